"""A team's space: a tree of pages, one of them open with tables, tasks, comments and versions."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.work import Team, slug

_SIGNS = ("rocket", "book-open", "flask", "compass", "wrench", "globe", "puzzle", "lightbulb")


class _Space:
    """What pages of one space are drawn with: the team, and words filled in about it."""

    def __init__(self, draw: Draw) -> None:
        self.draw, self.stream, self.team = draw, draw.stream, Team(draw)
        self.people = self.team.people

    def fill(self, text: str) -> str:
        month = self.draw.month_text(self.draw.day(-120, 200), year=False)
        company = self.draw.company() if "{company}" in text else ""
        number = str(self.stream.integer(8, 60))
        return self.team.filled(text, month=month, company=company, n=number)

    def say(self, bank: str) -> str:
        text = self.fill(self.draw.bank(bank))
        return text[0].upper() + text[1:]

    def says(self, bank: str, count: int) -> list[str]:
        return [self.say(bank) for _ in range(count)]

    def date(self, low: int, high: int) -> str:
        day = self.draw.day(low, high)
        return f"{self.draw.date_text(day, 'short')}, {day.year}"

    def who(self) -> str:
        return str(self.stream.pick(self.people)["key"])


def document(draw: Draw) -> dict[str, Any]:
    stream, space = draw.stream, _Space(draw)
    kind = stream.pick(["meeting", "decision", "runbook"])
    title = space.say({"meeting": "meetings", "decision": "decisions"}.get(kind, "runbooks"))
    if kind == "meeting":
        title = f"{draw.today.isoformat()} {title}"
    blocks = {"meeting": _meeting, "decision": _decision, "runbook": _runbook}[kind](space)
    sections = draw.banks("sections", 5)
    tree, home = _tree(space, sections, title)
    product = space.team.product
    writer = stream.pick(space.people)
    return {
        "title": f"{title} - {product['name']} - Confluence",
        "path": f"/wiki/spaces/{product['key']}/pages/{draw.code('########')}/{slug(title, '+')}",
        "space": {"name": product["name"], "ink": draw.ink(), "sign": stream.pick(_SIGNS)},
        "others": [
            {"key": f"s{n}", "name": name} for n, name in enumerate(draw.banks("spaces", 3))
        ],
        "people": space.people,
        "me": space.people[-1]["key"],
        "tree": tree,
        "page": {
            "title": title,
            "parent": home,
            "by": writer["key"],
            "updated": space.date(-9, 0),
            "minutes": stream.integer(2, 7),
            "views": stream.integer(12, 480),
            "blocks": blocks,
            "labels": draw.banks("labels", 2),
            "likes": stream.integer(1, 9),
        },
        "talk": _talk(space),
        "remarks": _talk(space),
        "versions": _versions(space),
        "recent": [
            {
                "key": f"r{n}",
                "title": row["label"],
                "when": f"{n + 2} hours ago",
                "who": space.who(),
            }
            for n, row in enumerate(stream.sample([r for r in tree if r["depth"]], 6))
        ],
        "unread": stream.integer(1, 8),
    }


def _tree(space: _Space, sections: list[str], title: str) -> tuple[list[dict[str, Any]], str]:
    """Sections with pages; the open page is in one of the first three."""
    stream, rows = space.stream, []
    at = stream.integer(0, 2)
    for n, name in enumerate(sections):
        opened = n < 3
        rows.append({"id": f"n{n}", "label": name, "depth": 0, "open": opened, "leaf": False})
        names = [space.say("plain") for _ in range(stream.integer(3, 5))] if opened else []
        if n == at:
            names.insert(stream.integer(0, len(names)), title)
        for m, page in enumerate(dict.fromkeys(names)):
            rows.append({"id": f"n{n}-{m}", "label": page, "depth": 1, "leaf": True})
    return rows, sections[at]


def _row(*cells: Any) -> list[Any]:
    return list(cells)


def _meeting(space: _Space) -> list[dict[str, Any]]:
    stream, people = space.stream, space.people
    present = stream.sample(people, 4)
    date = space.date(0, 0)
    times = stream.sample([5, 10, 15, 20, 25, 30], 4)
    table = [
        _row(f"{minutes} min", space.say("topics"), {"who": one["key"]}, space.say("notes"))
        for minutes, one in zip(times, present, strict=True)
    ]
    facts = [_row("Date", date), _row("Present", {"people": [one["key"] for one in present]})]
    return [
        {"kind": "facts", "rows": facts},
        {"kind": "h2", "text": "Goals"},
        {"kind": "list", "items": space.says("goals", 3)},
        {"kind": "h2", "text": "Discussion topics"},
        {"kind": "table", "head": ["Time", "Item", "Presenter", "Notes"], "rows": table},
        {"kind": "h2", "text": "Action items"},
        {"kind": "tasks", "items": _tasks(space)},
        {"kind": "h2", "text": "Decisions"},
        {"kind": "decided", "items": space.says("goals", 2)},
    ]


def _tasks(space: _Space) -> list[dict[str, Any]]:
    return [
        {"key": f"t{n}", "text": text, "who": space.who(), "due": space.date(2, 24)}
        for n, text in enumerate(space.says("actions", 4))
    ]


def _decision(space: _Space) -> list[dict[str, Any]]:
    stream, draw = space.stream, space.draw
    costs = draw.spread(2, 60, 3)
    table = [
        _row(option, space.say("pros"), space.say("cons"), draw.money_text(cost * 1000))
        for option, cost in zip(space.says("options", 3), costs, strict=True)
    ]
    status, hue = stream.pick(
        [("NOT STARTED", "grey"), ("IN PROGRESS", "blue"), ("DECIDED", "green")]
    )
    facts = [
        _row("Status", {"status": status, "hue": hue}),
        _row("Impact", {"status": stream.pick(["HIGH", "MEDIUM", "LOW"]), "hue": "orange"}),
        _row("Driver", {"who": space.who()}),
        _row("Due date", space.date(3, 40)),
    ]
    return [
        {"kind": "facts", "rows": facts},
        {"kind": "h2", "text": "Background"},
        {"kind": "p", "text": space.say("intros")},
        {"kind": "h2", "text": "Options considered"},
        {"kind": "table", "head": ["Option", "Pros", "Cons", "Cost"], "rows": table},
        {"kind": "h2", "text": "Action items"},
        {"kind": "tasks", "items": _tasks(space)},
        {"kind": "h2", "text": "Outcome"},
        {"kind": "p", "text": space.say("notes")},
    ]


def _runbook(space: _Space) -> list[dict[str, Any]]:
    stream, people = space.stream, space.people
    hours = ["06:00 – 14:00", "14:00 – 22:00", "22:00 – 06:00"]
    table = [
        _row(span, {"who": one["key"]}, space.draw.phone(), place)
        for span, one, place in zip(
            hours, stream.sample(people, 3), space.team.product["places"], strict=False
        )
    ]
    return [
        {"kind": "p", "text": space.say("intros")},
        {
            "kind": "panel",
            "tone": stream.pick(["warn", "info", "note"]),
            "text": space.say("warnings"),
        },
        {"kind": "h2", "text": "Steps"},
        {"kind": "list", "items": space.says("steps", 5), "numbered": True},
        {"kind": "h2", "text": "On call"},
        {"kind": "table", "head": ["Hours", "Name", "Phone", "Place"], "rows": table},
        {"kind": "h2", "text": "To be done"},
        {"kind": "tasks", "items": _tasks(space)},
    ]


def _talk(space: _Space) -> list[dict[str, Any]]:
    people = space.stream.sample(space.people[:5], 3)
    ages = ["2 hours ago", "Yesterday", f"{space.stream.integer(3, 9)} days ago"]
    return [
        {"key": f"c{n}", "who": one["key"], "when": when, "text": space.say("comments")}
        for n, (one, when) in enumerate(zip(people, ages, strict=True))
    ]


def _versions(space: _Space) -> list[dict[str, Any]]:
    count, draw = space.stream.integer(7, 10), space.draw
    days = sorted(draw.distinct(0, 60, count))
    return [
        {
            "key": f"v{count - n}",
            "number": count - n,
            "when": f"{space.date(-day, -day)} {draw.time_text(draw.minutes(8, 18, 1))}",
            "who": space.who(),
            "what": space.say("edits") if n < count - 1 else "First version",
        }
        for n, day in enumerate(days)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    rows = [row["id"] for row in document["tree"] if row["depth"]]
    hover = draw.stream.pick(rows[:2])
    return {
        "page": {"hover": hover},
        "comments": {"remarks": True, "star": True},
        "discussion": {"below": True, "like": True},
        "edit": {"mode": "edit"},
        "edit_table": {"mode": "edit", "nav": False, "row": 1},
        "history": {"mode": "history"},
        "for_you": {"mode": "home"},
        "contents": {"contents": True, "watch": True},
        "context_tree": {"hover": hover, "open": "tree"},
        "menu_more": {"open": "more"},
        "menu_create": {"open": "create"},
        "menu_insert": {"mode": "edit", "open": "insert"},
        "dialog_share": {"dialog": "share"},
        "published": {"notice": True},
    }
