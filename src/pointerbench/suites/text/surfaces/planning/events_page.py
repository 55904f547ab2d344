"""What is on in a town: days as blocks or pictures on cards, with places, times and prices."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row
from pointerbench.suites.text.kit.controls import button, card, chip
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.planning.dates import heading_date, mini_month, month_year
from pointerbench.suites.text.surfaces.planning.parts import choices, one, say
from pointerbench.suites.text.writer import Writer

# Photographs that may announce anything: towns, skies, fields.
_SCENES = (0, 1, 9, 11, 13, 15, 17, 19, 22, 25)


def build(w: Writer) -> Node:
    city = w.city()
    heading = say(w, "whats_on", city=city)
    captions = [w.say(key) for key in ("events", "culture", "sport", "food")]
    submit = button(w, say(w, "submit_event"), primary=True)
    count = min(w.left("events"), 9)
    days = sorted(w.day(0, 24) for _ in range(count))
    view = w.pick((_listed, _tiles))
    body = page(
        w,
        site_header(
            w,
            w.pick(("Plaza", "Litfass", "Agora", "Kiosk")),
            captions,
            site_search(w),
            submit,
            chosen=0,
        ),
        column(_top(w, heading), view(w, days), gap=14, pad=pad(32, 18), grow=1),
    )
    return web(w, heading, f"www.{w.domain()}/events", body)


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
            ui(w, say(w, "this_weekend"), 13.5, role="label"),
            Icon("chevron_down", 15, theme.muted),
            gap=9,
        ),
        row(*chips, gap=8),
        gap=11,
    )


def _cost(w: Writer) -> str:
    if w.chance(0.35):
        return say(w, "free_entry")
    return f"{say(w, 'tickets')}: {w.amount(100 * w.integer(4, 32))}"


def _listed(w: Writer, days: list[dt.date]) -> Node:
    items = [_line(w, day) for day in days]
    side = column(
        card(w, ui_title(w, month_year(w, w.today), 14), mini_month(w, days[0]), gap=6),
        card(
            w,
            ui_title(w, w.say("newsletter"), 14),
            prose(w, say(w, "news_mail"), 13.5, styles=()),
            button(w, w.say("subscribe")),
            gap=8,
        ),
        Drawing("map", 190, None, (), (float(w.integer(0, 30)),)),
        gap=14,
        width=236,
        place="sidebar",
    )
    return panes(column(*items, gap=0, grow=1), side, gap=28, grow=1)


def _block(w: Writer, day: dt.date) -> Node:
    """The day as a block: weekday, number, month."""
    theme = w.theme
    short = calendar("short_days", w.language)[day.weekday()]
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


def _line(w: Writer, day: dt.date) -> Group:
    theme = w.theme
    name, words = w.entry("events")
    start = 30 * w.integer(19, 42)
    facts = (("clock", w.clock(start)), ("map_pin", one(w, "venues")), ("tag", _cost(w)))
    return row(
        _block(w, day),
        column(
            row(
                text(w, name, 17, bold=True, leading=1.25, role="title"),
                push(),
                Icon("bookmark", 16, theme.muted),
                gap=10,
            ),
            prose(w, words, 14.5, styles=("bold", "italic", "link")),
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


def _tiles(w: Writer, days: list[dt.date]) -> Node:
    tiles = [_tile(w, day) for day in days]
    while len(tiles) % 3:
        tiles.pop()
    lines = [panes(*tiles[first : first + 3], gap=16) for first in range(0, len(tiles), 3)]
    return column(*lines, gap=16)


def _tile(w: Writer, day: dt.date) -> Group:
    theme = w.theme
    name, words = w.entry("events")
    when = f"{heading_date(w, day)}, {w.clock(30 * w.integer(19, 42))}"
    left = w.integer(3, 60)
    lines: list[Node] = [
        ui(w, when, 12.5, theme.link, bold=True),
        text(w, name, 16.5, bold=True, leading=1.25, role="title"),
        prose(w, words, 13.5, styles=("bold", "italic")),
        push(),
        row(Icon("map_pin", 13, theme.muted), muted(w, one(w, "venues"), 12.5), gap=5),
        row(
            ui(w, _cost(w), 12.5),
            push(),
            ui(w, say(w, "n_seats_left", n=left), 12.5, theme.warn if left < 10 else theme.muted),
        ),
        button(w, say(w, "tickets"), pad=pad(12, 6), hugs=False),
    ]
    return column(
        Drawing("photo", 92, None, (), (float(w.pick(_SCENES) + 26 * w.integer(0, 3)),)),
        column(*lines, gap=6, pad=pad(14, 12), grow=1),
        grow=1,
        fill=theme.card,
        border=theme.line,
        place="event",
    )
