"""Places the contents of the cells, and keeps what a reader can see of each."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from typing import NamedTuple

from pointerbench.language.unlisted import unlisted
from pointerbench.picture.fonts import Font, font
from pointerbench.picture.frame import Fill, Item, Text
from pointerbench.picture.text_layout import Line, shape, wrap
from pointerbench.suites.sheets.grid import Axis, Grid, pixels
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.marks import (
    cut_mark,
    cut_size,
    squiggles,
    text_number_mark,
    underline,
)
from pointerbench.suites.sheets.measure import font_pixels
from pointerbench.suites.sheets.scene import Cell, Place, Range, Scene, Style
from pointerbench.values.geometry import Box

TOO_WIDE = "###"


class Shown(NamedTuple):
    """What a reader sees of a cell: the visible characters, whether they are all of the cell's
    text, and whether they reach into other cells."""

    text: str
    whole: bool
    spills: bool


class Reach(NamedTuple):
    """From where to where a text may show, also past the window's edges, and on which sides a
    filled cell cuts it off."""

    left: int
    right: int
    cut_left: bool
    cut_right: bool


class CellLayout:
    """Lays the visible cells out one by one into `fills`, `texts` and `shown`."""

    def __init__(self, scene: Scene, grid: Grid, look: GridLook, scale: float) -> None:
        self.sheet = scene.sheet
        self.grid = grid
        self.look = look
        zoom = scene.view.zoom / 100 * scale
        self.zoom = zoom
        self.pad = max(1, round(look.pad * zoom))
        self.lift = grid.line + round(look.lift * zoom)
        self.cut = cut_size(zoom, grid.line)
        self.checked = scene.program.language if scene.program.spelling else ""
        self.fills: list[Item] = []
        self.texts: list[Item] = []
        self.shown: dict[Place, Shown] = {}
        self._fonts: dict[tuple[bool, bool, float], Font] = {}
        self._descents: dict[float, int] = {}

    def run(self) -> None:
        window = self.grid.box
        for place, cell, full in self._written():
            inside = full.x2 <= window.x2 and full.y2 <= window.y2
            self._cell(place, cell, full, full if inside else full.intersect(window))
            if cell.digits and inside and self.look.text_number:
                self.texts.append(text_number_mark(full, self.zoom, self.look.text_number))
        self.fills.extend(self._coloured())

    def _written(self) -> Iterator[tuple[Place, Cell, Box]]:
        """The visible cells with a text, and all their pixels, also past the window's edge."""
        cells, merged = self.sheet.cells, self.sheet.merged
        for row in self.grid.rows.spans:
            for column in self.grid.columns.spans:
                place = (column.index, row.index)
                cell = cells.get(place)
                if cell is None or not cell.text:
                    continue
                if place in merged:
                    yield place, cell, self._merged_box(merged[place])
                else:
                    yield place, cell, Box(column.start, row.start, column.stop, row.stop)

    def _merged_box(self, area: Range) -> Box:
        """Also where it goes on past the window's right and lower edges."""
        sheet, shown = self.sheet, self.grid.box_of(area)
        right = self._end(self.grid.columns, area.last_column, sheet.width)
        bottom = self._end(self.grid.rows, area.last_row, sheet.height)
        return Box(shown.x1, shown.y1, right, bottom)

    def _end(self, axis: Axis, last: int, size: Callable[[int], int]) -> int:
        """Where the last of an area's columns or rows ends."""
        seen = axis.spans[-1]
        beyond = range(seen.index + 1, last + 1)
        if beyond:
            return seen.stop + sum(pixels(size(index), self.zoom) for index in beyond)
        return max(span.stop for span in axis.spans if span.index <= last)

    def _coloured(self) -> Iterator[Fill]:
        """Cells' fills, neighbours of one colour in a row as one."""
        cells = self.sheet.cells
        for row in self.grid.rows.spans:
            start, color = 0, ""
            for column in self.grid.columns.spans:
                cell = cells.get((column.index, row.index))
                fill = cell.style.fill if cell else ""
                if fill != color:
                    if color:
                        yield self._strip(start, column.start, row.start, row.stop, color)
                    start, color = column.start, fill
            if color:
                yield self._strip(start, self.grid.box.x2, row.start, row.stop, color)

    def _strip(self, x1: int, x2: int, y1: int, y2: int, color: str) -> Fill:
        return Fill(Box(x1, y1, x2, y2).intersect(self.grid.box), color)

    def font(self, style: Style) -> Font:
        key = (style.bold, style.italic, style.size)
        try:
            return self._fonts[key]
        except KeyError:
            pixels = font_pixels(self.sheet.points * style.size, self.zoom)
            face = font(self.sheet.family, pixels, bold=style.bold, italic=style.italic)
            self._fonts[key] = face
            return face

    def _descent(self, size: float) -> int:
        """That of the regular face, so that bold and plain cells of a row stand on one line."""
        if size not in self._descents:
            self._descents[size] = self.font(Style(size=size)).descent
        return self._descents[size]

    def _cell(self, place: Place, cell: Cell, full: Box, visible: Box) -> None:
        style = cell.style
        face = self.font(style)
        if style.wrap:
            self._wrapped(place, cell, full, visible)
            return
        line = shape(cell.text, face, flush=style.align == "right")
        room = full.width - self.grid.line - 2 * self.pad
        if cell.number and line.width > room:
            hashes = "#" * max(1, room // max(1, shape("#", face).width))
            line = shape(self.look.too_wide or hashes, face, flush=style.align == "right")
            self._put(line, self._left(line, style.align, full), full, visible, style)
            self.shown[place] = Shown(TOO_WIDE, whole=False, spills=False)
            return
        x = self._left(line, style.align, full)
        end, right = x + line.width, full.x2 - self.grid.line
        if full is visible and full.x1 <= x and end <= right:
            self._put(line, x, full, full, style)
            self.shown[place] = Shown(line.text, whole=True, spills=False)
            return
        reach = self._reach(place, x, end, full)
        clip = self._clip(reach, visible)
        spills = reach.left < full.x1 or reach.right > right
        if spills:
            self._cover_lines(place, Box(x, clip.y1, end, clip.y2).intersect(clip))
        self._put(line, x, full, clip, style)
        self._mark_cuts(reach, full)
        first, last = _within(line, x, clip)
        whole = not spills and (first, last) == (0, len(line.text)) and visible == full
        self.shown[place] = Shown(line.text[first:last], whole, spills)

    def _left(self, line: Line, align: str, full: Box) -> int:
        if align == "right":
            return full.x2 - self.grid.line - self.pad - line.width
        if align == "center":
            return (full.x1 + full.x2 - self.grid.line - line.width) // 2
        return full.x1 + self.pad

    def _put(self, line: Line, x: int, full: Box, clip: Box, style: Style) -> None:
        if not line.inked:
            return
        face = line.font
        if style.middle:
            baseline = (full.y1 + full.y2 - self.grid.line + face.cap_height) // 2
        else:
            baseline = full.y2 - self.lift - self._descent(style.size)
        ink, (last, _, mask) = line.inked[0][0], line.inked[-1]
        beside = x + ink >= clip.x1 and x + last + mask.width <= clip.x2
        roomy = baseline - face.ascent >= clip.y1 and baseline + face.descent <= clip.y2
        inside = beside and (roomy or _is_between(line, clip.y1 - baseline, clip.y2 - baseline))
        color = style.color or self.look.text
        self.texts.append(Text(x, baseline, line, color, None if inside else clip))
        if style.underline:
            below = Box(x, baseline, x + line.width, clip.y2).intersect(clip)
            self.texts.extend(underline(below, face.size, color))
        if self.checked and (words := unlisted(line.text, self.checked)):
            self.texts.extend(squiggles(line, (x, baseline), words, clip, self.grid.line))

    def _wrapped(self, place: Place, cell: Cell, full: Box, visible: Box) -> None:
        face, style = self.font(cell.style), cell.style
        ranges = wrap(cell.text, face, full.width - self.grid.line - 2 * self.pad)
        step = face.line_height
        spare = full.height - self.lift - step * len(ranges)
        top = full.y1 + (spare // 2 if style.middle else spare)
        for start, stop in ranges:
            line = shape(cell.text[start:stop], face, flush=style.align == "right")
            band = Box(full.x1, top, full.x2, top + step + self.lift)
            x = self._left(line, style.align, full)
            self._put(line, x, band, visible, style._replace(middle=False))
            top += step
        whole = spare >= 0 and visible == full
        self.shown[place] = Shown(cell.text if whole else "", whole, spills=False)

    def _reach(self, place: Place, x1: int, x2: int, full: Box) -> Reach:
        """How far a text from x1 to x2 gets from its cell."""
        left, right = full.x1, full.x2 - self.grid.line
        if place in self.sheet.merged:
            return Reach(left, right, x1 < left, x2 > right)
        left, cut_left = self._run(place, left, x1, -1)
        right, cut_right = self._run(place, right, x2, 1)
        return Reach(left, right, cut_left, cut_right)

    def _run(self, place: Place, edge: int, end: int, step: int) -> tuple[int, bool]:
        """The edge up to which a text that ends at ``end`` runs over empty neighbours, and whether
        it is a filled cell that stops it, or the sheet's own edge. In view, nothing else can: what
        lies next to a frozen column is often not its neighbour."""
        spans, column = self.grid.columns.spans, place[0]
        position = self.grid.columns.position(column)
        while (end - edge) * step > 0:
            column = self._neighbour(column, step)
            if not column or not self._free((column, place[1])):
                return edge, True
            position += step
            if not 0 <= position < len(spans) or spans[position].index != column:
                break
            span = spans[position]
            edge = span.stop - self.grid.line if step > 0 else span.start
        return edge, False

    def _neighbour(self, column: int, step: int) -> int:
        """The next column that is not hidden; 0 before the first."""
        column += step
        while column in self.sheet.hidden_columns:
            column += step
        return column

    def _clip(self, reach: Reach, visible: Box) -> Box:
        """Where the text may show: beside the marks, and inside the window."""
        size = self.cut if self.look.cut_mark else 0
        left = reach.left + size * reach.cut_left
        right = reach.right - size * reach.cut_right
        return Box(left, visible.y1, max(left, right), visible.y2).intersect(self.grid.box)

    def _mark_cuts(self, reach: Reach, full: Box) -> None:
        """A triangle at each side where a cell stops the text, if that side is in view."""
        if not self.look.cut_mark:
            return
        line, window = self.grid.line, self.grid.box
        cell = Box(reach.left, full.y1, reach.right, full.y2 - line)
        if reach.cut_left and cell.x1 >= window.x1:
            self.texts.extend(cut_mark(cell, False, self.cut, line))
        if reach.cut_right and cell.x2 <= window.x2:
            self.texts.extend(cut_mark(cell, True, self.cut, line))

    def _free(self, place: Place) -> bool:
        cell = self.sheet.cells.get(place)
        return (cell is None or not cell.text) and place not in self.sheet.merged

    def _cover_lines(self, place: Place, ink: Box) -> None:
        """Grid lines do not show through text that runs over them."""
        if not self.sheet.gridlines:
            return
        spans = self.grid.columns.spans
        stops = [span.stop for span in spans]
        for span in spans[bisect_left(stops, ink.x1) : bisect_right(stops, ink.x2)]:
            if ink.x1 < span.stop <= ink.x2 + 1:
                x2, y2 = span.stop, ink.y2 - self.grid.line
                self.fills.append(Fill(Box(x2 - self.grid.line, ink.y1, x2, y2), self.look.ground))


def _is_between(line: Line, top: int, bottom: int) -> bool:
    """Whether all ink lies between two heights, counted from the baseline."""
    return all(y >= top and y + mask.height <= bottom for _, y, mask in line.inked)


def _within(line: Line, x: int, clip: Box) -> tuple[int, int]:
    """The range of characters that lie inside the clip from side to side."""
    first = bisect_left(line.pens, 64 * (clip.x1 - x))
    last = bisect_right(line.pens, 64 * (clip.x2 - x)) - 1
    return first, max(first, last)
