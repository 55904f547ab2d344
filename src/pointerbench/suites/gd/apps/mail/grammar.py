"""A mailbox of somebody: conversations, their people, tags and files, and what is subscribed to."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_ROWS = 12


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    owner, *people = draw.child("people").people(16)
    days = sorted(stream.sample(range(30), _ROWS))
    threads = stream.sample(content["threads"], _ROWS)
    mails = [
        _mail(draw.child(f"mail{n}"), f"m{n}", thread, people[n], days[n])
        for n, thread in enumerate(threads)
    ]
    folders = {"inbox": sum(mail["unread"] for mail in mails), "drafts": stream.integer(1, 9)}
    folders |= {"spam": stream.integer(2, 60)}
    used = stream.integer(21, 96)
    return {
        "owner": {**owner, "phone": draw.phone(full=True)},
        "mails": mails,
        "folders": folders,
        "total": draw.number_text(stream.integer(140, 6200)),
        "tags": content["tags"],
        "used": used,
        "used_text": content["used"].format(used=draw.percent_text(used)),
        "draft": _draft(draw.child("draft"), people[-3:]),
        "lists": _lists(draw.child("lists")),
        "lost": stream.pick(content["lost"]),
        "quick": stream.sample(content["quick"], 3),
    }


def _mail(
    draw: Draw, key: str, thread: dict[str, Any], sender: dict[str, Any], ago: int
) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    slots = {
        "project": stream.pick(content["projects"]),
        "city": draw.city(),
        "town": draw.district(),
        "company": draw.company(),
        "day": draw.date_text(draw.day(2, 30), content["day"]),
        "early": draw.time_text(draw.minutes(6, 8, 30)),
        "time": draw.time_text(draw.minutes(8, 18, 30)),
        "money": draw.money_text(draw.price(30, 2400)),
        "code": draw.code("AA-#####"),
        "n": stream.integer(3, 24),
        "given": draw.person()["given"],
    }
    body = [line.format(**slots) for line in thread["body"]]
    files = stream.sample(content["files"], stream.weighted({0: 5, 1: 3, 2: 2, 3: 1}))
    day = draw.today - timedelta(days=ago)
    return {
        "key": key,
        "sender": sender["name"],
        "email": sender["email"],
        "initials": sender["initials"],
        "ink": sender["ink"],
        "subject": thread["subject"].format(**slots),
        "body": body,
        "preview": body[0],
        "greeting": stream.pick(content["greetings"]),
        "closing": stream.pick(content["closings"]),
        "tag": thread["tag"],
        "date": day.isoformat(),
        "date_text": draw.date_text(day),
        "long_text": f"{draw.date_text(day, 'long')} {draw.time_text(draw.minutes(6, 22, 1))}",
        "count": stream.weighted({1: 4, 2: 3, 3: 2, 4: 2, 5: 1, 7: 1, 9: 1}),
        "unread": stream.chance(0.4),
        "urgent": stream.chance(0.25),
        "others": _others(draw.child("others"), day),
        "files": [_file(draw.child(name), name, slots) for name in files],
    }


def _others(draw: Draw, day: date) -> list[dict[str, str]]:
    """Older letters of somebody, the newest first."""
    ages = sorted(draw.distinct(6, 190, 4))
    return [
        {"subject": title, "date": draw.date_text(day - timedelta(days=age))}
        for title, age in zip(draw.titles("work", 4, most=38), ages, strict=True)
    ]


def _file(draw: Draw, name: str, slots: dict[str, Any]) -> dict[str, str]:
    text = name.format(**slots)
    return {
        "name": text,
        "kind": text.rsplit(".", 1)[1],
        "size": draw.size_text(draw.stream.integer(24, 9000) * 1000),
    }


def _draft(draw: Draw, people: list[dict[str, Any]]) -> dict[str, Any]:
    made = draw.stream.pick(draw.content["drafts"])
    slots = {"project": draw.stream.pick(draw.content["projects"]), "city": draw.city()}
    slots |= {"day": draw.date_text(draw.day(2, 20), draw.content["day"])}
    return {
        "to": [person["name"] for person in people[: draw.stream.integer(1, 2)]],
        "subject": made["subject"].format(**slots),
        "body": "\n".join(line.format(**slots) for line in made["body"]),
        "at": draw.time_text(draw.minutes(8, 20, 1)),
    }


def _lists(draw: Draw) -> list[dict[str, Any]]:
    """What is subscribed to: how often it comes and how much of it is opened."""
    stream = draw.stream
    made = stream.sample(draw.content["lists"], 9)
    counts = stream.sample(range(2, 62), 9)
    opened = stream.sample(range(3, 98), 9)
    days = stream.sample(range(24), 9)
    lists = []
    for n, entry in enumerate(made):
        day = draw.today - timedelta(days=days[n])
        lists.append(
            {
                "key": f"l{n}",
                **entry,
                "count": counts[n],
                "opened": opened[n],
                "opened_text": draw.percent_text(opened[n]),
                "date": day.isoformat(),
                "date_text": draw.date_text(day),
                "quiet": stream.chance(0.3),
            }
        )
    return lists


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [mail["key"] for mail in document["mails"][:5]]
    opened, *others = stream.shuffled(keys)
    starred = stream.sample(keys, 2)
    quiet = [entry["key"] for entry in document["lists"] if entry["quiet"]]
    return {
        "inbox": {"open": opened, "starred": starred},
        "ticked": {"open": opened, "checked": others[:2], "starred": starred[:1]},
        "menu": {"open": opened, "menu": "more"},
        "later": {"open": others[0], "menu": "snooze", "starred": starred},
        "writing": {"open": opened, "writing": "new"},
        "lists": {"page": "lists", "quiet": quiet},
        "options": {"open": others[1], "panel": "settings"},
        "undo": {"open": opened, "toast": "archived", "starred": starred},
        "label": {"open": opened, "dialog": "label"},
        "empty": {"query": document["lost"], "open": ""},
        "offline": {"open": others[1], "error": True},
    }
