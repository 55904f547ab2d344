"""What pictures are edited with: colour fields, curves, histograms, rulers, selections, brushes."""

from __future__ import annotations

from colorsys import hsv_to_rgb
from functools import lru_cache
from itertools import pairwise
from math import cos, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.values import (
    BLACK,
    WHITE,
    Colors,
    Data,
    between,
    color_of,
    is_dark,
    lighter,
    mix,
    number_of,
    shades,
    variant_of,
    wave,
)
from pointerbench.picture.frame import Color


@lru_cache(maxsize=4096)
def hsv(hue: float, saturation: float, value: float) -> Color:
    """The colour of a hue (0 to 1), saturation and value."""
    parts = hsv_to_rgb(hue % 1, min(1, max(0, saturation)), min(1, max(0, value)))
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)


def color_field(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Saturation to the right, value to the top. Data: hue, saturation, value of the mark."""
    hue, s, v = (number_of(data, i, default) for i, default in enumerate((0.58, 0.6, 0.7)))
    columns, rows = 20, 16
    for i in range(columns):
        for k in range(rows):
            color = hsv(hue, (i + 0.5) / columns, 1 - (k + 0.5) / rows)
            canvas.fill(
                canvas.w * i / columns,
                canvas.h * k / rows,
                canvas.w * (i + 1) / columns,
                canvas.h * (k + 1) / rows,
                color,
            )
    _ring(canvas, (canvas.w * s, canvas.h * (1 - v)), BLACK if v > 0.5 else WHITE)


def _ring(canvas: Canvas, center: Point, color: Color) -> None:
    radius = 4.5 * canvas.u
    x = min(canvas.w - radius, max(radius, center[0]))
    y = min(canvas.h - radius, max(radius, center[1]))
    box = (x - radius, y - radius, x + radius, y + radius)
    canvas.rounded(box, radius, color, max(1, 1.4 * canvas.u))


def hue_bar(canvas: Canvas, colors: Colors, data: Data) -> None:
    """All hues along the longer side. Data: share of the mark."""
    share = number_of(data, 0, 0.58)
    count = 48
    for i in range(count):
        color = hsv(i / count, 1, 1)
        if canvas.w > canvas.h:
            canvas.fill(canvas.w * i / count, 0, canvas.w * (i + 1) / count, canvas.h, color)
        else:
            canvas.fill(0, canvas.h * i / count, canvas.w, canvas.h * (i + 1) / count, color)
    _strip_mark(canvas, share)


def _strip_mark(canvas: Canvas, share: float) -> None:
    thick = max(2, round(2 * canvas.u))
    if canvas.w > canvas.h:
        x = (canvas.w - thick) * share
        canvas.fill(x - 1, 0, x + thick + 1, canvas.h, BLACK)
        canvas.fill(x, 0, x + thick, canvas.h, WHITE)
    else:
        y = (canvas.h - thick) * share
        canvas.fill(0, y - 1, canvas.w, y + thick + 1, BLACK)
        canvas.fill(0, y, canvas.w, y + thick, WHITE)


def hue_ring(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A ring of hues around a triangle of tints. Data: hue of the mark."""
    hue = number_of(data, 0, 0.08)
    x, y = canvas.w / 2, canvas.h / 2
    outer = min(x, y)
    inner = outer * 0.8
    for i in range(48):
        canvas.arc((x, y), (inner, outer), (i / 48, (i + 1.06) / 48), hsv(i / 48, 1, 1))
    _triangle(canvas, (x, y), inner * 0.96, hue)
    angle = (hue - 0.25) * TURN
    middle = (inner + outer) / 2
    _ring(canvas, (x + middle * cos(angle), y + middle * sin(angle)), WHITE)
    _ring(canvas, (x + inner * 0.15, y - inner * 0.1), BLACK)


def _triangle(canvas: Canvas, center: Point, radius: float, hue: float) -> None:
    x, y = center
    tips = [
        (x + radius * cos(a), y + radius * sin(a))
        for a in ((hue - 0.25) * TURN, (hue + 0.0833) * TURN, (hue + 0.4167) * TURN)
    ]
    count = 10

    def point(i: int, k: int) -> Point:
        a, b = i / count, k / count
        c = 1 - a - b
        return (
            tips[0][0] * a + tips[1][0] * b + tips[2][0] * c,
            tips[0][1] * a + tips[1][1] * b + tips[2][1] * c,
        )

    for i in range(count):
        for k in range(count - i):
            color = mix(mix(WHITE, BLACK, (k + 0.5) / count), hsv(hue, 1, 1), (i + 0.5) / count)
            canvas.polygon((point(i, k), point(i + 1, k), point(i, k + 1)), color)
            if i + k < count - 1:
                canvas.polygon((point(i + 1, k), point(i + 1, k + 1), point(i, k + 1)), color)


def tint_wheel(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A disc of hues that are pale in its middle. Data: turn and distance of the mark.
    Colors: of the middle."""
    x, y = canvas.w / 2, canvas.h / 2
    radius = min(x, y)
    core = color_of(colors, 0, "#8a8a8a")
    rings = 4
    for ring in range(rings, 0, -1):
        share = ring / rings
        for i in range(24):
            color = mix(core, hsv(i / 24, 0.85, 0.95), share * 0.85)
            edges = (radius * (share - 0.99 / rings), radius * share)
            canvas.arc((x, y), edges, ((i - 0.5) / 24, (i + 0.56) / 24), color)
    turn, far = number_of(data, 0, 0), number_of(data, 1, 0)
    angle = (turn - 0.25) * TURN
    _ring(canvas, (x + radius * far * cos(angle), y + radius * far * sin(angle)), BLACK)


def ramp(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A ramp through the colours. Data: 0 to the right, 1 down."""
    own = colors or (BLACK, WHITE)
    down = number_of(data, 0, 0) >= 0.5
    length = canvas.h if down else canvas.w
    count = max(2, min(48, int(length / max(1.0, canvas.u))))
    for i, color in enumerate(shades(own, count)):
        start, stop = length * i / count, length * (i + 1) / count
        if down:
            canvas.fill(0, start, canvas.w, stop, color)
        else:
            canvas.fill(start, 0, stop, canvas.h, color)


def checker(canvas: Canvas, colors: Colors, data: Data) -> None:
    """The squares that stand for transparency. Data: their size. Colors: both."""
    least = (canvas.w * canvas.h / 900) ** 0.5  # a large ground has larger squares
    size = max(2, round(max(number_of(data, 0, 8) * canvas.u, least)))
    canvas.fill(0, 0, canvas.w, canvas.h, color_of(colors, 0, WHITE))
    other = color_of(colors, 1, "#cccccc")
    for row in range(canvas.h // size + 1):
        for column in range(row % 2, canvas.w // size + 1, 2):
            x, y = column * size, row * size
            canvas.fill(x, y, x + size, y + size, other)


def rgb_histogram(canvas: Canvas, colors: Colors, data: Data) -> None:
    """How often tones occur, each channel over the others. Data: variant, 1 for luminance alone.
    Colors: ground, luminance."""
    variant = variant_of(data)
    canvas.fill(0, 0, canvas.w, canvas.h, color_of(colors, 0, "#232323"))
    for i in (1, 2, 3):
        canvas.fill(canvas.w * i / 4, 0, canvas.w * i / 4 + 1, canvas.h, lighter("#2b2b2b", 0.1))
    alone = number_of(data, 1, 0) >= 0.5
    tones = ((color_of(colors, 1, "#b8b8b8"), 0),) if alone else _CHANNELS
    count = max(24, min(90, round(canvas.w / canvas.u / 2.4)))
    heights = [_hills(variant, seed, count) for _, seed in tones]
    step = canvas.w / count
    for i in range(count):
        order = sorted(range(len(tones)), key=lambda k: -heights[k][i])
        for place, k in enumerate(order):
            color = tones[k][0] if alone else _mixed(order[place:], len(tones))
            y = canvas.h * (1 - 0.94 * heights[k][i])
            canvas.fill(step * i, y, step * (i + 1), canvas.h, color)


_CHANNELS: tuple[tuple[Color, int], ...] = (("#c8453f", 3), ("#4fa55a", 5), ("#4a72c9", 8))


def _mixed(which: list[int], count: int) -> Color:
    if len(which) == count:
        return "#b9b9b9"
    if len(which) == 1:
        return _CHANNELS[which[0]][0]
    return {(0, 1): "#c3a94a", (1, 2): "#4aa9b5", (0, 2): "#a65cb0"}[tuple(sorted(which))]  # type: ignore[index]


def _hills(variant: int, seed: int, count: int) -> list[float]:
    hills = [
        (
            between(0.08, 0.92, variant * 7 + seed, k) * 0.9 + 0.05,
            between(0.05, 0.17, variant + seed, k + 9),
            between(0.35, 1, variant * 3, k + 20),
        )
        for k in range(4)
    ]
    rough = wave(variant + seed, 40)
    found = []
    for i in range(count):
        x = i / count
        y = sum(high * 2.72 ** -(((x - at) / wide) ** 2) for at, wide, high in hills)
        edge = min(1.0, x * 12, (1 - x) * 12)
        found.append(max(0.01, (y * (1 + 0.09 * rough(x))) * edge))
    top = max(found)
    return [y / top for y in found]


def curve_grid(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A tone curve over its grid. Data: x and y of its points, shares from the bottom left.
    Colors: ground, grid, curve."""
    ground = color_of(colors, 0, "#262626")
    canvas.fill(0, 0, canvas.w, canvas.h, ground)
    grid = color_of(colors, 1, mix(ground, WHITE if is_dark(ground) else BLACK, 0.18))
    for i in range(1, 4):
        canvas.fill(canvas.w * i / 4, 0, canvas.w * i / 4 + 1, canvas.h, grid)
        canvas.fill(0, canvas.h * i / 4, canvas.w, canvas.h * i / 4 + 1, grid)
    for i in range(24):
        canvas.fill(canvas.w * i / 24, canvas.h * (1 - i / 24) - 1, canvas.w * (i + 0.6) / 24,
                    canvas.h * (1 - i / 24), grid)  # fmt: skip
    points = list(zip(data[::2], data[1::2], strict=False)) or [(0, 0), (1, 1)]
    color = color_of(colors, 2, "#e8e8e8")
    line = [(canvas.w * x, canvas.h * (1 - y)) for x, y in curve_points(points)]
    canvas.stroke(line, 1.6 * canvas.u, color)


def curve_points(points: list[tuple[float, float]], count: int = 12) -> list[Point]:
    """A smooth line through points that go to the right (a cubic with flat-ended tangents)."""
    slopes = []
    for i in range(len(points)):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        slopes.append((after[1] - before[1]) / max(1e-6, after[0] - before[0]))
    line: list[Point] = []
    for i, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
        wide = x2 - x1
        for k in range(count):
            t = k / count
            a, b = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
            c, e = -2 * t**3 + 3 * t**2, t**3 - t**2
            y = a * y1 + b * wide * slopes[i] + c * y2 + e * wide * slopes[i + 1]
            line.append((x1 + wide * t, min(1.0, max(0.0, y))))
    return [*line, points[-1]]
