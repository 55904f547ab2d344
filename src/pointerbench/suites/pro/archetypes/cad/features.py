"""Modelling with a manager pane: a part and its history, a feature in the making, a mechanism."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.cad.inputs import inputs, manager
from pointerbench.suites.pro.archetypes.cad.motion import library, motion
from pointerbench.suites.pro.archetypes.engineering import views
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    tabs,
    tool_column,
    tool_row,
)
from pointerbench.suites.pro.archetypes.engineering.drafting import Pens, leader
from pointerbench.suites.pro.archetypes.engineering.models import MODELS
from pointerbench.suites.pro.archetypes.engineering.profile import Inks, profile
from pointerbench.suites.pro.archetypes.engineering.ribbons import ribbon
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.engineering.solid import Camera
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, row
from pointerbench.widgets.texts import hint, icon, say

_SKY = {False: ("#fdfeff", "#c9d6e6"), True: ("#3a4350", "#6a7684")}


def build(d: Desk) -> Group:
    """Layouts: a part with its tree; an extrusion with its inputs; an assembly with its motion."""
    shown = ("Features", "Sketch", "Assembly")[d.layout]
    main = (_part, _feature, _assembly)[d.layout](d)
    body = column(*ribbon(d, shown, height=72, below=True), main, _foot(d), grow=1)
    search = pick(
        d, "build:search", tools.field(d.look, dim="Search commands", sign="search", width=170)
    )
    fields = {} if d.layout == 1 else {"menus": ()}
    return d.window(body, header=((*tool_row(d, "quick", 16),), (search,)), **fields)


# --- the graphics area ----------------------------------------------------------------------------


def _graphics(d: Desk, *nodes: Node) -> Group:
    """The model's ground with what floats over it."""
    dark = d.look.theme.dark
    bar = row(*tool_row(d, "heads_up", 16, pad=pad(5, 4), drop=False), gap=1)
    sky = Drawing("gradient", 1, None, _SKY[dark], (0.0,), grow=1)
    return panels.canvas(
        d.look,
        at(sky, Spot(w=1, h=1)),
        *nodes,
        views.triad(d, "#f2f4f6" if dark else "#20242a"),
        at(
            say(d.look, "*Isometric", 11, "#f2f4f6" if dark else "#20242a"),
            Spot(0, 1, dx=86, dy=-26),
        ),
        at(bar, Spot(0.5, 0, dx=-118, dy=6)),
        fill=_SKY[dark][1],
    )


def _model(d: Desk, size: tuple[float, float], camera: Camera, name: str) -> Node:
    sheet = Sheet(d, *size)
    count = d.pick((2, 3)) if name in ("bracket", "housing") else d.number // 2 % 3
    color = d.pick(("#b9c2cc", "#c4c6c8", "#9fb0c2", "#c8bda4"))
    MODELS[name](sheet, camera, color, "#2b8ad0", count)
    if name != "drive":
        _callouts(d, sheet, camera, name, count)
    return sheet.node((0.5, 0.56))


def _callouts(d: Desk, sheet: Sheet, camera: Camera, name: str, count: int) -> None:
    """Annotations of the model: what its bores and small openings measure."""
    ink = "#e8eef4" if d.look.theme.dark else "#1f3f66"
    pens = Pens(ink, ink, ink, ink, ink, _SKY[d.look.theme.dark][1])
    if name == "bracket":
        spots = ((36, 20, 46), (38, -27, 12), (50, 32, 64))
        texts = ("2x Ø20 H8", f"{2 * count}x Ø11 THRU", "68")
    else:
        spots = ((15 if count == 2 else 30, -30, 17), (53, -37, 8), (54, 36, 50))
        texts = (f"{count}x Ø20 H7", "2x Ø6.8", "116 x 76")
    for number, (spot, text) in enumerate(zip(spots, texts, strict=True)):
        x, y = camera.spot(spot)
        away = ((70, 96), (60, 46), (34, -34))[number]
        leader(sheet, pens, (x, y), (x + away[0], y + away[1]), text, f"callout:{name}:{number}")


def _part(d: Desk) -> Group:
    camera = Camera(300, 292, 2.9, d.uniform(0.42, 0.62), d.uniform(0.5, 0.64))
    name = "housing" if "housing" in d.document else "bracket"
    view = _graphics(d, _model(d, (660, 480), camera, name))
    return panes(
        manager(d, "part"), view, tool_column(d, "task_strip", 16, edge="l"), grow=1, clip=True
    )


# --- a feature in the making ----------------------------------------------------------------------


def _feature(d: Desk) -> Group:
    dark = d.look.theme.dark
    sheet = Sheet(d, 700, 420)
    ink = "#f0f0f0" if dark else "#101418"
    inks = Inks(
        ink,
        "#8a94a0" if not dark else "#b0b8c0",
        "#2b6cb0" if not dark else "#7ab4f0",
        "#3a4a5c" if not dark else "#d8e4f0",
        "#c8a0a0",
        "#a0c0a0",
        _SKY[dark][0],
    )
    profile(
        sheet, inks, ("120", "68", "R12", f"{d.pick((54, 60))}", "20"), d.pick((0.2, 0.25, 0.3))
    )
    view = _graphics_flat(d, inks.ground, sheet)
    return panes(inputs(d), view, tool_column(d, "task_strip", 16, edge="l"), grow=1, clip=True)


def _graphics_flat(d: Desk, ground: str, sheet: Sheet) -> Group:
    bar = row(*tool_row(d, "heads_up", 16, pad=pad(5, 4)), gap=1)
    return panels.canvas(
        d.look,
        sheet.node((0.5, 0.54)),
        views.triad(d, "#20242a" if not d.look.theme.dark else "#f2f4f6"),
        at(bar, Spot(0.5, 0, dx=-118, dy=6)),
        fill=ground,
    )


# --- an assembly ----------------------------------------------------------------------------------


def _assembly(d: Desk) -> Group:
    camera = Camera(240, 178, 1.95, d.uniform(0.4, 0.78), d.uniform(0.5, 0.62))
    view = _graphics(d, _model(d, (480, 290), camera, "drive"))
    upper = panes(
        manager(d, "assembly"),
        view,
        library(d),
        tool_column(d, "task_strip", 16, edge="l"),
        grow=1,
        clip=True,
    )
    return column(upper, motion(d), grow=1)


def _foot(d: Desk) -> Group:
    look = d.look
    chosen = 2 if d.layout == 2 else 0
    strip = panels.tab_strip(look, *tabs(d, d.content("foot_tabs"), chosen, "card"), edges="t")
    units = pick(
        d,
        "foot:units",
        row(
            say(look, d.turn(d.content("units")), 11),
            icon(look, "caret_up", 8),
            gap=3,
            pad=pad(6, 2),
            hugs=True,
        ),
    )
    state = (
        "Editing Assembly"
        if d.layout == 2
        else "Editing Part"
        if d.layout == 0
        else "Editing Sketch3"
    )
    define = "Under Defined" if d.layout else "Fully Defined"
    return column(
        strip,
        tools.status(
            look,
            [hint(look, f"{d.app.name} Professional", 11)],
            [hint(look, define, 11), hint(look, state, 11), units],
            height=23,
        ),
    )
