"""What is on in a town during the next weeks."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.planning.parts import choices
from pointerbench.suites.text.writer import Writer


class Event(NamedTuple):
    """What is on: ``scene`` is its photograph, ``start`` minutes after midnight."""

    name: str
    venue: str
    words: str
    day: dt.date
    start: int
    scene: int
    free: bool


# Of the labels event1 and so on: weekdays from Monday, half hour of the day, photograph, free.
_EVENTS = (
    ((5,), 20, 14, True), ((4, 5), 40, 13, False), ((4, 5), 36, 22, True),
    ((1, 2, 3), 38, 5, True), ((6,), 21, 15, False), ((5, 6), 30, 19, False),
    ((5,), 28, 16, False), ((3, 4, 5), 41, 11, False), ((4, 5, 6), 39, 9, False),
)  # fmt: skip


def draw_events(w: Writer) -> list[Event]:
    """All events of the next weeks in order of time, each on a weekday that suits it."""
    found = []
    for number, (weekdays, half, scene, free) in enumerate(_EVENTS, 1):
        days = [w.today + dt.timedelta(ahead) for ahead in range(22)]
        day = w.pick([day for day in days if day.weekday() in weekdays])
        name, venue, words = choices(w, f"event{number}")
        found.append(Event(name, venue, words, day, 30 * half, scene, free))
    return sorted(found, key=lambda event: (event.day, event.start))
