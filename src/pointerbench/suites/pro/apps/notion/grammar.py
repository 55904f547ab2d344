"""A workspace: one database with its rows and views, and a document of blocks beside it."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.work import slug

_HUES = ("grey", "brown", "orange", "yellow", "green", "blue", "purple", "pink", "red")
_SIGNS = (
    *("flat-color-icons:calendar", "flat-color-icons:todo-list", "flat-color-icons:idea"),
    *("flat-color-icons:globe", "flat-color-icons:library", "flat-color-icons:camera"),
    *("flat-color-icons:music", "flat-color-icons:briefcase", "flat-color-icons:home"),
    *("flat-color-icons:news", "flat-color-icons:rules", "flat-color-icons:survey"),
    *("flat-color-icons:collaboration", "flat-color-icons:planner", "flat-color-icons:reading"),
    *("flat-color-icons:graduation-cap", "flat-color-icons:shop"),
)


def document(draw: Draw) -> dict[str, Any]:
    stream, base = draw.stream, draw.bank("bases")
    people = [{"key": f"p{n}", **one} for n, one in enumerate(draw.people(5))]
    states = [
        {"name": name, "hue": hue}
        for name, hue in zip(base["states"], ("grey", "blue", "yellow", "green"), strict=True)
    ]
    hues = stream.sample(_HUES[1:], 5)
    tags = [{"name": name, "hue": hue} for name, hue in zip(base["tags"], hues, strict=True)]
    names = draw.banks("pages", 11)
    signs = stream.shuffled(_SIGNS)
    nav = [{"key": f"n{n}", "name": name, "sign": signs[n]} for n, name in enumerate(names)]
    return {
        "title": base["name"],
        "path": f"/{slug(base['name'])}-{draw.code('A#A##A#A###').lower()}",
        "space": draw.bank("spaces"),
        "ink": draw.ink(),
        "base": {"name": base["name"], "sign": base["sign"]},
        "number": base["number"],
        "states": states,
        "tags": tags,
        "people": people,
        "rows": _rows(draw.child("rows"), base, people),
        "nav": nav,
        "photo": draw.photo(
            *{"home": ("room",), "food": ("fruit",)}.get(base["topic"], ("nature",))
        ),
        "about": draw.sentence(base["topic"]),
        "doc": _doc(draw.child("doc"), base, nav[7]),
        "edited": f"{stream.integer(2, 55)}m ago",
        "month": _month(draw),
        "month_name": draw.month_text(draw.today),
        "unread": stream.integer(1, 7),
    }


def _rows(draw: Draw, base: dict[str, Any], people: Any) -> list[dict[str, Any]]:
    stream, count = draw.stream, draw.stream.integer(13, 17)
    titles = draw.titles(base["topic"], count, most=40)
    low, step = base["low"], base["step"]
    numbers = draw.distinct(low, base["high"], count, step=step)
    first = draw.today.replace(day=1)
    days = sorted(draw.distinct(0, 27, count))
    found = []
    for n, title in enumerate(titles):
        own = draw.child(f"row{n}")
        day = first + dt.timedelta(days=days[n])
        number = numbers[n]
        text = draw.money_text(number) if base.get("money") else f"{number:,}"
        found.append(
            {
                "key": f"r{n}",
                "title": title,
                "state": stream.pick(base["states"]),
                "who": stream.pick(people)["key"],
                "due": day.isoformat(),
                "day": day.day,
                "due_text": f"{draw.month_text(day, year=False)} {day.day}, {day.year}",
                "tags": own.stream.sample(base["tags"], own.stream.integer(1, 2)),
                "number": number,
                "number_text": text,
                "about": own.sentences(base["topic"], 2),
                "todos": [_named(own, one) for one in own.banks("todos", 3)],
                "talk": {
                    "who": own.stream.pick(people)["key"],
                    "text": _named(own, own.bank("says")),
                },
            }
        )
    return list(stream.shuffled(found))


def _named(draw: Draw, text: str) -> str:
    month = draw.month_text(draw.day(0, 200), year=False)
    company = draw.company() if "{company}" in text else ""
    return text.format(given=draw.person()["given"], month=month, company=company)


def _doc(draw: Draw, base: dict[str, Any], page: dict[str, Any]) -> dict[str, Any]:
    stream, topic = draw.stream, base["topic"]
    blocks: list[dict[str, Any]] = [
        {"kind": "callout", "text": _named(draw, draw.bank("callouts"))}
    ]
    for kind in stream.shuffled(["todo", "bullets", "toggle"]):
        blocks += [
            {"kind": "h2", "text": draw.bank("heads")},
            {"kind": "p", "text": draw.sentence(topic)},
        ]
        if kind == "todo":
            blocks += [
                {"kind": kind, "text": _named(draw, one), "done": stream.chance(0.4)}
                for one in draw.banks("todos", 5)
            ]
        else:
            texts = draw.sentences(topic, 3) if kind == "bullets" else draw.titles(topic, 3)
            blocks += [{"kind": kind, "text": text} for text in texts]
    blocks.append({"kind": "quote", "text": draw.sentence(topic)})
    for n, block in enumerate(blocks):
        block["key"] = f"b{n}"
    return {"key": page["key"], "title": page["name"], "sign": page["sign"], "blocks": blocks}


def _month(draw: Draw) -> list[dict[str, Any]]:
    """Six weeks of days around this month, from a Sunday on."""
    first = draw.today.replace(day=1)
    start = first - dt.timedelta(days=(first.weekday() + 1) % 7)
    days = [start + dt.timedelta(days=n) for n in range(35)]
    return [
        {
            "day": day.day,
            "date": day.isoformat(),
            "in": day.month == first.month,
            "now": day == draw.today,
        }
        for day in days
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [row["key"] for row in document["rows"]]
    one, other, third = stream.sample(keys[:7], 3)
    block = stream.pick(
        [b["key"] for b in document["doc"]["blocks"] if b["kind"] in ("p", "todo")][:4]
    )
    return {
        "table": {"view": "table", "hover": one},
        "sorted": {"view": "table", "sort": "due", "hover": other, "ticked": [other, third]},
        "board": {"view": "board"},
        "calendar": {"view": "calendar"},
        "list": {"view": "list", "nav": False},
        "page": {"page": "doc", "hover": block},
        "cover": {"view": "table", "cover": True, "star": True},
        "peek": {"view": "table", "peek": other},
        "menu_page": {"page": "doc", "open": "page"},
        "menu_slash": {"page": "doc", "hover": block, "open": "slash"},
        "menu_filter": {"view": "table", "open": "filter"},
        "context_row": {"view": "table", "hover": third, "open": "row"},
        "menu_space": {"view": "board", "open": "space"},
        "menu_share": {"page": "doc", "open": "share"},
    }
