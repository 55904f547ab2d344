"""Photographs, and plain tiles in their place."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Color, Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.photos import photograph, photograph_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column


def small_pictures(
    w: Writer, count: int, height: float, width: float | None = None, subject: str = "any"
) -> list[Node]:
    """Small photographs of a subject, no two of the same."""
    return [photograph(w, height, width, (subject,)) for _ in range(count)]


_TILES = ("#8a3b1e", "#2f5d50", "#4a3a7a", "#1f5a86", "#8a6a12", "#7a2f57", "#3f4a5c", "#5b6b2f")


def picture_of(w: Writer, passage: Passage, mark: str, size: tuple[float, float | None]) -> Node:
    """The passage's photograph, ``size`` high and wide, or a tile with the mark in its place."""
    return photograph_of(w, passage, *size) or tile(w, mark, size)


def tile(
    w: Writer, mark: str, size: tuple[float, float | None], fill: Color = "", **looks: Any
) -> Group:
    """A plain coloured tile with a white icon, where others have a photograph."""
    high, wide = size
    return column(
        Icon(mark, round(high * 0.42), "#ffffff"),
        height=high,
        width=wide,
        fill=fill or w.pick(_TILES),
        align="center",
        justify="center",
        **looks,
    )
