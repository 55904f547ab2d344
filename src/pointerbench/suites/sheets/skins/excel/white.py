"""Excel in Microsoft 365 on Windows 11: a light title bar with a search field over a ribbon on a
rounded card."""

from __future__ import annotations

from functools import cache

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Panel
from pointerbench.suites.sheets.looks import GridLook, HeaderLook, SelectionLook
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel import bars, home
from pointerbench.suites.sheets.skins.excel.bottom import draw_bottom
from pointerbench.suites.sheets.skins.excel.paint import BOLD, TEXT, Painter
from pointerbench.suites.sheets.skins.excel.palette import WHITE
from pointerbench.suites.sheets.skins.excel.ribbon import Fitting, Strip
from pointerbench.suites.sheets.skins.excel.state import show_state
from pointerbench.suites.sheets.skins.excel.words import words
from pointerbench.suites.sheets.skins.skin import Skin
from pointerbench.widgets.caption import BUTTON, windows_caption
from pointerbench.widgets.sketch import Sketch

_TITLE, _TABS, _RIBBON, _FORMULA = 44, 77, 173, 207
_CARD = 8  # from the window's sides to the ribbon's card
_MEASURES = bars.Measures(formula=_RIBBON, grid=_FORMULA, strip=29, status=24)
_TAB_NAMES = (
    "file", "home", "insert_tab", "page_layout", "formulas", "data", "review", "view",
    "automate", "help",
)  # fmt: skip


