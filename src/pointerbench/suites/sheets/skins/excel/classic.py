"""Excel 2016 and 2019: a title bar in the program's colour, or a black one, over a flat ribbon;
the cells are always white."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Panel
from pointerbench.suites.sheets.looks import GridLook, HeaderLook, NoteLook, SelectionLook
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel import bars, home
from pointerbench.suites.sheets.skins.excel.bottom import draw_bottom
from pointerbench.suites.sheets.skins.excel.paint import TEXT, Painter
from pointerbench.suites.sheets.skins.excel.palette import BLACK, COLOURFUL, Palette
from pointerbench.suites.sheets.skins.excel.ribbon import Fitting, Strip
from pointerbench.suites.sheets.skins.excel.state import show_state
from pointerbench.suites.sheets.skins.excel.words import words
from pointerbench.suites.sheets.skins.skin import Skin
from pointerbench.widgets.caption import windows_caption
from pointerbench.widgets.sketch import Sketch

_TITLE, _TABS, _RIBBON, _FORMULA = 32, 62, 156, 186
_MEASURES = bars.Measures(formula=_RIBBON, grid=_FORMULA, strip=25, status=22, side=18)
_PALETTES = {"light": COLOURFUL, "dark": BLACK}
_TAB_NAMES = (
    "file", "home", "insert_tab", "page_layout", "formulas", "data", "review", "view", "help",
)  # fmt: skip


def _chrome(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    theme, language = scene.program.theme, scene.program.language
    painter = Painter(sketch, _PALETTES[theme], words(language))
    sketch.items.append(_top(screen.width, screen.scale, theme, language))
    _title(painter, scene, screen.width)
    show_state(painter, _strip(screen.width, screen.scale, language), scene)
    bars.formula_values(painter, scene, screen.width, _RIBBON, _FORMULA)
    draw_bottom(painter, scene, screen, _MEASURES)


@cache
def _top(width: int, scale: float, theme: str, language: str) -> Panel:
    """All above the grid that no scene changes."""
    sketch = Sketch(scale)
    palette = _PALETTES[theme]
    painter = Painter(sketch, palette, words(language))
    sketch.fill(0, 0, width, _TABS, palette.bar)
    _quick_access(painter)
    windows_caption(
        sketch, width, _TITLE / 2, palette.on_bar, ("ribbon", "minimize", "restore", "close")
    )
    _tab_row(painter, width)
    sketch.fill(0, _TABS, width, _RIBBON, palette.ribbon)
    painter.strip(_strip(width, scale, language), _TABS + 5)
    sketch.icon("chevron_up", (width - 14, _RIBBON - 12), 12, palette.dim)
    sketch.across(0, width, _RIBBON - 1, palette.line)
    bars.formula_bar(painter, width, _RIBBON, _FORMULA)
    return sketch.panel(0, 0, width, _FORMULA, palette.strip, sketch)


@cache
def _strip(width: int, scale: float, language: str) -> Strip:
    fitting = Fitting(Sketch(scale), TEXT, words(language).__getitem__)
    return fitting.fit(home.CLASSIC, home.CLASSIC_ORDER, 2, width - 30, _TABS + 5)


def _quick_access(painter: Painter) -> None:
    s, p = painter.sketch, painter.palette
    middle = _TITLE / 2
    s.icon("save", (20, middle), 16, p.on_bar)
    for x, name, color in ((50, "undo", p.on_bar), (88, "redo", p.bar_dim)):
        s.icon(name, (x, middle), 16, color)
        s.polygon([(x + 13, 15.5), (x + 18, 15.5), (x + 15.5, 18)], color)
    s.across(119, 125, 13, p.on_bar)
    s.polygon([(119, 16), (125, 16), (122, 19)], p.on_bar)


def _title(painter: Painter, scene: Scene, width: float) -> None:
    """The workbook's name, centred on the window as far as the account leaves room."""
    s, p = painter.sketch, painter.palette
    account = scene.program.account
    right = width - 4 * 46 - 12
    left = right - s.width(account, TEXT)
    s.label((left, 0, right, _TITLE), account, TEXT, p.on_bar, "right")
    half = min(width / 2 - 140, left - 16 - width / 2)
    title = f"{scene.program.book}.xlsx  -  Excel"
    s.label((width / 2 - half, 0, width / 2 + half, _TITLE), title, TEXT, p.on_bar, "center")


def _tab_row(painter: Painter, width: float) -> None:
    s, p, labels = painter.sketch, painter.palette, painter.words
    top, bottom = _TITLE + 2, _TABS
    x = 6.0
    share = width - 18 - s.width(labels["share"], TEXT)
    for name in _TAB_NAMES:
        label = labels[name]
        wide = s.width(label, TEXT) + 22
        if x + wide > share - 30:
            break
        active = name == "home"
        if active:
            s.fill(x, top, x + wide, bottom, p.ribbon)
        color = p.accent if active else p.on_bar
        s.label((x, top, x + wide, bottom), label, TEXT, color, "center")
        x += wide
    s.label((share, top, width - 10, bottom), labels["share"], TEXT, p.on_bar)
    s.icon("person_add", (share - 14, (top + bottom) / 2), 16, p.on_bar)
    wish = labels["tell_me"]
    if x + 46 + s.width(wish, TEXT) < share - 30:
        s.icon("lightbulb", (x + 18, (top + bottom) / 2), 16, p.on_bar)
        s.label((x + 32, top, share - 30, bottom), wish, TEXT, p.on_bar)


def _look(header: HeaderLook, palette: Palette) -> GridLook:
    """The cells are white whatever the theme."""
    return GridLook(
        ground="#ffffff",
        text="#000000",
        gridline="#d4d4d4",
        header=header,
        selection=SelectionLook(color="#217346", alpha=32),
        frozen="#9b9b9b",
        pad=3,
        lift=0,
        beyond=palette.strip,
        text_number="#1e7a1e",
        note=NoteLook("#ff0000", 6),
    )


_LIGHT_HEADER = HeaderLook(
    fill="#e6e6e6",
    text="#262626",
    line="#b8b6b4",
    active_fill="#d2d2d2",
    active_text="#217346",
    type=bars.CELL_TYPE,
    height=20,
    width=26,
    digits=2,
    mark="#217346",
    edge="#9b9b9b",
    corner="triangle",
    hidden="double",
    zooms=True,
)

_DARK_HEADER = replace(
    _LIGHT_HEADER,
    fill="#363534",
    text="#e1dfdd",
    line="#5f5d5b",
    active_fill="#555351",
    active_text="#7bd3a3",
    mark="#3aa66f",
    edge="#7a7876",
)

SKIN = Skin(
    name="excel",
    looks={"light": _look(_LIGHT_HEADER, COLOURFUL), "dark": _look(_DARK_HEADER, BLACK)},
    area=_MEASURES.area,
    chrome=_chrome,
    families={
        "PB Carta": 8, "Arimo": 2, "Tinos": 1, "Caladea": 0.8, "DejaVu Sans": 0.6, "PB Selva": 0.3,
    },
    points={11: 8, 10: 2.4, 9: 0.6, 12: 1},
    default_width=64,
    default_height=20,
)  # fmt: skip
