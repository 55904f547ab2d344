"""The words beside a field or a switch that name it, where the program does not say which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.values.geometry import Box

_BESIDE = 220  # pixels from the end of a label to the field on its right
_ABOVE = 26  # pixels from a label down to the field below it


def labels_of(
    wanted: Sequence[tuple[Node, Box]],
    texts: Sequence[tuple[Node, Box]],
    by_ref: Mapping[Ref, Node],
) -> dict[Ref, str]:
    """By field the words that name it: those of what it is labelled by, else of the label on its
    left in the same line with nothing between, else of the one above with the same left side.

    ``wanted`` are fields, ``texts`` labels, each with what is seen of it.
    """
    found = {}
    taken = [box for _, box in wanted]
    for node, box in wanted:
        named = next((by_ref[ref].name for ref in node.labels if ref in by_ref), "")
        said = named or _nearest(box, texts, taken)
        if said:
            found[node.ref] = said.rstrip(":： ")
    return found


def _nearest(box: Box, texts: Sequence[tuple[Node, Box]], fields: Sequence[Box]) -> str:
    beside = [
        (box.x1 - label.x2, node.name)
        for node, label in texts
        if node.name
        and 0 <= box.x1 - label.x2 <= _BESIDE
        and _in_line(label, box)
        and not any(_between(label, other, box) for other in fields)
    ]
    if beside:
        return min(beside)[1]
    above = [
        (box.y1 - label.y2, node.name)
        for node, label in texts
        if node.name and 0 <= box.y1 - label.y2 <= _ABOVE and abs(label.x1 - box.x1) <= 14
    ]
    return min(above)[1] if above else ""


def _in_line(first: Box, second: Box) -> bool:
    """Whether the middle of the lower of two boxes lies within the height of the other."""
    low, high = sorted((first, second), key=lambda box: box.height)
    return high.y1 <= low.center[1] < high.y2 and high.height < 60


def _between(label: Box, other: Box, box: Box) -> bool:
    return other != box and other.x1 >= label.x2 and other.x2 <= box.x1 and _in_line(other, box)
