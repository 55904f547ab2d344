"""Streets of a town, as maps for travellers draw them: a bent grid, a river, parks, names."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from pointerbench.suites.pro.kit.mapping import HIGH, WIDE, Point, path
from pointerbench.values.rng import Stream

_LAYERS = ("commerce", "parks", "buildings", "local", "water", "main", "highway", "rail")

Bend = Callable[[float, float], Point]


def _bent(stream: Stream) -> Bend:
    """Turns and bends a grid, so that no street is straight."""
    a, b, c = (stream.uniform(0, math.tau) for _ in range(3))
    turn = math.radians(stream.uniform(5, 14) * stream.pick((-1, 1)))
    sin, cos = math.sin(turn), math.cos(turn)

    def bend(x: float, y: float) -> Point:
        u = x + 30 * math.sin(y / 190 + a) + 12 * math.sin((x + y) / 140 + b) - WIDE / 2
        v = y + 24 * math.sin(x / 210 + c) + 10 * math.sin((x - y) / 150 + a) - HIGH / 2
        return WIDE / 2 + u * cos - v * sin, HIGH / 2 + u * sin + v * cos

    return bend


def _lines(stream: Stream, long: float, low: int, high: int) -> list[float]:
    found = [-260.0]
    while found[-1] < long + 260:
        found.append(found[-1] + stream.integer(low, high))
    return found


def _d(points: Sequence[Point], closed: bool = False) -> str:
    return path([(round(x, 1), round(y, 1)) for x, y in points], closed)


class Town:
    """A town of 1760 by 1000: paths of its layers, its crossings and the names on its streets."""

    def __init__(self, stream: Stream, names: list[str]) -> None:
        self.stream = stream
        self.bend = _bent(stream)
        self.xs = _lines(stream, WIDE, 58, 104)
        self.ys = _lines(stream, HIGH, 48, 84)
        self.wide_x = {n for n in range(len(self.xs)) if n % 5 == 2}
        self.wide_y = {n for n in range(len(self.ys)) if n % 5 == 3}
        self.flow, self.tilt = stream.uniform(0.38, 0.62) * HIGH, stream.uniform(-0.14, 0.14)
        self.layers: dict[str, list[str]] = {name: [] for name in _LAYERS}
        self.labels: list[dict[str, Any]] = []
        self.called: dict[int, str] = {}
        self._blocks()
        self._streets()
        self._river()
        self._name(iter(names))

    def at(self, column: int, row: int) -> Point:
        """A crossing."""
        return self.bend(self.xs[column], self.ys[row])

    def drawn(self) -> dict[str, Any]:
        return {
            "layers": [{"id": name, "d": "".join(ds)} for name, ds in self.layers.items() if ds],
            "labels": self.labels,
        }

    def route(self, start: tuple[int, int], end: tuple[int, int], column: int) -> list[Point]:
        """From a crossing to another one, over the bridge of a column."""
        (a, b), (c, d) = start, end
        first = [self.at(n, b) for n in _way(a, column)]
        up = [self.at(column, n) for n in _way(b, d)]
        last = [self.at(n, d) for n in _way(column, c)]
        return [(round(x, 1), round(y, 1)) for x, y in (*first, *up[1:], *last[1:])]

    def wet(self, x: float, y: float, room: float = 70) -> bool:
        """Whether a place is in the river, or nearer to its middle than so much."""
        return abs(y - self._stream(x)) < room

    def _stream(self, x: float) -> float:
        return self.flow + (x - WIDE / 2) * self.tilt + 46 * math.sin(x / 230 + self.flow)

    def _blocks(self) -> None:
        stream = self.stream
        for i, (x, x2) in enumerate(pairwise(self.xs)):
            for j, (y, y2) in enumerate(pairwise(self.ys)):
                kind = stream.uniform(0, 1)
                ring = [self.bend(*at) for at in ((x, y), (x2, y), (x2, y2), (x, y2))]
                if kind < 0.07 or (i % 9 in (3, 4) and j % 7 in (2, 3)):
                    self.layers["parks"].append(_d(ring, True))
                    continue
                if kind < 0.22:
                    self.layers["commerce"].append(_d(ring, True))
                self._houses(x + 7, y + 7, x2 - 7, y2 - 7)

    def _houses(self, x: float, y: float, x2: float, y2: float) -> None:
        stream, at = self.stream, x
        while at < x2 - 10:
            own = min(stream.integer(14, 34), x2 - at)
            for top, low in ((y, y + (y2 - y) * 0.4), (y + (y2 - y) * 0.6, y2)):
                if stream.chance(0.8):
                    foot, end = low - stream.uniform(0, 6), at + own - 3
                    ring = ((at, top), (end, top), (end, foot), (at, foot))
                    self.layers["buildings"].append(_d([self.bend(*one) for one in ring], True))
            at += own

    def _streets(self) -> None:
        stream, rows, columns = self.stream, range(len(self.ys)), range(len(self.xs))
        for n in columns:
            points = [self.at(n, m) for m in rows]
            self._street(points, n in self.wide_x, n == 12)
        for m in rows:
            points = [self.at(n, m) for n in columns]
            self._street(points, m in self.wide_y, False)
        a, b = stream.uniform(0.1, 0.35) * HIGH, stream.uniform(0.65, 0.9) * HIGH
        ends = [(-60, a), (WIDE * 0.34, a + 60), (WIDE * 0.66, b - 80), (WIDE + 60, b)]
        self.layers["rail"].append(_d(ends))

    def _street(self, points: list[Point], wide: bool, fast: bool) -> None:
        if wide or fast:
            self.layers["highway" if fast else "main"].append(_d(points))
            return
        for one, other in pairwise(points):
            if self.stream.chance(0.86):
                self.layers["local"].append(_d([one, other]))

    def _river(self) -> None:
        line = [(x, self._stream(x)) for x in range(-80, int(WIDE) + 120, 40)]
        self.layers["water"].append(_d(line))

    def _name(self, names: Iterator[str]) -> None:
        for n in sorted(self.wide_x):
            self.called[n] = next(names)
            for m in (3, 7, 11):
                self._label(self.called[n], self.at(n, m), self.at(n, m + 1))
        for m in sorted(self.wide_y):
            name = next(names)
            for n in (7, 11, 15, 19):
                self._label(name, self.at(n, m), self.at(n + 1, m))

    def _label(self, name: str, one: Point, other: Point) -> None:
        x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        angle = math.degrees(math.atan2(other[1] - one[1], other[0] - one[0]))
        angle = (angle + 90) % 180 - 90
        if 20 < x < WIDE - 20 and 20 < y < HIGH - 20 and not self.wet(x, y, 60):
            place = {"x": round(x), "y": round(y), "angle": round(angle, 1)}
            self.labels.append({"name": name, **place})


def _way(a: int, b: int) -> range:
    return range(a, b + 1) if a <= b else range(a, b - 1, -1)
