"""Elements and groups of a screen, from the nodes of its programs and what is painted there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.chosen import Chosen
from pointerbench.capture.desktop.drawn import colours, has_words
from pointerbench.capture.desktop.labels import labels_of, unmarked
from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.desktop.shortcuts import shortcut_of
from pointerbench.elements.tree import Group
from pointerbench.values.geometry import Box

_ICON = 64  # pixels of the wider side up to which a button without words is an icon
_ROW = 40  # pixels above which an entry of a list is a picture rather than a line of text
_TICK = 20  # pixels of the little box before the words of a box to tick
_PAIR = 2  # levels above a half of a button at which both are one
_TEXTS = ("label", "static", "heading", "caption", "accelerator label")
_NEED_LABELS = {*kinds.FIELDS, *kinds.DROPDOWNS, "slider", "switch", *kinds.CHECKS}


@dataclass
class Reading(Chosen):
    """The nodes of one screen as elements and groups."""

    _group_ids: dict[int, str] = field(default_factory=dict)

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
