"""A feed: posts by different people, the newest first; trends, people, notices."""

from __future__ import annotations

from typing import Any

from pointerbench.elements.photos import photo
from pointerbench.pages.banks.draw import Draw

_AGES = (*range(3, 60, 4), *(60 * hours for hours in range(1, 23)))


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    people = draw.people(16)
    posts = _posts(draw.child("posts"), people[1:11])
    return {
        "me": people[0],
        "posts": posts,
        "replies": _replies(draw.child("replies"), people[6:13]),
        "trends": _trends(draw.child("trends")),
        "people": [_stranger(draw.child(f"person{n}"), p) for n, p in enumerate(people[12:15])],
        "news": _news(draw.child("news"), people[2:12]),
        "fresh": stream.integer(3, 48),
        "unread": stream.integer(2, 19),
        "query": stream.pick(draw.content["queries"]),
        "draft": stream.pick(draw.content["drafts"]),
        "choices": draw.content["choices"],
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _counted(draw: Draw, low: int, high: int) -> dict[str, Any]:
    """A number that more often is small than large."""
    value = round(low * (high / low) ** draw.stream.uniform(0, 1))
    return _fact(value, draw.count_text(value))


def _posts(draw: Draw, people: list[Any]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    ages = sorted(stream.sample(_AGES, len(people)))
    tags = stream.sample(content["tags"], len(people))
    posts = []
    for place, (person, age) in enumerate(zip(people, ages, strict=True)):
        own = draw.child(str(place))
        likes = _counted(own, 40, 28000)
        posts.append(
            {
                "key": f"p{place}",
                "person": person,
                "text": _text(own, tags[place]),
                "tag": tags[place]["name"] if own.stream.chance(0.6) else "",
                "photo": "",
                "verified": own.stream.chance(0.35),
                "edited": own.stream.chance(0.25),
                "views": own.count_text(likes["value"] * own.stream.integer(9, 40)),
                "facts": {
                    "author": _fact(person["name"], person["name"]),
                    "age": _fact(age, own.ago_text(age)),
                    "replies": _part(own, likes, 0.03, 0.22),
                    "shares": _part(own, likes, 0.02, 0.4),
                    "likes": likes,
                },
            }
        )
    _picture(draw.child("picture"), posts[stream.integer(1, 3)])
    return posts


def _part(draw: Draw, whole: dict[str, Any], low: float, high: float) -> dict[str, Any]:
    """How many of those who like something do more."""
    count = max(1, round(whole["value"] * draw.stream.uniform(low, high)))
    return _fact(count, draw.count_text(count))


def _text(draw: Draw, tag: dict[str, Any]) -> str:
    """What somebody writes on a topic."""
    said: str = draw.stream.pick(tag["posts"])
    return said.format(n=draw.stream.integer(4, 9), city=draw.city())


def _picture(draw: Draw, post: dict[str, Any]) -> None:
    """Gives a post a photograph, and says what it shows."""
    still = draw.photo("nature", "city", "sea", "mountain", "lake")
    name = photo(still).name[draw.language]
    post["photo"], post["tag"] = still, ""
    post["text"] = draw.stream.pick(draw.content["pictured"]).format(name=name)


def _replies(draw: Draw, people: list[Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    texts = stream.sample(draw.content["replies"], len(people))
    ages = sorted(stream.sample(range(1, 60), len(people)), reverse=True)
    return [
        {
            "key": f"r{place}",
            "person": person,
            "text": text,
            "facts": {
                "author": _fact(person["name"], person["name"]),
                "age": _fact(age, draw.ago_text(age)),
                "likes": _counted(draw.child(str(place)), 1, 60),
            },
        }
        for place, (person, text, age) in enumerate(zip(people, texts, ages, strict=True))
    ]


def _trends(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    return [
        {
            "key": f"t{place}",
            "facts": {
                "name": _fact(tag["name"], tag["name"]),
                "posts": _counted(draw.child(str(place)), 900, 260000),
                "field": _fact(tag["field"], tag["field"]),
            },
        }
        for place, tag in enumerate(stream.sample(draw.content["tags"], 6))
    ]


def _stranger(draw: Draw, person: dict[str, Any]) -> dict[str, Any]:
    return {
        "key": person["handle"],
        "person": person,
        "facts": {
            "name": _fact(person["name"], person["name"]),
            "followers": _counted(draw, 120, 90000),
        },
    }


def _news(draw: Draw, people: list[Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    ages = sorted(stream.sample(_AGES, len(people)))
    return [
        {
            "key": f"n{place}",
            "person": person,
            "kind": kind,
            "deed": draw.content["deeds"][kind],
            "facts": {
                "person": _fact(person["name"], person["name"]),
                "age": _fact(age, draw.ago_text(age)),
                "deed": _fact(kind, draw.content["deeds"][kind]),
            },
        }
        for place, (person, age) in enumerate(zip(people, ages, strict=True))
        for kind in [stream.integer(0, len(draw.content["deeds"]) - 1)]
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [post["key"] for post in document["posts"]]
    old = [post["key"] for post in document["posts"] if post["facts"]["age"]["value"] >= 60]
    return {
        "home": {"liked": stream.sample(keys, 2), "kept": stream.sample(keys, 1)},
        "following": {"tab": "following", "fresh": False, "shared": stream.sample(keys, 1)},
        "thread": {"page": "thread", "open": stream.pick(old or keys[-1:])},
        "menu": {"menu": stream.pick(keys[:2])},
        "notices": {"page": "notices"},
        "compose": {"dialog": "compose"},
        "poll": {"dialog": "compose", "poll": True},
        "display": {"dialog": "display"},
        "empty": {"page": "search"},
        "error": {"error": True, "tab": "nearby"},
        "sent": {"toast": True, "fresh": False},
    }
