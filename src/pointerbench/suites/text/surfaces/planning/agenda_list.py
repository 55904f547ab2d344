"""Appointments day by day with what was noted about them, a small month and tasks beside."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    search_box,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, program, sidebar, split, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.appointments import (
    Appointment,
    bare,
    calendar_tints,
    noted,
)
from pointerbench.suites.text.surfaces.planning.dates import (
    heading_date,
    lasting,
    mini_month,
    month_year,
    times,
)
from pointerbench.suites.text.surfaces.planning.parts import Tint, choices, say, tag
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, push, row, rule

# A calendar's name and its colour.
Mark = tuple[str, Tint]


def build(w: Writer) -> Node:
    events = noted(w)
    others = bare(w)
    marks = list(zip(choices(w, "calendar_names"), calendar_tints(w), strict=True))
    style = w.pick((_beside, _headed))
    days, day = [], w.today
    for _ in range(8):
        own = _taken(events, day, w.pick((1, 1, 2))) + _taken(others, day, w.pick((0, 1, 1, 2)))
        if own:
            days.append(style(w, day, [_event(w, event, marks) for event in _timed(own)]))
        day += dt.timedelta(w.pick((1, 1, 1, 2, 3)))
    body = column(*parted(days, rule(w.theme)), gap=14, pad=pad(26, 18), grow=1, clip=True)
    parts: list[Node] = [body]
    parts.insert(side := w.integer(0, 1), _side(w, "l" if side else "r"))
    shell = page(w, _top(w), split(*parts))
    if w.chance(0.5):
        return program(w, w.say("calendar"), shell, icon="calendar")
    return web(w, w.say("calendar"), f"{w.domain()}/agenda", shell)


def _taken(events: list[Appointment], day: dt.date, count: int) -> list[Appointment]:
    """So many that suit the day, taken away from those that are left."""
    own = [event for event in events if event.suits(day)][:count]
    for event in own:
        events.remove(event)
    return own


def _timed(events: list[Appointment]) -> list[Appointment]:
    """Those events in order of time; what begins before another ends is left out."""
    kept: list[Appointment] = []
    for event in sorted(events, key=lambda event: event.start):
        if not kept or kept[-1].start + kept[-1].length <= event.start:
            kept.append(event)
    return kept


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
        muted(w, f"{w.short_day(day)}, {w.month(day)}", 12),
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


def _event(w: Writer, event: Appointment, marks: list[Mark]) -> Group:
    theme = w.theme
    calendar, tint = marks[event.calendar]
    lines: list[Node] = [
        row(text(w, event.name, 15, bold=True, leading=1.3, grow=1), tag(w, calendar, tint))
    ]
    if event.where:
        lines.append(
            row(
                Icon("map_pin", 13, theme.muted),
                muted(w, event.where, 12.5),
                Icon("person", 13, theme.muted),
                muted(w, w.person(), 12.5),
                gap=6,
            )
        )
    if event.notes:
        notes = event.notes if w.chance(0.5) else event.notes[-1:]
        lines += [prose(w, note, 13.5, styles=("bold", "link", "highlight")) for note in notes]
    span = column(
        ui(w, times(w, event.start, event.start + event.length), 12.5, theme.ink),
        muted(w, f"{lasting(event.length)} {w.say('hours')}", 11.5),
        width=128,
        pad=Pad(2, 0, 0, 0),
    )
    bar = column(width=4, fill=tint.bar)
    return panes(bar, span, column(*lines, gap=3, grow=1), gap=11, place="event")


def _side(w: Writer, edge: str) -> Node:
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
        side=edge,
    )
