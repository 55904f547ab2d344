"""What lies below the notes of a canvas or the knots of a graph, and pictures of goods: a wheel, a
teapot, a candle."""

from __future__ import annotations

from math import atan2, cos, pi, sin

from pointerbench.flow.drawings.canvas import Canvas, Point
from pointerbench.flow.drawings.values import Colors, Data, color_of, darker, lighter, variant_of

_LINKS = (0.2, 0.2, 0.7, 0.6, 0.2, 0.2, 0.5, 0.9)
_STEPS = 14


def links(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Hair lines. Data: in fours, shares of the size: x and y of both ends. Colors: the lines."""
    color = color_of(colors, 0, "#8a8f98")
    pieces = data if len(data) > 3 else _LINKS
    for place in range(0, len(pieces) - 3, 4):
        x1, y1, x2, y2 = pieces[place : place + 4]
        ends = ((x1 * canvas.w, y1 * canvas.h), (x2 * canvas.w, y2 * canvas.h))
        canvas.stroke(ends, max(1.0, canvas.u), color)


def bent_arrows(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Curves with a tip that leave and arrive level. Data: as `links`. Colors: curves in turn."""
    pieces = data if len(data) > 3 else _LINKS
    for place in range(0, len(pieces) - 3, 4):
        color = color_of(colors, place // 4 % max(1, len(colors)), "#8a8f98")
        x1, y1, x2, y2 = pieces[place : place + 4]
        start, end = (x1 * canvas.w, y1 * canvas.h), (x2 * canvas.w, y2 * canvas.h)
        path = _curve(start, end)
        canvas.stroke(path, max(1.2, 1.6 * canvas.u), color)
        _tip(canvas, path[-2], end, color)


def bent_wheel(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A spoked wheel on a floor, out of true. Colors: tyre, floor."""
    canvas.sky(0, canvas.h, ("#d9dcd6", color_of(colors, 1, "#a8a294")), 24)
    x, y, radius = canvas.w / 2, canvas.h / 2, min(canvas.w, canvas.h) * 0.44
    rim = (radius * 1.1, radius)
    canvas.oval((x, y), rim, color_of(colors, 0, "#24272b"), 0.04)
    canvas.oval((x, y), (rim[0] * 0.88, rim[1] * 0.88), "#c9ccd0", 0.04)
    canvas.oval((x, y), (rim[0] * 0.8, rim[1] * 0.8), "#bdb8aa", 0.04)
    for spoke in range(12):
        angle = 2 * pi * spoke / 12
        end = (x + rim[0] * 0.8 * cos(angle), y + rim[1] * 0.8 * sin(angle))
        canvas.stroke(((x, y), end), max(1.0, 0.7 * canvas.u), "#6d737a")
    canvas.disc(x, y, radius * 0.14, "#3a3f45")


_GLAZES = ("#8f9a8a", "#5f7d5a", "#45474c", "#b9a184")
_BACKS = ("#ece7df", "#dfe5e8", "#e9e2ea", "#f1ead8")


def teapot(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A round pot on a table. Data: variant. Colors: glaze, background."""
    variant = variant_of(data)
    canvas.fill(0, 0, canvas.w, canvas.h, color_of(colors, 1, _BACKS[variant % 4]))
    canvas.fill(0, canvas.h * 0.74, canvas.w, canvas.h, darker(_BACKS[variant % 4], 0.16))
    glaze = color_of(colors, 0, _GLAZES[variant // 4 % 4])
    x, y, r = canvas.w * 0.48, canvas.h * 0.56, min(canvas.w, canvas.h) * 0.26
    canvas.oval((x, y + r * 0.95), (r * 1.15, r * 0.16), darker(_BACKS[variant % 4], 0.3))
    canvas.arc((x + r * 1.02, y - r * 0.1), (r * 0.42, r * 0.58), (0, 0.52), darker(glaze, 0.2))
    spout = (
        (x - r * 0.7, y + r * 0.35),
        (x - r * 1.75, y - r * 0.55),
        (x - r * 1.45, y - r * 0.62),
        (x - r * 0.6, y - r * 0.1),
    )
    canvas.polygon(spout, darker(glaze, 0.1))
    canvas.oval((x, y), (r * 1.08, r * 0.95), glaze)
    canvas.oval((x - r * 0.35, y - r * 0.25), (r * 0.34, r * 0.42), lighter(glaze, 0.16))
    canvas.oval((x, y - r * 0.82), (r * 0.6, r * 0.2), darker(glaze, 0.12))
    canvas.disc(x, y - r * 1.08, r * 0.14, darker(glaze, 0.25))


def candle(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A pillar that burns. Data: variant. Colors: wax, background."""
    variant = variant_of(data)
    back = color_of(colors, 1, _BACKS[(variant + 1) % 4])
    canvas.fill(0, 0, canvas.w, canvas.h, back)
    canvas.fill(0, canvas.h * 0.8, canvas.w, canvas.h, darker(back, 0.2))
    wax = color_of(colors, 0, ("#efe3cf", "#9c6b6b", "#7d8a6a", "#d8c3a0")[variant // 4 % 4])
    wide, high = canvas.w * 0.15, canvas.h * (0.4 + 0.08 * (variant % 3))
    x, foot = canvas.w / 2, canvas.h * 0.86
    canvas.fill(x - wide, foot - high, x + wide, foot, wax)
    canvas.fill(x + wide * 0.55, foot - high, x + wide, foot, darker(wax, 0.1))
    canvas.oval((x, foot), (wide, wide * 0.28), darker(wax, 0.12))
    canvas.oval((x, foot - high), (wide, wide * 0.28), lighter(wax, 0.3))
    top = foot - high
    canvas.stroke(((x, top), (x, top - wide * 0.4)), max(1.0, canvas.u), "#3a3230")
    canvas.oval((x, top - wide * 0.85), (wide * 0.24, wide * 0.55), "#f6b73c")
    canvas.oval((x, top - wide * 0.75), (wide * 0.12, wide * 0.3), "#fff1c4")


def _curve(start: Point, end: Point) -> list[Point]:
    """A cubic curve; it leaves and arrives along the longer way of the two."""
    across, down = end[0] - start[0], end[1] - start[1]
    if abs(across) >= abs(down):
        first, second = (start[0] + across / 2, start[1]), (end[0] - across / 2, end[1])
    else:
        first, second = (start[0], start[1] + down / 2), (end[0], end[1] - down / 2)
    points = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = a * start[0] + b * first[0] + c * second[0] + e * end[0]
        y = a * start[1] + b * first[1] + c * second[1] + e * end[1]
        points.append((x, y))
    return points


def _tip(canvas: Canvas, before: Point, end: Point, color: str) -> None:
    angle = atan2(end[1] - before[1], end[0] - before[0])
    size = 8 * canvas.u
    corners = [end]
    for turn in (pi - 0.45, pi + 0.45):
        corners.append((end[0] + size * cos(angle + turn), end[1] + size * sin(angle + turn)))
    canvas.polygon(corners, color)
