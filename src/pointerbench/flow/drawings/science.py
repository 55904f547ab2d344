"""Plots of people who measure: series, point clouds, distributions.

Axes, ticks and words are none of a painter's business; where a plot has a grid, its data say how
many lines it has each way.
"""

from __future__ import annotations

from math import exp, sin

from pointerbench.flow.drawings.canvas import Canvas, Point
from pointerbench.flow.drawings.values import (
    BLACK,
    Colors,
    Data,
    between,
    chance,
    color_of,
    mix,
    number_of,
    variant_of,
)

_INKS = ("#7eb26d", "#eab839", "#6ed0e0", "#ef843c", "#e24d42", "#705da0")


def grid_of(canvas: Canvas, color: str, across: int, down: int) -> None:
    """So many lines each way, the outermost on the edges."""
    thick = canvas.line_width(1)
    for i in range(across):
        y = (canvas.h - thick) * i / max(1, across - 1)
        canvas.fill(0, y, canvas.w, y + thick, color)
    for i in range(down):
        x = (canvas.w - thick) * i / max(1, down - 1)
        canvas.fill(x, 0, x + thick, canvas.h, color)


def bell(seed: int, index: int) -> float:
    """A number around 0 that is seldom far from it, about normal with a spread of 1."""
    return sum(chance(seed, index * 7 + k) for k in range(6)) * 1.414 - 4.243


def series(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Measurements over time. Data: variant, curves, points, grid lines across and down, what is
    below a curve (0 nothing, 1 a pale ground, 2 bars instead of curves), then a level and a swing
    (0 to 1) for every curve. Colors: grid, then the curves'."""
    variant, curves = variant_of(data), int(min(6, number_of(data, 1, 2)))
    points = int(min(90, max(2, number_of(data, 2, 48))))
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.25))
    grid_of(canvas, grid, int(number_of(data, 3, 5)), int(number_of(data, 4, 7)))
    style = int(number_of(data, 5, 0))
    for curve in range(curves):
        level = number_of(data, 6 + 2 * curve, 0.3 + 0.15 * curve)
        swing = number_of(data, 7 + 2 * curve, 0.15)
        color = color_of(colors, 1 + curve, _INKS[curve % len(_INKS)])
        values = _course(variant * 31 + curve, points, level, swing)
        if style == 2:
            _columns(canvas, values, color)
            continue
        course = [(canvas.w * i / points, canvas.h * (1 - v)) for i, v in enumerate(values)]
        if style == 1:
            _below(canvas, course, mix(canvas.ground, color, 0.16))
        canvas.stroke(course, max(1.1, 1.3 * canvas.u), color)


def _course(seed: int, points: int, level: float, swing: float) -> list[float]:
    """A restless line around its level, within 0 and 1."""
    values, at = [], level
    tide, turn = between(3, 8, seed, 901), 6.28 * chance(seed, 902)
    for i in range(points + 1):
        jump = (chance(seed, i) - 0.5) * 1.4
        at = 0.5 * at + 0.5 * level + jump * swing
        wave = 0.5 * swing * sin(turn + tide * i / points)
        values.append(min(0.97, max(0.02, at + wave)))
    return values


def _columns(canvas: Canvas, values: list[float], color: str) -> None:
    step = canvas.w / len(values)
    for i, value in enumerate(values):
        left = i * step
        canvas.fill(left, canvas.h * (1 - value), left + max(1, step * 0.78), canvas.h, color)


def _below(canvas: Canvas, course: list[Point], color: str) -> None:
    width = max(2.0, canvas.w / 120)
    at = 0
    x = 0.0
    while x < canvas.w:
        while at < len(course) - 2 and course[at + 1][0] < x:
            at += 1
        (x1, y1), (x2, y2) = course[at], course[at + 1]
        y = y1 + (y2 - y1) * (x - x1) / max(1e-6, x2 - x1)
        canvas.fill(x, y, x + width, canvas.h, color)
        x += width


def scatter(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A cloud of points. Data: variant, points, groups, slope (-1 to 1), spread, grid lines across
    and down, 1 for a line through it, size of the points. Colors: grid, line, then the groups'."""
    variant, count = variant_of(data), int(min(220, number_of(data, 1, 90)))
    groups, slope = int(max(1, number_of(data, 2, 1))), number_of(data, 3, 0.6)
    spread, size = number_of(data, 4, 0.12), number_of(data, 8, 2.4) * canvas.u
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.25))
    grid_of(canvas, grid, int(number_of(data, 5, 5)), int(number_of(data, 6, 6)))
    for i in range(count):
        group = i % groups
        middle = (group + 0.5) / groups if groups > 1 else 0.5
        width = 0.16 if groups > 1 else 0.26
        x = middle + bell(variant, 3 * i) * width * 0.6
        y = 0.5 + (x - 0.5) * slope + bell(variant, 3 * i + 1) * spread
        if 0.02 < x < 0.98 and 0.03 < y < 0.97:
            color = color_of(colors, 2 + group, _INKS[group % len(_INKS)])
            canvas.disc(x * canvas.w, (1 - y) * canvas.h, size, color)
    if number_of(data, 7, 0):
        line = color_of(colors, 1, "#3366ff")
        ends = [(0.03, 0.5 - 0.47 * slope), (0.97, 0.5 + 0.47 * slope)]
        _ribbon(canvas, ends, line)
        canvas.stroke([(x * canvas.w, (1 - y) * canvas.h) for x, y in ends], 2 * canvas.u, line)


