"""A contact sheet of an imported set: whether its boxes lie where the instructions say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pointerbench.building.preview import MARK, contact_sheet
from pointerbench.picture.pixels import Picture, open_picture
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.files import replacing

_SHOWN = 12
_WIDTH = 640
_LEAST = 12  # pixels of a frame's sides, that small targets can be found on a reduced picture


def write_sheet(folder: Path, rows: Sequence[Row], path: Path) -> None:
    """Draws up to 12 rows that have a target, evenly spread, into one PNG.

    Raises:
        UsageError: no row has one.
    """
    pointed = [row for row in rows if row["bbox"] and row["point"]]
    aimed = [row for row in pointed if (folder / str(row["file_name"])).is_file()]
    if not aimed:
        raise UsageError(f"{folder}: no row has a target and a picture to draw it on")
    chosen = aimed[:: -(-len(aimed) // _SHOWN)]
    cells = [(_framed(folder, row), f"{row['id']}  {row['instruction']}") for row in chosen]
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as file:
        contact_sheet(cells).save(file, "PNG")


def _framed(folder: Path, row: Row) -> Picture:
    """The picture reduced, and its target framed on what is left of it: a frame drawn before would
    vanish with the pixels."""
    whole = open_picture(folder / str(row["file_name"]))
    scale = _WIDTH / whole.width
    small = whole.resize((_WIDTH, max(1, round(whole.height * scale))))
    left, top, right, bottom = (side * scale for side in row["bbox"])
    across, down = (max(4, (_LEAST - length) / 2) for length in (right - left, bottom - top))
    x1, y1, x2, y2 = map(round, (left - across, top - down, right + across, bottom + down))
    for band in ((x1, y1, x2, y1 + 2), (x1, y2 - 2, x2, y2)):
        small.paste(MARK, band)
    for band in ((x1, y1, x1 + 2, y2), (x2 - 2, y1, x2, y2)):
        small.paste(MARK, band)
    return small
