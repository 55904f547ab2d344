"""Pieces of vector artwork that fill their box, and the outlines that editors draw on them."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point, oval_points
from pointerbench.flow.drawings.studio_tools import outline
from pointerbench.flow.drawings.values import (
    Colors,
    Data,
    color_of,
    crag,
    darker,
    lighter,
    number_of,
)

Draw = Callable[[Canvas, str, str, int], None]


def art(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A piece of artwork. Data: which of `ART`, variant. Colors: its own, a second one."""
    name = ART[int(number_of(data, 0, 0)) % len(ART)]
    first = color_of(colors, 0, "#e4572e")
    second = color_of(colors, 1, lighter(first, 0.4))
    _ART[name](canvas, first, second, int(number_of(data, 1, 0)))


def _points(canvas: Canvas, *shares: float) -> list[Point]:
    pairs = zip(shares[::2], shares[1::2], strict=True)
    return [(canvas.w * x / 100, canvas.h * y / 100) for x, y in pairs]


def _shaped(*shares: float) -> Draw:
    def draw(canvas: Canvas, first: str, second: str, variant: int) -> None:
        canvas.polygon(_points(canvas, *shares), first)

    return draw


def _box(canvas: Canvas, first: str, second: str, variant: int) -> None:
    canvas.fill(0, 0, canvas.w, canvas.h, first)


def _pill(canvas: Canvas, first: str, second: str, variant: int) -> None:
    radius = (8 + 10 * variant) * canvas.u
    canvas.rounded((0, 0, canvas.w, canvas.h), radius, first)


def _oval(canvas: Canvas, first: str, second: str, variant: int) -> None:
    canvas.oval((canvas.w / 2, canvas.h / 2), (canvas.w / 2, canvas.h / 2), first)


def _ring(canvas: Canvas, first: str, second: str, variant: int) -> None:
    r = min(canvas.w, canvas.h) / 2
    canvas.arc((canvas.w / 2, canvas.h / 2), (r * (0.7, 0.86)[variant % 2], r), (0, 1), first)


def _spikes(count: int, inner: float) -> Draw:
    def draw(canvas: Canvas, first: str, second: str, variant: int) -> None:
        x, y = canvas.w / 2, canvas.h / 2
        canvas.polygon(
            [
                (
                    x + x * (1, inner)[k % 2] * cos(TURN * (k / (2 * count) - 0.25)),
                    y + y * (1, inner)[k % 2] * sin(TURN * (k / (2 * count) - 0.25)),
                )
                for k in range(2 * count)
            ],
            first,
        )

    return draw


def _sun(canvas: Canvas, first: str, second: str, variant: int) -> None:
    _spikes(14, 0.74)(canvas, second, first, variant)
    canvas.oval((canvas.w / 2, canvas.h / 2), (canvas.w * 0.35, canvas.h * 0.35), first)


