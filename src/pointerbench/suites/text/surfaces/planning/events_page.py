"""What is on in a town: days as blocks or pictures on cards, with places, times and prices."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.controls import button, card, chip
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.photos import photograph, town_map
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.planning.dates import heading_date, mini_month, month_year
from pointerbench.suites.text.surfaces.planning.parts import choices, say
from pointerbench.suites.text.surfaces.planning.programme import Event, draw_events
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def build(w: Writer) -> Node:
    city = w.city()
    heading = say(w, "whats_on", city=city)
    captions = [w.say(key) for key in ("events", "culture", "sport", "food")]
    submit = button(w, say(w, "submit_event"), primary=True)
    events = draw_events(w)
    brand = w.pick(("Plaza", "Litfass", "Agora", "Kiosk"))
    view = w.pick((_listed, _tiles))
    body = page(
        w,
        site_header(
            w,
            brand,
            captions,
            site_search(w),
            submit,
            chosen=0,
        ),
        column(_top(w, heading), view(w, events), gap=14, pad=pad(32, 18), grow=1),
    )
    return web(w, heading, f"www.{w.domain(brand)}/events", body)


def _top(w: Writer, heading: str) -> Node:
    theme = w.theme
    kinds = choices(w, "event_kinds")
    chips = [
        chip(
            w,
            name,
            theme.accent if not number else theme.code,
            theme.on_accent if not number else theme.ink,
            pad=pad(12, 5),
            radius=13,
            hit=True,
        )
        for number, name in enumerate((say(w, "web_tab"), *kinds))
    ]
    return column(
        row(
            title(w, heading, 28),
            push(),
            Icon("calendar", 17, theme.muted),
            ui(w, month_year(w, w.today), 13.5, role="label"),
            Icon("chevron_down", 15, theme.muted),
            gap=9,
        ),
        row(*chips, gap=8),
        gap=11,
    )


def _cost(w: Writer, event: Event) -> str:
    if event.free:
        return say(w, "free_entry")
    return w.colon(say(w, "tickets"), w.amount(100 * w.integer(4, 32) * w.locale.price_level))


def _listed(w: Writer, events: list[Event]) -> Node:
    items = [_line(w, event) for event in events]
    side = column(
        card(w, ui_title(w, month_year(w, w.today), 14), mini_month(w, w.today), gap=6),
        card(
            w,
            ui_title(w, w.say("newsletter"), 14),
            prose(w, say(w, "news_mail"), 13.5, styles=()),
            button(w, w.say("subscribe")),
            gap=8,
        ),
        town_map(w, 190, None),
        gap=14,
        width=236,
        place="sidebar",
    )
    return panes(column(*items, gap=0, grow=1), side, gap=28, grow=1)


def _block(w: Writer, day: dt.date) -> Node:
    """The day as a block: weekday, number, month."""
    theme = w.theme
    short = w.short_day(day)
    month = calendar("short_months", w.language)[day.month - 1]
    return column(
        label(w, short, 11.5, theme.muted, align="center"),
        ui(w, str(day.day), 25, theme.link, bold=True, align="center", leading=1.1),
        label(w, month, 11.5, theme.muted, align="center"),
        width=62,
        pad=pad(4, 7),
        fill=theme.code,
        radius=5,
    )


def _line(w: Writer, event: Event) -> Group:
    theme = w.theme
    facts = (("clock", w.clock(event.start)), ("map_pin", event.venue), ("tag", _cost(w, event)))
    return row(
        _block(w, event.day),
        column(
            row(
                text(w, event.name, 17, bold=True, leading=1.25, role="title"),
                push(),
                Icon("bookmark", 16, theme.muted),
                gap=10,
            ),
            prose(w, event.words, 14.5, styles=("bold", "italic", "link")),
            row(
                *(
                    row(Icon(icon, 13, theme.muted), muted(w, fact, 12.5), gap=5)
                    for icon, fact in facts
                ),
                gap=16,
            ),
            gap=4,
            grow=1,
        ),
        gap=18,
        align="start",
        pad=pad(0, 13),
        border=theme.line,
        edges="b",
        place="event",
    )


def _tiles(w: Writer, events: list[Event]) -> Node:
    tiles = [_tile(w, event) for event in events]
    lines = [panes(*tiles[first : first + 3], gap=16) for first in range(0, len(tiles), 3)]
    return column(*lines, gap=16)


def _tile(w: Writer, event: Event) -> Group:
    theme = w.theme
    when = f"{heading_date(w, event.day)}, {w.clock(event.start)}"
    left = w.integer(3, 60)
    lines: list[Node] = [
        ui(w, when, 12.5, theme.link, bold=True),
        text(w, event.name, 16.5, bold=True, leading=1.25, role="title"),
        prose(w, event.words, 13.5, styles=("bold", "italic")),
        push(),
        row(Icon("map_pin", 13, theme.muted), muted(w, event.venue, 12.5), gap=5),
        row(
            ui(w, _cost(w, event), 12.5),
            push(),
            ui(w, say(w, "n_seats_left", n=left), 12.5, theme.warn if left < 10 else theme.muted),
        ),
        button(
            w, w.say("register") if event.free else say(w, "tickets"), pad=pad(12, 6), hugs=False
        ),
    ]
    return column(
        photograph(w, 92, None, event.photo),
        column(*lines, gap=6, pad=pad(14, 12), grow=1),
        grow=1,
        fill=theme.card,
        border=theme.line,
        place="event",
    )
