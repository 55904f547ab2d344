"""The parts of the window that are the same in every picture of one size, theme and language."""

from __future__ import annotations

from functools import cache

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Panel
from pointerbench.suites.sheets.skins.libreoffice import measures as m
from pointerbench.suites.sheets.skins.libreoffice import toolbars
from pointerbench.suites.sheets.skins.libreoffice.colors import THEMES, Colors, mixed
from pointerbench.suites.sheets.skins.libreoffice.labels import labels
from pointerbench.suites.sheets.skins.libreoffice.toolbars import Look, arrow, draw_bar, pen
from pointerbench.widgets.sketch import Sketch

_SIDEBAR_DECKS = ("properties", "styles", "gallery", "navigator", "function")
_TAB_BUTTONS = ("first_tab", "previous_tab", "next_tab", "last_tab")
_CAPTION_BUTTONS = ("minimize", "restore", "close")


@cache
def furniture(screen: Screen, theme: str, language: str) -> tuple[Panel, ...]:
    """Everything above, right of and below the grid, without what the scene says."""
    w, h = screen.width, screen.height
    colors = THEMES[theme]
    head, side, foot = (Sketch(screen.scale) for _ in range(3))
    _title_bar(head, w, theme)
    _menus(head, w, theme, language)
    _toolbars(head, w, Look(theme, language))
    _formula_bar(head, w, theme)
    for part in (head, side, foot):
        _sidebar(part, screen, theme)
    _scroll_bars(side, foot, screen, colors)
    _tab_bar(foot, h, theme)
    foot.across(0, w, h - m.STATUS, colors.edge)
    return (
        head.panel(0, 0, w, m.GRID, colors.chrome, head),
        side.panel(w - m.SIDEBAR - m.SCROLL, m.GRID, w, h - m.GRID_END, colors.chrome, side),
        foot.panel(0, h - m.GRID_END, w, h, colors.chrome, foot),
    )


def _title_bar(sketch: Sketch, width: int, theme: str) -> None:
    colors = THEMES[theme]
    top, shine, bottom = colors.title_edges
    sketch.fill(0, 0, width, 1, top)
    sketch.fill(0, 1, width, 2, shine)
    for y in range(2, 16):
        sketch.fill(0, y, width, y + 1, mixed(*colors.title, (y - 2) / 13))
    sketch.fill(0, 16, width, 17, bottom)
    pen(sketch, (5, 3), theme).draw("app")
    for place, name in enumerate(_CAPTION_BUTTONS):
        _caption_button(sketch, name, width - 42 + 14 * place, colors)


def _caption_button(sketch: Sketch, name: str, x: float, colors: Colors) -> None:
    sketch.outline(x, 4, x + 10, 14, colors.caption)
    for y in range(5, 13):
        face = mixed(*colors.title, (y - 2) / 13)
        sketch.fill(x + 1, y, x + 9, y + 1, mixed(face, colors.title_text, 0.18))
    sign = colors.title_text
    if name == "minimize":
        sketch.fill(x + 2, 10, x + 8, 12, sign)
    elif name == "restore":
        sketch.outline(x + 4, 6, x + 8, 10, sign)
        sketch.outline(x + 2, 8, x + 6, 12, sign)
    else:
        for lean in (1, -1):
            ends = [(5 - 2.6 * lean, 6.2), (5 + 2.6 * lean, 11.8)]
            sides = [
                (x + dx + side, y)
                for side in (-1.6, 1.6)
                for dx, y in ends[:: 1 if side > 0 else -1]
            ]
            sketch.polygon(sides, sign)


def _menus(sketch: Sketch, width: int, theme: str, language: str) -> None:
    colors = THEMES[theme]
    x = 0.0
    for label in labels(language).menus:
        sketch.text(x + 8, 34, label, m.UI, colors.text)
        x += sketch.width(label, m.UI) + 16
    sketch.across(0, width - 24, m.MENUS - 1, colors.rule)
    for lean in (1, -1):
        x, y = width - 16, 29
        ends = [(x - 3.2 * lean, y - 3.6), (x + 3.2 * lean, y + 3.6)]
        sides = [(dx + side * 1.25, dy) for side in (-1, 1) for dx, dy in ends[::side]]
        sketch.polygon(sides, colors.strong)


