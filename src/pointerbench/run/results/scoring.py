"""From an answer to its score: the line that eval.py reads, its verdict, and distances in pixels.

Whether a box is hit or a refusal is right is decided by `pointerbench.eval` alone. What is added
here is the distance to a point, for tasks that have no box and for thresholds in pixels.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run.inputs.taskrow import JUDGE, Truth
from pointerbench.run.question import BBOX, Question
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError

NEAR = (5, 10, 20, 50)
"""The distances in pixels, closed, within which an answer counts as near the point."""

ANSWERED = "answered"
"""The outcome of an answer where there is no box that it could hit or miss."""

UNASKED = "unasked"
"""The status of an answer that is not there because the run has not come so far."""

NO_SOURCE = "none"
"""Of tasks whose truth nobody has given."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Aim:
    """What the answers to one task are scored against.

    ``row`` is the task's line as eval.py would read it, with the fields to break the score down by;
    ``truth`` is what the scorer makes of it, None where the task has neither a box nor a refusal.
    """

    id: str
    answer_type: str
    suite: str
    row: Mapping[str, Any]
    truth: scorer.Truth | None = None
    point: Point | None = None
    source: str = NO_SOURCE

    @property
    def judged(self) -> bool:
        """Whether the truth is another model's answer."""
        return self.source == JUDGE


@dataclass(frozen=True, slots=True)
class Score:
    """What became of one answer. Distances in pixels of the original picture, unrounded.

    ``outcome`` is one of eval.py's, or ``answered``; ``hit`` is None where there is no box and no
    refusal to judge by, and ``near`` is empty where there is no point.
    """

    task_id: str
    model: str
    repeat: int
    status: str
    source: str
    place: Point | None
    distance: float | None
    hit: bool | None
    near: tuple[bool, ...]
    outcome: str
    verdict: scorer.Verdict | None  # None where there is no box and no refusal to judge by
    detail: str


def suite_of(task_id: str, default: str | None) -> str:
    """The suite that a task belongs to, as eval.py has it."""
    return scorer.PREFIXES.get(task_id[:4], default or "custom")


def aim_at(
    question: Question, row: Mapping[str, Any], suite: str | None, found: Truth | None
) -> Aim:
    """What a task is scored against. Of a judge's answer only the point counts: its box, if it gave
    one, would make an accuracy that looks like one against the truth.

    Raises:
        UsageError: the truth is not one that eval.py reads.
    """
    given = dict(found.row) if found and found.row and found.source != JUDGE else {}
    size = given.get("image_size") or row.get("image_size") or list(question.size)
    whole = {**row, **given, "id": question.id, "image_size": size}
    try:
        truth = scorer.check_truth(whole) if given else None
    except scorer.InputError as error:
        raise UsageError(f"the truth of a task cannot be scored: {error}") from None
    return Aim(
        question.id,
        question.answer_type,
        suite_of(question.id, suite),
        whole,
        truth,
        found.point if found else None,
        found.source if found else NO_SOURCE,
    )


def prediction(row: Row | None, answer_type: str) -> dict[str, Any] | None:
    """The line for eval.py; None where there is no answer to write: an error, skipped, not asked.

    An answer that could not be read is a line with an id alone, which eval.py calls invalid. JSON
    has no infinite numbers; null stands in their place, and they are invalid too.
    """
    if row is None or row.status in ("error", "skipped"):
        return None
    line: dict[str, Any] = {"id": row.task_id}
    if row.status == "refused":
        line["refusal"] = True
    elif row.status == "ok" and answer_type == BBOX and row.bbox is not None:
        line["bbox"] = _numbers(row.bbox)
    elif row.status == "ok" and place_of(row) is not None:
        line["point"] = _numbers(place_of(row) or ())
    return line


def _numbers(values: tuple[float, ...]) -> list[float | None]:
    return [value if _finite(value) else None for value in values]


def _finite(value: float) -> bool:
    try:
        return math.isfinite(value)
    except OverflowError:  # an integer beyond all floats
        return False


def place_of(row: Row) -> Point | None:
    """Where an answer points: its point, or the centre of its box."""
    if row.point is not None or row.bbox is None:
        return row.point
    x1, y1, x2, y2 = row.bbox
    return (x1 + x2) / 2, (y1 + y2) / 2


def score(aim: Aim, row: Row | None, model: str, repeat: int) -> Score:
    """The score of one answer; ``row`` is None where the run has not come so far."""
    line = prediction(row, aim.answer_type)
    answer = None if line is None else scorer.parse_prediction(line)
    verdict = scorer.judge(aim.truth, answer) if aim.truth is not None else None
    answered = isinstance(answer, tuple) and bool(answer)
    place = place_of(row) if row is not None and answered else None
    distance = math.dist(place, aim.point) if place and aim.point else None
    return Score(
        task_id=aim.id,
        model=model,
        repeat=repeat,
        status=row.status if row is not None else UNASKED,
        source=aim.source,
        place=place,
        distance=distance,
        hit=verdict.outcome == "hit" if verdict else None,
        near=tuple(_within(distance, limit) for limit in NEAR) if aim.point else (),
        outcome=verdict.outcome if verdict else unjudged(answer),
        verdict=verdict,
        detail=_detail(verdict, answer, row),
    )


def _within(distance: float | None, limit: float) -> bool:
    return distance is not None and distance <= limit


def unjudged(answer: Any) -> str:
    """The outcome of an answer that nothing judges."""
    if answer is None:
        return "missing"
    if isinstance(answer, str):
        return "invalid"
    return ANSWERED if answer else "refused"


def _detail(verdict: scorer.Verdict | None, answer: Any, row: Row | None) -> str:
    """Why: of an answer that is not there its reason, else eval.py's."""
    if row is not None and row.status in ("unparsable", "error", "skipped"):
        return row.reason or row.error
    if verdict is not None and verdict.detail:
        return verdict.detail
    return answer if isinstance(answer, str) else ""


CSV_HEAD = (
    *("task_id", "model", "repeat", "status", "gt_source", "x", "y", "distance_px"),
    *("box_distance_px", "iou", "hit", *(f"hit_{limit}" for limit in NEAR)),
    *("outcome", "detail", "seconds", "cost", "hit_element"),
)


def csv_row(scored: Score, row: Row | None, struck: str = "") -> list[Any]:
    """The score as a line of scores.csv: numbers unrounded, what there is not is empty.

    ``struck`` is what a wrong click hit, as ``button 'Save'``, of sets that can tell. A model that
    was skipped has neither hit nor missed, so that means over the column are right.
    """
    x, y = scored.place or (None, None)
    verdict = scored.verdict
    unknown = (None,) * (1 + len(NEAR))
    hits = (scored.hit, *(scored.near or unknown[1:]))
    return [
        *(scored.task_id, scored.model, scored.repeat, scored.status, scored.source, x, y),
        scored.distance,
        verdict.distance if verdict else None,
        verdict.iou if verdict else None,
        *(hit if hit is None else int(hit) for hit in (unknown if _skipped(scored) else hits)),
        *(scored.outcome, scored.detail),
        row.duration_seconds if row else None,
        row.cost if row else None,
        struck,
    ]


def _skipped(scored: Score) -> bool:
    return scored.status == "skipped"
