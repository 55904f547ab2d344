"""Rows and cells of lists and tables, from the parts that toolkits tell of them.

GTK gives a box for each thing drawn in a cell, some pixels off where an icon or an arrow stands
before it. What a person points at is the row of a list, and in a table the cell below a heading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.node import MANY, Node
from pointerbench.values.geometry import Box

PART = "a part of its row or cell"


@dataclass(frozen=True, slots=True)
class Table:
    """A list or table: its place, its headings, and its rows of cells, all as places of nodes.

    ``headings`` is empty for a list; then a row has one cell, as wide as the list.
    """

    place: int
    headings: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]


def gathered(nodes: Sequence[Node]) -> list[Node]:
    """The nodes, with one for each cell or row and the others dropped as parts of it."""
    found = list(nodes)
    for place in _tables(nodes):
        table, cells = nodes[place].box, _cells(nodes, place)
        if table is None or not cells:
            continue
        headings = headings_of(nodes, place)
        for row in _in_rows(nodes, cells):
            for across, parts in _in_columns(nodes, row, headings, table):
                _join(found, parts, across)
    return found


def tables_of(nodes: Sequence[Node]) -> Iterator[Table]:
    """The tables with headings whose cells are `gathered`."""
    for place in _tables(nodes):
        headings = headings_of(nodes, place)
        cells = [at for at in _cells(nodes, place) if not nodes[at].drop]
        if headings and cells:
            rows = tuple(tuple(row) for row in _in_rows(nodes, cells))
            yield Table(place, tuple(headings), rows)


def _tables(nodes: Sequence[Node]) -> list[int]:
    """The lists and tables of a screen; a sheet's cells are what they say."""
    above = {node.parent for node in nodes if node.role == "table cell" and node.parent >= 0}
    return sorted(at for at in above if nodes[at].count <= MANY)


def _cells(nodes: Sequence[Node], table: int) -> list[int]:
    """The cells of a table; one that can be ticked stands for itself."""
    return [
        at
        for at, node in enumerate(nodes)
        if node.parent == table
        and node.role == "table cell"
        and node.showing
        and node.box is not None
        and node.box.area
        and not {"checkable", "editable"} & node.states
    ]


def headings_of(nodes: Sequence[Node], table: int) -> list[int]:
    """The headings of a table's columns, from left to right; none of a list."""
    found = [
        (box.x1, at)
        for at, node in enumerate(nodes)
        if node.role in kinds.HEADERS
        and node.showing
        and (box := node.box)
        and box.area
        and "row" not in node.role
        and _is_below(nodes, at, table)
    ]
    return [at for _, at in sorted(found)]


def _is_below(nodes: Sequence[Node], at: int, table: int) -> bool:
    return nodes[at].parent == table or nodes[nodes[at].parent].parent == table


def _in_rows(nodes: Sequence[Node], cells: Sequence[int]) -> list[list[int]]:
    """Cells by row, from the top; those are of one row whose middles lie in each other."""
    rows: list[list[int]] = []
    for at in sorted(cells, key=lambda at: (_box(nodes, at).center[1], _box(nodes, at).x1)):
        box = _box(nodes, at)
        if rows and _box(nodes, rows[-1][0]).y1 <= box.center[1] < _box(nodes, rows[-1][0]).y2:
            rows[-1].append(at)
        else:
            rows.append([at])
    return [sorted(row, key=lambda at: _box(nodes, at).x1) for row in rows]


def _in_columns(
    nodes: Sequence[Node], row: Sequence[int], headings: Sequence[int], table: Box
) -> Iterator[tuple[tuple[int, int], list[int]]]:
    """Left and right side of each cell of a row, with its parts."""
    if not headings:
        yield (table.x1, table.x2), list(row)
        return
    columns = [_box(nodes, at) for at in headings]
    for box in columns:
        parts = [at for at in row if box.x1 <= _box(nodes, at).center[0] < box.x2]
        if parts:
            yield (box.x1, box.x2), parts


def _join(found: list[Node], parts: Sequence[int], across: tuple[int, int]) -> None:
    """The part with words, or the first, becomes the whole; the others are dropped."""
    named = [at for at in parts if found[at].name or found[at].text]
    keeper = named[0] if named else parts[0]
    boxes = [_box(found, at) for at in parts]
    box = Box(across[0], min(b.y1 for b in boxes), across[1], max(b.y2 for b in boxes))
    words = " ".join(found[at].name or found[at].text or "" for at in named)
    states = frozenset().union(*(found[at].states for at in parts))
    found[keeper] = replace(found[keeper], box=box, name=words, text=words, states=states)
    for at in parts:
        if at != keeper:
            found[at] = replace(found[at], drop=PART)


def _box(nodes: Sequence[Node], at: int) -> Box:
    box = nodes[at].box
    assert box is not None
    return box
