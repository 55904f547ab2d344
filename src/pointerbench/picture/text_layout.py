"""A line of text laid out once: index to box and point to index from the same pens.

Positions are relative to the pen's start on the baseline; x grows to the right, y grows downwards,
so ink above the baseline has negative y. Pens are in 1/64 pixel and are not rounded; what is handed
out in pixels is: boxes outward, carets to the nearest pixel, widths up. A character is named by its
index in the line's text.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache, reduce

from pointerbench.picture.fonts import Font
from pointerbench.picture.glyphs import Mask
from pointerbench.values.geometry import Box


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """Shaped text: ``pens[i]`` is where character i begins and ``pens[-1]`` where the text ends, in
    1/64 pixel.

    ``inked`` holds the glyphs that leave ink, each as (x, y, mask) of its top left corner, in
    pixels.
    """

    text: str
    font: Font
    pens: tuple[int, ...]
    inked: tuple[tuple[int, int, Mask], ...]

    @property
    def width(self) -> int:
        """Pixels that hold the text from pen to pen."""
        return -(-self.pens[-1] >> 6)

    def caret(self, index: int) -> int:
        """The x of the caret before character ``index`` (0 to len(text)), to the nearest pixel."""
        return self.pens[index] + 32 >> 6

    def advance_box(self, index: int) -> Box:
        """The space the character takes up in the line, from ascent to descent; its sides are
        rounded outward, so that neighbours may share a column of pixels."""
        font, pens = self.font, self.pens
        return Box(pens[index] >> 6, -font.ascent, -(-pens[index + 1] >> 6), font.descent)

    def ink_box(self, index: int) -> Box | None:
        """The pixels the character touches, or None for a blank."""
        for x, y, mask in self.font.inked(self.text[index], self.pens[index : index + 1]):
            return Box.at(x, y, mask.width, mask.height)
        return None

    def ink(self, start: int = 0, stop: int | None = None) -> Box | None:
        """The smallest box around the ink of characters start to stop, or None for blanks."""
        indices = range(*slice(start, stop).indices(len(self.text)))
        boxes = [box for box in map(self.ink_box, indices) if box]
        return reduce(Box.union, boxes) if boxes else None

    def index_at(self, x: float) -> int:
        """The character whose pens x lies between; the first or last one for an x outside."""
        return min(max(bisect_right(self.pens, x * 64) - 1, 0), max(len(self.text) - 1, 0))

    def caret_at(self, x: float) -> int:
        """The index of the caret whose pen is nearest to x, as an editor places it on a click."""
        index = self.index_at(x)
        if not self.text:
            return 0
        return index + (x * 128 > self.pens[index] + self.pens[index + 1])


@lru_cache(maxsize=4096)
def shape(text: str, font: Font, *, flush: bool = False) -> Line:
    """The text in that font as one line; repeats are free.

    Args:
        flush: the text ends on a whole pixel instead of beginning on one, as it does at the right
            edge of a column.

    Raises:
        MissingGlyphError: the font has no glyph for a character.
    """
    pens = font.pens(text)
    if flush and pens[-1] & 63:
        slack = -pens[-1] & 63
        pens = tuple([pen + slack for pen in pens])
    return Line(text, font, pens, tuple(font.inked(text, pens)))


def width_of(text: str, font: Font) -> int:
    """The width of the line that `shape` would make; no glyph is looked at."""
    return Line(text, font, font.pens(text), ()).width


def wrap(text: str, font: Font, width: int) -> list[tuple[int, int]]:
    """Ranges (start, stop) of the text that fill lines of at most ``width`` pixels.

    Breaks at blanks, which then belong to no line; a word wider than a line breaks inside.
    """
    pens = shape(text, font).pens
    lines, start = [], 0
    while start < len(text):
        fits = bisect_right(pens, pens[start] + 64 * width) - 1
        if fits >= len(text):
            lines.append((start, len(text)))
            break
        blank = text.rfind(" ", start, fits + 1)
        stop = blank if blank > start else max(fits, start + 1)
        lines.append((start, stop))
        start = stop
        while start < len(text) and text[start] == " ":
            start += 1
    return lines


def fitted(text: str, font: Font, width: int, ellipsis: str = "…") -> Line:
    """The text in one line of at most ``width`` pixels, cut with an ellipsis where it is longer."""
    line = shape(text, font)
    if line.width <= width:
        return line
    room = 64 * width - shape(ellipsis, font).pens[-1]
    kept = max(bisect_right(line.pens, room) - 1, 0)
    # The last letter and the ellipsis may be kerned, or their pens rounded, for the worse.
    while kept and shape(text[:kept].rstrip() + ellipsis, font).width > width:
        kept -= 1
    return shape(text[:kept].rstrip() + ellipsis, font)
