"""A camera that projects bodies, and what of a view they cover."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from pointerbench.flow.drawings.studio_bodies import Face, Mesh, Vector, shape


class Camera(NamedTuple):
    """Looks at a point from a distance; angles are shares of a full turn, ``zoom`` is pixels."""

    yaw: float = 0.1
    pitch: float = 0.07
    distance: float = 12
    zoom: float = 700
    height: float = 1

    def seen(self, point: Vector) -> tuple[float, float, float]:
        """Right and down of the view's middle in pixels, and how far away."""
        a, b = self.yaw * 2 * pi, self.pitch * 2 * pi
        x, y, z = point[0], point[1], point[2] - self.height
        right = x * cos(a) - y * sin(a)
        deep = x * sin(a) + y * cos(a)
        up = z * cos(b) + deep * sin(b)
        far = self.distance + deep * cos(b) - z * sin(b)
        far = max(0.4, far)
        return right * self.zoom / far, -up * self.zoom / far, far


def placed(mesh: Mesh, at: Vector, size: float, turn: float) -> Mesh:
    """The mesh somewhere in the world, turned about its upright axis."""
    c, s = cos(turn * 2 * pi) * size, sin(turn * 2 * pi) * size
    return tuple(
        Face(
            tuple(
                (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z * size)
                for x, y, z in face.corners
            ),
            face.tone,
        )
        for face in mesh
    )


class Extent(NamedTuple):
    """What a body covers in a view: pixels from its middle, and how far away it is."""

    left: float
    top: float
    right: float
    bottom: float
    far: float


@lru_cache(maxsize=512)
def extent(name: str, at: Vector, size: float, turn: float, camera: Camera) -> Extent:
    """Where a body is seen."""
    points = [
        camera.seen(corner)
        for face in placed(shape(name), at, size, turn)
        for corner in face.corners
    ]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    middle = camera.seen((at[0], at[1], at[2] + size * 0.5))[2]
    return Extent(min(xs), min(ys), max(xs), max(ys), middle)
