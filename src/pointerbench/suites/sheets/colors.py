"""Colour names by perceptual distance, so that an "orange" cell is one a person would call so.

A colour is compared with anchors of every name in Oklab (B. Ottosson, 2020, "A perceptual color
space for image processing"), where equal distances look about equally large.
"""

from __future__ import annotations

from functools import cache
from math import dist

from pointerbench.picture.frame import Color

_RUSTS = ("#a46100", "#925500", "#b26309", "#7c4604")
_OLIVES = ("#555505", "#4d3d00", "#614d03", "#a07800")
_WINES = ("#5d3138", "#6e3b3d")
_PLUMS = ("#983c6e", "#a14467", "#68364a", "#5c2b3e")

# Light, middle and dark shades that people call by the name without hesitating; a shade stands with
# several names where some say one and some another, as of a pale red, of slate, and of what dark
# themes make of orange, yellow and pale red.
ANCHORS: dict[str, tuple[Color, ...]] = {
    "red": ("#ff0000", "#e53935", "#d93025", "#c00000", "#f4655c", "#990000", "#f4c7c3", *_WINES),
    "orange": ("#ffa500", "#ff9900", "#ed7d31", "#fb8c00", "#f6b26b", "#f79646", *_RUSTS),
    "yellow": (
        "#ffff00",
        "#ffeb3b",
        "#fff176",
        "#ffe599",
        "#fff2cc",
        "#ffd966",
        "#ffffcc",
        *_OLIVES,
    ),
    "green": (
        "#00b050",
        "#34a853",
        "#92d050",
        "#6aa84f",
        "#c6e0b4",
        "#e2efda",
        "#217346",
        "#548235",
        "#1f4d3a",
        "#b7e1cd",
        "#c6efce",
        "#344923",
        "#2a3e19",
        "#457004",
        *_OLIVES,
    ),
    "teal": ("#008080", "#26a69a", "#00a3a3", "#134f5c", "#80cbc4", "#d0e0e3"),
    "blue": (
        "#0070c0",
        "#4285f4",
        "#5b9bd5",
        "#1f4e78",
        "#9dc3e6",
        "#ddebf7",
        "#d9e1f2",
        "#c9daf8",
        "#0000ff",
        "#203864",
        "#37474f",
        "#d0e0e3",
        "#315371",
        "#254764",
        "#3971a2",
        "#0884b5",
    ),
    "purple": ("#7030a0", "#8e63ce", "#9c27b0", "#b4a7d6", "#5b2c83", "#d9d2e9", *_PLUMS),
    "pink": ("#ff99cc", "#f48fb1", "#ff69b4", "#f8bbd0", "#fbb4d4", "#f4c7c3", *_PLUMS),
    "brown": ("#8b5a2b", "#795548", "#a0703c", "#6d4c41", "#843c0c", *_WINES, *_RUSTS, *_OLIVES),
    "gray": (
        "#a6a6a6",
        "#bfbfbf",
        "#808080",
        "#d9d9d9",
        "#595959",
        "#404040",
        "#37474f",
        "#cfd8dc",
    ),
    "": ("#ffffff", "#f7f8fa", "#f2f2f2", "#000000", "#1b1e23", "#262a31"),
}

# Shades that people highlight with, strong and pale ones: each is called by its name alone (a test
# holds `name` to that).
HIGHLIGHTS: dict[str, tuple[Color, ...]] = {
    "red": ("#ff0000", "#e53935", "#d93025", "#c00000", "#e06666"),
    "orange": ("#ff9900", "#ffa500", "#fb8c00", "#f6b26b", "#f4b084"),
    "yellow": ("#ffff00", "#ffff00", "#fff176", "#ffe699", "#fff2cc", "#ffd966"),
    "green": ("#92d050", "#00b050", "#34a853", "#6aa84f", "#c6e0b4", "#d9ead3", "#e2efda"),
    "teal": ("#008080", "#26a69a", "#80cbc4"),
    "blue": ("#00b0f0", "#4285f4", "#5b9bd5", "#6fa8dc", "#9fc5e8", "#9bc2e6", "#ddebf7"),
    "purple": ("#7030a0", "#8e63ce", "#b4a7d6"),
    "pink": ("#ff99cc", "#f48fb1", "#f8bbd0"),
    "brown": ("#8b5a2b", "#795548", "#a0703c"),
    "gray": ("#a6a6a6", "#bfbfbf", "#d9d9d9"),
}

# A second name is plausible up to this many times the distance of the nearest one,
_DOUBT = 1.6
# and in any case this near.
_NEAR = 0.018
# What a linear channel may leave 0 to 1 by without its colour looking any different.
_ROUNDING = 0.0005


@cache
def oklab(color: Color) -> tuple[float, float, float]:
    """``#rrggbb`` as lightness (0 to 1), green-red and blue-yellow."""
    red, green, blue = (_linear(int(color[i : i + 2], 16) / 255) for i in (1, 3, 5))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def from_oklab(lightness: float, a: float, b: float) -> Color:
    """The inverse of `oklab`; of a colour that no screen shows, the nearest paler one."""
    share = 1.0
    while True:
        channels = _rgb(min(1, lightness), a * share, b * share)
        if share <= 0 or all(-_ROUNDING <= each <= 1 + _ROUNDING for each in channels):
            return "#" + "".join(f"{round(255 * _curved(each)):02x}" for each in channels)
        share -= 0.02


def _rgb(lightness: float, a: float, b: float) -> tuple[float, float, float]:
    """Linear channels, also outside 0 to 1."""
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def _linear(channel: float) -> float:
    """sRGB's own curve undone."""
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _curved(channel: float) -> float:
    """The inverse of `_linear`, kept between 0 and 1."""
    channel = min(1.0, max(0.0, channel))
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


@cache
def plausible_names(color: Color) -> frozenset[str]:
    """Every name that a person might give the colour; the empty name stands for white and black."""
    here = oklab(color)
    distances = {
        name: min(dist(here, oklab(anchor)) for anchor in anchors)
        for name, anchors in ANCHORS.items()
    }
    limit = max(_NEAR, min(distances.values()) * _DOUBT)
    return frozenset(name for name, distance in distances.items() if distance <= limit)


def nearest_name(color: Color) -> str:
    """The name of the nearest anchor, whether or not another is about as near."""
    here = oklab(color)
    return min(ANCHORS, key=lambda name: min(dist(here, oklab(each)) for each in ANCHORS[name]))


def name(color: Color) -> str | None:
    """The one name of a colour, or None where people would disagree or call it white or black."""
    names = plausible_names(color)
    return next(iter(names)) if len(names) == 1 and "" not in names else None


def distance(one: Color, other: Color) -> float:
    """How different two colours look: their distance in Oklab."""
    return dist(oklab(one), oklab(other))


@cache
def luminance(color: Color) -> float:
    """Relative luminance from 0 to 1 (WCAG 2.1)."""
    red, green, blue = (_linear(int(color[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """The contrast ratio of two colours, from 1 to 21 (WCAG 2.1)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def blend(under: Color, over: Color, share: float) -> Color:
    """``share`` (0 to 1) of one colour over another, as a translucent layer mixes them."""
    pairs = ((int(under[i : i + 2], 16), int(over[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def ink_on(fill: Color) -> Color:
    """White where it reads well on a fill, as people prefer it there, else black."""
    return "#ffffff" if contrast(fill, "#ffffff") >= 3.5 else "#000000"
