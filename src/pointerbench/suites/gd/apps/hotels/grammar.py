"""Places to stay in one city, where they lie on a drawn map, and the rooms of one of them."""

from __future__ import annotations

import calendar
from datetime import date, timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_COUNT = 8
_HOUSES = (
    *("house_at_dusk", "courtyard_pool", "canal_houses", "rooftops", "market_square"),
    *("skyscrapers", "cliff_village", "palm_road", "boardwalk", "beach_from_above"),
    *("bar_interior", "leather_sofa", "blue_armchair", "dining_chairs"),
)
_ROOMS = (
    *("grey_sofa", "yellow_armchair", "bedside_table", "chesterfield", "cup_and_cushion"),
    *("pendant_lamp", "wooden_desk", "yellow_chairs", "hanging_plant", "coffee_cup", "croissant"),
)


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    arrival = draw.day(5, 80)
    nights = stream.integer(2, 9)
    leaving = arrival + timedelta(days=nights)
    pictures = _pictures(draw)
    stays = _stays(draw.child("stays"), nights, pictures[4:])
    dearest = max(stay["price"] for stay in stays)
    return {
        "city": draw.city(),
        "arrival": draw.date_text(arrival, content["style"]),
        "leaving": draw.date_text(leaving, content["style"]),
        "nights": nights,
        "stays": stays,
        "most": (int(dearest) // content["step"] + 1) * content["step"],
        "bars": [stream.integer(6, 40) for _ in range(24)],
        "total": draw.number_text(stream.integer(60, 1900)),
        "guest": draw.person(),
        "map": _map(draw.child("map")),
        "months": [_month(draw, arrival, step, (arrival, leaving)) for step in range(-1, 3)],
        "gallery": pictures[:4],
        "words": draw.child("words").sentences("travel", 2),
        "said": [_said(draw.child(f"said{n}")) for n in range(2)],
        "lost": stream.pick(content["lost"]),
        "perks": stream.sample(content["perks"], 8),
    }


def _stays(draw: Draw, nights: int, pictures: list[str]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    prices = draw.prices(content["low"], content["high"], _COUNT)
    marks = stream.sample(range(68, 99), _COUNT)
    reviews = draw.spread(12, 5200, _COUNT)
    ways = stream.sample(range(2, 58), _COUNT)
    walks = [way * 11 // 10 + stream.integer(1, 3) for way in ways]
    districts = [draw.district() for _ in range(4)]
    places = stream.sample(range(12), _COUNT)
    names = _names(draw)
    stays = []
    for n in range(_COUNT):
        own = stream.child(f"stay{n}")
        column, row = places[n] % 3, places[n] // 3
        total = round(prices[n] * nights, 2)
        stays.append(
            {
                "key": f"h{n}",
                "name": names[n],
                "photo": pictures[n],
                "rooms": _rooms(draw.child(f"rooms{n}"), prices[n]),
                "price": prices[n],
                "price_text": draw.money_text(prices[n]),
                "total_text": draw.money_text(total),
                "mark": marks[n] / 10,
                "mark_text": draw.number_text(marks[n] / 10, 1),
                "reviews": reviews[n],
                "reviews_text": draw.number_text(reviews[n]),
                "way": ways[n] / 10,
                "way_text": draw.number_text(ways[n] / 10, 1),
                "walk": walks[n],
                "walk_text": draw.duration_text(walks[n]),
                "area": own.pick(districts),
                "kind": own.pick(content["kinds"]),
                "cancel": own.chance(0.5),
                "breakfast": own.chance(0.45),
                "left": own.integer(1, 5) if own.chance(0.25) else 0,
                "x": 11 + column * 31 + own.integer(0, 12),
                "y": 12 + row * 22 + own.integer(0, 10),
            }
        )
    return stays


def _pictures(draw: Draw) -> list[str]:
    """Four of rooms, and one for each house."""
    stream = draw.stream
    return [*stream.sample(_ROOMS, 4), *stream.sample(_HOUSES, _COUNT)]


def _names(draw: Draw) -> list[str]:
    """Different names, each with a word of its own."""
    stream, content = draw.stream, draw.content
    words = stream.sample(content["words"], _COUNT)
    return [stream.pick(content["patterns"]).format(word=word) for word in words]


def _map(draw: Draw) -> dict[str, Any]:
    """Streets, a river and parks of a town, in a square of a hundred."""
    stream = draw.stream
    bend = [stream.integer(15, 85) for _ in range(4)]
    river = f"M{bend[0]} -5 C {bend[1]} 30, {bend[2]} 60, {bend[3]} 105"
    across = [stream.integer(4 + 12 * n, 10 + 12 * n) for n in range(8)]
    down = [stream.integer(4 + 14 * n, 11 + 14 * n) for n in range(7)]
    lean = stream.integer(-9, 9)
    parks = [
        {
            "x": stream.integer(2, 80),
            "y": stream.integer(2, 80),
            "w": stream.integer(9, 20),
            "h": stream.integer(8, 18),
        }
        for _ in range(3)
    ]
    return {"river": river, "across": across, "down": down, "lean": lean, "parks": parks}


def _month(draw: Draw, first: date, step: int, chosen: tuple[date, date]) -> dict[str, Any]:
    year, number = divmod(first.year * 12 + first.month - 1 + step, 12)
    start, days = calendar.monthrange(year, number + 1)
    cells = []
    for day in range(1, days + 1):
        own = date(year, number + 1, day)
        ends = own in chosen
        cells.append({"day": day, "ends": ends, "inside": chosen[0] < own < chosen[1]})
    text = draw.date_text(date(year, number + 1, 1), "month")
    return {"text": text, "blank": start, "days": cells}


def _rooms(draw: Draw, lowest: float) -> list[dict[str, Any]]:
    """The rooms of a house, from the price that it is listed with."""
    stream, content = draw.stream, draw.content
    prices = [lowest]
    for _ in range(4):
        prices.append(float(round(prices[-1] * stream.uniform(1.12, 1.38))))
    kinds = sorted(stream.sample(content["rooms"], 5), key=lambda kind: int(kind["guests"]))
    sizes = sorted(stream.sample(range(11, 62), 5))
    rooms = []
    for n, entry in enumerate(kinds):
        rooms.append(
            {
                "key": f"r{n}",
                "name": entry["name"],
                "beds": entry["beds"],
                "guests": entry["guests"],
                "price": prices[n],
                "price_text": draw.money_text(prices[n]),
                "size": sizes[n],
                "breakfast": stream.chance(0.5),
                "left": stream.integer(1, 6),
            }
        )
    return rooms


def _said(draw: Draw) -> dict[str, Any]:
    person = draw.person()
    mark = draw.stream.integer(70, 100) / 10
    return {
        "name": person["name"],
        "initials": person["initials"],
        "ink": person["ink"],
        "mark": draw.number_text(mark, 1),
        "text": draw.review("travel"),
        "date_text": draw.date_text(draw.day(-120, -3)),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [stay["key"] for stay in document["stays"]]
    liked = stream.sample(keys, 2)
    return {
        "results": {"liked": liked},
        "near": {"sort": "way", "liked": liked[:1], "chips": ["pool"]},
        "menu": {"menu": "sort", "liked": liked},
        "stay": {"page": "stay", "open": stream.pick(keys[:4])},
        "dates": {"dialog": "dates"},
        "guests": {"dialog": "guests", "liked": liked},
        "filters": {"dialog": "filters"},
        "pin": {"pin": stream.pick(keys[:3]), "liked": liked},
        "kept": {"toast": "kept", "liked": liked},
        "empty": {"query": document["lost"]},
        "error": {"error": True},
    }
