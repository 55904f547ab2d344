"""What picture editors draw with and measure by: rulers, selections, brushes, thin sliders."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.studio import ramp
from pointerbench.flow.drawings.values import (
    BLACK,
    WHITE,
    Colors,
    Data,
    between,
    chance,
    color_of,
    mix,
    number_of,
    variant_of,
    wave,
)
from pointerbench.picture.frame import Color, Outline


def ruler(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Ticks along the longer side. Data: pixels from one long tick to the next, where the first
    is, 1 if the ruler goes down. Colors: ticks."""
    step = max(10.0, number_of(data, 0, 50)) * canvas.u
    start = number_of(data, 1, 0) * canvas.u
    down = number_of(data, 2, 0) >= 0.5
    color = color_of(colors, 0, "#8a8a8a")
    length, thick = (canvas.h, canvas.w) if down else (canvas.w, canvas.h)
    small = max(step / 10, length / 400)
    for i in range(max(-10, int(-start / small)), int((length - start) / small) + 1):
        at = start + i * small
        reach = thick * (1 if i % 10 == 0 else 0.45 if i % 5 == 0 else 0.25)
        if 0 <= at < length:
            if down:
                canvas.fill(thick - reach, at, thick, at + 1, color)
            else:
                canvas.fill(at, thick - reach, at + 1, thick, color)


def thin_slider(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A thin line with a little triangle below it. Data: share. Colors: line, filled part; then
    the tints that it runs through."""
    share = min(1.0, max(0.0, number_of(data, 0, 0.5)))
    thick = max(1, round(2 * canvas.u))
    track = color_of(colors, 0, "#777777")
    if len(colors) > 2:
        ramp(canvas.part(0, 0, canvas.w, thick * 1.5), colors[2:], ())
    else:
        canvas.fill(0, 0, canvas.w, thick, mix(canvas.ground, track, 0.6))
        canvas.fill(0, 0, canvas.w * share, thick, color_of(colors, 1, "#c8c8c8"))
    x = min(canvas.w - 4 * canvas.u, max(4 * canvas.u, canvas.w * share))
    top = thick + 0.5
    foot = min(float(canvas.h), top + 5 * canvas.u)
    canvas.polygon(((x, top), (x + 4 * canvas.u, foot), (x - 4 * canvas.u, foot)), track)


def outline(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A frame of a selection. Data: 0 a box, 1 an oval, 2 freehand, 3 a plain thin box; variant.
    Colors: its dashes."""
    kind = int(number_of(data, 0, 0))
    first, other = color_of(colors, 0, WHITE), color_of(colors, 1, BLACK)
    if kind == 3:
        canvas.items.append(Outline(canvas.box, first, canvas.line_width(1)))
        return
    points = _loop(canvas, kind, int(number_of(data, 1, 0)))
    around = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    dash, along = max(4 * canvas.u, around / 400), 0.0
    for a, b in pairwise(points):
        length = hypot(b[0] - a[0], b[1] - a[1])
        pieces = max(1, round(length / dash))
        for k in range(pieces):
            one, two = (
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                for t in (k / pieces, (k + 1) / pieces)
            )
            _dash(canvas, one, two, first if int(along / dash) % 2 else other)
            along += length / pieces


def _dash(canvas: Canvas, a: Point, b: Point, color: Color) -> None:
    """A short line with plain ends, so that many make few items."""
    half = max(1.0, 1.2 * canvas.u) / 2
    length = max(hypot(b[0] - a[0], b[1] - a[1]), 1e-6)
    dx, dy = (b[1] - a[1]) / length * half, (a[0] - b[0]) / length * half
    corners = (
        (a[0] + dx, a[1] + dy),
        (b[0] + dx, b[1] + dy),
        (b[0] - dx, b[1] - dy),
        (a[0] - dx, a[1] - dy),
    )
    canvas.polygon(corners, color)


def _loop(canvas: Canvas, kind: int, variant: int) -> list[Point]:
    edge = canvas.u
    w, h = canvas.w - edge, canvas.h - edge
    if kind == 0:
        return [(edge, edge), (w, edge), (w, h), (edge, h), (edge, edge)]
    x, y = canvas.w / 2, canvas.h / 2
    swing = wave(variant, 6.28)
    points = []
    for i in range(61):
        angle = TURN * i / 60
        far = 1 if kind == 1 else 0.8 + 0.18 * swing(0.5 - abs(i / 60 - 0.5))
        points.append((x + (x - edge) * far * cos(angle), y + (y - edge) * far * sin(angle)))
    return points


def brush_tip(canvas: Canvas, colors: Colors, data: Data) -> None:
    """The mark that a brush leaves. Data: variant. Colors: ink."""
    ink = color_of(colors, 0, "#1e1e1e")
    variant = variant_of(data)
    x, y = canvas.w / 2, canvas.h / 2
    r = min(x, y) * 0.86
    kind = variant % 6
    if kind == 0:
        canvas.disc(x, y, r * between(0.45, 1, variant), ink)
    elif kind == 1:
        for i in range(6):
            canvas.disc(x, y, r * (1 - i / 6), mix(canvas.ground, ink, (i + 0.6) / 6))
    elif kind == 2:
        canvas.oval((x, y), (r, r * 0.36), ink, chance(variant, 4))
    else:
        count = (26, 40, 16)[kind - 3]
        for i in range(count):
            angle, far = (
                TURN * chance(variant, i),
                r * chance(variant, i + 50) ** (0.5, 0.9, 0.5)[kind - 3],
            )
            size = r * between(0.05, (0.2, 0.1, 0.34)[kind - 3], variant, i + 90)
            canvas.disc(x + far * cos(angle), y + far * sin(angle), max(0.7, size), ink)


def brush_stroke(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A swung stroke that gets thinner to both ends. Data: variant. Colors: ink."""
    ink = color_of(colors, 0, "#1e1e1e")
    variant = variant_of(data)
    kind, count = variant % 4, 26
    for i in range(count):
        t = i / (count - 1)
        x = canvas.w * (0.08 + 0.84 * t)
        y = canvas.h * (0.5 + 0.26 * sin(t * 2 * pi + 0.6 * (variant % 3)))
        r = canvas.h * 0.15 * (0.25 + sin(pi * t)) * between(0.7, 1.15, variant)
        if kind == 3:
            for k in range(3):
                far = r * 2.2 * chance(variant + i, k)
                angle = TURN * chance(variant + i, k + 7)
                canvas.disc(x + far * cos(angle), y + far * sin(angle), max(0.6, r * 0.3), ink)
        else:
            color = ink if kind < 2 else mix(canvas.ground, ink, between(0.35, 1, variant + i))
            canvas.oval((x, y), (max(r, canvas.w / count), r), color)
