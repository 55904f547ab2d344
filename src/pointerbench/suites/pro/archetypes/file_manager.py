"""File managers: a side bar of places, and a folder as a list, as tiles, or column by column."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, space, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
View = Callable[[Desk, Entry], Group]
_INKS = {"folder": "#d9a441", "image": "#3f8fd0", "film": "#8a63c9", "zip": "#b98546"}


def build(d: Desk) -> Group:
    """Layouts: details with a preview beside them, tiles, and (on a Mac) columns or a list."""
    mac = d.look.platform == "macos"
    folder = d.turn(d.content("folders"))
    view: View = (_details, _tiles, _columns if mac else _details)[d.layout]
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
            icon(look, entry.icon, 16, look.theme.link), say(look, entry.label), gap=6,
            pad=pad(8, 4), hugs=True,
        )  # fmt: skip
        labelled.append(d.does(name, node, "text"))
    return tools.bar(look, *labelled, tools.separator(look), *d.bar("command"), push(),
                     *d.buttons("end"), gap=3)  # fmt: skip


def _address(d: Desk, folder: Entry) -> Group:
    look = d.look
    parts: list[Node] = [icon(look, "folder", 14, _INKS["folder"])]
    for place, entry in enumerate(folder["path"]):
        if place:
            parts.append(icon(look, "chevron_right", 10, look.theme.muted))
        parts.append(d.thing(row(say(look, _text(entry)), pad=pad(3, 1), hugs=True), entry))
    return row(
        *parts, gap=3, pad=pad(8, 3), fill=look.theme.card, border=look.theme.line,
        radius=look.radius, grow=1, clip=True,
    )  # fmt: skip


def _search(d: Desk, folder: Entry) -> Group:
    box = tools.field(d.look, dim=f"Search {folder['name']}", sign="search", width=186)
    return d.mark(
        box,
        "other",
        (
            f"Find a file by a word, in {folder['name']} only.",
            "Look for something by its name below this folder.",
        ),
        function="search",
    )


def _count(d: Desk, folder: Entry) -> Node:
    files = folder["files"]
    return say(d.look, f"{len(files)} items    1 item selected    {files[0].get('size', '')}", 11)


def _switches(d: Desk, view: View, size: int = 16) -> list[Node]:
    """The icons that change the view; the one that is on is not asked for."""
    names: dict[View, str] = {_details: "as_list", _tiles: "as_icons", _columns: "as_columns"}
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
            icon(look, "folder", 12, _INKS["folder"]),
            hint(look, _text(entry), 11),
            gap=4,
            hugs=True,
        )
        parts.append(d.thing(piece, entry))
    return row(*parts, gap=5, pad=pad(10, 0), height=24, fill=look.theme.bar,
               border=look.theme.line, edges="t", clip=True)  # fmt: skip


def _places(d: Desk, folder: Entry) -> Group:
    look = d.look
    nodes: list[Node] = []
    for part in d.content("places"):
        if part.get("title"):
            nodes.append(panels.caption(look, part["title"]))
        for entry in part["items"]:
            chosen = entry["text"] == folder["name"]
            node = panels.item(
                look, entry["text"], sign=entry["icon"], chosen=chosen,
                level=entry.get("level", 0), opened=entry.get("opened"),
                color=entry.get("ink", look.theme.link),
            )  # fmt: skip
            nodes.append(d.thing(node, entry["text"] if chosen else entry))
    return column(
        *nodes, width=196, pad=Pad(6, 4, 6, 4), fill=look.theme.bar, border=look.theme.line,
        edges="r", clip=True,
    )  # fmt: skip


# --- views ----------------------------------------------------------------------------------------


def _details(d: Desk, folder: Entry) -> Group:
    look = d.look
    chosen = d.integer(0, len(folder["files"]) - 1)
    heads = [
        d.mark(row(head, hugs=True), "text", does, function=f"sort:{name}", words=(name,))
        for (name, does), head in zip(_SORTS.items(), panels.heads(look, *_SORTS), strict=True)
    ]
    rows: list[Sequence[Node]] = []
    for place, entry in enumerate(folder["files"]):
        sign = icon(look, entry["icon"], 16, _INKS.get(entry["icon"], look.theme.muted))
        name = row(
            sign, say(look, entry["text"], grow=1), gap=7, pad=pad(4, 2),
            fill=look.theme.chosen if place == chosen else "", radius=look.radius,
        )  # fmt: skip
        rows.append(
            (
                d.thing(name, entry, _kind(entry)),
                hint(look, entry["date"]),
                hint(look, entry["kind"]),
                hint(look, entry.get("size", ""), align="right"),
            )
        )
    table = panels.grid(look, (1.4, 128, 128, 76), heads, rows, striped=False, tight=2)
    listed = panels.scrolled(look, table, 0.0, 0.74, fill=look.theme.card)
    return panes(listed, _preview(d, folder["files"][chosen]), grow=1)


def _preview(d: Desk, entry: Entry) -> Group:
    """What is known of the chosen file."""
    look = d.look
    shown: Node = Drawing("photo", 136, None, (), (entry.get("photo", 0.0),))
    if entry["icon"] not in ("image", "film"):
        sign = icon(look, entry["icon"], 56, _INKS.get(entry["icon"], look.theme.muted))
        shown = row(sign, height=136, justify="center")
    facts = {
        "Type": entry["kind"],
        "Size": entry.get("size", "—"),
        "Changed": entry["date"],
        "Opened": "Today",
        "Shared with": d.pick(("Nobody", "Mara Lind", "Team Harbour")),
    }
    lines = [
        row(row(hint(look, name), width=76), say(look, value, 0, grow=1), gap=4, pad=pad(0, 2))
        for name, value in facts.items()
    ]
    tags = [
        d.mark(
            tools.swatch(look, color, 14, radius=7), "other",
            (f"Mark the chosen file with the {name} tag.", f"Give this one the {name} dot."),
            function=f"tag:{name}",
        )
        for name, color in (("red", "#e0524e"), ("orange", "#e8943a"), ("yellow", "#e3c23c"),
                            ("green", "#4fae5b"), ("blue", "#3d84d6"), ("purple", "#9a63c9"))
    ]  # fmt: skip
    return column(
        d.mark(column(shown, clip=True), "other", _PREVIEW, function="preview"),
        say(look, entry["text"], 13, bold=True, limit=2),
        *lines,
        row(*tags, gap=8, pad=Pad(6, 0, 6, 0)),
        *d.buttons("preview"),
        gap=5, pad=pad(12, 12), width=232, fill=look.theme.page, border=look.theme.line, edges="l",
        clip=True,
    )  # fmt: skip


def _tiles(d: Desk, folder: Entry) -> Group:
    look = d.look
    chosen = d.integer(0, len(folder["files"]) - 1)
    nodes = []
    for place, entry in enumerate(folder["files"]):
        art: Node = row(
            icon(look, entry["icon"], 44, _INKS.get(entry["icon"], look.theme.muted), filled=True),
            height=62, justify="center",
        )  # fmt: skip
        if entry["icon"] in ("image", "film"):
            art = Drawing(
                "photo" if entry["icon"] == "image" else "video",
                62,
                92,
                (),
                (entry.get("photo", 0.0),),
            )
        tile = column(
            art,
            say(look, entry["text"], 11.5, align="center", limit=2),
            hint(look, entry.get("size", ""), 10.5, align="center"),
            align="center", gap=4, pad=pad(5, 7), width=112, height=130,
            fill=look.theme.chosen if place == chosen else "", radius=look.radius, clip=True,
        )  # fmt: skip
        nodes.append(d.thing(tile, entry, "other"))
    inside = column(wrap(*nodes, gap=6, pad=pad(12, 10)), fill=look.theme.card)
    return panes(
        panels.scrolled(look, inside, 0.05, 0.8, fill=look.theme.card),
        _preview(d, folder["files"][chosen]),
        grow=1,
    )


def _columns(d: Desk, folder: Entry) -> Group:
    """Each folder of the path beside the one it lies in."""
    look = d.look
    chosen = d.integer(0, len(folder["files"]) - 1)
    others = d.content("folders")
    first = [
        panels.item(
            look, one["name"], sign="folder", chosen=one is folder, color=_INKS["folder"],
            end=[icon(look, "chevron_right", 9, look.theme.muted)],
        )
        for one in others
    ]  # fmt: skip
    left = [
        d.mark(node, "text", () if one is folder else one["tab_does"],
               function=f"tab:{one['name']}", words=(one["name"],))
        for node, one in zip(first, others, strict=True)
    ]  # fmt: skip
    files = []
    for place, entry in enumerate(folder["files"]):
        node = panels.item(
            look, entry["text"], sign=entry["icon"], chosen=place == chosen,
            color=_INKS.get(entry["icon"], ""),
        )  # fmt: skip
        files.append(
            d.thing(node, entry, "other" if entry["icon"] in ("image", "film") else "text")
        )
    edge: dict[str, Any] = {"border": look.theme.line, "edges": "r", "fill": look.theme.card}
    return panes(
        column(*left, width=164, pad=pad(0, 4), **edge),
        column(panels.scrolled(look, column(*files, pad=pad(0, 4)), 0, 0.9), grow=1, **edge),
        _preview(d, folder["files"][chosen]),
        grow=1,
    )


_PREVIEW = (
    "Enlarge the picture of the file that is chosen.",
    "See the preview of this file in full.",
)
_SORTS = {
    "Name": ("Order these from A to Z.", "Have them in alphabetical order."),
    "Date modified": (
        "Bring what was changed last to the top.",
        "Order these by when they were last edited.",
    ),
    "Type": ("Put files of one format together.", "Let spreadsheets stand beside spreadsheets."),
    "Size": ("Find out what takes the most space here.", "Order these from large to small."),
}


def _kind(entry: Entry) -> str:
    """Pictures and films are known by their thumbnails."""
    return "other" if entry["icon"] in ("image", "film") else "text"


def _text(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry["text"])
