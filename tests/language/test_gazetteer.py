"""The towns of every region: a dozen or more, each with its own postcodes and dialling code."""

from __future__ import annotations

import re

import pytest

from pointerbench.language.gazetteer import Town, country
from pointerbench.language.locales import Locale, locales
from pointerbench.values.rng import Stream

POSTCODES = {
    "US": r"\d{5}",
    "GB": r"[A-Z]{1,2}\d{1,2} \d[A-Z]{2}",
    "NL": r"\d{4} [A-Z]{2}",
    "AT": r"\d{4}",
    "CH": r"\d{4}",
    "BE": r"\d{4}",
}
every_region = pytest.mark.parametrize("place", locales().values(), ids=lambda place: place.region)


def towns(place: Locale) -> list[Town]:
    return list(country(place.language, place.country).towns.values())


@every_region
def test_there_are_a_dozen_towns_and_streets_or_more(place: Locale) -> None:
    assert len(towns(place)) >= 12
    streets = country(place.language, place.country).streets
    assert len(set(streets)) == len(streets) >= 20
    assert all(street.count("#") == 1 for street in streets)


@every_region
def test_postcodes_have_the_countrys_form_and_belong_to_one_town(place: Locale) -> None:
    own = country(place.language, place.country)
    stream = Stream("codes")
    taken: dict[tuple[str, int], str] = {}
    for town in towns(place):
        code = own.draw_postcode(stream, town.name)
        assert re.fullmatch(POSTCODES.get(place.country, r"\d{5}"), code), (town.name, code)
        for letters, first, last, _ in town.codes:
            assert first <= last
            for number in range(first, last + 1):
                assert taken.setdefault((letters, number), town.name) == town.name


@every_region
def test_telephones_are_of_the_town_and_as_long_as_any_other(place: Locale) -> None:
    lengths = {len(re.sub(r"\W", "", town.phone.replace("#", "0"))) for town in towns(place)}
    assert max(lengths) - min(lengths) <= 2
    for town in towns(place):
        start = re.split("#", town.phone)[0]
        assert town.draw_phone(Stream("phone")).startswith(start)
        assert start.strip()


@every_region
def test_addresses_end_as_the_country_writes_them(place: Locale) -> None:
    own = country(place.language, place.country)
    for town in towns(place):
        line = own.address_line(Stream("line"), town.name)
        assert town.name in line
        assert "{" not in line
        assert (place.country in ("US", "IT")) == bool(town.state)
        assert town.state in line