def _toolbars(sketch: Sketch, width: int, look: Look) -> None:
    standard = toolbars.STANDARD_LEFT, toolbars.STANDARD_TOP
    formatting = toolbars.FORMATTING_LEFT, toolbars.FORMATTING_TOP
    draw_bar(sketch, toolbars.STANDARD, standard, width, look)
    draw_bar(sketch, toolbars.FORMATTING, formatting, width, look)
    colors = THEMES[look.theme]
    _combo(sketch, (4, 83, 211, 117), colors)
    _combo(sketch, (219, 83, 320, 117), colors)
    sketch.down(324, 84, 117, colors.rule)


def _combo(sketch: Sketch, box: tuple[float, float, float, float], colors: Colors) -> None:
    """A field to type in with a button that drops a list down, 36 pixels wide."""
    x1, y1, x2, y2 = box
    middle = x2 - 36
    sketch.rounded(box, 4, colors.button[0], colors.field_line)
    for y in range(round(y1) + 3, round(y2) - 3):
        shade = mixed(*colors.button, (y - y1) / (y2 - y1))
        sketch.fill(middle, y, x2 - 1, y + 1, shade)
    sketch.fill(middle, y2 - 3, x2 - 3, y2 - 1, colors.button[1])
    sketch.rounded((x1 + 1, y1 + 1, middle, y2 - 1), 3, colors.field)
    sketch.fill(x1 + 8, y1 + 1, middle, y2 - 1, colors.field)
    sketch.down(middle, y1 + 1, y2 - 1, colors.field_line)
    arrow(sketch, middle + 12, y1 + 14, colors.strong, 12)


def _formula_bar(sketch: Sketch, width: int, theme: str) -> None:
    colors = THEMES[theme]
    _combo(sketch, (4, 122, 166, 156), colors)
    sketch.down(170, 127, 152, colors.rule)
    for name, x in (("formula", 175), ("sum", 198), ("equals", 236)):
        pen(sketch, (x, 127), theme).draw(name)
    arrow(sketch, 225, 139, colors.icons["black"])
    right = width - 81
    sketch.fill(260, 128, right, 150, colors.field)
    sketch.outline(260, 128, right, 150, colors.field_line)
    arrow(sketch, right + 3, 136, colors.strong, 12)


def _sidebar(sketch: Sketch, screen: Screen, theme: str) -> None:
    """Drawn into each panel that it crosses."""
    colors = THEMES[theme]
    x, bottom = screen.width - m.SIDEBAR, screen.height - m.STATUS
    sketch.down(x, m.FORMULA, bottom, colors.edge)
    middle = (m.FORMULA + bottom) / 2
    sketch.fill(x, middle - 37, x + 7, middle + 36, colors.header_line)
    sketch.polygon([(x + 1.5, middle - 4), (x + 6, middle), (x + 1.5, middle + 4)], colors.handle)
    for y in (134, 139, 144):
        sketch.fill(x + 24, y, x + 38, y + 2, colors.strong)
    for place, name in enumerate(_SIDEBAR_DECKS):
        top = 167 + 42 * place
        if name == "properties":
            box = (x + 13, top, x + 49, top + 34)
            sketch.rounded(box, 4, colors.pressed, colors.field_line)
        pen(sketch, (x + 19, top + 5), theme).draw(name)


def _scroll_bars(side: Sketch, foot: Sketch, screen: Screen, colors: Colors) -> None:
    """Both tracks, and at their ends the grips that split the window."""
    x1 = screen.width - m.SIDEBAR - m.SCROLL
    x2, y = x1 + m.SCROLL, screen.height - m.GRID_END
    side.fill(x1, m.GRID + 5, x2, y, colors.trough)
    side.fill(x1, m.GRID, x2, m.GRID + 5, colors.edge)
    side.fill(x1 + 3, m.GRID + 2, x2 - 3, m.GRID + 3, colors.icons["black"])
    foot.fill(0, y, x1 - 5, y + m.SCROLL, colors.trough)
    foot.fill(x1 - 5, y, x1, y + m.SCROLL, colors.edge)
    foot.fill(x1 - 3, y + 3, x1 - 2, y + 11, colors.icons["black"])


def _tab_bar(sketch: Sketch, height: int, theme: str) -> None:
    top = height - m.TABS_END
    for place, name in enumerate(_TAB_BUTTONS):
        pen(sketch, (6 + 24 * place, top), theme).draw(name)
    pen(sketch, (108, top), theme).draw("add_tab")
