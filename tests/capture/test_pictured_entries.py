"""Elements that hold others: a cell with an icon, a thumbnail, a frame whose title is ticked."""

from __future__ import annotations

import numpy as np

from pointerbench.capture.desktop.elements import Reading
from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.desktop.visible import Seen
from pointerbench.values.geometry import Box

_SHOWN = frozenset({"showing", "visible", "sensitive", "enabled", "selectable"})


def _reading(*rows: tuple[str, str, int, Box]) -> Reading:
    nodes: list[Node] = []
    for at, (role, name, parent, box) in enumerate(rows):
        above = nodes[parent].place if parent >= 0 else ""
        place = f"{above}/{at}".strip("/") if parent >= 0 else ""
        ref = Ref("peer", str(at))
        nodes.append(Node(ref, role, name, box=box, states=_SHOWN, parent=parent, place=place))
    seen = [Seen(box) for _, _, _, box in rows]
    return Reading(nodes, seen, np.full((200, 400, 3), 255, np.uint8))


def test_the_words_beside_an_icon_in_a_cell_are_those_of_the_cell() -> None:
    reading = _reading(
        ("application", "", -1, Box(0, 0, 400, 200)),
        ("frame", "", 0, Box(0, 0, 400, 200)),
        ("tree table", "", 1, Box(0, 0, 400, 200)),
        ("table cell", "", 2, Box(10, 10, 300, 36)),
        ("table cell", "", 3, Box(10, 10, 36, 36)),
        ("table cell", "Contracts", 3, Box(36, 10, 300, 36)),
    )
    elements, _ = reading.elements()
    assert [(one.type, one.name, one.text) for one in elements] == [
        ("text", "Contracts", "Contracts")
    ]


def test_a_thumbnail_without_words_is_an_image() -> None:
    reading = _reading(
        ("application", "", -1, Box(0, 0, 400, 200)),
        ("frame", "", 0, Box(0, 0, 400, 200)),
        ("layered pane", "", 1, Box(0, 0, 400, 200)),
        ("icon", "", 2, Box(10, 10, 125, 125)),
    )
    elements, _ = reading.elements()
    assert [one.type for one in elements] == ["image"]


def test_a_frame_that_can_be_ticked_is_a_group_of_what_it_holds() -> None:
    around = Box(10, 10, 300, 150)
    reading = _reading(
        ("application", "", -1, Box(0, 0, 400, 200)),
        ("frame", "", 0, Box(0, 0, 400, 200)),
        ("check box", "Sharpen", 1, around),
        ("slider", "Strength", 2, Box(20, 40, 290, 60)),
        ("push button", "Reset", 2, Box(20, 80, 120, 110)),
        ("check box", "Loop", 1, Box(10, 160, 80, 180)),
    )
    elements, groups = reading.elements()
    assert [one.name for one in elements] == ["Strength", "Reset", "Loop"]
    assert groups[elements[1].group].box == around


def test_an_entry_of_a_tree_ends_where_those_below_it_begin() -> None:
    whole = Box(10, 10, 200, 100)
    reading = _reading(
        ("application", "", -1, Box(0, 0, 400, 200)),
        ("frame", "", 0, Box(0, 0, 400, 200)),
        ("tree", "", 1, Box(0, 0, 200, 200)),
        ("tree item", "", 2, whole),
        ("tree item", "Local Folders", 3, whole),
        ("tree item", "Inbox", 4, Box(10, 40, 200, 70)),
        ("tree item", "Sent", 4, Box(10, 70, 200, 100)),
    )
    elements, _ = reading.elements()
    assert [(one.name, one.box.y1, one.box.y2) for one in elements] == [
        ("Local Folders", 10, 40),
        ("Inbox", 40, 70),
        ("Sent", 70, 100),
    ]
