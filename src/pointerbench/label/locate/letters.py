"""A run of letters as boxes, before anybody has read it: its words, its gaps, its kind of font."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from pointerbench.values.geometry import Box

_EVEN = (0.85, 0.7)  # how much letters of one width agree in their places on the grid, of 1,
_MANY, _MORE = 8, 12  # where there are so many; fewer do not tell
_BLANK = 0.3  # of a letter's height: a gap that wide is a blank


@dataclass(frozen=True)
class Run:
    """Letters from left to right, and the place in which a detector found them."""

    place: Box
    letters: tuple[Box, ...]

    @cached_property
    def box(self) -> Box:
        return around(self.letters)

    @cached_property
    def high(self) -> float:
        """The usual height of a letter: about that of an x."""
        heights = [box.height for box in self.letters if box.height > 3]
        return float(np.median(heights or [self.place.height]))

    @cached_property
    def step(self) -> float:
        """The width of a letter in a font where all are equally wide; 0 in other fonts.

        In the former the middles of the letters lie on a grid: they point the same way where its
        step is once around.
        """
        if len(self.letters) < _MANY:
            return 0.0
        middles = np.array([(box.x1 + box.x2) / 2 for box in self.letters])
        usual = float(np.median(np.diff(middles)))
        if usual <= 0:
            return 0.0
        steps = usual * np.linspace(0.92, 1.08, 161)
        turns = np.exp(2j * np.pi * middles[None, :] / steps[:, None])
        agree = np.abs(turns.mean(axis=1))
        enough = _EVEN[0] if len(self.letters) < _MORE else _EVEN[1]
        return float(steps[agree.argmax()]) if agree.max() >= enough else 0.0

    def gap(self, at: int) -> int:
        """Pixels before a letter, without ink."""
        return self.letters[at].x1 - max(box.x2 for box in self.letters[:at])

    @cached_property
    def blanks(self) -> tuple[int, ...]:
        """The letters that begin a word, but the first."""
        wide = _BLANK * self.high
        return tuple(at for at in range(1, len(self.letters)) if self.gap(at) >= wide)

    def cut(self, before: Sequence[int]) -> list[Run]:
        """The run in parts, each of which begins with one of these letters."""
        ends = [0, *sorted(before), len(self.letters)]
        parts = pairwise(ends)
        return [Run(self.place, self.letters[a:b]) for a, b in parts if b > a]


def run_of(place: Box, blobs: Sequence[Box]) -> Run:
    """The letters that blobs are, from left to right: what lies above each other is one letter, as
    the two of an i."""
    letters: list[Box] = []
    for box in blobs:
        if letters and (box.x1 + box.x2) / 2 < letters[-1].x2:
            letters[-1] = letters[-1].union(box)
        else:
            letters.append(box)
    return Run(place, tuple(letters))


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that covers all of them."""
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.union(box)
    return whole
