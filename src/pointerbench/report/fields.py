"""The fields that a set's rows can be told apart by, with few enough values to be looked at."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report.values import Target

_MOST = 40  # values of a field; app names are more, and the gallery searches for those
_LEVELS = 12  # of numbers; more are put into four bins of about as many rows
_NAMES = frozenset(["id", "task_id", "file_name", "image_path", "instruction", "gt_source"])
_SIZE = "target size"


@dataclass(frozen=True, slots=True)
class Field:
    """One field over all rows of a set: ``values`` in the order they are shown in, and for each row
    which of them it has."""

    name: str
    values: tuple[str, ...]
    codes: tuple[int, ...]


def fields_of(suite: str, targets: Sequence[Target]) -> list[Field]:
    """The suite's own fields first, then the target's size, then whatever else the rows have."""
    own = scorer.BREAKDOWNS.get(suite, scorer.ANY_BREAKDOWN)
    rows = [dict(target.row) for target in targets]
    others = sorted({name for row in rows for name in _scalars(row)} - {*own, *_NAMES})
    found = [_field(name, rows) for name in own]
    found.append(_made(_SIZE, [_size(target) for target in targets], _bins()))
    found += [_field(name, rows) for name in others]
    return [field for field in found if field]


def _scalars(row: Mapping[str, Any]) -> Iterator[str]:
    for name, value in row.items():
        if isinstance(value, str | int | float):
            yield name
        elif isinstance(value, dict) and name not in ("eval", "extra"):
            inner = (key for key, one in value.items() if isinstance(one, str | int | float))
            yield from (f"{name}.{key}" for key in inner)


def _field(name: str, rows: Sequence[dict[str, Any]]) -> Field | None:
    values = [scorer.look_up(row, name) for row in rows]
    numbers = [v for v in values if _is_number(v)]
    if len(set(numbers)) > _LEVELS and len(numbers) == len(values):
        return _binned(name, numbers)
    order = sorted(set(values), key=_order)
    if name in scorer.ANY_BREAKDOWN or len(order) <= min(_MOST, max(2, len(rows) // 4)):
        return _made(name, [_shown(value) for value in values], [_shown(value) for value in order])
    return None


def _is_number(value: Any) -> bool:
    return type(value) in scorer.NUMBERS and math.isfinite(value)


def _order(value: Any) -> tuple[int, float, str]:
    """As eval.py orders: numbers, then names, then nothing."""
    if value is None:
        return 2, 0, ""
    return (0, value, "") if _is_number(value) else (1, 0, str(value))


def _shown(value: Any) -> str:
    return scorer.printable(value)


def _binned(name: str, numbers: Sequence[float]) -> Field | None:
    """Four bins with about as many rows each; half-open, the last one closed."""
    ordered = sorted(numbers)
    cuts = sorted({scorer.quantile(0, ordered, share) for share in (0.25, 0.5, 0.75)})
    edges = [f"{cut:.4g}" for cut in cuts]
    names = [f"under {edges[0]}", *map("{} to {}".format, edges, edges[1:]), f"{edges[-1]} or more"]
    at: Callable[[float], int] = lambda number: sum(number >= cut for cut in cuts)  # noqa: E731
    return _made(name, [names[at(number)] for number in numbers], names)


def _bins() -> list[str]:
    return [*scorer.SIZE_BINS, scorer.printable(None)]


def _size(target: Target) -> str:
    """The bin of the shorter side of the target's bounding box, as eval.py has it."""
    hull = target.truth.hull if target.truth else None
    if hull is None:
        return scorer.printable(None)
    side = min(hull[2] - hull[0], hull[3] - hull[1])
    return scorer.SIZE_BINS[bisect_right(scorer.SIZE_CUTS, side)]


def _made(name: str, values: Sequence[str], order: Sequence[str]) -> Field | None:
    there = Counter(values)
    names = [value for value in dict.fromkeys(order) if value in there]
    if len(names) < 2:
        return None
    code = {value: i for i, value in enumerate(names)}
    return Field(name, tuple(names), tuple(code[value] for value in values))
