"""Elements that light up together with the one beside them."""

from __future__ import annotations

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.elements import Reading
from pointerbench.values.geometry import Box

_HALF = 26  # pixels of the narrow half of a button that opens a menu


def whole_field(reading: Reading, element: Captured) -> Box:
    """The box of a field; with the arrow beside it where both are one, as its frame is."""
    above = reading.nodes[reading.place_of(element)].parent
    around = reading.seen[above].box
    if reading.nodes[above].role in kinds.DROPDOWNS and around is not None:
        return around
    return element.box


def pair_of(reading: Reading, element: Captured) -> Box | None:
    """The box of both halves of a button that lights up as a whole; None where it has none.

    The halves stand side by side, one of them is narrow, and nothing else is with them.
    """
    at = reading.place_of(element)
    both = [n for n in reading.children[reading.nodes[at].parent] if reading.seen[n].box]
    boxes = [box for n in both if (box := reading.seen[n].box)]
    if len(both) != 2 or any(reading.nodes[n].role not in kinds.BUTTONS for n in both):
        return None
    left, right = sorted(boxes)
    in_line = left.y1 == right.y1 and left.y2 == right.y2
    touch = abs(right.x1 - left.x2) <= 1 and min(left.width, right.width) <= _HALF
    return left.union(right) if in_line and touch else None
