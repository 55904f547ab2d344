"""What a row says, of a set or of somebody's tasks, under one set of names; nothing is checked."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.contract.stored import Entry, Source
from pointerbench.run.inputs.taskrow import is_ours
from pointerbench.values.example import Row

Box = tuple[float, float, float, float]
Size = tuple[float, float]
_IN = "instruction_"


@dataclass(frozen=True, slots=True)
class Asked:
    """``number`` counts rows from 0. ``box`` and ``point`` are as the row has them; ``spec`` is its
    `eval` object, empty where there is none."""

    number: int
    place: str
    row: Row
    source: Source
    id: Any
    picture: str
    box_name: str
    box: Any
    point: Any
    spec: Mapping[str, Any]
    is_task: bool

    @property
    def instruction(self) -> str:
        text = self.row.get("instruction")
        return text if isinstance(text, str) else ""

    @property
    def translations(self) -> Iterator[tuple[str, str]]:
        """The instruction in other languages: the field's name, and the text."""
        for name, text in self.row.items():
            if name.startswith(_IN) and isinstance(text, str) and text:
                yield name, text

    @property
    def name(self) -> str:
        """What the row is called in messages."""
        return scorer.printable(self.id if self.id else "(no id)")

    @property
    def size(self) -> Size | None:
        """Of the picture, as far as the row says it."""
        size: Any = self.row.get("image_size")
        if scorer.are_numbers(size, 2) and size[0] > 0 and size[1] > 0:
            return size[0], size[1]
        return None

    @property
    def refuses(self) -> bool:
        """Whether the row says that nothing fits."""
        return "refusal" in (self.spec.get("type"), self.row.get("answer_type"))


def asked(number: int, entry: Entry) -> Asked:
    row = entry.row
    task = not is_ours(row) and ("task_id" in row or "image_path" in row)
    names = ("task_id", "image_path", "gt_bbox", "gt_point") if task else _OURS
    id, picture, box, point = (row.get(name) for name in names)
    spec = row.get("eval")
    return Asked(
        number,
        entry.place,
        row,
        entry.picture,
        id,
        str(picture),
        names[2],
        box,
        point,
        spec if isinstance(spec, dict) else {},
        task,
    )


_OURS = ("id", "file_name", "bbox", "point")


def truth_of(one: Asked) -> scorer.Truth | None:
    """What is right; None of a task that brings no box, as only a point is known, or nothing.

    Raises:
        scorer.InputError: the row is none that eval.py takes.
    """
    if one.is_task and not one.spec:
        if one.box in (None, []):
            return None
        box = scorer.checked_box(one.box, one.box_name)
        return scorer.check_truth({**one.row, "id": one.id, "eval": _spec(one, box)})
    return scorer.check_truth({**one.row, "id": one.id})


def _spec(one: Asked, box: Any) -> dict[str, Any]:
    rule = "iou" if one.row.get("answer_type") == "bbox" else "point_in_bbox"
    return {"type": rule, "bbox": box}


def hull_of(one: Asked, truth: scorer.Truth | None) -> Box | None:
    """The box of the target: the row's own, else that around all that counts."""
    if truth is not None and truth.rule == "refusal":
        return None
    if scorer.are_numbers(one.box, 4):
        x1, y1, x2, y2 = one.box
        return x1, y1, x2, y2
    if truth is None or truth.hull is None:
        return None
    x1, y1, x2, y2 = truth.hull
    return x1, y1, x2, y2


def plain(text: str) -> str:
    """A text by which two that differ in capitals, blanks and widths of letters are the same."""
    text = text if text.isascii() else unicodedata.normalize("NFKC", text)
    return " ".join(text.casefold().split())


def words(text: str) -> str:
    """A text as it stands in a message: in quotes, on one line, not too long."""
    return f'"{scorer.shortened(scorer.printable(text))}"'
