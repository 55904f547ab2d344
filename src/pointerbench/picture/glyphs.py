"""Masks of single glyphs: at whole pixels as FreeType hints them, or at quarters of a pixel.

At quarters, a glyph is rasterised once a font file at a large size, and averaged down for each size
and quarter that is wanted. Its stems stay where the outline has them; only its baseline and heights
are moved to whole pixels, so that a line of text has crisp edges above and below.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import ceil, floor
from typing import Any, NamedTuple

from PIL import Image, ImageFont

_LARGE = 64  # pixels an em at which glyphs of a third of that size and less are rasterised
_NEAR = 0.03  # of an em: a glyph's edge so near to a height of the font is meant to lie on it
_DASH = 1.8  # pixels: what is no higher than this, and wider than high, is a dash
# Exponent of the coverage: browsers and desktops draw text darker than the mere average would be.
_DARKER = 0.85
_LEVELS = [round(255 * (level / 255) ** _DARKER) for level in range(256)]
_ROWS, _COLUMNS = Image.Resampling.BOX, Image.Resampling.HAMMING

FreeType = ImageFont.FreeTypeFont


class Mask(NamedTuple):
    """The ink of one glyph: coverage (Pillow core image, mode L), offset of its top left corner
    from the pen on the baseline, and size in pixels."""

    core: Any
    dx: int
    dy: int
    width: int
    height: int


class Strip(NamedTuple):
    """A glyph with rows of a pixel and columns of a quarter of one: its core image, its top row
    counted from the baseline, and its first column counted from the pen."""

    core: Any
    top: int
    left: int


class Glyph(list[Mask | None]):
    """A glyph's masks for pens that stand 0, 1, 2 or 3 quarters of a pixel right of a whole one.

    One that is None was not wanted yet: ``glyph[quarter] or glyph.cut(quarter)``.
    """

    __slots__ = ("_strip",)

    def __init__(self, mask: Mask | None, strip: Strip | None = None) -> None:
        super().__init__((mask,) * 4)
        self._strip = strip

    def cut(self, quarter: int) -> Mask:
        """The mask for a quarter, averaged from the strip and from now on known."""
        assert self._strip is not None
        mask = self[quarter] = _averaged(self._strip, quarter)
        return mask


def opened(path: str, size: float) -> FreeType:
    """A font file at a size in pixels, with the layout engine that needs no system library."""
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def rasterised(pil: FreeType, character: str) -> Mask | None:
    """The glyph as FreeType draws it, cropped to its ink; None where it has none (a space)."""
    # The box comes from the mask: font.getbbox unions the pen line and is not the ink box.
    core, (dx, dy) = pil.getmask2(character, "L", anchor="ls")
    box = core.getbbox()
    if box is None:
        return None
    x1, y1, x2, y2 = box
    return Mask(core.crop(box), int(dx) + x1, int(dy) + y1, x2 - x1, y2 - y1)


class Large:
    """A font file at ``pixels`` an em: its glyphs, and the heights that many of them share."""

    def __init__(self, path: str, pixels: int) -> None:
        self.pixels = pixels
        self._pil = opened(path, pixels)
        self._glyphs: dict[str, Mask | None] = {}
        self.x_height = self._top("x")
        self.heights = sorted({self.x_height, *map(self._top, "Hl1")})

    def mask(self, character: str) -> Mask | None:
        if character not in self._glyphs:
            self._glyphs[character] = rasterised(self._pil, character)
        return self._glyphs[character]

    def _top(self, character: str) -> int:
        mask = self.mask(character)
        return -mask.dy if mask else 0


def large(path: str, size: float) -> Large:
    """The font file at three times a size in pixels or more; nearby sizes share one."""
    pixels = _LARGE
    while pixels < 3 * size:
        pixels *= 2
    return _large(path, pixels)


@cache
def _large(path: str, pixels: int) -> Large:
    return Large(path, pixels)


def at_quarters(source: Large, character: str, size: float) -> Glyph | None:
    """The glyph at a size in pixels; None where it has no ink."""
    mask = source.mask(character)
    if mask is None:
        return None
    factor = source.pixels / size
    knots = _knots(source, mask, factor, small=character.islower())
    return Glyph(None, _flattened(mask, knots, factor))


def _knots(source: Large, mask: Mask, factor: float, *, small: bool) -> list[tuple[float, int]]:
    """Heights of the large glyph, from above it to below it, and the pixel rows that they become.

    ``small`` letters have something to align at the x-height, whatever else they reach.
    """
    top, bottom = mask.dy, mask.dy + mask.height
    if mask.height <= _DASH * factor and mask.width > mask.height:
        rows = max(1, _nearest(mask.height / factor))
        first = _nearest((top + bottom) / 2 / factor - rows / 2)
        return [(top, first), (bottom, first + rows)]
    near, knots = _NEAR * source.pixels, []
    reached = min(source.heights, key=lambda height: abs(height + top))
    if abs(reached + top) <= near:
        knots.append((float(top), -max(1, _nearest(reached / factor))))
    if small and -top > source.x_height + near:
        knots.append((float(-source.x_height), -max(1, _nearest(source.x_height / factor))))
    knots.append((float(bottom) if abs(bottom) <= near else 0.0, 0))
    above, below = ceil((knots[0][0] - top) / factor), ceil((bottom - knots[-1][0]) / factor)
    if above > 0:
        knots.insert(0, (knots[0][0] - above * factor, knots[0][1] - above))
    if below > 0:
        knots.append((knots[-1][0] + below * factor, below))
    return knots


def _nearest(value: float) -> int:
    return floor(value + 0.5)


def _flattened(mask: Mask, knots: list[tuple[float, int]], factor: float) -> Strip:
    """The large glyph, of which ``factor`` pixels make one, averaged down: its rows between the
    knots, its columns to quarters."""
    bands = []
    for (upper, first), (lower, last) in pairwise(knots):
        start, stop = _nearest(upper) - mask.dy, _nearest(lower) - mask.dy
        if stop > 0 and start < mask.height and last > first:
            band = mask.core.crop((0, start, mask.width, stop))
            box = (0, 0, mask.width, stop - start)
            bands.append((first, band.resize((mask.width, last - first), _ROWS, box)))
    top, core = bands[0]
    if len(bands) > 1:
        bottom = bands[-1][0] + bands[-1][1].size[1]
        core = Image.new("L", (mask.width, bottom - top)).im
        for first, band in bands:
            core.paste(band, (0, first - top, mask.width, first - top + band.size[1]))
    return _in_quarters(core, top, mask.dx, factor / 4)


def _in_quarters(core: Any, top: int, left: int, quarter: float) -> Strip:
    """Columns that begin ``left`` of them right of the pen, as wider ones of ``quarter`` each."""
    (width, height), edge = core.size, ceil(quarter)
    first, last = floor(left / quarter), ceil((left + width) / quarter)
    x1, x2 = (place * quarter - left + edge for place in (first, last))
    wide = core.crop((-edge, 0, width + edge, height))
    return Strip(wide.resize((last - first, height), _COLUMNS, (x1, 0, x2, height)), top, first)


def _averaged(strip: Strip, quarter: int) -> Mask:
    """The strip as a mask for a pen so many quarters right of a whole pixel."""
    (wide, height), start = strip.core.size, strip.left + quarter
    left, right = start >> 2, -(-(start + wide) >> 2)
    first, width = 4 * left - start, 4 * (right - left)
    shown = strip.core.crop((first, 0, first + width, height))
    shown = shown.reduce((4, 1), (0, 0, width, height)).point(_LEVELS, "L")
    x1, y1, x2, y2 = shown.getbbox() or (0, 0, right - left, height)
    return Mask(shown.crop((x1, y1, x2, y2)), left + x1, strip.top + y1, x2 - x1, y2 - y1)
