"""Figures with their tools, and the inspector of what is selected in one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, thing
from pointerbench.suites.pro.archetypes.lab_kit import small
from pointerbench.suites.pro.archetypes.statistics.scripts import picture
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def figure(d: Desk, own: Spec, *, docked: bool = False, tools: bool = True) -> Group:
    """A figure: its name, its tools, the plot with a legend or a scale of colours."""
    look, theme = d.look, d.look.theme
    shut = small(d, "close", own["shut"], 10, pad=pad(3, 3))
    out = [small(d, "open_external", own["undock"], 12, pad=pad(3, 2))] if docked else []
    head = row(
        icon(look, "chart_line", 14, theme.link),
        say(look, own["name"], 11.5, bold=True),
        push(),
        *out,
        shut,
        gap=5,
        pad=Pad(0, 3, 0, 6),
        height=23,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    strip = row(
        *d.bar("figure", 14),
        gap=0,
        pad=pad(3, 1),
        fill=theme.card,
        border=theme.line,
        edges="b",
        clip=True,
    )
    shown: Node = picture(d, own, size=10.5)
    if "scale" in own:
        shown = panes(shown, _scale(d, own), grow=1, fill="#ffffff")
    if "legend" in own:
        shown = column(shown, _legend(d, own), grow=1, fill="#ffffff")
    return column(head, *([strip] if tools else []), shown, grow=1, clip=True, border=theme.line)


def _scale(d: Desk, own: Spec) -> Group:
    """The scale of colours with its ticks."""
    ink = "#262626"
    ramp = column(
        Drawing("gradient", 1, None, tuple(own["scale"]["colors"]), (0.0,), grow=1),
        width=16,
        border=ink,
    )
    ticks = column(
        *(say(d.look, text, 10, ink) for text in own["scale"]["ticks"]), justify="between", grow=1
    )
    bar = d.mark(panes(ramp, grow=1), "other", own["scale"]["does"])
    return panes(
        column(bar, grow=1, width=18),
        column(ticks, grow=1),
        gap=4,
        pad=Pad(28, 8, 34, 2),
        width=64,
        ground="#ffffff",
    )


def _legend(d: Desk, own: Spec) -> Group:
    ink = "#262626"
    nodes: list[Node] = []
    for name, color, *does in own["legend"]:
        line = row(
            Group(width=20, height=2, fill=color),
            say(d.look, name, 10.5, ink),
            gap=6,
            hugs=True,
            pad=pad(3, 1),
        )
        nodes.append(d.mark(line, "text", does, words=(name,)))
    box = row(*nodes, gap=8, pad=pad(6, 2), border="#8c8c8c", hugs=True)
    return row(push(), box, push(), pad=Pad(0, 0, 6, 0), ground="#ffffff")


def inspector(d: Desk) -> Group:
    """Properties of the selected object, in sections that fold."""
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("inspector")
    kind = row(
        icon(look, "cube", 16, theme.link),
        say(look, spec["kind"], 12, bold=True),
        push(),
        control(d, spec["which"], width=92),
        gap=6,
        pad=pad(7, 4),
        border=theme.line,
        edges="b",
    )
    search = row(control(d, spec["search"], grow=1), *d.bar("inspector", 14), gap=2, pad=pad(6, 3))
    nodes: list[Node] = [kind, search]
    for entry in spec["sections"]:
        opened = "rows" in entry
        head = row(
            icon(look, "caret_down" if opened else "caret_right", 10, theme.muted),
            say(look, entry["text"], 11.5, bold=True, grow=1),
            gap=5,
            pad=pad(6, 3),
            fill=theme.bar,
            border=theme.line,
            edges="b",
        )
        nodes.append(thing(d, head, entry))
        for one in entry.get("rows", ()):
            nodes.append(
                row(
                    row(hint(look, one["name"], 11.5), width=88),
                    _value(d, one),
                    gap=4,
                    pad=pad(8, 1),
                )
            )
    return panes(
        column(*nodes, grow=1, clip=True), panels.scroll_bar(look, 0, 0.5), grow=1, clip=True
    )


def _value(d: Desk, entry: Spec) -> Group:
    if entry["kind"] == "color":
        box = Group(width=46, height=16, fill=entry["value"], border=d.look.theme.line)
        return row(d.mark(box, "other", entry["does"]), push(), grow=1)
    return control(d, {**entry, "name": ""}, grow=1)
