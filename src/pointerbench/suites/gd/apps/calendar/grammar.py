"""Six weeks of events around a day: no two at once, each in one of five calendars."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_HALF = 30  # minutes: what most events begin on
_DAYS = 42  # of a month as a sheet shows it
_FIRST, _LAST = 8 * 60, 19 * 60


def document(draw: Draw) -> dict[str, Any]:
    stream, content, today = draw.stream, draw.content, draw.today
    first = today.replace(day=1)
    first -= dt.timedelta(days=first.weekday())
    people = draw.people(7)
    place = (today - first).days
    days = [_day(draw, first + dt.timedelta(days=n), people, n == place) for n in range(_DAYS)]
    week = place // 7 * 7
    return {
        "days": days,
        "today": place,
        "week": week,
        "month": draw.date_text(today, "month"),
        "number": first.isocalendar().week,
        "zone": stream.pick(content["zones"]),
        "me": people[0],
        "people": people[1:],
        "calendars": [
            {
                "key": f"c{n}",
                "ink": calendar["ink"],
                "facts": _calendar(draw, calendar, n, days),
            }
            for n, calendar in enumerate(content["calendars"])
        ],
        "names": [draw.weekday(first + dt.timedelta(days=n)) for n in range(7)],
        "busy": days[place]["events"],
        "next": _upcoming(draw.child("next"), today, people),
        "query": stream.pick(content["queries"]),
        "tasks": stream.sample(content["tasks"], 4),
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _calendar(draw: Draw, calendar: dict[str, Any], place: int, days: list[Any]) -> dict[str, Any]:
    count = sum(event["calendar"] == place for day in days for event in day["events"])
    return {
        "name": _fact(calendar["name"], calendar["name"]),
        "count": _fact(count, draw.number_text(count)),
    }


def _day(draw: Draw, date: dt.date, people: list[Any], full: bool) -> dict[str, Any]:
    """A date with its events; ``full``: one on which the events follow each other closely."""
    own = draw.child(date.isoformat())
    weekend = date.weekday() > 4
    usual = own.stream.integer(0, 2) if weekend else own.stream.integer(2, 4)
    chosen = _titles(own, 8 if full else usual, weekend)
    at, events = _FIRST + own.stream.integer(0, 1 if full else 3) * _HALF, []
    for n, title in enumerate(chosen):
        event = _event(own.child(str(n)), date, at, people, title)
        if event["to"] > _LAST:
            break
        events.append(event)
        at = event["to"] + own.stream.integer(0, 2 if full else 5) * 15
    return {
        "date": date.day,
        "month": date.month,
        "text": draw.date_text(date, "weekday"),
        "name": draw.weekday(date),
        "events": events,
    }


def _event(
    draw: Draw, date: dt.date, start: int, people: list[Any], title: tuple[int, str]
) -> dict[str, Any]:
    stream = draw.stream
    calendar = draw.content["calendars"][title[0]]
    called, _, where = title[1].partition(" @ ")
    where = where or stream.pick(calendar["places"])
    count = stream.integer(*calendar["guests"])
    length = max(30, round(calendar["minutes"] * stream.integer(2, 6) / 4 / 15) * 15)
    end = start + length
    return {
        "key": f"{date:%m%d}-{start}",
        "calendar": title[0],
        "ink": calendar["ink"],
        "from": start,
        "to": end,
        "when": draw.date_text(date, "weekday"),
        "online": title[0] in (0, 4) and stream.chance(0.4),
        "guests": stream.sample(people[1:], min(3, count)),
        "facts": {
            "title": _fact(called, called),
            "start": _fact(_clock(start), draw.time_text(start)),
            "end": _fact(_clock(end), draw.time_text(end)),
            "date": _fact(date.isoformat(), draw.date_text(date)),
            "length": _fact(length, draw.duration_text(length)),
            "people": _fact(count, str(count)),
            "place": _fact(where, where),
            "calendar": _fact(title[0], calendar["name"]),
        },
    }


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _titles(draw: Draw, count: int, weekend: bool) -> list[tuple[int, str]]:
    """Different titles, each with the place of its calendar; none of work at the weekend."""
    known = [
        (place, title)
        for place, calendar in enumerate(draw.content["calendars"])
        for title in calendar["titles"]
        if place or not weekend
    ]
    return draw.stream.sample(known, count)


def _upcoming(draw: Draw, today: dt.date, people: list[Any]) -> list[dict[str, Any]]:
    """What comes next, on different dates, the first at the top."""
    stream = draw.stream
    days = sorted(stream.sample(range(1, 40), stream.integer(9, 11)))
    dates = [today + dt.timedelta(days=ahead) for ahead in days]
    titles = _titles(draw, len(dates), weekend=False)
    return [
        _event(draw.child(str(n)), date, stream.integer(16, 36) * _HALF, people, title)
        for n, (date, title) in enumerate(zip(dates, titles, strict=True))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [
        event["key"]
        for day in document["days"][document["week"] : document["week"] + 5]
        for event in day["events"]
    ]
    chosen = stream.pick(shown)
    day, coming = document["busy"], document["next"]
    return {
        "week": {},
        "event": {"open": chosen},
        "month": {"view": "month"},
        "day": {"view": "day", "rung": [stream.pick(day)["key"]]},
        "agenda": {"view": "agenda", "rung": [stream.pick(coming)["key"]]},
        "form": {"dialog": "form"},
        "settings": {"dialog": "settings", "numbers": stream.chance(0.5)},
        "menu": {"menu": True, "view": "agenda"},
        "empty": {"query": document["query"]},
        "deleted": {"toast": True, "view": "day"},
        "clash": {"clash": True},
    }
