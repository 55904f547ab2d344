"""The page as a reader sees it: what is clipped or covered is not there, what is cut is a trace.

Only the resolver reads pages this way; it shares nothing with the proposer but the page.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from pointerbench.flow.page import Block, Line, Page
from pointerbench.values.geometry import Box

_SENTENCE_END = re.compile(r"(?<=[^\W\d])[.!?…]+[\"'»”“’)]*(?= )|[!?…]+[\"'»”“’)]*(?= )")
_BLANKS = " \u00a0"


class Spot(NamedTuple):
    """A stretch of glyphs of one line; ``whole`` tells that all of its ink can be seen."""

    line: Line
    start: int
    stop: int
    whole: bool


class Sentence(NamedTuple):
    """Characters start to stop of a block's running text."""

    start: int
    stop: int


@dataclass(frozen=True, slots=True, eq=False)
class Running:
    """A block's visible lines as one text; ``lines[k]`` begins at ``starts[k]``."""

    block: Block
    text: str
    lines: tuple[Line, ...]
    starts: tuple[int, ...]

    def place(self, index: int) -> tuple[Line, int]:
        """Line and index of a character of the running text."""
        number = max(k for k, start in enumerate(self.starts) if start <= index)
        return self.lines[number], index - self.starts[number]


class Reading:
    """What can be read on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._screen = Box(0, 0, page.width, page.height)
        self.seen: list[Line] = [line for line in page.lines if self._any(line)]
        self._visible = {line.number for line in self.seen}
        self._running: dict[int, Running] = {}

    # --- what is seen -----------------------------------------------------------------------------

    def _window(self, line: Line) -> Box:
        return line.clip.intersect(self._screen)

    def _covers(self, line: Line) -> list[Box]:
        layer = self.page.blocks[line.block].layer
        return [box for above, box in self.page.covers if above > layer]

    def _any(self, line: Line) -> bool:
        """Whether anything of the line may be seen."""
        rough = line.rough_box()
        if not line.clip.overlaps(rough) or not self._screen.overlaps(rough):
            return False
        return not any(box.covers(rough) for box in self._covers(line))

    def whole(self, line: Line, start: int, stop: int) -> bool:
        """Whether all ink of the glyphs is seen."""
        ink = line.ink(start, stop)
        if ink is None:
            ink = line.span_box(start, stop)
        if not self._window(line).covers(ink):
            return False
        return not any(box.overlaps(ink) for box in self._covers(line))

    @cached_property
    def blocks(self) -> list[Block]:
        """Blocks of which some line is seen, in the page's order."""
        numbers = dict.fromkeys(line.block for line in self.seen)
        return [self.page.blocks[number] for number in numbers]

    def running(self, block: Block) -> Running:
        """The block's seen lines joined by blanks, as they are read."""
        known = self._running.get(block.number)
        if known is None:
            known = self._running[block.number] = self._run(block)
        return known

    def _run(self, block: Block) -> Running:
        lines = [line for line in self.page.lines_of(block) if line.number in self._visible]
        starts, length = [], 0
        for line in lines:
            starts.append(length)
            length += len(line.text) + 1
        text = " ".join(line.text for line in lines)
        return Running(block, text, tuple(lines), tuple(starts))

    # --- finding ----------------------------------------------------------------------------------

    def find(self, text: str) -> list[Spot]:
        """Every place where the text stands as whole words, whatever its capitals and accents."""
        wanted = loose(text)
        spots = []
        for line in self.seen:
            read = loose(line.text)
            at = read.find(wanted)
            while at >= 0:
                end = at + len(wanted)
                if not _goes_on(read, at - 1, wanted[0]) and not _goes_on(read, end, wanted[-1]):
                    spots.append(Spot(line, at, end, self._unbroken(line, at, end)))
                at = read.find(wanted, at + 1)
        return spots

    def _unbroken(self, line: Line, start: int, stop: int) -> bool:
        """Seen as a whole, and neither cut by an ellipsis nor broken at the line's end."""
        if line.text[stop : stop + 1] == "…":
            return False
        block = self.page.lines_of(self.page.blocks[line.block])
        following = line.number + 1 - block[0].number
        if stop == len(line.text) and following < len(block):
            after = block[following]
            if after.start == line.start + stop and after.text[:1].isalnum():
                return False
        ahead = following - 2
        if start == 0 and ahead >= 0:
            before = block[ahead]
            if before.start + len(before.text) == line.start and before.text[-1:].isalnum():
                return False
        return self.whole(line, start, stop)

    def sentences(self, running: Running) -> list[Sentence]:
        """The sentences of a running text; one ends at a full stop after a letter, at ! and ?."""
        ends = [match.end() for match in _SENTENCE_END.finditer(running.text)]
        starts = [0, *(end + 1 for end in ends)]
        return [Sentence(a, b) for a, b in zip(starts, [*ends, len(running.text)], strict=True)]


@lru_cache(maxsize=2048)
def loose(text: str) -> str:
    """The text without capitals and accents, as long as it was: what a fleeting look would take
    for the same."""
    return "".join(_plain(character) for character in text)


@cache
def _plain(character: str) -> str:
    if character in _BLANKS:
        return " "
    base = unicodedata.normalize("NFD", character)[0]
    folded = base.casefold()
    return folded if len(folded) == 1 else base


def _goes_on(text: str, index: int, edge: str) -> bool:
    """Whether the word at that edge does not end there."""
    return edge.isalnum() and letter(text, index)


def ahead(first: Spot, second: Spot) -> bool:
    """Whether the first is read before the second, line by line from the top of the screen."""
    a, b = first.line, second.line
    shared = min(a.bottom, b.bottom) - max(a.top, b.top)
    if 2 * shared > min(a.bottom - a.top, b.bottom - b.top):
        return a.pens[first.start] < b.pens[second.start]
    return a.top < b.top


def rank(spot: Spot, spots: Sequence[Spot]) -> int | None:
    """The place of a spot among others in reading order, from 1; None where readers may differ,
    because the order of the page's parts and that of its lines are not the same."""
    by_parts = 1 + sum((s.line.number, s.start) < (spot.line.number, spot.start) for s in spots)
    by_lines = 1 + sum(ahead(s, spot) for s in spots if s is not spot)
    return by_parts if by_parts == by_lines else None


def letter(text: str, index: int) -> bool:
    """Whether a letter or digit stands there."""
    return 0 <= index < len(text) and text[index].isalnum()


def begins(text: str, phrase: str) -> bool:
    """Whether the text begins with the phrase as whole words, whatever their capitals."""
    read, wanted = loose(text), loose(phrase)
    if not wanted or not read.startswith(wanted):
        return False
    return not (wanted[-1].isalnum() and letter(read, len(wanted)))


def exact(spot: Spot, text: str) -> bool:
    """Whether the spot reads just so, capitals and accents included."""
    return spot.line.text[spot.start : spot.stop].replace("\u00a0", " ") == text
