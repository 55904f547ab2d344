"""How boxes lie to each other, as people say it; where people could disagree, it is said too.

Each relation comes twice: as it clearly holds, and, with ``loose``, as it could be meant. Lengths
are in pixels of the picture; a margin grows with the boxes, so that scale does not matter.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from pointerbench.values.geometry import Box

SIDES = ("left", "right", "above", "below")
CORNERS = ("upper-left", "upper-right", "lower-left", "lower-right")
EDGES = ("left", "right", "top", "bottom")

OPPOSITE: Mapping[str, str] = {
    "left": "right",
    "right": "left",
    "above": "below",
    "below": "above",
    "top": "bottom",
    "bottom": "top",
    "row": "column",
    "column": "row",
}

_NEAR_TIE = 1.15
_FEW = 4


def turned(box: Box, side: str) -> Box:
    """The box after a turn that makes ``side`` (or an edge) point to the right."""
    x1, y1, x2, y2 = box
    if side == "right":
        return box
    if side == "left":
        return Box(-x2, y1, -x1, y2)
    if side in ("below", "bottom"):
        return Box(y1, x1, y2, x2)
    return Box(-y2, x1, -y1, x2)


def overlap(one: Box, other: Box) -> float:
    """How much of the lower one's height lies beside the other, 0 to 1."""
    shared = min(one.y2, other.y2) - max(one.y1, other.y1)
    return max(0.0, shared / max(1, min(one.height, other.height)))


def beside(box: Box, anchor: Box, side: str, loose: bool = False) -> bool:
    """Whether the box lies on that side of the anchor, straight: it is not past it on another.

    Clearly: at least 60 % of the lower height (of the narrower width) is shared, and no pixels
    are. It could be meant from 10 % on, or with a few pixels of both in common.
    """
    a, b = turned(anchor, side), turned(box, side)
    if loose:
        return overlap(a, b) > 0.1 and b.center[0] > a.center[0] and b.x1 > a.center[0]
    return overlap(a, b) >= 0.6 and b.x1 >= a.x2 - 1


def gap(box: Box, anchor: Box, side: str) -> int:
    """Pixels from the anchor's edge to the box on that side; 0 where they touch or overlap."""
    return max(0, turned(box, side).x1 - turned(anchor, side).x2)


def in_line(box: Box, anchor: Box, line: str, loose: bool = False) -> bool:
    """Whether two boxes stand in one ``row`` or ``column``; apart from each other.

    Clearly: the middle of each lies within the other, seen along the line.
    """
    a, b = (turned(each, "right" if line == "row" else "below") for each in (anchor, box))
    if loose:
        return overlap(a, b) > 0.1
    middles = a.y1 < b.center[1] < a.y2 and b.y1 < a.center[1] < b.y2
    return middles and (b.x1 >= a.x2 - 1 or b.x2 <= a.x1 + 1)


def between(box: Box, first: Box, second: Box, loose: bool = False) -> bool:
    """Whether a box stands between two others that stand in one row or column with it."""
    for side in ("right", "below"):
        start, end = sorted((turned(first, side), turned(second, side)))
        middle = turned(box, side)
        least = 0.1 if loose else 0.6
        lined = min(overlap(start, middle), overlap(middle, end), overlap(start, end)) >= least
        if loose and lined and start.center[0] < middle.center[0] < end.center[0]:
            return True
        if lined and middle.x1 >= start.x2 - 1 and middle.x2 <= end.x1 + 1:
            return True
    return False


def apart(one: Box, other: Box) -> float:
    """Pixels between the nearest points of two boxes; 0 where they touch."""
    dx = max(0, one.x1 - other.x2, other.x1 - one.x2)
    dy = max(0, one.y1 - other.y2, other.y1 - one.y2)
    return math.hypot(dx, dy)


def least(distances: Mapping[str, float], loose: bool = False) -> list[str]:
    """Who is nearest: one, or all that are nearly as near (15 % or a few pixels more)."""
    if not distances:
        return []
    limit = min(distances.values()) * _NEAR_TIE + _FEW
    if loose:
        return sorted(distances)
    return sorted(key for key, value in distances.items() if value <= limit)


def in_corner(box: Box, around: Box, corner: str, loose: bool = False) -> bool:
    """Whether the box lies in that corner of a box around it: its middle is in a part of 25 % by
    25 %; it could be meant up to 40 %."""
    part = 0.4 if loose else 0.25
    vertical, horizontal = corner.split("-")
    x, y = box.center
    across = (x - around.x1) / max(1, around.width)
    down = (y - around.y1) / max(1, around.height)
    across = 1 - across if horizontal == "right" else across
    down = 1 - down if vertical == "lower" else down
    return 0 <= across <= part and 0 <= down <= part


def outermost(boxes: Mapping[str, Box], edge: str) -> list[str]:
    """The box nearest to an edge, by its middle; several where it is not clearly the one.

    Clearly: the next one is at least half of the smaller width (height) farther away.
    """
    if not boxes:
        return []
    turn = {key: turned(box, edge) for key, box in boxes.items()}
    far = max(turn.values(), key=lambda box: box.center[0])
    margin = {key: max(_FEW, min(box.width, far.width) / 2) for key, box in turn.items()}
    return sorted(key for key, box in turn.items() if far.center[0] - box.center[0] < margin[key])


def lined_up(boxes: Sequence[Box], line: str) -> list[int]:
    """Positions of the boxes in order along a clean ``row`` (or ``column``); else empty.

    Clean: each overlaps the next in height by 60 %, none overlaps the next along the row.
    """
    turn: Callable[[Box], Box] = (
        (lambda box: box) if line == "row" else (lambda box: turned(box, "below"))
    )
    sides = [turn(box) for box in boxes]
    order = sorted(range(len(sides)), key=lambda at: sides[at].x1)
    for one, other in pairwise(order):
        a, b = sides[one], sides[other]
        if overlap(a, b) < 0.6 or b.x1 < a.x2 - 1:
            return []
    return order
