"""Reads the data files, each once in a process and only when it is asked for.

A *phrase list* is a multi-line string with one meaning a line: six texts in the order of
`LANGUAGES`, parted by ' | '. One text alone serves all six languages; a cell before the six holds
attributes, parted by commas. A reference `status.order` names the list `order` of
`phrases/status.toml`; `.order` names it in the `lists` of the table kind at hand.
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


@cache
def read(name: str) -> dict[str, Any]:
    """The TOML file `name` (without suffix, relative to this folder)."""
    return tomllib.loads((_HERE / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def kind_names() -> tuple[str, ...]:
    """Every table kind, in alphabetical order."""
    return tuple(sorted(path.stem for path in (_HERE / "kinds").glob("*.toml")))


@cache
def companions(kind: str) -> tuple[str, ...]:
    """The kinds of the same group, itself included: those that one workbook may hold."""
    group = read(f"kinds/{kind}")["group"]
    return tuple(name for name in kind_names() if read(f"kinds/{name}")["group"] == group)


@cache
def phrases(reference: str, language: str, kind: str = "") -> tuple[Phrase, ...]:
    """The list that a reference names, in one language."""
    file, _, name = reference.rpartition(".")
    lists = read(f"phrases/{file}") if file else read(f"kinds/{kind}")["lists"]
    return parse_phrases(lists[name], language, name)


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
def texts(reference: str, language: str, kind: str = "") -> tuple[str, ...]:
    """The bare texts of a phrase list."""
    return tuple(phrase.text for phrase in phrases(reference, language, kind))


@cache
def by_attribute(reference: str, language: str) -> dict[str, str]:
    """The texts of a list by their first attribute: {'kg': 'kg', 'pc': 'Stk.'}."""
    return {phrase.attributes[0]: phrase.text for phrase in phrases(reference, language)}


@cache
def word(reference: str, language: str) -> tuple[str, ...]:
    """The alternatives of a single phrase: `headers.date`, parted by ' / '."""
    (phrase,) = phrases(reference, language)
    return tuple(phrase.text.split(" / "))


@cache
def lexicon(language: str, name: str) -> tuple[str, ...]:
    """A list of names of one language, parted by commas or line ends."""
    lines = read(f"lexicon/{language}")[name].replace("\n", ",")
    return tuple(part.strip() for part in lines.split(",") if part.strip())
