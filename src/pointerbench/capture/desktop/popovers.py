"""Popovers of GTK: menus drawn inside of their window, over what lies there.

GTK 3 has them as further panels of the window, beside the one with all its contents; X knows
nothing of them, so the stack of windows does not tell what they cover.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pointerbench.capture.desktop.node import Node
from pointerbench.capture.desktop.visible import Seen


def popover(nodes: Sequence[Node], boxes: Sequence[Seen]) -> int | None:
    """The place of the uppermost open popover; None where none is open."""
    found = None
    for at, node in enumerate(nodes):
        box = boxes[at].box
        if node.role != "panel" or node.depth != 2 or box is None:
            continue
        beside = (
            boxes[other].box
            for other in range(at)
            if nodes[other].parent == node.parent and boxes[other].window == boxes[at].window
        )
        if any(other is not None and other.covers(box) for other in beside):
            found = at
    return found


def is_below(nodes: Sequence[Node], at: int, above: int) -> bool:
    """Whether a node is another one or lies somewhere below it in the tree."""
    place = at
    while place > above:
        place = nodes[place].parent
    return place == above


def uncovered(nodes: Sequence[Node], boxes: Sequence[Seen]) -> list[Seen]:
    """What is seen of each node, less what is smaller than an open popover and has its middle
    behind it."""
    found = list(boxes)
    over = popover(nodes, boxes)
    shown = boxes[over].box if over is not None else None
    if over is None or shown is None:
        return found
    for at, one in enumerate(boxes):
        own = one.box
        if own is None or one.window != boxes[over].window or not shown.overlaps(own):
            continue
        if is_below(nodes, at, over) or is_below(nodes, over, at):
            continue
        hidden = shown.contains(*own.center) and own.area < shown.area
        found[at] = (
            Seen(why="behind a popover", window=one.window) if hidden else replace(one, whole=False)
        )
    return found
