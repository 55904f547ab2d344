"""A table in the workbench: its properties, its rows, and a diagram of several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.database.parts import rows_of, upright
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    named,
    seam,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def rows_bar(d: Desk, told: str) -> Group:
    look, theme = d.look, d.look.theme
    size = control(d, d.content("page_size"), width=62, pad=pad(6, 1))
    return row(
        *d.bar("rows_edit", size=14, pad=pad(4, 3)),
        tools.separator(look, 16),
        *d.bar("rows_move", size=14, pad=pad(4, 3)),
        tools.separator(look, 16),
        size,
        *d.bar("rows_end", size=14, pad=pad(4, 3)),
        push(),
        hint(look, told, 11.5),
        gap=1,
        pad=pad(6, 1),
        height=27,
        fill=theme.bar,
        border=theme.line,
        edges="t",
        clip=True,
    )


def _path(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in d.content("path"):
        text = entry if isinstance(entry, str) else entry["text"]
        nodes.append(
            thing(d, row(say(look, text, 11.5, theme.link), hugs=True, pad=pad(3, 2)), entry)
        )
    return row(*nodes, gap=8, hugs=True)


def table(d: Desk) -> Group:
    """Properties of a table, with its columns; on other screens its rows."""
    parts = d.content("table")
    data = d.number % 2 == 0
    shown = "Data" if data else "Properties"
    tabs = [tab(d, entry, on=leaf(entry).text == shown, pad=pad(10, 5)) for entry in parts["tabs"]]
    head = tools.bar(d.look, *tabs, push(), _path(d), pad=Pad(0, 8, 0, 4), height=30)
    body = _rows(d, parts) if data else _properties(d, parts)
    return column(head, *body, grow=1, fill=d.look.theme.card)


def _rows(d: Desk, parts: Mapping[str, Any]) -> list[Node]:
    look = d.look
    sign = icon(look, "filter", 13, look.theme.link)
    field = control(d, d.content("row_filter"), width=440, pad=pad(7, 2))
    ends = d.bar("row_filter", size=14, pad=pad(3, 3))
    grid = panels.scrolled(look, rows_of(d, parts["data"]), 0, 0.2)
    return [
        row(sign, field, push(), *ends, gap=5, pad=pad(6, 3)),
        panes(upright(d, "shapes", 14, 26), grid, grow=1, clip=True),
        rows_bar(d, f"{len(parts['data']['rows'])} row(s) fetched - 11 ms"),
    ]


def _properties(d: Desk, parts: Mapping[str, Any]) -> list[Node]:
    look, theme = d.look, d.look.theme
    fields = [named(d, entry, 96) for entry in parts["fields"]]
    half = len(fields) // 2
    both = (column(*fields[:half], grow=1), column(*fields[half:], grow=1))
    form = row(*both, align="start", gap=10, pad=pad(6, 6), border=theme.line, edges="b")
    kinds: list[Node] = []
    for place, entry in enumerate(parts["kinds"]):
        words = (icon(look, entry["icon"], 14, theme.muted), say(look, entry["text"], grow=1))
        fill = theme.chosen if not place else ""
        kinds.append(thing(d, row(*words, gap=7, pad=pad(9, 0), height=25, fill=fill), entry))
    side = column(*kinds, width=132, border=theme.line, edges="r", fill=theme.bar)
    grid = column(rows_of(d, parts["columns_of"]), grow=1, clip=True)
    foot = tools.bar(
        look,
        *d.bar("table_foot", size=14, pad=pad(4, 3)),
        push(),
        hint(look, parts["told"], 11.5),
        d.button("save_table", pad=pad(9, 2)),
        d.button("revert_table", pad=pad(9, 2)),
        edge="t",
        gap=4,
    )
    return [form, panes(side, grid, grow=1, clip=True), foot]


def diagram(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    parts = d.content("diagram")
    ends: list[float] = []
    for wire in parts["wires"]:
        ends += [float(number) for number in wire]
    nodes: list[Node] = [
        at(panels.picture("dot_grid", theme.line, data=(14,)), Spot(0, 0, 1, 1)),
        at(panels.picture("crow_wires", theme.muted, data=ends), Spot(0, 0, 1, 1)),
    ]
    nodes += [_entity(d, entity) for entity in parts["entities"]]
    strip = row(
        *d.bar("diagram", size=15, pad=pad(4, 4)),
        push(),
        control(d, parts["zoom"], width=72, pad=pad(6, 2)),
        gap=2,
        pad=pad(6, 2),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        height=30,
    )
    palette = column(
        row(say(look, "Palette", 12, bold=True), pad=pad(8, 5)),
        *tree(d, parts["palette"], height=24),
        push(),
        _outline(d, parts),
        width=128,
        fill=theme.bar,
        clip=True,
    )
    canvas = panels.canvas(look, *nodes, fill=theme.card)
    return column(strip, panes(canvas, seam(look), palette, grow=1, clip=True), grow=1, clip=True)


def _entity(d: Desk, entity: Mapping[str, Any]) -> Group:
    """A table in the diagram: its name, its keys, its columns; each can be picked."""
    look, theme = d.look, d.look.theme
    name = row(
        icon(look, "table", 13, theme.on_accent),
        say(look, entity["name"], 11.5, theme.on_accent, bold=True, grow=1),
        gap=5,
        pad=pad(6, 3),
        fill=entity.get("color", theme.accent),
    )
    head = d.mark(name, "other", entity["does"], words=(entity["name"],))
    lines: list[Node] = []
    for entry in entity["columns"]:
        own = leaf(entry)
        sign = {"key": ("key", "#d0a020"), "link": ("link", theme.link)}.get(
            own.more.get("is", ""), ("", "")
        )
        lead: Node = icon(look, sign[0], 11, sign[1]) if sign[0] else Group(width=11)
        made = row(
            lead,
            say(look, own.text, 11, bold=sign[0] == "key", grow=1),
            hint(look, own.end, 10),
            gap=5,
            pad=pad(6, 0),
            height=18,
        )
        lines.append(thing(d, made, entry))
    box = column(head, *lines, fill=theme.page, border=theme.faint, shadow=True, clip=True)
    x, y, wide = entity["spot"]
    return at(column(box), Spot(x, y, wide, 0))


def _outline(d: Desk, parts: Mapping[str, Any]) -> Group:
    """The whole diagram in small, with the part in view."""
    look, theme = d.look, d.look.theme
    small = [
        at(
            Group(fill=entity.get("color", theme.accent)),
            Spot(entity["spot"][0], entity["spot"][1] * 0.9, entity["spot"][2] * 0.9, 0.2),
        )
        for entity in parts["entities"]
    ]
    seen = Group(border=theme.bad)
    canvas = panels.canvas(
        look, *small, at(seen, Spot(0.04, 0.05, 0.8, 0.75)), height=92, grow=0, fill=theme.card
    )
    return column(
        row(hint(look, "Outline", 11), pad=pad(8, 3)), d.mark(canvas, "other", parts["outline"])
    )
