"""A library of pictures as tiles, with the details of the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_forms import above
from pointerbench.suites.pro.archetypes.business_parts import asked, row_of_links, sign, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say

Entry = Mapping[str, Any]
_ACROSS = 5


def media(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    files = d.content("media")
    first = d.integer(0, 3)
    head = row(
        say(look, "Media Library", 20),
        asked(
            d, tools.button(look, "Add New Media File", fill=""), "upload", "text",
            "Add New Media File",
        ),
        push(), gap=10,
    )  # fmt: skip
    modes = [
        d.tool("list_mode", 16, border=theme.line),
        d.mark(tools.tool(look, "view_tiles", 16, on=True, border=theme.line), "icon"),
    ]
    bar = row(
        *modes, asked(d, tools.choice(look, "All media items", 124), "type"),
        asked(d, tools.choice(look, "All dates", 98), "dates"),
        asked(d, tools.button(look, "Bulk select", fill=""), "bulk", "text", "Bulk select"), push(),
        asked(d, tools.field(look, dim="Search media", sign="search", width=126), "find_media"),
        gap=6, pad=pad(10, 7), fill=theme.card, border=theme.line,
    )  # fmt: skip
    tiles = [_tile(d, one, chosen=place == first) for place, one in enumerate(files)]
    rows = [row(*tiles[at : at + _ACROSS], gap=8) for at in range(0, len(tiles), _ACROSS)]
    more = row(
        push(), hint(look, f"Showing {len(files)} of 214 media items"),
        asked(d, tools.button(look, "Load more", primary=True), "load_more", "text", "Load more"),
        push(), gap=12, pad=pad(0, 8),
    )  # fmt: skip
    left = column(head, bar, *rows, more, gap=8, pad=Pad(12, 12, 8, 18), grow=1, clip=True)
    return panes(left, _details(d, files[first]), grow=1, clip=True)


def _tile(d: Desk, entry: Entry, *, chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    kind, number = entry["drawing"].split()
    shown: list[Node] = [Drawing(kind, 92, None, (), (float(number),))]
    if kind == "document":
        shown = [row(Drawing(kind, 72, 54, (), (float(number),)), justify="center", pad=pad(0, 10))]
    shown.append(row(hint(look, entry["name"], 10.5, grow=1, align="center"), pad=pad(4, 3)))
    node = column(
        *shown, fill=theme.card, border=theme.accent if chosen else theme.line,
        thickness=3 if chosen else 1, grow=1, clip=True,
    )  # fmt: skip
    return thing(d, node, {} if chosen else {"does": entry["does"]}, "other")


def _details(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    kind, number = entry["drawing"].split()
    name = entry["name"]
    head = row(
        say(look, "ATTACHMENT DETAILS", 11, theme.muted, bold=True), push(),
        sign(d, "chevron_left", "details_back", 14), sign(d, "chevron_right", "details_on", 14),
        sign(d, "close", "details_close", 14),
    )  # fmt: skip
    shot = row(
        Drawing(kind, 84, 118, (), (float(number),)),
        column(
            say(look, name, 12, bold=True),
            *(hint(look, value, 10.5, limit=2) for _, value in d.content("media_facts")[:4]), gap=1,
            grow=1,
        ),
        gap=9, align="start",
    )  # fmt: skip
    fields: list[Node] = []
    for one in d.content("media_fields"):
        value = name.split(".")[0] if one["name"] == "Title" else one["value"]
        if one["name"] == "Alternative Text":
            value = name.split(".")[0].replace("-", " ").capitalize()
        fields.append(above(d, {**one, "value": value}, grow=0))
    copy = asked(
        d, tools.button(look, "Copy URL to clipboard", fill=""), "copy_url", "text",
        "Copy URL to clipboard",
    )  # fmt: skip
    links = column(*(row(link) for link in row_of_links(d, d.content("media_links"))), gap=4)
    return column(
        head, shot, *fields,
        column(
            hint(look, "File URL", 11.5), tools.field(look, f"/2026/09/{name}"), row(copy), gap=4,
        ),
        links, gap=9, pad=pad(13, 12), width=252, fill=theme.card, border=theme.line, edges="l",
        clip=True,
    )  # fmt: skip
