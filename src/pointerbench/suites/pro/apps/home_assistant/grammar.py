"""A family's house: four rooms with what is in them, a day of energy, what happened, what runs."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, people = draw.stream, draw.people(3)
    rooms = [
        _room(draw.child(f"room{n}"), n, name) for n, name in enumerate(draw.banks("rooms", 7))
    ]
    tiles = [tile for room in rooms for tile in room["tiles"] if tile["kind"] != "motion"]
    return {
        "title": "Home Assistant",
        "path": "",
        "people": people,
        "home": [stream.chance(0.6) for _ in people],
        "rooms": rooms,
        "weather": {
            "state": stream.pick(["Sunny", "Partly cloudy", "Cloudy", "Rainy"]),
            "now": stream.integer(4, 27),
            "days": _forecast(draw),
        },
        "climate": {"name": f"{rooms[0]['name']} heating", "now": stream.integer(17, 21) + 0.5},
        "energy": _energy(draw.child("energy")),
        "history": _history(draw.child("history"), rooms[:4]),
        "damp": _history(draw.child("damp"), rooms[:4], "humidity", 52.0),
        "log": _log(draw.child("log"), tiles),
        "automations": _automations(draw.child("automations")),
        "integrations": _integrations(draw.child("integrations")),
        "notes": [
            {
                "key": "o0",
                "title": "Low battery",
                "text": f"{tiles[3]['name']} needs a new battery.",
            },
            {
                "key": "o1",
                "title": "Update available",
                "text": "Core 2026.4.2 is ready to install.",
            },
            {
                "key": "o2",
                "title": "Login attempt failed",
                "text": "Wrong password from 192.168.1.44.",
            },
        ],
    }


def _room(draw: Draw, n: int, name: str) -> dict[str, Any]:
    stream = draw.stream
    found: list[tuple[str, str, str, str]] = []
    for light in draw.banks("lights", 2):
        level = stream.integer(10, 100)
        on = stream.chance(0.5)
        found.append(("light", light, "mdi:lightbulb", f"{level}%" if on else "Off"))
    plug = stream.chance(0.5)
    found.append(("plug", draw.bank("plugs"), "mdi:power-socket-eu", "On" if plug else "Off"))
    shut = stream.pick(["Open", "Closed", f"Open • {stream.integer(10, 90)}%"])
    found.append(("cover", draw.bank("covers"), "mdi:window-shutter", shut))
    door = stream.pick(["Closed", "Closed", "Open"])
    found.append(("door", draw.bank("doors"), "mdi:door", door))
    seen = stream.pick(["Clear", "Clear", "Detected"])
    found.append(("motion", f"{name} motion", "mdi:motion-sensor", seen))
    return {
        "key": f"r{n}",
        "name": name,
        "warm": f"{stream.integer(17, 24)}.{stream.integer(0, 9)} °C",
        "damp": f"{stream.integer(35, 68)}%",
        "tiles": [
            {
                "key": f"t{n}{at}",
                "kind": kind,
                "name": called,
                "icon": icon,
                "state": state,
                "on": state not in ("Off", "Closed", "Clear"),
            }
            for at, (kind, called, icon, state) in enumerate(found)
        ],
    }


def _forecast(draw: Draw) -> list[dict[str, Any]]:
    stream, icons = draw.stream, ("mdi:weather-sunny", "mdi:weather-cloudy", "mdi:weather-rainy")
    found = []
    for n in range(1, 6):
        high = stream.integer(9, 28)
        found.append(
            {
                "day": draw.weekday(draw.day(n, n)),
                "icon": stream.pick(icons),
                "high": f"{high}°",
                "low": f"{high - stream.integer(5, 9)}°",
            }
        )
    return found


def _energy(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    peak = stream.integer(22, 48) / 10
    solar = [max(0.0, round(peak * math.sin((h - 6) / 14 * math.pi), 2)) for h in range(24)]
    solar = [
        0.0 if h < 6 or h > 20 else round(s * stream.uniform(0.75, 1), 2)
        for h, s in enumerate(solar)
    ]
    use = [
        round(stream.uniform(0.2, 0.6) + (1.2 if h in (7, 8, 18, 19, 20) else 0.2), 2)
        for h in range(24)
    ]
    grid = [round(max(0.0, u - s), 2) for u, s in zip(use, solar, strict=True)]
    own = [round(min(u, s), 2) for u, s in zip(use, solar, strict=True)]
    names = draw.banks("plugs", 5)
    used = sorted(draw.distinct(3, 48, 5), reverse=True)
    total = round(sum(use), 1)
    return {
        "solar": solar,
        "grid": grid,
        "own": own,
        "total": f"{total} kWh",
        "sun": f"{round(sum(solar), 1)} kWh",
        "bought": f"{round(sum(grid), 1)} kWh",
        "sold": f"{round(sum(solar) - sum(own), 1)} kWh",
        "share": round(sum(own) / sum(use) * 100),
        "devices": [
            {"key": f"e{n}", "name": name, "value": value / 10, "text": f"{value / 10} kWh"}
            for n, (name, value) in enumerate(zip(names, used, strict=True))
        ],
    }


def _history(
    draw: Draw, rooms: Any, what: str = "temperature", base: float = 20.0
) -> list[dict[str, Any]]:
    """How a value of some rooms went within two days, hour by hour."""
    inks, found, wide = ("#44739e", "#ff9800", "#4caf50", "#9c27b0"), [], base / 8
    for room, ink in zip(rooms, inks, strict=True):
        level, values = draw.stream.uniform(base - wide, base + wide), []
        for hour in range(48):
            level += draw.stream.uniform(-0.12, 0.12) * wide + math.sin(hour / 24 * math.pi) * 0.08
            values.append(round(level, 2))
        key = f"{room['key']}-{what}"
        found.append({"id": key, "name": f"{room['name']} {what}", "ink": ink, "values": values})
    return found


def _log(draw: Draw, tiles: Any) -> list[dict[str, Any]]:
    stream, minutes, found = draw.stream, 17 * 60, []
    for n, tile in enumerate(stream.sample(tiles, 14)):
        minutes -= stream.integer(3, 40)
        verb = "turned" if tile["kind"] in ("light", "plug") else "was"
        state = (
            stream.pick(["on", "off"]) if verb == "turned" else stream.pick(["opened", "closed"])
        )
        hour = minutes // 60
        found.append(
            {
                "key": f"l{n}",
                "name": tile["name"],
                "text": f"{verb} {state}",
                "icon": tile["icon"],
                "time": f"{(hour - 1) % 12 + 1}:{minutes % 60:02d}:{stream.integer(10, 59)} "
                f"{'AM' if hour < 12 else 'PM'}",
            }
        )
    return found


def _automations(draw: Draw) -> list[dict[str, Any]]:
    stream, count = draw.stream, 9
    ages = draw.distinct(1, 58, count)
    return [
        {
            "key": f"m{n}",
            "name": name,
            "ago": ages[n],
            "when": f"{ages[n]} minutes ago" if ages[n] > 1 else "1 minute ago",
            "on": stream.chance(0.75),
        }
        for n, name in enumerate(sorted(draw.banks("automations", count)))
    ]


def _integrations(draw: Draw) -> list[dict[str, Any]]:
    inks = draw.inks(11)
    counts = draw.spread(2, 90, 11)
    return [
        {
            "key": f"g{n}",
            "name": name,
            "ink": inks[n],
            "count": counts[n],
            "text": f"{counts[n]} devices",
            "cloud": draw.stream.chance(0.3),
        }
        for n, name in enumerate(sorted(draw.banks("integrations", 11)))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    lamps = [t["key"] for r in document["rooms"][:2] for t in r["tiles"] if t["kind"] == "light"]
    row = stream.pick(document["automations"][:5])["key"]
    return {
        "overview": {},
        "energy": {"page": "energy"},
        "history": {"page": "history"},
        "logbook": {"page": "logbook"},
        "integrations": {"page": "integrations"},
        "automations": {"page": "automations"},
        "narrow": {"narrow": True},
        "dialog_light": {"dialog": "light", "it": stream.pick(lamps)},
        "dialog_search": {"dialog": "search", "page": "energy"},
        "drawer": {"drawer": True, "page": "automations"},
        "menu_top": {"open": "top"},
        "menu_auto": {"page": "automations", "open": "auto", "row": row},
        "editing": {"edit": True},
    }
