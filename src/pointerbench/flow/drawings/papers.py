"""What a scanner or a fax adds to a sheet: specks, streaks, creases, shadows at the edges.

Both lie below the text, so that every letter stays where and what it is.
"""

from __future__ import annotations

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.values import (
    Colors,
    Data,
    between,
    chance,
    color_of,
    mix,
    variant_of,
)
from pointerbench.picture.frame import Color

_DIRT, _STAIN = "#3f3a30", "#b08d4e"
_SPECKS = 150
_EDGE = 26  # logical pixels that a shadow at the edge is wide


def scan(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A used sheet of paper on a scanner's glass. Data: variant. Colors: what shows
    in the holes."""
    seed = variant_of(data)
    _stains(canvas, seed)
    _edges(canvas, seed)
    for at in range(2, 4):
        _crease(canvas, canvas.h * at / 3 - between(20, 60, seed, at) * canvas.u)
    for at in range(3):
        x = between(0, canvas.w, seed, 20 + at)
        canvas.tint((x, 0, x + 1, canvas.h), _DIRT, between(8, 26, seed, 30 + at))
    _specks(canvas, seed, _DIRT, 0.7)
    if seed % 2:
        _holes(canvas, color_of(colors, 0, _DIRT))


def fax(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A sheet from a fax: black specks, dashes along streaks, a dirty edge. Data: variant.
    Colors: the toner."""
    seed, toner = variant_of(data), color_of(colors, 0, "#1f1f1f")
    _specks(canvas, seed, toner, 1)
    for streak in range(2 + seed % 2):
        x = between(0.01, 0.05, seed, 40 + streak) * canvas.w  # beside the text
        for at in range(60):
            if chance(seed + streak, 500 + at) < 0.4:
                y = at / 60 * canvas.h
                canvas.fill(x, y, x + 1, y + between(2, 14, seed, 600 + at) * canvas.u, toner)
    for at in range(60):
        y, deep = chance(seed, 700 + at) * canvas.h, between(1, 5, seed, 800 + at) * canvas.u
        canvas.fill(canvas.w - deep, y, canvas.w, y + canvas.line_width(1), toner)


def _specks(canvas: Canvas, seed: int, color: Color, dark: float) -> None:
    """Dust, most of it a pixel wide."""
    for at in range(_SPECKS):
        x, y = chance(seed, 1000 + at) * canvas.w, chance(seed, 2000 + at) * canvas.h
        size = canvas.line_width(1.6 if chance(seed, 3000 + at) > 0.96 else 0.7)
        tone = mix(canvas.ground, color, dark * between(0.35, 1, seed, 4000 + at))
        canvas.fill(x, y, x + size, y + size, tone)


def _stains(canvas: Canvas, seed: int) -> None:
    """The sheet has yellowed unevenly: wide spots, a little darker towards their middle."""
    for spot in range(2):
        center = (
            between(0, 1, seed, 50 + spot) * canvas.w,
            between(0, 1, seed, 60 + spot) * canvas.h,
        )
        wide = between(0.12, 0.25, seed, 70 + spot) * canvas.w
        for ring in range(5):
            tone = mix(canvas.ground, _STAIN, 0.011 * (ring + 1))
            reach = wide * (1 - ring / 6)
            canvas.oval(center, (reach, reach * 0.7), tone, chance(seed, 80 + spot))


def _edges(canvas: Canvas, seed: int) -> None:
    """The sheet does not lie flat: its sides fall into shade."""
    steps = _EDGE // 2
    strong = between(28, 60, seed, 90)
    for step in range(steps):
        near, far = 2 * step * canvas.u, 2 * (step + 1) * canvas.u
        alpha = strong * (1 - step / steps) ** 2
        canvas.tint((near, 0, far, canvas.h), _DIRT, alpha)
        canvas.tint((0, near, canvas.w, far), _DIRT, alpha / 2)


def _crease(canvas: Canvas, y: float) -> None:
    """Where the sheet was folded for its envelope: light above, shade below."""
    for step in range(6):
        low = y + step * canvas.u
        canvas.tint((0, low, canvas.w, low + canvas.u), _DIRT, (22 - 3.5 * step))
    canvas.tint((0, y - canvas.u, canvas.w, y), "#ffffff", 110)


def _holes(canvas: Canvas, color: Color) -> None:
    """Two holes, eight centimetres apart, for a file."""
    x, radius = 40 * canvas.u, 11 * canvas.u
    for y in (canvas.h / 2 - 150 * canvas.u, canvas.h / 2 + 150 * canvas.u):
        canvas.disc(x + canvas.u, y + canvas.u, radius + canvas.u, mix(canvas.ground, _DIRT, 0.3))
        canvas.disc(x, y, radius, color)
