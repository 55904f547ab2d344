"""Stylised photographs, each a scene with a seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pointerbench.flow.drawings import landscapes as land
from pointerbench.flow.drawings import stills, towns
from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.nature import shade
from pointerbench.flow.drawings.values import WHITE, Colors, Data, mix, variant_of

SCENES: tuple[Callable[[Canvas, int], None], ...] = (
    partial(land.hills, land.MORNING),
    partial(towns.skyline, towns.DAY),
    stills.plate,
    partial(land.sea, land.NOON),
    towns.room,
    land.mountains,
    stills.portrait,
    land.forest,
    stills.goods,
    partial(land.hills, land.DUSK),
    stills.flower,
    towns.street,
    land.desert,
    partial(towns.skyline, towns.NIGHT),
    stills.coffee,
    land.lake,
    stills.shelf,
    land.fields,
    partial(land.sea, land.DUSK),
    stills.balloons,
    land.birches,
    land.beach,
    partial(towns.skyline, towns.EVENING),
    partial(land.hills, land.NOON),
    land.moonlight,
    partial(land.hills, land.AUTUMN),
)


def photo(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A photograph. Data: variant (the scene is its remainder by their number)."""
    variant = variant_of(data)
    SCENES[variant % len(SCENES)](canvas, variant // len(SCENES) + variant)
    if colors:
        canvas.tint((0, 0, canvas.w, canvas.h), colors[0], 36)


def video(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A photograph to play. Data: variant, share played. Colors: what is played of its bar."""
    photo(canvas, (), data)
    playback(canvas, colors, data)


def playback(canvas: Canvas, colors: Colors, data: Data) -> None:
    """What a player lays over its picture. Data: nothing, share played. Colors: as `video`."""
    shade(canvas, canvas.h * 0.6, "#000000", 170)
    x, y = canvas.w / 2, canvas.h / 2
    radius = min(28 * canvas.u, canvas.w * 0.2, canvas.h * 0.2)
    canvas.disc(x, y, radius, mix("#111827", WHITE, 0.06))
    a = radius * 0.46
    canvas.polygon(((x - a * 0.72, y - a), (x + a, y), (x - a * 0.72, y + a)), WHITE)
    share = data[1] if len(data) > 1 else 0.3
    gap, thick = round(canvas.w * 0.03), max(1, round(3 * canvas.u))
    foot = canvas.h - max(gap, 2 * thick)
    canvas.fill(gap, foot - thick, canvas.w - gap, foot, "#8b8f96")
    played = gap + (canvas.w - 2 * gap) * min(1.0, max(0.0, share))
    canvas.fill(gap, foot - thick, played, foot, colors[0] if colors else "#ef4444")
