"""The cells of a captured spreadsheet as a laid-out scene, so that the Sheets suite's proposers and
its resolver read them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pointerbench.capture.captured import Captured
from pointerbench.capture.texts import Strips
from pointerbench.picture.frame import Frame
from pointerbench.questions.screens import Screen
from pointerbench.suites.sheets.cells import Shown
from pointerbench.suites.sheets.grid import Axis, Grid, Span
from pointerbench.suites.sheets.layout import Layout
from pointerbench.suites.sheets.proposals import Shot
from pointerbench.suites.sheets.regions import GridRegions
from pointerbench.suites.sheets.scene import (
    Cell,
    Place,
    Program,
    Range,
    Scene,
    Sheet,
    Style,
    View,
    place,
    plain_text,
)
from pointerbench.values.geometry import Box

_ADDRESS = re.compile(r"[A-Z]{1,3}[1-9]\d*")
_FEWEST = 12  # cells of what is a sheet
_READ = 3  # cells whose words are painted in them, where the names of all are right
_REACH = 6  # pixels of a line between cells, as in the Sheets suite at 100 %
_HANDLE = 3  # pixels from a chosen cell's corner to where its handle begins
_WHITES = ("", "#ffffff")


@dataclass(frozen=True)
class Cells:
    """The cells of one sheet by their place, and the strips of its headings, where they are known.

    ``shot`` is what the Sheets suite sees of them.
    """

    by_place: Mapping[Place, Captured]
    strips: Strips | None
    shot: Shot


def cells_of(screen: Screen, least: int = _READ) -> Cells | None:
    """The cells of the largest sheet on a screen; None where there is none, or nothing shows that
    they are called what they are: clicks prove their places, and words that are painted where they
    are told, in ``least`` cells or more, prove their names."""
    groups: dict[str, dict[Place, Captured]] = {}
    for element in screen.state.elements:
        if element.role == "table cell" and _ADDRESS.fullmatch(element.name):
            groups.setdefault(element.group, {})[place(element.name)] = element
    group = max(groups, key=lambda name: len(groups[name]), default="")
    own = groups.get(group, {})
    if len(own) < _FEWEST or sum(_reads(screen, cell) for cell in own.values()) < least:
        return None
    told = screen.texts.strips if screen.texts else ()
    strips = next((one for one in told if one.group == group), None)
    return Cells(own, strips, _shot(screen, own, strips))


def _shot(screen: Screen, own: Mapping[Place, Captured], strips: Strips | None) -> Shot:
    box = _around([cell.box for cell in own.values()])
    columns = _axis({p[0]: c.box[0::2] for p, c in _usual(own, 0)}, box.x1, box.x2)
    rows = _axis({p[1]: c.box[1::2] for p, c in _usual(own, 1)}, box.y1, box.y2)
    sheet = _sheet(own, columns, rows)
    nowhere = Box(box.x1, box.y1, box.x1, box.y1)
    above, before = (strips.columns, strips.rows) if strips else (nowhere, nowhere)
    grid = Grid(box, columns, rows, above, before, sheet, 1, _REACH)
    chosen = [p for p, cell in own.items() if cell.state & {"selected", "focused"}]
    selection = _selection(chosen or [min(own)])
    width, height = screen.state.size
    frame = Frame(width, height, "#ffffff", (), GridRegions(grid))
    shown = dict(_shown(screen, own))
    layout = Layout(frame, grid, shown, _handle(own, selection) if chosen else None)
    view = View(100, columns.spans[0].index, rows.spans[0].index, 0, 0, selection, selection.first)
    book = Program("libreoffice", screen.theme, "en", "", (), 0, "en_US", "A B")
    return Shot(Scene(sheet, view, book), layout)


def _usual(own: Mapping[Place, Captured], axis: int) -> Iterator[tuple[Place, Captured]]:
    """For each column (axis 0) or row (1) a cell with the sides that most of its cells have: those
    of a merged one are others."""
    sides: dict[int, Counter[tuple[int, int]]] = {}
    for where, cell in own.items():
        first, last = cell.box[axis], cell.box[axis + 2]
        sides.setdefault(where[axis], Counter())[first, last] += 1
    wanted = {index: counted.most_common(1)[0][0] for index, counted in sides.items()}
    for where, cell in own.items():
        if (cell.box[axis], cell.box[axis + 2]) == wanted[where[axis]]:
            yield where, cell


def _axis(sides: Mapping[int, Sequence[int]], start: int, end: int) -> Axis:
    """The columns or rows in view; one that ends where the window does may go on behind it."""
    spans = [
        Span(index, first, last + (last == end)) for index, (first, last) in sorted(sides.items())
    ]
    return Axis(spans, start, end)


def _sheet(own: Mapping[Place, Captured], columns: Axis, rows: Axis) -> Sheet:
    cells = {
        where: Cell(plain_text(cell.text), cell.text, False, _style(cell))
        for where, cell in own.items()
        if cell.text
    }
    return Sheet(
        cells=cells,
        widths={},
        default_width=64,
        heights={},
        default_height=17,
        family="",
        points=10,
        hidden_columns=_between(columns),
        hidden_rows=_between(rows),
        merges=tuple(_merged(own, columns, rows)),
    )


def _style(cell: Captured) -> Style:
    fill = "" if cell.fill in _WHITES else cell.fill
    return Style(color=cell.ink, fill=fill)


def _between(axis: Axis) -> frozenset[int]:
    """The columns or rows that are not shown between those that are."""
    seen = {span.index for span in axis.spans}
    return frozenset(range(min(seen), max(seen))) - seen


def _merged(own: Mapping[Place, Captured], columns: Axis, rows: Axis) -> Iterator[Range]:
    """Cells whose sides are those of several columns or rows."""
    for (column, row), cell in own.items():
        if column not in columns or row not in rows:
            continue
        right = [s.index for s in columns.spans if cell.box.x1 <= s.start < cell.box.x2]
        below = [s.index for s in rows.spans if cell.box.y1 <= s.start < cell.box.y2]
        if len(right) > 1 or len(below) > 1:
            yield Range(column, row, max(right, default=column), max(below, default=row))


def _shown(screen: Screen, own: Mapping[Place, Captured]) -> Iterator[tuple[Place, Shown]]:
    """What is read of each cell with a text: the words are those that are drawn only where ink
    proves that they are all of it."""
    for where, cell in own.items():
        if not cell.text:
            continue
        yield where, Shown(cell.text, whole=_reads(screen, cell), spills=False)


def _reads(screen: Screen, cell: Captured) -> bool:
    """Whether ink proves that all of a cell's text is painted in it."""
    lines = screen.lines.get(cell.id, [])
    if len(lines) != 1 or not lines[0].proved or lines[0].text != cell.text:
        return False
    return cell.box.x1 <= lines[0].edges[0] and lines[0].edges[-1] <= cell.box.x2


def _selection(chosen: Sequence[Place]) -> Range:
    columns, rows = zip(*chosen, strict=True)
    return Range(min(columns), min(rows), max(columns), max(rows))


def _handle(own: Mapping[Place, Captured], selection: Range) -> Box | None:
    last = own.get((selection.last_column, selection.last_row))
    if last is None:
        return None
    return Box.at(last.box.x2 - _HANDLE, last.box.y2 - _HANDLE, 2 * _HANDLE, 2 * _HANDLE)


def _around(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))
