"""What a house uses, produces and pays for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


# --- energy ---------------------------------------------------------------------------------------


def energy(d: Desk) -> Group:
    look = d.look
    spans = [
        d.thing(panels.tab(look, entry["text"], on=not place), entry if place else entry["text"])
        for place, entry in enumerate(d.content("spans"))
    ]
    figures = [_figure(d, entry) for entry in d.content("figures")]
    chart = _usage(d)
    table = panels.grid(
        look,
        (1, 92, 92, 74),
        panels.heads(look, "Device", "Energy", "Cost", "State"),
        [_consumer(d, entry) for entry in d.content("consumers")],
    )
    inside = column(
        row(*spans, push(), *d.bar("period", 18), gap=2),
        row(*figures, gap=10),
        chart,
        table,
        gap=9,
        pad=pad(12, 8),
    )
    return panels.scrolled(look, inside, 0, 0.75, fill=look.theme.page)


def _usage(d: Desk) -> Group:
    """The hours of the day as bars."""
    look = d.look
    use = tuple(float(d.integer(10, 95)) for _ in range(24))
    bars = [
        d.mark(
            at(
                Group(fill="#e0a021" if 9 <= hour <= 17 else look.theme.accent, radius=2),
                Spot(hour / 24, 1 - value / 100, 0.032, value / 100),
            ),
            "other",
            _hour(hour, use),
            function=f"hour:{hour}",
        )
        for hour, value in enumerate(use)
    ]
    return column(
        row(say(look, "Electricity usage", 14, bold=True), push(), *d.bar("chart", 18)),
        panels.canvas(look, *bars, height=150, grow=0, fill=""),
        row(*(hint(look, f"{hour:02d}:00", grow=1) for hour in range(0, 24, 4))),
        gap=6,
        pad=pad(12, 10),
        fill=look.theme.card,
        border=look.theme.line,
        radius=10,
    )


def _hour(hour: int, use: tuple[float, ...]) -> tuple[str, ...]:
    """What is asked of the highest and the lowest bar, where there is one."""
    if use.count(use[hour]) > 1:
        return ()
    if use[hour] == max(use):
        return ("Look at the hour in which most was used.", "Which hour was worst? Pick it.")
    if use[hour] == min(use):
        return (
            "Look at the hour in which least was used.",
            "Pick the most frugal hour of the day.",
        )
    return ()


def _figure(d: Desk, entry: Entry) -> Group:
    look = d.look
    card = row(
        icon(look, entry["icon"], 24, entry["ink"]),
        column(hint(look, entry["text"]), say(look, entry["value"], 17, bold=True), gap=1),
        gap=10,
        pad=pad(12, 9),
        fill=look.theme.card,
        border=look.theme.line,
        radius=10,
        grow=1,
    )
    return d.thing(card, entry, "other")


def _consumer(d: Desk, entry: Entry) -> list[Node]:
    look = d.look
    name = row(
        icon(look, entry["icon"], 16, look.theme.muted), say(look, entry["text"]), gap=7, hugs=True
    )
    switch = tools.switch(look, on=True)
    return [
        d.mark(name, "text", entry["see"], function=f"see:{entry['text']}", words=(entry["text"],)),
        d.mark(say(look, entry["energy"]), "other"),
        d.mark(say(look, entry["cost"]), "other"),
        d.mark(switch, "other", entry["does"], function=f"off:{entry['text']}"),
    ]
