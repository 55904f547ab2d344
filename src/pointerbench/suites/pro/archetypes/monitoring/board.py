"""A dashboard: controls, variables, rows, and panels of several kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    legend,
    plot,
    printed,
    small,
    wordings,
)
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]
PALETTE = ("#73bf69", "#f2cc0c", "#5794f2", "#ff780a", "#f2495c", "#b877d9")


def controls(d: Desk, *names: str) -> Group:
    """The line with what can be done to the dashboard, and the time."""
    look, theme = d.look, d.look.theme
    span = row(
        icon(look, "clock", 14, theme.muted),
        say(look, d.content("range"), 12.5),
        icon(look, "chevron_down", 10, theme.muted),
        gap=6,
        pad=pad(9, 4),
        border=theme.line,
        radius=2,
        hugs=True,
    )
    every = row(
        say(look, d.content("every"), 12.5),
        icon(look, "chevron_down", 10, theme.muted),
        gap=5,
        pad=pad(8, 4),
        border=theme.line,
        radius=2,
        hugs=True,
    )
    right: list[Node] = [
        d.mark(span, "other", d.content("range_does"), words=(d.content("range"),)),
        *d.bar("time"),
        d.tool("refresh_data", 16, border=theme.line, radius=2),
        d.mark(every, "other", d.content("every_does"), words=(d.content("every"),)),
    ]
    return row(
        *d.bar("board"),
        push(),
        *(d.button(name, size=12, pad=pad(9, 3)) for name in names),
        *right,
        gap=6,
        pad=pad(12, 5),
    )


def variables(d: Desk, most: int = 9) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in d.content("variables")[:most]:
        name = row(
            say(look, entry["name"], 11.5, theme.muted),
            pad=pad(7, 4),
            fill=theme.card,
            border=theme.line,
            hugs=True,
        )
        nodes.append(row(name, control(d, {**entry, "name": ""}, width=entry["width"]), hugs=True))
    return row(*nodes, gap=9, pad=Pad(0, 12, 5, 12))


def dashboard(d: Desk) -> tuple[tuple[str, ...], Group]:
    own: Spec = d.turn(d.content("boards"))
    rows: list[Node] = []
    for entry in own["rows"]:
        if "title" in entry:
            rows.append(_heading(d, entry))
        made = [panel(d, one) for one in entry["panels"]]
        rows.append(panes(*made, gap=7, height=entry["height"]))
    body = column(*rows, gap=7, pad=Pad(0, 8, 0, 12), grow=1, clip=True)
    inner = panes(body, bar_of(d, (), 0, 0.72), grow=1, clip=True)
    crumbs = ("Home", "Dashboards", own["title"])
    return crumbs, column(
        controls(d, "add_panel", "save_board"), variables(d), inner, grow=1, clip=True
    )


def _heading(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    words = row(
        icon(look, "chevron_down", 12, theme.muted),
        say(look, entry["title"], 12.5, bold=True),
        gap=5,
        hugs=True,
        pad=pad(0, 1),
    )
    return row(
        d.mark(words, "text", entry["fold"], words=(entry["title"],)),
        small(d, "settings", entry["options"], 12),
        gap=5,
    )


def panel(d: Desk, entry: Spec) -> Group:
    """A panel: its title opens a menu, what is in it depends on its kind."""
    look, theme = d.look, d.look.theme
    title = row(say(look, entry["text"], 12.5, bold=True), hugs=True, pad=pad(2, 1))
    tip = (
        [small(d, "info", entry["tip"], 12, color=theme.muted, pad=pad(2, 2))]
        if "tip" in entry
        else []
    )
    head = row(
        d.mark(title, "text", entry["does"], words=(entry["text"],)),
        *tip,
        push(),
        small(d, "more_vertical", entry["menu"], 12, color=theme.muted),
        pad=Pad(3, 2, 0, 8),
        height=25,
    )
    size = {"width": entry["width"]} if "width" in entry else {"grow": entry.get("grow", 1)}
    return column(
        head,
        _KINDS[entry["kind"]](d, entry),
        fill=theme.card,
        border=theme.line,
        radius=2,
        clip=True,
        **size,
    )


def graph(d: Desk, entry: Spec) -> Group:
    """Curves over time, with their legend."""
    look, theme = d.look, d.look.theme
    levels = [float(number) for pair in entry["curves"] for number in pair[1:3]]
    names = [pair[0] for pair in entry["curves"]]
    colors = PALETTE[entry.get("shift", 0) :] + PALETTE[: entry.get("shift", 0)]
    data = (
        float(d.integer(1, 90)),
        len(names),
        56 if len(names) < 4 else 40,
        len(entry["ys"]),
        len(entry.get("times", d.content("times"))),
        entry.get("style", 0),
        *levels,
    )
    drawn = panels.picture("series", mixed(theme.card, theme.ink, 24), *colors, data=data)
    chart = plot(
        look,
        drawn,
        entry["ys"],
        entry.get("times", d.content("times")),
        gutter=entry.get("gutter", 36),
    )
    does = d.content("curve") if entry.get("asked") else ()
    keys = row(*legend(d, names, colors, does, 11), gap=6, pad=pad(8, 2), clip=True)
    return column(chart, keys, grow=1, pad=Pad(0, 0, 3, 2))


def _stat(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    color = entry.get("color", PALETTE[0])
    data = (float(d.integer(1, 90)), 1, 30, 0, 0, 1, 0.4, 0.3)
    spark = panels.picture("series", theme.card, color, data=data, height=24, grow=0)
    value = say(look, entry["value"], entry.get("size", 24), color, bold=True, align="center")
    node = column(push(), value, push(), spark, grow=1)
    return d.mark(node, "other", entry.get("value_does", ()), words=(entry["value"],))


def _gauge(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    share = entry["share"]
    color = PALETTE[4] if share > 0.88 else PALETTE[1] if share > 0.7 else PALETTE[0]
    drawn = panels.picture("wide_gauge", color, mixed(theme.card, theme.ink, 30), data=(share,))
    value = say(look, entry["value"], 17, color, bold=True, align="center")
    node = column(column(drawn, grow=1, pad=pad(10, 2)), value, pad=Pad(0, 0, 5, 0), grow=1)
    return d.mark(node, "other", entry.get("value_does", ()), words=(entry["value"],))


def _bars(d: Desk, entry: Spec) -> Group:
    """Bars that lie, each with its name and value."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for name, share, value in entry["bars"]:
        color = PALETTE[4] if share > 0.85 else PALETTE[1] if share > 0.65 else PALETTE[0]
        full = Group(
            fill=mixed(theme.card, color, 150), border=color, edges="r", thickness=3, grow=share
        )
        bar = panes(
            full,
            Group(grow=max(0.01, 1 - share)),
            grow=1,
            height=15,
            fill=mixed(theme.card, theme.ink, 16),
        )
        made = d.mark(column(bar, grow=1), "other", wordings(entry["bar"], name=name))
        nodes.append(
            row(
                row(hint(look, name, 11, grow=1), width=86),
                made,
                row(say(look, value, 11.5, color, align="right", grow=1), width=52),
                gap=6,
            )
        )
    return column(*nodes, justify="between", grow=1, pad=pad(9, 7))


