"""What landscapes are made of: suns, clouds, water, trees, mist, stars."""

from __future__ import annotations

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.values import (
    WHITE,
    Colors,
    Line,
    between,
    blend,
    chance,
    darker,
    lighter,
    mix,
)
from pointerbench.picture.frame import Color

_FIR = (
    *((0, 1), (0.1, 0.72), (0.06, 0.72), (0.17, 0.44), (0.1, 0.45), (0.23, 0.12)),
    *((-0.23, 0.12), (-0.1, 0.45), (-0.17, 0.44), (-0.06, 0.72), (-0.1, 0.72)),
)


def sun(canvas: Canvas, x: float, y: float, color: Color) -> None:
    """A disc of light in a soft glow. Place in shares."""
    radius = max(2.0, min(canvas.w, canvas.h) * 0.055)
    middle = canvas.w * x, canvas.h * y
    for size, alpha in ((2.8, 15), (1.8, 26)):
        rows = max(4, int(size * radius / canvas.u))
        for i in range(rows):
            at = (i + 0.5) / rows * 2 - 1
            half = size * radius * (1 - at * at) ** 0.5
            top, foot = (middle[1] + size * radius * (2 * k / rows - 1) for k in (i, i + 1))
            canvas.tint((middle[0] - half, top, middle[0] + half, foot), color, alpha)
    canvas.disc(*middle, radius, color)


def clouds(canvas: Canvas, seed: int, looks: tuple[Colors, float, Color], count: int = 3) -> None:
    """Thin banks of cloud. Looks: the sky's colours, its share of the height, cloud colour."""
    sky, share, color = looks
    depth = canvas.h * share
    layers = range(6) if canvas.h > 160 else (0, 2, 3, 5)
    for i in range(count):
        x, y = between(0.05, 0.95, seed, i) * canvas.w, between(0.1, 0.5, seed, i + 40) * depth
        wide, thick = between(0.1, 0.22, seed, i + 80) * canvas.w, canvas.h * 0.014
        for k in layers:
            half = (
                wide * (0.3, 0.55, 0.8, 1, 0.75, 0.45)[k] * between(0.7, 1, seed, i * 8 + k + 200)
            )
            middle = x + wide * between(-0.3, 0.3, seed, i * 8 + k + 400)
            top = y + k * thick
            veil = mix(blend(sky, top / depth), color, between(0.3, 0.7, seed, i * 8 + k + 600))
            _streak(canvas, (middle, top), (half, thick * between(0.6, 1.1, seed, k)), veil)


def _streak(
    canvas: Canvas, center: tuple[float, float], radii: tuple[float, float], color: Color
) -> None:
    (x, y), (rx, ry) = center, radii
    ends = ((-1, 0), (-0.6, -0.6), (0, -0.8), (0.5, -0.5), (1, 0), (0.6, 0.5), (-0.4, 0.55))
    canvas.polygon([(x + rx * a, y + ry * b) for a, b in ends], color)


def night(canvas: Canvas, seed: int, floor: float) -> None:
    """Stars above a share of the height."""
    for i in range(46):
        x, y = chance(seed, i) * canvas.w, chance(seed, i + 100) * canvas.h * floor
        size = max(1, round(canvas.u * (1.4 if i % 9 == 0 else 1)))
        canvas.tint((x, y, x + size, y + size), WHITE, between(90, 230, seed, i + 200))


def water(canvas: Canvas, top: float, colors: tuple[Color, ...], seed: int) -> None:
    """Water from a height in pixels to the foot, its waves larger the nearer they are."""
    canvas.sky(top, canvas.h, colors, 48)
    depth = canvas.h - top
    for i in range(70):
        near = chance(seed, i) ** 1.6
        y = top + 1 + depth * near
        half = canvas.w * (0.008 + 0.05 * near) * between(0.5, 1.4, seed, i + 100)
        x = chance(seed, i + 200) * canvas.w
        thick = max(1.0, round(canvas.u * (0.6 + 1.4 * near)))
        tone = WHITE if i % 3 else "#0b2239"
        canvas.tint((x - half, y, x + half, y + thick), tone, between(16, 60, seed, i + 300))


