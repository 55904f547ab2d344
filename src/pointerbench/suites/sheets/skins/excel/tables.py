"""Pictures of little tables: formatting them, and inserting and deleting their cells."""

from __future__ import annotations

from collections.abc import Mapping

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.skins.excel.canvas import Canvas


def _grid(
    c: Canvas, cells: Mapping[tuple[int, int], Color], columns: int = 3, rows: int = 4
) -> None:
    """A little table with some coloured cells, filling most of the square."""
    step = (9, 7) if c.large else (5, 4)
    rows = rows if c.large else min(rows, 3)
    left, top = (2, 2) if c.large else (0, 2)
    right, bottom = left + columns * step[0], top + rows * step[1]
    c.block(left, top, right + 1, bottom + 1, c.p.paper)
    for (column, row), color in cells.items():
        if row < rows:
            x, y = left + column * step[0], top + row * step[1]
            c.block(x, y, x + step[0], y + step[1], color)
    for column in range(columns + 1):
        c.down(left + column * step[0], top, bottom + 1, c.p.ink)
    for row in range(rows + 1):
        c.across(left, right + 1, top + row * step[1], c.p.ink)


def draw_conditional(c: Canvas) -> None:
    p = c.p
    red, blue = ((0, 0), (0, 2), (1, 2)), ((0, 1), (1, 1), (0, 3))
    _grid(c, dict.fromkeys(red, p.red_tint) | dict.fromkeys(blue, p.blue_tint))
    if c.large:
        c.plate((15, 15, 31, 31), 2, p.paper, p.ink)
        c.across(19, 28, 21, p.red, 1.6)
        c.across(19, 28, 25, p.red, 1.6)
        c.shape(((25.5, 17.5), (27, 17.5), (21.5, 28.5), (20, 28.5)), p.red)


def _brush(c: Canvas) -> None:
    """A paint brush over the lower right corner."""
    k = 2 if c.large else 1
    o = 0 if c.large else 0.5
    c.shape(((15 * k, 5 * k), (16 * k, 6 * k), (10.5 * k, 12.5 * k), (9 * k, 11 * k)), c.p.ink)
    c.shape(
        ((9 * k, 10.5 * k), (11 * k, 12.5 * k), (9.5 * k, 15 * k + o), (6 * k, 15.5 * k + o)),
        c.p.blue,
    )


def draw_as_table(c: Canvas) -> None:
    p = c.p
    cells = {(column, 0): p.blue for column in range(3)}
    cells |= {(column, 2): p.blue_tint for column in range(3)}
    _grid(c, cells)
    _brush(c)


def draw_cell_styles(c: Canvas) -> None:
    p = c.p
    _grid(c, {(1, 1): p.green_tint, (0, 0): p.yellow, (0, 2): p.red_tint})
    _brush(c)


def draw_insert(c: Canvas) -> None:
    _grid(c, {(1, 1): c.p.blue_tint, (2, 1): c.p.blue_tint, (0, 1): c.p.blue_tint})
    if c.large:
        c.plate((17, 17, 31, 31), 7, c.p.green, c.p.green)
        c.across(20, 28, 23, c.p.paper, 2)
        c.down(23, 20, 28, c.p.paper, 2)
    else:
        c.block(9, 9, 16, 16, c.p.ribbon)
        c.across(10, 15, 12, c.p.green)
        c.down(12, 10, 15, c.p.green)


def draw_delete(c: Canvas) -> None:
    _grid(c, {(1, 1): c.p.red_tint, (2, 1): c.p.red_tint, (0, 1): c.p.red_tint})
    if c.large:
        c.plate((17, 17, 31, 31), 7, c.p.red, c.p.red)
        c.across(20, 28, 23, c.p.paper, 2)
    else:
        c.block(9, 9, 16, 16, c.p.ribbon)
        c.icon("close", 12, (12.5, 12.5), c.p.red)


def draw_format(c: Canvas) -> None:
    _grid(c, {(1, 1): c.p.blue_tint, (1, 2): c.p.blue_tint})
    if c.large:
        c.down(1, 1, 31, c.p.blue, 1)
        c.across(1, 31, 1, c.p.blue, 1)
        c.shape(((1.5, 0), (4.5, 4), (-1.5, 4)), c.p.blue)
        c.shape(((32.5, 1.5), (28.5, -1.5), (28.5, 4.5)), c.p.blue)
    else:
        c.across(0, 16, 0, c.p.blue)
