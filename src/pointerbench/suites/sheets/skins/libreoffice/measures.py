"""Where the bands of the window lie; logical pixels from the top, right and bottom edges."""

from __future__ import annotations

from pointerbench.widgets.sketch import Type

TITLE, MENUS = 17, 42
FORMULA, GRID = 120, 162
SIDEBAR = 59  # from the right edge of the window to the line before the sidebar
SCROLL = 14  # the thickness of both scroll bars
GRID_END = 59  # from the bottom edge of the window to that of the cells
TABS_END, STATUS = 45, 22
FIRST_TAB = 138

UI = Type("DejaVu Sans", 13.1)
FIELD = Type("DejaVu Sans", 12.75)
SMALL = Type("DejaVu Sans", 12)
SMALL_BOLD = Type("DejaVu Sans", 12, bold=True)
TITLE_TYPE = Type("Arimo", 10.75)
