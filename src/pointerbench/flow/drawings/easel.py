"""A square of 100 by 100 units to draw marks and objects on, whatever their size."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.drawings.canvas import Canvas, Point, Rect
from pointerbench.picture.frame import Color


class Easel:
    """The square: as large as fits and centred, unless a side and a center are given."""

    __slots__ = ("canvas", "left", "top", "unit")

    def __init__(self, canvas: Canvas, side: float = 0, center: Point | None = None) -> None:
        size = side or min(canvas.w, canvas.h)
        x, y = center or (canvas.w / 2, canvas.h / 2)
        self.canvas = canvas
        self.unit = size / 100
        self.left, self.top = round(x - size / 2), round(y - size / 2)

    def at(self, x: float, y: float) -> Point:
        return self.left + x * self.unit, self.top + y * self.unit

    def rect(self, box: Rect) -> Rect:
        return *self.at(box[0], box[1]), *self.at(box[2], box[3])

    def fill(self, box: Rect, color: Color) -> None:
        self.canvas.fill(*self.rect(box), color)

    def rounded(self, box: Rect, radius: float, color: Color) -> None:
        self.canvas.rounded(self.rect(box), max(1, radius * self.unit), color)

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        self.canvas.disc(*self.at(x, y), radius * self.unit, color)

    def oval(self, center: Point, radii: Point, color: Color, turn: float = 0) -> None:
        size = radii[0] * self.unit, radii[1] * self.unit
        self.canvas.oval(self.at(*center), size, color, turn)

    def polygon(self, points: Sequence[Point], color: Color) -> None:
        self.canvas.polygon([self.at(x, y) for x, y in points], color)

    def blob(self, points: Sequence[Point], color: Color) -> None:
        """A polygon with its corners rounded off, by Chaikin's cuts."""
        for _ in range(2 if self.unit > 0.5 else 1):
            after = [*points[1:], points[0]]
            points = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                for a, b in zip(points, after, strict=True)
                for t in (0.25, 0.75)
            ]
        self.polygon(points, color)

    def stroke(self, points: Sequence[Point], width: float, color: Color) -> None:
        thick = max(1.0, width * self.unit)
        self.canvas.stroke([self.at(x, y) for x, y in points], thick, color)

    def arc(self, center: Point, radii: Point, turns: Point, color: Color) -> None:
        size = radii[0] * self.unit, radii[1] * self.unit
        self.canvas.arc(self.at(*center), size, turns, color)
