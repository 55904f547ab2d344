"""What cameras around a house or a firm look at, as scenes for `pb-space`, seen from a wall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pointerbench.suites.pro.kit.movers import Thing, car, placed, van
from pointerbench.suites.pro.kit.scenery import PALETTES, THINGS, Inks, Shape, ball, box, round_
from pointerbench.values.rng import Stream

_GRASS, _SLAB, _TAR, _WALL = "#6f8753", "#b3aea4", "#5d6064", "#c9bfae"


def _laid(x: float, y: float, w: float, d: float, ink: str, z: float = 0.01) -> list[Shape]:
    """A flat patch in pieces: what reaches behind the eye is not drawn, so none may be large."""
    count = max(1, round(w / 9))
    wide, low, high = w / count, y - d / 2, y + d / 2
    found = []
    while low < high - 0.01:
        deep = min(0.9 if low < 4 else 40, high - low)
        found += [
            box(wide, deep, 0.02, (x - w / 2 + wide * (n + 0.5), low + deep / 2, z), ink)
            for n in range(count)
            if low + deep > -6.5
        ]
        low += deep
    return found


def _ground(ink: str, *patches: tuple[float, float, float, float, str]) -> Thing:
    """The ground, and what is laid on it: patches of a middle, a width and a depth."""
    flat = [piece for patch in patches for piece in _laid(*patch)]
    return placed([*_laid(0, 16.9, 63, 46, ink, -0.02), *flat], floor=True)


def _fence(length: float, ink: str, high: float = 1.5) -> list[Shape]:
    count = int(length / 0.3)
    slats = [box(0.22, 0.05, high, (-length / 2 + 0.3 * n, 0, 0.08), ink) for n in range(count + 1)]
    return [*slats, *(box(length, 0.08, 0.1, (0, 0.06, z), ink) for z in (0.35, high - 0.3))]


def _wall(s: Stream, wide: float, high: float, ink: str, *, garage: bool = False) -> list[Shape]:
    """A house's side with door, windows and eaves; or with two garage doors."""
    found = [
        box(wide, 0.4, high, (0, 0, 0), ink),
        box(wide + 0.8, 1.0, 0.18, (0, -0.2, high), "#5b4f48"),
    ]
    for n, x in enumerate((-wide / 4, wide / 4)):
        if garage:
            ribs = [box(2.5, 0.05, 0.06, (x, -0.24, 0.4 + 0.45 * r), "#9d9a92") for r in range(4)]
            found += [box(2.6, 0.1, 2.1, (x, -0.2, 0), "#d8d5cd"), *ribs]
        elif n:
            found += [box(1.0, 0.1, 2.0, (x, -0.2, 0), s.pick(("#5a3d2b", "#31485c", "#6b2f2b")))]
        else:
            found += [
                box(1.7, 0.1, 1.1, (x, -0.2, 0.9), "#e9e6df"),
                box(1.5, 0.1, 0.9, (x, -0.24, 1.0), "#3d4a55"),
            ]
    return found


def _green(s: Stream, count: int, y: float, wide: float) -> list[Thing]:
    """Trees in a row somewhere behind."""
    return [
        placed(
            THINGS[s.pick(("Tree", "Fir", "Tree"))](s, PALETTES[0]),
            -wide / 2 + wide * (n + 0.5) / count + s.uniform(-0.8, 0.8),
            y + s.uniform(-1, 1),
            scale=s.uniform(1.5, 2.4),
        )
        for n in range(count)
    ]


def _drive(s: Stream, i: Inks) -> list[Thing]:
    way = s.pick((-1, 1))
    return [
        _ground(_GRASS, (way * 1.6, 3.2, 5.6, 17.5, _SLAB), (-way * 3.4, 9, 4.5, 1.4, _SLAB)),
        placed(_wall(s, 7, 2.9, i[1], garage=True), way * 1.6, 12.2),
        placed(_wall(s, 6, 3.4, i[1]), -way * 4.8, 11.6),
        placed(_fence(11, "#6d5a46"), way * 5.6, 5.6, 90),
        placed(car(s), way * s.uniform(0.4, 2.6), s.uniform(5.2, 8), s.integer(82, 98)),
        *_green(s, 3, 16, 18),
        placed(THINGS["Rock"](s, i), -way * 3.4, 3.2),
    ]