def _ribbon(canvas: Canvas, ends: list[Point], color: str) -> None:
    """The band that a fitted line may lie in: wider at its ends."""
    (x1, y1), (x2, y2) = ends
    for i in range(80):
        share = i / 80
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        half = 0.02 + 0.05 * abs(share - 0.5)
        box = (
            x * canvas.w,
            (1 - y - half) * canvas.h,
            (x + (x2 - x1) / 80) * canvas.w,
            (1 - y + half) * canvas.h,
        )
        canvas.tint(box, color, 46)


def histogram(canvas: Canvas, colors: Colors, data: Data) -> None:
    """How often values occur. Data: variant, bins, where the peak is, spread, grid lines across and
    down, 1 for the curve of a normal distribution, 1 for edges around the bars. Colors: grid, bars,
    edges or curve."""
    variant, bins = variant_of(data), int(min(256, max(1, number_of(data, 1, 24))))
    peak, spread = number_of(data, 2, 0.45), max(0.01, number_of(data, 3, 0.16))
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.25))
    across, down = int(number_of(data, 4, 5)), int(number_of(data, 5, 6))
    if across or down:
        grid_of(canvas, grid, across, down)
    bar, edge = color_of(colors, 1, "#595959"), color_of(colors, 2, BLACK)
    step = canvas.w / bins
    for i in range(bins):
        x = (i + 0.5) / bins
        share = exp(-(((x - peak) / spread) ** 2) / 2) * 0.86
        share *= 1 + 0.34 * (chance(variant, i) - 0.5)
        share += 0.02 * chance(variant, i + 500)
        left, top = round(i * step), canvas.h * (1 - min(0.98, share))
        right = round((i + 1) * step)
        canvas.fill(left, top, right, canvas.h, bar)
        if number_of(data, 7, 0):
            thick = canvas.line_width(1)
            canvas.fill(left, top, right, top + thick, edge)
            canvas.fill(left, top, left + thick, canvas.h, edge)
            canvas.fill(right - thick, top, right, canvas.h, edge)
    if number_of(data, 6, 0):
        curve = [
            (canvas.w * i / 60, canvas.h * (1 - 0.86 * exp(-(((i / 60 - peak) / spread) ** 2) / 2)))
            for i in range(61)
        ]
        canvas.stroke(curve, 1.5 * canvas.u, edge)


def box_plot(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Boxes with whiskers. Data: variant, groups, grid lines across and down, 1 for the points
    themselves, then where each box has its middle (0 to 1). Colors: grid, lines, then the
    boxes'."""
    variant, groups = variant_of(data), int(min(10, number_of(data, 1, 4)))
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.25))
    grid_of(canvas, grid, int(number_of(data, 2, 5)), int(number_of(data, 3, 0)))
    line, thick = color_of(colors, 1, BLACK), canvas.line_width(1)
    for group in range(groups):
        x, half = canvas.w * (group + 0.5) / groups, canvas.w / groups * 0.3
        middle = number_of(data, 5 + group, between(0.3, 0.68, variant, group))
        spread = min(middle / 2.4, between(0.08, 0.15, variant, group + 40))
        low, high = middle - spread * 0.9, middle + spread
        y = [canvas.h * (1 - v) for v in (low - spread * 1.3, low, middle, high, high + spread)]
        canvas.fill(x, y[4], x + thick, y[0], line)
        for at in (y[0], y[4]):
            canvas.fill(x - half * 0.5, at, x + half * 0.5, at + thick, line)
        box = (x - half, y[3], x + half, y[1])
        canvas.fill(*box, line)
        color = color_of(colors, 2 + group, color_of(colors, 2, "#ffffff"))
        canvas.fill(box[0] + thick, box[1] + thick, box[2] - thick, box[3] - thick, color)
        canvas.fill(x - half, y[2], x + half, y[2] + 2 * thick, line)
        if number_of(data, 4, 0):
            for i in range(14):
                value = middle + bell(variant * 17 + group, i) * spread
                shift = (chance(variant, i + 60 * group) - 0.5) * half
                canvas.disc(x + shift, canvas.h * (1 - value), 1.6 * canvas.u, line)
    for group in range(groups):
        if chance(variant, group + 80) > 0.55:
            x = canvas.w * (group + 0.5) / groups
            canvas.disc(x, canvas.h * between(0.04, 0.12, variant, group), 2 * canvas.u, line)


def normal_plot(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Quantiles beside those of a normal distribution. Data: variant, points, grid lines across and
    down. Colors: grid, line, points."""
    seed, count = variant_of(data), int(min(120, number_of(data, 1, 60)))
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.25))
    grid_of(canvas, grid, int(number_of(data, 2, 5)), int(number_of(data, 3, 5)))
    ends = [(0.04 * canvas.w, 0.95 * canvas.h), (0.96 * canvas.w, 0.05 * canvas.h)]
    canvas.stroke(ends, 1.2 * canvas.u, color_of(colors, 1, "#808080"))
    for i in range(count):
        share = (i + 0.5) / count
        bend = 0.05 * (2 * share - 1) ** 5 + 0.012 * bell(seed, i)
        x = 0.5 + 0.42 * (2 * share - 1) * (0.7 + 0.3 * (2 * share - 1) ** 2)
        y = min(0.97, max(0.03, x + bend))
        canvas.disc(x * canvas.w, (1 - y) * canvas.h, 2 * canvas.u, color_of(colors, 2, "#1f4e9c"))
