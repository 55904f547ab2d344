"""A set as columns: plain JSON, short enough that 20,000 rows load at once."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations, islice
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report.asked import asked
from pointerbench.report.instead import instead, struck
from pointerbench.report.measures import DISTANCES, SPANS, by_field, curve, headline, heat
from pointerbench.report.near import (
    BOX,
    JUDGED,
    POINT,
    Measure,
    bits,
    kind_of,
    measures_of,
    nearness,
    pair,
)
from pointerbench.report.screen import screen, screen_targets
from pointerbench.report.sets import Set
from pointerbench.report.values import Outcome, Result, Target

LETTERS = {"hit": "h", "miss": "m", "refused": "r", "invalid": "i", "missing": "x", "answered": "a"}
"""One letter an outcome: a result's are a string as long as the set."""

KINDS = {"box": "b", "point": "p", "judge": "j", "none": "n"}
"""One letter a kind of truth."""

_PAIRS = 400  # comparisons that are worked out; more models than that are compared by leaderboard


def set_columns(one: Set, pictures: Sequence[str | None]) -> dict[str, Any]:
    """All of a set but its replies. ``pictures`` are addresses as seen from the page, or None."""
    ordered = [_in_order(result, one.targets) for result in one.results]
    measures = measures_of(one.targets)
    return {
        "name": one.name,
        "suite": one.suite,
        "version": one.version,
        "data": one.data,
        "tasks": _tasks(one.targets, pictures),
        "fields": [{"name": f.name, "values": f.values, "codes": f.codes} for f in one.fields],
        "measures": [{"key": m.key, "kind": m.kind, "limit": m.limit} for m in measures],
        "models": [
            _model(one, result, outcomes, measures)
            for result, outcomes in zip(one.results, ordered, strict=True)
        ],
        "distances": DISTANCES,
        "screen": screen_targets(one.targets),
        "pairs": _pairs(ordered, measures),
    }


def _pairs(ordered: Sequence[Sequence[Outcome]], measures: Sequence[Measure]) -> list[Any]:
    """Every two results, by each measure."""
    found = {m.key: [bits(outcomes, m) for outcomes in ordered] for m in measures}
    several = islice(combinations(range(len(ordered)), 2), _PAIRS)
    return [
        {"a": a, "b": b, "by": {key: pair(each[a], each[b]) for key, each in found.items()}}
        for a, b in several
    ]


def _in_order(result: Result, targets: Sequence[Target]) -> list[Outcome]:
    by_id = {outcome.target.id: outcome for outcome in result.outcomes}
    return [by_id[target.id] for target in targets]


def _tasks(targets: Sequence[Target], pictures: Sequence[str | None]) -> dict[str, Any]:
    truths = [target.truth for target in targets]
    return {
        "id": [target.id for target in targets],
        "text": [target.instruction for target in targets],
        "picture": pictures,
        "size": [target.size for target in targets],
        "hull": [list(truth.hull) if truth and truth.hull else None for truth in truths],
        "shapes": {i: _shapes(truth) for i, truth in enumerate(truths) if truth and _odd(truth)},
        "rule": [truth.rule if truth else None for truth in truths],
        "point": [target.point for target in targets],
        "kind": "".join(KINDS[kind_of(target)] for target in targets),
    }


def _odd(truth: scorer.Truth) -> bool:
    """Whether the target is more than its bounding box."""
    return bool(len(truth.boxes) > 1 or truth.polygon or truth.excluded)


def _shapes(truth: scorer.Truth) -> Mapping[str, Any]:
    return {"boxes": truth.boxes, "polygon": truth.polygon, "excluded": truth.excluded}


def _model(
    one: Set, result: Result, outcomes: Sequence[Outcome], measures: Sequence[Measure]
) -> dict[str, Any]:
    name = result.model + (f" · repeat {result.repeat + 1}" if result.repeat else "")
    return {
        "name": name,
        "run": result.run,
        "signature": result.signature,
        "warnings": result.warnings,
        "score": headline(result),
        "near": {kind: nearness(outcomes, kind) for kind in (POINT, JUDGED)},
        "asked": asked(result.about),
        "about": {key: result.about.get(key) for key in ("provider", "model", "family", "frame")},
        "outcome": "".join(LETTERS[outcome.outcome] for outcome in outcomes),
        "answer": [_numbers(outcome.answer) for outcome in outcomes],
        "distance": [_distance(outcome) for outcome in outcomes],
        "iou": _ious(outcomes),
        "detail": _details(outcomes),
        "by": {m.key: [by_field(outcomes, field, m) for field in one.fields] for m in measures},
        "curve": {kind: curve(outcomes, kind) for kind in (BOX, POINT, JUDGED)},
        "heat": {scale: heat(outcomes, scale) for scale in SPANS},
        "screen": screen(outcomes),
        "instead": instead(one.suite, outcomes, one.layers),
        "struck": struck(outcomes, one.layers),
    }


def _numbers(answer: tuple[float, ...] | None) -> list[float] | None:
    return None if answer is None else [round(number, 2) for number in answer]


def _distance(outcome: Outcome) -> float | None:
    # Upwards, so that what is beyond a limit stays beyond it, and a miss is never 0, however close.
    distance = outcome.distance
    return math.ceil(distance * 100) / 100 if distance else distance


def _ious(outcomes: Sequence[Outcome]) -> dict[int, float]:
    verdicts = ((i, outcome.verdict) for i, outcome in enumerate(outcomes))
    return {i: round(v.iou, 3) for i, v in verdicts if v is not None and v.iou is not None}


def _details(outcomes: Sequence[Outcome]) -> dict[str, list[int]]:
    """The rows of each kind of miss, and of each reason why an answer is invalid."""
    found: dict[str, list[int]] = {}
    for i, outcome in enumerate(outcomes):
        if outcome.verdict and outcome.verdict.detail:
            found.setdefault(outcome.verdict.detail, []).append(i)
    return found
