"""Panes of the ribbon desk: the form of a tool, a chart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    side_panel,
    tabs,
    tool_row,
    worded,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.gis import parts
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import say

RIGHT = 248


def tool_form(d: Desk) -> Group:
    """The form of a geoprocessing tool."""
    look, theme = d.look, d.look.theme
    data: Mapping[str, Any] = d.content("tool")
    head = row(
        *tool_row(d, "tool_head", 14, pad=pad(3, 3)),
        say(look, data["name"], 12.5, bold=True, grow=1),
        *tool_row(d, "tool_ends", 14, pad=pad(3, 3)),
        gap=4,
        pad=pad(6, 4),
    )
    strip = panels.tab_strip(look, *tabs(d, data["tabs"], 0))
    lines = [
        parts.labelled(d, {"over": True, **line})
        if line.get("kind") != "check"
        else parts.labelled(d, line)
        for line in data["form"]
    ]
    distance = data["distance"]
    value = d.mark(
        tools.field(look, str(d.turn(distance["value"])), width=96), "other", distance["does"]
    )
    unit = d.mark(tools.choice(look, distance["unit"], grow=1), "other", distance["unit_does"])
    lines.insert(
        2, column(say(look, distance["name"], 11), row(value, unit, gap=5), gap=2, pad=pad(10, 2))
    )
    run = pick(
        d,
        "tool_form:run",
        tools.button(look, "Run", primary=True, sign="play", pad=pad(14, 3)),
        "text",
        words=("Run",),
    )
    later = pick(
        d,
        "tool_form:later",
        tools.button(look, "Schedule", pad=pad(10, 3)),
        "text",
        words=("Schedule",),
    )
    foot = row(
        push(), later, run, gap=6, pad=pad(8, 6), border=theme.line, edges="t", fill=theme.bar
    )
    body = panels.scrolled(look, column(*lines, gap=5, pad=pad(0, 6)), 0, 0.9, fill=theme.card)
    return side_panel(d, "Geoprocessing", head, strip, body, foot, width=RIGHT, edge="l")


def chart(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A bar chart of the layer below the map; every bar is a thing."""
    look, theme = d.look, d.look.theme
    sheet = Sheet(d, 700, 142)
    values = d.sample(range(14, 100, 3), 9)
    step = 66
    names = d.content("towns") if entry["map"] == "districts" else d.content("uses_short")
    for k in range(4):
        y = 116 - k * 34
        sheet.ink.line(theme.line, 1, (50, y), (690, y))
        sheet.text(f"{k * 30}", 44, y, 10, theme.muted, anchor="end", ground=theme.card)
    for place, value in enumerate(values):
        left = 70 + step * place
        box = (left, 116 - value * 1.13, left + 40, 116)
        sheet.ink.rect("#3f87c4" if place % 9 != 4 else "#e0a03a", box)
        name = (
            "tallest"
            if value == max(values)
            else "shortest"
            if value == min(values)
            else f"{place}"
        )
        sheet.mark(f"bar:{name}", box)
        sheet.text(
            names[place % len(names)][:10],
            left + 20,
            128,
            10,
            theme.muted,
            anchor="middle",
            ground=theme.card,
        )
    title = panels.tab_strip(look, *tabs(d, [{"text": entry["chart"]}], 0, "card", closes=True))
    bar = tools.bar(
        look, *(worded(d, name, size=14) for name in d.app.bars["chart"]), gap=3, pad=pad(6, 1)
    )
    plot = panels.canvas(look, sheet.node((0.5, 0.5)), fill=theme.card)
    return column(title, bar, plot, height=208, border=theme.line, edges="t", clip=True)
