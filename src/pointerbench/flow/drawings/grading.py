"""What colour looks like in programs that grade it: wheels, scopes, curves, key frames."""

from __future__ import annotations

from math import cos, exp, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.values import (
    Colors,
    Data,
    between,
    blend,
    chance,
    color_of,
    is_dark,
    mix,
    number_of,
    variant_of,
    wave,
)

# Clockwise from the top, as vectorscopes have them.
_HUES = ("#e0483e", "#d6439a", "#7a4fd6", "#3f6be0", "#35b8c9", "#4fbf4a", "#d9c93a", "#e0483e")


def color_wheel(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A wheel of hues with its handle. Data: the handle's place from the middle (-1 to 1 across and
    down), how thick the ring is (1: a full disc). Colors: face."""
    dx, dy = number_of(data, 0, 0), number_of(data, 1, 0)
    share = number_of(data, 2, 0.12)
    radius = min(canvas.w, canvas.h) / 2 - 1
    center = canvas.w / 2, canvas.h / 2
    face = color_of(colors, 0, mix(canvas.ground, "#000000", 0.25))
    canvas.disc(*center, radius, face)
    rings = 3 if share > 0.6 else 1
    for ring in range(rings):
        outer = radius * (1 - ring / rings * share)
        inner = radius * (1 - (ring + 1) / rings * share)
        for k in range(24):
            hue = mix(face, blend(_HUES, (k + 0.5) / 24), 1 - 0.82 * ring / rings)
            canvas.arc(center, (max(0.1, inner), outer), (k / 24, (k + 1.15) / 24), hue)
    line = mix(face, "#ffffff", 0.22)
    canvas.fill(center[0], center[1] - radius * 0.8, center[0] + 1, center[1] + radius * 0.8, line)
    canvas.fill(center[0] - radius * 0.8, center[1], center[0] + radius * 0.8, center[1] + 1, line)
    x, y = center[0] + dx * radius * 0.8, center[1] + dy * radius * 0.8
    canvas.disc(x, y, 5 * canvas.u, "#f4f4f4")
    canvas.disc(x, y, 3 * canvas.u, face)


def scope(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A monitor of levels. Data: kind (0 waveform, 1 parade, 2 vectors, 3 histogram), variant.
    Colors: ground, graticule."""
    ground = color_of(colors, 0, "#0c0d0f")
    lines = color_of(colors, 1, "#4a4636")
    canvas.fill(0, 0, canvas.w, canvas.h, ground)
    kind, seed = int(number_of(data, 0, 0)) % 4, int(number_of(data, 1, 0))
    if kind == 2:
        _vectors(canvas, lines, seed)
        return
    for k in range(6):
        y = canvas.h * (0.05 + 0.18 * k)
        canvas.fill(0, y, canvas.w, y + 1, lines)
    if kind == 0:
        _trace(canvas, (0, canvas.w), "#c9d4cf", seed, ground)
    elif kind == 1:
        third = canvas.w / 3
        for k, color in enumerate(("#e2544c", "#4fc06a", "#4f7fe8")):
            _trace(canvas, (third * k + 2, third * (k + 1) - 2), color, seed + k * 5, ground)
    else:
        _histogram(canvas, seed)


def _trace(canvas: Canvas, place: Point, color: str, seed: int, ground: str) -> None:
    """The levels of a picture column by column: dense bands that follow a few lines."""
    left, right = place
    step = max(2, round(2 * canvas.u), round(canvas.w / 240))
    shapes = [(wave(seed + k, 5 + 3 * k), between(0.2, 0.8, seed, k)) for k in range(3)]
    for i, x in enumerate(range(round(left), round(right), step)):
        t = (x - left) / (right - left)
        for k, (line, base) in enumerate(shapes):
            y = canvas.h * (base + 0.11 * line(t)) * 0.9 + canvas.h * 0.05
            spread = canvas.h * between(0.02, 0.1, seed + k, i)
            canvas.fill(x, y - spread, x + step, y + spread, mix(ground, color, 0.36))
            canvas.fill(x, y - spread * 0.4, x + step, y + spread * 0.3, mix(ground, color, 0.8))


def _vectors(canvas: Canvas, lines: str, seed: int) -> None:
    radius = min(canvas.w, canvas.h) * 0.46
    x0, y0 = canvas.w / 2, canvas.h / 2
    canvas.arc((x0, y0), (radius - canvas.u, radius), (0, 1), lines)
    canvas.fill(x0 - radius, y0, x0 + radius, y0 + 1, lines)
    canvas.fill(x0, y0 - radius, x0 + 1, y0 + radius, lines)
    for k, color in enumerate(_HUES[:6]):
        a = (k / 6 + 0.04) * TURN
        x, y = x0 + radius * 0.74 * sin(a), y0 - radius * 0.74 * cos(a)
        canvas.rounded((x - 4, y - 4, x + 4, y + 4), 1, color, 1)
    skin = -0.09 * TURN
    canvas.stroke(((x0, y0), (x0 + radius * sin(skin), y0 - radius * cos(skin))), 1, lines)
    for k in range(170):
        turn = (between(-0.13, -0.02, seed, k) + (0.5 if chance(seed, k + 400) < 0.4 else 0)) * TURN
        reach = radius * 0.55 * chance(seed + 1, k) ** 1.8
        x, y = x0 + reach * sin(turn), y0 - reach * cos(turn)
        size = 1 + (reach < radius * 0.2)
        canvas.fill(x, y, x + size, y + size, mix("#6c7a70", "#e8f2ea", 1 - reach / radius))


