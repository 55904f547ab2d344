"""Shaded solids in parallel projection, put together from convex bodies back to front."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from pointerbench.flow.drawings.canvas import Point
from pointerbench.flow.drawings.values import mix
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet

Spatial = tuple[float, float, float]

_LIGHT = (-0.35, -0.55, 0.76)
_ROUND = 40


class Camera(NamedTuple):
    """A parallel projection: where the origin falls, pixels a unit, and the angles in radians by
    which the camera goes around the z axis, and looks down."""

    x: float
    y: float
    scale: float
    yaw: float = 0.6
    pitch: float = 0.55

    def turned(self, point: Spatial) -> Spatial:
        """To the right, into the picture, up."""
        x, y, z = point
        c, s = cos(self.yaw), sin(self.yaw)
        return x * c - y * s, x * s + y * c, z

    def spot(self, point: Spatial) -> Point:
        x, y, z = self.turned(point)
        high = z * cos(self.pitch) + y * sin(self.pitch)
        return self.x + self.scale * x, self.y - self.scale * high

    def depth(self, point: Spatial) -> float:
        _, y, z = self.turned(point)
        return y * cos(self.pitch) - z * sin(self.pitch)

    def faces(self, normal: Spatial) -> bool:
        """Whether a face with that normal can be seen."""
        return self.depth(normal) < -1e-6


class Solid:
    """Draws bodies on a sheet; ``edge`` is the colour of their edges ("" for none)."""

    def __init__(self, sheet: Sheet, camera: Camera, edge: str = "#20242a") -> None:
        self.sheet, self.camera, self.edge = sheet, camera, edge

    def face(
        self, color: str, points: Sequence[Spatial], normal: Spatial, *, edged: bool = True
    ) -> None:
        """A flat face, lit by its normal, if it is turned to the camera."""
        if not self.camera.faces(normal):
            return
        length = sum(part * part for part in normal) ** 0.5
        x, y, z = self.camera.turned(normal)
        light = (x * _LIGHT[0] + y * _LIGHT[1] + z * _LIGHT[2]) / length
        shown = mix(mix(color, "#000000", 0.42), mix(color, "#ffffff", 0.3), 0.35 + 0.6 * light)
        spots = [self.camera.spot(point) for point in points]
        self.sheet.ink.area(shown, *spots)
        if edged and self.edge:
            self.sheet.ink.line(self.edge, 1, *spots, spots[0])
        elif not edged:
            # Smooth edges of neighbours would let the ground through.
            self.sheet.ink.line(shown, 1, *spots, spots[0])

    def box(self, color: str, low: Spatial, high: Spatial) -> None:
        (x1, y1, z1), (x2, y2, z2) = low, high
        self.prism(color, ((x1, y1), (x2, y1), (x2, y2), (x1, y2)), (z1, z2))

    def prism(
        self,
        color: str,
        outline: Sequence[Point],
        span: Point,
        *,
        axis: str = "z",
        smooth: bool = False,
    ) -> None:
        """An outline (counter-clockwise seen against the axis) drawn out along an axis."""
        low, high = span
        sides = []
        for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
            corners = [
                _along(axis, p, t)
                for p, t in (((ax, ay), low), ((bx, by), low), ((bx, by), high), ((ax, ay), high))
            ]
            normal = _along(axis, (by - ay, ax - bx), 0)
            sides.append((self.camera.depth(corners[0]), corners, normal))
        for _, corners, normal in sorted(sides, key=lambda side: -side[0]):
            self.face(color, corners, normal, edged=not smooth)
        for at, sign in ((low, -1.0), (high, 1.0)):
            self.face(
                color, [_along(axis, point, at) for point in outline], _along(axis, (0, 0), sign)
            )
        if smooth and self.edge:
            self._rim(outline, low, high, axis)

    def _rim(self, outline: Sequence[Point], low: float, high: float, axis: str) -> None:
        """The far edge of a round body, as far as its sides are seen."""
        hidden = low if self.camera.faces(_along(axis, (0, 0), 1)) else high
        for one, other in pairwise([*outline, outline[0]]):
            if self.camera.faces(_along(axis, (other[1] - one[1], one[0] - other[0]), 0)):
                ends = [self.camera.spot(_along(axis, point, hidden)) for point in (one, other)]
                self.sheet.ink.line(self.edge, 1, *ends)

    def cylinder(
        self, color: str, center: Point, radius: float, span: Point, axis: str = "z"
    ) -> None:
        self.prism(color, circle(center, radius), span, axis=axis, smooth=True)

    def hole(
        self,
        center: Point,
        at: float,
        radius: float,
        axis: str = "z",
        depth: float = 6,
        color: str = "#8a8f98",
    ) -> Rect:
        """A bore in a face that lies at a height along an axis; its box."""
        rim = [self.camera.spot(_along(axis, point, at)) for point in circle(center, radius)]
        sign = 1 if self.camera.faces(_along(axis, (0, 0), 1)) else -1
        foot = [
            self.camera.spot(_along(axis, point, at - sign * depth))
            for point in circle(center, radius)
        ]
        ink = self.sheet.ink
        ink.area(mix(color, "#000000", 0.35), *rim)
        dx, dy = foot[0][0] - rim[0][0], foot[0][1] - rim[0][1]
        shown = [p for p in foot if _inside(p, rim)]
        if len(shown) > 4 and (dx or dy):
            middle = (sum(x for x, _ in shown) / len(shown), sum(y for _, y in shown) / len(shown))
            ring = [
                (middle[0] + (x - middle[0]) * 0.98, middle[1] + (y - middle[1]) * 0.98)
                for x, y in shown
            ]
            ink.area(mix(color, "#000000", 0.68), *ring)
        if self.edge:
            ink.line(self.edge, 1, *rim, rim[0])
        xs, ys = [x for x, _ in rim], [y for _, y in rim]
        return min(xs), min(ys), max(xs), max(ys)

    def bounds(self, points: Sequence[Spatial]) -> Rect:
        """The box around what is seen of points."""
        spots = [self.camera.spot(point) for point in points]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return min(xs), min(ys), max(xs), max(ys)


def circle(center: Point, radius: float, count: int = _ROUND) -> list[Point]:
    return [
        (center[0] + radius * cos(2 * pi * k / count), center[1] + radius * sin(2 * pi * k / count))
        for k in range(count)
    ]


def gear_outline(radius: float, teeth: int, depth: float) -> list[Point]:
    """A toothed wheel's outline around the origin."""
    points: list[Point] = []
    for k in range(teeth):
        for share, reach in (
            (0.0, radius - depth),
            (0.28, radius - depth),
            (0.4, radius),
            (0.62, radius),
            (0.74, radius - depth),
        ):
            turn = 2 * pi * (k + share) / teeth
            points.append((reach * cos(turn), reach * sin(turn)))
    return points


def _along(axis: str, point: Point, at: float) -> Spatial:
    """A point of a plane across an axis, at a height along it; the plane keeps its turn."""
    u, v = point
    return {"x": (at, u, v), "y": (v, at, u), "z": (u, v, at)}[axis]


def _inside(point: Point, outline: Sequence[Point]) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found
