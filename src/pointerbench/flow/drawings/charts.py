"""Charts without words: bars, lines, areas, rings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pointerbench.flow.drawings.canvas import Canvas, Point
from pointerbench.flow.drawings.values import WHITE, Colors, Data, color_of, lighter, mix

PALETTE = ("#3b82f6", "#f59e0b", "#10b981", "#ef4444", "#8b5cf6", "#14b8a6", "#ec4899", "#64748b")
_BARS = (42.0, 58.0, 35.0, 71.0, 64.0, 88.0, 52.0)
_LINE = (20.0, 28.0, 25.0, 39.0, 34.0, 48.0, 45.0, 61.0, 57.0, 72.0)


def grid_color(canvas: Canvas, colors: Colors, index: int = 1) -> str:
    return color_of(colors, index, mix(canvas.ground, "#64748b", 0.2))


def grid(canvas: Canvas, color: str, rows: int = 4) -> None:
    """Light lines across and a darker axis at the foot."""
    thick = canvas.line_width(1)
    for i in range(rows):
        y = round((canvas.h - thick) * i / rows)
        canvas.fill(0, y, canvas.w, y + thick, color)
    canvas.fill(0, canvas.h - thick, canvas.w, canvas.h, mix(color, "#475569", 0.45))


def _span(values: Sequence[float]) -> tuple[float, float]:
    """From 0 (or below) to a little over the highest."""
    low, high = min(0.0, *values), max(values)
    return low, low + (high - low) * 1.08 or 1.0


def bars(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Data: the bars' values. Colors: bars, grid, the highest bar."""
    values = data or _BARS
    grid(canvas, grid_color(canvas, colors))
    top = max(max(values) * 1.08, 1e-9)
    color, best = color_of(colors, 0, PALETTE[0]), max(values)
    step = canvas.w / len(values)
    foot = canvas.h - canvas.line_width(1)
    for i, value in enumerate(values):
        shown = color_of(colors, 2, color) if value == best else color
        width = max(1, round(step * 0.62))
        left = round(step * (i + 0.5) - width / 2)
        canvas.fill(left, foot - foot * max(0.0, value) / top, left + width, foot, shown)


def columns_pair(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Data: values in pairs (this, last, this, last, ...). Colors: first, second, grid."""
    values = data if len(data) > 1 else (42, 30, 58, 49, 35, 44, 71, 52, 64, 60)
    grid(canvas, grid_color(canvas, colors, 2))
    top = max(max(values) * 1.08, 1e-9)
    shades = color_of(colors, 0, PALETTE[0]), color_of(colors, 1, lighter(PALETTE[0], 0.55))
    groups = (len(values) + 1) // 2
    step = canvas.w / groups
    width = max(1, round(step * 0.3))
    foot = canvas.h - canvas.line_width(1)
    for i, value in enumerate(values):
        left = round(step * (i // 2 + 0.5) - width) + i % 2 * (width + (width > 3))
        height = foot * max(0.0, value) / top
        canvas.fill(left, foot - height, left + width, foot, shades[i % 2])


def _course(
    canvas: Canvas, values: Sequence[float], span: tuple[float, float], *, inset: bool = False
) -> list[Point]:
    """The points of a line from side to side; ``inset`` keeps them off the top and the foot, and
    off the gridlines that stand for their values."""
    low, high = span
    pad = min(max(1.5, 3 * canvas.u), canvas.w / 4, canvas.h / 4)
    top = pad if inset else 0.0
    width, height = canvas.w - 2 * pad, canvas.h - 2 * top - (0 if inset else canvas.line_width(1))
    last = max(1, len(values) - 1)
    return [
        (pad + width * i / last, top + height * (high - value) / max(high - low, 1e-9))
        for i, value in enumerate(values)
    ]


def line_chart(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Data: the line's values. Colors: line, grid."""
    values = data if len(data) > 1 else _LINE
    grid(canvas, grid_color(canvas, colors))
    points = _course(canvas, values, _span(values))
    color = color_of(colors, 0, PALETTE[0])
    canvas.stroke(points, max(1.5, 2 * canvas.u), color)
    if len(values) <= 16 and canvas.h > 50 * canvas.u:
        for x, y in points:
            canvas.disc(x, y, 3 * canvas.u, color)
            canvas.disc(x, y, 1.5 * canvas.u, WHITE)


def area_chart(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Data: the line's values. Colors: line (the area is a paler shade of it), grid."""
    values = data if len(data) > 1 else _LINE
    grid(canvas, grid_color(canvas, colors))
    color = color_of(colors, 0, PALETTE[2])
    _area(canvas, _course(canvas, values, _span(values)), color)


def _area(canvas: Canvas, points: Sequence[Point], color: str) -> None:
    pale = mix(canvas.ground, color, 0.24)
    foot = canvas.h - canvas.line_width(1)
    for (x1, y1), (x2, y2) in pairwise(points):
        count = max(1, min(24, round((x2 - x1) / max(2.0, canvas.w / 150))))
        for k in range(count):
            y = y1 + (y2 - y1) * (k + 0.5) / count
            left = x1 + (x2 - x1) * k / count
            canvas.fill(left, y, x1 + (x2 - x1) * (k + 1) / count, foot, pale)
    canvas.stroke(points, max(1.5, 2 * canvas.u), color)


def sparkline(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A small line with its last point marked. Data: values. Colors: line, mark."""
    values = data if len(data) > 1 else _LINE
    points = _course(canvas, values, (min(values), max(values)), inset=True)
    color = color_of(colors, 0, PALETTE[0])
    canvas.stroke(points, max(1.2, 1.5 * canvas.u), color)
    x, y = points[-1]
    radius = 2.5 * canvas.u
    mark = color_of(colors, 1, color)
    canvas.disc(min(x, canvas.w - radius), min(max(y, radius), canvas.h - radius), radius, mark)


def donut(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A ring of shares. Data: values of any sum. Colors: of the pieces in turn."""
    values = tuple(max(0.0, v) for v in data) or (38.0, 26.0, 21.0, 15.0)
    total = sum(values)
    radius = min(canvas.w, canvas.h) / 2 - 0.25
    center = (canvas.w / 2, canvas.h / 2)
    radii = (radius * 0.6, radius)
    if not total:
        canvas.arc(center, radii, (0, 1), grid_color(canvas, ()))
        return
    start, gap = 0.0, (1.2 * canvas.u / max(1.0, 6.28 * radius) if len(values) > 1 else 0.0)
    for i, value in enumerate(values):
        end = start + value / total
        color = colors[i % len(colors)] if colors else PALETTE[i % len(PALETTE)]
        if end - start > gap:
            canvas.arc(center, radii, (start + gap / 2, end - gap / 2), color)
        start = end
