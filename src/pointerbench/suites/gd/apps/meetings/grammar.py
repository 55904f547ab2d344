"""A call of some people and the meetings of a day: who came when, who spoke, what was written."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_QUARTER = 15  # minutes: when meetings begin and how long they take


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    begins = draw.minutes(9, 16, _QUARTER)
    now = begins + stream.integer(24, 70)
    members = _members(draw.child("members"), begins, now)
    speaker = stream.integer(0, len(members) - 1)
    members[speaker]["muted"] = False
    return {
        "menus": content["menus"],
        "room": stream.pick(content["rooms"]),
        "code": draw.code("###-####-###"),
        "clock": draw.clip_text((now - begins) * 60 + stream.integer(0, 59)),
        "members": members,
        "speaker": speaker,
        "messages": _messages(draw.child("messages"), members, begins, now),
        "caption": stream.pick(content["captions"]),
        "days": [_day(draw, shift) for shift in range(7)],
        "meetings": _meetings(draw.child("meetings")),
        "levels": {"mic": stream.integer(25, 95), "volume": stream.integer(25, 95)},
        "subject": stream.pick(content["subjects"]),
        "start": draw.time_text(draw.minutes(9, 17, _QUARTER)),
        "length": stream.pick(content["lengths"]),
    }


def _day(draw: Draw, shift: int) -> dict[str, str]:
    date = draw.today + dt.timedelta(days=shift)
    return {
        "name": draw.date_text(date, "weekday"),
        "number": str(date.day),
        "short": draw.weekday(date),
    }


def _members(draw: Draw, begins: int, now: int) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(6, 9)
    people = draw.people(count)
    joined = sorted(draw.distinct(begins - 6, now - 4, count))
    spoken = draw.distinct(1, 34, count)
    members = []
    for number, person in enumerate(people):
        role = "host" if number == 0 else stream.weighted({"member": 3, "guest": 1})
        members.append(
            {
                "key": f"m{number}",
                "name": person["name"],
                "initials": person["initials"],
                "ink": person["ink"],
                "role": role,
                "joined": draw.time_text(joined[number]),
                "spoke": spoken[number],
                "shown": draw.duration_text(spoken[number]),
                "muted": stream.chance(0.45),
            }
        )
    return members


def _messages(
    draw: Draw, members: list[dict[str, Any]], begins: int, now: int
) -> list[dict[str, Any]]:
    count = draw.stream.integer(6, 8)
    times = sorted(draw.distinct(begins, now, count))
    texts = draw.messages(count)
    return [
        {
            "from": draw.stream.integer(0, len(members) - 1),
            "text": text,
            "time": draw.time_text(time),
            "likes": draw.stream.integer(1, 6) if draw.stream.chance(0.3) else 0,
        }
        for text, time in zip(texts, times, strict=True)
    ]


def _meetings(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(7, 8)
    starts = sorted(draw.distinct(8 * 60, 18 * 60, count, _QUARTER))
    lengths = draw.distinct(15, 150, count, _QUARTER)
    sizes = draw.distinct(2, 48, count)
    owners = draw.people(count)
    return [
        {
            "key": f"c{number}",
            "title": title,
            "start": draw.time_text(starts[number]),
            "end": draw.time_text(starts[number] + lengths[number]),
            "length": lengths[number],
            "shown": draw.duration_text(lengths[number]),
            "people": sizes[number],
            "owner": owners[number],
            "weekly": stream.chance(0.4),
        }
        for number, title in enumerate(stream.sample(draw.content["subjects"], count))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    other = draw.stream.pick(document["members"][1:])["key"]
    return {
        "chat": {"panel": "chat"},
        "people": {"panel": "people"},
        "tiles": {"panel": "", "captions": True},
        "stage": {"layout": "stage", "panel": "people"},
        "member": {"panel": "people", "context": other},
        "recording": {"recording": True, "raised": other, "panel": ""},
        "lost": {"error": True, "panel": "chat"},
        "menu": {"menu": draw.stream.pick(["video", "view"]), "panel": "chat"},
        "schedule": {"view": "schedule"},
        "empty": {"view": "schedule", "day": 5},
        "new": {"view": "schedule", "dialog": "new"},
        "lobby": {"view": "lobby"},
        "leave": {"dialog": "leave"},
    }
