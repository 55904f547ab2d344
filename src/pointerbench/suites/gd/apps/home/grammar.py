"""A house: its rooms, lights that are on or off, what uses power, and what happens by itself."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_ROOMS, _LIGHTS, _MACHINES, _RULES = 6, 14, 9, 9
_COLOURS = ("warm", "white", "red", "green", "blue", "violet")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    rooms = _rooms(draw)
    lights = _lights(draw, rooms)
    machines = _machines(draw)
    total = round(sum(machine["energy"] for machine in machines), 1)
    room = stream.pick(rooms)["name"]
    return {
        "owner": draw.person(),
        "rooms": rooms,
        "lights": lights,
        "machines": machines,
        "total": f"{total} kWh",
        "total_cost": draw.money_text(round(sum(machine["cost"] for machine in machines), 2)),
        "hours": [stream.integer(8, 60) for _ in range(12)],
        "rules": _rules(draw),
        "alert": stream.pick(content["alerts"]).replace("{room}", _inside(draw, room)),
        "weather": stream.pick(content["weather"]),
        "outside": stream.integer(-4, 31),
        "target": stream.integer(18, 25),
        "humidity": rooms[0]["humidity"],
        "air": stream.integer(12, 88),
        "people": draw.people(3),
    }


def _inside(draw: Draw, name: str) -> str:
    """A room's name in the middle of a sentence."""
    return name.lower() if draw.language == "en" else name


def _rooms(draw: Draw) -> list[dict[str, Any]]:
    degrees = draw.distinct(165, 265, _ROOMS)
    return [
        {
            "key": f"r{number}",
            **room,
            "degrees": degrees[number] / 10,
            "degrees_text": f"{degrees[number] / 10}°",
            "humidity": draw.stream.integer(32, 66),
        }
        for number, room in enumerate(draw.stream.sample(draw.content["rooms"], _ROOMS))
    ]


def _lights(draw: Draw, rooms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lights of different rooms; no two of the same name."""
    names = draw.stream.shuffled(draw.content["lights"])
    names = [*names, *(f"{name} 2" for name in names[: _LIGHTS - len(names)])]
    levels = draw.distinct(5, 100, _LIGHTS)
    watts = draw.distinct(3, 60, _LIGHTS)
    minutes = draw.distinct(10, 600, _LIGHTS, 5)
    found = []
    for number in range(_LIGHTS):
        room = rooms[number % 3] if number < 9 else draw.stream.pick(rooms)
        found.append(
            {
                "key": f"l{number}",
                "name": names[number],
                "room": room["name"],
                "level": levels[number],
                "level_text": draw.percent_text(levels[number]),
                "watts": watts[number],
                "burning": minutes[number],
                "burning_text": draw.duration_text(minutes[number]),
                "on": draw.stream.chance(0.6),
                "colour": draw.stream.pick(_COLOURS),
            }
        )
    return found


def _machines(draw: Draw) -> list[dict[str, Any]]:
    """What uses power, the hungriest first, as the words stand in the content."""
    known = draw.content["machines"]
    chosen = sorted(draw.stream.sample(known, _MACHINES), key=known.index)
    energy = sorted(draw.distinct(2, 96, _MACHINES), reverse=True)
    minutes = draw.distinct(15, 840, _MACHINES, 5)
    rate = 0.6 if draw.language == "zh" else 0.3
    found = []
    for number, machine in enumerate(chosen):
        used = energy[number] / 10
        cost = round(used * rate, 2)
        found.append(
            {
                "key": f"m{number}",
                **machine,
                "energy": used,
                "energy_text": f"{used} kWh",
                "cost": cost,
                "cost_text": draw.money_text(cost),
                "running": minutes[number],
                "running_text": draw.duration_text(minutes[number]),
                "ink": draw.ink(),
            }
        )
    return found


def _rules(draw: Draw) -> list[dict[str, Any]]:
    chosen = draw.stream.sample(draw.content["rules"], _RULES)
    late = draw.distinct(-20, 20, _RULES, 5)
    steps = draw.distinct(2, 12, _RULES)
    return [
        {
            "key": f"a{number}",
            "name": rule["name"],
            "icon": rule["icon"],
            "time": draw.time_text(round(rule["at"] * 60) // 5 * 5 + late[number]),
            "steps": steps[number],
            "days": draw.stream.pick(draw.content["days"]),
            "on": draw.stream.chance(0.6),
        }
        for number, rule in enumerate(sorted(chosen, key=lambda one: one["at"]))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    light = stream.pick(document["lights"])["key"]
    return {
        "home": {},
        "alarmed": {"warned": True},
        "lights": {"view": "lights"},
        "bright": {"view": "lights", "sort": "level"},
        "light": {"view": "lights", "dialog": "light", "open": light},
        "climate": {"view": "climate"},
        "mode": {"view": "climate", "menu": "mode"},
        "energy": {"view": "energy"},
        "rules": {"view": "rules"},
        "rule": {"view": "rules", "dialog": "rule"},
        "add": {"menu": "add"},
        "away": {"dialog": "away"},
        "offline": {"view": "lights", "offline": True, "only": "none"},
        "done": {"toast": True, "scene": "night"},
    }
