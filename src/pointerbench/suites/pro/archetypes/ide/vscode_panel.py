"""The panel below an editor: a terminal, a debugger's console, a list of problems."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Color, Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import File
from pointerbench.suites.pro.archetypes.dev_kit import branch, control, scroller, shifted, tab
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

HEIGHT = 196


def _panel(d: Desk, name: str, bar: Sequence[Node], body: Group) -> Group:
    theme = d.look.theme
    tabs = [tab(d, entry, on=entry["name"] == name, pad=pad(9, 7)) for entry in d.content("panel")]
    head = row(*tabs, push(), *bar, gap=1, pad=Pad(0, 8, 0, 8), height=34)
    return column(head, body, height=HEIGHT, fill=theme.page, clip=True)


def _ink(d: Desk, text: str) -> Color:
    """Output is coloured by how it begins."""
    theme = d.look.theme
    starts = {
        "√": theme.good,
        "×": theme.bad,
        "warn": theme.warn,
        "error": theme.bad,
        "$": theme.ink,
        ">": theme.muted,
        "PASS": theme.good,
        "FAIL": theme.bad,
    }
    bare = text.strip()
    return next((ink for start, ink in starts.items() if bare.startswith(start)), theme.ink)


def terminal(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    output = shifted(d, d.content("terminal"))
    lines = [code(look, text, 11.5, _ink(d, text)) for text in output.strip("\n").split("\n")]
    shells = column(
        *(branch(d, entry, chosen=not at) for at, entry in enumerate(d.content("shells"))),
        width=118,
        border=theme.line,
        edges="l",
    )
    body = panes(
        column(*lines, pad=pad(18, 2), grow=1, clip=True),
        scroller(d, d.content("terminal_scroll"), 0.66, 0.3),
        shells,
        grow=1,
        clip=True,
    )
    return _panel(d, "terminal", d.bar("terminal", pad=pad(3, 3)), body)


def console(d: Desk, file: File) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in file["console"]:
        text, place = entry
        nodes.append(
            row(
                code(look, text, 11.5, _ink(d, text), grow=1),
                say(look, place, 11, theme.link),
                pad=pad(18, 1),
            )
        )
    prompt = control(d, d.content("prompt"), border=theme.line, edges="t", radius=0, pad=pad(8, 4))
    body = column(column(*nodes, grow=1, clip=True), prompt, grow=1)
    bar = [control(d, d.content("console_filter"), width=190, pad=pad(6, 2))]
    return _panel(d, "console", [*bar, *d.bar("console", pad=pad(3, 3))], body)


def problems(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    signs = {"error": theme.bad, "warning": theme.warn, "info": theme.link}
    for group in d.content("problems"):
        nodes.append(branch(d, group["head"], files=True, hugs=True))
        for entry in group["list"]:
            words = row(
                icon(look, entry["kind"], 14, signs[entry["kind"]]),
                say(look, entry["text"]),
                gap=6,
                height=22,
                hugs=True,
            )
            made = d.mark(words, "text", entry.get("does", ()), words=(entry["text"],))
            place = hint(look, entry["place"], grow=1)
            nodes.append(row(made, place, gap=8, pad=Pad(0, 8, 0, 34), height=22, clip=True))
    bar: list[Node] = [control(d, d.content("problems_filter"), width=190, pad=pad(6, 2))]
    bar += d.bar("problems", pad=pad(3, 3))
    body = panes(column(*nodes, grow=1, clip=True), panels.scroll_bar(look, 0, 0.6), grow=1)
    return _panel(d, "problems", bar, body)
