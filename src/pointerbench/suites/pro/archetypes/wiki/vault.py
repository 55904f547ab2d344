"""A vault of linked text files: a note between tree and links, the web of notes, a canvas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import asked, pointed, sign
from pointerbench.suites.pro.archetypes.wiki.blocks import block, spans
from pointerbench.suites.pro.archetypes.wiki.boards import canvas, graph
from pointerbench.suites.pro.archetypes.wiki.vault_sides import (
    ORDINALS,
    files,
    found,
    mentions,
    ribbon,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: a note with its mentions, the web of notes, a canvas beside search results."""
    d.look = replace(d.look, row=24)
    note = d.content("notes")[1 if d.document.startswith("Peat") else 0]
    if d.layout == 0:
        parts = [ribbon(d), files(d), _note(d, note), mentions(d, note)]
    elif d.layout == 1:
        parts = [ribbon(d), files(d), column(_tabs(d), graph(d), grow=1)]
    else:
        parts = [ribbon(d), found(d), column(_tabs(d), canvas(d), grow=1)]
    if d.layout < 2:
        pointed(d, 0.16, 0.5)
    body = column(panes(*parts, grow=1, clip=True), _foot(d, note), grow=1)
    return d.window(body)


def _tabs(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, text in enumerate(d.turn(d.content("tabs"))):
        on = not place
        shut: Node = icon(look, "close", 12, theme.muted)
        if on:
            shut = sign(d, "close", "close_tab", 12, pad=pad(2))
        name = row(say(look, text, 0, theme.ink if on else theme.muted), hugs=True, pad=pad(2, 4))
        if not on:
            name = asked(d, name, "tab", "text", place=ORDINALS[place])
        nodes.append(
            row(
                name, shut, gap=6, pad=pad(9, 3), radius=5, hugs=True, fill=theme.page if on else ""
            )
        )
    return row(
        *nodes, sign(d, "plus", "new_tab", 14), push(), sign(d, "chevron_down", "tab_list", 14),
        d.tool("toggle_right"), gap=3, pad=pad(6, 0), height=36, fill=theme.bar, border=theme.line,
        edges="b", clip=True,
    )  # fmt: skip


def _view_head(d: Desk, path: Sequence[str]) -> Group:
    look, theme = d.look, d.look.theme
    crumbs = row(hint(look, f"{path[0]} /"), say(look, path[1]), gap=5)
    return row(
        sign(d, "back", "back"), sign(d, "forward", "forward"), push(), crumbs, push(),
        *d.bar("note"), gap=3, pad=pad(8, 0), height=34, fill=theme.page,
    )  # fmt: skip


def _note(d: Desk, note: Entry) -> Group:
    look, theme = d.look, d.look.theme
    title = asked(
        d, row(say(look, note["title"], 25, bold=True), hugs=True, pad=pad(0, 2)), "title", "text"
    )
    signs = {"tags": "tag", "site": "link", "date": "calendar"}
    props: list[Node] = []
    for place, (name, value) in enumerate(note["props"]):
        held = row(say(look, spans(look, value)), grow=1, pad=pad(6, 2))
        props.append(
            row(
                icon(look, signs.get(name, "bullets"), 14, theme.muted),
                row(hint(look, name), width=76), asked(d, held, "prop", place=ORDINALS[place]),
                gap=7, height=24,
            )
        )  # fmt: skip
    more = row(
        icon(look, "plus", 12, theme.muted), hint(look, "Add property"), gap=6, pad=pad(1, 3),
        hugs=True,
    )  # fmt: skip
    head = column(*props, asked(d, more, "add_prop", "text", "Add property"), pad=Pad(2, 0, 6, 0))
    text = column(
        title, head, *(block(d, one, 14) for one in note["blocks"]), gap=3, pad=pad(34, 6), grow=1,
        clip=True,
    )  # fmt: skip
    body = panels.scrolled(look, text, 0, 0.62, fill=theme.page)
    return column(
        _tabs(d), _view_head(d, ("Field sites", note["title"])), body, grow=1, clip=True,
        fill=theme.page,
    )  # fmt: skip


def _foot(d: Desk, note: Entry) -> Group:
    look = d.look
    words = sum(len(str(one.get("text", "")).split()) for one in note["blocks"]) * 4
    texts = (("backs", f"{len(note['links'])} backlinks"), ("words", f"{words} words"))
    nodes = [
        asked(d, row(hint(look, text), hugs=True, pad=pad(4, 2)), name, "text", text)
        for name, text in texts
    ]
    nodes.append(
        asked(d, row(icon(look, "cloud_done", 14, look.theme.good), pad=pad(4, 2)), "sync", "icon")
    )
    marks = hint(look, f"{words * 6:,} characters")
    fill = mixed(look.theme.bar, look.theme.ink, 10)
    return tools.status(look, [], [*nodes[:2], marks, nodes[2]], fill=fill)
