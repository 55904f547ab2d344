"""A page laid out: Block > Line > Run > Glyph, with the boxes of all of them, and what to draw.

All positions are whole pixels of the picture. A glyph is named by its line and its index in the
line's text, a caret by its line and the index of the glyph after it.
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
    """A line of a block: ``pens[i]`` is where glyph i begins and ``pens[-1]`` where the text ends.

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

    def advance_box(self, index: int) -> Box:
        """The space the glyph takes up in the line, as high as the line."""
        return Box(self.pens[index], self.top, self.pens[index + 1], self.bottom)

    def ink_box(self, index: int) -> Box | None:
        """The pixels the glyph touches, or None for a blank."""
        run = self.run_at(index)
        mask = run.font.mask(self.text[index])
        if mask is None:
            return None
        y = self.baseline - run.rise + mask.dy
        return Box.at(self.pens[index] + mask.dx, y, mask.width, mask.height)

    def ink(self, start: int = 0, stop: int | None = None) -> Box | None:
        """The smallest box around the ink of glyphs start to stop, or None for blanks."""
        stop = len(self.text) if stop is None else stop
        boxes = []
        for run in self.runs:
            first, last = max(run.start, start), min(run.stop, stop)
            if first < last:
                base = self.baseline - run.rise
                masks = run.font.masks(self.text[first:last])
                for pen, mask in zip(self.pens[first:last], masks, strict=True):
                    if mask:
                        _, dx, dy, width, height = mask
                        x, y = pen + dx, base + dy
                        boxes.append((x, y, x + width, y + height))
        if not boxes:
            return None
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return Box(min(lefts), min(tops), max(rights), max(bottoms))

    def middle(self, index: int) -> int:
        """The x in the middle of a glyph: a click left of it puts the caret before the glyph."""
        return (self.pens[index] + self.pens[index + 1]) // 2

    def caret_strip(self, index: int) -> Box:
        """Where a click puts the caret before glyph ``index`` and nowhere else.

        From the middle of the glyph before to the middle of the glyph after, as high as the line;
        at the ends of the line as far as its block reaches and into the margin beyond: editors take
        a click there for one at the end.
        """
        left, right = self._margins()
        x1 = self.middle(index - 1) if index else left
        x2 = self.middle(index) if index < len(self.text) else right
        return Box(x1, self.top, x2, self.bottom)

    def _margins(self) -> tuple[int, int]:
        """How far the margins reach: up to twice the line's height from its block where that is
        empty, a quarter of it in any case."""
        high = self.bottom - self.top
        left, right = min(self.left, self.pens[0]), max(self.right, self.pens[-1])
        far, near = 2 * high, high // 4
        return (
            min(left - near, max(left - far, self.reach[0])),
            max(right + near, min(right + far, self.reach[1])),
        )

    def index_at(self, x: float) -> int:
        """The glyph whose advance box holds x; the first or last one for an x outside."""
        return min(max(bisect_right(self.pens, x) - 1, 0), max(len(self.text) - 1, 0))

    def caret_at(self, x: float) -> int:
        """The caret that a click at x sets."""
        if not self.text:
            return 0
        index = self.index_at(x)
        return index + (x >= self.middle(index))


@dataclass(slots=True, eq=False)
class Block:
    """A paragraph of the page: its lines are ``first`` to ``last`` (exclusive) of the page's.

    ``box`` is the room it has; ``places`` lead from the page inwards; ``hit`` is what is seen of the
    control around it; ``ground`` the colour behind it; ``veiled`` tells that it lies under a shade.
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
        boxes = [
            Box(line.pens[0], line.top, line.pens[-1], line.bottom).intersect(line.clip)
            for line in self.lines_of(block)
        ]
        return reduce(Box.union, boxes)

    def lines_of(self, block: Block) -> list[Line]:
        return self.lines[block.first : block.last]

    def glyph_boxes(self) -> Iterator[tuple[Line, int, Box, Box | None]]:
        """Line, index, advance box and ink box of every glyph."""
        for line in self.lines:
            for run in line.runs:
                base = line.baseline - run.rise
                masks = run.font.masks(line.text[run.start : run.stop])
                for index, mask in enumerate(masks, run.start):
                    x, end = line.pens[index], line.pens[index + 1]
                    ink = mask and Box.at(x + mask.dx, base + mask.dy, mask.width, mask.height)
                    yield line, index, Box(x, line.top, end, line.bottom), ink
