"""A window of statistics: a graph over its curves, or a table of conversations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    tab,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, say


def statistics(d: Desk, capture: Mapping[str, Any]) -> Group:
    """A window of its own: a graph over a table of its curves, or a table of conversations."""
    return _graph(d, capture) if d.number % 2 else _talks(d, capture)


def _graph(d: Desk, capture: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    part = d.content("graph")
    title = say(look, f"Wireshark I/O Graphs: {capture['file']}", 13, bold=True)
    told = hint(look, f"Hover over the graph for details. {capture['total']} packets")
    options = row(
        *(control(d, entry) for entry in part["mouse"]),
        push(),
        hint(look, "Interval"),
        control(d, part["interval"], width=86),
        *(control(d, entry) for entry in part["checks"]),
        gap=12,
        pad=pad(12, 5),
    )
    buttons = [d.button(name, pad=pad(11, 3)) for name in d.app.bars["graph_buttons"]]
    line: dict[str, Any] = {"border": theme.line, "edges": "t"}
    body = column(
        row(title, justify="center", pad=pad(0, 7)),
        column(_plot(d, part), pad=pad(12, 2)),
        row(told, pad=pad(12, 3)),
        column(_curves(d, part), grow=1, clip=True, pad=pad(12, 2)),
        options,
        row(*d.bar("graph", size=15), push(), *buttons, gap=5, pad=pad(12, 6), **line),
        grow=1,
        fill=theme.bar,
    )
    return d.window(body, title=f"Wireshark · I/O Graphs · {capture['file']}", menus=())


def _plot(d: Desk, part: Mapping[str, Any]) -> Group:
    """The curves that are switched on, over their axes."""
    look, theme = d.look, d.look.theme
    curves = [entry for entry in part["curves"] if entry["on"]]
    levels = tuple(float(entry["level"]) for entry in curves)
    data = (float(d.integer(1, 80)), float(len(levels)), 120.0, 0.75, *levels)
    colors = [entry["color"] for entry in curves]
    drawn = panels.picture("trace_series", theme.line, *colors, data=data)
    marks = [
        at(hint(look, str(second), 10.5), Spot(second / 170 if second else 0.002, 0.935))
        for second in range(0, 170, 20)
    ]
    scale = [
        at(hint(look, str(number), 10.5), Spot(0.004, 0.02 + 0.9 * (1 - number / 50)))
        for number in (50, 40, 30, 20, 10)
    ]
    axis = at(panels.canvas(look, *marks, fill=""), Spot(0.045, 0, 0.94, 1))
    looks: dict[str, Any] = {"height": 366, "grow": 0, "fill": theme.card, "border": theme.line}
    return panels.canvas(look, at(drawn, Spot(0.045, 0.02, 0.94, 0.9)), *scale, axis, **looks)


def _curves(d: Desk, part: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    heads = [
        thing(d, row(hint(look, leaf(entry).text, 11.5), grow=1), entry) for entry in part["heads"]
    ]
    rows: list[list[Node]] = []
    for entry in part["curves"]:
        box = d.mark(tools.check(look, "", on=entry["on"], hugs=True), "other", entry["tick"])
        shade = d.mark(tools.swatch(look, entry["color"], 14, width=28), "other", entry["paint"])
        name = d.mark(
            row(say(look, entry["name"], 12), grow=1), "text", entry["does"], words=(entry["name"],)
        )
        test = d.mark(
            row(code(look, entry["filter"], 11.5), grow=1),
            "other",
            entry["narrow"],
            words=(entry["filter"],),
        )
        rows.append(
            [
                box,
                name,
                test,
                shade,
                *(
                    d.mark(row(say(look, text, 12), grow=1), "other", words=(text,))
                    for text in (entry["style"], entry["axis"], "None", "1")
                ),
            ]
        )
    grid = panels.grid(
        look, (58, 130, 1, 52, 90, 92, 78, 66), heads, rows, tight=3, rules=theme.line
    )
    return column(grid, border=theme.line)


def _talks(d: Desk, capture: Mapping[str, Any]) -> Group:
    """Who talked to whom, with tabs for the layers."""
    look, theme = d.look, d.look.theme
    part = d.content("talks")
    kinds = [tab(d, entry, on=at_ == 2, pad=pad(11, 6)) for at_, entry in enumerate(part["tabs"])]
    buttons = [d.button(name, pad=pad(10, 4), hugs=False) for name in d.app.bars["talk_side"]]
    side = column(
        *(row(control(d, entry), pad=pad(10, 4)) for entry in part["checks"]),
        *(column(button, pad=pad(10, 4)) for button in buttons),
        row(hint(look, "Protocol", 12), pad=Pad(8, 10, 2, 10)),
        *(row(control(d, entry), pad=pad(16, 2)) for entry in part["protocols"]),
        row(hint(look, "Filter list for specific type", 11), pad=Pad(10, 10, 4, 10)),
        row(control(d, part["narrow"], grow=1, pad=pad(7, 3)), pad=pad(10, 0)),
        width=206,
        fill=theme.bar,
        border=theme.line,
        edges="r",
    )
    told = hint(look, f"{len(part['rows'])} conversations", 12)
    ends = [d.button(name, pad=pad(11, 3)) for name in d.app.bars["talk_buttons"]]
    keys = tools.bar(look, told, push(), *ends, edge="t", gap=6, pad=pad(12, 6))
    table = column(_pairs(d, part), grow=1, clip=True, fill=theme.card)
    middle = column(panels.tab_strip(look, *kinds), table, grow=1, clip=True)
    body = column(panes(side, middle, grow=1, clip=True), keys, grow=1)
    return d.window(body, title=f"Wireshark · Conversations · {capture['file']}", menus=())


def _pairs(d: Desk, part: Mapping[str, Any]) -> Node:
    look, theme = d.look, d.look.theme
    heads = [
        thing(d, row(hint(look, leaf(entry).text, 11.5), grow=1), entry) for entry in part["heads"]
    ]
    rows: list[list[Node]] = []
    for entry in part["rows"]:
        cells: list[Node] = []
        for place, text in enumerate(entry["row"]):
            words = code(look, text, 11.5, align="left" if place in (0, 2) else "right", grow=1)
            pick = entry.get("picks", {}).get(str(place), ())
            cells.append(d.mark(row(words, grow=1), "other", pick, words=(text,)))
        colors = (theme.accent, theme.line)
        share = Drawing("progress", 9, None, colors, (float(entry["share"]),), grow=1)
        rows.append([*cells, row(share, grow=1)])
    widths = (118, 54, 118, 54, 70, 80, 82, 1)
    return panels.grid(look, widths, heads, rows, tight=3, rules=theme.line)
