"""A calendar's week or working week: hours down the side, events as blocks, the day's panel."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.boxes import column, layers, pad, panes, push, row, space
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import page, program, sidebar, split, web
from pointerbench.suites.text.kit.texts import label, text, ui
from pointerbench.suites.text.surfaces.planning.dates import short_day, span_of, times, week_of
from pointerbench.suites.text.surfaces.planning.parts import Tint, choices, one, say, tints
from pointerbench.suites.text.surfaces.planning.sides import calendars, details
from pointerbench.suites.text.writer import Writer

_HOUR = 54
_GUTTER = 58
_FIRST = 8


class Slot(NamedTuple):
    """A stretch of a day in quarters of an hour after the first hour shown."""

    start: int
    length: int
    name: str
    where: str
    tint: Tint


def build(w: Writer) -> Node:
    days = week_of(w, w.today)
    if w.chance(0.5):
        days = [day for day in days if day.weekday() < 5]
    plan = _plan(w, days)
    side = w.chance(0.5)
    parts: list[Node] = [column(_heads(w, days), _grid(w, days, plan), grow=1, fill=w.theme.card)]
    if len(days) == 5 and side:
        day = w.today if plan.get(w.today) else days[0]
        slot = plan[day][-1]
        start = 60 * _FIRST + 15 * slot.start
        parts.append(details(w, day, slot.name, (start, start + 15 * slot.length)))
    elif side:
        parts.insert(0, sidebar(w, *calendars(w, w.today), width=200, gap=8))
    body = page(w, _top(w, days), split(*parts))
    caption = w.say("calendar")
    if w.chance(0.5):
        return program(w, caption, body, icon="calendar")
    return web(w, caption, f"{w.domain()}/week", body)


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


def _heads(w: Writer, days: list[dt.date]) -> Node:
    """The days' names, and what lasts all day."""
    theme = w.theme
    cells: list[Node] = [column(width=_GUTTER)]
    for day in days:
        own = day == w.today
        ink = theme.link if own else theme.ink
        names = row(
            ui(w, short_day(w, day), 12, theme.link if own else theme.muted),
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
    tint = tints(w)[0]
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


def _plan(w: Writer, days: list[dt.date]) -> dict[dt.date, list[Slot]]:
    """Two to four stretches a day that do not overlap, with a meeting that comes every day."""
    names = w.lines("agenda", min(14, w.left("agenda"))) + choices(w, "agenda_more")
    names = w.sample(names, len(names))
    colors = tints(w)[:4]
    daily = names.pop()
    plan: dict[dt.date, list[Slot]] = {}
    for day in days:
        free = w.integer(0, 6)
        slots: list[Slot] = []
        while free < 42 and len(slots) < 5 and names:
            if not slots and day.weekday() < 5 and free < 5:
                slots.append(Slot(free := 5, 2, daily, "", colors[0]))
            else:
                length = w.pick((2, 3, 4, 4, 6, 8))
                where = one(w, "rooms") if length > 5 and w.chance(0.8) else ""
                slots.append(Slot(free, length, names.pop(), where, w.pick(colors)))
            free += slots[-1].length + w.integer(1, 9 if day.weekday() < 5 else 20)
        plan[day] = slots
    return plan


def _grid(w: Writer, days: list[dt.date], plan: dict[dt.date, list[Slot]]) -> Node:
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
    columns = [_day(w, plan[day], room, today=day == w.today) for day in days]
    return layers(column(*hours), panes(space(_GUTTER), *columns), grow=1, clip=True)


def _day(w: Writer, slots: list[Slot], room: int, *, today: bool) -> Node:
    nodes: list[Node] = []
    at = 0
    quarter = _HOUR / 4
    for slot in slots:
        if slot.start > at:
            gap = round((slot.start - at) * quarter)
            nodes.append(space(gap) if not today or gap < 40 else _now(w, gap))
            today = today and gap < 40
        nodes.append(_block(w, slot, round(slot.length * quarter), room))
        at = slot.start + slot.length
    return column(*nodes, grow=1, pad=Pad(0, 5, 0, 3), border=w.theme.line, edges="l")


def _now(w: Writer, gap: int) -> Node:
    """The line that shows what time it is, within free time."""
    return column(space(gap // 2 - 1), column(height=2, fill=w.theme.bad), height=gap)


def _block(w: Writer, slot: Slot, height: int, room: int) -> Group:
    """An event; words of more letters than there is room for are not broken, but cut."""
    tint = slot.tint
    start = 60 * _FIRST + 15 * slot.start
    long = max(map(len, slot.name.split())) > room
    limit = 1 if slot.length < 4 or long else 2
    lines: list[Node] = [text(w, slot.name, 11.5, tint.ink, bold=True, leading=1.25, limit=limit)]
    if slot.length > 2:
        when = times(w, start, start + 15 * slot.length)
        lines.append(ui(w, when, 10.5, tint.ink, leading=1.3, limit=1))
    if slot.where:
        lines.append(ui(w, slot.where, 10.5, tint.ink, leading=1.3, limit=1))
    inner = column(*lines, pad=Pad(3, 4, 2, 6), grow=1, clip=True)
    bar = column(width=3, fill=tint.bar)
    return panes(bar, inner, height=height - 2, fill=tint.fill, clip=True, place="event", hit=True)
