"""A weather page: now, the next hours, the next days, and the forecaster's words."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.text.kit.controls import card, search_box
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import muted, paragraphs, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.climate import (
    SKIES,
    Day,
    day_facts,
    felt,
    is_night,
    pressure,
    report,
    sky_drawing,
    speed,
    sun_times,
    temperature_at,
    week_ahead,
)
from pointerbench.suites.text.surfaces.leisure.parts import brand, fact, pills, say, site_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, push, row, rule, space

_SITES = ("Windrose", "Nimbus", "Isobar", "Cirrus")


def build(w: Writer) -> Node:
    days = week_ahead(w)
    now = w.integer(6, 21)
    city = w.city()
    words = card(
        w,
        title(w, say(w, f"wx_title_{days[0].sky}"), 20),
        muted(w, f"{w.person()}, {w.long_date(w.today)}, {w.clock(now * 60)}"),
        paragraphs(w, ([words] for words in report(w, days)), gap=9, styles=("bold",)),
        gap=7,
    )
    hours = _hours(w, days, now)
    week = _week(w, days)
    if w.chance(0.5):
        middle: tuple[Node, ...] = (
            _now(w, days[0], now, city, wide=True),
            hours,
            panes(column(words, _method(w), gap=14, grow=1), column(week, width=440), gap=16),
        )
        extra: tuple[Node, ...] = (_other_towns(w, days[0], city),)
    else:
        method = card(w, *_method(w).children, gap=7)
        left = column(_now(w, days[0], now, city, wide=False), words, method, gap=14, width=410)
        middle = (panes(left, column(hours, week, day_facts(w, days[0]), gap=14, grow=1), gap=16),)
        extra = (_other_towns(w, days[0], city),)
    body = page(w, _head(w), column(*middle, *extra, gap=16, pad=pad(28, 16)))
    return web(
        w,
        f"{w.say('weather')} {city}",
        f"www.{w.domain(site_of(w, _SITES))}/{w.code('#####')}",
        body,
    )


def _head(w: Writer) -> Group:
    captions = [
        w.say("today"),
        say(w, "hourly"),
        say(w, "radar"),
        say(w, "warnings"),
        say(w, "pollen"),
    ]
    return row(
        brand(w, site_of(w, _SITES)),
        pills(w, captions),
        push(),
        search_box(w, width=190),
        gap=20,
        pad=pad(28, 10),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _now(w: Writer, day: Day, hour: int, city: str, *, wide: bool) -> Group:
    warmth = temperature_at(day, hour)
    wind = w.integer(4, 38)
    feels = say(w, "feels_like", n=felt(w, warmth, wind))
    return card(
        w,
        row(
            column(
                ui_title(w, city, 20),
                muted(w, f"{w.weekday(day.date)}, {w.clock(hour * 60)}", 13),
                row(
                    ui(w, f"{warmth}°", 54, leading=1.1),
                    sky_drawing(day.sky, 62, night=is_night(day.date, hour)),
                    gap=12,
                ),
                ui(
                    w,
                    f"{say(w, f'sky_{day.sky}')}  ·  {feels}",
                    14,
                ),
                gap=3,
                grow=1,
            ),
            *((sun_times(w, day),) if wide else ()),
            column(
                fact(w, say(w, "wind"), speed(w, wind)),
                fact(w, say(w, "humidity"), w.percent(w.integer(40, 92))),
                fact(w, say(w, "air_pressure"), pressure(w, w.integer(996, 1032))),
                gap=9,
            ),
            gap=44,
        ),
    )


def _hours(w: Writer, days: list[Day], now: int) -> Group:
    cells: list[Node] = []
    caption = w.say("now") if len(w.say("now")) < 7 else w.clock(now * 60)
    for number in range(w.integer(8, 9)):
        hour = (now + number) % 24
        day = days[(now + number) // 24]
        cells.append(
            column(
                muted(w, caption if not number else w.clock(hour * 60), 12, align="center"),
                sky_drawing(day.sky, 30, night=is_night(day.date, hour)),
                ui(w, f"{temperature_at(day, hour)}°", 15, bold=True, align="center"),
                muted(
                    w, w.percent(max(0, day.rain + (number % 3 - 1) * 5 if day.rain else 0)), 11.5
                ),
                gap=5,
                align="center",
                grow=1,
            )
        )
    return card(w, ui_title(w, say(w, "hourly"), 14), row(*cells, gap=4), gap=10)


def _week(w: Writer, days: list[Day]) -> Group:
    low, high = min(day.low for day in days), max(day.high for day in days)
    step = 110 / (high - low)
    lines: list[Node] = []
    for number, day in enumerate(days):
        name = w.say("today") if not number else w.weekday(day.date)
        bar = row(
            space((day.low - low) * step),
            Group(width=(day.high - day.low) * step, height=6, fill=w.theme.accent, radius=3),
            width=114,
            height=20,
            align="center",
        )
        lines.append(
            row(
                ui(w, name, 13.5, bold=not number, grow=1),
                sky_drawing(day.sky, 24),
                row(muted(w, w.percent(day.rain), 12, align="right"), width=44, justify="end"),
                row(muted(w, f"{day.low}°", 13.5), width=34, justify="end"),
                bar,
                row(ui(w, f"{day.high}°", 13.5, bold=True), width=30),
                gap=9,
                place="row",
            )
        )
    return card(w, ui_title(w, say(w, "next_days"), 14), *parted(lines, rule(w.theme)), gap=6)


def _other_towns(w: Writer, day: Day, own: str) -> Group:
    """Other towns with their temperatures."""
    towns = [
        row(
            ui(w, town, 13.5, grow=1),
            sky_drawing(w.pick(tuple(SKIES)[:4]), 22),
            ui(w, f"{day.high + w.integer(-4, 4)}°", 14, bold=True),
            gap=8,
            pad=Pad(8, 12, 8, 12),
            fill=w.theme.card,
            border=w.theme.line,
            radius=6,
            grow=1,
            place="card",
        )
        for town in [city for city in w.cities(5) if city != own][:4]
    ]
    return row(*towns, gap=12)


def _method(w: Writer) -> Group:
    """How the forecast is made."""
    notes = [prose(w, say(w, f"wx_how_{number}"), 14.5, styles=("link",)) for number in (1, 2)]
    return column(ui_title(w, say(w, "wx_how_title"), 16), *notes, gap=7, place="section")