def _door(s: Stream, i: Inks) -> list[Thing]:
    rails = [
        box(0.06, 0.06, 1.0, (x, 0, 0), "#2b2d30")
        for x in (-1.6, -1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2, 1.6)
    ]
    rail = [*rails, box(3.4, 0.07, 0.07, (0, 0, 1.0), "#2b2d30")]
    return [
        _ground(
            _GRASS, (0, 0.4, 5.4, 8.6, "#a99f92"), (0, 8.5, 1.8, 8, _SLAB), (0, 14.5, 40, 4.4, _TAR)
        ),
        placed(
            [box(0.5, 9, 3.4, (0, 0, 0), i[1]), box(0.1, 1.2, 2.1, (-0.3, -0.6, 0), i[2])],
            3.4,
            -0.6,
        ),
        placed(rail, -2.6, 2.4, 90),
        placed([box(1.3, 0.8, 0.03, (0, 0, 0.01), "#4c4038")], 2.0, -0.9, 90),
        placed(THINGS["Vase"](s, i), 2.5, 1.7),
        placed(car(s), s.uniform(-7, 6), 14.3, s.pick((0, 180))),
        *_green(s, 5, 19, 30),
    ]


def _yard(s: Stream, i: Inks) -> list[Thing]:
    return [
        _ground(_GRASS, (s.uniform(-2, 2), 5, 1.5, 19, _SLAB)),
        placed(_fence(26, "#7c6a52", 1.8), 0, 12.6),
        placed(THINGS["House"](s, i), s.pick((-4.6, 4.6)), 9.4, s.integer(-20, 20), scale=1.25),
        placed(THINGS["Bench"](s, i), s.uniform(-2.6, 2.6), 6.2, s.integer(-30, 30)),
        placed(THINGS["Barrel"](s, i), s.uniform(-5.5, -3.4), 4.2),
        *_green(s, 4, 16, 24),
    ]


def _garden(s: Stream, i: Inks) -> list[Thing]:
    found = [_ground("#8d8467", (0, 4, 2.0, 18, "#a39c8b"))]
    for x in (-3.1, 3.1):
        for y in (0.6, 4.2, 7.8):
            sides = [box(2.9, 0.1, 0.4, (0, w, 0), "#8a6a45") for w in (-1.1, 1.1)]
            ends = [box(0.1, 2.2, 0.4, (w, 0, 0), "#8a6a45") for w in (-1.45, 1.45)]
            plants = [
                ball(
                    s.uniform(0.16, 0.3),
                    (px, py, 0.5),
                    s.pick(("#5d8a45", "#7a9a4f", "#476f3c")),
                    0.9,
                )
                for px in (-1, -0.35, 0.35, 1)
                for py in (-0.55, 0.5)
            ]
            bed = [*sides, *ends, box(2.8, 2.1, 0.34, (0, 0, 0), "#4f3d2c"), *plants]
            found.append(placed(bed, x, y))
    return [*found, placed(_fence(24, "#70604c", 1.7), 0, 11), *_green(s, 5, 14.5, 26)]


def _street(s: Stream, i: Inks) -> list[Thing]:
    dashes = [(x, 5.2, 1.6, 0.14, "#e3e1d8") for x in range(-18, 19, 4)]
    houses = [
        placed(_wall(s, 7, 3.6, s.pick((i[1], _WALL, "#b08d78"))), x, 15)
        for x in (-11.4, -3.6, 4.2, 12)
    ]
    return [
        _ground(
            _GRASS,
            (0, 5.2, 56, 6.4, _TAR),
            (0, 9.4, 56, 1.8, _SLAB),
            (0, 1.0, 56, 1.7, _SLAB),
            *dashes,
        ),
        *houses,
        placed(car(s), s.uniform(-8, -3), 7.3, 180),
        placed(car(s), s.uniform(1, 8), 3.4),
        *_green(s, 5, 11.6, 30),
    ]


def _parking(s: Stream, i: Inks) -> list[Thing]:
    lines = [(x, 6.6, 0.12, 5, "#e0ded6") for x in range(-12, 13, 3)]
    cars = [
        placed(car(s), x + 1.5, 6.6 + s.uniform(-0.3, 0.3), s.pick((90, 270)))
        for x in s.sample(range(-9, 9, 3), 4)
    ]
    lamp = [
        round_(0.09, 0.06, 4.6, (0, 0, 0), "#70757a"),
        box(0.9, 0.25, 0.1, (0.3, 0, 4.6), "#70757a"),
    ]
    return [
        _ground(_TAR, *lines, (0, 10.6, 50, 2.0, _SLAB)),
        *cars,
        placed(lamp, s.uniform(-4, 4), 10.4),
        placed(_wall(s, 30, 4.2, _WALL), 0, 14.4),
        *_green(s, 3, 12.6, 26),
    ]


def _aisle(s: Stream, i: Inks) -> list[Thing]:
    found = [_ground("#8d8f8f", (-1.5, 8, 0.1, 24, "#d2b33c"), (1.5, 8, 0.1, 24, "#d2b33c"))]
    for x in (-3.0, 3.0):
        for y in (0.4, 4.4, 8.4, 12.4):
            posts = [box(0.1, 0.1, 3.4, (0, w, 0), "#34568c") for w in (-1.8, 1.8)]
            decks = [box(1.3, 3.7, 0.08, (0, 0, z), "#c8733a") for z in (0.2, 1.3, 2.4)]
            load = [
                box(
                    0.9,
                    s.uniform(0.6, 1.0),
                    s.uniform(0.4, 0.85),
                    (0, w, z + 0.08),
                    s.pick(("#b98d5a", "#a87c4e", "#c9a878", "#8f979d")),
                )
                for z in (0.2, 1.3, 2.4)
                for w in (-1.2, 0, 1.2)
                if s.chance(0.8)
            ]
            found.append(placed([*posts, *decks, *load], x, y))
    return [*found, placed([box(60, 0.3, 9, (0, 0, 0), "#b9bcbc")], 0, 17)]


