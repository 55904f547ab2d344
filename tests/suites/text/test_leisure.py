"""What belongs together on the pages of food, travel, films and health."""

from __future__ import annotations

import datetime as dt
import re
from itertools import pairwise

import pytest
from offenders import over

from pointerbench.elements.photos import photos
from pointerbench.language.gazetteer import country
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text import banks
from pointerbench.suites.text.kit.photos import SUBJECTS
from pointerbench.suites.text.surfaces.leisure.climate import sun_hours
from pointerbench.suites.text.surfaces.leisure.connections import Trip
from pointerbench.suites.text.surfaces.leisure.routes import routes
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

# What a note of the medical register calls its patient.
PATIENT = {
    "de": ("Patient", "Patientin"),
    "fr": ("patient", "patiente"),
    "es": ("El paciente", "La paciente"),
    "it": ("Il paziente", "La paziente"),
    "nl": ("patiënt", "patiënte"),
}
COUNTRIES = ("DE", "AT", "CH", "US", "GB", "FR", "BE", "ES", "MX", "IT", "NL")


def writer(language: str, name: str) -> Writer:
    stream = Stream(f"leisure/{name}/{language}")
    return Writer(
        stream, language, draw_theme(stream, "light"), Fonts("Inter", "Inter", "Hack"), 16
    )


def test_subjects_name_photographs() -> None:
    named = {name for names in SUBJECTS.values() for name in names}
    assert named <= photos().keys()


@over(LANGUAGES)
def test_a_passage_names_photographs_that_there_are(language: str) -> None:
    for register in ("travel", "synopsis", "encyclopedia"):
        for passage in banks.passages(language, register):
            words = " ".join(passage.beside.get("photo", ())).split()
            assert set(words) <= photos().keys(), passage.title
            assert words or register != "travel", passage.title


def test_a_page_shows_no_photograph_twice() -> None:
    w = writer("en", "photos")
    shown = [w.photo(*SUBJECTS["town"]) for _ in SUBJECTS["town"]]
    assert sorted(shown) == sorted(SUBJECTS["town"])


def test_a_photograph_that_nothing_describes_is_an_error() -> None:
    with pytest.raises(ValueError, match="no photograph shows"):
        writer("en", "none").photo("unseen")


@over(COUNTRIES)
def test_a_train_reaches_its_stops_one_after_another(land: str) -> None:
    for route in routes(land, "en"):
        assert len(route.towns) == len(set(route.towns)) == len(route.minutes) == 5
        assert route.minutes[0] == 0
        assert all(first < then for first, then in pairwise(route.minutes))
        assert route.back().back() == route
        assert Trip(route, 600, 4, 2, opened=True).length == route.minutes[-1] + 28


def test_every_region_has_trains() -> None:
    for language in LANGUAGES:
        for number in range(12):
            land = writer(language, str(number)).locale.country
            assert country(language, land).towns
            assert routes(land, language)


def test_days_are_long_in_summer() -> None:
    rise, set_ = sun_hours(dt.date(2024, 6, 21))
    assert rise < 6 * 60 and set_ > 20.5 * 60
    rise, set_ = sun_hours(dt.date(2024, 12, 21))
    assert rise > 7.5 * 60 and set_ < 17 * 60


@over(PATIENT)
def test_a_note_agrees_with_its_patient(language: str) -> None:
    for sex in ("man", "woman"):
        w = writer(language, sex)
        own, other = PATIENT[language] if sex == "man" else PATIENT[language][::-1]
        patient = w.person(sex)
        for _ in range(w.left("medical")):
            text = " ".join(w.passage("medical", person=patient).sentences)
            assert not re.search(rf"\b{other}\b", text, re.IGNORECASE), text
            assert re.search(rf"\b{own}\b", text, re.IGNORECASE) or language in (
                "es",
                "it",
                "nl",
            ), text


# A surface of each kind whose notices stand on every page.
NOTICES = ("bp_note_1", "announce_3", "hotel_text_1", "lab_rest", "act_4_text", "report_1")


@over(LANGUAGES)
def test_notices_say_the_same_in_more_than_twenty_ways(language: str) -> None:
    w = writer(language, "notices")
    for key in NOTICES:
        late = [5 * w.integer(1, 4) for _ in range(120)]
        said = {w.say(f"leisure.{key}", city="Ulm", name="Ada", n=n) for n in late}
        assert len(said) > 20, key
