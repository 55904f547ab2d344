"""The list of layers below a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    tool_row,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_HEADS = (
    *("Status", "Name", "On", "Freeze", "Lock", "Color", "Linetype", "Lineweight"),
    *("Transparency", "Plot"),
)


def layer_list(d: Desk) -> Group:
    """The list of layers, docked below the sheet."""
    look = d.look
    rows = [_row(d, layer, place == 4) for place, layer in enumerate(d.content("layers"))]
    heads = [d.mark(node, "text") for node in panels.heads(look, *_HEADS)]
    table = panels.grid(look, (52, 150, 44, 56, 48, 60, 130, 110, 100, 1), heads, rows, tight=2)
    search = tools.field(look, dim="Search for layer", sign="search", width=170)
    bar = tools.bar(
        look,
        say(look, "Layer Properties Manager", 11.5, bold=True),
        tools.separator(look),
        *tool_row(d, "layer_tools"),
        push(),
        pick(d, "layer_list:search", search),
        gap=3,
    )
    body = panes(_filters(d), column(table, grow=1), clip=True)
    return column(bar, body, border=look.theme.line, edges="t")


def _filters(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    lines = [
        d.thing(
            panels.item(look, entry["text"], sign=entry["icon"], chosen=not place, height=20), entry
        )
        for place, entry in enumerate(d.content("layer_filters"))
    ]
    return column(*lines, width=150, fill=theme.card, border=theme.line, edges="r")


def _row(d: Desk, layer: Mapping[str, Any], current: bool) -> list[Node]:
    look, theme = d.look, d.look.theme
    return [
        row(icon(look, "check", 12, theme.good)) if current else Group(),
        say(look, layer["name"], 11.5),
        _cell(d, layer, "on", icon(look, "lightbulb", 14, theme.warn), "icon"),
        _cell(d, layer, "freeze", icon(look, "brightness", 14, theme.warn), "icon"),
        row(icon(look, "unlock", 14, theme.muted)),
        _cell(d, layer, "swatch", tools.swatch(look, layer["color"], 13), "other"),
        say(look, layer["type"], 11.5),
        say(look, layer["weight"], 11.5),
        hint(look, "0", 11),
        row(icon(look, "print", 14, theme.muted)),
    ]


def _cell(d: Desk, layer: Mapping[str, Any], key: str, node: Node, kind: str) -> Group:
    does = layer.get(key, ())
    inside = row(node, hugs=True, pad=pad(3, 1))
    return row(d.mark(inside, kind, does, function=f"{key}:{layer['name']}" if does else ""))
