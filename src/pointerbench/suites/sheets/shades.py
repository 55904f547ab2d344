"""Light and dark shades of a colour that has a name, as people tell them apart on one screen."""

from __future__ import annotations

from math import dist

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.colors import oklab

SHADES = ("light", "dark")

# Distances in Oklab, where 0.02 is about what can just be told apart side by side (W3C, CSS Color
# Module Level 4, 13.2: deltaEOK).
_ALIKE = 0.02
_CONFUSABLE = 0.04
_APART = 0.07
# A shade is called light or dark beside another one that differs by so much in lightness,
_GAP = 0.12
# and only where it is so by itself.
_LEAST = {"light": 0.76, "dark": 0.62}


def alike(one: Color, other: Color) -> bool:
    """Whether nobody sees two fills that touch as two."""
    return one == other or dist(oklab(one), oklab(other)) <= _ALIKE


def apart(one: Color, other: Color) -> bool:
    """Whether everybody sees two fills as two, also from afar."""
    return one != other and dist(oklab(one), oklab(other)) >= _APART


def confusable(one: Color, other: Color) -> bool:
    """Whether one may take a fill for another one elsewhere on the screen."""
    return one == other or dist(oklab(one), oklab(other)) <= _CONFUSABLE


def is_shade(color: Color, shade: str) -> bool:
    """Whether the colour is light (or dark) by itself."""
    lightness = oklab(color)[0]
    return lightness >= _LEAST["light"] if shade == "light" else lightness <= _LEAST["dark"]


def is_clearly(shade: str, color: Color, other: Color) -> bool:
    """Whether the colour is the lighter (or darker) one of the two at first sight."""
    gap = oklab(color)[0] - oklab(other)[0]
    return (gap if shade == "light" else -gap) >= _GAP
