"""Ribbons as drawing programs have them: large tools with names, small ones in columns, lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    entry_sign,
    ink_of,
    sign,
    tool,
    value_of,
    worded,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_HIGH = 3  # small tools, lines and lists stand in columns of so many


def ribbon(
    d: Desk,
    shown: str,
    *,
    ends: Sequence[Node] = (),
    height: float = 92,
    size: int = 24,
    below: bool = False,
) -> list[Node]:
    """The row of tabs and the panels of the tab that is shown; ``below`` puts the tabs under."""
    look, theme = d.look, d.look.theme
    heads: list[Node] = []
    for entry in d.content("ribbon"):
        on = entry["text"] == shown
        text = say(look, entry["text"], 12, theme.link if on else theme.ink, bold=on)
        node = row(
            text,
            pad=pad(9, 4),
            hugs=True,
            border=theme.accent if on else "",
            edges="t" if below else "b",
            thickness=2,
        )
        heads.append(d.thing(node, entry["text"] if on else entry))
    strip = row(
        *heads, push(), *ends, pad=Pad(0, 8, 0, 4), gap=1, fill=theme.bar, height=26, clip=True
    )
    groups: list[Node] = []
    for entry in d.content("ribbons")[shown]:
        groups += [Group(width=1, fill=theme.line)] if groups else []
        groups.append(_panel(d, entry, size))
    tray = panes(
        *groups,
        gap=3,
        pad=Pad(3, 3, 1, 4),
        height=height,
        fill=theme.card,
        border=theme.line,
        edges="tb",
        clip=True,
    )
    return [tray, strip] if below else [strip, tray]


def _panel(d: Desk, entry: Mapping[str, Any], size: int) -> Group:
    """``large`` tools, then ``lines`` (small ones with words), ``small`` ones, and ``boxes``."""
    nodes: list[Node] = [large(d, name, size) for name in entry.get("large", ())]
    nodes += _columns([worded(d, name) for name in entry.get("lines", ())])
    nodes += _columns([tool(d, name, 16, pad=pad(3, 3)) for name in entry.get("small", ())])
    nodes += _columns([_box(d, box) for box in entry.get("boxes", ())])
    body = row(*nodes, gap=2, align="start", pad=pad(1, 0), grow=1)
    if not entry.get("name"):
        return column(body)
    name = hint(d.look, entry["name"], 10.5, align="center", grow=1)
    return column(body, row(name, height=15))


def _columns(nodes: Sequence[Node]) -> list[Node]:
    return [column(*nodes[at : at + _HIGH], gap=1, hugs=True) for at in range(0, len(nodes), _HIGH)]


def large(d: Desk, name: str, size: int = 24) -> Group:
    """A tool with its name below, in two lines where it has several words."""
    entry = d.function(name)
    own = ink_of(d, name)
    words = entry.label.split(" ")
    half = (len(words) + 1) // 2
    lines = (
        [" ".join(words[:half]), " ".join(words[half:])] if len(entry.label) > 9 else [entry.label]
    )
    texts = [say(d.look, line, 11, align="center") for line in lines if line]
    node = column(
        sign(d, name, size, own),
        column(*texts, align="center"),
        gap=3,
        pad=pad(5, 3),
        align="center",
        hugs=True,
        radius=d.look.radius,
        fill=d.look.theme.chosen if name in d.app.on else "",
    )
    return d.does(name, node, "text")


def _box(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A list or field of the ribbon: one value or several, ``swatch``, ``icon``, ``width``."""
    look = d.look
    value = value_of(d, entry, "value")
    signs = entry_sign(d, entry, 14)
    if "swatch" in entry:
        signs.append(tools.swatch(look, entry["swatch"], 12))
    node = row(
        *signs,
        say(look, value, 11, grow=1),
        icon(look, "chevron_down", 10, look.theme.muted),
        gap=5,
        pad=pad(5, 0),
        height=20,
        width=entry.get("width", 130),
        fill=look.theme.card,
        border=look.theme.line,
    )
    does = entry.get("does", ())
    return d.mark(node, "other", does, function=f"box:{does[0]}" if does else "", words=(value,))
