"""What stands beside a map: results of a search, a route with its steps, a place's facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def side(d: Desk, *nodes: Node) -> Group:
    """The search above what is found."""
    look = d.look
    find = row(
        d.mark(
            tools.field(look, d.content("query"), grow=1),
            "other",
            d.content("find_does"),
            function="query",
        ),
        *d.bar("search", 18),
        gap=4,
        pad=pad(10, 8),
    )
    return column(
        find, *nodes, width=348, fill=look.theme.card, border=look.theme.line, edges="r", clip=True
    )


def results(d: Desk) -> Group:
    """Places that fit the search, as cards."""
    look = d.look
    chips = row(*(chip(d, entry) for entry in d.content("filters")), gap=6, pad=Pad(0, 10, 6, 10))
    cards = [_card(d, entry) for entry in d.content("places")]
    foot = d.thing(
        tools.check(look, "Update results when map moves", on=True), d.content("follow"), "other"
    )
    body = panels.scrolled(look, column(*cards), 0, 0.4)
    return side(d, chips, body, row(foot, pad=pad(12, 6), border=look.theme.line, edges="t"))


def _card(d: Desk, entry: Entry) -> Group:
    look = d.look
    text = entry["text"]
    name = d.mark(
        row(say(look, text, 14.5, bold=True), hugs=True),
        "text",
        entry["does"],
        function=f"place:{text}",
        words=(text,),
    )
    stars = row(
        say(look, entry["rating"], 12.5, look.theme.muted),
        Drawing("stars", 13, 68, ("#f2a73b", look.theme.line), (float(entry["rating"]),)),
        hint(look, f"({entry['votes']})"),
        gap=5,
    )
    order = d.mark(hint(look, "Order online"), "text")
    kind, note = hint(look, entry["kind"]), hint(look, entry["note"])
    texts = column(name, stars, kind, note, order, gap=2, grow=1)
    sign = row(icon(look, "directions", 18, look.theme.link), pad=pad(6, 5), hugs=True)
    way = d.mark(sign, "icon", entry["way"], function=f"way:{text}")
    photo = column(Drawing("photo", 76, 76, (), (float(entry["photo"]),)))
    art = d.mark(photo, "other", entry["look"], function=f"photos:{text}")
    return row(texts, way, art, gap=8, pad=pad(12, 9), border=look.theme.line, edges="b")


def chip(d: Desk, entry: Entry) -> Group:
    """A round-ended condition."""
    look = d.look
    node = row(
        icon(look, entry["icon"], 14, look.theme.muted),
        say(look, entry["text"], 12),
        gap=5,
        pad=pad(8, 4),
        radius=13,
        border=look.theme.line,
        hugs=True,
        fill=look.theme.card,
    )
    return d.thing(node, entry)


def route(d: Desk) -> Group:
    """Start and end, ways between them, and the steps of the first."""
    look = d.look
    own = d.content("route")
    modes = row(*d.bar("modes", 20), gap=14, pad=pad(14, 4))
    ends = [
        row(
            icon(look, sign, 14, look.theme.muted),
            d.thing(tools.field(look, entry["value"], grow=1), entry, "other"),
            gap=8,
            pad=pad(12, 3),
        )
        for sign, entry in (("radio_on", own["start"]), ("map_pin", own["stop"]))
    ]
    ways = [_way(d, entry, first=not place) for place, entry in enumerate(own["ways"])]
    steps = [_step(d, entry) for entry in own["steps"]]
    actions = row(*d.buttons("route"), gap=7, pad=pad(12, 6))
    return side(d, modes, *ends, actions, *ways, *steps)


def _way(d: Desk, entry: Entry, *, first: bool) -> Group:
    look = d.look
    name = say(look, entry["text"], 14, bold=first)
    ink = look.theme.good if first else look.theme.warn
    time = say(look, entry["time"], 14, ink, bold=True)
    node = row(
        icon(look, entry["icon"], 18, look.theme.muted),
        column(name, hint(look, entry["note"]), gap=1, grow=1),
        column(time, hint(look, entry["far"]), align="end", gap=1),
        gap=11,
        pad=pad(12, 8),
        border=look.theme.accent if first else "",
        edges="l",
        thickness=3,
    )
    return d.thing(node, entry)


def _step(d: Desk, entry: Entry) -> Group:
    look = d.look
    node = row(
        icon(look, entry["icon"], 16, look.theme.muted),
        column(say(look, entry["text"], 13, limit=2), hint(look, entry["far"]), gap=1, grow=1),
        gap=11,
        pad=pad(14, 6),
        border=look.theme.line,
        edges="t",
    )
    return d.thing(node, entry)


def place(d: Desk) -> Group:
    """One place: its picture, name, actions, facts, and how busy it is."""
    look = d.look
    own = d.content("place")
    photo = column(Drawing("photo", 148, None, (), (float(own["photo"]),)))
    art = d.mark(photo, "other", own["look"], function="photos")
    tabs = [
        d.thing(panels.tab(look, e["text"], on=not k), e if k else e["text"])
        for k, e in enumerate(own["tabs"])
    ]
    acts = [column(_act(d, name), grow=1, align="center") for name in d.app.bars["place"]]
    facts = [_fact(d, entry) for entry in own["facts"]]
    strip = row(*tabs, border=look.theme.line, edges="b")
    return side(d, art, _name(d, own), strip, row(*acts, pad=pad(6, 6)), *facts, _busy(d, own))


def _name(d: Desk, own: Entry) -> Group:
    look = d.look
    votes = row(say(look, own["votes"], 12.5, look.theme.link), hugs=True)
    rating = row(
        say(look, own["rating"], 13),
        Drawing("stars", 14, 72, ("#f2a73b", look.theme.line), (float(own["rating"]),)),
        d.thing(votes, own["reviews"]),
        gap=6,
    )
    title = say(look, own["text"], 19, bold=True)
    return column(title, rating, hint(look, own["kind"]), gap=2, pad=pad(14, 8))


def _act(d: Desk, name: str) -> Group:
    """A function as a disc with its words below."""
    look = d.look
    entry = d.function(name)
    disc = row(
        icon(look, entry.icon, 18, look.theme.link),
        justify="center",
        width=36,
        height=36,
        radius=18,
        border=look.theme.line,
    )
    label = say(look, entry.label, 11, look.theme.link, align="center")
    return d.does(name, column(disc, label, align="center", gap=3), "text")


def _fact(d: Desk, entry: Entry) -> Group:
    look = d.look
    sign = icon(look, entry["icon"], 18, look.theme.link)
    node = row(sign, say(look, entry["text"], 13, grow=1), gap=14, pad=pad(14, 6))
    return d.thing(node, entry)


def _busy(d: Desk, own: Entry) -> Group:
    """The hours of the day as bars; the busiest can be asked for."""
    look = d.look
    hours = [
        d.mark(
            at(
                Group(fill=look.theme.accent if k == 4 else look.theme.soft, radius=2),
                Spot(k / 12, 1 - v / 100, 0.07, v / 100),
            ),
            "other",
            own["busy_does"] if v == max(own["busy"]) else (),
            function=f"busy:{k}",
        )
        for k, v in enumerate(own["busy"])
    ]
    return column(
        row(say(look, "Popular times", 13, bold=True), push(), *d.bar("busy", 14)),
        panels.canvas(look, *hours, height=56, grow=0, fill=""),
        gap=5,
        pad=pad(14, 6),
    )
