"""A passenger's rides: a drawn town, car classes whose fares follow the distance, past rides."""

from __future__ import annotations

from datetime import date
from typing import Any

from pointerbench.pages.banks.draw import Draw

_CLASSES = 8
_PLACES = 10
_TRIPS = 9
_COUPONS = 8


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    names = stream.sample(content["places"], _PLACES + _TRIPS)
    now = draw.minutes(6, 22, 1)
    places = _places(draw.child("places"), names[:_PLACES])
    target = stream.pick(places)
    classes = _classes(draw.child("classes"), target, now)
    trips = _trips(draw.child("trips"), names[_PLACES:])
    driver = draw.person()
    return {
        "map": _town(draw.child("map")),
        "me": draw.person(),
        "start": draw.street(),
        "target": target["name"],
        "extra": names[-1],
        "places": places,
        "classes": classes,
        "trips": trips,
        "spent": draw.money_text(round(sum(trip["price"] for trip in trips), 2)),
        "coupons": _coupons(draw.child("coupons")),
        "driver": driver,
        "rating": draw.number_text(stream.integer(45, 49) / 10, 1),
        "rides": draw.number_text(stream.integer(320, 8800)),
        "car": stream.pick(content["cars"]),
        "plate": stream.pick(content["plate"]).format(draw.code(content["plate_code"])),
        "pin": draw.code("####"),
        "arrives": stream.integer(2, 9),
        "days": [draw.date_text(draw.day(n, n), "weekday") for n in range(1, 5)],
        "time": draw.time_text(draw.minutes(6, 21, 15)),
        "tips": [draw.money_text(tip) for tip in (1, 2, 5)],
        "points": draw.number_text(stream.integer(120, 980)),
        "temperature": stream.integer(19, 25),
        "missing": stream.pick(content["missing"]),
    }


def _town(draw: Draw) -> dict[str, Any]:
    """Roads nearly on a grid, a river, parks, a route along the roads, cars on them."""
    stream = draw.stream
    across = [75 * n + stream.integer(-14, 14) for n in range(-2, 11)]
    down = [75 * n + stream.integer(-14, 14) for n in range(-2, 11)]
    left, right = sorted(stream.sample(range(4, 8), 2)) if stream.chance(0.5) else (4, 7)
    middle = (left + right) // 2
    top, bottom = (4, 7) if stream.chance(0.5) else (7, 4)
    turns = [(left, bottom), (middle, bottom), (middle, top), (right, top)]
    spots = [(stream.pick(across), stream.pick(down)) for _ in range(9)]
    river = stream.integer(60, 200)
    return {
        "across": across,
        "down": down,
        "route": [[across[x], down[y]] for x, y in turns],
        "river": [[n * 90 - 200, river + stream.integer(-30, 30) + n * 12] for n in range(12)],
        "parks": [
            {"x": across[stream.integer(1, 9)] + 7, "y": down[stream.integer(6, 10)] + 7, "w": w}
            for w in (60, 128, 56, 132)
        ],
        "cars": [{"x": x, "y": y, "turn": stream.pick([0, 90, 180, 270])} for x, y in spots],
        "names": [
            {"text": text, "y": down[n] - 4, "x": stream.integer(150, 380)}
            for n, text in zip(range(2, 10), stream.sample(draw.content["streets"], 8), strict=True)
        ],
        "tilt": stream.integer(-12, 12),
    }


