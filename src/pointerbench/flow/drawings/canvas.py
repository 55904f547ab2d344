"""The pad that painters draw on: a box of device pixels that nothing drawn on it can leave.

Coordinates are device pixels from the box's top left corner, and fractions are welcome: straight
edges snap to whole pixels, smooth shapes keep sixteenths. What would leave the box is cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, floor, pi, sin

from pointerbench.flow.drawings.values import Line, shades
from pointerbench.picture.frame import Color, Fill, Item, Polygon, Rounded, Tint
from pointerbench.values.geometry import Box

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""

TURN = 2 * pi
_TILE, _SPAN = 64, 96


class Canvas:
    """Collects the items of one drawing, back to front.

    Attributes:
        w, h: size in device pixels.
        u: device pixels of one logical pixel.
        ground: the colour of what lies below the drawing.
    """

    __slots__ = ("box", "ground", "h", "items", "u", "w")

    def __init__(self, box: Box, scale: float, ground: Color) -> None:
        self.box = box
        self.u = scale
        self.ground = ground
        self.w, self.h = box.width, box.height
        self.items: list[Item] = []

    def part(self, x1: float, y1: float, x2: float, y2: float) -> Canvas:
        """A canvas on a part of this one, whose items join this one's."""
        inner = Canvas(self.cut(x1, y1, x2, y2), self.u, self.ground)
        inner.items = self.items
        return inner

    def line_width(self, logical: float) -> int:
        """A line's width in whole device pixels, at least one."""
        return max(1, round(logical * self.u))

    def cut(self, x1: float, y1: float, x2: float, y2: float) -> Box:
        """The whole pixels nearest to a rectangle, as far as they are ours."""
        left, top, right, bottom = self.box
        a = min(max(left + round(x1), left), right)
        b = min(max(top + round(y1), top), bottom)
        return Box(a, b, max(a, min(left + round(x2), right)), max(b, min(top + round(y2), bottom)))

    def fill(self, x1: float, y1: float, x2: float, y2: float, color: Color) -> None:
        left, top, right, bottom = self.box
        # Comparing is faster than min and max, and this is what painters do most.
        a, b, c, d = left + round(x1), top + round(y1), left + round(x2), top + round(y2)
        a = left if a < left else a
        b = top if b < top else b
        c = right if c > right else c
        d = bottom if d > bottom else d
        if c > a and d > b:
            self.items.append(Fill(Box(a, b, c, d), color))

    def tint(self, box: Rect, color: Color, alpha: float) -> None:
        """Blends a colour in; alpha from 0 to 255."""
        whole = self.cut(*box)
        if whole.area:
            self.items.append(Tint(whole, color, round(min(255, max(0, alpha)))))

    def rounded(self, box: Rect, radius: float, color: Color, width: float = 0) -> None:
        """A rounded rectangle, filled, or with a width only its outline."""
        x1, y1, x2, y2 = box
        whole = self.cut(*box)
        if width:
            if whole.area:
                thick = max(1, round(width))
                self.items.append(Rounded(whole, round(radius), None, color, thick))
        elif min(x1, y1) < -0.5 or x2 > self.w + 0.5 or y2 > self.h + 0.5:
            self.polygon(_rounded_corners(box, radius), color)
        elif whole.area > _TILE * _TILE * 4:
            self.polygon(
                _rounded_corners((round(x1), round(y1), round(x2), round(y2)), radius), color
            )
        elif whole.area:
            self.items.append(Rounded(whole, round(radius), color))

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        """A disc; one that lies inside has a whole number of pixels across."""
        size = max(1, round(2 * radius))
        left, top = round(x - size / 2), round(y - size / 2)
        if left < 0 or top < 0 or left + size > self.w or top + size > self.h:
            self.oval((x, y), (radius, radius), color)
            return
        self.rounded((left, top, left + size, top + size), size, color)

    def oval(self, center: Point, radii: Point, color: Color, turn: float = 0) -> None:
        """An ellipse; ``turn`` of a full turn moves it clockwise."""
        self.polygon(oval_points(center, radii, turn), color)

    def polygon(self, points: Sequence[Point], color: Color) -> None:
        inside = _clipped(points, (0, 0, self.w, self.h))
        if len(inside) < 3:
            return
        xs, ys = zip(*inside, strict=True)
        box = min(xs), min(ys), max(xs), max(ys)
        width, height = box[2] - box[0], box[3] - box[1]
        if min(width, height) < 1 / 16:
            return
        if width * height > 3 * _TILE * _TILE:
            self._tiles(inside, box, color)
        else:
            self._piece(inside, color)

    def _piece(self, points: Sequence[Point], color: Color) -> None:
        x0, y0 = self.box[0] * 16, self.box[1] * 16
        snapped = tuple(((x0 + round(x * 16)) / 16, (y0 + round(y * 16)) / 16) for x, y in points)
        self.items.append(Polygon(snapped, color))

    def _tiles(self, points: list[Point], box: Rect, color: Color) -> None:
        """A large polygon as tiles, since the rasteriser is slow on large ones only.

        Tiles meet on whole pixels; the full ones of a row are one plain box.
        """
        for top in range(floor(box[1]), ceil(box[3]), _TILE):
            strip = _clipped(points, (0, top, self.w, top + _TILE))
            full: list[int] = []
            for left in range(floor(box[0]), ceil(box[2]), _TILE):
                piece = _clipped(strip, (left, top, left + _TILE, top + _TILE))
                area = _area(piece)
                if area >= _TILE * _TILE - 0.01:
                    full.append(left)
                elif area > 0.01:
                    self._piece(piece, color)
            if full and full[-1] - full[0] == (len(full) - 1) * _TILE:
                self.fill(full[0], top, full[-1] + _TILE, top + _TILE, color)
            else:
                for left in full:
                    self.fill(left, top, left + _TILE, top + _TILE, color)

    def stroke(self, points: Sequence[Point], width: float, color: Color) -> None:
        """A line with round joints and ends."""
        half = width / 2
        for (x1, y1), (x2, y2) in pairwise(points):
            length = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1e-6)
            dx, dy = (y2 - y1) / length * half, (x1 - x2) / length * half
            corners = (
                (x1 + dx, y1 + dy),
                (x2 + dx, y2 + dy),
                (x2 - dx, y2 - dy),
                (x1 - dx, y1 - dy),
            )
            self.polygon(corners, color)
        if width > 1.5:
            for x, y in points:
                self.oval((x, y), (half, half), color)

    def arc(
        self, center: Point, radii: tuple[float, float], turns: tuple[float, float], color: Color
    ) -> None:
        """A piece of a ring between two radii, from turn to turn (0 is up, 0.25 right).

        It is made of small pieces that overlap a little, for the rasteriser's sake.
        """
        (x, y), (inner, outer), (start, end) = center, radii, turns
        pieces = max(1, ceil((end - start) * 12))
        step = (end - start) / pieces
        lap = min(step, 1.5 / max(1.0, TURN * outer))
        for i in range(pieces):
            first = start + i * step
            last = first + step + (lap if i < pieces - 1 else 0)
            angles = [(first + (last - first) * k / 6 - 0.25) * TURN for k in range(7)]
            rim = [(x + outer * cos(a), y + outer * sin(a)) for a in angles]
            core = [(x + inner * cos(a), y + inner * sin(a)) for a in reversed(angles)]
            self.polygon(rim + core, color)

    def sky(self, y1: float, y2: float, colors: tuple[Color, ...], rows: int = 64) -> None:
        """Rows that run through the colours from y1 down to y2, over the whole width."""
        count = max(1, min(rows, int((y2 - y1) / max(1.5, self.u))))
        edges = [y1 + (y2 - y1) * i / count for i in range(count + 1)]
        for color, (top, bottom) in zip(shades(colors, count), pairwise(edges), strict=True):
            self.fill(0, top, self.w, bottom, color)

    def ridge(self, line: Line, color: Color, bottom: float = -1) -> None:
        """The land below a line: ``line`` gives its y (in pixels) for an x from 0 to 1.

        Its smooth edge is cut in short polygons, with plain fills below them.
        """
        foot = self.h if bottom < 0 else bottom
        step = max(2.0, min(8.0, self.w / 60))
        x0, y0 = self.box[:2]
        for left in range(0, self.w, _SPAN):
            right = min(self.w, left + _SPAN)
            count = ceil((right - left) / step)
            xs = [left + (right - left) * i / count for i in range(count + 1)]
            ys = [line(x / self.w) for x in xs]
            if min(ys) < 0 or max(ys) > foot:
                ys = [min(foot, max(0.0, y)) for y in ys]
            low = min(ceil(foot), ceil(max(ys)))
            if low > min(ys):
                tops = [(x0 + x, y0 + y) for x, y in zip(xs, ys, strict=True)]
                corners = (*tops, (x0 + right, y0 + low), (x0 + left, y0 + low))
                self.items.append(Polygon(corners, color))
            self.fill(left, low, right, foot, color)


