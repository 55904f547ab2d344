"""One answer at a time: its line for eval.py, its outcome, its distances."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scored_runs import KINDS, ok, tasks_in

from pointerbench import eval as scorer
from pointerbench.run.inputs.taskrow import Truth
from pointerbench.run.options import Options
from pointerbench.run.question import Question
from pointerbench.run.results.scoring import CSV_HEAD, Aim, aim_at, csv_row, prediction, score
from pointerbench.run.results.summary import Census
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError

UNPARSABLE = Row("t", "m", "unparsable", reason="no numbers")
ERROR = Row("t", "m", "error", reason="429: too many requests", error="http_429")
REFUSED = Row("t", "m", "refused")
SKIPPED = Row("t", "m", "skipped", reason="no GPU present")


@pytest.fixture(scope="module")
def aims(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Aim]:
    """One task of every kind."""
    tasks = tasks_in(tmp_path_factory.mktemp("aims"), KINDS.values())
    return {
        name: aim_at(tasks.question(i), tasks.row(i), tasks.suite, tasks.truth(i))
        for i, name in enumerate(KINDS)
    }


ANSWERS: list[tuple[str, Row | None, str, bool | None, float | None]] = [
    ("box", ok("t", "m", 120, 110), "hit", True, 0.0),
    ("box", ok("t", "m", 100, 120), "hit", True, math.hypot(20, 10)),
    ("box", ok("t", "m", 140.01, 120), "miss", False, math.hypot(20.01, 10)),
    ("box", REFUSED, "refused", False, None),
    ("box", UNPARSABLE, "invalid", False, None),
    ("box", ERROR, "missing", False, None),
    ("box", SKIPPED, "missing", False, None),
    ("box", None, "missing", False, None),
    ("box", ok("t", "m", 100, 100, 140, 120), "hit", True, 0.0),  # a box's centre, for a point
    ("point", ok("t", "m", 53, 64), "answered", None, 5.0),
    ("point", REFUSED, "refused", None, None),
    ("point", UNPARSABLE, "invalid", None, None),
    ("point", ERROR, "missing", None, None),
    ("region", ok("t", "m", 0, 0, 100, 50), "hit", True, 0.0),
    ("region", ok("t", "m", 0, 0, 100, 24), "miss", False, 13.0),
    ("region", ok("t", "m", 50, 25), "invalid", False, 0.0),  # a point where a box is asked for
    ("refusal", REFUSED, "hit", True, None),
    ("refusal", ok("t", "m", 5, 5), "miss", False, None),
    ("refusal", None, "missing", False, None),
    ("open", ok("t", "m", 5, 5), "answered", None, None),
    ("open", REFUSED, "refused", None, None),
]


@pytest.mark.parametrize(("kind", "row", "outcome", "hit", "distance"), ANSWERS)
def test_outcome_and_distance(
    aims: dict[str, Aim],
    kind: str,
    row: Row | None,
    outcome: str,
    hit: bool | None,
    distance: float | None,
) -> None:
    scored = score(aims[kind], row, "m", 0)
    assert (scored.outcome, scored.hit) == (outcome, hit)
    assert scored.distance == (distance if distance is None else pytest.approx(distance))


@pytest.mark.parametrize(
    ("x", "near"),
    [
        (50, (True, True, True, True)),
        (55, (True, True, True, True)),
        (55.001, (False, True, True, True)),
        (100, (False, False, False, True)),
        (100.5, (False, False, False, False)),
    ],
)
def test_thresholds_are_closed_and_unrounded(
    aims: dict[str, Aim], x: float, near: tuple[bool, ...]
) -> None:
    assert score(aims["point"], ok("t", "m", x, 60), "m", 0).near == near


def test_what_did_not_answer_is_near_nothing(aims: dict[str, Aim]) -> None:
    for row in (None, ERROR, UNPARSABLE, REFUSED):
        assert score(aims["point"], row, "m", 0).near == (False, False, False, False)
    assert score(aims["open"], ok("t", "m", 1, 1), "m", 0).near == ()


LINES: list[tuple[Row | None, str, dict[str, Any] | None]] = [
    (ok("t", "m", 1.25, 2), "point", {"id": "t", "point": [1.25, 2]}),
    (ok("t", "m", 1, 2, 3, 5), "bbox", {"id": "t", "bbox": [1, 2, 3, 5]}),
    (ok("t", "m", 1, 2, 3, 5), "point", {"id": "t", "point": [2, 3.5]}),
    (ok("t", "m", 1, 2), "bbox", {"id": "t", "point": [1, 2]}),
    (REFUSED, "point", {"id": "t", "refusal": True}),
    (UNPARSABLE, "point", {"id": "t"}),
    (ERROR, "point", None),
    (SKIPPED, "point", None),
    (None, "point", None),
    (ok("t", "m", math.nan, 2), "point", {"id": "t", "point": [None, 2]}),
    (ok("t", "m", math.inf, -math.inf), "point", {"id": "t", "point": [None, None]}),
    (ok("t", "m", 10**400, 2), "point", {"id": "t", "point": [None, 2]}),
]


@pytest.mark.parametrize(("row", "answer_type", "line"), LINES)
def test_line_for_the_scorer(
    row: Row | None, answer_type: str, line: dict[str, Any] | None
) -> None:
    assert prediction(row, answer_type) == line


number = st.floats() | st.integers() | st.sampled_from([1e99, -1e99, 1e100, 1e308, 10**400])


@given(st.tuples(number, number))
def test_any_number_gets_a_verdict_and_is_valid_json(point: tuple[float, float]) -> None:
    row = Row("t", "m", "ok", point=point)
    line = prediction(row, "point")
    json.dumps(line, allow_nan=False)
    truth = {"id": "t", "eval": {"type": "point_in_bbox", "bbox": [1, 1, 9, 9]}}
    asked = Question("t", Path("p.png"), (20, 20), "click")
    scored = score(aim_at(asked, {}, None, Truth((5, 5), truth, "task")), row, "m", 0)
    assert scored.outcome in scorer.OUTCOMES
    assert scored.distance is None or math.isfinite(scored.distance)


def test_a_judges_box_makes_no_hit() -> None:
    spec = {"id": "t", "eval": {"type": "point_in_bbox", "bbox": [1, 1, 9, 9]}}
    asked = Question("t", Path("p.png"), (20, 20), "click")
    aim = aim_at(asked, {}, None, Truth((5, 5), spec, "judge"))
    scored = score(aim, ok("t", "m", 5, 5), "m", 0)
    assert aim.judged
    assert (scored.hit, scored.outcome, scored.distance) == (None, "answered", 0.0)


def test_a_truth_that_cannot_be_scored_is_an_error() -> None:
    asked = Question("t", Path("p.png"), (20, 20), "click")
    with pytest.raises(UsageError, match=r"t: expected eval\.bbox"):
        aim_at(asked, {}, None, Truth(None, {"id": "t", "eval": {"type": "iou"}}, "suite"))


def test_a_line_of_the_table(aims: dict[str, Aim]) -> None:
    row = ok("box", "m", 150, 120, duration_seconds=1.5, cost=0.25)
    line = dict(zip(CSV_HEAD, csv_row(score(aims["box"], row, "m", 2), row), strict=True))
    assert line["distance_px"] == pytest.approx(math.hypot(30, 10))
    del line["distance_px"]
    assert line == {
        "task_id": "box",
        "model": "m",
        "repeat": 2,
        "status": "ok",
        "gt_source": "task",
        "x": 150,
        "y": 120,
        "box_distance_px": 10.0,
        "iou": None,
        "hit": 0,
        "hit_5": 0,
        "hit_10": 0,
        "hit_20": 0,
        "hit_50": 1,
        "outcome": "miss",
        "detail": "near",
        "seconds": 1.5,
        "cost": 0.25,
        "hit_element": "",
    }


@pytest.mark.parametrize(
    ("row", "detail"),
    [
        (UNPARSABLE, "no numbers"),
        (ERROR, "429: too many requests"),
        (SKIPPED, "no GPU present"),
        (ok("t", "m", 0, 0, 1, 1), "a point where a box is asked for"),
        (None, ""),
    ],
)
def test_detail_says_why(aims: dict[str, Aim], row: Row | None, detail: str) -> None:
    if row is not None and row.bbox:
        row = ok("t", "m", 3, 3)
    assert score(aims["region"], row, "m", 0).detail == detail


def test_the_signature_does_not_depend_on_the_order_of_the_tasks() -> None:
    aims = [
        Aim(f"t{i}", "point", suite, {}, source=source)
        for i, (suite, source) in enumerate([("text", "task"), ("pro", "judge"), ("text", "none")])
    ]

    def signatures(order: Iterable[Aim]) -> list[str]:
        census = Census("1.0")
        for aim in order:
            census.add(aim)
        return census.signatures("ab" * 32, Options())

    first = signatures(aims)
    assert "|gt:none=1+task=1|" in first[1]
    assert all(signatures(order) == first for order in permutations(aims))
