"""Bodies for three-dimensional views, about two units across, that stand on the ground."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

Vector = tuple[float, float, float]


class Face(NamedTuple):
    """A flat piece of a mesh; ``tone`` says which of its colours it has."""

    corners: tuple[Vector, ...]
    tone: int = 0


Mesh = tuple[Face, ...]


def block(low: Vector, high: Vector, tone: int = 0) -> list[Face]:
    """A box between two corners."""
    (a, b, c), (d, e, f) = low, high
    corners = {
        "bottom": ((a, e, c), (d, e, c), (d, b, c), (a, b, c)),
        "top": ((a, b, f), (d, b, f), (d, e, f), (a, e, f)),
        "front": ((a, b, c), (d, b, c), (d, b, f), (a, b, f)),
        "back": ((d, e, c), (a, e, c), (a, e, f), (d, e, f)),
        "left": ((a, e, c), (a, b, c), (a, b, f), (a, e, f)),
        "right": ((d, b, c), (d, e, c), (d, e, f), (d, b, f)),
    }
    return [Face(sides, tone) for sides in corners.values()]


def lathe(
    profile: Iterable[tuple[float, float]], tone: int = 0, sides: int = 16, at: Vector = (0, 0, 0)
) -> list[Face]:
    """A profile of radii and heights, from the bottom up, turned about the upright axis."""
    points = list(profile)
    rings = [
        [
            (
                at[0] + radius * cos(2 * pi * i / sides),
                at[1] + radius * sin(2 * pi * i / sides),
                at[2] + height,
            )
            for i in range(sides)
        ]
        for radius, height in points
    ]
    faces = []
    for below, above in pairwise(rings):
        for i in range(sides):
            k = (i + 1) % sides
            faces.append(Face((below[i], below[k], above[k], above[i]), tone))
    if points[0][0] > 0.01:
        faces.append(Face(tuple(reversed(rings[0])), tone))
    if points[-1][0] > 0.01:
        faces.append(Face(tuple(rings[-1]), tone))
    return faces


def ball(radius: float = 1, at: Vector = (0, 0, 0), tone: int = 0, sides: int = 16) -> list[Face]:
    """A sphere with its middle at a point."""
    rows = sides // 2
    return lathe(
        [(radius * sin(pi * i / rows), -radius * cos(pi * i / rows)) for i in range(rows + 1)],
        tone,
        sides,
        at,
    )


def _torus() -> list[Face]:
    big, small, n, m = 1.0, 0.38, 22, 10
    ring = [
        [
            (
                (big + small * cos(2 * pi * k / m)) * cos(2 * pi * i / n),
                (big + small * cos(2 * pi * k / m)) * sin(2 * pi * i / n),
                small + small * sin(2 * pi * k / m),
            )
            for k in range(m)
        ]
        for i in range(n)
    ]
    faces = []
    for i in range(n):
        for k in range(m):
            one, two = ring[i], ring[(i + 1) % n]
            faces.append(Face((one[k], two[k], two[(k + 1) % m], one[(k + 1) % m])))
    return faces


def _table() -> list[Face]:
    legs = [
        face
        for x in (-1.2, 1.05)
        for y in (-0.65, 0.5)
        for face in block((x, y, 0), (x + 0.15, y + 0.15, 0.95), 1)
    ]
    return [*legs, *block((-1.35, -0.8, 0.95), (1.35, 0.8, 1.07))]


def _chair() -> list[Face]:
    legs = [
        face
        for x in (-0.45, 0.35)
        for y in (-0.45, 0.35)
        for face in block((x, y, 0), (x + 0.1, y + 0.1, 0.6), 1)
    ]
    return [
        *legs,
        *block((-0.5, 0.4, 0.72), (0.5, 0.5, 1.5)),
        *block((-0.5, -0.5, 0.6), (0.5, 0.5, 0.72)),
    ]


def _lamp() -> list[Face]:
    return [
        *lathe([(0.4, 0), (0.4, 0.06), (0.05, 0.1), (0.05, 1.3)], 1, 14),
        *lathe([(0.52, 1.2), (0.3, 1.8)], 0, 16),
    ]


def _robot() -> list[Face]:
    return [
        *block((-0.42, -0.2, 0), (-0.1, 0.25, 0.8), 1),
        *block((0.1, -0.2, 0), (0.42, 0.25, 0.8), 1),
        *block((-0.55, -0.32, 0.8), (0.55, 0.35, 1.7)),
        *block((-0.8, -0.15, 0.75), (-0.57, 0.15, 1.6), 1),
        *block((0.57, -0.15, 0.75), (0.8, 0.15, 1.6), 1),
        *lathe([(0.12, 1.7), (0.12, 1.8)], 1, 10),
        *block((-0.35, -0.3, 1.8), (0.35, 0.3, 2.35)),
        *block((-0.22, -0.34, 2.02), (-0.06, -0.3, 2.18), 2),
        *block((0.06, -0.34, 2.02), (0.22, -0.3, 2.18), 2),
    ]


def _tree() -> list[Face]:
    return [
        *lathe([(0.16, 0), (0.1, 0.6)], 1, 10),
        *lathe([(0.85, 0.5), (0.1, 1.4)], 0, 12),
        *lathe([(0.66, 1.05), (0.08, 1.85)], 0, 12),
        *lathe([(0.45, 1.55), (0.0, 2.4)], 0, 12),
    ]


def _house() -> list[Face]:
    roof = [
        Face(((-1.15, -0.95, 1.2), (1.15, -0.95, 1.2), (1.15, 0, 2.0), (-1.15, 0, 2.0)), 1),
        Face(((1.15, 0.95, 1.2), (-1.15, 0.95, 1.2), (-1.15, 0, 2.0), (1.15, 0, 2.0)), 1),
        Face(((1.0, -0.8, 1.2), (1.0, 0.8, 1.2), (1.0, 0, 1.9)), 0),
        Face(((-1.0, 0.8, 1.2), (-1.0, -0.8, 1.2), (-1.0, 0, 1.9)), 0),
    ]
    return [
        *block((-1, -0.8, 0), (1, 0.8, 1.2)),
        *block((-0.2, -0.83, 0), (0.2, -0.8, 0.75), 2),
        *block((-0.8, -0.83, 0.5), (-0.42, -0.8, 0.9), 2),
        *block((0.42, -0.83, 0.5), (0.8, -0.8, 0.9), 2),
        *roof,
    ]


def _barrel() -> list[Face]:
    return [
        *lathe([(0.5, 0), (0.58, 0.25), (0.62, 0.55), (0.58, 0.9), (0.5, 1.15)], 0, 16),
        *lathe([(0.6, 0.22), (0.63, 0.36)], 1, 16),
        *lathe([(0.63, 0.78), (0.6, 0.92)], 1, 16),
    ]


def _crate() -> list[Face]:
    faces = block((-0.6, -0.6, 0), (0.6, 0.6, 1.2))
    for x in (-0.62, 0.48):
        faces += block((x, -0.64, 0), (x + 0.14, -0.6, 1.2), 1)
    faces += block((-0.62, -0.64, 0), (0.62, -0.6, 0.14), 1)
    faces += block((-0.62, -0.64, 1.06), (0.62, -0.6, 1.2), 1)
    return faces


def _rock() -> list[Face]:
    radii = (0.5, 0.8, 0.72, 0.4)
    return lathe([(r, 0.22 * i) for i, r in enumerate(radii)], 0, 7)


def _teapot() -> list[Face]:
    body = [(0.42, 0), (0.72, 0.22), (0.8, 0.45), (0.68, 0.75), (0.42, 0.92)]
    lid = [(0.4, 0.92), (0.26, 1.04), (0.07, 1.1), (0.09, 1.2), (0.0, 1.26)]
    spout = block((0.62, -0.1, 0.35), (1.0, 0.1, 0.52)) + block(
        (0.94, -0.08, 0.4), (1.1, 0.08, 0.88)
    )
    handle = (
        block((-1.1, -0.06, 0.66), (-0.62, 0.06, 0.78))
        + block((-1.18, -0.06, 0.26), (-1.06, 0.06, 0.78))
        + block((-1.1, -0.06, 0.26), (-0.68, 0.06, 0.38))
    )
    return [*handle, *spout, *lathe(body, 0, 18), *lathe(lid, 1, 16)]


def _mug() -> list[Face]:
    return [
        *block((0.42, -0.06, 0.62), (0.78, 0.06, 0.74)),
        *block((0.7, -0.06, 0.22), (0.8, 0.06, 0.74)),
        *block((0.42, -0.06, 0.22), (0.78, 0.06, 0.33)),
        *lathe([(0.42, 0), (0.46, 0.1), (0.46, 0.95)], 0, 18),
        *lathe([(0.0, 0.9), (0.4, 0.9)], 1, 16),
    ]


def _stairs() -> list[Face]:
    return [
        face
        for i in range(6)
        for face in block((-0.8, -0.9 + 0.3 * i, 0), (0.8, -0.6 + 0.3 * i, 0.2 * (i + 1)), i % 2)
    ]


def _tower() -> list[Face]:
    return [
        *lathe([(0.7, 0), (0.6, 0.3), (0.55, 2.2), (0.72, 2.35), (0.72, 2.6)], 0, 14),
        *lathe([(0.82, 2.6), (0.0, 3.5)], 1, 14),
        *block((-0.16, -0.66, 0.0), (0.16, -0.55, 0.6), 2),
    ]


_SHAPES: dict[str, Callable[[], list[Face]]] = {
    "cube": lambda: block((-0.8, -0.8, 0), (0.8, 0.8, 1.6)),
    "slab": lambda: block((-2, -2, -0.15), (2, 2, 0)),
    "plank": lambda: block((-1.4, -0.5, 0), (1.4, 0.5, 0.3)),
    "wall": lambda: block((-2, -0.1, 0), (2, 0.1, 1.6)),
    "ball": lambda: ball(0.8, (0, 0, 0.8), sides=20),
    "torus": _torus,
    "cone": lambda: lathe([(0.8, 0), (0.0, 1.7)], 0, 20),
    "cylinder": lambda: lathe([(0.6, 0), (0.6, 1.5)], 0, 20),
    "table": _table,
    "chair": _chair,
    "lamp": _lamp,
    "robot": _robot,
    "tree": _tree,
    "house": _house,
    "barrel": _barrel,
    "crate": _crate,
    "rock": _rock,
    "teapot": _teapot,
    "mug": _mug,
    "stairs": _stairs,
    "tower": _tower,
    "vase": lambda: lathe([(0.3, 0), (0.55, 0.35), (0.5, 0.8), (0.22, 1.15), (0.32, 1.45)], 0, 20),
    "capsule": lambda: lathe(
        [(0.0, 0), (0.3, 0.06), (0.45, 0.3), (0.45, 1.5), (0.3, 1.74), (0.0, 1.8)], 0, 16
    ),
}
SHAPES = tuple(_SHAPES)


@lru_cache(maxsize=64)
def shape(name: str) -> Mesh:
    """A mesh that stands on the ground, about two units across."""
    return tuple(_SHAPES[name]())
