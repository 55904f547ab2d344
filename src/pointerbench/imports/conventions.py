"""What the four numbers of somebody else's box mean: declared by name, never told by magnitude."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pointerbench import eval as scorer

Corners = tuple[float, float, float, float]
Points = tuple[tuple[float, float], ...]
Size = tuple[int, int]
"""Width and height in pixels."""


@dataclass(frozen=True, slots=True)
class Convention:
    """How a box is written.

    ``corners`` is ``xyxy`` (left, top, right, bottom) or ``xywh`` (left, top, width, height).
    ``full`` is the number that stands for a whole side of the picture; 0 means pixels.
    """

    corners: str
    full: int


# ``xywh-pixel``, ``xyxy-unit``, ``xyxy-per1000`` ...: the scorer's frames, two kinds of corner.
CONVENTIONS: dict[str, Convention] = {
    f"{corners}-{frame}": Convention(corners, full)
    for corners in ("xyxy", "xywh")
    for frame, full in scorer.FRAMES.items()
}


def corners_of(numbers: Sequence[float], convention: Convention, size: Size) -> Corners:
    """Left, top, right and bottom in pixels, unrounded, and unsorted where they are inverted."""
    a, b, c, d = map(float, numbers)
    if convention.corners == "xywh":
        c, d = a + c, b + d
    (x1, y1), (x2, y2) = (to_pixels(point, convention, size) for point in ((a, b), (c, d)))
    return x1, y1, x2, y2


def points_of(flat: Sequence[float], convention: Convention, size: Size) -> Points:
    """The corners of a polygon written as x1, y1, x2, y2, ... in pixels."""
    pairs = zip(flat[::2], flat[1::2], strict=True)
    return tuple(to_pixels(pair, convention, size) for pair in pairs)


def to_pixels(point: Sequence[float], convention: Convention, size: Size) -> tuple[float, float]:
    x, y = point
    if not convention.full:
        return float(x), float(y)
    return x * size[0] / convention.full, y * size[1] / convention.full
