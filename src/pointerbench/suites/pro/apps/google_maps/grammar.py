"""A town and what is in it: places that a search found, their hours and reviews, ways to one."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import mapping
from pointerbench.suites.pro.kit.towns import Town
from pointerbench.values.rng import Stream

_FOUND, _OTHERS, _LEFT, _REVIEWS = 10, 9, 7, 7
_AGO = ("a week ago", "2 weeks ago", "a month ago", "2 months ago", "4 months ago", "a year ago")
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    kind = draw.content["kinds"][stream.pick(sorted(draw.content["kinds"]))]
    streets = draw.banks("streets", 14)
    town = Town(draw.child("town").stream, streets)
    now = stream.integer(9 * 60, 19 * 60)
    city = mapping.names(stream, 1)[0]
    places = _places(draw.child("places"), kind, streets, now)
    ground = draw.child("spots").stream
    spots = _spots(ground, town, _FOUND + _OTHERS, (700, 1620))
    spots += _spots(ground, town, _LEFT, (150, 520))
    for place, (x, y) in zip(places, spots, strict=False):
        place.update(x=x, y=y)
    chosen = places[0]
    return {
        "title": f"{kind['search']} - Google Maps",
        "path": f"/maps/search/{kind['search'].replace(' ', '+')}",
        "day_minute": now,
        "city": f"{city}, {stream.pick(('ME', 'OR', 'VT', 'WA', 'MN', 'MI', 'NH', 'WI'))}",
        "kind": kind,
        "town": town.drawn(),
        "places": places,
        "others": _others(draw.child("others"), spots[_FOUND:]),
        "reviews": _reviews(draw.child("reviews"), kind["topic"]),
        "spread": _spread(draw, chosen),
        "busy": _busy(draw),
        "weekday": stream.pick(_DAYS),
        "routes": _routes(draw.child("routes").stream, town),
        "rides": _rides(draw.child("rides"), now),
        "start": f"{stream.integer(2, 480)} {streets[-1]}",
        "saved": _saved(draw.child("saved")),
        "recent": draw.child("recent").banks("queries", 4),
        "spot": [round(stream.uniform(43, 47), 5), -round(stream.uniform(68, 122), 5)],
        "me": draw.person(),
    }


def _spots(stream: Stream, town: Town, count: int, room: tuple[int, int]) -> list[tuple[int, int]]:
    """Places between two edges, out of the river, with room for a name beside each."""
    found: list[tuple[int, int]] = []
    for _ in range(4000):
        x, y = stream.integer(*room), stream.integer(110, 890)
        if town.wet(x, y) or any(abs(x - a) < 240 and abs(y - b) < 46 for a, b in found):
            continue
        found.append((x, y))
        if len(found) == count:
            break
    return found


def _clock(minutes: int) -> str:
    hour, rest = minutes // 60 % 24, minutes % 60
    said = f"{(hour + 11) % 12 + 1}" + (f":{rest:02d}" if rest else "")
    return f"{said} {'AM' if hour < 12 else 'PM'}"


def _places(draw: Draw, kind: dict[str, Any], streets: list[str], now: int) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    ratings = draw.ratings(_FOUND)
    counts = draw.spread(24, 4800, _FOUND)
    photos = draw.photos(_FOUND + 3, *kind["photos"])
    for number, name in enumerate(draw.banks("names", _FOUND)):
        opens, closes = stream.integer(12, 20) * 30, stream.integer(34, 46) * 30
        open_now = opens <= now < closes
        told = f"Closes {_clock(closes)}" if open_now else f"Opens {_clock(opens)}"
        house = stream.integer(2, 980)
        found.append(
            {
                "key": f"p{number}",
                "name": f"{name} {stream.pick(kind['ends'])}",
                "type": stream.pick(kind["types"]),
                "rating": ratings[number],
                "count": counts[number],
                "price": stream.pick(kind["prices"]),
                "address": f"{house} {stream.pick(streets)}",
                "open": open_now,
                "hours": told,
                "closes": closes,
                "said": draw.review(kind["topic"], most=44),
                "serves": stream.pick(kind["serves"]),
                "photo": photos[number],
                "phone": f"({stream.pick((207, 503, 802, 612))}) 555-01{stream.integer(10, 99)}",
                "site": name.lower().replace(" ", "").replace("'", "") + ".com",
                "code": draw.code("AAAA+AA"),
            }
        )
    found[0]["more"] = photos[_FOUND:]
    return found


def _others(draw: Draw, spots: list[tuple[int, int]]) -> list[dict[str, Any]]:
    found = []
    for number, ((name, sort), (x, y)) in enumerate(
        zip(draw.banks("sights", _OTHERS + _LEFT), spots, strict=False)
    ):
        found.append({"key": f"s{number}", "name": name, "sort": sort, "x": x, "y": y})
    return found


def _reviews(draw: Draw, topic: str) -> list[dict[str, Any]]:
    stream, likes = draw.stream, draw.distinct(1, 64, _REVIEWS)
    return [
        {
            "key": f"r{number}",
            "who": person["name"],
            "initials": person["initials"],
            "ink": person["ink"],
            "wrote": stream.integer(2, 180),
            "stars": stream.weighted({5: 6, 4: 3, 3: 1, 2: 1}),
            "ago": stream.pick(_AGO),
            "text": " ".join(draw.review(topic) for _ in range(2)),
            "likes": likes[number],
        }
        for number, person in enumerate(draw.people(_REVIEWS))
    ]


def _spread(draw: Draw, place: dict[str, Any]) -> list[int]:
    """How many of the reviews have five stars, four, and so on, in percent of the longest bar."""
    good = (place["rating"] - 3) / 2
    stream = draw.stream
    return [
        100,
        round(70 - 45 * good) + stream.integer(-5, 5),
        round(36 - 26 * good) + stream.integer(-3, 3),
        stream.integer(3, 12),
        stream.integer(4, 16),
    ]


def _busy(draw: Draw) -> list[int]:
    peak, stream = draw.stream.integer(4, 11), draw.stream
    return [
        max(4, round(96 - abs(hour - peak) * stream.uniform(9, 14) + stream.integer(-6, 4)))
        for hour in range(16)
    ]


def _routes(stream: Stream, town: Town) -> list[dict[str, Any]]:
    bridges = [n for n in sorted(town.wide_x) if 700 < town.xs[n] < 1720][:3]
    rows = [m for m in range(len(town.ys)) if all(120 < town.at(n, m)[1] < 850 for n in bridges)]
    low, high = rows[-1], rows[0]
    columns = range(len(town.xs))
    start = min(columns, key=lambda n: abs(town.at(n, low)[0] - 930)), low
    end = min(columns, key=lambda n: abs(town.at(n, high)[0] - 1440)), high
    times = sorted(stream.sample(range(9, 34), len(bridges)))
    miles = [round(time * stream.uniform(0.2, 0.42), 1) for time in times]
    return [
        {
            "key": f"w{n}",
            "minutes": times[n],
            "miles": round(miles[n] + n * 0.1, 1),
            "via": town.called[column],
            "line": town.route(start, end, column),
        }
        for n, column in enumerate(stream.shuffled(bridges))
    ]


def _rides(draw: Draw, now: int) -> list[dict[str, Any]]:
    stream, at, found = draw.stream, now + 3, []
    inks = ("#c5221f", "#1a73e8", "#188038", "#e37400", "#8430ce")
    for number, minutes in enumerate(draw.distinct(18, 52, 5)):
        at += stream.integer(2, 9)
        lines = [
            {"name": str(stream.integer(2, 78)), "ink": ink}
            for ink in stream.sample(inks, stream.integer(1, 3))
        ]
        found.append(
            {
                "key": f"t{number}",
                "minutes": minutes,
                "start": _exact(at),
                "end": _exact(at + minutes),
                "leaves": at,
                "lines": lines,
                "walk": stream.integer(2, 14),
                "fare": stream.pick((175, 200, 225, 250, 275)) / 100,
                "stop": draw.bank("stops"),
            }
        )
    return found


def _exact(minutes: int) -> str:
    hour = minutes // 60 % 24
    return f"{(hour + 11) % 12 + 1}:{minutes % 60:02d} {'AM' if hour < 12 else 'PM'}"


def _saved(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    own = draw.banks("lists", 5)
    counts = draw.distinct(2, 90, 9)
    names = ["Favorites", "Want to go", "Travel plans", "Starred places", *own]
    icons = ["heart-outline", "flag-outline", "bag-suitcase-outline", "star-outline"]
    return [
        {
            "key": f"l{number}",
            "name": name,
            "count": counts[number],
            "icon": icons[number] if number < 4 else "format-list-bulleted",
            "shared": number > 3 and stream.chance(0.4),
        }
        for number, name in enumerate(names)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    one, other = draw.stream.sample([place["key"] for place in document["places"][1:5]], 2)
    return {
        "results": {"panel": "results", "hover": one},
        "place": {"panel": "place", "place": "p0"},
        "reviews": {"panel": "place", "place": "p0", "tab": "Reviews"},
        "about": {"panel": "place", "place": other, "tab": "Overview", "low": True},
        "driving": {"panel": "directions", "mode": "car"},
        "transit": {"panel": "directions", "mode": "transit"},
        "options": {"panel": "directions", "mode": "car", "options": True},
        "start": {"panel": "", "card": other},
        "layers": {"panel": "results", "open": "layers"},
        "rating": {"panel": "results", "open": "rating"},
        "filters": {"panel": "results", "open": "filters"},
        "saved": {"panel": "saved"},
        "menu": {"panel": "results", "open": "menu"},
        "context": {"panel": "place", "place": one, "open": "context"},
        "save": {"panel": "place", "place": "p0", "open": "save"},
        "dialog_share": {"panel": "place", "place": "p0", "dialog": "share"},
        "notice": {"panel": "place", "place": "p0", "notice": True},
    }
