"""Appointments that calendars show: some with a place and notes, others with a name only."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.planning.parts import Tint, choices, say, tints
from pointerbench.suites.text.writer import Writer


class Appointment(NamedTuple):
    """What a calendar knows of an event.

    ``calendar`` is its number among the labels ``calendar_names``; it begins ``start`` minutes
    after midnight and lasts ``length`` minutes. Only the noted ones have a place and ``notes``;
    to a ``shared`` one others are asked.
    """

    name: str
    calendar: int
    start: int
    length: int
    where: str = ""
    notes: tuple[str, ...] = ()
    weekly: bool = False
    shared: bool = True

    def suits(self, day: dt.date) -> bool:
        """Whether it may be on that day: on Sundays only clubs meet, on Saturdays families too."""
        return day.weekday() < 5 or self.calendar in ((0, 2, 4) if day.weekday() == 5 else (4,))


# Of the labels appointment1 and so on: calendar, quarter of an hour of the day, quarters, weekly.
_NOTED = (
    (4, 72, 6, True), (5, 72, 6, False), (1, 40, 6, False), (1, 37, 8, False),
    (0, 70, 6, True), (1, 52, 8, False), (0, 34, 3, False), (4, 68, 6, False),
    (1, 39, 4, True), (2, 65, 4, True), (2, 57, 4, False), (0, 72, 7, False),
)  # fmt: skip
_ALONE = (7, 10)
# Of the label agenda_more: calendar, first and last quarter that it may begin at.
_BARE = (
    (2, 38, 60), (1, 36, 60), (0, 36, 68), (0, 36, 66), (0, 33, 60), (2, 32, 33), (2, 36, 44),
    (0, 38, 64), (0, 38, 60), (1, 38, 58), (4, 68, 74), (1, 36, 48), (2, 34, 50), (0, 36, 62),
    (1, 38, 60), (1, 36, 64), (1, 48, 50),
)  # fmt: skip


def noted(w: Writer) -> list[Appointment]:
    """All appointments that something is written about, in a chance order."""
    found = []
    for number, (calendar, quarter, quarters, weekly) in enumerate(_NOTED, 1):
        name, where, *notes = choices(w, f"appointment{number}")
        start, length = 15 * quarter, 15 * quarters
        found.append(
            Appointment(
                name, calendar, start, length, where, tuple(notes), weekly, number not in _ALONE
            )
        )
    return w.sample(found, len(found))


def bare(w: Writer) -> list[Appointment]:
    """All appointments of a name only, at a time that suits them, in a chance order."""
    found = [
        Appointment(name, calendar, 15 * w.integer(low, high), 15 * w.pick((2, 3, 4, 4)))
        for name, (calendar, low, high) in zip(choices(w, "agenda_more"), _BARE, strict=True)
    ]
    return w.sample(found, len(found))


def morning_round(w: Writer) -> Appointment:
    """What comes every working day."""
    return Appointment(say(w, "daily_event"), 1, 9 * 60, 30)


def calendar_tints(w: Writer) -> list[Tint]:
    """A tint for each calendar."""
    return tints(w)[: len(choices(w, "calendar_names"))]
