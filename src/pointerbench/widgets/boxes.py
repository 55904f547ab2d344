"""Ways to put nodes together; every keyword is a field of `pointerbench.flow.nodes.Group`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Rule, Spot
from pointerbench.widgets.theme import Theme


def column(*children: Node, **looks: Any) -> Group:
    """Children one below another, as wide as the column."""
    return Group(tuple(children), "column", **looks)


def row(*children: Node, **looks: Any) -> Group:
    """Children side by side, centred on one another."""
    return Group(tuple(children), "row", **{"align": "center", **looks})


def panes(*children: Node, **looks: Any) -> Group:
    """Children side by side, all as high as the group: side bar, list, content."""
    return Group(tuple(children), "row", **{"align": "stretch", **looks})


def wrap(*children: Node, **looks: Any) -> Group:
    """Children side by side, going on in further rows: tags, tiles."""
    return Group(tuple(children), "wrap", **{"align": "start", **looks})


def layers(*children: Node, **looks: Any) -> Group:
    """Children over one another; one with a width and height is centred, one that hugs, too."""
    return Group(tuple(children), "layers", **looks)


def text_columns(*children: Node, count: int = 2, **looks: Any) -> Group:
    """Children that flow through text columns; needs a height, or ``grow``."""
    return Group(tuple(children), "columns", count=count, **looks)


def pad(horizontal: float, vertical: float | None = None) -> Pad:
    """The same space left and right, and above and below."""
    vertical = horizontal if vertical is None else vertical
    return Pad(vertical, horizontal, vertical, horizontal)


def space(size: float) -> Group:
    """Empty space of a fixed size along the parent's axis."""
    return Group(width=size, height=size)


def push() -> Group:
    """Takes what is left over, so that what follows stands at the far end."""
    return Group(grow=1)


def rule(theme: Theme, thickness: float = 1) -> Rule:
    return Rule(theme.line, thickness)


def parted(nodes: Iterable[Node], rule: Rule) -> list[Node]:
    """The nodes with a rule between any two."""
    found: list[Node] = []
    for node in nodes:
        found += [rule, node] if found else [node]
    return found


def free(*children: Node, **looks: Any) -> Group:
    """Children that lie where `at` put them; fills what it is given."""
    return Group(tuple(children), "free", **{"clip": True, "grow": 1, **looks})


def at(node: Node, spot: Spot) -> Group:
    """A node at a spot of a free group, as large as the spot says."""
    if isinstance(node, Group):
        return replace(node, spot=spot)
    if isinstance(node, Drawing):
        node = replace(node, grow=1)
    return Group((node,), spot=spot)