def glitter(canvas: Canvas, place: tuple[float, float], color: Color, seed: int) -> None:
    """Light on water below the share x, from a height in pixels down."""
    x, top = place[0] * canvas.w, place[1]
    depth = canvas.h - top
    for i in range(56):
        near = (i + chance(seed, i)) / 56
        spread = canvas.w * (0.012 + 0.07 * near)
        middle = x + spread * between(-1, 1, seed, i + 60)
        half = canvas.w * between(0.004, 0.022, seed, i + 120) * (0.6 + near)
        y = top + depth * near
        thick = max(1.0, round(canvas.u * (0.7 + near)))
        canvas.tint((middle - half, y, middle + half, y + thick), color, 210 - 110 * near)


def shade(canvas: Canvas, top: float, color: Color, alpha: float) -> None:
    """A veil that thickens from a height in pixels down to the foot."""
    rows = max(1, min(10, int((canvas.h - top) / 4)))
    for i in range(rows):
        y1, y2 = (top + (canvas.h - top) * k / rows for k in (i, i + 1))
        canvas.tint((0, y1, canvas.w, y2), color, alpha * (i + 1) / rows)


def mist(canvas: Canvas, middle: float, height: float, color: Color) -> None:
    """A band of fog around a height, both in shares."""
    rows = 9
    for i in range(rows):
        at = (i + 0.5) / rows * 2 - 1
        y = (middle + at * height / 2) * canvas.h
        half = height * canvas.h / rows / 2
        canvas.tint((0, y - half, canvas.w, y + half), color, 150 * (1 - at * at))


def conifers(canvas: Canvas, ground: Line, size: float, looks: tuple[Color, int, int]) -> None:
    """Firs that stand on a line. ``size``: height in pixels; looks: colour, how many, seed."""
    color, count, seed = looks
    for i in range(count):
        x = round((i + between(0.1, 0.9, seed, i)) / count * canvas.w)
        kind = int(chance(seed, i + 50) * 3)
        height = max(3.0, round(size * (0.7, 0.85, 1)[kind]))
        foot = round(ground(x / canvas.w)) + max(1, round(size * 0.06))
        fir(canvas, (x, foot), height, mix(color, darker(color, 0.4), chance(seed, i + 90)))


def fir(canvas: Canvas, foot: tuple[float, float], height: float, color: Color) -> None:
    x, y = foot
    canvas.fill(x - height * 0.03, y - height * 0.2, x + height * 0.03 + 1, y, darker(color, 0.5))
    canvas.polygon([(x + height * a, y - height * b) for a, b in _FIR], color)


def tree(canvas: Canvas, foot: tuple[float, float], height: float, color: Color) -> None:
    """A broad tree with the light from the left above."""
    x, y = foot
    canvas.fill(x - height * 0.04, y - height * 0.4, x + height * 0.04 + 1, y, "#4a3728")
    crown = ((0.16, 0.5, 0.2), (-0.16, 0.5, 0.2), (0.02, 0.66, 0.27))
    for dx, dy, r in crown:
        canvas.disc(round(x + height * dx), round(y - height * dy), height * r, darker(color, 0.22))
    for dx, dy, r in ((-0.12, 0.56, 0.14), (-0.03, 0.72, 0.2)):
        canvas.disc(round(x + height * dx), round(y - height * dy), height * r, color)
    if height > 18:
        top = round(x - height * 0.08), round(y - height * 0.78)
        canvas.disc(*top, height * 0.1, lighter(color, 0.12))


def glow(canvas: Canvas, seed: int, colors: tuple[Color, ...], count: int = 14) -> None:
    """Discs of light out of focus."""
    side = min(canvas.w, canvas.h)
    for i in range(count):
        x, y = chance(seed, i) * canvas.w, chance(seed, i + 30) * canvas.h
        canvas.disc(round(x), round(y), side * (0.05, 0.08, 0.12)[i % 3], colors[i % len(colors)])


def shadow(canvas: Canvas, center: tuple[float, float], radii: tuple[float, float]) -> None:
    """A soft oval shadow, darkest in the middle."""
    (x, y), (rx, ry) = center, radii
    rows = max(3, min(24, int(ry * 2 / max(1.0, canvas.u))))
    for i in range(rows):
        at = (i + 0.5) / rows * 2 - 1
        half = rx * (1 - at * at) ** 0.5
        top, foot = y + ry * (2 * i / rows - 1), y + ry * (2 * (i + 1) / rows - 1)
        for part, alpha in ((1.0, 22), (0.82, 26)):
            box = (x - half * part, top, x + half * part, foot)
            canvas.tint(box, "#1e1b18", alpha * (1.2 - abs(at)))