def _table(d: Desk, entry: Spec) -> Group:
    return column(table(d, entry["table"], height=24, size=11.5), grow=1, clip=True, pad=pad(6, 2))


def _logs(d: Desk, entry: Spec) -> Group:
    look = d.look
    lines: list[Node] = []
    for level, text in entry["lines"]:
        color = {"error": PALETTE[4], "warn": PALETTE[1], "info": PALETTE[0]}[level]
        lines.append(
            row(
                Group(width=3, height=14, fill=color),
                *printed(look, (text,), 11, limit=1),
                gap=7,
                clip=True,
            )
        )
    return column(*lines, gap=2, grow=1, clip=True, pad=pad(8, 3))


def _firing(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for text, state, since, does in entry["alerts"]:
        color = {"Firing": PALETTE[4], "Pending": PALETTE[1], "Normal": PALETTE[0]}[state]
        words = d.mark(row(say(look, text, 12, theme.ink), hugs=True), "text", does, words=(text,))
        heart = "heart_broken" if state == "Firing" else "heart"
        nodes.append(
            row(
                icon(look, heart, 16, color),
                column(
                    words,
                    row(
                        say(look, state, 11, color, bold=True),
                        hint(look, f"for {since}", 11),
                        gap=6,
                    ),
                    gap=0,
                ),
                gap=8,
            )
        )
    return column(*nodes, gap=5, grow=1, clip=True, pad=pad(9, 4))


_KINDS: dict[str, Callable[[Desk, Spec], Group]] = {
    "graph": graph,
    "stat": _stat,
    "gauge": _gauge,
    "bars": _bars,
    "table": _table,
    "logs": _logs,
    "alerts": _firing,
}
