"""The formula bar, and where it and the other bars lie around the grid."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Scene, ref
from pointerbench.suites.sheets.skins.excel.paint import Painter
from pointerbench.suites.sheets.skins.excel.state import edited_text
from pointerbench.suites.sheets.skins.skin import Area
from pointerbench.widgets.sketch import Type

CELL_TYPE = Type("PB Carta", 14.67)
NEW_CELL_TYPE = Type("Inter Tight", 14.67)  # of workbooks begun since 2023


@dataclass(frozen=True, slots=True)
class Measures:
    """Where the bars lie in a window: ``formula`` and ``grid`` count from its top, ``strip`` and
    ``status`` are the heights of sheet tabs and status bar at its bottom, and ``side`` is the
    width of what is right of the grid."""

    formula: int
    grid: int
    strip: int
    status: int
    side: int

    def area(self, screen: Screen) -> Area:
        """The logical box of headers and cells."""
        return 0, self.grid, screen.width - self.side, screen.height - self.status - self.strip


@dataclass(frozen=True, slots=True)
class _Places:
    """Left and right of the name box, of the buttons and of the formula field, the last one
    counted from the window's right edge; ``above`` and ``below`` are the gaps around them."""

    name: tuple[float, float]
    buttons: tuple[float, float]
    field: tuple[float, float]
    above: float
    below: float
    pad: float


_CLASSIC = _Places((0, 104), (118, 195), (196, 0), 4, 4, 6)
_MODERN = _Places((8, 109), (130, 214), (219, 8), 8, 6, 7)


def _places(painter: Painter) -> _Places:
    return _MODERN if painter.modern else _CLASSIC


def formula_bar(painter: Painter, width: float, top: float, bottom: float) -> None:
    """The name box, the three buttons and the formula field, all empty."""
    s, p, at = painter.sketch, painter.palette, _places(painter)
    y1, y2 = top + at.above, bottom - at.below
    middle = (y1 + y2) / 2
    rim = p.line if painter.modern else p.rim
    right = width - at.field[1]
    for x1, x2 in (at.name, at.buttons, (at.field[0], right)):
        painter.field((x1, y1, x2, y2), rim)
    for y in (middle - 5, middle - 1, middle + 3):
        s.fill(at.name[1] + 9, round(y), at.name[1] + 11, round(y) + 2, p.text)
    start = at.buttons[0]
    for x, icon, color in (
        (17, "close", p.faint),
        (41, "check", p.faint),
        (64, "function", p.text),
    ):
        s.icon(icon, (start + x, middle), 16, color)
    if painter.modern:
        painter.arrow(start + 77, middle, p.faint)
    for end in (at.name[1], right):
        s.icon("chevron_down", (end - 13, middle), 12, p.text)


def formula_values(painter: Painter, scene: Scene, width: float, top: float, bottom: float) -> None:
    """What name box and formula field show."""
    s, p, at = painter.sketch, painter.palette, _places(painter)
    y1, y2 = top + at.above, bottom - at.below
    active = scene.sheet.area(scene.view.active).first
    kind = NEW_CELL_TYPE if scene.sheet.family == NEW_CELL_TYPE.family else CELL_TYPE
    name = (at.name[0] + at.pad, y1, at.name[1] - 20, y2)
    s.label(name, ref(active), kind, p.text)
    box = (at.field[0] + at.pad, y1, width - at.field[1] - 30, y2)
    s.label(box, edited_text(scene), kind, p.text)
