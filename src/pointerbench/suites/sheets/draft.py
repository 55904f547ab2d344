"""A sheet being written, cell by cell, before it is frozen into a scene."""

from __future__ import annotations

from dataclasses import dataclass, field

from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.measure import Measure
from pointerbench.suites.sheets.scene import PLAIN, Border, Cell, Place, Range, Style
from pointerbench.suites.sheets.themes import shown_line, shown_style
from pointerbench.values.rng import Stream


@dataclass(slots=True)
class Draft:
    """What has been put on the sheet so far; ``middle`` centres all cells vertically."""

    stream: Stream
    measure: Measure
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

    def show(self, look: GridLook) -> None:
        """Turns the colours that the author chose into those that a reader sees."""
        if not look.dark:
            return
        for place, cell in self.cells.items():
            self.cells[place] = cell._replace(style=shown_style(cell.style, look))
        self.borders = [each._replace(color=shown_line(each.color, look)) for each in self.borders]

    def need_width(self, column: int, width: int) -> None:
        """Widens a column, but never narrows what another table needs."""
        self.widths[column] = max(width, self.widths.get(column, 0))

    def need_lines(self, row: int, lines: int) -> None:
        """Makes a row high enough for so many lines of text."""
        if lines > 1:
            height = lines * self.measure.line_height + 4
            self.heights[row] = max(height, self.heights.get(row, 0))
