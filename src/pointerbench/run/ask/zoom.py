"""A second look: which part of the picture is shown again, and what is answered on the whole."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.run.ask.pictures import Crop
from pointerbench.run.options import Zoom
from pointerbench.run.question import Size

LEAST = 28
"""Pixels of a side of the part at least, as far as the picture has them: less shows nothing."""


def crop_around(answer: Sequence[float], size: Size, zoom: Zoom) -> Crop:
    """The part around a point or box, shifted so that it lies on the picture.

    It has the size that ``zoom`` says, at least; a box that is answered lies in it whole, so that
    the second answer can mend each of its corners.
    """
    x1, y1, x2, y2 = answer if len(answer) == 4 else (*answer, *answer)
    left, right = _span(x1, x2, size[0], _side(size[0], zoom, 0))
    top, bottom = _span(y1, y2, size[1], _side(size[1], zoom, 1))
    return left, top, right, bottom


def on_whole(answer: Sequence[float], crop: Crop) -> tuple[float, ...]:
    """A point or box in pixels of the part, in pixels of the whole picture."""
    return tuple(value + crop[axis % 2] for axis, value in enumerate(answer))


def _side(whole: int, zoom: Zoom, axis: int) -> int:
    wanted = zoom.size[axis] if zoom.size else round(whole / (zoom.factor or 1))
    return min(whole, max(wanted, LEAST))


def _span(low: float, high: float, whole: int, side: int) -> tuple[int, int]:
    """Start and end of a part of at least ``side`` pixels around what lies from low to high."""
    low, high = (min(max(value, 0.0), float(whole)) for value in (low, high))
    side = min(whole, max(side, round(high - low)))
    start = min(max(round((low + high - side) / 2), 0), whole - side)
    return start, start + side
