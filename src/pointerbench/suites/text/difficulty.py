"""How hard a target is to point at: one number from what makes it so, cut into three."""

from __future__ import annotations

from math import log2
from typing import NamedTuple

from pointerbench.picture.frame import Color

# Category kinds that ask for more than a place: counting, a gap instead of a thing, an exact box.
KIND = {
    "word": 0.0,
    "chrome": -0.4,
    "invoice": 0.5,
    "char": 1.4,
    "punctuation": 1.0,
    "caret": 0.8,
    "bbox": 0.7,
}
BOXED = ("bbox", "invoice")
EASY, HARD = 1.0, 2.2


class Facts(NamedTuple):
    """What the difficulty is made of.

    Attributes:
        width, height: of the target in pixels.
        contrast: WCAG ratio of text and ground, from 1 to 21.
        alike: other places on the page that look like the target.
        worn: how many kinds of wear the picture has.
    """

    data_type: str
    width: int
    height: int
    contrast: float
    alike: int
    worn: int


def difficulty(facts: Facts) -> str:
    """``easy``, ``medium`` or ``hard``: below `EASY`, below `HARD`, and above.

    A target under 4 px wide or high is always hard.
    """
    if min(facts.width, facts.height) < 4:
        return "hard"
    score = hardness(facts)
    return "easy" if score < EASY else "medium" if score < HARD else "hard"


def hardness(facts: Facts) -> float:
    """How hard a target is, as the sum of

    - 5 less half the binary logarithm of its area in pixels: each halving of it costs the same, as
      in Fitts's law (a box is as hard as its corners are many: the area does not count beyond 900);
    - what its kind asks (`KIND`);
    - half the binary logarithm of 1 and the look-alikes on the page, at most 1.5;
    - 0.25 for each kind of wear;
    - a quarter of what the contrast lacks to 7 : 1, at most 1.
    """
    area = max(1, facts.width * facts.height)
    if facts.data_type in BOXED:
        area = min(area, 900)
    score = 5 - 0.5 * log2(area) + KIND[facts.data_type] + 0.25 * facts.worn
    score += min(1.5, 0.5 * log2(1 + facts.alike))
    return score + min(1.0, max(0.0, (7 - facts.contrast) / 4))


def contrast(ink: Color, ground: Color) -> float:
    """The contrast ratio of WCAG 2.2: (lighter + 0.05) / (darker + 0.05)."""
    light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: Color) -> float:
    """The relative luminance of WCAG 2.2, from 0 to 1."""
    channels = []
    for at in (1, 3, 5):
        value = int(color[at : at + 2], 16) / 255
        channels.append(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
    red, green, blue = channels
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
