"""Twelve goods on a pale ground, simple enough to be known at the size of a thumb."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.easel import Easel
from pointerbench.flow.drawings.nature import shadow
from pointerbench.flow.drawings.values import (
    WHITE,
    Colors,
    Data,
    color_of,
    darker,
    is_dark,
    lighter,
    variant_of,
)
from pointerbench.picture.frame import Color

COLORS = ("#c8553d", "#2f5d8a", "#3f7a5f", "#d8a13a", "#4a4a55", "#8a5a8f", "#d9776a", "#5f8f9a")
GROUNDS = ("#f3f4f6", "#f6f1ea", "#eef3f0", "#f2eff6")


def product(canvas: Canvas, colors: Colors, data: Data) -> None:
    """One of twelve goods. Data: variant (its remainder by 12 is which). Colors: goods, ground."""
    seed = variant_of(data)
    ground = color_of(colors, 1, GROUNDS[seed // 12 % 4])
    canvas.fill(0, 0, canvas.w, canvas.h, ground)
    easel = Easel(canvas, min(canvas.w, canvas.h) * 0.78)
    if not is_dark(ground):
        shadow(canvas, easel.at(50, 95), (34 * easel.unit, 3.4 * easel.unit))
    show(easel, seed, color_of(colors, 0, ""))


def show(easel: Easel, seed: int, color: Color) -> None:
    """The goods alone; without a colour in one of its own."""
    paint = color or COLORS[(seed * 5 + seed // 12) % len(COLORS)]
    tuple(GOODS.values())[seed % len(GOODS)](easel, paint)


def _mug(e: Easel, c: Color) -> None:
    e.arc((72, 52), (10, 17), (0, 0.5), darker(c, 0.15))
    e.rounded((20, 18, 72, 94), 8, c)
    e.fill((20, 18, 72, 40), c)
    e.fill((26, 26, 32, 84), lighter(c, 0.25))
    e.fill((62, 20, 72, 84), darker(c, 0.12))
    e.oval((46, 18), (26, 5), lighter(c, 0.4))
    e.oval((46, 18.6), (23, 3.6), "#4a2f22")


def _lamp(e: Easel, c: Color) -> None:
    e.oval((50, 92), (22, 4), "#4b4a48")
    e.fill((48, 46, 52, 92), "#6b6865")
    e.polygon(((34, 8), (66, 8), (82, 50), (18, 50)), c)
    e.polygon(((34, 8), (44, 8), (36, 50), (18, 50)), lighter(c, 0.3))
    e.polygon(((18, 50), (82, 50), (80, 54), (20, 54)), "#f6e0a0")


def _shoe(e: Easel, c: Color) -> None:
    e.polygon(
        (
            *((8, 40), (14, 36), (26, 40), (38, 36), (48, 46), (62, 60), (84, 66), (94, 74)),
            *((94, 84), (8, 84)),
        ),
        c,
    )
    e.polygon(((8, 44), (22, 46), (26, 84), (8, 84)), darker(c, 0.18))
    e.polygon(((70, 63), (84, 66), (94, 74), (94, 84), (74, 84)), lighter(c, 0.25))
    for k in range(4):
        x, y = 42 + 6 * k, 44 + 5 * k
        e.stroke(((x, y), (x - 7, y + 7)), 2.4, WHITE)
    e.rounded((6, 82, 96, 94), 5, WHITE)
    e.fill((8, 88, 94, 90), "#c5c9ce")


def _chair(e: Easel, c: Color) -> None:
    for x1, x2 in ((30, 22), (70, 78)):
        e.stroke(((x1, 58), (x2, 94)), 4, "#a87748")
    for x1, x2 in ((38, 36), (62, 64)):
        e.stroke(((x1, 58), (x2, 88)), 3, "#8a5f38")
    e.rounded((28, 6, 72, 52), 12, c)
    e.rounded((33, 11, 67, 46), 9, lighter(c, 0.14))
    e.rounded((22, 50, 78, 62), 6, darker(c, 0.14))


def _phone(e: Easel, c: Color) -> None:
    e.rounded((28, 4, 72, 96), 9, "#22252b")
    e.rounded((31, 7, 69, 93), 6, lighter(c, 0.1))
    e.polygon(((31, 62), (52, 44), (69, 58), (69, 93), (31, 93)), darker(c, 0.15))
    e.rounded((31, 76, 69, 93), 6, darker(c, 0.3))
    e.rounded((44, 10, 56, 13.5), 2, "#22252b")
    for k in range(4):
        e.rounded((35.5 + 8 * k, 81, 40.5 + 8 * k, 86), 1.4, lighter(c, 0.6))


def _bottle(e: Easel, c: Color) -> None:
    e.rounded((43, 4, 57, 16), 2, "#3c3a38")
    e.fill((44, 15, 56, 30), darker(c, 0.1))
    e.rounded((32, 26, 68, 96), 11, c)
    e.fill((37, 36, 41, 88), lighter(c, 0.4))
    e.fill((32, 50, 68, 76), "#f7f4ec")
    e.fill((42, 57, 62, 60), darker(c, 0.2))
    e.fill((42, 64, 56, 66), "#c2beb4")
    e.fill((42, 69, 58, 71), "#c2beb4")


def _bag(e: Easel, c: Color) -> None:
    e.arc((50, 34), (15, 20), (-0.25, 0.25), darker(c, 0.35))
    e.polygon(((16, 34), (84, 34), (92, 94), (8, 94)), c)
    e.polygon(((16, 34), (84, 34), (86, 50), (50, 60), (14, 50)), darker(c, 0.14))
    e.rounded((45, 54, 55, 66), 2, "#e0bd62")
    e.fill((10, 89, 90, 91), darker(c, 0.14))


def _book(e: Easel, c: Color) -> None:
    e.rounded((20, 8, 84, 94), 3, darker(c, 0.35))
    e.fill((26, 84, 82, 91), "#f3eee2")
    e.rounded((18, 6, 80, 86), 3, c)
    e.fill((18, 8, 26, 86), darker(c, 0.2))
    e.fill((36, 22, 70, 27), lighter(c, 0.75))
    e.fill((40, 32, 66, 35), lighter(c, 0.5))
    e.disc(53, 58, 12, lighter(c, 0.35))
    e.disc(57, 55, 9, c)


def _headphones(e: Easel, c: Color) -> None:
    e.arc((50, 52), (34, 41), (-0.27, 0.27), darker(c, 0.3))
    for x in (10, 74):
        e.rounded((x, 48, x + 16, 90), 8, c)
    e.rounded((22, 52, 32, 86), 5, darker(c, 0.45))
    e.rounded((68, 52, 78, 86), 5, darker(c, 0.45))
    e.rounded((13, 56, 16, 80), 1, lighter(c, 0.35))


def _plant(e: Easel, c: Color) -> None:
    for k in range(7):
        turn = (k - 3) / 6 * 0.36
        leaf = ("#3f7d4a", "#5a9a5c", "#2f6540")[k % 3]
        e.oval((50 + (k - 3) * 8, 36 + abs(k - 3) * 3.4), (6, 28), leaf, turn)
    e.fill((24, 60, 76, 68), lighter(c, 0.12))
    e.polygon(((28, 67), (72, 67), (66, 96), (34, 96)), c)


def _watch(e: Easel, c: Color) -> None:
    e.polygon(((36, 2), (64, 2), (67, 34), (33, 34)), c)
    e.polygon(((33, 66), (67, 66), (64, 98), (36, 98)), c)
    for k in range(3):
        e.fill((48.6, 76 + 6 * k, 51.4, 79 + 6 * k), darker(c, 0.45))
    e.rounded((76, 47, 82, 53), 2, "#8f949b")
    e.disc(50, 50, 29, "#aab0b7")
    e.disc(50, 50, 25, "#fbfbf9")
    for x, y in ((50, 29), (71, 50), (50, 71), (29, 50)):
        e.disc(x, y, 1.7, "#3a3f47")
    e.stroke(((50, 50), (50, 34)), 2.4, "#2b2f36")
    e.stroke(((50, 50), (61, 56)), 2.4, "#2b2f36")
    e.disc(50, 50, 2.6, "#b3372c")


def _jacket(e: Easel, c: Color) -> None:
    for side in (-1, 1):
        arm = ((22, 14), (34, 22), (40, 84), (29, 86), (26, 40))
        e.polygon([(50 + side * (x - 4), y) for x, y in arm], darker(c, 0.16))
    e.polygon(((28, 14), (42, 7), (58, 7), (72, 14), (76, 92), (24, 92)), c)
    e.polygon(((42, 7), (50, 34), (38, 28), (36, 11)), lighter(c, 0.2))
    e.polygon(((58, 7), (50, 34), (62, 28), (64, 11)), lighter(c, 0.12))
    e.polygon(((42, 7), (58, 7), (50, 30)), "#f1efe9")
    e.fill((49.2, 32, 50.8, 92), darker(c, 0.4))
    for y in (44, 58, 72):
        e.disc(54.5, y, 1.6, darker(c, 0.5))
    e.fill((31, 62, 43, 64.4), darker(c, 0.3))
    e.fill((57, 62, 69, 64.4), darker(c, 0.3))


GOODS: dict[str, Callable[[Easel, Color], None]] = {
    "mug": _mug,
    "lamp": _lamp,
    "shoe": _shoe,
    "chair": _chair,
    "phone": _phone,
    "bottle": _bottle,
    "bag": _bag,
    "book": _book,
    "headphones": _headphones,
    "plant": _plant,
    "watch": _watch,
    "jacket": _jacket,
}
