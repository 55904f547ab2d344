"""Line work of engineers and scientists: strokes put together elsewhere, tool signs, grids.

A `vectors` drawing is a list of strokes in logical pixels, which `Vectors` collects; a `glyph` is
one of the small signs of `pointerbench.flow.drawings.signs`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from pointerbench.flow.drawings.canvas import Canvas, Point
from pointerbench.flow.drawings.signs import SIGNS
from pointerbench.flow.drawings.values import (
    Colors,
    Data,
    blend,
    color_of,
    mix,
    number_of,
    variant_of,
)
from pointerbench.flow.nodes import Color, Drawing

_LINE, _AREA, _DOT, _RING, _ARC = range(5)
_NEEDED = {_LINE: 4, _AREA: 6, _DOT: 3, _RING: 3, _ARC: 5}
_HEAD = 5  # numbers before those of a stroke's shape
_GRAY = "#808080"
_THIN = 1.5  # wider strokes need round joints


class Vectors:
    """Strokes for a `vectors` drawing, back to front, in logical pixels from its corner."""

    def __init__(self) -> None:
        self._colors: dict[Color, int] = {}
        self._data: list[float] = []

    def line(self, color: Color, width: float, *points: Point, dash: float = 0) -> None:
        """A line through the points; ``dash`` is the length of its dashes."""
        self._add(_LINE, color, width, dash, [part for point in points for part in point])

    def area(self, color: Color, *points: Point) -> None:
        self._add(_AREA, color, 0, 0, [part for point in points for part in point])

    def rect(self, color: Color, box: tuple[float, float, float, float], width: float = 0) -> None:
        """A rectangle (left, top, right, bottom), filled, or with a width only its outline."""
        x1, y1, x2, y2 = box
        corners = ((x1, y1), (x2, y1), (x2, y2), (x1, y2))
        if width:
            self.line(color, width, *corners, corners[0])
        else:
            self.area(color, *corners)

    def dot(self, color: Color, x: float, y: float, radius: float) -> None:
        self._add(_DOT, color, 0, 0, [x, y, radius])

    def ring(self, color: Color, width: float, x: float, y: float, radius: float) -> None:
        self._add(_RING, color, width, 0, [x, y, radius])

    def arc(
        self, color: Color, width: float, center: Point, radius: float, turns: tuple[float, float]
    ) -> None:
        """A piece of a circle from turn to turn (0 is up, 0.25 right)."""
        self._add(_ARC, color, width, 0, [*center, radius, *turns])

    def drawing(self) -> Drawing:
        """The strokes as a drawing that fills its place."""
        return Drawing("vectors", 1, None, tuple(self._colors), tuple(self._data), grow=1)

    def _add(
        self, kind: int, color: Color, width: float, dash: float, numbers: list[float]
    ) -> None:
        place = self._colors.setdefault(color, len(self._colors))
        self._data += (kind, place, width, dash, len(numbers), *numbers)


def vectors(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Strokes as `Vectors` has them (none: a cross). Colors: those that strokes name by number."""
    at, unit = 0, canvas.u
    if len(data) < _HEAD:
        for start, stop in (((0, 0), (canvas.w, canvas.h)), ((canvas.w, 0), (0, canvas.h))):
            _path(canvas, [[start, stop]], max(1.0, unit), color_of(colors, 0, _GRAY))
    while at + _HEAD <= len(data):
        kind, place, width, dash, count = data[at : at + _HEAD]
        at += _HEAD
        numbers = [value * unit for value in data[at : at + max(0, int(count))]]
        if len(numbers) < _NEEDED.get(int(kind), len(numbers) + 1):
            return
        color = color_of(colors, max(0, int(place)), _GRAY)
        _stroke(canvas, int(kind), color, width * unit, dash * unit, numbers)
        at += int(count)


def _stroke(
    canvas: Canvas, kind: int, color: Color, width: float, dash: float, numbers: list[float]
) -> None:
    if kind == _DOT:
        canvas.disc(numbers[0], numbers[1], numbers[2], color)
    elif kind == _RING:
        _ring(canvas, numbers, max(1.0, width), color)
    elif kind == _ARC:
        x, y, radius = numbers[:3]
        turns = (numbers[3] / canvas.u, numbers[4] / canvas.u)
        half = max(1.0, width) / 2
        canvas.arc((x, y), (max(0.0, radius - half), radius + half), turns, color)
    else:
        points = list(_pairs(numbers))
        if kind == _AREA:
            _area(canvas, points, color)
        else:
            _path(canvas, _dashed(points, dash) if dash > 0 else [points], max(1.0, width), color)


def _ring(canvas: Canvas, numbers: list[float], width: float, color: Color) -> None:
    x, y, radius = numbers[:3]
    reach = radius + width / 2
    inside = reach <= x <= canvas.w - reach and reach <= y <= canvas.h - reach
    if inside and width < _THIN:
        canvas.rounded((x - reach, y - reach, x + reach, y + reach), reach, color, width)
    else:
        canvas.arc((x, y), (max(0.0, radius - width / 2), reach), (0, 1), color)


