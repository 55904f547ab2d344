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
_TALLEST = 15  # pixels of a line of text of that size, from the top of an l to the foot of a p
_SHORT = 26  # pixels up to which an icon may be as wide as a word
_GAP = 7  # empty columns between an icon and its text


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
    line. An icon is as tall as it is wide, and a small one is a single piece, unlike letters."""
    wanted = width_of(words)
    if not words or box.width < 0.75 * wanted:
        return False
    marks = ink(pixels, box)
    for start, end, height in _runs(marks):
        width = end - start
        if height <= _TALLEST and 0.72 * wanted <= width <= 1.35 * wanted + 6:
            return len(words) == 1 or width > _SHORT or _is_parted(marks[:, start:end])
    return False


def _is_parted(marks: NDArray[np.bool_]) -> bool:
    """Whether an empty column parts some ink, as it parts most letters."""
    return not bool(marks.any(axis=0).all())


def _runs(marks: NDArray[np.bool_]) -> list[tuple[int, int, int]]:
    """Runs of columns with ink, parted by wide gaps: first, end, and height of the ink."""
    columns = np.flatnonzero(marks.any(axis=0))
    if not len(columns):
        return []
    parts = np.split(columns, np.flatnonzero(np.diff(columns) > _GAP) + 1)
    found = []
    for part in parts:
        start, end = int(part[0]), int(part[-1]) + 1
        rows = np.flatnonzero(marks[:, start:end].any(axis=1))
        found.append((start, end, int(rows[-1] - rows[0]) + 1))
    return found


def colours(pixels: Pixels, box: Box) -> tuple[str, str]:
    """The colour of a box's own ground, empty where it is that of what is around it, and of what
    is drawn on it, empty where nothing is; ``#rrggbb``."""
    part = _part(pixels, box.grown(-2) if min(box.width, box.height) > 8 else box)
    if part.size == 0:
        return "", ""
    flat = part.reshape(-1, 3)
    ground = _most(flat)
    far = np.abs(flat.astype(np.int16) - np.array(ground, np.int16)).sum(axis=1) > _FAR
    drawn = _most(flat[far]) if int(far.sum()) >= 6 else None
    outside = _ring(pixels, box.grown(3))
    own = outside is None or _differs(ground, _most(outside))
    return (_hex(ground) if own else ""), (_hex(drawn) if drawn else "")


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
