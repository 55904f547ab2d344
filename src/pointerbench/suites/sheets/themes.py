"""How a theme shows the colours that a document's author chose for white paper.

A program that darkens them shows each fill in the darker one of itself and its image in the dark,
where black and white have changed places and strong colours lose less than pale ones, and each
text and line in a colour that stands out from there. A program that keeps them writes in black or
white on a fill where the author chose no colour.
"""

from __future__ import annotations

from functools import cache
from math import hypot

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.colors import contrast, from_oklab, ink_on, oklab
from pointerbench.suites.sheets.dress import LINK
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.scene import Style

_STRENGTH = 0.9  # how much of a colour's chroma its image in the dark gains in lightness
_KEPT = 0.04  # a fill that would lose no more lightness stays as it is
_LINK_ON_DARK = "#1d99f3"  # a link's colour is the program's, not the document's
_LEAST_CONTRAST = 4.5  # of a darkened text; WCAG 2.1, 1.4.3


@cache
def shown_fill(fill: Color, look: GridLook) -> Color:
    """A cell's ground as a reader sees it."""
    if not look.darkens:
        return fill
    lightness, a, b = oklab(fill)
    image = _image(lightness, look) + _STRENGTH * hypot(a, b)
    return fill if image > lightness - _KEPT else from_oklab(image, a, b)


@cache
def shown_line(color: Color, look: GridLook) -> Color:
    """A border as a reader sees it."""
    if not look.darkens:
        return color
    lightness, a, b = oklab(color)
    return from_oklab(_image(lightness, look), a, b)


@cache
def shown_ink(ink: Color, fill: Color, look: GridLook) -> Color:
    """A text as a reader sees it on a document's ``fill``, either of which may be empty."""
    if not look.darkens:
        if ink == LINK and not fill:
            return _LINK_ON_DARK
        return ink or (ink_on(fill) if fill else "")
    if not ink and not fill:
        return ""
    ground = shown_fill(fill, look) if fill else look.ground
    lightness, a, b = oklab(ink or "#000000")
    lightness = max(lightness, _image(lightness, look))
    color = from_oklab(lightness, a, b)
    while contrast(color, ground) < _LEAST_CONTRAST and lightness < 1:
        lightness = min(1, lightness + 0.05)
        color = from_oklab(lightness, a, b)
    return color if contrast(color, ground) >= _LEAST_CONTRAST else ink_on(ground)


def shown_style(style: Style, look: GridLook) -> Style:
    """A cell's style with the colours that a reader sees; light cells show the author's own."""
    if not look.dark:
        return style
    fill = shown_fill(style.fill, look) if style.fill else ""
    return style._replace(fill=fill, color=shown_ink(style.color, style.fill, look))


def _image(lightness: float, look: GridLook) -> float:
    """Where a lightness lies between the dark ground and the light text that stand for white and
    black."""
    ground, text = oklab(look.ground)[0], oklab(look.text)[0]
    return ground + (1 - lightness) * (text - ground)
