"""Kitchens in reach, the menu of one with photographs, an order on its way."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_KITCHENS, _DISHES = 9, 8
_NOT_SERVED = ("cooking_table", "coffee_tools", "coffee_round")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    dishes = _dishes(draw.child("dishes"))
    left = stream.integer(6, 34)
    ready = draw.minutes(11, 21, 1)
    start, goal = [40, stream.integer(30, 80)], [250, stream.integer(110, 170)]
    middle = stream.integer(100, 200)
    turn = f"L{middle} {start[1]} L{middle} {goal[1]}"
    streets = [f"M{x} 0 L{x + stream.integer(-20, 20)} 200" for x in range(40, 300, 55)]
    streets += [f"M0 {y} L300 {y + stream.integer(-15, 15)}" for y in range(30, 200, 45)]
    return {
        "places": stream.sample(content["places"], 4),
        "sign": draw.money_text(1)[0],
        "cuisines": content["cuisines"][:6],
        "kitchens": _kitchens(draw.child("kitchens")),
        "dishes": dishes,
        "cafe": _cafe(draw.child("cafe")),
        "count": {dish["key"]: stream.integer(1, 3) for dish in stream.sample(dishes[:6], 3)},
        "tip": stream.integer(1, 9),
        "rider": draw.person(),
        "number": draw.code("FK-######"),
        "eta": draw.time_text(ready),
        "left": draw.duration_text(left),
        "steps": content["steps"],
        "stage": stream.integer(2, 3),
        "streets": streets,
        "ends": [start, goal],
        "way": f"M{start[0]} {start[1]} {turn} L{goal[0]} {goal[1]}",
    }


def _kitchens(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    firsts = stream.sample(content["firsts"], _KITCHENS)
    lengths = draw.distinct(14, 64, _KITCHENS)
    ratings = sorted(stream.sample(range(36, 50), _KITCHENS), reverse=True)
    aways = draw.distinct(4, 62, _KITCHENS)
    kitchens = []
    for number, first in enumerate(firsts):
        cuisine = stream.pick(content["cuisines"])
        name = content["name"].format(first=first, second=stream.pick(cuisine["ends"]))
        rating, away = ratings[number] / 10, aways[number] / 10
        kitchens.append(
            {
                "key": f"r{number}",
                "icon": cuisine["icon"],
                "ink": cuisine["ink"],
                "ground": f"linear-gradient(135deg, {cuisine['ink']}, {cuisine['glow']})",
                "free": stream.chance(0.4),
                "fee": draw.money_text(stream.integer(1, 8)),
                "facts": {
                    "name": {"value": name, "text": name},
                    "rating": {"value": rating, "text": f"{rating:.1f}"},
                    "time": {
                        "value": lengths[number],
                        "text": draw.duration_text(lengths[number]),
                    },
                    "away": {"value": away, "text": f"{away:.1f} {content['km']}"},
                    "kind": {"value": cuisine["name"], "text": cuisine["name"]},
                },
            }
        )
    return kitchens


def _cafe(draw: Draw) -> dict[str, str]:
    """The kitchen whose menu is shown."""
    stream, content = draw.stream, draw.content
    coffee = content["cuisines"][0]
    first, second = stream.pick(content["firsts"]), stream.pick(coffee["ends"])
    return {
        "name": content["name"].format(first=first, second=second),
        "rating": f"{stream.integer(41, 49) / 10:.1f}",
        "time": draw.duration_text(stream.integer(16, 40)),
        "ground": f"linear-gradient(135deg, {coffee['ink']}, {coffee['glow']})",
    }


def _dishes(draw: Draw) -> list[dict[str, Any]]:
    """What a café sells, by the names of its photographs."""
    found = dict.fromkeys(draw.photos(_DISHES + 5, "food", sold=True))
    photos = [photo for photo in found if photo not in _NOT_SERVED][:_DISHES]
    low, high = draw.content["prices"]
    prices = draw.prices(low, high, _DISHES)
    sold = draw.distinct(12, 990, _DISHES)
    liked = draw.distinct(71, 99, _DISHES)
    dishes = []
    for number, photo in enumerate(photos):
        name = draw.caption(photo)
        dishes.append(
            {
                "key": f"d{number}",
                "photo": photo,
                "facts": {
                    "name": {"value": name, "text": name},
                    "price": {"value": prices[number], "text": draw.money_text(prices[number])},
                    "sold": {
                        "value": sold[number],
                        "text": draw.content["sold"].format(count=sold[number]),
                    },
                    "liked": {"value": liked[number], "text": f"{liked[number]}%"},
                },
            }
        )
    return dishes


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    saved = [kitchen["key"] for kitchen in draw.stream.sample(document["kitchens"][:6], 2)]
    return {
        "home": {"saved": saved},
        "soonest": {"order": "time"},
        "offer": {"offer": True, "saved": saved},
        "menu": {"screen": "menu"},
        "closing": {"screen": "menu", "closing": True},
        "basket": {"screen": "menu", "dialog": "basket"},
        "filters": {"dialog": "filters", "wants": ["offers"]},
        "place": {"dialog": "place"},
        "nothing": {"empty": True},
        "way": {"screen": "orders"},
    }
