"""How a reader sees that a stretch of text is dressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pointerbench.suites.text.reading import Spot

STYLES: dict[str, Callable[[Any], bool]] = {
    "bold": lambda run: "bold" in run.font.name,
    "italic": lambda run: "italic" in run.font.name,
    "underline": lambda run: run.span.underline,
    "highlight": lambda run: bool(run.span.highlight),
    "strike": lambda run: run.span.strike,
    "code": lambda run: bool(run.span.code),
}


def _runs(spot: Spot) -> Sequence[Any]:
    return [r for r in spot.line.runs if r.start < spot.stop and r.stop > spot.start]


def any_run(spot: Spot, worn: Callable[[Any], bool]) -> bool:
    return any(map(worn, _runs(spot)))


def all_runs(spot: Spot, worn: Callable[[Any], bool]) -> bool:
    return all(map(worn, _runs(spot)))
