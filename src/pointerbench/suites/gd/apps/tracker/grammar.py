"""Issues of one sprint: who does what until when, and what is said about the opened one."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_POINTS = (1, 2, 3, 5, 8, 13)


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    place = stream.integer(0, len(content["projects"]) - 1)
    people = draw.people(5)
    count = stream.integer(12, 16)
    issues = _issues(draw.child("issues"), content["keys"][place], people, count)
    points = [issue["facts"]["points"]["value"] for issue in issues]
    done = [p for p, issue in zip(points, issues, strict=True) if issue["status"] == 3]
    return {
        "project": content["projects"][place],
        "mark": content["projects"][place][0],
        "team": stream.pick(content["teams"]),
        "sprint": stream.integer(9, 48),
        "ends": draw.date_text(draw.day(5, 12)),
        "people": people,
        "me": people[0],
        "issues": issues,
        "statuses": content["statuses"],
        "priorities": content["priorities"],
        "labels": [
            {**label, "count": _count(issues, n)} for n, label in enumerate(content["labels"])
        ],
        "total": sum(points),
        "done": sum(done),
        "unread": stream.integer(2, 19),
        "notices": _notices(draw.child("notices"), people, issues),
        "query": stream.pick(content["queries"]),
    }


def _count(issues: list[dict[str, Any]], label: int) -> int:
    return sum(issue["label"] == label for issue in issues)


def _issues(draw: Draw, key: str, people: list[Any], count: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    numbers = sorted(stream.sample(range(120, 980), count), reverse=True)
    days = stream.sample(range(-3, 30), count)
    comments = stream.sample(range(1, 32), count)
    things, problems = (
        stream.sample(content["things"], count),
        stream.sample(content["problems"], count),
    )
    issues = []
    for place, number in enumerate(numbers):
        own = draw.child(str(place))
        gap = " " if draw.language == "en" else ""
        values = (f"{key}-{number}", days[place], comments[place])
        issues.append(_issue(own, f"{things[place]}{gap}{problems[place]}", values, people))
    return issues


def _issue(
    draw: Draw, title: str, values: tuple[str, int, int], people: list[Any]
) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    key, days, comments = values
    status = stream.weighted({0: 4, 1: 4, 2: 3, 3: 3})
    priority = stream.weighted({0: 2, 1: 4, 2: 5, 3: 3})
    due = draw.day(days, days)
    person, points = stream.pick(people), stream.pick(_POINTS)
    subtasks = stream.sample(content["subtasks"], stream.integer(3, 4))
    return {
        "key": key,
        "title": title,
        "status": status,
        "priority": priority,
        "label": stream.integer(0, len(content["labels"]) - 1),
        "person": person,
        "blocked": stream.chance(0.22) and status != 3,
        "late": days < 0 and status != 3,
        "facts": {
            "key": _fact(key, key),
            "priority": _fact(priority, content["priorities"][priority]["name"]),
            "status": _fact(status, content["statuses"][status]["name"]),
            "assignee": _fact(person["given"], person["given"]),
            "points": _fact(points, str(points)),
            "comments": _fact(comments, str(comments)),
            "due": _fact(due.isoformat(), draw.date_text(due)),
        },
        "about": [stream.pick(content["reports"]), stream.pick(content["wishes"])],
        "created": draw.date_text(draw.day(days - 40, days - 12), "long"),
        "reporter": stream.pick(people),
        "subtasks": [{"text": text, "done": stream.chance(0.5)} for text in subtasks],
        "talk": _talk(draw.child("talk"), people),
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _talk(draw: Draw, people: list[Any]) -> list[dict[str, Any]]:
    """Comments, the oldest first."""
    stream = draw.stream
    texts = stream.sample(draw.content["comments"], 3)
    ages = sorted(stream.sample(range(4, 2600), 3), reverse=True)
    whose = stream.sample(people, 3)
    return [
        {"person": person, "text": text, "ago": draw.ago_text(age)}
        for person, text, age in zip(whose, texts, ages, strict=True)
    ]


def _notices(draw: Draw, people: list[Any], issues: list[Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    ages = sorted(stream.sample(range(3, 900), 4))
    return [
        {
            "person": stream.pick(people[1:]),
            "text": stream.pick(draw.content["changes"]),
            "key": issue["key"],
            "ago": draw.ago_text(age),
        }
        for issue, age in zip(stream.sample(issues, 4), ages, strict=True)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, issues = draw.stream, document["issues"]
    chosen = stream.pick(issues[1:5])["key"]
    some = [issue["key"] for issue in stream.sample(issues, 3)]
    return {
        "table": {},
        "board": {"view": "board", "starred": some[:1]},
        "issue": {"open": chosen},
        "menu": {"menu": chosen, "starred": some[1:]},
        "status": {"menu": f"status {chosen}"},
        "picked": {"picked": some, "zebra": True},
        "create": {"dialog": "create"},
        "filter": {"dialog": "filter"},
        "display": {"dialog": "display"},
        "notices": {"dialog": "notices", "view": "board"},
        "empty": {"query": document["query"]},
        "error": {"error": True, "sidebar": False},
        "toast": {"open": chosen, "toast": True},
    }
