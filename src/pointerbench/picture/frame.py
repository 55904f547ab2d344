"""A finished layout: what to draw, back to front at fixed positions, and where named things are.

Items are plain tuples in device pixels with colours as ``#rrggbb``. They say nothing of why
anything is where it is; the rasteriser draws them and decides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pointerbench.picture.glyphs import Mask
from pointerbench.picture.text_layout import Line
from pointerbench.values.geometry import Box

Color = str
Region = tuple[str, ...]
"""The name of a place: its kind, then what tells it apart, as ``("cell", "C7")``."""


class Fill(NamedTuple):
    """All pixels of a box in one colour."""

    box: Box
    color: Color


class Tint(NamedTuple):
    """A box blended with a colour: ``alpha`` of 255 parts of it over what is there."""

    box: Box
    color: Color
    alpha: int


class Outline(NamedTuple):
    """A frame of ``width`` pixels just inside the box."""

    box: Box
    color: Color
    width: int = 1


class Text(NamedTuple):
    """A line of text with its pen at (x, baseline); what lies outside ``clip`` is not drawn."""

    x: int
    baseline: int
    line: Line
    color: Color
    clip: Box | None = None


class Glyph(NamedTuple):
    """A single mask, as of an icon, with its top left corner at (x, y)."""

    x: int
    y: int
    mask: Mask
    color: Color


class Rounded(NamedTuple):
    """A smooth rounded rectangle, filled and/or with an outline inside its edge.

    A radius of at least half the shorter side makes a pill or a disc.
    """

    box: Box
    radius: int
    fill: Color | None = None
    outline: Color | None = None
    width: int = 1


class Polygon(NamedTuple):
    """A smooth filled polygon; corners in pixels, where (0, 0) is the picture's own corner."""

    points: tuple[tuple[float, float], ...]
    color: Color


class Photo(NamedTuple):
    """A photograph of ``assets/photos``, scaled to fill the box; cut more below than above."""

    box: Box
    name: str


class Panel(NamedTuple):
    """An opaque box with items of its own, in the picture's coordinates and clipped to the box.

    The rasteriser remembers its pixels, so a tool bar that many pictures share is drawn once.
    """

    box: Box
    background: Color
    items: tuple[Item, ...]


Item = Fill | Tint | Outline | Text | Glyph | Rounded | Polygon | Photo | Panel


class Finish(NamedTuple):
    """What is done to the finished picture as a whole; 0 for nothing. No pixel changes its place.

    ``blur`` is the radius of a box blur in pixels, ``jpeg`` the quality of a round trip through a
    JPEG file, ``grain`` the largest change of a channel by a fixed noise, moved by
    ``grain_offset``.
    """

    grain: int = 0
    grain_offset: int = 0
    jpeg: int = 0
    blur: float = 0


CLEAN = Finish()


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture to be: its size in pixels, its items, and the boxes of its named regions."""

    width: int
    height: int
    background: Color
    items: tuple[Item, ...]
    regions: Mapping[Region, Box]
    finish: Finish = CLEAN

    @property
    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)
