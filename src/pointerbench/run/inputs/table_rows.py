"""A table of tasks: CSV as spreadsheets write it, whose first line names the fields."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run.inputs.rows_of_fields import Found, text_of
from pointerbench.values.errors import UsageError

_EXPECTED = "expected a first line such as image_path,instruction,gt_bbox"
_SIGNS = (",", ";", "\t")
_LISTS = {"gt_bbox": 4, "gt_point": 2, "image_size": 2}  # fields, and how many numbers they hold
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_BOXES = (
    ("x1", "y1", "x2", "y2"),
    ("left", "top", "right", "bottom"),
    ("xmin", "ymin", "xmax", "ymax"),
    ("x_min", "y_min", "x_max", "y_max"),
)
_POINT = ("x", "y")
_SIDES = ("width", "height", "w", "h")


def table_rows(path: Path) -> Found:
    """
    Cells are text, but ``gt_bbox``, ``gt_point`` and ``image_size`` hold numbers ("18 73 142 104",
    with brackets and commas or without), and ``eval`` is JSON; an empty cell is none. Columns x1,
    y1, x2, y2 are a box, and x, y a point, where there is no width and height beside them.

    Raises:
        UsageError: with file, line and what was expected.
    """
    text, digest = text_of(path, "save it as CSV in UTF-8")
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=_sign(path, text), strict=True)
    try:
        found = tuple(_rows(rows, path))
    except csv.Error as error:
        raise UsageError(f"{path}:{rows.line_num}: not CSV: {error}") from None
    return Found(found, digest)


def _sign(path: Path, text: str) -> str:
    """What stands between cells, by the first line."""
    if path.suffix.lower() == ".tsv":
        return "\t"
    first = text.partition("\n")[0]
    return max(_SIGNS, key=first.count)


def _rows(rows: Any, path: Path) -> Iterator[tuple[int, Mapping[str, Any]]]:
    head = [_name(cell) for cell in next(rows, [])]
    if not any(head) or len(set(head)) < len(head):
        twice = next((name for name in head if head.count(name) > 1), "")
        said = f'column "{scorer.printable(twice)}" twice' if any(head) else "no first line"
        raise UsageError(f"{path}:1: {said}; {_EXPECTED}")
    line = rows.line_num + 1
    for cells in rows:
        if any(cell.strip() for cell in cells):
            if len(cells) > len(head):
                raise UsageError(
                    f"{path}:{line}: {len(cells)} cells, but the first line names {len(head)}; "
                    'a text with commas stands in quotes: "like, this"'
                )
            try:
                yield line, _row(dict(zip(head, cells, strict=False)))
            except UsageError as error:
                raise UsageError(f"{path}:{line}: {error}") from None
        line = rows.line_num + 1


def _name(cell: str) -> str:
    """A field's name: as it is typed, but that spreadsheets like capitals and spaces."""
    return re.sub(r"[ -]+", "_", cell.strip()).lower()


def _row(cells: Mapping[str, str]) -> dict[str, Any]:
    row: dict[str, Any] = {
        name: cell.strip() for name, cell in cells.items() if name and cell.strip()
    }
    for name, count in _LISTS.items():
        if name in row:
            row[name] = _numbers(name, row[name], count)
    if "eval" in row:
        try:
            row["eval"] = json.loads(row["eval"])
        except ValueError:
            raise UsageError(
                f'expected "eval" to be JSON, got {scorer.brief(row["eval"])}'
            ) from None
    return _with_truth(row)


def _with_truth(row: dict[str, Any]) -> dict[str, Any]:
    """With what is right of columns that hold one number each."""
    if not {"gt_bbox", "gt_point", "eval"} & set(row):
        for names in _BOXES:
            if set(names) <= set(row):
                return _joined(row, "gt_bbox", names)
        if set(_POINT) <= set(row):
            if there := [name for name in _SIDES if name in row]:
                raise UsageError(
                    f"columns x, y and {', '.join(there)} may be a box or a point: name them x1, "
                    "y1, x2, y2, or gt_point"
                )
            return _joined(row, "gt_point", _POINT)
    return row


def _joined(row: dict[str, Any], name: str, names: Sequence[str]) -> dict[str, Any]:
    numbers = _numbers(name, " ".join(str(row[part]) for part in names), len(names))
    return {**{key: value for key, value in row.items() if key not in names}, name: numbers}


def _numbers(name: str, text: str, count: int) -> list[float]:
    parts = [part for part in re.split(r"[\s,;()\[\]]+", text) if part]
    if len(parts) != count or not all(_NUMBER.fullmatch(part) for part in parts):
        raise UsageError(f'expected "{name}" to be {count} numbers, got {scorer.brief(text)}')
    return [int(part) if re.fullmatch(r"[+-]?\d{1,15}", part) else float(part) for part in parts]
