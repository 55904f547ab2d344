"""What lies beside and below the grid: scroll bars, sheet tabs and the status bar."""

from __future__ import annotations

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel.bars import Measures
from pointerbench.suites.sheets.skins.excel.paint import BOLD, TEXT, Painter
from pointerbench.suites.sheets.skins.excel.scroll_bars import SCROLL, ScrollPainter


def draw_bottom(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    sheet_tabs(painter, scene, screen, m)
    scroll_bars(painter, scene, screen, m)
    status_bar(painter, scene, screen, m)


def scroll_bars(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    """Both scroll bars; the horizontal one shares its row with the sheet tabs."""
    bottom = screen.height - m.status - m.strip
    left, right = tabs_end(screen) + 16, screen.width
    s, p = painter.sketch, painter.palette
    s.fill(right - SCROLL - 1, m.grid, right, bottom + m.strip, p.strip)
    width, height = screen.width - 40 - SCROLL, bottom - m.grid - 20
    zoom, sheet, view = scene.view.zoom / 100, scene.sheet, scene.view
    used_columns = max((c for c, _ in sheet.cells), default=1)
    used_rows = max((r for _, r in sheet.cells), default=1)
    seen_columns = width / zoom / sheet.default_width
    seen_rows = height / zoom / sheet.default_height
    bars = ScrollPainter(s, p, painter.modern)
    rows = (view.first_row - 1, seen_rows, used_rows + 2)
    bars.vertical(right - SCROLL, m.grid, bottom, rows)
    columns = (view.first_column - 1, seen_columns, used_columns + 2)
    bars.horizontal(left, right - SCROLL - 2, bottom + (m.strip - SCROLL) / 2, columns)


def tabs_end(screen: Screen) -> float:
    """Where the sheet tabs leave off and the horizontal scroll bar begins."""
    return round(screen.width * 0.6)


def sheet_tabs(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    """The row of sheet tabs, scrolled so far that the active one is in view."""
    s, p = painter.sketch, painter.palette
    y1, y2 = screen.height - m.status - m.strip, screen.height - m.status
    middle, end = (y1 + y2) / 2, tabs_end(screen)
    s.fill(0, y1, screen.width, y2, p.strip)
    s.across(0, screen.width, y1, p.tab_line)
    _tab_arrows(painter, middle)
    names, chosen = scene.program.tabs, scene.program.tab
    widths = [s.width(name, BOLD) + 30 for name in names]
    x = 74.0
    for number in range(_first_tab(widths, chosen, end - 110), len(names)):
        if x + widths[number] > end - 36:
            break
        box = (x, y1, x + widths[number], y2)
        _tab(painter, names[number], box, active=number == chosen)
        x += widths[number]
    _new_sheet(painter, round(x) + 17, round(middle))
    for y in (middle - 5, middle - 1, middle + 3):
        s.fill(end + 6, round(y), end + 8, round(y) + 2, p.dim)


def _tab_arrows(painter: Painter, middle: float) -> None:
    """Scroll through the tabs; there is nothing to scroll to."""
    s, color = painter.sketch, painter.palette.faint
    for x, tip, name in ((26, -2.5, "chevron_left"), (52, 2.5, "chevron_right")):
        if painter.modern:
            s.icon(name, (x, round(middle)), 12, color)
        else:
            s.polygon([(x - tip, middle - 4), (x - tip, middle + 4), (x + tip, middle)], color)


def _new_sheet(painter: Painter, x: float, y: float) -> None:
    """A plus sign, in a circle in the older program."""
    s, p = painter.sketch, painter.palette
    arm = 6 if painter.modern else 4
    if not painter.modern:
        s.rounded((x - 8, y - 8, x + 9, y + 9), 9, None, p.dim)
    s.across(x - arm, x + arm + 1, y, p.dim)
    s.down(x, y - arm, y + arm + 1, p.dim)


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
    if active and painter.modern:
        s.rounded((x1, y1, x2, y2 - 2), 5, p.tab_line)
        s.rounded((x1 + 1, y1, x2 - 1, y2 - 3), 4, p.tab)
        s.fill(x1 + 1, y1, x2 - 1, y1 + 6, p.tab)
        s.rounded((x1 + 13, y2 - 7, x2 - 13, y2 - 4), 1.5, p.accent)
    elif active:
        s.fill(x1, y1, x2, y2, p.tab)
        s.down(x1, y1, y2, p.tab_line)
        s.down(x2, y1, y2, p.tab_line)
        s.across(x1 + 1, x2, y2 - 2, p.accent, 2)
    else:
        s.down(x2, y1 + 6, y2 - 6, p.tab_line)
    kind, color = (BOLD, p.accent) if active else (TEXT, p.text)
    s.label((x1 + 4, y1, x2 - 4, y2 - (2 if painter.modern else 1)), name, kind, color, "center")


def status_bar(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    s, p = painter.sketch, painter.palette
    y1, y2 = screen.height - m.status, screen.height
    middle = (y1 + y2) / 2
    s.fill(0, y1, screen.width, y2, p.status)
    s.across(0, screen.width, y1, p.line)
    left: float = _zoom(painter, scene.view.zoom, screen.width, middle)
    for number, name in enumerate(("table", "view_page", "view_page_breaks")):
        x: float = left - 92 + 30 * number
        if number == 0:
            s.fill(x - 15, y1 + 1, x + 15, y2, p.pressed)
        s.icon(name, (x, middle), 16, p.text)
    left -= 120
    count = selected_texts(scene)
    if count:
        label = painter.words["count"].format(count)
        s.label((left - 160, y1, left, y2), label, TEXT, p.text, "right")
        left -= s.width(label, TEXT)
    s.label((10, y1, 200, y2), painter.words["ready"], TEXT, p.text)
    x = 10 + s.width(painter.words["ready"], TEXT) + 18
    s.icon("accessibility", (x + 8, middle), 16, p.text)
    label = painter.words["accessibility"]
    if x + 22 + s.width(label, TEXT) < left - 20:
        s.label((x + 20, y1, left, y2), label, TEXT, p.text)


def _zoom(painter: Painter, zoom: int, right: float, middle: float) -> float:
    """The zoom slider with its percentage; its left end. 100 % is in the middle of the slider."""
    s, p = painter.sketch, painter.palette
    s.label((right - 46, middle - 8, right - 10, middle + 8), f"{zoom}%", TEXT, p.text, "right")
    end, start = right - 66, right - 166
    y = round(middle)
    s.across(start, end, y, p.dim)
    s.down((start + end) / 2, y - 3, y + 4, p.dim)
    share = (zoom - 10) / 180 if zoom <= 100 else 0.5 + (zoom - 100) / 600
    x = round(start + share * (end - start))
    if painter.modern:
        s.rounded((x - 5, y - 5, x + 6, y + 6), 6, p.text)
    else:
        s.fill(x - 2, y - 5, x + 3, y + 6, p.text)
    s.across(start - 15, start - 6, y, p.text)
    s.across(end + 6, end + 15, y, p.text)
    s.down(end + 10, y - 4, y + 5, p.text)
    return start - 22


def selected_texts(scene: Scene) -> int:
    """How many cells of the selection hold something: what the bar counts where all of them are
    texts. 0 where it would show sums as well, and for a single cell."""
    chosen = [scene.sheet.cells[p] for p in scene.view.selection.places() if p in scene.sheet.cells]
    filled = [cell for cell in chosen if cell.edit]
    if len(filled) < 2 or any(cell.number or cell.edit.startswith("=") for cell in filled):
        return 0
    return len(filled)
