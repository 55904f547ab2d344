"""A car on its way: a map with a route, chargers along it, music, calls, the car's own state."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import mapping
from pointerbench.values.rng import Stream

_TURNS = (
    ("right", "Turn right"),
    ("left", "Turn left"),
    ("exit", "Take the exit"),
    ("round", "Roundabout, 2nd exit"),
    ("on", "Continue"),
    ("merge", "Merge"),
)
_WHEELS = ("Front left", "Front right", "Rear left", "Rear right")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    now, minutes, km = draw.minutes(7, 19, 1), stream.integer(64, 158), stream.integer(88, 246)
    towns = mapping.names(stream.child("towns"), 26)
    charge = stream.integer(52, 88)
    people = draw.people(14)
    outside = stream.integer(-3, 27)
    return {
        "title": "Car",
        "day_minute": now,
        "clock": draw.time_text(now),
        "outside": f"{outside} °C".replace("-", "−"),
        "charge": charge,
        "range": f"{charge * 4 + stream.integer(0, 20)} km",
        "driver": people[0],
        "other": people[1],
        "map": _map(draw.child("map"), towns),
        "goal": towns[25],
        "arrival": draw.time_text(now + minutes),
        "left": draw.duration_text(minutes),
        "km": f"{km} km",
        "end_charge": f"{max(7, charge - round(km / 4.6))} %",
        "turns": _turns(draw.child("turns"), towns),
        "places": _places(draw.child("places"), towns),
        "albums": _albums(draw),
        "songs": _songs(draw),
        "stations": draw.banks("stations", 5),
        "calls": _calls(draw.child("calls"), people[2:], now),
        "wheels": _wheels(draw.child("wheels"), outside),
        "sessions": _sessions(draw.child("sessions"), towns),
        "use": [stream.integer(130, 240) for _ in range(30)],
        "timers": _timers(draw.child("timers")),
        "apps": [
            {"key": f"x{n}", "name": one.split("|")[0], "icon": one.split("|")[1]}
            for n, one in enumerate(draw.content["apps"])
        ],
        "inks": draw.inks(24),
        "odometer": f"{stream.integer(4, 96):,},{stream.integer(100, 999)} km",
        "service": f"in {stream.integer(2, 14):,},{stream.integer(100, 999)} km",
        "health": f"{stream.integer(89, 98)} %",
        "plate": draw.code("AA ## AAA"),
    }


def _map(draw: Draw, towns: list[str]) -> dict[str, Any]:
    """Blocks between streets, roads between towns, a river, and the way that is driven."""
    stream = draw.stream
    across, down = 22, 13
    middles = [
        (
            (i + 0.5 + stream.uniform(-0.36, 0.36)) * mapping.WIDE / across,
            (j + 0.5 + stream.uniform(-0.36, 0.36)) * mapping.HIGH / down,
        )
        for i in range(across)
        for j in range(down)
    ]
    blocks = []
    for x, y in middles:
        near = [o for o in middles if abs(o[0] - x) < 240 and abs(o[1] - y) < 240]
        kind = stream.weighted({"land": 16, "park": 2, "built": 5})
        blocks.append({"d": mapping.path(mapping.cell((x, y), near), True), "kind": kind})
    spots = mapping.apart(stream, 13, 170, 90)
    hubs: list[mapping.Point] = [(float(x), float(y)) for x, y in spots]
    roads = [mapping.path(line) for line in _links(stream, hubs)]
    way = _way(stream)
    pins = []
    for n, (kind, at) in enumerate(
        zip(("bolt", "food", "park", "bolt", "alert"), (14, 24, 33, 43, 52), strict=True)
    ):
        x, y = way[min(at, len(way) - 1)]
        pins.append({"key": f"p{n}", "kind": kind, "x": round(x), "y": round(y)})
    return {
        "blocks": blocks,
        "river": mapping.path(mapping.river(stream)),
        "roads": roads,
        "way": mapping.path(way),
        "car": [round(v) for v in way[4]],
        "flag": [round(v) for v in way[-3]],
        "pins": pins,
        "towns": [
            {"name": name, "x": x, "y": y} for name, (x, y) in zip(towns, spots, strict=False)
        ],
    }


def _links(stream: Stream, hubs: list[mapping.Point]) -> list[list[mapping.Point]]:
    found = []
    for hub in hubs:
        for other in sorted(hubs, key=lambda at: math.dist(hub, at))[1:3]:
            found.append([*mapping.jagged(stream, hub, other, 4, 0.1), other])
    return found


def _way(stream: Stream) -> list[mapping.Point]:
    """The route, from the lower middle to the upper right."""
    ends = [(900.0, 950.0), (820.0, 640.0), (1120.0, 420.0), (1000.0, 210.0), (1480.0, 90.0)]
    ends = [(x + stream.uniform(-40, 40), y) for x, y in ends]
    found = [at for a, b in pairwise(ends) for at in _bend(stream, a, b)]
    return [*found, ends[-1]]


def _bend(stream: Stream, a: mapping.Point, b: mapping.Point) -> list[mapping.Point]:
    return mapping.jagged(stream, a, b, 4, 0.12)


def _turns(draw: Draw, towns: list[str]) -> list[dict[str, Any]]:
    far, found = draw.stream.integer(3, 8) * 100, []
    for n in range(6):
        icon, text = draw.stream.pick(_TURNS)
        street = draw.street().split(" ", 1)[-1]
        road = draw.stream.pick([street, f"E{draw.stream.integer(6, 95)}", towns[n + 1]])
        found.append(
            {
                "key": f"t{n}",
                "icon": icon,
                "text": text,
                "road": road,
                "far": far,
                "far_text": f"{far} m" if far < 1000 else f"{far / 1000:.1f} km",
            }
        )
        far = round((far + draw.stream.integer(9, 90) * 100) / 100) * 100
    return found


def _places(draw: Draw, towns: list[str]) -> list[dict[str, Any]]:
    stream, count = draw.stream, 9
    far, price = sorted(draw.spread(4, 190, count)), draw.distinct(29, 89, count, 3)
    names = [text.format(place=towns[n + 8]) for n, text in enumerate(draw.banks("chargers", 4))]
    names += [f"{town} {word}" for town, word in zip(towns[14:], _WORDS, strict=False)]
    found = []
    for n in range(count):
        total = stream.integer(4, 16)
        found.append(
            {
                "key": f"c{n}",
                "name": names[n],
                "street": draw.street(),
                "far": far[n],
                "far_text": f"{far[n]} km",
                "power": f"{stream.pick([50, 150, 150, 250, 350])} kW",
                "price": price[n] / 100,
                "price_text": draw.money_text(price[n] / 100, 2),
                "free": f"{stream.integer(0, total)} of {total} free",
                "detour": f"+{stream.integer(1, 19)} min",
            }
        )
    return found


_WORDS = ("Mall", "Rest Area", "Power Stop", "Garage", "Gateway")


def _albums(draw: Draw) -> list[dict[str, Any]]:
    photos = draw.photos(8, "music", "nature", "city")
    return [
        {"key": f"a{n}", "name": name, "band": band, "photo": photo}
        for n, (name, band, photo) in enumerate(
            zip(draw.banks("albums", 8), draw.banks("bands", 8), photos, strict=True)
        )
    ]


def _songs(draw: Draw) -> list[dict[str, Any]]:
    times = draw.spread(128, 412, 7)
    return [
        {"key": f"s{n}", "name": name, "seconds": times[n], "time": draw.clip_text(times[n])}
        for n, name in enumerate(draw.titles("music", 7, most=26))
    ]


def _calls(draw: Draw, people: list[dict[str, str]], now: int) -> list[dict[str, Any]]:
    minute, found = now, []
    for n, who in enumerate(people[:10]):
        minute -= draw.stream.integer(6, 39)
        kind = draw.stream.pick(["in", "out", "missed", "in", "out"])
        found.append(
            {
                "key": f"k{n}",
                "name": who["name"],
                "initials": who["initials"],
                "ink": who["ink"],
                "phone": who["phone"],
                "kind": kind,
                "said": {"in": "Incoming", "out": "Outgoing", "missed": "Missed"}[kind],
                "time": draw.time_text(minute % 1440) if minute > 0 else "Yesterday",
            }
        )
    return found


def _wheels(draw: Draw, outside: int) -> list[dict[str, Any]]:
    low, bars = draw.stream.integer(0, 3), draw.distinct(27, 30, 4)
    bars = [29 + n % 2 for n in bars]
    bars[low] = draw.stream.integer(22, 24)
    return [
        {
            "key": f"w{n}",
            "name": name,
            "bar": bars[n] / 10,
            "text": f"{bars[n] / 10} bar",
            "low": n == low,
            "warm": f"{outside + draw.stream.integer(6, 12)} °C",
        }
        for n, name in enumerate(_WHEELS)
    ]


def _sessions(draw: Draw, towns: list[str]) -> list[dict[str, Any]]:
    stream, count = draw.stream, 8
    tenths, days = draw.spread(62, 640, count), sorted(draw.distinct(1, 40, count))
    return [
        {
            "key": f"h{n}",
            "place": "Home" if n % 3 == 2 else f"{towns[n + 3]} {_WORDS[n % 5]}",
            "day": draw.date_text(draw.day(-days[n], -days[n]), "short"),
            "kwh": tenths[n] / 10,
            "text": f"{tenths[n] / 10} kWh",
            "cost": draw.money_text(round(tenths[n] / 10 * stream.uniform(0.3, 0.7), 2), 2),
            "long": f"{stream.integer(14, 59)} min" if n % 3 != 2 else f"{stream.integer(3, 9)} h",
        }
        for n in range(count)
    ]


def _timers(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    starts = [5 * n for n in draw.distinct(66, 118, 3)] + [
        5 * n for n in draw.distinct(180, 238, 2)
    ]
    days = ("Mon – Fri", "Saturday", "Sunday", "Mon – Thu", "Friday")
    return [
        {
            "key": f"m{n}",
            "time": draw.time_text(start),
            "start": start,
            "days": days[n],
            "deg": f"{stream.integer(38, 44) / 2} °C",
            "on": stream.chance(0.6),
        }
        for n, start in enumerate(starts)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one, other = stream.sample([song["key"] for song in document["songs"]], 2)
    return {
        "map": {"now": one},
        "map_pin": {"pin": stream.pick(["p0", "p1", "p2"]), "now": other},
        "menu_layers": {"open": "layers", "now": one},
        "places": {"page": "places", "now": other},
        "media": {"page": "media", "now": one},
        "phone": {"page": "phone", "now": other},
        "climate": {"page": "climate", "now": one},
        "vehicle": {"page": "vehicle", "now": other},
        "charging": {"page": "charging", "now": one},
        "settings": {"page": "settings", "now": other},
        "apps": {"page": "apps", "now": one},
        "menu_profile": {"page": "media", "open": "profile", "now": other},
        "dialog_tyre": {"page": "vehicle", "dialog": "tyre", "now": one},
        "dialog_route": {"dialog": "route", "now": other},
        "stop_offered": {"toast": True, "now": one},
    }
