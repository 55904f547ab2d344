"""The Text instructions: enough of them, each complete, in every form that they are said in."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from offenders import over

from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.designate import NUMBERED, PLACES
from pointerbench.suites.text.wording import VALUES, book, templates, word
from pointerbench.values.rng import Stream

MARKS = set(".,;:!?)»”(«“„¿¡")
STYLES = {"bold", "italic", "underline", "highlight", "strike", "code"}
# What each designator is told, by kind.
TOLD = {
    "word": {
        "only": {"text"},
        "nth": {"text", "nth"},
        "last": {"text"},
        "before": {"text", "other"},
        "after": {"text", "other"},
        "place": {"text", "at"},
        "sentence": {"text", "begins"},
    },
    "line": {"starts": {"text"}, "holds": {"w"}, "nth": {"nth", "p"}},
    "paragraph": {"starts": {"text"}, "ends": {"text"}, "under": {"text"}},
}
KINDS = {"w": "word", "line": "line", "p": "paragraph"}
# Articles that run together with the word before them or are doubled; in Spanish, "y" and "o" may
# be "e" and "u" before what is quoted.
WRONG = {
    "en": r"\b(the the|a the|the a)\b",
    "de": r"\b(in|an|zu|von) dem dem\b|\b(das das|die die Zeile|der der)\b",
    "fr": r"\b(de|à) (les? [«\"“{]|le (mot|paragraphe)\b|\{(w|p|mark)\})|\s(?=[.,])",
    "es": r"\b(a|de) (el\b|\{(w|p|mark)\})|\b[yo] (?=[«\"“']|\{(a|b|c|text|other)\})",
    "it": r"\b(di|a|in|su) (il|la|l'|i|le|\{(w|line|p|mark)\})(?!\w)",
    "nl": r"\b(de de|het het|de het)\b",
}
DRAWS = 25

each_wording = over(VALUES, LANGUAGES)
each_language = over(LANGUAGES)


def slots(text: str) -> list[tuple[str, str]]:
    """Names and forms of a template's slots."""
    return re.findall(r"\{(\w+)(?::(\w+))?\}", text)


def names(text: str) -> set[str]:
    return {name for name, _ in slots(text)}


def plain(template: str) -> str:
    """The template as one hears it: without capitals, marks and spacing."""
    return " ".join(re.sub(r"[^\w{}]+", " ", template.lower()).split())


def ways(language: str) -> Iterator[tuple[str, str, Any]]:
    """Kind, designator and way of every way to designate something."""
    for kind, designators in TOLD.items():
        for name in designators:
            for way in book(language)[kind][name]:
                yield kind, name, way
    for style in STYLES:
        for way in book(language)["word"]["style"][style]:
            yield "word", "style", way


@cache
def texts(language: str) -> list[str]:
    """All that has slots: wordings, ways and places."""
    found = [text for key in VALUES for text in templates(key, language)]
    for _, _, way in ways(language):
        found += [way] if isinstance(way, str) else way.values()
    return found + list(book(language)["places"]["numbered"].values())


@cache
def forms_used(language: str) -> dict[str, set[str]]:
    """The forms that are asked for, by slot."""
    found = defaultdict(set)
    for text in texts(language):
        for name, form in slots(text):
            found[name].add(form or "plain")
    return found


def formed(entry: Any, form: str) -> str:
    return entry if isinstance(entry, str) else str(entry[form])


# --- the lists ------------------------------------------------------------------------------------


@each_language
def test_says_every_key_and_names_every_mark_and_place(language: str) -> None:
    said = book(language)
    assert set(said["say"]) == set(VALUES)
    assert set(said["mark"]) == MARKS
    assert set(said["places"]["numbered"]) == set(NUMBERED)
    assert set(said["places"]["plain"]) == set(PLACES) - set(NUMBERED)
    assert set(said["word"]) == {*TOLD["word"], "style"}
    assert set(said["word"]["style"]) == STYLES
    assert all(len(pair) in (2, 4) for pair in said["quotes"])
    assert all(len(set(forms)) == 6 for forms in said["ordinals"].values())


@each_language
def test_enough_distinct_wordings(language: str) -> None:
    owner: dict[str, str] = {}
    for key in VALUES:
        assert len(templates(key, language)) >= (12 if language == "en" else 6), key
        for template in templates(key, language):
            assert plain(template) not in owner, f"{template!r} in {key} and elsewhere"
            owner[plain(template)] = key


