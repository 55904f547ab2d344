"""Circuit symbols, each drawn around its middle on a grid, with the box of its body."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pointerbench.flow.drawings.canvas import Point
from pointerbench.flow.drawings.engineering import Vectors
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect


class Pen(NamedTuple):
    """How symbols are drawn: on which strokes, where, how large a grid step is, and in which
    colours (bodies, their fill, pins)."""

    ink: Vectors
    x: float
    y: float
    step: float
    body: str
    fill: str
    pin: str
    turn: int = 0
    zigzag: bool = False
    width: float = 1.6

    def spot(self, x: float, y: float) -> Point:
        """A place in grid steps from the middle, turned by quarters."""
        for _ in range(self.turn % 4):
            x, y = -y, x
        return self.x + x * self.step, self.y + y * self.step

    def line(self, *points: Point, color: str = "", width: float = 0) -> None:
        self.ink.line(color or self.body, width or self.width, *(self.spot(*p) for p in points))

    def area(self, *points: Point, color: str = "") -> None:
        self.ink.area(color or self.body, *(self.spot(*p) for p in points))

    def lead(self, one: Point, other: Point) -> None:
        self.ink.line(self.pin, 1.2, self.spot(*one), self.spot(*other))

    def box(self, x1: float, y1: float, x2: float, y2: float) -> Rect:
        (a, b), (c, e) = self.spot(x1, y1), self.spot(x2, y2)
        return min(a, c), min(b, e), max(a, c), max(b, e)


def _leads(pen: Pen, near: float) -> None:
    pen.lead((0, -3), (0, -near))
    pen.lead((0, near), (0, 3))


def resistor(pen: Pen) -> Rect:
    if pen.zigzag:
        points = [
            (0.0, -2.0),
            *((0.75 * (-1) ** k, -1.67 + 0.67 * k) for k in range(6)),
            (0.0, 2.0),
        ]
        pen.line(*points)
        _leads(pen, 2)
    else:
        corners = ((-0.8, -2), (0.8, -2), (0.8, 2), (-0.8, 2))
        pen.area(*corners, color=pen.fill)
        pen.line(*corners, corners[0])
        _leads(pen, 2)
    return pen.box(-0.9, -2, 0.9, 2)


def capacitor(pen: Pen) -> Rect:
    pen.line((-1.3, -0.4), (1.3, -0.4), width=2.2)
    pen.line((-1.3, 0.4), (1.3, 0.4), width=2.2)
    _leads(pen, 0.4)
    return pen.box(-1.4, -0.7, 1.4, 0.7)


def polarised(pen: Pen) -> Rect:
    pen.line((-1.3, -0.8), (1.3, -0.8), (1.3, -0.3), (-1.3, -0.3), (-1.3, -0.8))
    pen.area((-1.4, 0.3), (1.4, 0.3), (1.4, 0.8), (-1.4, 0.8))
    pen.line((-1.4, -1.9), (-0.6, -1.9), width=1.2)
    pen.line((-1, -2.3), (-1, -1.5), width=1.2)
    _leads(pen, 0.8)
    return pen.box(-1.5, -1, 1.5, 1)


def inductor(pen: Pen) -> Rect:
    for k in range(4):
        x, y = pen.spot(0, -1.5 + k)
        start = pen.turn * 0.25
        pen.ink.arc(pen.body, pen.width, (x, y), pen.step * 0.5, (start, start + 0.5))
    _leads(pen, 2)
    return pen.box(-0.3, -2, 0.9, 2)


def diode(pen: Pen) -> Rect:
    pen.area((-1.1, -0.9), (1.1, -0.9), (0, 0.9), color=pen.fill)
    pen.line((-1.1, -0.9), (1.1, -0.9), (0, 0.9), (-1.1, -0.9))
    pen.line((-1.1, 0.9), (1.1, 0.9), width=2)
    _leads(pen, 0.9)
    return pen.box(-1.2, -1, 1.2, 1)


def schottky(pen: Pen) -> Rect:
    box = diode(pen)
    pen.line((-1.1, 0.9), (-1.1, 0.4), (-0.7, 0.4))
    pen.line((1.1, 0.9), (1.1, 1.4), (0.7, 1.4))
    return box


def led(pen: Pen) -> Rect:
    box = diode(pen)
    for shift in (-0.6, 0.4):
        pen.line((1.3, shift), (2.2, shift - 0.9), width=1)
        pen.area((2.4, shift - 1.1), (1.75, shift - 0.85), (2.15, shift - 0.45))
    return box


def crystal(pen: Pen) -> Rect:
    pen.line((-1.2, -1.4), (1.2, -1.4), width=2)
    pen.line((-1.2, 1.4), (1.2, 1.4), width=2)
    pen.line((-1, -0.8), (1, -0.8), (1, 0.8), (-1, 0.8), (-1, -0.8))
    _leads(pen, 1.4)
    return pen.box(-1.3, -1.5, 1.3, 1.5)


def fuse(pen: Pen) -> Rect:
    corners = ((-0.7, -1.7), (0.7, -1.7), (0.7, 1.7), (-0.7, 1.7))
    pen.area(*corners, color=pen.fill)
    pen.line(*corners, corners[0])
    pen.line((0, -3), (0, 3), width=1.2)
    return pen.box(-0.8, -1.8, 0.8, 1.8)


def npn(pen: Pen) -> Rect:
    """Base at (-3, 0), collector at (2, -3), emitter at (2, 3)."""
    x, y = pen.spot(0.6, 0)
    pen.ink.ring(pen.body, 1.2, x, y, 1.9 * pen.step)
    pen.line((0, -1.2), (0, 1.2), width=2.4)
    pen.lead((-3, 0), (0, 0))
    pen.line((0, -0.6), (2, -1.6))
    pen.line((0, 0.6), (2, 1.6))
    pen.area((1.7, 1.6), (0.9, 1.55), (1.35, 0.85))
    pen.lead((2, -1.6), (2, -3))
    pen.lead((2, 1.6), (2, 3))
    return pen.box(-1.3, -1.9, 2.5, 1.9)


def nmos(pen: Pen) -> Rect:
    """Gate at (-3, 1), drain at (2, -3), source at (2, 3)."""
    pen.line((-0.4, -1.3), (-0.4, 1.3), width=1.8)
    for top, foot in ((-1.5, -0.8), (-0.4, 0.4), (0.8, 1.5)):
        pen.line((0.2, top), (0.2, foot), width=2)
    pen.lead((-3, 1), (-0.4, 1))
    pen.line((0.2, -1.1), (2, -1.1))
    pen.line((0.2, 1.1), (2, 1.1), (2, 0), (0.2, 0))
    pen.area((0.3, 0), (1.1, -0.4), (1.1, 0.4))
    pen.lead((2, -1.1), (2, -3))
    pen.lead((2, 1.1), (2, 3))
    return pen.box(-0.7, -1.7, 2.3, 1.7)


def amplifier(pen: Pen) -> Rect:
    """Inputs at (-4, -2) minus and (-4, 2) plus, output at (4, 0), supply at (0, -4) and (0, 4)."""
    corners = ((-2.6, -3.4), (2.8, 0), (-2.6, 3.4))
    pen.area(*corners, color=pen.fill)
    pen.line(*corners, corners[0])
    for y in (-2, 2):
        pen.lead((-4, y), (-2.6, y))
    pen.lead((2.8, 0), (4, 0))
    pen.lead((0, -4), (0, -1.75))
    pen.lead((0, 1.75), (0, 4))
    pen.line((-2.2, -2), (-1.4, -2), width=1.2)
    pen.line((-2.2, 2), (-1.4, 2), width=1.2)
    pen.line((-1.8, 1.6), (-1.8, 2.4), width=1.2)
    return pen.box(-2.6, -3.4, 2.8, 3.4)


def source(pen: Pen) -> Rect:
    """A voltage source with its plus above."""
    x, y = pen.spot(0, 0)
    pen.ink.ring(pen.body, pen.width, x, y, 2 * pen.step)
    pen.line((0, -1.5), (0, -0.5), width=1.2)
    pen.line((-0.5, -1), (0.5, -1), width=1.2)
    pen.line((-0.5, 1.1), (0.5, 1.1), width=1.2)
    _leads(pen, 2)
    return pen.box(-2, -2, 2, 2)


def ground(pen: Pen) -> Rect:
    """Its pin is at the middle."""
    pen.lead((0, 0), (0, 0.8))
    if pen.zigzag:
        pen.line((-1, 0.8), (1, 0.8), (0, 1.9), (-1, 0.8))
        return pen.box(-1, 0.5, 1, 2)
    pen.line((-1, 0.8), (1, 0.8))
    pen.line((-0.6, 1.3), (0.6, 1.3))
    pen.line((-0.2, 1.8), (0.2, 1.8))
    return pen.box(-1.1, 0.5, 1.1, 2)


def supply(pen: Pen) -> Rect:
    pen.lead((0, 0), (0, -1))
    pen.line((-0.6, -1), (0, -1.8), (0.6, -1))
    return pen.box(-0.9, -2, 0.9, 0)


def chip(pen: Pen, entry: Mapping[str, Any]) -> Rect:
    """A box with pins; ``size`` is its width and height in steps, pins are [side, place]."""
    wide, high = entry["size"]
    w, h = wide / 2, high / 2
    corners = ((-w, -h), (w, -h), (w, h), (-w, h))
    pen.area(*corners, color=pen.fill)
    pen.line(*corners, corners[0])
    for side, place, *_ in entry["pins"]:
        one, other = {
            "l": ((-w - 3, place), (-w, place)),
            "r": ((w, place), (w + 3, place)),
            "t": ((place, -h - 3), (place, -h)),
            "b": ((place, h), (place, h + 3)),
        }[side]
        pen.lead(one, other)
    return pen.box(-w, -h, w, h)


SYMBOLS: dict[str, Callable[[Pen], Rect]] = {
    "R": resistor,
    "C": capacitor,
    "CP": polarised,
    "L": inductor,
    "D": diode,
    "DS": schottky,
    "LED": led,
    "Y": crystal,
    "F": fuse,
    "Q": npn,
    "M": nmos,
    "OP": amplifier,
    "V": source,
    "GND": ground,
    "PWR": supply,
}
