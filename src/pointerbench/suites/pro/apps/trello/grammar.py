"""A board: lists, cards with labels, dates, people, steps and what was said about them."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.work import slug

_INKS = ("green", "yellow", "orange", "red", "purple", "blue", "sky", "pink", "lime")
_GROUNDS = ("#0c66e4", "#206b74", "#5e4db2", "#946f00", "#ae4787", "#1f845a", "#44546f")


def document(draw: Draw) -> dict[str, Any]:
    stream, board = draw.stream, draw.bank("boards")
    people = [{"key": f"p{n}", **one} for n, one in enumerate(draw.people(5))]
    labels = [
        {"key": f"b{n}", "name": name, "ink": ink}
        for n, (name, ink) in enumerate(zip(board["labels"], stream.sample(_INKS, 5), strict=True))
    ]
    columns = [{"key": f"l{n}", "name": name} for n, name in enumerate(board["lists"])]
    cards = _cards(draw.child("cards"), board, people)
    return {
        "title": f"{board['name']} | Trello",
        "path": f"/b/{draw.code('AA#A##A#').lower()}/{slug(board['name'])}",
        "board": board["name"],
        "space": draw.bank("spaces"),
        "photo": draw.photo(*stream.pick([board["photo"], ["mountain"], ["sea"], ["sky"]])),
        "ground": stream.pick(_GROUNDS) if stream.chance(0.3) else "",
        "people": people,
        "me": "p0",
        "labels": labels,
        "columns": columns,
        "cards": cards,
        "others": [
            {"key": f"o{n}", "name": name, "photo": draw.photo("mountain", "sea", "city", "plant")}
            for n, name in enumerate(draw.banks("others", 6))
        ],
        "mails": [
            {"key": f"m{n}", "text": _named(draw, text), "mail": n % 2 == 0}
            for n, text in enumerate(draw.banks("mails", 5))
        ],
        "meetings": _meetings(draw.child("meetings"), people),
        "day": f"{draw.weekday(draw.today)}, {draw.date_text(draw.today, 'short')}",
        "unread": stream.integer(1, 6),
    }


def _named(draw: Draw, text: str) -> str:
    company = draw.company() if "{company}" in text else ""
    return text.format(company=company, given=draw.person()["given"], n=draw.stream.integer(2, 980))


def _cards(draw: Draw, board: dict[str, Any], people: Any) -> list[dict[str, Any]]:
    """Lists from left to right; only what has been begun has a date, and no two the same."""
    stream = draw.stream
    counts = [stream.integer(low, low + 2) for low in (5, 4, 4, 3, 5)]
    places = [n for n, count in enumerate(counts) for _ in range(count)]
    late = draw.distinct(1, 40, len(places))
    pictured = set(stream.sample(range(len(places)), 5))
    found = []
    for at, (column, title) in enumerate(
        zip(places, draw.titles(board["topic"], len(places), most=46), strict=True)
    ):
        own = draw.child(f"card{at}")
        days = -late[at] if column == 4 else late[at] - 2
        day = own.day(days, days)
        card = {"key": f"c{at}", "list": f"l{column}", "title": title}
        card |= {"due": day.isoformat(), "due_text": draw.date_text(day, "short")}
        card["state"] = "none" if column == 0 else "done" if column == 4 else _state(draw, day)
        card["photo"] = draw.photo(*board["photo"]) if at in pictured else ""
        found.append(card | _more(own, people))
    return found


def _state(draw: Draw, day: Any) -> str:
    days = (day - draw.today).days
    return "late" if days < 0 else "soon" if days < 2 else "later"


def _more(draw: Draw, people: Any) -> dict[str, Any]:
    stream = draw.stream
    steps = [
        {"key": f"s{n}", "text": _named(draw, step)}
        for n, step in enumerate(draw.banks("steps", stream.integer(4, 6)))
    ]
    ages = [f"{stream.integer(2, 20)} hours ago", f"{stream.integer(1, 4)} days ago"]
    days = stream.integer(2, 30)
    return {
        "labels": [f"b{n}" for n in sorted(stream.sample(range(5), stream.integer(0, 2)))],
        "who": [one["key"] for one in stream.sample(people, stream.integer(0, 2))],
        "comments": stream.integer(0, 7),
        "files": stream.integer(0, 3),
        "watched": stream.chance(0.2),
        "about": _named(draw, draw.bank("about")),
        "steps": steps,
        "done": [step["key"] for step in steps[: stream.integer(0, len(steps))]],
        "has_steps": stream.chance(0.5),
        "names": [_named(draw, name) for name in draw.banks("files", 2)],
        "talk": [
            {"who": one["key"], "when": when, "text": _named(draw, draw.bank("says"))}
            for one, when in zip(stream.sample(people, 2), ages, strict=True)
        ],
        "moved": f"{days} days ago",
    }


def _meetings(draw: Draw, people: Any) -> list[dict[str, Any]]:
    starts = sorted(draw.distinct(9 * 60, 16 * 60, 4, step=75))
    return [
        {
            "key": f"e{n}",
            "at": at,
            "long": draw.stream.pick([30, 45, 60]),
            "title": draw.title("work", most=34),
            "time": draw.time_text(at),
            "ink": draw.ink(),
        }
        for n, at in enumerate(starts)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    full = [one["key"] for one in document["cards"] if one["list"] in ("l1", "l2")]
    one, other, third = stream.sample(full, 3)
    near = [card["key"] for card in document["cards"] if card["list"] in ("l0", "l1")]
    return {
        "board": {"hover": stream.pick(near)},
        "names": {"names": True, "star": True},
        "inbox": {"inbox": True, "names": True},
        "planner": {"planner": True},
        "table": {"view": "table"},
        "board_panel": {"panel": True, "names": True},
        "dialog_card": {"card": one},
        "dialog_picture": {"card": other, "open": "labels"},
        "menu_list": {"open": "l1", "names": True},
        "menu_filter": {"open": "filter"},
        "menu_switch": {"open": "switch"},
        "context_card": {"quick": third},
        "archived": {"notice": True, "hover": stream.pick(near)},
    }
