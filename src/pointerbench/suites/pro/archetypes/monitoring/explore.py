"""Looking through logs with their histogram, and the rules that raise alarms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, thing
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    by_round,
    inked,
    inks_of,
    legend,
    plot,
    printed,
    small,
)
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.archetypes.monitoring.board import PALETTE
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

Spec = Mapping[str, Any]


def exploring(d: Desk) -> tuple[tuple[str, ...], Group]:
    if by_round(d, (True, False)):
        return ("Home", "Explore"), _logs(d)
    return ("Home", "Alerting", "Alert rules"), _rules(d)


# --- logs -----------------------------------------------------------------------------------------


def _logs(d: Desk) -> Group:
    _look, theme = d.look, d.look.theme
    own: Spec = d.content("explore")
    top = row(
        control(d, own["source"], width=132),
        push(),
        *d.bar("explore"),
        control(d, own["range"], width=150),
        d.button("run_query", primary=True, sign=True, size=12),
        d.button("live_tail", sign=True, size=12),
        gap=6,
        pad=pad(10, 5),
        border=theme.line,
        edges="b",
    )
    toggles = row(
        *(
            control(d, entry, hugs=True)
            if entry["kind"] == "check"
            else control(d, entry, width=entry["width"])
            for entry in own["toggles"]
        ),
        push(),
        *d.bar("log"),
        gap=11,
        pad=pad(10, 4),
    )
    lines = [_line(d, entry, place) for place, entry in enumerate(own["lines"])]
    listed = column(toggles, *lines, fill=theme.card, border=theme.line, grow=1, clip=True)
    query = _builder(d, own)
    body = column(query, _volume(d, own), listed, gap=7, pad=pad(10, 7), grow=1, clip=True)
    return column(top, panes(body, bar_of(d, (), 0, 0.5), grow=1, clip=True), grow=1, clip=True)


def _volume(d: Desk, own: Spec) -> Group:
    """How many messages there were, by their level."""
    look, theme = d.look, d.look.theme
    colors = (PALETTE[0], PALETTE[1], PALETTE[4])
    data = (float(d.integer(1, 80)), 3, 62, 4, 7, 2, 0.62, 0.22, 0.2, 0.12, 0.09, 0.1)
    drawn = panels.picture("series", mixed(theme.card, theme.ink, 24), *colors, data=data)
    head = row(
        icon(look, "chevron_down", 12, theme.muted),
        say(look, "Logs volume", 12.5, bold=True),
        push(),
        *legend(d, ("info", "warn", "error"), colors, own["level"]),
        gap=7,
        pad=pad(10, 4),
    )
    chart = plot(look, drawn, ("1.5k", "1k", "500", "0"), d.content("times"), gutter=32)
    return column(head, chart, height=150, fill=theme.card, border=theme.line)


def _builder(d: Desk, own: Spec) -> Group:
    """The query: labels with values, and what is done to the lines."""
    look, theme = d.look, d.look.theme
    filters: list[Node] = [hint(look, "Label filters", 11)]
    for entry in own["filters"]:
        filters += [
            control(d, entry["key"], width=88),
            control(d, entry["value"], width=112),
            small(d, "close", entry["drop"], 10),
        ]
    filters.append(d.tool("add_filter", 14))
    steps = [
        row(
            hint(look, entry["name"], 11), control(d, entry, width=entry["width"]), gap=5, hugs=True
        )
        for entry in own["steps"]
    ]
    raw = row(
        code(look, inked(own["query"], inks_of(look)), 11.5, grow=1, limit=1),
        pad=pad(8, 5),
        fill=theme.code,
        border=theme.line,
        width=600,
    )
    head = row(
        icon(look, "chevron_down", 12, theme.muted),
        say(look, "A", 12, theme.link, bold=True),
        hint(look, "(Loki)", 11),
        push(),
        *d.bar("query"),
        gap=6,
        pad=pad(8, 2),
        fill=mixed(theme.card, theme.ink, 14),
    )
    return column(
        head,
        row(*filters, gap=4, pad=pad(8, 4)),
        row(*steps, gap=10, pad=pad(8, 2)),
        row(d.mark(raw, "other", own["query_does"]), pad=pad(8, 5)),
        fill=theme.card,
        border=theme.line,
    )


def _line(d: Desk, entry: Spec, place: int) -> Group:
    look, theme = d.look, d.look.theme
    color = {"error": PALETTE[4], "warn": PALETTE[1], "info": PALETTE[0]}[entry["level"]]
    words = row(*printed(look, (entry["text"],), 11.5, limit=1), hugs=True)
    fold = small(d, "chevron_right", entry.get("open", ()), 10, color=theme.muted, pad=pad(3, 3))
    return row(
        Group(width=3, height=16, fill=color),
        fold,
        d.mark(words, "other", entry.get("does", ())),
        gap=5,
        pad=Pad(0, 8, 0, 8),
        height=20,
    )


# --- rules ----------------------------------------------------------------------------------------


def _rules(d: Desk) -> Group:
    look, _theme = d.look, d.look.theme
    own: Spec = d.content("rules")
    filters = row(
        *(
            row(
                hint(look, entry["name"], 11.5),
                control(d, {**entry, "name": ""}, width=entry["width"]),
                gap=5,
                hugs=True,
            )
            for entry in own["filters"]
        ),
        gap=10,
    )
    states = row(
        *(_state(d, entry) for entry in own["states"]),
        push(),
        d.button("new_rule", primary=True, sign=True),
        *d.bar("rules"),
        gap=6,
    )
    counts = row(hint(look, own["summary"], 12))
    groups = [_group(d, own, group) for group in own["groups"]]
    body = column(
        say(look, "Alert rules", 20, bold=True),
        hint(look, own["about"], 12),
        filters,
        states,
        counts,
        *groups,
        gap=8,
        pad=pad(14, 9),
        grow=1,
        clip=True,
    )
    return panes(body, bar_of(d, (), 0, 0.7), grow=1, clip=True)


def _group(d: Desk, own: Spec, group: Spec) -> Group:
    """Rules that are checked together."""
    look, theme = d.look, d.look.theme
    head = row(
        icon(look, "folder", 16, theme.muted),
        say(look, group["folder"], 12.5, theme.muted),
        icon(look, "chevron_right", 10, theme.muted),
        say(look, group["name"], 12.5, bold=True),
        tools.badge(
            look,
            group["count"],
            mixed(theme.card, PALETTE[4], 50) if group.get("bad") else theme.soft,
            theme.bad if group.get("bad") else theme.link,
            radius=3,
        ),
        push(),
        *(small(d, one["icon"], one["does"]) for one in group["icons"]),
        gap=7,
        pad=pad(10, 5),
        fill=theme.bar,
    )
    made = table(d, {**own["table"], "rows": group["rows"]}, height=31, size=12)
    return column(head, made, border=theme.line, fill=theme.card)


def _state(d: Desk, entry: Spec) -> Group:
    theme = d.look.theme
    on = "does" not in entry
    node = row(
        say(d.look, entry["text"], 12, theme.ink if on else theme.muted),
        pad=pad(10, 4),
        hugs=True,
        fill=theme.soft if on else theme.card,
        border=theme.line,
        radius=2,
    )
    return thing(d, node, entry["text"] if on else entry)
