"""The cells of a sheet that are on the screen: of a table with millions, asked for by place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from pointerbench.capture.desktop.bus import Bus, Call
from pointerbench.capture.desktop.node import COMPONENT, MANY, TABLE, Node, Ref
from pointerbench.capture.desktop.tree import described

_ADDRESS = re.compile(r"([A-Z]{1,3})(\d+)")
_SCREEN = 0
_MOST = 120  # rows or columns that a screen may show
_INSIDE = 4  # pixels from a corner at which a cell is asked for


def is_sheet(node: Node) -> bool:
    """Whether a node is a table that says what it shows when asked by place only."""
    return node.role == "table" and node.count > MANY and TABLE in node.interfaces


def cells_of(bus: Bus, sheet: Node) -> list[Node]:
    """The cells of a sheet that are seen, row by row; `parent` is left to the caller.

    A cell's name is its address, as ``B7``, its text what it shows.
    """
    if sheet.box is None or sheet.box.area == 0:
        return []
    columns = list(_along(bus, sheet, across=True))
    rows = list(_along(bus, sheet, across=False))
    places = [(row, column) for row in rows for column in columns]
    asked = [
        Call(*sheet.ref, TABLE, "GetAccessibleAt", "ii", (row, column)) for row, column in places
    ]
    refs = [Ref(*answer) for answer in bus.all(asked) if answer]
    return [
        replace(cell, place=f"{sheet.place}/{number}")
        for number, cell in enumerate(described(bus, refs))
        if cell.box is not None and cell.box.intersect(sheet.box).area
    ]


def _along(bus: Bus, sheet: Node, *, across: bool) -> Iterator[int]:
    """Numbers, from 0, of the columns along the upper edge, or of the rows along the left one."""
    assert sheet.box is not None
    x, y = sheet.box.x1 + _INSIDE, sheet.box.y1 + _INSIDE
    for _ in range(_MOST):
        if not sheet.box.contains(x, y):
            return
        cell = _cell_at(bus, sheet, x, y)
        place = _ADDRESS.fullmatch(cell.name.split()[-1]) if cell and cell.name else None
        if cell is None or cell.box is None or place is None:
            return
        yield _number(place[1]) if across else int(place[2]) - 1
        if across:
            x = max(x, cell.box.x2) + _INSIDE
        else:
            y = max(y, cell.box.y2) + _INSIDE


def _cell_at(bus: Bus, sheet: Node, x: int, y: int) -> Node | None:
    found = bus.one(Call(*sheet.ref, COMPONENT, "GetAccessibleAtPoint", "iiu", (x, y, _SCREEN)))
    cells = described(bus, [Ref(*found)]) if found and found[1] != sheet.ref.path else []
    return cells[0] if cells else None


def _number(letters: str) -> int:
    """The number of a column, from 0: A is 0, AA is 26."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - 64
    return number - 1
