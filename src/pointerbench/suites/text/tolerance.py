"""The rule for box answers: which overlap with the true box is enough, chosen for each row.

Every box whose four edges are each within `SLACK` pixels of the truth must pass, and every box that
also takes in a neighbour must fail. The threshold lies halfway between the two; where they cross
there is none, and the row is not made.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from pointerbench.values.geometry import Box

SLACK = 2  # pixels of the picture that each edge may be off, whatever the size


def iou(a: Box, b: Box) -> float:
    """Intersection over union."""
    both = a.intersect(b).area
    return both / (a.area + b.area - both)


def least_good(box: Box) -> float:
    """The lowest overlap of any box that is within the slack.

    Overlap falls with each edge on its own as that edge leaves the truth, so the lowest is at a
    corner of what is allowed.
    """
    lowest = 1.0
    for x1, y1, x2, y2 in product((-SLACK, SLACK), repeat=4):
        other = Box(box.x1 + x1, box.y1 + y1, box.x2 + x2, box.y2 + y2)
        if other.x1 >= other.x2 or other.y1 >= other.y2:
            return 0.0
        lowest = min(lowest, iou(box, other))
    return lowest


def most_bad(box: Box, neighbours: Iterable[Box]) -> float:
    """The highest overlap of any box that covers the truth and a neighbour."""
    return max((iou(box, box.union(other)) for other in neighbours), default=0.0)


def min_iou(box: Box, neighbours: Iterable[Box]) -> float | None:
    """The threshold of a row, to three decimals; None where no threshold does both."""
    good, bad = least_good(box), most_bad(box, neighbours)
    threshold = round((good + bad) / 2, 3)
    return threshold if bad < threshold <= good else None