def _mountain(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    peak = (0.5, 0.36, 0.64)[variant % 3]
    canvas.polygon(((0, h), (w * peak, 0), (w, h)), first)
    left = (w * peak * 0.7, h * 0.3)
    right = (w * (peak + (1 - peak) * 0.3), h * 0.3)
    teeth = [(w * (peak + d), h * y) for d, y in ((0.07, 0.23), (0.01, 0.34), (-0.06, 0.24))]
    canvas.polygon(((w * peak, 0), right, *teeth, left), second)


def _ridge(canvas: Canvas, first: str, second: str, variant: int) -> None:
    line = crag(variant + 3, 3)
    canvas.ridge(lambda x: canvas.h * (0.4 + 0.36 * line(x)), first)


def _wave(canvas: Canvas, first: str, second: str, variant: int) -> None:
    def line(x: float) -> float:
        return canvas.h * (0.24 + 0.2 * sin(x * 4 * pi + variant))

    canvas.ridge(line, first)


def _leaf(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    upper = [(w * t, h * (0.5 - 0.48 * sin(pi * t) * (1.1 - 0.3 * t))) for t in _STEPS]
    lower = [(w * t, h * (0.5 + 0.48 * sin(pi * t) * (1.1 - 0.3 * t))) for t in reversed(_STEPS)]
    canvas.polygon([*upper, *lower], first)
    canvas.stroke([(0, h * 0.5), (w * 0.86, h * 0.5)], max(1, h * 0.04), second)


_STEPS = tuple(i / 16 for i in range(17))


def _drop(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    canvas.polygon(((w * 0.5, 0), (w * 0.93, h * 0.52), (w * 0.07, h * 0.52)), first)
    canvas.oval((w / 2, h * 0.66), (w * 0.48, h * 0.33), first)
    canvas.oval((w * 0.36, h * 0.64), (w * 0.09, h * 0.13), second)


def _heart(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    points = []
    for k in range(40):
        t = TURN * k / 40
        x = 16 * sin(t) ** 3
        y = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)
        points.append((w * (0.5 + x / 34), h * (0.44 - y / 31)))
    canvas.polygon(points, first)


def _cloud(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    for x, y, r in ((0.24, 0.66, 0.2), (0.48, 0.42, 0.28), (0.74, 0.62, 0.22)):
        canvas.oval((w * x, h * y), (w * r, h * r * 1.4), first)
    canvas.rounded((w * 0.1, h * 0.6, w * 0.92, h * 0.94), h * 0.17, first)


def _fir(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    canvas.fill(w * 0.44, h * 0.8, w * 0.56, h, second)
    for top, foot, wide in ((0, 0.4, 0.3), (0.2, 0.62, 0.4), (0.42, 0.86, 0.5)):
        left, right = (w * (0.5 - wide), h * foot), (w * (0.5 + wide), h * foot)
        canvas.polygon(((w * 0.5, h * top), right, left), first)


def _cup(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    r = min(w, h) * 0.2
    canvas.arc((w * 0.74, h * 0.46), (r * 0.6, r), (0, 1), first)
    canvas.polygon(_points(canvas, 8, 20, 76, 20, 70, 72, 58, 82, 26, 82, 14, 72), first)
    canvas.oval((w * 0.42, h * 0.2), (w * 0.34, h * 0.07), second)
    canvas.rounded((0, h * 0.88, w * 0.86, h), h * 0.06, first)


def _bottle(canvas: Canvas, first: str, second: str, variant: int) -> None:
    neck = _points(canvas, 38, 22, 38, 0, 62, 0, 62, 22)
    belly = _points(canvas, 88, 36, 90, 96, 84, 100, 16, 100, 10, 96, 12, 36)
    canvas.polygon([*neck, *belly], first)
    canvas.fill(canvas.w * 0.11, canvas.h * 0.5, canvas.w * 0.89, canvas.h * 0.82, second)


def _flower(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    count = (6, 8, 5)[variant % 3]
    for k in range(count):
        a = TURN * k / count
        canvas.oval((w / 2 + w * 0.29 * cos(a), h / 2 + h * 0.29 * sin(a)), (w * 0.2, h * 0.14),
                    first, k / count)  # fmt: skip
    canvas.oval((w / 2, h / 2), (w * 0.16, h * 0.16), second)


def _moon(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    outer = oval_points((w * 0.5, h * 0.5), (w * 0.5, h * 0.5))
    kept = [p for p in outer if p[0] < w * 0.72]
    start = next(i for i, p in enumerate(outer) if p[0] >= w * 0.72 and outer[i - 1][0] < w * 0.72)
    kept = [p for p in outer[start:] + outer[:start] if p[0] < w * 0.72]
    first_y, last_y = kept[0][1], kept[-1][1]
    inner = [(w * (0.72 - 0.42 * sin(pi * t)), last_y + (first_y - last_y) * t) for t in _STEPS]
    canvas.polygon([*kept, *inner], first)


def _ribbon(canvas: Canvas, first: str, second: str, variant: int) -> None:
    back = darker(first, 0.3)
    canvas.polygon(_points(canvas, 0, 30, 18, 30, 18, 100, 0, 100, 6, 65), back)
    canvas.polygon(_points(canvas, 82, 30, 100, 30, 94, 65, 100, 100, 82, 100), back)
    canvas.fill(canvas.w * 0.08, 0, canvas.w * 0.92, canvas.h * 0.74, first)


def _bird(canvas: Canvas, first: str, second: str, variant: int) -> None:
    canvas.polygon(
        _points(canvas, 0, 20, 26, 8, 50, 48, 74, 8, 100, 20, 72, 34, 50, 90, 28, 34), first
    )


def _fish(canvas: Canvas, first: str, second: str, variant: int) -> None:
    w, h = canvas.w, canvas.h
    canvas.polygon(_points(canvas, 66, 50, 100, 12, 92, 50, 100, 88), second)
    canvas.oval((w * 0.4, h * 0.5), (w * 0.4, h * 0.38), first)
    canvas.disc(w * 0.2, h * 0.42, max(1.5, h * 0.06), darker(first, 0.6))


def _stripes(canvas: Canvas, first: str, second: str, variant: int) -> None:
    count = 5 + variant
    for i in range(count):
        y = canvas.h * i / count
        canvas.fill(0, y, canvas.w, y + canvas.h / count / 2, first)


def _frame(canvas: Canvas, first: str, second: str, variant: int) -> None:
    canvas.rounded((0, 0, canvas.w, canvas.h), 6 * variant * canvas.u, first, 2 * canvas.u)


def _swing(canvas: Canvas, first: str, second: str, variant: int) -> None:
    points = [
        (canvas.w * t, canvas.h * (0.5 - 0.42 * sin(TURN * t * (1 + variant)))) for t in _STEPS
    ]
    canvas.stroke(points, 3 * canvas.u, first)


_ART: dict[str, Draw] = {
    "box": _box,
    "pill": _pill,
    "oval": _oval,
    "ring": _ring,
    "triangle": _shaped(50, 0, 100, 100, 0, 100),
    "diamond": _shaped(50, 0, 100, 50, 50, 100, 0, 50),
    "hexagon": _shaped(25, 0, 75, 0, 100, 50, 75, 100, 25, 100, 0, 50),
    "arrow": _shaped(0, 34, 60, 34, 60, 6, 100, 50, 60, 94, 60, 66, 0, 66),
    "bubble": _shaped(0, 0, 100, 0, 100, 74, 44, 74, 24, 100, 24, 74, 0, 74),
    "star": _spikes(5, 0.42),
    "burst": _spikes(16, 0.82),
    "sun": _sun,
    "mountain": _mountain,
    "ridge": _ridge,
    "wave": _wave,
    "leaf": _leaf,
    "drop": _drop,
    "heart": _heart,
    "cloud": _cloud,
    "fir": _fir,
    "cup": _cup,
    "bottle": _bottle,
    "flower": _flower,
    "moon": _moon,
    "ribbon": _ribbon,
    "bird": _bird,
    "fish": _fish,
    "stripes": _stripes,
    "frame": _frame,
    "swing": _swing,
    "bolt": _shaped(58, 0, 20, 56, 46, 56, 36, 100, 82, 38, 54, 38),
    "house": _shaped(50, 0, 100, 46, 86, 46, 86, 100, 14, 100, 14, 46, 0, 46),
    "shield": _shaped(0, 8, 50, 0, 100, 8, 96, 56, 76, 82, 50, 100, 24, 82, 4, 56),
}
ART = tuple(_ART)


def path(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A smooth path through points. Data: 1 if it closes, then x and y of each in shares.
    Colors: its own."""
    points = [(canvas.w * x, canvas.h * y) for x, y in zip(data[1::2], data[2::2], strict=False)]
    if len(points) < 2:
        outline(canvas, colors, (0.0,))
        return
    closed = number_of(data, 0, 0) >= 0.5
    smooth: list[Point] = []
    count = len(points)
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = (points[_near(i + k, count, closed)] for k in (-1, 0, 1, 2))
        for k in range(10):
            t = k / 10
            x = _spline((p0[0], p1[0], p2[0], p3[0]), t)
            smooth.append((x, _spline((p0[1], p1[1], p2[1], p3[1]), t)))
    smooth.append(points[0] if closed else points[-1])
    canvas.stroke(smooth, 1.5 * canvas.u, color_of(colors, 0, "#3b82f6"))


def _near(index: int, count: int, closed: bool) -> int:
    return index % count if closed else min(count - 1, max(0, index))


def _spline(knots: tuple[float, float, float, float], t: float) -> float:
    a, b, c, d = knots
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )
