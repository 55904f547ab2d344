"""A page laid out: Block > Line > Run > Glyph, with the boxes of all of them, and what to draw.

All boxes are in whole pixels of the picture; pens are in 1/64 pixel and are not rounded. A glyph is
named by its line and its index in the line's text, a caret by its line and the index of the glyph
after it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import NamedTuple

from pointerbench.flow.nodes import Paragraph, Span
from pointerbench.picture.fonts import Font
from pointerbench.picture.frame import Color, Item
from pointerbench.values.geometry import Box


class Run(NamedTuple):
    """Glyphs start to stop of a line in one font and style, ``rise`` pixels above its baseline;
    ``dressed`` tells that the span has a style of its own."""

    start: int
    stop: int
    font: Font
    span: Span
    color: Color
    rise: int
    dressed: bool


class Place(NamedTuple):
    """A part of the page that a reader can name; ``serial`` tells those of one name apart."""

    name: str
    serial: int
    box: Box


class Mark(NamedTuple):
    """A marked group: its box, how much of it its surroundings let through, and its layer."""

    name: object
    box: Box
    seen: Box
    layer: int


@dataclass(slots=True, eq=False)
class Line:
    """A line of a block: ``pens[i]`` is where glyph i begins and ``pens[-1]`` where the text ends,
    in 1/64 pixel.

    ``top`` to ``bottom`` is the height that the line has in its block, ``left`` to ``right`` the
    width that it could have taken, ``reach`` that with the empty margins beside it; ``start`` is
    where its text begins in the block's.
    """

    number: int
    block: int
    start: int
    text: str
    pens: Sequence[int]
    runs: tuple[Run, ...]
    baseline: int
    top: int
    bottom: int
    left: int
    right: int
    clip: Box
    reach: tuple[int, int] = (0, 0)

    def run_at(self, index: int) -> Run:
        return next(run for run in self.runs if index < run.stop)

    def x(self, index: int) -> int:
        """Where glyph ``index`` begins, or the last one ends, to the nearest pixel: the caret."""
        return self.pens[index] + 32 >> 6

    def span_box(self, start: int = 0, stop: int = -1) -> Box:
        """The space from pen ``start`` to pen ``stop``, as high as the line; its sides are rounded
        outward."""
        pens = self.pens
        return Box(pens[start] >> 6, self.top, -(-pens[stop] >> 6), self.bottom)

    def rough_box(self) -> Box:
        """The space of the text, and a pixel more, so that an empty line has some."""
        return Box(self.pens[0] >> 6, self.top, (self.pens[-1] >> 6) + 1, self.bottom)

    def advance_box(self, index: int) -> Box:
        """The space the glyph takes up in the line, as high as the line; neighbours may share a
        column of pixels."""
        return self.span_box(index, index + 1)

    def ink_box(self, index: int) -> Box | None:
        """The pixels the glyph touches, or None for a blank."""
        return self.ink(index, index + 1)

    def ink(self, start: int = 0, stop: int | None = None) -> Box | None:
        """The smallest box around the ink of glyphs start to stop, or None for blanks."""
        stop = len(self.text) if stop is None else stop
        boxes = []
        for run in self.runs:
            first, last = max(run.start, start), min(run.stop, stop)
            if first < last:
                base = self.baseline - run.rise
                inked = run.font.inked(self.text[first:last], self.pens[first:last])
                for x, dy, (_, _, _, width, height) in inked:
                    boxes.append((x, base + dy, x + width, base + dy + height))
        if not boxes:
            return None
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return Box(min(lefts), min(tops), max(rights), max(bottoms))

    def caret_strip(self, index: int) -> Box:
        """Where a click puts the caret before glyph ``index`` and nowhere else.

        From the middle of the glyph before to the middle of the glyph after, as high as the line;
        at the ends of the line as far as its block reaches and into the margin beyond: editors take
        a click there for one at the end.
        """
        pens, (x1, x2) = self.pens, self._margins()
        # The middle of two pens is their sum over 128; inward, so that no pixel is the neighbour's.
        if index:
            x1 = -(-(pens[index - 1] + pens[index]) >> 7)
        if index < len(self.text):
            x2 = pens[index] + pens[index + 1] >> 7
        return Box(x1, self.top, x2, self.bottom)

    def _margins(self) -> tuple[int, int]:
        """How far the margins reach: up to twice the line's height from its block where that is
        empty, a quarter of it in any case."""
        high = self.bottom - self.top
        left, right = min(self.left, self.pens[0] >> 6), max(self.right, -(-self.pens[-1] >> 6))
        far, near = 2 * high, high // 4
        return (
            min(left - near, max(left - far, self.reach[0])),
            max(right + near, min(right + far, self.reach[1])),
        )

    def index_at(self, x: float) -> int:
        """The glyph whose pens x lies between; the first or last one for an x outside."""
        return min(max(bisect_right(self.pens, x * 64) - 1, 0), max(len(self.text) - 1, 0))

    def caret_at(self, x: float) -> int:
        """The caret that a click at x sets: left of a glyph's middle the one before it."""
        if not self.text:
            return 0
        index = self.index_at(x)
        return index + (x * 128 >= self.pens[index] + self.pens[index + 1])


@dataclass(slots=True, eq=False)
class Block:
    """A paragraph of the page: its lines are ``first`` to ``last`` (exclusive) of the page's.

    ``box`` is the room it has; ``places`` lead from the page inwards; ``hit`` is what is seen of
    the control around it; ``ground`` the colour behind it; ``veiled`` tells that it lies under a
    shade.
    """

    number: int
    paragraph: Paragraph
    first: int
    last: int
    box: Box
    places: tuple[Place, ...]
    hit: Box | None
    ground: Color
    field: str
    layer: int


@dataclass(slots=True, eq=False)
class Page:
    """Everything that was laid out, and the items that draw it, back to front.

    ``covers`` are boxes that hide what was laid out in a lower layer, ``veils`` dim it; ``layers``
    is the number of the uppermost layer.
    """

    width: int
    height: int
    items: list[Item] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    covers: list[tuple[int, Box]] = field(default_factory=list)
    veils: list[tuple[int, Box]] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    layers: int = 0

    def veiled(self, block: Block) -> bool:
        """Whether a shade of a later layer dims some of the block."""
        return any(layer > block.layer and box.overlaps(block.box) for layer, box in self.veils)

    def control(self, block: Block) -> Box | None:
        """What a label stands for: the control around it, the one that it names, or, of a link, the
        height and length of its lines; None where it is no control's."""
        if block.paragraph.names is not None:
            wanted = block.paragraph.names
            return next((mark.seen for mark in self.marks if mark.name is wanted), None)
        if block.hit is not None:
            return block.hit
        if not all(span.link for span in block.paragraph.spans):
            return None
        boxes = [line.span_box().intersect(line.clip) for line in self.lines_of(block)]
        return reduce(Box.union, boxes)

    def lines_of(self, block: Block) -> list[Line]:
        return self.lines[block.first : block.last]

    def glyph_boxes(self) -> Iterator[tuple[Line, int, Box, Box | None]]:
        """Line, index, advance box and ink box of every glyph."""
        for line in self.lines:
            for index in range(len(line.text)):
                yield line, index, line.advance_box(index), line.ink_box(index)
