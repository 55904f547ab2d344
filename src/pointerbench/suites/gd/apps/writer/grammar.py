"""A paper that several people write: its costs add up, its comments are by those who share it."""

from __future__ import annotations

from typing import Any

from pointerbench.elements.photos import photo
from pointerbench.pages.banks.draw import Draw

_TABLE_AT = 3  # the heading above the table


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    people = draw.people(6)
    title = stream.pick(content["subjects"]) + content["joint"] + stream.pick(content["papers"])
    lines = _lines(draw.child("lines"), stream.integer(5, 7))
    headings = stream.sample(content["headings"], 9)
    headings[_TABLE_AT] = content["costs"]
    shows = draw.photo(stream.pick(["city", "building", "plant"]))
    text = draw.child("text")
    pages = stream.integer(3, 14)
    words = pages * stream.integer(310, 430)
    return {
        "menus": content["menus"],
        "title": title,
        "file": content["file"].format(name=title),
        "byline": f"{people[0]['name']} · {draw.date_text(draw.today, 'long')}",
        "headings": headings,
        "numbers": [f"{at // 3 + 1}.{at % 3}" if at % 3 else f"{at // 3 + 1}" for at in range(9)],
        "intro": text.sentences("work", 6),
        "body": text.sentences("work", 3),
        "after": text.sentences("work", 9),
        "photo": shows,
        "caption": photo(shows).name[draw.language],
        "lines": lines,
        "sum": draw.money_text(sum(line["amount"] for line in lines)),
        "people": people,
        "comments": _comments(draw.child("comments"), people, stream.integer(5, 7)),
        "edits": _edits(draw.child("edits"), people, words),
        "words": draw.number_text(words),
        "pages": pages,
        "page": 1,
        "fonts": content["fonts"],
        "font": content["font"],
        "points": stream.pick([10.5, 11, 12]),
        "missing": stream.pick(content["missing"]),
        "values": [stream.integer(0, 24) for _ in range(3)],
        "zoom": stream.integer(90, 130),
    }


def _lines(draw: Draw, count: int) -> list[dict[str, Any]]:
    names = draw.stream.sample(draw.content["items"], count)
    quantities = draw.distinct(2, 48, count)
    costs = draw.spread(12, 480, count)
    days = draw.distinct(6, 120, count)
    lines = []
    for at, name in enumerate(names):
        day = draw.day(days[at], days[at])
        lines.append(
            {
                "key": f"l{at}",
                "name": name,
                "quantity": quantities[at],
                "cost": costs[at],
                "each": draw.money_text(costs[at]),
                "amount": quantities[at] * costs[at],
                "total": draw.money_text(quantities[at] * costs[at]),
                "iso": day.isoformat(),
                "due": draw.date_text(day),
            }
        )
    return lines


def _comments(draw: Draw, people: list[dict[str, str]], count: int) -> list[dict[str, Any]]:
    stream = draw.stream
    days = sorted(draw.distinct(1, 40, count))
    replies = draw.distinct(0, 12, count)
    authors = stream.shuffled([*people, stream.pick(people)])
    comments = []
    for at, back in enumerate(days):
        day = draw.day(-back, -back)
        comments.append(
            {
                "key": f"m{at}",
                "author": authors[at],
                "text": draw.sentence("work", most=64 if draw.language == "en" else 30),
                "iso": day.isoformat(),
                "date": draw.date_text(day),
                "replies": replies[at],
                "resolved": stream.chance(0.35),
            }
        )
    return comments


def _edits(draw: Draw, people: list[dict[str, str]], words: int) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(7, 9)
    days = [0, *sorted(draw.distinct(1, 21, count - 1))]
    edits, left = [], words
    for at, back in enumerate(days):
        edits.append(
            {
                "key": f"v{at}",
                "time": f"{draw.date_text(draw.day(-back, -back))}, "
                f"{draw.time_text(draw.minutes(8, 19, 1))}",
                "author": stream.pick(people),
                "words": left,
                "shown": draw.number_text(left),
                "named": bool(at) and stream.chance(0.4),
            }
        )
        left -= stream.integer(12, max(20, words // 12))
    return edits


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    chosen = draw.stream.pick(document["comments"])["key"]
    return {
        "comments": {},
        "plain": {"pane": "", "list": "bullets"},
        "styles": {"pane": "styles", "bold": True},
        "versions": {"pane": "versions"},
        "style": {"drop": "style"},
        "font": {"drop": "font", "outline": False},
        "size": {"drop": "size", "pane": "styles"},
        "ink": {"drop": "ink", "resolved": [chosen]},
        "menu": {"menu": draw.stream.pick(["file", "insert", "view", "edit"])},
        "find": {"dialog": "find"},
        "print": {"dialog": "print"},
        "share": {"dialog": "share"},
        "joined": {"toast": True, "align": "center"},
        "error": {"error": True, "outline": False},
    }
