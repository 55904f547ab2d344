"""Photographs of towns and rooms."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.nature import clouds, glitter, night, shade, shadow, sun, tree
from pointerbench.flow.drawings.values import (
    WHITE,
    between,
    blend,
    chance,
    darker,
    lighter,
    mix,
)
from pointerbench.picture.frame import Color


class Hour(NamedTuple):
    """A town's sky, its houses far and near, and its windows unlit and lit."""

    sky: tuple[Color, ...]
    far: Color
    near: Color
    window: Color
    lit: Color
    share: float


DAY = Hour(("#5b9bd5", "#a9cdea", "#e6eff5"), "#b3c6d6", "#6d8296", "#8fa6ba", "#c9d9e6", 0.5)
EVENING = Hour(("#33406b", "#8a5f86", "#f2a16b"), "#6a5577", "#2d2a45", "#3f3a58", "#ffd88a", 0.5)
NIGHT = Hour(("#060a1a", "#111c3b", "#26406b"), "#1c2c4f", "#0c1428", "#16203b", "#ffdf8f", 0.42)


def skyline(hour: Hour, canvas: Canvas, seed: int) -> None:
    """Towers by a river."""
    level = round(canvas.h * 0.8)
    canvas.sky(0, level, hour.sky)
    if hour is NIGHT:
        night(canvas, seed, 0.4)
    else:
        sun(canvas, between(0.1, 0.9, seed, 3), 0.26 if hour is DAY else 0.56, "#fff3cf")
        clouds(canvas, seed, (hour.sky, 0.8, mix(WHITE, hour.sky[-1], 0.4)), 2)
    for layer in range(3):
        color = blend((hour.far, hour.near), layer / 2)
        _towers(canvas, hour, (level, layer, seed + 40 * layer), color)
    canvas.sky(level, canvas.h, tuple(darker(c, 0.25) for c in reversed(hour.sky)), 20)
    if hour is not DAY:
        for k in range(2):
            glitter(canvas, (between(0.1, 0.9, seed, 70 + k), level), hour.lit, seed + k)
    canvas.fill(0, level, canvas.w, level + max(1, canvas.h // 90), darker(hour.near, 0.3))


def _towers(canvas: Canvas, hour: Hour, place: tuple[int, int, int], color: Color) -> None:
    level, layer, seed = place
    x, i = -canvas.w * 0.02, 0
    while x < canvas.w:
        wide = round(canvas.w * between(0.05, 0.1, seed, i))
        rise = between(0.16, 0.5, seed, i + 30) * (1.05 - 0.16 * layer)
        top = round(level - canvas.h * rise)
        if chance(seed, i + 60) < 0.75 or layer == 1:
            shown = mix(color, hour.far, 0.25 * chance(seed, i + 90))
            canvas.fill(x, top, x + wide, level, shown)
            canvas.fill(x + wide * 0.7, top, x + wide, level, darker(shown, 0.12))
            if chance(seed, i + 120) < 0.3:
                canvas.fill(x + wide * 0.47, top - canvas.h * 0.06, x + wide * 0.53, top, shown)
            if layer == 2 and canvas.h > 70:
                _windows(canvas, hour, (round(x), top, round(x) + wide, level), seed + i)
        x += wide + round(canvas.w * between(0, 0.03, seed, i + 150))
        i += 1


def _windows(canvas: Canvas, hour: Hour, box: tuple[int, int, int, int], seed: int) -> None:
    x1, top, x2, foot = box
    step = max(5, round(canvas.h * 0.035))
    across = max(1, min(4, (x2 - x1) // step))
    down = min(7, (foot - top) // step)
    wide = max(1, round((x2 - x1) / across * 0.5))
    for row in range(down):
        for k in range(across):
            if chance(seed, row * 8 + k) < hour.share:
                x = x1 + (x2 - x1) * (k + 0.5) / across - wide / 2
                y = top + step * (row + 0.5)
                canvas.fill(round(x), y, round(x) + wide, y + max(1, step * 0.5), hour.lit)


PAINTS = ("#c8553d", "#e0a458", "#5f8a8b", "#d8c3a5", "#8d5b4c", "#e8dcc4", "#6a7fa0", "#b7694f")


def street(canvas: Canvas, seed: int) -> None:
    """A row of old houses along a canal or street."""
    level = round(canvas.h * 0.82)
    canvas.sky(0, level, ("#7db3de", "#cfe3ef"))
    x, i = 0.0, 0
    while x < canvas.w and i < 9:
        wide = round(canvas.h * between(0.3, 0.42, seed, i))
        paint = PAINTS[(seed + i * 3 + int(chance(seed, i + 20) * 2)) % 8]
        top = round(canvas.h * between(0.2, 0.36, seed, i + 40))
        _house(canvas, (round(x), top, round(x) + wide, level), paint)
        x, i = x + wide, i + 1
    if x < canvas.w:
        canvas.fill(x, canvas.h * 0.5, canvas.w, level, "#4f7a4a")
    canvas.fill(0, level, canvas.w, canvas.h, "#8b8d90")
    canvas.fill(0, level, canvas.w, level + canvas.h * 0.035, "#c4c2bc")
    for k in range(3):
        spot = round(canvas.w * between(0.05, 0.95, seed, k + 60))
        tree(canvas, (spot, level + 2), round(canvas.h * 0.26), "#4f8a45")
    shade(canvas, level, "#20242a", 60)


def _house(canvas: Canvas, box: tuple[int, int, int, int], paint: Color) -> None:
    x1, top, x2, foot = box
    wide = x2 - x1
    gable = canvas.h * 0.12
    canvas.polygon(((x1, top), ((x1 + x2) / 2, top - gable), (x2, top)), "#6b4436")
    canvas.fill(x1, top, x2, foot, paint)
    canvas.fill(x2 - max(1, wide // 30), top, x2, foot, darker(paint, 0.25))
    rows = max(2, round((foot - top) / (canvas.h * 0.19)))
    step = (foot - top) / rows
    for row in range(rows):
        for k in range(3):
            x, y = x1 + wide * (0.14 + 0.27 * k), top + step * (row + 0.24)
            last = row == rows - 1
            if last and k == 1:
                canvas.fill(x, y, x + wide * 0.19, foot, darker(paint, 0.55))
                continue
            canvas.fill(x - 1, y - 1, x + wide * 0.18 + 1, y + step * 0.5 + 1, "#f4efe6")
            canvas.fill(x, y, x + wide * 0.18, y + step * 0.5, "#4a6478")
            canvas.fill(x, y, x + wide * 0.08, y + step * 0.5, "#7f9cb0")


def room(canvas: Canvas, seed: int) -> None:
    """A living room: window, sofa, rug, lamp, plant."""
    wall = ("#e6dfd3", "#d5dde0", "#dcd6e3", "#e9e2c9")[seed % 4]
    sofa = ("#46617a", "#8a5a44", "#5f7a5c", "#3f3f4a", "#b0813f")[seed // 4 % 5]
    floor = canvas.h * 0.72
    canvas.sky(0, floor, (lighter(wall, 0.25), darker(wall, 0.08)), 30)
    canvas.sky(floor, canvas.h, ("#a97f57", "#8a6442"), 12)
    for k in range(8):
        y = floor + (canvas.h - floor) * (k / 8) ** 1.5
        canvas.fill(0, y, canvas.w, y + max(1, canvas.u * 0.6), "#7d5a3b")
    canvas.fill(0, floor - canvas.h * 0.025, canvas.w, floor, WHITE)
    unit, middle = canvas.h / 100, canvas.w * between(0.42, 0.58, seed, 2)
    _window(canvas, (middle - 82 * unit, 10 * unit, middle - 38 * unit, 56 * unit), seed)
    _pictures(canvas, middle, unit, seed)
    _sofa(canvas, middle, unit, sofa)
    _lamp(canvas, middle + 74 * unit, unit)
    _plant(canvas, middle - 70 * unit, unit)


def _window(canvas: Canvas, box: tuple[float, float, float, float], seed: int) -> None:
    x1, y1, x2, y2 = box
    bar = (y2 - y1) * 0.045
    canvas.fill(x1 - bar, y1 - bar, x2 + bar, y2 + bar, WHITE)
    for i in range(14):
        top, foot = (y1 + (y2 - y1) * k / 14 for k in (i, i + 1))
        canvas.fill(x1, top, x2, foot, blend(("#8fc0e6", "#dcecf5", "#9fbf8f"), i / 13))
    canvas.fill((x1 + x2 - bar) / 2, y1, (x1 + x2 + bar) / 2, y2, WHITE)
    canvas.fill(x1, y1 + (y2 - y1) * 0.42, x2, y1 + (y2 - y1) * 0.42 + bar, WHITE)
    cloth = ("#c9b79c", "#a9b7b0", "#d3c2c2")[seed % 3]
    fold = (x2 - x1) * 0.045
    for side, start in ((-1, x1 - fold * 3), (1, x2 - fold * 3)):
        for k in range(6):
            x = start + fold * k
            canvas.fill(x, y1 - bar * 2, x + fold, y2 + bar * 5, darker(cloth, 0.09 * (k % 2)))
        canvas.fill(start - side, y1 - bar * 2.6, start + fold * 6, y1 - bar * 2, "#7a6a58")


def _pictures(canvas: Canvas, middle: float, unit: float, seed: int) -> None:
    for k in range(2):
        x, y, size = middle - 18 * unit + k * 30 * unit, 14 * unit, 22 * unit
        canvas.fill(x, y, x + size, y + size * 1.2, "#3a332c")
        canvas.fill(x + unit, y + unit, x + size - unit, y + size * 1.2 - unit, "#f7f4ee")
        art = canvas.part(
            x + 4 * unit, y + 4 * unit, x + size - 4 * unit, y + size * 1.2 - 4 * unit
        )
        tone = ("#c9785a", "#5f8a8b", "#d8a94a", "#6a7fa0")[(seed + k) % 4]
        art.fill(0, 0, art.w, art.h, lighter(tone, 0.55))
        art.disc(art.w * 0.6, art.h * 0.35, art.h * 0.2, tone)
        art.ridge(lambda x, a=art: a.h * (0.75 - 0.25 * x), darker(tone, 0.3))  # type: ignore[misc]


def _sofa(canvas: Canvas, middle: float, unit: float, color: Color) -> None:
    x1, x2 = middle - 42 * unit, middle + 42 * unit
    canvas.oval((middle, 91 * unit), (66 * unit, 7 * unit), "#d8cdbb")
    canvas.oval((middle, 91 * unit), (58 * unit, 5.4 * unit), "#c2b29a")
    shadow(canvas, (middle, 87 * unit), (48 * unit, 4 * unit))
    for x in (x1 + 4 * unit, x2 - 7 * unit):
        canvas.fill(x, 82 * unit, x + 3 * unit, 88 * unit, "#4a3423")
    canvas.rounded((x1, 50 * unit, x2, 80 * unit), 6 * unit, darker(color, 0.12))
    for k in range(2):
        left = x1 + (6 + 36.5 * k) * unit
        canvas.rounded((left, 52 * unit, left + 35.5 * unit, 72 * unit), 4 * unit, color)
        seat = (left, 69 * unit, left + 35.5 * unit, 79 * unit)
        canvas.rounded(seat, 3 * unit, lighter(color, 0.1))
    for left in (x1 - 4 * unit, x2 - 6 * unit):
        canvas.rounded((left, 59 * unit, left + 10 * unit, 83 * unit), 4 * unit, darker(color, 0.2))
    canvas.fill(x1 + 5 * unit, 78 * unit, x2 - 5 * unit, 83 * unit, darker(color, 0.28))
    cushion = (x1 + 9 * unit, 56 * unit, x1 + 25 * unit, 70 * unit)
    canvas.rounded(cushion, 3 * unit, "#e2b66a")


def _lamp(canvas: Canvas, x: float, unit: float) -> None:
    canvas.fill(x - 0.8 * unit, 36 * unit, x + 0.8 * unit, 86 * unit, "#3a3a3a")
    canvas.rounded((x - 8 * unit, 85 * unit, x + 8 * unit, 87.5 * unit), 2 * unit, "#3a3a3a")
    top, foot = (x - 8 * unit, x + 8 * unit), (x + 13 * unit, x - 13 * unit)
    canvas.polygon([*((k, 18 * unit) for k in top), *((k, 37 * unit) for k in foot)], "#f6e3b4")


def _plant(canvas: Canvas, x: float, unit: float) -> None:
    for k in range(9):
        turn = (k - 4) / 8 * 0.42
        center = x + (k - 4) * 2.6 * unit, (58 + abs(k - 4) * 1.4) * unit
        color = ("#3f7d4a", "#57985c", "#2f6540")[k % 3]
        canvas.oval(center, (2.6 * unit, 14 * unit), color, turn)
    canvas.polygon(
        [(x + a * unit, b * unit) for a, b in ((-8, 72), (8, 72), (6, 88), (-6, 88))], "#c9b8a4"
    )
