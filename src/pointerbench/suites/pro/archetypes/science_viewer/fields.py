"""Simulated fields as a viewer renders them: a warped surface, a flow, a body, arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, exp, hypot, pi, sin
from typing import NamedTuple

from pointerbench.flow.drawings.canvas import Point
from pointerbench.flow.drawings.values import blend, mix
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.engineering.solid import Camera

Ramp = tuple[str, ...]

_MESH = 26


class Scene(NamedTuple):
    """What a view shows: a kind of field, the colours of low to high values, a phase that tells one
    time step from another, and the colour of mesh lines ("" for none)."""

    kind: str
    ramp: Ramp
    phase: float
    lines: str = ""


def render(sheet: Sheet, scene: Scene) -> None:
    """The field in the middle of the sheet."""
    _KINDS[scene.kind](sheet, scene)


def _surface(sheet: Sheet, scene: Scene) -> None:
    """A wave over a square, warped by its height."""
    camera = Camera(
        sheet.width / 2, sheet.height * 0.56, min(sheet.width / 2.5, sheet.height / 1.9), 0.7, 0.6
    )

    def height(u: float, v: float) -> float:
        r = hypot(u * 1.1, v) * 7.5 + scene.phase
        return 0.3 * sin(r) * exp(-0.28 * hypot(u, v) * 2) + 0.1 * cos(3 * u + scene.phase) * v

    cells = []
    for i in range(_MESH):
        for j in range(_MESH):
            corners = []
            for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                u, v = 2 * a / _MESH - 1, 2 * b / _MESH - 1
                corners.append((u * 0.8, v * 0.8, height(u, v) * 0.7))
            middle = tuple(sum(part) / 4 for part in zip(*corners, strict=True))
            cells.append((camera.depth((middle[0], middle[1], middle[2])), corners))
    for _, corners in sorted(cells, key=lambda cell: -cell[0]):
        value = sum(corner[2] for corner in corners) / 4
        slope = (corners[0][2] - corners[2][2]) * 1.6
        color = mix(
            blend(scene.ramp, 0.5 + value * 2.1), "#000000", min(0.35, max(0.0, 0.12 + slope))
        )
        spots = [camera.spot(corner) for corner in corners]
        sheet.ink.area(color, *spots)
        sheet.ink.line(scene.lines or color, 1, *spots, spots[0])


def _flow(sheet: Sheet, scene: Scene) -> None:
    """A slice through the flow around a cylinder, with stream lines."""
    wide, high = sheet.width * 0.9, min(sheet.height * 0.66, sheet.width * 0.62)
    left, top = (sheet.width - wide) / 2, (sheet.height - high) / 2
    columns = 84
    size = wide / columns
    rows = int(high / size)
    cx, cy, radius = 0.22, 0.5, 0.12
    for i in range(columns):
        for j in range(rows):
            x, y = (i + 0.5) / columns, (j + 0.5) / rows
            value = _speed((x - cx) * wide / high, y - cy, radius, scene.phase)
            color = blend(scene.ramp, round(value, 2))
            sheet.ink.rect(
                color,
                (
                    left + i * size,
                    top + j * size,
                    left + (i + 1) * size + 1,
                    top + (j + 1) * size + 1,
                ),
            )
    for k in range(11):
        start = 0.06 + 0.88 * k / 10
        points: list[Point] = []
        for step in range(60):
            x = step / 59
            off = (x - cx) * wide / high
            bend = (
                radius**2
                / max(radius**2, off * off + (start - cy) ** 2)
                * (1 if start > cy else -1)
                * 0.1
            )
            wake = (
                0.035
                * sin(off * 9 - scene.phase * 3 + k * 0.4)
                * min(1.0, max(0.0, off))
                * exp(-(((start - cy) * 4) ** 2))
            )
            points.append((left + x * wide, top + (start + bend + wake) * high))
        sheet.ink.line("#ffffff", 1, *points)
    x, y = left + cx * wide, top + cy * high
    sheet.ink.dot("#9a9ea8", x, y, radius * high)
    sheet.ink.ring("#2a2e36", 1, x, y, radius * high)
    sheet.mark("body", (x - radius * high, y - radius * high, x + radius * high, y + radius * high))
    sheet.ink.rect("#e8e8e8", (left, top, left + wide, top + rows * size), 1)


def _speed(x: float, y: float, radius: float, phase: float) -> float:
    """How fast the flow is, from 0 to 1."""
    distance = hypot(x, y)
    around = 1 + (radius / max(distance, radius)) ** 2 * (y * y - x * x) / max(
        distance * distance, 1e-6
    )
    wake = 0.0
    if x > 0:
        wake = (
            0.75
            * exp(-((y - 0.1 * sin(x * 7 - phase * 3)) ** 2) / (0.02 + 0.012 * x))
            * exp(-0.35 * x)
        )
    return min(
        1.0, max(0.0, 0.5 * around - wake * 0.55 + 0.06 * sin(9 * x - phase * 3) * exp(-8 * y * y))
    )


def _body(sheet: Sheet, scene: Scene) -> None:
    """A can that is bulged and coloured by its stress."""
    camera = Camera(
        sheet.width / 2, sheet.height * 0.62, min(sheet.height / 2.5, sheet.width / 2.4), 0.5, 0.42
    )
    rings, slices = 26, 40

    def point(k: int, level: int) -> tuple[float, float, float]:
        turn = 2 * pi * k / slices
        z = level / rings
        radius = (
            0.42
            + 0.1 * sin(pi * z) * (1 + 0.25 * cos(2 * turn + scene.phase))
            - 0.05 * exp(-((z - 0.75) ** 2) * 60)
        )
        return radius * cos(turn), radius * sin(turn), z * 1.15 - 0.2

    cells = []
    for k in range(slices):
        for level in range(rings):
            corners = [
                point(k, level),
                point(k + 1, level),
                point(k + 1, level + 1),
                point(k, level + 1),
            ]
            turn = 2 * pi * (k + 0.5) / slices
            if not camera.faces((cos(turn), sin(turn), 0)):
                continue
            z = (level + 0.5) / rings
            stress = (
                0.25
                + 0.6 * exp(-((z - 0.72 - 0.07 * cos(turn * 2 + scene.phase)) ** 2) * 26)
                + 0.12 * sin(3 * turn + z * 4)
            )
            light = cos(turn + 2.2) * 0.16
            cells.append((stress, light, corners))
    for stress, light, corners in cells:
        base = blend(scene.ramp, min(1.0, max(0.0, stress)))
        color = mix(base, "#ffffff", light) if light > 0 else mix(base, "#000000", -light)
        spots = [camera.spot(corner) for corner in corners]
        sheet.ink.area(color, *spots)
        sheet.ink.line(scene.lines or color, 1, *spots, spots[0])
    rim = [camera.spot(point(k, rings)) for k in range(slices)]
    sheet.ink.area(blend(scene.ramp, 0.3), *rim)
    sheet.ink.line("#2a2e36", 1, *rim, rim[0])
    xs, ys = [x for x, _ in rim], [y for _, y in rim]
    sheet.mark("lid", (min(xs), min(ys), max(xs), max(ys)))


def _arrows(sheet: Sheet, scene: Scene) -> None:
    """A swirl as arrows on a disc."""
    camera = Camera(
        sheet.width / 2, sheet.height * 0.54, min(sheet.width / 2.4, sheet.height / 1.7), 0.35, 0.75
    )
    rim = [camera.spot((cos(2 * pi * k / 60), sin(2 * pi * k / 60), -0.05)) for k in range(60)]
    sheet.ink.area("#7a8090", *rim)
    sheet.ink.line("#c8ccd6", 1, *rim, rim[0])
    found = []
    for i in range(17):
        for j in range(17):
            u, v = (i - 8) / 8.4, (j - 8) / 8.4
            r = hypot(u, v)
            if r > 0.97:
                continue
            strength = (r * exp(1 - 2.2 * r) * 1.15 + 0.15) * (1 + 0.2 * sin(3 * u + scene.phase))
            size = 0.16 * strength
            dx, dy = (-v * 0.9 + u * 0.25) / max(r, 0.05), (u * 0.9 + v * 0.25) / max(r, 0.05)
            found.append((camera.depth((u, v, 0)), (u, v), (dx * size, dy * size), strength))
    for _, (u, v), (dx, dy), strength in sorted(found, key=lambda one: -one[0]):
        color = blend(scene.ramp, min(1.0, strength * 0.8))
        start, tip = camera.spot((u, v, 0)), camera.spot((u + dx, v + dy, 0.015 * strength))
        _arrow(sheet, color, start, tip)


def _arrow(sheet: Sheet, color: str, start: Point, tip: Point) -> None:
    dx, dy = tip[0] - start[0], tip[1] - start[1]
    length = max(1.0, hypot(dx, dy))
    ux, uy = dx / length, dy / length
    neck = (tip[0] - ux * length * 0.42, tip[1] - uy * length * 0.42)
    half = max(2.0, length * 0.17)
    sheet.ink.line(color, max(1.4, length * 0.12), start, neck)
    sheet.ink.area(
        color,
        tip,
        (neck[0] - uy * half, neck[1] + ux * half),
        (neck[0] + uy * half, neck[1] - ux * half),
    )


_KINDS: dict[str, Callable[[Sheet, Scene], None]] = {
    "surface": _surface,
    "flow": _flow,
    "body": _body,
    "arrows": _arrows,
}


def curves(sheet: Sheet, names: Sequence[str], inks: tuple[str, str, str], phase: float) -> None:
    """A plot of values along a line; ``inks`` are text, grid and ground."""
    text, grid, ground = inks
    x1, y1, x2, y2 = 52.0, 30.0, sheet.width - 16, sheet.height - 46
    ink = sheet.ink
    for k in range(6):
        y = y2 - (y2 - y1) * k / 5
        ink.line(grid, 1, (x1, y), (x2, y))
        sheet.text(
            f"{k * 0.4 - 0.5:.1f}", x1 - 6, y, 10, text, anchor="end", margin=0, ground=ground
        )
    for k in range(7):
        x = x1 + (x2 - x1) * k / 6
        ink.line(grid, 1, (x, y1), (x, y2))
        sheet.text(f"{k * 0.5:.1f}", x, y2 + 11, 10, text, anchor="middle", margin=0, ground=ground)
    ink.rect(text, (x1, y1, x2, y2), 1)
    sheet.text(
        "arc_length",
        (x1 + x2) / 2,
        y2 + 28,
        11,
        text,
        anchor="middle",
        name="axis:x",
        ground=ground,
    )
    sheet.mark("axis:y", (8, y1, x1 - 2, y2))
    colors = ("#1f5fbf", "#c0392b", "#2e8b57")
    for number, name in enumerate(names):
        points = []
        for k in range(120):
            t = k / 119
            value = (
                0.55
                + 0.3 * sin(6 * t + phase + number * 1.3) * exp(-t * (0.4 + number * 0.5))
                - 0.3 * exp(-((t - 0.3 - 0.1 * number) ** 2) * 90)
            )
            points.append((x1 + (x2 - x1) * t, y2 - (y2 - y1) * min(1.0, max(0.0, value))))
        ink.line(colors[number], 1.8, *points)
        y = y1 + 14 + 17 * number
        ink.line(colors[number], 2, (x2 - 108, y), (x2 - 88, y))
        sheet.text(
            name, x2 - 82, y, 10.5, text, name=f"series:{number}", kind="text", ground=ground
        )
