"""Whether two screens of a program differ enough for both to be asked on."""

from __future__ import annotations

from PIL import ImageChops, ImageStat

from pointerbench.picture.pixels import Picture

_SIZE = (64, 48)
_LEVELS = 2.0  # of 255: pictures that differ by less in the mean are nearly the same


def apart(one: Picture, other: Picture) -> bool:
    """Whether they differ in size, or clearly in their grey at 64x48 pixels."""
    if one.size != other.size:
        return True
    between = ImageChops.difference(_grey(one), _grey(other))
    return ImageStat.Stat(between).mean[0] >= _LEVELS


def _grey(picture: Picture) -> Picture:
    return picture.convert("L").resize(_SIZE)
