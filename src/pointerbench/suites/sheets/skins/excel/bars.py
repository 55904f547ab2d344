"""The formula bar, and where it and the other bars lie around the grid."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Scene, ref
from pointerbench.suites.sheets.skins.excel.paint import TEXT, Painter
from pointerbench.suites.sheets.skins.excel.scroll_bars import SCROLL
from pointerbench.suites.sheets.skins.excel.state import edited_text
from pointerbench.suites.sheets.skins.skin import Area
from pointerbench.widgets.sketch import Type

CELL_TYPE = Type("PB Carta", 14.67)

_NAME_BOX = 104
_FORMULA = 196


@dataclass(frozen=True, slots=True)
class Measures:
    """Where the bars lie in a window: ``formula`` and ``grid`` count from its top, ``strip`` and
    ``status`` are the heights of sheet tabs and status bar at its bottom."""

    formula: int
    grid: int
    strip: int
    status: int

    def area(self, screen: Screen) -> Area:
        """The logical box of headers and cells."""
        return 0, self.grid, screen.width - SCROLL - 1, screen.height - self.status - self.strip


def formula_bar(painter: Painter, width: float, top: float, bottom: float) -> None:
    """The name box, the three buttons and the formula field, all empty."""
    s, p = painter.sketch, painter.palette
    y1, y2 = top + 4, bottom - 4
    middle = (y1 + y2) / 2
    left = 6 if painter.modern else 0
    painter.field((left, y1, _NAME_BOX, y2))
    painter.arrow(_NAME_BOX - 11, middle)
    for y in (middle - 4, middle, middle + 4):
        s.fill(_NAME_BOX + 6, round(y), _NAME_BOX + 8, round(y) + 2, p.faint)
    start = _NAME_BOX + 14
    if not painter.modern:
        painter.field((start, y1, _FORMULA - 1, y2))
    painter.field((_FORMULA if not painter.modern else start, y1, width - left, y2))
    s.icon("close", (start + 17, middle), 16, p.faint)
    s.icon("check", (start + 40, middle), 16, p.faint)
    s.icon("function", (start + 63, middle), 16, p.text)
    if painter.modern:
        s.down(_FORMULA + 2, y1 + 4, y2 - 4, p.line)
    s.icon("chevron_down", (width - left - 12, middle), 12, p.dim)


def formula_values(painter: Painter, scene: Scene, width: float, top: float, bottom: float) -> None:
    """What name box and formula field show."""
    s, p = painter.sketch, painter.palette
    y1, y2 = top + 4, bottom - 4
    left = 12 if painter.modern else 6
    active = scene.sheet.area(scene.view.active).first
    s.label((left, y1, _NAME_BOX - 20, y2), ref(active), TEXT, p.text)
    box = (_FORMULA + (10 if painter.modern else 5), y1, width - 30, y2)
    s.label(box, edited_text(scene), CELL_TYPE, p.text)
