"""A team that writes, posts and meets: chats of two days, a channel, a week, a running meeting."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.mail import Mailbox, clock
from pointerbench.suites.pro.kit.work import Team

_PRESENCE = ("here", "here", "busy", "away", "off")


def document(draw: Draw) -> dict[str, Any]:
    stream, team, box = draw.stream, Team(draw, people=12), Mailbox(draw, 0)
    people: list[dict[str, Any]] = team.people
    for person in people:
        person["presence"] = stream.pick(_PRESENCE)
    weekday = draw.today.weekday()
    monday = draw.today + dt.timedelta(days=-weekday if weekday < 5 else 7 - weekday)
    days = [monday + dt.timedelta(days=n) for n in range(5)]
    chats = _chats(draw.child("chats"), team)
    return {
        "title": f"Chat | {chats[0]['name']} | Microsoft Teams",
        "path": "/v2/",
        "people": people,
        "me": people[-1]["key"],
        "chats": chats,
        "talk": _talk(draw.child("talk"), team, [people[0]["key"]]),
        "group": _talk(draw.child("group"), team, [p["key"] for p in people[1:5]]),
        "teams": _teams(draw.child("teams"), team),
        "posts": _posts(draw.child("posts"), team),
        "news": _news(draw.child("news"), team),
        "files": _files(draw.child("files"), team),
        "events": box.week(5),
        "days": [{"name": day.strftime("%A"), "day": f"{day.day:02d}"} for day in days],
        "today": weekday if weekday < 5 else -1,
        "month": f"{days[0].strftime('%B')} {days[0].year}",
        "day_minute": stream.integer(9 * 60, 17 * 60),
        "meeting": {
            "title": box.say("meetings"),
            "clock": f"{stream.integer(4, 52):02d}:{stream.integer(0, 59):02d}",
            "people": [p["key"] for p in people[:6]],
            "waiting": [p["key"] for p in people[6:9]],
            "muted": [p["key"] for p in stream.sample(people[:6], 3)],
        },
        "date": f"{days[2].strftime('%m/%d/%Y')}",
    }


def _chats(draw: Draw, team: Team) -> list[dict[str, Any]]:
    """Those whom one has written with, the latest first: people and groups of them."""
    stream, people = draw.stream, team.people
    single = [
        {"key": f"c{n}", "who": [p["key"]], "name": p["name"]} for n, p in enumerate(people[:9])
    ]
    names = [
        team.filled(name, given=people[n]["given"])
        for n, name in enumerate(draw.banks("groups", 5))
    ]
    many: list[dict[str, Any]] = [
        {
            "key": f"g{n}",
            "who": [p["key"] for p in stream.sample(people, 3)],
            "name": name[0].upper() + name[1:],
        }
        for n, name in enumerate(names)
    ]
    first, second = single[0], many[0]
    rest = stream.shuffled([*single[1:], *many[1:]])
    found = [first, second, *rest]
    at = stream.integer(13 * 60, 16 * 60)
    for n, one in enumerate(found):
        at -= stream.integer(8, 55)
        day = draw.day(-n + 5, -n + 5)
        one["when"] = clock(max(at, 8 * 60)) if n < 6 else f"{day.month}/{day.day}"
        text = team.filled(draw.bank("answers"))
        own = stream.chance(0.3)
        one["text"] = f"You: {text}" if own else text[0].upper() + text[1:]
        one["unread"] = n > 1 and not own and stream.chance(0.3)
    return found


def _talk(draw: Draw, team: Team, others: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    times = sorted(draw.distinct(8 * 60 + 30, 16 * 60, 9, step=6))
    found: list[dict[str, Any]] = []
    me = team.people[-1]["key"]
    for n, at in enumerate(times):
        who = me if n % 3 == 1 else stream.pick(others)
        text = team.filled(draw.bank("chat" if n % 2 == 0 else "answers"))
        found.append(
            {
                "key": f"m{n}",
                "who": who,
                "mine": who == me,
                "time": clock(at),
                "text": text[0].upper() + text[1:],
                "day": 0 if n < 3 else 1,
                "file": team.filled(draw.bank("files")) if n == 4 else "",
                "hearts": stream.integer(1, 4) if stream.chance(0.3) else 0,
            }
        )
    return found


def _teams(draw: Draw, team: Team) -> list[dict[str, Any]]:
    stream = draw.stream
    names = [team.product["name"], *draw.banks("teams", 3)]
    found = []
    for n, name in enumerate(names):
        inner = [team.filled(one) for one in draw.banks("channels", stream.integer(2, 3))]
        inner = sorted({one[0].upper() + one[1:] for one in inner})
        found.append(
            {
                "key": f"t{n}",
                "name": name,
                "ink": draw.ink(),
                "channels": [
                    {"key": f"t{n}c{m}", "name": one} for m, one in enumerate(["General", *inner])
                ],
            }
        )
    return found


def _posts(draw: Draw, team: Team) -> list[dict[str, Any]]:
    stream = draw.stream
    posts = []
    times = sorted(draw.distinct(8 * 60 + 20, 15 * 60, 4, step=11))
    for n, at in enumerate(times):
        writers = stream.sample(team.people[:-1], 4)
        replies = [
            {
                "key": f"r{n}{m}",
                "who": one["key"],
                "time": clock(at + 12 * (m + 1)),
                "text": team.filled(draw.bank("answers")),
            }
            for m, one in enumerate(writers[1 : stream.integer(2, 4)])
        ]
        posts.append(
            {
                "key": f"o{n}",
                "who": writers[0]["key"],
                "time": ("Yesterday " if n < 2 else "") + clock(at),
                "title": team.filled(draw.bank("posts")),
                "text": team.filled(draw.bank("chat")),
                "replies": replies,
                "likes": stream.integer(1, 9),
            }
        )
    for one in posts:
        one["text"] = one["text"][0].upper() + one["text"][1:]
        for reply in one["replies"]:
            reply["text"] = reply["text"][0].upper() + reply["text"][1:]
    return posts


def _news(draw: Draw, team: Team) -> list[dict[str, Any]]:
    stream = draw.stream
    kinds = ["mentioned you", "reacted to your message", "replied to your post", "added you"]
    found = []
    for n, one in enumerate(stream.sample(team.people[:-1], 9)):
        text = team.filled(draw.bank("chat" if n % 2 else "answers"))
        found.append(
            {
                "key": f"n{n}",
                "who": one["key"],
                "kind": stream.pick(kinds),
                "text": text[0].upper() + text[1:],
                "when": clock(15 * 60 - 37 * n),
                "unread": stream.chance(0.3),
            }
        )
    return found


def _files(draw: Draw, team: Team) -> list[dict[str, Any]]:
    stream = draw.stream
    return [
        {
            "key": f"f{n}",
            "name": team.filled(name),
            "who": stream.pick(team.people)["key"],
            "when": draw.date_text(draw.day(-n * 2 - 1, -n * 2 - 1), "short"),
        }
        for n, name in enumerate(draw.banks("files", 9))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one, other = (
        m["key"] for m in stream.sample([m for m in document["talk"][5:] if not m["mine"]], 2)
    )
    event = stream.pick([e["key"] for e in document["events"] if e["lanes"] == 1])
    return {
        "chat": {},
        "hover": {"hover": one},
        "group": {"chat": document["chats"][1]["key"]},
        "channel": {"page": "teams", "channel": "t0c0"},
        "activity": {"page": "activity"},
        "calendar": {"page": "calendar", "event": event},
        "participants": {"page": "meeting", "side": "people"},
        "meeting_chat": {"page": "meeting", "side": "chat"},
        "shared": {"tab": "shared"},
        "context_chat": {"open": "chat", "aim": document["chats"][4]["key"]},
        "menu_plus": {"open": "plus"},
        "menu_message": {"hover": other, "open": "message"},
        "dialog_meeting": {"page": "calendar", "dialog": True},
        "ringing": {"ringing": True},
    }
