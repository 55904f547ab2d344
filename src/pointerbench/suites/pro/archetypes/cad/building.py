"""Building information models: a floor plan, an elevation, a schedule, each with its browser."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.cad.building_docks import (
    LEFT,
    browser,
    properties,
    status,
    view_bar,
)
from pointerbench.suites.pro.archetypes.cad.facade import elevation
from pointerbench.suites.pro.archetypes.cad.schedule import schedule
from pointerbench.suites.pro.archetypes.engineering import plans
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    tool_row,
)
from pointerbench.suites.pro.archetypes.engineering.drafting import Pens
from pointerbench.suites.pro.archetypes.engineering.ribbons import ribbon
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.engineering.views import corner_cube
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes


def build(d: Desk) -> Group:
    """Layouts: a furnished floor plan, an elevation with its levels, a schedule of doors."""
    shown = ("Architecture", "Annotate", "View")[d.layout]
    canvas = (_plan, _elevation, schedule)[d.layout](d)
    area = column(_tabs(d), canvas, *([] if d.layout == 2 else [view_bar(d)]), grow=1)
    sides = (properties(d), browser(d))
    if d.layout == 1:
        body = panes(
            column(*sides, width=LEFT, border=d.look.theme.line, edges="r"),
            area,
            grow=1,
            clip=True,
        )
    elif d.layout == 0:
        body = panes(column(*sides, width=LEFT), area, grow=1, clip=True)
    else:
        body = panes(sides[0], area, sides[1], grow=1, clip=True)
    header = ((*tool_row(d, "quick", 16, pad=pad(3, 3)),), ())
    return d.window(
        column(*ribbon(d, shown, height=94), body, status(d), grow=1),
        header=header,
        menus=(),
        shell=d.layout == 1 and d.chance(0.5),
    )


def _tabs(d: Desk) -> Group:
    look = d.look
    nodes = [
        d.thing(panels.tab(look, entry["text"], on=not place, closes=True, kind="card"), entry)
        for place, entry in enumerate(d.content("view_tabs")[d.layout])
    ]
    return panels.tab_strip(look, *nodes)


# --- what is drawn --------------------------------------------------------------------------------


def _grounds(d: Desk) -> tuple[Pens, plans.Walls]:
    dark = d.look.theme.dark
    ground = "#2b3036" if dark else "#ffffff"
    ink = "#e8eaec" if dark else "#151515"
    pale = mixed(ink, ground, 130)
    return (
        Pens(ink, "#6aa0d8" if dark else "#4a7ab0", pale, pale, ink, ground),
        plans.Walls(
            "#8b929a" if dark else "#c9ccd0",
            ink,
            "#7ab0e0" if dark else "#3a78b8",
            ink,
            pale,
            ink,
            ground,
        ),
    )


def _plan(d: Desk) -> Group:
    pens, walls = _grounds(d)
    sheet = Sheet(d, 740, 500)
    frame = plans.Frame(120, 100, 42, d.chance(0.5))
    plans.flat(sheet, walls, frame)
    plans.plan_dimensions(sheet, pens, frame)
    plans.grid_bubbles(sheet, pens, frame)
    for name, x, y, tip in (("north", 640, 36, (0, 10)), ("west", 40, 420, (10, 0))):
        sheet.ink.ring(pens.dim, 1.2, x, y, 8)
        across = (8, 0) if not tip[0] else (0, 8)
        sheet.ink.area(
            pens.text,
            (x + tip[0] * 1.4, y + tip[1] * 1.4),
            (x + across[0], y + across[1]),
            (x - across[0], y - across[1]),
        )
        sheet.mark(
            f"marker:{name}",
            (x - 9, y - 9, x + 14, y + 14) if tip[0] else (x - 9, y - 9, x + 9, y + 14),
        )
    return panels.canvas(d.look, sheet.node((0.5, 0.46)), fill=pens.ground)


def _elevation(d: Desk) -> Group:
    pens, _ = _grounds(d)
    sheet = Sheet(d, 760, 470)
    elevation(
        sheet, pens, d.pick((4, 5)), d.turn(("#c9b08f", "#b5bcc4", "#c98f76", "#d8d2c4", "#9fb0a2"))
    )
    cube = corner_cube(d, pens.text, ("#eef1f4", "#d8dde3", "#c2c9d1"), size=74)
    return panels.canvas(d.look, sheet.node((0.5, 0.52)), cube, fill=pens.ground)
