"""Boarding passes: the wide one of a web page and the tall one of a wallet."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.surfaces.leisure.airports import Airport
from pointerbench.suites.text.surfaces.leisure.parts import fact, say, span_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, rule


class Flight(NamedTuple):
    airline: str
    number: str
    start: Airport
    goal: Airport
    leaves: int
    minutes: int

    @property
    def arrives(self) -> int:
        """Minutes since midnight, by the clocks of its goal."""
        return self.leaves + self.minutes + 60 * (self.goal.ahead - self.start.ahead)


def baggage(w: Writer) -> list[tuple[str, str]]:
    limit = w.pick((20, 23))
    return [
        (say(w, "baggage"), f"1 × {limit} kg"),
        (w.say("weight"), f"{w.number(w.integer(110, limit * 10), 1)} kg"),
        (say(w, "bag_tag"), w.code("## #### ####")),
    ]


def wide_pass(w: Writer, flight: Flight, name: str) -> Group:
    """The wide pass: route and facts, and a stub with the square code."""
    theme = w.theme
    facts = flight_facts(w, flight)
    top = row(
        ui(w, flight.airline, 16, theme.on_accent, bold=True, grow=1),
        ui(w, say(w, "boarding_pass"), 14, theme.on_accent),
        pad=pad(22, 10),
        fill=theme.accent,
    )
    main = column(
        route(w, flight, 32),
        row(*(fact(w, *pair, grow=1) for pair in facts[:4]), gap=12, align="start"),
        row(
            fact(w, w.say("passenger"), name, grow=2),
            *(fact(w, *pair, grow=1) for pair in facts[4:]),
            gap=12,
            align="start",
        ),
        gap=15,
        pad=pad(22, 16),
        grow=1,
    )
    stub = column(
        Drawing("qr", 128, 128, ("#000000", "#ffffff"), (float(w.integer(0, 99)),)),
        muted(w, w.code("??####") + "/" + w.code("###"), 11.5, align="center"),
        gap=6,
        pad=pad(24, 16),
        border=theme.line,
        edges="l",
        align="center",
        justify="center",
    )
    return column(
        top, panes(main, stub), fill=theme.card, border=theme.line, clip=True, place="card"
    )


def route(w: Writer, flight: Flight, size: float) -> Group:
    def end(airport: Airport, minutes: int, align: str) -> Group:
        return column(
            ui(w, airport.code, size, bold=True, align=align, leading=1.15),
            muted(w, airport.city, 13, align=align),
            ui(w, w.clock(minutes % 1440) + (" +1" if minutes > 1439 else ""), 17, align=align),
            gap=1,
        )

    middle = column(
        row(
            column(rule(w.theme), grow=1),
            Icon("airplane", 22, w.theme.accent),
            column(rule(w.theme), grow=1),
            gap=8,
        ),
        muted(w, span_of(w, flight.minutes), 12, align="center"),
        gap=2,
        grow=1,
    )
    return row(
        end(flight.start, flight.leaves, "left"),
        middle,
        end(flight.goal, flight.arrives, "right"),
        gap=16,
    )


def flight_facts(w: Writer, flight: Flight) -> list[tuple[str, str]]:
    return [
        (say(w, "flight"), flight.number),
        (w.say("date"), w.day_month(w.today)),
        (say(w, "boarding_time"), w.clock((flight.leaves - 50) % 1440)),
        (w.say("gate"), f"{w.pick('ABCD')}{w.integer(1, 48)}"),
        (w.say("seat"), f"{w.integer(3, 31)}{w.pick('ABCDEF')}"),
        (say(w, "boarding_group"), str(w.integer(1, 5))),
        (w.say("terminal"), str(w.integer(1, 3))),
    ]


def way_back(w: Writer, flight: Flight) -> Group:
    """The way back, still without a pass."""
    day = w.today + dt.timedelta(w.integer(3, 12))
    return column(
        row(
            ui(w, f"{flight.goal.city} – {flight.start.city}", 15, bold=True, grow=1),
            Icon("airplane", 18, w.theme.muted),
        ),
        muted(w, f"{w.weekday(day)}, {w.long_date(day)}", 12.5),
        row(
            fact(w, say(w, "flight"), f"{flight.number[:2]} {w.integer(110, 989)}", grow=1),
            fact(w, w.say("departure"), w.clock(w.integer(80, 260) * 5), grow=1),
            fact(w, w.say("status"), say(w, "booked"), grow=1),
        ),
        button(w, say(w, "flight_check_in"), hugs=False),
        gap=10,
        width=348,
        pad=pad(20, 14),
        fill=w.theme.card,
        border=w.theme.line,
        place="card",
    )


def tall_pass(w: Writer, flight: Flight, name: str) -> Group:
    """The pass of a wallet, with its bars at the foot."""
    theme = w.theme
    facts = flight_facts(w, flight)
    top = row(
        ui(w, flight.airline, 17, theme.on_accent, bold=True, grow=1),
        ui(w, flight.number, 15, theme.on_accent),
        pad=pad(20, 12),
        fill=theme.accent,
    )
    body = column(
        route(w, flight, 34),
        rule(theme),
        row(*(fact(w, *pair, grow=1) for pair in facts[1:4]), gap=10),
        row(*(fact(w, *pair, grow=1) for pair in facts[4:]), gap=10),
        fact(w, w.say("passenger"), name),
        Drawing("barcode", 84, None, ("#111111", "#ffffff"), (float(w.integer(0, 99)),)),
        muted(w, f"{say(w, 'booking_code')} {w.code('??#?#?')}", 12, align="center"),
        gap=15,
        pad=pad(20, 16),
    )
    return column(top, body, width=348, fill=theme.card, border=theme.line, place="card")
