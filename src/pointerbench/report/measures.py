"""What a result's picture is drawn from: counts and intervals, by the scorer's own functions."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report.fields import Field
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


def by_field(outcomes: Sequence[Outcome], field: Field) -> list[list[Any]]:
    """``[hits, n, low, high]`` for each value of the field, in order; None where nothing is scored.

    The interval is eval.py's 95 % Wilson interval.
    """
    counts = [[0, 0] for _ in field.values]
    for outcome, code in zip(outcomes, field.codes, strict=True):
        if outcome.hit is not None:
            counts[code][0] += outcome.hit
            counts[code][1] += 1
    return [[hits, n, *_interval(hits, n)] for hits, n in counts]


def _interval(hits: int, n: int) -> list[float | None]:
    return [round(side, 5) for side in scorer.wilson(hits, n)] if n else [None, None]


def curve(outcomes: Sequence[Outcome]) -> dict[str, Any] | None:
    """The share of point rows answered within some pixels of the target, refusal rows left out.

    Rows without a usable answer are within none. At 0 it is the accuracy of those rows.
    """
    rows = [o for o in outcomes if o.target.truth and o.target.truth.rule == "point_in_bbox"]
    if not rows:
        return None
    far = sorted(_far(row) for row in rows)
    hits = [bisect_right(far, limit) for limit in DISTANCES]
    return {"n": len(rows), "hits": hits, "ci": [_interval(h, len(rows)) for h in hits]}


def _far(row: Outcome) -> float:
    """Pixels to the target. A miss at its very edge, as in a hole of it, is no hit."""
    if row.hit:
        return 0.0
    distance = row.verdict.distance if row.verdict else None
    return float("inf") if distance is None else max(distance, 1e-9)


def heat(outcomes: Sequence[Outcome], scale: str) -> dict[str, Any]:
    """Where misses lie from the target's centre: counts by cell, from the top left one on.

    In ``size`` the unit is the target's width across and its height down, in ``px`` a pixel.
    ``far`` counts the misses beyond the map.
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
    """Of a miss with a place, from the centre of the target; None of anything else."""
    truth, place = outcome.target.truth, outcome.place
    if outcome.outcome != "miss" or truth is None or truth.hull is None or place is None:
        return None
    x1, y1, x2, y2 = truth.hull
    across, down = place[0] - (x1 + x2) / 2, place[1] - (y1 + y2) / 2
    if scale == "px":
        return _kept(across), _kept(down)
    return _kept(across / max(x2 - x1, 1)), _kept(down / max(y2 - y1, 1))


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
    return {**scores, "answered": answered, "absent": result.absent, "shown": shown}


def pair(first: Result, other: Result) -> dict[str, Any]:
    """The rows that both have, compared as `eval.py --compare` does: first minus other."""
    here, there = first.hits, other.hits
    counts = Counter((hit, there[id]) for id, hit in here.items() if id in there)
    both, gained = counts[True, True], counts[True, False]
    lost, neither = counts[False, True], counts[False, False]
    n = both + gained + lost + neither
    return {
        "n": n,
        "both": both,
        "gained": gained,
        "lost": lost,
        "neither": neither,
        "difference": (gained - lost) / n if n else None,
        "ci95": scorer.newcombe(both, gained, lost, neither) if n else None,
        "p": scorer.mcnemar(gained, lost),
    }
