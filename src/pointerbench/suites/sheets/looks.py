"""How a program draws its grid: colours, header strips, selection. Lengths are logical pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.colors import luminance
from pointerbench.widgets.sketch import Type


@dataclass(frozen=True, slots=True)
class HeaderLook:
    """The strips of column letters and row numbers.

    ``active`` colours are those of the columns and rows that the selection touches; where the
    whole header is not recoloured, ``mark`` draws a line along the inner edge. Row numbers of up to
    ``digits`` digits fit in ``width``; each more takes ``digit``. ``corner`` is plain, triangle or
    bars; hidden columns and rows leave a ``divider``, a ``double`` line or two ``arrows`` behind.
    ``active_line`` is the colour of the lines of active headers, where it is another;
    ``corner_fill`` that of the corner. A label that cannot stand in the middle of its row stands
    lower where ``low``. A sheet set in one of the families ``also`` has its headers in it.
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
    digits: int = 3
    bold_active: bool = False
    mark: Color | None = None
    mark_width: int = 2
    edge: Color | None = None
    corner: str = "plain"
    hidden: str = "divider"
    zooms: bool = False
    active_line: Color | None = None
    corner_fill: Color | None = None
    low: bool = False
    also: tuple[str, ...] = ()

    def on(self, family: str) -> HeaderLook:
        """The look on a sheet set in that family."""
        if family not in self.also:
            return self
        return replace(self, type=self.type._replace(family=family))


@dataclass(frozen=True, slots=True)
class SelectionLook:
    """The frame of the selection, its fill handle, and the tint over its other cells.

    ``range_width`` is the frame's width around several cells, of which the active one then has a
    frame of its own; None: the same frame for one cell and for many. A heavy frame's right and
    lower edges lie ``inset`` nearer to the cells than in the middle of the grid line;
    ``tints_active`` tints the active cell of a range too. At the window's first column and row the
    frame lies partly ``under_headers``, or inside.
    """

    color: Color
    width: int = 2
    range_width: int | None = None
    handle: str = "square"
    handle_size: int = 6
    handle_ring: Color | None = "#ffffff"
    tint: Color = "#000000"
    alpha: int = 24
    inset: int = 0
    tints_active: bool = False
    under_headers: bool = False


@dataclass(frozen=True, slots=True)
class NoteLook:
    """The mark in the upper right corner of a cell with a note: a ``triangle`` or a square."""

    color: Color
    size: float
    triangle: bool = True


@dataclass(frozen=True, slots=True)
class GridLook:
    """Everything a grid needs to be drawn.

    ``frozen`` is the line after frozen panes, which crosses the headers where ``frozen_through``;
    ``pad`` is beside a cell's text and ``lift`` below it; ``beyond`` is the picture's own ground.
    ``too_wide`` stands for a number that does not fit (empty: as many # as fit), and ``cut_mark``
    asks for the small triangle where a text is cut off. ``page_end`` is the colour of the dashed
    lines between pages, ``text_number`` that of the triangle in cells whose digits are a text
    (empty: none). A dark theme that ``darkens`` shows the document's colours as dark ones.
    """

    ground: Color
    text: Color
    gridline: Color
    header: HeaderLook
    selection: SelectionLook
    frozen: Color
    frozen_width: int = 1
    frozen_through: bool = False
    pad: int = 3
    lift: int = 1
    beyond: Color = "#ffffff"
    too_wide: str = ""
    cut_mark: bool = False
    page_end: Color = "#666666"
    text_number: Color = ""
    note: NoteLook | None = None
    darkens: bool = False

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark cells."""
        return luminance(self.ground) < 0.2
