"""What the parts of the layout hand to one another."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from pointerbench.flow.boxes import Sized
from pointerbench.flow.page import Page, Place
from pointerbench.picture.frame import Color
from pointerbench.values.geometry import Box


class Where(NamedTuple):
    """What a node inherits from those around it.

    ``reach`` is the stretch from left to right in which nothing else stands beside it: the padding
    of the box that it lies in, and half of the gap to its neighbours in a row.
    """

    clip: Box
    ground: Color
    places: tuple[Place, ...] = ()
    hit: Box | None = None
    field: str = ""
    layer: int = 0
    reach: tuple[int, int] = (0, 0)

    def beside(self, x1: int, x2: int) -> Where:
        """The same with less room at the sides."""
        left, right = self.reach
        return Where(*self[:-1], (x1 if x1 > left else left, x2 if x2 < right else right))


class Placer(Protocol):
    """Puts sized nodes on a page."""

    page: Page
    scale: float

    def px(self, length: float) -> int: ...

    def place(self, sized: Sized, box: Box, where: Where) -> None: ...

    def named(self, name: str, box: Box) -> Place:
        """A new place of that name, with the next serial."""
        ...
