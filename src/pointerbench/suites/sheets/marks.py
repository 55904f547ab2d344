"""What a program marks in its cells: text that is cut off."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.picture.frame import Fill, Item
from pointerbench.values.geometry import Box

_CUT = 64 / 1440 * 96  # logical pixels
_RED = "#ff0000"


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
