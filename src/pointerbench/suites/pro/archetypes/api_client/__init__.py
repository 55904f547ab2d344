"""A client for web interfaces: collections of requests, what is sent, and what comes back.

Layouts: the answer below the request, beside it, and a run of a whole collection.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.api_client.bodies import (
    METHODS,
    answer,
    verb,
)
from pointerbench.suites.pro.archetypes.api_client.requests import address, sent, title
from pointerbench.suites.pro.archetypes.api_client.runs import runner
from pointerbench.suites.pro.archetypes.dev_kit import (
    branch,
    control,
    dress,
    leaf,
    seam,
    shifted,
    tab,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    dress(d)
    look = d.look
    request = shifted(d, d.content("requests"))
    if d.layout == 2:
        work: Node = runner(d)
    elif d.layout == 1:
        both = panes(sent(d, request), seam(look), answer(d, request), grow=1, clip=True)
        main = column(title(d, request), address(d, request), both, grow=1, clip=True)
        work = panes(main, _rail(d), grow=1, clip=True)
    else:
        asked = column(
            title(d, request), address(d, request), sent(d, request), height=286, clip=True
        )
        middle = column(asked, seam(look, across=True), answer(d, request), grow=1, clip=True)
        work = panes(middle, _rail(d), grow=1, clip=True)
    right = column(_tabs(d, request), work, grow=1, clip=True)
    middle = panes(_modes(d), _side(d, request), seam(look), right, grow=1, clip=True)
    return d.window(column(_top(d), middle, _foot(d), grow=1))


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    links = [
        thing(d, row(say(look, entry["text"]), pad=pad(9, 5), radius=4, hugs=True), entry)
        for entry in d.content("places")
    ]
    search = control(d, d.content("search"), width=210, pad=pad(9, 4), radius=6)
    face = d.mark(Drawing("avatar", 24, 24, (), (3.0,)), "other", d.content("face"))
    return tools.bar(
        look,
        *d.bar("history"),
        *links,
        push(),
        search,
        push(),
        d.button("invite", primary=True, sign=True, pad=pad(9, 4)),
        *d.bar("top"),
        row(face, hugs=True),
        d.button("upgrade", pad=pad(9, 4)),
        gap=5,
        pad=pad(10, 4),
        height=42,
        fill=theme.bar,
    )


def _modes(d: Desk) -> Group:
    """The narrow rail of what there is in a workspace."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, entry in enumerate(d.content("modes")):
        ink = theme.link if not place else theme.muted
        inside = column(
            icon(look, entry["icon"], 20, ink),
            say(look, entry["text"], 9.5, ink, align="center"),
            align="center",
            gap=3,
        )
        made = column(inside, width=74, pad=pad(2, 8), fill=theme.chosen if not place else "")
        nodes.append(thing(d, made, entry))
    return column(
        *nodes,
        push(),
        *d.bar("modes_foot", size=18, pad=pad(28, 8)),
        width=74,
        fill=theme.bar,
        border=theme.line,
        edges="r",
        clip=True,
    )


def _side(d: Desk, request: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        icon(look, "person", 14, theme.muted),
        say(look, d.content("workspace"), bold=True, grow=1),
        d.button("new_item", pad=pad(8, 3)),
        d.button("import_items", pad=pad(8, 3)),
        gap=6,
        pad=pad(10, 6),
        border=theme.line,
        edges="b",
    )
    find = row(
        *d.bar("side_add"),
        control(d, d.content("side_filter"), grow=1, pad=pad(7, 3)),
        *d.bar("side_more"),
        gap=3,
        pad=pad(8, 4),
    )
    return column(
        head, find, *_collection(d, request["name"]), width=238, fill=theme.bar, clip=True
    )


def _collection(d: Desk, chosen: str) -> list[Node]:
    """Folders with requests, each with its method in the method's colour."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for entry in d.content("collection"):
        own = leaf(entry)
        method, _, name = own.text.partition(" ")
        if method not in METHODS:
            lines.append(branch(d, entry, height=25))
            continue
        on = name == chosen
        nodes: list[Node] = [row(verb(look, method, 9.5), width=34), say(look, name, 12, grow=1)]
        acts = (
            [
                d.mark(
                    tools.tool(look, "more_horizontal", 14, pad=pad(3, 2)),
                    "icon",
                    d.content("request_menu"),
                )
            ]
            if on
            else []
        )
        line = row(
            *nodes,
            *acts,
            gap=5,
            pad=Pad(0, 6, 0, 12 + 13 * own.level),
            height=25,
            fill=theme.chosen if on else "",
            clip=True,
        )
        does = own.more.get("does", ()) if not on else ()
        lines.append(d.mark(line, "text", does, words=(name,)))
    return lines


def _tabs(d: Desk, request: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    entries: list[Mapping[str, Any]] = [{"method": request["method"], "text": request["name"]}]
    if d.layout == 2:
        entries = [{"icon": "play", "text": d.content("runner")["title"]}]
    entries += [one for one in d.content("tabs") if one["text"] != request["name"]][:2]
    nodes: list[Node] = []
    for place, entry in enumerate(entries):
        on = not place
        lead = (
            verb(look, entry["method"], 9.5) if "method" in entry else icon(look, entry["icon"], 13)
        )
        close = row(icon(look, "close", 10, theme.muted), pad=pad(3, 3), hugs=True)
        dot = [Drawing("disc", 7, 7, (theme.warn,))] if entry.get("edited") else []
        made = tab(d, entry, on=on, before=[lead], border="", pad=Pad(9, 2, 9, 10))
        shut = d.mark(close, "icon", entry.get("shut", d.content("shut") if on else ()))
        nodes.append(
            row(
                made,
                *dot,
                shut,
                gap=2,
                pad=Pad(0, 5, 0, 0),
                fill=theme.card if on else "",
                border=theme.accent if on else theme.line,
                edges="t" if on else "r",
                thickness=2 if on else 1,
            )
        )
    ends = control(d, d.content("environment"), width=138, pad=pad(8, 4))
    return row(
        *nodes,
        *d.bar("tabs_end", size=15),
        push(),
        ends,
        *d.bar("environment", size=15),
        gap=2,
        pad=Pad(0, 8, 0, 0),
        height=38,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _rail(d: Desk) -> Group:
    theme = d.look.theme
    return column(
        *d.bar("rail", size=17, pad=pad(8, 8)),
        width=36,
        gap=2,
        pad=pad(1, 6),
        fill=theme.bar,
        border=theme.line,
        edges="l",
    )


def _foot(d: Desk) -> Group:
    look = d.look

    def part(entry: Mapping[str, Any]) -> Node:
        sign = icon(look, entry["icon"], 13, look.theme.muted)
        nodes: list[Node] = [sign, hint(look, entry["text"], 11.5)]
        return thing(d, row(*nodes, gap=5, hugs=True, pad=pad(5, 3)), entry)

    left: Sequence[Node] = [
        *d.bar("foot_left", size=13, pad=pad(4, 4)),
        *(part(entry) for entry in d.content("foot_left")),
    ]
    right = [part(entry) for entry in d.content("foot_right")]
    right += d.bar("foot_right", size=13, pad=pad(4, 4))
    return tools.status(look, left, right, height=27, gap=4)