def _area(canvas: Canvas, points: list[Point], color: Color) -> None:
    xs, ys = {x for x, _ in points}, {y for _, y in points}
    if len(points) == 4 and len(xs) == len(ys) == 2:
        canvas.fill(min(xs), min(ys), max(xs), max(ys), color)
    else:
        canvas.polygon(points, color)


def _path(canvas: Canvas, paths: Sequence[list[Point]], width: float, color: Color) -> None:
    """Straight pieces along the axes lie on whole pixels, so that they are crisp."""
    for path in paths:
        for one, other in pairwise(path):
            (x1, y1), (x2, y2) = one, other
            thick = max(1, round(width))
            if x1 == x2:
                left = round(x1 - thick / 2 + 0.01)
                canvas.fill(left, min(y1, y2), left + thick, max(y1, y2) + thick / 2, color)
            elif y1 == y2:
                top = round(y1 - thick / 2 + 0.01)
                canvas.fill(min(x1, x2), top, max(x1, x2) + thick / 2, top + thick, color)
            else:
                canvas.stroke((one, other), width if width > _THIN else 1.2 * width, color)


def _dashed(points: list[Point], dash: float) -> list[list[Point]]:
    """The path cut in dashes with gaps of six tenths of their length."""
    parts: list[list[Point]] = []
    for (x1, y1), (x2, y2) in pairwise(points):
        length = hypot(x2 - x1, y2 - y1)
        at = 0.0
        while at < length - 0.5 and len(parts) < 400:
            stop = min(length, at + dash)
            parts.append(
                [(x1 + (x2 - x1) * t / length, y1 + (y2 - y1) * t / length) for t in (at, stop)]
            )
            at += dash * 1.6
    return parts


def glyph(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A tool's sign. Data: its number in `SIGNS`. Colors: ink, accent."""
    ink = color_of(colors, 0, mix(canvas.ground, "#808080", 0.9))
    paints = ink, color_of(colors, 1, ink)
    unit = min(canvas.w, canvas.h) / 16
    for kind, second, numbers in SIGNS[variant_of(data) % len(SIGNS)][1]:
        own = [value * unit for value in numbers]
        if kind == "arc":
            half = 0.6 * unit
            canvas.arc(
                (own[0], own[1]),
                (own[2] - half, own[2] + half),
                (numbers[3], numbers[4]),
                paints[second],
            )
        elif kind == "ring":
            _ring(canvas, own, 1.2 * unit, paints[second])
        elif kind == "dot":
            canvas.disc(own[0], own[1], own[2], paints[second])
        elif kind == "area":
            _area(canvas, list(_pairs(own)), paints[second])
        else:
            _path(canvas, [list(_pairs(own))], (1.15 if kind == "line" else 2) * unit,
                  paints[second])  # fmt: skip


def _pairs(numbers: Sequence[float]) -> Iterator[Point]:
    return zip(numbers[::2], numbers[1::2], strict=False)


def grid_lines(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Squared paper. Data: step, how many steps to a strong line, 1 for dots instead of lines,
    where the first line lies. Colors: strong, weak."""
    step = max(4.0, number_of(data, 0, 10)) * canvas.u
    every = max(1, int(number_of(data, 1, 5)))
    strong = color_of(colors, 0, mix(canvas.ground, "#808080", 0.3))
    weak = color_of(colors, 1, mix(canvas.ground, strong, 0.45))
    start = number_of(data, 3, 0) * canvas.u
    xs = [start + step * i for i in range(int((canvas.w - start) / step) + 1)]
    ys = [start + step * i for i in range(int((canvas.h - start) / step) + 1)]
    thick = canvas.line_width(1)
    if number_of(data, 2, 0):
        for x in xs:
            for y in ys:
                canvas.fill(round(x), round(y), round(x) + thick, round(y) + thick, strong)
        return
    for part in (False, True):
        color = strong if part else weak
        for i, x in enumerate(xs):
            if (i % every == 0) == part:
                canvas.fill(round(x), 0, round(x) + thick, canvas.h, color)
        for i, y in enumerate(ys):
            if (i % every == 0) == part:
                canvas.fill(0, round(y), canvas.w, round(y) + thick, color)


def gradient(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Colours from top to bottom, or with a 1 in the data from left to right."""
    shown = colors or ("#3b4cc0", "#dddddd", "#b40426")
    if not number_of(data, 0, 0):
        canvas.sky(0, canvas.h, shown, 128)
        return
    count = max(1, min(128, canvas.w))
    for i in range(count):
        left, right = canvas.w * i / count, canvas.w * (i + 1) / count
        canvas.fill(left, 0, right, canvas.h, blend(shown, i / max(1, count - 1)))
