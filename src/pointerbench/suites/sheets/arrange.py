"""Fills a window with tables: one long one, one that fits, or several below one another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from pointerbench.suites.sheets.content import (
    Table,
    draw_again,
    draw_beside,
    draw_table,
    has_companions,
    summarize,
)
from pointerbench.suites.sheets.draft import Draft
from pointerbench.suites.sheets.dress import MUTED, Dress, draw_dress
from pointerbench.suites.sheets.scene import Place, Range, Style
from pointerbench.suites.sheets.tables import TableWriter
from pointerbench.values.rng import Stream

_FIELD = 92  # about the width of a column, to tell how many fields fill a window


class Window(NamedTuple):
    """About how much of a sheet is in view: logical pixels at 100 % zoom, and rows."""

    width: int
    rows: int


@dataclass(slots=True)
class Arrangement:
    """What stands on the sheet, and where the window is scrolled to; ``values``
    are each table's cells between header and totals."""

    draft: Draft
    window: Window
    first: Place = (1, 1)
    frozen: Place = (0, 0)
    tables: list[Table] = field(default_factory=list)
    values: list[Range] = field(default_factory=list)

    def columns(self) -> range:
        """The columns in view, about."""
        return range(self.first[0], self._last_column() + 1)

    def _last_column(self) -> int:
        column, width = self.first[0], 0
        while width < self.window.width:
            width += self.draft.widths.get(column, self.draft.measure.default)
            column += 1
        return column - 2

    def rows(self) -> range:
        """The rows in view, about."""
        return range(self.first[1], self.first[1] + self.window.rows)


def arrange(stream: Stream, language: str, draft: Draft, window: Window) -> Arrangement:
    """Draws the arrangement of one window."""
    page = Arrangement(draft, window)
    writer = _Writer(stream, language, page)
    place = stream.child("place")
    left = place.weighted({1: 6, 2: 2, place.integer(9, 70): 2.4})
    scrolled = place.weighted({0: 6, 1: 1.5, 2: 1, 3: 0.7})
    page.first = (max(1, left - place.integer(0, 1)) + scrolled, 1)
    writer.left, writer.scrolled = left, scrolled
    kind = place.weighted({"long": 5, "fit": 2, "stacked": 3})
    _ARRANGEMENTS[kind](writer, place)
    return page


