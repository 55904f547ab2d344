"""How well elements are located, where all of them are known.

What is looked for: elements of which all is painted, each side at least 5 pixels. Left out are
those that hold two texts or three others, and images, notifications and surfaces of a tenth of the
screen, which are grounds for others.

What counts: two elements are one where they share half of their union (IoU 0.5), one to one, the
best pairs first. A tree gives its widgets more room than is painted: a label its whole row, an
entry of a menu the menu's width. So *as painted* an element may be met by its box or by the box of
its ink, also without a square part that stands apart at an end, which is an icon or an arrow beside
words; a control and the single text in it are one element with both boxes; lines of a text are
joined where several lie in its box. *By box* only the widget's box counts, which is harsher than
anybody can be who sees nothing but the picture. A located element is right where it meets any
element of its kind, and counts neither way where it lies in something that was not looked for, as
in a canvas; so does an icon in a control or in a row that can be chosen, whose parts no tree names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import Pixels
from pointerbench.values.geometry import Box

KINDS = ("text", "icon", "field", "tick", "button", "menu", "tab", "link", "slider")
_FIELDS, _TICKS = ("input", "dropdown"), ("checkbox", "toggle")
_GROUNDS = ("image", "notification")
_SMALLEST = 5
_ENOUGH = 0.5
_INSIDE = 0.8
_SQUARE = 1.6  # width to height of what is an icon beside words, at most


@dataclass(frozen=True)
class Seen:
    """An element, true or located: what matters here. ``boxes`` are all that stand for it, that of
    the whole first."""

    type: str
    boxes: tuple[Box, ...]
    text: str = ""
    looked_for: bool = True
    active: bool = False

    @property
    def box(self) -> Box:
        return self.boxes[0]

    @property
    def has_parts(self) -> bool:
        """Whether an icon may be painted in it that is no element of its own."""
        return self.type != "icon" and (self.type != "text" or self.active)

    def is_a(self, kind: str) -> bool:
        if kind == "text":
            return any(c.isalnum() for c in self.text)
        if kind in ("field", "tick"):
            return self.type in (_FIELDS if kind == "field" else _TICKS)
        return self.type == kind


@dataclass
class Tally:
    """Counts of one kind over all screens; ``ious`` of what was found."""

    wanted: int = 0
    found: int = 0
    by_box: int = 0
    located: int = 0
    right: int = 0
    read: int = 0
    ious: list[float] = field(default_factory=list)

    def line(self, kind: str) -> str:
        def share(part: int, whole: int) -> str:
            return f"{part / whole:6.3f}" if whole else "     -"

        mean = f"{sum(self.ious) / len(self.ious):6.3f}" if self.ious else "     -"
        read = share(self.read, self.found) if kind == "text" else "     -"
        return (
            f"{kind:<8} {self.wanted:7} {share(self.found, self.wanted)} {mean} "
            f"{share(self.by_box, self.wanted)} {self.located:8} {share(self.right, self.located)}"
            f" {read}"
        )


HEAD = "kind      wanted recall    IoU by box  located  prec.   read"


def alike(one: Box, other: Box) -> float:
    """Intersection over union."""
    shared = one.intersect(other).area
    return shared / max(1, one.area + other.area - shared)


def iou(one: Seen, other: Seen) -> float:
    """The best of all pairs of boxes."""
    return max(alike(a, b) for a in one.boxes for b in other.boxes)


def plain(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())


def truth_of(elements: Sequence[Captured], pixels: Pixels) -> list[Seen]:
    """The elements of a screen, each with all boxes that stand for it."""
    height, width = pixels.shape[:2]
    screen = Box(0, 0, width, height)
    taken: set[int] = set()
    found = []
    for at, element in enumerate(elements):
        inside = [
            number
            for number, other in enumerate(elements)
            if number != at and _holds(element.box, other.box) and other.box != element.box
        ]
        texts = [number for number in inside if elements[number].type == "text"]
        boxes = [element.box]
        own = len(texts) == 1 and plain(elements[texts[0]].text) == plain(element.text)
        if own and element.type != "text":
            taken.add(texts[0])
            boxes += [elements[texts[0]].box, *_ink(pixels, elements[texts[0]].box)]
        else:
            boxes += _ink(pixels, element.box)
        others = len(inside) - (1 if own else 0)
        ground = (
            element.type in _GROUNDS
            or element.box.area > screen.area / 10
            or len(texts) > 1
            or (others > 2 and element.type not in _FIELDS)
        )
        fits = min(element.box.width, element.box.height) >= _SMALLEST
        fits = fits and screen.covers(element.box) and element.whole
        looked_for = fits and not ground
        found.append(Seen(element.type, tuple(boxes), _text(element), looked_for, element.active))
    return [one for at, one in enumerate(found) if at not in taken]


def _text(element: Captured) -> str:
    """The words that are painted: of a row of a list a tree tells its name alone."""
    return element.text or (element.name if element.type == "text" else "")


def _holds(outer: Box, inner: Box) -> bool:
    return outer.intersect(inner).area >= 0.9 * inner.area and outer.area > inner.area


def _ink(pixels: Pixels, box: Box) -> list[Box]:
    """The box of what differs from the ground in a box, without a border at its edges."""
    x1, y1, x2, y2 = box
    part = pixels[max(0, y1) : y2, max(0, x1) : x2].astype(np.int32)
    if min(part.shape[:2]) < _SMALLEST:
        return []
    packed = part[:, :, 0] << 16 | part[:, :, 1] << 8 | part[:, :, 2]
    levels, counts = np.unique(packed, return_counts=True)
    ground = int(levels[counts.argmax()])
    ink = np.abs(part - (ground >> 16, ground >> 8 & 255, ground & 255)).max(axis=2) > 12
    for _ in range(3):  # a border is a line that is ink for most of its length
        for edge in (ink[0], ink[-1], ink[:, 0], ink[:, -1]):
            if edge.mean() > 0.7:
                edge[:] = False
        rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
        if not len(rows):
            return []
        ink = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        x1, y1 = x1 + int(columns[0]), y1 + int(rows[0])
    whole = Box.at(x1, y1, ink.shape[1], ink.shape[0])
    return [whole, *_words(ink, whole)]


def _words(ink: NDArray[np.bool_], whole: Box) -> list[Box]:
    """The ink without what is square and stands apart at its left or right, or above it."""
    across = _parts(ink.any(axis=0), max(3, whole.height // 6))
    found = []
    if len(across) > 1:
        first = across[0][1] - across[0][0] <= _SQUARE * whole.height
        last = across[-1][1] - across[-1][0] <= _SQUARE * whole.height
        ends = [(first, False), (False, last), (first and len(across) > 2, last)]
        for begin, end in ends:
            left = across[1][0] if begin else 0
            right = across[-2][1] if end else whole.width
            if begin or end:
                found.append(Box(whole.x1 + left, whole.y1, whole.x1 + right, whole.y2))
    down = _parts(ink.any(axis=1), 3)
    if len(down) > 1 and down[0][1] - down[0][0] > down[-1][1] - down[-1][0]:
        found.append(Box(whole.x1, whole.y1 + down[1][0], whole.x2, whole.y2))
    return [_trimmed(ink, whole, box) for box in found]


def _parts(inked: Any, gap: int) -> list[tuple[int, int]]:
    """Where there is ink along a side: beginnings and ends of parts with that gap between them."""
    places = np.flatnonzero(inked)
    breaks = np.flatnonzero(np.diff(places) > gap)
    begins = [places[0], *places[breaks + 1]]
    ends = [*places[breaks], places[-1]]
    return [(int(one), int(other) + 1) for one, other in zip(begins, ends, strict=True)]


def _trimmed(ink: NDArray[np.bool_], whole: Box, box: Box) -> Box:
    x1, y1, x2, y2 = box.moved(-whole.x1, -whole.y1)
    part = ink[y1:y2, x1:x2]
    rows, columns = np.flatnonzero(part.any(axis=1)), np.flatnonzero(part.any(axis=0))
    left, top = box.x1 + int(columns[0]), box.y1 + int(rows[0])
    return Box(left, top, box.x1 + int(columns[-1]) + 1, box.y1 + int(rows[-1]) + 1)


def located_of(state: State) -> list[Seen]:
    """Located elements; the second box is that of the ink of their text or icon."""
    found = []
    for element in state.elements:
        own = [proof.box for proof in element.evidence if proof.kind == "located" and proof.box]
        found.append(Seen(element.type, (element.box, *own), element.text))
    return found


def count(truth: Sequence[Seen], located: Sequence[Seen], tallies: dict[str, Tally]) -> None:
    """Adds one screen to the counts of all kinds."""
    grounds = [one for one in truth if not one.looked_for]
    for kind, tally in tallies.items():
        wanted = [one for one in truth if one.looked_for and one.is_a(kind)]
        own = [one for one in located if one.is_a(kind)]
        pairs = _pairs(wanted, own)
        if kind == "text":
            pairs += _joined(wanted, own, pairs)
        right = {at for _, ats, _ in pairs for at in ats}
        tally.wanted += len(wanted)
        tally.found += len(pairs)
        tally.ious += [share for _, _, share in pairs]
        tally.read += sum(
            plain(wanted[one].text) == plain(" ".join(own[at].text for at in ats))
            for one, ats, _ in pairs
        )
        alone = [Seen(one.type, one.boxes[:1]) for one in wanted]
        tally.by_box += len(_pairs(alone, [Seen(one.type, one.boxes[:1]) for one in own]))
        others = [at for at, one in enumerate(own) if at not in right]
        around = grounds + ([one for one in truth if one.has_parts] if kind == "icon" else [])
        wrong = [at for at in others if not _ignored(own[at], around)]
        tally.located += len(right) + len(wrong)
        tally.right += len(right)


def _ignored(one: Seen, grounds: Sequence[Seen]) -> bool:
    box = one.boxes[-1]
    return any(ground.box.intersect(box).area >= _INSIDE * box.area for ground in grounds)


Pair = tuple[int, tuple[int, ...], float]


def _pairs(wanted: Sequence[Seen], own: Sequence[Seen]) -> list[Pair]:
    """One-to-one pairs, the best first: places of a true and a located element, and their IoU."""
    shares = [
        (share, one, at)
        for one, true in enumerate(wanted)
        for at, seen in enumerate(own)
        if (share := iou(true, seen)) >= _ENOUGH
    ]
    pairs: list[Pair] = []
    used: tuple[set[int], set[int]] = set(), set()
    for share, one, at in sorted(shares, key=lambda found: (-found[0], found[1:])):
        if one not in used[0] and at not in used[1]:
            used[0].add(one)
            used[1].add(at)
            pairs.append((one, (at,), share))
    return pairs


def _joined(wanted: Sequence[Seen], own: Sequence[Seen], pairs: Sequence[Pair]) -> Iterator[Pair]:
    """Texts of several lines: what lies in the box of one that is not found yet, as one."""
    done = {one for one, _, _ in pairs}
    used = {at for _, ats, _ in pairs for at in ats}
    for one, true in enumerate(wanted):
        ats = [
            at
            for at, seen in enumerate(own)
            if at not in used
            and true.box.intersect(seen.boxes[-1]).area >= _INSIDE * seen.boxes[-1].area
        ]
        if one in done or len(ats) < 2:
            continue
        whole = own[ats[0]].boxes[-1]
        for at in ats[1:]:
            whole = whole.union(own[at].boxes[-1])
        share = iou(true, Seen("text", (whole,)))
        if share >= _ENOUGH:
            used.update(ats)
            yield one, tuple(ats), share
