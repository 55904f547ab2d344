"""Every field of a set by its values, counted row by row in memory that does not grow with them."""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pointerbench import eval as scorer
from pointerbench.quality.stats.spread import Spread, spread
from pointerbench.values.example import Row

MOST = 1000  # values of a field that are counted; a field with more is told by their number
LEVELS = 12  # of numbers; a field with more is told by its spread

_NAMES = frozenset(
    (
        *("id", "task_id", "file_name", "image_path", "instruction", "eval", "extra", "source"),
        *("bbox", "point", "gt_bbox", "gt_point", "image_size", "source_id", "source_file"),
    )
)
"""Fields that are counted elsewhere, or name a single row."""


@dataclass(slots=True)
class Values:
    """The values of one field so far; ``counts`` is None once there are too many."""

    counts: Counter[Any] | None = field(default_factory=Counter)
    numbers: array[float] = field(default_factory=lambda: array("d"))
    texts: int = 0

    def add(self, value: Any) -> None:
        if self.counts is not None:
            self.counts[value] += 1
            if len(self.counts) > MOST:
                self.counts = None
        if type(value) in scorer.NUMBERS and math.isfinite(value):
            self.numbers.append(value)
        else:
            self.texts += 1


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a finished set: how many rows have it; by its values, the most frequent first;
    or, of numbers, by their spread; or neither, as there are too many values."""

    name: str
    rows: int
    counts: Mapping[str, int] | None = None
    numbers: Spread | None = None

    def as_json(self) -> dict[str, Any]:
        numbers = self.numbers.as_json() if self.numbers else None
        counts = dict(self.counts) if self.counts is not None else None
        return {"rows": self.rows, "values": counts, "numbers": numbers}


class Fields:
    """All fields of a set, in the order in which they come."""

    def __init__(self) -> None:
        self._values: dict[str, Values] = {}

    def add(self, row: Row) -> None:
        for name, value in _scalars(row):
            values = self._values.get(name)
            if values is None:
                values = self._values[name] = Values()
            values.add(value)

    def found(self) -> list[Field]:
        return [_field(name, values) for name, values in self._values.items()]


def _scalars(row: Row) -> Iterator[tuple[str, Any]]:
    """The fields with a value each; of an object its own, as ``sheet.zoom``."""
    for name, value in row.items():
        if name in _NAMES or name.startswith("instruction_"):
            continue
        if isinstance(value, str | int | float):
            yield name, value
        elif isinstance(value, dict):
            for inner, one in value.items():
                if isinstance(one, str | int | float):
                    yield f"{name}.{inner}", one


def _field(name: str, values: Values) -> Field:
    rows = len(values.numbers) + values.texts
    several = values.counts is None or len(values.counts) > LEVELS
    if several and not values.texts:
        return Field(name, rows, numbers=spread(values.numbers))
    if values.counts is None:
        return Field(name, rows)
    shown = Counter[str]()
    for value, count in values.counts.items():
        shown[scorer.printable(value)] += count
    ordered = sorted(shown.items(), key=lambda pair: (-pair[1], pair[0]))
    return Field(name, rows, dict(ordered))
