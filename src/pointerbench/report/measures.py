"""What a result's picture is drawn from: counts and intervals, by the scorer's own functions."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report import levels
from pointerbench.report.fields import Field
from pointerbench.report.near import BOX, Measure, kind_of
from pointerbench.report.values import Outcome, Result
from pointerbench.run.results.answered import absent_words

DISTANCES = (
    *(0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150),
    *(200, 250, 300, 400, 500, 700, 1000),
)
"""Pixels that an answer may be off, in the tolerance curve."""

CELLS = 24  # of a heat map, across and down
SPANS = {"size": 3.0, "px": 60.0}
"""How far a heat map reaches from its middle: in sides of the target, and in pixels."""


def by_field(outcomes: Sequence[Outcome], field: Field, measure: Measure) -> list[list[Any]]:
    """``[hits, n, low, high]`` for each value of the field, in order; None where nothing counts.

    The interval is eval.py's 95 % Wilson interval.
    """
    counts = [[0, 0] for _ in field.values]
    for outcome, code in zip(outcomes, field.codes, strict=True):
        right = measure.right(outcome)
        if right is not None:
            counts[code][0] += right
            counts[code][1] += 1
    return [[hits, n, *_interval(hits, n)] for hits, n in counts]


def _interval(hits: int, n: int) -> list[float | None]:
    return [round(side, 5) for side in scorer.wilson(hits, n)] if n else [None, None]


def curve(outcomes: Sequence[Outcome], kind: str = BOX) -> dict[str, Any] | None:
    """The share of rows answered within some pixels of the target, or of the point where ``kind``
    is one of point; refusal rows and rows that ask for a box are left out.

    Rows without a usable answer are within none. At 0 it is the accuracy of rows with a target.
    """
    rows = [o for o in outcomes if kind_of(o.target) == kind and _points(o)]
    if not rows:
        return None
    far = sorted(_far(row) for row in rows)
    hits = [bisect_right(far, limit) for limit in DISTANCES]
    return {"n": len(rows), "hits": hits, "ci": [_interval(h, len(rows)) for h in hits]}


def _points(row: Outcome) -> bool:
    return row.target.truth is None or row.target.truth.rule == "point_in_bbox"


def _far(row: Outcome) -> float:
    """Pixels to the target. A miss at its very edge, as in a hole of it, is no hit."""
    if row.hit:
        return 0.0
    if row.distance is None:
        return float("inf")
    return row.distance if row.hit is None else max(row.distance, 1e-9)


def heat(outcomes: Sequence[Outcome], scale: str) -> dict[str, Any]:
    """Where misses lie from the target's centre, and where all answers lie from a point: counts by
    cell, from the top left one on.

    In ``size`` the unit is the target's width across and its height down, in ``px`` a pixel.
    ``far`` counts those beyond the map.
    """
    span, cells, far = SPANS[scale], Counter[int](), 0
    for outcome in outcomes:
        offset = _offset(outcome, scale)
        if offset is None:
            continue
        across, down = (int((side + span) / (2 * span) * CELLS // 1) for side in offset)
        if 0 <= across < CELLS and 0 <= down < CELLS:
            cells[down * CELLS + across] += 1
        else:
            far += 1
    return {"cells": sorted(cells.items()), "far": far, "n": cells.total() + far}


def _offset(outcome: Outcome, scale: str) -> tuple[float, float] | None:
    """Of a miss with a place, from the centre of the target, and of any answer to a row with a
    point, from that point; None of anything else."""
    place, middle = outcome.place, _middle(outcome, scale)
    if place is None or middle is None:
        return None
    (x, y), (wide, high) = middle
    return _kept((place[0] - x) / wide), _kept((place[1] - y) / high)


def _middle(outcome: Outcome, scale: str) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """What the offset is from, and the unit it is in, across and down."""
    truth, point = outcome.target.truth, outcome.target.point
    if point is not None:
        return (point, (1.0, 1.0)) if scale == "px" else None
    if outcome.outcome != "miss" or truth is None or truth.hull is None:
        return None
    x1, y1, x2, y2 = truth.hull
    unit = (1.0, 1.0) if scale == "px" else (max(x2 - x1, 1), max(y2 - y1, 1))
    return ((x1 + x2) / 2, (y1 + y2) / 2), unit


def _kept(value: float) -> float:
    """Within what integers of any language hold; everything beyond is off the map anyway."""
    return min(max(value, -1e6), 1e6)


def headline(result: Result) -> Mapping[str, Any]:
    """The numbers of the summary table, as the scorer has them; ``shown`` as it prints them.

    ``answered`` has the accuracy without the rows that have no answer, which are misses in the
    strict one, and ``absent`` counts those by why: error, skipped, unasked, missing.
    """
    score, answered = result.score, result.answered
    names = ("n", "hits", "accuracy", "ci95", "verdicts", "kinds_of_miss", "distance", "macro")
    shown = {
        "accuracy": scorer.percent(score["accuracy"]),
        "interval": scorer.interval(dict(score))[7:],
        "answered": scorer.percent(answered["accuracy"]) if answered["n"] else None,
        "absent": absent_words(result.absent),
    }
    scores = {name: score[name] for name in (*names, "invalid_reasons")}
    return {**scores, "answered": answered, "absent": result.absent, "shown": shown} | {
        "levels": levels.values(score)
    }
