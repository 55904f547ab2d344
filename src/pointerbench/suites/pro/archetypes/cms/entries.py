"""Structured content: an entry's editor, the list of entries, the model behind them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    nav,
    opener,
    pointed,
    portrait,
    sign,
    thing,
)
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.archetypes.cms.entry import entry
from pointerbench.suites.pro.archetypes.cms.model import model
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: an entry, the list of entries, a content type's fields."""
    theme = d.look.theme
    page = theme.page if theme.dark else "#f7f9fa"
    d.look = replace(with_theme(d.look, page=page), size=12.5, row=28, radius=5)
    main = (entry, _list, model)[d.layout](d)
    return d.window(column(_top(d), main, grow=1), menus=())


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    on = ("Content", "Content", "Content model")[d.layout]
    space = opener(
        d,
        row(
            icon(look, "layers", 20, "#e5484d"),
            column(say(look, "Botanic web", 12.5, bold=True), hint(look, "master", 10.5)),
            icon(look, "chevron_down", 12, theme.muted), gap=8, pad=pad(8, 3), hugs=True,
        ),
        "Space", d.content("asks")["nav_space"],
    )  # fmt: skip
    nodes: list[Node] = [space, Group(width=8)]
    for one in d.content("nav"):
        here = one["text"] == on
        node = row(
            say(look, one["text"], 12.5, theme.link if here else "", bold=here), pad=pad(9, 7),
            radius=5, fill=theme.chosen if here else "", hugs=True,
        )  # fmt: skip
        nodes.append(thing(d, node, one["text"] if here else one))
    me = opener(d, row(portrait("Livia Bauer", 26)), "Account")
    return row(
        *nodes, push(), *d.bar("head"), me, gap=3, pad=pad(10, 0), height=48, fill=theme.card,
        border=theme.line, edges="b", clip=True,
    )  # fmt: skip


# --- the list -------------------------------------------------------------------------------------


def _list(d: Desk) -> Group:
    pointed(d, 0.5, 0.7)
    look, theme = d.look, d.look.theme
    side = _views(d)
    add = opener(
        d, tools.button(look, "Add entry", primary=True, sign="plus", drop=True), "Add entry"
    )
    top = row(
        say(look, "All content", 19, bold=True), hint(look, "214 entries"), push(), *d.bar("list"),
        add, gap=6,
    )  # fmt: skip
    find = _filters(d)
    more = asked(
        d, row(icon(look, "filter", 14), say(look, "Filter"), gap=6, hugs=True, pad=pad(7, 5)),
        "filter_add", "text", "Filter",
    )  # fmt: skip
    bulk = row(
        say(look, "2 entries selected", bold=True), *d.buttons("bulk", pad=pad(8, 3)), gap=7,
        pad=pad(12, 5), fill=theme.soft,
    )  # fmt: skip
    spec = d.content("list")
    rows = d.content("rows")
    grid = table(d, spec, rows, tight=4.2, top=theme.code, fills=(theme.card,))
    foot = _foot(d)
    body = column(
        top, row(*find, more, gap=8),
        column(bulk, grid, foot, border=theme.line, radius=5, fill=theme.card, clip=True), gap=9,
        pad=Pad(12, 16, 8, 16), grow=1, clip=True,
    )  # fmt: skip
    return panes(side, body, grow=1, clip=True)


def _foot(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    size = asked(d, tools.choice(look, "40", 60), "per_page")
    return row(
        hint(look, "1-15 of 214"), push(), hint(look, "Show"), size,
        sign(d, "chevron_left", "page_previous", 14), sign(d, "chevron_right", "page_next", 14),
        gap=6, pad=pad(12, 5), border=theme.line, edges="t",
    )  # fmt: skip


def _views(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, "Views", bold=True),
        push(),
        sign(d, "plus", "add_view", 14),
        pad=Pad(10, 8, 4, 10),
    )
    return column(
        head, *nav(d, d.content("views"), "All content"), width=204, fill=theme.card,
        border=theme.line, edges="r", clip=True,
    )  # fmt: skip


def _filters(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    find: list[Node] = [
        asked(d, tools.field(look, dim="Type to search for entries", sign="search", grow=1), "find")
    ]
    for name, how, value, about, *does in d.content("filters"):
        chip = row(
            hint(look, f"{name} {how}"), say(look, value, bold=True),
            icon(look, "chevron_down", 12), gap=6, pad=pad(9, 4), border=theme.line, radius=5,
            fill=theme.card,
        )  # fmt: skip
        drop = sign(d, "close", "filter_drop", 12, facts={"about": about}, pad=pad(3))
        find.append(row(d.mark(chip, "other", does), drop, gap=2))
    return find


# --- the model ------------------------------------------------------------------------------------
