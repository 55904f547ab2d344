"""Showdown-clicks, the public development set (General Agents 2025).

Files: ``data.csv`` and ``frames/``, in the folder or its ``showdown-clicks-dev/``.
Columns: id, image (a path beside data.csv), instruction, x1, y1, x2, y2, width, height.
Boxes: left, top, right, bottom in pixels; width and height are the picture's.

Source: the card; not checked here against a download.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from pointerbench.imports.entry import Entry, Layout, Raw
from pointerbench.imports.tables import first_file, folders

_SIDES = ("x1", "y1", "x2", "y2")


def find(folder: Path) -> Layout:
    file = first_file(folder, "data.csv", "showdown-clicks-dev/data.csv")
    roots = (file.parent, *folders(file.parent, "frames"))
    return Layout(folder, (("dev", file),), roots)


def understand(raw: Raw) -> Entry:
    size = [_number(raw.row.get(name)) for name in ("width", "height")]
    return Entry(
        raw=raw,
        picture=raw.picture("image"),
        instruction=raw.value("instruction"),
        numbers=[_number(raw.value(name)) for name in _SIDES],
        convention="xyxy-pixel",
        size=None if None in size else size,
        source_id=raw.text("id"),
    )


def _number(text: Any) -> float | None:
    """The number of a cell; None where there is none."""
    try:
        value = float(text)
    except (TypeError, ValueError):
        return None
    return value if math.isfinite(value) else None
