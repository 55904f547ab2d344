"""What counts as words drawn in a box, on small pictures."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from pointerbench.capture.desktop.drawn import has_words
from pointerbench.capture.evidence import Pixels
from pointerbench.values.geometry import Box

BUTTON = Box(0, 0, 37, 35)


def picture(draw: str) -> Pixels:
    """A grey button with a cross as of scissors, or with letters of bars."""
    image = Image.new("RGB", (37, 35), (240, 240, 240))
    drawing = ImageDraw.Draw(image)
    if draw == "cross":
        drawing.line((10, 11, 26, 24), fill=(30, 30, 30), width=2)
        drawing.line((10, 24, 26, 11), fill=(30, 30, 30), width=2)
    else:
        for left in (9, 17, 25):
            drawing.rectangle((left, 12, left + 5, 22), fill=(30, 30, 30))
    return np.asarray(image)


def test_letters_that_stand_apart_are_words() -> None:
    assert has_words(picture("letters"), BUTTON, "Cut")


def test_an_icon_as_wide_as_a_short_word_is_none() -> None:
    assert not has_words(picture("cross"), BUTTON, "Cut")
