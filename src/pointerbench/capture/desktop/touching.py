"""Proofs that leave a trace: a field is given the focus, a row is chosen. Tried last."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from pointerbench.capture.captured import Captured, Evidence
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.program import Look, Program
from pointerbench.capture.evidence import judge_change
from pointerbench.values.geometry import Box

_ANSWERS = 0.4  # seconds
_MOST_ROWS = 24  # of a screen that are chosen
_ROWS = ("table cell", "list item", "tree item", "table row", "list box item", "icon")


def can_touch(elements: Sequence[Captured]) -> bool:
    """Whether there is anything that `touched` would click."""
    return any(element.type == "input" or element.role in _ROWS for element in elements)


def touched(
    program: Program, look: Look, elements: Sequence[Captured]
) -> Iterator[tuple[Captured, list[Evidence]]]:
    """Fields and rows that nothing else proved, each clicked once.

    What changed is held against a field's own box, and against the row of an entry: the row that
    had been chosen before, and the field that had the focus, are not looked at.
    """
    focus = [
        box
        for at, node in enumerate(look.reading.nodes)
        if "focused" in node.states and (box := look.reading.seen[at].box)
    ]
    fields = [e for e in elements if e.role in kinds.FIELDS and e.type == "input"]
    for element in fields:
        others = [box for box in focus if not box.overlaps(element.box)]
        yield element, [_clicked(program, element.box, element.box.center, others)]
        focus = [element.box]
    yield from _rows(program, look, [e for e in elements if e.role in _ROWS])


def _rows(
    program: Program, look: Look, cells: Sequence[Captured]
) -> Iterator[tuple[Captured, list[Evidence]]]:
    """One click a row; what it says holds for all entries of the row."""
    rows: dict[tuple[str, int, int], list[Captured]] = {}
    for cell in cells:
        above = cell.path.rpartition("/")[0]
        rows.setdefault((above, cell.box.y1, cell.box.y2), []).append(cell)
    before: list[Box] = [
        box
        for at, node in enumerate(look.reading.nodes)
        if node.role in _ROWS and "selected" in node.states and (box := look.reading.seen[at].box)
    ]
    for _, row in list(rows.items())[:_MOST_ROWS]:
        box = row[0].box
        for cell in row[1:]:
            box = box.union(cell.box)
        around = _list_of(look, row[0])
        wide = (
            Box(around.x1, box.y1, around.x2, box.y2) if around and row[0].role != "icon" else box
        )
        masks = [Box(0, old.y1, wide.x2 + 60, old.y2) for old in before if not old.overlaps(wide)]
        said = _clicked(program, wide, row[0].box.center, masks)
        before = [box]
        for cell in row:
            yield cell, [said]


def _list_of(look: Look, cell: Captured) -> Box | None:
    """The box of the list or table that an entry is in."""
    reading = look.reading
    for at in reading.above(reading.place_of(cell)):
        if reading.nodes[at].role in kinds.LISTS:
            return reading.seen[at].box
    return None


def _clicked(program: Program, box: Box, at: tuple[int, int], masks: Sequence[Box]) -> Evidence:
    program.park()
    program.screen.settled(0.1, 0.5)
    before = program.screen.grab()
    program.hand.click(*at)
    program.screen.changes(before, _ANSWERS, 0.1)
    program.park()
    time.sleep(0.1)
    after = program.screen.grab()
    return judge_change("press", before, after, box, masks)
