"""One desktop computer: what it is connected with, its screens, sounds, looks and printers."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, me = draw.stream, draw.person()
    n = stream.integer(2, 9)
    scenes = draw.photos(9, "sea", "sky", "mountain", "nature", "night")
    return {
        "title": "Settings",
        "me": me,
        "networks": _networks(draw.child("networks"), me),
        "devices": _devices(draw.child("devices")),
        "monitors": draw.banks("monitors", 2),
        "output": draw.bank("outputs").format(n=n),
        "input": draw.bank("inputs").format(n=n),
        "apps": [one | {"key": f"a{at}", "on": stream.chance(0.75)} for at, one in _apps(draw)],
        "printers": _printers(draw.child("printers")),
        "scenes": [{"key": f"g{at}", "photo": photo} for at, photo in enumerate(scenes)],
        "charge": stream.integer(24, 96),
        "left": f"{stream.integer(1, 7)} hours {stream.integer(5, 55)} minutes remaining",
        "mouse": stream.integer(30, 80),
        "volume": stream.integer(25, 90),
        "gain": stream.integer(30, 95),
        "bright": stream.integer(25, 90),
        "host": draw.bank("hosts").format(given=me["given"].lower(), n=n),
        "hardware": draw.bank("hardware").format(n=n),
        "memory": f"{stream.pick([8, 16, 32, 64])}.0 GiB",
        "disk": f"{stream.pick(['256.1 GB', '512.1 GB', '1.0 TB', '2.0 TB'])}",
        "power": [
            {"key": f"p{at}", "name": name, "charge": charge}
            for at, (name, charge) in enumerate(
                zip(_names(draw.child("power")), draw.spread(8, 98, 3), strict=True)
            )
        ],
        "sought": stream.pick(["scr", "dis", "ne", "mo"]),
        "address": f"192.168.{stream.integer(0, 9)}.{stream.integer(20, 240)}",
    }


def _apps(draw: Draw) -> Any:
    return enumerate(sorted(draw.banks("apps", 9), key=lambda one: one["name"]))


def _names(draw: Draw) -> list[str]:
    return [
        text.format(n=draw.stream.integer(2, 9), given=draw.person()["given"])
        for text in draw.banks("devices", 3)
    ]


def _networks(draw: Draw, me: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    return [
        {
            "key": f"w{at}",
            "bars": 3 if not at else max(1, 3 - at // 3),
            "open": at == 5,
            "here": not at,
            "name": text.format(
                family=me["family"] if not at else draw.person()["family"],
                given=draw.person()["given"],
                code=draw.code("####"),
                n=stream.integer(2, 9),
            ),
        }
        for at, text in enumerate(draw.banks("networks", 8))
    ]


def _devices(draw: Draw) -> list[dict[str, Any]]:
    states = draw.stream.shuffled(["Connected"] * 2 + ["Disconnected"] * 3 + ["Not Set Up"])
    return [
        {
            "key": f"d{at}",
            "name": text.format(n=draw.stream.integer(2, 9), given=draw.person()["given"]),
            "state": states[at],
        }
        for at, text in enumerate(draw.banks("devices", 6))
    ]


def _printers(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    states = stream.shuffled(["Ready", "Out of paper", "Low on toner", "Printing"])
    jobs = draw.distinct(0, 14, 4)
    return [
        {
            "key": f"r{at}",
            "name": text.format(n=stream.integer(2, 9)),
            "model": model.format(n=stream.integer(2, 9)),
            "state": states[at],
            "jobs": jobs[at],
            "jobs_text": f"{jobs[at]} Jobs" if jobs[at] != 1 else "1 Job",
        }
        for at, (text, model) in enumerate(
            zip(draw.banks("printers", 4), draw.banks("models", 4), strict=True)
        )
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    return {
        "wifi": {"page": "wifi"},
        "bluetooth": {"page": "bluetooth"},
        "displays": {"page": "displays"},
        "sound": {"page": "sound"},
        "power": {"page": "power"},
        "multitasking": {"page": "multitasking"},
        "appearance": {"page": "appearance", "scene": stream.pick(document["scenes"])["key"]},
        "notifications": {"page": "notifications"},
        "mouse": {"page": "mouse"},
        "keyboard": {"page": "keyboard"},
        "printers": {"page": "printers"},
        "about": {"page": "system"},
        "search": {"page": "notifications", "finding": True},
        "menu_main": {"page": "displays", "open": "main"},
        "menu_wifi": {"page": "wifi", "open": "wifi"},
        "dialog_hotspot": {"page": "wifi", "dialog": "hotspot"},
        "dialog_network": {"page": "wifi", "dialog": "network"},
    }
