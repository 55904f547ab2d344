"""What is seen on a picture before it is an element: lines of text, flat regions, blobs of ink."""

from __future__ import annotations

from dataclasses import dataclass, field

from pointerbench.values.geometry import Box


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text that was read.

    Attributes:
        text: as it was read, blanks made one.
        box: its ink, in pixels of the picture.
        score: how sure the engine is, 0 to 1.
    """

    text: str
    box: Box
    score: float


@dataclass(frozen=True, slots=True)
class Found:
    """An element that was found.

    Attributes:
        type: one of `pointerbench.elements.tree.TYPES`.
        box: of the whole of it, as that of a button.
        text: the visible text in it.
        score: how sure it is that something is there, 0 to 1.
        ink: where its text was read, if that is less than the box.
        state: some of `pointerbench.elements.tree.STATES`.
    """

    type: str
    box: Box
    text: str = ""
    score: float = 1.0
    ink: Box | None = None
    state: frozenset[str] = field(default=frozenset())
