"""Maps in a browser: a search with results, a route with its steps, a place with its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_PIN = "#d93025"


def build(d: Desk) -> Group:
    """Layouts: results of a search, a route, a place."""
    side = (_results, _route, _place)[d.layout](d)
    canvas = _map(d)
    body = panes(_rail(d), side, canvas, grow=1, clip=True)
    return d.window(body, title=d.app.documents[d.layout])


def _rail(d: Desk) -> Group:
    return tools.palette(d.look, *d.bar("rail", 20), push(), *d.bar("rail_end", 20), gap=9)


def _side(d: Desk, *nodes: Node) -> Group:
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


def _results(d: Desk) -> Group:
    look = d.look
    chips = row(*(_chip(d, entry) for entry in d.content("filters")), gap=6, pad=Pad(0, 10, 6, 10))
    cards = []
    for entry in d.content("places"):
        name = d.mark(
            row(say(look, entry["text"], 14.5, bold=True), hugs=True),
            "text",
            entry["does"],
            function=f"place:{entry['text']}",
            words=(entry["text"],),
        )
        stars = row(
            say(look, entry["rating"], 12.5, look.theme.muted),
            Drawing("stars", 13, 68, ("#f2a73b", look.theme.line), (float(entry["rating"]),)),
            hint(look, f"({entry['votes']})"),
            gap=5,
        )
        texts = column(
            name,
            stars,
            hint(look, entry["kind"]),
            hint(look, entry["note"]),
            d.mark(hint(look, "Order online"), "text"),
            gap=2,
            grow=1,
        )
        way = d.mark(
            row(icon(look, "directions", 18, look.theme.link), pad=pad(6, 5), hugs=True),
            "icon",
            entry["way"],
            function=f"way:{entry['text']}",
        )
        art = d.mark(
            column(Drawing("photo", 76, 76, (), (float(entry["photo"]),))),
            "other",
            entry["look"],
            function=f"photos:{entry['text']}",
        )
        cards.append(row(texts, way, art, gap=8, pad=pad(12, 9), border=look.theme.line, edges="b"))
    foot = d.thing(
        tools.check(look, "Update results when map moves", on=True), d.content("follow"), "other"
    )
    body = panels.scrolled(look, column(*cards), 0, 0.4)
    return _side(d, chips, body, row(foot, pad=pad(12, 6), border=look.theme.line, edges="t"))


def _chip(d: Desk, entry: Entry) -> Group:
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


def _route(d: Desk) -> Group:
    look = d.look
    route = d.content("route")
    modes = row(*d.bar("modes", 20), gap=14, pad=pad(14, 4))
    ends = [
        row(
            icon(look, sign, 14, look.theme.muted),
            d.thing(tools.field(look, entry["value"], grow=1), entry, "other"),
            gap=8,
            pad=pad(12, 3),
        )
        for sign, entry in (("radio_on", route["start"]), ("map_pin", route["stop"]))
    ]
    ways = []
    for place, entry in enumerate(route["ways"]):
        node = row(
            icon(look, entry["icon"], 18, look.theme.muted),
            column(
                say(look, entry["text"], 14, bold=not place),
                hint(look, entry["note"]),
                gap=1,
                grow=1,
            ),
            column(
                say(
                    look,
                    entry["time"],
                    14,
                    look.theme.good if not place else look.theme.warn,
                    bold=True,
                ),
                hint(look, entry["far"]),
                align="end",
                gap=1,
            ),
            gap=11,
            pad=pad(12, 8),
            border=look.theme.accent if not place else "",
            edges="l",
            thickness=3,
        )
        ways.append(d.thing(node, entry))
    steps = []
    for entry in route["steps"]:
        node = row(
            icon(look, entry["icon"], 16, look.theme.muted),
            column(say(look, entry["text"], 13, limit=2), hint(look, entry["far"]), gap=1, grow=1),
            gap=11,
            pad=pad(14, 6),
            border=look.theme.line,
            edges="t",
        )
        steps.append(d.thing(node, entry))
    actions = row(*d.buttons("route"), gap=7, pad=pad(12, 6))
    return _side(d, modes, *ends, actions, *ways, *steps)


def _place(d: Desk) -> Group:
    look = d.look
    own = d.content("place")
    art = d.mark(
        column(Drawing("photo", 148, None, (), (float(own["photo"]),))),
        "other",
        own["look"],
        function="photos",
    )
    tabs = [
        d.thing(panels.tab(look, e["text"], on=not k), e if k else e["text"])
        for k, e in enumerate(own["tabs"])
    ]
    acts = []
    for name in d.app.bars["place"]:
        entry = d.function(name)
        node = column(
            row(
                icon(look, entry.icon, 18, look.theme.link),
                justify="center",
                width=36,
                height=36,
                radius=18,
                border=look.theme.line,
            ),
            say(look, entry.label, 11, look.theme.link, align="center"),
            align="center",
            gap=3,
        )
        acts.append(d.does(name, node, "text"))
    facts = [
        d.thing(
            row(
                icon(look, e["icon"], 18, look.theme.link),
                say(look, e["text"], 13, grow=1),
                gap=14,
                pad=pad(14, 6),
            ),
            e,
        )
        for e in own["facts"]
    ]
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
    busy = column(
        row(say(look, "Popular times", 13, bold=True), push(), *d.bar("busy", 14)),
        panels.canvas(look, *hours, height=56, grow=0, fill=""),
        gap=5,
        pad=pad(14, 6),
    )
    head = column(
        say(look, own["text"], 19, bold=True),
        row(
            say(look, own["rating"], 13),
            Drawing("stars", 14, 72, ("#f2a73b", look.theme.line), (float(own["rating"]),)),
            d.thing(row(say(look, own["votes"], 12.5, look.theme.link), hugs=True), own["reviews"]),
            gap=6,
        ),
        hint(look, own["kind"]),
        gap=2,
        pad=pad(14, 8),
    )
    links = row(*(column(one, grow=1, align="center") for one in acts), pad=pad(6, 6))
    return _side(d, art, head, row(*tabs, border=look.theme.line, edges="b"), links, *facts, busy)


def _map(d: Desk) -> Group:
    """The map with pins, the route's line, layers and controls."""
    look = d.look
    pins: list[Node] = []
    for entry in d.content("places"):
        x, y = entry["at"]
        disc = row(
            icon(look, entry["icon"], 14, "#ffffff", filled=True),
            justify="center",
            fill=_PIN,
            radius=13,
            border="#ffffff",
        )
        pins.append(
            d.mark(
                at(disc, Spot(x, y, dw=26, dh=26)),
                "icon",
                entry["pin"],
                function=f"pin:{entry['text']}",
            )
        )
        label = row(say(look, entry["text"], 11, "#8a2018", bold=True), ground="#e9edf0", hugs=True)
        pins.append(d.mark(at(label, Spot(x, y, dx=30, dy=5)), "text", words=(entry["text"],)))
    chips = [_chip(d, entry) for entry in d.content("nearby")]
    controls = column(
        *d.bar("map", 18),
        gap=3,
        pad=pad(3, 3),
        fill=look.theme.card,
        radius=5,
        border=look.theme.line,
    )
    layer = d.thing(
        column(
            Drawing("photo", 40, 46, (), (23.0,)),
            say(look, "Layers", 10, align="center"),
            pad=pad(3, 3),
            fill=look.theme.card,
            radius=5,
            border=look.theme.line,
        ),
        d.content("layers"),
        "other",
    )
    scale = row(
        hint(look, "Map data ©2026"),
        hint(look, "200 m"),
        Group(width=60, height=2, fill="#5f6368"),
        gap=8,
        pad=pad(6, 2),
        fill=look.theme.card,
    )
    return panels.canvas(
        look,
        at(Drawing("map", 1, None, (), (float(d.number + 3),)), Spot(0, 0, 1, 1)),
        *pins,
        at(row(*chips, gap=7), Spot(0, 0, 1, dx=12, dy=10)),
        at(controls, Spot(1, 1, dx=-46, dy=-190)),
        at(layer, Spot(0, 1, dx=12, dy=-76)),
        at(scale, Spot(1, 1, dx=-228, dy=-20, dw=228, dh=20)),
    )
