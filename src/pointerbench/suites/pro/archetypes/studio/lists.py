"""Layers, trees, lists and tiles of a dock."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.studio import artwork, scene
from pointerbench.suites.pro.archetypes.studio.controls import picture_of
from pointerbench.suites.pro.archetypes.studio.words import (
    Entry,
    current,
    entry_mark,
    phrases,
    style,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say


def of(d: Desk, part: Entry) -> Any:
    """The rows of a part: its own, or those that belong to the document."""
    if "rows" in part:
        return part["rows"]
    if part["of"] == "artworks":
        return artwork.rows(d)
    return scene.rows(d) if part["of"] == "scene" else current(d, part["of"])


def layers(d: Desk, part: Entry) -> list[Node]:
    """Layers with their eyes, thumbnails and names."""
    nodes: list[Node] = [_layer(d, part, entry) for entry in of(d, part)]
    return [column(*nodes, grow=1, clip=True)]


def _layer(d: Desk, part: Entry, entry: Entry) -> Node:
    look, theme = d.look, d.look.theme
    chosen = bool(entry.get("chosen"))
    ink = theme.ink if not chosen or theme.dark else theme.link
    name = row(
        say(look, entry["text"], 0, theme.muted if entry.get("hidden") else ink, grow=1),
        pad=pad(4, 4),
        grow=1,
    )
    nodes: list[Node] = [_eye(d, entry)]
    if "open" in entry:
        fold = icon(look, "chevron_down" if entry["open"] else "chevron_right", 12, theme.muted)
        key = "fold" if entry["open"] else "unfold"
        does = phrases(d, key, name=entry["text"])
        nodes.append(d.mark(row(fold, pad=pad(2, 3), hugs=True), "icon", does))
    nodes.append(_sample(d, part, entry))
    if entry.get("mask"):
        mask = Drawing(
            "brush_tip", part.get("thumb", 20), part.get("thumb", 20) * 1.3, ("#f4f4f4",), (4.0,)
        )
        does = phrases(d, "mask", name=entry["text"])
        nodes.append(d.mark(row(mask, fill="#141414", border=theme.line, hugs=True), "other", does))
    nodes.append(entry_mark(d, name, {**entry, "does": () if chosen else entry.get("does", ())}))
    if entry.get("fx"):
        nodes.append(hint(look, "fx"))
    if entry.get("locked"):
        does = phrases(d, "unlock", name=entry["text"])
        lock = row(icon(look, "lock", 12, theme.muted), pad=pad(3, 3), hugs=True)
        nodes.append(d.mark(lock, "icon", does))
    return row(
        *nodes,
        gap=4,
        pad=Pad(0, 6, 0, 2 + 12 * entry.get("level", 0)),
        height=part.get("row", 28),
        fill=theme.chosen if chosen else "",
        border=theme.line,
        edges="b",
    )


def _eye(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    hidden = bool(entry.get("hidden"))
    sign = "hide" if hidden else style(d, "eye", "eye")
    color = theme.faint if hidden else theme.ink
    does = phrases(d, "show" if hidden else "hide", name=entry["text"])
    node = row(icon(look, sign, 14, color), pad=pad(4, 4), hugs=True)
    return d.mark(node, "icon", does)


def _sample(d: Desk, part: Entry, entry: Entry) -> Node:
    """A layer's thumbnail, or the sign of what it is."""
    look, theme = d.look, d.look.theme
    size = part.get("thumb", 20)
    if "icon" in entry:
        sign = icon(look, entry["icon"], min(16, size), entry.get("color", theme.muted))
        return d.mark(row(sign, pad=pad((size * 1.3 - 16) / 2, 2), hugs=True), "other")
    node = row(picture_of(d, entry, size * 1.3, size), border=theme.line, hugs=True,
               fill=entry.get("ground", "#ffffff"))  # fmt: skip
    return d.mark(node, "other", phrases(d, "thumb", name=entry["text"]))


def tree(d: Desk, part: Entry) -> list[Node]:
    """Lines that lie in one another; ``ends`` are signs at their right ends."""
    return [column(*(_branch(d, part, entry) for entry in of(d, part)), grow=1, clip=True)]


