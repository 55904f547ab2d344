"""A calendar program's month: weeks as rows, events in the days, one of them open."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, search_box, tabs
from pointerbench.suites.text.kit.furniture import browser, page, program, sidebar, split
from pointerbench.suites.text.kit.texts import label, text, ui
from pointerbench.suites.text.surfaces.planning.appointments import calendar_tints, noted
from pointerbench.suites.text.surfaces.planning.dates import month_year, weeks_of
from pointerbench.suites.text.surfaces.planning.month_plan import Event, Plan, month_plan
from pointerbench.suites.text.surfaces.planning.parts import say
from pointerbench.suites.text.surfaces.planning.sides import (
    calendars,
    card_left,
    details,
    laid_over,
    popup,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_SIDE = 208


def build(w: Writer) -> Node:
    month = w.today.replace(day=1)
    weeks = weeks_of(w, month)
    kind = w.pick(("program", "browser", "page"))
    room = 10 - len(weeks) - (kind == "browser")
    colors = calendar_tints(w)
    events = noted(w)
    shown = next(event for event in events if event.shared and event.suits(w.today))
    plan = month_plan(w, weeks, shown, [event for event in events if event != shown], colors)
    side = w.pick(("calendars", "details", "none"))
    grid = column(
        _heads(w, weeks[0]),
        *(_week(w, week, plan, room, side != "none") for week in weeks),
        grow=1,
        fill=w.theme.card,
    )
    parts: list[Node] = [grid]
    if side == "calendars":
        parts.insert(0, sidebar(w, *calendars(w, w.today, colors), width=_SIDE, gap=8))
    tint = colors[shown.calendar]
    if side == "details":
        parts.append(details(w, w.today, shown, tint))
        body: Node = split(*parts)
    else:
        left = _SIDE if side == "calendars" else 0
        body = _opened(w, split(*parts), weeks, left, popup(w, w.today, shown, tint))
    return _framed(w, kind, page(w, _top(w, month), body))


def _framed(w: Writer, kind: str, body: Node) -> Node:
    if kind == "browser":
        return browser(w, w.say("calendar"), f"{w.domain()}/calendar", body)
    if kind == "program":
        return program(w, w.say("calendar"), body, icon="calendar")
    return body


def _opened(w: Writer, body: Node, weeks: list[list[dt.date]], left: float, above: Group) -> Group:
    """The card of today's event over the days, beside its day where there is room."""
    wide = (1024 - left) / 7
    place = next(week.index(w.today) for week in weeks if w.today in week)
    start, end = left + place * wide, left + (place + 1) * wide
    number = next(number for number, week in enumerate(weeks) if w.today in week)
    top = min(60 + 90 * number, 170)
    return laid_over(body, above, card_left(left, start, end), top)


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
        column(label(w, w.short_day(day), 11.5, w.theme.muted, align="center"), grow=1)
        for day in week
    ]
    return row(*cells, pad=pad(0, 4), border=w.theme.line, edges="b")


def _week(w: Writer, week: list[dt.date], plan: Plan, room: int, narrow: bool) -> Node:
    cells = []
    for number, day in enumerate(week):
        events = plan[day]
        shown = events if len(events) <= room else events[: room - 1]
        nodes = [
            _chip(w, event, goes_on=_goes_on(event, week, plan, number), narrow=narrow)
            for event in shown
        ]
        if len(events) > len(shown):
            more = say(w, "more", n=len(events) - len(shown))
            nodes.append(row(label(w, more, 11, w.theme.muted), pad=pad(7, 0)))
        cells.append(_day(w, day, nodes, last=number == 6))
    strut = Group(width=0, height=26 + 20 * room)
    return panes(strut, *cells, grow=1)


def _goes_on(event: Event, week: list[dt.date], plan: Plan, number: int) -> bool:
    """Whether the bar of an event of several days began further left in this row."""
    return event.minutes is None and number > 0 and event in plan[week[number - 1]]


def _day(w: Writer, day: dt.date, nodes: list[Group], *, last: bool) -> Node:
    theme = w.theme
    own = day == w.today
    ink = theme.on_accent if own else theme.ink
    if day.month != w.today.month:
        ink = theme.faint
    caption = w.day_month(day) if day.day == 1 else str(day.day)
    number = label(w, caption, 12, ink, bold=own, align="right")
    head: Node = column(number, pad=Pad(5, 11, 3, 5))
    if own:
        disc = column(number, pad=pad(6, 1), radius=9, fill=theme.accent, hugs=True)
        head = row(push(), disc, pad=Pad(4, 5, 2, 5))
    return column(
        head,
        *nodes,
        gap=2,
        grow=1,
        clip=True,
        fill=theme.page if day.weekday() > 4 else "",
        border=theme.line,
        edges="b" if last else "rb",
    )


def _chip(w: Writer, event: Event, *, goes_on: bool, narrow: bool) -> Group:
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
    parts = (dot, words) if narrow else (dot, time, words)
    return row(*parts, gap=4, pad=pad(5, 1), place="event", hit=True)
