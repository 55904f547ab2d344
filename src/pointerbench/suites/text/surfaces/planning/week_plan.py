"""Which events a week's page shows on which days, and the one that is open."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.planning.appointments import (
    Appointment,
    bare,
    morning_round,
    noted,
)
from pointerbench.suites.text.writer import Writer

Plan = dict[dt.date, list[Appointment]]


class Opened(NamedTuple):
    """The event that is shown in full, and its day."""

    day: dt.date
    event: Appointment


def week_plan(w: Writer, days: list[dt.date]) -> tuple[Plan, Opened]:
    """Each day's events without overlap, one that comes every working day among them."""
    plan: Plan = {day: [] for day in days}
    working = [day for day in days if day.weekday() < 5]
    events = noted(w)
    first = next(event for event in events if event.shared)
    others = [event for event in events if event != first]
    opened = Opened(w.pick(working), first)
    plan[opened.day].append(first)
    daily = morning_round(w)
    for day in working:
        _enter(plan[day], daily)
    for event in [*others, *bare(w)]:
        free = [day for day in days if event.suits(day)]
        for day in w.sample(free, len(free)):
            if len(plan[day]) < 6 and _enter(plan[day], event):
                break
    for events in plan.values():
        events.sort(key=lambda event: event.start)
    return plan, opened


def _enter(events: list[Appointment], event: Appointment) -> bool:
    """Writes an event into a day if that hour is free."""
    end = event.start + event.length
    if any(event.start < other.start + other.length and other.start < end for other in events):
        return False
    events.append(event)
    return True
