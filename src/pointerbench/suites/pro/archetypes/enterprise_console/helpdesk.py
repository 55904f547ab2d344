"""A help desk in a browser: a ticket with its thread, the lists of tickets, the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_forms import above
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    inked,
    opener,
    pill,
    portrait,
    sign,
)
from pointerbench.suites.pro.archetypes.enterprise_console.helpdesk_lists import lists
from pointerbench.suites.pro.archetypes.enterprise_console.rules import rules
from pointerbench.suites.pro.archetypes.enterprise_console.thread import thread
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_RAIL = "#03363d"
_PLACES = ("rail_home", "rail_views", "rail_admin")


def build(d: Desk) -> Group:
    """Layouts: a ticket between its properties and the customer, the lists, the rules."""
    d.look = replace(d.look, size=12.0, row=26)
    main = (_ticket, lists, rules)[d.layout](d)
    on = ("", "rail_views", "rail_admin")[d.layout]
    return d.window(panes(_rail(d, on), column(_top(d), main, grow=1), grow=1, clip=True), menus=())


def _rail(d: Desk, on: str) -> Group:
    dark = inked(d, _RAIL, chosen="#1d5a61")
    nodes: list[Node] = [row(icon(dark.look, "headset", 24, "#ffffff"), pad=pad(7, 9))]
    for name in d.app.bars["rail"]:
        if name == on:
            entry = d.function(name)
            shown = tools.tool(dark.look, entry.icon, 20, on=True, pad=pad(9))
            nodes.append(d.mark(shown, "icon"))
        else:
            nodes.append(dark.tool(name, 20, pad=pad(9)))
    return tools.palette(dark.look, *nodes, gap=5)


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, (text, number, about) in enumerate(d.content("open_tabs")):
        here = place == 0 and d.layout == 0
        words = column(say(look, text, 11.5, bold=here), hint(look, number, 10.5), gap=0)
        name = row(icon(look, "mail", 14, theme.muted), words, gap=7, pad=pad(2), hugs=True)
        end: Node = icon(look, "close", 10, theme.muted)
        if here:
            end = sign(d, "close", "tab_close", 10, pad=pad(3))
        else:
            name = asked(d, name, "tab", "text", about=about)
        nodes.append(
            row(
                name, end, gap=8, pad=pad(10, 3), height=42, border=theme.line, edges="r",
                fill=theme.page if here else "",
            )
        )  # fmt: skip
    add = opener(
        d,
        row(icon(look, "plus", 14), say(look, "Add"), gap=5, pad=pad(10, 6), hugs=True),
        "Add",
        d.content("asks")["add"],
    )
    me = opener(d, row(portrait("Mateus Prado", 26)), "Profile")
    return row(
        *nodes, add, push(), *d.bar("top", 16), me, gap=3, pad=Pad(0, 12, 0, 0), height=42,
        fill=theme.card, border=theme.line, edges="b", clip=True,
    )  # fmt: skip


# --- a ticket -------------------------------------------------------------------------------------


def _ticket(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    org = asked(
        d, row(say(look, "Skovlund School"), hugs=True, pad=pad(8, 4)), "crumb_org", "text",
        "Skovlund School",
    )  # fmt: skip
    user = asked(
        d, row(say(look, "Ingrid Moltke"), hugs=True, pad=pad(8, 4)), "crumb_user", "text",
        "Ingrid Moltke",
    )  # fmt: skip
    state = asked(
        d,
        row(
            pill(d, "Open", "#c72a1c"), say(look, "Ticket #48213", bold=True), gap=7, hugs=True,
            pad=pad(8, 4),
        ),
        "status",
    )  # fmt: skip
    crumbs = row(
        org, hint(look, "|"), user, hint(look, "|"), state, push(),
        asked(
            d,
            row(
                say(look, "Next", 0, theme.link), icon(look, "chevron_right", 12, theme.link),
                gap=3, hugs=True, pad=pad(6, 4),
            ),
            "next_ticket", "text", "Next",
        ),
        gap=4, pad=pad(10, 3), fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip
    return column(
        crumbs, panes(_props(d), thread(d), _person(d), _context(d), grow=1, clip=True), grow=1
    )


def _props(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in d.content("props"):
        node = above(d, entry, grow=0)
        if entry["name"] == "Assignee":
            mine = d.function("take_it")
            own = d.does("take_it", row(say(look, mine.label, 11.5, theme.link), hugs=True), "text")
            field = node.children[1]
            node = column(row(node.children[0], push(), own), field, gap=2)
        nodes.append(node)
    chips: list[Node] = [
        row(
            say(look, text, 11),
            sign(d, "close", "tag_drop", 10, facts={"about": about}, pad=pad(2)), gap=4,
            pad=pad(6, 1), radius=3, fill=theme.soft, hugs=True,
        )
        for text, about in d.content("tags")
    ]  # fmt: skip
    chips.append(asked(d, row(hint(look, "add tag", 11), pad=pad(4, 3), hugs=True), "tag_add"))
    box = wrap(*chips, gap=4, pad=pad(5), border=theme.line, radius=4, fill=theme.card)
    nodes.append(column(hint(look, "Tags", look.size - 0.5), box, gap=2))
    nodes += [above(d, entry, grow=0) for entry in d.content("props_more")]
    return column(
        *nodes, gap=7, pad=pad(12, 9), width=206, fill=theme.bar, border=theme.line, edges="r",
        clip=True,
    )  # fmt: skip


def _person(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        portrait("Ingrid Moltke", 34), say(look, "Ingrid Moltke", 13.5, bold=True, grow=1),
        sign(d, "edit", "person_edit", 14), sign(d, "chevron_up", "card_fold", 14), gap=6,
    )  # fmt: skip
    facts = [
        row(
            row(hint(look, name, 11), width=64), say(look, value, 11.5, limit=2, grow=1), gap=6,
            align="start",
        )
        for name, value in d.content("person")
    ]  # fmt: skip
    note = row(
        say(look, d.content("notes"), 11.5, limit=3, grow=1), pad=pad(8, 6), radius=4,
        border=theme.line, fill=theme.card,
    )  # fmt: skip
    past = _past(d)
    orders = _bought(d)
    more = asked(
        d, row(say(look, "View all", 11.5, theme.link), hugs=True, pad=pad(1)), "past_more", "text",
        "View all",
    )  # fmt: skip
    return column(
        head, *facts, asked(d, note, "person_notes"), say(look, "Interactions", bold=True), *past,
        row(more), say(look, "Orders", bold=True), *orders, gap=6, pad=pad(11, 9), width=206,
        border=theme.line, edges="l", clip=True, fill=theme.bar,
    )  # fmt: skip


def _bought(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    orders: list[Node] = []
    for number, text, price, *does in d.content("orders"):
        box = column(
            row(say(look, f"#{number}", 11.5, bold=True), push(), say(look, price, 11.5)),
            hint(look, text, 11), pad=pad(8, 5), border=theme.line, radius=4, fill=theme.card,
        )  # fmt: skip
        orders.append(d.mark(box, "other", does))
    return orders


def _past(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    past: list[Node] = []
    for text, when, state, *does in d.content("past"):
        line = d.mark(row(say(look, text, 11.5, theme.link), hugs=True, pad=pad(1)), "text", does)
        past.append(
            row(
                icon(look, "mail", 14, theme.muted),
                column(row(line), hint(look, f"{when} · {state}", 10.5), grow=1), gap=7,
                align="start",
            )
        )  # fmt: skip
    return past


def _context(d: Desk) -> Group:
    look = d.look
    nodes: list[Node] = []
    for name in d.app.bars["context_rail"]:
        if name == "ctx_user":
            nodes.append(d.mark(tools.tool(look, "person", 16, on=True, pad=pad(7)), "icon"))
        else:
            nodes.append(d.tool(name, 16, pad=pad(7)))
    return tools.palette(look, *nodes, edge="l", gap=6)


# --- the lists ------------------------------------------------------------------------------------
