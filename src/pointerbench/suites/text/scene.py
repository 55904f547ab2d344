"""A text-rich screen as meaning: its tree of nodes, its languages and looks, what it states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pointerbench.flow.nodes import Color, Node


@dataclass(frozen=True, slots=True)
class Wear:
    """What happened to the picture: strengths are 0 where it did not.

    ``caret``, ``pointer`` and ``selection`` are distractors; their numbers, each from 0 to 1, say
    where on the page they are.
    """

    grain: int = 0
    grain_offset: int = 0
    jpeg: int = 0
    blur: float = 0
    caret: tuple[float, float] | None = None
    pointer: tuple[float, float] | None = None
    selection: tuple[float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A page, before anything has a place.

    Attributes:
        language: of the page's texts (the row's ``content_language``).
        font, font_size: of the running text, in logical pixels.
        facts: what an invoice states: field -> the texts that state it, in reading order.
    """

    surface: str
    language: str
    theme: str
    font: str
    font_size: float
    ground: Color
    accent: Color
    root: Node
    wear: Wear
    facts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