def _branch(d: Desk, part: Entry, entry: Entry) -> Node:
    look, theme = d.look, d.look.theme
    ends = []
    for sign in entry.get("ends", part.get("ends", ())):
        off = sign in entry.get("off", ())
        key = f"{sign}_off" if off else f"{sign}_on"
        shown = "hide" if sign == "eye" and off else sign
        node = row(
            icon(look, shown, 14, theme.faint if off else theme.muted), pad=pad(2, 2), hugs=True
        )
        ends.append(d.mark(node, "icon", phrases(d, key, name=entry["text"])))
    chosen = bool(entry.get("chosen"))
    nodes: list[Node] = []
    if "open" in entry:
        sign = "caret_down" if entry["open"] else "caret_right"
        fold = row(icon(look, sign, 10, theme.muted), pad=pad(2, 4), hugs=True)
        does = phrases(d, "fold" if entry["open"] else "unfold", name=entry["text"])
        nodes.append(d.mark(fold, "icon", does))
    elif entry.get("level"):
        nodes.append(Group(width=14))
    if entry.get("icon"):
        nodes.append(icon(look, entry["icon"], 14, entry.get("color", theme.muted)))
    ink = theme.link if chosen and not theme.dark else theme.ink
    name = row(say(look, entry["text"], 0, ink, grow=1), grow=1, height=part.get("row", 20))
    own = {**entry, "does": () if chosen else entry.get("does", ())}
    nodes.append(entry_mark(d, name, own))
    return row(
        *nodes,
        *ends,
        gap=4,
        pad=Pad(0, 6, 0, 6 + 13 * entry.get("level", 0)),
        height=part.get("row", 20),
        fill=theme.chosen if chosen else "",
    )


def items(d: Desk, part: Entry) -> list[Node]:
    """A plain list: history, presets, collections."""
    look, theme = d.look, d.look.theme
    nodes = []
    for entry in of(d, part):
        own: Entry = {"text": entry} if isinstance(entry, str) else entry
        end = (hint(look, str(own["count"])),) if "count" in own else ()
        node = panels.item(
            look,
            own["text"],
            sign=own.get("icon", ""),
            level=own.get("level", 0),
            opened=own.get("open"),
            chosen=bool(own.get("chosen")),
            end=end,
            height=part.get("row", 21),
        )
        if own.get("dim"):
            node = row(
                say(look, own["text"], 0, theme.faint), pad=pad(8, 0), height=part.get("row", 21)
            )
        nodes.append(
            entry_mark(d, node, {**own, "does": () if own.get("chosen") else own.get("does", ())})
        )
    return [column(*nodes, grow=part.get("grow", 1), clip=True)]


def tiles(d: Desk, part: Entry) -> list[Node]:
    """Little pictures in rows: brushes, patterns, materials, files, swatches with names."""
    look, theme = d.look, d.look.theme
    wide, high = part.get("size", (44, 44))
    chosen = d.integer(0, len(of(d, part)) - 1) if part.get("chooses") else -1
    nodes = []
    for place, entry in enumerate(of(d, part)):
        on = place == chosen or bool(entry.get("chosen"))
        if entry.get("icon"):
            inside: Node = row(
                icon(look, entry["icon"], part.get("sign", 32), entry.get("color", theme.muted)),
                width=wide, height=high, justify="center",
            )  # fmt: skip
        else:
            inside = picture_of(d, {**part.get("all", {}), **entry}, wide, high)
        edge = theme.accent if on else theme.line
        box = row(inside, border=edge, thickness=2 if on else 1, hugs=True,
                  fill=part.get("ground", ""), ground=part.get("ground", ""))  # fmt: skip
        if part.get("names"):
            caption = say(look, entry["text"], look.size - 1.5, align="center", limit=2)
            box = column(box, row(caption, width=wide + 8, justify="center"), gap=2, align="center",
                         width=wide + 8)  # fmt: skip
        own = {**entry, "does": () if on else entry.get("does", ())}
        if not part.get("names"):
            own["text"] = ""
        nodes.append(entry_mark(d, box, own, "other"))
    body = wrap(*nodes, gap=part.get("gap", 3), pad=pad(part.get("edge", 6), 4))
    return [column(body, push(), grow=part.get("grow", 1), clip=True)]
