"""What counts as right, for every kind of truth: a hit, or an answer within some pixels of a point.

The page compares, breaks down and filters by one measure at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report.values import Outcome, Target
from pointerbench.run.inputs.taskrow import JUDGE
from pointerbench.run.results.scoring import NEAR

BOX, POINT, JUDGED, NONE = "box", "point", "judge", "none"
"""The kinds of truth: a box or a refusal, a given point, a judge's point, and no truth."""

MISSED = 20
"""Pixels beyond which an answer to a row with a point is drawn as a miss in the screen's map."""

Bits = int


@dataclass(frozen=True, slots=True)
class Measure:
    """``limit`` is in pixels, None of a hit; only rows whose truth is of that ``kind`` count."""

    kind: str
    limit: int | None = None

    @property
    def key(self) -> str:
        return "hit" if self.limit is None else f"{self.kind}-{self.limit}"

    def right(self, outcome: Outcome) -> bool | None:
        """None of rows with another kind of truth."""
        if kind_of(outcome.target) != self.kind:
            return None
        if self.limit is None:
            return outcome.hit
        return outcome.distance is not None and outcome.distance <= self.limit


def kind_of(target: Target) -> str:
    """One of the kinds above."""
    if target.truth is not None:
        return BOX
    if target.point is None:
        return NONE
    return JUDGED if target.row.get("gt_source") == JUDGE else POINT


def measures_of(targets: Sequence[Target]) -> list[Measure]:
    """Those that any row counts in; hits first."""
    kinds = {kind_of(target) for target in targets}
    hits = [Measure(BOX)] if BOX in kinds else []
    return hits + [Measure(k, limit) for k in (POINT, JUDGED) if k in kinds for limit in NEAR]


def nearness(outcomes: Sequence[Outcome], kind: str) -> dict[str, Any] | None:
    """The answers to the rows of one kind of point: shares of all rows, distances of the answered.

    None where no row is of that kind. ``placed`` rows have a distance; ``answers`` counts answered,
    refused, invalid and missing.
    """
    rows = [outcome for outcome in outcomes if kind_of(outcome.target) == kind]
    if not rows:
        return None
    far = sorted(row.distance for row in rows if row.distance is not None)
    hits = [sum(distance <= limit for distance in far) for limit in NEAR]
    return {
        "n": len(rows),
        "placed": len(far),
        "hits": hits,
        "ci": [[round(side, 5) for side in scorer.wilson(one, len(rows))] for one in hits],
        "median": scorer.quantile(0, far, 0.5) if far else None,
        "p90": scorer.quantile(0, far, 0.9) if far else None,
        "answers": Counter(row.outcome for row in rows),
    }


def bits(outcomes: Sequence[Outcome], measure: Measure) -> tuple[Bits, Bits]:
    """The rows that count, and those of them that are right, a bit each."""
    counted, right = 0, 0
    for place, outcome in enumerate(outcomes):
        found = measure.right(outcome)
        if found is not None:
            counted |= 1 << place
            right |= int(found) << place
    return counted, right


def pair(first: tuple[Bits, Bits], other: tuple[Bits, Bits]) -> dict[str, Any]:
    """Two results on the same rows, as `eval.py --compare` has it: first minus other."""
    rows, here, there = first[0] & other[0], first[1], other[1]
    both = (rows & here & there).bit_count()
    gained, lost = (rows & here & ~there).bit_count(), (rows & there & ~here).bit_count()
    n = rows.bit_count()
    neither = n - both - gained - lost
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
