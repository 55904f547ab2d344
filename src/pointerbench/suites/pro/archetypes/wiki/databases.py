"""Databases of a workspace: a table with its views, a gallery beside an open entry."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    asked,
    sign,
    soft_pill,
    thing,
)
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.archetypes.wiki.blocks import block
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def top_line(d: Desk, path: Sequence[str]) -> Group:
    look, theme = d.look, d.look.theme
    own = row(icon(look, "file", 14, theme.muted), say(look, path[-1]), gap=5, pad=pad(4, 2))
    up = asked(
        d, row(say(look, path[0], 0, theme.muted), pad=pad(4, 2), hugs=True), "crumb", "text",
        path[0],
    )  # fmt: skip
    share = d.does("share_page", row(say(look, "Share"), pad=pad(7, 3), hugs=True), "text")
    return row(
        up, hint(look, "/"), own, push(), hint(look, "Edited 2h ago"), share, *d.bar("page", 16),
        gap=4, pad=pad(10, 0), height=42,
    )  # fmt: skip


def title_line(d: Desk, text: str, name: str, left: float = 0) -> Group:
    look = d.look
    glyph = asked(d, row(icon(look, name, 32, "#c4554d"), pad=pad(3), hugs=True), "glyph")
    title = asked(d, row(say(look, text, 27, bold=True), hugs=True), "title", "text")
    return row(glyph, title, gap=10, pad=Pad(10, 0, 4, left))


def _strip(d: Desk, on: str, views: Sequence[Entry]) -> Group:
    look = d.look
    tabs = [
        thing(
            d, panels.tab(look, one["text"], on=one["text"] == on, sign=one["icon"]),
            one["text"] if one["text"] == on else one,
        )
        for one in views
    ]  # fmt: skip
    new = tools.button(look, "New", primary=True, drop=True, pad=pad(9, 3))
    return row(
        *tabs, sign(d, "plus", "add_view"), push(), *d.bar("database"),
        d.does("new_row", new, "text"), gap=2, border=look.theme.line, edges="b",
    )  # fmt: skip


def _chips(d: Desk, texts: Sequence[str]) -> Group:
    look, theme = d.look, d.look.theme
    nodes = [
        asked(
            d,
            row(
                say(look, text, look.size - 0.5, theme.link),
                icon(look, "chevron_down", 12, theme.link), gap=5, pad=pad(9, 2), radius=11,
                fill=theme.soft, border=theme.accent, hugs=True,
            ),
            f"chip{place}",
        )
        for place, text in enumerate(texts, 1)
    ]  # fmt: skip
    more = row(
        icon(look, "plus", 12, theme.muted), hint(look, "Add filter"), gap=4, pad=pad(4, 2),
        hugs=True,
    )  # fmt: skip
    return row(*nodes, asked(d, more, "add_filter", "text", "Add filter"), gap=7, pad=pad(0, 6))


def database(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    base = d.turn(d.content("databases"))
    views = d.content("views")
    shown = base["columns"]
    spec = {**base, "columns": [*shown, {"text": "", "name": "+", "width": 34}]}
    rows = [[*cells, ""] for cells in base["rows"]]
    grid = table(
        d, spec, rows, striped=False, fills=(theme.page, theme.page), rules=theme.line, tight=3.5
    )
    plus = row(push(), sign(d, "plus", "add_column", pad=pad(3)), pad=Pad(0, 12, 0, 0), height=22)
    new = row(
        icon(look, "plus", 14, theme.muted), hint(look, "New page"), gap=7, pad=pad(8, 5), hugs=True
    )
    foot = row(
        push(), hint(look, "COUNT", 11), say(look, str(len(rows)), 12), gap=6, pad=pad(8, 4),
        width=170,
    )  # fmt: skip
    body = column(
        title_line(d, base["title"], base["icon"]), row(hint(look, base["about"]), pad=pad(6, 2)),
        _strip(d, "Table", views), row(column(_chips(d, base["chips"]), grow=1), plus), grid,
        asked(d, new, "new_line", "text", "New page"), asked(d, foot, "count"),
        pad=Pad(0, 22, 0, 28), grow=1, clip=True,
    )  # fmt: skip
    return column(
        top_line(d, ("Shop team", base["title"])), body, fill=theme.page, grow=1, clip=True
    )


def gallery(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    peek = d.content("peek")
    tiles = [
        _tile(d, entry, chosen=entry["text"] == peek["title"]) for entry in d.content("gallery")
    ]
    lines = [row(*tiles[at : at + 3], gap=10, align="start") for at in range(0, len(tiles), 3)]
    views = [one for one in d.content("views") if one["text"] in ("Gallery", "Board", "Table")]
    head = row(
        icon(look, "bread", 24, "#c4554d"),
        say(look, "Recipe book", 22, bold=True),
        gap=9,
        pad=Pad(2, 0, 6, 0),
    )
    body = column(
        head, _strip(d, "Gallery", views), Group(height=10), *lines, gap=8, pad=Pad(0, 14, 10, 20),
        grow=1, clip=True,
    )  # fmt: skip
    left = column(
        top_line(d, ("Shop team", "Recipe book")), body, fill=theme.page, grow=1, clip=True
    )
    return panes(left, _peek(d, peek), grow=1, clip=True)


def _tile(d: Desk, entry: Entry, *, chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    kind, number = entry["photo"].split()
    hues = {"Bread": "#d9730d", "Vegan": "#22a06b", "Cake": "#c4554d", "Sweet": "#8f5bd7"}
    tags = [soft_pill(d, tag, hues.get(tag, "#227d9b")) for tag in entry["tags"]]
    node = column(
        Drawing(kind, 84, None, (), (float(number),)),
        column(
            say(look, entry["text"], bold=True),
            row(*tags, push(), hint(look, entry["mins"], 11), gap=4), gap=5, pad=pad(9, 7),
        ),
        fill=theme.page if not theme.dark else mixed(theme.page, "#ffffff", 12),
        border=theme.accent if chosen else theme.line, radius=6, clip=True, grow=1,
    )  # fmt: skip
    return thing(d, node, {} if chosen else {"does": entry["does"]}, "other")


def _peek(d: Desk, peek: Entry) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        sign(d, "chevron_double_right", "peek_close"), sign(d, "full_screen", "peek_full"),
        sign(d, "chevron_up", "peek_previous"), sign(d, "chevron_down", "peek_next"), push(),
        sign(d, "more_horizontal", "peek_more"), gap=2, pad=pad(8, 0), height=42,
    )  # fmt: skip
    lines: list[Node] = []
    for (name, value), does in zip(peek["props"], peek["asks"], strict=True):
        held = thing(d, row(say(look, value), hugs=True, pad=pad(4, 2)), {"does": does}, "other")
        lines.append(row(row(hint(look, name), width=84), held, height=25))
    return column(
        head,
        column(
            say(look, peek["title"], 22, bold=True), *lines, Group(height=6),
            *(block(d, one, 13) for one in peek["blocks"]), gap=2, pad=pad(18, 4), grow=1,
            clip=True,
        ),
        width=262, fill=theme.page, border=theme.line, edges="l", clip=True,
    )  # fmt: skip
