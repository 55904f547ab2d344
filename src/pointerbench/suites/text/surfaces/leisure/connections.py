"""Connections found for a journey: times, changes and prices, one of them with its stops."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.surfaces.leisure.parts import say, span_of
from pointerbench.suites.text.surfaces.leisure.routes import Route, train
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row, rule


class Trip(NamedTuple):
    """A train along a route: it leaves at minutes of the day, and takes some longer than the
    fastest; one that is ``opened`` shows its stops."""

    route: Route
    start: int
    late: int
    changes: int
    opened: bool

    @property
    def length(self) -> int:
        """Minutes from the first stop to the last; a change takes twelve."""
        return self.route.minutes[-1] + self.late + 12 * self.changes

    @property
    def changed_at(self) -> tuple[int, ...]:
        """Places in the route at which one changes."""
        return ((), (2,), (1, 3))[self.changes]


def trip_card(w: Writer, trip: Trip, price: int) -> Group:
    """A connection with its price in cents."""
    start, length, changes, opened = trip.start, trip.length, trip.changes, trip.opened
    platform = w.integer(1, 14)
    theme = w.theme
    count = {0: say(w, "direct"), 1: say(w, "one_change")}.get(changes)
    line = row(
        column(
            ui(w, f"{w.clock(start)} – {w.clock((start + length) % 1440)}", 17, bold=True),
            muted(w, f"{span_of(w, length)}, {count or say(w, 'changes', n=changes)}", 12.5),
            gap=2,
            grow=1,
        ),
        label(w, train(w), 12.5, theme.muted, width=80),
        label(w, f"{w.say('platform')} {platform}", 12.5, theme.muted, width=84),
        column(
            ui(
                w,
                say(w, "from_price", amount=w.amount(price * w.locale.price_level)),
                14,
                theme.good,
                align="right",
            ),
            width=130,
        ),
        Icon("chevron_up" if opened else "chevron_down", 16, theme.muted),
        gap=16,
    )
    parts: list[Node] = [line]
    if opened:
        parts += [rule(theme), *_calls(w, trip, platform)]
    return column(
        *parts,
        gap=9,
        pad=pad(16, 10),
        fill=theme.card,
        border=theme.accent if opened else theme.line,
        radius=6,
        place="result",
    )


def _calls(w: Writer, trip: Trip, platform: int) -> list[Node]:
    """Where the train stops; one changes at those printed bold."""
    ends = (0, len(trip.route.towns) - 1)
    rows: list[Node] = []
    for place, (town, minutes) in enumerate(zip(*trip.route, strict=True)):
        bold = place in ends or place in trip.changed_at
        waits = 12 * sum(stop < place for stop in trip.changed_at)
        at = trip.start + waits + minutes + trip.late * minutes // trip.route.minutes[-1]
        rows.append(
            row(
                ui(w, w.clock(at % 1440), 13, bold=bold, width=74),
                Icon("circle", 10, w.theme.accent),
                ui(w, town, 13, bold=bold, grow=1),
                muted(w, f"{w.say('platform')} {w.integer(1, 9) if place else platform}"),
                gap=10,
                place="row",
            )
        )
    return rows
