"""Business intelligence: a report of visuals, a sheet that is being put together, an explorer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes import bi_charts as charts
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: a report with filters, a sheet with shelves and fields, a table with key figures."""
    view = (_report, _sheet, _explore)[d.layout]
    body = panes(*([_navigation(d)] if d.content("navigation") else ()), view(d), grow=1, clip=True)
    top: list[Node] = []
    if d.app.bars.get("ribbon"):
        ribbon = [
            tools.separator(d.look, 44) if name == "|" else d.captioned(name)
            for name in d.app.bars["ribbon"]
        ]
        top.append(tools.bar(d.look, *ribbon, gap=3))
    if d.app.bars.get("head"):
        top.append(_head(d))
    return d.window(column(*top, body, *_pages(d), grow=1))


def _head(d: Desk) -> Group:
    look = d.look
    own = d.content("title")
    title = d.thing(row(say(look, own["text"], 14, bold=True), hugs=True), own)
    middle = [
        d.thing(tools.choice(look, entry["value"], 150), entry, "other")
        for entry in d.content("period")
    ]
    return tools.bar(
        look, title, *d.bar("head_left"), push(), *middle, *d.bar("head"), gap=4, pad=pad(10, 4)
    )


def _navigation(d: Desk) -> Group:
    look = d.look
    nodes: list[Node] = []
    for part in d.content("navigation"):
        if part.get("title"):
            nodes.append(panels.caption(look, part["title"]))
        for entry in part["items"]:
            on = bool(entry.get("on"))
            node = panels.item(
                look, entry["text"], sign=entry["icon"], chosen=on, level=entry.get("level", 0)
            )
            nodes.append(d.thing(node, entry["text"] if on else entry))
    return column(
        *nodes,
        push(),
        *d.bar("nav_end"),
        width=182,
        fill=look.theme.bar,
        border=look.theme.line,
        edges="r",
        pad=pad(4, 6),
        clip=True,
    )


def _pages(d: Desk) -> list[Node]:
    """The report's pages at the foot, as tabs."""
    look = d.look
    pages = d.content("pages")
    if not pages:
        return []
    tabs = []
    for place, entry in enumerate(pages):
        on = place == d.layout
        node = panels.tab(look, entry["text"], on=on, kind="card", sign=entry.get("icon", ""))
        tabs.append(d.thing(node, entry["text"] if on else entry))
    return [
        tools.bar(
            look, *tabs, *d.bar("pages", 14), push(), *d.bar("zoom", 14), edge="t", pad=pad(0, 0)
        )
    ]


def _report(d: Desk) -> Group:
    look = d.look
    own = d.content("charts")
    turn = d.number % 2
    upper = (
        charts.card(
            d, own["columns"]["title"], charts.columns(d, own["columns"]), tools_of="visual", grow=2
        ),
        charts.card(d, own["ring"]["title"], charts.ring(d, own["ring"]), grow=1.4),
    )
    lower = (
        charts.card(d, own["lines"]["title"], charts.lines(d, own["lines"]), grow=1.5),
        charts.card(d, own["bars"]["title"], charts.bars(d, own["bars"]), grow=1.3),
    )
    canvas = column(
        charts.figures(d, d.content("figures")),
        row(*(upper if turn else upper[::-1]), gap=8, align="stretch"),
        row(*(lower if turn else lower[::-1]), gap=8, align="stretch"),
        charts.card(d, own["table"]["title"], charts.table(d, own["table"])),
        gap=8,
        pad=pad(10, 9),
        fill=look.theme.page,
        grow=1,
        clip=True,
    )
    beside = [_filters(d)]
    if d.content("build"):
        beside.append(_builder(d))
    return panes(canvas, *beside, grow=1, clip=True)


def _filters(d: Desk) -> Group:
    nodes = charts.filters(d, d.content("filters"))
    return panels.dock(d.look, "Filters", *nodes, tools=d.bar("filters", 14), width=168, edge="l")


def _builder(d: Desk) -> Group:
    """The palette of visuals and the fields below it."""
    look = d.look
    kinds = [
        d.mark(
            tools.tool(look, entry["icon"], 18),
            "icon",
            entry["does"],
            function=f"kind:{entry['icon']}",
        )
        for entry in d.content("build")
    ]
    return panels.dock(
        look,
        "Visualizations",
        wrap(*kinds, gap=3, pad=pad(7, 6)),
        *_fields(d, 9),
        width=168,
        edge="l",
    )


