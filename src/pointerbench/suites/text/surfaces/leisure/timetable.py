"""Timetables: one line with all its stops and runs, or the connections found for a journey."""

from __future__ import annotations

import datetime as dt
from itertools import accumulate

from pointerbench.flow.nodes import Column, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.controls import button, field, tabs
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.connections import Trip, trip_card
from pointerbench.suites.text.surfaces.leisure.parts import (
    brand,
    pills,
    say,
    short_clock,
    site_of,
)
from pointerbench.suites.text.surfaces.leisure.routes import Route, routes
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_RAILWAYS = ("Interrail Nord", "Linea Verde", "Westbahn", "Trans Meridian", "Regio Plus", "Arcus")


def build(w: Writer) -> Node:
    route = w.pick(routes(w.locale.country, w.language))
    line = w.chance(0.5)
    stops = [*(_stop(w) for _ in range(40))]
    stops = [stop for number, stop in enumerate(stops) if stop not in stops[:number]][:14]
    content = _line_table(w, stops) if line else _trips(w, route)
    ends = stops if line else list(route.towns)
    return web(
        w,
        f"{ends[0]} – {ends[-1]}",
        f"www.{w.domain(site_of(w, _RAILWAYS))}/{w.code('##??')}",
        content,
    )


def _stop(w: Writer) -> str:
    """A stop of a tram or bus: a street's name without its number."""
    return " ".join(part for part in w.street().replace(",", "").split() if not part.isdigit())


def _head(w: Writer, chosen: int) -> Node:
    captions = [say(w, "connections"), say(w, "departures"), say(w, "tickets"), w.say("map")]
    return row(
        brand(w, site_of(w, _RAILWAYS)),
        tabs(w, captions, chosen, border=""),
        push(),
        Icon("search", 18, w.theme.muted),
        button(w, w.say("sign_in")),
        gap=18,
        pad=pad(28, 6),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _notes(w: Writer, cities: list[str], count: int) -> list[Node]:
    first, second = cities[1], cities[2]
    works = say(w, "tt_note_1", first=first, second=second, date=w.long_date(w.day(5, 60)))
    notes = [works, *(say(w, f"tt_note_{number}") for number in w.sample((2, 3, 4), count - 1))]
    return [prose(w, note, 14, styles=("bold", "link")) for note in notes]


def _line_table(w: Writer, cities: list[str]) -> Node:
    start = w.day(-90)
    notes, notes_first = _notes(w, cities, 4), w.chance(0.4)
    number = f"{w.pick(('', '', 'S', 'M'))}{w.integer(2, 89)}"
    head = column(
        row(
            title(w, say(w, "line_n", n=number), 24),
            push(),
            pills(w, [say(w, "weekdays_only"), *(w.weekday(day) for day in _weekend(w))]),
        ),
        muted(
            w,
            say(
                w,
                "valid_range",
                start=w.short_date(start),
                end=w.short_date(start.replace(year=start.year + 1, day=min(start.day, 28))),
            ),
            13,
        ),
        gap=5,
    )
    return page(
        w,
        _head(w, 1),
        column(
            head,
            *(notes[:2] if notes_first else ()),
            _grid(w, cities),
            *(notes[2:] if notes_first else notes),
            ui_title(w, f"{say(w, 'return_way')}, {cities[-1]} – {cities[0]}", 17),
            _grid(w, cities[::-1]),
            gap=14,
            pad=pad(28, 18),
        ),
    )


def _weekend(w: Writer) -> tuple[dt.date, dt.date]:
    saturday = w.today + dt.timedelta(5 - w.today.weekday())
    return saturday, saturday + dt.timedelta(1)


def _grid(w: Writer, cities: list[str]) -> Table:
    theme = w.theme
    trains = w.integer(8, 10)
    legs = [0, *accumulate(w.integer(2, 6) for _ in cities[1:])]
    first, pace = w.integer(300, 420), w.pick((10, 15, 20, 30))
    starts = [first + pace * number for number in range(trains)]
    skipped = {number for number in range(trains) if number % 3 == 2}
    numbers = [str(w.integer(10, 40) * 100 + 2 * number + 1) for number in range(trains)]
    bold = w.integer(0, trains - 1)
    rows: list[tuple[Node, ...]] = [
        (
            ui(w, w.say("number_"), 12.5, theme.muted),
            *(ui(w, number, 12.5, theme.muted, align="right") for number in numbers),
        )
    ]
    for place, city in enumerate(cities):
        ends = place in (0, len(cities) - 1)
        cells: list[Node] = [ui(w, city, 13.5, bold=ends)]
        for number, start in enumerate(starts):
            time = short_clock(w, start + legs[place] - (number in skipped) * (place > 1))
            passes = number in skipped and place % 3 == 1 and not ends
            content = "–" if passes else time
            cells.append(ui(w, content, 13.5, align="right", bold=number == bold))
        rows.append(tuple(cells))
    return Table(
        (Column(grow=1), *(Column(width=66) for _ in range(trains))),
        tuple(rows),
        Pad(4, 8, 4, 8),
        theme.line,
        head=theme.code,
        fills=(theme.card, theme.page) if w.chance(0.5) else (),
        rules=theme.line if w.chance(0.3) else "",
    )


def _trips(w: Writer, route: Route) -> Node:
    cities = list(route.towns)
    day = w.today
    start = w.integer(360, 900)
    trips = []
    for number in range(w.integer(6, 7)):
        start += w.integer(12, 48)
        changes = w.pick((0, 0, 1, 2))
        trips.append(Trip(route, start, w.integer(0, 5) * 2, changes, number == 1))
    fare = (route.minutes[-1] * w.integer(18, 26) + 290) // 100 * 100
    side = column(
        ui_title(w, say(w, "tt_news"), 16),
        *_notes(w, cities, 4),
        gap=12,
        width=262,
        place="sidebar",
    )
    results = column(
        row(
            label(w, say(w, "earlier"), 13, w.theme.link),
            push(),
            muted(w, f"{cities[0]} – {cities[-1]}, {w.long_date(day)}", 13),
        ),
        *(trip_card(w, trip, fare + w.integer(0, 6) * 100) for trip in trips),
        row(label(w, say(w, "later"), 13, w.theme.link), push()),
        gap=10,
        grow=1,
    )
    return page(
        w,
        _head(w, 0),
        _form(w, cities, trips[0].start),
        panes(results, side, gap=28, pad=pad(28, 16), grow=1),
    )


def _form(w: Writer, cities: list[str], start: int) -> Node:
    day = w.today
    return row(
        field(w, w.say("from_place"), cities[0], grow=1),
        field(w, w.say("to_place"), cities[-1], grow=1),
        field(
            w, w.say("date"), f"{w.short_day(day)} {w.short_date(day)}", icon="calendar", width=170
        ),
        field(w, w.say("time"), w.clock(start // 10 * 10), icon="clock", width=126),
        button(w, w.say("search"), primary=True, pad=pad(16, 10)),
        gap=12,
        align="end",
        pad=pad(28, 14),
        fill=w.theme.soft,
        place="form",
    )
