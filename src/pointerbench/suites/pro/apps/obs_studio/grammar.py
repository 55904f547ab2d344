"""One collection of scenes: what is seen in the one that is on, its sounds, how it is sent."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, me = draw.stream, draw.nickname()
    name = draw.bank("collections")
    scenes = draw.banks("scenes", 7)
    photos = draw.photos(4, "mountain", "sea", "night", "city", "interior", "nature")
    return {
        "title": f"OBS 30.2.3 - Profile: {me} - Scenes: {name}",
        "name": name,
        "me": me,
        "scenes": [{"key": f"s{n}", "name": one} for n, one in enumerate(scenes)],
        "sources": _sources(draw.child("sources"), photos),
        "tracks": _tracks(draw.child("tracks")),
        "duration": stream.pick([200, 300, 400, 500, 750]),
        "cpu": f"{stream.integer(1, 18)}.{stream.integer(0, 9)}",
        "dropped": f"{stream.integer(0, 40)} (0.{stream.integer(0, 3)}%)",
        "live": ":".join(f"{stream.integer(1, most):02d}" for most in (3, 59, 59)),
        "rate": f"{stream.integer(2400, 6200)} kbps",
        "topic": draw.sentence("tech", most=34),
        "photos": photos,
        "presets": [f"{one} settings" for one in draw.banks("scenes", 1)],
    }


def _sources(draw: Draw, photos: list[str]) -> list[dict[str, Any]]:
    """What is seen, the uppermost first; each with its place on a canvas of 1920 by 1080."""
    stream = draw.stream
    low = {"x": 60, "y": 860, "w": stream.integer(700, 1000), "h": 130}
    cam = {"x": stream.pick([60, 1320]), "y": 80, "w": 540, "h": 304}
    box = {"x": 1400, "y": 420, "w": 460, "h": 420}
    badge = {"x": stream.integer(700, 1100), "y": 60, "w": 180, "h": 110}
    first, second = draw.banks("others", 2)
    found = [
        {"name": draw.bank("texts"), "icon": "mdi:format-text", "look": "text", "box": low},
        {"name": draw.bank("cams"), "icon": "mdi:camera", "look": "cam", "box": cam}
        | {"photo": photos[0]},
        {"name": first["name"], "icon": first["icon"], "look": "chat", "box": box},
        {"name": draw.bank("pictures"), "icon": "mdi:image", "look": "photo", "box": badge}
        | {"photo": photos[1]},
        {"name": second["name"], "icon": second["icon"], "look": "fill", "box": _whole(0.74)}
        | {"photo": photos[2]},
        {"name": draw.bank("pictures"), "icon": "mdi:image", "look": "back", "box": _whole(1.0)}
        | {"photo": photos[3]},
    ]
    return [
        one | {"key": f"c{n}", "shown": n in (1, 4, 5) or stream.chance(0.8), "locked": n > 3}
        for n, one in enumerate(found)
    ]


def _whole(share: float) -> dict[str, int]:
    return (
        {"x": 0, "y": 0, "w": 1920, "h": 1080}
        if share == 1
        else {"x": 0, "y": 0, "w": 1372, "h": 772}
    )


def _tracks(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    values = draw.distinct(0, 240, 4)
    return [
        {
            "key": f"t{n}",
            "name": name,
            "db": -values[n] / 10,
            "text": f"{-values[n] / 10:.1f} dB" if values[n] else "0.0 dB",
            "level": stream.integer(18, 88),
            "peak": stream.integer(50, 96),
            "muted": n == 3 and stream.chance(0.5),
        }
        for n, name in enumerate(draw.banks("audio", 4))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one, other = stream.sample(["c0", "c1", "c2", "c3"], 2)
    scene = stream.pick(document["scenes"])["key"]
    return {
        "idle": {"scene": scene},
        "selected": {"scene": scene, "chosen": one},
        "live": {"scene": scene, "live": True, "recording": True, "chosen": other},
        "studio": {"scene": scene, "studio": True, "chosen": one},
        "menu_file": {"scene": scene, "menu": "file"},
        "menu_tools": {"scene": scene, "menu": "tools", "chosen": other},
        "context": {"scene": scene, "chosen": one, "open": "source"},
        "menu_add": {"scene": scene, "chosen": other, "open": "add"},
        "menu_mixer": {"scene": scene, "open": "mixer"},
        "dialog_settings": {"scene": scene, "dialog": "settings"},
        "dialog_remove": {"scene": scene, "chosen": one, "dialog": "remove"},
    }
