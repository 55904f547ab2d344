"""Below and beside the grid: sheet tabs, the sum of the selected cells, and scroll bars."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Program, Scene
from pointerbench.suites.sheets.skins.google_sheets import style
from pointerbench.suites.sheets.skins.google_sheets.colors import Pad
from pointerbench.suites.sheets.skins.google_sheets.summary import summary
from pointerbench.widgets.scroll import thumb

_TABS = 88  # where the first tab begins
_ROWS, _COLUMNS = 1000, 26  # of a new sheet
_BUTTONS = 32  # both arrows, at the far end of a scroll bar


def draw_foot(sketch: Pad, width: float, height: float) -> None:
    """The bar without its tabs."""
    top, middle = height - style.FOOT, height - style.FOOT / 2
    end = width - style.side(width)
    sketch.across(0, end, top, sketch.colors.edge)
    for x, icon in ((26, "plus"), (60, "menu")):
        sketch.icon(icon, (x, middle), 20, sketch.colors.icon, "mdi")
    if not style.side(width):
        sketch.rounded(
            (end - 28, middle - 13, end + 20, middle + 13),
            13,
            sketch.colors.paper,
            sketch.colors.rule,
        )
        sketch.icon("chevron_left", (end - 13, middle), 20, sketch.colors.icon, "mdi")


def draw_tabs(sketch: Pad, scene: Scene, screen: Screen) -> None:
    """The sheets' names, as many as fit, and the sum or the count of what is selected."""
    top, bottom = screen.height - style.FOOT, screen.height
    limit = style.right(screen) - 34
    limit = _explored(sketch, scene, limit, (top + bottom) / 2)
    x: float = _TABS
    for tab in _tabs_in_view(sketch, scene.program, limit - x):
        if tab.active:
            sketch.rounded((x, top, x + tab.width, bottom - 3), 8, fill=sketch.colors.chosen)
            sketch.fill(x, top, x + tab.width, top + 12, sketch.colors.chosen)
        kind = style.TAB_ACTIVE if tab.active else style.TAB
        color = sketch.colors.blue if tab.active else sketch.colors.icon
        end = x + tab.width
        sketch.label((x + 14, top, end - 28, bottom - 3), tab.name, kind, color)
        sketch.icon("caret_down", (end - 17, (top + bottom - 3) / 2), 18, color, "mdi")
        x = end


class _Tab(NamedTuple):
    name: str
    active: bool
    width: float


def _tabs_in_view(sketch: Pad, program: Program, room: float) -> list[_Tab]:
    """Those that fit; the first ones are scrolled out where the active one needs their room."""
    tabs: list[_Tab] = []
    for number, name in enumerate(program.tabs):
        active = number == program.tab
        width = sketch.width(name, style.TAB_ACTIVE if active else style.TAB) + 44
        tabs.append(_Tab(name, active, width))
        while number <= program.tab and len(tabs) > 1 and sum(t.width for t in tabs) > room:
            tabs.pop(0)
        if sum(t.width for t in tabs) > room:
            return tabs[:-1] or tabs
    return tabs


def _explored(sketch: Pad, scene: Scene, end: float, middle: float) -> float:
    """The field that says something of several selected cells; where room for tabs ends."""
    text = summary(scene)
    if not text:
        return end
    width = sketch.width(text, style.SMALL)
    left, right = end - width - 56, end - 14
    sketch.rounded(
        (left, middle - 14, right, middle + 14), 4, sketch.colors.paper, sketch.colors.edge
    )
    sketch.label((left + 12, middle - 14, right, middle + 14), text, style.SMALL, sketch.colors.ink)
    sketch.icon("caret_down", (right - 15, middle), 18, sketch.colors.icon, "mdi")
    return left - 8


def draw_tracks(sketch: Pad, screen: Screen) -> None:
    """Both scroll bars without their thumbs."""
    end, bottom = style.right(screen), screen.height - style.FOOT
    x, y = end - style.SCROLL_BAR, bottom - style.SCROLL_BAR
    sketch.fill(x, style.HEAD, end, bottom, sketch.colors.paper)
    sketch.fill(0, y, end, bottom, sketch.colors.paper)
    sketch.down(x, style.HEAD, y, sketch.colors.edge)
    sketch.across(0, x, y, sketch.colors.edge)
    for offset, up, left in ((24, "caret_up", "caret_left"), (8, "caret_down", "caret_right")):
        sketch.icon(up, (x + 8, y - offset), 16, sketch.colors.arrow, "mdi")
        sketch.icon(left, (x - offset, y + 8), 16, sketch.colors.arrow, "mdi")


def draw_thumbs(sketch: Pad, scene: Scene, screen: Screen) -> None:
    """Where the window stands in a sheet of at least a new one's rows and columns."""
    view, sheet, zoom = scene.view, scene.sheet, scene.view.zoom / 100
    x = style.right(screen) - style.SCROLL_BAR
    y = screen.height - style.FOOT - style.SCROLL_BAR
    rows = (y - style.HEAD) / sheet.default_height / zoom
    columns = x / sheet.default_width / zoom
    track = (style.HEAD + 24, y - _BUTTONS)
    start, stop = thumb(track, view.first_row - 1, rows, _ROWS, least=48)
    sketch.rounded((x + 4, start, x + 12, stop), 4, fill=sketch.colors.thumb)
    start, stop = thumb((46, x - _BUTTONS), view.first_column - 1, columns, _COLUMNS, least=48)
    sketch.rounded((start, y + 4, stop, y + 12), 4, fill=sketch.colors.thumb)
