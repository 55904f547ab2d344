"""A sheet being written: tables, titles and remarks put down cell by cell, then frozen."""

from __future__ import annotations

from dataclasses import dataclass, field

from pointerbench.rng import Stream
from pointerbench.suites.sheets.content import Field, Table, place_formula
from pointerbench.suites.sheets.dress import LINKS, MUTED, TRAFFIC, Dress
from pointerbench.suites.sheets.measure import Measure
from pointerbench.suites.sheets.scene import (
    PLAIN,
    Border,
    Cell,
    Place,
    Range,
    Style,
    column_name,
)

NUMBERS = frozenset({"integer", "decimal", "currency", "percent", "date", "time"})

# Fields that people colour by their value.
JUDGED = frozenset({"status", "priority", "severity", "result", "grade", "state", "stage", "risk"})


@dataclass(slots=True)
class Draft:
    """What has been put on the sheet so far."""

    stream: Stream
    measure: Measure
    theme: str
    middle: bool = False
    cells: dict[Place, Cell] = field(default_factory=dict)
    widths: dict[int, int] = field(default_factory=dict)
    heights: dict[int, int] = field(default_factory=dict)
    merges: list[Range] = field(default_factory=list)
    borders: list[Border] = field(default_factory=list)

    def put(self, place: Place, text: str, style: Style = PLAIN) -> None:
        self.cells[place] = Cell(text, text, False, style)

    def fill(self, place: Place, color: str, ink: str) -> None:
        """Colours a cell, whatever stands in it."""
        cell = self.cells.get(place) or Cell("", "", False, PLAIN)
        style = cell.style._replace(fill=color, color=ink)
        self.cells[place] = cell._replace(style=style)

    def table(self, table: Table, dress: Dress, corner: Place, header_row: int) -> Range:
        """Writes a table with its first value in ``corner`` and its header in ``header_row``."""
        column, row = corner
        columns = {f.key: column_name(column + i) for i, f in enumerate(table.fields)}
        rows = len(table.fields[0].values)
        lights = self._lights(table)
        for offset, each in enumerate(table.fields):
            here = column + offset
            align = _align(each, dress)
            self._header(each, dress, (here, header_row), align)
            style = self._style(each, dress, align, first=offset == 0)
            self._values(each, style, (here, row), columns, dress, lights)
            self.widths[here] = self.measure.width(each, dress)
        last = column + len(table.fields) - 1
        totals = self._totals(table, dress, (column, row + rows))
        area = Range(column, header_row if header_row + 1 == row else row, last, row + rows - 1)
        if totals:
            area = area._replace(last_row=row + rows)
        if dress.border:
            kind = "all" if dress.border == "rows" and not totals else dress.border
            self.borders.append(Border(area, kind, dress.border_color))
        return area

    def _header(self, each: Field, dress: Dress, place: Place, align: str) -> None:
        aligned = align if dress.header_align == "kind" else dress.header_align
        style = Style(
            bold=dress.header_bold,
            color=dress.header_text,
            fill=dress.header_fill,
            align=aligned,
            middle=self.middle,
        )
        self.put(place, each.header, style)

    def _style(self, each: Field, dress: Dress, align: str, *, first: bool) -> Style:
        color = ""
        if each.kind == "email":
            color = LINKS[self.theme]
        elif each.kind in dress.muted:
            color = MUTED[self.theme]
        bold = first and dress.strong_first
        return Style(bold=bold, color=color, align=align, middle=self.middle)

    def _values(
        self,
        each: Field,
        style: Style,
        start: Place,
        columns: dict[str, str],
        dress: Dress,
        lights: dict[str, dict[str, str]],
    ) -> None:
        column, row = start
        number = each.kind in NUMBERS
        bands = [style._replace(fill=fill) if fill else style for fill in dress.bands]
        colors = lights.get(each.key, {})
        for offset, text in enumerate(each.values):
            here = bands[offset % 2]
            if text in colors:
                here = here._replace(fill=colors[text], color="#1f1f1f")
            edit = text
            if each.formula and text:
                edit = place_formula(each.formula, columns, row + offset)
            elif each.edits:
                edit = each.edits[offset]
            if text or here.fill:
                self.cells[column, row + offset] = Cell(text, edit, number, here)

    def _lights(self, table: Table) -> dict[str, dict[str, str]]:
        """Conditional colours for one column of few values, now and then."""
        stream = self.stream
        few = [
            f
            for f in table.fields
            if (f.key in JUDGED or f.kind == "boolean") and 2 <= len(set(f.values)) <= 5
        ]
        if self.theme == "dark" or not few or not stream.chance(0.16):
            return {}
        chosen, shades = stream.pick(few), stream.pick(TRAFFIC)
        return {chosen.key: dict(zip(sorted(set(chosen.values) - {""}), shades, strict=False))}

    def _totals(self, table: Table, dress: Dress, corner: Place) -> bool:
        column, row = corner
        if not any(f.total for f in table.fields) or not self.stream.chance(0.75):
            return False
        count = len(table.fields[0].values)
        for offset, each in enumerate(table.fields):
            text = edit = each.total
            align = _align(each, dress)
            if offset == 0 and not text:
                text, edit, align = table.total_label, table.total_label, "left"
            here = column + offset
            if each.total_formula:
                last = {"first": str(row - count), "last": str(row - 1)}
                edit = place_formula(each.total_formula, {"col": column_name(here), **last}, row)
            color = "#1f1f1f" if dress.total_fill and self.theme == "light" else ""
            style = Style(
                bold=True,
                color=color,
                fill=dress.total_fill,
                align=align,
                middle=self.middle,
            )
            if text or dress.total_fill:
                number = bool(each.total) and each.kind in NUMBERS
                self.cells[here, row] = Cell(text, edit, number, style)
        above = Range(column, row - 1, column + len(table.fields) - 1, row - 1)
        self.borders.append(Border(above, "below", dress.border_color))
        return True


def _align(each: Field, dress: Dress) -> str:
    if each.kind in dress.centered or each.kind == "boolean":
        return "center"
    return "right" if each.kind in NUMBERS else "left"
