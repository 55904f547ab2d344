"""Scenes of things in three dimensions: what stands where, in which colours."""

from __future__ import annotations

from typing import Any

from pointerbench.suites.pro.kit.scenery import PALETTES, THINGS, Shape
from pointerbench.values.rng import Stream

THEMES = (
    ("Table", "Chair", "Chair", "Lamp", "Vase", "Books", "Crate"),
    ("Robot", "Crate", "Crate", "Barrel", "Rock", "Column", "Lamp"),
    ("House", "Fir", "Fir", "Bench", "Tree", "Rock", "Barrel"),
    ("Rocket", "Robot", "Rock", "Crate", "Column", "Barrel", "Ring"),
    ("Bench", "Tree", "Vase", "Column", "Fir", "Rock", "Ring"),
    ("House", "Robot", "Tree", "Barrel", "Crate", "Fir", "Rock"),
)


def placed(stream: Stream, names: tuple[str, ...], room: float = 2.1) -> list[dict[str, Any]]:
    """The things of a scene, on a net of places: none stands in another one."""
    palette = stream.pick(PALETTES)
    places = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    spots = [(0, 0), *stream.sample([one for one in places if one != (0, 0)], len(names) - 1)]
    found: list[dict[str, Any]] = []
    for name, (x, y) in zip(names, spots, strict=True):
        count = sum(one["name"].split(".")[0] == name for one in found)
        at = [x * room + stream.uniform(-0.25, 0.25), y * room + stream.uniform(-0.25, 0.25), 0]
        found.append(
            {
                "id": f"o{len(found)}",
                "name": f"{name}.{count:03}" if count else name,
                "at": [round(v, 3) for v in at],
                "turn": [0, 0, stream.integer(-60, 60)],
                "scale": round(stream.uniform(0.85, 1.15), 3),
                "shapes": THINGS[name](stream.child(f"{name}{len(found)}"), palette),
            }
        )
    return found


def points(shape: Shape) -> int:
    """About how many vertices a shape has."""
    size = shape["size"]
    return {
        "box": 8,
        "cone": 2 * (size[3] if shape["kind"] == "cone" and len(size) > 3 else 32),
        "ball": 482,
        "torus": 720,
        "lathe": 40 * len(size),
        "prism": 12,
    }.get(str(shape["kind"]), 100)
