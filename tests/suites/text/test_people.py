"""The people of a page: names, sexes, faces and the grammar that agrees with them."""

from __future__ import annotations

import re

import pytest

from pointerbench.flow.drawings.people import look_of
from pointerbench.language.names import men, sex_of, women
from pointerbench.language.phrases import LANGUAGES, lexicon, read_toml
from pointerbench.suites.text import banks
from pointerbench.suites.text.filling import Filler
from pointerbench.suites.text.kit.people import avatar, camera, draw_people, draw_person, likeness
from pointerbench.suites.text.surfaces.social.parts import file_of
from pointerbench.suites.text.surfaces.social.team_parts import presence_of
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

every_language = pytest.mark.parametrize("language", LANGUAGES)
_BARE = re.compile(r"\{\w+~")


def writer(language: str, seed: int = 0) -> Writer:
    stream = Stream(f"people/{seed}")
    fonts = Fonts("Inter", "Inter", "Hack")
    return Writer(stream, language, draw_theme(stream, "light"), fonts, 16)


@every_language
def test_a_first_name_is_a_womans_or_a_mans(language: str) -> None:
    assert len(women(language)) >= 20
    assert len(men(language)) >= 20
    assert {*women(language), *men(language)} == set(lexicon(language, "first_names"))
    assert all(sex_of(language, f"{name} Q") == "woman" for name in women(language))
    assert all(sex_of(language, f"{name} Q") == "man" for name in men(language))
    assert sex_of(language, "+49 151 2345") == ""


@every_language
def test_a_face_suits_the_name_and_stays(language: str) -> None:
    w = writer(language)
    for person in [draw_person(w, sex) for sex in ("woman", "man") for _ in range(12)]:
        drawn = likeness(w, person.name, 40)
        assert drawn == likeness(w, person.name, 40)
        assert (look_of(int(drawn.data[0])).cut in (1, 2, 6)) == person.woman
    assert avatar(w) == avatar(w) == likeness(w, w.me, 36)
    assert len({person.first for person in draw_people(w, 8)}) == 8


@every_language
def test_people_of_a_page_can_be_told_apart(language: str) -> None:
    w = writer(language)
    people = w.people(8)
    assert len({likeness(w, name, 40).data for name in people}) == 8
    assert len({camera(w, name, 90).data for name in people}) == 8
    for kind in ("face", "camera"):
        looks = [look_of(seed) for (known, _), seed in w.faces.items() if known == kind]
        assert len({(look.skin, look.hair, look.cut) for look in looks}) == 8


def test_words_agree_with_the_person_of_their_slot() -> None:
    w = writer("de")
    text = "{person} ist {person~der neue Trainer|die neue Trainerin}, {he} half {she}."
    for _ in range(30):
        fill = Filler(w.stream, str, w._drawn, w.is_woman, {})
        said = fill(text)
        first, he, she = re.fullmatch(r"(\w+) .*, (\w+) half (\w+)\.", said).groups()  # type: ignore[union-attr]
        assert ("Trainerin" in said) == (first in women("de"))
        assert he in men("de")
        assert she in women("de")
    assert banks.variants("{person~Er|Sie} kam.") == ("Er kam.", "Sie kam.")


@every_language
def test_agreement_names_a_slot_of_a_person(language: str) -> None:
    for register in banks.registers(language):
        known = str(read_toml(banks._HERE / f"prose/{language}/{register}.toml"))
        slots = {form[0].rstrip("2") for form in banks.BOUND.findall(known)}
        assert slots <= {"person", "first"}, register
    assert not [text for text in banks.all_texts(language) if _BARE.search(text)]


def test_a_file_is_named_after_its_topic() -> None:
    w = writer("it")
    name = file_of(w, "Prova di evacuazione e punti di raccolta", 1)
    assert re.fullmatch(r"prova_evacuazione_2\.(?:pdf|docx|xlsx)", name)


def test_whoever_is_there_is_there_in_every_list() -> None:
    w = writer("nl")
    people = w.people(12)
    there = [presence_of(w, name) == w.theme.good for name in people]
    other = writer("nl", 5)
    assert there == [presence_of(other, name) == other.theme.good for name in people]
    assert {True, False} == set(there)
