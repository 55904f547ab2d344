"""A team's workspace: channels, the talk of two days in one of them, a thread, direct messages."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.work import Team, slug

_FACES = ("heart", "party", "tick", "like", "idea", "flag", "star", "flash")


def document(draw: Draw) -> dict[str, Any]:
    stream, team = draw.stream, Team(draw, people=8)
    people: list[dict[str, Any]] = team.people
    for person in people:
        if stream.chance(0.4):
            person["photo"] = draw.photo("nature", "sea", "mountain", "plant", "city")
        person["here"] = stream.chance(0.6)
    product = team.product
    own = [slug(stream.pick(product["epics"])), slug(product["name"])]
    names = sorted({*own, *draw.banks("channels", 8)})
    channels = [
        {"key": f"c{n}", "name": name, "private": stream.chance(0.15), "unread": stream.chance(0.3)}
        for n, name in enumerate(names)
    ]
    here = stream.pick(channels)
    here |= {"unread": False}
    for one in stream.sample([c for c in channels if c is not here], 2):
        one.update(unread=True, count=stream.integer(1, 6))
    talk, space = _talk(draw.child("talk"), team), draw.bank("spaces")
    return {
        "title": f"{here['name']} (Channel) - {space} - Slack",
        "path": f"/client/T{draw.code('##A#A##')}/C{draw.code('#A##A#A')}",
        "space": space,
        "ink": draw.ink(),
        "people": people,
        "me": people[-1]["key"],
        "channels": channels,
        "here": here["key"],
        "topic": team.filled(draw.bank("topics")),
        "members": stream.integer(9, 140),
        "talk": talk,
        "days": [draw.date_text(draw.day(-1, -1), "weekday"), "Today"],
        "pins": stream.integer(1, 6),
        "files": _files(draw.child("files"), team),
        "direct": _direct(draw.child("direct"), team, people[0]["key"]),
        "news": _news(draw.child("news"), team, channels),
    }


def _time(minutes: int) -> str:
    hour, minute = divmod(minutes, 60)
    return f"{(hour - 1) % 12 + 1}:{minute:02d} {'AM' if hour < 12 else 'PM'}"


def _talk(draw: Draw, team: Team) -> list[dict[str, Any]]:
    """Messages of yesterday and today in the order of their times."""
    stream = draw.stream
    found: list[dict[str, Any]] = []
    counts = [stream.integer(4, 6), stream.integer(5, 8)]
    for day, count in enumerate(counts):
        times = sorted(draw.distinct(8 * 60 + 20, 17 * 60, count, step=7))
        for at in times:
            who = stream.pick([p for p in team.people if not found or p["key"] != found[-1]["who"]])
            found.append(
                _message(draw.child(f"m{len(found)}"), team, len(found), who, at) | {"day": day}
            )
    return found


def _message(draw: Draw, team: Team, number: int, who: Any, at: int) -> dict[str, Any]:
    stream = draw.stream
    replies = (
        [
            {
                "key": f"r{n}",
                "who": one["key"],
                "text": team.filled(draw.bank("answers")),
                "time": _time(min(at + 9 * (n + 1), 1190)),
            }
            for n, one in enumerate(stream.sample(team.people, stream.integer(2, 4)))
        ]
        if stream.chance(0.35) or number == 5
        else []
    )
    text = team.filled(draw.bank("chat"))
    return {
        "key": f"m{number}",
        "who": who["key"],
        "time": _time(at),
        "text": text[0].upper() + text[1:],
        "faces": [
            {"icon": icon, "count": stream.integer(1, 7)}
            for icon in stream.sample(_FACES, stream.integer(0, 3))
        ],
        "replies": replies,
        "ago": f"{stream.integer(1, 6)} hours ago",
        "photo": draw.photo("desk", "room", "city", "plant") if number == 3 else "",
        "file": team.filled(draw.bank("files")) if number in (1, 7) else "",
        "later": False,
    }


def _files(draw: Draw, team: Team) -> list[dict[str, Any]]:
    stream = draw.stream
    return [
        {
            "key": f"f{n}",
            "name": team.filled(name),
            "who": stream.pick(team.people)["key"],
            "when": draw.date_text(draw.day(-n * 3 - 1, -n * 3 - 1), "short"),
            "size": stream.integer(40, 980),
        }
        for n, name in enumerate(draw.banks("files", 7))
    ]


def _direct(draw: Draw, team: Team, other: str) -> list[dict[str, Any]]:
    times = sorted(draw.distinct(9 * 60, 16 * 60, 6, step=6))
    return [
        {
            "key": f"d{n}",
            "who": other if n % 2 == 0 else team.people[-1]["key"],
            "time": _time(at),
            "text": team.filled(draw.bank("chat" if n % 2 == 0 else "answers")),
            "faces": [],
            "replies": [],
            "photo": "",
            "file": "",
            "day": 1,
            "ago": "",
        }
        for n, at in enumerate(times)
    ]


def _news(draw: Draw, team: Team, channels: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    kinds = ["Mention in", "Thread in", "Reaction in"]
    return [
        {
            "key": f"n{n}",
            "who": one["key"],
            "kind": stream.pick(kinds),
            "channel": stream.pick(channels)["name"],
            "text": team.filled(draw.bank("answers")),
            "when": f"{n + 1}h",
        }
        for n, one in enumerate(stream.sample(team.people[:7], 6))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, talk = draw.stream, document["talk"]
    keys = [message["key"] for message in talk[-3:]]
    one, other = stream.sample(keys[1:], 2)
    threads = [message["key"] for message in talk if message["replies"]]
    return {
        "channel": {},
        "hover": {"hover": one},
        "thread": {"thread": stream.pick(threads)},
        "direct": {"page": "direct"},
        "activity": {"page": "activity"},
        "files": {"tab": "files"},
        "huddle": {"huddle": True, "hover": other},
        "details": {"details": True},
        "context_message": {"hover": stream.pick(keys), "open": "message"},
        "menu_space": {"open": "space"},
        "menu_plus": {"open": "plus"},
        "dialog_channel": {"dialog": "channel"},
        "reminder": {"notice": True},
    }
