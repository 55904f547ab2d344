"""One line of a file of tasks, checked: our own form, or a row of a suite's metadata.jsonl."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run.inputs.near_misses import check_pixels
from pointerbench.run.question import BBOX, POINT, Size
from pointerbench.values.errors import UsageError

EXAMPLE = '{"task_id": "...", "image_path": "....png", "instruction": "..."}'

_REFUSAL = "refusal"  # of a row on which nothing fits; who is asked must not see that

TASK, SUITE, JUDGE = "task", "suite", "judge"
"""Where a truth comes from: the file of tasks, a suite's metadata, or the judge model."""


@dataclass(frozen=True, slots=True)
class Truth:
    """What is right. ``point`` is in pixels, None where the truth is that nothing fits.

    ``row`` is a truth row as eval.py takes it (``id``, ``eval`` ...); None where only a point is
    known, which has a distance but no box to hit.
    """

    point: tuple[float, float] | None
    row: Mapping[str, Any] | None
    source: str


@dataclass(frozen=True, slots=True)
class TaskRow:
    """A line understood. ``image`` is its path as it is written there."""

    id: str
    image: str
    instruction: str
    answer_type: str = POINT
    size: Size | None = None
    truth: Truth | None = None


def task_row(row: Mapping[str, Any], language: str = "") -> TaskRow:
    """The line as a task, asked in that language: by its ``instruction_zh`` for ``zh``, or by its
    ``instruction`` where ``language`` says that this is in it. "" is the set's own.

    Raises:
        UsageError: says what was expected; the caller adds where.
    """
    try:
        task = _of_metadata(row) if is_ours(row) else _of_task(row)
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    return replace(task, instruction=_in_language(row, language)) if language else task


def _in_language(row: Mapping[str, Any], language: str) -> str:
    name = f"instruction_{language}"
    if not row.get(name) and row.get("language") == language:
        return _text(row, "instruction")
    if not row.get(name):
        there = [key for key in row if key.startswith("instruction_") and row[key]]
        has = f" (it has {', '.join(there)})" if there else ""
        raise UsageError(f'no "{name}" to ask with --language {language}{has}')
    return _text(row, name)


def is_ours(row: Mapping[str, Any]) -> bool:
    """Whether a line is a row of a suite's metadata.jsonl, and not a task."""
    return "task_id" not in row and "file_name" in row and ("id" in row or "eval" in row)


def _of_task(row: Mapping[str, Any]) -> TaskRow:
    answer_type = POINT if row.get("answer_type") in (None, _REFUSAL) else row["answer_type"]
    if answer_type not in (POINT, BBOX):
        shown = scorer.brief(answer_type)
        raise UsageError(f'expected "answer_type" to be "point" or "bbox", got {shown}')
    task_id = _text(row, "task_id")
    return TaskRow(
        task_id,
        _text(row, "image_path"),
        _text(row, "instruction"),
        answer_type,
        _size(row),
        _truth_of_task(row, task_id, answer_type),
    )


def _truth_of_task(row: Mapping[str, Any], task_id: str, answer_type: str) -> Truth | None:
    point, box, spec = (row.get(name) for name in ("gt_point", "gt_bbox", "eval"))
    if point is not None and not scorer.are_numbers(point, 2):
        shown = scorer.brief(point)
        raise UsageError(f'expected "gt_point" to be [x, y] of finite numbers, got {shown}')
    check_pixels("gt_point", point)
    if box is not None:
        scorer.checked_box(box, "gt_bbox")
        check_pixels("gt_bbox", box)
        rule = "iou" if answer_type == BBOX else "point_in_bbox"
        spec = spec or {"type": rule, "bbox": box}
    if point is None and spec is None:
        return None
    source = JUDGE if row.get("gt_source") == JUDGE else TASK
    if spec is None:
        return Truth(_pair(point), None, source)
    full = {**row, "id": task_id, "eval": spec}
    return Truth(_pair(point) or _middle(full, box), full, source)


def _of_metadata(row: Mapping[str, Any]) -> TaskRow:
    answer_type = BBOX if _hull_and_rule(row)[1] == "iou" else POINT
    point = row.get("point")
    given = _pair(point) if scorer.are_numbers(point, 2) else None
    truth = Truth(given or _middle(row, row.get("bbox")), row, SUITE)
    return TaskRow(
        _text(row, "id"),
        _text(row, "file_name"),
        _text(row, "instruction"),
        answer_type,
        _size(row),
        truth,
    )


def _middle(row: Mapping[str, Any], box: Any) -> tuple[float, float] | None:
    """The centre of the box, else of all that eval.py would take; None of a refusal row."""
    hull, rule = _hull_and_rule(row)
    if rule == "refusal" or hull is None:
        return None
    x1, y1, x2, y2 = box if scorer.are_numbers(box, 4) else hull
    return (x1 + x2) / 2, (y1 + y2) / 2


def _hull_and_rule(row: Mapping[str, Any]) -> tuple[Any, str]:
    truth = scorer.check_truth(dict(row))
    return truth.hull, truth.rule


def _pair(point: Any) -> tuple[float, float] | None:
    return (point[0], point[1]) if point is not None else None


def _text(row: Mapping[str, Any], name: str) -> str:
    value = row.get(name)
    if not isinstance(value, str) or not value.strip():
        shown = scorer.brief(value) if name in row else "none"
        raise UsageError(
            f'expected "{name}" to be a string that is not empty, got {shown}; '
            f"a line is such as {EXAMPLE}"
        )
    if not name.startswith("instruction") and not value.isprintable():
        shown = scorer.brief(value)
        raise UsageError(f'expected "{name}" without control characters, got {shown}')
    return value


def _size(row: Mapping[str, Any]) -> Size | None:
    value = row.get("image_size")
    if value is None:
        return None
    width, height = scorer.checked_size(value)
    return int(width), int(height)
