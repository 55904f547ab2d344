"""Where a sheet goes on to the next printed page, which some programs show as dashed lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pointerbench.picture.frame import Fill, Item
from pointerbench.suites.sheets.grid import Grid
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.scene import Sheet
from pointerbench.values.geometry import Box

_DASH = 5  # logical pixels, and as many left out


def page_ends(sheet: Sheet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The last columns and the last rows of all pages but the last ones."""
    if not sheet.page or not sheet.cells:
        return (), ()
    columns, rows = (max(axis) for axis in zip(*sheet.cells, strict=True))
    return (
        tuple(_ends(range(1, columns + 1), sheet.width, sheet.page[0])),
        tuple(_ends(range(1, rows + 1), sheet.height, sheet.page[1])),
    )


def _ends(indices: Iterable[int], size: Callable[[int], int], room: int) -> Iterator[int]:
    used = last = 0
    for index in indices:
        if not size(index):
            continue
        if used and used + size(index) > room:
            yield last
            used = 0
        used, last = used + size(index), index


def page_lines(grid: Grid, look: GridLook, scale: float) -> Iterator[Item]:
    """Dashes in place of the grid lines."""
    box, line, dash = grid.box, grid.line, round(_DASH * scale)
    columns, rows = page_ends(grid.sheet)
    downs = [s.stop for s in grid.columns.spans if s.index in columns and s.stop <= box.x2]
    acrosses = [s.stop for s in grid.rows.spans if s.index in rows and s.stop <= box.y2]
    for x in downs:
        yield Fill(Box(x - line, box.y1, x, box.y2), look.ground)
        for y in range(box.y1, box.y2, 2 * dash):
            yield Fill(Box(x - line, y, x, min(y + dash, box.y2)), look.page_end)
    for y in acrosses:
        yield Fill(Box(box.x1, y - line, box.x2, y), look.ground)
        for x in range(box.x1, box.x2, 2 * dash):
            yield Fill(Box(x, y - line, min(x + dash, box.x2), y), look.page_end)
