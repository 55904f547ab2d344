"""The console: what scripts have logged, and a line to type the next expression in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    sash,
    scroller,
    shifted,
    tab,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, icon, say


def console(d: Desk) -> Group:
    """Messages, with a pane for longer scripts beside them."""
    side = [_editor(d), sash(d, d.content("snippet_edge"))] if d.has("run_snippet") else []
    lists = panes(*side, _messages(d), grow=1, clip=True)
    return column(_strip(d), lists, grow=1)


def drawer(d: Desk) -> Group:
    """The same in small, under another view."""
    look, theme = d.look, d.look.theme
    tabs = [tab(d, entry, on=not at, pad=pad(8, 4)) for at, entry in enumerate(d.content("drawer"))]
    close = [d.mark(tools.tool(look, "close", 12, pad=pad(4, 4)), "icon", d.content("drawer_shut"))]
    head = row(*tabs, push(), *close, fill=theme.bar, border=theme.line, edges="tb", pad=pad(4, 0))
    return column(head, _strip(d), _messages(d), height=190, clip=True)


def _strip(d: Desk) -> Group:
    look = d.look
    return tools.bar(
        look,
        *d.bar("console"),
        *(
            control(d, entry, width=entry["width"], pad=pad(6, 2))
            for entry in d.content("console_fields")
        ),
        push(),
        *(
            thing(d, row(say(look, entry["text"], 11.5), pad=pad(6, 2), radius=9, hugs=True), entry)
            for entry in d.content("console_levels")
        ),
        *d.bar("console_end"),
        gap=4,
        pad=pad(6, 1),
        height=27,
    )


def _messages(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes = [_message(d, entry) for entry in shifted(d, d.content("sites"))["messages"]]
    prompt = row(
        icon(look, "chevron_right", 12, theme.link),
        code(look, "|", 12, theme.faint),
        gap=6,
        pad=pad(8, 4),
    )
    body = column(*nodes, prompt, grow=1, clip=True)
    bar = scroller(d, d.content("scroll"), 0.4, 0.6)
    return panes(body, bar, grow=1, clip=True, fill=theme.card)


def _message(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A message with its sign, how often it came, and the line of script it came from."""
    look, theme = d.look, d.look.theme
    kind, text = entry.get("kind", ""), entry["text"]
    if kind == "prop":
        value = row(code(look, text, 11.5, theme.link), hugs=True, pad=pad(2, 1))
        made = d.mark(value, "other", entry.get("does", ()), words=(text,))
        return row(made, pad=Pad(0, 0, 0, 42), height=18)
    signs = {"error": theme.bad, "warning": theme.warn, "info": theme.link}
    grounds = {
        "error": mixed(theme.card, "#e04040", 26),
        "warning": mixed(theme.card, "#d8a000", 26),
    }
    lead: Node = icon(look, kind, 13, signs[kind]) if kind in signs else Group(width=13)
    if kind in ("in", "out"):
        lead = icon(look, "chevron_right" if kind == "in" else "chevron_left", 11, theme.faint)
    nodes: list[Node] = [lead]
    if entry.get("fold"):
        arrow = row(icon(look, "caret_down", 10, theme.muted), hugs=True, pad=pad(2, 2))
        nodes.append(d.mark(arrow, "icon", entry["fold"]))
    ink = signs.get(kind, theme.ink) if kind != "info" else theme.ink
    spans = colored(text, inks_of(look, "chrome")) if kind in ("in", "out") else text
    nodes.append(row(code(look, spans, 11.5, ink), grow=1, clip=True))
    if entry.get("often"):
        badge = tools.badge(look, str(entry["repeat"]), theme.soft)
        nodes.append(d.mark(badge, "other", entry["often"]))
    if entry.get("from"):
        words = row(say(look, entry["from"], 11.5, theme.link), hugs=True, pad=pad(2, 1))
        link = {"text": entry["from"], **({"does": entry["does"]} if entry.get("does") else {})}
        nodes.append(thing(d, words, link))
    return row(
        *nodes,
        gap=6,
        pad=Pad(2, 10, 2, 8),
        border=theme.line,
        edges="b",
        fill=grounds.get(kind, ""),
    )


def _editor(d: Desk) -> Group:
    """A pane for several lines of script."""
    look, theme = d.look, d.look.theme
    lines = [
        row(
            row(code(look, str(number), 11, theme.faint, align="right", grow=1), width=26),
            code(look, colored(text, inks_of(look, "chrome")), 11.5),
            gap=8,
            height=18,
        )
        for number, text in enumerate(shifted(d, d.content("sites"))["snippet"], 1)
    ]
    head = row(
        d.button("run_snippet", sign=True, primary=True, pad=pad(8, 2)),
        push(),
        *d.bar("snippet", size=14),
        gap=2,
        pad=pad(5, 3),
        border=theme.line,
        edges="b",
    )
    return column(
        head, column(*lines, pad=pad(0, 4), grow=1), width=292, fill=theme.card, clip=True
    )
