"""Controls of screens for fingers: choices of a mode, sliders, tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def pages(d: Desk, on: tuple[str, str], sizes: tuple[int, float], **looks: Any) -> list[Node]:
    """The pages as icons with their names below; the open one is not asked for.

    ``on`` is the open page's ink and ground, ``sizes`` those of icon and name.
    """
    look = d.look
    nodes: list[Node] = []
    for place, entry in enumerate(d.content("pages")):
        chosen = place == d.layout
        ink = on[0] if chosen else look.theme.muted
        node = column(
            icon(look, entry["icon"], sizes[0], ink, filled=chosen),
            say(look, entry["text"], sizes[1], ink, align="center"),
            align="center",
            fill=on[1] if chosen else "",
            **looks,
        )
        nodes.append(d.thing(node, entry["text"] if chosen else entry))
    return nodes


def mode(d: Desk, entry: Entry) -> Group:
    look = d.look
    on = bool(entry.get("on"))
    ink = look.theme.on_accent if on else look.theme.ink
    node = row(
        icon(look, entry["icon"], 18, ink),
        say(look, entry["text"], 14, ink),
        gap=7,
        justify="center",
        pad=pad(6, 9),
        radius=10,
        fill=look.theme.accent if on else look.theme.card,
        border=look.theme.line,
        grow=1,
    )
    return d.thing(node, entry["text"] if on else entry)


def sliders(d: Desk) -> Group:
    look = d.look
    lines = [
        row(
            d.mark(row(icon(look, entry["icon"], 18, look.theme.muted), hugs=True), "icon"),
            row(say(look, entry["text"], 13), width=112),
            d.mark(tools.slider(look, entry["share"], 360), "other", entry["does"]),
            push(),
            say(look, entry["value"], 13, look.theme.muted),
            gap=10,
        )
        for entry in d.content("sliders")
    ]
    return column(*lines, gap=6, pad=pad(14, 9), fill=look.theme.card, radius=12)


def tile(d: Desk, entry: Entry) -> Group:
    look = d.look
    on = bool(entry.get("on"))
    lines: list[Node] = [
        row(
            d.mark(
                row(
                    icon(look, entry["icon"], 20, look.theme.link, filled=on),
                    pad=pad(4, 4),
                    hugs=True,
                ),
                "icon",
                entry.get("more", ()),
            ),
            column(
                say(look, entry["text"], 14, bold=True), hint(look, entry["note"]), gap=1, grow=1
            ),
            *_tile_end(d, entry, on),
            gap=9,
        )
    ]
    if "share" in entry:
        lines.append(d.mark(tools.slider(look, entry["share"]), "other", entry["slide"]))
    if "buttons" in entry:
        lines.append(row(*d.bar(entry["buttons"], 20), gap=8, justify="center"))
    return column(
        *lines, gap=5, pad=pad(12, 8), fill=look.theme.card, border=look.theme.line, radius=12
    )


def _tile_end(d: Desk, entry: Entry, on: bool) -> list[Node]:
    look = d.look
    if "does" not in entry:
        return [say(look, entry.get("value", ""), 17, bold=True)]
    if "value" in entry:
        shown = row(say(look, entry["value"], 17, bold=True), hugs=True)
        return [d.mark(shown, "text", entry["does"], words=(entry["value"],))]
    return [d.mark(tools.switch(look, on=on), "other", entry["does"])]
