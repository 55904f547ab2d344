"""The text of a captured screen: its lines, the place of every character, and what proves them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, Evidence
from pointerbench.values.geometry import Box

PROOFS = ("ink", "caret", "hit")
"""How a line may be proved. ``ink``: what is painted there falls between the edges of its
characters; ``caret``: a click near an edge put the caret there; ``hit``: the program says that a
click would, and is believed no more than in `captured.KINDS`."""

_INDEPENDENT = ("ink", "caret")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of text in one element, as it is drawn, without the blanks at its end.

    Attributes:
        element: the id of the element that it is of.
        start: where it begins in the element's text, in characters.
        edges: where each character begins, and the last one ends, in pixels of the picture from the
            left: one more than there are characters, none less than the one before.
        top, bottom: the height that a character takes, in pixels; of a tight box that of its ink.
        whole: whether all of it is seen.
        begins, ends: whether a paragraph begins or ends with it.
        blanks: how many blanks were left out at its end.
        editable: whether it can be typed into.
    """

    element: str
    start: int
    text: str
    edges: tuple[float, ...]
    top: int
    bottom: int
    whole: bool = True
    begins: bool = True
    ends: bool = True
    blanks: int = 0
    editable: bool = False
    evidence: tuple[Evidence, ...] = ()

    @property
    def stop(self) -> int:
        """Where it ends in the element's text, its blanks not counted."""
        return self.start + len(self.text)

    @property
    def box(self) -> Box:
        """From its first edge to its last, rounded outward."""
        return Box(int(self.edges[0]), self.top, -int(-self.edges[-1] // 1), self.bottom)

    @property
    def proved(self) -> bool:
        """Whether what is painted there agrees, and nothing does not."""
        return self._said("ink") == CONFIRMED and not self.contradicted

    @property
    def contradicted(self) -> bool:
        said = (found for found in self.evidence if found.kind in _INDEPENDENT)
        return any(found.verdict == CONTRADICTED for found in said)

    @property
    def clicked(self) -> bool:
        """Whether a click put the caret where an edge says."""
        return self._said("caret") == CONFIRMED

    def _said(self, kind: str) -> str:
        found = [one.verdict for one in self.evidence if one.kind == kind]
        return found[0] if found and len(set(found)) == 1 else ""

    def strip(self, index: int) -> tuple[float, float]:
        """From where to where a click puts the caret before character ``index``: from the middle of
        the one before to the middle of the one after; at the ends only to the edge itself."""
        edges, last = self.edges, len(self.text)
        left = (edges[index - 1] + edges[index]) / 2 if index else edges[0]
        right = (edges[index] + edges[index + 1]) / 2 if index < last else edges[last]
        return left, right


@dataclass(frozen=True, slots=True)
class Strips:
    """Where the headings of a sheet's columns and rows lie.

    Attributes:
        group: the group of its cells.
        columns, rows: the strip of letters above the cells, and that of numbers on their left.
        evidence: what a click on a heading of each did.
    """

    group: str
    columns: Box
    rows: Box
    evidence: tuple[Evidence, ...] = ()

    @property
    def proved(self) -> bool:
        said = [found.verdict for found in self.evidence]
        return len(said) > 1 and all(verdict == CONFIRMED for verdict in said)


@dataclass(frozen=True)
class Texts:
    """The text of a state.

    Attributes:
        lines: in reading order of the elements; none that something contradicts.
        left_out: how many lines were, by why: ``ink``, ``caret``, ``order`` (its characters do not
            stand in a row from left to right).
        elsewhere: small words that may stand on the screen though no line has them: of what was
            left out, of what is told without a place.
        strips: of sheets.
    """

    lines: tuple[TextLine, ...] = ()
    left_out: Mapping[str, int] = field(default_factory=dict)
    elsewhere: tuple[str, ...] = ()
    strips: tuple[Strips, ...] = ()

    def counted(self) -> dict[str, int]:
        """How many lines and characters there are, and how many of these lines are proved."""
        return {
            "lines": len(self.lines),
            "characters": sum(len(line.text) for line in self.lines),
            "proved": sum(line.proved for line in self.lines),
            "clicked": sum(line.clicked for line in self.lines),
            "left_out": sum(self.left_out.values()),
        }


def is_within(lines: Iterable[TextLine], box: Box, text: str) -> bool:
    """Whether the words of an element stand in lines of what is around it, as a link's do."""
    return bool(text) and text in " ".join(line.text for line in lines if line.box.overlaps(box))


def words_of(texts: Iterable[str]) -> set[str]:
    """All words of some texts, small."""
    return {word for text in texts for word in _WORD.findall(text.casefold())}
