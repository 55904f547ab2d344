"""A scene: things on a floor, a camera and a light, a material with its nodes, keyframes."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import staging
from pointerbench.values.rng import Stream

_BEVEL = ("Bevel", "mdi:vector-radius")
_MODIFIERS = (
    ("Subdivision", "mdi:circle-double"),
    ("Mirror", "mdi:flip-horizontal"),
    ("Array", "mdi:dots-grid"),
    ("Solidify", "mdi:card-outline"),
    ("Weld", "mdi:vector-point"),
    ("Decimate", "mdi:triangle-outline"),
)
_CHANNELS = ("X Location", "Y Location", "Z Location", "Z Euler Rotation", "Z Scale")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    ground = draw.child("things").stream
    things = staging.placed(ground, ground.pick(staging.THEMES))
    for thing in things:
        # A vertex here stands for one corner of the mesh, as the statistics count them.
        thing["verts"] = sum(staging.points(shape) for shape in thing["shapes"])
    file = str(draw.bank("files")).format(n=stream.integer(2, 9))
    end = stream.pick((120, 180, 240, 250, 300))
    camera = [round(stream.uniform(3.2, 4.6), 3), round(stream.uniform(-5.4, -4.6), 3), 2.6]
    light = [round(stream.uniform(-3.4, -2.2), 3), round(stream.uniform(-1.8, 1.2), 3), 4.1]
    active = things[0]
    ink = active["shapes"][0]["ink"]
    return {
        "title": f"{file}.blend - Blender 4.3",
        "file": file,
        "collection": draw.bank("collections"),
        "things": things,
        "camera": camera,
        "light": light,
        "light_name": draw.bank("lights"),
        "active": active["id"],
        "materials": draw.banks("materials", 2),
        "ink": ink,
        "surface": _surface(stream),
        "modifiers": [
            {"id": f"m{n}", "name": name, "icon": icon}
            for n, (name, icon) in enumerate((_BEVEL, *stream.sample(_MODIFIERS, 2)))
        ],
        "eye": {
            "look": [0, 0, 0.8],
            "yaw": stream.integer(-72, -44),
            "pitch": stream.integer(20, 30),
            "far": round(stream.uniform(10.4, 12), 2),
            "lens": 40,
        },
        "end": end,
        "now": stream.integer(12, end // 2),
        "channels": _keys(draw.child("keys").stream, things, end),
        "samples": stream.pick((64, 128, 256, 512, 1024)),
        "resolution": stream.pick(((1920, 1080), (2560, 1440), (1280, 720), (2048, 1080))),
        "rate": stream.pick((24, 25, 30)),
    }


def _surface(stream: Stream) -> dict[str, float]:
    return {
        "metallic": round(stream.pick((0, 0, stream.uniform(0.2, 0.9))), 3),
        "roughness": round(stream.uniform(0.15, 0.85), 3),
        "ior": round(stream.uniform(1.3, 1.6), 3),
        "scale": round(stream.uniform(2, 12), 1),
        "detail": round(stream.uniform(2, 8), 1),
        "strength": round(stream.uniform(0.1, 0.7), 2),
    }


def _keys(stream: Stream, things: list[dict[str, Any]], end: int) -> list[dict[str, Any]]:
    """What moves: the first two things, each with some channels and their keyframes."""
    found = []
    for thing in things[:2]:
        channels = sorted(stream.sample(_CHANNELS, stream.integer(3, 4)), key=_CHANNELS.index)
        own = []
        for name in channels:
            count = stream.integer(3, 6)
            step = (end - 10) / count
            own.append(
                {
                    "name": name,
                    "keys": [
                        math.floor(4 + step * n + stream.uniform(0, step * 0.7))
                        for n in range(count)
                    ],
                }
            )
        found.append({"thing": thing["name"], "action": f"{thing['name']}Action", "channels": own})
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    active = document["active"]
    other = stream.pick(document["things"][1:])["id"]
    return {
        "layout": {"sel": active, "tool": "move", "tab": "object"},
        "material": {"sel": active, "tab": "material", "shade": "material"},
        "modifiers": {"sel": other, "tab": "modifiers", "tool": "select"},
        "edit": {
            "sel": active,
            "mode": "Edit Mode",
            "tool": "smooth",
            "side": True,
            "space": "Modeling",
        },
        "render": {"sel": "camera", "tab": "render", "shade": "rendered"},
        "output": {"sel": "camera", "tab": "output", "view": True},
        "animation": {"sel": active, "space": "Animation", "tab": "object", "tool": "rotate"},
        "nodes": {
            "sel": active,
            "space": "Shading",
            "tab": "material",
            "shade": "material",
            "node": "principled",
        },
        "context": {"sel": other, "open": "context"},
        "menu_add": {"sel": "light", "open": "add", "hover": "mesh"},
        "menu_file": {"sel": active, "open": "file", "tab": "data"},
        "added": {"sel": active, "panel": True, "tool": "scale", "tab": "object"},
        "dialog_preferences": {"sel": active, "dialog": "preferences"},
    }
