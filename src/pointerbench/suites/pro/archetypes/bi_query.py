"""Questions of business intelligence: one written in SQL, one asked of a table by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes import bi_charts as charts
from pointerbench.suites.pro.archetypes.bi_sheet import fields
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import code, hint, icon, say

Entry = Mapping[str, Any]


def query(d: Desk) -> Group:
    """An editor with its variables above the answer, and the tables beside both."""
    look = d.look
    own = d.content("query")
    answer = column(
        charts.lines(d, own["lines"], 104),
        charts.table(d, own["table"]),
        gap=6,
        pad=pad(14, 8),
        fill=look.theme.card,
        grow=1,
        clip=True,
    )
    left = column(
        _values(d, own), _editor(d, own), answer, _foot(d, own, "query"), grow=1, clip=True
    )
    side = panels.dock(
        look,
        own["tables"],
        *fields(d, 30),
        tools=d.bar("data", 14),
        width=190,
        edge="l",
    )
    return panes(left, side, grow=1, clip=True)


def _values(d: Desk, own: Entry) -> Group:
    """The database and the variables of the statement."""
    look = d.look
    inside = [
        column(
            hint(look, entry["name"], 10),
            d.thing(tools.choice(look, entry["value"], 126), {**entry, "text": ""}, "other"),
            gap=1,
        )
        for entry in own["values"]
    ]
    return tools.bar(look, *inside, push(), *d.bar("query"), gap=8, pad=pad(12, 4))


def _editor(d: Desk, own: Entry) -> Group:
    look = d.look
    inks = inks_of(look, "jetbrains")
    lines = [
        row(
            row(code(look, f"{place:>2}", 11.5, look.theme.muted), width=30),
            d.mark(
                row(code(look, colored(text, inks, "sql"), 11.5), hugs=True),
                "other",
                own["ask"].get(str(place), ()),
            ),
        )
        for place, text in enumerate(own["sql"], 1)
    ]
    inside = column(*lines, pad=pad(8, 7), grow=1)
    run = column(push(), *d.bar("run", 20), pad=pad(8, 7))
    return row(
        inside, run, align="stretch", fill=look.theme.code, border=look.theme.line, edges="b"
    )


def _foot(d: Desk, own: Entry, view: str) -> Group:
    look = d.look
    told = hint(look, own["told"], 11)
    return tools.bar(
        look, *d.buttons("foot_left"), push(), *d.bar(f"foot_{view}"), push(), told, edge="t", gap=4
    )


def records(d: Desk) -> Group:
    """A table of single entries, with conditions above and a summary to choose beside it."""
    look = d.look
    own = d.content("records")
    conditions = [_condition(d, entry) for entry in own["conditions"]]
    upper = row(*conditions, *d.buttons("conditions"), gap=6, pad=pad(12, 7))
    left = column(
        upper,
        column(_table(d, own), pad=pad(12, 0), grow=1, clip=True),
        _foot(d, own, "records"),
        fill=look.theme.card,
        grow=1,
        clip=True,
    )
    return panes(left, _summary(d, own), grow=1, clip=True)


def _condition(d: Desk, entry: Entry) -> Group:
    look = d.look
    words = d.thing(row(say(look, entry["text"], 11.5, "#ffffff"), hugs=True), entry)
    cross = d.mark(
        icon(look, "close", 11, "#ffffff"),
        "icon",
        entry["drop"],
        function=f"drop:{entry['text']}",
    )
    return row(words, cross, gap=7, pad=pad(9, 4), radius=9, fill="#6d57c4", hugs=True)


def _table(d: Desk, own: Entry) -> Node:
    look = d.look
    heads = charts.sorting_heads(d, own)
    names = d.sample(own["names"], len(own["names"]))
    asked = set(d.sample(names, 5))
    priced = set(d.sample([name for name in names if name not in asked], 8))
    rows = [
        (_key(d, own, name, name in asked), *_entry(d, own, name if name in priced else ""))
        for name in names
    ]
    return panels.grid(look, tuple(own["widths"]), heads, rows, tight=3)


def _key(d: Desk, own: Entry, name: str, asked: bool) -> Group:
    does = tuple(text.format(name=name) for text in own["does"]) if asked else ()
    node = row(say(d.look, name, 0, d.look.theme.link), hugs=True)
    return d.mark(node, "text", does, function=f"record:{name}")


def _entry(d: Desk, own: Entry, asked: str) -> list[Node]:
    """What is told of a customer: the plan, its seats, what they pay, since when, from where."""
    wordings = {
        place: tuple(text.format(name=asked) for text in own["cells"][str(place)])
        for place in (1, 2, 3)
        if asked
    }
    look = d.look
    plan = d.pick(own["plans"])
    seats = d.integer(3, 140)
    since = f"{d.integer(1, 28)} {d.pick(own['months'])} {d.integer(2021, 2025)}"
    told = (plan["text"], str(seats), f"${seats * plan['price']:,}", since, d.pick(own["lands"]))
    return [
        d.mark(
            say(look, cell, align="right" if place in (1, 2) else "left"),
            "other",
            wordings.get(place, ()),
        )
        for place, cell in enumerate(told)
    ]


def _summary(d: Desk, own: Entry) -> Group:
    look = d.look
    sums = [d.thing(tools.button(look, entry["text"], size=11.5), entry) for entry in own["sums"]]
    groups = [
        d.thing(panels.item(look, entry["text"], sign=entry["icon"]), entry)
        for entry in own["groups"]
    ]
    find = tools.field(look, dim=own["find_dim"], sign="search", grow=1)
    nodes = (
        panels.caption(look, own["sum_title"]),
        wrap(*sums, gap=5, pad=pad(9, 4)),
        panels.caption(look, own["group_title"]),
        row(d.thing(find, own["find"], "other"), pad=pad(8, 4)),
        *groups,
        push(),
        row(*d.buttons("summary_end"), pad=pad(9, 8)),
    )
    return panels.dock(look, own["title"], *nodes, tools=d.bar("summary", 14), width=208, edge="l")
