"""A dump of AT-SPI, the accessibility of desktops: nodes as `capture` reads them.

``{"form": "at-spi", "nodes": [{"role": "push button", "name": "Save", "box": [10, 20, 90, 44],
"states": ["showing", "sensitive"], "parent": 0, "text": null}, ...], "windows": [...]}``; boxes in
pixels of the screen, parents before their children, ``parent`` the place of a node's parent in the
list (-1: none). Of a node only the role is needed. ``windows`` are those that are open, the lowest
first, as ``{"id": 1, "box": [...], "title": "..."}``; without them the screen is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop.defects import mended
from pointerbench.capture.desktop.elements import Reading
from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.desktop.rows import gathered
from pointerbench.capture.desktop.stack import Window
from pointerbench.capture.desktop.visible import seen
from pointerbench.capture.evidence import Pixels
from pointerbench.elements.tree import Group
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box


def elements(
    content: Mapping[str, Any], pixels: Pixels, place: str
) -> tuple[tuple[Captured, ...], dict[str, Group]]:
    """The elements and groups of a dump.

    Raises:
        UsageError: a node or a window is not as described.
    """
    nodes = _placed(
        [_node(row, f"{place}: node {at}", at) for at, row in enumerate(content["nodes"])]
    )
    height, width = pixels.shape[:2]
    windows = content.get("windows") or [{"id": 1, "box": [0, 0, width, height]}]
    stack = [_window(row, f"{place}: window {at}") for at, row in enumerate(windows)]
    nodes = gathered(mended(nodes)[0])
    found, groups = Reading(nodes, seen(nodes, stack, (width, height)), pixels).elements()
    return tuple(found), groups


def _placed(nodes: list[Node]) -> list[Node]:
    """The nodes below a program, each with its place, where the dump says neither."""
    if any(node.place for node in nodes) or not nodes:
        return nodes
    if nodes[0].role != "application":
        shifted = [replace(node, parent=node.parent + 1) for node in nodes]
        nodes = [Node(Ref("", "program"), "application"), *shifted]
    counts: Counter[int] = Counter()
    placed: list[Node] = []
    for node in nodes:
        above = placed[node.parent].place if node.parent >= 0 else ""
        number = counts[node.parent]
        counts[node.parent] += 1
        place = f"{above}/{number}".lstrip("/") if node.parent >= 0 else ""
        placed.append(replace(node, place=place))
    return placed


def _node(row: Any, at: str, number: int) -> Node:
    known = {one.name for one in fields(Node)}
    try:
        values = {key: value for key, value in row.items() if key in known}
        parent = int(values.get("parent", -1))
        if not -1 <= parent < number or not isinstance(values["role"], str):
            raise ValueError("a role, and a parent that comes before it")
        values["ref"] = Ref(*values.get("ref", ("", str(number))))
        values["box"] = Box(*map(int, values["box"])) if values.get("box") else None
        for name in ("states", "interfaces"):
            values[name] = frozenset(values.get(name) or ())
        values["labels"] = tuple(Ref(*label) for label in values.get("labels") or ())
        return Node(**values)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise UsageError(f"{at}: expected role, box, states, parent ({error})") from None


def _window(row: Any, at: str) -> Window:
    try:
        box, title = Box(*map(int, row["box"])), str(row.get("title", ""))
        return Window(int(row["id"]), box, bool(row.get("free", False)), title)
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"{at}: expected id, box and title ({error})") from None
