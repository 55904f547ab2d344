"""The named places of a page, worked out when asked for: a page has too many to list.

A region's name is its kind and numbers:

- ``("word", line, start, stop)``: the word of those glyphs with the room that a click may take;
- ``("ink", line, start, stop)``: its ink alone;
- ``("caret", line, index)``: where a click puts the caret there;
- ``("between", line, start, stop)``: the same for the carets from one glyph to another;
- ``("line", line)`` and ``("paragraph", block)``: the ink of a whole one;
- ``("blank", line)``: an empty line;
- ``("label", block)``: a control; ``("field", name)``: what states a fact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import reduce

from pointerbench.flow.page import Line, Page
from pointerbench.picture.frame import Region
from pointerbench.values.geometry import Box

ROOM = 2  # pixels around the ink of a word or glyph that still are it


class Regions(Mapping[Region, Box]):
    """Region -> box, in pixels of the picture; KeyError for what is not there or has no ink.

    To iterate gives the lines only: every other region is a part or a union of these.
    """

    def __init__(self, page: Page) -> None:
        self.page = page

    def __getitem__(self, region: Region) -> Box:
        kind, *names = region
        box = _FIND[kind](self.page, *names)
        if box is None:
            raise KeyError(region)
        return box

    def __iter__(self) -> Iterator[Region]:
        for line in self.page.lines:
            yield ("line" if line.text.strip() else "blank", str(line.number))

    def __len__(self) -> int:
        return len(self.page.lines)


def _line(page: Page, number: str) -> Line:
    return page.lines[int(number)]


def _ink(page: Page, line: str, start: str, stop: str) -> Box | None:
    return _line(page, line).ink(int(start), int(stop))


def _word(page: Page, line: str, start: str, stop: str) -> Box | None:
    return roomy(_line(page, line), int(start), int(stop))


def roomy(line: Line, start: int, stop: int) -> Box | None:
    """The ink of glyphs start to stop with `ROOM` around it, never nearer to the next ink."""
    ink = line.ink(start, stop)
    if ink is None:
        return None
    before, after = line.ink(0, start), line.ink(stop)
    left = min(ROOM, max(0, ink.x1 - before.x2) // 2) if before else ROOM
    right = min(ROOM, max(0, after.x1 - ink.x2) // 2) if after else ROOM
    top = min(ink.y1, max(ink.y1 - ROOM, line.top))
    bottom = max(ink.y2, min(ink.y2 + ROOM, line.bottom))
    return Box(ink.x1 - left, top, ink.x2 + right, bottom)


def _caret(page: Page, line: str, index: str) -> Box:
    own = _line(page, line)
    return own.caret_strip(int(index)).intersect(own.clip)


def _between(page: Page, line: str, start: str, stop: str) -> Box:
    own = _line(page, line)
    first, last = own.caret_strip(int(start)), own.caret_strip(int(stop))
    return first.union(last).intersect(own.clip)


def _whole_line(page: Page, line: str) -> Box | None:
    return _line(page, line).ink()


def _paragraph(page: Page, block: str) -> Box | None:
    return _union([line.ink() for line in page.lines_of(page.blocks[int(block)])])


def _blank(page: Page, line: str) -> Box:
    own = _line(page, line)
    return Box(own.left, own.top, own.right, own.bottom).intersect(own.clip)


def _label(page: Page, block: str) -> Box | None:
    return page.control(page.blocks[int(block)])


def _field(page: Page, name: str) -> Box | None:
    found = [block for block in page.blocks if name in block.field.split("/")]
    return _union([_paragraph(page, str(block.number)) for block in found])


def _union(boxes: list[Box | None]) -> Box | None:
    inked = [box for box in boxes if box is not None]
    return reduce(Box.union, inked) if inked else None


_FIND: dict[str, Callable[..., Box | None]] = {
    "word": _word,
    "ink": _ink,
    "caret": _caret,
    "between": _between,
    "line": _whole_line,
    "paragraph": _paragraph,
    "blank": _blank,
    "label": _label,
    "field": _field,
}
