"""Proofs that leave a trace: a field is given the focus, a row is chosen. Tried last."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from pointerbench.capture.captured import CONFIRMED, SILENT, Captured, Evidence
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.cells import is_sheet
from pointerbench.capture.desktop.node import Node
from pointerbench.capture.desktop.pairs import whole_field
from pointerbench.capture.desktop.program import Look, Program
from pointerbench.capture.evidence import judge_change
from pointerbench.values.geometry import Box

_ANSWERS = 0.4  # seconds
_EDGE = 2  # pixels that a row or a focus reaches out of its box
_FRAME = 5  # pixels that the frame around a cell reaches out of it, with its handle
_LARGE = 40_000  # pixels of an element that is more of a surface than a control
_MOST_CELLS = 60
_MOST_TABS = 8
_MOST_ROWS = 24  # of a screen that are chosen
ROWS = ("table cell", "list item", "tree item", "table row", "list box item", "icon")


def touched(
    program: Program, look: Look, now: Look, elements: Sequence[Captured]
) -> Iterator[tuple[Captured, list[Evidence]]]:
    """Fields and rows that nothing else proved, each clicked once.

    ``elements`` are those of ``look``; ``now`` tells what has the focus. What changed is held
    against a field's own box, and against the row of an entry within its list. Not looked at are
    the row that had been chosen before, the field that had the focus, and other elements: buttons
    that can be used once somebody types.
    """
    focus = _boxes(now, lambda node: "focused" in node.states)
    fields = [e for e in elements if e.role in kinds.FIELDS and e.type == "input"]
    fields.sort(key=lambda e: "focused" in e.state)  # one that has it shows nothing new
    rest = [box for box in look.reading.chosen.values() if box.area < _LARGE]
    for element in fields:
        box = whole_field(look.reading, element)
        others = [_beside(one.grown(3), box) for one in focus]
        others += [one for one in rest if not one.overlaps(box)]
        masks = [mask for mask in others if mask.area]
        yield element, [press_in(program, box, element.box.center, masks)]
        focus = [box]
    entries = [element for element in elements if element.role in ROWS]
    cells = [element for element in entries if is_of_sheet(look, element)]
    yield from _rows(program, look, now, [e for e in entries if e not in cells])
    yield from _cells(program, look, cells)
    yield from _tabs(program, look, [e for e in elements if e.role == "page tab"])


def is_of_sheet(look: Look, element: Captured) -> bool:
    """Whether an element is a cell of a sheet, which lights up under no pointer."""
    nodes = look.reading.nodes
    return is_sheet(nodes[nodes[look.reading.place_of(element)].parent])


def _cells(
    program: Program, look: Look, cells: Sequence[Captured]
) -> Iterator[tuple[Captured, list[Evidence]]]:
    """One cell of every row of a sheet, and of every column; a frame goes from one to the next.

    A cell that was not clicked is proved by those of its row and of its column, whose edges it
    shares.
    """
    if not cells:
        return
    around = _around(cells)
    # A cell at the edge may be cut there, and the sheet scrolls when it is chosen.
    whole = [c for c in cells if c.whole and c.box.x2 < around.x2 and c.box.y2 < around.y2]
    picked = _spread(whole)
    outside = outside_of(around, look.pixels.shape[1], look.pixels.shape[0])
    before: list[Box] = [cell.box for cell in cells if "selected" in cell.state]
    found: list[tuple[Captured, Evidence]] = []
    for cell in (*picked[::2], *picked[1::2]):  # none beside the one before
        old = [box.grown(_FRAME) for box in before if not box.grown(_FRAME).overlaps(cell.box)]
        said = press_in(program, cell.box, cell.box.center, [*outside, *old])
        before = [cell.box]
        found.append((cell, said))
        yield cell, [said]
    right = [(cell, said) for cell, said in found if said.verdict == CONFIRMED]
    rows = {(cell.box.y1, cell.box.y2): said for cell, said in right}
    columns = {(cell.box.x1, cell.box.x2): said for cell, said in right}
    for cell in whole:
        x1, y1, x2, y2 = cell.box
        if cell not in picked and (y1, y2) in rows and (x1, x2) in columns:
            said = rows[y1, y2]
            yield cell, [Evidence("press", CONFIRMED, said.agree, said.box)]


def _spread(cells: Sequence[Captured]) -> list[Captured]:
    """One cell of each row, the next row's two columns further."""
    rows: dict[int, list[Captured]] = {}
    for cell in cells:
        rows.setdefault(cell.box.y1, []).append(cell)
    return [
        row[(2 * number + number // len(row)) % len(row)]
        for number, row in enumerate(rows.values())
    ][:_MOST_CELLS]


def _boxes(look: Look, wanted: Callable[[Node], bool]) -> list[Box]:
    """What is seen of the nodes of which something is so."""
    nodes = zip(look.reading.nodes, look.reading.seen, strict=True)
    return [seen.box for node, seen in nodes if seen.box and wanted(node)]


def _rows(
    program: Program, look: Look, now: Look, cells: Sequence[Captured]
) -> Iterator[tuple[Captured, list[Evidence]]]:
    """One click a row; what it says holds for all entries of the row.

    Rows that are cut off are not clicked: their list would scroll.
    """
    chosen = _boxes(now, lambda node: node.role in ROWS and "selected" in node.states)
    whole = [row for row in rows_in_turn(cells) if any(cell.whole for cell in row)]
    for row in whole[:_MOST_ROWS]:
        box = _around(row)
        around = _list_of(look, row[0]) or box.grown(_EDGE)
        is_icon = row[0].role == "icon"
        wide = box if is_icon else Box(around.x1, box.y1, around.x2, box.y2)
        own = [old for old in chosen if old.overlaps(around)]
        others = [old if is_icon else Box(around.x1, old.y1, around.x2, old.y2) for old in own]
        masks = [_beside(old.grown(_EDGE), wide.grown(_EDGE)) for old in others]
        masks += outside_of(around, look.pixels.shape[1], look.pixels.shape[0])
        said = press_in(program, wide, row[0].box.center, [mask for mask in masks if mask.area])
        if said.verdict != SILENT:  # a heading within a list is not chosen
            chosen = [box, *(old for old in chosen if old not in own)]
        for cell in row:
            yield cell, [said]


def rows_in_turn(cells: Sequence[Captured]) -> list[list[Captured]]:
    """The entries of lists by row, in the order in which the rows are clicked.

    The last list comes first, as what is chosen in a list of groups decides what the list after it
    holds; of each list, the row that is chosen comes last.
    """
    lists: dict[str, dict[tuple[int, int], list[Captured]]] = {}
    for cell in cells:
        rows = lists.setdefault(cell.path.rpartition("/")[0], {})
        rows.setdefault((cell.box.y1, cell.box.y2), []).append(cell)
    return [
        row
        for rows in reversed(lists.values())
        for row in sorted(rows.values(), key=lambda row: "selected" in row[0].state)
    ]


def _tabs(
    program: Program, look: Look, tabs: Sequence[Captured]
) -> Iterator[tuple[Captured, list[Evidence]]]:
    """Tabs of one row, the chosen one last; the pages below them are not looked at."""
    groups: dict[str, list[Captured]] = {}
    for tab in tabs:
        groups.setdefault(tab.path.rpartition("/")[0], []).append(tab)
    height, width = look.pixels.shape[:2]
    for group in groups.values():
        if len(group) < 2:
            continue
        outside = outside_of(_around(group).grown(_EDGE), width, height)
        for tab in sorted(group, key=lambda tab: "selected" in tab.state)[:_MOST_TABS]:
            others = [_apart(one.box, tab.box) for one in group if one != tab]
            masks = [mask for mask in (*outside, *others) if mask.area]
            yield tab, [press_in(program, tab.box, tab.box.center, masks)]


def _apart(other: Box, tab: Box) -> Box:
    """The part of a tab that lies beside another one; neighbours may share a line."""
    if other.center[0] < tab.center[0]:
        return Box(other.x1, other.y1, min(other.x2, tab.x1), other.y2)
    return Box(max(other.x1, tab.x2), other.y1, other.x2, other.y2)


def _around(elements: Sequence[Captured]) -> Box:
    """The box around all of some elements."""
    box = elements[0].box
    for element in elements[1:]:
        box = box.union(element.box)
    return box


def _beside(old: Box, row: Box) -> Box:
    """The part of a row that had been chosen which is none of the row that is chosen now."""
    if not old.overlaps(row):
        return old
    if old.y1 < row.y1:
        return Box(old.x1, old.y1, old.x2, row.y1 + 1)
    if old.y2 > row.y2:
        return Box(old.x1, row.y2 - 1, old.x2, old.y2)
    return Box(0, 0, 0, 0)


def outside_of(around: Box, width: int, height: int) -> list[Box]:
    """All of a screen but a list."""
    return [
        Box(0, 0, width, around.y1),
        Box(0, around.y2, width, height),
        Box(0, 0, around.x1, height),
        Box(around.x2, 0, width, height),
    ]


def row_of(look: Look, element: Captured) -> Box | None:
    """The row of an entry of a list, as wide as the list; None of what is none."""
    around = _list_of(look, element) if element.role in ROWS and element.role != "icon" else None
    return Box(around.x1, element.box.y1, around.x2, element.box.y2) if around else None


def _list_of(look: Look, cell: Captured) -> Box | None:
    """The box of the list or table that an entry is in."""
    reading = look.reading
    for at in reading.above(reading.place_of(cell)):
        if reading.nodes[at].role in kinds.LISTS:
            return reading.seen[at].box
    return None


def press_in(program: Program, box: Box, at: tuple[int, int], masks: Sequence[Box]) -> Evidence:
    """What a click changed, held against a box."""
    program.park()
    program.screen.settled(0.1, 0.5)
    before = program.screen.grab()
    program.hand.click(*at)
    program.screen.changes(before, _ANSWERS, 0.1)
    program.park()
    time.sleep(0.1)
    after = program.screen.grab()
    return judge_change("press", before, after, box, masks)
