"""Instruments of a panel: charts, gauges, knobs, columns, vessels."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from pointerbench.flow.drawings.values import mix
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet

INK, GRAY, PAPER = "#1a1a1a", "#c9ccd0", "#ffffff"


def chart(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    """A strip chart with its scales and the names of its plots."""
    wide, high = item["size"]
    raised(sheet, (x, y, x + wide, y + high), "#d8dade")
    a, b, c, e = x + 44, y + 12, x + wide - 14, y + high - 26
    sheet.ink.rect("#0c100c", (a, b, c, e))
    for k in range(1, 10):
        gx = a + (c - a) * k / 10
        sheet.ink.line("#22402a", 1, (gx, b), (gx, e))
    low, high_value = item["range"]
    for k in range(6):
        gy = e - (e - b) * k / 5
        sheet.ink.line("#22402a", 1, (a, gy), (c, gy))
        sheet.text(
            f"{low + (high_value - low) * k / 5:g}",
            a - 5,
            gy,
            10,
            INK,
            anchor="end",
            ground="#d8dade",
            margin=0,
        )
    for k in range(6):
        sheet.text(
            str(100 + 20 * k),
            a + (c - a) * k / 5,
            e + 11,
            10,
            INK,
            anchor="middle",
            ground="#d8dade",
            margin=0,
        )
    for number, color in enumerate(item["colors"]):
        points = []
        for k in range(150):
            t = k / 149
            value = (
                0.55
                - 0.2 * number
                + 0.22 * sin(7 * t + phase + number * 2) * (0.6 + 0.4 * cos(3 * t))
                + 0.025 * sin(61 * t + number)
                + 0.02 * sin(97 * t)
            )
            points.append((a + (c - a) * t, e - (e - b) * min(0.98, max(0.02, value))))
        sheet.ink.line(color, 1.4, *points)
    return x, y, x + wide, y + high


def _dial(sheet: Sheet, x: float, y: float, radius: float, item: Mapping[str, Any]) -> None:
    """The scale around a gauge or knob."""
    low, high = item["range"]
    for k in range(11):
        turn = (-0.375 + 0.75 * k / 10) * 2 * pi
        near = radius * (0.86 if k % 2 else 0.8)
        sheet.ink.line(
            INK,
            1.2,
            (x + near * sin(turn), y - near * cos(turn)),
            (x + radius * 0.95 * sin(turn), y - radius * 0.95 * cos(turn)),
        )
        if k % 2 == 0:
            out = radius * 0.62 if item["kind"] == "gauge" else radius * 1.2
            ground = "#f6f7f8" if item["kind"] == "gauge" else GRAY
            sheet.text(
                f"{low + (high - low) * k / 10:g}",
                x + out * sin(turn),
                y - out * cos(turn),
                9.5,
                INK,
                anchor="middle",
                margin=0,
                ground=ground,
            )


def gauge(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    size = item["size"][0]
    radius = size / 2
    cx, cy = x + radius, y + radius
    sheet.ink.dot("#6a7078", cx, cy, radius)
    sheet.ink.dot("#d8dade", cx, cy, radius - 3)
    sheet.ink.dot("#f6f7f8", cx, cy, radius - 7)
    sheet.ink.arc("#d0402e", 5, (cx, cy), radius * 0.78, (0.27, 0.375))
    share = 0.35 + 0.25 * (1 + sin(phase)) / 2
    _dial(sheet, cx, cy, radius - 7, item)
    turn = (-0.375 + 0.75 * share) * 2 * pi
    sheet.ink.line(
        "#c0281a",
        2.6,
        (cx - radius * 0.14 * sin(turn), cy + radius * 0.14 * cos(turn)),
        (cx + radius * 0.68 * sin(turn), cy - radius * 0.68 * cos(turn)),
    )
    sheet.ink.dot("#2a2e34", cx, cy, 6)
    return x, y, x + size, y + size


def knob(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    size = item["size"][0]
    radius = size * 0.36
    cx, cy = x + size / 2, y + size / 2
    share = item.get("share", 0.5)
    _dial(sheet, cx, cy, radius * 1.15, item)
    sheet.ink.dot("#5a6068", cx, cy, radius * 0.86)
    sheet.ink.dot("#aeb4bc", cx - 1, cy - 1, radius * 0.8)
    sheet.ink.dot("#cfd4da", cx - 2, cy - 3, radius * 0.55)
    turn = (-0.375 + 0.75 * share) * 2 * pi
    sheet.ink.line(
        "#1a1a1a",
        3,
        (cx + radius * 0.4 * sin(turn), cy - radius * 0.4 * cos(turn)),
        (cx + radius * 0.76 * sin(turn), cy - radius * 0.76 * cos(turn)),
    )
    return cx - radius, cy - radius, cx + radius, cy + radius


def thermometer(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    _, high = item["size"]
    cx = x + 14
    top, foot = y + 8, y + high - 22
    low, high_value = item["range"]
    share = item.get("share", 0.5)
    sheet.ink.rect("#7a7e84", (cx - 6, top, cx + 6, foot + 6))
    sheet.ink.rect("#f4f4f4", (cx - 5, top + 1, cx + 5, foot + 6))
    sheet.ink.dot("#7a7e84", cx, foot + 10, 12)
    sheet.ink.dot("#d0281a", cx, foot + 10, 11)
    level = foot - (foot - top - 4) * share
    sheet.ink.rect("#d0281a", (cx - 5, level, cx + 5, foot + 6))
    for k in range(6):
        ty = foot - (foot - top - 4) * k / 5
        sheet.ink.line(INK, 1, (cx + 9, ty), (cx + 15, ty))
        sheet.text(
            f"{low + (high_value - low) * k / 5:g}", cx + 18, ty, 9.5, INK, ground=GRAY, margin=0
        )
    return cx - 13, y + 4, cx + 36, y + high


def tank(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    wide, high = item["size"]
    low, high_value = item["range"]
    body = (x, y + 6, x + wide - 34, y + high)
    sheet.ink.rect("#7a7e84", body)
    sheet.ink.rect("#eef0f2", (body[0] + 2, body[1] + 2, body[2] - 2, body[3] - 2))
    level = body[3] - 2 - (body[3] - body[1] - 4) * item.get("share", 0.6)
    sheet.ink.rect("#2f6fd0", (body[0] + 2, level, body[2] - 2, body[3] - 2))
    sheet.ink.rect("#6aa0ea", (body[0] + 2, level, body[0] + 9, body[3] - 2))
    for k in range(6):
        ty = body[3] - (body[3] - body[1]) * k / 5
        sheet.ink.line(INK, 1, (body[2] + 3, ty), (body[2] + 8, ty))
        sheet.text(
            f"{low + (high_value - low) * k / 5:g}",
            body[2] + 11,
            ty,
            9.5,
            INK,
            ground=GRAY,
            margin=0,
        )
    return body


def raised(sheet: Sheet, box: Rect, fill: str) -> None:
    x1, y1, x2, y2 = box
    sheet.ink.rect(fill, box)
    sheet.ink.line(mix(fill, "#ffffff", 0.7), 2, (x1 + 1, y2), (x1 + 1, y1 + 1), (x2, y1 + 1))
    sheet.ink.line(mix(fill, "#000000", 0.45), 2, (x2 - 1, y1), (x2 - 1, y2 - 1), (x1, y2 - 1))


def sunk(sheet: Sheet, box: Rect, fill: str = PAPER) -> None:
    """A field with a sunken edge."""
    x1, y1, x2, y2 = box
    sheet.ink.rect(fill, box)
    sheet.ink.line("#7a7e84", 1, (x1, y2), (x1, y1), (x2, y1))
    sheet.ink.line("#f2f4f6", 1, (x2, y1), (x2, y2), (x1, y2))
