"""The metrics: accuracy with the scorer's interval, and every outcome counted apart.

All of them take the answers as they are, one for every epoch. The hits of a row are then the mean
of its epochs, and the interval is one over rows: epochs of a row are no new rows.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from inspect_ai.scorer import Metric, SampleScore, metric

from pointerbench.eval import wilson
from pointerbench.harnesses.logged import CORRECT


def _fields(one: SampleScore) -> dict[str, Any]:
    return one.score.metadata or {}


def rows_and_hits(scores: list[SampleScore]) -> tuple[int, float]:
    """How many rows there are, and how many of them were hit, in the mean of the epochs."""
    rows: dict[Any, list[bool]] = defaultdict(list)
    for one in scores:
        rows[one.sample_id].append(bool(_fields(one).get(CORRECT)))
    return len(rows), sum(sum(found) / len(found) for found in rows.values())


def _count(outcome: str) -> Metric:
    def value(scores: list[SampleScore]) -> float:
        return len([one for one in scores if _fields(one).get("outcome") == outcome])

    return value


def _end(which: int) -> Metric:
    def value(scores: list[SampleScore]) -> float:
        n, found = rows_and_hits(scores)
        return wilson(found, n)[which]  # type: ignore[arg-type]  # a mean is as good

    return value


@metric(scores="unreduced")
def accuracy() -> Metric:
    """The share of rows that were hit."""

    def value(scores: list[SampleScore]) -> float:
        n, found = rows_and_hits(scores)
        return found / n if n else 0.0

    return value


@metric(scores="unreduced")
def ci95_low() -> Metric:
    """The lower end of the 95 % Wilson score interval."""
    return _end(0)


@metric(scores="unreduced")
def ci95_high() -> Metric:
    """The upper end of the 95 % Wilson score interval."""
    return _end(1)


@metric(scores="unreduced")
def hits() -> Metric:
    """Answers that hit, right refusals among them."""
    return _count("hit")


@metric(scores="unreduced")
def misses() -> Metric:
    """Answers beside the target, and answers where nothing fits."""
    return _count("miss")


@metric(scores="unreduced")
def refused() -> Metric:
    """Refusals where something fits."""
    return _count("refused")


@metric(scores="unreduced")
def invalid() -> Metric:
    """Replies that could not be read, or of another kind than was asked for."""
    return _count("invalid")


@metric(scores="unreduced")
def missing() -> Metric:
    """Rows to which no reply came."""
    return _count("missing")
