"""A board with its topics, one of them with answers, and the members who write."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_HOUR = 60
_AGES = (*range(2, 60, 3), *(_HOUR * hours for hours in range(1, 24)))


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    boards = stream.shuffled(content["boards"])
    names = _nicknames(draw.child("names"), 14)
    inks = draw.inks(14)
    people = [{"name": name, "ink": ink} for name, ink in zip(names, inks, strict=True)]
    topics = _topics(draw.child("topics"), boards[0], people)
    pages = stream.integer(6, 58)
    return {
        "board": boards[0],
        "boards": [{**board, "count": stream.integer(140, 4200)} for board in boards],
        "topics": topics,
        "answers": _answers(draw.child("answers"), people),
        "members": [_member(draw.child(person["name"]), person) for person in people[:11]],
        "me": draw.person(),
        "online": draw.number_text(stream.integer(12, 480)),
        "pages": pages,
        "total": draw.number_text(stream.integer(20000, 900000)),
        "people": draw.number_text(stream.integer(2000, 80000)),
        "active": people[11:14],
        "choices": _poll(draw.child("poll")),
        "query": stream.pick(content["queries"]),
        "unread": stream.integer(1, 12),
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _nicknames(draw: Draw, count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        name = draw.nickname()
        if name not in found:
            found.append(name)
    return found


def _topics(draw: Draw, board: dict[str, Any], people: list[Any]) -> list[dict[str, Any]]:
    """The last answered first, after those that are pinned."""
    stream = draw.stream
    count = stream.integer(9, 12)
    titles = stream.sample(list(zip(board["titles"], board["kinds"], strict=True)), count)
    ages = sorted(stream.sample(_AGES, count))
    replies, votes = stream.sample(range(9, 140), count), stream.sample(range(99), count)
    topics = []
    for place, ((title, tag), age) in enumerate(zip(titles, ages, strict=True)):
        own = draw.child(str(place))
        person, other = own.stream.sample(people, 2)
        views = replies[place] * own.stream.integer(9, 60) + own.stream.integer(5, 90)
        topics.append(
            {
                "key": f"t{place}",
                "person": person,
                "last": other["name"],
                "kind": own.stream.weighted({"plain": 6, "hot": 2, "locked": 1}),
                "tag": tag,
                "solved": own.stream.chance(0.35),
                "new": own.stream.chance(0.5),
                "facts": {
                    "title": _fact(title, title),
                    "author": _fact(person["name"], person["name"]),
                    "tag": _fact(tag, board["tags"][tag]),
                    "replies": _fact(replies[place], str(replies[place])),
                    "views": _fact(views, draw.number_text(views)),
                    "votes": _fact(votes[place], str(votes[place])),
                    "age": _fact(age, own.ago_text(age)),
                },
            }
        )
    return topics


def _answers(draw: Draw, people: list[Any]) -> list[dict[str, Any]]:
    """Answers by different members, the oldest first; one of them may be accepted."""
    stream, content = draw.stream, draw.content
    count = stream.integer(6, 8)
    texts = stream.sample(content["answers"], count)
    ages = sorted(stream.sample(_AGES, count), reverse=True)
    votes = stream.sample(range(60), count)
    written = draw.spread(4, 9000, count)
    accepted = max(range(count), key=lambda place: votes[place])
    return [
        {
            "key": f"a{place}",
            "person": person,
            "text": text,
            "rank": _rank(draw.child(person["name"]), written[place]),
            "accepted": place == accepted,
            "facts": {
                "author": _fact(person["name"], person["name"]),
                "votes": _fact(votes[place], str(votes[place])),
                "age": _fact(ages[place], draw.ago_text(ages[place])),
                "written": _fact(written[place], draw.number_text(written[place])),
            },
        }
        for place, (person, text) in enumerate(
            zip(stream.sample(people, count), texts, strict=True)
        )
    ]


def _rank(draw: Draw, posts: int) -> str:
    """What a member with so many posts is called; a few are moderators."""
    ranks = draw.content["ranks"]
    if draw.stream.child("rank").chance(0.15):
        return str(ranks[3])
    return str(ranks[(posts > 60) + (posts > 1500)])


def _member(draw: Draw, person: dict[str, Any]) -> dict[str, Any]:
    stream = draw.stream
    posts, joined = round(10 ** stream.uniform(0.7, 3.95)), draw.day(-3600, -20)
    reputation, rank = round(posts * stream.uniform(0.2, 1.4)) + 1, _rank(draw, posts)
    return {
        "key": f"m{person['name']}",
        "person": person,
        "facts": {
            "name": _fact(person["name"], person["name"]),
            "posts": _fact(posts, draw.number_text(posts)),
            "reputation": _fact(reputation, draw.number_text(reputation)),
            "joined": _fact(joined.isoformat(), draw.date_text(joined, "numeric")),
            "rank": _fact(rank, rank),
        },
    }


def _poll(draw: Draw) -> list[dict[str, Any]]:
    """Choices with shares that make a hundred."""
    first = draw.stream.integer(20, 55)
    second = draw.stream.integer(10, 95 - first)
    shares = (first, second, 100 - first - second)
    return [
        {"text": text, "share": share}
        for text, share in zip(draw.content["choices"], shares, strict=True)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [topic["key"] for topic in document["topics"]]
    chosen = stream.pick(keys)
    return {
        "board": {"kept": stream.sample(keys, 2)},
        "top": {"tab": "top", "unread": stream.chance(0.5)},
        "topic": {"page": "topic", "open": chosen},
        "reply": {"page": "topic", "open": chosen, "writing": True},
        "poll": {"page": "topic", "open": stream.pick(keys), "poll": True},
        "members": {"page": "members"},
        "new": {"dialog": "topic"},
        "prefs": {"dialog": "prefs"},
        "menu": {"menu": stream.pick(keys[:4])},
        "empty": {"query": document["query"]},
        "locked": {"alert": True, "tab": "open"},
        "sent": {"page": "topic", "open": chosen, "toast": True},
    }
