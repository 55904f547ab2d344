"""One PC and whose it is: devices, networks, programs, updates, and how each page is set."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, me = draw.stream, draw.person()
    n = stream.integer(2, 9)
    programs = _programs(draw.child("programs"))
    return {
        "title": "Settings",
        "me": me,
        "photo": draw.photo("sky", "sea", "mountain", "nature"),
        "pc": draw.bank("pcs")
        .format(
            code=draw.code("######"), given=me["given"].upper(), family=me["family"].upper(), n=n
        )
        .replace("'", ""),
        "model": draw.bank("models").format(n=n),
        "devices": _devices(draw.child("devices")),
        "outputs": _lines(draw, "outputs", "o"),
        "inputs": _lines(draw, "inputs", "i"),
        "networks": _networks(draw.child("networks"), me),
        "programs": programs,
        "updates": _updates(draw.child("updates")),
        "themes": _themes(draw.child("themes")),
        "notifiers": [
            {"key": f"n{at}", "name": one["name"], "ink": one["ink"], "on": stream.chance(0.7)}
            for at, one in enumerate(stream.sample(programs, 6))
        ],
        "inks": [{"key": f"c{at}", "ink": ink} for at, ink in enumerate(_inks(stream))],
        "zone": draw.bank("zones"),
        "checked": f"{stream.integer(1, 11)}:{stream.integer(10, 59)} AM",
        "synced": f"{draw.today.month}/{draw.today.day}/{draw.today.year} "
        f"{stream.integer(1, 6)}:{stream.integer(10, 59)}:{stream.integer(10, 59)} AM",
        "usage": f"{stream.integer(4, 96)}.{stream.integer(10, 99)} GB",
        "volume": stream.integer(18, 90),
        "gain": stream.integer(30, 95),
        "bright": stream.integer(25, 90),
        "scale": stream.pick(["100%", "125%", "150% (Recommended)", "175%"]),
        "size": stream.pick(["1920 × 1080 (Recommended)", "2560 × 1440 (Recommended)"]),
        "monitors": stream.integer(2, 3),
        "share": stream.integer(12, 88),
        "sought": stream.pick(["display", "sound", "app", "network"]),
    }


def _lines(draw: Draw, name: str, key: str) -> list[dict[str, Any]]:
    n = draw.stream.integer(2, 8)
    return [
        {"key": f"{key}{at}", "name": text.format(n=n)}
        for at, text in enumerate(draw.banks(name, 3))
    ]


def _devices(draw: Draw) -> list[dict[str, Any]]:
    stream, count = draw.stream, 5
    charges = draw.spread(8, 100, count)
    found = []
    for at, one in enumerate(draw.banks("devices", count)):
        name = one["name"].format(n=stream.integer(2, 9), given=draw.person()["given"])
        found.append(one | {"key": f"d{at}", "name": name, "charge": charges[at], "on": True})
    return found


def _networks(draw: Draw, me: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    bars = [4, *sorted((stream.integer(1, 4) for _ in range(5)), reverse=True)]
    return [
        {
            "key": f"w{at}",
            "bars": bars[at],
            "open": at == 4,
            "how": "Connected, secured" if not at else "Open" if at == 4 else "Secured",
            "name": text.format(
                family=me["family"] if not at else draw.person()["family"],
                given=draw.person()["given"],
                code=draw.code("####"),
                n=stream.integer(2, 9),
            ),
        }
        for at, text in enumerate(draw.banks("networks", 6))
    ]


def _programs(draw: Draw) -> list[dict[str, Any]]:
    stream, count = draw.stream, 10
    sizes, ages = draw.spread(4, 3900, count), draw.distinct(3, 700, count)
    found = []
    for at, one in enumerate(sorted(draw.banks("programs", count), key=lambda one: one["name"])):
        day = draw.day(-ages[at], -ages[at])
        size = f"{sizes[at] / 1000:.2f} GB" if sizes[at] >= 1000 else f"{sizes[at]} MB"
        found.append(
            one
            | {"key": f"p{at}", "size": sizes[at], "size_text": size, "date": day.isoformat()}
            | {"date_text": f"{day.month}/{day.day}/{day.year}"}
            | {"version": f"{stream.integer(1, 12)}.{stream.integer(0, 9)}.{stream.integer(0, 40)}"}
        )
    return found


def _updates(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    states = ["Pending restart", f"Downloading – {stream.integer(8, 92)}%", "Pending install"]
    return [
        {
            "key": f"u{at}",
            "name": text.format(
                kb=draw.code("KB50#####"), n=stream.integer(2, 9), n2=stream.integer(100, 900)
            ),
            "state": state,
        }
        for at, (text, state) in enumerate(zip(draw.banks("updates", 3), states, strict=True))
    ]


def _themes(draw: Draw) -> list[dict[str, Any]]:
    photos = draw.photos(6, "sea", "sky", "mountain", "nature", "city")
    return [
        {"key": f"h{at}", "name": name, "photo": photo}
        for at, (name, photo) in enumerate(zip(draw.banks("themes", 6), photos, strict=True))
    ]


def _inks(stream: Any) -> list[str]:
    """The grid of accent colours, as Windows has it: four rows of twelve."""
    hues = (36, 28, 20, 8, 0, 350, 330, 310, 285, 265, 220, 205)
    rows = [[f"hsl({hue} {s}% {light}%)" for hue in hues] for s, light in ((95, 50), (70, 45))]
    cool = (200, 190, 185, 178, 160, 140, 120, 100, 90, 60, 30, 0)
    rows += [[f"hsl({hue} {s}% {light}%)" for hue in cool] for s, light in ((80, 38), (12, 45))]
    return [ink for row in rows for ink in row]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    app = stream.pick(document["programs"][:6])["key"]
    ink = stream.pick(document["inks"])["key"]
    return {
        "system": {},
        "display": {"page": "display"},
        "menu_scale": {"page": "display", "open": "scale"},
        "sound": {"page": "sound"},
        "bluetooth": {"page": "devices"},
        "wifi": {"page": "wifi"},
        "personal": {"page": "personal"},
        "colors": {"page": "colors", "ink": ink},
        "apps": {"page": "apps"},
        "menu_app": {"page": "apps", "open": "app", "app": app},
        "dialog_uninstall": {"page": "apps", "dialog": "uninstall", "app": app},
        "notifications": {"page": "notifications"},
        "time": {"page": "time"},
        "update": {"page": "update"},
        "dialog_device": {"page": "devices", "dialog": "add"},
        "dialog_rename": {"dialog": "rename"},
        "search": {"typing": True, "page": stream.pick(["system", "sound"])},
    }
