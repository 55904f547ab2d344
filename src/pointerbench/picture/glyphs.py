"""Masks of single glyphs: at whole pixels as FreeType hints them, or at quarters of a pixel.

At quarters, a glyph is rasterised once a font file at a large size, and averaged down for each size
and quarter that is wanted. Its stems stay where the outline has them; only its baseline and heights
are moved to whole pixels, so that a line of text has crisp edges above and below.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from math import ceil, floor
from struct import Struct
from typing import Any, NamedTuple

from isal import isal_zlib
from PIL import Image, ImageFont, _imaging

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


class Glyph(list[Mask | None]):
    """A glyph's masks for pens that stand 0, 1, 2 or 3 quarters of a pixel right of a whole one.

    One that is None was not wanted yet: ``glyph[quarter] or glyph.cut(quarter)``.
    """

    __slots__ = ("_packed",)

    def __init__(self, packed: bytes) -> None:
        super().__init__((None,) * 4)
        self._packed = packed

    def cut(self, quarter: int) -> Mask:
        """The mask for a quarter, from now on known."""
        mask = self[quarter] = _unpacked(self._packed, quarter)
        return mask


# A packed glyph is a header and its pixels: four masks one below another, a quarter of a pixel
# apart, of one size and not yet cropped, or one mask for all quarters. Images of Pillow's take ten
# times the room, so few are kept; made of a packed glyph's own bytes they cost next to nothing.
_HEADER = Struct("=hhHHH")  # left, top, width and height of each mask; rows from one to the next


def packed(core: Any, left: int, top: int, *, count: int = 1) -> bytes:
    """Masks of the same size, one below another in an image (Pillow core image, mode L), whose top
    left corners are (left, top) from the pen on the baseline."""
    width, height = core.size[0], core.size[1] // count
    step = height if count > 1 else 0
    # What is cut out of the last rows is looked for in whole rows: one more does no harm.
    return _HEADER.pack(left, top, width, height, step) + _pixels(core) + bytes(width)


def _unpacked(glyph: bytes, quarter: int) -> Mask:
    """The mask for a pen so many quarters right of a whole pixel, cropped to its ink."""
    left, top, width, height, step = _HEADER.unpack_from(glyph)
    start = _HEADER.size + quarter * step * width
    core = _image(glyph, start, (width, height), width)
    x1, y1, x2, y2 = box = core.getbbox() or (0, 0, width, height)
    if box != (0, 0, width, height):
        core = _image(glyph, start + y1 * width + x1, (x2 - x1, y2 - y1), width)
    return Mask(core, left + x1, top + y1, x2 - x1, y2 - y1)


def _pixels(core: Any) -> bytes:
    width, height = core.size
    encoder = _imaging.raw_encoder("L", "L", 0, 1)
    encoder.setimage(core, (0, 0, width, height))
    pixels: bytes = encoder.encode(width * height)[2]
    return pixels


def _image(pixels: bytes, start: int, size: tuple[int, int], stride: int) -> Any:
    """An image (core, mode L) that lies in these bytes; nothing is copied."""
    return _imaging.map_buffer(pixels, size, "raw", start, ("L", stride, 1))


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
        self._path = path
        # Packed and compressed: to half, and to rasterise one again takes ten times as long.
        self._glyphs: dict[str, bytes] = {}
        self.x_height = self._top("x")
        self.heights = sorted({self.x_height, *map(self._top, "Hl1")})

    def mask(self, character: str) -> Mask | None:
        """The glyph at this size, None where it has no ink; known from now on for other sizes."""
        if character not in self._glyphs:
            mask = rasterised(_large_face(self._path, self.pixels), character)
            whole = packed(mask.core, mask.dx, mask.dy) if mask else b""
            self._glyphs[character] = isal_zlib.compress(whole, 0)
        whole = isal_zlib.decompress(self._glyphs[character])
        return _unpacked(whole, 0) if whole else None

    def _top(self, character: str) -> int:
        mask = self.mask(character)
        return -mask.dy if mask else 0


@lru_cache(maxsize=64)
def _large_face(path: str, pixels: int) -> FreeType:
    return opened(path, pixels)


def large(path: str, size: float) -> Large:
    """The font file at three times a size in pixels or more; nearby sizes share one."""
    pixels = _LARGE
    while pixels < 3 * size:
        pixels *= 2
    return _large(path, pixels)


@cache
def _large(path: str, pixels: int) -> Large:
    return Large(path, pixels)


def hinted(pil: FreeType, character: str) -> bytes | None:
    """The glyph as FreeType hints it, packed: one mask for all quarters; None where it has no
    ink."""
    mask = rasterised(pil, character)
    return packed(mask.core, mask.dx, mask.dy) if mask else None


def at_quarters(source: Large, character: str, size: float) -> bytes | None:
    """The glyph at a size in pixels, packed: a mask a quarter; None where it has no ink."""
    mask = source.mask(character)
    if mask is None:
        return None
    factor = source.pixels / size
    knots = _knots(source, mask, factor, small=character.islower())
    core, top = _flattened(mask, knots, factor)
    return _at_each_quarter(*_in_quarters(core, mask.dx, factor / 4), top)


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


def _flattened(mask: Mask, knots: list[tuple[float, int]], factor: float) -> tuple[Any, int]:
    """The large glyph with its rows averaged down between the knots, and its top row."""
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
    return core, top


def _in_quarters(core: Any, left: int, quarter: float) -> tuple[Any, int]:
    """Columns that begin ``left`` of them right of the pen, as wider ones of ``quarter`` each; and
    how many of these the first one is right of the pen."""
    (width, height), edge = core.size, ceil(quarter)
    first, last = floor(left / quarter), ceil((left + width) / quarter)
    x1, x2 = (place * quarter - left + edge for place in (first, last))
    wide = core.crop((-edge, 0, width + edge, height))
    return wide.resize((last - first, height), _COLUMNS, (x1, 0, x2, height)), first


def _at_each_quarter(core: Any, first: int, top: int) -> bytes:
    """Columns of a quarter of a pixel, the first so many right of the pen, averaged to whole pixels
    for pens at each quarter."""
    wide, height = core.size
    left, right = first >> 2, -(-(first + 3 + wide) >> 2)
    shown = _imaging.new("L", (4 * (right - left), 4 * height))
    for quarter in range(4):
        x, y = first + quarter - 4 * left, quarter * height
        shown.paste(core, (x, y, x + wide, y + height))
    masks = shown.reduce((4, 1), (0, 0, *shown.size)).point(_LEVELS, "L")
    return packed(masks, left, top, count=4)
