"""Tracks over drawn land: lengths, climbs, profiles and places that are measured on it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.gd.apps.routes import terrain

_TRACKS = 10
_STAGES = 6
_PACE = {"hike": (4.4, 9), "run": (8.5, 15), "bike": (15, 14), "ski": (3.9, 8)}
"""Kilometres an hour, and metres of climb that cost a minute."""
_INKS = ("#e11d48", "#2563eb", "#ea580c", "#7c3aed", "#0d9488", "#c026d3", "#b45309", "#15803d")
_STOPS = ("spring", "hut", "view", "bridge", "fork", "shelter", "rest", "camp")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    land = terrain.drawn(stream.child("land"))
    height = terrain.height_of(land)
    names = stream.sample(content["places"], len(content["places"]))
    peaks = [
        {"x": x, "y": y, "height": round(height(x, y)), "name": f"{name}{content['peak']}"}
        for (x, y, top, _), name in zip(land["hills"][:7], names, strict=False)
    ]
    lakes = [
        {"x": x, "y": y, "name": f"{name}{content['lake']}"}
        for (x, y, top, _), name in zip(land["hills"][7:9], names[7:], strict=False)
    ]
    tracks = _tracks(draw.child("tracks"), height, peaks, lakes, names[9:19])
    return {
        "land": land,
        "peaks": peaks,
        "lakes": lakes,
        "tracks": tracks,
        "m": content["m"],
        "menus": content["menus"],
        "season": _season(draw, tracks),
        "months": [draw.month_text(draw.day(-30 * n, -30 * n), False) for n in range(5, -1, -1)],
        "bars": draw.spread(12, 100, 6),
        "trip": _trip(draw.child("trip"), names[19:]),
        "devices": _devices(draw.child("devices")),
        "weather": _weather(draw),
        "photos": draw.photos(4, "mountain", "lake", "snow"),
        "region": stream.pick(content["regions"]).format(names[0]),
        "missing": stream.pick(content["missing"]),
        "grid": f"{stream.integer(30, 33)}T {stream.integer(200, 700)}{stream.integer(100, 999)}",
        "saved": draw.time_text(draw.minutes(7, 21, 1)),
    }


def _tracks(
    draw: Draw,
    height: terrain.Height,
    peaks: list[dict[str, Any]],
    lakes: list[dict[str, Any]],
    names: list[str],
) -> list[dict[str, Any]]:
    """Ways over dry land, no two of the same name or nearly the same length."""
    ago = sorted(draw.distinct(1, 150, _TRACKS))
    ratings = draw.ratings(_TRACKS)
    found: list[dict[str, Any]] = []
    for turn in range(900):
        if len(found) == _TRACKS:
            break
        number = len(found)
        way = _way(draw.child(f"try{turn}"), peaks, lakes, names[number])
        gone, metres = terrain.measured(way["points"], height)
        known = any(t["title"] == way["title"] or abs(t["km"] - gone[-1]) < 0.35 for t in found)
        if known or not 4 < gone[-1] < 27 or not 150 < _climb(metres) < 1950:
            continue
        if not terrain.dry(way["points"], height):
            continue
        way |= {"gone": gone, "metres": metres}
        found.append(_track(draw.child(f"t{number}"), number, way))
        found[-1] |= _when(draw, ago[number], ratings[number])
    for track in found:
        track["facts"] = _facts(draw, track)
    return found


def _way(
    draw: Draw, peaks: list[dict[str, Any]], lakes: list[dict[str, Any]], name: str
) -> dict[str, Any]:
    """A way round a peak or a lake, or from somewhere up a peak."""
    stream, content = draw.stream, draw.content
    if stream.chance(0.45):
        centre = stream.pick([*peaks, *lakes])
        points = terrain.loop(stream, (centre["x"], centre["y"]), stream.integer(70, 230))
        title = stream.pick(content["loops"]).format(centre["name"])
        return {"title": title, "loop": True, "points": points}
    peak = stream.pick(peaks)
    start = (float(stream.integer(300, 1700)), float(stream.integer(280, 1120)))
    points = terrain.path(stream, start, (peak["x"], peak["y"]))
    low = f"{name}{stream.pick(content['low'])}"
    title = stream.pick(content["ways"]).format(low, peak["name"])
    return {"title": title, "loop": False, "points": points}


def _climb(metres: list[int]) -> int:
    return sum(max(0, after - before) for before, after in pairwise(metres))


def _when(draw: Draw, ago: int, rating: float) -> dict[str, Any]:
    day = draw.day(-ago, -ago)
    return {"date": day.isoformat(), "day": draw.date_text(day), "rating": rating}


def _track(draw: Draw, number: int, way: dict[str, Any]) -> dict[str, Any]:
    gone, metres = way["gone"], way["metres"]
    stream = draw.stream
    kind = stream.weighted({"hike": 5, "run": 2, "bike": 2, "ski": 1})
    speed, climbing = _PACE[kind]
    climb = _climb(metres)
    minutes = round(gone[-1] / speed * 60 + climb / climbing)
    hard = gone[-1] + climb / 100
    begins = draw.minutes(6, 10, 5)
    paved, path = stream.integer(5, 30), stream.integer(30, 50)
    return {
        "key": f"t{number}",
        **way,
        "kind": kind,
        "ink": _INKS[number % len(_INKS)],
        "level": "easy" if hard < 13 else "medium" if hard < 23 else "hard",
        "points": [[round(x, 1), round(y, 1)] for x, y in way["points"]],
        "km": round(gone[-1], 1),
        "climb": climb,
        "fall": climb - (metres[-1] - metres[0]),
        "minutes": minutes,
        "starts": draw.time_text(begins),
        "ends": draw.time_text((begins + minutes) % 1440),
        "energy": draw.number_text(round(minutes * stream.uniform(6.2, 7.4) / 10) * 10),
        "surfaces": [paved, path, 100 - paved - path],
        "stops": _stops(draw, gone, metres, begins, minutes),
        "note": stream.pick(draw.content["notes"]),
    }


def _stops(
    draw: Draw, gone: list[float], metres: list[int], begins: int, minutes: int
) -> list[dict[str, Any]]:
    """What one passes: a start, an end, the highest point, and more on the way."""
    stream, content = draw.stream, draw.content
    top = metres.index(max(metres))
    spots = {0: "start", 120: "finish"} | ({top: "summit"} if 8 < top < 112 else {})
    for at in stream.shuffled(list(range(9, 112, 3))):
        if len(spots) < 8 and all(abs(at - other) > 8 for other in spots):
            spots[at] = stream.pick(_STOPS)
    names = stream.sample(content["sides"], len(spots))
    stops = []
    for n, at in enumerate(sorted(spots)):
        kind = spots[at]
        time = draw.time_text((begins + round(minutes * gone[at] / gone[-1])) % 1440)
        plain = kind in ("start", "finish", "summit")
        name = content["stops"][kind] if plain else f"{names[n]}{content['stops'][kind]}"
        facts = {
            "name": _fact(name),
            "height": _fact(metres[at], draw.number_text(metres[at])),
            "far": _fact(round(gone[at], 1), f"{draw.number_text(gone[at], 1)} {content['km']}"),
            "time": _fact(time),
            "water": {"value": kind in ("spring", "hut"), "text": ""},
        }
        stops.append({"key": f"w{n}", "at": at, "kind": kind, "name": name, "facts": facts})
    return stops


def _facts(draw: Draw, track: dict[str, Any]) -> dict[str, Any]:
    content = draw.content
    return {
        "title": _fact(track["title"]),
        "km": _fact(track["km"], f"{draw.number_text(track['km'], 1)} {content['km']}"),
        "climb": _fact(track["climb"], draw.number_text(track["climb"])),
        "time": _fact(track["minutes"], draw.duration_text(track["minutes"])),
        "date": _fact(track["date"], track["day"]),
        "rating": _fact(track["rating"], draw.number_text(track["rating"], 1)),
        "level": _fact(content["levels"][track["level"]]),
    }


def _season(draw: Draw, tracks: list[dict[str, Any]]) -> list[str]:
    """What all tracks come to."""
    content = draw.content
    km, climb = sum(t["km"] for t in tracks), sum(t["climb"] for t in tracks)
    return [
        f"{draw.number_text(km, 1)} {content['km']}",
        f"{draw.number_text(climb)} {content['m']}",
        draw.duration_text(sum(t["minutes"] for t in tracks)),
    ]


def _trip(draw: Draw, names: list[str]) -> dict[str, Any]:
    """A walk of several days from bed to bed."""
    stream, content = draw.stream, draw.content
    first = stream.integer(5, 30)
    lengths, climbs = draw.spread(82, 236, _STAGES), draw.spread(240, 1480, _STAGES)
    prices, stages = draw.prices(18, 96, _STAGES), []
    for n in range(_STAGES):
        day = draw.day(first + n, first + n)
        km = lengths[n] / 10
        minutes = round(km / 4.4 * 60 + climbs[n] / 9)
        lodging = stream.pick(list(content["beds"]))
        goal = f"{names[n + 1]}{lodging}"
        facts = {
            "goal": _fact(goal),
            "date": _fact(day.isoformat(), draw.date_text(day, "weekday")),
            "km": _fact(km, f"{draw.number_text(km, 1)} {content['km']}"),
            "climb": _fact(climbs[n], draw.number_text(climbs[n])),
            "time": _fact(minutes, draw.duration_text(minutes)),
            "price": _fact(prices[n], draw.money_text(prices[n])),
        }
        stages.append({"key": f"d{n}", "facts": facts, "booked": stream.chance(0.5)})
    return {
        "title": stream.pick(content["trips"]).format(names[0]),
        "stages": stages,
        "nights": draw.money_text(round(sum(prices), 2)),
        "km": f"{draw.number_text(sum(lengths) / 10, 1)} {content['km']}",
        "people": draw.people(3),
    }


def _devices(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    charges, free, ago = draw.spread(12, 100, 5), draw.spread(4, 310, 5), draw.distinct(1, 40, 5)
    devices = []
    for n, (name, icon) in enumerate(stream.sample(content["devices"], 5)):
        day = draw.day(-ago[n], -ago[n])
        facts = {
            "name": _fact(name),
            "charge": _fact(charges[n], draw.percent_text(charges[n])),
            "free": _fact(free[n] / 10, f"{draw.number_text(free[n] / 10, 1)} GB"),
            "synced": _fact(day.isoformat(), draw.date_text(day)),
        }
        devices.append({"key": f"v{n}", "icon": icon, "charge": charges[n], "facts": facts})
    return devices


def _weather(draw: Draw) -> list[list[str]]:
    stream = draw.stream
    low = stream.integer(-2, 9)
    icons = stream.sample(["sun", "cloud-sun", "cloud", "cloud-rain", "cloud-drizzle"], 4)
    return [
        [
            draw.weekday(draw.day(n, n)),
            icons[n],
            f"{low + stream.integer(6, 12)}° / {low + stream.integer(-2, 2)}°",
            f"{stream.integer(6, 48)} {draw.content['wind']}",
        ]
        for n in range(4)
    ]


def _fact(value: Any, text: str = "") -> dict[str, Any]:
    return {"value": value, "text": text or str(value)}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [track["key"] for track in document["tracks"]]
    one, other, third = stream.sample(keys, 3)
    own = {"open": one, "loved": [other]}
    return {
        "tracks": own,
        "climb": {**own, "open": other, "sort": "climb", "steep": True},
        "points": {**own, "view": "points", "chart": "grade"},
        "layers": {**own, "open": third, "view": "layers", "chart": "ways"},
        "trip": {**own, "view": "trip", "open": other},
        "menu": {**own, "menu": stream.pick(["track", "map"])},
        "context": {**own, "view": "tracks", "context": keys[0]},
        "export": {**own, "dialog": "export"},
        "device": {**own, "dialog": "device"},
        "delete": {**own, "dialog": "delete"},
        "sent": {**own, "view": "points", "open": third, "sent": True},
        "offline": {**own, "offline": True, "inspector": False},
        "wide": {**own, "left": False, "open": third, "tool": "measure"},
        "empty": {**own, "query": document["missing"]},
    }
