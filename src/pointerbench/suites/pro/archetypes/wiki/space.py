"""A team's space: a page to read, the same in its editor, or the space's overview."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    card,
    face,
    initials,
    link,
    nav,
    opener,
    pointed,
    portrait,
    sign,
    thing,
)
from pointerbench.suites.pro.archetypes.wiki.blocks import block
from pointerbench.suites.pro.archetypes.wiki.overview import overview
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: a page with its remarks, the editor with its elements, the overview."""
    theme = d.look.theme
    page = theme.page if theme.dark else theme.card
    d.look = replace(with_theme(d.look, page=page), row=26)
    main = (_page, _editor, overview)[d.layout](d)
    pointed(d, 0.15, 0.7, 0.15)
    return d.window(column(_top(d), panes(_side(d), main, grow=1, clip=True), grow=1), menus=())


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    menus: list[Node] = []
    titles = tuple(d.app.menus)
    for title in titles[:-1]:
        word = row(
            say(look, title, look.size - 0.5), icon(look, "chevron_down", 12), gap=3, pad=pad(7, 5),
            hugs=True,
        )  # fmt: skip
        menus.append(opener(d, word, title))
    create = opener(d, tools.button(look, titles[-1], primary=True, drop=True), titles[-1])
    search = asked(
        d, tools.field(look, dim="Search", sign="search", width=186, pad=pad(8, 5)), "search"
    )
    me = asked(d, initials(d, "Jonas Ferber", "#8f5bd7", 26), "me")
    return row(
        d.tool("app_switcher"), icon(look, "library", 20, theme.accent),
        say(look, "Wiki", 15, bold=True), *menus, create, push(), search, *d.bar("head"), me, gap=5,
        pad=pad(8, 0), height=46, fill=theme.card, border=theme.line, edges="b", clip=True,
    )  # fmt: skip


def _side(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        row(
            icon(look, "microscope", 16, "#ffffff"), width=26, height=26, radius=5, fill="#227d9b",
            justify="center",
        ),
        say(look, "Laboratory handbook", bold=True, grow=1), d.tool("collapse_side"), gap=8,
        pad=Pad(9, 5, 6, 10),
    )  # fmt: skip
    shown = d.document.removeprefix("Edit - ")
    tree = row(
        say(look, "Content", look.size - 1, theme.muted, bold=True), push(),
        sign(d, "search", "find_tree", 14), sign(d, "plus", "add_tree", 14),
        sign(d, "more_horizontal", "more_tree", 14), gap=1, pad=Pad(8, 5, 2, 10),
    )  # fmt: skip
    quick = nav(d, d.content("side"), "Overview" if d.layout == 2 else "")
    pages = column(*nav(d, d.content("tree"), shown, _elsewhere(d)), grow=1, clip=True)
    return column(
        head, *quick, tree, pages, width=224, fill=theme.bar, border=theme.line, edges="r",
        clip=True,
    )  # fmt: skip


def _elsewhere(d: Desk) -> set[str]:
    """Pages that the overview leads to besides the tree."""
    if d.layout != 2:
        return set()
    return {one["text"] for one in d.content("cards")} | {one[2] for one in d.content("updates")}


def _doc(d: Desk) -> Entry:
    name = d.document.removeprefix("Edit - ")
    pages: list[Entry] = d.content("pages")
    return next((one for one in pages if one["title"] == name), pages[0])


def _crumbs(d: Desk, page: Entry) -> list[Node]:
    nodes: list[Node] = []
    for place, text in enumerate(page["path"], 1):
        word = row(hint(d.look, text), hugs=True, pad=pad(2))
        nodes += [asked(d, word, f"crumb{place}", "text", text), hint(d.look, "/")]
    return nodes


# --- a page ---------------------------------------------------------------------------------------


