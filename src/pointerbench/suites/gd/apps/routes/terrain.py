"""Land that never was: hills, basins and ridges as one function, and the paths that cross it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from pointerbench.values.rng import Stream

WIDTH, HEIGHT = 2000, 1400
"""The land in units of ten metres."""
LAKE = 640
"""What lies lower is under water."""
_EDGE = 240  # how far paths stay away from the border
_BASE = 830

Point = tuple[float, float]
Height = Callable[[float, float], float]


def drawn(stream: Stream) -> dict[str, Any]:
    """Peaks and basins on a jittered grid, small hills between, waves that warp all."""
    cells = stream.shuffled([(x, y) for x in range(4) for y in range(3)])
    spots = [
        (330 + x * 445 + stream.integer(-90, 90), 300 + y * 400 + stream.integer(-80, 80))
        for x, y in cells
    ]
    hills = [[*spot, stream.integer(560, 1150), stream.integer(130, 210)] for spot in spots[:7]]
    hills += [[*spot, -stream.integer(430, 540), stream.integer(110, 160)] for spot in spots[7:9]]
    for _ in range(10):
        at = (stream.integer(60, WIDTH - 60), stream.integer(60, HEIGHT - 60))
        hills.append([*at, stream.integer(90, 280), stream.integer(60, 120)])
    waves = [stream.uniform(0, 6.28) for _ in range(4)]
    ridges = [[stream.uniform(0, 3.1), length] for length in (88, 57, 33)]
    return {"hills": hills, "waves": waves, "ridges": ridges}


def height_of(land: dict[str, Any]) -> Height:
    """How high the land is at a point; the page has the same function."""
    hills, ridges = land["hills"], land["ridges"]
    a, b, c, d = land["waves"]

    def height(x: float, y: float) -> float:
        u = x + 22 * math.sin(y / 61 + a) + 9 * math.sin(y / 23 + b)
        v = y + 22 * math.sin(x / 57 + c) + 9 * math.sin(x / 27 + d)
        raised = sum(
            top * math.exp(-((u - hx) ** 2 + (v - hy) ** 2) / (2 * wide * wide))
            for hx, hy, top, wide in hills
        )
        ridge = sum(
            1 - abs(math.sin((u * math.cos(turn) + v * math.sin(turn)) / length))
            for turn, length in ridges
        )
        return float(_BASE + raised * (0.87 + 0.07 * ridge) + 17 * ridge)

    return height


def path(stream: Stream, start: Point, goal: Point) -> list[Point]:
    """A winding way from one point to another."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    bends = [(k, stream.uniform(-0.16, 0.16) / k**0.7) for k in (1, 2, 3, 4)]
    bends += [(k, stream.uniform(-0.02, 0.02)) for k in (9, 13, 19)]
    points = []
    for n in range(121):
        t = n / 120
        aside = sum(size * math.sin(k * math.pi * t) for k, size in bends)
        points.append((start[0] + dx * t - dy * aside, start[1] + dy * t + dx * aside))
    return points


def loop(stream: Stream, centre: Point, radius: float) -> list[Point]:
    """A winding way round a point."""
    bends = [(k, stream.uniform(-0.2, 0.2), stream.uniform(0, 6.28)) for k in (2, 3, 4, 5)]
    bends += [(k, stream.uniform(-0.04, 0.04), stream.uniform(0, 6.28)) for k in (9, 14, 21)]
    begun = stream.uniform(0, 6.28)
    points = []
    for n in range(121):
        turn = n / 120 * 2 * math.pi
        far = radius * (1 + sum(size * math.sin(k * turn + at) for k, size, at in bends))
        angle = turn + begun
        points.append((centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle)))
    return points


def dry(points: list[Point], height: Height) -> bool:
    """Whether a way stays on the land, and away from its border."""
    return all(
        _EDGE <= x <= WIDTH - _EDGE and _EDGE <= y <= HEIGHT - _EDGE and height(x, y) > LAKE + 8
        for x, y in points
    )


def measured(points: list[Point], height: Height) -> tuple[list[float], list[int]]:
    """Kilometres from the start and metres above the sea, point by point."""
    gone = [0.0]
    for (x, y), (left, top) in zip(points[1:], points, strict=False):
        gone.append(gone[-1] + math.hypot(x - left, y - top) / 100)
    return [round(far, 2) for far in gone], [round(height(x, y)) for x, y in points]
