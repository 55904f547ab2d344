"""Whether what is painted agrees with the places of a line's characters: pure.

Pictures are arrays of shape (height, width, 3), bytes.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, SILENT, Evidence
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.texts import TextLine
from pointerbench.values.geometry import Box

Marks = NDArray[np.bool_]
"""Of shape (height, width), or (width,) for columns of which any pixel is marked."""

_FAR = 90  # the sum of three differences from which a colour is another one
_OFF = 45.0  # between a pixel and the mixtures of two colours, as the edges of letters are
_BESIDE = 5  # pixels beside a line in which nothing may stand
_NEXT = 2  # pixels next to it of which nobody asks: a caret stands there, a letter leans out
_LEAST = 3.0  # pixels of a blank in which ink can be missed
_LEANS = 1  # pixels by which a letter may stand beside its own columns
_SIDE = 3.0  # pixels of its own that a letter may leave free at a side, or half of them
_INKED = 0.97  # of letters that have ink, where a line is right
_CLEAR = 0.85  # of blanks that have none
_CUT = 0.22  # of the columns with ink: more of them at an edge, and the edge cuts through letters
_RULE = 0.95  # of a line's height: what is as high is no letter
_MIDDLE = 0.7  # of a line's height above what may be underlined


def marks_of(pixels: Pixels, box: Box) -> Marks:
    """Which pixels of a box differ clearly from its most frequent colour; as large as the box."""
    x1, y1, x2, y2 = box
    part = pixels[y1:y2, x1:x2]
    if part.size == 0:
        return np.zeros((max(0, y2 - y1), max(0, x2 - x1)), np.bool_)
    return _apart(part, _most(part.reshape(-1, 3)))


def own_ink(pixels: Pixels, box: Box) -> Marks:
    """Which pixels of a box are drawn in the colour of its letters, or in a mixture of it with the
    ground: not the red line below a word that is not known, nor the frame of what is chosen."""
    marks = marks_of(pixels, box)
    x1, y1, x2, y2 = box
    part = pixels[y1:y2, x1:x2]
    high = max(1, round(_MIDDLE * box.height))
    if not marks[:high].any():
        return marks
    ground = _most(part.reshape(-1, 3)).astype(np.float64)
    way = _most(part[:high][marks[:high]]).astype(np.float64) - ground
    steps = part.astype(np.float64) - ground
    along = np.clip(steps @ way / max(1.0, float(way @ way)), 0.0, 1.0)
    apart = np.linalg.norm(steps - along[..., None] * way, axis=2)
    return np.asarray(marks & (apart <= _OFF))


def _apart(part: Pixels, ground: NDArray[np.int16]) -> Marks:
    return np.asarray(np.abs(part.astype(np.int16) - ground).sum(axis=2) > _FAR)


def _most(flat: Pixels) -> NDArray[np.int16]:
    """The most frequent colour of a list of pixels."""
    codes = flat.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    values, counts = np.unique(codes, return_counts=True)
    most = int(values[int(np.argmax(counts))])
    return np.array([most >> 16, most >> 8 & 255, most & 255], np.int16)


def judge_line(pixels: Pixels, line: TextLine, around: Box) -> Evidence:
    """Whether the ink of a line falls between the edges of its characters.

    Confirmed where nearly every letter has ink between its edges, nearly every blank has a column
    without, none stands just beside the line, and its top and bottom cut through no letters;
    contradicted where one of that is not so, or the ink ends before the last letter does; silent
    where there is nothing to tell by. ``around`` is the element's part of the screen: what lies
    outside of it says nothing.
    """
    height, width = pixels.shape[:2]
    reach = line.box.grown(_BESIDE, 1).intersect(around).intersect(Box(0, 0, width, height))
    if not line.text or reach.area == 0 or not line.whole:
        return Evidence("ink", SILENT)
    marks = marks_of(pixels, reach)
    rows = slice(max(0, line.top - reach.y1), min(reach.height, line.bottom - reach.y1))
    columns = _columns(marks[rows])
    agree = _between(columns, line, reach.x1)
    if agree is None:
        return Evidence("ink", SILENT)
    fits = (
        agree >= _INKED
        and _clear(columns, line, reach.x1)
        and _alone(marks[rows], line, reach.x1)
        and _reaches(columns, line, reach.x1)
        and not _cut(own_ink(pixels, reach), line, reach)
    )
    return Evidence("ink", CONFIRMED if fits else CONTRADICTED, agree)


def _columns(marks: Marks) -> Marks:
    return np.asarray(marks.any(axis=0))


def _between(columns: Marks, line: TextLine, left: int) -> float | None:
    """The share of letters that have ink between their edges; None where none is wide enough."""
    wide = [
        bool(columns[_span(line, at, left, _LEANS)].any())
        for at, letter in enumerate(line.text)
        if not letter.isspace() and line.edges[at + 1] - line.edges[at] >= 1
    ]
    return sum(wide) / len(wide) if wide else None


def _span(line: TextLine, at: int, left: int, more: int = 0) -> slice:
    """The columns of a character, and what it shares with its neighbours."""
    first, last = int(line.edges[at]) - left, -int(-line.edges[at + 1] // 1) - left
    return slice(max(0, first - more), max(0, last + more))


def _clear(columns: Marks, line: TextLine, left: int) -> bool:
    """Whether nearly all blanks between words have a column without ink."""
    free = [
        not bool(columns[_span(line, at, left)].all())
        for at, letter in enumerate(line.text)
        if letter.isspace() and line.edges[at + 1] - line.edges[at] >= _LEAST
    ]
    return not free or sum(free) >= _CLEAR * len(free)


def _alone(marks: Marks, line: TextLine, left: int) -> bool:
    """Whether no letter stands before the first one or behind the last: no ink at half height, but
    for a rule as high as the line, as in a margin."""
    high = len(marks)
    rules = marks.sum(axis=0) >= _RULE * high
    columns = _columns(marks[round(0.25 * high) : max(1, round(0.85 * high))]) & ~rules
    indent = len(line.text) - len(line.text.lstrip())
    first = max(0, int(line.edges[indent]) - left - _NEXT)
    last = -int(-line.edges[-1] // 1) - left + _NEXT
    before = columns[max(0, first - _BESIDE + _NEXT) : first]
    return not before.any() and not columns[last : last + _BESIDE - _NEXT].any()


def _reaches(columns: Marks, line: TextLine, left: int) -> bool:
    """Whether the ink goes from the first letter to the last: a text that is drawn narrower than it
    is told ends before."""
    inked = np.flatnonzero(columns)
    indent = len(line.text) - len(line.text.lstrip())
    first, second, *_ = line.edges[indent:]
    before, last = line.edges[-2:]
    return bool(
        len(inked)
        and inked[0] + left - first <= max(_SIDE, (second - first) / 2)
        and last - (inked[-1] + 1 + left) <= max(_SIDE, (last - before) / 2)
    )


def _cut(marks: Marks, line: TextLine, reach: Box) -> bool:
    """Whether the upper or the lower edge goes through letters: the rows on both of its sides have
    ink in many of the columns that have any."""
    inked = max(1, int(marks.any(axis=0).sum()))
    for edge in (line.top - reach.y1, line.bottom - reach.y1):
        sides = [row for row in (edge - 1, edge) if 0 <= row < reach.height]
        if len(sides) == 2 and min(int(marks[row].sum()) for row in sides) > _CUT * inked:
            return True
    return False
