"""What a question fits on a hand-written sheet, and which questions are refused as doubtful."""

from __future__ import annotations

from typing import Any

import pytest
from spreadsheet import Spreadsheet, cell

from pointerbench.suites.sheets.scene import place
from pointerbench.values.errors import UnprovedTaskError

CITIES = {"B2": "Madrid", "C2": "Oslo", "B3": "Madrid Sur", "C3": "Lima", "D3": "Lima"}


def refusal(sheet: Spreadsheet, **query: Any) -> str:
    with pytest.raises(UnprovedTaskError) as caught:
        sheet.resolve(query)
    return caught.value.reason


def test_a_text_that_one_cell_shows_fits_that_cell() -> None:
    assert Spreadsheet(CITIES).resolve({"find": "text", "text": "Oslo"}) == [("cell", "C2")]


def test_a_text_fits_every_cell_that_contains_it_whatever_the_case() -> None:
    sheet = Spreadsheet({**CITIES, "E9": "oslo, 2nd office"})
    assert sheet.resolve({"find": "text", "text": "Oslo"}) == [("cell", "C2"), ("cell", "E9")]
    assert sheet.resolve({"find": "text", "text": "Madrid"}) == [("cell", "B2"), ("cell", "B3")]
    assert len(sheet.resolve({"find": "text", "text": "Lima"})) == 2


def test_a_text_cut_off_on_the_screen_still_counts_as_a_rival() -> None:
    sheet = Spreadsheet({"B2": "Oslo", "B4": "Regional office of Oslo", "C4": "x"})
    assert "Oslo" not in sheet.shown("B4")
    assert len(sheet.resolve({"find": "text", "text": "Oslo"})) == 2


def test_a_text_that_is_scrolled_away_is_no_rival() -> None:
    sheet = Spreadsheet({"A1": "Oslo", "C12": "Oslo"}, first="B10")
    assert sheet.resolve({"find": "text", "text": "Oslo"}) == [("cell", "C12")]


def test_blanks_of_every_kind_count_as_one() -> None:
    sheet = Spreadsheet({"B2": "1\u202f234,50\u00a0€"})
    assert sheet.resolve({"find": "text", "text": "1 234,50 €"}) == [("cell", "B2")]


def test_faint_text_is_not_asked_for() -> None:
    sheet = Spreadsheet({"B2": cell("Oslo", color="#e8e8e8")})
    assert refusal(sheet, find="text", text="Oslo") == "text_too_faint"


def test_reference_and_text_must_agree() -> None:
    sheet = Spreadsheet(CITIES)
    assert sheet.resolve({"find": "cell", "ref": "C2", "text": "Oslo"}) == [("cell", "C2")]
    assert sheet.resolve({"find": "cell", "ref": "C2", "text": "Lima"}) == []


def test_a_cell_partly_out_of_view_does_not_fit() -> None:
    sheet = Spreadsheet()
    last = sheet.layout.grid.rows.spans[-1].index
    assert sheet.resolve({"find": "cell", "ref": f"B{last}"}) == []
    assert sheet.resolve({"find": "cell", "ref": f"B{last - 1}"}) == [("cell", f"B{last - 1}")]


def coloured(**fills: str) -> dict[str, Any]:
    return {name: cell("", fill=fill, color="#000000") for name, fill in fills.items()}


def color(name: str, shape: str) -> dict[str, str]:
    return {"find": "color", "color": name, "shape": shape}


def test_the_one_orange_cell() -> None:
    sheet = Spreadsheet(coloured(C4="#ff9900", E5="#0070c0"))
    assert sheet.resolve(color("orange", "cell")) == [("cell", "C4")]


def test_a_row_of_one_colour_is_a_region_of_its_own() -> None:
    sheet = Spreadsheet(coloured(**dict.fromkeys(("B4", "C4", "D4"), "#ffeb3b")))
    assert sheet.resolve(color("yellow", "row")) == [("range", "B4:D4")]
    assert refusal(sheet, **color("yellow", "cell")) == "same_colour_elsewhere"


def test_another_shade_that_may_be_called_the_same_makes_it_doubtful() -> None:
    sheet = Spreadsheet(coloured(C4="#ff9900", E9="#fb8c00"))
    assert len(sheet.resolve(color("orange", "cell"))) == 2
    both = Spreadsheet(coloured(C4="#e53935", E9="#ff5500"))
    assert len(both.resolve(color("red", "cell"))) == 2


def test_cells_that_touch_are_one_region() -> None:
    sheet = Spreadsheet(coloured(C4="#00b050", C5="#34a853"))
    assert refusal(sheet, **color("green", "cell")) == "same_colour_elsewhere"


def test_a_column_goes_on_across_hidden_rows() -> None:
    fills = dict.fromkeys(("C3", "C4", "C5", "C6", "C7"), "#7030a0")
    sheet = Spreadsheet(coloured(**fills), hidden_rows=[5])
    assert sheet.resolve(color("purple", "column")) == [("range", "C3:C7")]


def test_the_selections_tint_changes_a_colour() -> None:
    sheet = Spreadsheet(coloured(C4="#ff9900"), selection="B3:D6")
    assert refusal(sheet, **color("orange", "cell")) == "colour_under_selection"


