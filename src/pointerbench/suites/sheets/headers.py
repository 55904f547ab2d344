"""The strips of column letters and row numbers, and the corner between them."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.picture.fonts import font
from pointerbench.picture.frame import Fill, Item, Polygon, Text
from pointerbench.picture.text_layout import shape
from pointerbench.suites.sheets.grid import Grid, Span
from pointerbench.suites.sheets.looks import HeaderLook
from pointerbench.suites.sheets.scene import Range, column_name
from pointerbench.values.geometry import Box


def header_items(grid: Grid, look: HeaderLook, selection: Range, zoom: float) -> Iterator[Item]:
    """Both strips and the corner; ``zoom`` is device pixels per logical pixel of the headers."""
    yield from _Strip(grid, look, selection, zoom, vertical=False).items()
    yield from _Strip(grid, look, selection, zoom, vertical=True).items()
    yield from _corner(grid, look, zoom)


class _Strip:
    """One of the two strips. Positions are *along* it, and *across* it from its outer edge (near)
    to the cells (far): so columns and rows are drawn by the same words."""

    def __init__(
        self, grid: Grid, look: HeaderLook, selection: Range, zoom: float, *, vertical: bool
    ) -> None:
        self.line = grid.line
        self.look = look
        self.zoom = zoom
        self.vertical = vertical
        self.axis = grid.rows if vertical else grid.columns
        self.strip = grid.row_header if vertical else grid.column_header
        self.near, self.far = (
            (self.strip.x1, self.strip.x2) if vertical else (self.strip.y1, self.strip.y2)
        )
        self.hidden = grid.sheet.hidden_rows if vertical else grid.sheet.hidden_columns
        self.chosen = (
            (selection.row, selection.last_row)
            if vertical
            else (selection.column, selection.last_column)
        )
        size, kind = round(look.type.size * zoom, 2), look.type
        self.plain = font(kind.family, size, bold=kind.bold)
        self.bold = font(kind.family, size, bold=True) if look.bold_active else self.plain

    def items(self) -> Iterator[Item]:
        yield Fill(self.strip, self.look.fill)
        yield Fill(self._box(self.axis.start, self.axis.end, self.far - self.line), self._edge)
        for span in self.axis.spans:
            yield from self._header(span, self.chosen[0] <= span.index <= self.chosen[1])
        for span in self.axis.spans:
            if span.index + 1 in self.hidden and span.stop <= self.axis.end:
                yield from _HIDDEN[self.look.hidden](self, span.stop)

    @property
    def _edge(self) -> str:
        return self.look.edge or self.look.line

    def _box(self, start: int, stop: int, near: int | None = None, far: int | None = None) -> Box:
        """From start to stop along the strip, all across it unless told otherwise."""
        near, far = near if near is not None else self.near, far if far is not None else self.far
        return Box(near, start, far, stop) if self.vertical else Box(start, near, stop, far)

    def _header(self, span: Span, active: bool) -> Iterator[Item]:
        look, line, stop = self.look, self.line, min(span.stop, self.axis.end)
        color = (look.active_line or look.line) if active else look.line
        if active:
            yield Fill(self._box(span.start, stop, far=self.far - line), look.active_fill)
        if span.stop <= self.axis.end:
            yield Fill(self._box(stop - line, stop), color)
        yield self._label(span, active)
        if active and look.active_line:
            yield Fill(self._box(span.start, stop, self.far - line), look.active_line)
        if active and look.mark:
            width = max(1, round(look.mark_width * self.zoom))
            yield Fill(self._box(span.start, stop, self.far - width), look.mark)

    def _label(self, span: Span, active: bool) -> Text:
        """Centred in the whole header, also where the window cuts it off."""
        text = str(span.index) if self.vertical else column_name(span.index)
        label = shape(text, self.bold if active else self.plain)
        whole = self._box(span.start, span.stop)
        x = (whole.x1 + whole.x2 - self.line - label.width + 1) // 2
        height = label.font.cap_height + self.look.low
        baseline = (whole.y1 + whole.y2 - self.line + height) // 2
        color = self.look.active_text if active else self.look.text
        cut = span.stop > self.axis.end or label.width > whole.width
        clip = self._box(span.start, min(span.stop, self.axis.end)) if cut else None
        return Text(x, baseline, label, color, clip)

    def divider(self, at: int) -> Iterator[Item]:
        """A heavier line where hidden ones are skipped."""
        thick = max(2, round(2 * self.zoom))
        start = at - self.line - thick // 2
        yield Fill(self._box(start, start + thick + thick // 2), self.look.text)

    def double(self, at: int) -> Iterator[Item]:
        """Two lines close together where hidden ones are skipped."""
        line, start = self.line, at - 4 * self.line
        yield Fill(self._box(start, at, far=self.far - line), self.look.fill)
        yield Fill(self._box(start, start + line), self._edge)
        yield Fill(self._box(at - line, at), self._edge)

    def arrows(self, at: int) -> Iterator[Item]:
        """Two small ones where hidden ones are skipped, pointing away from each other."""
        long, wide, gap = 4 * self.zoom, 3.5 * self.zoom, 2 * self.zoom
        middle = self.far - 9 * self.zoom if self.vertical else (self.near + self.far) / 2
        before, after = at - self.line - gap, at - self.line + 1 + gap
        for base, tip in ((before, before - long), (after, after + long)):
            corners = ((base, middle - wide), (base, middle + wide), (tip, middle))
            yield Polygon(
                tuple((y, x) if self.vertical else (x, y) for x, y in corners), self.look.text
            )


def _corner(grid: Grid, look: HeaderLook, zoom: float) -> Iterator[Item]:
    """The field that selects everything."""
    line, edge = grid.line, look.edge or look.line
    box = Box(grid.row_header.x1, grid.column_header.y1, grid.row_header.x2, grid.column_header.y2)
    thick = max(2, round(4 * zoom)) if look.corner == "bars" else line
    yield Fill(box, look.corner_fill or look.fill)
    yield Fill(Box(box.x1, box.y2 - thick, box.x2, box.y2), edge)
    yield Fill(Box(box.x2 - thick, box.y1, box.x2, box.y2), edge)
    if look.corner == "triangle":
        side = min(box.width, box.height) * 0.62
        x, y = box.x2 - 3 * zoom, box.y2 - 3 * zoom
        yield Polygon(((x - side, y), (x, y - side), (x, y)), look.line)


_HIDDEN = {"divider": _Strip.divider, "double": _Strip.double, "arrows": _Strip.arrows}
