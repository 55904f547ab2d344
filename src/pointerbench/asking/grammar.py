"""Context-free grammars of instructions: TOML files with one table for each language.

A symbol is a list of alternatives; ``{name}`` in one stands for a symbol or for a slot, whose
text is filled in as it is. ``shared.toml`` holds what all tasks say; a task's own file goes over
it. An alternative that needs a slot that is not given is out. Written in lower case: a sentence
gets its capital here. A part that came out empty leaves no blank behind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from pointerbench.language.phrases import read_toml
from pointerbench.values.rng import Stream

_HERE = Path(__file__).parent / "wordings"
_NAME = re.compile(r"\{(\w+)\}")
_DEEPEST = 12
_MARK = "\0"
"""Stands around the name of a slot until all else is tidied, so that its text stays untouched."""

Rules = Mapping[str, tuple[str, ...]]


@cache
def rules(task: str, language: str) -> Rules:
    """The symbols of a task in one language, with those that all tasks share."""
    merged: dict[str, tuple[str, ...]] = {}
    for name in ("shared", task):
        table = read_toml(_HERE / f"{name}.toml")[language]
        merged |= {symbol: tuple(options) for symbol, options in table.items()}
    return merged


@dataclass(frozen=True, slots=True)
class Speech:
    """What is to be said: a symbol to start from, slots, and symbols that stand for others.

    Attributes:
        task: whose grammar.
        start: the symbol of a whole sentence, or of a part of one.
        slots: text by the name of the slot.
        aliases: a symbol by the name that the grammar uses for it, as ``act`` for ``act_slider``.
    """

    task: str
    start: str
    slots: Mapping[str, str] = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)

    def spoken(self, stream: Stream, language: str) -> str:
        """One sentence (or part), drawn from all that the grammar has for these slots.

        Raises:
            LookupError: no alternative can be said with these slots; a flaw of the grammar.
        """
        return filled(tidied(self._expanded(stream, language, self.start), language), self.slots)

    def _expanded(self, stream: Stream, language: str, symbol: str) -> str:
        known = rules(self.task, language)
        options = self._open(known, symbol, 0)
        if not options:
            raise LookupError(f"{self.task}: nothing can be said for {symbol} in {language}")

        def part(match: re.Match[str]) -> str:
            name = match[1]
            if name in self.slots:
                return f"{_MARK}{name}{_MARK}"
            return self._expanded(stream, language, self.aliases.get(name, name))

        return _NAME.sub(part, stream.pick(options))

    def _open(self, known: Rules, symbol: str, depth: int) -> list[str]:
        """The alternatives of a symbol that can be said to the end."""
        options = known.get(symbol, ()) if depth < _DEEPEST else ()
        return [
            option
            for option in options
            if all(
                name in self.slots or self._open(known, self.aliases.get(name, name), depth + 1)
                for name in _NAME.findall(option)
            )
        ]

    def shapes(self, language: str) -> Iterator[str]:
        """Every sentence of this start, slots as ``{name}``, each once; there may be thousands."""
        seen: set[str] = set()
        for raw in self._all(rules(self.task, language), self.start):
            shape = tidied(raw, language)
            if shape not in seen:
                seen.add(shape)
                yield re.sub(f"{_MARK}(\\w+){_MARK}", r"{\1}", shape)

    def _all(self, known: Rules, symbol: str) -> Iterator[str]:
        for option in self._open(known, symbol, 0):
            yield from self._completed(known, "", option)

    def _completed(self, known: Rules, done: str, rest: str) -> Iterator[str]:
        match = _NAME.search(rest)
        if match is None:
            yield done + rest
            return
        name, before, after = match[1], done + rest[: match.start()], rest[match.end() :]
        if name in self.slots:
            yield from self._completed(known, f"{before}{_MARK}{name}{_MARK}", after)
            return
        for part in self._all(known, self.aliases.get(name, name)):
            yield from self._completed(known, before + part, after)


def tidied(raw: str, language: str) -> str:
    """Without the blanks that empty parts left; an English sentence with its capital."""
    text = re.sub(r"  +", " ", raw).strip()
    if language == "zh":
        return text
    text = re.sub(r" ([,.;:?!])", r"\1", text)
    return text[:1].upper() + text[1:]


def filled(shape: str, slots: Mapping[str, str]) -> str:
    """The text with what the slots hold; a sentence that starts with a slot gets its capital."""
    text = re.sub(f"{_MARK}(\\w+){_MARK}", lambda match: slots[match[1]], shape)
    return text[:1].upper() + text[1:]
