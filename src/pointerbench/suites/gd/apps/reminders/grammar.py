"""A person's reminders: lists, and what is due when, how long it takes and how much it matters."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_DAYS = 7
_TODAY = 9  # reminders
_LEVELS = {"urgent": 3, "important": 4, "normal": 5}


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    lists = stream.sample(content["lists"], 6)
    people = [person["given"] for person in draw.people(8)]
    days = [_day(draw, offset) for offset in range(_DAYS)]
    tasks = _tasks(draw, lists, people, days)
    return {
        "owner": draw.person(),
        "month": draw.date_text(draw.today, "month"),
        "days": days,
        "lists": [
            {"key": entry["key"], "name": entry["name"], "icon": entry["icon"], "ink": entry["ink"]}
            for entry in lists
        ],
        "tasks": tasks,
        "shared": draw.people(3),
        "places": content["places"],
    }


def _day(draw: Draw, offset: int) -> dict[str, Any]:
    day = draw.today + timedelta(days=offset)
    names = "一二三四五六日" if draw.language == "zh" else "MTWTFSS"
    return {
        "iso": day.isoformat(),
        "number": day.day,
        "letter": names[day.weekday()],
        "text": draw.date_text(day),
        "long": draw.date_text(day, "weekday"),
    }


def _tasks(
    draw: Draw, lists: list[dict[str, Any]], people: list[str], days: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Tasks with different titles and times; most of today and of the days after it."""
    found: list[dict[str, Any]] = []
    titles: set[str] = set()
    times = draw.stream.shuffled(range(7 * 12, 21 * 12 + 6, 3))
    sizes = draw.stream.shuffled(range(2, 2 + len(lists)))
    places = draw.stream.shuffled(
        [place for place, size in zip(lists, sizes, strict=True) for _ in range(size + 1)]
    )
    for number, place in enumerate(places):
        own = draw.child(f"task{number}")
        title = _title(own, place["tasks"], people)
        if title in titles:
            continue
        titles.add(title)
        offset = 0 if number < _TODAY else own.stream.weighted({1: 5, 2: 4, 3: 4, 4: 3, 5: 3, 6: 2})
        minutes = times[number] * 5
        takes = own.stream.pick([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90, 105, 120, 150])
        found.append(
            {
                "key": f"t{number}",
                "title": title,
                "list": place["key"],
                "day": offset,
                "due": days[offset]["iso"],
                "due_text": days[offset]["text"],
                "minutes": minutes,
                "time": draw.time_text(minutes),
                "takes": takes,
                "takes_text": draw.duration_text(takes),
                "level": own.stream.weighted(_LEVELS),
                "repeats": own.stream.chance(0.25),
                "note": own.stream.pick(draw.content["notes"]),
                "steps": own.stream.sample(draw.content["steps"], 3),
            }
        )
    return found


def _title(draw: Draw, templates: list[str], people: list[str]) -> str:
    """A template with every slot filled from its bank, a name or a city."""

    def fill(match: re.Match[str]) -> str:
        slot = match[1]
        if slot == "person":
            return draw.stream.pick(people)
        return draw.city() if slot == "city" else str(draw.stream.pick(draw.content[slot]))

    return re.sub(r"\{(\w+)\}", fill, draw.stream.pick(templates))


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    tasks = document["tasks"]
    today = [task["key"] for task in tasks if task["day"] == 0]
    keys = [task["key"] for task in tasks]
    flagged = stream.sample(keys, 7)
    own = {"flagged": flagged}
    return {
        "day": own,
        "lists": {**own, "view": "lists", "done": stream.sample(keys, 6)},
        "soon": {**own, "list": "soon", "pushed": True},
        "flagged": {**own, "list": "flagged", "pushed": True},
        "menu": {**own, "list": "all", "pushed": True, "menu": "more"},
        "form": {**own, "dialog": "form", "open": stream.pick(keys)},
        "repeat": {**own, "dialog": "form", "open": stream.pick(keys), "menu": "repeat"},
        "toast": {**own, "done": today[:1], "toast": today[0] if today else keys[0]},
        "settings": {**own, "view": "settings"},
        "remove": {**own, "dialog": "delete", "open": stream.pick(keys)},
        "empty": {**own, "searching": True, "query": stream.pick(["xq", "zzz", "qwx"])},
        "offline": {**own, "list": "all", "pushed": True, "offline": True, "sort": "takes"},
    }
