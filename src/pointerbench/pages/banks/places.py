"""Cities as they are, and streets in them as they are nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pointerbench.pages.banks.memory import Memory
from pointerbench.pages.banks.people import DIGITS, LETTERS, code
from pointerbench.pages.banks.prose import lines_of, read_table
from pointerbench.values.rng import Stream


@dataclass(frozen=True)
class Places:
    """What a language's places are made of.

    ``cities`` are known to all; ``home`` stand in addresses, by currency; ``estates`` are named
    buildings, which Chinese addresses have.
    """

    cities: tuple[str, ...]
    home: dict[str, tuple[str, ...]]
    districts: tuple[str, ...]
    streets: tuple[str, ...]
    ways: tuple[str, ...]
    estates: tuple[str, ...] = ()


@cache
def places(language: str) -> Places:
    """The places of a language."""
    read = read_table(language, "places")
    listed = {key: lines_of(read[key].replace(" | ", "\n")) for key in read if key != "home"}
    home = {sign: lines_of(block.replace(" | ", "\n")) for sign, block in read["home"].items()}
    return Places(home=home, **listed)


def street(stream: Stream, memory: Memory, language: str) -> str:
    """A house in a street: "14 Alder Lane" / "青杨路88号"."""
    bank = places(language)
    name = memory.pick(stream, "street", bank.streets)
    number, way = stream.integer(1, 240), stream.pick(bank.ways)
    return f"{name}{way}{number}号" if language == "zh" else f"{number} {name} {way}"


def district(stream: Stream, memory: Memory, language: str) -> str:
    """A part of a town: "Oldgate" / "文澜区"."""
    return memory.pick(stream, "district", places(language).districts)


def address(stream: Stream, memory: Memory, language: str, currency: str) -> str:
    """A whole address on one line."""
    bank = places(language)
    house = street(stream, memory, language)
    town = stream.pick(bank.home[currency])
    if language == "en":
        flat = f"{stream.pick(('Apt', 'Unit', 'Flat') if currency == '$' else ('Flat',))} "
        inner = f"{flat}{stream.integer(1, 28)}, " if stream.chance(0.2) else ""
        return f"{inner}{house}, {code(stream, town, {'#': DIGITS, '?': LETTERS})}"
    estate = memory.pick(stream, "estate", bank.estates)
    floor, room = stream.integer(2, 26), stream.integer(1, 6)
    block = f"{stream.integer(1, 18)}栋" if stream.chance(0.6) else f"{stream.pick('ABC')}座"
    area = district(stream, memory, language)
    return f"{town}{area}{house}{estate}{block}{floor:02}{room:02}室"
