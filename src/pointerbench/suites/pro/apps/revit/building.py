"""A house of several storeys over one floor: as a solid, as a face, and the marks of its doors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pointerbench.suites.pro.kit.floors import Floor

STOREY, SLAB, SILL, HEAD = 300, 24, 90, 230
_WALL, _STONE, _GLASS, _FRAME = "#e3e1dc", "#b9b6b0", "#9dbad0", "#7b7f84"
Shape = dict[str, Any]


def glaze(floor: Floor) -> None:
    """A window wherever a room has a stretch of the outer wall without any opening."""
    for x, y, right, low in floor.rooms:
        for way, at, a, b in (
            ("x", y, x, right),
            ("x", low, x, right),
            ("y", x, y, low),
            ("y", right, y, low),
        ):
            ends = (0, floor.high if way == "x" else floor.wide)
            taken = any(
                one["way"] == way and one["at"] == at and a <= one["start"] < b
                for one in floor.windows + floor.doors
            )
            if at in ends and not taken:
                start = (a + b) // 2 - 60
                floor.windows.append({"way": way, "at": at, "start": start, "w": 120})


def solid(floor: Floor, storeys: int) -> list[Shape]:
    """Walls with their openings, slabs and a flat roof, about the middle of the floor."""
    shapes: list[Shape] = []
    wide, deep = floor.wide, floor.high
    for level in range(storeys):
        z = level * STOREY
        shapes.append(_box((0, 0, wide, deep), z - SLAB, z, _STONE, 16))
        for side in _sides(floor):
            shapes += _wall(side, z, level)
    shapes.append(_box((0, 0, wide, deep), storeys * STOREY, storeys * STOREY + 34, _FRAME, 60))
    at = (-wide / 2, -deep / 2)
    return [
        {**one, "at": [one["at"][0] + at[0], -(one["at"][1] + at[1]), one["at"][2]]}
        for one in shapes
    ]


def _sides(floor: Floor) -> Iterator[dict[str, Any]]:
    """The outer walls, with what opens in each."""
    for way, at, long in (
        ("x", 0, floor.wide),
        ("x", floor.high, floor.wide),
        ("y", 0, floor.high),
        ("y", floor.wide, floor.high),
    ):
        gaps = [
            (one["start"], one["w"], False)
            for one in floor.windows
            if one["way"] == way and one["at"] == at
        ]
        gaps += [
            (one["start"], one["w"], True)
            for one in floor.doors
            if one["way"] == way and one["at"] == at
        ]
        yield {"way": way, "at": at, "long": long, "gaps": sorted(gaps)}


def _wall(side: dict[str, Any], z: int, level: int) -> Iterator[Shape]:
    top, at = z + STOREY - SLAB, 0
    for start, wide, door in side["gaps"]:
        yield _box(_span(side, at, start), z, top, _WALL)
        low = z if door and not level else z + SILL
        if low > z:
            yield _box(_span(side, start, start + wide), z, low, _WALL)
        yield _box(_span(side, start, start + wide), z + HEAD, top, _WALL)
        yield _box(
            _span(side, start, start + wide, 6), low, z + HEAD, _FRAME if low == z else _GLASS
        )
        at = start + wide
    yield _box(_span(side, at, side["long"]), z, top, _WALL)


def _span(
    side: dict[str, Any], a: int, b: int, thick: int = 28
) -> tuple[float, float, float, float]:
    at, half = side["at"], thick / 2
    return (a, at - half, b, at + half) if side["way"] == "x" else (at - half, a, at + half, b)


def _box(
    box: tuple[float, float, float, float], low: float, high: float, ink: str, over: float = 0
) -> Shape:
    x, y, right, down = box
    return {
        "kind": "box",
        "size": [right - x + 2 * over, down - y + 2 * over, high - low],
        "at": [(x + right) / 2, (y + down) / 2, (low + high) / 2],
        "ink": ink,
    }


def face(floor: Floor, storeys: int) -> list[dict[str, Any]]:
    """The south side as boxes, from its lower left corner: what opens in it, storey by storey."""
    found: list[dict[str, Any]] = []
    for level in range(storeys):
        z = level * STOREY
        for start, wide, door in next(
            side for side in _sides(floor) if side["way"] == "x" and side["at"] == floor.high
        )["gaps"]:
            low = z if door and not level else z + SILL
            box = {"x": start, "y": low, "w": wide, "h": z + HEAD - low}
            found.append(box | {"kind": "door" if low == z else "window", "id": f"e{len(found)}"})
    return found


def leaf(door: dict[str, Any]) -> str:
    """A door's leaf and the arc that it swings through."""
    w, turn = door["w"], door["turn"]
    if door["way"] == "x":
        x, y, sweep = door["start"], door["at"], int(turn < 0)
        return f"M{x} {y}v{turn * w}A{w} {w} 0 0 {sweep} {x + w} {y}"
    x, y, sweep = door["at"], door["start"], int(turn > 0)
    return f"M{x} {y}h{turn * w}A{w} {w} 0 0 {sweep} {x} {y + w}"
