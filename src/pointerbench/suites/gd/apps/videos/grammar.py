"""Films whose stills are photographs and whose titles say what these show; comments on one."""

from __future__ import annotations

from typing import Any

from pointerbench.elements.photos import photo
from pointerbench.pages.banks.draw import Draw

_TOPICS = ("nature", "city", "sea", "mountain", "animal", "sky", "night", "plant", "lake", "bird")
_FILMS = 19


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    films = _films(draw.child("films"))
    length = films[0]["seconds"]
    likes = round(films[0]["facts"]["views"]["value"] * stream.uniform(0.03, 0.08))
    written = max(90, round(likes * stream.uniform(0.06, 0.18)))
    return {
        "film": films[0],
        "films": films[1:],
        "position": round(length * stream.uniform(0.1, 0.8)),
        "likes": draw.count_text(likes),
        "followers": draw.count_text(stream.integer(800, 2000000)),
        "about": stream.sample(content["about"], 3),
        "comments": _comments(draw.child("comments"), max(12, likes // 5)),
        "total": draw.number_text(written),
        "categories": content["categories"],
        "channels": [_channel(draw, name) for name in stream.sample(content["channels"], 5)],
        "lists": content["lists"],
        "spoken": content["spoken"],
        "me": draw.person(),
        "unread": stream.integer(1, 9),
        "query": stream.pick(content["queries"]),
        "chapters": _chapters(draw.child("chapters"), length),
        "tags": stream.sample(content["tags"], 4),
        "asks": stream.sample(content["asks"], 4),
        "code": draw.code("AA#A###A"),
        "found": draw.number_text(stream.integer(90, 9000)),
        "words": stream.pick(content["asks"]),
    }


def _chapters(draw: Draw, seconds: int) -> list[dict[str, Any]]:
    """Parts of a film from its first second to its last."""
    stream = draw.stream
    names = stream.sample(draw.content["chapters"], 6)
    starts = [round(seconds * (n + stream.uniform(0, 0.6)) / 6) if n else 0 for n in range(6)]
    ends = [*starts[1:], seconds + 1]
    return [
        {"name": name, "at": at, "end": end}
        for name, at, end in zip(names, starts, ends, strict=True)
    ]


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _channel(draw: Draw, name: str) -> dict[str, Any]:
    return {"name": name, "initial": name[0], "ink": draw.ink()}


def _films(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    channels = [_channel(draw, name) for name in content["channels"]]
    dates = draw.distinct(2, 190, _FILMS)
    stills = draw.photos(_FILMS, *_TOPICS)
    titles = stream.shuffled(content["titles"]) + stream.shuffled(content["titles"])
    films = []
    for place, still in enumerate(stills):
        own = draw.child(str(place))
        name = photo(still).name[draw.language]
        title = titles[place].format(name=name)
        channel = own.stream.pick(channels)
        seconds = round(60 * 3 * 30 ** own.stream.uniform(0, 0.95)) + own.stream.integer(1, 50)
        views = round(4000 * 900 ** own.stream.uniform(0, 1))
        date = draw.day(-dates[place], -dates[place])
        films.append(
            {
                "key": f"v{place}",
                "photo": still,
                "channel": channel,
                "seconds": seconds,
                "fourk": own.stream.chance(0.35),
                "facts": {
                    "title": _fact(title, title),
                    "channel": _fact(channel["name"], channel["name"]),
                    "views": _fact(views, draw.count_text(views)),
                    "date": _fact(date.isoformat(), draw.date_text(date, "numeric")),
                    "length": _fact(seconds / 60, draw.clip_text(seconds)),
                },
            }
        )
    return films


def _comments(draw: Draw, most: int) -> list[dict[str, Any]]:
    """The most liked first, with so many likes at most; the first one may be pinned."""
    stream = draw.stream
    texts = stream.sample(draw.content["comments"], 7)
    likes = sorted(draw.spread(2, min(most, 2400), 7), reverse=True)
    hours = stream.sample(range(1, 24), 7)
    replies = stream.sample(range(1, 12), 7)
    return [
        {
            "key": f"k{place}",
            "person": person,
            "text": texts[place],
            "facts": {
                "author": _fact(person["name"], person["name"]),
                "likes": _fact(likes[place], draw.number_text(likes[place])),
                "age": _fact(hours[place] * 60, draw.ago_text(hours[place] * 60)),
                "replies": _fact(replies[place], str(replies[place])),
            },
        }
        for place, person in enumerate(draw.people(7))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [film["key"] for film in document["films"]]
    return {
        "watch": {"kept": stream.sample(keys[:4], 1)},
        "comments": {"tab": "comments", "mark": "up"},
        "gear": {"menu": "gear", "captions": True},
        "wide": {"wide": True, "tab": "comments"},
        "save": {"dialog": "save"},
        "share": {"dialog": "share"},
        "home": {"page": "home"},
        "rail": {"page": "home", "rail": True, "kept": stream.sample(keys, 2)},
        "search": {"page": "search"},
        "menu": {"page": "search", "menu": stream.pick(keys[:2])},
        "empty": {"page": "search", "none": True},
        "offline": {"error": True, "playing": False},
        "saved": {"toast": True, "tab": "comments"},
    }
