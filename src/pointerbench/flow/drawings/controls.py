"""Small controls and gauges of forms and players, sized by their box."""

from __future__ import annotations

from math import cos, pi, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.values import (
    WHITE,
    Colors,
    Data,
    color_of,
    is_dark,
    mix,
    number_of,
)

_ACCENT = "#2563eb"


def _track(canvas: Canvas, colors: Colors, index: int = 1) -> str:
    shade = WHITE if is_dark(canvas.ground) else "#64748b"
    return color_of(colors, index, mix(canvas.ground, shade, 0.22))


def disc(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A plain disc. Colors: its own."""
    canvas.disc(
        canvas.w / 2, canvas.h / 2, min(canvas.w, canvas.h) / 2, color_of(colors, 0, _ACCENT)
    )


def progress(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A bar. Data: the share done, 0 to 1. Colors: bar, track."""
    share = min(1.0, max(0.0, number_of(data, 0, 0.6)))
    thick = min(canvas.h, round(12 * canvas.u))
    top = (canvas.h - thick) // 2
    canvas.rounded((0, top, canvas.w, top + thick), thick, _track(canvas, colors))
    length = max(thick, canvas.w * share) if share else 0
    canvas.rounded((0, top, length, top + thick), thick, color_of(colors, 0, _ACCENT))


def stars(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Five stars. Data: the rating, 0 to 5. Colors: full, empty."""
    rating = number_of(data, 0, 4)
    full, empty = color_of(colors, 0, "#f5a623"), _track(canvas, colors)
    step = min(canvas.w / 5, canvas.h * 1.08)
    for i in range(5):
        share = min(1.0, max(0.0, rating - i))
        _star(canvas, step * (i + 0.5), step * 0.48, full if share == 1 else empty)
        if 0 < share < 1:
            left = round(step * i)
            edge = left + max(1, round(step * share))
            inner = canvas.part(left, 0, edge, canvas.h)
            _star(inner, step * (i + 0.5) - left, step * 0.48, full)


def _star(canvas: Canvas, x: float, radius: float, color: str) -> None:
    y = canvas.h / 2 + radius * 0.05
    points: list[Point] = []
    for k in range(10):
        r = radius * (1, 0.45)[k % 2]
        angle = TURN * (k / 10 - 0.25)
        points.append((x + r * cos(angle), y + r * sin(angle)))
    canvas.polygon(points, color)


def toggle(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A switch. Data: 1 on, 0 off. Colors: on, off, knob."""
    on = number_of(data, 0, 1) >= 0.5
    height = min(canvas.h, round(canvas.w * 0.56))
    width = min(canvas.w, round(height * 1.8))
    top = (canvas.h - height) // 2
    off = _track(canvas, (colors[1],) if len(colors) > 1 else (), 0)
    track = color_of(colors, 0, _ACCENT) if on else mix(off, "#64748b", 0.35)
    canvas.rounded((0, top, width, top + height), height, track)
    gap = max(1, round(height * 0.12))
    size = height - 2 * gap
    left = width - gap - size if on else gap
    knob = color_of(colors, 2, WHITE)
    canvas.rounded((left, top + gap, left + size, top + gap + size), size, knob)


def _square(canvas: Canvas) -> tuple[int, int, int]:
    """The largest centred square: its left, top and side."""
    side = min(canvas.w, canvas.h)
    return (canvas.w - side) // 2, (canvas.h - side) // 2, side


def checkbox(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A box to tick. Data: 1 ticked, 0 not, 0.5 partly. Colors: accent, edge, ground, tick."""
    left, top, side = _square(canvas)
    state = number_of(data, 0, 1)
    box = (left, top, left + side, top + side)
    radius = max(1, round(side * 0.2))
    if state < 0.25:
        canvas.rounded(box, radius, color_of(colors, 2, WHITE))
        canvas.rounded(box, radius, color_of(colors, 1, "#8a94a3"), max(1.0, side / 12))
        return
    canvas.rounded(box, radius, color_of(colors, 0, _ACCENT))
    tick = color_of(colors, 3, WHITE)
    if state < 0.75:
        half = max(1, round(side * 0.07))
        middle = top + side // 2
        canvas.fill(left + side * 0.24, middle - half, left + side * 0.76, middle + half, tick)
        return
    points = [
        (left + side * x, top + side * y) for x, y in ((0.24, 0.52), (0.43, 0.7), (0.77, 0.32))
    ]
    canvas.stroke(points, max(1.4, side * 0.12), tick)


def radio(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A radio button. Data: 1 chosen, 0 not. Colors: accent, edge, ground."""
    left, top, side = _square(canvas)
    box = (left, top, left + side, top + side)
    chosen = number_of(data, 0, 1) >= 0.5
    edge = color_of(colors, 0, _ACCENT) if chosen else color_of(colors, 1, "#8a94a3")
    canvas.rounded(box, side, color_of(colors, 2, WHITE))
    canvas.rounded(box, side, edge, max(1.0, side / 10))
    if chosen:
        gap = max(2, round(side * 0.27))
        canvas.rounded((left + gap, top + gap, left + side - gap, top + side - gap), side, edge)


def slider(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A track with a knob. Data: its share, 0 to 1. Colors: accent, track, knob."""
    share = min(1.0, max(0.0, number_of(data, 0, 0.4)))
    size = min(canvas.h, canvas.w, round(18 * canvas.u))
    thick = min(size, max(2, round(size * 0.26 / 2) * 2))
    top, left = (canvas.h - thick) // 2, round((canvas.w - size) * share)
    accent = color_of(colors, 0, _ACCENT)
    canvas.rounded((0, top, canvas.w, top + thick), thick, _track(canvas, colors))
    canvas.rounded((0, top, left + size // 2, top + thick), thick, accent)
    knob = (left, (canvas.h - size) // 2, left + size, (canvas.h - size) // 2 + size)
    canvas.rounded(knob, size, color_of(colors, 2, WHITE))
    canvas.rounded(knob, size, accent, max(1.0, size / 9))


def scrollbar(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A thumb along the longer side. Data: start and length as shares. Colors: thumb, track."""
    start, share = number_of(data, 0, 0.1), number_of(data, 1, 0.35)
    upright = canvas.h >= canvas.w
    long, wide = (canvas.h, canvas.w) if upright else (canvas.w, canvas.h)
    canvas.fill(0, 0, canvas.w, canvas.h, color_of(colors, 1, mix(canvas.ground, "#64748b", 0.08)))
    gap = min(round(wide * 0.2), wide // 3)
    thumb = color_of(colors, 0, mix(canvas.ground, "#64748b", 0.5))
    length = max(wide - 2 * gap, round((long - 2 * gap) * min(1.0, share)))
    first = gap + round((long - 2 * gap - length) * min(1.0, start / max(0.01, 1 - share)))
    box = (gap, first, wide - gap, first + length)
    x1, y1, x2, y2 = box if upright else (box[1], box[0], box[3], box[2])
    canvas.rounded((x1, y1, x2, y2), wide, thumb)


def gauge(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A half dial. Data: the share, 0 to 1. Colors: the filled part, the rest."""
    share = min(1.0, max(0.0, number_of(data, 0, 0.7)))
    radius = min(canvas.w / 2, canvas.h) - 0.5
    center = (canvas.w / 2, (canvas.h + radius) / 2)
    radii = (radius * 0.74, radius)
    canvas.arc(center, radii, (-0.25, 0.25), _track(canvas, colors))
    accent = color_of(colors, 0, "#10b981")
    canvas.arc(center, radii, (-0.25, -0.25 + share / 2), accent)
    angle = (share / 2 - 0.5) * 2 * pi
    tip = (center[0] + radius * 0.62 * cos(angle), center[1] + radius * 0.62 * sin(angle))
    needle = "#e2e8f0" if is_dark(canvas.ground) else "#334155"
    canvas.stroke((center, tip), max(1.5, radius * 0.04), needle)
    canvas.disc(*center, max(1.5, radius * 0.07), needle)
