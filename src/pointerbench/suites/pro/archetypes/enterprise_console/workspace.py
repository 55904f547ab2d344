"""The workspace of service agents: a case between its stream of entries and suggestions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.business_forms import above, pairs
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    card,
    inked,
    pill,
    portrait,
    sign,
    tabs,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def workspace(d: Desk) -> Group:
    cases = d.content("cases")
    case = next((one for one in cases if one["number"] in d.document), cases[0])
    other = next(one for one in cases if one is not case)
    body = panes(
        _details(d, case), _stream(d, case), _assist(d, case), _context(d), grow=1, clip=True
    )
    main = column(_case_tabs(d, case, other), _head(d, case), body, grow=1, clip=True)
    return panes(_rail(d), main, grow=1, clip=True)


def _rail(d: Desk) -> Group:
    on = inked(d, "#1d3843", chosen="#3b5a66")
    nodes = on.bar("rail", 20, pad=pad(8))
    return tools.palette(on.look, *nodes, gap=8)


def _case_tabs(d: Desk, case: Entry, other: Entry) -> Group:
    look, theme = d.look, d.look.theme
    own = row(
        icon(look, "warning", 14, theme.link), say(look, case["number"], bold=True),
        sign(d, "close", "ws_close", 12, pad=pad(3)), gap=6, pad=pad(10, 3), fill=theme.card,
        border=theme.accent, edges="t", thickness=2,
    )  # fmt: skip
    next_one = asked(
        d,
        row(
            icon(look, "warning", 14, theme.muted), say(look, other["number"]), gap=6,
            pad=pad(10, 7), hugs=True,
        ),
        "ws_tab", "text",
    )  # fmt: skip
    return row(
        own, next_one, sign(d, "plus", "ws_new", 14), push(), fill=theme.bar, border=theme.line,
        edges="b", height=34,
    )  # fmt: skip


def _head(d: Desk, case: Entry) -> Group:
    look, theme = d.look, d.look.theme
    tags = [pill(d, text, hue, pad=pad(8, 2), radius=9) for text, hue in case["tags"]]
    buttons = [
        asked(d, tools.button(look, "Save"), "ws_save", "text", "Save"),
        d.does("resolve", tools.button(look, "Resolve", primary=True), "text"),
        d.button("follow"),
        d.tool("form_more"),
    ]
    facts: list[Node] = []
    for (name, value), does in zip(case["facts"], d.content("fact_asks"), strict=True):
        shown: Node = say(look, value, 12, theme.link if does else "")
        if does:
            shown = row(d.mark(row(shown, hugs=True), "text", does))
        facts.append(column(hint(look, name, 11), shown, grow=1))
    title = row(say(look, case["title"], 17, bold=True), *tags, push(), *buttons, gap=7)
    strip = panels.tab_strip(look, *tabs(d, d.content("ws_tabs")), fill="")
    return column(title, row(*facts, gap=10), strip, gap=7, pad=pad(14, 9), fill=theme.card)


def _details(d: Desk, case: Entry) -> Group:
    look = d.look
    fields = [
        one
        for one in (*d.content("form_left"), *d.content("form_right"))
        if one["name"] not in ("Number", "Priority", "Location")
    ]
    own = {"Caller": 0, "Configuration item": 2, "Assignment group": 3}
    lines: list[Node] = []
    for one in fields:
        name = one["name"]
        value = case["facts"][own[name]][1] if name in own else case["fields"].get(name)
        shown = {**one, "value": value or one["value"], "end": "search" if one.get("end") else ""}
        lines.append(above(d, shown))
    more = asked(
        d, row(say(look, "Show more", 12, look.theme.link), hugs=True, pad=pad(3)), "field_more",
        "text", "Show more",
    )  # fmt: skip
    wide = column(
        hint(look, "Short description", look.size - 0.5),
        row(asked(d, tools.field(look, case["title"], grow=1), "short")),
        gap=2,
    )
    return column(
        card(
            d, say(look, "Incident", 13.5, bold=True), wide, pairs(lines, 2, 10), row(more), gap=7,
            pad=pad(12, 9),
        ),
        pad=pad(10, 10), width=318, clip=True,
    )  # fmt: skip


def _stream(d: Desk, case: Entry) -> Group:
    look, theme = d.look, d.look.theme
    kind = asked(d, tools.choice(look, "Work notes (private)", 170), "compose_kind")
    box = row(
        say(look, "Type your note here", 0, theme.faint), pad=pad(9, 7), height=52, align="start",
        border="#e2b203", grow=1,
    )  # fmt: skip
    post = d.does("post", tools.button(look, "Post", primary=True), "text")
    write = card(
        d, row(kind, push(), d.tool("attach")), row(asked(d, box, "compose")), row(push(), post),
        gap=6, pad=pad(10, 8),
    )  # fmt: skip
    quick = row(
        *(
            d.mark(tools.button(look, text, sign=name, pad=pad(8, 3)), "text", does, words=(text,))
            for text, name, does in d.content("quick")
        ),
        push(), sign(d, "filter", "log_filter", 14), gap=6,
    )  # fmt: skip
    entries: list[Node] = []
    for who, sort, when, text, about in case["log"]:
        entries.append(
            card(
                d,
                row(
                    portrait(who, 24),
                    column(
                        say(look, who, 12, bold=True), hint(look, f"{sort} · {when}", 11), grow=1,
                    ),
                    sign(d, "reply", "log_reply", 14, facts={"about": about}, pad=pad(3)), gap=8,
                ),
                say(look, text, 12, limit=5), gap=5, pad=pad(10, 7),
            )
        )  # fmt: skip
    return column(write, quick, *entries, gap=8, pad=pad(4, 10), grow=1, clip=True)


def _assist(d: Desk, case: Entry) -> Group:
    look, theme = d.look, d.look.theme
    find = asked(d, tools.field(look, case["words"], sign="search", grow=1), "assist_find")
    nodes: list[Node] = [say(look, "Agent Assist", 13.5, bold=True), row(find)]
    for text, note, glyph, about, *does in case["assist"]:
        facts = {"about": about}
        title = thing(d, row(say(look, text, 12, theme.link, limit=2, grow=1)), {"does": does})
        foot = row(
            hint(look, note, 10.5, grow=1),
            sign(d, "like", "assist_like", 14, facts=facts, pad=pad(3)),
            sign(d, "link", "assist_link", 14, facts=facts, pad=pad(3)),
            gap=1,
        )
        head = row(icon(look, glyph, 14, theme.muted), title, gap=6, align="start")
        nodes.append(card(d, head, foot, gap=2, pad=pad(8, 6)))
    return column(
        *nodes, gap=7, pad=pad(10, 10), width=216, fill=theme.bar, border=theme.line, edges="l",
        clip=True,
    )  # fmt: skip


def _context(d: Desk) -> Group:
    look = d.look
    nodes: list[Node] = []
    for name in d.app.bars["side_rail"]:
        if name == "ctx_assist":
            nodes.append(d.mark(tools.tool(look, "lightbulb", 16, on=True, pad=pad(7)), "icon"))
        else:
            nodes.append(d.tool(name, 16, pad=pad(7)))
    return tools.palette(look, *nodes, edge="l", gap=6)
