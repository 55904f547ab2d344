"""Where on the screen targets, clicks and misses lie, all screens stretched to one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from pointerbench.report.near import MISSED
from pointerbench.report.values import Outcome, Target

ACROSS, DOWN = 32, 18
"""Cells of the map."""

Place = tuple[float, float]


def screen_targets(targets: Sequence[Target]) -> list[tuple[int, int]]:
    """``(cell, count)`` of the targets' centres, cells from the top left one on."""
    return sorted(Counter(_cells(targets)).items())


def screen(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """One model's: ``clicks`` by where they lie, ``missed`` by where the missed target lies.

    ``off`` counts the clicks beyond their screen. A row with a point is missed where the answer is
    more than ``MISSED`` pixels from it, or not there.
    """
    clicks, off = Counter[int](), 0
    for outcome in outcomes:
        if outcome.place is None or outcome.target.size is None:
            continue
        cell = _cell(outcome.place, outcome.target.size)
        if cell is None:
            off += 1
        else:
            clicks[cell] += 1
    missed = Counter(_cells([o.target for o in outcomes if is_missed(o)]))
    return {"clicks": sorted(clicks.items()), "missed": sorted(missed.items()), "off": off}


def is_missed(outcome: Outcome) -> bool:
    """Of a row that says where the target is."""
    if outcome.hit is not None:
        return not outcome.hit
    return outcome.distance is None or outcome.distance > MISSED


def _cells(targets: Sequence[Target]) -> list[int]:
    places = ((target, _middle(target)) for target in targets)
    found = (_cell(place, t.size) for t, place in places if place is not None and t.size)
    return [cell for cell in found if cell is not None]


def _middle(target: Target) -> Place | None:
    if target.truth is not None and target.truth.hull is not None:
        x1, y1, x2, y2 = target.truth.hull
        return (x1 + x2) / 2, (y1 + y2) / 2
    return target.point


def _cell(place: Place, size: tuple[float, float]) -> int | None:
    """None beyond the screen; its far edges belong to it."""
    if not all(0 <= at <= side for at, side in zip(place, size, strict=True)):
        return None
    step: Callable[[int, int], int] = lambda i, n: min(int(place[i] / size[i] * n), n - 1)  # noqa: E731
    return step(1, DOWN) * ACROSS + step(0, ACROSS)
