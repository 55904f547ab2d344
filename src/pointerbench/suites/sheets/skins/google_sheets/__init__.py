"""A spreadsheet in a browser page, in the manner of Google Sheets since 2023."""

from __future__ import annotations

from functools import cache

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Panel
from pointerbench.suites.sheets.looks import GridLook, HeaderLook, NoteLook, SelectionLook
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.google_sheets import style
from pointerbench.suites.sheets.skins.google_sheets.colors import THEMES, Pad
from pointerbench.suites.sheets.skins.google_sheets.foot import (
    draw_foot,
    draw_tabs,
    draw_thumbs,
    draw_tracks,
)
from pointerbench.suites.sheets.skins.google_sheets.formula import draw_contents, draw_formula_bar
from pointerbench.suites.sheets.skins.google_sheets.head import draw_title, draw_title_bar
from pointerbench.suites.sheets.skins.google_sheets.side import draw_side
from pointerbench.suites.sheets.skins.google_sheets.state import draw_state
from pointerbench.suites.sheets.skins.google_sheets.toolbar import draw_toolbar
from pointerbench.suites.sheets.skins.skin import Area, Skin
from pointerbench.widgets.sketch import Sketch, Type


def _look(theme: str) -> GridLook:
    colors = THEMES[theme]
    return GridLook(
        ground=colors.paper,
        text=colors.text,
        gridline=colors.edge,
        header=HeaderLook(
            fill=colors.paper,
            text=colors.ink,
            line=colors.header_line,
            active_fill=colors.pressed,
            active_text=colors.pressed_ink,
            type=Type("Roboto", 11),
            height=24,
            width=46,
            corner="bars",
            corner_fill=colors.ground,
            hidden="arrows",
            zooms=True,
        ),
        selection=SelectionLook(
            color=colors.blue,
            range_width=1,
            handle="disc",
            handle_size=8,
            handle_ring=colors.paper,
            tint=colors.tint,
            alpha=26,
        ),
        frozen=colors.frozen,
        frozen_width=4,
        frozen_through=True,
        pad=3,
        lift=2,
        beyond=colors.paper,
        note=NoteLook(colors.text, 6),
        darkens=theme == "dark",
    )


def _area(screen: Screen) -> Area:
    bottom = screen.height - style.FOOT - style.SCROLL_BAR
    return 0, style.HEAD, style.right(screen) - style.SCROLL_BAR, bottom


def _chrome(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    program = scene.program
    pad = Pad(sketch.scale, program.theme)
    for part in (draw_title, draw_state, draw_contents, draw_tabs, draw_thumbs):
        part(pad, scene, screen)
    sketch.items.extend((*_still(screen, program.theme, program.language), *pad.items))


@cache
def _still(screen: Screen, theme: str, language: str) -> tuple[Panel, ...]:
    """The parts that all sheets share, around the grid's area."""
    width, height, colors = screen.width, screen.height, THEMES[theme]
    x1, y1, x2, y2 = _area(screen)
    end, foot = style.right(screen), height - style.FOOT
    head, below, tracks, beside = (Pad(screen.scale, theme) for _ in range(4))
    draw_title_bar(head, width, language)
    draw_toolbar(head, width, language)
    draw_formula_bar(head, width)
    draw_foot(below, width, height)
    draw_tracks(tracks, screen)
    panels = [
        head.panel(0, 0, width, y1, colors.ground, head),
        tracks.panel(x2, y1, end, foot, colors.paper, tracks),
        tracks.panel(x1, y2, x2, foot, colors.paper, tracks),
        below.panel(0, foot, end, height, colors.ground, below),
    ]
    if style.side(width):
        draw_side(beside, width, height)
        panels.append(beside.panel(end, style.TITLE_BAR, width, height, colors.ground, beside))
    return tuple(panels)


SKIN = Skin(
    name="google_sheets",
    looks={theme: _look(theme) for theme in THEMES},
    area=_area,
    chrome=_chrome,
    families={"Arimo": 6, "Roboto": 2, "Inter": 1.2, "Tinos": 0.8, "EB Garamond": 0.3},
    points={10: 7, 9: 1, 11: 1.4, 12: 0.6},
    default_width=100,
    default_height=21,
    themes={"light": 0.9, "dark": 0.1},
    zooms={75: 1, 90: 1.4, 100: 8, 125: 1.2, 150: 0.8},
)
