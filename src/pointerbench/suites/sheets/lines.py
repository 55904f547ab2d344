"""The lines of a grid: its own, the user's borders, those of frozen panes; and merged ground."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.picture.frame import Fill, Item
from pointerbench.suites.sheets.grid import Grid
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.scene import Border, Range, Scene
from pointerbench.values.geometry import Box


def gridlines(grid: Grid, look: GridLook) -> Iterator[Item]:
    box, line = grid.box, grid.line
    for column in grid.columns.spans:
        if column.stop <= box.x2:
            yield Fill(Box(column.stop - line, box.y1, column.stop, box.y2), look.gridline)
    for row in grid.rows.spans:
        if row.stop <= box.y2:
            yield Fill(Box(box.x1, row.stop - line, box.x2, row.stop), look.gridline)


def merged_ground(scene: Scene, grid: Grid, look: GridLook) -> Iterator[Item]:
    """The ground of merged cells, over the grid lines inside them."""
    for area in scene.sheet.merges:
        box = grid.box_of(area)
        cell = scene.sheet.cells.get(area.first)
        if box.area:
            line = grid.line if scene.sheet.gridlines else 0
            inner = Box(box.x1, box.y1, box.x2 - line, box.y2 - line)
            fill = cell.style.fill if cell else ""
            yield Fill(box if fill else inner, fill or look.ground)


def border_lines(grid: Grid, border: Border) -> Iterator[Item]:
    """Lines on the last pixels of cells, and on the line before the first where it is visible."""
    box, line = grid.box_of(border.range), grid.line
    if not box.area:
        return
    left, top = max(grid.box.x1, box.x1 - line), max(grid.box.y1, box.y1 - line)
    columns = [s.stop for s in grid.columns.spans if s.index in _columns(border.range)]
    rows = [s.stop for s in grid.rows.spans if s.index in _rows(border.range)]
    downs = {"all": [left + line, *columns], "box": [left + line, columns[-1]]}
    acrosses = {
        "all": [top + line, *rows],
        "box": [top + line, rows[-1]],
        "rows": rows,
        "below": rows[-1:],
    }
    for x in downs.get(border.kind, []):
        if x <= grid.box.x2:
            yield Fill(Box(x - line, top, x, box.y2), border.color)
    for y in acrosses[border.kind]:
        if y <= grid.box.y2:
            yield Fill(Box(left, y - line, box.x2, y), border.color)


def _columns(area: Range) -> range:
    return range(area.column, area.last_column + 1)


def _rows(area: Range) -> range:
    return range(area.row, area.last_row + 1)


def frozen_lines(scene: Scene, grid: Grid, look: GridLook, scale: float) -> Iterator[Item]:
    width = max(1, round(look.frozen_width * scale))
    view, box = scene.view, grid.box
    stops = [s.stop for s in grid.columns.spans if s.index <= view.frozen_columns]
    if stops:
        x = stops[-1]
        yield Fill(Box(x - width, grid.column_header.y1, x, box.y2), look.frozen)
    stops = [s.stop for s in grid.rows.spans if s.index <= view.frozen_rows]
    if stops:
        y = stops[-1]
        yield Fill(Box(grid.row_header.x1, y - width, box.x2, y), look.frozen)
