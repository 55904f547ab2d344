"""Writes a table onto a draft: header, typed values, conditional colours, totals, borders."""

from __future__ import annotations

from functools import cached_property

from pointerbench.suites.sheets.content import Field, Table, place_formula
from pointerbench.suites.sheets.draft import Draft
from pointerbench.suites.sheets.dress import LINKS, MUTED, NUMBERS, TRAFFIC, Dress
from pointerbench.suites.sheets.scene import Border, Cell, Place, Range, Style, column_name

# Fields that people colour by their value.
JUDGED = frozenset({"status", "priority", "severity", "result", "grade", "state", "stage", "risk"})
_ON_LIGHT = "#1f1f1f"  # text on the light shades of totals and conditional colours


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
            self.draft.need_width(column, self.draft.measure.width(each, self.dress))
            self._header(column, each)
            self._values(column, each)
        end = self.row + self.rows
        last = end if self._totals(end) else end - 1
        first = self.header_row if self.header_row + 1 == self.row else self.row
        area = Range(self.column, first, self.last_column, last)
        if self.dress.border:
            self.draft.borders.append(Border(area, self.dress.border, self.dress.border_color))
        return area

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
        draft, number = self.draft, each.kind in NUMBERS
        style = self._style(each, first=column == self.column)
        bands = [style._replace(fill=fill) if fill else style for fill in self.dress.bands]
        lights = self._lights.get(each.key, {})
        for offset, text in enumerate(each.values):
            here = bands[offset % 2]
            if text in lights:
                here = here._replace(fill=lights[text], color=_ON_LIGHT)
            if text or here.fill:
                row = self.row + offset
                draft.cells[column, row] = Cell(text, self._edit(each, offset), number, here)
                if here.wrap:
                    draft.need_lines(row, draft.measure.lines(text, draft.widths[column]))

    def _edit(self, each: Field, offset: int) -> str:
        """What the formula bar shows for a value."""
        text = each.values[offset]
        if each.formula and text:
            return place_formula(each.formula, self.letters, self.row + offset)
        return each.edits[offset] if each.edits else text

    def _style(self, each: Field, *, first: bool) -> Style:
        dress, theme = self.dress, self.draft.theme
        color = MUTED[theme] if each.kind in dress.muted else ""
        return Style(
            bold=first and dress.strong_first,
            color=LINKS[theme] if each.kind == "email" else color,
            align=_align(each, dress),
            wrap=each.kind in dress.wraps,
            middle=self.draft.middle,
        )

    @cached_property
    def _lights(self) -> dict[str, dict[str, str]]:
        """Conditional colours for one column of few values, now and then."""
        stream = self.draft.stream
        few = [
            each
            for each in self.table.fields
            if (each.key in JUDGED or each.kind == "boolean") and 2 <= len(set(each.values)) <= 5
        ]
        if self.draft.theme == "dark" or not few or not stream.chance(0.16):
            return {}
        chosen, shades = stream.pick(few), stream.pick(TRAFFIC)
        return {chosen.key: dict(zip(sorted(set(chosen.values) - {""}), shades, strict=False))}

    def _totals(self, row: int) -> bool:
        """A row of sums and averages below; whether there is one."""
        draft, dress = self.draft, self.dress
        if not any(each.total for each in self.table.fields) or not draft.stream.chance(0.75):
            return False
        on_light = dress.total_fill and draft.theme == "light"
        style = Style(
            bold=True,
            color=_ON_LIGHT if on_light else "",
            fill=dress.total_fill,
            middle=draft.middle,
        )
        last = {"first": str(self.row), "last": str(row - 1)}
        for column, each in enumerate(self.table.fields, self.column):
            text = edit = each.total
            if column == self.column and not text:
                text = edit = self.table.total_label
            if each.total_formula:
                named = {"col": column_name(column), **last}
                edit = place_formula(each.total_formula, named, row)
            if text or style.fill:
                number = bool(each.total) and each.kind in NUMBERS
                align = _align(each, dress) if each.total else "left"
                draft.cells[column, row] = Cell(text, edit, number, style._replace(align=align))
        above = Range(self.column, row - 1, self.last_column, row - 1)
        draft.borders.append(Border(above, "below", dress.border_color))
        return True


def _align(each: Field, dress: Dress) -> str:
    if each.kind in dress.centered or each.kind == "boolean":
        return "center"
    return "right" if each.kind in NUMBERS else "left"
