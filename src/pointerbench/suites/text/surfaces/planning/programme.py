"""What is on in a town during the next weeks."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.planning.parts import choices
from pointerbench.suites.text.writer import Writer


class Event(NamedTuple):
    """What is on: ``photo`` names what its picture may show, ``start`` minutes after midnight."""

    name: str
    venue: str
    words: str
    day: dt.date
    start: int
    photo: tuple[str, ...]
    free: bool


# Of the labels event1 and so on: weekdays from Monday, half hour of the day, photographs, free.
_EVENTS: tuple[tuple[tuple[int, ...], int, tuple[str, ...], bool], ...] = (
    ((5,), 20, ("tools",), True),
    ((4, 5), 40, ("light_beam",), False),
    ((4, 5), 36, ("harbour_skyline", "market_square", "rooftops"), True),
    ((1, 2, 3), 38, ("ice_cave", "snow_hiker"), True),
    ((6,), 21, ("green_lake", "boardwalk"), False),
    ((5, 6), 30, ("forest_clearing", "pine_mist"), False),
    ((5,), 28, ("notebook_desk", "scissors", "envelopes"), False),
    ((3, 4, 5), 41, ("yellow_chairs", "press_camera"), False),
    ((4, 5, 6), 39, ("hens",), False),
)


def draw_events(w: Writer) -> list[Event]:
    """All events of the next weeks in order of time, each on a weekday that suits it."""
    found = []
    for number, (weekdays, half, photo, free) in enumerate(_EVENTS, 1):
        days = [w.today + dt.timedelta(ahead) for ahead in range(22)]
        day = w.pick([day for day in days if day.weekday() in weekdays])
        name, venue, words = choices(w, f"event{number}")
        found.append(Event(name, venue, words, day, 30 * half, photo, free))
    return sorted(found, key=lambda event: (event.day, event.start))
