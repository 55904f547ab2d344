"""The frame of a build server's pages: head, path, the column of tasks with its panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.lab_kit import (
    labelled,
    small,
    wordings,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import icon, say

Spec = Mapping[str, Any]


STATES = {
    "ok": ("success", "good"),
    "bad": ("error", "bad"),
    "shaky": ("warning", "warn"),
    "off": ("pause_circle", "faint"),
    "run": ("loading", "link"),
}


def page_head(d: Desk) -> Group:
    look = d.look
    ground, ink = "#16181d", "#f4f5f7"
    field = row(
        icon(look, "search", 14, "#aeb4bd"),
        say(look, "Search", 12.5, "#aeb4bd", grow=1),
        gap=7,
        pad=pad(10, 4),
        width=210,
        radius=4,
        fill="#2b2f37",
        border="#454b56",
    )
    return row(
        icon(look, "build", 20, "#e0614f"),
        say(look, "Jenkins", 17, ink, bold=True),
        push(),
        d.mark(field, "other", d.content("search")),
        *(d.tool(name, 18, color=ink) for name in d.app.bars["head"]),
        Drawing("avatar", 22, 22, (), (float(d.integer(0, 40)),)),
        say(look, d.content("user"), 12.5, ink),
        d.tool("sign_out", 16, color=ink),
        gap=9,
        pad=pad(16, 0),
        height=46,
        fill=ground,
    )


def crumb_line(d: Desk, names: Sequence[str]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, name in enumerate(names):
        last = place == len(names) - 1
        does = () if last else wordings(d.content("crumb")[min(place, 1)], name=name)
        nodes += [
            d.mark(
                row(say(look, name, 12, theme.ink if last else theme.link), hugs=True),
                "text",
                does,
                words=(name,),
            ),
            icon(look, "chevron_right", 10, theme.muted),
        ]
    return row(
        *nodes, gap=7, pad=pad(18, 0), height=30, fill=theme.bar, border=theme.line, edges="b"
    )


def task_column(d: Desk, bar: str, shown: str, *nodes: Node) -> Group:
    """The column at the left: what can be done here, then panels."""
    theme = d.look.theme
    lines: list[Node] = []
    for name in d.app.bars[bar]:
        if name == shown:
            entry = d.function(name)
            own = row(
                icon(d.look, entry.icon, 16, theme.link),
                say(d.look, entry.label, bold=True, grow=1),
                gap=8,
                pad=pad(9, 4),
                radius=4,
                fill=theme.chosen,
            )
            lines.append(d.mark(own, "text"))
        else:
            lines.append(labelled(d, name, "", pad=pad(9, 4)))
    return column(*lines, Group(height=8), *nodes, width=252, pad=pad(12, 9), gap=1, clip=True)


def panel(d: Desk, title: str, fold: Sequence[str], *nodes: Node) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, title, 12.5, bold=True, grow=1),
        small(d, "chevron_down", fold, 12),
        pad=Pad(4, 4, 4, 10),
        fill=theme.bar,
    )
    return column(head, *nodes, border=theme.line, fill=theme.card, radius=0, clip=True)


def ball_of(d: Desk, name: str, size: int = 18) -> Node:
    sign, color = STATES[name]
    return icon(d.look, sign, size, getattr(d.look.theme, color), filled=True)
