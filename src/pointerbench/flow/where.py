"""What the parts of the layout hand to one another."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from pointerbench.flow.boxes import Sized
from pointerbench.flow.page import Page, Place
from pointerbench.picture.frame import Color
from pointerbench.values.geometry import Box


class Where(NamedTuple):
    """What a node inherits from those around it."""

    clip: Box
    ground: Color
    places: tuple[Place, ...] = ()
    hit: Box | None = None
    field: str = ""
    layer: int = 0


class Placer(Protocol):
    """Puts sized nodes on a page."""

    page: Page

    def px(self, length: float) -> int: ...

    def place(self, sized: Sized, box: Box, where: Where) -> None: ...

    def named(self, name: str, box: Box) -> Place:
        """A new place of that name, with the next serial."""
        ...
