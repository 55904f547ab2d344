"""A journey planned day by day: stops with times and notes, costs, a packing list, a map."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Node, Rule
from pointerbench.suites.text.kit.controls import (
    button,
    check,
    chip,
    nav_item,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import avatar, likeness
from pointerbench.suites.text.kit.photos import photograph, town_map
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import (
    brand,
    fact_lines,
    icon_tile,
    names,
    one,
    say,
    site_of,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_SITES = ("Wanderly", "Tripfold", "Rundweg", "Ruta Nueve")
_ICONS = ("directions", "person", "map", "food", "bag", "library", "flag", "coffee", "key", "music")
_EARLIEST = {4: 36, 10: 37, 8: 26, 6: 20}  # half hours, before which it makes no sense
_FREE, _BOOKED = (5, 7, 8), (1, 4)  # what nobody books, and what the notes say is booked
_COLORS = ("#3a6ea5", "#2f7d6b", "#a8532f", "#7a5ea8", "#8a4468")


def build(w: Writer) -> Node:
    city = w.city()
    days = w.integer(4, 6)
    start = dt.date(w.today.year, w.integer(5, 9), w.integer(1, 26))  # one bathes and picnics
    dates = [start + dt.timedelta(number) for number in range(days)]
    caption = say(w, "trip_days", n=days, city=city)
    numbers = w.sample((2, 3, 4, 5, 6, 7, 8, 10), 8)
    if w.chance(0.5):  # who travels in the morning has the rest of the day
        later = [number for number in numbers if number not in (5, 6, 7)]
        numbers = [*later[:2], *(number for number in numbers if number not in later[:2])]
        first: tuple[int, ...] = (1, 9, *_in_order(later[:2]))
    else:
        first = _in_order(numbers[:4])
    plan = column(
        _title(w, caption, dates),
        _day(w, 1, dates[0], first, city),
        _day(w, 2, dates[1], _in_order(numbers[-4:]), city),
        gap=18,
        pad=pad(28, 20),
        grow=1,
    )
    parts = [_days(w, dates), plan]
    if w.chance(0.7):
        parts.append(_side(w))
    body = page(w, _head(w), panes(*parts, grow=1))
    return web(w, caption, f"www.{w.domain(site_of(w, _SITES))}/{w.code('??##')}", body)


def _in_order(stops: list[int]) -> tuple[int, ...]:
    """The market in the morning, dinner and concert in the evening."""
    return tuple(sorted(stops, key=(5, 2, 6, 7, 8, 3, 4, 10).index))


def _head(w: Writer) -> Node:
    captions = [say(w, "my_trips"), say(w, "destinations"), w.say("reservations")]
    return row(
        brand(w, site_of(w, _SITES)),
        tabs(w, captions, 0, border=""),
        push(),
        button(w, w.say("share"), icon="share"),
        avatar(w, 30),
        gap=16,
        pad=pad(22, 6),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _title(w: Writer, caption: str, dates: list[dt.date]) -> Group:
    friends = w.people(w.integer(2, 4))
    faces = [likeness(w, friend, 28) for friend in friends]
    return column(
        photograph(w, 104, None, ("town",)),
        row(title(w, caption, 26), push(), *faces, gap=6),
        muted(
            w,
            f"{w.long_date(dates[0])} – {w.long_date(dates[-1])}  ·  "
            f"{', '.join(name.split()[0] for name in friends)}",
            13,
        ),
        gap=8,
    )


def _days(w: Writer, dates: list[dt.date]) -> Group:
    return sidebar(
        w,
        ui_title(w, w.say("overview"), 15),
        *(
            nav_item(
                w,
                say(w, "day_n", n=number),
                icon="calendar",
                chosen=number == 1,
                count=w.day_month(day),
            )
            for number, day in enumerate(dates, 1)
        ),
        rule(w.theme),
        ui_title(w, say(w, "packing_list"), 15),
        *(check(w, item, on=w.chance(0.4)) for item in names(w, "pack", 6, 6)),
        width=206,
        gap=8,
    )


def _day(w: Writer, number: int, day: dt.date, stops: tuple[int, ...], city: str) -> Group:
    at = w.integer(15, 18) * 30
    nodes: list[Node] = []
    for stop in stops:
        if stop in _EARLIEST:
            at = max(at, (_EARLIEST[stop] + w.integer(0, 2)) * 30)
        nodes.append(_stop(w, stop, at, city))
        at += w.integer(4, 5) * 30
    heading = row(
        ui_title(w, say(w, "day_n", n=number), 18),
        muted(w, f"{w.weekday(day)}, {w.long_date(day)}", 13),
        gap=12,
    )
    return column(heading, *nodes, gap=12, place="section")


def _stop(w: Writer, number: int, at: int, city: str) -> Group:
    place = one(w, "hotel", 6) if number == 9 else one(w, "rest", 8)
    values = {"city": city, "place": place, "name": w.last_name()}
    return panes(
        column(ui(w, w.clock(at), 13, bold=True), width=74, pad=pad(0, 5)),
        Rule(w.theme.line, 2),
        icon_tile(w, _ICONS[number - 1], _COLORS[number % 5], 30),
        column(
            row(
                ui(w, say(w, f"act_{number}", **values), 15, bold=True, grow=1),
                *_state(w, number),
                gap=8,
            ),
            prose(w, say(w, f"act_{number}_text", **values), 14, styles=("bold", "link")),
            gap=3,
            grow=1,
        ),
        gap=12,
        align="start",
        place="entry",
    )


def _state(w: Writer, number: int) -> list[Node]:
    """Whether it is booked, for what can be."""
    if number in _FREE:
        return []
    theme, done = w.theme, number in _BOOKED or w.chance(0.5)
    fill, color = (theme.soft, theme.link) if done else (theme.code, theme.muted)
    return [chip(w, say(w, "booked" if done else "to_book"), fill, color)]


def _side(w: Writer) -> Group:
    level = w.locale.price_level
    costs = [
        (say(w, f"cost_{key}"), w.integer(low, high) * 100 * level)
        for key, low, high in (("stay", 210, 480), ("transport", 60, 190), ("tickets", 20, 75))
    ]
    costs.append((say(w, "cost_food"), w.integer(80, 190) * 100 * level))
    total = w.amount(sum(cents for _, cents in costs))
    return column(
        town_map(w, 210, (0.4, 0.5)),
        ui_title(w, say(w, "cost_so_far"), 15),
        *fact_lines(w, ((caption, w.amount(cents)) for caption, cents in costs)),
        rule(w.theme),
        *fact_lines(w, ((w.say("total"), total),)),
        rule(w.theme),
        ui_title(w, w.say("notes"), 15),
        prose(w, one(w, "guide_tip", 3), 14, styles=("highlight", "bold")),
        button(w, say(w, "add_activity"), icon="plus", hugs=False),
        gap=10,
        width=236,
        pad=pad(16, 16),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="l",
        place="panel",
    )
