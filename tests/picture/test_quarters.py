"""Text at quarters of a pixel: gaps between words and letters, stems, heights, boxes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from pointerbench.picture.fonts import families, font, manifest
from pointerbench.picture.frame import Frame, Text
from pointerbench.picture.glyphs import Mask
from pointerbench.picture.raster import draw
from pointerbench.picture.text_layout import Line, shape
from pointerbench.values.geometry import Box

PROSE = (
    "The tenant shall give notice in writing of any defect within fourteen days",
    "Double rooms on the ground floor were renamed and reformed again in summer",
)
SIZES = (11, 12, 13.33, 14, 14.67, 16, 18, 21)
LARGE = 200  # pixels an em at which gaps are as the outlines have them
PROPORTIONAL = tuple(name for name in families() if manifest()[name]["kind"] != "mono")
_OFF = 0.25  # pixels by which a gap may be off: each of its two pens by half a quarter
CLOSE = 1.6  # a gap between words is that much wider than the widest between letters beside it


def coverage(mask: Mask) -> np.ndarray:
    """From 0 to 1, row by row."""
    return np.frombuffer(bytes(mask.core), np.uint8).reshape(mask.height, mask.width) / 255


def sides(x: int, mask: Mask) -> tuple[float, float]:
    """Where a glyph's ink begins and ends, to parts of a pixel: a paler column counts in part."""
    columns = coverage(mask).max(axis=0)
    columns = columns / columns.max()
    return x + 1 - columns[0], x + mask.width - 1 + columns[-1]


def gaps(line: Line) -> Iterator[tuple[float, float]]:
    """Each gap between two words, and the widest one between two letters of either, in pixels."""
    inked = iter(line.inked)
    placed = [None if c == " " else sides(*next(inked)[::2]) for c in line.text]
    words: list[list[tuple[float, float]]] = [[]]
    for extent in placed:
        if extent is None:
            words.append([])
        else:
            words[-1].append(extent)
    inner = [max((b[0] - a[1] for a, b in pairwise(word)), default=0.0) for word in words]
    for (left, inside), (right, within) in pairwise(zip(words, inner, strict=True)):
        yield right[0][0] - left[-1][1], max(inside, within)


def close_words(family: str, *, bold: bool, whole: bool) -> list[tuple[float, int]]:
    """The gaps between words that read as gaps between letters, by size and number; pairs count
    that the outlines themselves set far enough apart."""
    found = []
    for text in PROSE:
        outlines = list(gaps(shape(text, font(family, LARGE, bold=bold))))
        apart = [gap > (CLOSE + 0.2) * widest for gap, widest in outlines]
        assert sum(apart) > 0.7 * len(apart), family
        for size in SIZES:
            drawn = gaps(shape(text, font(family, size, bold=bold, whole=whole)))
            found += [
                (size, number)
                for number, (gap, widest) in enumerate(drawn)
                if apart[number] and gap + _OFF < CLOSE * (widest - _OFF)
            ]
    return found


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("family", PROPORTIONAL)
def test_gaps_between_words_are_wider_than_those_between_letters(family: str, bold: bool) -> None:
    assert close_words(family, bold=bold, whole=False) == []


@pytest.mark.parametrize("family", ["Crimson Pro", "EB Garamond", "Literata", "Gelasio"])
def test_whole_pixels_tear_words_apart(family: str) -> None:
    """What the gaps are measured for: the test above can fail."""
    assert len(close_words(family, bold=False, whole=True)) > 8


@pytest.mark.parametrize("family", families())
def test_a_quarter_of_a_pixel_moves_the_ink_by_a_quarter(family: str) -> None:
    for size in (11, 14, 20):
        face = font(family, size)
        for character in "Hnoil8":
            centres = []
            for quarter in range(4):
                ((x, _, mask),) = face.inked(character, (16 * quarter,))
                columns = (coverage(mask) ** (1 / 0.85)).sum(axis=0)  # as it was averaged
                centres.append(x + float(columns @ np.arange(mask.width) / columns.sum()))
            steps = [after - before for before, after in pairwise(centres)]
            assert all(0.1 < step < 0.4 for step in steps), (family, size, character, steps)
            assert abs(sum(steps) - 0.75) < 0.15, (family, size, character, steps)


@pytest.mark.parametrize("family", families("sans"))
def test_letters_stand_on_the_baseline_and_end_on_whole_rows(family: str) -> None:
    for size in (10, 11, 12, 13, 14, 16, 18):
        face = font(family, size)
        for character, height in (("H", face.cap_height), ("z", face.x_height), ("E", None)):
            mask = face.inked(character, (0,))[0][2]
            assert mask.dy + mask.height == 0, (family, size, character)
            assert height is None or mask.height == height, (family, size, character)
            ink = coverage(mask)
            assert min(ink[0].max(), ink[-1].max()) > 0.6 * ink.max(), (family, size, character)


@pytest.mark.parametrize("family", families())
def test_ink_boxes_are_the_pixels_inked_when_drawn_alone(family: str) -> None:
    for size in (11, 14.67, 19):
        line = shape("Gravy, fjord “Ñ” 1,250.75 €", font(family, size))
        for index, character in enumerate(line.text):
            ink = line.ink_box(index)
            alone = Line(
                character, line.font, (), tuple(line.font.inked(character, line.pens[index:]))
            )
            item = Text(20, 40, alone, "#ffffff")
            box = draw(Frame(line.width + 40, 60, "#000000", (item,), {})).getbbox()
            assert ink == (None if box is None else Box(*box).moved(-20, -40)), (family, character)


def test_text_that_is_flush_ends_on_a_whole_pixel() -> None:
    for text in ("1,204.50", "88", "7", "a fjord"):
        line, flush = (shape(text, font("Arimo", 13.33), flush=way) for way in (False, True))
        assert line.pens[-1] % 64
        assert flush.pens[-1] == 64 * line.width == 64 * flush.width
        assert {b - a for a, b in zip(line.pens, flush.pens, strict=True)} == {flush.pens[0]}
