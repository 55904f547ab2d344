"""Photographs of land and sea."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.nature import (
    clouds,
    conifers,
    glitter,
    mist,
    night,
    shade,
    sun,
    tree,
    water,
)
from pointerbench.flow.drawings.values import (
    WHITE,
    Line,
    between,
    blend,
    chance,
    crag,
    darker,
    lighter,
    mix,
    wave,
)
from pointerbench.picture.frame import Color


class Light(NamedTuple):
    """An hour of the day: the sky from above to the horizon, land far and near, and the sun."""

    sky: tuple[Color, ...]
    far: Color
    near: Color
    sun: Color


MORNING = Light(("#8fb8dd", "#d7e4ea", "#fbe9d0"), "#a9bcc0", "#3f6b42", "#fff3d0")
NOON = Light(("#3f87cf", "#86b9e6", "#d5e8f4"), "#8fb0c0", "#3d7d33", "#fffbe8")
DUSK = Light(("#3b3a6b", "#a05a83", "#f08a5b", "#fcd28a"), "#8b5a7d", "#2a1d36", "#ffe9b0")
AUTUMN = Light(("#b9c7d0", "#e3e3da", "#f1e4c8"), "#b7a898", "#8a4f1c", "#fff0cc")


def rolling(canvas: Canvas, base: float, size: float, line: Line) -> Line:
    """A line of pixels around a share of the height, up and down by another share."""
    return lambda x: canvas.h * (base + size * line(x))


def hills(light: Light, canvas: Canvas, seed: int) -> None:
    canvas.sky(0, canvas.h * 0.62, light.sky)
    spot = between(0.15, 0.85, seed, 1)
    sun(canvas, spot, between(0.2, 0.4, seed, 2), light.sun)
    clouds(canvas, seed, (light.sky, 0.62, mix(WHITE, light.sky[-1], 0.5)))
    for i in range(5):
        line = wave(seed + i, 4 + i * 0.7)
        color = blend((light.far, light.near), (i / 4) ** 1.2)
        land = rolling(canvas, 0.46 + 0.1 * i, 0.05 - 0.003 * i, line)
        canvas.ridge(land, color)
        if i in (2, 3):
            for k in range(4):
                x = chance(seed + i, k)
                foot = round(x * canvas.w), round(land(x)) + 2
                tree(canvas, foot, round(canvas.h * 0.05 * i * 0.6), darker(color, 0.12))
    shade(canvas, canvas.h * 0.84, "#0c1408", 90)


def mountains(canvas: Canvas, seed: int) -> None:
    sky = ("#3f77b4", "#8db7dc", "#dbe7ee")
    canvas.sky(0, canvas.h * 0.7, sky)
    clouds(canvas, seed + 3, (sky, 0.7, WHITE), 2)
    canvas.ridge(rolling(canvas, 0.48, 0.1, crag(seed + 5, 5)), "#a9bed1")
    peak = crag(seed, 2.6)
    canvas.ridge(rolling(canvas, 0.4, 0.24, peak), "#f4f7fa")
    rough = crag(seed + 9, 16)
    canvas.ridge(lambda x: canvas.h * (0.46 + 0.15 * peak(x) + 0.09 * rough(x)), "#5d7387")
    canvas.ridge(lambda x: canvas.h * (0.6 + 0.08 * peak(x) + 0.03 * rough(x)), "#4b6273")
    wood = rolling(canvas, 0.74, 0.03, wave(seed, 5))
    canvas.ridge(wood, "#2f4a3a")
    conifers(canvas, wood, canvas.h * 0.1, ("#2f4a3a", 30, seed))
    canvas.ridge(rolling(canvas, 0.83, 0.03, wave(seed + 1, 4)), "#5f8a45")
    shade(canvas, canvas.h * 0.85, "#0d1a0a", 90)


def sea(light: Light, canvas: Canvas, seed: int) -> None:
    horizon = round(canvas.h * between(0.46, 0.58, seed))
    canvas.sky(0, horizon, light.sky)
    spot = between(0.2, 0.8, seed, 1)
    low = light is DUSK
    sun(canvas, spot, horizon / canvas.h - 0.09 if low else 0.16, light.sun)
    clouds(canvas, seed, (light.sky, 0.5, mix(WHITE, light.sky[-2], 0.6 if low else 0.1)))
    deep = ("#f0a870", "#8a5a7a", "#2b2748") if low else ("#7fb4cf", "#2f78a8", "#174f7d")
    water(canvas, horizon, deep, seed)
    if low:
        glitter(canvas, (spot, horizon), "#ffe2a8", seed)
    if seed % 2:
        island = crag(seed, 3)
        start = between(0.05, 0.6, seed, 9)

        def rise(x: float) -> float:
            at = (x - start) / 0.3
            lift = max(0.0, at * (1 - at)) * (0.36 + 0.12 * island(x))
            return horizon + 1 - canvas.h * lift

        canvas.ridge(rise, "#4a3552" if low else "#6b8792", horizon + 1)


def beach(canvas: Canvas, seed: int) -> None:
    horizon = round(canvas.h * 0.4)
    canvas.sky(0, horizon, NOON.sky)
    clouds(canvas, seed, (NOON.sky, 0.4, WHITE))
    water(canvas, horizon, ("#2f86b0", "#35a3b8", "#7fd0cc"), seed)
    shore = wave(seed, 3)
    for step, color in enumerate(("#f6fbfa", "#a8d8d2", "#fdfefd", "#cdb48a", "#e3cda4")):
        base = (0.7, 0.715, 0.745, 0.757, 0.79)[step]
        canvas.ridge(lambda x, b=base: canvas.h * (b - 0.1 * x + 0.03 * shore(x)), color)  # type: ignore[misc]
    for i in range(40):
        x, y = chance(seed, i) * canvas.w, canvas.h * between(0.86, 1, seed, i + 50)
        canvas.tint((x, y, x + 2 * canvas.u, y + canvas.u), "#8a6d3f", 60)
    _parasol(canvas, seed)


def _parasol(canvas: Canvas, seed: int) -> None:
    x, y = canvas.w * between(0.15, 0.4, seed, 7), canvas.h * 0.94
    size = canvas.h * 0.3
    canvas.fill(x - size * 0.02, y - size, x + size * 0.02 + 1, y, "#f3efe6")
    cloth = ("#d6453d", "#2f6fb5", "#e0a526")[seed % 3]
    for i in range(6):
        a, b = (x + size * 0.55 * (k / 3 - 1) for k in (i, i + 1))
        canvas.polygon(
            ((x, y - size), (b, y - size * 0.62), (a, y - size * 0.62)), (cloth, WHITE)[i % 2]
        )
    canvas.fill(x, y, x + size * 0.5, y + max(1, size * 0.05), "#c3a674")


def forest(canvas: Canvas, seed: int) -> None:
    """Firs in the mist, layer on layer."""
    canvas.sky(0, canvas.h, ("#c9d6d8", "#dfe7e4", "#aebfb8"))
    for i in range(4):
        color = blend(("#a9bcb8", "#1f3a2c"), i / 3)
        land = rolling(canvas, 0.42 + 0.15 * i, 0.04, wave(seed + i, 4))
        canvas.ridge(land, color)
        count = (24, 19, 14, 9)[i]
        conifers(canvas, land, canvas.h * (0.13 + 0.09 * i), (color, count, seed + i))
        if i < 3:
            mist(canvas, 0.52 + 0.15 * i, 0.16, "#dfe7e4")


def birches(canvas: Canvas, seed: int) -> None:
    """Trunks of a light wood in autumn."""
    canvas.sky(0, canvas.h * 0.8, ("#e9d9a0", "#dcb45c", "#c98d3a"))
    for i in range(60):
        x, y = chance(seed, i) * canvas.w, chance(seed, i + 70) * canvas.h * 0.66
        size = canvas.h * (0.03, 0.05)[i % 2]
        color = ("#e3b23f", "#d18a2c", "#f0cf6b", "#b96a22")[i % 4]
        canvas.disc(round(x), round(y), size, color)
    canvas.ridge(rolling(canvas, 0.76, 0.02, wave(seed, 5)), "#8a6a2a")
    for i in range(16):
        near = i / 15
        x = (i * 0.618 + chance(seed, i + 300) * 0.2) % 1 * canvas.w
        half = canvas.w * (0.004 + 0.012 * near)
        foot = canvas.h * (0.78 + 0.2 * near)
        bark = blend(("#cdbb92", "#efe9dc"), near)
        canvas.fill(x - half, 0, x + half, foot, bark)
        canvas.fill(x + half * 0.4, 0, x + half, foot, darker(bark, 0.22))
        for k in range(5):
            y = chance(seed + i, k) * foot
            canvas.fill(x - half, y, x + half * 0.2, y + max(1, half * 0.3), "#3d352b")
    shade(canvas, canvas.h * 0.8, "#2a1c08", 120)


def desert(canvas: Canvas, seed: int) -> None:
    sky = ("#4b8fc4", "#a9cbe0", "#f3e2c4")
    canvas.sky(0, canvas.h * 0.6, sky)
    sun(canvas, between(0.2, 0.8, seed), 0.18, "#fff6df")
    canvas.ridge(rolling(canvas, 0.5, 0.04, crag(seed, 3)), "#c7a58a")
    for i in range(3):
        line, sand = wave(seed + i, 3 + i), blend(("#e9bf86", "#d0894a"), i / 2)
        land = rolling(canvas, 0.55 + 0.14 * i, 0.06, line)
        canvas.ridge(land, sand)
        cut = wave(seed + 20 + i, 4)
        lee = lambda x, a=land, c=cut: a(x) + canvas.h * 0.09 * max(0.0, 0.25 + c(x))  # noqa: E731
        canvas.ridge(lee, darker(sand, 0.3))
        canvas.ridge(lambda x, a=lee: a(x) + canvas.h * 0.07, darker(sand, 0.14))  # type: ignore[misc]
    shade(canvas, canvas.h * 0.85, "#5a2e10", 70)


def lake(canvas: Canvas, seed: int) -> None:
    """Mountains and their mirror image."""
    level = round(canvas.h * 0.55)
    sky = ("#6fa3cf", "#b9d3e4", "#f2e6d6")
    canvas.sky(0, level, sky)
    clouds(canvas, seed, (sky, 0.55, WHITE), 2)
    peak, wood = crag(seed, 3), wave(seed + 2, 7)
    canvas.ridge(lambda x: canvas.h * (0.34 + 0.17 * peak(x)), "#e8edf2", level)
    canvas.ridge(
        lambda x: canvas.h * (0.39 + 0.12 * peak(x) + 0.03 * wood(x * 5)), "#7f95a8", level
    )
    canvas.ridge(lambda x: canvas.h * (0.5 + 0.03 * wood(x)), "#3a5a48", level)
    canvas.fill(0, level, canvas.w, canvas.h, "#2f4d42")
    canvas.ridge(lambda x: level + canvas.h * (0.05 - 0.03 * wood(x)), "#6f8799")
    canvas.ridge(lambda x: level + canvas.h * (0.2 - 0.14 * peak(x)), "#a9c2d3")
    for i in range(26):
        y = level + (canvas.h - level) * (i + chance(seed, i)) / 26
        x, half = chance(seed, i + 50) * canvas.w, canvas.w * between(0.06, 0.3, seed, i + 90)
        canvas.tint((x - half, y, x + half, y + max(1, canvas.u)), WHITE, 46)
    shade(canvas, level, "#12303f", 110)
    canvas.fill(0, level, canvas.w, level + max(1, canvas.u), "#c9d6d2")


def fields(canvas: Canvas, seed: int) -> None:
    """Rows of a crop that run to the horizon."""
    horizon = round(canvas.h * 0.4)
    canvas.sky(0, horizon, NOON.sky)
    clouds(canvas, seed, (NOON.sky, 0.4, WHITE))
    canvas.ridge(rolling(canvas, 0.36, 0.03, wave(seed, 4)), "#7f9f8a", horizon)
    crop, soil = (("#8f6bb8", "#6d7f45"), ("#6fa83f", "#7a5a3a"), ("#e0c23f", "#6f8f35"))[seed % 3]
    canvas.fill(0, horizon, canvas.w, canvas.h, soil)
    spot = between(0.3, 0.7, seed, 3) * canvas.w
    for k in range(-5, 6):
        low, half = spot + k * canvas.w * 0.3, canvas.w * 0.1
        high, thin = spot + k * canvas.w * 0.09, canvas.w * 0.03
        _row(canvas, (high, thin, low, half), (horizon, crop))
    for k in range(4):
        x = chance(seed, k) * canvas.w
        tree(canvas, (round(x), horizon + 2), round(canvas.h * 0.09), "#4f7a45")


def _row(
    canvas: Canvas, course: tuple[float, float, float, float], look: tuple[float, Color]
) -> None:
    """A row of plants: its middle and half width at the horizon and at the foot."""
    (high, thin, low, half), (top, color) = course, look
    for side, shown in ((-1, lighter(color, 0.16)), (1, darker(color, 0.12))):
        near, far = low + side * half, high + side * thin
        canvas.polygon(((high, top), (far, top), (near, canvas.h), (low, canvas.h)), shown)


def moonlight(canvas: Canvas, seed: int) -> None:
    canvas.sky(0, canvas.h, ("#070d22", "#142347", "#33507c"))
    night(canvas, seed, 0.6)
    spot = between(0.2, 0.8, seed)
    sun(canvas, spot, 0.24, "#f4f1e1")
    canvas.ridge(rolling(canvas, 0.58, 0.12, crag(seed, 4)), "#22365c")
    wood = rolling(canvas, 0.74, 0.05, wave(seed, 4))
    canvas.ridge(wood, "#0d1730")
    conifers(canvas, wood, canvas.h * 0.16, ("#0d1730", 26, seed))
