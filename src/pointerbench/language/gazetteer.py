"""The towns of a country, each with its own postcodes and dialling code, and the country's streets.

The data is ``gazetteer/<language>.toml``, one table a country; towns have the names that speakers
of the language give them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.language.spelling import filled
from pointerbench.values.rng import Stream

_HERE = Path(__file__).parent
_CODES = re.compile(r"([A-Z]*)(\d+)-\1(\d+)")


class Codes(NamedTuple):
    """A range of postcodes: letters before it (``"LS"``), first and last number, least digits."""

    letters: str
    first: int
    last: int
    digits: int


@dataclass(frozen=True, slots=True)
class Town:
    """A town; ``phone`` is a shape ('#' a digit), ``state`` empty where addresses name none."""

    name: str
    codes: tuple[Codes, ...]
    phone: str
    state: str

    def draw_phone(self, stream: Stream) -> str:
        """A telephone number of the town."""
        return filled(stream, self.phone)


@dataclass(frozen=True, slots=True)
class Country:
    """A country's towns by name, its streets ('#' is the house number), its mobile numbers."""

    towns: Mapping[str, Town]
    streets: tuple[str, ...]
    mobiles: tuple[str, ...]
    tail: str
    line: str

    def draw_postcode(self, stream: Stream, town: str) -> str:
        """A postcode of the town; KeyError if the country has no such town."""
        letters, first, last, digits = stream.pick(self.towns[town].codes)
        number = str(stream.integer(first, last)).rjust(digits, "0")
        return letters + number + filled(stream, self.tail)

    def address_line(self, stream: Stream, town: str) -> str:
        """The last line of an address: postcode and town as the country orders them."""
        code = self.draw_postcode(stream, town)
        return self.line.format(code=code, town=town, state=self.towns[town].state)


@cache
def country(language: str, code: str) -> Country:
    """The country of that ISO code as speakers of the language write of it."""
    entry = read_toml(_HERE / f"gazetteer/{language}.toml")[code]
    towns = [_town(line) for line in entry["towns"].strip().splitlines()]
    streets = entry["streets"].replace("\n", ",").split(",")
    return Country(
        {town.name: town for town in towns},
        tuple(street.strip() for street in streets if street.strip()),
        tuple(entry["mobiles"]),
        entry["tail"],
        entry["line"],
    )


def _town(line: str) -> Town:
    name, codes, phone, *state = line.split(" | ")
    return Town(name, tuple(map(_range, codes.split(", "))), phone, state[0] if state else "")


def _range(text: str) -> Codes:
    """``"BS1-BS9"``, ``"04103-04109"``; ValueError where it is no range."""
    found = _CODES.fullmatch(text)
    if found is None:
        raise ValueError(f"no range of postcodes: {text!r}")
    letters, first, last = found.groups()
    return Codes(letters, int(first), int(last), len(first))
