"""What is wrong with a row before it is taken, and where exactly its target lies if nothing is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.imports.conventions import (
    CONVENTIONS,
    Convention,
    Corners,
    Points,
    Size,
    corners_of,
    points_of,
)
from pointerbench.imports.entry import POLYGON, REFUSAL, Entry

DEFECTS: dict[str, str] = {
    "no_picture": "the picture is missing",
    "bad_picture": "the picture cannot be read",
    "no_size": "neither a picture nor its size is there to tell pixels by",
    "no_instruction": "there is no instruction",
    "not_numbers": "the target is not of finite numbers, or not of as many as it takes",
    "other_size": "the row gives another size than the picture has",
    "inverted": "the right edge is left of the left one, or the lower above the upper",
    "empty": "the box has no area",
    "negative": "the box begins left of the picture or above it",
    "off_image": "the box reaches past the right or the lower edge of the picture",
}
"""By kind; of a row that has several, the first counts."""

WITHOUT_AREA = frozenset(["inverted", "empty"])
"""No box can be compared with such a one."""

NOISE = 0.01
"""Pixels past an edge that come from fractions which were rounded: no defect."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where the target lies, in pixels: the box around it, and the polygon if it is one."""

    box: Corners
    polygon: Points = ()


def checked(
    entry: Entry, size: Size | None, override: Convention | None
) -> tuple[Target | None, str]:
    """The target of a row whose picture has that size, if anybody knows it, and the kind of its
    defect or "".

    There is no target where the row is a refusal, or has none that can be told.
    """
    if entry.shape == REFUSAL:
        return None, _words_defect(entry) or _size_defect(entry, size)
    convention = override or CONVENTIONS[entry.convention]
    if size is None and convention.full and entry.numbers is not None:
        return None, "no_size"
    target = _target(entry, convention, size or (0, 0))
    if target is None or not all(map(math.isfinite, target.box)):
        return None, _words_defect(entry) or "not_numbers"
    found = _words_defect(entry) or _size_defect(entry, size) or _box_defect(target.box, size)
    return target, found


def _words_defect(entry: Entry) -> str:
    said = entry.instruction
    return "" if isinstance(said, str) and said.strip() else "no_instruction"


def stated_size(entry: Entry) -> Size | None:
    """The size that the row itself gives its picture; None where it gives none."""
    said = entry.size
    if not isinstance(said, list | tuple) or not scorer.are_numbers(list(said), 2):
        return None
    width, height = map(int, said)
    return (width, height) if width > 0 and height > 0 else None


def _target(entry: Entry, convention: Convention, size: Size) -> Target | None:
    if entry.spec is not None and entry.numbers is None:
        return _described(entry.spec)
    numbers = entry.numbers if isinstance(entry.numbers, list) else []
    if not numbers or not scorer.are_numbers(numbers, len(numbers)):
        return None
    if entry.shape == POLYGON:
        if len(numbers) < 6 or len(numbers) % 2:
            return None
        points = points_of(numbers, convention, size)
        return Target(_corners(scorer.bounds(points)), points)
    return Target(corners_of(numbers, convention, size)) if len(numbers) == 4 else None


def _described(spec: Any) -> Target | None:
    """Of regions or a polygon that came without a box around them."""
    try:
        hull = scorer.check_truth({"id": "-", "eval": spec}).hull
    except scorer.InputError:
        return None
    return Target(_corners(hull)) if hull else None


def _corners(box: Sequence[float]) -> Corners:
    x1, y1, x2, y2 = map(float, box)
    return x1, y1, x2, y2


def _size_defect(entry: Entry, size: Size | None) -> str:
    said = list(entry.size) if isinstance(entry.size, list | tuple) else entry.size
    return "" if size is None or said in (None, list(size)) else "other_size"


def _box_defect(box: Corners, size: Size | None) -> str:
    x1, y1, x2, y2 = box
    if x2 < x1 or y2 < y1:
        return "inverted"
    if x2 == x1 or y2 == y1:
        return "empty"
    if min(x1, y1) <= -NOISE:
        return "negative"
    width, height = size or (math.inf, math.inf)
    return "off_image" if x2 >= width + NOISE or y2 >= height + NOISE else ""


def sorted_box(box: Corners) -> Corners:
    x1, y1, x2, y2 = box
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


def point_in(truth: scorer.Truth) -> tuple[float, float] | None:
    """A point that hits: the middle of the target, else of one of its parts; None if none does."""
    middles = [_middle(box) for box in ([truth.hull] if truth.hull else []) + list(truth.boxes)]
    if truth.polygon:
        middles.append(_inside(truth.polygon))
    return next((point for point in middles if scorer.point_hits(truth, point)), None)


def _middle(box: Any) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _inside(polygon: Any) -> tuple[float, float]:
    """The middle of the widest stretch of a polygon at half its height."""
    _, top, _, bottom = scorer.bounds(polygon)
    y = (top + bottom) / 2
    ends = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    crossed = sorted(
        x1 + (y - y1) / (y2 - y1) * (x2 - x1) for (x1, y1), (x2, y2) in ends if (y1 > y) != (y2 > y)
    )
    stretches = zip(crossed[::2], crossed[1::2], strict=True)
    left, right = max(stretches, key=lambda stretch: stretch[1] - stretch[0], default=(0.0, 0.0))
    return (left + right) / 2, y
