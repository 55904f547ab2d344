"""Which nodes of a screen are elements, and what part of each is its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.desktop.visible import Seen
from pointerbench.capture.evidence import Pixels
from pointerbench.values.geometry import Box

_SMALLEST = 5  # pixels of a side that a person can point at
_FILLED = 0.7  # of a row's area from which the control in it is the row
_ARROW = 8  # pixels of a box to choose from that are left beside its field


@dataclass
class Chosen:
    """The nodes of one screen with what is seen of each, and the picture.

    All lists are in step: the place of a node is that of what is seen of it.
    """

    nodes: Sequence[Node]
    seen: Sequence[Seen]
    pixels: Pixels

    @cached_property
    def children(self) -> Mapping[int, Sequence[int]]:
        found: dict[int, list[int]] = {}
        for at, node in enumerate(self.nodes):
            found.setdefault(node.parent, []).append(at)
        return found

    @cached_property
    def by_ref(self) -> Mapping[Ref, Node]:
        return {node.ref: node for node in self.nodes}

    def below(self, root: int) -> Iterator[int]:
        """The places of all nodes under one, in reading order."""
        for child in self.children.get(root, ()):
            yield child
            yield from self.below(child)

    @cached_property
    def chosen(self) -> Mapping[int, Box]:
        """The nodes that are elements, with the part of each that is theirs."""
        found: dict[int, Box] = {}
        inside: set[int] = set()
        for at, node in enumerate(self.nodes):
            if node.parent in inside:
                inside.add(at)
            box = self.seen[at].box
            if box is None or not kinds.type_of(node):
                continue
            if at in inside and node.role not in kinds.FIELDS:
                continue
            if self.is_part(at) or self.is_frame(at):
                continue
            if kinds.is_leaf(node) and node.role != "page tab":
                inside.add(at)
            box = self.own_part(at, box)
            if min(box.width, box.height) >= _SMALLEST:
                found[at] = box
        return found

    def is_part(self, at: int) -> bool:
        """Whether a node is no element: a text without words, an image that nobody names, a page
        of a document whose paragraphs are elements."""
        node = self.nodes[at]
        kind = kinds.type_of(node)
        if node.role == "list item" and not (node.name or node.text) and self._is_filled(at):
            return True
        if kind == "text" and not (node.name or node.text):
            if node.role == "tree item" and any(self._entries_in(at)):
                return True
            return node.role not in ("icon", "table cell", "list item", "tree item")
        if kind == "image":
            return not (node.name or node.description) and node.role != "drawing area"
        if node.role in ("document text", "document frame"):
            return bool(self.children.get(at))
        return False

    def is_frame(self, at: int) -> bool:
        """Whether a node is a frame around controls whose title can be ticked, as Qt's group boxes:
        told as a box to tick, but a click in the middle of it ticks nothing."""
        return self.nodes[at].role == "check box" and any(
            kinds.is_active(self.nodes[below]) for below in self.below(at)
        )

    def _is_filled(self, at: int) -> bool:
        """Whether a control lies in a node and takes its place, as a tool does."""
        around = self.seen[at].box
        return around is not None and any(
            (box := self.seen[below].box)
            and kinds.is_active(self.nodes[below])
            and box.area >= _FILLED * around.area
            for below in self.below(at)
        )

    def own_part(self, at: int, box: Box) -> Box:
        """A box to choose from, without the field that it holds: what is beside it; an entry of a
        tree, without those below it that Gecko tells as parts of it."""
        if self.nodes[at].role == "tree item":
            tops = [inner.y1 for _, inner in self._entries_in(at) if inner != box]
            return Box(box.x1, box.y1, box.x2, max(box.y1, min(tops))) if tops else box
        if self.nodes[at].role not in kinds.DROPDOWNS:
            return box
        fields = [
            inner
            for child in self.below(at)
            if self.nodes[child].role in kinds.FIELDS and (inner := self.seen[child].box)
        ]
        if not fields:
            return box
        inner = fields[0]
        if box.x2 - inner.x2 >= _ARROW:
            return Box(inner.x2, box.y1, box.x2, box.y2)
        if inner.x1 - box.x1 >= _ARROW:
            return Box(box.x1, box.y1, inner.x1, box.y2)
        return box

    def _entries_in(self, at: int) -> Iterator[tuple[int, Box]]:
        """The entries of a tree that are told as parts of one, with what is seen of them."""
        for below in self.below(at):
            box = self.seen[below].box
            if self.nodes[below].role == "tree item" and box is not None:
                yield below, box
