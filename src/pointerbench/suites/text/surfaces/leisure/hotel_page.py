"""A hotel on a booking site: pictures, description, rooms with prices for the stay, reviews."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    chip,
    field,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.photos import photograph
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import (
    icon_fact,
    names,
    one,
    say,
    site_of,
    stars,
)
from pointerbench.suites.text.surfaces.leisure.rooms import Stay, room_table
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_PORTALS = ("Nachtquartier", "Staywell", "Posada24", "Bettenhaus", "Dormio")


def build(w: Writer) -> Node:
    name, city = one(w, "hotel", 6), w.city()
    stay = Stay(w.today + dt.timedelta(w.integer(4, 90)), w.integer(2, 6), w.integer(1, 2))
    texts = [say(w, f"hotel_text_{number}") for number in w.sample((1, 2, 3), 3)]
    rooms = room_table(w, stay)
    first = w.chance(0.5)
    parts: list[Node] = [_top(w, name, city), _pictures(w, w.integer(116, 150) if first else 96)]
    if first:
        about = column(*(prose(w, part) for part in texts), _amenities(w), gap=10, grow=1)
        parts += [panes(about, _score(w), gap=26), rooms, _reviews(w)]
    else:
        about = column(
            ui_title(w, w.say("about"), 17), *(prose(w, part) for part in texts[1:]), gap=8
        )
        parts.insert(1, prose(w, texts[0], styles=()))
        parts += [rooms, panes(column(about, _amenities(w), gap=12, grow=1), _score(w), gap=26)]
        parts.append(_reviews(w))
    links = [say(w, key) for key in ("hotels", "flights", "trains", "destinations")]
    site = site_of(w, _PORTALS)
    header = site_header(w, site, links, button(w, w.say("sign_in")), chosen=0)
    body = page(w, header, _search(w, stay, city), column(*parts, gap=16, pad=pad(40, 16)))
    return web(w, name, f"www.{w.domain(site)}/{w.code('#######')}", body)


def _search(w: Writer, stay: Stay, city: str) -> Group:
    return row(
        field(w, w.say("to_place"), city, grow=1),
        field(w, w.say("check_in"), w.short_date(stay.start), icon="calendar", width=150),
        field(w, w.say("check_out"), w.short_date(stay.end), icon="calendar", width=150),
        field(w, w.say("guests"), str(stay.guests), icon="chevron_down", width=86),
        button(w, w.say("search"), primary=True, pad=pad(16, 10)),
        gap=12,
        align="end",
        pad=pad(40, 10),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="form",
    )


def _top(w: Writer, name: str, city: str) -> Group:
    return column(
        row(
            title(w, name, 27),
            stars(w, w.integer(3, 4), 13),
            push(),
            Icon("heart", 20, w.theme.link),
            Icon("share", 20, w.theme.link),
            gap=12,
        ),
        row(
            icon_fact(w, "map_pin", f"{w.street()}, {w.town(city)}"),
            label(w, w.say("map"), 12.5, w.theme.link),
            gap=14,
        ),
        gap=5,
    )


def _pictures(w: Writer, high: float) -> Group:
    return row(
        photograph(w, high, 452, ("house",)),
        column(
            photograph(w, high / 2 - 3, None, ("room",)),
            photograph(w, high / 2 - 3, None, ("coffee",)),
            gap=6,
            width=232,
        ),
        photograph(w, high, None, (w.pick(("dish", "land")),)),
        gap=6,
    )


def _amenities(w: Writer) -> Group:
    things = names(w, "amen", 8, 5)
    return row(*(chip(w, thing) for thing in things), gap=8)


def _score(w: Writer) -> Group:
    tenths = w.integer(80, 94)
    return card(
        w,
        row(
            column(
                ui(w, w.number(tenths, 1), 17, w.theme.on_accent, bold=True),
                pad=pad(9, 6),
                radius=6,
                fill=w.theme.accent,
            ),
            column(
                ui(w, say(w, "score_high"), 14, bold=True),
                muted(w, say(w, "n_reviews", n=w.number(w.integer(120, 2400)))),
            ),
            gap=11,
        ),
        prose(w, say(w, "hotel_say_1"), 13.5, w.theme.muted, styles=()),
        muted(w, w.first_name()),
        width=270,
        gap=8,
    )


def _reviews(w: Writer) -> Group:
    boxes: list[Node] = []
    for number, who in zip(w.sample(range(2, 7), 3), w.people(3), strict=True):
        month = w.month(w.day(-300))
        boxes.append(
            card(
                w,
                row(
                    likeness(w, who, 30),
                    column(
                        ui(w, who, 13, bold=True),
                        muted(w, say(w, "stayed_in", month=month), 11.5),
                    ),
                    gap=9,
                ),
                stars(w, w.integer(4, 5), 12),
                prose(w, say(w, f"hotel_say_{number}"), 14, styles=()),
                gap=6,
                grow=1,
                place="review",
            )
        )
    return column(
        tabs(w, [say(w, "guest_reviews"), w.say("location"), w.say("contact")]),
        panes(*boxes, gap=14),
        gap=12,
    )
