"""Where the columns, rows and cells of a window lie, and which of them lies at a point.

A column or row is its pixels up to and including its own grid line, which is the last one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from pointerbench.suites.sheets.scene import Place, Range, Sheet, View
from pointerbench.values.geometry import Box


@dataclass(frozen=True, slots=True)
class Span:
    """One visible column or row: pixels start to stop, half-open.

    ``stop`` may lie past the end of the axis for the last one, which is then partly visible.
    """

    index: int
    start: int
    stop: int


class Axis:
    """The visible columns of a window from left to right, or its rows from top to bottom.

    Frozen ones come first, then those from the scroll position on; hidden ones are left out.
    """

    def __init__(self, spans: list[Span], start: int, end: int) -> None:
        self.spans = spans
        self.start = start
        self.end = end
        self._starts = [span.start for span in spans]
        self._by_index = {span.index: position for position, span in enumerate(spans)}

    def __contains__(self, index: int) -> bool:
        return index in self._by_index

    def span(self, index: int) -> Span:
        """Raises KeyError for a column or row that is not visible at all."""
        return self.spans[self._by_index[index]]

    def position(self, index: int) -> int:
        """How many visible ones come before it."""
        return self._by_index[index]

    def at(self, pixel: int) -> int | None:
        """The column or row at a pixel, or None outside."""
        if not self.start <= pixel < self.end:
            return None
        span = self.spans[bisect_right(self._starts, pixel) - 1]
        return span.index if span.start <= pixel < span.stop else None

    def whole(self, index: int) -> bool:
        """Whether it is visible to its last pixel."""
        return index in self._by_index and self.span(index).stop <= self.end


def _axis(size: Callable[[int], int], frozen: int, first: int, start: int, end: int) -> Axis:
    spans, pixel = [], start
    for index in range(1, frozen + 1):
        if width := size(index):
            spans.append(Span(index, pixel, pixel + width))
            pixel += width
    index = max(first, frozen + 1)
    while pixel < end:
        if width := size(index):
            spans.append(Span(index, pixel, pixel + width))
            pixel += width
        index += 1
    return Axis(spans, start, end)


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The cells' window: its box (without the headers), and the two axes.

    ``column_header`` and ``row_header`` are the strips above and to the left of it. A line between
    cells or headers is ``line`` pixels as drawn, and counts as ``reach`` pixels: it can be hit
    there, as what drags a divider does not become smaller with the sheet.
    """

    box: Box
    columns: Axis
    rows: Axis
    column_header: Box
    row_header: Box
    sheet: Sheet
    line: int
    reach: int

    def box_of(self, area: Range) -> Box:
        """The visible pixels of a range: empty where none of its columns or rows is visible."""
        columns = [s for s in self.columns.spans if area.column <= s.index <= area.last_column]
        rows = [s for s in self.rows.spans if area.row <= s.index <= area.last_row]
        if not columns or not rows:
            return Box(self.box.x1, self.box.y1, self.box.x1, self.box.y1)
        return Box(
            columns[0].start,
            rows[0].start,
            min(columns[-1].stop, self.box.x2),
            min(rows[-1].stop, self.box.y2),
        )

    def cell_box(self, place: Place) -> Box:
        """The visible pixels of a cell, or of the merged range that it belongs to."""
        area = self.sheet.merged.get(place)
        if area is not None or place[0] not in self.columns or place[1] not in self.rows:
            return self.box_of(area or Range.cell(place))
        column, row = self.columns.span(place[0]), self.rows.span(place[1])
        return Box(
            column.start, row.start, min(column.stop, self.box.x2), min(row.stop, self.box.y2)
        )

    def cell_at(self, x: int, y: int) -> Place | None:
        """The cell at a pixel (a merged range answers with its first cell), or None outside."""
        column, row = self.columns.at(x), self.rows.at(y)
        if column is None or row is None:
            return None
        return self.sheet.area((column, row)).first

    def whole(self, area: Range) -> bool:
        """Whether the range is visible to its last pixel."""
        columns, rows = self.columns, self.rows
        return (
            all(
                columns.whole(c) or c in self.sheet.hidden_columns
                for c in (area.column, area.last_column)
            )
            and all(rows.whole(r) or r in self.sheet.hidden_rows for r in (area.row, area.last_row))
            and self.box_of(area).area > 0
        )

    def column_header_box(self, column: int) -> Box:
        span = self.columns.span(column)
        strip = self.column_header
        return Box(span.start, strip.y1, min(span.stop, strip.x2), strip.y2)

    def row_header_box(self, row: int) -> Box:
        span = self.rows.span(row)
        strip = self.row_header
        return Box(strip.x1, span.start, strip.x2, min(span.stop, strip.y2))

    def across(self, boundary: int) -> tuple[int, int]:
        """The pixels that count as the grid line before ``boundary``: `reach` of them, centred
        on the line as drawn."""
        middle = boundary - (self.line + 1) // 2
        return middle - self.reach // 2, middle + self.reach - self.reach // 2


def pixels(size: int, zoom: float) -> int:
    """A column's width or a row's height on the screen; 0 for a hidden one."""
    return max(2, round(size * zoom)) if size else 0


def make_grid(sheet: Sheet, view: View, box: Box, headers: tuple[Box, Box], scale: float) -> Grid:
    """The grid in its box; ``headers`` are the strips for column letters and row numbers."""
    zoom = view.zoom / 100 * scale

    columns = _axis(
        lambda c: pixels(sheet.width(c), zoom),
        view.frozen_columns,
        view.first_column,
        box.x1,
        box.x2,
    )
    rows = _axis(
        lambda r: pixels(sheet.height(r), zoom), view.frozen_rows, view.first_row, box.y1, box.y2
    )
    reach = 2 * round(3 * max(1.0, scale, zoom))
    return Grid(box, columns, rows, *headers, sheet, max(1, round(scale)), reach)
