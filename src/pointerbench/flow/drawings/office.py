"""What cameras of calls show: a person before a wall, a shelf, a window or a blurred room."""

from __future__ import annotations

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.easel import Easel
from pointerbench.flow.drawings.people import bust, look_of
from pointerbench.flow.drawings.values import (
    Colors,
    Data,
    between,
    chance,
    color_of,
    darker,
    lighter,
    mix,
    variant_of,
)
from pointerbench.picture.frame import Color

_WALLS = ("#c9c3b8", "#9fb1bd", "#d8cdbb", "#8a9a92", "#b7a99a", "#7f8796", "#cfd6d8", "#a58f83")
_SPINES = ("#8c3b32", "#2f5d73", "#c79b3b", "#4c6b48", "#6a4a6e", "#b8b2a6", "#33404d")


def webcam(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A person as a camera sees them. Data: variant. Colors: wall."""
    seed = variant_of(data)
    wall = color_of(colors, 0, _WALLS[int(chance(seed, 11) * len(_WALLS))])
    canvas.sky(0, canvas.h, (lighter(wall, 0.12), wall, darker(wall, 0.22)), 24)
    (_shelf, _window, _frames, _lamp)[seed % 4](canvas, wall, seed)
    side = min(canvas.h * 1.02, canvas.w)
    x = canvas.w * between(0.44, 0.56, seed, 12)
    bust(Easel(canvas, side, (x, canvas.h - side * 0.48)), look_of(seed), round_foot=False)


def _shelf(canvas: Canvas, wall: Color, seed: int) -> None:
    wood = mix(wall, "#4a3423", 0.65)
    left = canvas.w * (0.04 if seed % 8 < 4 else 0.62)
    right = left + canvas.w * 0.34
    for level in range(3):
        foot = canvas.h * (0.28 + 0.25 * level)
        x, place = left, 0
        while x < right - 3:
            wide = max(2.0, canvas.w * between(0.012, 0.028, seed, level * 40 + place))
            high = canvas.h * between(0.11, 0.19, seed, level * 40 + place + 300)
            spine = _SPINES[int(chance(seed, level * 40 + place + 600) * len(_SPINES))]
            if chance(seed, level * 40 + place + 900) > 0.14:
                canvas.fill(x, foot - high, min(right, x + wide), foot, mix(wall, spine, 0.7))
            x, place = x + wide + 1, place + 1
        canvas.fill(left, foot, right, foot + max(2, canvas.h * 0.018), wood)


def _window(canvas: Canvas, wall: Color, seed: int) -> None:
    left = canvas.w * (0.58 if seed % 8 < 4 else 0.06)
    right, foot = left + canvas.w * 0.34, canvas.h * 0.62
    canvas.fill(left - 3, canvas.h * 0.08 - 3, right + 3, foot + 3, lighter(wall, 0.7))
    canvas.fill(left, canvas.h * 0.08, right, foot, "#cfe6f5")
    canvas.fill(left, canvas.h * 0.42, right, foot, "#9fbf93")
    middle = (left + right) / 2
    canvas.fill(middle - 1.5, canvas.h * 0.08, middle + 1.5, foot, lighter(wall, 0.7))


def _frames(canvas: Canvas, wall: Color, seed: int) -> None:
    for place, x in enumerate((0.08, 0.27, 0.72, 0.87)):
        top = canvas.h * between(0.1, 0.22, seed, place)
        wide, high = canvas.w * 0.12, canvas.h * between(0.18, 0.28, seed, place + 9)
        left = canvas.w * x
        canvas.fill(left, top, left + wide, top + high, darker(wall, 0.55))
        tone = _SPINES[int(chance(seed, place + 20) * len(_SPINES))]
        canvas.fill(left + 2, top + 2, left + wide - 2, top + high - 2, lighter(tone, 0.45))
        canvas.disc(left + wide * 0.5, top + high * 0.55, wide * 0.2, tone)


def _lamp(canvas: Canvas, wall: Color, seed: int) -> None:
    x = canvas.w * (0.83 if seed % 8 < 4 else 0.16)
    glow = mix(wall, "#ffe9b8", 0.55)
    canvas.oval((x, canvas.h * 0.3), (canvas.w * 0.15, canvas.h * 0.26), glow)
    canvas.fill(x - 1.5, canvas.h * 0.38, x + 1.5, canvas.h, darker(wall, 0.6))
    half, top = canvas.w * 0.06, canvas.h * 0.2
    corners = (
        (x - half * 0.6, top), (x + half * 0.6, top), (x + half, canvas.h * 0.4),
        (x - half, canvas.h * 0.4),
    )  # fmt: skip
    canvas.polygon(corners, "#f4e3bf")
    leaf, pot = mix(wall, "#3d6b45", 0.8), canvas.w - x
    for place in range(5):
        canvas.oval(
            (pot + canvas.w * 0.03 * (place - 2), canvas.h * (0.62 - 0.05 * (place % 2))),
            (canvas.w * 0.018, canvas.h * 0.13), leaf, 0.04 * (place - 2),
        )  # fmt: skip
    canvas.fill(
        pot - canvas.w * 0.04, canvas.h * 0.7, pot + canvas.w * 0.04, canvas.h * 0.86, "#a8613f"
    )
