"""What the tool bar says of the sheet and of its active cell: zoom, font, size, bold, alignment."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import PLAIN, Scene, Style
from pointerbench.suites.sheets.skins.google_sheets import style
from pointerbench.suites.sheets.skins.google_sheets.colors import Pad
from pointerbench.suites.sheets.skins.google_sheets.labels import labels
from pointerbench.suites.sheets.skins.google_sheets.toolbar import SIGN, arranged
from pointerbench.suites.sheets.statistics import locale_of

_TOP, _BOTTOM = style.TOOLBAR
_MIDDLE = style.TOOLBAR_MIDDLE
_FAMILIES = {"Tinos": "Times New Roman", "Cousine": "Courier New"}
_ALIGN = {"left": "align_left", "center": "align_center", "right": "align_right"}


class State(NamedTuple):
    """Texts of the fields, the currency's sign, the style of the active cell, and whether there is
    something to merge or to part."""

    zoom: str
    currency: str
    family: str
    size: str
    cell: Style
    merges: bool


def state_of(scene: Scene) -> State:
    """The state of a scene in its program's language."""
    words = labels()[scene.program.language]
    cell = scene.sheet.cells.get(scene.view.active)
    look = cell.style if cell else PLAIN
    family = scene.sheet.family
    selection = scene.view.selection
    return State(
        words.zoom.format(scene.view.zoom),
        locale_of(scene).money[0].split(" ; ")[0].replace("{n}", "").strip(),
        words.default_font if family == "Arimo" else _FAMILIES.get(family, family),
        str(round(scene.sheet.points * look.size)),
        look,
        selection.first != selection[2:],
    )


def draw_state(sketch: Pad, scene: Scene, screen: Screen) -> None:
    """Draws the tools that the static tool bar leaves out."""
    state = state_of(scene)
    for tool, (left, right) in arranged(screen.width).tools.items():
        if tool.live:
            _DRAW[tool.name](sketch, state, left, right)


def _zoom(sketch: Pad, state: State, left: float, right: float) -> None:
    sketch.label(
        (left + 7, _TOP, right - 18, _BOTTOM), state.zoom, style.BUTTON, sketch.colors.icon
    )


def _currency(sketch: Pad, state: State, left: float, right: float) -> None:
    kind = SIGN if len(state.currency) == 1 else SIGN._replace(size=11)
    sketch.label((left, _TOP, right, _BOTTOM), state.currency, kind, sketch.colors.icon, "center")


def _font(sketch: Pad, state: State, left: float, right: float) -> None:
    sketch.label(
        (left + 7, _TOP, right - 20, _BOTTOM), state.family, style.BUTTON, sketch.colors.icon
    )


def _size(sketch: Pad, state: State, left: float, right: float) -> None:
    box = (left + 2, _MIDDLE - 12, right - 2, _MIDDLE + 12)
    sketch.rounded(box, 4, outline=sketch.colors.faint)
    sketch.label(box, state.size, style.BUTTON, sketch.colors.icon, "center")


def _bold(sketch: Pad, state: State, left: float, right: float) -> None:
    _toggle(sketch, "bold", left, pressed=state.cell.bold)


def _italic(sketch: Pad, state: State, left: float, right: float) -> None:
    _toggle(sketch, "italic", left, pressed=state.cell.italic)


def _toggle(sketch: Pad, icon: str, left: float, *, pressed: bool) -> None:
    if pressed:
        box = (left + 1, _MIDDLE - 14, left + 29, _MIDDLE + 14)
        sketch.rounded(box, 4, fill=sketch.colors.pressed)
    _icon(sketch, icon, left)


def _icon(sketch: Pad, icon: str, left: float, lift: float = 0) -> None:
    sketch.icon(icon, (left + 15, _MIDDLE - lift), 20, sketch.colors.icon, "mdi")


def _text_color(sketch: Pad, state: State, left: float, right: float) -> None:
    _icon(sketch, "font_color", left, lift=1)
    _bar(sketch, left, state.cell.color or sketch.colors.text)


def _fill_color(sketch: Pad, state: State, left: float, right: float) -> None:
    _icon(sketch, "fill_color", left, lift=1)
    _bar(sketch, left, state.cell.fill or sketch.colors.paper)


def _bar(sketch: Pad, left: float, color: str) -> None:
    sketch.fill(left + 6, _MIDDLE + 7, left + 24, _MIDDLE + 10, color)


def _merge(sketch: Pad, state: State, left: float, right: float) -> None:
    """Pale where one cell alone is selected."""
    color = sketch.colors.icon if state.merges else sketch.colors.off
    sketch.icon("merge_cells", (left + 15, _MIDDLE), 20, color, "mdi")
    sketch.icon("caret_down", (right - 11, _MIDDLE), 18, color, "mdi")


def _align(sketch: Pad, state: State, left: float, right: float) -> None:
    _icon(sketch, _ALIGN[state.cell.align], left)


def _vertical(sketch: Pad, state: State, left: float, right: float) -> None:
    _icon(sketch, "align_middle" if state.cell.middle else "align_bottom", left)


def _wrapping(sketch: Pad, state: State, left: float, right: float) -> None:
    """Text that wraps, or an arrow that runs over the edge of its cell."""
    if state.cell.wrap:
        _icon(sketch, "wrap_text", left)
        return
    for edge in (8, 20):
        sketch.fill(left + edge, _MIDDLE - 8, left + edge + 2, _MIDDLE + 8, sketch.colors.icon)
    sketch.icon("forward", (left + 17, _MIDDLE), 14, sketch.colors.icon, "mdi")


_DRAW: dict[str, Callable[[Pad, State, float, float], None]] = {
    "zoom": _zoom,
    "currency": _currency,
    "font": _font,
    "size": _size,
    "bold": _bold,
    "italic": _italic,
    "font_color": _text_color,
    "fill_color": _fill_color,
    "merge_cells": _merge,
    "align": _align,
    "vertical": _vertical,
    "wrap_text": _wrapping,
}
