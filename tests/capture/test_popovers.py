"""What an open popover covers and keeps from answering."""

from __future__ import annotations

from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.desktop.popovers import popover, uncovered
from pointerbench.capture.desktop.visible import Seen
from pointerbench.values.geometry import Box

_WINDOW = 7


def _tree(*rows: tuple[str, int, Box]) -> tuple[list[Node], list[Seen]]:
    """Nodes and what is seen of them, from role, place of the parent and box."""
    nodes: list[Node] = []
    for at, (role, parent, box) in enumerate(rows):
        above = nodes[parent].place if parent >= 0 else ""
        place = f"{above}/{at}".strip("/") if parent >= 0 else ""
        nodes.append(Node(Ref("peer", str(at)), role, parent=parent, place=place, box=box))
    return nodes, [Seen(box, window=_WINDOW) for _, _, box in rows]


_ROWS = (
    ("application", -1, Box(0, 0, 400, 300)),
    ("frame", 0, Box(0, 0, 400, 300)),
    ("panel", 1, Box(0, 0, 400, 300)),
    ("push button", 2, Box(210, 60, 290, 90)),  # behind the menu
    ("push button", 2, Box(10, 60, 90, 90)),
    ("panel", 1, Box(200, 40, 300, 200)),
    ("push button", 5, Box(205, 50, 295, 80)),
)


def test_a_panel_over_the_contents_is_a_popover() -> None:
    nodes, boxes = _tree(*_ROWS)
    assert popover(nodes, boxes) == 5
    assert popover(nodes[:5], boxes[:5]) is None


def test_what_it_covers_is_not_seen_and_all_else_is() -> None:
    nodes, boxes = _tree(*_ROWS)
    found = uncovered(nodes, boxes)
    assert [one.box is None for one in found] == [False, False, False, True, False, False, False]
    assert found[3].why == "behind a popover"
