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
_MARK = "\0"
"""Stands around the name of a slot until all else is tidied, so that its text stays untouched."""

Rules = Mapping[str, tuple[str, ...]]
_Open = dict[str, list[str]]


@cache
def _names(option: str) -> tuple[str, ...]:
    return tuple(_NAME.findall(option))


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
        raw = self._expanded(stream, rules(self.task, language), self.start, {})
        return filled(tidied(raw, language), self.slots)

    def _expanded(self, stream: Stream, known: Rules, symbol: str, memo: _Open) -> str:
        options = self._open(known, symbol, memo)
        if not options:
            raise LookupError(f"{self.task}: nothing can be said for {symbol}")

        def part(match: re.Match[str]) -> str:
            name = match[1]
            if name in self.slots:
                return f"{_MARK}{name}{_MARK}"
            return self._expanded(stream, known, self.aliases.get(name, name), memo)

        return _NAME.sub(part, stream.pick(options))

    def _open(self, known: Rules, symbol: str, memo: _Open) -> list[str]:
        """The alternatives of a symbol that can be said to the end; found once a sentence."""
        if symbol not in memo:
            memo[symbol] = []  # a symbol that leads back to itself is never said to the end
            memo[symbol] = [
                option
                for option in known.get(symbol, ())
                if all(
                    name in self.slots or self._open(known, self.aliases.get(name, name), memo)
                    for name in _names(option)
                )
            ]
        return memo[symbol]

    def shapes(self, language: str) -> Iterator[str]:
        """Every sentence of this start, slots as ``{name}``, each once; there may be thousands."""
        seen: set[str] = set()
        for raw in self._all(rules(self.task, language), self.start, {}):
            shape = tidied(raw, language)
            if shape not in seen:
                seen.add(shape)
                yield re.sub(f"{_MARK}(\\w+){_MARK}", r"{\1}", shape)

    def _all(self, known: Rules, symbol: str, memo: _Open) -> Iterator[str]:
        for option in self._open(known, symbol, memo):
            yield from self._completed(known, memo, "", option)

    def _completed(self, known: Rules, memo: _Open, done: str, rest: str) -> Iterator[str]:
        match = _NAME.search(rest)
        if match is None:
            yield done + rest
            return
        name, before, after = match[1], done + rest[: match.start()], rest[match.end() :]
        if name in self.slots:
            yield from self._completed(known, memo, f"{before}{_MARK}{name}{_MARK}", after)
            return
        for part in self._all(known, self.aliases.get(name, name), memo):
            yield from self._completed(known, memo, before + part, after)


def tidied(raw: str, language: str) -> str:
    """Without the blanks that empty parts left; English sentences with their capitals."""
    text = re.sub(r"  +", " ", raw).strip()
    if language == "zh":
        return text
    text = re.sub(r" ([,.;:?!])", r"\1", text)
    text = re.sub(r"[.?!] [a-z]", lambda match: match[0].upper(), text)
    return text[:1].upper() + text[1:]


def filled(shape: str, slots: Mapping[str, str]) -> str:
    """The text with what the slots hold; a sentence that starts with a slot gets its capital."""
    text = re.sub(f"{_MARK}(\\w+){_MARK}", lambda match: slots[match[1]], shape)
    return text[:1].upper() + text[1:]
