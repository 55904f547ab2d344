"""The formula bar: the selection's name, and what the active cell holds."""

from __future__ import annotations

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.google_sheets import style
from pointerbench.suites.sheets.skins.google_sheets.colors import Pad
from pointerbench.widgets.sketch import Type

_TOP, _BOTTOM = style.FORMULA_BAR
_NAME_END = 110
_VALUE = Type("Arimo", 13)
_FORMULA = Type("Inconsolata", 14)
_SIGN = Type("Tinos", 16, bold=True, italic=True)


def draw_formula_bar(sketch: Pad, width: float) -> None:
    """What is the same for all cells."""
    end, middle = width - style.side(width), (_TOP + _BOTTOM) / 2
    sketch.fill(0, _TOP, end, _BOTTOM, sketch.colors.paper)
    sketch.across(0, end, _TOP - 1, sketch.colors.edge)
    sketch.across(0, end, _BOTTOM - 1, sketch.colors.rule)
    sketch.icon("caret_down", (_NAME_END - 12, middle), 18, sketch.colors.icon, "mdi")
    sketch.down(_NAME_END, middle - 9, middle + 8, sketch.colors.rule)
    sketch.label((_NAME_END + 14, _TOP, _NAME_END + 34, _BOTTOM), "fx", _SIGN, sketch.colors.pale)


def draw_contents(sketch: Pad, scene: Scene, screen: Screen) -> None:
    """Name of the selection and contents of the active cell."""
    name = scene.view.selection.name
    sketch.label((13, _TOP, _NAME_END - 20, _BOTTOM), name, style.SMALL, sketch.colors.ink)
    cell = scene.sheet.cells.get(scene.view.active)
    if cell:
        kind = _FORMULA if cell.edit.startswith("=") else _VALUE
        box = (_NAME_END + 44, _TOP, style.right(screen) - 24, _BOTTOM)
        sketch.label(box, cell.edit, kind, sketch.colors.text)
