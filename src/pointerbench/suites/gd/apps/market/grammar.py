"""Ads for used things: priced by what they are, with sellers, distances and offers that agree."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_COUNT = 12
_SHELVES = ("home", "sport", "tech", "music", "garden", "hobby")
_STATES = ("new", "fine", "used", "worn")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    things = stream.sample(content["things"], _COUNT + 8)
    ads = _ads(draw.child("ads"), things[:_COUNT])
    own = _own(draw.child("own"), things[_COUNT:-1])
    fallen = stream.pick([ad for ad in ads if ad["fell"]])
    counts = {shelf: stream.integer(12, 640) for shelf in _SHELVES}
    return {
        "ads": ads,
        "own": own,
        "offers": _offers(draw.child("offers"), own[0]),
        "watches": _watches(draw.child("watches")),
        "place": draw.district(),
        "me": draw.person(),
        "sign": draw.currency,
        "most": (int(max(ad["price"] for ad in ads)) // 50 + 1) * 50,
        "shelves": [
            {"id": shelf, "count": draw.number_text(count)} for shelf, count in counts.items()
        ],
        "total": draw.number_text(sum(counts.values())),
        "lost": stream.pick(content["lost"]),
        "banner": stream.pick(content["banners"]).format(
            name=fallen["seller"], thing=fallen["title"], money=fallen["price_text"]
        ),
        "roads": _roads(draw.child("roads")),
        "draft": _draft(draw.child("draft"), things[-1]),
    }


def _ads(draw: Draw, things: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    ways = draw.distinct(3, 240, _COUNT)
    seen = draw.spread(8, 1900, _COUNT)
    days = draw.distinct(0, 26, _COUNT)
    fallen = stream.sample(range(_COUNT), 3)
    return [
        _ad(draw.child(f"ad{n}"), f"a{n}", thing, (ways[n], seen[n], days[n], n in fallen))
        for n, thing in enumerate(things)
    ]


def _ad(
    draw: Draw, key: str, thing: dict[str, Any], known: tuple[int, int, int, bool]
) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    way, seen, days, fell = known
    price = _price(draw, thing)
    day = draw.day(-days, -days)
    seller = draw.person()
    rating = draw.rating()
    return {
        "key": key,
        "photo": thing["photo"],
        "shelf": thing["shelf"],
        "title": stream.pick(thing["names"]),
        "price": price,
        "price_text": draw.money_text(price),
        "was_text": draw.money_text(_round(price * stream.uniform(1.15, 1.4))) if fell else "",
        "fell": fell,
        "way": way / 10,
        "way_text": draw.number_text(way / 10, 1),
        "area": draw.district(),
        "date": day.isoformat(),
        "date_text": draw.date_text(day),
        "seen": seen,
        "seen_text": draw.number_text(seen),
        "kept": max(1, seen // stream.integer(9, 30)),
        "state": stream.weighted({"new": 2, "fine": 4, "used": 3, "worn": 1}),
        "post": stream.chance(0.5),
        "talk": stream.chance(0.4),
        "seller": seller["name"],
        "initials": seller["initials"],
        "ink": seller["ink"],
        "rating": rating,
        "rating_text": draw.number_text(rating, 1),
        "sales": stream.integer(2, 140),
        "since": draw.date_text(draw.day(-2600, -200), "month"),
        "answers": stream.integer(70, 99),
        "notes": stream.sample(content["notes"], 4),
        "code": draw.code("########"),
    }


def _price(draw: Draw, thing: dict[str, Any]) -> int:
    rate = draw.content["rate"]
    return _round(draw.stream.uniform(thing["low"], thing["high"]) * rate)


def _round(value: float) -> int:
    """A price as people ask it: 7, 35, 120, 1450."""
    step = 1 if value < 20 else 5 if value < 200 else 10 if value < 1000 else 50
    return max(step, round(value / step) * step)


def _own(draw: Draw, things: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream, count = draw.stream, len(things)
    seen = draw.spread(14, 2400, count)
    days = sorted(draw.distinct(2, 58, count))
    state = ["live", "live", "held", "live", "live", "held", "live", "ended"][:count]
    made = []
    for n, thing in enumerate(things):
        price = _price(draw, thing)
        ends = draw.day(days[n], days[n])
        kept = seen[n] // stream.integer(8, 26) + n
        made.append(
            {
                "key": f"m{n}",
                "photo": thing["photo"],
                "title": stream.pick(thing["names"]),
                "price": price,
                "price_text": draw.money_text(price),
                "seen": seen[n],
                "seen_text": draw.number_text(seen[n]),
                "kept": kept,
                "offers": 6 if n == 0 else stream.integer(0, 5),
                "date": ends.isoformat(),
                "date_text": draw.date_text(ends),
                "state": state[n],
            }
        )
    return made


def _offers(draw: Draw, ad: dict[str, Any]) -> list[dict[str, Any]]:
    """What six people would pay for one thing, with the share of its price."""
    stream, content = draw.stream, draw.content
    shares = draw.distinct(52, 98, 6, 3)
    days = draw.distinct(0, 11, 6)
    asks = stream.sample(content["asks"], 6)
    sales = draw.distinct(0, 90, 6)
    ratings = draw.ratings(6)
    ways = draw.distinct(4, 300, 6)
    offers = []
    for n, person in enumerate(draw.people(6)):
        money = max(1, round(ad["price"] * shares[n] / 100))
        percent = round(money / ad["price"] * 100)
        day = draw.day(-days[n], -days[n])
        offers.append(
            {
                "key": f"o{n}",
                "name": person["name"],
                "initials": person["initials"],
                "ink": person["ink"],
                "money": money,
                "money_text": draw.money_text(money),
                "percent": percent,
                "percent_text": draw.percent_text(percent),
                "date": day.isoformat(),
                "date_text": draw.date_text(day),
                "rating": ratings[n],
                "rating_text": draw.number_text(ratings[n], 1),
                "bought": sales[n],
                "way": ways[n] / 10,
                "way_text": draw.number_text(ways[n] / 10, 1),
                "text": asks[n],
                "post": stream.chance(0.4),
            }
        )
    return offers


def _watches(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = 7
    rate = content["rate"]
    fresh = draw.distinct(0, 38, count)
    most = draw.distinct(20, 400, count, 20)
    days = draw.distinct(3, 120, count)
    radii = [stream.pick([5, 10, 20, 30, 50, 100]) for _ in range(count)]
    made = []
    for n, name in enumerate(stream.sample(content["watch"], count)):
        day = draw.day(-days[n], -days[n])
        made.append(
            {
                "key": f"w{n}",
                "name": name,
                "fresh": fresh[n],
                "most": most[n] * rate,
                "most_text": draw.money_text(most[n] * rate),
                "radius": radii[n],
                "date": day.isoformat(),
                "date_text": draw.date_text(day),
                "on": stream.chance(0.65),
                "often": stream.pick(["once", "daily", "weekly"]),
            }
        )
    return made


def _draft(draw: Draw, thing: dict[str, Any]) -> dict[str, Any]:
    content, price = draw.content, _price(draw, thing)
    return {
        "title": draw.stream.pick(thing["names"]),
        "photo": thing["photo"],
        "shelf": thing["shelf"],
        "price": price,
        "price_text": draw.money_text(price),
        "text": content["join"].join(draw.stream.sample(content["notes"], 3)) + content["stop"],
        "low_text": draw.money_text(_round(price * 0.7)),
        "high_text": draw.money_text(_round(price * 1.3)),
    }


def _roads(draw: Draw) -> list[dict[str, int]]:
    """Streets of a small map, in a square of a hundred."""
    stream = draw.stream
    return [
        {
            "x": stream.integer(6 + 19 * n, 16 + 19 * n),
            "y": stream.integer(6 + 19 * n, 16 + 19 * n),
            "lean": stream.integer(-14, 14),
        }
        for n in range(5)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [ad["key"] for ad in document["ads"]]
    saved = stream.sample(keys, 3)
    return {
        "near": {"saved": saved},
        "rows": {"view": "rows", "sort": "price", "saved": saved},
        "menu": {"menu": "me", "saved": saved},
        "ad": {"page": "ad", "open": stream.pick(keys), "strip": False},
        "offer": {"page": "ad", "open": stream.pick(keys), "dialog": "offer", "strip": False},
        "offers": {"page": "offers", "strip": False},
        "searches": {"page": "searches"},
        "own": {"page": "own", "strip": False},
        "sell": {"page": "sell", "strip": False},
        "told": {"toast": "search", "saved": saved, "sort": "date"},
        "empty": {"query": document["lost"], "strip": False},
        "error": {"error": True, "strip": False, "view": "rows"},
    }
