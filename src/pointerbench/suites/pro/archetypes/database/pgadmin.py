"""A tree of servers at the left, tabs for everything else: dashboard, queries, plans.

Layouts: a query with its rows, a dashboard of graphs, the plan of a query.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.database.parts import editor_tabs, rows_of
from pointerbench.suites.pro.archetypes.database.pgadmin_dashboard import dashboard
from pointerbench.suites.pro.archetypes.dev_code import Editor, listing
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    seam,
    shifted,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    look = d.look
    if d.layout == 1:
        work = column(_main_tabs(d), dashboard(d), grow=1, clip=True)
    else:
        query = shifted(d, d.content("queries"))
        lower = _plan(d, query) if d.layout == 2 else _rows(d, query)
        work = column(
            _query_tabs(d, query),
            _connection(d),
            _tools(d),
            _query(d, query),
            lower,
            grow=1,
            clip=True,
        )
    body = panes(_explorer(d), seam(look), work, grow=1, clip=True)
    head: list[Node] = []
    if look.platform.startswith("browser"):
        menus = (*d.menus(12.5), push(), *d.bar("account", size=15))
        head = [row(*menus, pad=pad(6, 0), height=28, fill=look.theme.bar)]
    return d.window(column(*head, body, grow=1), title="pgAdmin 4")


def _explorer(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, "Object Explorer", 12, bold=True),
        push(),
        *d.bar("explorer", size=14, pad=pad(3, 3)),
        pad=pad(8, 2),
        height=30,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    lines = tree(d, d.content("tree"), chosen=d.content("chosen"), height=22, step=13)
    return column(
        head,
        panels.scrolled(look, column(*lines, pad=pad(0, 3)), 0.1, 0.6),
        width=238,
        fill=theme.card,
        clip=True,
    )


def _main_tabs(d: Desk) -> Group:
    theme = d.look.theme
    tabs = [
        tab(d, entry, on=not at_, pad=pad(10, 7))
        for at_, entry in enumerate(d.content("main_tabs"))
    ]
    return row(*tabs, fill=theme.bar, border=theme.line, edges="b", clip=True)


def _query_tabs(d: Desk, query: Mapping[str, Any]) -> Group:
    theme = d.look.theme
    title = {"text": query["title"], "icon": "database"}
    return row(
        *editor_tabs(d, title, 2),
        height=30,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _connection(d: Desk) -> Group:
    theme = d.look.theme
    where = control(d, d.content("connection"), width=290, pad=pad(8, 3))
    return row(
        *d.bar("connection", size=14, pad=pad(4, 4)),
        where,
        *d.bar("connection_end", size=14, pad=pad(4, 4)),
        gap=4,
        pad=pad(8, 3),
        border=theme.line,
        edges="b",
        fill=theme.bar,
    )


def _tools(d: Desk) -> Group:
    look = d.look
    limit = control(d, d.content("limit"), width=102, pad=pad(7, 2))
    return tools.bar(
        look,
        *d.bar("query"),
        limit,
        tools.separator(look),
        *d.bar("execute"),
        push(),
        *d.bar("query_end"),
        gap=1,
        pad=pad(6, 2),
    )


def _query(d: Desk, query: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    tabs = [
        tab(d, entry, on=not at_, pad=pad(9, 5))
        for at_, entry in enumerate(d.content("query_tabs"))
    ]
    pads = [
        tab(d, entry, on=not at_, pad=pad(9, 5)) for at_, entry in enumerate(d.content("pad_tabs"))
    ]
    editor = Editor("query", ("number", "fold"), 12, 18, theme.card)
    file = {**query, "language": "sql", "paused": "\0"}
    text = column(
        row(*tabs, fill=theme.bar, border=theme.line, edges="b"),
        listing(d, file, editor),
        grow=1,
        clip=True,
    )
    notes = column(
        row(
            *pads,
            push(),
            *d.bar("pad", size=12, pad=pad(4, 4)),
            fill=theme.bar,
            border=theme.line,
            edges="b",
        ),
        *(row(say(look, line, 11.5, theme.muted), pad=pad(8, 1)) for line in query["notes"]),
        width=212,
        fill=theme.card,
        clip=True,
    )
    return panes(text, seam(look), notes, height=226 if d.layout == 2 else 254, clip=True)


def _lower_head(d: Desk, shown: str) -> Group:
    theme = d.look.theme
    tabs = [
        tab(d, entry, on=leaf(entry).text == shown, pad=pad(9, 6))
        for entry in d.content("lower_tabs")
    ]
    return row(*tabs, fill=theme.bar, border=theme.line, edges="tb")


def _rows(d: Desk, query: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    result = query["result"]
    bar = row(
        *d.bar("rows", size=14, pad=pad(4, 3)),
        push(),
        hint(look, "Showing rows: 1 to 1000", 11.5),
        *d.bar("pages", size=13, pad=pad(4, 3)),
        gap=1,
        pad=pad(6, 2),
        border=theme.line,
        edges="b",
    )
    told = row(
        say(look, f"Total rows: {result['total']}", 11.5),
        say(look, f"Query complete 00:00:00.{d.integer(48, 940):03d}", 11.5),
        push(),
        thing(d, row(say(look, "LF", 11.5), hugs=True, pad=pad(4, 2)), d.content("line_ends")),
        say(look, "Ln 6, Col 22", 11.5),
        gap=18,
        pad=pad(10, 0),
        height=25,
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )
    grid = panels.scrolled(look, rows_of(d, result, types=True), 0, 0.12)
    return column(
        _lower_head(d, "Data Output"), bar, grid, told, grow=1, clip=True, fill=theme.card
    )


def _plan(d: Desk, query: Mapping[str, Any]) -> Group:
    """Steps of a query from left to right, with what each costs."""
    look, theme = d.look, d.look.theme
    tabs = [
        tab(d, entry, on=not at_, pad=pad(9, 5)) for at_, entry in enumerate(d.content("plan_tabs"))
    ]
    nodes: list[Node] = []
    ends: list[float] = []
    for step in query["plan"]:
        x, y = step["spot"]
        if step.get("to"):
            a, b = step["to"]
            ends += [x + 0.125, y + 0.1, a + 0.055, b + 0.1, 0.5]
        nodes.append(at(_step(d, step), Spot(x, y, 0.18, 0)))
    wires = panels.picture("crow_wires", theme.faint, theme.faint, data=ends)
    canvas = panels.canvas(look, at(wires, Spot(0, 0, 1, 1)), *nodes, fill=theme.card)
    icons = d.bar("plan", size=15, pad=pad(5, 5))
    side = tools.palette(look, *icons, edge="l", width=34, pad=pad(2, 4))
    strip = row(*tabs, border=theme.line, edges="b")
    plan = panes(canvas, side, grow=1, clip=True)
    looks: dict[str, Any] = {"grow": 1, "clip": True, "fill": theme.card}
    return column(_lower_head(d, "Explain"), strip, plan, **looks)


def _step(d: Desk, step: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    looks: dict[str, Any] = {"radius": 6, "border": theme.line, "fill": theme.page}
    picture = icon(look, step["icon"], 24, step.get("color", theme.link))
    sign = row(picture, justify="center", width=44, height=40, **looks)
    name = say(look, step["text"], 11, align="center", limit=2)
    cost = hint(look, step["cost"], 10, align="center")
    made = column(row(sign, justify="center"), name, cost, gap=2)
    return d.mark(made, "other", step["does"], words=(step["text"],))