def test_a_selected_range_looks_grey_itself_where_its_tint_is_neutral() -> None:
    cells = coloured(C4="#bfbfbf")
    assert Spreadsheet(cells, skin="excel").resolve(color("gray", "cell")) == [("cell", "C4")]
    ranged = Spreadsheet(cells, skin="excel", selection="E6:F9")
    assert refusal(ranged, **color("gray", "cell")) == "same_colour_elsewhere"


def move(start: str, columns: int, rows: int, *, visible: bool = False) -> dict[str, Any]:
    return {"find": "move", "from": start, "columns": columns, "rows": rows, "visible": visible}


@pytest.mark.parametrize(
    ("start", "columns", "rows", "target"),
    [
        ("D18", 0, 3, "D21"),
        ("D18", 0, -4, "D14"),
        ("B7", 3, 1, "E8"),
        ("E8", -3, -1, "B7"),
    ],
)
def test_a_move_counts_cells(start: str, columns: int, rows: int, target: str) -> None:
    assert Spreadsheet().resolve(move(start, columns, rows)) == [("cell", target)]


def test_a_move_over_hidden_rows_counts_visible_ones_and_must_say_so() -> None:
    sheet = Spreadsheet(hidden_rows=[10, 11])
    assert refusal(sheet, **move("B9", 0, 2)) == "hidden_in_between"
    assert sheet.resolve(move("B9", 0, 2, visible=True)) == [("cell", "B13")]


def test_a_move_across_scrolled_away_rows_is_doubtful() -> None:
    sheet = Spreadsheet(first="A20", frozen=(0, 1))
    assert refusal(sheet, **move("B1", 0, 2)) == "scrolled_in_between"


def test_a_move_over_merged_cells_is_doubtful() -> None:
    sheet = Spreadsheet({"B5": "Title"}, merges=["B5:D5"])
    assert refusal(sheet, **move("C4", 0, 2)) == "merged_cell"
    assert sheet.resolve(move("F4", 0, 2)) == [("cell", "F6")]


def test_a_move_past_the_window_is_refused() -> None:
    assert refusal(Spreadsheet(), **move("A1", -1, 1)) == "move_leaves_view"


def edge(name: str, side: str = "right") -> dict[str, str]:
    return {"find": "edge", "ref": name, "side": side}


def test_an_edge_is_asked_for_where_its_line_shows() -> None:
    assert Spreadsheet().resolve(edge("C12")) == [("edge", "C12", "right")]
    assert refusal(Spreadsheet(gridlines=False), **edge("C12")) == "line_does_not_show"
    bordered = Spreadsheet(gridlines=False, borders=["B2:F20"])
    assert bordered.resolve(edge("C12")) == [("edge", "C12", "right")]


def test_an_edge_between_cells_of_one_fill_does_not_show() -> None:
    sheet = Spreadsheet(coloured(C12="#ddebf7", D12="#ddebf7", C14="#ddebf7"))
    assert refusal(sheet, **edge("C12")) == "line_does_not_show"
    assert sheet.resolve(edge("C14")) == [("edge", "C14", "right")]


def test_an_edge_with_text_running_over_it_is_not_asked_for() -> None:
    sheet = Spreadsheet({"C12": "A remark that is much longer than its cell"})
    assert refusal(sheet, **edge("D12")) == "text_over_line"


def test_a_corner_under_the_fill_handle_is_not_asked_for() -> None:
    sheet = Spreadsheet(selection="C5")
    corner = {"find": "corner", "ref": "C5", "corner": "bottom_right"}
    assert refusal(sheet, **corner) == "on_fill_handle"
    assert sheet.resolve({**corner, "corner": "top_left"}) == [("corner", "C5", "top_left")]


def test_a_corner_on_the_windows_own_edge_is_not_asked_for() -> None:
    corner = {"find": "corner", "ref": "A5", "corner": "top_left"}
    assert refusal(Spreadsheet(), **corner) == "line_at_the_windows_edge"


def test_a_divider_before_hidden_columns_is_doubtful() -> None:
    sheet = Spreadsheet(hidden_columns=[5])
    assert refusal(sheet, find="column_divider", after="D") == "hidden_after_divider"
    after = sheet.resolve({"find": "column_divider", "after": "C"})
    assert after == [("column_edge", "C")]


def test_a_divider_beside_a_narrow_column_is_doubtful() -> None:
    sheet = Spreadsheet(widths={4: 9})
    assert refusal(sheet, find="column_divider", after="C") == "divider_beside_narrow"


def test_a_header_fits_only_where_its_column_is_in_full_view() -> None:
    sheet = Spreadsheet()
    last = sheet.layout.grid.columns.spans[-1]
    assert last.stop > sheet.layout.grid.columns.end
    assert sheet.resolve({"find": "column_header", "column": "D"}) == [("column", "D")]
    cut = chr(64 + last.index)
    assert sheet.resolve({"find": "column_header", "column": cut}) == []


def test_the_target_is_where_the_cell_is_drawn() -> None:
    sheet = Spreadsheet(CITIES)
    box = sheet.layout.frame.regions["cell", "C2"]
    assert sheet.layout.grid.cell_at(*box.center) == place("C2")
