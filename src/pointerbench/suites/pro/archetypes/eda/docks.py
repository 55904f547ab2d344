"""Docks and lines that the schematic and the board editor share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.engineering.chrome import check_box, pick, side_panel
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, say


def selection_filter(d: Desk, width: float | None = None) -> Group:
    """Check boxes for what may be picked, in two columns."""
    look = d.look
    boxes = [
        row(
            check_box(d, {**entry, "check": entry.get("check", 1.0)}),
            say(look, entry["text"], 11),
            gap=4,
            grow=1,
            pad=pad(4, 1),
        )
        for entry in d.content("filter")
    ]
    pairs = [row(*boxes[k : k + 2]) for k in range(0, len(boxes), 2)]
    own = {} if width is None else {"width": width}
    return column(
        panels.caption(look, "Selection Filter"),
        *pairs,
        pad=pad(2, 0),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="t",
        **own,
    )


def violations(d: Desk, name: str, data: Mapping[str, Any], height: float) -> Group:
    """A list of messages with their kinds as tabs, docked below the canvas."""
    look, theme = d.look, d.look.theme
    heads = [
        d.mark(tools.check(look, f"{kind} ({d.integer(1, 9)})", on=on), "other", data[kind.lower()])
        for kind, on in (("Errors", True), ("Warnings", True), ("Exclusions", False))
    ]
    lines = [line for place, entry in enumerate(data["rows"]) for line in _message(d, entry, place)]
    buttons = [
        d.thing(tools.button(look, one["text"], size=11, pad=pad(8, 2)), one)
        for one in data["buttons"]
    ]
    listed = panels.scrolled(look, column(*lines, pad=pad(0, 3)), 0, 0.7, fill=theme.card)
    foot = row(hint(look, "Show:", 11), *heads, gap=10, pad=pad(8, 3))
    side = column(*buttons, gap=5, pad=pad(8, 6), width=156)
    body = row(column(listed, foot, grow=1), side, align="stretch", grow=1)
    looks = {"fill": theme.bar, "border": theme.line}
    title = row(say(look, name, 11.5, bold=True), pad=pad(8, 4), edges="b", **looks)
    return column(title, body, height=height, edges="t", **looks)


def _message(d: Desk, entry: Mapping[str, Any], place: int) -> list[Node]:
    """A violation, and what it concerns."""
    look, theme = d.look, d.look.theme
    bad = entry.get("bad", True)
    kind = say(
        look, "Error:" if bad else "Warning:", 11.5, theme.bad if bad else theme.warn, bold=True
    )
    text = row(kind, say(look, entry["text"], 11.5), gap=5, pad=pad(8, 2), hugs=True)
    return [
        row(d.thing(text, entry), fill=theme.chosen if not place else ""),
        row(hint(look, entry["where"], 11), pad=pad(26, 1)),
    ]


def position_line(d: Desk, parts: Sequence[str]) -> Group:
    """Zoom, pointer, distances, grid and units in cells along the window's foot."""
    look, theme = d.look, d.look.theme
    cells = [
        row(
            say(look, part, 11),
            pad=pad(8, 0),
            border=theme.line,
            edges="r",
            grow=1 if place == 4 else 0,
            height=22,
            hugs=True,
        )
        for place, part in enumerate(parts)
    ]
    return row(*cells, height=22, fill=theme.bar, border=theme.line, edges="t")


def message_panel(d: Desk, entries: Sequence[tuple[str, str]]) -> Group:
    """Names over values about what is picked."""
    look, theme = d.look, d.look.theme
    cells = [
        column(say(look, name, 10.5, theme.link), say(look, value, 11), pad=pad(10, 2), hugs=True)
        for name, value in entries
    ]
    return row(*cells, gap=14, height=36, fill=theme.bar, border=theme.line, edges="t", clip=True)


def find_panel(d: Desk, caption: str, rows: Sequence[Any], width: float, edge: str = "l") -> Group:
    """A narrow dock with a field above a list of things."""
    look = d.look
    field = tools.field(look, dim="Filter", sign="search", grow=1)
    found = pick(d, "find_panel:field", field)
    lines = [
        d.thing(
            panels.item(
                look, one["text"], sign=one.get("icon", ""), level=one.get("level", 0), height=19
            ),
            one,
        )
        for one in rows
    ]
    return side_panel(
        d,
        caption,
        row(found, pad=pad(5, 4)),
        panels.scrolled(look, column(*lines), 0, 0.7, fill=look.theme.card),
        width=width,
        edge=edge,
        grow=1,
    )
