"""The cells of a sheet with their headings, a selection, and what lies over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.spreadsheet.book import Book, letter
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, layers, pad, panes, row
from pointerbench.widgets.texts import icon, say

SIDE = 34.0  # width of the row headings
RIGHT = (
    "count",
    "money",
    "percent",
    "decimal",
    "product",
    "quotient",
    "difference",
    "plus",
    "near",
)


@dataclass(frozen=True, slots=True)
class View:
    """How a sheet is looked at.

    Attributes:
        column, first, last: the selected cells, rows counted from 0 below the head line.
        below: how many rows follow the values, the first with their sums.
        height: of a row.
        framed: whether a frame shows the selection.
        filters: whether the head line has buttons to filter by.
        asked: cells (row, column), columns and rows that may be asked for.
    """

    column: int
    first: int
    last: int
    below: int = 6
    height: float = 20
    framed: bool = True
    filters: bool = False
    width: float = 1040
    cells: frozenset[tuple[int, int]] = field(default_factory=frozenset)
    columns: frozenset[int] = field(default_factory=frozenset)
    rows: frozenset[int] = field(default_factory=frozenset)


def view_of(d: Desk, book: Book, **more: Any) -> View:
    """A view with a selection in a computed column, and a choice of what may be asked for."""
    chosen = d.pick(tuple(book.formulas))
    lines = len(book.rows)
    first = d.integer(2, lines - 8)
    last = first + (d.integer(2, 5) if d.chance(0.5) else 0)
    named = [place for place, one in enumerate(book.columns) if "does" in one]
    cells = {
        (line, place)
        for place in d.sample(named, 4)
        for line in d.sample(range(lines), 2)
        if place != chosen or not first <= line <= last
    }
    whole = [place for place, one in enumerate(book.columns) if "whole" in one and place != chosen]
    rest = [line for line in range(lines) if not first <= line <= last]
    return View(
        chosen,
        first,
        last,
        cells=frozenset(cells),
        columns=frozenset(d.sample(whole, 4)),
        rows=frozenset(d.sample(rest, 2)),
        **more,
    )


def sheet(d: Desk, book: Book, view: View, *over: Node) -> Group:
    """The sheet with its scroll bars; ``over`` lies on it as `at` says."""
    look = d.look
    widths = widths_of(book, view)
    lines = [_letters(d, book, view, widths), _titles(d, book, view, widths)]
    count = len(book.rows)
    lines += [_line(d, book, view, widths, place) for place in range(count)]
    if view.below:
        lines.append(_total(d, book, view, widths, count))
    for place in range(max(0, view.below - 1)):
        number = _number(d, f"{count + place + 3}", view, on=False)
        blanks = [_blank(d, width, view) for width in widths]
        lines.append(row(number, *blanks, height=view.height))
    ground = column(*lines, fill=look.theme.card, clip=True, grow=1)
    # What lies over the cells hides the selection too.
    planes = [free(*_selection(d, view, widths)), *([free(*over)] if over else [])]
    body = layers(ground, *planes, clip=True, grow=1)
    return panes(body, panels.scroll_bar(look, 0.0, 0.55), grow=1, clip=True)


def widths_of(book: Book, view: View) -> list[float]:
    """Of all columns in sight: those of the book, and empty ones to the right."""
    widths = [float(one.get("width", 70)) for one in book.columns]
    while sum(widths) < view.width:
        widths.append(64.0)
    return widths


def left_of(book: Book, view: View, place: int) -> float:
    """Where a column begins."""
    return SIDE + sum(widths_of(book, view)[:place])


def _lines_color(d: Desk) -> str:
    return mixed(d.look.theme.card, d.look.theme.ink, 34)


def _letters(d: Desk, book: Book, view: View, widths: Sequence[float]) -> Group:
    look, theme = d.look, d.look.theme
    corner = row(width=SIDE, height=20, fill=theme.bar, border=theme.line, edges="rb")
    nodes: list[Node] = [d.mark(corner, "other", d.content("all_cells").get("does", ()))]
    for place, width in enumerate(widths):
        on = place == view.column and view.framed
        name = say(look, letter(place), look.size - 1, theme.link if on else theme.ink,
                   align="center", grow=1, bold=on)  # fmt: skip
        node = row(name, width=width, height=20, fill=theme.chosen if on else theme.bar,
                   border=theme.line, edges="rb")  # fmt: skip
        does: tuple[str, ...] = ()
        if place in view.columns:
            does = _worded(d, "whole_column", whole=book.columns[place]["whole"])
        nodes.append(d.mark(node, "text", does, words=(letter(place),)))
    return row(*nodes, height=20)


def _worded(d: Desk, what: str, **names: str) -> tuple[str, ...]:
    return tuple(one.format(**names) for one in d.content(what)["does"])


def _number(d: Desk, name: str, view: View, *, on: bool, does: Sequence[str] = ()) -> Group:
    look, theme = d.look, d.look.theme
    text = say(look, name, look.size - 1, theme.link if on else theme.ink, align="center", grow=1)
    node = row(text, width=SIDE, height=view.height, fill=theme.chosen if on else theme.bar,
               border=theme.line, edges="rb")  # fmt: skip
    return d.mark(node, "text", does, words=(name,))


def _titles(d: Desk, book: Book, view: View, widths: Sequence[float]) -> Group:
    """The head line of the table, with its filter buttons."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [_number(d, "1", view, on=False)]
    ground = d.content("head_fill", "") or theme.accent
    ink = "#ffffff" if ground != "none" else theme.ink
    for place, one in enumerate(book.columns):
        right = one["kind"] in RIGHT and not view.filters
        text = say(look, one["name"], look.size - 0.5, ink, bold=True, grow=1,
                   align="right" if right else "left")  # fmt: skip
        inside: list[Node] = [text]
        if view.filters:
            sign = row(icon(look, "caret_down", 10, "#444444"), pad=pad(2, 2), fill="#f3f3f3",
                       border="#c0c0c0", hugs=True)  # fmt: skip
            does = _worded(d, "filter_by", whole=one["whole"]) if "whole" in one else ()
            inside.append(d.mark(sign, "icon", does))
        nodes.append(
            row(*inside, width=widths[place], height=view.height, pad=pad(4, 0), clip=True,
                fill=ground if ground != "none" else "", border=_lines_color(d), edges="rb")
        )  # fmt: skip
    nodes += [_blank(d, width, view) for width in widths[len(book.columns) :]]
    return row(*nodes, height=view.height)


