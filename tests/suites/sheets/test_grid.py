from __future__ import annotations

from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spreadsheet import Spreadsheet

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Region
from pointerbench.suites.sheets.regions import CORNERS
from pointerbench.suites.sheets.scene import column_name, place, ref
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.geometry import Box

sheets = st.fixed_dictionaries(
    {
        "first": st.tuples(st.integers(1, 60), st.integers(1, 900)).map(ref),
        "frozen": st.tuples(st.integers(0, 2), st.integers(0, 3)),
        "zoom": st.sampled_from((75, 80, 90, 100, 110, 125, 150)),
        "hidden_columns": st.sets(st.integers(1, 70), max_size=5),
        "hidden_rows": st.sets(st.integers(1, 900), max_size=5),
        "widths": st.dictionaries(st.integers(1, 70), st.integers(20, 200), max_size=9),
        "screen": st.sampled_from((Screen(), Screen(800, 600), Screen(1024, 768, 2.0))),
    }
)


@settings(max_examples=60, deadline=None)
@given(sheets)
def test_the_middle_of_every_cell_lies_in_that_cell(options: dict) -> None:  # type: ignore[type-arg]
    grid = Spreadsheet(**options).layout.grid
    for row in grid.rows.spans:
        for column in grid.columns.spans:
            here = (column.index, row.index)
            box = grid.cell_box(here)
            assert grid.cell_at(*box.center) == here
            assert box == grid.box_of(grid.sheet.area(here))


@settings(max_examples=40, deadline=None)
@given(sheets)
def test_cells_tile_the_window_without_gap_or_overlap(options: dict) -> None:  # type: ignore[type-arg]
    grid = Spreadsheet(**options).layout.grid
    boxes = [grid.cell_box((c.index, r.index)) for r in grid.rows.spans for c in grid.columns.spans]
    assert sum(box.area for box in boxes) == grid.box.area
    assert all(grid.box.covers(box) for box in boxes)


@settings(max_examples=40, deadline=None)
@given(sheets)
def test_headers_stand_over_their_columns_and_beside_their_rows(options: dict) -> None:  # type: ignore[type-arg]
    grid = Spreadsheet(**options).layout.grid
    for column in grid.columns.spans:
        header = grid.column_header_box(column.index)
        assert grid.columns.at(header.center[0]) == column.index
        assert grid.column_header.covers(header)
    for row in grid.rows.spans:
        header = grid.row_header_box(row.index)
        assert grid.rows.at(header.center[1]) == row.index
        assert grid.row_header.covers(header)


def test_a_merged_range_answers_with_its_first_cell() -> None:
    sheet = Spreadsheet({"B2": "Title"}, merges=["B2:D3"])
    grid = sheet.layout.grid
    box = grid.cell_box(place("B2"))
    assert box == grid.cell_box(place("D3"))
    for x, y in ((box.x1, box.y1), (box.x2 - 1, box.y2 - 1), box.center):
        assert grid.cell_at(x, y) == place("B2")
    assert grid.cell_at(box.x2, box.y1) == place("E2")


def test_hidden_columns_and_rows_take_no_room_and_are_skipped() -> None:
    grid = Spreadsheet(hidden_columns=[3, 4], hidden_rows=[5]).layout.grid
    assert grid.columns.span(5).start == grid.columns.span(2).stop
    assert grid.rows.span(6).start == grid.rows.span(4).stop
    assert 3 not in grid.columns
    assert 5 not in grid.rows


def test_frozen_columns_and_rows_stay_while_the_rest_is_scrolled() -> None:
    grid = Spreadsheet(first="F40", frozen=(1, 2)).layout.grid
    assert [span.index for span in grid.columns.spans[:3]] == [1, 6, 7]
    assert [span.index for span in grid.rows.spans[:4]] == [1, 2, 40, 41]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("zoom", [75, 100, 150])
