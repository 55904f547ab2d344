"""A board editor: layers, nets or objects at the right; properties or violations added."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.eda import docks
from pointerbench.suites.pro.archetypes.eda.layers import draw_board
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    check_box,
    pick,
    property_table,
    side_panel,
    tabs,
    tool_column,
    tool_row,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, row, space
from pointerbench.widgets.texts import hint, icon, say

_GROUND = "#001023"


def build(d: Desk) -> Group:
    """Layouts: layers; nets with the properties; objects with the design rules' violations."""
    look = d.look
    left, right = tool_column(d, "left", 16), tool_column(d, "right", 16, edge="l")
    canvas: Group = _canvas(d)
    parts: list[Node] = [left]
    if d.layout == 1:
        parts.append(_properties(d))
    if d.layout == 2:
        canvas = column(
            canvas, docks.violations(d, "Design Rules Checker", d.content("drc"), 172), grow=1
        )
    body = panes(*parts, canvas, right, _appearance(d), grow=1, clip=True)
    bar = tools.bar(look, *tool_row(d, "top", 20), gap=0, pad=pad(4, 2))
    entry = d.turn(d.content("boards"))
    picked = [(name, str(value)) for name, value in entry["selected"].items()]
    where = [
        f"Z {d.uniform(3, 7):.2f}",
        f"X {d.uniform(100, 150):.4f}  Y {d.uniform(70, 110):.4f}",
        f"dx {d.uniform(1, 20):.4f}  dy {d.uniform(1, 20):.4f}",
        "grid X 0.2540  Y 0.2540",
        "mm",
        "Select item(s)",
    ]
    return d.window(
        column(
            bar,
            _settings(d),
            body,
            docks.message_panel(d, picked),
            docks.position_line(d, where),
            grow=1,
        )
    )


def _settings(d: Desk) -> Group:
    """Track width, via size, active layer, grid and zoom as lists."""
    look = d.look
    boxes = []
    for entry in d.content("settings"):
        text = d.turn(entry["values"])
        signs: list[Node] = (
            [tools.swatch(look, d.turn(entry["inks"]), 12)] if "inks" in entry else []
        )
        node = row(
            *signs,
            say(look, text, 11, grow=1),
            icon(look, "chevron_down", 10, look.theme.muted),
            gap=5,
            pad=pad(6, 0),
            height=22,
            width=entry["width"],
            fill=look.theme.card,
            border=look.theme.line,
            radius=look.radius,
        )
        boxes.append(d.mark(node, "other", entry["does"], words=(text,)))
    return tools.bar(look, *boxes, *tool_row(d, "mode", 16), gap=6, pad=pad(6, 2))


def _canvas(d: Desk) -> Group:
    entry = d.turn(d.content("boards"))
    wide, high = {0: (660, 470), 1: (500, 400), 2: (640, 360)}[d.layout]
    sheet = Sheet(d, wide, high)
    draw_board(sheet, entry, flipped=d.chance(0.4))
    grid = Drawing("grid_lines", 1, None, ("#33415a", "#33415a"), (16.0, 1.0, 1.0), grow=1)
    return panels.canvas(d.look, at(grid, Spot(w=1, h=1)), sheet.node(), fill=_GROUND)


def _properties(d: Desk) -> Group:
    grid = panels.scrolled(
        d.look,
        column(*property_table(d, d.content("properties"), 100)),
        0,
        0.8,
        fill=d.look.theme.card,
    )
    return side_panel(d, "Properties", grid, width=214, grow=1)


# --- the dock at the right ------------------------------------------------------------------------


def _appearance(d: Desk) -> Group:
    look = d.look
    chosen = {0: 0, 1: 2, 2: 1}[d.layout]
    strip = panels.tab_strip(look, *tabs(d, d.content("appearance"), chosen))
    lines = (_layer_lines, _object_lines, _net_lines)[chosen](d)
    body = panels.scrolled(look, column(*lines, pad=pad(0, 2)), 0, 0.7, fill=look.theme.card)
    presets = row(
        hint(look, "Presets", 11, grow=1),
        pick(
            d,
            "appearance:presets",
            tools.choice(
                look, d.turn(("All Layers", "Front Copper", "Inner Layers")), 110, pad=pad(5, 1)
            ),
        ),
        gap=6,
        pad=pad(8, 4),
    )
    width = 204
    panel = side_panel(d, "Appearance", strip, body, presets, width=width, grow=1, edge="l")
    return column(panel, docks.selection_filter(d), width=width)


def _eye(d: Desk, entry: Mapping[str, Any], seen: bool) -> Group:
    sign = icon(
        d.look, "eye" if seen else "hide", 14, d.look.theme.ink if seen else d.look.theme.faint
    )
    does = entry.get("eye", ())
    return d.mark(
        row(sign, pad=pad(3, 2), hugs=True),
        "icon",
        does,
        function=f"eye:{entry['text']}" if does else "",
    )


def _layer_lines(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    active = d.turn(("F.Cu", "B.Cu"))
    nodes: list[Node] = []
    for entry in d.content("layers"):
        color = d.mark(
            tools.swatch(look, entry["color"], 14),
            "other",
            entry.get("swatch", ()),
            function=f"swatch:{entry['text']}" if "swatch" in entry else "",
        )
        pointer: Node = (
            icon(look, "caret_right", 12, theme.link) if entry["text"] == active else space(12)
        )
        name = row(
            say(look, entry["text"], 11.5, bold=entry["text"] == active, grow=1),
            height=19,
            grow=1,
            fill=theme.chosen if entry["text"] == active else "",
        )
        does = () if entry["text"] == active else entry.get("does", ())
        label = d.mark(
            name,
            "text",
            does,
            function=f"layer:{entry['text']}" if does else "",
            words=(entry["text"],),
        )
        nodes.append(
            row(
                pointer, color, _eye(d, entry, entry.get("seen", True)), label, gap=4, pad=pad(4, 0)
            )
        )
    return nodes


def _object_lines(d: Desk) -> list[Node]:
    look = d.look
    nodes: list[Node] = []
    for entry in d.content("objects_shown"):
        ends: list[Node] = []
        if "slider" in entry:
            knob = tools.slider(look, d.pick((0.35, 0.5, 0.7)), 62)
            ends.append(d.mark(knob, "other", entry["slider"], function=f"slider:{entry['text']}"))
        name = row(say(look, entry["text"], 11.5, grow=1), height=20, grow=1)
        nodes.append(
            row(
                tools.swatch(look, entry["color"], 12),
                _eye(d, entry, True),
                d.thing(name, entry),
                *ends,
                gap=5,
                pad=pad(8, 0),
            )
        )
    return nodes


def _net_lines(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [panels.caption(look, "Nets")]
    for entry in d.content("nets"):
        name = row(say(look, entry["text"], 11.5, grow=1), height=19, grow=1)
        nodes.append(
            row(
                tools.swatch(look, entry.get("color", theme.card), 12),
                _eye(d, entry, True),
                d.thing(name, entry),
                gap=5,
                pad=pad(8, 0),
            )
        )
    nodes.append(panels.caption(look, "Net Classes"))
    for entry in d.content("classes"):
        box = check_box(d, {**entry, "check": 1.0})
        nodes.append(
            row(
                box,
                d.thing(row(say(look, entry["text"], 11.5, grow=1), height=19, grow=1), entry),
                gap=6,
                pad=pad(8, 0),
            )
        )
    return nodes
