"""Abstract marks: logos of no company, shields, seals and stamps."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.easel import Easel
from pointerbench.flow.drawings.photos import photo
from pointerbench.flow.drawings.values import (
    Colors,
    Data,
    color_of,
    darker,
    lighter,
    mix,
    variant_of,
)
from pointerbench.picture.frame import Color

PAINTS = ("#2563eb", "#0f766e", "#dc2626", "#7c3aed", "#ea580c", "#0891b2", "#be185d", "#15803d")


def logo(canvas: Canvas, colors: Colors, data: Data) -> None:
    """An abstract mark of one of 14 forms. Data: variant. Colors: mark, second, hole."""
    seed = variant_of(data)
    first = color_of(colors, 0, PAINTS[(seed + seed // 14) % 8])
    second = color_of(colors, 1, lighter(first, 0.45))
    form = FORMS[seed % len(FORMS)]
    form(Easel(canvas), (first, second, color_of(colors, 2, canvas.ground)))


def _star(count: int, radii: Point, start: float = -0.25) -> list[Point]:
    return [
        (50 + radii[k % 2] * cos((k / count / 2 + start) * TURN),
         50 + radii[k % 2] * sin((k / count / 2 + start) * TURN))
        for k in range(2 * count)
    ]  # fmt: skip


def _ring(e: Easel, c: tuple[Color, ...]) -> None:
    e.arc((50, 50), (28, 48), (0.1, 0.9), c[0])
    e.disc(84, 50, 12, c[1])


def _bars(e: Easel, c: tuple[Color, ...]) -> None:
    for k, high in enumerate((40, 64, 90)):
        e.rounded((6 + 31 * k, 96 - high, 30 + 31 * k, 96), 6, c[1 if k == 1 else 0])


def _peaks(e: Easel, c: tuple[Color, ...]) -> None:
    e.polygon(((2, 88), (38, 22), (74, 88)), c[0])
    e.polygon(((44, 88), (70, 44), (98, 88)), c[1])


def _leaf(e: Easel, c: tuple[Color, ...]) -> None:
    e.oval((50, 50), (50, 26), c[0], 0.375)
    e.stroke(((22, 78), (72, 28)), 5, c[2])


def _hexagon(e: Easel, c: tuple[Color, ...]) -> None:
    e.polygon(_star(3, (48, 48)), c[0])
    e.polygon(_star(3, (22, 22)), c[2])


def _links(e: Easel, c: tuple[Color, ...]) -> None:
    e.disc(34, 50, 32, c[0])
    e.arc((66, 50), (20, 32), (0, 1), c[1])


def _tile(e: Easel, c: tuple[Color, ...]) -> None:
    e.rounded((2, 2, 98, 98), 24, c[0])
    e.arc((50, 50), (16, 30), (0, 0.75), c[2])


def _petals(e: Easel, c: tuple[Color, ...]) -> None:
    for k in range(6):
        angle = k / 6 * TURN
        center = 50 + 27 * cos(angle), 50 + 27 * sin(angle)
        e.oval(center, (22, 11), c[k % 2], k / 6)


def _bolt(e: Easel, c: tuple[Color, ...]) -> None:
    e.disc(50, 50, 49, c[0])
    e.polygon(((56, 12), (26, 56), (47, 56), (42, 88), (74, 42), (53, 42)), c[2])


def _squares(e: Easel, c: tuple[Color, ...]) -> None:
    for k in range(4):
        x, y = 6 + 46 * (k % 2), 6 + 46 * (k // 2)
        e.rounded((x, y, x + 42, y + 42), 21 if k == 1 else 6, c[1 if k in (1, 2) else 0])


def _waves(e: Easel, c: tuple[Color, ...]) -> None:
    for k in range(3):
        y = 26 + 24 * k
        top = [(4 + 4 * i, y + 7 * sin(i * 0.55)) for i in range(24)]
        foot = [(x, y + 13) for x, y in reversed(top)]
        e.polygon([*top, *foot], c[1 if k == 1 else 0])


def _drop(e: Easel, c: tuple[Color, ...]) -> None:
    e.disc(50, 63, 34, c[0])
    e.polygon(((50, 2), (80, 47), (50, 70), (20, 47)), c[0])
    e.disc(58, 68, 13, c[1])


def _burst(e: Easel, c: tuple[Color, ...]) -> None:
    e.polygon(_star(8, (49, 22)), c[0])
    e.disc(50, 50, 13, c[2])


def _fold(e: Easel, c: tuple[Color, ...]) -> None:
    e.polygon(((4, 10), (50, 96), (50, 50), (30, 10)), c[0])
    e.polygon(((96, 10), (50, 96), (50, 50), (70, 10)), c[1])


FORMS: tuple[Callable[[Easel, tuple[Color, ...]], None], ...] = (
    *(_ring, _bars, _peaks, _leaf, _hexagon, _links, _tile),
    *(_petals, _bolt, _squares, _waves, _drop, _burst, _fold),
)


def emblem(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A coat of arms. Data: variant. Colors: field, second field, charge."""
    seed = variant_of(data)
    first = color_of(colors, 0, ("#1e3a8a", "#991b1b", "#14532d", "#111827")[seed % 4])
    second = color_of(colors, 1, ("#f4f1e6", "#e6b93d", "#f8fafc")[seed // 4 % 3])
    charge = color_of(colors, 2, "#d4a017")
    e = Easel(canvas)
    e.blob(_SHIELD, mix(darker(first, 0.5), "#000000", 0.2))
    inner = [(50 + (x - 50) * 0.92, 49 + (y - 49) * 0.93) for x, y in _SHIELD]
    e.blob(inner, first)
    if seed % 3 == 0:
        e.polygon(((16, 42), (84, 42), (84, 56), (16, 56)), second)
    elif seed % 3 == 1:
        e.polygon(((19, 66), (50, 34), (81, 66), (77, 76), (50, 50), (23, 76)), second)
    else:
        e.polygon(((44, 7), (56, 7), (56, 90), (50, 94), (44, 90)), second)
    for x, y in ((30, 26), (70, 26), (50, 74))[: 2 if seed % 3 == 2 else 3]:
        star = [(x + (px - 50) * 0.2, y + (py - 50) * 0.2) for px, py in _star(5, (49, 20))]
        e.polygon(star, charge)


_SHIELD = (
    *((10, 4), (10, 4), (10, 4), (50, 4), (90, 4), (90, 4), (90, 4), (90, 46), (82, 74), (50, 99)),
    *((50, 99), (50, 99), (18, 74), (10, 46)),
)


def stamp(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A postage stamp. Data: variant of its picture. Colors: paper."""
    paper = color_of(colors, 0, "#fbfaf5")
    canvas.fill(0, 0, canvas.w, canvas.h, mix(canvas.ground, "#475569", 0.28))
    canvas.fill(1, 1, canvas.w - 1, canvas.h - 1, paper)
    hole = max(2, round(min(canvas.w, canvas.h) * 0.045))
    for long, other in ((canvas.w, canvas.h), (canvas.h, canvas.w)):
        count = max(2, min(40, round(long / (hole * 2.4))))
        for i in range(count + 1):
            for far in (0, other):
                place = round(long * i / count)
                x, y = (place, far) if long is canvas.w else (far, place)
                canvas.disc(x, y, hole / 2, canvas.ground)
    gap = round(min(canvas.w, canvas.h) * 0.1)
    photo(canvas.part(gap, gap, canvas.w - gap, canvas.h - gap), (), data)
