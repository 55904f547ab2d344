"""Modelling under tool bars: a solid with its tree, a profile with its constraints, a page."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.cad.sketcher import documents, sketcher
from pointerbench.suites.pro.archetypes.engineering import views
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    property_table,
    side_panel,
    tabs,
    tool_row,
    tree,
)
from pointerbench.suites.pro.archetypes.engineering.models import MODELS
from pointerbench.suites.pro.archetypes.engineering.paper import (
    PAPER_PENS,
    blank_paper,
    draw_scene,
    title_block,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.engineering.solid import Camera
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

_SKY = {False: ("#8fa6c8", "#dfe6f0"), True: ("#2c3440", "#56606e")}


def build(d: Desk) -> Group:
    """Layouts: the solid with tree and report; the sketcher with its task; a page of drawings."""
    mode = d.content("modes")[d.layout]
    main = (_solid, sketcher, _page)[d.layout](d, mode)
    return d.window(column(*_bars(d, mode), main, _foot(d), grow=1))


def _bars(d: Desk, mode: str) -> list[Node]:
    look = d.look
    chooser = pick(d, "bars:chooser", tools.choice(look, mode, 132))
    first = tools.bar(
        look,
        *tool_row(d, "file", 20),
        tools.separator(look),
        chooser,
        tools.separator(look),
        *tool_row(d, "macro", 20),
        push(),
        pad=pad(4, 1),
        gap=1,
    )
    second = [*tool_row(d, "view", 20)]
    if mode == "TechDraw":
        return [first, tools.bar(look, *tool_row(d, "page", 20), pad=pad(4, 1), gap=1)]
    rows = ["design"] if mode == "Part Design" else ["sketch", "constraints"]
    if mode == "Sketcher":
        return [
            first,
            *(tools.bar(look, *tool_row(d, one, 20), pad=pad(4, 1), gap=1) for one in rows),
        ]
    return [
        first,
        tools.bar(look, *second, pad=pad(4, 1), gap=1),
        *(tools.bar(look, *tool_row(d, one, 20), pad=pad(4, 1), gap=1) for one in rows),
    ]


def _combo(d: Desk, mode: str) -> Group:
    """The tree above, the properties of what is chosen below."""
    look = d.look
    entries = [
        {**entry, "text": d.document.removesuffix(".FCStd")} if not place else entry
        for place, entry in enumerate(d.content("trees")[mode])
    ]
    heads = row(
        *(
            d.mark(
                row(
                    hint(look, name, 11, grow=1),
                    pad=pad(6, 2),
                    grow=share,
                    border=look.theme.line,
                    edges="r",
                ),
                "text",
            )
            for name, share in zip(d.content("tree_head"), (1.6, 1), strict=True)
        ),
        *tool_row(d, "tree", 12, pad=pad(3, 3)),
        border=look.theme.line,
        edges="b",
    )
    lines = column(*tree(d, entries), pad=pad(0, 2))
    upper = column(
        heads, panels.scrolled(look, lines, 0, 0.8, fill=look.theme.card), grow=5, clip=True
    )
    name = row(
        hint(look, "Property", 11, grow=1),
        hint(look, "Value", 11, grow=1),
        pad=pad(8, 2),
        fill=look.theme.bar,
    )
    grid = panels.scrolled(
        look, column(*property_table(d, d.content("properties")[mode], 122)), 0, 0.75
    )
    lower = column(
        name,
        grid,
        panels.tab_strip(look, *tabs(d, d.content("property_tabs"), 1), edges="t"),
        grow=4,
        clip=True,
    )
    top = panels.tab_strip(look, *tabs(d, d.content("combo"), 0))
    return side_panel(d, "Combo View", top, upper, lower, width=268)


def _solid(d: Desk, mode: str) -> Group:
    right = column(_viewport(d), documents(d), _report(d), grow=1)
    return panes(_combo(d, mode), right, grow=1, clip=True)


def _viewport(d: Desk) -> Group:
    sheet = Sheet(d, 560, 330)
    name = d.turn(d.content("models"))
    camera = Camera(270, 205, 2.15, d.uniform(0.42, 0.62), d.uniform(0.5, 0.64))
    MODELS[name](
        sheet,
        camera,
        d.pick(("#c2c6cb", "#b7c0c9", "#cdbf9c", "#a8b8a4")),
        "#1ea83c",
        d.pick((2, 3))
        if name in ("bracket", "housing")
        else d.pick((6, 5))
        if name == "flange"
        else 2,
    )
    return panels.canvas(
        d.look,
        at(_sky(d), Spot(w=1, h=1)),
        sheet.node((0.5, 0.55)),
        views.corner_cube(d, "#3a4450", ("#e4eaf1", "#c8d2de", "#aebac8")),
        views.triad(d, "#f2f4f6" if d.look.theme.dark else "#20242a"),
        fill=_SKY[d.look.theme.dark][1],
    )


def _sky(d: Desk) -> Drawing:
    return Drawing("gradient", 1, None, _SKY[d.look.theme.dark], (0.0,), grow=1)


def _report(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    console = d.turn(d.content("reports"))
    stamps = [f"{d.integer(9, 17):02d}:{d.integer(10, 59)}:{d.integer(10, 59)}" for _ in console]
    lines = [
        code(look, f"{stamp}  {line}", 11)
        for stamp, line in zip(sorted(stamps), console, strict=True)
    ]
    head = row(
        *tabs(d, d.content("report_tabs"), 0),
        push(),
        *tool_row(d, "report", 14),
        fill=theme.bar,
        pad=pad(4, 0),
    )
    return column(
        head,
        column(*lines, pad=pad(8, 3), height=66, fill=theme.card, clip=True),
        border=theme.line,
        edges="t",
    )


def _foot(d: Desk) -> Group:
    look = d.look
    style = pick(
        d,
        "foot:style",
        row(
            say(look, d.turn(d.content("nav_styles")), 11),
            icon(look, "caret_down", 8),
            gap=3,
            pad=pad(6, 2),
            hugs=True,
        ),
    )
    size = f"{d.uniform(120, 260):.2f} mm x {d.uniform(80, 170):.2f} mm"
    extent = pick(d, "foot:extent", row(hint(look, size, 11), pad=pad(4, 2), hugs=True))
    note = d.turn(("1 object selected", "Recompute finished", "Autosaved 2 min ago"))
    return tools.status(look, [hint(look, note, 11)], [style, extent], height=24)


# --- the sketcher ---------------------------------------------------------------------------------


# --- a page ---------------------------------------------------------------------------------------


def _page(d: Desk, mode: str) -> Group:
    paper = Sheet(d, 640, 470)
    blank_paper(paper, "#6a7078")
    inner = Sheet(d, 590, 360)
    draw_scene(inner, d.turn(d.content("sheets")), PAPER_PENS)
    paper.put(inner.node(spot=Spot(w=1, h=1)), (24, 26, 614, 386))
    title_block(paper, (305, 392, 615, 445))
    fill = "#4a515a" if d.look.theme.dark else "#a9b3bf"
    view = panels.canvas(d.look, paper.node((0.5, 0.45)), fill=fill)
    return panes(_combo(d, mode), column(view, documents(d), grow=1), grow=1, clip=True)
