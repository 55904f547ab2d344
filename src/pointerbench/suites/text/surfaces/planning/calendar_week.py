"""A calendar's week or working week: hours down the side, events as blocks, one of them open."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import page, program, sidebar, split, web
from pointerbench.suites.text.kit.texts import label, text, ui
from pointerbench.suites.text.surfaces.planning.appointments import (
    Appointment,
    calendar_tints,
)
from pointerbench.suites.text.surfaces.planning.dates import span_of, times, week_of
from pointerbench.suites.text.surfaces.planning.parts import Tint, one, say
from pointerbench.suites.text.surfaces.planning.sides import (
    calendars,
    card_left,
    details,
    laid_over,
    popup,
)
from pointerbench.suites.text.surfaces.planning.week_plan import Opened, Plan, week_plan
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row, space

_HOUR = 54
_GUTTER = 58
_FIRST = 8
_SIDE = 200


def build(w: Writer) -> Node:
    days = week_of(w, w.today)
    if w.chance(0.6):
        days = [day for day in days if day.weekday() < 5]
    colors = calendar_tints(w)
    plan, opened = week_plan(w, days)
    grid = column(
        _heads(w, days, colors[0]), _grid(w, days, plan, colors), grow=1, fill=w.theme.card
    )
    body = page(w, _top(w, days), _shown(w, grid, days, opened, colors))
    caption = w.say("calendar")
    if w.chance(0.5):
        return program(w, caption, body, icon="calendar")
    return web(w, caption, f"{w.domain()}/week", body)


def _shown(
    w: Writer, grid: Group, days: list[dt.date], opened: Opened, colors: list[Tint]
) -> Group:
    """The week with the open event in a panel, or on a card beside its block."""
    day, event = opened
    tint = colors[event.calendar]
    if len(days) == 5 and w.chance(0.5):
        return split(grid, details(w, day, event, tint))
    left, parts = _GUTTER, [grid]
    if len(days) == 5 and w.chance(0.5):
        left += _SIDE
        parts.insert(0, sidebar(w, *calendars(w, w.today, colors), width=_SIDE, gap=8))
    wide = (1024 - left) / len(days)
    start = left + days.index(day) * wide
    at = card_left(left - _GUTTER, start, start + wide)
    top = 56 + _HOUR * (event.start / 60 - _FIRST) - 40
    return laid_over(split(*parts), popup(w, day, event, tint), at, min(max(top, 20), 190))


def _top(w: Writer, days: list[dt.date]) -> Node:
    views = [w.say(key) for key in ("day", "week", "month")]
    number = say(w, "week_no", n=days[0].isocalendar().week)
    return row(
        Icon("menu", 18, w.theme.muted),
        button(w, w.say("today"), pad=pad(13, 5)),
        Icon("chevron_left", 18, w.theme.muted),
        Icon("chevron_right", 18, w.theme.muted),
        ui(w, span_of(w, days), 17, bold=True, role="title"),
        ui(w, number, 12.5, w.theme.muted),
        push(),
        tabs(w, views, 1, border=""),
        button(w, say(w, "new_event"), primary=True, icon="plus", pad=pad(12, 5)),
        gap=12,
        pad=pad(16, 7),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="toolbar",
    )


def _heads(w: Writer, days: list[dt.date], tint: Tint) -> Node:
    """The days' names, and what lasts all day."""
    theme = w.theme
    cells: list[Node] = [column(width=_GUTTER)]
    for day in days:
        own = day == w.today
        ink = theme.link if own else theme.ink
        names = row(
            ui(w, w.short_day(day), 12, theme.link if own else theme.muted),
            ui(w, str(day.day), 17, ink, bold=True),
            gap=6,
        )
        cells.append(column(names, pad=pad(9, 5), grow=1, border=theme.line, edges="l"))
    whole: list[Node] = [
        column(
            label(w, say(w, "all_day"), 9.5, theme.muted, align="right", leading=1.1),
            width=_GUTTER,
            pad=pad(3, 2),
        )
    ]
    busy = w.integer(0, len(days) - 1)
    for number in range(len(days)):
        words = one(w, "all_day_events") if number == busy else ""
        chip = row(
            text(w, words, 11.5, tint.ink, limit=1, grow=1), pad=pad(6, 1), fill=tint.fill, radius=3
        )
        inner: list[Node] = [chip] if words else []
        whole.append(column(*inner, pad=pad(3, 2), grow=1, border=theme.line, edges="l"))
    top = panes(*cells)
    return column(top, panes(*whole), border=theme.line, edges="b")


def _grid(w: Writer, days: list[dt.date], plan: Plan, colors: list[Tint]) -> Node:
    theme = w.theme
    hours = [
        row(
            column(
                ui(w, w.clock(60 * hour), 10.5, theme.muted, align="right", leading=1.2),
                width=_GUTTER,
                pad=Pad(3, 7, 0, 0),
            ),
            push(),
            align="start",
            height=_HOUR,
            border=theme.line,
            edges="b",
        )
        for hour in range(_FIRST, _FIRST + 12)
    ]
    room = 10 if len(days) == 7 else 14
    columns = [_day(w, plan[day], colors, room, today=day == w.today) for day in days]
    return layers(column(*hours), panes(space(_GUTTER), *columns), grow=1, clip=True)


def _day(
    w: Writer, events: list[Appointment], colors: list[Tint], room: int, *, today: bool
) -> Node:
    nodes: list[Node] = []
    at = 60 * _FIRST
    for event in events:
        if event.start > at:
            gap = round((event.start - at) * _HOUR / 60)
            nodes.append(space(gap) if not today or gap < 40 else _now(w, gap))
            today = today and gap < 40
        nodes += [_block(w, event, colors[event.calendar], room), space(2)]
        at = event.start + event.length
    return column(*nodes, grow=1, pad=Pad(0, 5, 0, 3), border=w.theme.line, edges="l")


def _now(w: Writer, gap: int) -> Node:
    """The line that shows what time it is, within free time."""
    return column(space(gap // 2 - 1), column(height=2, fill=w.theme.bad), height=gap)


def _block(w: Writer, event: Appointment, tint: Tint, room: int) -> Group:
    """An event; words of more letters than there is room for are not broken, but cut."""
    long = max(map(len, event.name.split())) > room
    limit = 1 if event.length < 60 or long else 2
    lines: list[Node] = [text(w, event.name, 11.5, tint.ink, bold=True, leading=1.25, limit=limit)]
    if event.length > 30:
        when = times(w, event.start, event.start + event.length)
        lines.append(ui(w, when, 10.5, tint.ink, leading=1.3, limit=1))
    if event.where and event.length > 60:
        lines.append(ui(w, event.where, 10.5, tint.ink, leading=1.3, limit=1))
    inner = column(*lines, pad=Pad(3, 4, 2, 6), grow=1, clip=True)
    bar = column(width=3, fill=tint.bar)
    height = round(event.length * _HOUR / 60) - 2
    return panes(bar, inner, height=height, fill=tint.fill, clip=True, place="event", hit=True)
