"""Appointments day by day with what was noted about them, a small month and tasks beside."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.boxes import column, pad, panes, parted, push, row, rule
from pointerbench.suites.text.kit.controls import avatar, button, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, program, sidebar, split, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.dates import (
    heading_date,
    lasting,
    mini_month,
    month_year,
    short_day,
    times,
)
from pointerbench.suites.text.surfaces.planning.parts import Tint, choices, one, say, tag, tints
from pointerbench.suites.text.writer import Writer

# A calendar's name and its colour.
Mark = tuple[str, Tint]


def build(w: Writer) -> Node:
    notes = w.sample(choices(w, "event_notes"), 12)
    names = w.lines("agenda", min(12, w.left("agenda"))) + choices(w, "agenda_more")
    names = w.sample(names, len(names))
    marks = list(zip(choices(w, "calendar_names")[:3], tints(w), strict=False))
    style = w.pick((_beside, _headed))
    days, day = [], w.today
    for _ in range(7):
        own = [names.pop() for _ in range(min(len(names), w.integer(1, 4)))]
        days.append(style(w, day, _timed(w, own, notes, marks)))
        day += dt.timedelta(w.pick((1, 1, 1, 2, 3)))
    body = column(*parted(days, rule(w.theme)), gap=14, pad=pad(26, 18), grow=1, clip=True)
    parts: list[Node] = [body]
    parts.insert(w.integer(0, 1), _side(w))
    shell = page(w, _top(w), split(*parts))
    if w.chance(0.5):
        return program(w, w.say("calendar"), shell, icon="calendar")
    return web(w, w.say("calendar"), f"{w.domain()}/agenda", shell)


def _top(w: Writer) -> Node:
    views = [w.say("day"), w.say("week"), w.say("month"), say(w, "schedule")]
    return row(
        Icon("calendar", 22, w.theme.accent),
        ui_title(w, month_year(w, w.today), 18),
        Icon("chevron_down", 16, w.theme.muted),
        push(),
        tabs(w, views, 3, border=""),
        search_box(w, width=180),
        avatar(w, 30),
        gap=13,
        pad=pad(22, 9),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _beside(w: Writer, day: dt.date, events: list[Group]) -> Node:
    """The date large at the left, its appointments at the right."""
    theme = w.theme
    own = day == w.today
    date = column(
        ui(w, str(day.day), 26, theme.link if own else theme.ink, bold=True, leading=1.1),
        muted(w, f"{short_day(w, day)}, {w.month(day)}", 12),
        width=96,
    )
    return panes(date, column(*events, gap=8, grow=1), gap=12, place="section")


def _headed(w: Writer, day: dt.date, events: list[Group]) -> Node:
    """The date as a heading, its appointments below."""
    heading = heading_date(w, day)
    if day == w.today:
        heading = f"{w.say('today')}, {w.long_date(day)}"
    title = ui_title(w, heading, 15, w.theme.link if day == w.today else "")
    return column(title, *events, gap=8, place="section")


def _timed(w: Writer, names: list[str], notes: list[str], marks: list[Mark]) -> list[Group]:
    """The events of a day, one after another."""
    starts = sorted(w.sample(range(32, 80, 4), len(names)))
    spans = [(15 * start, 15 * (start + w.pick((2, 3, 4)))) for start in starts]
    pairs = zip(names, spans, strict=True)
    return [_event(w, name, span, notes, w.pick(marks)) for name, span in pairs]


def _event(w: Writer, name: str, when: tuple[int, int], notes: list[str], mark: Mark) -> Group:
    theme = w.theme
    calendar, tint = mark
    lines: list[Node] = [
        row(
            text(w, name, 15, bold=True, leading=1.3, grow=1),
            tag(w, calendar, tint),
        )
    ]
    if w.chance(0.75):
        lines.append(
            row(
                Icon("map_pin", 13, theme.muted),
                muted(w, one(w, "rooms") if w.chance(0.4) else w.street(), 12.5),
                Icon("person", 13, theme.muted),
                muted(w, w.person(), 12.5),
                gap=6,
            )
        )
    if notes and w.chance(0.6):
        lines.append(prose(w, notes.pop(), 13.5, styles=("bold", "link", "highlight")))
    span = column(
        ui(w, times(w, *when), 12.5, theme.ink),
        muted(w, f"{lasting(when[1] - when[0])} {w.say('hours')}", 11.5),
        width=128,
        pad=Pad(2, 0, 0, 0),
    )
    bar = column(width=4, fill=tint.bar)
    return panes(bar, span, column(*lines, gap=3, grow=1), gap=11, place="event")


def _side(w: Writer) -> Node:
    tasks: list[Node] = [ui_title(w, w.say("to_do"), 13.5)]
    for task in w.lines("todos", 9):
        mark = Icon("checkbox_on" if w.chance(0.3) else "checkbox_off", 16, w.theme.muted)
        tasks.append(row(mark, text(w, task, 12.5, grow=1), gap=8, align="start", place="entry"))
    return sidebar(
        w,
        button(w, say(w, "new_event"), primary=True, icon="calendar_add"),
        label(w, month_year(w, w.today), 12.5, bold=True),
        mini_month(w, w.today),
        *tasks,
        width=232,
        gap=10,
        side="r",
    )