def _histogram(canvas: Canvas, seed: int) -> None:
    for k, color in enumerate(("#b8433d", "#3f9d57", "#3f66c4", "#a9adb3")):
        places = [between(0.1, 0.9, seed, 7 * k + j) for j in range(3)]
        peaks = [(at, between(0.25, 0.9, seed, j)) for j, at in enumerate(places)]
        rough = wave(seed + k, 60)

        def line(x: float) -> float:
            share = sum(high * exp(-(((x - at) / 0.13) ** 2)) for at, high in peaks)  # noqa: B023
            return canvas.h * (1 - min(0.92, 0.6 * share + 0.03 * rough(x)))  # noqa: B023

        canvas.ridge(line, color)


def tone_curve(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A curve from corner to corner on a grid. Data: x and y of its points, as shares from the
    lower left. Colors: curve, grid (none if empty)."""
    dark = is_dark(canvas.ground)
    grid = color_of(colors, 1, mix(canvas.ground, "#ffffff" if dark else "#000000", 0.16))
    for k in range(5 if len(colors) != 2 or colors[1] else 0):
        x, y = (canvas.w - 1) * k / 4, (canvas.h - 1) * k / 4
        canvas.fill(x, 0, x + 1, canvas.h, grid)
        canvas.fill(0, y, canvas.w, y + 1, grid)
    knots = list(zip(data[::2], data[1::2], strict=False)) or [(0.0, 0.0), (1.0, 1.0)]
    points = [(t / 40, _through(knots, t / 40)) for t in range(41)]
    line = [(x * canvas.w, (1 - min(1.0, max(0.0, y))) * canvas.h) for x, y in points]
    canvas.stroke(line, max(1.4, 1.6 * canvas.u), color_of(colors, 0, "#f0f0f0"))


def _through(knots: list[Point], x: float) -> float:
    """The height of a soft line through the knots."""
    last = knots[0]
    for knot in knots[1:]:
        if x <= knot[0]:
            share = (x - last[0]) / max(1e-6, knot[0] - last[0])
            share = share * 0.6 + 0.4 * share * share * (3 - 2 * share)
            return last[1] + (knot[1] - last[1]) * share
        last = knot
    return last[1]


def key_frame(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A key frame's mark. Data: 0 linear (a diamond), 1 eased (an hour glass), 2 held (a square).
    Colors: its own."""
    color = color_of(colors, 0, "#b8bcc4")
    x, y = canvas.w / 2, canvas.h / 2
    r = min(x, y) - 0.5
    kind = int(number_of(data, 0, 0))
    if kind == 0:
        canvas.polygon(((x, y - r), (x + r, y), (x, y + r), (x - r, y)), color)
    elif kind == 1:
        r *= 0.86
        canvas.polygon(((x - r, y - r), (x + r, y - r), (x, y)), color)
        canvas.polygon(((x - r, y + r), (x + r, y + r), (x, y)), color)
    else:
        canvas.fill(x - r * 0.75, y - r * 0.75, x + r * 0.75, y + r * 0.75, color)


def hue_strip(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A strip that runs through colours, in fine steps. Colors: its own, or all hues."""
    scale = colors if len(colors) > 1 else _HUES
    count = max(2, min(64, canvas.w // 3))
    for k in range(count):
        left, right = canvas.w * k / count, canvas.w * (k + 1) / count
        canvas.fill(left, 0, right, canvas.h, blend(scale, k / (count - 1)))


def film_strip(canvas: Canvas, colors: Colors, data: Data) -> None:
    """The edge of a film: a soft ground that stands for frames too small to tell. Data: variant.
    Colors: ground."""
    seed = variant_of(data)
    base = color_of(colors, 0, "#44546a")
    count = max(1, round(canvas.w / max(8.0, canvas.h * 1.6)))
    for k in range(count):
        left, right = canvas.w * k / count, canvas.w * (k + 1) / count - 1
        sky = mix(base, "#dfe7f0", between(0.25, 0.6, seed, k))
        canvas.fill(left, 0, right, canvas.h * 0.56, sky)
        canvas.fill(left, canvas.h * 0.56, right, canvas.h, mix(base, "#1c1f22", 0.45))
