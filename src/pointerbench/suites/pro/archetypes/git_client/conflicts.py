"""Parts of a client for version control: a difference with its pieces, staging, a conflict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of
from pointerbench.suites.pro.archetypes.dev_kit import (
    seam,
    shifted,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say


def conflict(d: Desk) -> Group:
    """Two versions side by side with boxes to tick, and what comes out of them below."""
    look, theme = d.look, d.look.theme
    part = shifted(d, d.content("conflicts"))
    sides = [
        _version(d, side, ink)
        for side, ink in zip(part["sides"], ("#3fb6d8", "#e0a03a"), strict=True)
    ]
    moves = row(
        say(look, "Output", 12, bold=True),
        hint(look, part["told"], 11.5),
        push(),
        *d.bar("conflict", size=14, pad=pad(4, 4)),
        gap=8,
        pad=pad(12, 3),
        height=30,
        fill=theme.bar,
        border=theme.line,
        edges="tb",
    )
    result = panels.scrolled(
        look,
        column(*_numbered(d, part["output"], part.get("lines", ())), pad=pad(0, 3)),
        0.2,
        0.5,
        fill=theme.card,
    )
    head = row(
        icon(look, "warning", 14, theme.warn),
        say(look, f"{part['folder']}{part['name']}", 12.5, bold=True),
        push(),
        d.button("save_resolution", primary=True, pad=pad(10, 3)),
        *d.bar("diff_end", size=14),
        gap=7,
        pad=pad(12, 4),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    both = panes(sides[0], seam(look), sides[1], height=282, clip=True)
    return column(head, both, moves, result, grow=1, clip=True)


def _version(d: Desk, side: Mapping[str, Any], ink: str) -> Group:
    look, theme = d.look, d.look.theme
    letter = row(
        say(look, side["letter"], 12, "#ffffff", bold=True),
        width=20,
        height=20,
        justify="center",
        radius=3,
        fill=mixed(ink, "#000000", 80),
    )
    box = d.mark(tools.check(look, "", on=side["whole"], hugs=True), "other", side["whole_does"])
    head = row(
        box,
        letter,
        say(look, side["branch"], 12, bold=True, grow=1),
        hint(look, side["sha"], 11),
        gap=8,
        pad=pad(10, 4),
        height=30,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    nodes = _numbered(d, side["text"], side["picks"], mixed(theme.card, ink, 44))
    return column(head, column(*nodes, pad=pad(0, 3)), grow=1, fill=theme.card, clip=True)


def _numbered(d: Desk, text: str, picks: Sequence[Mapping[str, Any]], fill: str = "") -> list[Node]:
    """Lines with numbers; those that can be picked have a box to tick, or (without) are places."""
    look, theme = d.look, d.look.theme
    inks = inks_of(look, "vscode")
    nodes: list[Node] = []
    for number, line in enumerate(text.strip("\n").split("\n"), 18):
        pick = next((one for one in picks if one["at"] in line), None)
        lead: Node = Group(width=16)
        if pick and "on" in pick:
            lead = d.mark(
                tools.check(look, "", on=pick["on"], hugs=True, pad=pad(1, 1)),
                "other",
                pick["does"],
            )
        words: Node = code(look, colored(line, inks), 12)
        if pick and "on" not in pick:
            words = d.mark(row(words, hugs=True), "other", pick["does"])
        made = row(
            row(lead, width=20),
            row(code(look, str(number), 10.5, theme.faint, align="right", grow=1), width=26),
            words,
            gap=7,
            pad=Pad(0, 0, 0, 8),
            height=19,
            fill=fill if pick else "",
            clip=True,
        )
        nodes.append(made)
    return nodes
