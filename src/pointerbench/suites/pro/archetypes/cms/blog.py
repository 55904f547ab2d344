"""A blog's administration: the block editor, the media library, the list of posts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    inked,
    nav,
    opener,
    portrait,
    thing,
)
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.archetypes.cms.blog_editor import editor
from pointerbench.suites.pro.archetypes.cms.media import media
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_DARK = "#1d2327"


def build(d: Desk) -> Group:
    """Layouts: the block editor over the whole page, the media library, the posts."""
    if d.layout == 0:
        return d.window(editor(d), menus=())
    look = d.look
    page = look.theme.page if look.theme.dark else "#f0f0f1"
    d.look = replace(with_theme(look, page=page), size=12.0, row=27)
    main, on = ((media, "Media"), (_posts, "Posts"))[d.layout - 1]
    body = panes(_menu(d, on), main(d), grow=1, clip=True)
    return d.window(column(_bar(d), body, grow=1), menus=())


def _bar(d: Desk) -> Group:
    """The black strip that the administration has on top."""
    on = inked(d, _DARK)
    look = on.look
    site = asked(
        on,
        row(icon(look, "home", 16), say(look, "Rackline Journal"), gap=6, hugs=True, pad=pad(6, 4)),
        "site", "text", "Rackline Journal",
    )  # fmt: skip
    new = opener(
        on, row(icon(look, "plus", 16), say(look, "New"), gap=5, hugs=True, pad=pad(7, 4)), "New"
    )
    me = opener(
        on,
        row(
            say(look, "Howdy, Ursina Caduff"), portrait("Ursina Caduff", 22), gap=8, hugs=True,
            pad=pad(6, 3),
        ),
        "Account",
    )  # fmt: skip
    signs = [on.tool(name) for name in d.app.bars["admin"] if name != "wp_home"]
    counts = [
        row(sign, say(look, count, 11.5), gap=1)
        for sign, count in zip(signs, ("2", "3"), strict=True)
    ]
    about = asked(on, row(icon(look, "globe", 20), pad=pad(5), hugs=True), "about", "icon")
    return row(
        about, site, *counts, new, push(), me, gap=7, pad=pad(10, 0), height=32, fill=_DARK,
        clip=True,
    )  # fmt: skip


def _menu(d: Desk, on: str) -> Group:
    """The side bar; folded on every other screen, so that only its signs are left."""
    side = inked(d, _DARK, chosen="#2271b1", link="#ffffff")
    if d.number % 3 == 1 or d.number == 2:
        lines = nav(side, d.content("menu"), on)
        return column(*lines, push(), width=160, fill=_DARK, pad=pad(0, 6), clip=True)
    signs: list[Node] = []
    for entry in d.content("menu"):
        here = entry["text"] == on
        node = row(
            icon(side.look, entry["icon"], 16), width=36, height=34, justify="center",
            fill="#2271b1" if here else "",
        )  # fmt: skip
        signs.append(thing(d, node, {} if here else {"does": entry["does"]}, "icon"))
    wider = row(icon(side.look, "chevron_double_right", 16), width=36, height=34, justify="center")
    signs[-1] = asked(d, wider, "unfold", "icon")
    return column(*signs, push(), width=36, fill=_DARK, pad=pad(0, 6), clip=True)


# --- the posts ------------------------------------------------------------------------------------


def _posts(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, "Posts", 20),
        asked(d, tools.button(look, "Add New Post", fill=""), "add", "text", "Add New Post"),
        push(), opener(d, tools.button(look, "Screen Options", drop=True, fill=""), "Actions"),
        gap=10,
    )  # fmt: skip
    states: list[Node] = []
    for entry in d.content("states"):
        own = row(
            say(look, entry["text"], 12, theme.link if "does" in entry else ""),
            hugs=True,
            pad=pad(2),
        )
        states += [thing(d, own, entry if "does" in entry else entry["text"]), hint(look, "|")]
    find = asked(d, tools.field(look, width=150), "find_post")
    go = asked(d, tools.button(look, "Search Posts", fill=""), "find_go", "text", "Search Posts")
    bar = row(
        asked(d, tools.choice(look, "Bulk actions", 112), "bulk_post"),
        asked(d, tools.button(look, "Apply", fill=""), "apply", "text", "Apply"), Group(width=8),
        asked(d, tools.choice(look, "All dates", 100), "date_post"),
        asked(d, tools.choice(look, "All Categories", 124), "cat_post"),
        asked(d, tools.button(look, "Filter", fill=""), "filter_post", "text", "Filter"), push(),
        hint(look, "61 items"), *_turns(d), gap=6,
    )  # fmt: skip
    grid = table(
        d, d.content("list"), d.content("rows"), tight=6, top=theme.card,
        fills=(theme.code, theme.card),
    )  # fmt: skip
    return column(
        head, row(*states[:-1], push(), find, go, gap=5), bar,
        column(grid, border=theme.line, fill=theme.card, clip=True), gap=8, pad=Pad(12, 18, 8, 18),
        grow=1, clip=True,
    )  # fmt: skip


def _turns(d: Desk) -> list[Node]:
    look = d.look
    nodes: list[Node] = [
        tools.tool(look, "first", 14, color=look.theme.faint, border=look.theme.line),
        tools.tool(look, "previous", 14, color=look.theme.faint, border=look.theme.line),
        row(say(look, "1 of 5"), pad=pad(6, 2)),
    ]
    for name, key in (("next", "page_next"), ("last", "page_last")):
        nodes.append(asked(d, tools.tool(look, name, 14, border=look.theme.line), key, "icon"))
    return nodes
