"""Small line drawings of the bars, centred on a point: the views of a sheet, macros, comments."""

from __future__ import annotations

from pointerbench.picture.frame import Color
from pointerbench.widgets.sketch import Sketch


def normal_view(s: Sketch, x: float, y: float, color: Color) -> None:
    """A grid of three by three."""
    x, y = round(x) - 7, round(y) - 7
    s.outline(x, y, x + 13, y + 13, color)
    for at in (4, 8):
        s.across(x, x + 13, y + at, color)
        s.down(x + at, y, y + 13, color)


def page_view(s: Sketch, x: float, y: float, color: Color) -> None:
    """A page with lines of text in a window."""
    x, y = round(x) - 7, round(y) - 7
    s.outline(x, y, x + 14, y + 13, color)
    s.outline(x + 3, y + 2, x + 11, y + 11, color)
    for at in (4, 6, 8):
        s.across(x + 5, x + 9, y + at, color)


def breaks_view(s: Sketch, x: float, y: float, color: Color) -> None:
    """A window that two pages reach into from above."""
    x, y = round(x) - 7, round(y) - 7
    s.outline(x, y, x + 14, y + 13, color)
    s.across(x + 3, x + 11, y + 7, color)
    for at in (3, 7, 10):
        s.down(x + at, y, y + 8, color)


def macro(s: Sketch, x: float, y: float, color: Color, ground: Color) -> None:
    """A sheet with a button to record on it."""
    x, y = round(x) - 8, round(y) - 6
    s.outline(x, y, x + 14, y + 12, color)
    s.across(x, x + 14, y + 2, color)
    for at in (5, 8):
        s.across(x + 2, x + 6, y + at, color)
    s.rounded((x + 6, y + 4, x + 16, y + 14), 5, ground, color)
    s.rounded((x + 9, y + 7, x + 13, y + 11), 2, color)


def comment(s: Sketch, x: float, y: float, color: Color, ground: Color) -> None:
    """A square bubble with its tail at the lower left."""
    x, y = round(x) - 7, round(y) - 7
    s.outline(x, y + 1, x + 14, y + 11, color)
    s.polygon([(x + 2, y + 10), (x + 7, y + 10), (x + 2, y + 15)], color)
    s.polygon([(x + 3, y + 9.9), (x + 5.4, y + 9.9), (x + 3, y + 12.6)], ground)
