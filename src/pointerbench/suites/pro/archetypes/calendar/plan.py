"""What is planned: events of a pool, put on days so that they do not run into one another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench.suites.pro.desk import Desk

FIRST, LAST = 7.0, 19.0  # hours in sight


@dataclass(frozen=True, slots=True)
class Event:
    """An event of the pool on a day (counted from the first in sight), from hour to hour.

    ``half`` is 1 or 2 for the left or right of two at the same time, 0 for one alone.
    """

    entry: Mapping[str, Any]
    day: int
    start: float
    stop: float
    half: int = 0

    @property
    def time(self) -> str:
        return f"{clock(self.start)} - {clock(self.stop)}"


def clock(hour: float) -> str:
    """9:30am, as the program writes times."""
    whole, minutes = int(hour), round(hour % 1 * 60)
    name = f"{(whole - 1) % 12 + 1}" + (f":{minutes:02d}" if minutes else "")
    return name + ("am" if whole < 12 else "pm")


def with_shown(events: list[Event], entry: Mapping[str, Any]) -> list[Event]:
    """The events with one more that a card shows, and nothing else at its time."""
    day, start, stop = entry["day"], float(entry["start"]), float(entry["stop"])
    free = [one for one in events if one.day != day or one.stop <= start or one.start >= stop]
    return [*free, Event(entry, day, start, stop)]


def planned(d: Desk, days: int, low: int, high: int) -> list[Event]:
    """So many events a day, each of another entry of the pool."""
    pool = d.sample(d.content("events"), len(d.content("events")))
    found: list[Event] = []
    for day in range(days):
        hour = d.pick((8.0, 8.5, 9.0, 9.5))
        # The last two of seven days are a weekend.
        for _ in range(d.integer(low, high) if day < 5 else d.integer(0, 1)):
            if not pool or hour > LAST - 1:
                break
            entry = pool.pop()
            stop = min(LAST, hour + entry["hours"])
            double = d.chance(0.2) and pool and entry["hours"] >= 1
            found.append(Event(entry, day, hour, stop, 1 if double else 0))
            if double:
                other = pool.pop()
                late = hour + 0.5 if entry["hours"] > 1 else hour
                found.append(Event(other, day, late, min(LAST, late + other["hours"]), 2))
                stop = max(stop, found[-1].stop)
            hour = stop + d.pick((0.0, 0.5, 0.5, 1.0, 1.5))
    return found
