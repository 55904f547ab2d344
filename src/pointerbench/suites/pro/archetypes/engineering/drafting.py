"""Mechanical drawings with their dimensions: a flange, a plate, a shaft, a bracket."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, sin
from typing import NamedTuple

from pointerbench.flow.drawings.canvas import Point
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet

DASH = 7


class Pens(NamedTuple):
    """The colours of a drawing: visible edges, centre lines, dimensions, hatching, texts, and the
    ground they lie on."""

    edge: str
    center: str
    dim: str
    hatch: str
    text: str
    ground: str
    wide: float = 1.6


def dimension(
    sheet: Sheet, pens: Pens, ends: tuple[Point, Point], shift: float, text: str, name: str
) -> None:
    """A linear dimension of two points on one height or above one another, moved by ``shift``
    across (down, or to the right)."""
    (x1, y1), (x2, y2) = ends
    ink = sheet.ink
    level = y1 == y2 or abs(x2 - x1) >= abs(y2 - y1)
    if level:
        y = max(y1, y2) + shift if shift > 0 else min(y1, y2) + shift
        for x, foot in ((x1, y1), (x2, y2)):
            ink.line(
                pens.dim, 1, (x, foot + (4 if shift > 0 else -4)), (x, y + (4 if shift > 0 else -4))
            )
        _arrowed(sheet, pens, (x1, y), (x2, y))
        sheet.text(
            text, (x1 + x2) / 2, y, 11, pens.text, anchor="middle", name=name, fill=pens.ground
        )
        return
    x = max(x1, x2) + shift if shift > 0 else min(x1, x2) + shift
    for y, foot in ((y1, x1), (y2, x2)):
        ink.line(
            pens.dim, 1, (foot + (4 if shift > 0 else -4), y), (x + (4 if shift > 0 else -4), y)
        )
    _arrowed(sheet, pens, (x, y1), (x, y2))
    sheet.text(text, x, (y1 + y2) / 2, 11, pens.text, anchor="middle", name=name, fill=pens.ground)


def _arrowed(sheet: Sheet, pens: Pens, start: Point, end: Point) -> None:
    sheet.ink.line(pens.dim, 1, start, end)
    arrow(sheet, pens.dim, end, start)
    arrow(sheet, pens.dim, start, end)


def arrow(sheet: Sheet, color: str, tail: Point, tip: Point, size: float = 8) -> None:
    """A slender head at the tip."""
    turn = atan2(tip[1] - tail[1], tip[0] - tail[0])
    back = [
        (tip[0] - size * cos(turn + side), tip[1] - size * sin(turn + side)) for side in (0.2, -0.2)
    ]
    sheet.ink.area(color, tip, *back)


def leader(sheet: Sheet, pens: Pens, tip: Point, elbow: Point, text: str, name: str) -> None:
    """A note with an arrow to what it tells of; it reads to the right of its elbow, or to the left
    where the elbow lies left of the tip."""
    right = elbow[0] >= tip[0]
    end = (elbow[0] + (12 if right else -12), elbow[1])
    sheet.ink.line(pens.dim, 1, tip, elbow, end)
    arrow(sheet, pens.dim, elbow, tip)
    sheet.text(
        text,
        end[0] + (3 if right else -3),
        end[1],
        11,
        pens.text,
        anchor="start" if right else "end",
        name=name,
        ground=pens.ground,
    )


def hatched(sheet: Sheet, color: str, box: Rect, gap: float = 7) -> None:
    """Lines at 45 degrees in a rectangle."""
    x1, y1, x2, y2 = box
    wide, high = x2 - x1, y2 - y1
    at = gap
    while at < wide + high:
        start = (x1 + min(at, wide), y1 + max(0.0, at - wide))
        stop = (x1 + max(0.0, at - high), y1 + min(at, high))
        sheet.ink.line(color, 1, start, stop)
        at += gap


def cross(sheet: Sheet, pens: Pens, x: float, y: float, reach: float) -> None:
    """The centre lines of a round thing."""
    sheet.ink.line(pens.center, 1, (x - reach, y), (x + reach, y), dash=DASH)
    sheet.ink.line(pens.center, 1, (x, y - reach), (x, y + reach), dash=DASH)


def hole(sheet: Sheet, pens: Pens, x: float, y: float, radius: float) -> Rect:
    sheet.ink.ring(pens.edge, pens.wide, x, y, radius)
    cross(sheet, pens, x, y, radius + 5)
    return (x - radius, y - radius, x + radius, y + radius)


def rounded(sheet: Sheet, pens: Pens, box: Rect, radius: float) -> None:
    """The outline of a rectangle with round corners."""
    x1, y1, x2, y2 = box
    r, ink = radius, sheet.ink
    for ends in (
        ((x1 + r, y1), (x2 - r, y1)),
        ((x1 + r, y2), (x2 - r, y2)),
        ((x1, y1 + r), (x1, y2 - r)),
        ((x2, y1 + r), (x2, y2 - r)),
    ):
        ink.line(pens.edge, pens.wide, *ends)
    for center, start in (
        ((x1 + r, y1 + r), 0.75),
        ((x2 - r, y1 + r), 0.0),
        ((x2 - r, y2 - r), 0.25),
        ((x1 + r, y2 - r), 0.5),
    ):
        ink.arc(pens.edge, pens.wide, center, r, (start, start + 0.25))


def notes(sheet: Sheet, pens: Pens, corner: Point, lines: Sequence[str]) -> None:
    """General notes; the first line is their heading."""
    x, y = corner
    for number, line in enumerate(lines):
        sheet.text(
            line,
            x,
            y + number * 17,
            11,
            pens.text,
            name=f"notes:{number}",
            bold=not number,
            ground=pens.ground,
        )


def roughness(sheet: Sheet, pens: Pens, corner: Point, text: str) -> None:
    """A sign of surface finish with its value."""
    x, y = corner
    sheet.ink.line(pens.edge, 1.2, (x, y - 6), (x + 5, y + 4), (x + 14, y - 14), (x + 42, y - 14))
    sheet.ink.line(pens.edge, 1.2, (x, y - 6), (x + 10, y - 6))
    sheet.text(text, x + 15, y - 5, 10, pens.text, margin=0, ground=pens.ground)
    sheet.mark("finish", (x - 2, y - 16, x + 44, y + 6))
