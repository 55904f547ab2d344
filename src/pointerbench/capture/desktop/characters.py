"""The characters of a screen's texts, as the programs tell where each of them stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.bus import Bus, Call, reading
from pointerbench.capture.desktop.cells import cells_of, is_sheet
from pointerbench.capture.desktop.node import COMPONENT, TEXT, Node, Ref
from pointerbench.capture.desktop.program import Look
from pointerbench.capture.desktop.tree import described
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
    wanted = list(_counted(bus, list(_readable(bus, look, elements))))
    texts = bus.all([Call(*w.node.ref, TEXT, "GetText", "ii", (0, w.length)) for w in wanted])
    boxes = bus.all([Call(*w.node.ref, COMPONENT, "GetExtents", "u", (_SCREEN,)) for w in wanted])
    asked: list[tuple[_Wanted, str, Places, range]] = []
    for one, text, raw in zip(wanted, texts, boxes, strict=True):
        if isinstance(text, str) and len(text) == one.length:
            places = Places(bus, one.node.ref, *_stale(one.node, raw))
            asked.append((one, text, places, _in_sight(one, places)))
    calls = [places.calls(sight) for _, _, places, sight in asked]
    answers = iter(bus.all([call for own in calls for call in own]))
    for (one, text, places, sight), own in zip(asked, calls, strict=True):
        if own:
            yield Told(
                element=one.element.id,
                start=sight.start,
                text=text[sight.start : sight.stop],
                places=[places.edges(next(answers)) for _ in own],
                editable=kinds.type_of(one.node) == "input" and kinds.is_enabled(one.node),
                complete=sight.stop == one.length,
            )


class _Wanted(NamedTuple):
    """An element whose text is asked for: its node as it is now, and how long the text is."""

    element: Captured
    node: Node
    length: int = 0


def _readable(bus: Bus, look: Look, elements: Sequence[Captured]) -> Iterator[_Wanted]:
    """The elements that have a text of their own."""
    reading = look.reading
    seen = zip(reading.nodes, reading.seen, strict=True)
    sheets = [node for node, part in seen if part.box and is_sheet(node)]
    cells = dict(one for sheet in sheets for one in _fresh_cells(bus, sheet))
    for element in elements:
        node = reading.nodes[reading.place_of(element)]
        above = reading.nodes[node.parent]
        kept = node.role not in _UNREAD and above.role not in _REDRAWN
        if kept and TEXT in node.interfaces:
            ref = cells.get((above.place, node.name), node.ref)
            yield _Wanted(element, replace(node, ref=ref))


def _fresh_cells(bus: Bus, sheet: Node) -> Iterator[tuple[tuple[str, str], Ref]]:
    """The cells of a sheet by its place and their name. LibreOffice makes a cell anew whenever it
    is asked for, and forgets those that it has made before; where they are asked for counts from
    where the program takes the sheet to be now, which may be another origin than it was."""
    for now in described(bus, [sheet.ref]):
        for cell in cells_of(bus, now):
            yield (sheet.place, cell.name), cell.ref


def _counted(bus: Bus, wanted: Sequence[_Wanted]) -> Iterator[_Wanted]:
    """Those that have a text now, and none that is too long."""
    counts = bus.all([reading(*one.node.ref, TEXT, "CharacterCount") for one in wanted])
    for one, count in zip(wanted, counts, strict=True):
        if isinstance(count, int) and 0 < count <= _LONGEST:
            yield one._replace(length=count)


def _in_sight(one: _Wanted, places: Places) -> range:
    """The characters of a text that may be seen, and some around them; of a short one all."""
    first, last = 0, one.length
    if last > _ALL:
        top, bottom = one.element.box.y1, one.element.box.y2
        first = _first(lambda at: _is_past(places.of(at), top, before=True), one.length)
        last = _first(lambda at: _is_past(places.of(at), bottom, before=False), one.length)
        first, last = max(0, first - _AROUND), min(one.length, last + _AROUND)
    return range(first, last if last - first <= _MOST else first)


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
        return self.edges(self.bus.one(self.calls(range(at, at + 1))[0]))

    def calls(self, characters: range) -> list[Call]:
        """The questions for the places of some characters."""
        return [
            Call(*self.ref, TEXT, "GetCharacterExtents", "iu", (at, _SCREEN)) for at in characters
        ]

    def edges(self, found: object) -> Edges | None:
        """The answer to one of them."""
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