def _chrome(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    language = scene.program.language
    painter = Painter(sketch, WHITE, words(language), modern=True)
    sketch.items.append(_top(screen.width, screen.scale, language))
    _book(painter, scene, screen.width)
    _account(painter, scene, screen.width)
    show_state(painter, _strip(screen.width, screen.scale, language), scene)
    bars.formula_values(painter, scene, screen.width, _RIBBON, _FORMULA)
    draw_bottom(painter, scene, screen, _MEASURES)


@cache
def _top(width: int, scale: float, language: str) -> Panel:
    """All above the grid that no scene changes."""
    sketch = Sketch(scale)
    painter = Painter(sketch, WHITE, words(language), modern=True)
    sketch.fill(0, 0, width, _TABS, WHITE.bar)
    _title(painter, width)
    _tab_row(painter, width)
    card = (_CARD, _TABS + 1, width - _CARD, _RIBBON - 1)
    sketch.rounded((_CARD, _TABS + 2, width - _CARD, _RIBBON), 7, "#dcdcdc")
    sketch.rounded(card, 7, WHITE.ribbon, "#e6e6e6")
    painter.strip(_strip(width, scale, language), _TABS + 5)
    sketch.icon("chevron_down", (width - _CARD - 14, _RIBBON - 15), 12, WHITE.dim)
    bars.formula_bar(painter, width, _RIBBON, _FORMULA)
    return sketch.panel(0, 0, width, _FORMULA, WHITE.strip, sketch)


@cache
def _strip(width: int, scale: float, language: str) -> Strip:
    fitting = Fitting(Sketch(scale), TEXT, words(language).__getitem__)
    room = width - 2 * _CARD - 32
    return fitting.fit(home.MODERN, home.MODERN_ORDER, _CARD + 4, room, _TABS + 5)


def _autosave_end(painter: Painter) -> float:
    return 44 + painter.sketch.width(painter.words["autosave"], TEXT) + 10 + _toggle(painter)


def _toggle(painter: Painter) -> float:
    """The width of the switch, which has its state written on it."""
    return painter.sketch.width(painter.words["on"], TEXT) + 28


def _search(painter: Painter, width: float) -> tuple[float, float]:
    """Left and right end of the search field, in the middle where there is room."""
    left = max(width / 2 - 140, _autosave_end(painter) + 190)
    return left, max(min(width / 2 + 190, width - 138 - 66), left + 40)


def _title(painter: Painter, width: float) -> None:
    s, p, labels = painter.sketch, painter.palette, painter.words
    middle = _TITLE / 2
    _app_icon(s, 14, middle - 9)
    s.label((44, 0, 400, _TITLE), labels["autosave"], TEXT, p.on_bar)
    end = _autosave_end(painter)
    start = end - _toggle(painter)
    s.rounded((start, middle - 9, end, middle + 9), 9, p.accent)
    s.label((start + 8, 0, end, _TITLE), labels["on"], TEXT, "#ffffff")
    s.rounded((end - 15, middle - 6, end - 3, middle + 6), 6, "#ffffff")
    s.icon("save", (end + 24, middle), 16, p.on_bar)
    left, right = _search(painter, width)
    s.rounded((left, middle - 15, right, middle + 15), 4, p.box, p.rim)
    s.icon("search", (left + 18, middle), 16, p.accent)
    s.label((left + 36, 0, right - 8, _TITLE), labels["search"], TEXT, p.dim)
    windows_caption(s, width, middle, p.on_bar)


def _app_icon(s: Sketch, x: float, y: float) -> None:
    """A green sheet with a grid."""
    s.rounded((x, y, x + 18, y + 18), 3, "#107c41")
    s.rounded((x + 4, y + 4, x + 14, y + 14), 1, "#ffffff")
    for at in (7, 10):
        s.down(x + at, y + 4, y + 14, "#107c41")
        s.across(x + 4, x + 14, y + at, "#107c41")


def _account(painter: Painter, scene: Scene, width: float) -> None:
    """Who is signed in, before the window's buttons."""
    right, middle = width - 3 * BUTTON - 16, _TITLE / 2
    disc = (right - 28, middle - 14, right, middle + 14)
    painter.sketch.rounded(disc, 14, "#0f5f86")
    painter.sketch.label(disc, scene.program.initials, TEXT, "#ffffff", "center")


def _book(painter: Painter, scene: Scene, width: float) -> None:
    """The workbook's name, and that it is saved."""
    s, p = painter.sketch, painter.palette
    left = _autosave_end(painter) + 46
    right = _search(painter, width)[0] - 24
    saved = f" • {painter.words['saved']}"
    room = right - left - s.width(saved, TEXT)
    name = scene.program.book
    if s.width(name, TEXT) > room:
        saved, room = "", right - left
    s.label((left, 0, left + room, _TITLE), name, TEXT, p.on_bar)
    end = left + min(room, s.width(name, TEXT))
    s.label((end, 0, right + 4, _TITLE), saved, TEXT, p.dim)
    s.icon("chevron_down", (end + s.width(saved, TEXT) + 10, _TITLE / 2), 12, p.dim)


def _tab_row(painter: Painter, width: float) -> None:
    s, p, labels = painter.sketch, painter.palette, painter.words
    middle = (_TITLE + _TABS) / 2 - 1
    end = _buttons(painter, width - _CARD, middle)
    x = _CARD + 2.0
    for name in _TAB_NAMES:
        active = name == "home"
        kind = BOLD if active else TEXT
        wide = s.width(labels[name], kind) + 20
        if x + wide > end - 8:
            break
        s.label((x, _TITLE, x + wide, _TABS - 2), labels[name], kind, p.text, "center")
        if active:
            s.rounded((x + 9, _TABS - 5, x + wide - 9, _TABS - 2), 1.5, p.accent)
        x += wide


def _buttons(painter: Painter, right: float, middle: float) -> float:
    """Share and Comments at the right end of the tab row; where they begin."""
    s, p, labels = painter.sketch, painter.palette, painter.words
    y1, y2 = middle - 13, middle + 13
    left = right - s.width(labels["share"], TEXT) - 56
    s.rounded((left, y1, right, y2), 4, p.accent)
    s.icon("share", (left + 17, middle), 16, "#ffffff")
    s.label((left + 31, y1, right, y2), labels["share"], TEXT, "#ffffff")
    s.icon("chevron_down", (right - 13, middle), 12, "#ffffff")
    right = left - 8
    left = right - s.width(labels["comments"], TEXT) - 42
    s.rounded((left, y1, right, y2), 4, p.box, p.rim)
    s.icon("comments", (left + 17, middle), 16, p.text)
    s.label((left + 31, y1, right, y2), labels["comments"], TEXT, p.text)
    return left


_LOOK = GridLook(
    ground="#ffffff",
    text="#000000",
    gridline="#e1e1e1",
    header=HeaderLook(
        fill="#f5f5f5",
        text="#424242",
        line="#d9d9d9",
        active_fill="#caead8",
        active_text="#0e5c2f",
        type=bars.CELL_TYPE,
        height=20,
        width=32,
        mark="#107c41",
        edge="#cfcfcf",
        corner="triangle",
        zooms=True,
    ),
    selection=SelectionLook(color="#107c41", alpha=26),
    frozen="#a6a6a6",
    pad=3,
    lift=0,
    beyond=WHITE.strip,
)

SKIN = Skin(
    name="excel_white",
    looks={"light": _LOOK},
    area=_MEASURES.area,
    chrome=_chrome,
    families={"PB Carta": 8, "Arimo": 2, "Open Sans": 1.2, "Caladea": 0.8, "Tinos": 0.8},
    points={11: 8, 10: 2.2, 12: 1, 9: 0.5},
    default_width=64,
    default_height=20,
)
