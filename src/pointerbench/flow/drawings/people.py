"""Heads and shoulders that could be anybody's, for avatars and portraits."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.drawings.canvas import Canvas, Point
from pointerbench.flow.drawings.easel import Easel
from pointerbench.flow.drawings.values import (
    WHITE,
    Colors,
    Data,
    chance,
    color_of,
    darker,
    lighter,
    mix,
    variant_of,
)
from pointerbench.picture.frame import Color

SKINS = ("#f6d3b8", "#e8b48f", "#c98d62", "#a66a43", "#7a4a2e", "#f0c6a4", "#5a3623", "#dba57c")
HAIRS = ("#2b211d", "#5b3a24", "#8a5a2f", "#c89a55", "#1b1b22", "#9a4a26", "#b9b4ad", "#3d2b24")
SHIRTS = ("#334155", "#2563eb", "#b45309", "#0f766e", "#7c3aed", "#be123c", "#f1f5f9", "#166534")
GROUNDS = ("#dbe7f3", "#f3e3d3", "#d9ead9", "#e9dcef", "#cfd8e3", "#f5e6b8", "#cfe6e3", "#e5e0da")


class Look(NamedTuple):
    """A person: the colours, and which of the cuts of hair and clothes."""

    skin: Color
    hair: Color
    shirt: Color
    cut: int
    clothes: int


def look_of(seed: int) -> Look:
    def pick(of: Colors, index: int) -> Color:
        return of[int(chance(seed, index) * len(of))]

    cut, clothes = (seed * 3 + seed // 8) % 8, int(chance(seed, 5) * 3)
    return Look(pick(SKINS, 1), pick(HAIRS, 2), pick(SHIRTS, 3), cut, clothes)


def avatar(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A round bust. Data: variant. Colors: background, shirt."""
    seed = variant_of(data)
    side = min(canvas.w, canvas.h)
    left, top = (canvas.w - side) // 2, (canvas.h - side) // 2
    inner = canvas.part(left, top, left + side, top + side)
    ground = color_of(colors, 0, GROUNDS[int(chance(seed, 4) * len(GROUNDS))])
    look = look_of(seed)
    inner.disc(side / 2, side / 2, side / 2, ground)
    bust(Easel(inner), look._replace(shirt=color_of(colors, 1, look.shirt)), round_foot=True)


def bust(easel: Easel, look: Look, *, round_foot: bool) -> None:
    """A person on the square; the shoulders end at its circle or at the foot."""
    skin, hair = look.skin, look.hair
    if look.cut in _LONG:
        easel.blob(_LONG[look.cut], darker(hair, 0.15))
    _shoulders(easel, look, round_foot)
    easel.polygon(((42, 54), (58, 54), (60, 70), (50, 77), (40, 70)), darker(skin, 0.16))
    if look.cut == 6:
        easel.disc(50, 13, 8, hair)
    easel.disc(31, 45, 4, darker(skin, 0.08))
    easel.disc(69, 45, 4, darker(skin, 0.08))
    easel.blob(_FACE, skin)
    if look.cut == 4:
        easel.blob(_BEARD, mix(hair, skin, 0.12))
    if easel.unit > 0.3:
        _features(easel, look)
    if look.cut == 7:
        for x, y in ((32, 30), (39, 22), (50, 19), (61, 22), (68, 30), (45, 26), (57, 26)):
            easel.disc(x, y, 9, hair)
    elif look.cut != 5:
        easel.blob(_CUTS.get(look.cut, _CUTS[0]), hair)


