"""Charts as objects of documents: bars, legend and titles are elements of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil, floor, log10
from typing import Any

from pointerbench.flow.drawings.charts import PALETTE
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, row
from pointerbench.widgets.texts import say

INK, GREY, LINE = "#3b3b3b", "#5f5f5f", "#e1e1e1"


def chart(d: Desk, entry: Mapping[str, Any], *, handles: bool = False) -> Group:
    """A column, bar or line chart on white: ``title``, ``names``, ``values``, ``unit``, and the
    wordings ``bar`` (with ``{name}``), ``caption`` and ``legend``."""
    kind = entry.get("chart", "columns")
    plot = {"columns": _columns, "rows": _rows, "line": _line, "ring": _ring}[kind](d, entry)
    caption = row(say(d.look, entry["title"], 13, INK, bold=True), pad=pad(5, 2), hugs=True)
    head = row(
        d.mark(caption, "text", entry.get("caption", ()), words=(entry["title"],)),
        justify="center", pad=pad(6, 4),
    )  # fmt: skip
    foot: list[Node] = []
    if "legend" in entry:
        names = [
            row(Group(width=9, height=9, fill=_color(entry, place)), _small(d, name), gap=4,
                hugs=True)
            for place, name in enumerate(entry.get("series", (entry.get("unit", "Total"),)))
        ]  # fmt: skip
        legend = row(*names, gap=12, pad=pad(6, 2), hugs=True)
        foot = [row(d.mark(legend, "other", entry["legend"]), justify="center", pad=pad(4, 3))]
    body = column(head, plot, *foot, fill="#ffffff", border="#bfbfbf", grow=1, clip=True)
    return framed(body) if handles else body


def framed(node: Group) -> Group:
    """A selected object: a thin frame with its eight handles."""
    grips = [
        at(Group(width=8, height=8, radius=4, fill="#ffffff", border="#7f7f7f"),
           Spot(x, y, dx=dx, dy=dy))
        for x, dx in ((0, 0), (0.5, -4), (1, -8))
        for y, dy in ((0, 0), (0.5, -4), (1, -8))
        if (x, y) != (0.5, 0.5)
    ]  # fmt: skip
    held = column(replace(node, grow=1), border="#8c8c8c", grow=1)
    body = column(held, pad=Pad(4, 4, 4, 4))
    return free(at(body, Spot(0, 0, 1, 1)), *grips, clip=False)


def _color(entry: Mapping[str, Any], place: int) -> str:
    colors: Sequence[str] = entry.get("colors", PALETTE)
    return colors[place % len(colors)]


def _columns(d: Desk, entry: Mapping[str, Any]) -> Group:
    names, values = entry["names"], entry["values"]
    tick, count = _ticks(max(values))
    step = 1 / len(names)
    bars: list[Node] = [
        at(Group(fill=LINE), Spot(0, line / count, 1, 0, dh=1)) for line in range(count)
    ]
    labels = []
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        high = value / (tick * count)
        spot = Spot(step * (place + 0.2), 1 - high, step * 0.6, high)
        bars.append(_asked(d, at(Group(fill=_color(entry, 0)), spot), entry, name))
        text = _small(d, name, align="center", limit=2, grow=1)
        labels.append(row(text, align="start", pad=pad(2, 0), grow=1, clip=True))
    axis = free(
        *(at(_small(d, _figure(tick * (count - line)), align="right"),
             Spot(0, line / count, 1, 0, dy=-7)) for line in range(count + 1)),
        clip=False,
    )  # fmt: skip
    plot = Group(
        (column(axis, width=38), free(*bars, border="#9a9a9a", edges="b")), "row", 5,
        align="stretch", grow=1,
    )  # fmt: skip
    foot = row(*labels, align="start", pad=Pad(0, 0, 0, 43))
    return column(plot, foot, pad=Pad(8, 12, 4, 6), gap=3, grow=1)


def _ticks(most: float) -> tuple[float, int]:
    """A round distance between the axis's figures, and how many fit."""
    raw = max(most, 1e-9) / 4
    power = 10.0 ** floor(log10(raw))
    tick = next(one * power for one in (1, 2, 2.5, 5, 10) if one * power >= raw)
    return tick, ceil(most * 1.02 / tick)


def _rows(d: Desk, entry: Mapping[str, Any]) -> Group:
    names, values = entry["names"], entry["values"]
    top = max(values) * 1.1
    lines: list[Node] = []
    for name, value in zip(names, values, strict=True):
        bar = at(Group(fill=_color(entry, 0)), Spot(0, 0.2, value / top, 0.6))
        room = free(_asked(d, bar, entry, name), border="#9a9a9a", edges="l")
        caption = row(_small(d, name, align="right", grow=1), width=84)
        lines.append(Group((caption, room), "row", 5, align="stretch", grow=1))
    return column(*lines, pad=Pad(2, 14, 6, 6), grow=1)


def _line(d: Desk, entry: Mapping[str, Any]) -> Group:
    drawn = panels.picture("line_chart", _color(entry, 0), LINE, data=tuple(entry["values"]))
    labels = [row(_small(d, name), justify="center", grow=1) for name in entry["names"]]
    return column(drawn, row(*labels), pad=pad(12, 4), gap=3, grow=1)


def _ring(d: Desk, entry: Mapping[str, Any]) -> Group:
    colors = tuple(_color(entry, place) for place in range(len(entry["values"])))
    ring = Drawing("donut", 110, 110, colors, tuple(map(float, entry["values"])))
    keys: list[Node] = []
    for place, name in enumerate(entry["names"]):
        sign = Group(width=10, height=10, fill=colors[place])
        key = row(sign, _small(d, name, size=12), gap=6, pad=pad(3, 2), hugs=True)
        keys.append(_asked(d, key, entry, name, "text"))
    return row(ring, column(*keys, gap=2), gap=18, justify="center", grow=1, pad=pad(10, 6))


def _small(d: Desk, text: str, size: float = 10.5, **looks: Any) -> Node:
    return say(d.look, text, size, GREY, **looks)


def _asked(d: Desk, node: Group, entry: Mapping[str, Any], name: str, kind: str = "other") -> Group:
    does = tuple(wording.format(name=name) for wording in entry.get("bar", ()))
    return d.mark(node, kind, does, words=(name,) if kind == "text" else ())


def _figure(value: float) -> str:
    if value >= 10000:
        return f"{value / 1000:g}k"
    return f"{value:,.0f}" if value == round(value) else f"{value:g}"