def _blank(d: Desk, width: float, view: View) -> Group:
    return Group(width=width, height=view.height, border=_lines_color(d), edges="rb")


def _line(d: Desk, book: Book, view: View, widths: Sequence[float], place: int) -> Group:
    chosen = view.framed and view.first <= place <= view.last
    does: tuple[str, ...] = ()
    if place in view.rows:
        does = _worded(d, "whole_row", key=book.keys[place])
    nodes: list[Node] = [_number(d, f"{place + 2}", view, on=chosen, does=does)]
    for at_, one in enumerate(book.columns):
        nodes.append(_cell(d, book, view, widths[at_], (place, at_), one))
    nodes += [_blank(d, width, view) for width in widths[len(book.columns) :]]
    return row(*nodes, height=view.height)


def _cell(
    d: Desk, book: Book, view: View, width: float, spot: tuple[int, int], one: Mapping[str, Any]
) -> Group:
    look, theme = d.look, d.look.theme
    place, at_ = spot
    text = book.rows[place][at_]
    tone = one.get("tones", {}).get(text, "")
    ink = getattr(theme, tone) if tone else theme.ink
    fill = mixed(theme.card, ink, 26) if tone else ""
    if view.framed and at_ == view.column and view.first < place <= view.last:
        fill = theme.soft
    inside: Node = say(look, text, d.content("cell_size", 12), ink, grow=1,
                       align="right" if one["kind"] in RIGHT else "left")  # fmt: skip
    node = row(inside, width=width, height=view.height, pad=pad(4, 0), fill=fill,
               border=_lines_color(d), edges="rb", clip=True)  # fmt: skip
    does: tuple[str, ...] = ()
    if spot in view.cells:
        does = tuple(wording.format(key=book.keys[place]) for wording in one["does"])
    return d.mark(node, "other", does, words=(text,) if does else ())


def _total(d: Desk, book: Book, view: View, widths: Sequence[float], count: int) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [_number(d, f"{count + 2}", view, on=False)]
    for at_, text in enumerate(book.total):
        one = book.columns[at_]
        shown = "Total" if not at_ else text
        node = row(
            say(look, shown, d.content("cell_size", 12), bold=True, grow=1,
                align="left" if not at_ else "right"),
            width=widths[at_], height=view.height, pad=pad(4, 0), clip=True,
            border=_lines_color(d) if not text else theme.ink, edges="rb" if not text else "tb",
        )  # fmt: skip
        does = _worded(d, "total", whole=one["whole"]) if text and "whole" in one else ()
        nodes.append(d.mark(node, "other", does, words=(text,) if does else ()))
    nodes += [_blank(d, width, view) for width in widths[len(book.columns) :]]
    return row(*nodes, height=view.height)


def _selection(d: Desk, view: View, widths: Sequence[float]) -> list[Node]:
    """The frame of the selected cells, and the grip that fills their neighbours."""
    if not view.framed:
        return []
    theme = d.look.theme
    x, wide = SIDE + sum(widths[: view.column]), widths[view.column]
    y = 20 + view.height * (view.first + 1)
    high = view.height * (view.last - view.first + 1)
    frame = at(
        Group(border=theme.accent, thickness=2), Spot(dx=x - 1, dy=y - 1, dw=wide + 1, dh=high + 1)
    )
    grip = at(
        Group(fill=theme.accent, border=theme.card),
        Spot(dx=x + wide - 4, dy=y + high - 4, dw=8, dh=8),
    )
    return [frame, d.mark(grip, "other", d.content("grip").get("does", ()))]
