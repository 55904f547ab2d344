"""What is painted in a box: whether its words are, and in which colours."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.evidence import Pixels
from pointerbench.values.geometry import Box

_EM = 13.3  # pixels of ten points at 96 dots an inch
_NARROW = "iljtfrI.,:;'|!()[] -"
_WIDE = "mwMWQO@%&"
_FAR = 90  # the sum of three differences from which a colour is another one
_ONE = 0.8  # of what is drawn, from which on it has one colour
_OFF = 45.0  # between a pixel and the mixtures of two colours
_TALLEST = 15  # pixels of a line of text of that size, from the top of an l to the foot of a p
_BUSY = 0.6  # strokes that a row crosses, for each letter of a text
_GAP = 7  # empty columns between words that do not belong together
_BESIDE = 2  # empty columns that are left at least between an icon and its text
_ICON = 34  # columns in which an icon before a text ends


def width_of(words: str) -> float:
    """About how wide a text is, in pixels: DejaVu Sans of ten points, or full-width characters."""
    return sum(_advance(character) for character in words)


@lru_cache(maxsize=2048)
def _advance(character: str) -> float:
    if ord(character) >= 0x2E80:
        return _EM
    share = 0.36 if character in _NARROW else 0.88 if character in _WIDE else 0.61
    return share * _EM


def ink(pixels: Pixels, box: Box, edge: int = 2) -> NDArray[np.bool_]:
    """Which pixels of a box, without its edge, differ clearly from its most frequent colour."""
    part = _part(pixels, box.grown(-edge) if min(box.width, box.height) > 4 * edge else box)
    if part.size == 0:
        return np.zeros((0, 0), np.bool_)
    ground = np.array(_most(part.reshape(-1, 3)), np.int16)
    return np.asarray(np.abs(part.astype(np.int16) - ground).sum(axis=2) > _FAR)


def has_words(pixels: Pixels, box: Box, words: str) -> bool:
    """Whether a text seems to be drawn in a box: a run of ink as wide as it and no taller than a
    line, with strokes enough for its letters. An icon is as tall as it is wide, or a few bars."""
    wanted = width_of(words)
    if not words or box.width < 0.75 * wanted:
        return False
    marks = ink(pixels, box)
    letters = sum(not character.isspace() for character in words)
    for start, end, height in _runs(marks):
        fits = height <= _TALLEST and 0.72 * wanted <= end - start <= 1.35 * wanted + 6
        if fits and _strokes(marks[:, start:end]) >= _BUSY * letters:
            return True
    return False


def _strokes(marks: NDArray[np.bool_]) -> float:
    """How many strokes a row of ink crosses, in the mean of the rows that have any."""
    rows = marks[marks.any(axis=1)]
    begun = np.diff(np.pad(rows, ((0, 0), (1, 0))).astype(np.int8), axis=1) == 1
    return float(begun.sum(axis=1).mean()) if len(rows) else 0.0


def _runs(marks: NDArray[np.bool_]) -> list[tuple[int, int, int]]:
    """Runs of columns with ink, parted by wide gaps, and what is left of each after an icon: first,
    end, and height of the ink."""
    columns = np.flatnonzero(marks.any(axis=0))
    if not len(columns):
        return []
    found = []
    for part in np.split(columns, np.flatnonzero(np.diff(columns) > _GAP) + 1):
        gaps = np.flatnonzero((np.diff(part) > _BESIDE) & (part[:-1] < part[0] + _ICON)) + 1
        for rest in (part, *(part[gap:] for gap in gaps)):
            start, end = int(rest[0]), int(rest[-1]) + 1
            rows = np.flatnonzero(marks[:, start:end].any(axis=1))
            found.append((start, end, int(rows[-1] - rows[0]) + 1))
    return found


def colours(pixels: Pixels, box: Box) -> tuple[str, str]:
    """The colour of a box's own ground, empty where it is that of what is around it, and of what
    is drawn on it, empty where nothing is or it has several; ``#rrggbb``."""
    part = _part(pixels, box.grown(-2) if min(box.width, box.height) > 8 else box)
    if part.size == 0:
        return "", ""
    flat = part.reshape(-1, 3)
    ground = _most(flat)
    far = np.abs(flat.astype(np.int16) - np.array(ground, np.int16)).sum(axis=1) > _FAR
    drawn = _most(flat[far]) if int(far.sum()) >= 6 else None
    if drawn and _mixed(flat[far], ground, drawn) < _ONE:
        drawn = None
    outside = _ring(pixels, box.grown(3))
    own = outside is None or _differs(ground, _most(outside))
    return (_hex(ground) if own else ""), (_hex(drawn) if drawn else "")


def _mixed(flat: Pixels, ground: tuple[int, int, int], drawn: tuple[int, int, int]) -> float:
    """The share of pixels that are a mixture of two colours, as the edges of letters are."""
    first = np.array(ground, np.float64)
    way = np.array(drawn, np.float64) - first
    steps = flat.astype(np.float64) - first
    along = np.clip(steps @ way / max(1.0, float(way @ way)), 0.0, 1.0)
    apart = np.linalg.norm(steps - along[:, None] * way, axis=1)
    return float((apart <= _OFF).mean())


def _differs(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) > 24


def _ring(pixels: Pixels, box: Box) -> Pixels | None:
    """The pixels on the edge of a box."""
    part = _part(pixels, box)
    if part.size == 0:
        return None
    return np.concatenate([part[0], part[-1], part[:, 0], part[:, -1]])


def _part(pixels: Pixels, box: Box) -> Pixels:
    height, width = pixels.shape[:2]
    x1, y1, x2, y2 = box.intersect(Box(0, 0, width, height))
    return pixels[y1:y2, x1:x2]


def _most(flat: Pixels) -> tuple[int, int, int]:
    """The most frequent colour of a list of pixels."""
    codes = flat.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    values, counts = np.unique(codes, return_counts=True)
    code = int(values[int(np.argmax(counts))])
    return code >> 16, code >> 8 & 255, code & 255


def _hex(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
