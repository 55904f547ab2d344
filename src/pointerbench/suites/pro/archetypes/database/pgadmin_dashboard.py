"""Graphs of what a server does, over the sessions that are connected to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    tab,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, space
from pointerbench.widgets.texts import hint, icon, say


def dashboard(d: Desk) -> Group:
    _look, theme = d.look, d.look.theme
    parts = d.content("dashboard")
    kinds = [tab(d, entry, on=not at_, pad=pad(10, 6)) for at_, entry in enumerate(parts["kinds"])]
    wide = [_graph(d, entry, 118) for entry in parts["graphs"][:2]]
    narrow = [_graph(d, entry, 104) for entry in parts["graphs"][2:]]
    return column(
        row(*kinds, border=theme.line, edges="b", fill=theme.card),
        row(*wide, gap=10, pad=Pad(8, 10, 4, 10), align="stretch"),
        row(*narrow, gap=10, pad=Pad(4, 10, 8, 10), align="stretch"),
        _activity(d, parts),
        grow=1,
        clip=True,
        fill=theme.page,
    )


def _graph(d: Desk, entry: Mapping[str, Any], height: float) -> Group:
    look, theme = d.look, d.look.theme
    levels = tuple(float(line["level"]) for line in entry["lines"])
    data = (float(d.integer(1, 70)), float(len(levels)), 60.0, float(entry["swing"]), *levels)
    colors = tuple(line["color"] for line in entry["lines"])
    legend: list[Node] = []
    for line in entry["lines"]:
        sample = tools.swatch(look, line["color"], 9, border="")
        made = row(sample, say(look, line["text"], 10.5), gap=4, hugs=True, pad=pad(3, 2))
        legend.append(thing(d, made, line, "other"))
    title = thing(d, row(say(look, entry["text"], 11.5, bold=True), hugs=True), entry)
    head = tools.bar(look, title, push(), *legend, gap=5, pad=pad(8, 4))
    ends = [hint(look, text, 10, align="right") for text in (entry["top"], "0")]
    scale = column(ends[0], push(), ends[1], width=30)
    drawn = panels.picture("trace_series", theme.line, *colors, data=data, height=height)
    plot = panes(scale, space(4), column(drawn, grow=1), height=height, pad=pad(6, 4))
    return column(head, plot, grow=1, fill=theme.card, border=theme.line, clip=True)


def _activity(d: Desk, parts: Mapping[str, Any]) -> Group:
    """Who is connected, and what each is doing, with buttons to stop them."""
    look, theme = d.look, d.look.theme
    tabs = [
        tab(d, entry, on=not at_, pad=pad(9, 5)) for at_, entry in enumerate(parts["activity_tabs"])
    ]
    search = control(d, parts["search"], width=150, pad=pad(7, 2))
    tail = (control(d, parts["only_active"]), search, *d.bar("activity", size=14, pad=pad(4, 4)))
    head = tools.bar(look, *tabs, push(), *tail, gap=6, pad=Pad(0, 8, 0, 4))
    heads: list[Node] = [Group(), Group(), Group()]
    heads += [
        thing(d, row(hint(look, leaf(entry).text, 11.5), grow=1), entry) for entry in parts["heads"]
    ]
    rows = [_session(d, parts, session) for session in parts["sessions"]]
    grid = panels.grid(look, (26, 26, 26, 54, 84, 128, 84, 1, 88), heads, rows, tight=2)
    looks: dict[str, Any] = {"fill": theme.card, "border": theme.line, "edges": "t"}
    return column(head, column(grid, grow=1, clip=True), grow=1, clip=True, **looks)


def _session(d: Desk, parts: Mapping[str, Any], session: Mapping[str, Any]) -> list[Node]:
    """A connection: the buttons that end it, its details, and what it does."""
    look, theme = d.look, d.look.theme
    pid, user = session["row"][:2]
    buttons: list[Node] = []
    for name, ink, words in (
        ("cancel", theme.bad, "terminate"),
        ("stop", theme.warn, "cancel"),
        ("chevron_right", theme.muted, "details"),
    ):
        does = tuple(text.format(pid=pid, user=user) for text in parts[words])
        sign = row(icon(look, name, 13, ink), hugs=True, pad=pad(2, 2))
        buttons.append(d.mark(sign, "icon", does, function=f"{words}:{pid}"))
    inks = {"active": theme.good, "idle": theme.muted, "idle in transaction": theme.warn}
    cells: list[Node] = [
        say(look, text, 11.5, inks.get(text, theme.ink)) for text in session["row"]
    ]
    if session.get("does"):
        number = row(say(look, pid, 11.5), grow=1)
        cells[0] = d.mark(number, "other", session["does"], words=(pid,))
    return [*buttons, *cells]
