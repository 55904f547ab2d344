"""Trains between two stations on one day, tickets that were bought, and a station's board."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_ROWS, _SIDES = 12, 4  # of seats in a coach
_TRAINS, _TICKETS, _BOARD = 16, 10, 16


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    stations = stream.shuffled(content["stations"])
    start, goal = stations[:2]
    base = stream.integer(10, 44) * 5
    news = stream.pick(content["news"]).replace("{a}", start).replace("{b}", goal)
    trains = _trains(draw, base)
    return {
        "from": start,
        "to": goal,
        "recent": [stations[n : n + 2] for n in (2, 4, 6, 8)],
        "days": [_day(draw, draw.today + timedelta(days=n)) for n in range(7)],
        "news": news,
        "offer": stream.pick(content["offers"]),
        "trains": trains,
        "dearest": max(train["price"] for train in trains) + 5,
        "seats": _seats(draw.child("seats")),
        "tickets": _tickets(draw, stations),
        "board": _board(draw, stations[2:]),
        "reason": stream.pick(content["reasons"]),
        "traveller": draw.person(),
    }


def _day(draw: Draw, day: date) -> dict[str, Any]:
    return {
        "iso": day.isoformat(),
        "text": draw.date_text(day),
        "long": draw.date_text(day, "weekday"),
    }


def _trains(draw: Draw, base: int) -> list[dict[str, Any]]:
    """Connections by departure; the faster ones cost more."""
    stream, content = draw.stream, draw.content
    leaves = sorted(draw.distinct(5 * 60 + 10, 21 * 60, _TRAINS, 5))
    low, high = content["fare"]
    prices = draw.prices(low, high, _TRAINS)
    left = draw.distinct(2, 96, _TRAINS)
    found = []
    for number in range(_TRAINS):
        own = stream.child(f"train{number}")
        kind = own.pick(content["kinds"])
        stops = own.integer(0, 6)
        takes = round(base * kind["speed"]) + stops * 4 + own.integer(0, 9)
        found.append(
            {
                "key": f"c{number}",
                "code": f"{kind['code']}{own.integer(100, 999) * 2 + number % 2}",
                "kind": kind["name"],
                "ink": kind["ink"],
                "leaves": draw.time_text(leaves[number]),
                "arrives": draw.time_text(leaves[number] + takes),
                "next_day": leaves[number] + takes >= 1440,
                "takes": takes,
                "takes_text": draw.duration_text(takes),
                "stops": stops,
                "price": prices[number],
                "price_text": draw.money_text(prices[number]),
                "left": left[number],
                "quiet": own.chance(0.4),
                "bikes": own.chance(0.4),
                "platform": own.integer(1, 14),
                "start": leaves[number],
            }
        )
    return found


def _seats(draw: Draw) -> list[dict[str, Any]]:
    letters = "ABCD"
    return [
        {"key": f"{row}{letter}", "row": row, "free": draw.stream.chance(0.55)}
        for row in range(1, _ROWS + 1)
        for letter in letters
    ]


def _tickets(draw: Draw, stations: list[str]) -> list[dict[str, Any]]:
    low, high = draw.content["fare"]
    prices = draw.prices(low, high, _TICKETS)
    days = sorted(draw.distinct(1, 60, _TICKETS))
    times = draw.distinct(6 * 60, 21 * 60, _TICKETS, 5)
    found = []
    for number in range(_TICKETS):
        own = draw.stream.child(f"ticket{number}")
        kind = own.pick(draw.content["kinds"])
        pair = own.sample(stations, 2)
        found.append(
            {
                "key": f"b{number}",
                "from": pair[0],
                "to": pair[1],
                "code": f"{kind['code']}{own.integer(1000, 1999)}",
                "ink": kind["ink"],
                **_day(draw, draw.today + timedelta(days=days[number])),
                "time": draw.time_text(times[number]),
                "coach": own.integer(1, 16),
                "seat": f"{own.integer(1, _ROWS)}{own.pick('ABCD')}",
                "platform": own.integer(1, 14),
                "price": prices[number],
                "price_text": draw.money_text(prices[number]),
                "number": draw.code("A####-##"),
                "dots": [own.chance(0.5) for _ in range(21 * 21)],
            }
        )
    return found


def _board(draw: Draw, stations: list[str]) -> list[dict[str, Any]]:
    """The next departures of a station; late ones with the minutes."""
    start = draw.minutes(7, 20)
    found = []
    platforms = draw.distinct(1, 20, _BOARD)
    late = draw.distinct(2, 60, _BOARD)
    for number in range(_BOARD):
        own = draw.stream.child(f"board{number}")
        kind = own.pick(draw.content["kinds"])
        minutes = start + number * 6 + own.integer(0, 4)
        found.append(
            {
                "key": f"d{number}",
                "to": stations[number],
                "code": f"{kind['code']}{own.integer(1000, 2999)}",
                "ink": kind["ink"],
                "time": draw.time_text(minutes),
                "platform": platforms[number],
                "late": late[number] if own.chance(0.4) else 0,
                "coaches": own.pick([2, 4, 6, 8, 10, 12, 16]),
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    train = stream.pick(document["trains"])["key"]
    ticket = stream.pick(document["tickets"])["key"]
    free = [seat["key"] for seat in document["seats"] if seat["free"]]
    return {
        "search": {},
        "results": {"view": "results"},
        "cheapest": {"view": "results", "sort": "price", "liked": [train]},
        "menu": {"view": "results", "menu": "sort"},
        "filter": {"view": "results", "dialog": "filter"},
        "seats": {"view": "seats", "open": train, "seat": stream.pick(free)},
        "board": {"view": "board"},
        "tickets": {"view": "tickets"},
        "ticket": {"view": "ticket", "ticket": ticket},
        "cancel": {"view": "ticket", "ticket": ticket, "dialog": "cancel"},
        "watch": {"view": "results", "watched": True, "toast": True},
        "empty": {"view": "results", "limit": 0},
        "account": {"view": "account"},
        "error": {"view": "board", "error": True},
    }
