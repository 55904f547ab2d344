"""Measures and typefaces that the parts of the program share; lengths are logical."""

from __future__ import annotations

from pointerbench.contract.task import Screen
from pointerbench.widgets.sketch import Type

TITLE_BAR = 64
TOOLBAR = (66, 104)  # top and bottom of the pill
TOOLBAR_MIDDLE = 85
FORMULA_BAR = (111, 138)
HEAD = 138
FOOT = 38
SCROLL_BAR = 16
SIDE = 56

TITLE = Type("Roboto", 18)
MENU = Type("Roboto", 14)
STRONG = Type("Roboto", 14, bold=True)
BUTTON = Type("Roboto", 14)
SMALL = Type("Roboto", 13)
TAB = Type("Roboto", 13)
TAB_ACTIVE = Type("Roboto", 13, bold=True)


def side(width: float) -> float:
    """The width of the side panel, which people put away on small screens."""
    return SIDE if width >= 1200 else 0


def right(screen: Screen) -> float:
    """Where grid, sheet tabs and tool bar have to end."""
    return screen.width - side(screen.width)
