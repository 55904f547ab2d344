"""A phone as its settings know it: networks in range, applications with what they take and use."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_CODE = 25  # modules of a code's side
_STORE_INKS = ("#1c7ed6", "#e8590c", "#7048e8", "#868e96")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    hours = _hours(draw.child("hours"))
    noisy = _noisy(draw.child("noisy"))
    return {
        "me": draw.person(),
        "carrier": stream.pick(content["carriers"]),
        "version": f"{stream.integer(4, 9)}.{stream.integer(0, 6)}.{stream.integer(1, 9)}",
        "some": [stream.chance(0.5) for _ in range(4)],
        "levels": [stream.integer(15, 90) for _ in range(7)],
        "tones": stream.sample(content["tones"], 2),
        "quiet": f"{stream.integer(21, 23)}:30 – 0{stream.integer(6, 8)}:00",
        "networks": _networks(draw.child("networks")),
        "charge": hours[-1],
        "left": draw.duration_text(15 * round(hours[-1] * stream.integer(9, 16) / 15)),
        "hours": hours,
        "users": _users(draw.child("users")),
        "stored": _stored(draw.child("stored")),
        "store": _store(draw.child("store")),
        "noisy": noisy,
        "blocked": [app["key"] for app in stream.sample(noisy, 2)],
        "secret": stream.pick(content["secrets"]) + str(stream.integer(10, 99)),
        "code": _code(draw.child("code")),
        "query": stream.pick(content["queries"]),
    }


def _networks(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    names = stream.sample(content["networks"], 9)
    signals = sorted(stream.sample(range(12, 99), 9), reverse=True)
    networks = []
    for number, (name, signal) in enumerate(zip(names, signals, strict=True)):
        lock = stream.pick(["WPA2", "WPA3", "WPA3", content["open"]])
        speed = stream.integer(3, 120) * 6
        networks.append(
            {
                "key": f"n{number}",
                "saved": number == 0 or stream.chance(0.3),
                "locked": lock != content["open"],
                "address": f"192.168.{stream.integer(0, 9)}.{stream.integer(2, 250)}",
                "facts": {
                    "name": {"value": name, "text": name},
                    "signal": {"value": signal, "text": f"{signal}%"},
                    "speed": {"value": speed, "text": f"{speed} Mbps"},
                    "lock": {"value": lock, "text": lock},
                },
            }
        )
    return networks


def _apps(draw: Draw, count: int) -> list[dict[str, Any]]:
    """Different applications: name, icon and colour."""
    chosen = draw.stream.sample(draw.content["apps"], count)
    return [
        {
            "key": f"a{number}",
            "icon": app["icon"],
            "ink": app["ink"],
            "facts": {"name": {"value": app["name"], "text": app["name"]}},
        }
        for number, app in enumerate(chosen)
    ]


def _users(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    apps = _apps(draw, 9)
    shares = stream.sample(range(1, 22), 9)
    while sum(shares) > 98:  # percent
        shares = stream.sample(range(1, 22), 9)
    shares.sort(reverse=True)
    for app, share in zip(apps, shares, strict=True):
        minutes = max(3, share * 5 + stream.integer(-30, 60))
        app["facts"] |= {
            "share": {"value": share, "text": f"{share}%"},
            "time": {"value": minutes, "text": draw.duration_text(minutes)},
        }
    return apps


def _stored(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    apps = _apps(draw, 10)
    sizes = stream.sample(range(24, 980), 10)
    days = stream.sample(range(1, 120), 10)
    for app, size, past in zip(apps, sizes, days, strict=True):
        day = draw.day(-past, -past)
        app["facts"] |= {
            "size": {"value": size, "text": f"{size} MB"},
            "used": {"value": day.isoformat(), "text": draw.date_text(day)},
        }
    return sorted(apps, key=lambda app: -int(app["facts"]["size"]["value"]))


def _noisy(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    apps = _apps(draw, 10)
    counts = stream.sample(range(1, 64), 10)
    for app, count in zip(apps, counts, strict=True):
        way = stream.pick(content["ways"])
        minutes = draw.minutes(7, 22, 1)
        app["way_ink"] = way["ink"]
        app["facts"] |= {
            "count": {"value": count, "text": f"{count} {content['per_day']}"},
            "last": {"value": draw.time_text(minutes), "text": draw.time_text(minutes)},
            "way": {"value": way["name"], "text": way["name"]},
        }
    return apps


def _store(draw: Draw) -> dict[str, Any]:
    """What fills the phone: the parts add up to what is used."""
    stream = draw.stream
    total = stream.pick([128, 256, 512])
    shares = [stream.integer(12, 26), stream.integer(10, 24), stream.integer(6, 18), 8]
    sizes = [round(total * share / 100, 1) for share in shares]
    names = ("apps", "photos", "videos", "system")
    return {
        "total": f"{total} GB",
        "used": f"{sum(sizes):.1f} GB",
        "parts": [
            {"name": name, "share": share, "text": f"{size:.1f} GB", "ink": ink}
            for name, share, size, ink in zip(names, shares, sizes, _STORE_INKS, strict=True)
        ],
    }


def _hours(draw: Draw) -> list[int]:
    """The charge through a day: it falls, and is filled up once."""
    stream = draw.stream
    filled = stream.integer(10, 17)
    level, levels = stream.integer(70, 100), []
    for hour in range(24):
        level = min(100, level + 30) if filled <= hour < filled + 2 else level
        level = max(8, level - stream.integer(1, 6))
        levels.append(level)
    return levels


def _code(draw: Draw) -> list[list[int]]:
    """The dark modules of a code to scan: noise between three corner marks."""
    stream, last = draw.stream, _CODE - 7
    dark = []
    for x in range(_CODE):
        for y in range(_CODE):
            corner = next(
                ((x - a, y - b) for a, b in ((0, 0), (last, 0), (0, last)) if _near(x - a, y - b)),
                None,
            )
            if _mark(*corner) if corner else stream.chance(0.5):
                dark.append([x, y])
    return dark


def _near(x: int, y: int) -> bool:
    return -1 <= x <= 7 and -1 <= y <= 7


def _mark(x: int, y: int) -> bool:
    """A corner mark: a frame of seven modules with a core of three."""
    if not (0 <= x <= 6 and 0 <= y <= 6):
        return False
    return x in (0, 6) or y in (0, 6) or (2 <= x <= 4 and 2 <= y <= 4)


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    network = stream.pick(document["networks"][1:6])["key"]
    return {
        "home": {},
        "display": {"page": "display"},
        "sound": {"page": "sound"},
        "wifi": {"page": "wifi"},
        "battery": {"page": "battery"},
        "storage": {"page": "storage"},
        "notices": {"page": "notices"},
        "join": {"page": "wifi", "dialog": "join", "open": network},
        "details": {"page": "wifi", "dialog": "details", "open": network},
        "share": {"page": "wifi", "dialog": "share"},
        "clean": {"page": "storage", "dialog": "clean"},
        "search": {"page": "search", "query": document["query"]},
        "failed": {"failed": True},
        "names": {"page": "storage", "sort": "name"},
    }
