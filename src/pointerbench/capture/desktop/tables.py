"""Rows of tables with headers: which cells stand in a row, under which header each, and what that
makes a row worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop import kinds
from pointerbench.capture.tables import TITLE, facts_of, list_kind
from pointerbench.elements.tree import Group, ListKind
from pointerbench.values.geometry import Box

_UNDER = 0.5  # of a cell's width that lies under its header
_HEADERS = 2  # of a table whose rows can be compared


@dataclass(frozen=True)
class Tabled:
    """A screen whose rows are known: elements with the rows that they are of, all groups, and how
    the rows of each table compare."""

    elements: tuple[Captured, ...]
    groups: Mapping[str, Group]
    kinds: Mapping[str, ListKind]


def tabled(elements: Sequence[Captured], groups: Mapping[str, Group]) -> Tabled:
    """The elements of a screen, told of which rows they are."""
    changed: dict[str, Captured] = {}
    all_groups, found = dict(groups), dict[str, ListKind]()
    for table, own in _tables(elements):
        rows = list(_rows(own))
        headers = [one.text for one in own if one.role in kinds.HEADERS]
        kind = list_kind(headers, [{name: cell.text for name, cell in row.items()} for row in rows])
        if kind is None:
            continue
        name = f"table{len(found)}"
        found[name] = kind
        for index, row in enumerate(rows):
            id_ = f"{table}r{index}"
            group = all_groups[id_] = _group(id_, name, table, index, row, kind)
            for column, cell in row.items():
                part = TITLE if column == kind.title else column
                changed[cell.id] = replace(cell, group=id_, part=part, key=group.key)
    told = tuple(changed.get(element.id, element) for element in elements)
    return Tabled(told, all_groups, found)


def _tables(elements: Sequence[Captured]) -> Iterator[tuple[str, list[Captured]]]:
    """Groups with several headers, and the elements of each."""
    by_group: dict[str, list[Captured]] = {}
    for element in elements:
        by_group.setdefault(element.group, []).append(element)
    for group, own in by_group.items():
        headers = [one.text for one in own if one.role in kinds.HEADERS and one.text]
        if group and len(headers) >= _HEADERS and len(set(headers)) == len(headers):
            yield group, own


def _rows(own: Sequence[Captured]) -> Iterator[dict[str, Captured]]:
    """The rows from the top: each cell by the header over it. What has no header, or shares it, is
    left out; so is a row that is cut off."""
    headers = [one for one in own if one.role in kinds.HEADERS]
    cells = [one for one in own if one.role == "table cell"]
    for line in _lines(cells):
        row: dict[str, Captured] = {}
        for cell in line:
            header = _header(cell.box, headers)
            if header and cell.text:
                row.setdefault(header, cell)
        if row and all(cell.whole for cell in row.values()):
            yield row


def _lines(cells: Sequence[Captured]) -> list[list[Captured]]:
    """Cells that stand in line, from the top: the middle of each lies in the first of its line."""
    lines: list[list[Captured]] = []
    for cell in sorted(cells, key=lambda one: (one.box.center[1], one.box.x1)):
        first = lines[-1][0].box if lines else None
        if first and first.y1 <= cell.box.center[1] < first.y2:
            lines[-1].append(cell)
        else:
            lines.append([cell])
    return lines


def _header(cell: Box, headers: Sequence[Captured]) -> str:
    for header in headers:
        shared = min(cell.x2, header.box.x2) - max(cell.x1, header.box.x1)
        if shared >= _UNDER * cell.width:
            return header.text
    return ""


def _group(
    id_: str,
    name: str,
    table: str,
    index: int,
    row: Mapping[str, Captured],
    kind: ListKind,
) -> Group:
    texts = {column: cell.text for column, cell in row.items()}
    box = next(iter(row.values())).box
    for cell in row.values():
        box = box.union(cell.box)
    return Group(
        id=id_,
        box=box,
        kind=name,
        parent=table,
        index=index,
        key=texts.get(kind.title, ""),
        facts=facts_of(texts, kind),
        text=" ".join(texts.values()),
    )
