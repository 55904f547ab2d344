"""Whether words are found to be drawn in a box."""

from __future__ import annotations

import numpy as np
import pytest

from pointerbench.capture.desktop.drawn import has_words, width_of
from pointerbench.capture.evidence import Pixels
from pointerbench.values.geometry import Box

_WORDS = "Save Project"
_BOX = Box(10, 10, 130, 41)


def _button(gap: int, words: bool = True) -> Pixels:
    """A button with an icon of 16 pixels and, that many empty columns beside it, a text."""
    pixels = np.full((60, 160, 3), 240, np.uint8)
    pixels[18:34, 14:30] = 60
    if words:
        begin = 30 + gap
        for column in range(begin, begin + round(width_of(_WORDS)), 2):
            pixels[21:31, column] = 30
    return pixels


@pytest.mark.parametrize("gap", [3, 6, 12])
def test_words_beside_an_icon_are_found_however_close_they_stand(gap: int) -> None:
    assert has_words(_button(gap), _BOX, _WORDS)


def test_an_icon_alone_is_no_words() -> None:
    assert not has_words(_button(3, words=False), _BOX, _WORDS)
    assert not has_words(_button(3, words=False), _BOX, "Up")
