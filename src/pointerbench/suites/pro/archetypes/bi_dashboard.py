"""Business intelligence: a report of visuals, a sheet that is being put together, an explorer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes import bi_charts as charts
from pointerbench.suites.pro.archetypes.bi_board import board, captions
from pointerbench.suites.pro.archetypes.bi_query import query, records
from pointerbench.suites.pro.archetypes.bi_sheet import fields, sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: a report with filters, a sheet with shelves and fields, a table with key figures;
    an application may name other views."""
    name = d.content("views", ("report", "sheet", "explore"))[d.layout]
    aside = d.content("navigation") and name not in d.content("plain", ())
    beside = [_navigation(d)] if aside else []
    main: Node = _VIEWS[name](d)
    # Above everything, or only above the view: as the application says.
    heads = [_head(d, name)] if d.app.bars.get("head") else []
    if d.content("own_bar"):
        main = column(*heads, main, grow=1, clip=True)
        heads = [_app_bar(d)]
    body = panes(*beside, main, grow=1, clip=True)
    top: list[Node] = []
    if d.app.bars.get("ribbon"):
        ribbon = [
            tools.separator(d.look, 44) if name == "|" else d.captioned(name)
            for name in d.app.bars["ribbon"]
        ]
        top.append(tools.bar(d.look, *ribbon, gap=3))
    return d.window(column(*top, *heads, body, *_pages(d), grow=1))


def _app_bar(d: Desk) -> Group:
    """The bar of the whole application: the menu at the side, a search, what can be made."""
    look = d.look
    own = d.content("own_bar")
    find = d.thing(tools.field(look, dim=own["dim"], sign="search", width=290), own, "other")
    new = [d.button(name, primary=True, sign=True) for name in d.app.bars.get("make", ())]
    return tools.bar(
        look, *d.bar("app_left", 18), push(), find, push(), *new, *d.bar("app_right", 18), gap=6
    )


def _head(d: Desk, view: str) -> Group:
    """What is open, and its tools."""
    look = d.look
    own = d.content("title")
    if isinstance(own, list):
        own = own[d.layout]
    title = [d.thing(row(say(look, own["text"], 14, bold=True), hugs=True), own)] if own else []
    middle = [
        d.thing(tools.choice(look, entry["value"], 150), entry, "other")
        for entry in d.content("period")
    ]
    left = _bar(d, "head_left", view)
    right = (*middle, *_bar(d, "head", view), *d.buttons(f"head_end_{view}"))
    return tools.bar(look, *title, *left, push(), *right, gap=4, pad=pad(10, 4))


def _bar(d: Desk, name: str, view: str) -> list[Node]:
    """A bar that an application may have another one of for a view."""
    own = f"{name}_{view}"
    return d.bar(own if own in d.app.bars else name)


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
    strip = tools.bar(
        look, *tabs, *d.bar("pages", 14), push(), *d.bar("zoom", 14), edge="t", pad=pad(0, 0)
    )
    told = d.content("status")
    if not told:
        return [strip]
    return [strip, tools.status(look, [hint(look, text, 11) for text in told[d.layout]])]


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
    if d.content("choices"):
        return column(_choices(d), canvas, grow=1, clip=True)
    before = [board(d)] if d.content("board") else []
    after = [_builder(d)] if d.content("build") else []
    return panes(*before, canvas, _filters(d), *after, grow=1, clip=True)


def _choices(d: Desk) -> Group:
    """Filters as a row of pills above the report."""
    look = d.look
    pills = [
        d.thing(tools.choice(look, entry["value"], 132), {**entry, "text": ""}, "other")
        for entry in d.content("choices")
    ]
    return row(*pills, *d.buttons("choices"), gap=7, pad=pad(10, 7), fill=look.theme.page)


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
        *fields(d, 9),
        width=168,
        edge="l",
    )


def _explore(d: Desk) -> Group:
    """Key figures, a table and a map, with suggestions beside them."""
    look = d.look
    own = d.content("charts")
    left = column(
        *captions(d),
        charts.figures(d, d.content("figures")),
        row(
            charts.card(d, own["area"], _area(d), tools_of="visual", grow=1.5),
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
    beside = _hints(d) if d.content("hints") else _filters(d)
    before = [board(d)] if d.content("board") else []
    return panes(*before, left, beside, grow=1, clip=True)


def _area(d: Desk) -> Group:
    """A map with a disc for each place."""
    look = d.look
    pins = []
    for entry in d.content("towns"):
        x, y, size = entry["place"]
        disc = Group(fill="#e15759", radius=size / 2, border="#ffffff")
        shown = at(disc, Spot(x, y, dw=size, dh=size))
        pins.append(d.mark(shown, "other", entry.get("does", ())))
    ground = at(Drawing("map", 1, None, (), (float(d.number),)), Spot(0, 0, 1, 1))
    return panels.canvas(look, ground, *pins, height=d.content("map_height", 214), grow=0, fill="")


def _hints(d: Desk) -> Group:
    """What the program has noticed by itself, above the filters."""
    look = d.look
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
    return column(
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


_VIEWS = {
    "report": _report,
    "sheet": sheet,
    "explore": _explore,
    "query": query,
    "records": records,
}
