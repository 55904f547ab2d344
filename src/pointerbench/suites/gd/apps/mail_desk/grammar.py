"""An inbox: letters of some people, one with a text and attachments, and rules that sort them."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    letters = _letters(draw.child("letters"), stream.integer(8, 11))
    unread = sum(letter["unread"] for letter in letters)
    names = stream.sample(content["own"], 4)
    return {
        "menus": content["menus"],
        "me": draw.person(),
        "accounts": content["accounts"],
        "folders": content["folders"],
        "counts": [unread, stream.integer(1, 9), 0, 0, stream.integer(3, 60), 0],
        "own": names,
        "own_counts": [stream.integer(1, 40) for _ in names],
        "tags": content["tags"],
        "used": stream.integer(12, 93),
        "room": stream.pick([5, 10, 15, 50]),
        "letters": letters,
        "body": _body(draw.child("body")),
        "papers": _papers(draw.child("papers")),
        "rules": _rules(draw.child("rules")),
        "draft": content["draft"],
        "to": draw.person(),
        "cc": draw.person(),
        "query": stream.pick(content["queries"]),
    }


def _letters(draw: Draw, count: int) -> list[dict[str, Any]]:
    stream = draw.stream
    people = draw.people(count)
    subjects = draw.titles("work", count)
    sizes = draw.distinct(6, 990, count, 3)
    days = sorted(draw.distinct(0, 48, count))
    letters = []
    for number, (person, subject) in enumerate(zip(people, subjects, strict=True)):
        received = draw.day(-days[number], -days[number])
        letters.append(
            {
                "key": f"l{number}",
                "person": person,
                "subject": subject,
                "preview": draw.sentence("work"),
                "iso": received.isoformat(),
                "received": draw.date_text(received, "numeric"),
                "time": draw.time_text(draw.minutes(7, 22, 1)),
                "size": sizes[number],
                "files": stream.integer(1, 4) if stream.chance(0.35) else 0,
                "urgent": stream.chance(0.3),
                "unread": stream.chance(0.4),
                "tag": stream.integer(0, 3) if stream.chance(0.5) else -1,
            }
        )
    return letters


def _body(draw: Draw) -> dict[str, Any]:
    content = draw.content
    joint = " " if draw.language == "en" else ""
    sentences = draw.sentences("work", 10)
    return {
        "greeting": draw.stream.pick(content["greetings"]),
        "parts": [joint.join(sentences[:3]), joint.join(sentences[3:6]), joint.join(sentences[6:])],
        "closing": draw.stream.pick(content["closings"]),
    }


def _papers(draw: Draw) -> list[dict[str, Any]]:
    inks = {"pdf": "#d32f2f", "xlsx": "#2e7d32", "docx": "#1e66d0", "pptx": "#e65100"}
    names = draw.stream.sample(draw.content["papers"], 4)
    sizes = draw.distinct(24, 980, len(names), 4)
    return [
        {
            "key": f"p{number}",
            "name": name,
            "kind": name.rpartition(".")[2],
            "ink": inks.get(name.rpartition(".")[2], "#6d4c41"),
            "size": size,
        }
        for number, (name, size) in enumerate(zip(names, sizes, strict=True))
    ]


def _rules(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(4, 6)
    hits = draw.distinct(3, 900, count)
    days = draw.distinct(1, 160, count)
    rules = []
    for number, name in enumerate(stream.sample(draw.content["rules"], count)):
        last = draw.day(-days[number], -days[number])
        rules.append(
            {
                "key": f"r{number}",
                "name": name,
                "action": stream.pick(draw.content["actions"]),
                "hits": hits[number],
                "iso": last.isoformat(),
                "last": draw.date_text(last, "numeric"),
                "on": stream.chance(0.7),
            }
        )
    return rules


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    chosen, second, third = (x["key"] for x in draw.stream.sample(document["letters"], 3))
    return {
        "reading": {"open": chosen},
        "wide": {"open": chosen, "pane": False, "starred": [second]},
        "checked": {"open": chosen, "checked": [chosen, third]},
        "unread": {"open": chosen, "tab": "marked", "starred": [second, third, chosen]},
        "context": {"open": second, "context": second},
        "menu": {"open": chosen, "menu": draw.stream.pick(["view", "message", "file"])},
        "write": {"open": chosen, "dialog": "write"},
        "rules": {"open": chosen, "dialog": "rules"},
        "rule": {"open": chosen, "dialog": "rule", "choosing": True},
        "sent": {"open": third, "toast": True, "reversed": True},
        "empty": {"open": chosen, "query": document["query"]},
        "lost": {"open": third, "error": True},
    }
