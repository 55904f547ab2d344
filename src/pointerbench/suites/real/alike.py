"""Whether two screens of a program differ enough for both to be asked on."""

from __future__ import annotations

from PIL import ImageChops, ImageStat

from pointerbench.capture.captured import State
from pointerbench.picture.pixels import Picture
from pointerbench.values.geometry import Box

_SIZE = (64, 48)
_SHARED = 0.5  # of the elements that answer; states that share less are different ones
_LEVELS = 2.0  # of 255: pictures that differ by less in the mean are nearly the same


def apart(one: Picture, other: Picture) -> bool:
    """Whether they differ in size, or clearly in their grey at 64x48 pixels."""
    if one.size != other.size:
        return True
    between = ImageChops.difference(_grey(one), _grey(other))
    return ImageStat.Stat(between).mean[0] >= _LEVELS


def others(one: State, other: State) -> bool:
    """Whether what answers a click is mostly not the same, as where a menu is open: it covers
    little of a large screen, and is all that can be asked for."""
    first, second = _answering(one), _answering(other)
    return len(first & second) < _SHARED * min(len(first), len(second))


def _answering(state: State) -> set[tuple[str, Box]]:
    return {(one.name or one.text, one.box) for one in state.elements if one.active}


def _grey(picture: Picture) -> Picture:
    return picture.convert("L").resize(_SIZE)
