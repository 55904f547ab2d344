"""Texts of one meaning in all six languages, read once a process.

A *phrase list* is a multi-line string with one meaning a line: six texts in the order of
`LANGUAGES`, parted by ' | '. One text alone serves all six languages; a cell before the six holds
attributes, parted by commas.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")

_HERE = Path(__file__).parent


class Phrase(NamedTuple):
    """A text in one language, the attributes that its line states for all, and where it stands."""

    text: str
    attributes: tuple[str, ...]
    place: int
    source: str


def toml_of(path: Path) -> dict[str, Any]:
    """The file's tables, for those who keep what they make of them."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


read_toml = cache(toml_of)
"""The file's tables, read once a process."""


def parse_phrases(lines: str, language: str, source: str = "") -> tuple[Phrase, ...]:
    """The texts of one language, line by line."""
    rows = enumerate(lines.strip().splitlines())
    return tuple(_phrase(line.split(" | "), language, place, source) for place, line in rows)


def _phrase(cells: list[str], language: str, place: int, source: str) -> Phrase:
    attributes: tuple[str, ...] = ()
    if len(cells) in (2, len(LANGUAGES) + 1):
        attributes = tuple(part.strip() for part in cells.pop(0).split(","))
    position = LANGUAGES.index(language) if len(cells) > 1 else 0
    return Phrase(cells[position].strip(), attributes, place, source)


@cache
def calendar(name: str, language: str) -> tuple[str, ...]:
    """A list of ``calendar.toml``: months, short_months, weekdays, ..."""
    lines = read_toml(_HERE / "calendar.toml")[name]
    return tuple(phrase.text for phrase in parse_phrases(lines, language))


@cache
def lexicon(language: str, name: str) -> tuple[str, ...]:
    """A list of names of one language, parted by commas or line ends."""
    lines = read_toml(_HERE / f"lexicon/{language}.toml")[name].replace("\n", ",")
    return tuple(part.strip() for part in lines.split(",") if part.strip())
