"""Charts whose bars and pieces are elements: columns, bars across, rings with their legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.business_tables import told
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import at, column, free, pad, row
from pointerbench.widgets.texts import hint, say

Entry = Mapping[str, Any]


def chart(d: Desk, entry: Entry) -> Group:
    """By ``chart``: ``columns``, ``across``, ``ring`` or ``line``, with ``names``, ``values`` and,
    for what may be asked for, ``bar``: wordings with ``{name}``."""
    drawn: Group = _CHARTS[entry.get("chart", "columns")](d, entry)
    return drawn


def _asks(entry: Entry, name: str) -> tuple[str, ...]:
    if name in entry.get("silent", ()):
        return ()
    own = entry.get("about", {}).get(name, name)
    return told(entry.get("bar", ()), {"name": own}, ())


def _hues(d: Desk, entry: Entry) -> Sequence[str]:
    found: Sequence[str] = entry.get("hues") or (d.look.theme.accent,)
    return found


def _columns(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    values, names, hues = entry["values"], entry["names"], _hues(d, entry)
    top = max(values) * 1.1
    lines = [
        at(Group(fill=theme.line), Spot(0, share, 1, 0, 0, 0, 0, 1))
        for share in (0, 0.25, 0.5, 0.75)
    ]
    step = 1 / len(values)
    nodes: list[Node] = [*lines]
    for place, value in enumerate(values):
        share = value / top
        bar = Group(fill=hues[place % len(hues)])
        spot = Spot(step * (place + 0.2), 1 - share, step * 0.6, share)
        nodes.append(d.mark(at(bar, spot), "other", _asks(entry, names[place])))
    plot = free(*nodes, border=theme.faint, edges="b", height=entry.get("high", 110), grow=0)
    feet = [row(hint(look, name, 10, align="center", grow=1), grow=1) for name in names]
    return column(plot, row(*feet), gap=3)


def _across(d: Desk, entry: Entry) -> Group:
    look = d.look
    hues, top = _hues(d, entry), max(entry["values"])
    lines: list[Node] = []
    for place, (name, value) in enumerate(zip(entry["names"], entry["values"], strict=True)):
        share = value / top
        bar = Group(fill=hues[place % len(hues)], height=14)
        held = d.mark(at(bar, Spot(0, 0, share, 0)), "other", _asks(entry, name))
        track = free(held, height=14, grow=1)
        figure = entry.get("figures", {}).get(name, f"{value:,}")
        lines.append(
            row(
                row(hint(look, name, 11, grow=1, align="right"), width=entry.get("wide", 92)),
                track, row(say(look, figure, 11), width=48), gap=7,
            )
        )  # fmt: skip
    return column(*lines, gap=entry.get("gap", 6))


def _ring(d: Desk, entry: Entry) -> Group:
    look = d.look
    hues = _hues(d, entry)
    size = entry.get("size", 104)
    ring = Drawing("donut", size, size, tuple(hues), tuple(map(float, entry["values"])))
    keys: list[Node] = []
    for place, (name, value) in enumerate(zip(entry["names"], entry["values"], strict=True)):
        sign = Group(width=10, height=10, radius=2, fill=hues[place % len(hues)])
        key = row(
            sign, say(look, name, 11.5, grow=1), hint(look, str(value), 11), gap=6, pad=pad(4, 2),
            grow=1,
        )  # fmt: skip
        keys.append(d.mark(key, "text", _asks(entry, name)))
    return row(ring, column(*keys, grow=1), gap=12)


def _line(d: Desk, entry: Entry) -> Group:
    theme = d.look.theme
    drawn = Drawing(
        entry.get("drawn", "area_chart"), entry.get("high", 110), None, (theme.accent, theme.line),
        tuple(map(float, entry["values"])), grow=1,
    )  # fmt: skip
    feet = [row(hint(d.look, name, 10, align="center", grow=1), grow=1) for name in entry["names"]]
    return column(row(drawn), row(*feet), gap=3)


_CHARTS: dict[str, Any] = {
    "columns": _columns,
    "across": _across,
    "ring": _ring,
    "line": _line,
}
