"""Drafting under a ribbon: model space, model space with palettes, a sheet with its layers."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.cad.layer_list import layer_list
from pointerbench.suites.pro.archetypes.engineering import plans, views
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    property_table,
    tabs,
    tool_column,
    tool_row,
    value_of,
)
from pointerbench.suites.pro.archetypes.engineering.drafting import Pens
from pointerbench.suites.pro.archetypes.engineering.paper import (
    PAPER_PENS,
    PAPER_WALLS,
    blank_paper,
    draw_scene,
    title_block,
)
from pointerbench.suites.pro.archetypes.engineering.ribbons import ribbon
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

_DARK = Pens("#f0f0f0", "#e0605a", "#62c4e4", "#97a658", "#f2f2f2", "#212830")
_WALLS = plans.Walls("#59636e", "#f0f0f0", "#62c4e4", "#e6c84f", "#9aa5b1", "#f2f2f2", "#212830")


def build(d: Desk) -> Group:
    """Layouts: model space; model space with the palette of properties; a sheet and its layers."""
    body = (_model, _palettes, _paper)[d.layout](d)
    header = ((*tool_row(d, "quick"),), (_search(d),))
    menus = {} if d.layout == 1 else {"menus": ()}
    return d.window(body, header=header, **menus)


def _search(d: Desk) -> Group:
    field = tools.field(d.look, dim="Type a keyword or phrase", sign="search", width=190)
    return pick(d, "title:search", field)


def _model(d: Desk) -> Group:
    area = _space(d, (900, 470), palette=False)
    return column(*ribbon(d, "Home"), _files(d), area, _foot(d, 0), grow=1)


def _palettes(d: Desk) -> Group:
    look = d.look
    kinds = d.turn(d.content("selected"))
    head = row(
        pick(d, "palette:type", tools.choice(look, kinds, grow=1)),
        *tool_row(d, "palette_tools"),
        gap=2,
        pad=pad(5, 4),
    )
    palette = panels.dock(
        look,
        "Properties",
        head,
        panels.scrolled(look, column(*property_table(d, d.content("properties"), 104)), 0, 0.6),
        width=232,
        edge="r",
        grow=1,
    )
    area = column(_files(d), _space(d, (760, 420), palette=True), grow=1)
    return column(
        *ribbon(d, "Annotate"),
        panes(palette, area, grow=1, clip=True),
        _commands(d),
        _foot(d, 0),
        grow=1,
    )


def _paper(d: Desk) -> Group:
    layers = layer_list(d)
    return column(*ribbon(d, "Layout"), _files(d), _sheet_space(d), layers, _foot(d, 1), grow=1)


# --- parts ----------------------------------------------------------------------------------------


def _files(d: Desk) -> Group:
    """Tabs: the start page, this drawing, another one."""
    look = d.look
    start, other = d.content("file_tabs")
    own = panels.tab(look, d.document, on=True, closes=True, kind="card")
    nodes = [
        pick(d, "files:start", panels.tab(look, start, kind="card"), "text", words=(start,)),
        d.mark(own, "text", words=(d.document,)),
        pick(
            d,
            "files:other",
            panels.tab(look, other, closes=True, kind="card"),
            "text",
            words=(other,),
        ),
    ]
    more = row(icon(look, "plus", 12), pad=pad(8, 5), hugs=True)
    return panels.tab_strip(look, *nodes, more)


def _space(d: Desk, size: tuple[float, float], *, palette: bool) -> Group:
    """Model space: the drawing, the labels in its corner, the cube, the navigation bar."""
    look = d.look
    dark = look.theme.dark or d.layout == 0
    pens = _DARK if dark else PAPER_PENS
    sheet = Sheet(d, *size)
    draw_scene(sheet, d.turn(d.content("scenes")), pens, _WALLS if dark else PAPER_WALLS)
    grid = Drawing(
        "grid_lines",
        1,
        None,
        (mixed(pens.ground, "#8090a0", 40), mixed(pens.ground, "#8090a0", 20)),
        (14.0, 5.0),
        grow=1,
    )
    face = mixed(pens.ground, pens.text, 40)
    nodes: list[Node] = [
        at(grid, Spot(w=1, h=1)),
        sheet.node((0.44 if not palette else 0.42, 0.46)),
        views.compass_cube(d, mixed(pens.text, pens.ground, 30), face, face),
        views.plan_axes(d, pens.dim),
        at(_labels(d, pens), Spot(dx=8, dy=5)),
        at(_navigation(d), Spot(1, 0.5, dx=-38, dy=-40)),
    ]
    if not palette:
        nodes.append(at(_floating_prompt(d), Spot(0.5, 1, dx=-250, dy=-62, dw=500)))
    return panels.canvas(look, *nodes, fill=pens.ground)


def _labels(d: Desk, pens: Pens) -> Group:
    ink = mixed(pens.text, pens.ground, 40)
    nodes = [
        d.thing(row(say(d.look, entry["text"], 11, ink), pad=pad(1, 2), hugs=True), entry)
        for entry in d.content("view_labels")
    ]
    return row(*nodes, gap=1)


def _navigation(d: Desk) -> Group:
    theme = d.look.theme
    bar = tool_column(d, "navigation", 16, edge="tlbr")
    return column(bar, width=28, radius=4, fill=theme.bar)


def _prompt(d: Desk) -> Group:
    look = d.look
    field = row(
        icon(look, "chevron_right", 12, look.theme.muted),
        say(look, d.content("prompt"), 11.5, look.theme.faint, grow=1),
        gap=5,
        pad=pad(6, 3),
        fill=look.theme.card,
        border=look.theme.line,
        width=440,
    )
    return pick(d, "prompt:field", field)


def _prompt_ends(d: Desk) -> list[Node]:
    """What stands left of the prompt: closing, and settings of the command line."""
    look = d.look
    close = row(icon(look, "close", 10), pad=pad(4, 5), hugs=True)
    settings = row(icon(look, "tools" if d.layout else "settings", 14), pad=pad(4, 4), hugs=True)
    return [
        pick(d, "prompt:close", close, "icon"),
        pick(d, "prompt:settings", settings, "icon"),
    ]


def _floating_prompt(d: Desk) -> Group:
    look = d.look
    past = [
        row(code(look, line, 11, "#e8e8e8"), pad=pad(10, 1))
        for line in d.turn(d.content("commands"))[:1]
    ]
    return column(
        column(*past, fill="#39424c"),
        row(*_prompt_ends(d), _prompt(d), gap=1, fill=look.theme.bar, border=look.theme.line),
        radius=3,
    )


def _commands(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    past = [row(code(look, line, 11), pad=pad(8, 0)) for line in d.turn(d.content("commands"))]
    return column(
        column(*past, fill=theme.card, pad=pad(0, 3)),
        row(
            *_prompt_ends(d),
            _prompt(d),
            push(),
            hint(look, d.turn(d.content("hints")), 11),
            gap=1,
            fill=theme.bar,
            pad=Pad(0, 10, 0, 0),
        ),
        border=theme.line,
        edges="t",
    )


def _foot(d: Desk, chosen: int) -> Group:
    """The tabs of model and sheets, coordinates, and the toggles."""
    look = d.look
    scale = pick(
        d,
        "foot:scale",
        row(
            say(look, value_of(d, d.content("titles"), "scale") if chosen else "1:1", 11),
            icon(look, "caret_down", 8),
            gap=2,
            pad=pad(4, 2),
            hugs=True,
        ),
    )
    space = hint(look, "PAPER" if chosen else "MODEL", 11)
    left = tabs(d, d.content("layout_tabs"), chosen, "card")
    spot = hint(look, f"{d.uniform(40, 620):.4f}, {d.uniform(20, 410):.4f}, 0.0000", 11)
    return tools.status(
        look,
        [row(*left, hugs=True)],
        [
            *([spot] if d.layout else []),
            space,
            row(*tool_row(d, "status", 16, pad=pad(3, 2)), gap=0),
            scale,
        ],
        gap=8,
        pad=pad(0, 0),
        height=26,
    )


# --- a sheet --------------------------------------------------------------------------------------


def _sheet_space(d: Desk) -> Group:
    """Paper with one viewport and its title block."""
    paper = Sheet(d, 620, 346)
    blank_paper(paper)
    paper.ink.rect("#c45ac4", (30, 30, 585, 262), 1)
    inner = Sheet(d, 552, 230)
    draw_scene(inner, d.turn(d.content("scenes")), PAPER_PENS, PAPER_WALLS)
    paper.put(inner.node(spot=Spot(w=1, h=1)), (32, 31, 584, 261))
    paper.mark("viewport", (28, 26, 42, 266))
    title_block(paper, (285, 268, 595, 321))
    fill = "#5a6068" if d.look.theme.dark else "#b4b8bd"
    return panels.canvas(d.look, paper.node(), fill=fill)
