"""A health app's day: steps, sleep, pulse and training, with words on what changed."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.controls import (
    card,
    nav_item,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.climate import degrees
from pointerbench.suites.text.surfaces.leisure.parts import brand, distance, say, site_of, span_of
from pointerbench.suites.text.surfaces.leisure.vitals import pulse_card, sleep_card, steps_card
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, push, row, rule, space

_SITES = ("Pulsa", "Fitlog", "Vivo", "Taktil")
_ICONS = ("dark_mode", "heart", "bolt", "weather", "building", "person", "clock", "route")
_PARTS = (("today", "home"), ("sleep", "dark_mode"), ("activity", "bolt"), ("heart_rate", "heart"))


def build(w: Writer) -> Node:
    name, best = w.first_name(), w.integer(0, 4)
    insights = w.sample(range(1, 9), 4)
    cards = [steps_card(w, best), sleep_card(w), pulse_card(w)]
    shift = w.integer(0, 2)
    cards = cards[shift:] + cards[:shift]
    beside = w.chance(0.5)
    words = _insights(w, insights, best, grow=float(beside))
    training = _training(w)
    if beside:
        lower = panes(words, column(training, width=300), gap=14)
        rows: list[Node] = [_rings(w), panes(*cards, gap=14), lower]
    else:
        left = column(words, training, gap=14, grow=1)
        rows = [_rings(w), panes(left, column(*cards, gap=14, width=330), gap=14)]
    content = column(
        row(
            column(
                title(w, say(w, "good_morning", name=name), 24),
                muted(w, f"{w.weekday(w.today)}, {w.long_date(w.today)}", 13),
                gap=2,
            ),
            push(),
            tabs(w, [w.say("day"), w.say("week"), w.say("month"), w.say("year")], 1, border=""),
        ),
        *rows,
        gap=14,
        pad=pad(26, 18),
        grow=1,
    )
    body = page(w, panes(_bar(w, name), content, grow=1))
    return web(w, w.say("health"), f"app.{w.domain(site_of(w, _SITES))}/{w.code('##??')}", body)


def _bar(w: Writer, name: str) -> Group:
    return sidebar(
        w,
        brand(w, site_of(w, _SITES), size=18),
        space(8),
        *(
            nav_item(
                w,
                w.say(key) if key == "today" else say(w, key),
                icon=icon,
                chosen=key == "today",
            )
            for key, icon in _PARTS
        ),
        nav_item(w, say(w, "body"), icon="person"),
        nav_item(w, say(w, "diet"), icon="food"),
        nav_item(w, w.say("reports"), icon="chart_line"),
        push(),
        nav_item(w, w.say("settings"), icon="settings"),
        row(likeness(w, name, 30), ui(w, name, 13), gap=10, pad=pad(8, 6)),
        width=188,
        gap=4,
    )


def _rings(w: Writer) -> Group:
    """Four figures of the day against their goals."""
    steps = w.integer(900, 4900)
    goals = (
        ("steps", steps, 10000, "#2f7d6b"),
        ("calories", w.integer(40, 290), 600, "#c0562f"),
        ("floors", w.integer(1, 7), 12, "#3a6ea5"),
    )
    cells: list[Node] = []
    for key, value, goal, color in goals:
        share = min(1, value / goal)
        cells.append(
            row(
                Drawing("donut", 58, 58, (color, w.theme.line), (share, max(0.001, 1 - share))),
                column(
                    muted(w, say(w, key), 12.5),
                    ui(w, w.number(value), 20, bold=True, leading=1.2),
                    muted(w, say(w, "goal_of", n=w.number(goal)), 12),
                    gap=1,
                ),
                gap=12,
                grow=1,
            )
        )
    far = distance(w, steps // 135)  # in tenths of a kilometre
    cells.append(
        column(
            muted(w, say(w, "distance"), 12.5),
            ui(w, far, 20, bold=True, leading=1.2),
            gap=1,
        )
    )
    return card(w, row(*cells, gap=14), gap=0)


def _count(w: Writer, number: int) -> int:
    """How many minutes, beats or floors an insight tells of."""
    return w.integer(4, 9) * (1 + number % 2)


def _upper(words: str) -> str:
    return words[0].upper() + words[1:]


def _insights(w: Writer, numbers: list[int], best: int, *, grow: float) -> Group:
    icons = dict(enumerate(_ICONS, 1))
    day = calendar("weekdays", w.language)[best]
    room = degrees(w, w.integer(17, 19))
    items: list[Node] = [
        row(
            Icon(icons[number], 20, w.theme.link),
            prose(
                w,
                _upper(
                    say(
                        w,
                        f"insight_{number}",
                        n=w.integer(4, 9) * (1 + number % 2),
                        day=day,
                        room=room,
                    )
                ),
                14.5,
                styles=("bold", "italic"),
                grow=1,
            ),
            gap=13,
            align="start",
            place="entry",
        )
        for number in numbers
    ]
    head = row(
        ui_title(w, say(w, "insights"), 16),
        push(),
        label(w, w.say("view_all"), 12.5, w.theme.link),
    )
    return card(w, head, *parted(items, rule(w.theme)), gap=10, grow=grow)


def _training(w: Writer) -> Group:
    lines: list[Node] = []
    days = sorted((w.day(-13, -1) for _ in range(4)), reverse=True)
    for day in days:
        number = w.integer(1, 4)
        pace = {1: 10, 2: 24, 3: 2, 4: 5}[number]
        minutes = w.integer(4, 15) * 5
        lines.append(
            row(
                column(
                    ui(w, say(w, f"sport_{number}"), 13.5, bold=True),
                    muted(w, f"{w.weekday(day)}, {w.day_month(day)}", 12),
                    grow=1,
                ),
                column(
                    ui(w, distance(w, pace * minutes * 10 // 60), 13, align="right"),
                    muted(w, span_of(w, minutes), 12, align="right"),
                ),
                gap=10,
                place="row",
            )
        )
    return card(w, ui_title(w, say(w, "workouts"), 15), *parted(lines, rule(w.theme)), gap=8)
