"""Writes a table onto a draft: header, typed values, conditional colours, totals, borders."""

from __future__ import annotations

from functools import cached_property

from pointerbench.suites.sheets.content import Field, Table, place_formula
from pointerbench.suites.sheets.draft import Draft
from pointerbench.suites.sheets.dress import LIGHTS, LINK, MUTED, Dress, Shade
from pointerbench.suites.sheets.scene import Border, Cell, Place, Range, Style, column_name
from pointerbench.values.rng import Stream

_ON_LIGHT = "#1f1f1f"  # text on the light shades of totals


class TableWriter:
    """One table with its first value in ``corner`` and its header in ``header_row``."""

    def __init__(
        self, draft: Draft, table: Table, dress: Dress, corner: Place, header_row: int
    ) -> None:
        self.draft = draft
        self.table = table
        self.dress = dress
        self.column, self.row = corner
        self.header_row = header_row
        self.last_column = self.column + len(table.fields) - 1
        self.rows = len(table.fields[0].values)
        self.letters = {
            each.key: column_name(self.column + i) for i, each in enumerate(table.fields)
        }

    def write(self) -> Range:
        """Puts everything down; the cells it takes, from the header (where it adjoins) on."""
        for column, each in enumerate(self.table.fields, self.column):
            bold = column == self.column and self.dress.strong_first
            self.draft.need_width(column, self.draft.measure.width(each, self.dress, bold=bold))
            self._header(column, each)
            self._values(column, each)
        end = self.row + self.rows
        last = end + self._totals(end) - 1
        first = self.header_row if self.header_row + 1 == self.row else self.row
        area = Range(self.column, first, self.last_column, last)
        if self.dress.border:
            self.draft.borders.append(Border(area, self.dress.border, self.dress.border_color))
        return area

    @property
    def values(self) -> Range:
        """The cells between header and totals."""
        return Range(self.column, self.row, self.last_column, self.row + self.rows - 1)

    def _habit(self, purpose: str) -> Stream:
        """What is decided alike for all tables of a kind on the sheet."""
        return self.draft.stream.child(f"{purpose}/{self.table.kind}")

    def _header(self, column: int, each: Field) -> None:
        dress = self.dress
        align = _align(each, dress) if dress.header_align == "kind" else dress.header_align
        wraps = "header" in dress.wraps
        style = Style(
            bold=dress.header_bold,
            color=dress.header_text,
            fill=dress.header_fill,
            align=align,
            wrap=wraps,
            middle=self.draft.middle,
        )
        self.draft.put((column, self.header_row), each.header, style)
        if wraps:
            width = self.draft.widths[column]
            lines = self.draft.measure.lines(each.header, width, bold=dress.header_bold)
            self.draft.need_lines(self.header_row, lines)

    def _values(self, column: int, each: Field) -> None:
        draft, number = self.draft, each.number
        style = self._style(each, first=column == self.column)
        bands = [style._replace(fill=fill) if fill else style for fill in self.dress.bands]
        lights = self._lights
        for offset, text in enumerate(each.values):
            here = bands[offset % 2]
            shade = lights and (lights.get((each.key, offset)) or lights.get(("", offset)))
            if shade:
                here = here._replace(fill=shade.fill, color=shade.ink)
            if text or here.fill:
                row = self.row + offset
                digits = not number and each.kind == "id" and text.isdecimal()
                edit = self._edit(each, offset)
                draft.cells[column, row] = Cell(text, edit, number, here, digits)
                if here.wrap:
                    draft.need_lines(row, draft.measure.lines(text, draft.widths[column]))

    def _edit(self, each: Field, offset: int) -> str:
        """What the formula bar shows for a value."""
        text = each.values[offset]
        if each.formula and text:
            return place_formula(each.formula, self.letters, self.row + offset)
        return each.edits[offset] if each.edits else text

    def _style(self, each: Field, *, first: bool) -> Style:
        dress = self.dress
        linked = dress.linked and each.kind == "email"
        color = MUTED if each.kind in dress.muted else ""
        return Style(
            bold=first and dress.strong_first,
            color=LINK if linked else color,
            align=_align(each, dress),
            wrap=each.kind in dress.wraps,
            underline=linked,
            middle=self.draft.middle,
        )

    @cached_property
    def _lights(self) -> dict[tuple[str, int], Shade]:
        """Cells of one column coloured by what they mean, by key and row; or their whole rows,
        under the empty key."""
        stream = self._habit("lights")
        judged = [each for each in self.table.fields if any(each.tones)]
        if not judged or not stream.chance(0.42):
            return {}
        words = [each for each in judged if each.kind == "text"]
        chosen = stream.pick(words if words and stream.chance(0.75) else judged)
        shades = stream.pick(LIGHTS)
        key = chosen.key
        if chosen.kind == "text" and stream.chance(0.2):
            key, shades = "", {"bad": shades["bad"]} if "bad" in shades else shades
        return {
            (key, offset): shades[tone]
            for offset, tone in enumerate(chosen.tones)
            if tone in shades and (chosen.values[offset] or not key)
        }

    def _totals(self, row: int) -> int:
        """Rows below that say what they are and hold nothing else: how many there are."""
        draft = self.draft
        if not self.table.totals or not self._habit("totals").chance(0.75):
            return 0
        style = Style(
            bold=True,
            color=_ON_LIGHT if self.dress.total_fill else "",
            fill=self.dress.total_fill,
            middle=draft.middle,
        )
        for below, (how, label) in enumerate(self.table.totals):
            self._total_row(row, row + below, how, label, style)
        above = Range(self.column, row - 1, self.last_column, row - 1)
        draft.borders.append(Border(above, "below", self.dress.border_color))
        return len(self.table.totals)

    def _total_row(self, end: int, row: int, how: str, label: str, style: Style) -> None:
        """The label in the first column; sums or averages of the rows before ``end``."""
        draft, rows = self.draft, {"first": str(self.row), "last": str(end - 1)}
        draft.put((self.column, row), label, style)
        if len(self.table.fields) > 1 and self.table.fields[1].how == how:
            draft.need_width(self.column, draft.measure.text(label, bold=True) + 12)
        for column, each in enumerate(self.table.fields[1:], self.column + 1):
            text = edit = ""
            if each.how == how:
                text = each.total
                edit = place_formula(each.total_formula, {"col": column_name(column), **rows}, row)
                draft.need_width(column, draft.measure.room(text, number=True, bold=True))
            if text or style.fill:
                align = _align(each, self.dress) if text else "left"
                number = bool(text) and each.number
                draft.cells[column, row] = Cell(text, edit, number, style._replace(align=align))


def _align(each: Field, dress: Dress) -> str:
    if each.kind in dress.centered or each.kind == "boolean":
        return "center"
    return "right" if each.number else "left"
