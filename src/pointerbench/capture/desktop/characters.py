"""The characters of a screen's texts, as the programs tell where each of them stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.bus import Bus, Call, reading
from pointerbench.capture.desktop.cells import cells_of, is_sheet
from pointerbench.capture.desktop.node import COMPONENT, TEXT, Node, Ref
from pointerbench.capture.desktop.program import Look
from pointerbench.capture.lettering import Edges, Told
from pointerbench.values.geometry import Box

_SCREEN = 0  # coordinates count from the screen's corner
_LONGEST = 200_000  # characters of a text that is looked at
_MOST = 6000  # characters of a text that may be in sight
_ALL = 400  # characters of a text of which all are asked for, in sight or not
_AROUND = 120  # characters before and after what is in sight
_UNREAD = ("password text",)
_REDRAWN = ("statusbar", "status bar")
"""LibreOffice draws its status bar anew once somebody asks where its letters stand."""
_NOWHERE = 2**30


def told_texts(bus: Bus, look: Look, elements: Sequence[Captured]) -> Iterator[Told]:
    """The text of each element that tells where its characters stand, as far as it is in sight.

    Raises:
        SilentProgramError: the program does not answer.
    """
    nodes = look.reading.nodes
    cells = _fresh_cells(bus, look)
    wanted = []
    for element in elements:
        node = nodes[look.reading.place_of(element)]
        kept = node.role not in _UNREAD and nodes[node.parent].role not in _REDRAWN
        if kept and TEXT in node.interfaces:
            wanted.append((element, cells.get(node.place, node)))
    counts = bus.all([reading(*node.ref, TEXT, "CharacterCount") for _, node in wanted])
    for (element, node), count in zip(wanted, counts, strict=True):
        if isinstance(count, int) and 0 < count <= _LONGEST:
            told = _told(bus, element, node, count)
            if told is not None:
                yield told


def _fresh_cells(bus: Bus, look: Look) -> dict[str, Node]:
    """The cells of sheets by their place: LibreOffice makes one anew whenever it is asked for, and
    forgets those that it has made before."""
    reading = look.reading
    sheets = [
        node
        for node, seen in zip(reading.nodes, reading.seen, strict=True)
        if seen.box and is_sheet(node)
    ]
    return {cell.place: cell for sheet in sheets for cell in cells_of(bus, sheet)}


def _told(bus: Bus, element: Captured, node: Node, count: int) -> Told | None:
    asked = [
        Call(*node.ref, TEXT, "GetText", "ii", (0, count)),
        Call(*node.ref, COMPONENT, "GetExtents", "u", (_SCREEN,)),
    ]
    text, raw = bus.all(asked)
    if not isinstance(text, str) or len(text) != count:
        return None
    places = Places(bus, node.ref, *_stale(node, raw))
    first, last = 0, count
    if count > _ALL:
        first = _first(lambda at: _is_past(places.of(at), element.box.y1, before=True), count)
        last = _first(lambda at: _is_past(places.of(at), element.box.y2, before=False), count)
        first, last = max(0, first - _AROUND), min(count, last + _AROUND)
    if not 0 < last - first <= _MOST:
        return None
    return Told(
        element=element.id,
        start=first,
        text=text[first:last],
        places=places.between(first, last),
        editable=kinds.type_of(node) == "input" and kinds.is_enabled(node),
        complete=last == count,
    )


def _stale(node: Node, raw: object) -> tuple[int, int]:
    """How far a program is off by an origin that it has kept: its element's box, as it tells it,
    was moved by as much when it was mended. Characters are told from the same origin."""
    if node.box is None or not isinstance(raw, tuple) or not raw:
        return 0, 0
    x, y, width, height = raw[0] if isinstance(raw[0], tuple) else raw
    if (width, height) != (node.box.width, node.box.height):
        return 0, 0  # it was not moved: it has become another box
    return node.box.x1 - x, node.box.y1 - y


@dataclass
class Places:
    """Where the characters of one text stand; ``dx`` and ``dy`` put right where they are told."""

    bus: Bus
    ref: Ref
    dx: int = 0
    dy: int = 0

    def of(self, at: int) -> Edges | None:
        """The place of one character."""
        return self.between(at, at + 1)[0]

    def between(self, first: int, last: int) -> list[Edges | None]:
        """The places of several."""
        asked = [
            Call(*self.ref, TEXT, "GetCharacterExtents", "iu", (at, _SCREEN))
            for at in range(first, last)
        ]
        return [self._edges(found) for found in self.bus.all(asked)]

    def _edges(self, found: object) -> Edges | None:
        if not isinstance(found, tuple) or len(found) != 4:
            return None
        x, y, width, height = found
        if height <= 0 or width < 0 or min(x, y) < -_NOWHERE:
            return None
        left, top = x + self.dx, y + self.dy
        return Edges(left, top, left + width, top + height)

    def caret(self) -> int:
        """Where the caret stands in the text; -1 where it does not."""
        found = self.bus.one(reading(*self.ref, TEXT, "CaretOffset"))
        return found if isinstance(found, int) else -1


def _is_past(place: Edges | None, y: int, *, before: bool) -> bool:
    """Whether a character reaches below a height, or begins below it."""
    if place is None:
        return False
    return place.y2 > y if before else place.y1 >= y


def _first(true: Callable[[int], bool], count: int) -> int:
    """The first number of which something is so, that is so of all after it; ``count`` if none."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if true(middle):
            high = middle
        else:
            low = middle + 1
    return low


def clip_of(look: Look, element: Captured) -> Box:
    """What is seen of an element's own box, where its text can be."""
    seen = look.reading.seen[look.reading.place_of(element)].box
    return seen or element.box
