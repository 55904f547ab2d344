"""A day's weather: temperatures follow the sun, rain and sky agree, the week goes on from there."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw

_HOURS, _DAYS, _CITIES = 14, 10, 8
_TINTS = {
    "sun": "sunny",
    "cloud-sun": "sunny",
    "moon": "moon",
    "cloud-moon": "moon",
    "cloud": "cloud",
    "cloudy": "cloud",
    "cloud-rain": "rain",
    "cloud-drizzle": "rain",
    "cloud-lightning": "storm",
    "snowflake": "snow",
    "cloud-fog": "fog",
}
_WARM_DAYTIME = 11.0  # hours of the day between coolest and warmest, about


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    season = math.cos((draw.today.month - 1) / 12 * 2 * math.pi)
    base = round(13 - 11 * season) + stream.integer(-5, 6)
    wet = stream.uniform(0.2, 0.8)
    now = stream.integer(6, 20)
    hours = _hours(draw.child("hours"), base, wet, now)
    first = hours[0]
    days = _days(draw.child("days"), base, wet, hours)
    cities = _cities(draw.child("cities"), first)
    rise = stream.integer(5 * 60 + 10, 7 * 60 + 20)
    sets = stream.integer(17 * 60, 20 * 60 + 30)
    return {
        "sky": _ground(first["icon"], now),
        "updated": draw.time_text(now * 60 - stream.integer(2, 50)),
        "warned": stream.chance(0.4),
        "frame": stream.integer(30, 70),
        "gusts": stream.integer(5, 10) * 10,
        "hours": hours,
        "days": days,
        "cities": cities,
        "popular": draw.child("popular").cities(9),
        "warning": _warning(draw.child("warning"), days[:3]),
        "now": _now(draw.child("now"), first, cities[0], 7 < now < 18),
        "sun": max(0.04, min(0.96, (now * 60 - rise) / (sets - rise))),
        "sunrise": draw.time_text(rise),
        "sunset": draw.time_text(sets),
        "clock": draw.time_text(now * 60 + 30),
        "ticks": [draw.time_text((now + step) % 24 * 60) for step in (0, 1, 2, 3)],
        "briefing": draw.time_text(stream.integer(12, 17) * 30),
        "query": stream.pick(content["nowhere"]),
        **_map(draw.child("map"), base),
    }


def _now(draw: Draw, first: dict[str, Any], here: dict[str, Any], daylight: bool) -> dict[str, Any]:
    """The weather at this hour: the first of the hours, and what only the present has."""
    stream, content = draw.stream, draw.content
    wind = first["facts"]["wind"]["value"]
    pressure = stream.integer(985, 1032)
    sight = stream.integer(4, 30)
    return {
        "heat": first["heat"],
        "feels": first["heat"] - stream.integer(-2, 4),
        "say": first["facts"]["sky"]["text"],
        "icon": first["icon"],
        "tint": first["tint"],
        "damp": here["facts"]["damp"]["value"],
        "wind": f"{wind} {content['kmh']}",
        "wind_share": wind * 2,
        "uv": stream.integer(1, 10) if daylight else 0,
        "pressure": f"{pressure} {content['hpa']}",
        "pressure_share": pressure - 950,
        "sight": f"{sight} {content['km']}",
        "sight_share": sight * 3,
        "dew": first["heat"] - stream.integer(2, 9),
        "air": here["air"],
    }


def _ground(icon: str, hour: int) -> str:
    if _TINTS[icon] in ("rain", "storm", "snow"):
        return "wet"
    if hour >= 18:
        return "dusk"
    return "mist" if _TINTS[icon] in ("cloud", "fog") else "fine"


def _sky(draw: Draw, rain: int, heat: int, night: bool) -> dict[str, str]:
    """What the sky is said to be where it rains with that chance, with its icon."""
    skies = draw.content["skies"]
    if rain >= 55:
        name = "snow" if heat <= 0 else draw.stream.pick(["rain", "rain", "storm", "showers"])
    elif rain >= 30:
        name = draw.stream.pick(["clouds", "drizzle"]) if heat > 0 else "clouds"
    elif rain >= 15:
        name = draw.stream.pick(["partly", "clouds", "fog"])
    else:
        name = draw.stream.pick(["clear", "clear", "partly"])
    sky = skies[name]
    icon = sky.get("night", sky["icon"]) if night else sky["icon"]
    words = sky.get("night_name", sky["name"]) if night else sky["name"]
    return {"icon": icon, "tint": _TINTS[icon], "name": words}


def _entry(key: str, sky: dict[str, str], rain: int) -> dict[str, Any]:
    """What hours and days have in common."""
    return {
        "key": key,
        "icon": sky["icon"],
        "tint": sky["tint"],
        "facts": {
            "sky": {"value": sky["name"], "text": sky["name"]},
            "rain": {"value": rain, "text": f"{rain}%"},
        },
    }


def _hours(draw: Draw, base: int, wet: float, now: int) -> list[dict[str, Any]]:
    stream = draw.stream
    swing = stream.uniform(3, 7)
    chances = draw.distinct(0, round(wet * 100), _HOURS)
    peak = stream.integer(0, _HOURS - 1)
    ordered = sorted(chances, reverse=True)
    ranks = sorted(range(_HOURS), key=lambda number: abs(number - peak))
    hours = []
    for number in range(_HOURS):
        hour = (now + number) % 24
        rain = ordered[ranks.index(number)]
        heat = round(base + swing * math.sin((hour - _WARM_DAYTIME + 2) / 24 * 2 * math.pi))
        sky = _sky(draw.child(f"sky{number // 2}"), rain, heat, not 6 <= hour < 19)
        wind = stream.integer(3, 46)
        entry = _entry(f"h{number}", sky, rain)
        text = draw.time_text(hour * 60)
        entry["heat"] = heat
        entry["facts"] |= {
            "time": {"value": text, "text": text},
            "wind": {"value": wind, "text": f"{wind} {draw.content['kmh']}"},
        }
        hours.append(entry)
    return hours


def _days(draw: Draw, base: int, wet: float, hours: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    chances = draw.distinct(0, round(wet * 100), _DAYS)
    drift = stream.uniform(-1.1, 1.1)
    days = []
    for number in range(_DAYS):
        heats = [hour["heat"] for hour in hours]
        middle = base + drift * number + stream.integer(-2, 2)
        high = round(middle + stream.integer(3, 8)) if number else max(heats)
        low = round(middle - stream.integer(3, 8)) if number else min(heats)
        sky = _sky(draw.child(f"sky{number}"), chances[number], high, night=False)
        day = draw.day(number, number)
        entry = _entry(f"d{number}", sky, chances[number])
        entry |= {"high": high, "low": low}
        entry["facts"]["date"] = {
            "value": day.isoformat(),
            "text": draw.date_text(day, "weekday"),
        }
        days.append(entry)
    return days


def _cities(draw: Draw, first: dict[str, Any]) -> list[dict[str, Any]]:
    """The places that are followed; the first is the one whose weather is shown."""
    stream = draw.stream
    heats = draw.distinct(first["heat"] - 9, first["heat"] + 10, _CITIES)
    damps = draw.distinct(22, 96, _CITIES)
    airs = draw.distinct(12, 168, _CITIES)
    cities = []
    for number, name in enumerate(draw.cities(_CITIES)):
        heat = first["heat"] if number == 0 else heats[number]
        rain = stream.integer(0, 80)
        sky = _sky(draw.child(f"sky{number}"), rain, heat, night=False)
        said = first["facts"]["sky"]["text"] if number == 0 else sky["name"]
        cities.append(
            {
                "key": f"c{number}",
                "heat": heat,
                "air": airs[number],
                "icon": first["icon"] if number == 0 else sky["icon"],
                "tint": first["tint"] if number == 0 else sky["tint"],
                "facts": {
                    "name": {"value": name, "text": name},
                    "sky": {"value": said, "text": said},
                    "damp": {"value": damps[number], "text": f"{damps[number]}%"},
                    "air": {"value": airs[number], "text": f"AQI {airs[number]}"},
                },
            }
        )
    return cities


def _warning(draw: Draw, days: list[dict[str, Any]]) -> dict[str, Any]:
    """A warning that the temperatures of the next days allow."""
    stream, content = draw.stream, draw.content
    high, low = max(day["high"] for day in days), min(day["low"] for day in days)
    kinds = [
        kind
        for kind in content["warnings"]
        if kind.get("from", high) <= high and kind.get("to", low) >= low
    ]
    kind = stream.pick(kinds)
    level = stream.pick(content["levels"])
    until = f"{draw.date_text(draw.day(0, 2))} {draw.time_text(stream.integer(6, 22) * 60)}"
    return {
        "title": content["warning_title"].format(level=level["name"], kind=kind["name"]),
        "level": level["tint"],
        "text": kind["text"].format(value=stream.integer(*kind["range"])),
        "advice": stream.sample(kind["advice"], 3),
        "until": until,
    }


def _map(draw: Draw, base: int) -> dict[str, Any]:
    """A made-up coast with towns, roads between them, and areas of rain."""
    stream = draw.stream
    spots = [(200, 60), (210, 165), (110, 235), (290, 250), (190, 320)]
    towns = [(x + stream.integer(-25, 25), y + stream.integer(-25, 25)) for x, y in spots]
    names = list(dict.fromkeys(draw.district() for _ in range(40)))[: len(towns)]
    heats = draw.distinct(base - 5, base + 6, len(towns))
    return {
        "land": [_outline(stream, 60, 330, 265), _outline(stream, 330, 20, 150)],
        "roads": [
            f"M{a} {b} Q{(a + c) // 2 + stream.integer(-40, 40)} {(b + d) // 2} {c} {d}"
            for (a, b), (c, d) in zip(towns, [*towns[1:], towns[0]], strict=True)
        ],
        "blobs": _blobs(draw),
        "marks": [
            {"x": x, "y": y, "name": name, "heat": heat}
            for (x, y), name, heat in zip(towns, names, heats, strict=True)
        ],
    }


def _outline(stream: Any, x: int, y: int, size: int) -> str:
    """A rough closed line around a point."""
    points = []
    for step in range(44):
        away = size * stream.uniform(0.86, 1.08)
        angle = step / 44 * 2 * math.pi
        points.append(f"{x + away * math.cos(angle):.0f} {y + away * math.sin(angle):.0f}")
    return f"M{' L'.join(points)} Z"


def _blobs(draw: Draw) -> list[dict[str, float]]:
    stream = draw.stream
    x, y = stream.integer(110, 290), stream.integer(110, 290)
    blobs = []
    for tone, count, size in ((0, 9, 62), (1, 7, 38), (2, 4, 20)):
        for _ in range(count):
            blobs.append(
                {
                    "x": x + stream.integer(-130, 130) * (3 - tone) // 3,
                    "y": y + stream.integer(-90, 90) * (3 - tone) // 3,
                    "r": size * stream.uniform(0.6, 1.2),
                    "flat": stream.uniform(0.4, 0.8),
                    "turn": stream.integer(-40, 10),
                    "tone": tone,
                }
            )
    return blobs


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    return {
        "today": {},
        "warned": {"warned": True, "rain_alert": stream.chance(0.3)},
        "menu": {"menu": True},
        "hours": {"tab": "hours"},
        "heat": {"tab": "hours", "order": "heat", "unit": stream.pick(["c", "f"])},
        "days": {"tab": "days"},
        "map": {"tab": "map", "layer": stream.pick(["rain", "rain", "wind", "heat"])},
        "cities": {"tab": "cities"},
        "editing": {"tab": "cities", "editing": True},
        "settings": {"tab": "settings"},
        "warning": {"warned": True, "dialog": "warning"},
        "add": {"tab": "cities", "dialog": "add"},
        "nowhere": {"tab": "cities", "dialog": "add", "query": document["query"]},
        "offline": {"offline": True, "tab": stream.pick(["today", "days"])},
        "shared": {"shared": True, "tab": "days"},
    }
