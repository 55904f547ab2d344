"""Goods with prices, a basket that adds up, what reduces it, where it goes, and earlier orders."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_LINES, _SHOWN = 6, 12
_STATUS = ("done", "done", "done", "stopped")
_FRUIT = ("strawberries", "citrus_fruit", "fig_bowl")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    goods = _goods(draw.child("goods"))
    lines = stream.sample(goods, _LINES)
    start, goal = [44, stream.integer(30, 90)], [262, stream.integer(100, 168)]
    middle = stream.integer(110, 200)
    arrives = draw.minutes(10, 20, 1)
    at = stream.integer(0, 2)
    return {
        "cats": content["cats"],
        "goods": goods,
        "home": [x["key"] for x in stream.sample(goods, _SHOWN)],
        "cart": {x["key"]: stream.integer(1, 4) for x in lines},
        "banner": {
            "photo": _FRUIT[at],
            "title": content["banner"][at],
            "text": content["banner_text"][at],
        },
        "vouchers": _vouchers(draw.child("vouchers")),
        "homes": _homes(draw.child("homes")),
        "slots": _slots(draw.child("slots")),
        "bought": _bought(draw.child("bought")),
        "opinions": _opinions(draw.child("opinions")),
        "hints": stream.sample(content["hints"], 6),
        "missing": stream.pick(content["missing"]),
        "origin": stream.pick(content["origins"]),
        "sign": draw.money_text(1)[0],
        "courier": draw.person(),
        "number": draw.code("GS-######"),
        "arrives": draw.time_text(arrives),
        "minutes": draw.duration_text(stream.integer(4, 28)),
        "times": [draw.time_text(arrives - back) for back in (52, 38, 21, 4)],
        "stage": stream.integer(2, 3),
        "ends": [start, goal],
        "way": f"M{start[0]} {start[1]} H{middle} V{goal[1]} H{goal[0]}",
        "streets": [f"M{x} 0 l{stream.integer(-18, 18)} 200" for x in range(30, 320, 52)]
        + [f"M0 {y} l320 {stream.integer(-16, 16)}" for y in range(24, 200, 44)],
    }


def _goods(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    made: list[dict[str, Any]] = []
    sold = draw.distinct(14, 960, len(content["goods"]))
    for at, (cat, name, unit, shape, first, second, low, high) in enumerate(content["goods"]):
        own = draw.child(name)
        price = own.price(low, high)
        off = own.stream.pick([10, 15, 20, 25, 30]) if own.stream.chance(0.35) else 0
        made.append(
            {
                "key": f"g{at}",
                "cat": cat,
                "name": name,
                "unit": unit,
                "shape": shape,
                "inks": [first, second],
                "price": price,
                "was": draw.money_text(round(price / (1 - off / 100), 1), 2) if off else "",
                "off": f"-{off}%" if off else "",
                "rating": own.rating(),
                "sold": sold[at],
                "sold_text": content["sold"].format(n=draw.number_text(sold[at])),
                "organic": own.stream.chance(0.3),
                "out": own.stream.chance(0.06),
                "from": stream.pick(content["origins"]),
            }
        )
    return made


def _vouchers(draw: Draw) -> list[dict[str, Any]]:
    stream, chinese = draw.stream, draw.language == "zh"
    count = 8
    offs = draw.distinct(2, 30 if chinese else 15, count)
    leasts = draw.distinct(39 if chinese else 15, 199 if chinese else 90, count)
    days = draw.distinct(1, 45, count)
    made = []
    for at, name in enumerate(stream.sample(draw.content["vouchers"], count)):
        day = draw.day(days[at], days[at])
        made.append(
            {
                "key": f"v{at}",
                "name": name,
                "value": offs[at],
                "off": draw.money_text(offs[at], 0),
                "least": leasts[at],
                "least_text": draw.money_text(leasts[at], 0),
                "iso": day.isoformat(),
                "until": draw.date_text(day),
            }
        )
    return made


def _homes(draw: Draw) -> list[dict[str, Any]]:
    tags = draw.stream.sample(draw.content["tags"], 5)
    aways, used = draw.distinct(3, 49, 5), draw.distinct(1, 64, 5)
    made = []
    for at, tag in enumerate(tags):
        person = draw.person()
        made.append(
            {
                "key": f"h{at}",
                "tag": tag,
                "name": person["name"],
                "phone": person["phone"],
                "street": draw.street(),
                "away": aways[at] / 10,
                "used": used[at],
            }
        )
    return made


def _slots(draw: Draw) -> list[dict[str, Any]]:
    start = draw.stream.integer(9, 13)
    places = draw.distinct(1, 30, 6)
    fees = draw.prices(1 if draw.language == "en" else 2, 6 if draw.language == "en" else 15, 6)
    made = []
    for at in range(6):
        first, last = draw.time_text((start + at) * 60), draw.time_text((start + at + 1) * 60)
        made.append(
            {
                "key": f"s{at}",
                "time": f"{first}–{last}",
                "fee": fees[at],
                "fee_text": draw.money_text(fees[at]),
                "places": places[at],
            }
        )
    return made


def _bought(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(6, 7)
    days, items = [0, *sorted(draw.distinct(2, 90, count - 1))], draw.distinct(3, 36, count)
    totals = draw.spread(900, 14000, count) if draw.language == "en" else None
    totals = totals or draw.spread(2500, 42000, count)
    made = []
    for at in range(count):
        day: dt.date = draw.day(-days[at], -days[at])
        made.append(
            {
                "key": f"o{at}",
                "number": draw.code("GS-######"),
                "iso": day.isoformat(),
                "date": draw.date_text(day),
                "total": totals[at] / 100,
                "total_text": draw.money_text(totals[at] / 100, 2),
                "count": items[at],
                "count_text": content["items"].format(n=items[at]),
                "status": stream.pick(_STATUS) if at else "moving",
                "goods": stream.sample(range(len(content["goods"])), 4),
            }
        )
    return made


def _opinions(draw: Draw) -> list[dict[str, Any]]:
    count = draw.stream.integer(5, 6)
    days, liked = sorted(draw.distinct(1, 60, count)), draw.distinct(0, 48, count)
    said = draw.stream.sample(draw.content["said"], count)
    made = []
    for at in range(count):
        day = draw.day(-days[at], -days[at])
        made.append(
            {
                "key": f"r{at}",
                "who": draw.nickname(),
                "ink": draw.ink(),
                "stars": draw.stream.weighted({5: 5, 4: 4, 3: 2, 2: 1}),
                "text": said[at],
                "iso": day.isoformat(),
                "date": draw.date_text(day),
                "liked": liked[at],
            }
        )
    return made


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    homes, cart = document["home"], list(document["cart"])
    chosen = stream.pick(homes)
    loved = stream.sample(homes[:6], 2)
    return {
        "home": {"loved": loved},
        "full": {"full": True, "tab": "season"},
        "added": {"last": homes[1], "toast": True},
        "shelves": {"screen": "shelves", "cat": stream.integer(0, 3)},
        "filter": {"screen": "shelves", "cat": stream.integer(0, 3), "popup": "filter"},
        "cart": {"screen": "cart", "off": [cart[2]]},
        "vouchers": {"screen": "vouchers"},
        "homes": {"screen": "homes"},
        "slots": {"screen": "cart", "popup": "slots"},
        "detail": {"screen": "detail", "open": chosen},
        "track": {"screen": "track"},
        "orders": {"screen": "orders"},
        "nothing": {"screen": "shelves", "sought": document["missing"]},
    }
