"""The named places of a grid, worked out on demand: a screen has thousands, a task asks for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pointerbench.picture.frame import Region
from pointerbench.suites.sheets.grid import Grid
from pointerbench.suites.sheets.scene import Range, column_name, column_number, place, ref
from pointerbench.values.geometry import Box

CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")


class GridRegions(Mapping[Region, Box]):
    """Boxes by region name; KeyError for one that is not visible at all."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def __getitem__(self, region: Region) -> Box:
        kind, *names = region
        return _BOXES[kind](self.grid, *names)

    def __iter__(self) -> Iterator[Region]:
        for column in self.grid.columns.spans:
            yield "column", column_name(column.index)
            yield "column_edge", column_name(column.index)
        for row in self.grid.rows.spans:
            yield "row", str(row.index)
            yield "row_edge", str(row.index)
        for row in self.grid.rows.spans:
            for column in self.grid.columns.spans:
                name = ref((column.index, row.index))
                yield "cell", name
                yield from (("edge", name, side) for side in ("right", "bottom"))
                yield from (("corner", name, corner) for corner in CORNERS)

    def __len__(self) -> int:
        columns, rows = len(self.grid.columns.spans), len(self.grid.rows.spans)
        return 2 * (columns + rows) + columns * rows * (3 + len(CORNERS))


def _cell(grid: Grid, name: str) -> Box:
    column, row = place(name)
    if column not in grid.columns or row not in grid.rows:
        raise KeyError(name)
    return grid.cell_box((column, row))


def _range(grid: Grid, name: str) -> Box:
    first, _, last = name.partition(":")
    return grid.box_of(Range(*place(first), *place(last or first)))


def _column(grid: Grid, name: str) -> Box:
    return grid.column_header_box(column_number(name))


def _row(grid: Grid, name: str) -> Box:
    return grid.row_header_box(int(name))


def _column_edge(grid: Grid, name: str) -> Box:
    x1, x2 = grid.across(grid.columns.span(column_number(name)).stop)
    strip = grid.column_header
    return Box(x1, strip.y1, x2, strip.y2)


def _row_edge(grid: Grid, name: str) -> Box:
    y1, y2 = grid.across(grid.rows.span(int(name)).stop)
    strip = grid.row_header
    return Box(strip.x1, y1, strip.x2, y2)


def _edge(grid: Grid, name: str, side: str) -> Box:
    box = _cell(grid, name)
    if side == "right":
        x1, x2 = grid.across(box.x2)
        return Box(x1, box.y1, x2, box.y2)
    y1, y2 = grid.across(box.y2)
    return Box(box.x1, y1, box.x2, y2)


def _corner(grid: Grid, name: str, corner: str) -> Box:
    """The crossing of the grid lines: those at the top and left belong to the cells before."""
    box = _cell(grid, name)
    across, down = corner.split("_")[1], corner.split("_")[0]
    x1, x2 = grid.across(box.x1 if across == "left" else box.x2)
    y1, y2 = grid.across(box.y1 if down == "top" else box.y2)
    return Box(x1, y1, x2, y2)


_BOXES: dict[str, Callable[..., Box]] = {
    "cell": _cell,
    "range": _range,
    "column": _column,
    "row": _row,
    "column_edge": _column_edge,
    "row_edge": _row_edge,
    "edge": _edge,
    "corner": _corner,
}
