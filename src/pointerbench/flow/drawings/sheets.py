"""Charts with many small parts, and papers: candles, calendars, plans of work, documents."""

from __future__ import annotations

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.charts import PALETTE, grid
from pointerbench.flow.drawings.values import (
    WHITE,
    Colors,
    Data,
    between,
    color_of,
    darker,
    is_dark,
    lighter,
    mix,
    variant_of,
)


def candles(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A course of prices. Data: closing values in turn (a single one: a variant). Colors: up,
    down, grid."""
    values = data if len(data) > 1 else _course(variant_of(data), 28)
    grid(canvas, color_of(colors, 2, mix(canvas.ground, "#64748b", 0.2)))
    up, down = color_of(colors, 0, "#16a34a"), color_of(colors, 1, "#dc2626")
    low, high = min(values), max(values)
    pad = (high - low) * 0.12 or 1.0
    span = high - low + 2 * pad

    def y(value: float) -> float:
        return canvas.h * min(1.0, max(0.0, (high + pad - value) / span))

    count = len(values) - 1
    step = canvas.w / count
    wide = max(1, round(step * 0.6) // 2 * 2 + canvas.line_width(1) % 2)
    for i in range(count):
        first, last = values[i], values[i + 1]
        color = up if last >= first else down
        middle = round(step * (i + 0.5))
        reach = pad * between(0.2, 1, len(values), i), pad * between(0.2, 1, len(values), i + 200)
        line = canvas.line_width(1)
        left = middle - line // 2
        tips = y(max(first, last) + reach[0]), y(min(first, last) - reach[1])
        canvas.fill(left, tips[0], left + line, tips[1], color)
        top = round(y(max(first, last)))
        foot = max(top + line, round(y(min(first, last))))
        canvas.fill(middle - wide // 2, top, middle - wide // 2 + wide, foot, color)


def _course(seed: int, count: int) -> tuple[float, ...]:
    values = [100.0]
    for i in range(count):
        values.append(values[-1] + between(-5, 5.4, seed, i))
    return tuple(values)


def timeline(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Bars of work over time. Data: start and end of each bar as shares, in pairs. Colors: of the
    bars in turn."""
    spans = data if len(data) > 1 else (0, 0.28, 0.18, 0.46, 0.4, 0.62, 0.36, 0.8, 0.7, 1)
    count = len(spans) // 2
    line = canvas.line_width(1)
    pale = mix(canvas.ground, "#64748b", 0.16)
    for k in range(7):
        x = round((canvas.w - line) * k / 6)
        canvas.fill(x, 0, x + line, canvas.h, pale)
    step = canvas.h / count
    thick = max(2, round(min(step * 0.62, 22 * canvas.u)))
    for i in range(count):
        top = round(step * (i + 0.5) - thick / 2)
        left, right = canvas.w * spans[2 * i], canvas.w * spans[2 * i + 1]
        color = colors[i % len(colors)] if colors else PALETTE[i % len(PALETTE)]
        canvas.rounded((left, top, max(left + 2, right), top + thick), thick * 0.28, color)


def document(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A page in small, with grey bars for text. Data: variant (five layouts). Colors: accent, ink,
    paper."""
    seed = variant_of(data)
    wide = min(canvas.w, round(canvas.h * 0.77))
    high = min(canvas.h, round(wide / 0.707))
    left, top = (canvas.w - wide) // 2, (canvas.h - high) // 2
    page = canvas.part(left, top, left + wide, top + high)
    paper = color_of(colors, 2, WHITE)
    page.fill(0, 0, wide, high, mix(paper, "#475569", 0.35))
    line = canvas.line_width(1)
    page.fill(line, line, wide - line, high - line, paper)
    accent = color_of(colors, 0, PALETTE[seed % len(PALETTE)])
    ink = color_of(colors, 1, "#c3c9d1" if not is_dark(paper) else "#5b6472")
    gap = max(2, round(wide * 0.11))
    inner = page.part(gap, gap, wide - gap, high - gap)
    inner.fill(0, 0, inner.w * between(0.45, 0.85, seed), max(2, inner.h * 0.05), darker(ink, 0.35))
    inner.fill(0, inner.h * 0.08, inner.w * 0.3, inner.h * 0.1, accent)
    body = inner.part(0, inner.h * 0.17, inner.w, inner.h)
    _BODIES[seed % len(_BODIES)](body, (ink, accent), seed)


def _lines(canvas: Canvas, paints: Colors, seed: int) -> None:
    step = max(3.0, canvas.h / 17)
    thick = max(1, round(step * 0.42))
    y, i = 0.0, 0
    while y + thick <= canvas.h and i < 40:
        last = i % 5 == 4
        share = between(0.3, 0.7, seed, i) if last else between(0.92, 1, seed, i)
        canvas.fill(0, round(y), canvas.w * share, round(y) + thick, paints[0])
        y, i = y + step * (1.8 if last else 1), i + 1


def _picture(canvas: Canvas, paints: Colors, seed: int) -> None:
    foot = canvas.h * 0.42
    art = canvas.part(0, 0, canvas.w, foot)
    art.fill(0, 0, art.w, art.h, lighter(paints[1], 0.72))
    art.ridge(lambda x: art.h * (0.8 - 0.5 * max(0.0, 1 - abs(x - 0.6) * 2.4)), paints[1])
    _lines(canvas.part(0, foot + canvas.h * 0.07, canvas.w, canvas.h), paints, seed)


def _columns(canvas: Canvas, paints: Colors, seed: int) -> None:
    half = canvas.w * 0.46
    _lines(canvas.part(0, 0, half, canvas.h), paints, seed)
    _lines(canvas.part(canvas.w - half, 0, canvas.w, canvas.h * 0.6), paints, seed + 1)
    canvas.fill(canvas.w - half, canvas.h * 0.68, canvas.w, canvas.h, lighter(paints[1], 0.6))


def _table(canvas: Canvas, paints: Colors, seed: int) -> None:
    step = max(4.0, canvas.h / 12)
    canvas.fill(0, 0, canvas.w, step, lighter(paints[1], 0.55))
    for row in range(int(canvas.h / step)):
        y = round(step * row)
        canvas.fill(0, y + step - 1, canvas.w, y + step, lighter(paints[0], 0.35))
        for k in range(4):
            x = canvas.w * (0.03 + 0.25 * k)
            wide = canvas.w * between(0.08, 0.19, seed, row * 4 + k)
            tone = darker(paints[0], 0.25) if row == 0 else paints[0]
            canvas.fill(x, y + step * 0.34, x + wide, y + max(1, step * 0.62), tone)


def _chart(canvas: Canvas, paints: Colors, seed: int) -> None:
    foot = round(canvas.h * 0.5)
    for k in range(6):
        left = canvas.w * (0.04 + 0.16 * k)
        top = foot * between(0.1, 0.7, seed, k)
        canvas.fill(left, top, left + canvas.w * 0.11, foot, paints[1])
    canvas.fill(0, foot, canvas.w, foot + 1, darker(paints[0], 0.3))
    _lines(canvas.part(0, canvas.h * 0.6, canvas.w, canvas.h), paints, seed)


_BODIES = (_lines, _picture, _columns, _table, _chart)


def folder(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A folder. Data: 1 with papers in it, 0 empty. Colors: folder."""
    color = color_of(colors, 0, "#f2b84b")
    wide = min(canvas.w, round(canvas.h * 1.25))
    high = min(canvas.h, round(wide / 1.25))
    left, top = (canvas.w - wide) // 2, (canvas.h - high) // 2
    back = darker(color, 0.16)
    part = canvas.part(left, top, left + wide, top + high)
    radius = max(1.0, high * 0.06)
    part.rounded((0, high * 0.04, wide * 0.44, high * 0.5), radius, back)
    part.rounded((0, high * 0.14, wide, high * 0.98), radius, back)
    if data and data[0]:
        part.fill(wide * 0.1, high * 0.08, wide * 0.86, high * 0.6, "#f8fafc")
        part.fill(wide * 0.16, high * 0.15, wide * 0.7, high * 0.18, "#cbd5e1")
    part.rounded((0, high * 0.27, wide, high), radius, color)
    part.fill(wide * 0.03, high * 0.28, wide * 0.97, high * 0.3, lighter(color, 0.3))
