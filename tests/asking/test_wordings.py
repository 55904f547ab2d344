"""The grammars of the tasks: every path can be said, in both languages, and reads cleanly."""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path

import pytest

from pointerbench.asking import grammar
from pointerbench.asking.conditions import KIN
from pointerbench.asking.grammar import Speech
from pointerbench.asking.question import LANGUAGES
from pointerbench.values.rng import Stream

WORDINGS = Path(grammar.__file__).parent / "wordings"
TASKS = ("element", "spatial", "visual")
SLOTS = ("text", "a_text", "b_text", "look", "sign", "picture", "item", "items", "measure")
FORMS = re.compile(r"^(thing|place)_")


def speech(task: str, start: str, **aliases: str) -> Speech:
    usual = {"act": "act_button", "press": "press_web", "plain": "plain_web"}
    usual |= {"screen": "screen_web", "noun": "noun_button", "nouns": "nouns_button"}
    usual |= {"a_thing": "a_thing_text", "b_thing": "b_thing_text", "bare": "bare_type"}
    usual |= {"a_noun": "noun_link", "b_noun": "noun_link", "thing": "thing_type"}
    usual |= {"state": "state_on", "colour": "colour_red", "shape": "shape_circle"}
    usual |= {"corner": "corner_upper_left", "from": "from_left", "nth": "nth_3"}
    usual |= {"place": "place_between", "longer": "longer_between"}
    return Speech(task, start, dict.fromkeys(SLOTS, "①"), usual | aliases)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("task", TASKS)
def test_every_form_can_be_said_and_reads_cleanly(task: str, language: str) -> None:
    for symbol in grammar.rules(task, language):
        said = set(itertools.islice(speech(task, symbol).shapes(language), 4000))
        assert said, symbol
        for text in said:
            assert "  " not in text and text == text.strip(), text
            if language == "zh":
                assert not set(",.?!;:") & set(text) and not re.search(r"[a-z] |[A-Z]", text), text


@pytest.mark.parametrize("task", TASKS)
def test_both_languages_have_the_same_forms(task: str) -> None:
    table = tomllib.loads((WORDINGS / f"{task}.toml").read_text("utf-8"))
    forms = [{name for name in table[language] if FORMS.match(name)} for language in LANGUAGES]
    assert forms[0] == forms[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_element_has_a_noun_and_verbs(language: str) -> None:
    known = grammar.rules("element", language)
    assert {f"{word}_{kind}" for kind in KIN for word in ("noun", "act")} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_hundreds_of_sentence_shapes(language: str) -> None:
    element = speech("element", "sentence", thing="thing_text_type")
    assert len(list(itertools.islice(element.shapes(language), 3000))) == 3000


def test_slots_are_filled_in_as_they_stand() -> None:
    said = Speech("element", "np", {"text": "“a  b ,c”"}, {"thing": "thing_text"})
    assert "“a  b ,c”" in said.spoken(Stream("x"), "en")
    with pytest.raises(LookupError):
        Speech("element", "np", {}, {"thing": "thing_text"}).spoken(Stream("x"), "en")
