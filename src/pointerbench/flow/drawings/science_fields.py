"""Surfaces, functions, micrographs and dials: what `science` has no room for."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, exp, hypot, pi, sin

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.science import bell, grid_of
from pointerbench.flow.drawings.values import (
    BLACK,
    Colors,
    Data,
    between,
    blend,
    chance,
    color_of,
    mix,
    number_of,
    variant_of,
)

PARULA = ("#352a87", "#0f74d6", "#06a7c6", "#5dbe85", "#f1b94a", "#f9fb0e")


def _land(x: float, y: float, kind: int) -> float:
    """A landscape over a square from -3 to 3, between about -1 and 1."""
    if kind == 1:
        far = 2 * hypot(x, y) + 1e-6
        return sin(far) / far * 1.4
    if kind == 2:
        return 0.5 * sin(1.6 * x) * cos(1.3 * y) + 0.1 * x
    first = 3 * (1 - x) * (1 - x) * exp(-x * x - (y + 1) ** 2)
    second = 10 * (x / 5 - x * x * x - y * y * y * y * y) * exp(-x * x - y * y)
    return float(first - second - exp(-((x + 1) ** 2) - y * y) / 3) / 8


def surface(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A landscape of facets seen from above. Data: which landscape (0 to 2), facets a side.
    Colors: from low to high; the mesh is a darker shade."""
    kind, count = variant_of(data) % 3, int(min(15, max(2, number_of(data, 1, 15))))
    shown = colors or PARULA

    def at(i: int, j: int) -> tuple[float, float, float]:
        u, v = i / count, j / count
        high = _land(6 * u - 3, 6 * v - 3, kind)
        x = 0.5 + (u - v) * 0.46
        y = 0.6 + (u + v - 1) * 0.24 - high * 0.3
        return x * canvas.w, y * canvas.h, high

    for i in range(count):
        for j in range(count):
            corners = (at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1))
            high = sum(corner[2] for corner in corners) / 4
            color = blend(shown, (high + 0.75) / 1.75)
            points = [(x, y) for x, y, _ in corners]
            canvas.polygon(points, mix(color, BLACK, 0.45))
            middle = sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4
            inner = [(x + (middle[0] - x) * 0.1, y + (middle[1] - y) * 0.1) for x, y in points]
            canvas.polygon(inner, color)


def _damped(x: float, k: float) -> float:
    return 0.5 + 0.45 * exp(-2.6 * x) * cos((14 + 4 * k) * x)


def _step(x: float, k: float) -> float:
    return 0.72 * (1 - exp(-(5 + k) * x) * cos(18 * x) * 1.0)


def _lowpass(x: float, k: float) -> float:
    bend = max(0.0, x - 0.3 - 0.1 * k)
    return 0.86 - 0.08 * x - 1.15 * bend


def _spectrum(x: float, k: float) -> float:
    tops = sum(
        h * exp(-(((x - c - 0.02 * k) / 0.012) ** 2))
        for c, h in ((0.12, 0.74), (0.3, 0.42), (0.47, 0.56), (0.72, 0.24))
    )
    return 0.06 + 0.05 * chance(int(x * 500) + int(k), 3) + tops


def _sine(x: float, k: float) -> float:
    return 0.5 + 0.38 * sin(2 * pi * (2.2 * x + 0.16 * k))


def _growth(x: float, k: float) -> float:
    return 0.06 + 0.84 / (1 + exp(-9 * (x - 0.42 - 0.1 * k)))


CURVES: tuple[Callable[[float, float], float], ...] = (
    _damped,
    _step,
    _lowpass,
    _spectrum,
    _sine,
    _growth,
)


def curves(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Functions over a grid. Data: which (0 damped, 1 step response, 2 low pass, 3 spectrum,
    4 sines, 5 growth), how many, grid lines across and down, 1 for measured points beside them,
    variant. Colors: grid, then the curves'."""
    shape = CURVES[int(number_of(data, 0, 0)) % len(CURVES)]
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.25))
    grid_of(canvas, grid, int(number_of(data, 2, 6)), int(number_of(data, 3, 6)))
    steps = 110 if shape is _spectrum else 72
    for curve in range(int(min(4, number_of(data, 1, 1)))):
        color = color_of(colors, 1 + curve, ("#0072bd", "#d95319", "#edb120", "#7e2f8e")[curve])
        line = [(i / steps, shape(i / steps, curve)) for i in range(steps + 1)]
        drawn = [(x * canvas.w, canvas.h * (1 - min(0.98, max(0.02, y)))) for x, y in line]
        canvas.stroke(drawn, 1.4 * canvas.u, color)
        if number_of(data, 4, 0):
            seed = int(number_of(data, 5, 1)) + curve
            for i, (x, y) in enumerate(drawn[2::4]):
                canvas.disc(x, y + bell(seed, i) * 0.03 * canvas.h, 2 * canvas.u, color)


