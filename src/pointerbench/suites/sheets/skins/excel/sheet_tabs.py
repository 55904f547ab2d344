"""The row of sheet tabs below the grid."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel.bars import Measures
from pointerbench.suites.sheets.skins.excel.paint import BOLD, TEXT, Painter


class _Places(NamedTuple):
    """Where the two arrows and the first tab are, what a tab has beside its name, and how far the
    sign for a new sheet is from the last tab."""

    arrows: tuple[float, float]
    first: float
    pad: float
    plus: float


_CLASSIC = _Places((26, 52), 74, 15, 17)
_MODERN = _Places((29, 61), 112, 13, 46)


def tabs_end(screen: Screen) -> float:
    """Where the sheet tabs leave off and the horizontal scroll bar begins."""
    return round(screen.width * 0.6)


def sheet_tabs(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    """The row of sheet tabs, scrolled so far that the active one is in view."""
    s, p = painter.sketch, painter.palette
    at = _MODERN if painter.modern else _CLASSIC
    y1, y2 = screen.height - m.status - m.strip, screen.height - m.status
    middle, end = (y1 + y2) / 2, tabs_end(screen)
    s.fill(0, y1, screen.width, y2, p.strip)
    s.across(0, screen.width, y1, p.tab_line)
    _tab_arrows(painter, at, middle)
    names, chosen = scene.program.tabs, scene.program.tab
    widths = [s.width(name, BOLD) + 2 * at.pad for name in names]
    x = at.first
    for number in range(_first_tab(widths, chosen, end - at.first - 36), len(names)):
        if x + widths[number] > end - 19 - at.plus:
            break
        box = (x, y1, x + widths[number], y2)
        _tab(painter, names[number], box, active=number == chosen)
        x += widths[number]
    _new_sheet(painter, round(x + at.plus), round(middle))
    for y in (middle - 5, middle - 1, middle + 3):
        s.fill(end, round(y), end + 2, round(y) + 2, p.text)


def _tab_arrows(painter: Painter, at: _Places, middle: float) -> None:
    """Scroll through the tabs; there is nothing to scroll to."""
    s, color = painter.sketch, painter.palette.faint
    names = ("chevron_left", "chevron_right")
    for x, tip, name in zip(at.arrows, (-2.5, 2.5), names, strict=True):
        if painter.modern:
            s.icon(name, (x, round(middle)), 16, color)
        else:
            s.polygon([(x - tip, middle - 4), (x - tip, middle + 4), (x + tip, middle)], color)


def _new_sheet(painter: Painter, x: float, y: float) -> None:
    """A plus sign, in a circle in the older program."""
    s, p = painter.sketch, painter.palette
    arm = 6 if painter.modern else 4
    if not painter.modern:
        s.rounded((x - 8, y - 8, x + 9, y + 9), 9, None, p.dim)
    s.across(x - arm, x + arm + 1, y, p.dim, 1.3)
    s.down(x, y - arm, y + arm + 1, p.dim, 1.3)


def _first_tab(widths: list[float], active: int, room: float) -> int:
    """The first tab to show so that the active one fits."""
    first = 0
    while first < active and sum(widths[first : active + 1]) > room:
        first += 1
    return first


def _tab(
    painter: Painter, name: str, box: tuple[float, float, float, float], *, active: bool
) -> None:
    s, p = painter.sketch, painter.palette
    x1, y1, x2, y2 = box
    if painter.modern:
        _modern_tab(painter, name, box, active=active)
        return
    if active:
        s.fill(x1, y1, x2, y2, p.tab)
        s.down(x1, y1, y2, p.tab_line)
        s.down(x2, y1, y2, p.tab_line)
        s.across(x1 + 1, x2, y2 - 2, p.accent, 2)
    else:
        s.down(x2, y1 + 6, y2 - 6, p.tab_line)
    kind, color = (BOLD, p.accent) if active else (TEXT, p.text)
    s.label((x1 + 4, y1, x2 - 4, y2 - 1), name, kind, color, "center")


def _modern_tab(
    painter: Painter, name: str, box: tuple[float, float, float, float], *, active: bool
) -> None:
    """The active one hangs from the grid, its name underlined."""
    s, p = painter.sketch, painter.palette
    x1, y1, x2, y2 = box
    if active:
        s.rounded((x1 + 4, y1, x2 - 4, y2 - 4), 5, p.tab)
        s.fill(x1 + 4, y1, x2 - 4, y1 + 6, p.tab)
        half = s.width(name, BOLD) / 2
        middle = (x1 + x2) / 2
        s.fill(round(middle - half), y2 - 8, round(middle + half), y2 - 6, p.accent)
    else:
        s.down(x2, y1 + 7, y2 - 7, p.tab_line)
    kind = BOLD if active else TEXT
    s.label((x1 + 2, y1, x2 - 2, y2 - 4), name, kind, p.text, "center")
