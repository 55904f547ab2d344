"""Excel in Microsoft 365 on Windows 11: a title bar with a search field over a ribbon on a rounded
card; with a white, a green and a black theme, of which the last one darkens the cells too."""

from __future__ import annotations

from functools import cache

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Panel
from pointerbench.suites.sheets.looks import GridLook, HeaderLook, NoteLook, SelectionLook
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel import bars, home, title
from pointerbench.suites.sheets.skins.excel.bottom import draw_bottom
from pointerbench.suites.sheets.skins.excel.paint import TEXT, Painter
from pointerbench.suites.sheets.skins.excel.palette import GREEN, NIGHT, WHITE, Palette
from pointerbench.suites.sheets.skins.excel.ribbon import MODERN, Fitting, Strip
from pointerbench.suites.sheets.skins.excel.state import show_state
from pointerbench.suites.sheets.skins.excel.words import words
from pointerbench.suites.sheets.skins.skin import Skin
from pointerbench.widgets.sketch import Sketch

_TITLE, _TABS, _RIBBON, _FORMULA = 46, 78, 178, 216
_MEASURES = bars.Measures(formula=_RIBBON, grid=_FORMULA, strip=32, status=22, side=20)
_PALETTES = {"light": WHITE, "colorful": GREEN, "dark": NIGHT}
_SHADOWS = {"light": "#dedede", "colorful": "#d4d4d3", "dark": "#0d0d0d"}


def _chrome(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    theme, language = scene.program.theme, scene.program.language
    painter = Painter(sketch, _PALETTES[theme], words(language), modern=True)
    sketch.items.append(_top(screen.width, screen.scale, theme, language))
    title.book(painter, scene, screen.width, _TITLE)
    title.account(painter, scene, screen.width, _TITLE)
    show_state(painter, _strip(screen.width, screen.scale, language), scene)
    bars.formula_values(painter, scene, screen.width, _RIBBON, _FORMULA)
    draw_bottom(painter, scene, screen, _MEASURES)


@cache
def _top(width: int, scale: float, theme: str, language: str) -> Panel:
    """All above the grid that no scene changes."""
    sketch, palette = Sketch(scale), _PALETTES[theme]
    painter = Painter(sketch, palette, words(language), modern=True)
    title.title_bar(painter, title.TITLES[theme], width, _TITLE)
    title.tab_row(painter, width, _TITLE, _TABS)
    left, right = title.CARD, width - title.CARD
    sketch.rounded((left, _TABS + 1, right, _RIBBON), 8, _SHADOWS[theme])
    sketch.rounded((left, _TABS, right, _RIBBON - 1), 8, palette.ribbon)
    painter.strip(_strip(width, scale, language), _TABS + 3)
    sketch.icon("chevron_down", (right - 14, _RIBBON - 16), 12, palette.text)
    bars.formula_bar(painter, width, _RIBBON, _FORMULA)
    return sketch.panel(0, 0, width, _FORMULA, palette.strip, sketch)


@cache
def _strip(width: int, scale: float, language: str) -> Strip:
    fitting = Fitting(Sketch(scale), TEXT, words(language).__getitem__, MODERN)
    room = width - 2 * title.CARD - 32
    return fitting.fit(home.MODERN, home.MODERN_ORDER, title.CARD + 4, room, _TABS + 3)


def _look(palette: Palette) -> GridLook:
    return GridLook(
        ground="#ffffff",
        text="#000000",
        gridline="#e1e1e1",
        header=HeaderLook(
            fill="#f0f0f0",
            text="#1f1f1f",
            line="#b4b4b4",
            active_fill="#d2d2d2",
            active_text="#0e5c2f",
            type=bars.CELL_TYPE,
            also=(bars.NEW_CELL_TYPE.family,),
            height=20,
            width=26,
            digits=2,
            mark="#107c41",
            edge="#9a9a9a",
            corner="triangle",
            hidden="double",
            zooms=True,
        ),
        selection=SelectionLook(color="#107c41", alpha=26),
        frozen="#a6a6a6",
        pad=3,
        lift=0,
        beyond=palette.strip,
        text_number="#1e7a1e",
        note=NoteLook("#ff0000", 6.5),
    )


_NIGHT_LOOK = GridLook(
    ground="#1b1b1b",
    text="#f5f5f5",
    gridline="#3b3b3b",
    header=HeaderLook(
        fill="#262626",
        text="#d6d6d6",
        line="#474747",
        active_fill="#424242",
        active_text="#6fd39b",
        type=bars.CELL_TYPE,
        also=(bars.NEW_CELL_TYPE.family,),
        height=20,
        width=26,
        digits=2,
        mark="#2fae6b",
        edge="#5c5c5c",
        corner="triangle",
        hidden="double",
        zooms=True,
    ),
    selection=SelectionLook(color="#2fae6b", handle_ring="#1b1b1b", tint="#ffffff", alpha=34),
    frozen="#8a8a8a",
    pad=3,
    lift=0,
    beyond=NIGHT.strip,
    text_number="#3fa34d",
    note=NoteLook("#f1707b", 6.5),
    darkens=True,
)

SKIN = Skin(
    name="excel_white",
    looks={"light": _look(WHITE), "colorful": _look(GREEN), "dark": _NIGHT_LOOK},
    area=_MEASURES.area,
    chrome=_chrome,
    families={
        "PB Carta": 6, "Inter Tight": 5, "Arimo": 2, "PB Selva": 0.6, "Caladea": 0.6, "Tinos": 0.6,
        "DejaVu Sans": 0.4,
    },
    points={11: 8, 10: 2.2, 12: 1, 9: 0.5},
    default_width=64,
    default_height=20,
    themes={"light": 0.4, "colorful": 0.4, "dark": 0.2},
)  # fmt: skip
