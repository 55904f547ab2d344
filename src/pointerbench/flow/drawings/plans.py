"""Plans: town maps, seats, floors."""

from __future__ import annotations

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.easel import Easel
from pointerbench.flow.drawings.values import (
    WHITE,
    Colors,
    Data,
    between,
    chance,
    color_of,
    darker,
    variant_of,
    wave,
)

_LAND, _WATER, _PARK = "#f0ede5", "#aad3df", "#c8e3b4"
_ROAD, _MAIN, _HOUSE = WHITE, "#fbd98f", "#ddd7cc"


def town_map(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Streets, blocks, water, a park. Data: variant, then the pin's place as shares of width and
    height (none: no pin). Colors: pin, land, water, park."""
    seed = variant_of(data)
    water = color_of(colors, 2, _WATER)
    canvas.fill(0, 0, canvas.w, canvas.h, color_of(colors, 1, _LAND))
    step = max(26 * canvas.u, min(64 * canvas.u, min(canvas.w, canvas.h) / 3.4))
    _blocks(canvas, step, seed, color_of(colors, 3, _PARK))
    if seed % 3 == 2:
        bend = wave(seed, 4)
        xs = [canvas.w * (i / 14 * 1.2 - 0.1) for i in range(15)]
        course = [(x, canvas.h * (0.45 + 0.22 * bend(x / canvas.w))) for x in xs]
        canvas.stroke(course, max(8.0, step * 0.42), water)
    _streets(canvas, step, seed)
    if seed % 3 == 0:
        coast = wave(seed + 4, 3)
        canvas.ridge(lambda x: canvas.h * (0.8 + 0.09 * coast(x) - 0.1 * x), water)
    elif seed % 3 == 1:
        center = canvas.w * between(0.6, 0.85, seed, 4), canvas.h * between(0.2, 0.4, seed, 5)
        canvas.oval(center, (step * 0.95, step * 0.62), water, 0.06)
    if len(data) > 2:
        pin(canvas, (data[1] * canvas.w, data[2] * canvas.h), color_of(colors, 0, "#e0342b"))


def _edges(size: float, step: float, seed: int) -> list[float]:
    """Where streets cross a length, the ends included."""
    found, at, i = [0.0], between(0.2, 0.9, seed) * step, 0
    while at < size and i < 40:
        found.append(at)
        at, i = at + step * between(0.7, 1.5, seed, i + 5), i + 1
    return [*found, size]


def _blocks(canvas: Canvas, step: float, seed: int, park: str) -> None:
    xs, ys = _edges(canvas.w, step, seed + 1), _edges(canvas.h, step, seed + 2)
    gap = max(2.0, 3.5 * canvas.u)
    number = 0
    for j in range(len(ys) - 1):
        for i in range(len(xs) - 1):
            x1, y1, x2, y2 = xs[i] + gap, ys[j] + gap, xs[i + 1] - gap, ys[j + 1] - gap
            lot = chance(seed, i * 31 + j)
            if lot < 0.13:
                canvas.fill(x1, y1, x2, y2, park)
            elif lot < 0.8 and number < 90:
                number += 3
                for k in range(3):
                    left = x1 + (x2 - x1) * (0.06 + 0.32 * k)
                    top = y1 + (y2 - y1) * between(0.08, 0.3, seed, number + k)
                    foot = y2 - (y2 - y1) * between(0.08, 0.45, seed, number + k + 300)
                    canvas.fill(left, top, left + (x2 - x1) * 0.25, foot, _HOUSE)


def _streets(canvas: Canvas, step: float, seed: int) -> None:
    xs, ys = _edges(canvas.w, step, seed + 1), _edges(canvas.h, step, seed + 2)
    wide = max(2, round(5 * canvas.u))
    for x in xs[1:-1]:
        canvas.fill(round(x - wide / 2), 0, round(x - wide / 2) + wide, canvas.h, _ROAD)
    for y in ys[1:-1]:
        canvas.fill(0, round(y - wide / 2), canvas.w, round(y - wide / 2) + wide, _ROAD)
    start, end = between(0.1, 0.5, seed, 8), between(0.5, 0.95, seed, 9)
    line = ((canvas.w * start, -9.0), (canvas.w * (start + end) / 2, canvas.h * 0.55))
    course = (*line, (canvas.w * end, canvas.h + 9.0))
    canvas.stroke(course, wide * 1.7 + 2 * canvas.u, darker(_MAIN, 0.18))
    canvas.stroke(course, wide * 1.7, _MAIN)


def pin(canvas: Canvas, tip: tuple[float, float], color: str) -> None:
    """A place mark whose tip is at a point in pixels."""
    radius = max(3.0, min(9 * canvas.u, canvas.h * 0.2))
    x = min(max(tip[0], radius), canvas.w - radius)
    y = min(max(tip[1], radius * 2.4), canvas.h)
    middle = y - radius * 1.5
    canvas.polygon(
        (
            (x - radius * 0.82, middle + radius * 0.5),
            (x + radius * 0.82, middle + radius * 0.5),
            (x, y),
        ),
        color,
    )
    canvas.disc(x, middle, radius, color)
    canvas.disc(x, middle, radius * 0.4, WHITE)


def floor_plan(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A flat from above. Data: variant. Colors: walls, floor."""
    seed = variant_of(data)
    wall, floor = color_of(colors, 0, "#3f4650"), color_of(colors, 1, "#f7f3ea")
    easel = Easel(canvas, min(canvas.w / 1.4, canvas.h))
    thick = 3.2
    x1, x2, y1, y2 = -17.0, 117.0, 4.0, 96.0
    easel.fill((x1, y1, x2, y2), wall)
    split, middle = between(38, 56, seed), between(40, 60, seed, 1)
    cut = between(70, 86, seed, 2)
    rooms = (
        ((x1, y1, split, middle), "#efe6d6"),
        ((x1, middle, split, y2), "#e3ecef"),
        ((split, y1, cut, middle), floor),
        ((cut, y1, x2, middle), "#e6efe3"),
        ((split, middle, x2, y2), floor),
    )
    for (a, b, c, d), color in rooms:
        easel.fill((a + thick / 2, b + thick / 2, c - thick / 2, d - thick / 2), color)
    easel.fill((split - thick, middle - 22, split + thick, middle - 8), floor)
    easel.fill((split - thick, middle + 10, split + thick, middle + 24), floor)
    easel.fill((split + 8, middle - thick, split + 22, middle + thick), floor)
    easel.fill((cut + 6, middle - thick, cut + 20, middle + thick), floor)
    easel.fill((88, y2 - thick, 104, y2), floor)
    for x in (-2.0, 60.0, 92.0):
        easel.fill((x, y1, x + 14, y1 + thick / 2), "#9fc3dc")
    _furniture(easel, split, middle)


def _furniture(easel: Easel, split: float, middle: float) -> None:
    easel.rounded((-12, 9, 10, 34), 2, "#b8a58a")
    easel.rounded((-10, 10, 8, 16), 2, WHITE)
    easel.rounded((-12, middle + 8, -2, middle + 30), 2, "#a9bcc6")
    easel.rounded((split + 14, 84, split + 44, 92), 3, "#8fa0a8")
    easel.disc(split + 29, 74, 6, "#c5b397")
    easel.rounded((104, 9, 114, 30), 2, WHITE)
