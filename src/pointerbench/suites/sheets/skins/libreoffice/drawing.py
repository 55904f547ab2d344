"""Small drawings as lines of words, for icons that no icon font has in this program's manner.

A drawing is a list of commands in a square of its own pixels, origin top left; a line one pixel
wide runs along x.5. Colours are names that the theme knows; ``-`` is none.

    fill x1 y1 x2 y2 COLOR            box x1 y1 x2 y2 LINE FILL
    ring x1 y1 x2 y2 LINE FILL        path COLOR WIDTH x y x y ...
    poly COLOR x y x y ...            arc COLOR WIDTH cx cy radius from to   (degrees, clockwise)
    text COLOR SIZE STYLE x baseline WORD    (centred on x; STYLE: plain, bold, italic, serif)
    icon COLOR SIZE SET cx cy NAME    (from `pointerbench.picture.icons`)
    with COLOR=OTHER DRAWING          (another drawing before what follows; colours exchanged)
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from pointerbench.picture.frame import Color
from pointerbench.widgets.sketch import Sketch, Type

Point = tuple[float, float]

_STYLES = {
    "plain": ("DejaVu Sans", False, False),
    "bold": ("DejaVu Sans", True, False),
    "italic": ("Tinos", False, True),
    "light": ("Open Sans", False, False),
    "serif": ("Tinos", False, False),
    "serif-bold": ("Tinos", True, False),
}


@cache
def drawings() -> Mapping[str, tuple[str, ...]]:
    """All drawings by name."""
    table = tomllib.loads((files(__package__) / "icons.toml").read_text("utf-8"))
    return {name: tuple(commands) for name, commands in table.items()}


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws on a sketch at an origin; ``colors`` gives the colour of a name."""

    sketch: Sketch
    x: float
    y: float
    colors: Callable[[str], Color]

    def draw(self, name: str) -> None:
        for command in drawings()[name]:
            verb, *words = command.split()
            _VERBS[verb](self, words)

    def color(self, name: str) -> Color | None:
        return None if name == "-" else self.colors(name)

    def at(self, words: list[str]) -> list[Point]:
        values = [float(word) for word in words]
        return [(self.x + x, self.y + y) for x, y in zip(values[::2], values[1::2], strict=True)]


def _fill(pen: Pen, words: list[str]) -> None:
    (x1, y1), (x2, y2) = pen.at(words[:4])
    pen.sketch.fill(x1, y1, x2, y2, pen.colors(words[4]))


def _box(pen: Pen, words: list[str]) -> None:
    (x1, y1), (x2, y2) = pen.at(words[:4])
    if words[5] != "-":
        pen.sketch.fill(x1, y1, x2, y2, pen.colors(words[5]))
    pen.sketch.outline(x1, y1, x2, y2, pen.colors(words[4]))


def _ring(pen: Pen, words: list[str]) -> None:
    (x1, y1), (x2, y2) = pen.at(words[:4])
    line, fill = map(pen.color, words[4:6])
    pen.sketch.rounded((x1, y1, x2, y2), 99, fill, line)


def _poly(pen: Pen, words: list[str]) -> None:
    pen.sketch.polygon(pen.at(words[1:]), pen.colors(words[0]))


def _path(pen: Pen, words: list[str]) -> None:
    stroke = _stroke(pen.at(words[2:]), float(words[1]))
    pen.sketch.polygon(stroke, pen.colors(words[0]))


def _arc(pen: Pen, words: list[str]) -> None:
    width, cx, cy, radius, first, last = map(float, words[1:])
    steps = max(4, round(abs(last - first) / 12))
    turns = (math.radians(first + (last - first) * i / steps) for i in range(steps + 1))
    points = [
        (pen.x + cx + radius * math.cos(turn), pen.y + cy + radius * math.sin(turn))
        for turn in turns
    ]
    pen.sketch.polygon(_stroke(points, width), pen.colors(words[0]))


def _text(pen: Pen, words: list[str]) -> None:
    family, bold, italic = _STYLES[words[2]]
    kind = Type(family, float(words[1]), bold, italic)
    x, baseline = float(words[3]), float(words[4])
    pen.sketch.text(
        pen.x + x, pen.y + baseline, words[5], kind, pen.colors(words[0]), align="center"
    )


def _icon(pen: Pen, words: list[str]) -> None:
    center = pen.x + float(words[3]), pen.y + float(words[4])
    pen.sketch.icon(words[5], center, int(words[1]), pen.colors(words[0]), font=words[2])


def _with(pen: Pen, words: list[str]) -> None:
    exchanged = dict(word.split("=") for word in words[:-1])
    inner = Pen(pen.sketch, pen.x, pen.y, lambda name: pen.colors(exchanged.get(name, name)))
    inner.draw(words[-1])


def _stroke(points: list[Point], width: float) -> list[Point]:
    """The outline of a line through the points: up one side and down the other."""
    half = width / 2
    normals = []
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        normals.append(((y1 - y2) / length * half, (x2 - x1) / length * half))
    corners = [normals[0], *map(_corner, normals, normals[1:]), normals[-1]]
    left = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, corners, strict=True)]
    right = [(x - dx, y - dy) for (x, y), (dx, dy) in zip(points, corners, strict=True)]
    return left + right[::-1]


def _corner(one: Point, other: Point) -> Point:
    """Where the sides of two strokes meet, from the offsets of each."""
    x, y = one[0] + other[0], one[1] + other[1]
    half, both = one[0] ** 2 + one[1] ** 2, x * x + y * y
    stretch = 2 * half / both if both > half * 0.3 else 1
    return x * stretch, y * stretch


_VERBS: Mapping[str, Callable[[Pen, list[str]], None]] = {
    "fill": _fill,
    "box": _box,
    "ring": _ring,
    "poly": _poly,
    "path": _path,
    "arc": _arc,
    "text": _text,
    "icon": _icon,
    "with": _with,
}
