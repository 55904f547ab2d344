"""Fills the texts of the banks: makes choices, fills slots, marks what a writer might stress."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from pointerbench.suites.text.banks import BOUND, CHOICE
from pointerbench.values.rng import Stream

_PARTS = re.compile(r"(\{\w+\}|\*)")
_DAYS = frozenset(("date", "soon", "coming", "later"))
_KINDS = {
    **dict.fromkeys(("person", "woman", "man", "company", "city", "street"), "name"),
    **dict.fromkeys(("big", "percent", "amount", "time", "code", *_DAYS), "figure"),
}


class Mark(NamedTuple):
    """A stretch of a text that says something: ``start`` to ``stop``. Its ``kind`` is "term", or
    "name" (of a person, a firm, a place), which nobody sets in italics, or "figure" (a sum, a
    date), which nobody links either."""

    start: int
    stop: int
    kind: str


class Filler:
    """Fills the texts of one passage or entry: within it a slot keeps its value.

    Attributes:
        values: of the slots known so far, by their names.
    """

    def __init__(
        self,
        stream: Stream,
        spell: Callable[[str], str],
        value: Callable[[str], str],
        is_woman: Callable[[str], bool],
        marks: dict[str, tuple[Mark, ...]],
        joined: Callable[[str, str], str] = lambda before, _: before,
    ) -> None:
        """``spell`` sets a text as the region does, ``value`` draws one for a slot, ``is_woman``
        tells it of a name, ``joined`` is what comes before a value; the marks of what is filled go
        into ``marks``."""
        self._stream = stream
        self._spell = spell
        self._draw = value
        self._is_woman = is_woman
        self._joined = joined
        self.values: dict[str, str] = {}
        self._marks = marks

    def __call__(self, text: str) -> str:
        """The text as it stands on the page; its marks are noted."""
        text = BOUND.sub(lambda form: form[2 + self._is_woman(self.value(form[1]))], text)
        text = CHOICE.sub(lambda choice: self._stream.pick(choice[1].split("|")), text)
        text = self._spell(text)
        filled, marks, opened = "", [], -1
        for part in _PARTS.split(text):
            if part == "*":
                if opened >= 0:
                    marks.append(Mark(opened, len(filled), "term"))
                opened = len(filled) if opened < 0 else -1
            elif part.startswith("{"):
                slot = part[1:-1]
                filled = self._joined(filled, self.value(slot))
                start = len(filled)
                filled += self.value(slot)
                if opened < 0 and (kind := _KINDS.get(slot.rstrip("2"))):
                    marks.append(Mark(start, len(filled), kind))
            else:
                filled += part
        if marks:
            self._marks[filled] = tuple(marks)
        return filled

    def bind(self, slot: str, value: str) -> None:
        """Lets a slot have that value."""
        self.values[slot] = value

    def value(self, slot: str) -> str:
        """A value for a slot; ``person2`` is another than ``person``."""
        if slot not in self.values:
            value = self._draw(slot.rstrip("2"))
            for _ in range(20):
                if value not in self.values.values():
                    break
                value = self._draw(slot.rstrip("2"))
            self.values[slot] = value
        return self.values[slot]


def marks_of(text: str, known: Mapping[str, tuple[Mark, ...]]) -> list[Mark]:
    """The marks of all known texts that stand in this one, from left to right."""
    found = []
    for own, marks in known.items():
        at = text.find(own)
        if at >= 0:
            found += [Mark(at + start, at + stop, kind) for start, stop, kind in marks]
    return sorted(set(found))
