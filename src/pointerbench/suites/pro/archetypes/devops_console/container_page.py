"""One container: its log and the charts of its load."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    controls_of,
    link,
    plot,
    printed,
    state,
    tabs_of,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def container_page(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    own: Spec = d.turn(d.content("detail"))
    crumbs = row(
        link(d, "Containers", d.content("back"), 12),
        icon(look, "chevron_right", 10, theme.muted),
        hint(look, own["group"], 12),
        icon(look, "chevron_right", 10, theme.muted),
        hint(look, own["name"], 12),
        gap=5,
    )
    head = row(
        icon(look, "package", 28, theme.link),
        column(
            say(look, own["name"], 18, bold=True),
            row(
                hint(look, own["id"], 11.5),
                link(d, own["image"]["text"], own["image"]["does"], 12),
                link(d, own["port"]["text"], own["port"]["does"], 12),
                gap=10,
            ),
            gap=1,
        ),
        push(),
        column(hint(look, "STATUS", 10.5), state(look, own["status"], theme.good, 12), gap=2),
        *(d.tool(name, 16, border=theme.line, pad=pad(7, 6)) for name in d.app.bars["container"]),
        gap=8,
    )
    shown = "Stats" if d.number % 2 else "Logs"
    tabs = tabs_of(d, d.content("tabs"), shown)
    body = _stats(d) if shown == "Stats" else column(grow=1)
    log = column(_log_bar(d), _log(d, own), grow=1, clip=True)
    inner = column(column(body, height=318), log, grow=1) if shown == "Stats" else log
    return column(
        crumbs,
        head,
        panels.tab_strip(look, *tabs, fill="", pad=pad(1)),
        inner,
        gap=9,
        pad=Pad(10, 18, 10, 18),
        grow=1,
        clip=True,
    )


def _log_bar(d: Desk) -> Group:
    _look, theme = d.look, d.look.theme
    field = control(d, d.content("log_search"), width=230)
    more = controls_of(d, d.content("log_filters"))
    return row(
        field, *more, push(), *d.bar("log"), gap=4, pad=pad(8, 4), fill=theme.bar, border=theme.line
    )


def _log(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    lines = printed(look, own["log"], 11.5)
    body = column(*lines, pad=pad(10, 6), grow=1, clip=True)
    return panes(
        body,
        bar_of(d, d.content("log_scroll"), 0.7, 0.25),
        grow=1,
        clip=True,
        fill=theme.code,
        border=theme.line,
    )


def _stats(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    cards: list[Node] = []
    for entry in d.content("stats"):
        data = (
            float(d.integer(1, 90)),
            len(entry["colors"]),
            46,
            4,
            5,
            1,
            d.uniform(0.2, 0.6),
            0.2,
            d.uniform(0.15, 0.4),
            0.14,
        )
        drawn = panels.picture("series", theme.line, *entry["colors"], data=data)
        words = row(say(look, entry["text"], 12, bold=True), push(), say(look, entry["value"], 12))
        graph = plot(
            look, drawn, entry["ys"], ("10:20", "10:22", "10:24", "10:26", "10:28"), gutter=42
        )
        card = column(
            words, graph, pad=pad(10, 7), fill=theme.card, border=theme.line, radius=4, grow=1
        )
        cards.append(d.mark(card, "other", entry["does"]))
    return column(
        panes(*cards[:2], gap=10, grow=1), panes(*cards[2:], gap=10, grow=1), gap=10, grow=1
    )