def _dock(s: Stream, i: Inks) -> list[Thing]:
    gates = [box(3.0, 0.1, 3.0, (x, -0.3, 0.1), "#8f999f") for x in (-4, 4)]
    ribs = [
        box(3.0, 0.06, 0.05, (x, -0.38, 0.4 + 0.36 * n), "#767f85")
        for x in (-4, 4)
        for n in range(7)
    ]
    return [
        _ground(
            _TAR,
            (0, 9.6, 18, 0.16, "#d2b33c"),
            (-4, 6.4, 0.14, 6, "#e0ded6"),
            (4, 6.4, 0.14, 6, "#e0ded6"),
        ),
        placed([box(60, 0.5, 4.8, (0, 0, 0), i[1]), *gates, *ribs], 0, 12),
        placed(van(s), s.pick((-3.6, 3.6)), 7.0, 270),
        *(placed(THINGS["Crate"](s, i), s.uniform(-1.6, 1.6), 8.2 + n) for n in range(2)),
        *(placed(THINGS["Barrel"](s, i), -6.8 + 1.1 * n, 10) for n in range(3)),
    ]


def _gate(s: Stream, i: Inks) -> list[Thing]:
    bars = [box(0.06, 0.06, 1.7, (-1.9 + 0.24 * n, 0, 0.1), "#33373b") for n in range(17)]
    leaf = [*bars, *(box(4.0, 0.08, 0.08, (0, 0, z), "#33373b") for z in (0.2, 1.7))]
    posts = [box(0.6, 0.6, 2.3, (x, 0, 0), i[1]) for x in (-2.4, 2.4)]
    return [
        _ground(_GRASS, (0, 5, 4.4, 19, _TAR), (0, 14.5, 46, 4, _TAR)),
        placed([*posts, *leaf], 0, 6.4),
        placed(_fence(9, "#3a3f44", 1.6), -7.2, 6.4),
        placed(_fence(9, "#3a3f44", 1.6), 7.2, 6.4),
        placed(
            [
                box(2.2, 2.2, 2.5, (0, 0, 0), i[1]),
                box(2.5, 2.5, 0.15, (0, 0, 2.5), "#5b4f48"),
                box(1.3, 0.06, 0.9, (0, -1.12, 1.1), "#35424d"),
            ],
            4.2,
            3.4,
        ),
        *_green(s, 5, 18.6, 30),
    ]


def _room(s: Stream, i: Inks) -> list[Thing]:
    glass = [box(2.2, 0.1, 1.5, (x, -0.2, 1.1), "#c6d6de") for x in (-2.4, 2.4)]
    return [
        _ground("#9a7a58", (0, 3.6, 5.4, 4.4, i[2])),
        placed([box(60, 0.3, 8, (0, 0, 0), "#d5cfc4"), *glass], 0, 8.4),
        placed(THINGS["Table"](s, i), 0, 3.6, s.integer(-10, 10), scale=1.25),
        *(
            placed(THINGS["Chair"](s, i), x, y, t)
            for x, y, t in ((-0.9, 2.4, 180), (0.9, 2.4, 180), (-0.9, 4.8, 0), (0.9, 4.8, 0))
        ),
        placed(THINGS["Lamp"](s, i), -4.4, 6.8, scale=1.1),
        placed([box(2.6, 0.6, 1.0, (0, 0, 0), i[0]), *THINGS["Books"](s, i)], 4.2, 7.4),
        placed(THINGS["Vase"](s, i), 4.6, 3.8),
    ]


_SCENES: dict[str, Callable[[Stream, Inks], list[Thing]]] = {
    "drive": _drive,
    "door": _door,
    "yard": _yard,
    "garden": _garden,
    "street": _street,
    "parking": _parking,
    "aisle": _aisle,
    "dock": _dock,
    "gate": _gate,
    "room": _room,
}


def scene(stream: Stream, name: str) -> dict[str, Any]:
    """A place: its things, and the eye of the camera on the wall."""
    things = _SCENES[name](stream, stream.pick(PALETTES))
    eye = {
        "look": [round(stream.uniform(-0.8, 0.8), 2), 4.0, 0.9],
        "yaw": stream.integer(-101, -79),
        "pitch": stream.integer(21, 26),
        "far": 9.6,
        "lens": stream.integer(54, 62),
    }
    return {"things": things, "eye": eye}
