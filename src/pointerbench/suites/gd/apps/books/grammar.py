"""A reader's books: what stands on the shelf and in the store, and the page that is open."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_SHELF, _STORE, _CHAPTERS, _MARKS = 16, 16, 14, 10
_SPEED = 1.4  # minutes a page


def document(draw: Draw) -> dict[str, Any]:
    books = _books(draw, _SHELF + _STORE)
    shelf, store = books[:_SHELF], books[_SHELF:]
    open_book = draw.stream.pick(shelf)
    names = [person["given"] for person in draw.people(2)]
    week = [draw.stream.integer(5, 75) for _ in range(7)]
    return {
        "shelf": shelf,
        "store": store,
        "book": open_book["key"],
        "chapter": draw.stream.integer(2, 6),
        "prose": _prose(draw, names),
        "chapters": _chapters(draw, open_book["pages"]),
        "marks": _marks(draw, names),
        "fonts": draw.content["fonts"],
        "reader": draw.person(),
        "week": week,
        "total": draw.duration_text(sum(week)),
        "goal": draw.stream.pick([20, 25, 30, 40, 45, 60]),
        "streak": draw.stream.integer(3, 90),
    }


def _books(draw: Draw, count: int) -> list[dict[str, Any]]:
    """Books with different titles, lengths, prices and places at which reading stopped."""
    stream, content = draw.stream, draw.content
    pages = draw.spread(120, 900, count)
    prices = draw.prices(*((3, 30) if draw.language == "en" else (12, 98)), count)
    progress = draw.distinct(3, 97, count)
    pairs = stream.sample([(h, t) for h in content["heads"] for t in content["tails"]], count)
    joint = " " if draw.language == "en" else ""
    found = []
    for number, (head, tail) in enumerate(pairs):
        own = stream.child(f"book{number}")
        genre = own.pick(content["genres"])
        left = max(4, round(pages[number] * (1 - progress[number] / 100) * _SPEED))
        found.append(
            {
                "key": f"b{number}",
                "title": head + joint + tail,
                "author": draw.person()["name"],
                "genre": genre["name"],
                "ink": genre["ink"],
                "hue": own.integer(0, 359),
                "shape": own.integer(0, 4),
                "pages": pages[number],
                "progress": progress[number],
                "progress_text": draw.percent_text(progress[number]),
                "left": left,
                "left_text": draw.duration_text(left),
                "rating": round(3.2 + own.integer(0, 17) / 10, 1),
                "price": prices[number],
                "price_text": draw.money_text(prices[number]),
                "audio": own.chance(0.4),
                "year": own.integer(1978, 2025),
            }
        )
    return found


def _prose(draw: Draw, names: list[str]) -> list[str]:
    """Paragraphs of a story, long enough for a tablet's page."""
    paragraphs = []
    for block in range(4):
        lines = draw.stream.child(f"prose{block}").shuffled(draw.content["prose"])
        while lines:
            size = draw.stream.integer(2, 4)
            text = (" " if draw.language == "en" else "").join(lines[:size])
            paragraphs.append(text.replace("{a}", names[0]).replace("{b}", names[1]))
            lines = lines[size:]
    return paragraphs


def _chapters(draw: Draw, pages: int) -> list[dict[str, Any]]:
    names = draw.stream.sample(draw.content["chapters"], _CHAPTERS)
    starts = sorted(draw.distinct(3, pages - 12, _CHAPTERS, max(4, pages // 34)))
    ends = [*starts[1:], pages]
    return [
        {
            "key": f"h{number}",
            "name": name,
            "page": starts[number],
            "takes": max(2, round((ends[number] - starts[number]) * _SPEED)),
            "takes_text": draw.duration_text(
                max(2, round((ends[number] - starts[number]) * _SPEED))
            ),
        }
        for number, name in enumerate(names)
    ]


def _marks(draw: Draw, names: list[str]) -> list[dict[str, Any]]:
    """Passages that were marked, newest first, in four colours."""
    lines = draw.stream.sample(draw.content["prose"], _MARKS)
    days = sorted(draw.distinct(1, 120, _MARKS))
    pages = draw.distinct(4, 480, _MARKS)
    return [
        {
            "key": f"m{number}",
            "text": line.replace("{a}", names[0]).replace("{b}", names[1]),
            "page": pages[number],
            "iso": (day := draw.day(-days[number], -days[number])).isoformat(),
            "date": draw.date_text(day),
            "colour": draw.stream.pick(["yellow", "green", "blue", "pink"]),
            "note": draw.stream.pick(draw.content["notes"]) if draw.stream.chance(0.5) else "",
        }
        for number, line in enumerate(lines)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    saved = stream.sample([book["key"] for book in document["store"]], 3)
    reading = {"view": "reader"}
    return {
        "shelf": {},
        "list": {"grid": False},
        "sorted": {"grid": False, "sort": "title", "menu": "sort"},
        "more": {"menu": stream.pick(document["shelf"][:4])["key"], "grid": False},
        "store": {"view": "store", "sort": "rating", "saved": saved},
        "wish": {"view": "store", "sort": "price", "saved": saved, "toast": saved[0]},
        "reader": {**reading, "bars": True},
        "settings": {**reading, "sheet": "text"},
        "selection": {**reading, "selected": True},
        "contents": {**reading, "sheet": "contents"},
        "marks": {"view": "marks"},
        "goal": {"view": "goal"},
        "remove": {"dialog": "remove", "grid": False},
        "empty": {"query": stream.pick(["zzq", "xwq", "qqx"]), "grid": False},
    }
