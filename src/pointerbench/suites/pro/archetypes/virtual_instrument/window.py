"""The windows of the environment with their tool bars and palettes."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.drawings.canvas import Point
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    glyph_sign,
    pick,
    tabs,
    tool,
    tool_row,
    tree,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.virtual_instrument.diagram import diagram
from pointerbench.suites.pro.archetypes.virtual_instrument.panel import panel
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    """Layouts: the diagram with its palette; the panel with its palette; both and the project."""
    body = (_diagram_window, _panel_window, _both)[d.layout](d)
    return d.window(body)


def _case(d: Desk) -> dict[str, Any]:
    found: dict[str, Any] = d.turn(d.content("instruments"))
    return found


def _font_box(d: Desk) -> Group:
    return pick(
        d,
        "bar:font",
        tools.choice(d.look, "15pt Application Font", 150, pad=pad(6, 1)),
    )


def _search_box(d: Desk) -> Group:
    return pick(
        d,
        "bar:search",
        tools.field(d.look, dim="Search", sign="search", width=132, pad=pad(6, 1)),
    )


def _strip(d: Desk, name: str, *, font: bool = True) -> Group:
    nodes = tool_row(d, name, 20, pad=pad(4, 3))
    middle: list[Node] = [_font_box(d), *tool_row(d, "arrange", 20, pad=pad(4, 3))] if font else []
    return tools.bar(
        d.look, *nodes, *middle, push(), *([_search_box(d)] if font else []), gap=1, pad=pad(5, 2)
    )


# --- the diagram ----------------------------------------------------------------------------------


def _diagram_canvas(d: Desk, size: Point, scale: Point = (1.0, 1.0)) -> Group:
    sheet = Sheet(d, *size)
    diagram(sheet, _case(d)["diagram"], scale)
    place = (0.5, 0.5) if d.layout == 0 else (0.5, 0.0)
    return panels.canvas(d.look, sheet.node(place), fill="#ffffff")


def _diagram_window(d: Desk) -> Group:
    canvas = _scrolled(d, _diagram_canvas(d, (756, 500), (1.05, 1.38)))
    palette = _palette(d, "Functions", d.content("functions_palette"), 232)
    help_ = _context_help(d)
    side = column(palette, help_, width=232, border=d.look.theme.line, edges="l")
    return column(_strip(d, "diagram"), panes(canvas, side, grow=1, clip=True), _foot(d), grow=1)


def _scrolled(d: Desk, canvas: Group) -> Group:
    look = d.look
    inside = column(canvas, panels.scroll_bar(look, 0.1, 0.7, across=True), grow=1)
    return panes(inside, panels.scroll_bar(look, 0.1, 0.7), grow=1, clip=True)


def _palette(d: Desk, name: str, data: dict[str, Any], width: float) -> Group:
    """A palette: tools in its head, groups, and the signs of the open group as a grid."""
    look, theme = d.look, d.look.theme
    head = row(
        *tool_row(d, "palette", 14, pad=pad(4, 3)), push(), gap=2, pad=pad(5, 2), fill=theme.bar
    )
    parts: list[Node] = []
    for group in data["groups"]:
        opened = "items" in group
        line = row(
            icon(look, "caret_down" if opened else "caret_right", 10, theme.muted),
            say(look, group["text"], 11.5, bold=opened, grow=1),
            gap=5,
            pad=pad(7, 0),
            height=21,
        )
        parts.append(d.thing(line, group if not opened else group["text"]))
        if not opened:
            continue
        cells = [
            d.thing(
                column(
                    glyph_sign(d, item["glyph"], 22, theme.ink, item.get("ink", "")),
                    say(look, item["text"], 10, align="center", limit=1),
                    gap=3,
                    align="center",
                    pad=pad(2, 5),
                    width=68,
                    border=theme.line,
                    fill=theme.card,
                ),
                item,
            )
            for item in group["items"]
        ]
        parts += [row(*cells[k : k + 3], gap=4, pad=pad(8, 2)) for k in range(0, len(cells), 3)]
    body = panels.scrolled(look, column(*parts, pad=pad(0, 3)), 0, 0.8, fill=theme.card)
    return panels.dock(look, name, head, body, width=width, grow=1)


def _context_help(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    data = _case(d)["help"]
    sign = Sheet(d, 210, 66)
    sign.ink.rect("#fff6c8", (84, 12, 126, 54))
    sign.ink.rect("#1a1a1a", (84, 12, 126, 54), 1)
    for y, (left, right) in zip((22, 44), data["pins"], strict=True):
        sign.ink.line("#d9791a", 1.6, (62, y), (84, y))
        sign.ink.line("#d9791a", 1.6, (126, y), (148, y))
        sign.text(left, 58, y, 10, "#1a1a1a", anchor="end", ground="#fffbe8", margin=0)
        sign.text(right, 152, y, 10, "#1a1a1a", ground="#fffbe8", margin=0)
    drawn = panels.canvas(look, sign.node(), height=70, fill="#fffbe8", grow=0)
    more = pick(
        d,
        "context_help:more",
        row(say(look, "Detailed help", 11, theme.link), hugs=True),
        "text",
        words=("Detailed help",),
    )
    text = column(
        say(look, data["name"], 11.5, bold=True),
        say(look, data["text"], 11, theme.muted, limit=4),
        more,
        gap=4,
        pad=pad(8, 6),
    )
    return panels.dock(
        look,
        "Context Help",
        drawn,
        text,
        width=232,
        height=196,
        tools=tool_row(d, "help", 12, pad=pad(3, 3)),
    )


def _foot(d: Desk) -> Group:
    look = d.look
    target = pick(
        d,
        "foot:target",
        row(
            icon(look, "chip", 14),
            say(look, d.turn(("My Computer", "cRIO-9045", "PXIe-8840")), 11),
            gap=5,
            pad=pad(5, 2),
            hugs=True,
        ),
    )
    return tools.status(look, [target], [hint(look, f"{_case(d)['name']}.lvproj", 11)], height=24)


# --- the panel ------------------------------------------------------------------------------------


def _panel_canvas(d: Desk, size: tuple[float, float]) -> Group:
    sheet = Sheet(d, *size)
    panel(sheet, _case(d)["panel"], d.uniform(0, 6))
    dots = Drawing("grid_lines", 1, None, ("#b9bcc1",), (14.0, 1.0, 1.0), grow=1)
    return panels.canvas(d.look, at(dots, Spot(w=1, h=1)), sheet.node((0.5, 0.5)), fill="#c9ccd0")


def _panel_window(d: Desk) -> Group:
    canvas = _scrolled(d, _panel_canvas(d, (700, 520)))
    palette = _palette(d, "Controls", d.content("controls_palette"), 232)
    side = column(palette, _tools_palette(d), width=232, border=d.look.theme.line, edges="l")
    return column(_strip(d, "panel"), panes(canvas, side, grow=1, clip=True), _foot(d), grow=1)


def _tools_palette(d: Desk) -> Group:
    """The small palette of pointers."""
    look = d.look
    names = d.app.bars["pointers"]
    rows = [
        row(*(tool(d, name, 18, pad=pad(9, 5)) for name in names[k : k + 5]), gap=2, pad=pad(8, 1))
        for k in range(0, len(names), 5)
    ]
    return panels.dock(look, "Tools", column(*rows, pad=pad(0, 4)), width=232)


def _both(d: Desk) -> Group:
    """Panel and diagram one above the other, beside the project's tree."""
    look, theme = d.look, d.look.theme
    name = d.document.removesuffix(".vi")
    upper = column(
        _caption(d, f"{name}.vi Front Panel"), _strip(d, "panel"), _panel_canvas_small(d), grow=11
    )
    lower = column(
        _caption(d, f"{name}.vi Block Diagram"),
        _strip(d, "steps", font=False),
        _diagram_canvas(d, (728, 360)),
        grow=10,
    )
    strip = panels.tab_strip(look, *tabs(d, d.content("project_tabs"), 0))
    entries = [
        {
            "text": f"Project: {_case(d)['name']}.lvproj",
            "icon": "package",
            "opened": True,
            "bold": True,
            "ink": "#c98a1a",
        },
        *d.content("project"),
    ]
    project = panels.dock(
        look,
        "Project Explorer",
        row(*tool_row(d, "project_tools", 16, pad=pad(4, 3)), gap=1, pad=pad(4, 2)),
        strip,
        panels.scrolled(look, column(*tree(d, entries), pad=pad(0, 3)), 0, 0.8, fill=theme.card),
        width=236,
        edge="r",
        grow=1,
    )
    return column(panes(project, column(upper, lower, grow=1), grow=1, clip=True), _foot(d), grow=1)


def _caption(d: Desk, text: str) -> Group:
    look, theme = d.look, d.look.theme
    ends = [
        d.mark(row(icon(look, name, 10), pad=pad(5, 4), hugs=True), "icon")
        for name in ("minimize", "maximize", "close")
    ]
    return row(
        icon(look, "play", 12, theme.link),
        say(look, text, 11.5, bold=True),
        push(),
        *ends,
        gap=5,
        pad=pad(8, 1),
        height=22,
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )


def _panel_canvas_small(d: Desk) -> Group:
    sheet = Sheet(d, 760, 262)
    panel(sheet, {"items": _case(d)["panel"]["small"]}, d.uniform(0, 6))
    return panels.canvas(d.look, sheet.node((0.5, 0.4)), fill="#c9ccd0")
