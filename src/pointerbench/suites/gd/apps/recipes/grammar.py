"""Recipes whose names, ingredients and steps speak of the same things; drawn plates for them."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.elements.photos import photo
from pointerbench.pages.banks.draw import Draw

_COUNT = 9
_GROUNDS = ("#f4d9a8", "#cfe3d2", "#f3c7bd", "#cddcec", "#e7d3ea", "#f6e6a4", "#d8d2c4", "#b9d8d6")
_PLATES = ("#fffdf8", "#fffdf8", "#24415f", "#e9e1d2", "#b5583c", "#3d4a3f")
_EIGHTHS = [math.pi * part / 4 for part in range(8)]


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    recipes = _recipes(draw.child("recipes"))
    stories = dict.fromkeys(draw.photos(3, "food", "drink", "fruit"))
    return {
        "recipes": recipes,
        "cook": draw.person(),
        "total": draw.number_text(stream.integer(400, 9800)),
        "stories": [
            {
                "photo": id_,
                "name": photo(id_).name[draw.language],
                "text": content["stories"][n].format(n=stream.integer(3, 12)),
            }
            for n, id_ in enumerate(stories)
        ],
        "goods": _goods(draw.child("goods")),
        "said": [
            _said(draw.child(f"said{n}"), text)
            for n, text in enumerate(stream.sample(content["said"], 4))
        ],
        "days": [draw.date_text(draw.day(n, n), "weekday") for n in range(1, 7)],
        "clocks": [stream.uniform(0.2, 0.95) for _ in range(3)],
        "lost": stream.pick(content["lost"]),
        "note": stream.pick(content["notes"]),
        "longest": 150,
    }


def _recipes(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    dishes = stream.sample(content["dishes"], _COUNT)
    minutes = _totals(draw, dishes)
    kcal = draw.distinct(180, 960, _COUNT, 10)
    ratings = draw.ratings(_COUNT)
    reviews = draw.spread(4, 3900, _COUNT)
    prices = draw.prices(content["low"], content["high"], _COUNT)
    recipes = []
    for n, dish in enumerate(dishes):
        own = draw.child(f"recipe{n}")
        slots = {"main": own.stream.pick(dish["mains"]), "green": own.stream.pick(dish["greens"])}
        takes = _parts(own, minutes[n], dish["steps"])
        recipes.append(
            {
                "key": f"r{n}",
                "name": _capital(dish["name"].format(**slots)),
                "course": dish["course"],
                "green": dish["green"],
                "level": own.stream.pick(content["levels"]),
                "minutes": minutes[n],
                "minutes_text": draw.duration_text(minutes[n]),
                "kcal": kcal[n],
                "kcal_text": draw.number_text(kcal[n]),
                "rating": ratings[n],
                "rating_text": draw.number_text(ratings[n], 1),
                "reviews": reviews[n],
                "reviews_text": draw.number_text(reviews[n]),
                "price": prices[n],
                "price_text": draw.money_text(prices[n]),
                "author": own.person()["name"],
                "things": _things(dish, slots),
                "steps": [
                    {
                        "key": f"s{place}",
                        "text": _capital(text.format(**slots)),
                        "minutes": takes[place],
                        "minutes_text": draw.duration_text(takes[place]),
                    }
                    for place, text in enumerate(dish["steps"])
                ],
                "food": _grams(own, kcal[n]),
                "art": _art(own, dish),
            }
        )
    return recipes


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _things(dish: dict[str, Any], slots: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {"key": f"i{n}", "amount": amount, "unit": unit, "name": name.format(**slots)}
        for n, (amount, unit, name) in enumerate(dish["things"])
    ]


def _totals(draw: Draw, dishes: list[dict[str, Any]]) -> list[int]:
    """How long each dish takes: all differ, and what simmers or bakes takes longer."""
    totals: list[int] = []
    for dish in dishes:
        slow = _slow(draw, dish["steps"])
        total = 5 * (draw.stream.integer(8, 15) if slow else draw.stream.integer(5, 8))
        while total in totals:
            total += 5
        totals.append(total)
    return totals


def _slow(draw: Draw, steps: list[str]) -> list[int]:
    """The places of the steps that take their time."""
    words = draw.content["slow"]
    return [place for place, text in enumerate(steps) if any(word in text for word in words)]


def _parts(draw: Draw, minutes: int, steps: list[str]) -> list[int]:
    """The time of each step: different ones that make the whole."""
    slow = _slow(draw, steps)[:2]
    if not slow:
        return _even(draw, minutes, len(steps))
    parts = draw.stream.sample(range(2, 7), len(steps) - len(slow))
    rest = minutes - sum(parts)
    longs = [rest]
    if len(slow) == 2:
        first = rest * 2 // 3
        longs = draw.stream.shuffled([first, rest - first])
    for place, part in zip(slow, longs, strict=True):
        parts.insert(place, part)
    return parts


def _even(draw: Draw, minutes: int, count: int) -> list[int]:
    """Times of steps none of which takes half of the whole."""
    half = minutes // 2
    while True:
        parts = draw.stream.sample(range(3, half), count - 1)
        rest = minutes - sum(parts)
        if 2 < rest < half and rest not in parts:
            return [*parts, rest]


def _grams(draw: Draw, kcal: int) -> dict[str, int]:
    """Fat, carbohydrates and protein that carry the energy."""
    fat = round(kcal * draw.stream.uniform(0.25, 0.45) / 9)
    protein = round(kcal * draw.stream.uniform(0.12, 0.28) / 4)
    return {"fat": fat, "carbs": round((kcal - fat * 9 - protein * 4) / 4), "protein": protein}


def _art(draw: Draw, dish: dict[str, Any]) -> dict[str, Any]:
    """A plate from above: what is in it and what lies on it."""
    stream = draw.stream
    look = dish.get("look", "")
    size = stream.integer(28, 35)
    bits = [
        {
            "a": round(stream.uniform(0, 2 * math.pi), 2),
            "d": round((size - 6) * math.sqrt(stream.uniform(0, 1)), 1),
            "w": stream.integer(3, 6),
            "h": stream.integer(2, 4),
            "turn": stream.integer(0, 180),
            "ink": stream.pick(dish["inks"][1:]),
        }
        for _ in range(stream.integer(12, 17) if look == "slices" else stream.integer(18, 28))
    ]
    return {
        "ground": stream.pick(_GROUNDS),
        "plate": stream.pick(_PLATES),
        "fork": stream.chance(0.5),
        "size": size,
        "food": dish["inks"][0],
        "slices": look == "slices",
        "lines": _lines(draw, look, size),
        "bits": bits,
    }


def _lines(draw: Draw, look: str, size: int) -> list[str]:
    """The cuts of a cake, or strands that lie in each other; paths around the middle."""
    if look == "slices":
        return [
            f"M50 50L{50 + size * math.cos(a):.1f} {50 + size * math.sin(a):.1f}" for a in _EIGHTHS
        ]
    if look != "strands":
        return []
    stream, paths = draw.stream, []
    for _ in range(16):
        ends = [stream.integer(50 - size * 2 // 3, 50 + size * 2 // 3) for _ in range(6)]
        paths.append(f"M{ends[0]} {ends[1]}Q{ends[2]} {ends[3]} {ends[4]} {ends[5]}")
    return paths


def _goods(draw: Draw) -> list[dict[str, Any]]:
    """What has to be bought: ten things, each with its aisle, its price and who wants it."""
    stream, content = draw.stream, draw.content
    family = [person["given"] for person in draw.people(3)]
    goods: list[dict[str, Any]] = []
    for n, entry in enumerate(stream.sample(content["goods"], 10)):
        aisle = content["aisles"][entry["aisle"]]
        price = draw.price(aisle["low"], aisle["high"])
        while price in [known["price"] for known in goods]:
            price = draw.price(aisle["low"], aisle["high"])
        goods.append(
            {
                "key": f"g{n}",
                "name": entry["name"],
                "aisle": entry["aisle"],
                "ink": aisle["ink"],
                "amount": entry["amount"],
                "price": price,
                "price_text": draw.money_text(price),
                "who": stream.pick(family),
            }
        )
    return goods


def _said(draw: Draw, text: str) -> dict[str, Any]:
    person = draw.person()
    return {
        "name": person["name"],
        "initials": person["initials"],
        "ink": person["ink"],
        "stars": draw.stream.integer(3, 5),
        "text": text,
        "date_text": draw.date_text(draw.day(-60, -1)),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [recipe["key"] for recipe in document["recipes"]]
    liked = stream.sample(keys, 2)
    opened = stream.pick(keys)
    return {
        "recipes": {"liked": liked},
        "quick": {"sort": "minutes", "green": True, "liked": liked[:1]},
        "menu": {"menu": "sort", "liked": liked},
        "recipe": {"page": "recipe", "open": opened, "ticked": ["i1"]},
        "cooking": {"page": "recipe", "open": stream.pick(keys), "timers": ["s0", "s1"]},
        "more": {"page": "recipe", "open": opened, "menu": "more", "servings": 2},
        "shopping": {"page": "goods", "bought": ["g1", "g4"]},
        "plan": {"page": "recipe", "open": opened, "dialog": "plan"},
        "saved": {"toast": "listed", "page": "recipe", "open": opened},
        "empty": {"query": document["lost"]},
        "error": {"error": True, "liked": liked},
    }
