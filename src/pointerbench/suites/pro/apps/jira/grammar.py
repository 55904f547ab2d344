"""A team's project: people, epics, two sprints and a backlog, each work item with its history."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.work import Team, words

_STATES = ("To Do", "In Progress", "In Review", "Done")
_HUES = ("purple", "teal", "blue", "orange", "lime", "magenta")
_DAYS = 154  # that the timeline shows


def document(draw: Draw) -> dict[str, Any]:
    stream, team = draw.stream, Team(draw)
    product, number = team.product, stream.integer(7, 46)
    start = draw.today - dt.timedelta(days=stream.integer(3, 10))
    end = start + dt.timedelta(days=14)
    epics = _epics(draw.child("epics"), team)
    items = _items(draw.child("items"), team, epics, start)
    sprints = [
        _sprint(draw, team, number, start, end),
        _sprint(draw, team, number + 1, end, end + dt.timedelta(days=14)),
    ]
    key = product["key"]
    return {
        "title": f"{product['name']} - Jira",
        "path": f"/jira/software/projects/{key}",
        "project": {"name": product["name"], "key": key, "ink": draw.ink()},
        "others": [
            {"name": one["name"], "key": one["key"], "ink": draw.ink()}
            for one in words(draw, "others").banks("products", 3)
        ],
        "people": team.people,
        "me": team.people[-1]["key"],
        "epics": epics,
        "items": items,
        "states": list(_STATES),
        "sprints": sprints,
        "left": (end - draw.today).days,
        "version": team.version,
        "news": [
            draw.bank("news").format(person=team.people[n]["name"], key=items[n + 2]["key"])
            for n in range(4)
        ],
        "unread": stream.integer(2, 9),
        "months": _months(draw),
        "now": 40 / _DAYS,
    }


def _sprint(draw: Draw, team: Team, number: int, start: dt.date, end: dt.date) -> dict[str, Any]:
    return {
        "name": f"{team.product['key']} Sprint {number}",
        "dates": f"{draw.date_text(start, 'short')} – {draw.date_text(end, 'short')}",
        "goal": team.filled(draw.bank("goals")),
    }


def _epics(draw: Draw, team: Team) -> list[dict[str, Any]]:
    stream = draw.stream
    hues = stream.sample(_HUES, 5)
    found = []
    for at, (name, hue) in enumerate(zip(team.product["epics"], hues, strict=True)):
        begun = stream.integer(1, 44) + 5 * at
        length = (19, 38, 52, 30, 68)[at] + stream.integer(0, 9)
        length = min(length, _DAYS - 6 - begun)
        found.append(
            {"id": f"e{at}", "name": name, "hue": hue, "at": begun / _DAYS, "long": length / _DAYS}
        )
    return stream.shuffled(found)


def _months(draw: Draw) -> list[dict[str, Any]]:
    """The months of the timeline, from 40 days ago, each with its share of the width."""
    first = draw.day(-40, -40)
    found: list[dict[str, Any]] = []
    for day in (first + dt.timedelta(days=n) for n in range(_DAYS)):
        name = draw.month_text(day, year=False)[:3]
        if not found or found[-1]["name"] != name:
            found.append({"name": name, "days": 0})
        found[-1]["days"] += 1
    return [{"name": one["name"], "share": one["days"] / _DAYS} for one in found]


def _items(draw: Draw, team: Team, epics: Any, start: dt.date) -> list[dict[str, Any]]:
    stream = draw.stream
    counts = [stream.integer(*bounds) for bounds in ((5, 8), (4, 6), (2, 4), (5, 7))]
    states = [state for state, count in zip(_STATES, counts, strict=True) for _ in range(count)]
    later = stream.integer(5, 7)
    places = [0] * len(states) + [1] * later + [2] * stream.integer(7, 10)
    states += ["To Do"] * (len(places) - len(states))
    number = stream.integer(60, 900)
    found: list[dict[str, Any]] = []
    seen: set[str] = set()
    for at, (state, place) in enumerate(zip(states, places, strict=True)):
        own, (kind, text) = draw.child(f"item{at}"), team.job()
        while text in seen:
            kind, text = team.job()
        seen.add(text)
        number += stream.integer(1, 5)
        item: dict[str, Any] = {
            "key": f"{team.product['key']}-{number}",
            "type": kind,
            "text": text,
        }
        item |= {"status": state, "sprint": place, "epic": stream.pick(epics)["id"]}
        found.append(item | _facts(own, team, start) | _story(own, team, kind, text))
    for at, item in enumerate(found):
        item["flagged"] = at == 4
        for child in item["children"]:
            number += 1
            child["key"] = f"{team.product['key']}-{number}"
    return found


def _facts(draw: Draw, team: Team, start: dt.date) -> dict[str, Any]:
    stream, people = draw.stream, team.people
    created = start - dt.timedelta(days=stream.integer(2, 70))
    updated = draw.today - dt.timedelta(days=stream.integer(0, 12))
    due = draw.day(1, 38)
    stamp = draw.time_text(draw.minutes(8, 19, 1))
    return {
        "points": stream.pick([1, 2, 3, 3, 5, 5, 8, 13]),
        "prio": stream.weighted({"highest": 1, "high": 3, "medium": 5, "low": 2}),
        "who": stream.pick(people[:5])["key"],
        "by": stream.pick(people)["key"],
        "labels": draw.stream.sample(team.draw.content["labels"], stream.integer(1, 2)),
        "part": stream.pick(team.product["parts"]),
        "due": due.isoformat(),
        "due_text": f"{draw.date_text(due, 'short')}, {due.year}",
        "created": f"{draw.date_text(created, 'short')}, {created.year} at {stamp}",
        "updated": f"{draw.date_text(updated, 'short')}, {updated.year}",
    }


def _story(draw: Draw, team: Team, kind: str, text: str) -> dict[str, Any]:
    stream, people = draw.stream, team.people
    reasons = team.draw.content["reasons"]
    own = {"bug": reasons[:3], "story": reasons[3:5], "task": reasons[5:]}[kind]
    issue = text[0].lower() + text[1:]
    steps = team.draw.content["steps"]
    kept = steps[:3] if kind == "bug" else stream.sample(steps[4:], 3)
    ages = [f"{stream.integer(2, 9)} hours ago", "Yesterday", f"{stream.integer(3, 6)} days ago"]
    said = team.says("remarks", 3)
    return {
        "about": team.filled(stream.pick(own), issue=issue, symptom="misbehaves"),
        "steps": [team.filled(step) for step in kept],
        "children": [
            {"text": task, "who": stream.pick(people[:5])["key"], "status": stream.pick(_STATES)}
            for task in team.says("tasks", 3)
        ],
        "talk": [
            {"who": person["key"], "when": when, "text": line}
            for person, when, line in zip(stream.sample(people, 3), ages, said, strict=True)
        ],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    running = [item["key"] for item in document["items"] if item["sprint"] == 0]
    shown = [item["key"] for item in document["items"] if item["status"] == "To Do"][:2]
    one, other, third = stream.sample(running, 3)
    hover = stream.pick(shown)
    return {
        "board": {"page": "board", "hover": hover},
        "by_person": {"page": "board", "group": "assignee"},
        "backlog": {"page": "backlog", "hover": other},
        "epics": {"page": "backlog", "epics": True, "nav": False, "folded": [0]},
        "list": {"page": "list", "sort": stream.pick(["key", "due"]), "ticked": [third]},
        "timeline": {"page": "timeline", "unfolded": [document["epics"][1]["id"]]},
        "item": {"page": "item", "item": one},
        "history": {"page": "item", "item": other, "talk": "history", "watch": True},
        "context_card": {"page": "board", "hover": hover, "open": "card"},
        "menu_status": {"page": "item", "item": third, "open": "status"},
        "menu_group": {"page": "board", "open": "group"},
        "dialog_complete": {"page": "board", "dialog": "complete"},
        "dialog_create": {"page": "backlog", "dialog": "create"},
        "created": {"page": "board", "notice": True, "insights": True},
    }
