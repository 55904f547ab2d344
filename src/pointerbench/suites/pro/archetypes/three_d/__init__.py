"""Three-dimensional scenes: viewports, node graphs, curves; with hierarchies and properties."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.studio.controls import line
from pointerbench.suites.pro.archetypes.studio.docks import tabs
from pointerbench.suites.pro.archetypes.studio.words import Entry
from pointerbench.suites.pro.archetypes.studio.workspace import room_of, workspace
from pointerbench.suites.pro.archetypes.three_d.curves import curves
from pointerbench.suites.pro.archetypes.three_d.graph import graph
from pointerbench.suites.pro.archetypes.three_d.viewport import viewport
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes


def build(d: Desk) -> Group:
    """Layouts are the application's own: each says which editors share the middle."""
    return workspace(d, {"editors": _editors})


def _editors(d: Desk, center: Entry) -> Node:
    """Editors below each other; an entry with ``beside`` has some side by side."""
    rows: list[Node] = []
    for entry in center["rows"]:
        if "beside" in entry:
            wide = room_of(d) / len(entry["beside"])
            nodes = [_editor(d, one, wide) for one in entry["beside"]]
            node: Group = panes(*nodes, gap=2, grow=1, clip=True)
        else:
            node = _editor(d, entry, room_of(d))
        high = entry.get("height")
        rows.append(replace(node, height=high, grow=0 if high else 1))
    return column(*rows, gap=2, fill=d.look.theme.line, grow=1, clip=True)


def _editor(d: Desk, entry: Entry, wide: float) -> Group:
    """An editor with its tabs and the strip of menus and switches above it."""
    nodes: list[Node] = []
    if "tabs" in entry:
        nodes.append(tabs(d, entry["tabs"], entry.get("on", 0)))
    if "head" in entry:
        own = d.content("strips")[entry["head"]]
        nodes.append(
            tools.bar(d.look, *line(d, own["items"]), gap=own.get("gap", 4), pad=pad(6, 2))
        )
    nodes.append(_EDITORS[entry["editor"]](d, entry, wide))
    return column(*nodes, grow=1, clip=True, fill=d.look.theme.card)


_EDITORS = {"viewport": viewport, "graph": graph, "curves": curves}
