"""Which cells are asked for: all kinds that people click, none of which gives itself away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spreadsheet import Spreadsheet, cell

from pointerbench.suites.sheets.choices import LINED, NAMED, any_cell, any_text
from pointerbench.suites.sheets.proposals import Shot
from pointerbench.suites.sheets.scene import Place
from pointerbench.values.rng import Stream

TABLE = {f"{column}{row}": f"{column} of {row}" for column in "BCDE" for row in range(4, 24)}
SHEET = Spreadsheet(
    {**TABLE, "B2": "Title", "D9": cell("", fill="#ffeb3b")}, merges=["B2:E2"], selection="C5:D8"
)
SHOT = Shot(SHEET.scene, SHEET.layout)
DRAWS = 600


def kinds(places: Iterator[Place]) -> Counter[str]:
    found: Counter[str] = Counter()
    for place in places:
        sheet, view = SHOT.scene.sheet, SHOT.scene.view
        found["merged"] += place in sheet.merged
        found["selected"] += view.selection.holds(place)
        found["empty"] += place not in SHOT.layout.shown
        found["active"] += place == view.active
    return found


def test_cells_called_by_name_are_empty_merged_and_selected_as_often_as_in_life() -> None:
    found = kinds(any_cell(Stream(f"{i}"), SHOT, NAMED) for i in range(DRAWS))
    assert 0.2 * DRAWS <= found["empty"] <= 0.4 * DRAWS
    assert found["merged"] >= 0.1 * DRAWS
    assert found["selected"] >= 0.1 * DRAWS
    assert 0 < found["active"] <= 0.1 * DRAWS


def test_a_line_is_never_that_of_a_merged_cell() -> None:
    found = kinds(any_cell(Stream(f"{i}"), SHOT, LINED) for i in range(DRAWS))
    assert found["merged"] == 0
    assert found["selected"] >= 0.1 * DRAWS
    assert found["empty"] >= 0.15 * DRAWS


def test_texts_are_read_in_merged_and_in_selected_cells_too() -> None:
    found = kinds(any_text(Stream(f"{i}"), SHOT) for i in range(DRAWS))
    assert found["empty"] == 0
    assert found["merged"] >= 0.1 * DRAWS
    assert found["selected"] >= 0.1 * DRAWS


def test_an_empty_cell_is_mostly_near_one_that_is_not() -> None:
    empty = [
        place
        for i in range(DRAWS)
        if (place := any_cell(Stream(f"{i}"), SHOT, NAMED)) not in SHOT.layout.shown
    ]
    near = [place for place in empty if 1 <= place[0] <= 7 and 2 <= place[1] <= 26]
    assert 0.75 * len(empty) <= len(near) < len(empty)


def test_on_an_empty_sheet_there_is_still_something_to_click() -> None:
    sheet = Spreadsheet()
    shot = Shot(sheet.scene, sheet.layout)
    assert {any_cell(Stream(f"{i}"), shot, NAMED) for i in range(40)} - {sheet.scene.view.active}
