"""A conference of many people: who speaks, what is written and shown; and the days around it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.mail import clock


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    people = [
        {
            **one,
            "key": f"p{n}",
            "muted": stream.chance(0.6),
            "camera": stream.chance(0.5),
            "status": stream.pick(["Available", "Away", "In a meeting", "Busy", "Offline"]),
            "hand": n == 6,
        }
        for n, one in enumerate(draw.people(16))
    ]
    for one in stream.sample(people, 4):
        one["photo"] = draw.photo("room", "desk", "plant", "city", "sea", "mountain")
    title = _said(draw, people, draw.bank("meetings"))
    today = _meetings(draw, people, 5, 0)
    now = stream.integer(8 * 60, 17 * 60)
    return {
        "title": "Zoom Meeting",
        "topic": title,
        "people": people,
        "me": people[0],
        "host": people[0]["name"],
        "waiting": draw.people(2),
        "speaker": stream.pick(people[1:5])["key"],
        "chat": _chat(draw, people),
        "id": f"{draw.code('###')} {draw.code('####')} {draw.code('####')}",
        "code": draw.code("######"),
        "slide": {
            "title": _said(draw, people, draw.bank("titles")),
            "points": [_said(draw, people, one) for one in draw.banks("points", 3)],
            "values": [stream.integer(20, 95) for _ in range(6)],
            "page": stream.integer(3, 12),
        },
        "day_minute": now,
        "clock": clock(now),
        "date": f"{draw.today.strftime('%A, %B')} {draw.today.day}",
        "today": today,
        "later": _meetings(draw, people, 3, 1),
        "contacts": sorted(people[1:12], key=lambda one: one["name"]),
    }


def _said(draw: Draw, people: list[dict[str, Any]], text: str) -> str:
    two = draw.stream.sample(people, 2)
    slots = {"given": two[0]["given"], "other": two[1]["given"]}
    slots |= {"city": draw.city()} if "{city}" in text else {}
    slots |= {"company": draw.company()} if "{company}" in text else {}
    return text.format(**slots)


def _chat(draw: Draw, people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    times = sorted(draw.distinct(9 * 60, 9 * 60 + 55, 7, step=3))
    return [
        {
            "key": f"m{n}",
            "who": draw.stream.pick(people[1:])["key"],
            "text": _said(draw, people, draw.bank("chat")),
            "time": clock(at),
        }
        for n, at in enumerate(times)
    ]


def _meetings(draw: Draw, people: Any, count: int, day: int) -> list[dict[str, Any]]:
    times = sorted(draw.distinct(8 * 60, 17 * 60, count, step=30))
    return [
        {
            "key": f"e{day}{n}",
            "title": _said(draw, people, draw.bank("meetings")),
            "when": f"{clock(at)} - {clock(at + 45)}",
            "host": draw.stream.pick(people)["name"],
            "id": f"{draw.code('###')} {draw.code('####')} {draw.code('####')}",
        }
        for n, at in enumerate(times)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    key = stream.pick(document["people"][2:8])["key"]
    return {
        "gallery": {"over": key},
        "speaker": {"view": "speaker", "side": "people"},
        "people": {"side": "people", "hover": document["people"][stream.integer(2, 5)]["key"]},
        "chat": {"side": "chat"},
        "sharing": {"shared": True, "view": "speaker"},
        "sharing_chat": {"shared": True, "view": "speaker", "side": "chat"},
        "home": {"page": "home"},
        "meetings": {"page": "meetings", "event": stream.pick(document["today"])["key"]},
        "contacts": {"page": "contacts", "person": stream.pick(document["contacts"])["key"]},
        "menu_security": {"open": "host"},
        "menu_more": {"open": "more"},
        "menu_view": {"open": "view", "side": "people"},
        "context_person": {"open": "tile", "tile": key},
        "reactions": {"reacting": True},
        "dialog_settings": {"dialog": "settings"},
        "dialog_invite": {"dialog": "invite", "side": "people"},
        "waiting": {"waiting": True, "side": "people"},
    }