def _shoulders(easel: Easel, look: Look, round_foot: bool) -> None:
    tops = [(x, 71 + 14 * (abs(x - 50) / 36) ** 2.6) for x in range(8, 93, 4)]
    if round_foot:
        # A little inside the background's circle, whose edge is soft.
        deep = [50 + max(0.0, 49.6**2 - (x - 50) ** 2) ** 0.5 for x, _ in tops]
        kept = [(x, y, foot) for (x, y), foot in zip(tops, deep, strict=True) if foot > y + 0.5]
        outline: list[Point] = [(x, y) for x, y, _ in kept]
        outline += [(x, foot) for x, _, foot in reversed(kept)]
    else:
        outline = [*tops, (95, 101), (5, 101)]
    easel.polygon(outline, look.shirt)
    if look.clothes == 1:
        easel.polygon(
            ((41, 70), (59, 70), (50, 94)), WHITE if look.shirt != "#f1f5f9" else "#94a3b8"
        )
        easel.polygon(((48, 75), (52, 75), (53, 90), (50, 94), (47, 90)), darker(look.shirt, 0.4))
    elif look.clothes == 2:
        easel.polygon(((38, 70), (50, 84), (43, 88), (35, 72)), lighter(look.shirt, 0.22))
        easel.polygon(((62, 70), (50, 84), (57, 88), (65, 72)), lighter(look.shirt, 0.16))


def _features(easel: Easel, look: Look) -> None:
    dark = mix(darker(look.skin, 0.6), "#20130f", 0.5)
    for side in (-1, 1):
        easel.disc(50 + side * 8.5, 44, 2.1, dark)
        x = 50 + side * 9
        easel.polygon(
            ((x - 4.5, 39), (x, 37.6), (x + 4.5, 39), (x, 39.6)), mix(look.hair, dark, 0.4)
        )
    shadow = darker(look.skin, 0.17)
    easel.polygon(((50, 44), (53, 52), (48, 52.4)), shadow)
    lips = mix(look.skin, "#a5353a", 0.5)
    easel.blob(((43, 56.5), (50, 57.6), (57, 56.5), (53, 60.6), (47, 60.6)), lips)


_FACE = (
    *((31, 38), (33, 28), (40, 22), (50, 20), (60, 22), (67, 28), (69, 38), (68.4, 48)),
    *((65, 57), (59, 64), (50, 67), (41, 64), (35, 57), (31.6, 48)),
)
_BEARD = (
    *((31, 44), (34, 50), (42, 53), (50, 52.6), (58, 53), (66, 50), (69, 44), (68.6, 52)),
    *((65, 61), (58, 68), (50, 70.6), (42, 68), (35, 61), (31.4, 52)),
)
# Hair that hangs behind the face, by cut.
_LONG: dict[int, tuple[Point, ...]] = {
    1: (
        *((27, 40), (30, 24), (40, 15), (50, 13), (60, 15), (70, 24), (73, 40), (75, 62), (78, 80)),
        *((64, 82), (36, 82), (22, 80), (25, 62)),
    ),
    2: (
        *((26, 42), (29, 24), (40, 14), (50, 12), (60, 14), (71, 24), (74, 42), (73, 62), (62, 66)),
        *((38, 66), (27, 62)),
    ),
}
# Hair over the forehead, by cut; 5 is a bald head, 7 are curls.
_CUTS: dict[int, tuple[Point, ...]] = {
    0: (
        *((29.5, 41), (29, 27), (37, 16), (50, 12.5), (63, 16), (71, 27), (70.5, 41), (67, 34)),
        *((62, 28.5), (52, 29), (42, 26.5), (34, 32)),
    ),
    1: (
        *((28, 50), (28, 30), (36, 17), (50, 12.5), (64, 17), (72, 30), (72, 50), (68, 36)),
        *((60, 27), (50, 22.5), (40, 28), (32, 37)),
    ),
    2: (
        *((27, 52), (28, 28), (37, 16), (50, 12), (63, 16), (72, 28), (73, 52), (69, 36), (60, 32)),
        *((50, 33), (40, 32), (31, 36)),
    ),
    3: (
        *((29.5, 40), (27, 28), (33, 17), (44, 13), (50, 8.5), (62, 12), (72, 22), (70.5, 40)),
        *((68, 32), (61, 25), (49, 27), (40, 24), (33, 31)),
    ),
    4: (
        *((30, 40), (30.5, 27), (38, 18), (50, 15), (62, 18), (69.5, 27), (70, 40), (67.5, 31)),
        *((60, 24.5), (50, 23.5), (40, 24.5), (32.5, 31)),
    ),
    6: (
        *((29.5, 44), (29, 29), (38, 17), (50, 14), (62, 17), (71, 29), (70.5, 44), (66, 32)),
        *((58, 25), (50, 23.5), (42, 25), (34, 32)),
    ),
}
