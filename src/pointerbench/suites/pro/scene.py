"""A screen of an application as meaning: its window, and what lies over it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pointerbench.flow.nodes import Color, Group


class Popup(NamedTuple):
    """What lies over the window: ``below`` or ``right`` of the element with that key, or (with no
    key) at a place given in shares of what is free. A modal one leaves nothing else to click."""

    node: Group
    key: str = ""
    side: str = "below"
    place: tuple[float, float] = (0.5, 0.4)
    modal: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """Screen ``number`` of an application, before anything has a place; ``ground`` is the colour
    below everything."""

    slug: str
    number: int
    platform: str
    tone: str
    ground: Color
    root: Group
    popups: tuple[Popup, ...]
