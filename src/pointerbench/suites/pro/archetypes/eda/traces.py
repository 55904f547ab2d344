"""Curves of a simulation: their shapes over time or frequency, and the pane they are drawn in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import atan, cos, exp, log10, pi, sin
from typing import Any

from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet

_LEFT, _RIGHT, _TOP, _FOOT = 58, 52, 24, 22
_WIDEST = 615  # a scale wider than that is too large to be asked for

Numbers = Sequence[float]


def _square(t: float, v: Numbers) -> float:
    """Cycles, duty, low, high."""
    return v[3] if (t * v[0]) % 1 < v[1] else v[2]


def _triangle(t: float, v: Numbers) -> float:
    """Cycles, duty, low, high."""
    at = (t * v[0]) % 1
    share = at / v[1] if at < v[1] else (1 - at) / (1 - v[1])
    return v[2] + (v[3] - v[2]) * share


def _sine(t: float, v: Numbers) -> float:
    """Cycles, phase in turns, middle, amplitude."""
    return v[2] + v[3] * sin(2 * pi * (t * v[0] + v[1]))


def _clipped(t: float, v: Numbers) -> float:
    """A sine that is cut off: cycles, phase, middle, amplitude, limit."""
    return max(v[2] - v[4], min(v[2] + v[4], _sine(t, v)))


def _damped(t: float, v: Numbers) -> float:
    """A step that rings: start, cycles, decay, height."""
    if t < v[0]:
        return 0.06
    at = t - v[0]
    return 0.06 + v[3] * (1 - exp(-v[2] * at) * cos(2 * pi * v[1] * at))


def _lowpass(t: float, v: Numbers) -> float:
    """Corner as a share of the decades, how many, quality, top."""
    f = 10 ** ((t - v[0]) * v[1])
    gain = -10 * log10((1 - f * f) ** 2 + (f / v[2]) ** 2)
    return v[3] + gain / 110


def _phase(t: float, v: Numbers) -> float:
    """Corner, decades, quality, top."""
    f = 10 ** ((t - v[0]) * v[1])
    angle = -(pi / 2 + atan((f - 1 / f) * v[2]))
    return v[3] + angle / pi * 0.8


def _rise(t: float, v: Numbers) -> float:
    """An approach: rate, height, ripple."""
    return 0.05 + v[1] * (1 - exp(-v[0] * t)) + v[2] * sin(2 * pi * 34 * t)


_SHAPES: dict[str, Callable[[float, Numbers], float]] = {
    "square": _square,
    "triangle": _triangle,
    "sine": _sine,
    "clipped": _clipped,
    "damped": _damped,
    "lowpass": _lowpass,
    "phase": _phase,
    "rise": _rise,
}


def pane(sheet: Sheet, entry: Mapping[str, Any], number: int, inks: tuple[str, str]) -> None:
    """Traces with their names above, values at the sides; ``inks`` are text and grid."""
    ink, (text, grid) = sheet.ink, inks
    x1, x2, y1, y2 = _LEFT, sheet.width - _RIGHT, _TOP, sheet.height - _FOOT
    columns, rows = len(entry["x"]) - 1, len(entry["y"]) - 1
    for k in range(columns + 1):
        x = x1 + (x2 - x1) * k / columns
        ink.line(grid, 1, (x, y1), (x, y2), dash=3)
        sheet.text(entry["x"][k], x, y2 + 12, 10, text, anchor="middle", margin=0)
    for k in range(rows + 1):
        y = y2 - (y2 - y1) * k / rows
        ink.line(grid, 1, (x1, y), (x2, y), dash=3)
        sheet.text(entry["y"][k], x1 - 6, y, 10, text, anchor="end", margin=0)
        if "right" in entry:
            sheet.text(entry["right"][k], x2 + 6, y, 10, text, margin=0)
    ink.rect(text, (x1, y1, x2, y2), 1)
    for trace in entry["traces"]:
        _curve(sheet, trace, (x1, y1, x2, y2))
    step = (x2 - x1) / len(entry["traces"])
    for place, trace in enumerate(entry["traces"]):
        sheet.text(
            trace["name"],
            x1 + step * (place + 0.5),
            11,
            11.5,
            trace["color"],
            anchor="middle",
            name=f"trace:{number}:{trace['name']}",
            kind="text",
            does=trace.get("does", ()),
        )
    sheet.mark(f"axis:{number}:y", (8, y1, x1 - 2, y2))
    if x2 - x1 < _WIDEST:
        sheet.mark(f"axis:{number}:x", (x1 + 4, y2 + 3, x2 - 4, y2 + _FOOT - 1))
    if "right" in entry:
        sheet.mark(f"axis:{number}:right", (x2 + 2, y1, sheet.width - 4, y2))


def _curve(sheet: Sheet, trace: Mapping[str, Any], box: tuple[float, float, float, float]) -> None:
    x1, y1, x2, y2 = box
    shape, numbers = _SHAPES[trace["shape"]], trace["args"]
    count = min(int(x2 - x1), 240)
    points: list[tuple[float, float]] = []
    for k in range(count + 1):
        value = min(1.0, max(0.0, shape(k / count, numbers)))
        x, y = x1 + (x2 - x1) * k / count, y2 - (y2 - y1) * value
        if trace["shape"] == "square" and points and abs(points[-1][1] - y) > 1:
            points.append((x, points[-1][1]))
        points.append((x, y))
    dash = 5 if trace["shape"] == "phase" else 0
    sheet.ink.line(trace["color"], 1.5, *points, dash=dash)


def cursor(sheet: Sheet, share: float, name: str, color: str) -> None:
    """An upright cursor line with its handle."""
    x = _LEFT + (sheet.width - _LEFT - _RIGHT) * share
    sheet.ink.line(color, 1, (x, _TOP), (x, sheet.height - _FOOT), dash=2)
    sheet.ink.rect(color, (x - 6, _TOP, x + 6, _TOP + 12))
    label = name[-1]
    sheet.text(label, x, _TOP + 6, 9, "#101010", anchor="middle", margin=0, ground=color)
    sheet.mark(f"cursor:{name}", (x - 7, _TOP - 1, x + 7, _TOP + 13))
