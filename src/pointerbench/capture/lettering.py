"""Lines of text from the boxes of characters, as a program tells them one by one: pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pointerbench.capture.texts import TextLine
from pointerbench.values.geometry import Box

_BREAKS = "\n\r\v\f\u2028\u2029"
_OFF = 4.0  # pixels above or below a line in which the middle of a mark of it may lie
_GAP = 0.5  # of the height: a wider gap, as behind a bullet, begins another line
_BACK = 2.0  # pixels that a character may begin before the end of the one before


class Edges(NamedTuple):
    """Where a character stands, in pixels of the picture; its right may be a fraction."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass
class _Piece:
    """A line that is being gathered."""

    start: int
    begins: bool = True
    gapped: bool = False
    text: str = ""
    boxes: list[Edges] = field(default_factory=list)

    def takes(self, box: Edges) -> bool:
        """Whether a character goes on with the line rather than begin one."""
        if not self.boxes:
            return True
        top, bottom = min(b.y1 for b in self.boxes), max(b.y2 for b in self.boxes)
        middle = (box.y1 + box.y2) / 2
        return top - _OFF < middle < bottom + _OFF and box.x1 >= self.boxes[-1].x1 - _BACK

    def gap(self, box: Edges) -> bool:
        """Whether a character stands apart from the one before."""
        if not self.boxes:
            return False
        last = self.boxes[-1]
        return box.x1 - last.x2 > max(4.0, _GAP * (last.y2 - last.y1))


@dataclass(frozen=True, slots=True)
class Told:
    """What a program tells of an element's text: the characters from ``start`` on, each with its
    place, None for one that has none, as the end of a line."""

    element: str
    start: int
    text: str
    places: Sequence[Edges | None]
    editable: bool = False
    complete: bool = True
    """Whether the text ends with it."""


def lines_of(told: Told, clip: Box) -> Iterator[TextLine]:
    """The lines of an element's text of which anything is seen in ``clip``.

    A gap, as between two columns, parts a line in two; a bullet before one is none. Characters that
    do not go from left to right give lines with ``edges`` that fall: see `in_order`.
    """
    for piece, ends in _pieces(told):
        line = _line(told, piece, clip, ends=ends)
        if line is not None:
            yield line


def in_order(line: TextLine) -> bool:
    """Whether the edges of a line rise."""
    return all(a <= b for a, b in zip(line.edges, line.edges[1:], strict=False))


def _pieces(told: Told) -> Iterator[tuple[_Piece, bool]]:
    """The lines, each with whether a paragraph ends there."""
    piece = _Piece(told.start, begins=told.start == 0)
    for at, (character, place) in enumerate(zip(told.text, told.places, strict=True), told.start):
        if character in _BREAKS:
            if not piece.boxes and place is not None:  # an empty line stands where its end does
                piece.boxes.append(place._replace(x2=place.x1))
            yield piece, True
            piece = _Piece(at + 1)
        elif place is None:  # nothing of its own: it ends where the one before does
            if piece.boxes:
                last = piece.boxes[-1]
                piece.text += character
                piece.boxes.append(last._replace(x1=last.x2))
            else:
                piece.start = at + 1
        else:
            if not piece.takes(place) or piece.gap(place):
                gapped = piece.takes(place)
                bullet = gapped and not any(map(str.isalnum, piece.text))
                if not bullet:
                    yield piece, False
                piece = _Piece(at, begins=bullet and piece.begins, gapped=gapped)
            piece.text += character
            piece.boxes.append(place)
    if piece.boxes:
        yield piece, told.complete


def _line(told: Told, piece: _Piece, clip: Box, *, ends: bool) -> TextLine | None:
    """A piece as a line; None where nothing of it is seen or it is but blanks after a gap."""
    if not piece.boxes:
        return None
    text, boxes, start = piece.text, piece.boxes, piece.start
    if piece.gapped:
        ahead = len(text) - len(text.lstrip())
        text, boxes, start = text[ahead:], boxes[ahead:], start + ahead
    kept = text.rstrip()
    if not kept and (text or piece.gapped):
        return None
    own = boxes[: len(kept)] or boxes[:1]
    top, bottom = min(int(b.y1) for b in own), max(-int(-b.y2 // 1) for b in own)
    edges = (*(b.x1 for b in own[: len(kept)]), own[-1].x2)
    box = Box(int(edges[0]), top, max(int(edges[0]) + 1, -int(-edges[-1] // 1)), bottom)
    if not box.overlaps(clip):
        return None
    return TextLine(
        element=told.element,
        start=start,
        text=kept,
        edges=edges,
        top=top,
        bottom=bottom,
        whole=clip.grown(1).covers(box),
        begins=piece.begins,
        ends=ends,
        blanks=len(text) - len(kept),
        editable=told.editable,
    )
