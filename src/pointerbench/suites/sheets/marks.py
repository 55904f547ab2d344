"""What a program marks in its cells: text that is cut off, links, digits
that are a text, notes, and words in no dictionary."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pointerbench.picture.frame import Color, Fill, Item, Polygon
from pointerbench.picture.text_layout import Line
from pointerbench.suites.sheets.grid import Grid
from pointerbench.suites.sheets.looks import NoteLook
from pointerbench.values.geometry import Box

_CUT = 64 / 1440 * 96  # logical pixels
_CORNER = 5.5  # logical pixels
_RED = "#ff0000"

Spans = tuple[tuple[int, int], ...]
"""First characters, and those after the last."""


def cut_size(zoom: float, line: int) -> int:
    """How wide the triangle is, in pixels; ``zoom`` is device pixels per logical pixel of cells."""
    return int(_CUT * zoom / line) * line


def cut_mark(cell: Box, to_the_right: bool, size: int, line: int) -> Iterator[Item]:
    """A red triangle, outlined in black, at the inner side of a cell's box without its grid line:
    it points to where the text goes on."""
    middle, steps = (cell.y1 + cell.y2) // 2, size // line
    for step in range(steps):
        reach = (steps - 1 - step) * line
        x = cell.x2 - size + step * line if to_the_right else cell.x1 + reach
        column = Box(x, middle - reach, x + line, middle + reach + line)
        yield Fill(column, "#000000")
        if 0 < step < steps - 1:
            yield Fill(column.grown(0, -line), _RED)


def text_number_mark(cell: Box, zoom: float, color: Color) -> Polygon:
    """A triangle in a cell's upper left corner; ``zoom`` as in `cut_size`."""
    x, y, leg = cell.x1, cell.y1, max(4, round(_CORNER * zoom))
    return Polygon(((x, y), (x + leg, y), (x, y + leg)), color)


def note_marks(grid: Grid, look: NoteLook | None, zoom: float) -> Iterator[Item]:
    """A mark for each note whose cell is in full view."""
    for place in sorted(grid.sheet.notes):
        area = grid.sheet.area(place)
        if look and grid.whole(area):
            box, size = grid.box_of(area), max(3, round(look.size * zoom))
            right, top = box.x2 - grid.line, box.y1
            if look.triangle:
                corners = ((right - size, top), (right, top), (right, top + size))
                yield Polygon(corners, look.color)
            else:
                yield Fill(Box(right - size, top, right, top + size), look.color)


def underline(below: Box, size: float, color: Color) -> Iterator[Item]:
    """The line under a text of that size, in the room from its baseline down."""
    thick = max(1, round(size / 14))
    top = below.y1 + max(2, round(size / 8))
    if top + thick <= below.y2:
        yield Fill(Box(below.x1, top, below.x2, top + thick), color)


def squiggles(
    line: Line, at: tuple[int, int], words: Spans, clip: Box, unit: int
) -> Iterator[Item]:
    """Red waves below words of a line; ``at`` is its pen, and ``unit`` the pixels that a wave of
    small letters has three of from top to bottom, others four."""
    x, baseline = at
    height = (3 if line.font.size < 12 * unit else 4) * unit
    for start, stop in words:
        x1, x2 = max(clip.x1, x + line.caret(start)), min(clip.x2, x + line.caret(stop))
        if x1 + 1 < x2:
            yield Polygon(
                tuple((x1 + dx, baseline + dy) for dx, dy in _wave(x2 - x1, height)), _RED
            )


@lru_cache(maxsize=1024)
def _wave(width: int, height: int) -> tuple[tuple[float, float], ...]:
    """The outline of a wave that goes down first, twice as long as it is high."""
    high, low, thick = 0.3, height - 0.15, 0.35 * height
    turn, ahead, behind = height / 2 + 0.5, low, high
    centre = [(0.0, low - (low - high) * turn / height)]
    while turn < width:
        centre.append((turn, ahead))
        turn, ahead, behind = turn + height, behind, ahead
    centre.append((float(width), ahead + (behind - ahead) * (turn - width) / height))
    slope = (low - high) / height
    upper = _blunt([(x, y - thick / 2) for x, y in centre], 0, slope)
    return (*upper, *reversed(_blunt([(x, y + thick / 2) for x, y in centre], height, slope)))


def _blunt(
    points: list[tuple[float, float]], limit: float, slope: float
) -> list[tuple[float, float]]:
    """A side of the wave with the peaks cut off that reach past a limit."""
    end, kept = points[-1][0], list[tuple[float, float]]()
    for x, y in points:
        over = limit - y if limit == 0 else y - limit
        ends = (x - over / slope, x + over / slope) if over > 0 else (x,)
        kept += [(min(end, max(0.0, at)), limit if over > 0 else y) for at in ends]
    return kept
