"""The headings of a sheet's columns and rows, which no toolkit tells, from where they must lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pointerbench.capture.captured import CONTRADICTED, Captured, Evidence
from pointerbench.capture.desktop.cells import is_sheet
from pointerbench.capture.desktop.program import Look, Program
from pointerbench.capture.desktop.touching import is_of_sheet, outside_of, press_in
from pointerbench.capture.texts import Strips
from pointerbench.values.geometry import Box

_FRAME = 5  # pixels that the frame around a chosen cell reaches out of it
_LIT = 0.9  # of a heading and its cells that is another colour once they are chosen


def strips_of(look: Look, elements: Sequence[Captured]) -> tuple[Strips, ...]:
    """The strips beside each sheet that is seen: what lies just above its cells and as wide, and
    what lies just before them and as high."""
    reading = look.reading
    found = []
    for at, node in enumerate(reading.nodes):
        sheet = reading.seen[at].box
        if sheet is None or not is_sheet(node):
            continue
        boxes = [seen.box for seen in reading.seen if seen.box]
        above = [b for b in boxes if (b.x1, b.x2, b.y2) == (sheet.x1, sheet.x2, sheet.y1)]
        before = [b for b in boxes if (b.y1, b.y2, b.x2) == (sheet.y1, sheet.y2, sheet.x1)]
        own = [e for e in elements if reading.nodes[reading.place_of(e)].parent == at]
        if above and before and own:
            columns = min(above, key=lambda box: box.height)
            rows = min(before, key=lambda box: box.width)
            found.append(Strips(own[0].group, columns, rows))
    return tuple(found)


def with_clicks(
    program: Program, look: Look, elements: Sequence[Captured], strips: Strips
) -> Iterator[Evidence]:
    """What a click on one heading of the columns and on one of the rows changes: the heading and
    all cells that it is of."""
    cells = [e for e in elements if e.group == strips.group and is_of_sheet(look, e) and e.whole]
    inside = [e for e in cells if e.box.x2 < strips.columns.x2 and e.box.y2 < strips.rows.y2]
    if len(inside) < 4:
        return
    first, middle = inside[0].box, _middle([cell.box for cell in inside])
    around = Box(strips.rows.x1, strips.columns.y1, strips.columns.x2, strips.rows.y2)
    height, width = look.pixels.shape[:2]
    masks = [*outside_of(around, width, height), _corner(strips)]
    old = first.grown(_FRAME)  # what was chosen before, with its heading
    left = Box(old.x1, around.y1, min(old.x2, middle.x1), old.y2)
    above = Box(around.x1, old.y1, old.x2, min(old.y2, middle.y1))
    yield _pressed(program, first, _column(middle, strips), [*masks, strips.rows, left])
    yield _pressed(program, first, _row(middle, strips), [*masks, strips.columns, above])


def _column(cell: Box, strips: Strips) -> tuple[Box, Box]:
    """The heading over a cell, and it with all cells below."""
    heading = Box(cell.x1, strips.columns.y1, cell.x2, strips.columns.y2)
    return heading, Box(heading.x1, heading.y1, heading.x2, strips.rows.y2)


def _row(cell: Box, strips: Strips) -> tuple[Box, Box]:
    """The heading before a cell, and it with all cells of its row."""
    heading = Box(strips.rows.x1, cell.y1, strips.rows.x2, cell.y2)
    return heading, Box(heading.x1, heading.y1, strips.columns.x2, heading.y2)


def _pressed(
    program: Program, chosen: Box, heading: tuple[Box, Box], masks: Sequence[Box]
) -> Evidence:
    """A click on a heading while a cell elsewhere is chosen; what it changes must begin with the
    heading itself."""
    at, wide = heading
    press_in(program, chosen, chosen.center, [])
    said = press_in(program, wide, at.center, masks)
    if said.box is None:
        return said
    lit = said.box.contains(*at.center) and said.box.intersect(wide).area >= _LIT * wide.area
    return said if lit else replace(said, verdict=CONTRADICTED)


def _middle(cells: Sequence[Box]) -> Box:
    """A cell in the middle of some, in another row and column than the first."""
    left, top = sorted({box.x1 for box in cells}), sorted({box.y1 for box in cells})
    x, y = left[len(left) // 2], top[len(top) // 2]
    return next(box for box in cells if box.x1 >= x and box.y1 >= y)


def _corner(strips: Strips) -> Box:
    return Box(strips.rows.x1, strips.columns.y1, strips.rows.x2, strips.columns.y2)
