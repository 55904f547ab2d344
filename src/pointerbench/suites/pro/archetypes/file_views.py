"""A folder as a list, as tiles, or column by column, with a preview of the chosen file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


INKS = {"folder": "#d9a441", "image": "#3f8fd0", "film": "#8a63c9", "zip": "#b98546"}


# --- views ----------------------------------------------------------------------------------------


def details(d: Desk, folder: Entry) -> Group:
    look = d.look
    chosen = d.integer(0, len(folder["files"]) - 1)
    heads = [
        d.mark(row(head, hugs=True), "text", does, function=f"sort:{name}", words=(name,))
        for (name, does), head in zip(_SORTS.items(), panels.heads(look, *_SORTS), strict=True)
    ]
    rows: list[Sequence[Node]] = []
    for place, entry in enumerate(folder["files"]):
        sign = icon(look, entry["icon"], 16, INKS.get(entry["icon"], look.theme.muted))
        name = row(
            sign,
            say(look, entry["text"], grow=1),
            gap=7,
            pad=pad(4, 2),
            fill=look.theme.chosen if place == chosen else "",
            radius=look.radius,
        )
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
        sign = icon(look, entry["icon"], 56, INKS.get(entry["icon"], look.theme.muted))
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
    return column(
        d.mark(column(shown, clip=True), "other", _PREVIEW, function="preview"),
        say(look, entry["text"], 13, bold=True, limit=2),
        *lines,
        row(*_tags(d), gap=8, pad=Pad(6, 0, 6, 0)),
        *d.buttons("preview"),
        gap=5,
        pad=pad(12, 12),
        width=232,
        fill=look.theme.page,
        border=look.theme.line,
        edges="l",
        clip=True,
    )


def _tags(d: Desk) -> list[Node]:
    """Dots in colours that a file may be marked with."""
    return [
        d.mark(
            tools.swatch(d.look, color, 14, radius=7),
            "other",
            (f"Label the selected file {name}.", f"Flag the selected file in {name}."),
            function=f"tag:{name}",
        )
        for name, color in _TAGS.items()
    ]


def tiles(d: Desk, folder: Entry) -> Group:
    look = d.look
    chosen = d.integer(0, len(folder["files"]) - 1)
    nodes = []
    for place, entry in enumerate(folder["files"]):
        art: Node = row(
            icon(look, entry["icon"], 44, INKS.get(entry["icon"], look.theme.muted), filled=True),
            height=62,
            justify="center",
        )
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
            align="center",
            gap=4,
            pad=pad(5, 7),
            width=112,
            height=130,
            fill=look.theme.chosen if place == chosen else "",
            radius=look.radius,
            clip=True,
        )
        nodes.append(d.thing(tile, entry, "other"))
    inside = column(wrap(*nodes, gap=6, pad=pad(12, 10)), fill=look.theme.card)
    return panes(
        panels.scrolled(look, inside, 0.05, 0.8, fill=look.theme.card),
        _preview(d, folder["files"][chosen]),
        grow=1,
    )


def columns(d: Desk, folder: Entry) -> Group:
    """Each folder of the path beside the one it lies in."""
    look = d.look
    chosen = d.integer(0, len(folder["files"]) - 1)
    files = []
    for place, entry in enumerate(folder["files"]):
        node = panels.item(
            look,
            entry["text"],
            sign=entry["icon"],
            chosen=place == chosen,
            color=INKS.get(entry["icon"], ""),
        )
        files.append(
            d.thing(node, entry, "other" if entry["icon"] in ("image", "film") else "text")
        )
    edge: dict[str, Any] = {"border": look.theme.line, "edges": "r", "fill": look.theme.card}
    return panes(
        column(*_folders(d, folder), width=164, pad=pad(0, 4), **edge),
        column(panels.scrolled(look, column(*files, pad=pad(0, 4)), 0, 0.9), grow=1, **edge),
        _preview(d, folder["files"][chosen]),
        grow=1,
    )


def _folders(d: Desk, folder: Entry) -> list[Node]:
    """The folder among those beside it."""
    look = d.look
    nodes: list[Node] = []
    for one in d.content("folders"):
        here = one is folder
        item = panels.item(
            look,
            one["name"],
            sign="folder",
            chosen=here,
            color=INKS["folder"],
            end=[icon(look, "chevron_right", 9, look.theme.muted)],
        )
        does = () if here else one["tab_does"]
        name = one["name"]
        nodes.append(d.mark(item, "text", does, function=f"tab:{name}", words=(name,)))
    return nodes


_TAGS = {
    "red": "#e0524e",
    "orange": "#e8943a",
    "yellow": "#e3c23c",
    "green": "#4fae5b",
    "blue": "#3d84d6",
    "purple": "#9a63c9",
}
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
    "Type": (
        "Put files of one format together.",
        "I want spreadsheets listed next to spreadsheets.",
    ),
    "Size": ("Find out what takes the most space here.", "Order these from large to small."),
}


def _kind(entry: Entry) -> str:
    """Pictures and films are known by their thumbnails."""
    return "other" if entry["icon"] in ("image", "film") else "text"


def text_of(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry["text"])
