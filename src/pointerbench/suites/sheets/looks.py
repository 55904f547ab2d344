"""How a program draws its grid: colours, header strips, selection. Lengths are logical pixels."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.frame import Color
from pointerbench.widgets.sketch import Type


@dataclass(frozen=True, slots=True)
class HeaderLook:
    """The strips of column letters and row numbers.

    ``active`` colours are those of the columns and rows that the selection touches; where the
    whole header is not recoloured, ``mark`` draws a line along the inner edge.
    """

    fill: Color
    text: Color
    line: Color
    active_fill: Color
    active_text: Color
    type: Type
    height: int
    width: int
    digit: int = 7
    bold_active: bool = False
    mark: Color | None = None
    mark_width: int = 2
    edge: Color | None = None
    corner: str = "plain"
    zooms: bool = False


@dataclass(frozen=True, slots=True)
class SelectionLook:
    """The frame of the selection, its fill handle, and the tint over its other cells."""

    color: Color
    width: int = 2
    handle: str = "square"
    handle_size: int = 6
    handle_ring: Color | None = "#ffffff"
    tint: Color = "#000000"
    alpha: int = 24


@dataclass(frozen=True, slots=True)
class GridLook:
    """Everything a grid needs to be drawn."""

    ground: Color
    text: Color
    gridline: Color
    header: HeaderLook
    selection: SelectionLook
    frozen: Color
    frozen_width: int = 1
    pad: int = 3
    lift: int = 1
    beyond: Color = "#ffffff"
