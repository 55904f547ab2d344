"""What a page is made of, as plain values: lengths are logical pixels, colours ``#rrggbb``.

A page is a tree. `Group` is the only node with children: a column, a row, a wrapping row, layers on
top of one another, or text columns. The leaves are `Paragraph`, `Icon`, `Rule`, `Drawing`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

Color = str


class Face(NamedTuple):
    """A typeface at a size in logical pixels; ``whole`` sets it at whole pixels of the picture, as
    terminals and old systems do."""

    family: str
    size: float
    bold: bool = False
    italic: bool = False
    whole: bool = False


class Span(NamedTuple):
    """A stretch of text in one style; what is not given is the paragraph's.

    ``size`` is a factor of the paragraph's; ``code`` sets the text on a pill, ``raised`` makes a
    superscript, ``faded`` a paler colour; ``link`` tells that the text is one, its look is said
    by ``color`` and ``underline``.
    """

    text: str
    bold: bool = False
    italic: bool = False
    underline: bool = False
    strike: bool = False
    link: bool = False
    faded: bool = False
    raised: bool = False
    code: Color = ""
    highlight: Color = ""
    color: Color = ""
    family: str = ""
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text that wraps to the width it is given; an empty one is a blank line.

    Attributes:
        align: left, right, center or justify (whose last line stays left).
        leading: height of a line as a multiple of the type size.
        indent: of the first line; ``hang`` indents all lines, and ``marker`` (a bullet or number)
            stands in that space.
        spacing: added after every letter.
        limit: at most so many lines, the last cut with an ellipsis; 0 for no limit.
        pre: lines break at line ends only, and blanks count.
        role: what the text is to a reader: ``prose`` (sentences), ``code``, ``text`` (names,
            values, single lines), ``title`` (of what stands below it), ``label`` (of a control).
        field: the name of the fact that it shows, for tasks that ask for it.
        names: the ``mark`` of the group that it is the caption of, as that of a field below it.
    """

    spans: tuple[Span, ...]
    face: Face
    color: Color
    align: str = "left"
    leading: float = 1.4
    indent: float = 0
    hang: float = 0
    marker: str = ""
    spacing: float = 0
    limit: int = 0
    pre: bool = False
    role: str = "text"
    field: str = ""
    names: object = None
    width: float | None = None
    grow: float = 0

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


@dataclass(frozen=True, slots=True)
class Icon:
    """A function's icon (see `pointerbench.picture.icons`), ``size`` logical pixels square."""

    name: str
    size: int
    color: Color
    style: str = "fluent"
    grow: float = 0


@dataclass(frozen=True, slots=True)
class Rule:
    """A line across a column, or down a row."""

    color: Color
    thickness: float = 1
    grow: float = 0


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture without text, drawn by the painter ``kind`` (`pointerbench.flow.drawings`).

    A width of None takes all there is. One with a ``name`` is the photograph of that id
    (`pointerbench.elements.photos`), of which the middle is shown.
    """

    kind: str
    height: float
    width: float | None = None
    colors: tuple[Color, ...] = ()
    data: tuple[float, ...] = ()
    grow: float = 0
    name: str = ""


class Spot(NamedTuple):
    """Where a child of a free group lies: shares of the group's size, plus logical pixels.

    A share of 0 for the width or height leaves the child its own size.
    """

    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    dx: float = 0
    dy: float = 0
    dw: float = 0
    dh: float = 0


class Pad(NamedTuple):
    """Space inside a group's edges."""

    top: float = 0
    right: float = 0
    bottom: float = 0
    left: float = 0


NONE = Pad()
CELL = Pad(6, 8, 6, 8)


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: of a fixed width, as wide as its cells, or with a share of the rest."""

    width: float | None = None
    grow: float = 0


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells in columns; a paragraph fills its cell, so its ``align`` works.

    ``line`` colours the lines between rows, ``rules`` those between columns; ``fills`` gives rows
    their grounds (empty: none), over and over again after the first, which is the heading's.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Node, ...], ...]
    pad: Pad = CELL
    line: Color = ""
    rules: Color = ""
    head: Color = ""
    fills: tuple[Color, ...] = ()
    place: str = "table"
    row_place: str = "row"
    grow: float = 0


@dataclass(frozen=True, slots=True)
class Group:
    """A box around other nodes.

    Attributes:
        axis: column, row, wrap (a row that goes on in the next line), layers (the later over the
            earlier), columns (children flow through ``count`` text columns) or free (each lies
            where its ``spot`` says, the later over the earlier).
        width, height: fixed outer size; None: as large as needed (a column stretches its children).
        grow: its share of what its parent has left over along the parent's axis.
        align: of the children across the axis: start, center, end or stretch.
        justify: of the children along the axis: start, center, end or between.
        edges: which edges the border has, of "tlbr"; only all four go with a radius.
        clip: what leaves the box is not seen; ``scroll`` moves the content up by so much.
        place: what a reader calls this part of the page: toolbar, sidebar, message, ...
        hit: the whole box is a control that a click on its label means.
        hugs: a column does not stretch it: it is as wide as its content.
        ground: the colour below its texts where that is a picture's and not a fill's.
        mark: what the box is to whoever built the tree; the page lists it with its box.
        shade: alpha 0 to 255 of a veil of its ``fill`` over what lies below, instead of a fill.
    """

    children: tuple[Node, ...] = ()
    axis: str = "column"
    gap: float = 0
    pad: Pad = NONE
    width: float | None = None
    height: float | None = None
    grow: float = 0
    align: str = "stretch"
    justify: str = "start"
    fill: Color = ""
    border: Color = ""
    edges: str = "tlbr"
    thickness: float = 1
    radius: float = 0
    shadow: bool = False
    clip: bool = False
    scroll: float = 0
    place: str = ""
    hit: bool = False
    hugs: bool = False
    ground: Color = ""
    shade: int = 0
    count: int = 2
    field: str = ""
    spot: Spot | None = None
    mark: object = None


Node = Group | Table | Paragraph | Icon | Rule | Drawing