def _places(draw: Draw, names: list[str]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    found = []
    for n, (name, tenths) in enumerate(zip(names, draw.spread(9, 190, _PLACES), strict=True)):
        far = tenths / 10
        takes = 4 + round(far * stream.uniform(1.8, 2.9))
        fare = _money(draw, 3 + far * 1.9 + takes * 0.3)
        facts = {
            "name": _fact(name),
            "far": _fact(far, f"{draw.number_text(far, 1)} {content['unit']}"),
            "takes": _fact(takes, draw.duration_text(takes)),
            "fare": _fact(fare, draw.money_text(fare)),
        }
        entry = {"key": f"p{n}", "name": name, "street": draw.street(), "facts": facts}
        found.append(
            {**entry, "far": far, "takes": takes, "fare": fare, "icon": stream.pick(_ICONS)}
        )
    return found


_ICONS = ("map-pin", "clock", "star", "building", "coffee", "train-front")


def _money(draw: Draw, value: float) -> float:
    """A fare: in Chinese with one decimal."""
    return round(value * 2.2, 1) if draw.language == "zh" else round(value, 2)


def _classes(draw: Draw, target: dict[str, Any], now: int) -> list[dict[str, Any]]:
    stream = draw.stream
    found = []
    waits = draw.distinct(1, 15, _CLASSES)
    for n, kind in enumerate(stream.sample(draw.content["classes"], _CLASSES)):
        price = round(target["fare"] * kind["rate"] * stream.uniform(0.97, 1.03), 2)
        price = round(price, 1) if draw.language == "zh" else price
        arrives = draw.time_text((now + waits[n] + target["takes"]) % 1440)
        off = stream.chance(0.3)
        facts = {
            "name": _fact(kind["name"]),
            "price": _fact(price, draw.money_text(price)),
            "away": _fact(waits[n], draw.duration_text(waits[n])),
            "seats": _fact(kind["seats"], str(kind["seats"])),
            "arrives": _fact(arrives),
        }
        facts["electric"] = {"value": "electric" in kind, "text": ""}
        base = round(price * 0.3, 2)
        found.append(
            {
                "key": f"c{n}",
                **{name: kind[name] for name in ("name", "seats", "ink", "shape")},
                "electric": "electric" in kind,
                "price": price,
                "away": waits[n],
                "facts": facts,
                "before": draw.money_text(round(price * 1.2, 1)) if off else "",
                "parts": _parts(draw, price, base),
            }
        )
    return found


def _parts(draw: Draw, price: float, base: float) -> list[list[str]]:
    """What a fare is made up of; it adds up."""
    far, fee = round(price * 0.46, 2), round(price * 0.08, 2)
    amounts = {"base": base, "distance": far, "duration": price - base - far - fee, "fee": fee}
    return [[name, draw.money_text(amount, 2)] for name, amount in amounts.items()]


def _trips(draw: Draw, names: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    ago = sorted(draw.distinct(1, 58, _TRIPS))
    starts = draw.distinct(6 * 60, 23 * 60, _TRIPS, 7)
    lengths = draw.spread(6, 55, _TRIPS)
    kinds = draw.content["classes"]
    found = []
    for n, name in enumerate(names):
        price = _money(draw, 3 + lengths[n] * stream.uniform(0.7, 1.1))
        kind = stream.pick(kinds)
        day: date = draw.day(-ago[n], -ago[n])
        facts = {
            "place": _fact(name),
            "date": _fact(day.isoformat(), draw.date_text(day)),
            "time": _fact(draw.time_text(starts[n])),
            "price": _fact(price, draw.money_text(price)),
            "takes": _fact(lengths[n], draw.duration_text(lengths[n])),
            "kind": _fact(kind["name"]),
        }
        look = {"ink": kind["ink"], "shape": kind["shape"]}
        stars = stream.integer(3, 5)
        found.append({"key": f"t{n}", "price": price, "stars": stars, "facts": facts, **look})
    return found


def _coupons(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    ends = sorted(draw.distinct(2, 80, _COUPONS))
    worth = draw.distinct(2, 20, _COUPONS)
    names = stream.sample(draw.content["coupons"], _COUPONS)
    found = []
    for n, name in enumerate(names):
        day = draw.day(ends[n], ends[n])
        spend = 10 + worth[n] * stream.integer(2, 4) + n
        facts = {
            "name": _fact(name),
            "off": _fact(worth[n], draw.money_text(worth[n])),
            "spend": _fact(spend, draw.money_text(spend)),
            "until": _fact(day.isoformat(), draw.date_text(day)),
            "kind": _fact(stream.pick(draw.content["classes"])["name"]),
        }
        found.append({"key": f"o{n}", "ink": draw.ink(), "facts": facts})
    return found


def _fact(value: Any, text: str = "") -> dict[str, Any]:
    return {"value": value, "text": text or value}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [kind["key"] for kind in document["classes"]]
    saved = [place["key"] for place in stream.sample(document["places"], 2)]
    own = {"picked": stream.pick(keys[:3]), "saved": saved}
    choose = {**own, "view": "choose"}
    trip = {**own, "view": "trip"}
    return {
        "home": own,
        "choose": choose,
        "surge": {**choose, "surge": True, "sort": stream.pick(["price", "away"])},
        "sort": {**choose, "menu": "sort"},
        "pay": {**choose, "menu": "pay"},
        "later": {**choose, "dialog": "later"},
        "fare": {**choose, "dialog": "fare", "open": stream.pick(keys)},
        "none": {**choose, "none": True},
        "trip": {**trip, "shared": stream.chance(0.5)},
        "safety": {**trip, "dialog": "safety"},
        "rate": {**own, "view": "trips", "dialog": "rate", "stars": stream.integer(3, 5)},
        "trips": {**own, "view": "trips"},
        "coupons": {**own, "view": "coupons"},
        "prefs": {**own, "view": "prefs"},
        "missing": {**own, "query": document["missing"]},
    }
