"""What may be wrong with a row, and one such finding."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.imports.checks import DEFECTS
from pointerbench.values.errors import UsageError

KINDS: Mapping[str, str] = {
    "row": "the row cannot be used",
    **{kind: what for kind, what in DEFECTS.items() if kind != "no_size"},
    "large": "the box covers more than half of the picture",
    "point_outside": "the point is no hit",
    "two_boxes": "the row's box is not the one in its eval",
    "refusal_box": "nothing fits, and yet there is a box or a point",
    "same_id": "another row has that id",
    "other_box": "the same instruction on the same picture has another target",
    "language": "an instruction is in another language than the row says",
    "near_picture": "another picture of the set is nearly the same",
    "flat": "there is nothing in the box: all of it is one colour",
    "not_read": "tesseract reads none of the quoted texts in the box (--ocr)",
}
"""The kinds of findings, and what each means; those of imported sets under the same names."""

OF_PICTURES = ("near_picture", "flat", "no_picture", "bad_picture", "other_size")
"""The kinds that no row tells without its picture."""

_ORDER = {kind: place for place, kind in enumerate(KINDS)}


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report. ``number`` is that of the row, from 0, by which lines are ordered."""

    number: int
    place: str
    row: str
    kind: str
    reason: str

    @property
    def order(self) -> tuple[int, int]:
        return self.number, _ORDER[self.kind]

    @property
    def line(self) -> str:
        name = f" {self.row}:" if self.row else ""
        return f"{self.place}:{name} {self.kind}: {scorer.printable(self.reason)}"

    def as_json(self) -> dict[str, Any]:
        file, _, line = self.place.rpartition(":")
        known = bool(file) and line.isdecimal()
        return {
            "file": file if known else self.place,
            "line": int(line) if known else None,
            "row": self.row,
            "kind": self.kind,
            "reason": self.reason,
        }


def of_error(number: int, error: UsageError) -> Finding:
    """A row that cannot be read, by what its reader said: place, and what was expected."""
    place, _, reason = str(error).partition(": ")
    return Finding(number, place, "", "row", reason)


def counted(count: int, what: str) -> str:
    """``1 row``, ``2 rows``."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
