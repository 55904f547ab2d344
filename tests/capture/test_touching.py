"""The order in which rows of lists are clicked."""

from __future__ import annotations

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop.touching import rows_in_turn
from pointerbench.values.geometry import Box


def entry(at: str, y: int, x: int = 0, *states: str) -> Captured:
    box = Box(x, y, x + 50, y + 20)
    return Captured(at, "text", box, role="tree item", path=at, state=frozenset(states))


def test_what_a_group_holds_is_clicked_before_a_group() -> None:
    groups = [entry("0/1", 0, 0, "selected"), entry("0/2", 20)]
    entries = [entry("1/1", 0, 100), entry("1/2", 0, 150), entry("1/3", 20, 100)]
    turns = rows_in_turn([*groups, *entries])
    assert [[cell.path for cell in row] for row in turns] == [
        ["1/1", "1/2"],
        ["1/3"],
        ["0/2"],
        ["0/1"],
    ]


def test_entries_at_one_height_of_two_lists_are_two_rows() -> None:
    assert len(rows_in_turn([entry("0/1", 0), entry("1/1", 0, 100)])) == 2