@each_wording
def test_wordings_name_all_values_and_write_no_quotes(key: str, language: str) -> None:
    told = {"nth" if name == "n" else name for name in VALUES[key]}
    for template in templates(key, language):
        assert names(template) == told, template
        assert template[-1] in ".?", template
        assert not re.search(r"[\"«»“”„‘’—–]|  ", template), template


@each_language
def test_articles_are_contracted(language: str) -> None:
    for text in texts(language):
        assert not re.search(WRONG[language], text), text


def test_german_relative_clauses_end_in_a_mark() -> None:
    for key in VALUES:
        for template in templates(key, "de"):
            assert not re.search(r"\{(line|p)(:\w+)?\}(?![.,?])", template), template


# --- forms ----------------------------------------------------------------------------------------


@each_language
def test_every_way_has_every_form_and_tells_all(language: str) -> None:
    used = forms_used(language)
    slot_of = {kind: slot for slot, kind in KINDS.items()}
    for kind, name, way in ways(language):
        told = TOLD[kind].get(name, {"text"})
        for form in used[slot_of[kind]]:
            assert names(formed(way, form)) == told, (kind, name, form)


@each_language
def test_marks_and_ordinals_have_every_form(language: str) -> None:
    used, said = forms_used(language), book(language)
    for mark in MARKS:
        assert all(formed(said["mark"][mark], form) for form in used["mark"])
    assert used["nth"] <= set(said["ordinals"])
    formless = used.keys() - {"nth", "mark", *KINDS}
    assert all(used[name] == {"plain"} for name in formless)


# --- the sentences --------------------------------------------------------------------------------


def designators() -> dict[str, list[dict[str, Any]]]:
    only: dict[str, Any] = {"which": "only", "text": "Wald"}
    places: list[dict[str, Any]] = [
        {"which": "place", "place": place} | ({"n": at % 5 + 1} if place in NUMBERED else {})
        for at, place in enumerate(PLACES)
    ]
    paragraphs: list[dict[str, Any]] = [
        {"which": which, "text": "Mond am"} for which in TOLD["paragraph"]
    ]
    words: list[dict[str, Any]] = [
        only,
        {"which": "last", "text": "Wald"},
        {"which": "before", "text": "Wald", "other": "Mond"},
        {"which": "after", "text": "Wald", "other": "Mond"},
        {"which": "sentence", "text": "Wald", "begins": "Mond am"},
        *({"which": "nth", "text": "Wald", "n": n} for n in range(1, 6)),
        *({"which": "style", "text": "Wald", "style": style} for style in sorted(STYLES)),
        *({**place, "text": "Wald"} for place in places),
    ]
    lines: list[dict[str, Any]] = [
        {"which": "starts", "text": "Mond am"},
        {"which": "holds", "word": only},
        *({"which": "nth", "n": n, "paragraph": p} for n in range(1, 7) for p in paragraphs),
    ]
    return {"w": words, "line": lines, "p": paragraphs, "at": places}


DESIGNATORS = designators()
TEXTS = {"c": "ä", "a": "Tür", "b": "Igel", "text": "Haus"}


def values_of(key: str, stream: Stream) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name in VALUES[key]:
        if name in DESIGNATORS:
            values[name] = stream.pick(DESIGNATORS[name])
        elif name == "mark":
            values[name] = stream.pick(".,;:!?)»”" if key.endswith("after") else "(«“„¿¡")
        else:
            values[name] = stream.integer(1, 5) if name == "n" else TEXTS[name]
    return values


def told_texts(value: Any) -> Iterator[str]:
    """The texts of a value that its sentence must quote."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            if name in ("text", "other", "begins", "word", "paragraph"):
                yield from told_texts(part)


@each_wording
def test_sentences_are_whole(key: str, language: str) -> None:
    openings = {pair[: len(pair) // 2] for pair in book(language)["quotes"]}
    for draw in range(DRAWS):
        stream = Stream(f"{key}/{draw}")
        values = values_of(key, stream.child("values"))
        said = word(stream, key, language, **values)
        assert said[0] == said[0].upper() and not re.search(r"[{}]|  ", said), said
        assert not re.search(WRONG[language], said), said
        for name, value in values.items():
            for text in told_texts(value) if name != "mark" else ():
                assert any(mark + text in said for mark in openings), said


def test_a_wording_takes_its_values_only() -> None:
    with pytest.raises(ValueError, match="takes"):
        word(Stream("x"), "between_words", "en", a="one")
