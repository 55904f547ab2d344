"""A space: content types with their fields, entries by several editors, and their assets."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.names import named_apart
from pointerbench.suites.pro.kit.work import slug

_ENTRIES, _ASSETS, _FIELDS = 26, 18, 12
_STATUS = ("Published", "Published", "Published", "Changed", "Draft", "Draft", "Archived")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    topic = stream.pick(["food", "travel", "nature"])
    space = draw.bank("spaces")
    people = draw.people(5)
    authors = draw.people(4)
    types = _types(draw.child("types"), people)
    photos = draw.photos(_ASSETS, topic)
    entries = _entries(draw.child("entries"), topic, types, people, authors)
    post = entries[0]
    return {
        "title": f"Content — {space} — Contentful",
        "path": f"/spaces/{draw.code('AAAA####').lower()}/environments/master/views/entries",
        "space": space,
        "me": people[0],
        "people": people,
        "authors": authors,
        "types": types,
        "entries": entries,
        "photos": _assets(draw.child("assets"), photos, people),
        "post": {
            "name": post["name"],
            "slug": slug(post["name"]),
            "text": [draw.paragraph(topic, 4), draw.paragraph(topic, 3)],
            "head": draw.bank("heads"),
            "lead": draw.sentence(topic),
            "tags": stream.sample(draw.content["tags"], 3),
            "date": draw.date_text(draw.day(-40, 20), "long"),
            "minutes": stream.integer(3, 14),
        },
        "versions": _versions(draw, people),
        "notes": [
            {
                "key": f"n{n}",
                "who": {name: who[name] for name in ("name", "initials", "ink")},
                "text": text,
                "when": f"{(n + 1) * stream.integer(2, 5)} hours ago",
            }
            for n, (who, text) in enumerate(
                zip(people[1:4], stream.sample(draw.content["notes"], 3), strict=True)
            )
        ],
        "ago": stream.integer(2, 50),
    }


def _types(draw: Draw, people: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    more = draw.banks("types", 4)
    names = [
        {"name": "Blog post", "text": "An article with text, picture and author"},
        {"name": "Author", "text": "Somebody who writes for us"},
        {"name": "Category", "text": "Groups articles by subject"},
        {"name": "Page", "text": "A page with its own address"},
        *more,
    ]
    days = draw.distinct(1, 300, len(names))
    return [
        {
            "key": f"k{n}",
            **one,
            "count": stream.integer(3, 14) if n else _FIELDS,
            "who": stream.pick(people)["name"],
            "day": draw.date_text(draw.day(-days[n], -days[n]), "long"),
        }
        for n, one in enumerate(names)
    ]


def _entries(draw: Draw, topic: str, types: Any, people: Any, authors: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    titles = draw.titles(topic, 16)
    kinds = [types[0]["name"]] * 16
    named = named_apart(draw, "names", 6, ["two", "three", "old"])
    pairs = list(zip(titles, kinds, strict=True))
    pairs[1:1] = [(one["name"], "Author") for one in authors]
    for at, name in enumerate(named):
        pairs.insert(3 + 3 * at, (name, types[3]["name"]))
    ages = sorted(draw.distinct(1, 160, len(pairs)))
    found = []
    for at, (name, kind) in enumerate(pairs[:_ENTRIES]):
        hours = ages[at] * 3
        day = draw.day(-hours // 24, -hours // 24)
        when = f"{hours} hours ago" if hours < 24 else draw.date_text(day, "short")
        who = stream.pick(people)
        found.append(
            {
                "key": f"e{at}",
                "name": name,
                "type": kind,
                "status": stream.pick(_STATUS) if at else "Changed",
                "updated": when,
                "who": {key: who[key] for key in ("name", "initials", "ink")},
            }
        )
    return found


def _assets(draw: Draw, photos: list[str], people: Any) -> list[dict[str, Any]]:
    found = []
    for n, photo in enumerate(photos):
        wide = draw.stream.pick([1200, 1600, 1920, 2400])
        name = draw.caption(photo)
        found.append(
            {
                "key": f"a{n}",
                "photo": photo,
                "name": name,
                "size": f"{wide} × {wide * 2 // 3} px",
                "file": f"{slug(name)}.jpg",
                "who": draw.stream.pick(people)["name"],
                "day": draw.date_text(draw.day(-200, -1), "short"),
                "status": draw.stream.pick(["Published", "Published", "Draft"]),
            }
        )
    return found


def _versions(draw: Draw, people: Any) -> list[dict[str, str]]:
    found = []
    for n, age in enumerate([0, *sorted(draw.distinct(1, 60, 3))]):
        time = draw.time_text(draw.minutes(8, 19, 1))
        day = draw.date_text(draw.day(-age, -age), "short")
        found.append(
            {
                "key": f"v{n}",
                "when": f"{day}, {time}",
                "status": "Published" if n else "Changed",
                "who": draw.stream.pick(people)["name"],
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [one["key"] for one in document["entries"][:10]]
    return {
        "content": {"sort": ""},
        "ticked": {"ticked": stream.sample(shown, 3)},
        "filtered": {"status": "Draft", "filter": True},
        "entry": {"page": "entry"},
        "comments": {"page": "entry", "side": "comments"},
        "model": {"page": "model"},
        "fields": {"page": "fields"},
        "media": {"page": "media"},
        "menu_row": {"open": "row", "row": stream.pick(shown)},
        "menu_add": {"open": "add"},
        "menu_publish": {"page": "entry", "open": "publish_menu"},
        "dialog_field": {"page": "fields", "dialog": "field"},
        "dialog_schedule": {"page": "entry", "dialog": "schedule"},
        "published": {"page": "entry", "toast": True, "live": True},
    }
