"""Whether two screens of a program differ enough for both to be asked on."""

from __future__ import annotations

import numpy as np
from PIL import Image

from pointerbench.picture.pixels import Picture

_SIZE = (64, 48)
_LEVELS = 2.0  # of 255: pictures that differ by less in the mean are nearly the same


def apart(one: Picture, other: Picture) -> bool:
    """Whether they differ in size, or clearly in their grey at 64x48 pixels."""
    return one.size != other.size or float(np.abs(_grey(one) - _grey(other)).mean()) >= _LEVELS


def _grey(picture: Picture) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    small = picture.convert("L").resize(_SIZE, Image.Resampling.BOX)
    return np.asarray(small, np.float64)
