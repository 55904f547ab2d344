"""The banks of sentences: enough of them, all different, and every font can set them."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest
from offenders import over

from pointerbench.language.locales import locales
from pointerbench.language.phrases import LANGUAGES, read_toml
from pointerbench.picture.fonts import families, font
from pointerbench.suites.text import banks
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import SLOTS, Writer
from pointerbench.values.rng import Stream

every_language = pytest.mark.parametrize("language", LANGUAGES)
SENTENCE = re.compile(r"[.!?…][\"'»”“’)\u00a0 ]*$")


def sentences(language: str) -> list[str]:
    return [text for text in banks.all_texts(language) if SENTENCE.search(text)]


@every_language
def test_there_are_enough_sentences_and_no_two_are_the_same(language: str) -> None:
    found = [text for text in sentences(language) if len(text.split()) >= 4]
    assert len(set(found)) >= 400
    prose = [
        sentence
        for register in banks.registers(language)
        if "passage" in _raw(language, register)
        for passage in banks.passages(language, register)
        for sentence in passage.sentences
    ]
    assert len(prose) == len(set(prose))


def _raw(language: str, register: str) -> dict[str, object]:
    return read_toml(banks._HERE / f"prose/{language}/{register}.toml")


def test_every_language_has_the_same_registers() -> None:
    assert len({banks.registers(language) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("file", banks.label_files())
def test_labels_are_there_in_all_languages(file: str) -> None:
    known = [banks.labels(language, file) for language in LANGUAGES]
    lines = read_toml(banks._HERE / f"labels/{file}.toml")["labels"].strip().splitlines()
    keys = [line.split(" | ")[0] for line in lines]
    assert len(keys) == len(set(keys))
    for line in lines:
        assert len([cell for cell in line.split(" | ") if cell.strip()]) == 7, line
    for key in known[0]:
        if key.startswith(("firm.", "bank.")):
            continue  # invented names, each language in its own way
        slots = [set(re.findall(r"\{(\w+)\}", labels[key])) for labels in known]
        assert all(own == slots[0] for own in slots), key


@every_language
def test_slots_are_ones_that_a_writer_fills(language: str) -> None:
    for register in banks.registers(language):
        for value in str(_raw(language, register)).split("\\n"):
            for slot in banks.SLOT.findall(value):
                assert slot.rstrip("2") in SLOTS, f"{language}/{register}: {slot}"


@cache
def texts_of(language: str) -> list[str]:
    return [banks.SLOT.sub("", text) for text in banks.all_texts(language)]


@cache
def signs_of(language: str) -> str:
    return "".join(sorted(set(banks.typeset("".join(texts_of(language)), language))))


@over(families())
def test_every_font_has_a_glyph_for_every_character(family: str) -> None:
    for language, (bold, italic) in product(LANGUAGES, product((False, True), repeat=2)):
        signs = signs_of(language)
        own = font(family, 15, bold=bold, italic=italic)
        assert len(own.pens(signs)) == len(signs) + 1, (language, bold, italic)


@every_language
def test_every_text_can_be_set_whole(language: str) -> None:
    for number, text in enumerate(texts_of(language)):
        regular = font(families()[number % len(families())], 15)
        assert regular.pens(text)[-1] > 0 or not text.strip()


@every_language
def test_a_page_never_gets_a_text_twice_and_its_names_are_of_one_region(language: str) -> None:
    stream = Stream("writer")
    writer = Writer(
        stream, language, draw_theme(stream, "light"), Fonts("Inter", "Inter", "Hack", False), 16
    )
    lines = writer.lines("todos", writer.left("todos"))
    assert len(lines) == len(set(lines))
    with pytest.raises(ValueError, match="todos has only"):
        writer.line("todos")
    passages = writer.passages("news", 99)
    assert len({passage.title for passage in passages}) == len(passages)
    assert not any("{" in sentence for passage in passages for sentence in passage.sentences)
    assert writer.locale.language == language


def test_french_has_its_blanks_before_marks_that_are_two_parts_high() -> None:
    assert banks.typeset("« Oui ! » dit-elle : non ?", "fr") == (
        "«\u00a0Oui\u00a0!\u00a0» dit-elle\u00a0: non\u00a0?"
    )
    assert banks.typeset("So ? Yes !", "en") == "So ? Yes !"


def test_labels_have_choices_and_slots_as_the_banks_have(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Stream("labels")
    writer = Writer(
        stream, "en", draw_theme(stream, "light"), Fonts("Inter", "Inter", "Hack", False), 16
    )
    monkeypatch.setattr(
        "pointerbench.suites.text.writer.label",
        lambda *_: "{Rest|All but {n}} of {n}, {few} {left}",
    )
    said = {writer.say("rest", n=7) for _ in range(40)}
    assert {text.split(" of")[0] for text in said} == {"Rest", "All but 7"}
    assert all(re.fullmatch(r"[\w ]+ of 7, [3-9] \{left\}", text) for text in said)


@every_language
def test_a_choice_of_nothing_takes_its_blank_with_it(language: str) -> None:
    found = [banks.SLOT.sub("x", text) for text in banks.all_texts(language)]
    assert [text for text in found if re.search(r"\w [.,](\s|$)", text)] == []


@every_language
@pytest.mark.parametrize("register", ["essay", "fiction", "magazine", "memo", "manual", "terms"])
def test_every_other_page_of_a_register_is_new(language: str, register: str) -> None:
    """Choices and topics are many enough: of eight draws, under half of the sentences come again
    (without choices and with three topics it was two thirds)."""
    seen: set[str] = set()
    again = total = 0
    for seed in range(24):
        stream = Stream(f"again/{seed}")
        writer = Writer(
            stream,
            language,
            draw_theme(stream, "light"),
            Fonts("Inter", "Inter", "Hack", False),
            16,
        )
        if seed % 8 == 0:
            seen = set()
        for sentence in writer.passage(register).sentences:
            again += sentence in seen
            total += 1
            seen.add(sentence)
    assert again / total < 0.5


def test_american_pages_have_american_spelling() -> None:
    text = "The neighbours organised jewellery for the theatre, three metres from the kerb."
    assert locales()["en_US"].respelt(text) == (
        "The neighbors organized jewelry for the theater, three meters from the curb."
    )
