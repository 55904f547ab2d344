"""Many numbers in a few: the extremes, quantiles and the mean."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from pointerbench import eval as scorer

_SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Spread:
    """Quantiles interpolate linearly between order statistics (type 7), as all of ours do."""

    n: int
    min: float
    p5: float
    p25: float
    median: float
    p75: float
    p95: float
    max: float
    mean: float

    def as_json(self) -> dict[str, float]:
        return asdict(self)


def spread(numbers: array[float] | array[int] | Sequence[float]) -> Spread | None:
    """Of numbers in any order; None of no numbers."""
    if not numbers:
        return None
    ordered = sorted(numbers)
    p5, p25, median, p75, p95 = (scorer.quantile(0, ordered, share) for share in _SHARES)
    mean = sum(ordered) / len(ordered)
    return Spread(len(ordered), ordered[0], p5, p25, median, p75, p95, ordered[-1], mean)