def _rounded_corners(box: Rect, radius: float) -> list[Point]:
    x1, y1, x2, y2 = box
    r = max(0.0, min(radius, (x2 - x1) / 2, (y2 - y1) / 2))
    centers = ((x2 - r, y1 + r), (x2 - r, y2 - r), (x1 + r, y2 - r), (x1 + r, y1 + r))
    return [
        (x + r * cos((k / 8 + corner - 1) * pi / 2), y + r * sin((k / 8 + corner - 1) * pi / 2))
        for corner, (x, y) in enumerate(centers)
        for k in range(9)
    ]


def oval_points(center: Point, radii: Point, turn: float = 0) -> list[Point]:
    (x, y), (rx, ry) = center, radii
    unit = _circle(max(12, min(72, int(rx + ry) // 4 * 4)))
    if not turn:
        return [(x + rx * c, y + ry * s) for c, s in unit]
    a, b = cos(turn * TURN), sin(turn * TURN)
    return [(x + rx * c * a - ry * s * b, y + rx * c * b + ry * s * a) for c, s in unit]


@lru_cache(maxsize=64)
def _circle(count: int) -> tuple[Point, ...]:
    return tuple((cos(TURN * i / count), sin(TURN * i / count)) for i in range(count))


def _area(points: Sequence[Point]) -> float:
    pairs = zip(points, [*points[1:], *points[:1]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def _clipped(points: Sequence[Point], box: Rect) -> list[Point]:
    """The part of a polygon in a rectangle, by Sutherland and Hodgman."""
    result = list(points)
    if not result:
        return result
    xs, ys = zip(*points, strict=True)
    if min(xs) >= box[0] and max(xs) <= box[2] and min(ys) >= box[1] and max(ys) <= box[3]:
        return result
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        inside = [(p[axis] - limit) * sign >= 0 for p in result]
        if all(inside):
            continue
        if not any(inside):
            return []
        result = _half(result, axis, limit, sign)
    return result


def _half(points: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    kept: list[Point] = []
    for a, b in zip([points[-1], *points[:-1]], points, strict=True):
        ina, inb = (a[axis] - limit) * sign >= 0, (b[axis] - limit) * sign >= 0
        if ina != inb:
            t = (limit - a[axis]) / (b[axis] - a[axis])
            kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        if inb:
            kept.append(b)
    return kept
