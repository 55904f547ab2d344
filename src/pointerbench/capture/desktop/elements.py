"""Elements and groups of a screen, from the nodes of its programs and what is painted there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.drawn import colours, has_words
from pointerbench.capture.desktop.labels import labels_of, unmarked
from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.desktop.shortcuts import shortcut_of
from pointerbench.capture.desktop.visible import Seen
from pointerbench.capture.evidence import Pixels
from pointerbench.elements.tree import Group
from pointerbench.values.geometry import Box

_SMALLEST = 5  # pixels of a side that a person can point at
_ICON = 64  # pixels of the wider side up to which a button without words is an icon
_ROW = 40  # pixels above which an entry of a list is a picture rather than a line of text
_FILLED = 0.7  # of a row's area from which the control in it is the row
_TICK = 20  # pixels of the little box before the words of a box to tick
_ARROW = 8  # pixels of a box to choose from that are left beside its field
_PAIR = 2  # levels above a half of a button at which both are one
_TEXTS = ("label", "static", "heading", "caption", "accelerator label")
_NEED_LABELS = {*kinds.FIELDS, *kinds.DROPDOWNS, "slider", "switch", *kinds.CHECKS}


@dataclass
class Reading:
    """The nodes of one screen with what is seen of each, and the picture.

    All lists are in step: the place of a node is that of what is seen of it.
    """

    nodes: Sequence[Node]
    seen: Sequence[Seen]
    pixels: Pixels
    _group_ids: dict[int, str] = field(default_factory=dict)

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

    def elements(self) -> tuple[list[Captured], dict[str, Group]]:
        """All elements in reading order, and the groups that hold them."""
        labels = self._labels()
        groups = self._groups()
        made = [
            self._element(number, at, box, labels)
            for number, (at, box) in enumerate(self.chosen.items())
        ]
        return made, groups

    def place_of(self, element: Captured) -> int:
        """The place of the node that an element was made from."""
        return self._places[element.id]

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {f"e{number}": at for number, at in enumerate(self.chosen)}

    def _labels(self) -> Mapping[Ref, str]:
        wanted = [
            (self.nodes[at], box)
            for at, box in self.chosen.items()
            if self.nodes[at].role in _NEED_LABELS and not self.nodes[at].name
        ]
        texts = [
            (self.nodes[at], box)
            for at, box in self.chosen.items()
            if self.nodes[at].role in _TEXTS
        ]
        return labels_of(wanted, texts, self.by_ref)

    def _element(self, number: int, at: int, box: Box, labels: Mapping[Ref, str]) -> Captured:
        node = self.nodes[at]
        text = self.text_of(at, box)
        kind = kinds.type_of(node)
        if kind in ("button", "checkbox", "text") and self._is_icon(node, box, text):
            kind = "icon"
        if (
            kind == "text"
            and not text
            and (node.role == "icon" or (node.role == "list item" and box.height > _ROW))
        ):
            kind = "image"
        fill, ink = colours(self.pixels, box)
        seen = self.seen[at]
        return Captured(
            id=f"e{number}",
            type=kind,
            box=box,
            role=node.role,
            name=self.name_of(at),
            description=self.description_of(at),
            text=text,
            label=labels.get(node.ref, ""),
            shortcut=shortcut_of(node.keys, node.description),
            fill=fill,
            ink=ink,
            state=kinds.state_of(node),
            group=self._group_of(at),
            whole=seen.whole,
            active=kinds.is_active(node),
            path=node.place,
        )

    def _is_icon(self, node: Node, box: Box, text: str) -> bool:
        if text or max(box.width, box.height) > _ICON:
            return False
        return node.role in (*kinds.BUTTONS, "icon") or bool(
            node.role in kinds.CHECKS and min(box.width, box.height) >= 22
        )

    def name_of(self, at: int) -> str:
        """The accessible name; of a button without one, what is named in it; of one of a pair
        without one, that of the pair."""
        node = self.nodes[at]
        if node.name:
            return unmarked(node.name)
        if kinds.is_leaf(node) and node.role not in ("page tab", "combo box"):
            named = (self.nodes[child].name for child in self.below(at))
            return unmarked(next((name for name in named if name), ""))
        return ""

    def description_of(self, at: int) -> str:
        """What is said of an element; of a nameless half of a button, what is said of both."""
        node = self.nodes[at]
        if node.description == node.name and node.name:
            return ""
        if node.description or node.name or node.role not in kinds.BUTTONS:
            return unmarked(node.description)
        around = (self.nodes[above] for above in self.above(at))
        near = (one for one, _ in zip(around, range(_PAIR), strict=False))
        return unmarked(next((one.description for one in near if one.description), ""))

    def text_of(self, at: int, box: Box) -> str:
        """The words drawn in a box, as far as the program tells them and ink confirms it."""
        node = self.nodes[at]
        if node.role in kinds.DROPDOWNS:
            return self._choice(at, box)
        if node.role in (*kinds.FIELDS, *_TEXTS):
            return _one_line(node.text if node.text else node.name if node.text is None else "")
        if node.role in (*kinds.MENU_ENTRIES, "page tab", "table cell", "list item", "tree item"):
            return _one_line(self._entry(at, box))
        words = self.name_of(at)
        has_label = any(
            self.nodes[child].role in _TEXTS and self.nodes[child].showing
            for child in self.below(at)
        )
        if node.role in kinds.CHECKS and box.width > 2 * _TICK:
            box = Box(box.x1 + _TICK, box.y1, box.x2, box.y2)
        if words and (has_label or has_words(self.pixels, box, words)):
            return _one_line(words)
        return ""

    def _entry(self, at: int, box: Box) -> str:
        """The words of an entry of a menu, a list or a table."""
        node = self.nodes[at]
        if node.role == "table cell" and node.text is not None:  # its name may be its address
            return node.text
        tall = node.role == "list item" and box.height > _ROW and not self._named_below(at)
        if tall or (node.role == "tree item" and box.width < _ICON):
            return node.name if has_words(self.pixels, box, node.name) else ""
        return node.name or node.text or self._named_below(at)

    def _named_below(self, at: int) -> str:
        return " ".join(
            self.nodes[child].name
            for child in self.below(at)
            if self.nodes[child].role in (*_TEXTS, "table cell") and self.nodes[child].name
        )

    def _choice(self, at: int, box: Box) -> str:
        """What a box to choose from shows: the chosen entry or its own name."""
        below = list(self.below(at))
        if any(self.nodes[child].role in kinds.FIELDS and self.seen[child].box for child in below):
            return ""
        node = self.nodes[at]
        chosen = [self.nodes[c].name for c in below if "selected" in self.nodes[c].states]
        for words in (*chosen, node.name, node.text or ""):
            if words and has_words(self.pixels, box, words):
                return _one_line(words)
        return ""

    def _groups(self) -> dict[str, Group]:
        """Nodes that hold at least two elements and are known to be groups, outermost first."""
        counts: dict[int, int] = {}
        for at in self.chosen:
            for above in self.above(at):
                counts[above] = counts.get(above, 0) + 1
        wanted = [at for at in sorted(counts) if counts[at] >= 2 and self._is_group(at)]
        self._group_ids = {at: f"g{number}" for number, at in enumerate(wanted)}
        return {self._group_ids[at]: self._group(at) for at in wanted}

    def _is_group(self, at: int) -> bool:
        node = self.nodes[at]
        if self.seen[at].box is None:
            return False
        named = node.role in ("panel", "filler") and bool(node.name)
        return node.role in kinds.GROUPS or named or self.is_frame(at)

    def _group(self, at: int) -> Group:
        box = self.seen[at].box
        assert box is not None
        texts = [
            self.text_of(one, self.chosen[one]) for one in self.below(at) if one in self.chosen
        ]
        return Group(
            id=self._group_ids[at],
            box=box,
            parent=self._group_of(at),
            text=" ".join(text for text in texts if text),
        )

    def _group_of(self, at: int) -> str:
        """The id of the innermost group around a node."""
        return next((self._group_ids[n] for n in self.above(at) if n in self._group_ids), "")

    def above(self, at: int) -> Iterator[int]:
        """The places of the nodes around one, the innermost first."""
        above = self.nodes[at].parent
        while above >= 0:
            yield above
            above = self.nodes[above].parent


def _one_line(words: str | None) -> str:
    return " ".join(unmarked(words or "").split())