def _fields(d: Desk, most: int) -> list[Node]:
    """Tables and their fields, with ticks or signs of their kind."""
    look = d.look
    nodes: list[Node] = []
    for entry in d.content("fields")[:most]:
        node = panels.item(
            look,
            entry["text"],
            sign=entry["icon"],
            level=entry.get("level", 0),
            opened=entry.get("opened"),
            color=entry.get("ink", ""),
        )
        nodes.append(d.thing(node, entry))
    return nodes


def _sheet(d: Desk) -> Group:
    """Fields at the left, shelves above, marks, and one large chart."""
    look = d.look
    own = d.content("sheet")
    data = panels.dock(
        look,
        own["source"],
        row(
            d.mark(
                tools.field(look, dim="Search fields", sign="search", grow=1),
                "other",
                own["find"],
                function="find_field",
            ),
            pad=pad(6, 5),
        ),
        *_fields(d, 30),
        tools=d.bar("data", 14),
        width=186,
        edge="r",
    )
    shelves = []
    for shelf in own["shelves"]:
        pills = [
            d.thing(
                row(
                    say(look, e["text"], 11.5, "#ffffff"),
                    icon(look, "caret_down", 9, "#ffffff"),
                    gap=4,
                    pad=pad(9, 2),
                    radius=9,
                    fill="#3f8f5f" if e.get("green") else "#4a78b5",
                    hugs=True,
                ),
                e,
            )
            for e in shelf["pills"]
        ]
        shelves.append(
            row(
                row(hint(look, shelf["text"]), width=58),
                *pills,
                gap=5,
                pad=pad(8, 4),
                border=look.theme.line,
                edges="b",
                fill=look.theme.card,
            )
        )
    marks = []
    for entry in own["marks"]:
        cell = column(
            icon(look, entry["icon"], 18),
            say(look, entry["text"], 10.5, align="center"),
            align="center",
            gap=2,
            pad=pad(4, 5),
            width=52,
            border=look.theme.line,
            radius=3,
        )
        marks.append(d.thing(cell, entry))
    side = column(
        panels.dock(
            look,
            "Marks",
            d.thing(tools.choice(look, own["mark"], grow=1), own["mark_does"], "other"),
            wrap(*marks, gap=4, pad=pad(5, 5)),
        ),
        panels.dock(look, "Filters", *charts.filters(d, d.content("filters")[:2])),
        width=176,
        border=look.theme.line,
        edges="r",
        clip=True,
    )
    chart = d.content("charts")
    large = column(
        say(look, own["title"], 19),
        charts.columns(d, {**chart["columns"], "mixed": True}, 250),
        charts.lines(d, chart["lines"], 130),
        gap=10,
        pad=pad(18, 12),
        fill=look.theme.card,
        grow=1,
    )
    main = column(
        tools.bar(look, *d.bar("sheet"), gap=3), *shelves, panes(side, large, grow=1), grow=1
    )
    return panes(data, main, grow=1, clip=True)


def _explore(d: Desk) -> Group:
    """Key figures, a table and a map, with suggestions beside them."""
    look = d.look
    own = d.content("charts")
    hints = [
        d.thing(
            row(
                icon(look, e["icon"], 16, look.theme.link),
                say(look, e["text"], 12, limit=2, grow=1),
                gap=8,
                pad=pad(9, 7),
                fill=look.theme.card,
                border=look.theme.line,
                radius=look.radius,
            ),
            e,
        )
        for e in d.content("hints")
    ]
    pins = []
    for entry in d.content("towns"):
        x, y, size = entry["place"]
        disc = Group(fill="#e15759", radius=size / 2, border="#ffffff")
        shown = at(disc, Spot(x, y, dw=size, dh=size))
        pins.append(d.mark(shown, "other", entry.get("does", ())))
    ground = at(Drawing("map", 1, None, (), (float(d.number),)), Spot(0, 0, 1, 1))
    area = panels.canvas(look, ground, *pins, height=214, grow=0, fill="")
    left = column(
        charts.figures(d, d.content("figures")),
        row(
            charts.card(d, own["area"], area, tools_of="visual", grow=1.5),
            charts.card(d, own["bars"]["title"], charts.bars(d, own["bars"]), grow=1),
            gap=8,
            align="stretch",
        ),
        charts.card(d, own["table"]["title"], charts.table(d, own["table"])),
        gap=8,
        pad=pad(10, 9),
        fill=look.theme.page,
        grow=1,
        clip=True,
    )
    side = column(
        row(say(look, d.content("hints_title"), 13, bold=True), push(), *d.bar("hints", 14)),
        *hints,
        _filters(d),
        gap=6,
        width=208,
        pad=pad(9, 9),
        border=look.theme.line,
        edges="l",
        clip=True,
    )
    return panes(left, side, grow=1, clip=True)
