"""A client for version control: branches at the left, a graph of commits, details at the right.

Layouts: the graph with a commit, changes to be staged beside a difference, a conflict to solve.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import (
    branch,
    control,
    count,
    dress,
    leaf,
    offer_menu,
    sash,
    tab,
    thing,
)
from pointerbench.suites.pro.archetypes.git_client.changes import difference, staging
from pointerbench.suites.pro.archetypes.git_client.conflicts import conflict
from pointerbench.suites.pro.archetypes.git_client.graph import commit, graph
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    dress(d)
    look = d.look
    side = _side(d)
    offer_menu(d, "context_commit" if d.layout == 0 else "")
    if d.layout == 1:
        middle: Node = difference(d)
        right = staging(d)
    elif d.layout == 2:
        middle, right = conflict(d), commit(d)
    else:
        middle, right = graph(d), commit(d)
    work = [side, sash(d, d.content("sash_left")), middle]
    if d.layout != 2:
        work += [sash(d, d.content("sash_right")), right]
    body = column(_tabs(d), _bar(d), panes(*work, grow=1, clip=True), _foot(d), grow=1)
    if look.platform == "macos":
        return d.window(body, title=d.app.name)
    menus = (row(*d.menus(12)),)
    return d.window(body, title=d.app.name, menus=(), header=(menus, ()))


def _tabs(d: Desk) -> Group:
    theme = d.look.theme
    nodes: list[Node] = []
    for place, entry in enumerate(d.content("repositories")):
        on = not place
        cross = row(icon(d.look, "close", 10, theme.muted), pad=pad(3, 3), hugs=True)
        named = {**entry, "text": entry["text"].format(document=d.document)}
        made = tab(d, named, on=on, before=[icon(d.look, "folder", 13, theme.muted)], border="")
        nodes.append(
            row(
                made,
                d.mark(cross, "icon", entry.get("shut", ())),
                pad=Pad(0, 5, 0, 0),
                fill=theme.card if on else "",
                border=theme.line,
                edges="r",
            )
        )
    return row(
        *d.bar("tabs_start", size=15),
        *nodes,
        *d.bar("tabs_end", size=15),
        push(),
        *d.bar("tabs_right", size=15),
        height=32,
        gap=1,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        pad=pad(4, 0),
        clip=True,
    )


def _bar(d: Desk) -> Group:
    """Where one is, at the left; what one can do, in the middle, with captions."""
    look, theme = d.look, d.look.theme
    wheres: list[Node] = []
    for entry in d.content("where"):
        text = column(
            hint(look, entry["label"], 10),
            row(
                say(look, entry["text"].format(document=d.document), 13, bold=True),
                icon(look, "caret_down", 10, theme.muted),
                gap=5,
            ),
            gap=1,
        )
        wheres.append(thing(d, row(text, hugs=True, pad=pad(9, 4), radius=4), entry))
        wheres.append(icon(look, "chevron_right", 12, theme.faint))
    acts = [
        tools.separator(look, 30) if name == "|" else d.captioned(name, 19, pad=pad(9, 4))
        for name in d.app.bars["actions"]
    ]
    return row(
        *wheres[:-1],
        push(),
        *acts,
        push(),
        *d.bar("bar_end", size=17, pad=pad(6, 6)),
        gap=2,
        pad=pad(6, 2),
        height=54,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _side(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, f"Viewing {d.integer(14, 38)}", 12),
        push(),
        *d.bar("side", size=14, pad=pad(3, 3)),
        pad=pad(10, 4),
        height=30,
    )
    find = row(control(d, d.content("side_filter"), grow=1, pad=pad(7, 3)), pad=pad(8, 3))
    nodes: list[Node] = [head, find]
    for part in d.content("sections"):
        opened = bool(part.get("lines"))
        fold = icon(look, "chevron_down" if opened else "chevron_right", 11, theme.muted)
        words = row(
            fold,
            icon(look, part["icon"], 14, theme.muted),
            say(look, part["text"], 11.5, bold=True),
            gap=5,
            hugs=True,
            pad=pad(4, 3),
        )
        nodes.append(
            row(
                thing(d, words, part),
                push(),
                *d.bar(part.get("bar", ""), size=13, pad=pad(3, 2)),
                count(look, str(part["count"])),
                gap=3,
                pad=Pad(0, 8, 0, 4),
                height=27,
                border=theme.line,
                edges="t",
            )
        )
        for entry in part.get("lines", ()):
            own = leaf(entry)
            acts = [
                d.mark(tools.tool(look, act["icon"], 12, pad=pad(2, 2)), "icon", act["does"])
                for act in own.more.get("acts", ())
            ]
            nodes.append(branch(d, entry, chosen=bool(own.more.get("on")), actions=acts, height=24))
    return column(*nodes, width=212, fill=theme.bar, clip=True)


def _foot(d: Desk) -> Group:
    look = d.look

    def part(entry: Mapping[str, Any]) -> Node:
        sign = icon(look, entry["icon"], 13, look.theme.muted)
        nodes: list[Node] = [sign, hint(look, entry["text"], 11.5)]
        return thing(d, row(*nodes, gap=4, hugs=True, pad=pad(6, 2)), entry)

    left = [part(entry) for entry in d.content("foot_left")]
    right = [
        *d.bar("foot", size=13, pad=pad(4, 3)),
        *(part(entry) for entry in d.content("foot_right")),
    ]
    return tools.status(look, left, right, height=25, gap=3)