def test_edges_and_corners_are_centred_on_the_line_that_is_drawn(zoom: int, scale: float) -> None:
    sheet = Spreadsheet(zoom=zoom, screen=Screen(1024, 768, scale))
    grid, regions = sheet.layout.grid, sheet.layout.frame.regions
    cell = grid.cell_box(place("C5"))
    right, bottom = regions["edge", "C5", "right"], regions["edge", "C5", "bottom"]
    line = max(1, round(scale))
    assert right.x1 <= cell.x2 - line < cell.x2 <= right.x2
    assert abs(right.x1 + right.x2 - (2 * cell.x2 - line)) <= 1
    assert abs(bottom.y1 + bottom.y2 - (2 * cell.y2 - line)) <= 1
    assert (right.y1, right.y2, bottom.x1, bottom.x2) == (cell.y1, cell.y2, cell.x1, cell.x2)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("zoom", [25, 50, 75, 90, 100, 150])
def test_a_line_can_be_hit_in_6_pixels_of_a_screen_however_small_the_sheet(
    zoom: int, scale: float
) -> None:
    sheet = Spreadsheet(zoom=zoom, screen=Screen(1024, 768, scale))
    regions, least = sheet.layout.frame.regions, 2 * round(3 * scale)
    assert regions["column_edge", "C"].width >= least
    assert regions["row_edge", "5"].height >= least
    corner = regions["corner", "C5", "top_left"]
    assert min(corner.width, corner.height) >= least


@settings(max_examples=40, deadline=None)
@given(sheets)
def test_boxes_of_lines_that_are_asked_for_never_touch_their_neighbours(options: dict) -> None:  # type: ignore[type-arg]
    sheet = Spreadsheet(**options)
    grid, regions = sheet.layout.grid, sheet.layout.frame.regions
    row = grid.rows.spans[len(grid.rows.spans) // 2].index
    column = grid.columns.spans[len(grid.columns.spans) // 2].index
    across = [ref((span.index, row)) for span in grid.columns.spans]
    down = [ref((column, span.index)) for span in grid.rows.spans]
    asked = [
        [{"find": "column_divider", "after": column_name(s.index)} for s in grid.columns.spans],
        [{"find": "row_divider", "after": str(span.index)} for span in grid.rows.spans],
        [{"find": "edge", "ref": name, "side": "right"} for name in across],
        [{"find": "edge", "ref": name, "side": "bottom"} for name in down],
        [{"find": "corner", "ref": name, "corner": "top_right"} for name in across],
        [{"find": "corner", "ref": name, "corner": "top_right"} for name in down],
    ]
    for kind in asked:
        boxes = [regions[region] for query in kind for region in answered(sheet, query)]
        for one, other in pairwise(boxes):
            assert not one.grown(1).overlaps(other.grown(1))


def answered(sheet: Spreadsheet, query: dict[str, str]) -> list[Region]:
    with suppress(UnprovedTaskError):
        return sheet.resolve(query)
    return []


def test_neighbours_share_their_edges_and_corners() -> None:
    regions = Spreadsheet().layout.frame.regions
    assert regions["corner", "C5", "bottom_right"] == regions["corner", "D6", "top_left"]
    assert regions["corner", "C5", "top_right"] == regions["corner", "D5", "top_left"]
    assert regions["corner", "C5", "bottom_left"] == regions["corner", "B6", "top_right"]
    crossing = regions["corner", "C5", "bottom_right"]
    right, bottom = regions["edge", "C5", "right"], regions["edge", "C5", "bottom"]
    assert (crossing.x1, crossing.x2) == (right.x1, right.x2)
    assert (crossing.y1, crossing.y2) == (bottom.y1, bottom.y2)


def test_every_region_that_is_listed_has_a_box_and_none_else() -> None:
    regions = Spreadsheet(first="Z90", frozen=(1, 1)).layout.frame.regions
    names = list(regions)
    assert len(names) == len(set(names)) == len(regions)
    assert all(isinstance(regions[name], Box) for name in names)
    assert {name[2] for name in names if name[0] == "corner"} == set(CORNERS)
    assert ("cell", "B90") not in regions
    with pytest.raises(KeyError):
        regions["cell", "B90"]
