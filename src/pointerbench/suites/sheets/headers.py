"""The strips of column letters and row numbers, and the corner between them."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.fonts import Font, font
from pointerbench.frame import Color, Fill, Item, Polygon, Text
from pointerbench.geometry import Box
from pointerbench.suites.sheets.grid import Axis, Grid, Span
from pointerbench.suites.sheets.looks import HeaderLook
from pointerbench.suites.sheets.scene import Range, column_name
from pointerbench.text_layout import shape


class HeaderLayout:
    """Draws both strips; ``zoom`` is device pixels per logical pixel of the headers."""

    def __init__(self, grid: Grid, look: HeaderLook, selection: Range, zoom: float) -> None:
        self.grid = grid
        self.look = look
        self.selection = selection
        self.zoom = zoom
        self.plain = self._font(bold=look.type.bold)
        self.bold = self._font(bold=True) if look.bold_active else self.plain

    def _font(self, *, bold: bool) -> Font:
        return font(self.look.type.family, round(self.look.type.size * self.zoom, 2), bold=bold)

    def items(self) -> Iterator[Item]:
        columns, rows, look = self.grid.column_header, self.grid.row_header, self.look
        yield Fill(columns, look.fill)
        yield Fill(rows, look.fill)
        chosen = self.selection
        for span in self.grid.columns.spans:
            active = chosen.column <= span.index <= chosen.last_column
            box = self.grid.column_header_box(span.index)
            yield from self._header(box, column_name(span.index), active, vertical=False)
        for span in self.grid.rows.spans:
            active = chosen.row <= span.index <= chosen.last_row
            box = self.grid.row_header_box(span.index)
            yield from self._header(box, str(span.index), active, vertical=True)
        yield from self._edges()
        if look.active_line:
            yield from self._active_edges(look.active_line)
        yield from self._hidden(self.grid.columns, vertical=False)
        yield from self._hidden(self.grid.rows, vertical=True)

    def _header(self, box: Box, label: str, active: bool, *, vertical: bool) -> Iterator[Item]:
        look, line = self.look, self.grid.line
        color = (look.active_line or look.line) if active else look.line
        if active:
            yield Fill(box, look.active_fill)
        if vertical:
            yield Fill(Box(box.x1, box.y2 - line, box.x2, box.y2), color)
        else:
            yield Fill(Box(box.x2 - line, box.y1, box.x2, box.y2), color)
        yield self._label(box, label, active, vertical=vertical)
        if active and look.mark:
            width = max(1, round(look.mark_width * self.zoom))
            inner = (
                Box(box.x2 - width, box.y1, box.x2, box.y2)
                if vertical
                else Box(box.x1, box.y2 - width, box.x2, box.y2)
            )
            yield Fill(inner, look.mark)

    def _label(self, box: Box, label: str, active: bool, *, vertical: bool) -> Text:
        grid, look = self.grid, self.look
        text = shape(label, self.bold if active else self.plain)
        # A header cut off by the window's edge keeps its label where the whole one has it.
        span = self._span(label, vertical=vertical)
        full = (
            Box(box.x1, span.start, box.x2, span.stop)
            if vertical
            else Box(span.start, box.y1, span.stop, box.y2)
        )
        x = (full.x1 + full.x2 - grid.line - text.width) // 2
        cap = text.font.cap_height
        baseline = (full.y1 + full.y2 - grid.line + cap) // 2
        cut = full != box or text.width > full.width
        color = look.active_text if active else look.text
        return Text(x, baseline, text, color, box if cut else None)

    def _span(self, label: str, *, vertical: bool) -> Span:
        if vertical:
            return self.grid.rows.span(int(label))
        return next(s for s in self.grid.columns.spans if column_name(s.index) == label)

    def _edges(self) -> Iterator[Item]:
        """The lines towards the cells, and the corner that selects everything."""
        columns, rows, look, line = (
            self.grid.column_header,
            self.grid.row_header,
            self.look,
            self.grid.line,
        )
        edge = look.edge or look.line
        corner = Box(rows.x1, columns.y1, rows.x2, columns.y2)
        yield Fill(corner, look.fill)
        for strip, active in ((columns, look.mark), (rows, look.mark)):
            if not active:
                x1 = strip.x1 if strip is columns else strip.x2 - line
                y1 = strip.y2 - line if strip is columns else strip.y1
                yield Fill(Box(x1, y1, strip.x2, strip.y2), edge)
        yield Fill(Box(corner.x1, corner.y2 - line, corner.x2, corner.y2), edge)
        yield Fill(Box(corner.x2 - line, corner.y1, corner.x2, corner.y2), edge)
        if look.corner == "bars":
            thick = max(2, round(4 * self.zoom))
            yield Fill(Box(corner.x1, corner.y2 - thick, corner.x2, corner.y2), edge)
            yield Fill(Box(corner.x2 - thick, corner.y1, corner.x2, corner.y2), edge)
        if look.corner == "triangle":
            side = min(corner.width, corner.height) * 0.55
            x, y = corner.x2 - 3 * self.zoom, corner.y2 - 3 * self.zoom
            yield Polygon(((x - side, y), (x, y - side), (x, y)), look.line)

    def _active_edges(self, color: Color) -> Iterator[Item]:
        grid, line, chosen = self.grid, self.grid.line, self.selection
        for span in grid.columns.spans:
            if chosen.column <= span.index <= chosen.last_column:
                box = grid.column_header_box(span.index)
                yield Fill(Box(box.x1, box.y2 - line, box.x2, box.y2), color)
        for span in grid.rows.spans:
            if chosen.row <= span.index <= chosen.last_row:
                box = grid.row_header_box(span.index)
                yield Fill(Box(box.x2 - line, box.y1, box.x2, box.y2), color)

    def _hidden(self, axis: Axis, *, vertical: bool) -> Iterator[Item]:
        """What tells that hidden columns or rows are skipped: a heavier divider, or two arrows."""
        sheet = self.grid.sheet
        hidden = sheet.hidden_rows if vertical else sheet.hidden_columns
        thick = max(2, round(2 * self.zoom))
        for span in axis.spans:
            if span.index + 1 in hidden and span.stop <= axis.end:
                at, strip = span.stop - self.grid.line, self.grid.column_header
                if self.look.hidden == "arrows":
                    yield from self._arrows(at, vertical=vertical)
                elif vertical:
                    strip = self.grid.row_header
                    yield Fill(Box(strip.x1, at - thick // 2, strip.x2, at + thick), self.look.text)
                else:
                    yield Fill(Box(at - thick // 2, strip.y1, at + thick, strip.y2), self.look.text)

    def _arrows(self, at: int, *, vertical: bool) -> Iterator[Item]:
        """Two small ones on both sides of the divider, pointing away from it."""
        long, wide, gap = 4 * self.zoom, 3.5 * self.zoom, 2 * self.zoom
        strip = self.grid.row_header if vertical else self.grid.column_header
        middle = strip.x2 - 9 * self.zoom if vertical else (strip.y1 + strip.y2) / 2
        for base, tip in ((at - gap, at - gap - long), (at + 1 + gap, at + 1 + gap + long)):
            corners = ((base, middle - wide), (base, middle + wide), (tip, middle))
            points = tuple((y, x) if vertical else (x, y) for x, y in corners)
            yield Polygon(points, self.look.text)
