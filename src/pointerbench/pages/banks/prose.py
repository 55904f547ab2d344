"""Sentences, titles, messages and reviews: lines of the banks, their slots filled.

A line may hold slots: ``{dish}``, one of the file's own ``slots``; what every text may name
(person, given, family, city, company, brand, weekday, workday, month); or ``{3-12}``, a whole
number of that range.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.memory import Memory
from pointerbench.values.rng import Stream

TOPICS = (
    *("work", "food", "travel", "shopping", "news", "study", "sport", "music", "film", "home"),
    *("tech", "finance", "health", "nature", "culture"),
)
REVIEWS: Mapping[str, str] = {
    **dict.fromkeys(("shopping", "tech", "home"), "goods"),
    "food": "table",
    "travel": "stay",
    **dict.fromkeys(("film", "music", "culture", "news"), "work"),
    **dict.fromkeys(("work", "study", "sport", "finance", "health"), "service"),
    "nature": "place",
}
"""What is reviewed, by topic: a product, a restaurant, a hotel, a work, a service, a place."""

_HERE = Path(__file__).parent
_SLOT = re.compile(r"\{([a-z0-9-]+)\}")
_ARTICLE = re.compile(r"\b([Aa]) (?=(?!one\b|uni|use|uti|eu)[aeiou])", re.IGNORECASE)
Slots = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Bank:
    """The lines of a file by kind, and what its slots can hold."""

    lines: Mapping[str, tuple[str, ...]]
    slots: Slots


@cache
def read_bank(language: str, name: str) -> Bank:
    """A file of a language's folder: blocks of lines, and slots."""
    read = read_table(language, name)
    slots = {slot: tuple(line.split(" | ")) for slot, line in read.pop("slots", {}).items()}
    return Bank({kind: lines_of(block) for kind, block in read.items()}, slots)


def read_table(language: str, name: str) -> dict[str, Any]:
    """A data file, with typographic apostrophes."""
    text = (_HERE / language / f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"))


def lines_of(block: str) -> tuple[str, ...]:
    """The lines of a block that say something."""
    return tuple(filter(None, map(str.strip, block.splitlines())))


@dataclass(frozen=True)
class Speaker:
    """Says lines of banks: each once a document, and no text twice.

    ``common`` draws what stands in a slot that every text can have.
    """

    stream: Stream
    language: str
    memory: Memory
    common: Mapping[str, Callable[[], str]]

    def say(self, name: str, kind: str, most: int) -> str:
        """A line of that kind, with its slots filled, of at most so many characters.

        Raises:
            LookupError: nothing as short was found.
        """
        bank = read_bank(self.language, name)
        lines = tuple(line for line in bank.lines[kind] if len(_SLOT.sub("", line)) < most)

        def filled() -> str:
            return self._filled(name, self._line(f"{name}.{kind}", lines), bank.slots)

        text = self.memory.fresh(name, filled, lambda text: len(text) <= most) if lines else ""
        if not 0 < len(text) <= most:
            raise LookupError(f"no {kind} of {name!r} in {most} characters")
        return text

    def _line(self, key: str, lines: tuple[str, ...]) -> str:
        """One of the lines; those with slots twice as often, as they can say many things."""
        groups = {
            "open": tuple(line for line in lines if "{" in line),
            "whole": tuple(line for line in lines if "{" not in line),
        }
        weights = {"open": 2 * len(groups["open"]), "whole": len(groups["whole"])}
        group = self.stream.weighted(weights)
        return self.memory.pick(self.stream, f"{key}.{group}", groups[group])

    def _filled(self, name: str, line: str, slots: Slots) -> str:
        used: set[str] = set()

        def value(match: re.Match[str]) -> str:
            slot = match[1]
            if slot in slots:
                left = [option for option in slots[slot] if option not in used]
                text = self.memory.pick(self.stream, f"{name}.{slot}", left)
            elif slot in self.common:
                text = self._common(slot, used)
            else:
                low, high = slot.split("-")
                text = str(self.stream.integer(int(low), int(high)))
            used.add(text)
            return text

        text = _SLOT.sub(value, line)
        return _respelt(text) if self.language == "en" else text

    def _common(self, slot: str, used: set[str]) -> str:
        """What every text may name, and the line does not name yet."""
        text = self.common[slot]()
        while text in used:
            text = self.common[slot]()
        return text


def _respelt(text: str) -> str:
    """English as it is written: "an" before vowels, and a capital to begin with."""
    return _ARTICLE.sub(r"\1n ", text[0].upper() + text[1:])
