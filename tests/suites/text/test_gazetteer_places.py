"""Addresses on pages: a postcode belongs to the town that stands beside it."""

from __future__ import annotations

import re

import pytest

from pointerbench.contract.task import STANDARD
from pointerbench.language.gazetteer import country
from pointerbench.language.locales import locales
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.layout import lay_out_scene
from pointerbench.suites.text.surfaces import builder
from pointerbench.values.rng import Stream

_ADDRESSED = ("fax", "formal_letter", "hotel_page", "real_estate", "shipping_label", "receipt")
_CODE = r"([A-Z]{0,2})(\d+)(?: \d?[A-Z]{2})?"


def misplaced(text: str, language: str) -> list[str]:
    """Addresses in the text whose postcode is not one of the town's in any region."""
    places = [place.country for place in locales().values() if place.language == language]
    towns = [town for place in places for town in country(language, place).towns.values()]
    found = []
    for name in dict.fromkeys(town.name for town in towns):
        ranges = [code for town in towns if town.name == name for code in town.codes]
        form = rf"\b{re.escape(name)},? (?:[A-Z]{{2}} )?{_CODE}\b"
        if language != "en":
            form = rf"(?<![-\w]){_CODE} {re.escape(name)}\b"
        for match in re.finditer(form, text):
            letters, number = match[1], int(match[2])
            if not any(c.letters == letters and c.first <= number <= c.last for c in ranges):
                found.append(match[0])
    return found


def test_a_wrong_postcode_is_found() -> None:
    assert misplaced("50667 Köln, 04105 Leipzig", "de") == []
    assert misplaced("10115 Köln", "de") == ["10115 Köln"]
    assert misplaced("York LS1 4BB\nBoston, MA 02110", "en") == ["York LS1 4BB"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("surface", _ADDRESSED)
def test_postcodes_belong_to_their_towns(surface: str, language: str) -> None:
    builder(surface)
    scene = compose(Stream(f"places/{surface}"), Brief(surface, language))
    text = "\n".join(line.text for line in lay_out_scene(scene, STANDARD, worn=False).page.lines)
    assert misplaced(text, language) == []
