"""Where a model stands while its rows pass by: counts, and no row is kept.

Only distances and seconds are held one by one, in eight bytes each, because quantiles need them.
"""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Sequence
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run.models import Model
from pointerbench.run.results.answered import ABSENT
from pointerbench.run.results.repeats import Repeats
from pointerbench.run.results.scoring import NEAR, UNASKED, Aim, Score
from pointerbench.run.rows import STATUSES, Row

_APART = 40  # different words that are counted apart; the rest is counted together
OTHER = "(others)"

USED = ("prompt_tokens", "completion_tokens", "reasoning_tokens", "cost")


class Standing:
    """The counts of one model."""

    def __init__(self, model: Model, repeats: int) -> None:
        self.model = model
        self.statuses = dict.fromkeys((*STATUSES, UNASKED), 0)
        self.reasons: dict[str, Counter[str]] = {
            status: Counter() for status in ("unparsable", "error", "skipped")
        }
        self.failures: dict[str, str] = {}  # by kind, what was said of the first
        self.suites: dict[str, scorer.Tally] = {}  # all repeats together
        self.absent: dict[str, Counter[str]] = {}  # by suite, why there is no answer
        self.given, self.judged = Distances(), Distances()
        self.repeats = Repeats(repeats)
        self.calls = Calls()

    def add(self, aim: Aim, scores: Sequence[Score], rows: Sequence[Row | None]) -> None:
        """One task: its scores and rows, one a repeat."""
        for score, row in zip(scores, rows, strict=True):
            self.statuses[score.status] += 1
            if score.status in self.reasons:
                self._count_reason(score, row)
            if aim.truth is not None and score.verdict is not None:
                tally = self.suites.setdefault(aim.suite, scorer.Tally(aim.suite, ()))
                tally.add(dict(aim.row), aim.truth.rule, aim.truth.hull, score.verdict)
                absent = self.absent.setdefault(aim.suite, Counter())
                absent[score.status] += score.status in ABSENT
            if aim.point is not None:
                (self.judged if aim.judged else self.given).add(score)
            if row is not None:
                self.calls.add(row)
        if aim.truth is not None:
            asked = (None if score.status == UNASKED else score.outcome for score in scores)
            self.repeats.add(list(asked))

    def _count_reason(self, score: Score, row: Row | None) -> None:
        words = score.detail
        if row and score.status == "error":
            words = row.error or row.reason
            self.failures.setdefault(words, row.reason)
        _count(self.reasons[score.status], words or "no reason given")

    @property
    def asked(self) -> bool:
        """Whether any call was made: a model that was skipped throughout has no score."""
        return any(self.statuses[status] for status in STATUSES if status != "skipped")


class Distances:
    """Of the answers to tasks with a point: how far from it, and how many within some pixels."""

    def __init__(self) -> None:
        self.n = 0  # answers, those that are not there included
        self.absent = 0  # those
        self.near = [0] * len(NEAR)
        self.pixels = array("d")

    def add(self, score: Score) -> None:
        self.n += 1
        self.absent += score.status in ABSENT
        for i, hit in enumerate(score.near):
            self.near[i] += hit
        if score.distance is not None:
            self.pixels.append(score.distance)

    def report(self, repeats: int) -> dict[str, Any] | None:
        """Plain JSON: shares of all tasks and of those that were answered, distances of those with
        an answer that points."""
        if not self.n:
            return None
        there = self.n - self.absent
        within = {
            str(limit): {
                "hits": hits / repeats if repeats > 1 else hits,
                "share": hits / self.n,
                "share_answered": hits / there if there else None,
            }
            for limit, hits in zip(NEAR, self.near, strict=True)
        }
        return {
            "n": self.n // repeats,
            "answered": there / repeats if repeats > 1 else there,
            "within_px": within,
            "distance_px": spread(self.pixels),
        }


class Calls:
    """What the answers took: time, tokens, money."""

    def __init__(self) -> None:
        self.seconds = array("d")
        self.used: dict[str, float | None] = dict.fromkeys(USED)
        self.priced = 0
        self.cached = 0
        self.zooms: Counter[str] = Counter()
        self.served: Counter[str] = Counter()  # by the model, and the host, as replies name them

    def add(self, row: Row) -> None:
        self.cached += row.cached
        if row.duration_seconds is not None and not row.cached and row.status != "error":
            self.seconds.append(row.duration_seconds)
        for name in USED:
            value = getattr(row, name)
            if value is not None:
                self.used[name] = (self.used[name] or 0) + value
        self.priced += row.cost is not None
        if row.served_by:
            _count(self.served, row.served_by)
        if row.zoom is not None:
            self.zooms[str(row.zoom.get("used", "second"))] += 1

    def report(self) -> dict[str, Any]:
        """Plain JSON: seconds of answers that were not cached; sums where anything is known."""
        return {
            "seconds": spread(self.seconds),
            **self.used,
            "priced": self.priced,
            "cached": self.cached,
            "zoom": dict(self.zooms) or None,
            "served_by": dict(self.served.most_common()),
        }


def _count(counter: Counter[str], words: str) -> None:
    counter[words if words in counter or len(counter) < _APART else OTHER] += 1


def spread(values: array[float]) -> dict[str, Any]:
    """Mean and quantiles as eval.py interpolates them; None where there are no values."""
    ordered = sorted(values)
    if not ordered:
        return {"n": 0, "mean": None, "median": None, "p90": None, "p95": None}
    return {
        "n": len(ordered),
        "mean": math.fsum(ordered) / len(ordered),
        **{
            name: scorer.quantile(0, ordered, share)
            for name, share in (("median", 0.5), ("p90", 0.9), ("p95", 0.95))
        },
    }
