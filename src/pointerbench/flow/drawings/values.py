"""Colours, numbers and chance for painters: plain arithmetic, the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, sin

from pointerbench.picture.frame import Color

Colors = tuple[Color, ...]
Data = tuple[float, ...]
Line = Callable[[float], float]
"""A height for every place along a width that runs from 0 to 1."""

WHITE, BLACK = "#ffffff", "#000000"


@lru_cache(maxsize=8192)
def mix(first: Color, second: Color, share: float) -> Color:
    """The colour that is ``share`` (0 to 1) of the way from the first to the second."""
    share = min(1.0, max(0.0, share))
    a, b = int(first[1:], 16), int(second[1:], 16)
    parts = (((a >> s & 255), (b >> s & 255)) for s in (16, 8, 0))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in parts)


def lighter(color: Color, share: float) -> Color:
    return mix(color, WHITE, share)


def darker(color: Color, share: float) -> Color:
    return mix(color, BLACK, share)


def chance(seed: int, index: int = 0) -> float:
    """A number from 0 up to 1 that looks drawn by lot and follows from the two alone."""
    x = (seed * 0x9E3779B1 + index * 0x85EBCA6B + 0x27D4EB2F) & 0xFFFFFFFF
    x = ((x ^ x >> 16) * 0x7FEB352D) & 0xFFFFFFFF
    x = ((x ^ x >> 15) * 0x846CA68B) & 0xFFFFFFFF
    return (x ^ x >> 16) / 2**32


def between(low: float, high: float, seed: int, index: int = 0) -> float:
    """A number from low to high by `chance`."""
    return low + (high - low) * chance(seed, index)


def color_of(colors: Colors, index: int, default: Color) -> Color:
    return colors[index] if index < len(colors) and colors[index] else default


def number_of(data: Data, index: int, default: float) -> float:
    return data[index] if index < len(data) else default


def variant_of(data: Data) -> int:
    """The variant that a drawing asks for: its first number."""
    return abs(int(number_of(data, 0, 0)))


def blend(colors: Colors, share: float) -> Color:
    """The colour at a share (0 to 1) of the way through several."""
    if len(colors) == 1:
        return colors[0]
    at = min(max(share, 0.0), 1.0) * (len(colors) - 1)
    index = min(int(at), len(colors) - 2)
    return mix(colors[index], colors[index + 1], round(at - index, 3))


@lru_cache(maxsize=512)
def shades(colors: Colors, count: int) -> Colors:
    """So many colours on an even way through several."""
    return tuple(blend(colors, i / max(1, count - 1)) for i in range(count))


def is_dark(color: Color) -> bool:
    return sum(int(color[i : i + 2], 16) for i in (1, 3, 5)) < 380


def wave(seed: int, swing: float = 6) -> Line:
    """A soft line between about -1 and 1; ``swing`` tells how often it goes up and down."""
    a, b, c = (swing * f * between(0.8, 1.2, seed, f) for f in (1, 2, 4))
    d, e, f = (6.3 * chance(seed, 10 + k) for k in range(3))
    return lambda x: 0.62 * sin(x * a + d) + 0.31 * sin(x * b + e) + 0.16 * sin(x * c + f)


def crag(seed: int, peaks: float = 4) -> Line:
    """A jagged line between about -1 and 1 with so many peaks (for places from 0 to 1)."""
    count = ceil(peaks * 8) + 2
    corners = [0.0] * count
    for octave, size in enumerate((1.15, 0.58, 0.3, 0.15)):
        apart = 8 >> octave
        knots = [size * (chance(seed + octave, k) - 0.5) for k in range(count // apart + 2)]
        for i in range(count):
            k, rest = divmod(i, apart)
            corners[i] += knots[k] + (knots[k + 1] - knots[k]) * rest / apart

    def line(x: float) -> float:
        at = x * peaks * 8
        cell = int(at)
        return corners[cell] + (corners[cell + 1] - corners[cell]) * (at - cell)

    return line
