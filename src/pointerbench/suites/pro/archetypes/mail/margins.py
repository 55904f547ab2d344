"""What stands around messages: folders, programs, the day's plans and things to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def folders(d: Desk, entries: Sequence[Entry]) -> list[Node]:
    """The tree of folders with counts; a ``chosen`` one is open."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in entries:
        count = entry.get("count")
        end = [say(look, str(count), look.size - 1, theme.link, bold=True)] if count else []
        if entry.get("head"):
            node = row(
                icon(look, "chevron_down", 12, theme.muted),
                say(look, entry["text"], 0, bold=True, grow=1), gap=5, pad=pad(8, 0),
                height=look.row + 2,
            )  # fmt: skip
        else:
            node = panels.item(
                look, entry["text"], sign=entry["icon"], level=entry.get("level", 0),
                chosen=entry.get("chosen", False), end=end, color=entry.get("ink", ""),
                opened=entry.get("opened"),
            )  # fmt: skip
        nodes.append(d.thing(node, entry["text"] if entry.get("chosen") else entry))
    return nodes


def rail(d: Desk, names: Sequence[str], shown: str, *, width: float = 46) -> Group:
    """The strip of programs or spaces at the far left."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for name in names:
        if name == ">":
            nodes.append(push())
        elif name == shown:
            sign = icon(look, d.function(name).icon, 20, theme.link, filled=True)
            held = row(sign, pad=pad(8, 8), fill=theme.chosen, radius=look.radius, hugs=True)
            nodes.append(d.mark(held, "icon"))
        else:
            nodes.append(d.tool(name, 20, pad=pad(8, 8)))
    return column(
        *nodes, width=width, gap=3, align="center", pad=pad(2, 6), fill=theme.bar,
        border=theme.line, edges="r",
    )  # fmt: skip


def agenda(d: Desk, entries: Sequence[Entry]) -> list[Node]:
    """What is planned next: time, a coloured bar, the name."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in entries:
        if "day" in entry:
            nodes.append(
                row(say(look, entry["day"], look.size - 0.5, bold=True), pad=Pad(8, 8, 2, 8))
            )
            continue
        lines = column(
            say(look, entry["text"], look.size - 0.5),
            hint(look, entry["time"], 10.5),
            gap=1,
            grow=1,
        )
        stripe = Group(width=3, height=28, fill=entry["color"], radius=1)
        node = row(stripe, lines, gap=7, pad=pad(9, 4), border=theme.line, edges="b")
        nodes.append(d.thing(node, entry))
    return nodes


def tasks(d: Desk, entries: Sequence[Entry]) -> list[Node]:
    """Things to do, each with its circle or box to tick."""
    look = d.look
    nodes: list[Node] = []
    for entry in entries:
        box = Drawing("checkbox", 14, 14, (look.theme.accent, look.theme.muted, look.theme.card),
                      (float(entry.get("done", False)),))  # fmt: skip
        tick = d.mark(row(box, pad=pad(3), hugs=True), "other", entry.get("tick", ()))
        text = say(look, entry["text"], look.size - 0.5, grow=1)
        flag = icon(look, "flag", 12, look.theme.bad if entry.get("urgent") else look.theme.faint)
        nodes.append(row(tick, text, flag, gap=4, pad=pad(7, 1)))
    return nodes