def _page(d: Desk) -> Group:
    look = d.look
    page = _doc(d)
    head = row(*_crumbs(d, page), push(), *d.bar("page"), gap=3, pad=pad(14, 4))
    by = row(
        portrait(page["by"], 26),
        column(
            asked(d, link(d, page["by"], 12), "author", "text", page["by"]),
            hint(look, page["note"], 11),
        ),
        gap=8, pad=pad(0, 4),
    )  # fmt: skip
    feel = row(
        sign(d, "like", "like"), sign(d, "emoji", "smile"), hint(look, "6 people like this"), gap=4,
        pad=pad(0, 5),
    )  # fmt: skip
    text = column(
        say(look, page["title"], 26, bold=True), by,
        *(block(d, one, 13.5) for one in page["blocks"]), feel, gap=3, pad=pad(26, 2), grow=1,
        clip=True,
    )  # fmt: skip
    body = panes(panels.scrolled(look, text, 0, 0.8), _talk(d), grow=1, clip=True)
    return column(head, body, fill=look.theme.page, grow=1, clip=True)


def _talk(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [
        row(
            say(look, "Comments", 14, bold=True), push(), sign(d, "comment_check", "talk_all"),
            sign(d, "close", "talk_close", 12), gap=3,
        )
    ]  # fmt: skip
    for who, when, text, about in d.content("talk"):
        facts = {"about": about}
        nodes.append(
            card(
                d,
                row(
                    portrait(who, 22),
                    column(say(look, who, 12, bold=True), hint(look, when, 10.5), grow=1),
                    sign(d, "check", "settle", 14, facts=facts, pad=pad(3)),
                    sign(d, "reply", "reply", 14, facts=facts, pad=pad(3)), gap=6,
                ),
                say(look, text, 12, limit=4), gap=5, pad=pad(9, 8),
            )
        )  # fmt: skip
    write = tools.field(look, dim="Add a comment", pad=pad(8, 7), grow=1)
    return column(
        *nodes, row(asked(d, write, "write")), gap=8, pad=pad(10, 8), width=212, fill=theme.bar,
        border=theme.line, edges="l", clip=True,
    )  # fmt: skip


# --- the editor -----------------------------------------------------------------------------------


def _editor(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    page = _doc(d)
    style = asked(d, tools.choice(look, "Normal text", 104), "style")
    bar = tools.bar(
        look, sign(d, "undo", "undo"), sign(d, "redo", "redo"), tools.separator(look), style,
        *d.bar("marks"), tools.separator(look), *d.bar("lists"), tools.separator(look),
        *d.bar("inserts"), gap=0, pad=pad(6, 3),
    )  # fmt: skip
    top = row(
        *_crumbs(d, page), hint(look, page["note"]), push(), *(face(n, 24) for n in (4, 11)),
        sign(d, "eye", "preview"),
        d.does("publish", tools.button(look, "Update", primary=True), "text"),
        d.button("close_edit", fill=""), gap=5, pad=pad(14, 6),
    )  # fmt: skip
    options = row(
        sign(d, "image_add", "header_image"), sign(d, "resize_horizontal", "page_width"), gap=3
    )
    title = asked(d, row(say(look, page["title"], 26, bold=True), hugs=True), "title", "text")
    text = column(
        options, title, *(block(d, one, 13.5) for one in page["blocks"]), gap=3, pad=pad(30, 6),
        grow=1, clip=True,
    )  # fmt: skip
    body = panes(panels.scrolled(look, text, 0.05, 0.85), _elements(d), grow=1, clip=True)
    return column(top, bar, body, fill=theme.page, grow=1, clip=True)


def _elements(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for entry in d.content("elements"):
        glyph = row(
            icon(look, entry["icon"], 16, theme.link), width=32, height=32, radius=5,
            fill=theme.page, border=theme.line, justify="center",
        )  # fmt: skip
        line = row(
            glyph,
            column(say(look, entry["text"]), hint(look, entry["note"], 11), grow=1),
            gap=9,
            pad=pad(6, 4),
        )
        lines.append(thing(d, line, entry))
    head = row(say(look, "Elements", 14, bold=True), push(), d.tool("close_panel"))
    find = asked(d, tools.field(look, dim="Search", sign="search", grow=1), "find_element")
    return column(
        head, row(find), *lines, gap=4, pad=pad(10, 8), width=222, fill=theme.bar,
        border=theme.line, edges="l", clip=True,
    )  # fmt: skip


# --- the overview ---------------------------------------------------------------------------------
