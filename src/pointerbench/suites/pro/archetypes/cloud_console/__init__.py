"""A provider's console in a browser: a service's places at the left, tables, forms, split panels.

Layouts: machines with the details of one below them, a store's objects, a function with its code.
"""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.cloud_console import machines, serverless, store
from pointerbench.suites.pro.archetypes.dev_kit import dress, thing
from pointerbench.suites.pro.archetypes.lab_kit import link, small
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_DARK, _PALE = "#161d26", "#e9ebed"


def build(d: Desk) -> Group:
    dress(d)
    own = d.content("services")[d.layout]
    body = (machines.build, store.build, serverless.build)[d.layout](d)
    inside = column(_crumbs(d, own["crumbs"], own["crumb_does"]), body, grow=1, clip=True)
    middle = panes(_places(d, own), inside, grow=1, clip=True)
    return d.window(column(_head(d), middle, _foot(d), grow=1), title=own["title"], url=own["url"])


def _head(d: Desk) -> Group:
    look = d.look
    field = row(
        icon(look, "search", 14, "#a5afbb"),
        say(look, "Search", 12.5, "#a5afbb", grow=1),
        hint(look, "[Alt+S]", 11),
        gap=7,
        pad=pad(9, 4),
        width=300,
        fill="#0f141a",
        border="#5b6776",
        radius=5,
    )
    places = [
        d.mark(
            row(
                say(look, entry["text"], 12.5, _PALE),
                icon(look, "caret_down", 10, _PALE),
                gap=4,
                pad=pad(6, 4),
                hugs=True,
            ),
            "text",
            entry["does"],
            words=(entry["text"],),
        )
        for entry in d.content("account")
    ]
    return row(
        icon(look, "cloud", 20, "#f5a524"),
        d.tool("all_services", 18, color=_PALE),
        d.mark(field, "other", d.content("search")),
        push(),
        *(d.tool(name, 16, color=_PALE) for name in d.app.bars["head"]),
        *places,
        gap=7,
        pad=pad(12, 0),
        height=40,
        fill=_DARK,
    )


def _crumbs(d: Desk, names: Sequence[str], does: Sequence[Sequence[str]]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [d.tool("toggle_places", 16)]
    for place, name in enumerate(names):
        if place == len(names) - 1:
            nodes.append(hint(look, name, 12))
        else:
            nodes.append(link(d, name, does[place], 12))
            nodes.append(icon(look, "chevron_right", 10, theme.muted))
    return row(
        *nodes,
        push(),
        *d.bar("page"),
        gap=7,
        pad=pad(10, 3),
        fill=theme.card,
        border=theme.line,
        edges="b",
    )


def _places(d: Desk, own: dict[str, object]) -> Group:
    """What the service has, under headings."""
    look, theme = d.look, d.look.theme
    head = row(
        say(look, str(own["name"]), 15, bold=True, grow=1),
        small(d, "chevron_left", d.content("fold")),
        pad=Pad(8, 6, 8, 16),
        border=theme.line,
        edges="b",
    )
    nodes: list[Node] = [head]
    for name in d.app.bars[str(own["bar"])]:
        if name == "|":
            nodes.append(Group(height=1, fill=theme.line))
            continue
        entry = d.function(name)
        on = name == own["on"]
        if entry.icon:
            fold = row(
                icon(look, "caret_down", 10, theme.muted),
                say(look, entry.label, 12.5, bold=True),
                gap=6,
                pad=Pad(5, 8, 2, 10),
            )
            nodes.append(d.does(name, fold, "text"))
            continue
        line = row(
            say(look, entry.label, 12.5, theme.link if on else theme.ink, bold=on, grow=1),
            pad=Pad(0, 8, 0, 28),
            height=23,
        )
        nodes.append(d.mark(line, "text") if on else d.does(name, line, "text"))
    return column(*nodes, width=184, fill=theme.card, border=theme.line, edges="r", clip=True)


def _foot(d: Desk) -> Group:
    look = d.look
    left = [
        row(
            icon(look, "terminal", 12, _PALE),
            say(look, d.function(name).label, 11, _PALE),
            gap=5,
            hugs=True,
            pad=pad(4, 3),
        )
        if place == 0
        else row(say(look, d.function(name).label, 11, _PALE), hugs=True, pad=pad(4, 3))
        for place, name in enumerate(d.app.bars["foot"])
    ]
    marked = [
        d.does(name, node, "text") for name, node in zip(d.app.bars["foot"], left, strict=True)
    ]
    words = [
        thing(d, row(say(look, entry["text"], 11, "#7cc0ff"), hugs=True, pad=pad(2, 2)), entry)
        for entry in d.content("foot")
    ]
    owner = say(look, d.content("owner"), 11, "#a5afbb")
    return tools.status(look, marked, [owner, *words], fill=_DARK, border="")
