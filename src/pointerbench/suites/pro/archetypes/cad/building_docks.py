"""What surrounds the views of a building: properties, browser, bars."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    property_table,
    side_panel,
    tool_row,
    tree,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

LEFT = 226


_SIGNS = ("map", "image", "table")


def properties(d: Desk) -> Group:
    """The palette with its type selector; nothing is picked, so it tells of the view."""
    look, theme = d.look, d.look.theme
    kind = d.content("types")[d.layout]
    name = d.content("view_tabs")[d.layout][0]["text"]
    sign = icon(look, _SIGNS[d.layout], 24, theme.link)
    arrow = icon(look, "chevron_down", 10)
    chooser = row(sign, say(look, kind, 12, grow=1), arrow, gap=8, pad=pad(8, 6), fill=theme.card)
    what = tools.choice(look, f"{kind}: {name}", grow=1, pad=pad(5, 1))
    edit = tools.button(look, "Edit Type", pad=pad(5, 2), size=11)
    line = row(
        pick(d, "properties:what", what),
        pick(d, "properties:edit", edit, "text", words=("Edit Type",)),
        gap=4,
        pad=pad(4, 3),
        fill=theme.bar,
    )
    table = column(*property_table(d, d.content("properties")[kind], 96))
    return side_panel(
        d,
        "Properties",
        pick(d, "properties:chooser", chooser),
        line,
        panels.scrolled(look, table, 0, 0.75, fill=theme.card),
        _properties_foot(d),
        width=LEFT,
        grow=1,
        edge="r",
    )


def _properties_foot(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    help_ = say(look, "Properties help", 11, theme.link)
    apply = tools.button(look, "Apply", pad=pad(8, 1), size=11)
    return row(
        pick(d, "properties:properties_help", help_, "text"),
        push(),
        pick(d, "properties:apply", apply, "text", words=("Apply",)),
        pad=pad(6, 3),
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )


def browser(d: Desk) -> Group:
    look = d.look
    entries = [
        {
            **entry,
            "chosen": entry.get("key", -1) == d.layout,
            "bold": entry.get("key", -1) == d.layout,
            **({"does": ()} if entry.get("key", -1) == d.layout else {}),
        }
        for entry in d.content("browser")["entries"]
    ]
    bar = row(*tool_row(d, "browser", 14, pad=pad(4, 2)), gap=2, pad=pad(4, 1), fill=look.theme.bar)
    lines = panels.scrolled(
        look, column(*tree(d, entries, height=18), pad=pad(0, 2)), 0, 0.6, fill=look.theme.card
    )
    title = f"Project Browser - {d.document.removesuffix('.rvt')}"
    return side_panel(
        d, title[:30], bar, lines, width=LEFT, grow=1, edge="l" if d.layout == 2 else "r"
    )


def view_bar(d: Desk) -> Group:
    """Scale, detail, style and the switches of a view, below it."""
    look, theme = d.look, d.look.theme

    def opener(title: str, node: Node, kind: str = "icon") -> Group:
        inside = row(node, pad=pad(5, 3), hugs=True)
        return pick(d, f"view_bar:{title.lower()}", inside, kind, key=f"menu:{title}")

    nodes = [
        opener("Scale", say(look, "1 : 100", 11), "text"),
        opener("Detail", icon(look, "view_tiles", 14)),
        opener("Style", icon(look, "cube", 14)),
        *tool_row(d, "view_control", 14, pad=pad(5, 3)),
        opener("Hide", icon(look, "glasses", 14)),
    ]
    looks = {"height": 24, "fill": theme.bar, "border": theme.line, "edges": "t"}
    return row(*nodes, push(), gap=1, pad=pad(6, 0), **looks)


def status(d: Desk) -> Group:
    look = d.look
    workset = pick(
        d,
        "status:workset",
        tools.choice(look, d.turn(("Shell", "Interior", "Shared Levels")), 120, pad=pad(5, 0)),
    )
    option = pick(d, "status:option", tools.choice(look, "Main Model", 104, pad=pad(5, 0)))
    note = "Click to select, TAB for alternates, CTRL adds, SHIFT unselects."
    return tools.status(
        look,
        [hint(look, note, 11)],
        [workset, option, row(*tool_row(d, "select", 14, pad=pad(3, 2)), gap=0)],
        gap=6,
        height=25,
    )
