"""File managers: a side bar of places, and a folder as a list, as tiles, or column by column."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.file_views import INKS, columns, details, text_of, tiles
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, space
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
View = Callable[[Desk, Entry], Group]


def build(d: Desk) -> Group:
    """Layouts: details with a preview beside them, tiles, and (on a Mac) columns or a list."""
    mac = d.look.platform == "macos"
    folder = d.turn(d.content("folders"))
    view: View = (details, tiles, columns if mac else details)[d.layout]
    inside = panes(_places(d, folder), view(d, folder), grow=1, clip=True)
    switches = [] if mac else _switches(d, view, 14)
    status = tools.status(d.look, [_count(d, folder)], switches)
    if mac:
        left = (*d.bar("nav", 18), space(4), say(d.look, folder["name"], 13, bold=True))
        header = (left, (*_switches(d, view), space(6), *d.bar("command", 18), _search(d, folder)))
        body = column(_tabs(d, folder), inside, _path(d, folder), status, grow=1)
        return d.window(body, header=header, title="")
    if d.look.platform == "windows_11":
        header = ((_tab(d, folder, True), *(_other(d, one) for one in _others(d, folder))), ())
        address = tools.bar(d.look, *d.bar("nav"), _address(d, folder), _search(d, folder), gap=4)
        return d.window(
            column(address, _commands(d), inside, status, grow=1), header=header, title=""
        )
    address = tools.bar(d.look, *d.bar("nav"), _address(d, folder), _search(d, folder), gap=4)
    return d.window(column(_commands(d), address, inside, status, grow=1), title=folder["name"])


def _others(d: Desk, folder: Entry) -> list[Entry]:
    return [one for one in d.content("folders") if one is not folder][:2]


def _tab(d: Desk, folder: Entry, on: bool) -> Group:
    tab = panels.tab(d.look, folder["name"], on=on, sign="folder", closes=True, kind="card")
    does = () if on else folder["tab_does"]
    return d.mark(tab, "text", does, function=f"tab:{folder['name']}", words=(folder["name"],))


def _other(d: Desk, folder: Entry) -> Group:
    return _tab(d, folder, False)


def _tabs(d: Desk, folder: Entry) -> Node:
    shown = [_tab(d, folder, True), *(_other(d, one) for one in _others(d, folder))]
    return panels.tab_strip(d.look, *shown)


def _commands(d: Desk) -> Group:
    look = d.look
    labelled: list[Node] = []
    for name in d.app.bars.get("labelled", ()):
        entry = d.function(name)
        node = row(
            icon(look, entry.icon, 16, look.theme.link),
            say(look, entry.label),
            gap=6,
            pad=pad(8, 4),
            hugs=True,
        )
        labelled.append(d.does(name, node, "text"))
    return tools.bar(
        look, *labelled, tools.separator(look), *d.bar("command"), push(), *d.buttons("end"), gap=3
    )


def _address(d: Desk, folder: Entry) -> Group:
    look = d.look
    parts: list[Node] = [icon(look, "folder", 14, INKS["folder"])]
    for place, entry in enumerate(folder["path"]):
        if place:
            parts.append(icon(look, "chevron_right", 10, look.theme.muted))
        parts.append(d.thing(row(say(look, text_of(entry)), pad=pad(3, 1), hugs=True), entry))
    return row(
        *parts,
        gap=3,
        pad=pad(8, 3),
        fill=look.theme.card,
        border=look.theme.line,
        radius=look.radius,
        grow=1,
        clip=True,
    )


def _search(d: Desk, folder: Entry) -> Group:
    box = tools.field(d.look, dim=f"Search {folder['name']}", sign="search", width=186)
    return d.mark(
        box,
        "other",
        (
            f"Find a file by a word, in {folder['name']} only.",
            "Look for a file by name in this folder only.",
        ),
        function="search",
    )


def _count(d: Desk, folder: Entry) -> Node:
    files = folder["files"]
    return say(d.look, f"{len(files)} items    1 item selected    {files[0].get('size', '')}", 11)


def _switches(d: Desk, view: View, size: int = 16) -> list[Node]:
    """The icons that change the view; the one that is on is not asked for."""
    names: dict[View, str] = {details: "as_list", tiles: "as_icons", columns: "as_columns"}
    own = names[view]
    own = own if d.has(own) else {"as_list": "as_details", "as_icons": "as_tiles"}[own]
    nodes: list[Node] = []
    for name in d.app.bars["views"]:
        sign = d.function(name).icon
        node = tools.tool(d.look, sign, size, on=True)
        nodes.append(d.mark(node, "icon", function=name) if name == own else d.tool(name, size))
    return nodes


def _path(d: Desk, folder: Entry) -> Group:
    """The Mac's line that says where the folder lies."""
    look = d.look
    parts: list[Node] = []
    for entry in folder["path"]:
        if parts:
            parts.append(icon(look, "chevron_right", 9, look.theme.muted))
        piece = row(
            icon(look, "folder", 12, INKS["folder"]),
            hint(look, text_of(entry), 11),
            gap=4,
            hugs=True,
        )
        parts.append(d.thing(piece, entry))
    return row(
        *parts,
        gap=5,
        pad=pad(10, 0),
        height=24,
        fill=look.theme.bar,
        border=look.theme.line,
        edges="t",
        clip=True,
    )


def _places(d: Desk, folder: Entry) -> Group:
    look = d.look
    nodes: list[Node] = []
    for part in d.content("places"):
        if part.get("title"):
            nodes.append(panels.caption(look, part["title"]))
        for entry in part["items"]:
            chosen = entry["text"] == folder["name"]
            node = panels.item(
                look,
                entry["text"],
                sign=entry["icon"],
                chosen=chosen,
                level=entry.get("level", 0),
                opened=entry.get("opened"),
                color=entry.get("ink", look.theme.link),
            )
            nodes.append(d.thing(node, entry["text"] if chosen else entry))
    return column(
        *nodes,
        width=196,
        pad=Pad(6, 4, 6, 4),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="r",
        clip=True,
    )
