"""Photographs of things close by: food, books, flowers, faces, goods."""

from __future__ import annotations

from math import cos, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.easel import Easel
from pointerbench.flow.drawings.nature import glow, shadow
from pointerbench.flow.drawings.people import bust, look_of
from pointerbench.flow.drawings.products import show
from pointerbench.flow.drawings.values import (
    WHITE,
    between,
    chance,
    darker,
    lighter,
    mix,
)
from pointerbench.picture.frame import Color


def planks(canvas: Canvas, color: Color, seed: int) -> None:
    """A table of boards, seen from above."""
    count = max(3, min(8, canvas.h // 34))
    for i in range(count):
        top, foot = (canvas.h * k / count for k in (i, i + 1))
        tone = darker(color, 0.16 * chance(seed, i))
        canvas.fill(0, top, canvas.w, foot, tone)
        for k in range(4):
            y = top + (foot - top) * between(0.1, 0.9, seed, i * 8 + k)
            x = canvas.w * chance(seed, i * 8 + k + 70)
            canvas.fill(x, y, x + canvas.w * 0.3, y + 1, darker(tone, 0.08))
        canvas.fill(0, foot - max(1, canvas.u), canvas.w, foot, darker(color, 0.35))


def plate(canvas: Canvas, seed: int) -> None:
    """A meal from above."""
    planks(canvas, ("#8a5f3d", "#6f6a66", "#d9cdb8", "#3f4a50")[seed % 4], seed)
    side = min(canvas.h * 0.92, canvas.w * 0.8)
    easel = Easel(canvas, side)
    shadow(canvas, easel.at(51, 52), (50 * easel.unit, 50 * easel.unit))
    for grow, color in ((48, "#f3f1ec"), (36, "#e3dfd6"), (35, "#faf8f4")):
        easel.disc(50, 50, grow, color)
    (_salad, _pasta, _steak)[seed // 4 % 3](easel, seed)
    if canvas.w > side * 1.35:
        _cutlery(easel)


def _scatter(seed: int, index: int, reach: float) -> Point:
    angle, far = TURN * chance(seed, index), reach * chance(seed, index + 99) ** 0.5
    return 50 + far * cos(angle), 50 + far * sin(angle)


def _salad(easel: Easel, seed: int) -> None:
    for i in range(16):
        x, y = _scatter(seed, i, 24)
        color = ("#5f9a3c", "#7fb84a", "#3f7a35", "#9ac65a")[i % 4]
        easel.oval((x, y), (10, 5), color, chance(seed, i + 200))
    for i in range(6):
        x, y = _scatter(seed, i + 20, 22)
        easel.disc(x, y, 5.4, "#c93a2c")
        easel.disc(x - 1, y - 1, 3.4, "#e2604c")
    for i in range(5):
        x, y = _scatter(seed, i + 40, 20)
        easel.disc(x, y, 4.2, "#f4f0d8")
        easel.disc(x, y, 1.8, "#f2c23e")


def _pasta(easel: Easel, seed: int) -> None:
    easel.disc(50, 50, 27, "#d8a545")
    for i in range(14):
        x, y = _scatter(seed, i, 17)
        turn = chance(seed, i + 30)
        color = ("#efcf7c", "#e3b858", "#f6e0a0")[i % 3]
        easel.arc((x, y), (7, 9), (turn, turn + 0.6), color)
    for i in range(5):
        x, y = _scatter(seed, i + 60, 10)
        easel.oval((x, y), (6, 4.4), "#b8351f", chance(seed, i + 70))
    for k in range(3):
        easel.oval((47 + 4 * k, 46 + (k % 2) * 4), (5.4, 2.6), "#4f9a3f", 0.13 + 0.3 * k)


def _steak(easel: Easel, seed: int) -> None:
    easel.oval((43, 45), (21, 14), "#3f2419", 0.08)
    easel.oval((42, 44), (20, 13), "#6b3a26", 0.08)
    for k in range(4):
        easel.stroke(((30 + 6 * k, 38), (36 + 6 * k, 53)), 1.6, "#3f2419")
    for i in range(9):
        x, y = 55 + 4.4 * (i % 4) + chance(seed, i), 58 + 5 * (i // 4)
        easel.oval((x, y), (8, 2), ("#e9bf5c", "#f3d27f")[i % 2], 0.2 + 0.2 * chance(seed, i + 9))
    for i in range(7):
        x, y = 28 + 5 * (i % 4), 64 + 6 * (i // 4)
        easel.disc(x, y, 4, ("#4f8f3a", "#6fae4a")[i % 2])


def _cutlery(easel: Easel) -> None:
    for x, tines in ((-10, True), (110, False)):
        easel.rounded((x - 1.6, 48, x + 1.6, 86), 1.6, "#c9ccd0")
        if tines:
            for k in range(4):
                easel.rounded((x - 4 + 2.4 * k, 16, x - 3 + 2.4 * k, 36), 0.6, "#c9ccd0")
            easel.rounded((x - 4, 32, x + 4.4, 48), 4, "#c9ccd0")
        else:
            easel.polygon(((x - 1.6, 14), (x + 3, 24), (x + 2.6, 50), (x - 1.6, 50)), "#dadde0")


def coffee(canvas: Canvas, seed: int) -> None:
    """A cup of coffee by a notebook or a keyboard, from above."""
    planks(canvas, ("#b98d63", "#e8e2d8", "#5a4636")[seed % 3], seed + 3)
    easel = Easel(canvas, min(canvas.w, canvas.h))
    easel.rounded((-40, 14, 26, 96), 3, "#2f3a44")
    easel.rounded((-38, 14, 23, 93), 2, "#f6f3ea")
    for k in range(8):
        easel.fill((-30, 26 + 8 * k, between(0, 16, seed, k), 27 + 8 * k), "#b9bec2")
    easel.polygon(((12, 70), (16, 72), (-4, 104), (-7, 102)), "#d08a2c")
    easel.rounded((92, 46, 112, 58), 5, "#f4f1ea")
    easel.disc(72, 52, 34, "#e4dfd5")
    easel.disc(72, 52, 33, "#faf8f3")
    easel.disc(72, 52, 24, "#d9d3c7")
    easel.disc(72, 52, 22.6, WHITE)
    easel.disc(72, 52, 20, "#5a3420")
    easel.disc(72, 52, 17, "#8a5a36")
    for k in range(4):
        easel.oval((72, 60 - 5 * k), (9 - 2 * k, 5 - k), ("#e8cfa8", "#8a5a36")[k % 2])


def shelf(canvas: Canvas, seed: int) -> None:
    """Books on two or three boards."""
    canvas.fill(0, 0, canvas.w, canvas.h, "#4a3324")
    boards = 2 if canvas.h < canvas.w * 0.7 else 3
    rise, thick = canvas.h / boards, max(2, round(canvas.h * 0.035))
    for board in range(boards):
        foot, x, i = round(rise * (board + 1)) - thick, canvas.w * 0.01, 0
        canvas.fill(0, rise * board, canvas.w, rise * board + rise * 0.2, "#33221a")
        while x < canvas.w and i < 40:
            number = board * 50 + i
            wide = round(rise * between(0.07, 0.19, seed, number))
            high = rise * between(0.58, 0.82, seed, number + 200)
            if chance(seed, number + 400) < 0.9:
                _book(canvas, (round(x), foot - high, round(x) + wide, foot), seed + number)
            x, i = x + wide + 1, i + 1
        canvas.fill(0, foot, canvas.w, foot + thick, "#8a6242")
        canvas.fill(0, foot, canvas.w, foot + max(1, thick * 0.3), "#a87c55")


def _book(canvas: Canvas, box: tuple[float, float, float, float], seed: int) -> None:
    x1, top, x2, foot = box
    color = BINDINGS[int(chance(seed, 7) * len(BINDINGS))]
    canvas.fill(x1, top, x2, foot, color)
    canvas.fill(x1, top, x1 + max(1, (x2 - x1) * 0.14), foot, lighter(color, 0.16))
    canvas.fill(x2 - max(1, (x2 - x1) * 0.14), top, x2, foot, darker(color, 0.28))
    high, gold = foot - top, "#d8bf86" if seed % 3 else lighter(color, 0.5)
    for share in (0.12, 0.84) if seed % 2 else (0.3,):
        thick = max(1, high * 0.02) if seed % 2 else high * 0.2
        canvas.fill(x1 + 1, top + high * share, x2 - 1, top + high * share + thick, gold)


BINDINGS = (
    *("#7a2f2b", "#2f4a6b", "#3f5f4a", "#c08a3e", "#e3d8c3", "#5a3f5f", "#28333d", "#a85a3a"),
    *("#d9d2c5", "#1f5f6b"),
)


def portrait(canvas: Canvas, seed: int) -> None:
    """A person before a soft background."""
    tone = ("#6f8a7a", "#8a7f9a", "#b59a7a", "#5f7890", "#9aa58a")[seed % 5]
    canvas.sky(0, canvas.h, (lighter(tone, 0.35), tone), 40)
    glow(canvas, seed, (lighter(tone, 0.22), lighter(tone, 0.36), mix(tone, "#f3d9a0", 0.4)), 11)
    side = min(canvas.h * 1.02, canvas.w * 1.3)
    middle = canvas.w * between(0.42, 0.58, seed, 8) if canvas.w > canvas.h else canvas.w / 2
    bust(Easel(canvas, side, (middle, canvas.h - side * 0.49)), look_of(seed), round_foot=False)


def flower(canvas: Canvas, seed: int) -> None:
    """A blossom before blurred green."""
    canvas.sky(0, canvas.h, ("#7f9f5a", "#4f7a45", "#2f5236"), 40)
    glow(canvas, seed, ("#8fae66", "#6a9152", "#a5bd7c", "#5a8049"), 12)
    easel = Easel(canvas, min(canvas.w, canvas.h) * 1.05, (canvas.w * 0.5, canvas.h * 0.47))
    petal = ("#e35d8a", "#f6f2ee", "#8a5fc7", "#f2b632", "#e8573f", "#f0a6c0")[seed % 6]
    canvas.fill(*easel.rect((48.6, 60, 51.4, 130)), "#3f6b2c")
    easel.oval((64, 96), (15, 5), "#4f8038", 0.92)
    for ring, (count, reach, size) in enumerate(((11, 24, 17), (9, 17, 13))):
        color = darker(petal, 0.14) if ring == 0 else petal
        for k in range(count):
            turn = (k + ring / 2) / count + chance(seed, 3) * 0.1
            x, y = 50 + reach * cos(turn * TURN), 46 + reach * sin(turn * TURN)
            shown = lighter(color, 0.1) if k % 2 else color
            easel.oval((x, y), (size, size * 0.36), shown, turn)
    easel.disc(50, 46, 10, "#7a4a1c" if petal == "#f2b632" else "#d99a2b")
    for k in range(14):
        angle, far = k * 2.4, 2.2 * k**0.5
        easel.disc(50 + far * cos(angle), 46 + far * sin(angle), 1.3, "#f6d36b")


def goods(canvas: Canvas, seed: int) -> None:
    """A product on white, as shops show it."""
    canvas.sky(0, canvas.h, (WHITE, "#f4f4f2", "#e6e5e2"), 30)
    easel = Easel(canvas, min(canvas.w, canvas.h) * 0.8)
    shadow(canvas, easel.at(50, 94), (38 * easel.unit, 4 * easel.unit))
    show(easel, seed, "")


def balloons(canvas: Canvas, seed: int) -> None:
    """Hot-air balloons in a clear sky."""
    canvas.sky(0, canvas.h, ("#4f93d0", "#9cc8e8", "#f3dcc0"), 60)
    ground = between(0.84, 0.9, seed)
    canvas.ridge(lambda x: canvas.h * (ground - 0.05 * sin(x * 4 + seed)), "#9a8f8a")
    canvas.ridge(lambda x: canvas.h * (ground + 0.05 + 0.03 * sin(x * 6)), "#6f6a5a")
    for k in range(4):
        size = canvas.h * (0.15, 0.24, 0.4, 0.19)[k]
        spot = canvas.w * ((k * 0.29 + chance(seed, k) * 0.12 + 0.08) % 0.9)
        height = canvas.h * (0.3, 0.55, 0.36, 0.2)[k]
        easel = Easel(canvas, size, (spot + size * 0.2, height))
        _balloon(easel, ("#d8453a", "#e8a52c", "#2f7fb8", "#5f9a4a")[(seed + k) % 4])


def _balloon(easel: Easel, color: Color) -> None:
    for wide, tone in ((34, color), (22, "#fbf1dc"), (10, color)):
        left = [(50 - wide, 34), (50 - wide * 0.9, 50), (50 - 7 * wide / 34, 76)]
        arch = [(50 - wide * cos(k * TURN / 24), 34 - 34 * sin(k * TURN / 24)) for k in range(13)]
        right = [(100 - x, y) for x, y in left[1:]]
        easel.polygon([*arch, *right, *reversed(left[1:])], tone)
    easel.stroke(((44, 76), (46, 88)), 1, "#5a4a3a")
    easel.stroke(((56, 76), (54, 88)), 1, "#5a4a3a")
    easel.rounded((44, 87, 56, 97), 2, "#7a5230")
