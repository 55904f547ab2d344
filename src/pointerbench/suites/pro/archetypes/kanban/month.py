"""A month of due dates: cards as bars on the days on which they are worked on."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.business_parts import Entry, asked, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, say

_WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_LONG = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_TIMES = ("first", "second", "third", "fourth", "fifth")


def calendar(d: Desk, board: Entry) -> Group:
    """September 2026, which begins on a Tuesday."""
    look, theme = d.look, d.look.theme
    name = asked(
        d,
        row(say(look, board["name"], 16, bold=True), pad=pad(6, 3), hugs=True),
        "calendar_name",
        "text",
    )
    head = row(
        name, d.tool("star_board"), d.tool("visibility"), push(), *d.bar("board"),
        d.does("share_board", tools.button(look, "Share", sign="person_add", primary=True), "text"),
        d.tool("board_menu"), gap=5, pad=pad(10, 0), height=44, fill=theme.card,
    )  # fmt: skip
    views = [
        thing(d, panels.tab(look, one["text"], on="does" not in one), one)
        for one in d.content("views")
    ]
    month = asked(d, tools.choice(look, "September 2026", 150), "calendar_september")
    sizes = [
        asked(d, panels.tab(look, "Week"), "calendar_week", "text", text="Week"),
        d.mark(panels.tab(look, "Month", on=True), "text", words=("Month",)),
    ]
    bar = row(
        month, d.tool("previous_month"), d.button("go_today"), d.tool("next_month"), push(),
        tools.segments(look, sizes), *d.bar("calendar"), gap=6, pad=pad(10, 6), fill=theme.card,
    )  # fmt: skip
    days = row(
        *(row(hint(look, day, 11), justify="center", grow=1) for day in _WEEKDAYS), pad=pad(0, 3),
        fill=theme.bar, border=theme.line, edges="tb",
    )  # fmt: skip
    return column(
        head, panels.tab_strip(look, *views, pad=pad(6, 0)), bar, days,
        panels.canvas(look, *_cells(d, board), *_bars(d, board), fill=theme.line), grow=1,
    )  # fmt: skip


def _cells(d: Desk, board: Entry) -> list[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    cards = [one for lists in board["lists"] for one in lists["cards"] if "day" in one]
    busy = {one["day"] + step for one in cards for step in range(one["span"])}
    chosen = d.sample([day for day in range(1, 31) if day not in busy], 5)
    for place in range(35):
        line, weekday = divmod(place, 7)
        day = place  # the 1st is a Tuesday, so that place 1 holds it
        outside = not 1 <= day <= 30
        shown = 31 if day == 0 else (day if day <= 30 else day - 30)
        here = day == 10
        number = row(
            say(
                look, str(shown), 11.5, theme.on_accent if here else theme.faint if outside else "",
            ),
            pad=pad(5, 1), radius=8, fill=theme.accent if here else "", hugs=True,
        )  # fmt: skip
        spot = Spot(weekday / 7, line / 5, 1 / 7, 1 / 5, dw=-1, dh=-1)
        fill = theme.code if outside or weekday > 4 else theme.card
        cell: Group = at(column(number, pad=pad(4, 3), fill=fill), spot)
        if day in chosen:
            which = f"{_TIMES[(day - 1) // 7]} {_LONG[weekday]}"
            nodes.append(asked(d, cell, "day", which=which))
        else:
            nodes.append(d.mark(cell, "other"))
    return nodes


def _bars(d: Desk, board: Entry) -> list[Node]:
    """A card's bar, cut at the end of its week; bars of a week that meet lie in two tracks."""
    look = d.look
    colors = d.content("labels")
    nodes: list[Node] = []
    taken: dict[tuple[int, int], int] = {}
    for entry in (one for lists in board["lists"] for one in lists["cards"]):
        if "day" not in entry:
            continue
        line, weekday = divmod(entry["day"], 7)
        span = min(entry["span"], 7 - weekday)
        track = max(taken.get((line, weekday + step), 0) for step in range(span))
        for step in range(span):
            taken[line, weekday + step] = track + 1
        hue = colors[entry["labels"][0]] if "labels" in entry else "#8590a2"
        bar = row(
            Group(width=4, fill=hue, height=20), say(look, entry["text"], 11.5, grow=1), gap=6,
            height=22, radius=4, fill=look.theme.soft, border=hue, clip=True,
        )  # fmt: skip
        spot = Spot(weekday / 7, line / 5, span / 7, 0, 3, 25 + 26 * track, -7)
        nodes.append(at(_asked(d, bar, entry), spot))
    return nodes


def _asked(d: Desk, bar: Group, entry: dict[str, Any] | Entry) -> Group:
    return thing(d, bar, {**entry, "text": ""}, "other")
