"""A shop's administration: its overview with charts, the orders, and the frame of all pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    card,
    initials,
    inked,
    nav,
    opener,
    pointed,
    sign,
    tabs,
)
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.archetypes.cms.product import product
from pointerbench.suites.pro.archetypes.cms.shop_home import home
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_BLACK = "#1a1a1a"
_PAGES = ("Products", "Orders", "Home")


def build(d: Desk) -> Group:
    """Layouts: a product, the orders, the overview."""
    theme = d.look.theme
    page = theme.page if theme.dark else "#f1f1f1"
    accent = "#d8d8d8" if theme.dark else theme.accent
    look = with_theme(d.look, page=page, bar=theme.bar if theme.dark else "#ebebeb", accent=accent)
    d.look = replace(look, size=12.0, row=26, radius=7)
    main = (product, _orders, home)[d.layout](d)
    body = panes(_nav(d), main, grow=1, clip=True)
    return d.window(column(_top(d), body, grow=1), menus=())


def _top(d: Desk) -> Group:
    on = inked(d, _BLACK)
    look = on.look
    find = asked(
        d,
        tools.field(
            look, dim="Search", sign="search", width=330, radius=8, fill="#303030",
            border="#4d4d4d", pad=pad(10, 5),
        ),
        "search",
    )  # fmt: skip
    store = opener(
        d,
        row(
            say(look, "Hearth & Fern"), initials(d, "Hearth Fern", "#57b88c", 26), gap=8, hugs=True,
            pad=pad(8, 3), radius=8, fill="#303030",
        ),
        "Store",
    )  # fmt: skip
    return row(
        icon(look, "bag", 20, "#ffffff"), say(look, "admin", 15, bold=True), push(), find, push(),
        *on.bar("head"), store, gap=8, pad=pad(14, 0), height=46, fill=_BLACK,
    )  # fmt: skip


def _nav(d: Desk) -> Group:
    look = d.look
    lines = nav(d, d.content("nav"), _PAGES[d.layout])
    return column(
        *lines[:-1], push(), lines[-1], width=178, fill=look.theme.bar, pad=pad(0, 8), clip=True
    )


# --- the orders -----------------------------------------------------------------------------------


def _orders(d: Desk) -> Group:
    pointed(d, 0.5, 0.75)
    look, theme = d.look, d.look.theme
    head = row(
        icon(look, "inbox", 20), say(look, "Orders", 17, bold=True), push(),
        opener(d, tools.button(look, "Export", drop=True), "Export"),
        opener(d, tools.button(look, "More actions", drop=True), "More actions"),
        d.does("create_order", tools.button(look, "Create order", primary=True), "text"), gap=8,
    )  # fmt: skip
    figures = _figures(d)
    strip = row(
        *tabs(d, d.content("order_tabs")), sign(d, "plus", "tab_add", 14), push(),
        *d.bar("orders", 16), gap=2, pad=pad(8, 4), border=theme.line, edges="b",
    )  # fmt: skip
    more = asked(d, tools.tool(look, "more_horizontal", 16, border=theme.line), "bulk_more", "icon")
    bulk = row(
        say(look, "2 selected", bold=True), *d.buttons("bulk", pad=pad(8, 3)), more, gap=6,
        pad=pad(12, 5), fill=theme.code,
    )  # fmt: skip
    grid = table(
        d, d.content("list"), d.content("rows"), tight=4.6, top=theme.code, fills=(theme.card,)
    )
    foot = row(
        push(), tools.tool(look, "chevron_left", 14, color=theme.faint, border=theme.line),
        sign(d, "chevron_right", "page_next", 14, border=theme.line), hint(look, "1-15 of 412"),
        push(), gap=6, pad=pad(0, 6), fill=theme.code,
    )  # fmt: skip
    learn = asked(
        d, row(say(look, "Learn more about orders", 0, theme.link), hugs=True, pad=pad(2)), "learn",
        "text", "Learn more about orders",
    )  # fmt: skip
    return column(
        head, card(d, row(*figures, gap=6, pad=pad(8, 6))),
        card(d, strip, bulk, grid, foot, clip=True), row(push(), learn, push()), gap=9,
        pad=pad(16, 12), grow=1, clip=True,
    )  # fmt: skip


def _figures(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    days = asked(
        d,
        row(icon(look, "calendar", 14), say(look, "Last 7 days"), gap=6, hugs=True, pad=pad(6, 4)),
        "range", "text", "Last 7 days",
    )  # fmt: skip
    figures: list[Node] = [days]
    for name, value, change in d.content("figures"):
        figures.append(
            column(
                hint(look, name, 11),
                row(
                    say(look, value, 14, bold=True), icon(look, "trend_up", 12, theme.good),
                    hint(look, change, 11), gap=4,
                ),
                pad=pad(10, 2), border=theme.line, edges="l", grow=1,
            )
        )  # fmt: skip
    return figures


# --- the overview ---------------------------------------------------------------------------------
