"""Service tickets in a browser: the form, the list beside the navigator, the agents' workspace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_forms import area, beside
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    inked,
    nav,
    opener,
    pointed,
    portrait,
    sign,
    tabs,
    thing,
)
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.archetypes.enterprise_console.workspace import workspace
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_HEAD = "#10262f"


def build(d: Desk) -> Group:
    """Layouts: the form with its journal, the list with its navigator, the workspace."""
    d.look = replace(d.look, size=12.0, row=25)
    main = (_form, _list, workspace)[d.layout](d)
    return d.window(column(_top(d), main, grow=1), menus=())


def _top(d: Desk) -> Group:
    on = inked(d, _HEAD, chosen="#2b4650")
    look = on.look
    menus: list[Node] = [
        opener(d, row(say(look, title, 12.5), hugs=True, pad=pad(9, 6)), title)
        for title in d.app.menus
    ]
    title = row(
        say(look, d.document.split(" | ")[0], 12.5), sign(on, "star", "star", 14), gap=6,
        pad=pad(12, 1), radius=12, fill="#2b4650", hugs=True,
    )  # fmt: skip
    find = asked(
        d,
        tools.field(
            look, dim="Search", sign="search", width=124, radius=12, fill="#1d3843",
            border="#4a6570",
        ),
        "search",
    )  # fmt: skip
    me = asked(d, row(portrait("Ines Kowal", 26)), "me")
    return row(
        icon(look, "shield_check", 20, "#81d653"), say(look, "desk", 15, bold=True), *menus, push(),
        title, push(), find, *on.bar("head"), me, gap=4, pad=pad(10, 0), height=44, fill=_HEAD,
        clip=True,
    )  # fmt: skip


# --- the list -------------------------------------------------------------------------------------


def _list(d: Desk) -> Group:
    pointed(d, 0.7, 0.6)
    look, theme = d.look, d.look.theme
    head = row(
        d.tool("list_menu"), say(look, "Incidents", 15, bold=True),
        d.does("new_incident", tools.button(look, "New", primary=True), "text"),
        asked(d, tools.choice(look, "for text", 84), "list_field"),
        asked(d, tools.field(look, dim="Search", sign="search", width=170), "list_find"), push(),
        *d.bar("list_signs"), gap=7, pad=pad(8, 6), fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip
    crumbs: list[Node] = [sign(d, "filter", "funnel", 14)]
    for entry in d.content("crumbs"):
        node = row(say(look, entry["text"], 12, theme.link), hugs=True, pad=pad(3, 2))
        crumbs += [thing(d, node, entry if "does" in entry else entry["text"]), hint(look, ">")]
    rows = d.sample(d.content("rows"), 17)
    ordered = sorted(rows, key=lambda cells: str(cells[1]), reverse=True)
    grid = table(d, d.content("list"), ordered, tight=4.5)
    right = column(
        head, row(*crumbs[:-1], gap=4, pad=pad(10, 3)), grid, push(), _pager(d), grow=1,
        fill=theme.card, clip=True,
    )  # fmt: skip
    return panes(_nav(d), right, grow=1, clip=True)


def _pager(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    act = asked(d, tools.choice(look, "Actions on selected rows...", 200), "mass")
    number = asked(d, tools.field(look, "1", width=36), "page_no")
    return row(
        act, push(), sign(d, "first", "first", 14), sign(d, "previous", "previous", 14), number,
        hint(look, "to 17 of 214"), sign(d, "next", "next", 14), sign(d, "last", "last", 14), gap=5,
        pad=pad(10, 5), fill=theme.bar, border=theme.line, edges="t",
    )  # fmt: skip


def _nav(d: Desk) -> Group:
    on = inked(d, mixed(_HEAD, "#ffffff", 16), chosen="#3b5a66")
    look = on.look
    find = asked(d, tools.field(look, dim="Filter", sign="filter", grow=1), "nav_filter")
    head = row(
        find, sign(on, "pin", "nav_pin", 14), sign(on, "collapse", "nav_fold", 14), gap=3,
        pad=pad(8, 8),
    )  # fmt: skip
    return column(
        head, column(*nav(on, d.content("nav"), "Open"), grow=1, clip=True), width=196,
        fill=look.theme.bar, clip=True,
    )  # fmt: skip


# --- the form -------------------------------------------------------------------------------------


def _form(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    buttons = [d.button(name, pad=pad(9, 4)) for name in ("follow", "update", "resolve", "delete")]
    head = row(
        d.tool("form_back"), d.tool("form_menu"),
        column(say(look, "Incident", 14, bold=True), hint(look, "INC0042177", 11.5)), push(),
        *d.bar("form_signs"), *buttons, d.tool("previous_record"), d.tool("next_record"), gap=5,
        pad=pad(8, 5), fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip
    left = column(*(_line(d, one) for one in d.content("form_left")), gap=5, grow=1)
    right = column(*(_line(d, one) for one in d.content("form_right")), gap=5, grow=1)
    fields = row(left, right, gap=22, align="start")
    body = column(
        fields, _wide(d), panels.tab_strip(look, *tabs(d, d.content("form_tabs")), fill=""),
        _notes(d), *_journal(d), gap=8, pad=pad(16, 10), grow=1, clip=True,
    )  # fmt: skip
    related = panels.tab_strip(look, *tabs(d, d.content("related_tabs")))
    slas = table(d, d.content("slas"), d.content("sla_rows"), tight=4)
    shown = panels.scrolled(look, body, 0.02, 0.6, fill=theme.card)
    return column(head, shown, column(related, slas, fill=theme.card), grow=1, clip=True)


def _line(d: Desk, entry: Entry) -> Group:
    """A field with its name at the left and the signs that look its value up behind it."""
    held = beside(d, {**entry, "end": ""}, 116, grow=1)
    signs = [
        d.mark(tools.tool(d.look, name, 14, border=d.look.theme.line, pad=pad(4)), "icon", does)
        for name, does in zip(entry.get("end", ()), entry.get("signs", ()), strict=True)
    ]
    return row(held, row(*signs, gap=3, width=50), gap=4)


def _name(d: Desk, text: str) -> Group:
    return row(push(), say(d.look, text, 11.5, d.look.theme.muted), width=116)


def _wide(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    short = asked(
        d, tools.field(look, "Boarding pass printer prints blank strips", grow=1), "short"
    )
    bulb = sign(d, "lightbulb", "suggest", 14, border=theme.line, pad=pad(4))
    long = asked(d, area(d, d.content("long"), 44), "long")
    first = row(_name(d, "* Short description"), short, bulb, Group(width=240), gap=8)
    second = row(_name(d, "Description"), long, Group(width=270), gap=8)
    return column(first, second, gap=5)


def _notes(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    unlock = sign(d, "lock", "unlock", 14, border=theme.line, pad=pad(4))
    watch = asked(d, tools.field(look, "Petra Osei, Terminal 2 duty", grow=1), "watch")
    post = d.does("post", tools.button(look, "Post", primary=True), "text")
    left = column(
        row(_name(d, "Watch list"), unlock, watch, gap=8),
        row(
            _name(d, "Work notes"), asked(d, area(d, "Work notes ...", 46, dim=True), "notes"),
            gap=8,
        ),
        gap=5, grow=1,
    )  # fmt: skip
    right = column(
        row(say(look, "Additional comments (customer visible)", 11.5, theme.muted)),
        row(asked(d, area(d, "Comments ...", 46, dim=True), "comments")), row(push(), post), gap=4,
        width=330,
    )  # fmt: skip
    return row(left, right, gap=14, align="start")


def _journal(d: Desk) -> Sequence[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [
        row(
            say(look, "Activities: 7", 12.5, bold=True), push(),
            sign(d, "filter", "log_filter", 14), gap=4,
        )
    ]  # fmt: skip
    for who, kind, when, text, about in d.content("log"):
        hue = "#e2b203" if kind == "Work notes" else theme.line
        body = column(
            row(
                say(look, who, 12, bold=True), push(), hint(look, f"{kind} · {when}", 11),
                sign(d, "reply", "log_reply", 14, facts={"about": about}, pad=pad(2)), gap=6,
            ),
            say(look, text, 12, limit=3), gap=2, pad=Pad(4, 8, 4, 10), border=hue, edges="l",
            thickness=3, grow=1,
        )  # fmt: skip
        nodes.append(row(portrait(who, 26), body, gap=8, align="start"))
    return nodes
