"""What a proposer may ask for on a page: words, lines and paragraphs that are easy to name.

It need not be right: whatever it proposes is proved by the resolver, which reads for itself.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from pointerbench.flow.page import Block, Line, Page
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.geometry import Box

_TOKEN = re.compile(r"\S+")
_OUTER = "\"'.,;:!?()[]{}«»„“”‘’–—-…<>=/|*#@+&%$€£\u00a0"
RUNNING = ("prose", "code")


class Aim(NamedTuple):
    """What an example asks for, as its index settles it.

    Attributes:
        within: the places whose text can be asked for, those that can be edited; empty: all are.
        repeated: of words, those that stand more than once.
    """

    within: frozenset[str] = frozenset()
    repeated: bool = False


class Token(NamedTuple):
    """A word of a line without the punctuation around it."""

    line: Line
    start: int
    stop: int

    @property
    def text(self) -> str:
        return self.line.text[self.start : self.stop]

    @property
    def spelled(self) -> bool:
        """Whether there are letters in it: nobody calls a number a word."""
        return any(map(str.isalpha, self.text))


ANYTHING = Aim()


class Words:
    """The parts of a page that can be asked for, by kind."""

    def __init__(self, page: Page, aim: Aim = ANYTHING) -> None:
        self.page = page
        self.aim = aim

    @cached_property
    def lines(self) -> list[Line]:
        """Lines that are in view, on no veiled or covered ground."""
        return [line for line in self.page.lines if self._clear(line)]

    def _clear(self, line: Line) -> bool:
        block = self.page.blocks[line.block]
        if self.page.veiled(block):
            return False
        box = line.span_box()
        screen = Box(0, 0, self.page.width, self.page.height)
        if not line.clip.intersect(screen).covers(box):
            return False
        return not any(
            cover.overlaps(box) for layer, cover in self.page.covers if layer > block.layer
        )

    def role(self, line: Line) -> str:
        return self.block(line).paragraph.role

    def block(self, line: Line) -> Block:
        return self.page.blocks[line.block]

    def _asked(self, block: Block) -> bool:
        """Whether it is running text or code, or what stands in a field, where the aim lies."""
        within, role = self.aim.within, block.paragraph.role
        if not within:
            return role in RUNNING
        names = {place.name for place in block.places}
        return bool(names & within) and (role in RUNNING or (role == "text" and "field" in names))

    @cached_property
    def running(self) -> list[Line]:
        """Lines of running text or code."""
        return [line for line in self.lines if line.text.strip() and self._asked(self.block(line))]

    @cached_property
    def captions(self) -> list[Line]:
        """What labels a control: not every caption does."""
        return [
            line
            for line in self.lines
            if self.role(line) == "label"
            and sum(map(str.isalnum, line.text)) > 1
            and self.page.control(self.block(line)) is not None
        ]

    @cached_property
    def _found(self) -> dict[int, tuple[Token, ...]]:
        """The words of each line, of captions too, by the line's number."""
        return {line.number: tuple(_cores(line)) for line in self.lines}

    @cached_property
    def tokens(self) -> list[Token]:
        """Words of letters or digits only, two or more, that are not broken over lines."""
        return [token for line in self.lines for token in self.tokens_of(line)]

    @cached_property
    def spoken(self) -> list[Token]:
        """Those of running text or code that are spelled: the more usual things to point at."""
        return [t for line in self.running for t in self.tokens_of(line) if t.spelled]

    @cached_property
    def counts(self) -> Counter[str]:
        """How often each word stands on the page, in captions too, whatever its capitals."""
        return Counter(token.text.casefold() for own in self._found.values() for token in own)

    def tokens_of(self, line: Line) -> tuple[Token, ...]:
        """The words of a line that is in view; none of a caption."""
        return () if self.role(line) == "label" else self._found[line.number]

    @cached_property
    def paragraphs(self) -> list[Block]:
        """Paragraphs of running text of two lines or more, in view from end to end."""
        clear = {line.number for line in self.lines}
        return [
            block
            for block in self.page.blocks
            if block.paragraph.role == "prose"
            and self._asked(block)
            and block.last - block.first >= 2
            and all(number in clear for number in range(block.first, block.last))
        ]

    @cached_property
    def blanks(self) -> list[Line]:
        """Empty lines between lines of running text or code."""
        return [
            line
            for line in self.lines
            if not line.text.strip() and line.right > line.left and self._asked(self.block(line))
        ]


def _cores(line: Line) -> Iterator[Token]:
    """The line's words of two letters or digits and more, without the marks around them."""
    for match in _TOKEN.finditer(line.text.replace("\u00a0", " ")):
        word = match.group()
        core = word.strip(_OUTER)
        if len(core) >= 2 and core.isalnum():
            start = match.start() + word.index(core)
            yield Token(line, start, start + len(core))


def opening(text: str, count: int) -> str:
    """The first words of a text, without the mark behind them.

    Raises:
        UnprovedTaskError: there are hardly letters in them to go by.
    """
    words = text.replace("\u00a0", " ").split(" ")
    return _telling(" ".join(words[:count]).rstrip(",;:–—-… "))


def closing(text: str, count: int) -> str:
    """The last words of a text, with the mark that ends it; raises as `opening` does."""
    words = text.rstrip().split(" ")
    return _telling(" ".join(words[-count:]))


def _telling(phrase: str) -> str:
    if sum(map(str.isalnum, phrase)) < 2:
        raise UnprovedTaskError("too_short_a_phrase")
    return phrase
