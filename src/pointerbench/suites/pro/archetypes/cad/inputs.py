"""The manager pane: the tree of features, or the inputs of the one in the making."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    check_box,
    entry_sign,
    glyph_sign,
    pick,
    tool,
    tool_row,
    tree,
    value_of,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import icon, say

PANE = 236


def manager(d: Desk, kind: str) -> Group:
    """The pane with its tabs, the filter and the tree."""
    look, theme = d.look, d.look.theme
    name = d.document.rsplit(".", 1)[0]
    first = {
        "text": f"{name} (Default)",
        "icon": "cube" if kind == "part" else "package",
        "bold": True,
        "ink": "#d9a520",
    }
    head = _manager_tabs(d, "tree_manager")
    found = pick(d, "manager:found", tools.field(look, sign="filter", grow=1, pad=pad(5, 1)))
    lines = tree(d, [first, *d.content("trees")[kind]], height=19)
    bar = Group(height=3, fill=theme.accent)
    return column(
        head,
        row(found, pad=pad(5, 3)),
        panels.scrolled(
            look,
            column(*lines, *([bar] if kind == "part" else []), pad=pad(2, 2)),
            0,
            0.85,
            fill=theme.card,
        ),
        width=PANE,
        border=theme.line,
        edges="r",
        clip=True,
    )


def _manager_tabs(d: Desk, on: str) -> Group:
    theme = d.look.theme
    nodes = [
        tool(d, name, 16, on=name == on, pad=pad(8, 5), radius=0) for name in d.app.bars["managers"]
    ]
    return row(*nodes, fill=theme.bar, border=theme.line, edges="b", gap=1, pad=pad(3, 1))


def inputs(d: Desk) -> Group:
    """The property manager of an extrusion."""
    look, theme = d.look, d.look.theme
    data = d.content("extrude")
    title = row(
        glyph_sign(d, "extrude", 18, "", "#c9921a"),
        say(look, data["title"], 13, bold=True, grow=1),
        icon(look, "help", 14, theme.muted),
        gap=6,
        pad=pad(8, 5),
    )
    buttons = row(
        *tool_row(d, "confirm", 18, pad=pad(6, 3)),
        gap=4,
        pad=pad(6, 2),
        border=theme.line,
        edges="b",
    )
    groups = [_group(d, entry) for entry in data["groups"]]
    return column(
        _manager_tabs(d, "property_manager"),
        title,
        buttons,
        panels.scrolled(look, column(*groups, gap=4, pad=pad(4, 4)), 0, 0.9),
        width=PANE,
        border=theme.line,
        edges="r",
        clip=True,
        fill=theme.bar,
    )


def _group(d: Desk, entry: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    rows = entry["rows"]
    signs = (
        [check_box(d, {"text": entry["text"], "check": entry["check"]})] if "check" in entry else []
    )
    head = row(
        *signs,
        say(look, entry["text"], 11.5, bold=True, grow=1),
        icon(look, "chevron_up" if rows else "chevron_down", 12, theme.muted),
        gap=5,
        pad=pad(6, 3),
    )
    lines = [_input(d, line) for line in rows]
    return column(
        head,
        *([column(*lines, gap=4, pad=pad(8, 4))] if lines else []),
        fill=theme.card,
        border=theme.line,
        radius=3,
    )


def _input(d: Desk, line: Mapping[str, Any]) -> Node:
    look = d.look
    value = value_of(d, line)
    if "check" in line:
        node = tools.check(look, value, on=line["check"] > 0)
        return d.mark(node, "other", line["does"], function=f"input:{value}")
    kind = line["kind"]
    if kind == "choice":
        field = tools.choice(look, value, grow=1)
    elif kind == "number":
        field = tools.number(look, value, width=150)
    else:
        field = tools.field(look, value, grow=1, height=46, align="start")
    does = line["does"]
    return row(
        *entry_sign(d, line), d.mark(field, "other", does, function=f"input:{does[0]}"), gap=7
    )
