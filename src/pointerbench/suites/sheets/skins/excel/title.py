"""The title bar and the row of ribbon tabs of the current program."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel import marks
from pointerbench.suites.sheets.skins.excel.canvas import UI
from pointerbench.suites.sheets.skins.excel.paint import TEXT, Painter
from pointerbench.widgets.caption import BUTTON, windows_caption
from pointerbench.widgets.sketch import Type

TAB, TAB_ACTIVE = Type(UI, 14), Type(UI, 14, bold=True)
CARD = 8  # from the window's sides to the ribbon's card
_TAB_NAMES = (
    "file", "home", "insert_tab", "draw", "page_layout", "formulas", "data", "review", "view",
    "automate", "help",
)  # fmt: skip


class Title(NamedTuple):
    """Colours of the title bar: of the search field and its text, and of the switch with its
    knob and the state written on it."""

    search: Color
    rim: Color
    hint: Color
    switch: Color
    on_switch: Color


TITLES = {
    "light": Title("#ffffff", "#d1d1d1", "#616161", "#107c41", "#ffffff"),
    "colorful": Title("#dcece3", "#dcece3", "#1c5c38", "#ffffff", "#107c41"),
    "dark": Title("#292929", "#4d4d4d", "#c2c2c2", "#2fae6b", "#0a0a0a"),
}


def title_bar(painter: Painter, title: Title, width: float, height: float) -> None:
    """All of it that no scene changes."""
    s, p, labels = painter.sketch, painter.palette, painter.words
    middle = height / 2
    s.fill(0, 0, width, height, p.bar)
    _app_icon(painter, 14, middle - 9)
    s.label((44, 0, 400, height), labels["autosave"], TEXT, p.on_bar)
    end = _autosave_end(painter)
    start = end - _switch(painter)
    s.rounded((start, middle - 9, end, middle + 9), 9, title.switch)
    s.label((start + 8, 0, end, height), labels["on"], TEXT, title.on_switch)
    s.rounded((end - 15, middle - 6, end - 3, middle + 6), 6, title.on_switch)
    s.icon("save", (end + 24, middle), 16, p.on_bar)
    s.icon("undo", (end + 55, middle), 16, p.on_bar)
    painter.arrow(end + 70, middle, p.on_bar)
    s.icon("redo", (end + 92, middle), 16, p.bar_dim)
    left, right = _search(painter, width)
    s.rounded((left, middle - 15, right, middle + 15), 4, title.search, title.rim)
    s.icon("search", (left + 18, middle), 16, title.hint)
    s.label((left + 36, 0, right - 8, height), labels["search"], TEXT, title.hint)
    windows_caption(s, width, middle, p.on_bar)


def account(painter: Painter, scene: Scene, width: float, height: float) -> None:
    """Who is signed in, before the window's buttons."""
    right, middle = width - 3 * BUTTON - 16, height / 2
    disc = (right - 28, middle - 14, right, middle + 14)
    painter.sketch.rounded(disc, 14, "#0f5f86")
    painter.sketch.label(disc, scene.program.initials, TEXT, "#ffffff", "center")


def book(painter: Painter, scene: Scene, width: float, height: float) -> None:
    """The workbook's name, and that it is saved."""
    s, p = painter.sketch, painter.palette
    left = _autosave_end(painter) + 118
    right = _search(painter, width)[0] - 24
    saved = f" • {painter.words['saved']}"
    room = right - left - s.width(saved, TEXT)
    name = scene.program.book
    if s.width(name, TEXT) > room:
        saved, room = "", right - left
    s.label((left, 0, left + room, height), name, TEXT, p.on_bar)
    end = left + min(room, s.width(name, TEXT))
    s.label((end, 0, right + 4, height), saved, TEXT, p.on_bar)
    painter.arrow(end + s.width(saved, TEXT) + 10, height / 2, p.on_bar)


def tab_row(painter: Painter, width: float, top: float, bottom: float) -> None:
    """The ribbon's tabs, as many as fit beside the buttons, Home being the chosen one."""
    s, p, labels = painter.sketch, painter.palette, painter.words
    s.fill(0, top, width, bottom, p.strip)
    end = _buttons(painter, width - CARD, (top + bottom) / 2 - 1)
    x = CARD + 3.0
    for name in _TAB_NAMES:
        active = name == "home"
        kind = TAB_ACTIVE if active else TAB
        wide = s.width(labels[name], kind) + 19
        if x + wide > end - 8:
            break
        s.label((x, top, x + wide, bottom - 2), labels[name], kind, p.text, "center")
        if active:
            s.rounded((x + 9, bottom - 5, x + wide - 9, bottom - 2), 1.5, p.accent)
        x += wide


def _autosave_end(painter: Painter) -> float:
    return 44 + painter.sketch.width(painter.words["autosave"], TEXT) + 10 + _switch(painter)


def _switch(painter: Painter) -> float:
    """The width of the switch, which has its state written on it."""
    return painter.sketch.width(painter.words["on"], TEXT) + 28


def _search(painter: Painter, width: float) -> tuple[float, float]:
    """Left and right end of the search field, in the middle where there is room."""
    left = max(width / 2 - 140, _autosave_end(painter) + 260)
    return left, max(min(width / 2 + 190, width - 138 - 66), left + 40)


def _app_icon(painter: Painter, x: float, y: float) -> None:
    """A sheet with a grid."""
    s, p = painter.sketch, painter.palette
    ground = p.accent if p.bar != p.accent else p.on_bar
    paper = p.bar if p.bar == p.accent else "#ffffff"
    s.rounded((x, y, x + 18, y + 18), 3, ground)
    s.rounded((x + 4, y + 4, x + 14, y + 14), 1, paper)
    for at in (7, 10):
        s.down(x + at, y + 4, y + 14, ground)
        s.across(x + 4, x + 14, y + at, ground)


def _buttons(painter: Painter, right: float, middle: float) -> float:
    """Share and Comments at the right end of the tab row; where they begin."""
    s, p, labels = painter.sketch, painter.palette, painter.words
    y1, y2 = middle - 12, middle + 12
    left = right - s.width(labels["share"], TEXT) - 56
    s.rounded((left, y1, right, y2), 4, "#107c41")
    s.icon("share", (left + 17, middle), 16, "#ffffff")
    s.label((left + 31, y1, right, y2), labels["share"], TEXT, "#ffffff")
    painter.arrow(right - 13, middle, "#ffffff")
    right = left - 8
    left = right - s.width(labels["comments"], TEXT) - 42
    s.rounded((left, y1, right, y2), 4, p.box, p.rim)
    marks.comment(s, left + 18, middle, p.text, p.box)
    s.label((left + 31, y1, right, y2), labels["comments"], TEXT, p.text)
    return left
