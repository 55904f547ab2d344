"""Rows of a program's tables, from headers and cells as a tree has them."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.asking.facts import lists
from pointerbench.capture.captured import Captured, State
from pointerbench.capture.desktop.tables import tabled
from pointerbench.capture.tables import TITLE
from pointerbench.elements.tree import Group
from pointerbench.values.geometry import Box

COLUMNS = {"Name": (10, 200), "Size": (200, 260), "Date": (260, 360)}
ROWS = [
    ("letter.odt", "1,204", "2026-02-03"),
    ("plan.svg", "88", "2025-11-20"),
    ("song.ogg", "51,300", "2026-01-09"),
]


def table() -> list[Captured]:
    """Three headers and three rows of cells that begin a little right of their headers."""
    found = [
        Captured(
            f"h{at}", "button", Box(x1, 0, x2, 24), "table column header", text=name, group="t"
        )
        for at, (name, (x1, x2)) in enumerate(COLUMNS.items())
    ]
    for y, row in enumerate(ROWS):
        for at, (text, (x1, x2)) in enumerate(zip(row, COLUMNS.values(), strict=True)):
            box = Box(x1 + 4, 24 + 22 * y, x2, 46 + 22 * y)
            found.append(
                Captured(f"c{y}{at}", "text", box, "table cell", text=text, group="t", active=True)
            )
    return found


GROUPS = {"t": Group("t", Box(0, 0, 400, 200))}


def test_cells_in_line_are_a_row_under_their_headers() -> None:
    made = tabled(table(), GROUPS)
    by_id = {element.id: element for element in made.elements}
    assert by_id["c10"].part == TITLE
    assert by_id["c11"].part == "Size"
    assert by_id["c11"].group == by_id["c10"].group != "t"
    row = made.groups[by_id["c10"].group]
    assert (row.kind, row.parent, row.index, row.key) == ("table0", "t", 1, "plan.svg")
    assert row.facts["Size"].value == 88.0
    assert row.box == Box(14, 46, 360, 68)
    assert by_id["h0"].group == "t"


def test_the_rows_are_a_list_that_can_be_asked_about() -> None:
    made = tabled(table(), GROUPS)
    state = State("s", (400, 200), made.elements, made.groups, made.kinds)
    (listed,) = lists(state.tree())
    assert len(listed.items) == 3
    assert set(listed.facts) == {"Name", "Size", "Date"}


def test_a_row_that_is_cut_off_is_none() -> None:
    cut = [replace(one, whole=one.id != "c20") for one in table()]
    assert tabled(cut, GROUPS).kinds == {}  # two rows are no table worth comparing


def test_a_table_without_headers_or_with_two_alike_stays_as_it_is() -> None:
    bare = [one for one in table() if one.role != "table column header"]
    twice = [replace(one, text="Size") if one.id == "h2" else one for one in table()]
    for elements in (bare, twice):
        made = tabled(elements, GROUPS)
        assert list(made.elements) == elements
        assert made.kinds == {}
