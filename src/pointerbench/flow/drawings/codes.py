"""Patterns that look like codes and traces: QR and bar codes, sound, a signature."""

from __future__ import annotations

from math import cos, pi, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.values import (
    WHITE,
    Colors,
    Data,
    between,
    chance,
    color_of,
    is_dark,
    mix,
    number_of,
    variant_of,
)

_INK = "#111827"


def qr(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Square modules with three finder patterns. Data: variant. Colors: modules, ground."""
    seed = variant_of(data)
    side = min(canvas.w, canvas.h)
    count = 25 if side >= 58 else 21
    left, top = (canvas.w - side) // 2, (canvas.h - side) // 2
    size = max(1, side // (count + 4))
    canvas.fill(left, top, left + side, top + side, color_of(colors, 1, WHITE))
    x0, y0 = left + (side - size * count) // 2, top + (side - size * count) // 2
    ink = color_of(colors, 0, _INK)
    for row in range(count):
        start = -1
        for k in range(count + 1):
            dark = k < count and _module(k, row, count, seed)
            if dark and start < 0:
                start = k
            elif not dark and start >= 0:
                y = y0 + row * size
                canvas.fill(x0 + start * size, y, x0 + k * size, y + size, ink)
                start = -1


def _module(x: int, y: int, count: int, seed: int) -> bool:
    """Whether a module is dark."""
    last = count - 7
    for left, top in ((0, 0), (last, 0), (0, last)):
        if left - 1 <= x <= left + 7 and top - 1 <= y <= top + 7:
            ring = max(abs(x - left - 3), abs(y - top - 3))
            return ring in (0, 1, 3)
    if count >= 25 and count - 9 <= x <= count - 5 and count - 9 <= y <= count - 5:
        return max(abs(x - count + 7), abs(y - count + 7)) != 1
    if 6 in (x, y):
        return (x + y) % 2 == 0
    return chance(seed, y * 64 + x) < 0.5


def barcode(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Upright bars from edge to edge. Data: variant. Colors: bars, ground."""
    seed = variant_of(data)
    canvas.fill(0, 0, canvas.w, canvas.h, color_of(colors, 1, WHITE))
    size = max(1, canvas.w // 104)
    count = canvas.w // size - 8
    x0, x, i = (canvas.w - size * count) // 2, 0, 0
    ink = color_of(colors, 0, _INK)
    top, foot = round(canvas.h * 0.06), round(canvas.h * 0.94)
    while x < count and i < 200:
        wide = 1 if x < 2 or x > count - 4 else 1 + int(chance(seed, i) ** 1.6 * 3.4)
        wide = min(wide, count - x)
        if i % 2 == 0:
            canvas.fill(x0 + x * size, top, x0 + (x + wide) * size, foot, ink)
        x, i = x + wide, i + 1


def waveform(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Sound as upright bars. Data: variant, share played. Colors: played, rest."""
    seed, played = variant_of(data), number_of(data, 1, 0.4)
    wide = max(2, round(2 * canvas.u))
    step = wide + max(1, round(1.5 * canvas.u))
    count = min(240, max(1, canvas.w // step))
    rest = color_of(colors, 1, mix(canvas.ground, "#64748b", 0.35))
    for i in range(count):
        swell = 0.35 + 0.65 * abs(sin(i * 0.11 + seed) * cos(i * 0.037 + seed * 2))
        share = 0.08 + 0.92 * swell * between(0.25, 1, seed, i)
        half = max(wide // 2, round(canvas.h / 2 * share))
        middle, x = canvas.h // 2, i * step
        color = color_of(colors, 0, "#2563eb") if (i + 0.5) / count < played else rest
        canvas.rounded((x, middle - half, x + wide, middle + half), wide, color)


def signature(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A line of handwriting nobody can read. Data: variant. Colors: ink."""
    seed = variant_of(data)
    wide, high = min(canvas.w * 1.0, canvas.h * 3.6), canvas.h
    left = (canvas.w - wide) / 2
    ink = color_of(colors, 0, "#e2e8f0" if is_dark(canvas.ground) else "#1e3a8a")
    thick = max(1.3, min(1.5 * canvas.u, high * 0.05))
    for line in (_scrawl(seed), _flourish(seed)):
        canvas.stroke([(left + wide * x, high * y) for x, y in line], thick, ink)


def _scrawl(seed: int) -> list[Point]:
    """Loops that lean and shrink, with a few tall or deep ones, in a square of 1 by 1."""
    loops = int(between(5, 9, seed))
    sizes = [0.34, *(between(0.07, 0.14, seed, k) for k in range(loops + 1))]
    sizes[2 + seed % (loops - 2)] = 0.27
    lifts = [between(-0.05, 0.05, seed, k + 20) for k in range(loops + 2)]
    width = between(0.02, 0.05, seed, 50)
    points = []
    for i in range(92):
        t = i / 91 * loops
        k, part = int(t), t % 1
        soft = part * part * (3 - 2 * part)
        size = sizes[k] + (sizes[k + 1] - sizes[k]) * soft
        lift = lifts[k] + (lifts[k + 1] - lifts[k]) * soft
        x = 0.1 + 0.72 * (i / 91) ** 0.94 + width * sin(TURN * t) * (0.5 + 2.4 * size)
        y = 0.6 - 0.08 * i / 91 + lift - size * sin(TURN * (t + 0.3)) - size * 0.25
        points.append((x + (0.6 - y) * 0.12, y))
    return points


def _flourish(seed: int) -> list[Point]:
    """A bowed line below."""
    low, high = between(0.78, 0.86, seed, 60), between(0.03, 0.09, seed, 61)
    return [
        (0.12 + 0.8 * i / 12, low - high * sin(i / 12 * pi) + 0.05 * (1 - i / 12))
        for i in range(13)
    ]
