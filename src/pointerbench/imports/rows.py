"""Rows of our format out of checked entries, with the same keys in every row."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.imports.checks import WITHOUT_AREA, Target, point_in, sorted_box
from pointerbench.imports.conventions import Size
from pointerbench.imports.entry import REFUSAL, Entry
from pointerbench.values.errors import UsageError

_NO_POINT = {"type": "point_in_bbox", "bbox": [0, 0, 0, 0], "excluded": [[0, 0, 0, 0]]}
_NO_BOX = {"type": "iou", "bbox": [-2, -2, -1, -1], "min_iou": 1}  # off every picture

MIN_IOU = 0.5  # of a box that is asked for, where the set brings no threshold of its own


@dataclass(frozen=True, slots=True)
class Taken:
    """An entry that is taken over, with its number in the set it comes from. ``size`` is None where
    nobody knows it; ``pictured`` is whether its picture is there."""

    entry: Entry
    number: int
    file_name: str
    size: Size | None
    target: Target | None
    defect: str = ""
    pictured: bool = True


def row_of(taken: Taken, name: str) -> dict[str, Any]:
    """The row of a set called ``name``; its truth is one that eval.py takes.

    Raises:
        UsageError: the entry brought a rule of its own that eval.py refuses.
    """
    entry, target = taken.entry, taken.target
    row_id = f"{name}_{taken.number:06d}"
    spec = _spec(taken)
    try:
        truth = scorer.check_truth({"id": row_id, "eval": spec})
    except scorer.InputError as error:
        raise UsageError(f"{entry.raw.place}: {error}") from None
    point = point_in(truth) if truth.hull and not _is_unhittable(taken) else None
    row = {
        "file_name": taken.file_name,
        "id": row_id,
        "instruction": entry.instruction if isinstance(entry.instruction, str) else "",
        "bbox": list(sorted_box(target.box)) if target else None,
        "point": list(point) if point else None,
        "answer_type": "bbox" if truth.rule == "iou" else "point",
        "defect": taken.defect,
        "eval": spec,
        **entry.fields,
        "split": entry.part,
        "image_size": list(taken.size) if taken.size else None,
        "source_id": entry.source_id,
    }
    return {**row, "source": _as_it_was(entry)} if entry.keep_raw else row


def _spec(taken: Taken) -> dict[str, Any]:
    """The `eval` object. An inverted box cannot be hit, as in the scorers it was written for, and
    neither can what no target is known of: it counts, as a miss."""
    entry, target = taken.entry, taken.target
    if entry.shape == REFUSAL:
        return {"type": "refusal", "bbox": None}
    if target is None or _is_unhittable(taken):
        return dict(_NO_BOX if entry.asks_for_box else _NO_POINT)
    return _aimed(taken, target)


def _aimed(taken: Taken, target: Target) -> dict[str, Any]:
    entry = taken.entry
    box = list(sorted_box(target.box))
    if taken.defect == "inverted":
        return {"type": "point_in_bbox", "bbox": box, "excluded": [box]}
    if entry.spec is not None:
        return {**entry.spec, "bbox": box}
    if entry.asks_for_box:
        return {"type": "iou", "bbox": box, "min_iou": MIN_IOU}
    if target.polygon:
        polygon = [list(point) for point in target.polygon]
        return {"type": "point_in_bbox", "bbox": box, "polygon": polygon}
    return {"type": "point_in_bbox", "bbox": box}


def _is_unhittable(taken: Taken) -> bool:
    """Whether there is nothing that an answer could meet, although one is asked for."""
    if taken.entry.shape == REFUSAL:
        return False
    without = taken.entry.asks_for_box and taken.defect in WITHOUT_AREA
    return without or taken.target is None


def _as_it_was(entry: Entry) -> str:
    return json.dumps(entry.raw.row, ensure_ascii=False, default=str)


def with_equal_keys(rows: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The rows with all keys that any has, in `eval` too; what one lacks is null. A field of texts
    that are all empty is left out."""
    given = list(rows)
    keys = _keys(given)
    rules = _keys([row["eval"] for row in given])
    silent = {key for key in keys if all(row.get(key) in ("", None) for row in given)}
    kept = [key for key in keys if key not in silent or key in ("bbox", "point")]
    return [
        {
            **{key: row.get(key) for key in kept},
            "eval": {key: row["eval"].get(key) for key in rules},
        }
        for row in given
    ]


def _keys(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    return list(dict.fromkeys(key for row in rows for key in row))
