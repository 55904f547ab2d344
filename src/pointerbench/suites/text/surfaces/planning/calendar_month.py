"""A calendar program's month: weeks as rows, events in the days, a side panel in some windows."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row, space
from pointerbench.suites.text.kit.controls import button, search_box, tabs
from pointerbench.suites.text.kit.furniture import browser, page, program, sidebar, split
from pointerbench.suites.text.kit.texts import label, text, ui
from pointerbench.suites.text.surfaces.planning.dates import month_year, short_day, weeks_of
from pointerbench.suites.text.surfaces.planning.parts import Tint, choices, say, tints
from pointerbench.suites.text.surfaces.planning.sides import calendars, details
from pointerbench.suites.text.writer import Writer


class Event(NamedTuple):
    """An event of a day; no minutes for one that lasts all day."""

    name: str
    minutes: int | None
    tint: Tint


def build(w: Writer) -> Node:
    month = w.today.replace(day=1)
    weeks = weeks_of(w, month)
    kind = w.pick(("program", "browser", "page"))
    room = 10 - len(weeks) - (kind == "browser")
    plan = _plan(w, weeks)
    side = w.pick(("calendars", "details", "none"))
    grid = column(
        _heads(w, weeks[0]),
        *(_week(w, week, plan, room, side != "none") for week in weeks),
        grow=1,
        fill=w.theme.card,
    )
    parts: list[Node] = [grid]
    if side == "calendars":
        parts.insert(0, sidebar(w, *calendars(w, w.today), width=208, gap=8))
    if side == "details":
        timed = [event for event in plan[w.today] if event.minutes]
        start = timed[0].minutes or 600
        parts.append(details(w, w.today, timed[0].name, (start, start + 60)))
    body = page(w, _top(w, month), split(*parts))
    if kind == "browser":
        return browser(w, w.say("calendar"), f"{w.domain()}/calendar", body)
    if kind == "program":
        return program(w, w.say("calendar"), body, icon="calendar")
    return body


def _top(w: Writer, month: dt.date) -> Node:
    views = [w.say(key) for key in ("day", "week", "month", "year")]
    return row(
        button(w, w.say("today"), pad=pad(13, 5)),
        Icon("chevron_left", 18, w.theme.muted),
        Icon("chevron_right", 18, w.theme.muted),
        ui(w, month_year(w, month), 19, bold=True, role="title"),
        push(),
        search_box(w, width=170),
        tabs(w, views, 2, border=""),
        gap=13,
        pad=pad(16, 7),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="toolbar",
    )


def _heads(w: Writer, week: list[dt.date]) -> Node:
    cells = [
        column(label(w, short_day(w, day), 11.5, w.theme.muted, align="center"), grow=1)
        for day in week
    ]
    return row(*cells, pad=pad(0, 4), border=w.theme.line, edges="b")


def _plan(w: Writer, weeks: list[list[dt.date]]) -> dict[dt.date, list[Event]]:
    """Single events, two that come back every week, and one or two of several days."""
    colors = tints(w)[:4]
    names = w.lines("agenda", min(14, w.left("agenda"))) + choices(w, "agenda_more")
    names = w.sample(names, len(names))
    days = [day for week in weeks for day in week]
    plan: dict[dt.date, list[Event]] = {day: [] for day in days}
    for _ in range(w.integer(1, 2)):
        start, name = w.integer(0, len(days) - 6), w.pick(choices(w, "all_day_events"))
        span = days[start : start + w.integer(2, 5)]
        if not any(plan[day] for day in span):
            for day in span:
                plan[day].append(Event(name, None, colors[0]))
    for tint in colors[1:4]:
        weekday, name, minutes = w.integer(0, 6), names.pop(), 15 * w.integer(32, 80)
        for day in days[weekday::7]:
            plan[day].append(Event(name, minutes, tint))
    for name in names[: min(len(names) - 1, w.integer(20, 26))]:
        minutes = 15 * w.integer(30, 82)
        busy = days if w.chance(0.5) else [day for day in days if day.weekday() < 5]
        plan[w.pick(busy)].append(Event(name, minutes, w.pick(colors)))
    plan[w.today].append(Event(names[-1], 15 * w.integer(36, 70), colors[3]))
    for events in plan.values():
        events.sort(key=lambda event: event.minutes or 0)
    return plan


def _week(
    w: Writer, week: list[dt.date], plan: dict[dt.date, list[Event]], room: int, bare: bool
) -> Node:
    cells = []
    for number, day in enumerate(week):
        events = plan[day]
        shown = events if len(events) <= room else events[: room - 1]
        nodes = [
            _chip(w, event, goes_on=_goes_on(event, week, plan, number), bare=bare)
            for event in shown
        ]
        if len(events) > len(shown):
            more = say(w, "more", n=len(events) - len(shown))
            nodes.append(row(label(w, more, 11, w.theme.muted), pad=pad(7, 0)))
        cells.append(_day(w, day, nodes, last=number == 6))
    strut = Group(width=0, height=26 + 20 * room)
    return panes(strut, *cells, grow=1)


def _goes_on(
    event: Event, week: list[dt.date], plan: dict[dt.date, list[Event]], number: int
) -> bool:
    """Whether the bar of an event of several days began further left in this row."""
    return event.minutes is None and number > 0 and event in plan[week[number - 1]]


def _day(w: Writer, day: dt.date, nodes: list[Group], *, last: bool) -> Node:
    theme = w.theme
    own = day == w.today
    ink = theme.on_accent if own else theme.ink
    if day.month != w.today.month:
        ink = theme.faint
    caption = w.day_month(day) if day.day == 1 else str(day.day)
    number = column(
        label(w, caption, 12, ink, bold=own),
        pad=pad(6, 1),
        radius=9 if own else 0,
        fill=theme.accent if own else "",
        hugs=True,
    )
    inner = column(row(push(), number, pad=Pad(4, 5, 2, 5)), *nodes, gap=2, grow=1, clip=True)
    return column(
        inner,
        grow=1,
        fill=theme.page if day.weekday() > 4 else "",
        border=theme.line,
        edges="b" if last else "rb",
    )


def _chip(w: Writer, event: Event, *, goes_on: bool, bare: bool) -> Group:
    theme = w.theme
    if event.minutes is None:
        words: Node = space(16)
        if not goes_on:
            words = text(w, event.name, 11.5, event.tint.ink, limit=1, grow=1, leading=1.4)
        return row(words, pad=pad(6, 1), fill=event.tint.fill, place="event")
    short = w.clock(event.minutes).replace(" AM", "am").replace(" PM", "pm")
    time = ui(w, short, 10.5, theme.muted, leading=1.4)
    words = text(w, event.name, 11.5, theme.ink, limit=1, grow=1, leading=1.4)
    dot = column(width=7, height=7, radius=3.5, fill=event.tint.bar)
    parts = (dot, words) if bare else (dot, time, words)
    return row(*parts, gap=4, pad=pad(5, 1), place="event", hit=True)
