"""What lies beside and below the grid: scroll bars, sheet tabs and the status bar."""

from __future__ import annotations

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel.bars import Measures
from pointerbench.suites.sheets.skins.excel.paint import Painter
from pointerbench.suites.sheets.skins.excel.scroll_bars import SCROLL, ScrollPainter
from pointerbench.suites.sheets.skins.excel.sheet_tabs import sheet_tabs, tabs_end
from pointerbench.suites.sheets.skins.excel.status_bar import status_bar


def draw_bottom(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    sheet_tabs(painter, scene, screen, m)
    scroll_bars(painter, scene, screen, m)
    status_bar(painter, scene, screen, m)


def scroll_bars(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    """Both scroll bars; the horizontal one shares its row with the sheet tabs."""
    bottom = screen.height - m.status - m.strip
    left, right = tabs_end(screen) + 18, screen.width
    s, p = painter.sketch, painter.palette
    s.fill(right - m.side, m.grid, right, bottom + m.strip, p.strip)
    width, height = screen.width - 40 - SCROLL, bottom - m.grid - 20
    zoom, sheet, view = scene.view.zoom / 100, scene.sheet, scene.view
    used_columns = max((c for c, _ in sheet.cells), default=1)
    used_rows = max((r for _, r in sheet.cells), default=1)
    seen_columns = width / zoom / sheet.default_width
    seen_rows = height / zoom / sheet.default_height
    bars = ScrollPainter(s, p, painter.modern)
    rows = (view.first_row - 1, seen_rows, used_rows + 2)
    bars.vertical(right - m.side + 1, m.grid, bottom, rows)
    columns = (view.first_column - 1, seen_columns, used_columns + 2)
    bars.horizontal(left, right - m.side, bottom + (m.strip - SCROLL) / 2, columns)