@dataclass(slots=True)
class _Writer:
    stream: Stream
    language: str
    page: Arrangement
    left: int = 1
    scrolled: int = 0
    drawn: int = 0
    again: int = 0
    dress: Dress | None = None

    def long(self, place: Stream) -> None:
        """One table longer than the window, scrolled to anywhere in it."""
        page, rows = self.page, self.page.window.rows
        lead = place.weighted({0: 5, 1: 1, 2: 2, 3: 1})
        header = lead + 1
        if place.chance(0.3):
            page.first = (page.first[0], place.integer(1, header))
            self.band(header + 1, rows + place.integer(2, 6), header, title=1 if lead else 0)
            page.frozen = (0, header) if page.first[1] == 1 and place.chance(0.35) else (0, 0)
        else:
            start = header + place.integer(3, 60) * place.weighted({1: 3, 3: 2, 12: 1})
            ends = place.chance(0.3)
            count = place.integer(rows * 4 // 5, rows - 3) if ends else rows + 3
            area = self.band(start, count, header)
            page.first = (page.first[0], start + place.integer(0, 1))
            if header <= 2 and place.chance(0.5):
                page.frozen = (0, header)
            if ends:
                self.remarks(area.last_row + 2)
        if self.left == 1 and self.scrolled and place.chance(0.5):
            page.frozen = (1, page.frozen[1])

    def fit(self, place: Stream) -> None:
        """A title, a table that ends in view, remarks, and sometimes a small table below."""
        rows = self.page.window.rows
        top = self._top(place)
        lead = place.weighted({0: 2, 1: 3, 2: 4, 3: 2})
        count = place.integer(rows * 5 // 9, rows - 6)
        area = self.band(top + lead + 1, count, top + lead, title=top if lead else 0)
        below = self.remarks(area.last_row + 2)
        if top + rows - below > 5:
            self.band(below + 3, top + rows - below, below + 2, title=below + 1)

    def stacked(self, place: Stream) -> None:
        """Small tables below one another, most with a title."""
        row = self._top(place)
        end = row + self.page.window.rows
        while row < end - 2:
            lead = place.weighted({0: 0 if self.page.tables else 2, 1: 4, 2: 4})
            count = place.integer(5, 12)
            area = self.band(row + lead + 1, count, row + lead, title=row if lead else 0)
            row = area.last_row + 1 + place.integer(1, 2)

    def _top(self, place: Stream) -> int:
        top = place.weighted({1: 4, place.integer(2, 5): 2, place.integer(20, 400): 4})
        self.page.first = (self.page.first[0], max(1, top - place.integer(0, 1)))
        return top

    def band(self, row: int, count: int, header_row: int, title: int = 0) -> Range:
        """A table with its first values in ``row``, and beside it others that belong to it, with
        their titles in row ``title``, if not 0. Returns the longest one's cells."""
        wanted = self.page.window.width + self.scrolled * _FIELD
        share = self._stream("share")
        table: Table | None = self._first(count, self._room(wanted, share), row - header_row - 1)
        column, width, area = self.left, 0, Range(self.left, row, self.left, row)
        while table:
            placed = self._table(table, (column, row), header_row)
            area = placed if area.last_row < placed.last_row else area
            if title:
                self._title(title, header_row - title, placed)
            width += self._width(range(column, placed.last_column + 1))
            if width > wanted * 0.86 or (width > wanted * 0.5 and share.chance(0.4)):
                break
            column = placed.last_column + 2
            width += self._gap(column - 1, share)
            count = max(3, count - share.integer(0, 6)) if count < 40 else count
            told = title > 0 or row == header_row + 1
            table = self._neighbour(count, self._room(wanted - width, share), title > 0, told)
        return area

    def _room(self, width: int, share: Stream) -> int:
        """How many fields fill the width, about."""
        return max(3, round(width / _FIELD) + share.integer(-1, 1))

    def _table(self, table: Table, corner: Place, header_row: int) -> Range:
        page, stream = self.page, self._stream("dress")
        kinds = tuple(each.kind for each in table.fields)
        other = bool(page.tables) and table.kind != page.tables[0].kind
        if self.dress is None or (other and stream.chance(0.3)):
            self.dress = draw_dress(stream, kinds)
        writer = TableWriter(page.draft, table, self.dress, corner, header_row)
        area = writer.write()
        page.tables.append(table)
        page.values.append(writer.values)
        return area

    def _first(self, count: int, fields: int, above: int) -> Table:
        """The first table of a band; on a sheet that has one, it is of that kind or related."""
        stream = self._stream("table")
        if not self.page.tables:
            return draw_table(stream, self.language, count, (min(3, fields), fields), above)
        if self._related() and stream.chance(0.5):
            return draw_beside(stream, self.page.tables[0], count, (min(3, fields), fields))
        return self._again(stream, count)

    def _neighbour(self, count: int, fields: int, titled: bool, headed: bool) -> Table | None:
        """What stands beside the last table: what it comes to, a related one, or the same once
        more, which only its title tells apart."""
        stream, tables = self._stream("table"), self.page.tables
        if headed and tables[-1].fields[1].key != "count" and stream.chance(0.6):
            summary = summarize(tables[-1], stream)
            if summary:
                return summary
        if self._related() and (not titled or stream.chance(0.5)):
            return draw_beside(stream, tables[0], count, (min(3, fields), fields))
        return self._again(stream, count) if titled else None

    def _again(self, stream: Stream, count: int) -> Table:
        self.again += 1
        return draw_again(stream, self.page.tables[0], count, self.again)

    def _related(self) -> bool:
        return has_companions(self.page.tables[0])

    def _width(self, columns: range) -> int:
        draft = self.page.draft
        return sum(draft.widths.get(column, draft.measure.default) for column in columns)

    def _gap(self, column: int, share: Stream) -> int:
        """An empty column between two tables, often narrowed."""
        draft = self.page.draft
        if column not in draft.widths and share.chance(0.6):
            draft.widths[column] = share.integer(18, 46)
        return self._width(range(column, column + 1))

    def _title(self, row: int, room: int, area: Range) -> None:
        """The heading of the table last drawn, and a line below it where there is room."""
        stream, draft, table = self._stream("title"), self.page.draft, self.page.tables[-1]
        look = self.stream.child("titles")
        size = look.weighted({1.0: 3, 1.25: 2, 1.5: 2})
        style = Style(bold=look.chance(0.85), size=size)
        if look.chance(0.35) and area.last_column > area.column:
            style = style._replace(align="center", middle=True)
            draft.merges.append(Range(area.column, row, area.last_column, row))
        draft.put((area.column, row), table.title, style)
        if size > 1:
            draft.heights[row] = round(draft.measure.line_height * size) + 8
        if room > 1 and stream.chance(0.6):
            muted = Style(italic=look.chance(0.5), color=MUTED)
            draft.put((area.column, row + 1), stream.pick(table.remarks), muted)

    def remarks(self, row: int) -> int:
        """Free lines below a table; the first row after them."""
        stream, draft = self._stream("remarks"), self.page.draft
        remarks = self.page.tables[-1].remarks
        style = Style(italic=stream.chance(0.4), color=MUTED)
        count = stream.integer(0, min(3, len(remarks)))
        for offset, text in enumerate(stream.sample(remarks, count)):
            draft.put((self.left, row + offset), text, style)
        return row + count

    def _stream(self, purpose: str) -> Stream:
        self.drawn += 1
        return self.stream.child(f"{purpose}{self.drawn}")


_ARRANGEMENTS = {"long": _Writer.long, "fit": _Writer.fit, "stacked": _Writer.stacked}
