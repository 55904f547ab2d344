"""Which events a month's page shows on which days."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.planning.appointments import Appointment, bare
from pointerbench.suites.text.surfaces.planning.parts import Tint, choices
from pointerbench.suites.text.writer import Writer


class Event(NamedTuple):
    """An event of a day; no minutes for one that lasts all day."""

    name: str
    minutes: int | None
    tint: Tint


Plan = dict[dt.date, list[Event]]


def month_plan(
    w: Writer,
    weeks: list[list[dt.date]],
    shown: Appointment,
    others: list[Appointment],
    colors: list[Tint],
) -> Plan:
    """The shown event today, some every week, single ones, and one or two of several days."""
    days = [day for week in weeks for day in week]
    plan: Plan = {day: [] for day in days}
    for _ in range(w.integer(1, 2)):
        start, name = w.integer(0, len(days) - 6), w.pick(choices(w, "all_day_events"))
        span = days[start : start + w.integer(2, 5)]
        if not any(plan[day] for day in span):
            for day in span:
                plan[day].append(Event(name, None, colors[0]))
    _enter(plan, shown, w.today, colors, weekly=shown.weekly)
    singles = [event for event in others if not event.weekly] + bare(w)
    for event in others:
        if event.weekly:
            _enter(plan, event, w.pick(_working(days)[:5]), colors, weekly=True)
    for event in singles:
        free = [day for day in days if event.suits(day)]
        day = w.pick(_working(days) if w.chance(0.5) else free)
        if all(event.name != other.name for other in plan[day]):
            _enter(plan, event, day, colors)
    for own in plan.values():
        own.sort(key=lambda event: event.minutes or 0)
    return plan


def _working(days: list[dt.date]) -> list[dt.date]:
    return [day for day in days if day.weekday() < 5]


def _enter(
    plan: Plan, event: Appointment, day: dt.date, colors: list[Tint], *, weekly: bool = False
) -> None:
    """Writes an event into its day, or into that weekday of all weeks."""
    entry = Event(event.name, event.start, colors[event.calendar])
    for other in plan:
        if other == day or (weekly and other.weekday() == day.weekday()):
            plan[other].append(entry)
