"""What people call a colour: names by distance in CIELAB, none where two names would do.

A name has a few examples; a colour has the name of the nearest one. Distances are CIE94 (graphic
arts weights; CIE publication 116-1995) between CIELAB values for the white point D65.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

Lab = tuple[float, float, float]

EXAMPLES: Mapping[str, tuple[str, ...]] = {
    "red": ("#e53935", "#ff0000", "#c62828", "#f44336", "#d32f2f", "#b71c1c", "#f56c6c"),
    "orange": ("#fb8c00", "#ff9800", "#f57c00", "#ff7043", "#ff6d00", "#e6a23c"),
    "yellow": ("#fdd835", "#ffeb3b", "#ffff00", "#fbc02d", "#fff176"),
    "green": (
        *("#43a047", "#00ff00", "#2e7d32", "#4caf50", "#8bc34a", "#1b5e20", "#67c23a", "#00c853"),
        *("#a5d6a7", "#07c160"),
    ),
    "teal": ("#009688", "#00bcd4", "#26c6da", "#00acc1", "#00695c", "#80deea", "#00ffff"),
    "blue": (
        *("#1e88e5", "#0000ff", "#1565c0", "#2196f3", "#0d47a1", "#64b5f6", "#409eff", "#1a237e"),
        *("#3f51b5", "#03a9f4", "#90caf9"),
    ),
    "purple": ("#8e24aa", "#9c27b0", "#673ab7", "#7e57c2", "#4a148c", "#ba68c8", "#b39ddb"),
    "pink": ("#ec407a", "#ff4081", "#f48fb1", "#ff69b4", "#ffc0cb", "#e91e63", "#ff00ff"),
    "brown": ("#795548", "#5d4037", "#8d6e63", "#6d4c41", "#8b4513", "#3e2723"),
    "black": ("#000000", "#111111", "#1c1c1c", "#202124"),
    "grey": ("#9e9e9e", "#757575", "#bdbdbd", "#616161", "#909399", "#607d8b", "#555555"),
    "white": ("#ffffff", "#fafafa", "#f7f7f7"),
}

_DOUBT, _LOOSE_DOUBT = 7.0, 18.0
"""A second name this much farther than the first would do as well; for someone generous."""


@lru_cache(maxsize=4096)
def lab(colour: str) -> Lab:
    """CIELAB of ``#rrggbb``."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    x = _curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _curve(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one: str, other: str) -> float:
    """How different two colours look: CIE94, made symmetric by the geometric mean of chromas."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    chroma = math.sqrt(c1 * c2)
    hue = max(0.0, (a1 - a2) ** 2 + (b1 - b2) ** 2 - (c1 - c2) ** 2)
    return math.sqrt(
        (l1 - l2) ** 2 + ((c1 - c2) / (1 + 0.045 * chroma)) ** 2 + hue / (1 + 0.015 * chroma) ** 2
    )


@lru_cache(maxsize=4096)
def possible_names(colour: str, loose: bool = False) -> frozenset[str]:
    """All names that somebody could give the colour; ``loose``: somebody generous."""
    far = {
        name: min(distance(colour, example) for example in examples)
        for name, examples in EXAMPLES.items()
    }
    doubt = _LOOSE_DOUBT if loose else _DOUBT
    least = min(far.values())
    return frozenset(name for name, value in far.items() if value <= least + doubt)


def clear_name(colour: str) -> str:
    """The only name of a colour, or empty where two would do or none fits well."""
    names = possible_names(colour)
    return next(iter(names)) if len(names) == 1 else ""
