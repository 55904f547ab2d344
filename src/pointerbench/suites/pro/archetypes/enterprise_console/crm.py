"""Sales records in a browser: an opportunity, a list of them, or the home page with charts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.business_charts import chart
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    card,
    link,
    opener,
    pointed,
    portrait,
    sign,
    thing,
)
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.archetypes.enterprise_console.crm_home import home
from pointerbench.suites.pro.archetypes.enterprise_console.crm_record import badge, record
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_BAND = "#b0c4de"


def build(d: Desk) -> Group:
    """Layouts: the record with its path and activities, the list with its filters, the home."""
    theme = d.look.theme
    bands = {"page": theme.page if theme.dark else _BAND}
    d.look = replace(with_theme(d.look, **bands), size=12.0, row=26)
    main = (record, _list, home)[d.layout](d)
    body = column(_top(d), _tabs(d), column(main, pad=pad(10), grow=1, clip=True), grow=1)
    return d.window(body, menus=())


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    find = asked(
        d, tools.field(look, dim="Search...", sign="search", width=370, pad=pad(10, 5)), "search"
    )
    me = asked(d, row(portrait("Dana Whitcombe", 26)), "me")
    return row(
        row(icon(look, "cloud", 24, "#1797c0", filled=True), width=60), push(), find, push(),
        *d.bar("head"), me, gap=5, pad=pad(12, 0), height=44, fill=theme.card,
    )  # fmt: skip


def _tabs(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    on = "Home" if d.layout == 2 else "Opportunities"
    nodes: list[Node] = [d.tool("app_launcher", 20), say(look, "Sales", 15), Group(width=8)]
    for title in ("Home", *d.app.menus):
        inside: list[Node] = [say(look, title, 12.5)]
        own: dict[str, Any] = {"pad": pad(8, 8), "hugs": True, "gap": 4}
        if title == on:
            own |= {"border": theme.accent, "edges": "t", "thickness": 3, "fill": theme.soft}
        if title == "Home":
            node = row(*inside, **own)
            nodes.append(
                asked(d, node, "go_home", "text", title)
                if on != title
                else d.mark(node, "text", words=(title,))
            )
        else:
            nodes.append(
                opener(d, row(*inside, icon(look, "chevron_down", 12, theme.muted), **own), title)
            )
    return row(
        *nodes, push(), d.tool("edit_nav"), gap=2, pad=pad(12, 0), height=38, clip=True,
        fill=theme.card, border=theme.accent, edges="b", thickness=2,
    )  # fmt: skip


# --- a record -------------------------------------------------------------------------------------


# --- a list ---------------------------------------------------------------------------------------


def _list(d: Desk) -> Group:
    pointed(d, 0.3, 0.6)
    look, theme = d.look, d.look.theme
    view = d.turn(d.content("views"))
    name = asked(
        d,
        row(
            say(look, view["text"], 16, bold=True), icon(look, "caret_down", 12), gap=6, hugs=True,
            pad=pad(3, 1),
        ),
        "switch_view", "text",
    )  # fmt: skip
    top = row(
        badge(d, "crown", "#fcb95b"),
        column(hint(look, "Opportunities"), row(name, sign(d, "pin", "pin_view", 14), gap=3)),
        push(), *d.buttons("list"), gap=6,
    )  # fmt: skip
    rows = d.sample(d.content("rows"), 15)
    meta = row(
        hint(look, f"{len(rows)} items · Sorted by Close Date · Updated a minute ago"), push(),
        asked(
            d, tools.field(look, dim="Search this list...", sign="search", width=160), "find_list",
        ),
        *d.bar("list_tools", 16, border=theme.line), gap=4,
    )  # fmt: skip
    ordered = sorted(rows, key=lambda cells: str(cells[-1]))
    grid = table(
        d, d.content("list"), [[str(n), *cells[:-1]] for n, cells in enumerate(ordered, 1)],
        tight=4, top=theme.bar, fills=(theme.card,),
    )  # fmt: skip
    left = card(d, column(top, meta, gap=7, pad=pad(10, 8)), grid, grow=1, clip=True)
    return panes(left, _filters(d), gap=8, grow=1)


def _filters(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(say(look, "Filters", 15, bold=True), push(), sign(d, "close", "close_filters", 14))
    nodes: list[Node] = [head]
    for entry in d.content("filters"):
        box = column(
            hint(look, entry["name"], 11), say(look, entry["value"], 12, bold=True), pad=pad(9, 5),
            border=theme.line, radius=4, grow=1,
        )  # fmt: skip
        shown = thing(d, box, {"does": entry["does"]}, "other")
        drop = (
            thing(d, tools.tool(look, "close", 12, pad=pad(3)), {"does": entry["drop"]}, "icon")
            if "drop" in entry
            else Group(width=18)
        )
        nodes.append(row(shown, drop, gap=3))
    nodes.append(
        row(
            asked(d, link(d, "Add Filter"), "add_filter", "text", "Add Filter"), push(),
            asked(d, link(d, "Remove All"), "remove_filters", "text", "Remove All"),
        )
    )  # fmt: skip
    nodes.append(asked(d, link(d, "Add Filter Logic"), "filter_logic", "text", "Add Filter Logic"))
    nodes.append(Group(height=6))
    nodes.append(say(look, "Chart: Amount by Stage", 13, bold=True))
    nodes.append(chart(d, d.content("list_chart")))
    return card(d, *nodes, gap=8, pad=pad(12, 10), width=232)


# --- the home page --------------------------------------------------------------------------------