def micrograph(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Cells under a microscope. Data: variant, how many, their size (share of the width), kind
    (0 bright nuclei on black, 1 stained tissue, 2 dark grains), how far it is out of focus (0 to
    1), 1 for nuclei that stand out. Colors: ground, cells, nuclei."""
    seed, count = variant_of(data), int(min(110, number_of(data, 1, 46)))
    size, kind = number_of(data, 2, 0.05) * canvas.w, int(number_of(data, 3, 0))
    faint = number_of(data, 4, 0)
    ground = color_of(colors, 0, "#060606" if kind != 1 else "#ecd8e4")
    body = color_of(colors, 1, "#8c8c8c")
    core = color_of(colors, 2, "#f0f0f0")
    canvas.fill(0, 0, canvas.w, canvas.h, ground)
    for i in range(220):
        x, y = chance(seed, i) * canvas.w, chance(seed, i + 400) * canvas.h
        canvas.tint((x, y, x + 2, y + 2), core if kind != 1 else body, 16)
    for i in range(count):
        place = (chance(seed + 3, i) * canvas.w, chance(seed + 3, i + 200) * canvas.h)
        wide = size * between(0.65, 1.25, seed + 3, i + 300)
        high = wide * between(0.62, 1.0, seed + 3, i + 350)
        turn = chance(seed + 3, i + 450)
        glow = between(0.35, 1.0, seed + 5, i) * (1 - 0.6 * faint)
        for share, part in ((1.0, 0.25), (0.86, 0.6), (0.66, 1.0)):
            color = mix(ground, body, glow * part)
            canvas.oval(place, (wide * share, high * share), color, turn)
        if number_of(data, 5, 0):
            dot = (place[0] + wide * 0.12, place[1] - high * 0.1)
            canvas.oval(dot, (wide * 0.34, high * 0.34), mix(ground, core, glow), turn)


def wide_gauge(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A dial of three quarters of a ring, its limits on a thin outer ring. Data: the share.
    Colors: the value, the rest, then the limits'."""
    share = min(1.0, max(0.0, number_of(data, 0, 0.6)))
    radius = min(canvas.w / 2, canvas.h / 1.72) - 1
    center = (canvas.w / 2, radius + 1)
    start, whole = -0.36, 0.72
    rest = color_of(colors, 1, mix(canvas.ground, "#808890", 0.25))
    canvas.arc(center, (radius * 0.68, radius * 0.91), (start, start + whole), rest)
    value = color_of(colors, 0, "#73bf69")
    canvas.arc(center, (radius * 0.68, radius * 0.91), (start, start + whole * share), value)
    limits = colors[2:] or ("#73bf69", "#f2cc0c", "#f2495c")
    edges = (0.0, 0.7, 0.88, 1.0)
    for i, color in enumerate(limits[:3]):
        turns = (start + whole * edges[i], start + whole * edges[i + 1])
        canvas.arc(center, (radius * 0.95, radius), turns, color)


def nucleus(canvas: Canvas, colors: Colors, data: Data) -> None:
    """One cell that fills its place, over what lies below it. Data: variant, its brightness (0 to
    1). Colors: ground, cell, nucleus."""
    seed, glow = variant_of(data), number_of(data, 1, 0.9)
    ground, body = color_of(colors, 0, "#060606"), color_of(colors, 1, "#8c8c8c")
    core = color_of(colors, 2, "")
    middle = (canvas.w / 2, canvas.h / 2)
    for share, part in ((0.94, 0.3), (0.82, 0.62), (0.66, 1.0)):
        shade = mix(ground, body, glow * part)
        canvas.oval(middle, (middle[0] * share, middle[1] * share), shade)
    if core:
        x = middle[0] * between(0.85, 1.15, seed)
        canvas.oval((x, middle[1] * 0.95), (middle[0] * 0.36, middle[1] * 0.36), core)


def peaks(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A restless ground line with peaks. Data: grid lines across and down, then where each peak is
    and how high (0 to 1). Colors: grid, curve."""
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.25))
    grid_of(canvas, grid, int(number_of(data, 0, 5)), int(number_of(data, 1, 6)))
    tops = list(zip(data[2::2], data[3::2], strict=False))
    line = []
    for i in range(131):
        x = i / 130
        high = sum(h * exp(-(((x - at) / 0.016) ** 2)) for at, h in tops)
        y = 0.1 + 0.04 * chance(i, 5) + 0.05 * x + 0.76 * high
        line.append((x * canvas.w, canvas.h * (1 - min(0.98, y))))
    canvas.stroke(line, 1.2 * canvas.u, color_of(colors, 1, BLACK))
