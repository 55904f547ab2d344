"""A computer's settings: networks and devices around it, apps, what is full and what is charged."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_TENTH = 10


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    apps = _apps(draw.child("apps"))
    return {
        "person": draw.person(),
        "version": content["version"],
        "networks": _networks(draw.child("networks")),
        "devices": _devices(draw.child("devices")),
        "apps": apps,
        "chimes": stream.sample(draw.content["chimes"], 4),
        "disk": _disk(draw.child("disk")),
        "junk": stream.integer(12, 96) / _TENTH,
        "updates": _updates(draw.child("updates")),
        "checked": draw.time_text(draw.minutes(7, 21)),
        "charge": [stream.integer(18, 98) for _ in range(24)],
        "resolutions": content["resolutions"],
        "scale": stream.pick(content["scales"]),
        "rate": stream.pick(content["rates"]),
        "papers": draw.photos(6, "nature"),
        "query": stream.pick(content["queries"]),
        "ideas": content["ideas"],
        "levels": {
            name: stream.integer(15, 90)
            for name in ("brightness", "warmth", "volume", "balance", "gain", "limit")
        },
    }


def _networks(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(6, 8)
    signals = sorted(draw.distinct(14, 98, count, 3), reverse=True)
    speeds = draw.distinct(12, 860, count, 8)
    names = stream.sample(content["networks"], count)
    return [
        {
            "key": f"n{number}",
            "name": name,
            "signal": signal,
            "speed": speed,
            "band": stream.pick(content["bands"]),
            "secured": stream.chance(0.6),
        }
        for number, (name, signal, speed) in enumerate(zip(names, signals, speeds, strict=True))
    ]


def _devices(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(5, 7)
    charges = draw.distinct(6, 100, count, 2)
    chosen = stream.sample(draw.content["devices"], count)
    return [
        {
            "key": f"d{number}",
            "name": name,
            "icon": icon,
            "battery": charge,
            "linked": stream.chance(0.5),
        }
        for number, ((name, icon), charge) in enumerate(zip(chosen, charges, strict=True))
    ]


def _apps(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(7, 9)
    sizes = draw.distinct(3, 240, count)
    days = draw.distinct(0, 190, count)
    counts = draw.distinct(1, 64, count)
    shares = _shares(stream.shuffled(range(count)), count)
    chosen = stream.sample(draw.content["apps"], count)
    volumes = draw.distinct(5, 100, count)
    apps = []
    for number, (name, icon) in enumerate(chosen):
        opened = draw.day(-days[number], -days[number])
        apps.append(
            {
                "key": f"a{number}",
                "name": name,
                "icon": icon,
                "ink": draw.ink(),
                "tenths": sizes[number],
                "size": draw.number_text(sizes[number] / _TENTH, 1),
                "iso": opened.isoformat(),
                "opened": draw.date_text(opened, "numeric"),
                "daily": counts[number],
                "share": shares[number],
                "volume": volumes[number],
            }
        )
    return apps


def _shares(order: list[int], count: int) -> list[int]:
    """Different whole percentages that add up to a hundred, at the given ranks."""
    steps = list(range(1, count + 1))
    spare = 100 - sum(steps)
    steps = [step + spare // count for step in steps]
    steps[-1] += 100 - sum(steps)
    return [steps[rank] for rank in order]


def _disk(draw: Draw) -> dict[str, Any]:
    room = draw.stream.pick([256, 512, 1024])
    parts = [round(room * draw.stream.integer(4, 22) / 100) for _ in draw.content["kinds"]]
    used = sum(parts)
    named = [
        {"name": name, "size": size, "share": round(size / room * 100, 1)}
        for name, size in zip(draw.content["kinds"], parts, strict=True)
    ]
    return {"room": room, "used": used, "free": room - used, "parts": named}


def _updates(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(5, 7)
    sizes = draw.distinct(8, 960, count, 4)
    days = sorted(draw.distinct(1, 60, count))
    updates = []
    for number, name in enumerate(stream.sample(draw.content["updates"], count)):
        published = draw.day(-days[number], -days[number])
        updates.append(
            {
                "key": f"u{number}",
                "name": f"{name} {stream.integer(1, 12)}.{stream.integer(0, 9)}",
                "size": sizes[number],
                "iso": published.isoformat(),
                "published": draw.date_text(published, "numeric"),
                "restart": stream.chance(0.4),
            }
        )
    return updates


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    network = draw.stream.pick(document["networks"][1:])["key"]
    app = draw.stream.pick(document["apps"])["key"]
    return {
        "network": {},
        "bluetooth": {"page": "bluetooth"},
        "display": {"page": "display", "night": draw.stream.chance(0.5)},
        "resolution": {"page": "display", "choosing": True},
        "sound": {"page": "sound"},
        "notifications": {"page": "notifications", "silent": [app]},
        "power": {"page": "power"},
        "storage": {"page": "storage"},
        "update": {"page": "update"},
        "failed": {"page": "update", "error": True},
        "privacy": {"page": "privacy"},
        "menu": {"menu": network},
        "password": {"dialog": "password", "open": network},
        "reset": {"dialog": "reset"},
        "empty": {"query": document["query"]},
    }
