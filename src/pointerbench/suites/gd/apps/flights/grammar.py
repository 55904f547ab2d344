"""Flights of one day between two cities: times, fares and stops that agree with each other."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_DAYS = 7  # that can be looked at one after the other
_STEP = 5  # minutes: what timetables are written in


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    start, goal = stream.sample(content["cities"], 2)
    flight = stream.integer(14, 70) * _STEP  # minutes in the air
    base = stream.integer(6, 40) * content["fare"]
    day = draw.day(2, 60)
    flights = [
        _flight(draw, number, flight, base, content) for number in range(stream.integer(8, 12))
    ]
    return {
        "from": start,
        "to": goal,
        "days": [draw.date_text(day + dt.timedelta(days=n), "weekday") for n in range(_DAYS)],
        "day": stream.integer(1, _DAYS - 2),
        "flights": sorted(flights, key=lambda entry: entry["price"]),
        "limit": base * 3,
        "hint": stream.pick(content["hints"]),
    }


def _flight(
    draw: Draw, number: int, minutes: int, base: float, content: dict[str, Any]
) -> dict[str, Any]:
    stream = draw.stream.child(f"flight{number}")
    airline = stream.pick(content["airlines"])
    stops = stream.weighted({0: 5, 1: 4, 2: 1})
    leaves = stream.integer(72, 252) * _STEP
    takes = minutes + stops * stream.integer(14, 40) * _STEP + stream.integer(-2, 3) * _STEP
    price = round(base * stream.uniform(0.8, 2.1) * (0.85 if stops else 1.0))
    return {
        "key": f"f{number}",
        "airline": airline["name"],
        "ink": airline["ink"],
        "code": f"{airline['code']} {stream.integer(100, 2999)}",
        "leaves": leaves,
        "takes": takes,
        "stops": stops,
        "via": stream.pick(content["via"]),
        "price": price,
        "bags": stream.chance(0.5),
        "left": stream.integer(2, 9) if stream.chance(0.3) else 0,
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    chosen = draw.stream.pick(document["flights"])["key"]
    return {
        "results": {},
        "sorted": {"sort": "departure"},
        "saved": {"saved": [chosen]},
        "wide": {"panel": False},
        "dialog": {"dialog": "travellers"},
        "detail": {"dialog": "fare", "open": chosen},
        "empty": {"limit": 0},
        "error": {"error": True},
    }
