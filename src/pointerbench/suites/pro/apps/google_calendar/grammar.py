"""A week of somebody's life: calendars, events that fit into days, tasks, and a month around it."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_INKS = ("#039be5", "#33b679", "#8e24aa", "#e67c73", "#f6bf26", "#f4511e", "#3f51b5", "#0b8043")
_LIGHT = ("#f6bf26",)


def document(draw: Draw) -> dict[str, Any]:
    stream, today = draw.stream, draw.today
    me = draw.person()
    inks = stream.sample(_INKS, 7)
    names = [me["name"], *draw.banks("calendars", 4), *stream.sample(draw.content["others"], 2)]
    calendars = [
        {"key": f"k{n}", "name": name, "ink": ink, "mine": n < 5, "dark": ink in _LIGHT}
        for n, (name, ink) in enumerate(zip(names, inks, strict=True))
    ]
    start = today - dt.timedelta(days=(today.weekday() + 1) % 7)
    days = [start + dt.timedelta(days=n) for n in range(7)]
    events = _events(draw.child("events"), calendars[:5], days)
    more = _month_events(draw.child("month"), calendars[:5], today, days)
    more += [_dated(e, days[e["day"]]) for e in events if days[e["day"]].month == today.month]
    return {
        "title": f"Calendar - {today.strftime('%B %Y')}",
        "path": f"/calendar/u/0/r/week/{today.year}/{today.month}/{today.day}",
        "me": me,
        "calendars": calendars,
        "events": events,
        "whole": _whole(draw.child("whole"), calendars[:5], days),
        "days": [
            {
                "n": n,
                "name": day.strftime("%a").upper(),
                "day": day.day,
                "today": day == today,
                "long": f"{day.strftime('%A')}, {day.strftime('%B')} {day.day}",
            }
            for n, day in enumerate(days)
        ],
        "day_minute": stream.integer(9 * 60, 17 * 60),
        "month": today.strftime("%B %Y"),
        "name": _span(days),
        "weeks": _weeks(today),
        "more": sorted(more, key=lambda one: (one["date"], one["start"])),
        "tasks": [
            {
                "key": f"t{n}",
                "text": _named(draw, text),
                "when": draw.date_text(draw.day(n, n), "weekday"),
            }
            for n, text in enumerate(draw.banks("tasks", 6))
        ],
        "zone": f"GMT+{stream.integer(0, 3):02d}",
    }


def _span(days: list[dt.date]) -> str:
    first, last = days[0], days[-1]
    if first.month == last.month:
        return first.strftime("%B %Y")
    year = f" {first.year}" if first.year != last.year else ""
    return f"{first.strftime('%b')}{year} – {last.strftime('%b %Y')}"


def _named(draw: Draw, text: str) -> str:
    slots = {
        "given": lambda: draw.person()["given"],
        "company": draw.company,
        "city": draw.city,
        "street": draw.street,
    }
    return text.format(**{name: make() for name, make in slots.items() if f"{{{name}}}" in text})


def _clock(minutes: int, half: bool) -> str:
    hour, minute = divmod(minutes, 60)
    shown = f"{(hour - 1) % 12 + 1}" + (f":{minute:02d}" if minute else "")
    return shown + (("am" if hour < 12 else "pm") if half else "")


def _when(start: int, end: int) -> str:
    return f"{_clock(start, (start < 720) != (end < 720))} – {_clock(end, True)}"


def _events(draw: Draw, calendars: Any, days: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    found: list[dict[str, Any]] = []
    for n, _ in enumerate(days):
        week = 0 < n < 6
        at = stream.pick([480, 510, 540, 570] if week else [600, 660, 720])
        for _ in range(stream.integer(3, 5) if week else stream.integer(1, 2)):
            long = stream.pick([30, 45, 60, 60, 90, 120])
            if at + long > 20 * 60:
                break
            work = week and at < 17 * 60
            title = _named(draw, draw.bank("work" if work else "own"))
            calendar = stream.pick(calendars if work else calendars[:2])
            found.append(_event(draw, f"e{len(found)}", title, calendar, (n, at, at + long)))
            at += long + stream.pick([0, 15, 30, 60, 90])
    _clash(draw, found, calendars)
    return found


def _event(draw: Draw, key: str, title: str, calendar: Any, place: tuple[int, int, int]) -> Any:
    """An event at a ``place``: the day of the week, from when and until when, in minutes."""
    day, start, end = place
    guests = draw.people(draw.stream.integer(1, 3))
    return {
        "key": key,
        "day": day,
        "title": title,
        "cal": calendar["key"],
        "start": start,
        "end": end,
        "when": _when(start, end),
        "lane": 0,
        "lanes": 1,
        "place": _named(draw, draw.bank("places")),
        "note": _named(draw, draw.bank("notes")),
        "guests": [
            {"name": one["name"], "initials": one["initials"], "ink": one["ink"]} for one in guests
        ],
        "ring": draw.stream.pick([10, 15, 30]),
    }


def _clash(draw: Draw, events: list[dict[str, Any]], calendars: Any) -> None:
    """Two events of the week have another one beside them."""
    long = [one for one in events if one["end"] - one["start"] >= 60 and 0 < one["day"] < 6]
    for one in draw.stream.sample(long, min(2, len(long))):
        title = _named(draw, draw.bank("work"))
        calendar = draw.stream.pick([c for c in calendars if c["key"] != one["cal"]])
        start = one["start"] + 15
        place = (one["day"], start, one["end"])
        beside = _event(draw, f"e{len(events)}", title, calendar, place)
        one["lanes"] = beside["lanes"] = 2
        beside["lane"] = 1
        events.append(beside)


def _whole(draw: Draw, calendars: Any, days: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    places = sorted(stream.sample(range(6), 2))
    found = []
    for n, (day, title) in enumerate(zip(places, draw.banks("whole", 2), strict=True)):
        long = min(stream.integer(1, 3), (places[1] - day if n == 0 else 7 - day))
        found.append(
            {
                "key": f"w{n}",
                "day": day,
                "long": max(1, long),
                "title": _named(draw, title),
                "cal": stream.pick(calendars)["key"],
            }
        )
    return found


def _weeks(today: dt.date) -> list[list[dict[str, Any]]]:
    first = today.replace(day=1)
    start = first - dt.timedelta(days=(first.weekday() + 1) % 7)
    days = [start + dt.timedelta(days=n) for n in range(42)]
    rows = [
        {
            "key": f"d{day.day}",
            "day": day.day,
            "date": day.isoformat(),
            "in": day.month == today.month,
            "today": day == today,
        }
        for day in days
    ]
    return [rows[n : n + 7] for n in range(0, 42, 7)]


def _month_events(draw: Draw, calendars: Any, today: dt.date, week: Any) -> list[dict[str, Any]]:
    """Events of the month on other days than those of the week, at most three a day."""
    stream = draw.stream
    found: list[dict[str, Any]] = []
    for n in range(28):
        date = today.replace(day=n + 1)
        for _ in range(stream.integer(0, 3) if date not in week else 0):
            start = draw.minutes(8, 18, 30)
            one = {"key": f"m{len(found)}", "start": start, "when": _when(start, start + 60)}
            one |= {"title": _named(draw, draw.bank(stream.pick(["work", "own"])))}
            found.append(_dated(one | {"cal": stream.pick(calendars)["key"]}, date))
    return found


def _dated(event: dict[str, Any], date: dt.date) -> dict[str, Any]:
    """What the month and the list show of an event."""
    kept = {name: event[name] for name in ("key", "title", "cal", "when", "start")}
    shown = {
        "day": date.day,
        "name": date.strftime("%a").upper(),
        "month": date.strftime("%b").upper(),
    }
    return kept | shown | {"date": date.isoformat(), "at": _clock(event["start"], True)}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    middle = [
        e["key"] for e in document["events"] if 1 <= e["day"] <= 4 and 540 <= e["start"] <= 840
    ]
    one, other = stream.sample(middle, 2)
    return {
        "week": {},
        "day": {"view": "day"},
        "month": {"view": "month"},
        "schedule": {"view": "schedule"},
        "tasks": {"side": "tasks"},
        "wide": {"nav": False, "view": "week"},
        "event": {"event": one},
        "menu_view": {"open": "view"},
        "menu_create": {"open": "create"},
        "menu_calendar": {"open": "calendar"},
        "menu_settings": {"open": "settings", "view": "month"},
        "context_event": {"open": "event", "aim": other},
        "dialog_create": {"dialog": True},
        "saved": {"notice": True, "view": "day"},
    }
