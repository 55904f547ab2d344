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


def color(name: str, shape: str, shade: str = "", **where: str) -> dict[str, str]:
    return {"find": "color", "color": name, "shade": shade, "shape": shape, **where}


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


def row_of(*names: str, fill: str) -> dict[str, Any]:
    return coloured(**dict.fromkeys(names, fill))


TABLE = {f"{column}{row}": "x" for column in "BCDEFG" for row in range(3, 12)}


def test_a_row_that_is_coloured_to_the_end_is_meant_beside_one_that_is_so_in_part() -> None:
    whole = row_of("B5", "C5", "D5", "E5", "F5", "G5", fill="#ff9900")
    part = row_of("B8", "C8", "D8", fill="#ff9900")
    sheet = Spreadsheet({**TABLE, **whole, **part, **coloured(E10="#ff9900")})
    assert sheet.resolve(color("orange", "row")) == [("range", "B5:G5")]
    most = row_of("B8", "C8", "D8", "E8", "F8", fill="#ff9900")
    doubtful = Spreadsheet({**TABLE, **whole, **most})
    assert refusal(doubtful, **color("orange", "row")) == "same_colour_elsewhere"


def test_a_row_that_is_coloured_in_part_alone_is_no_coloured_row() -> None:
    sheet = Spreadsheet({**TABLE, **row_of("B8", "C8", "D8", fill="#ff9900")})
    assert sheet.resolve(color("orange", "row")) == []


def test_a_column_need_not_be_coloured_in_its_header_and_total() -> None:
    names = [f"D{row}" for row in range(4, 11)]
    sheet = Spreadsheet({**TABLE, **row_of(*names, fill="#ffeb3b")})
    assert sheet.resolve(color("yellow", "column")) == [("range", "D4:D10")]
    part = Spreadsheet({**TABLE, **row_of(*names[:3], fill="#ffeb3b")})
    assert part.resolve(color("yellow", "column")) == []


def test_one_of_several_cells_of_a_colour_is_told_by_its_column_or_row() -> None:
    sheet = Spreadsheet({**TABLE, **coloured(C4="#ff9900", C9="#ff9900", E9="#fb8c00")})
    assert len(sheet.resolve(color("orange", "cell"))) == 3
    assert sheet.resolve(color("orange", "cell", column="E")) == [("cell", "E9")]
    assert sheet.resolve(color("orange", "cell", row="4")) == [("cell", "C4")]
    assert len(sheet.resolve(color("orange", "cell", row="9"))) == 2
    assert sheet.resolve(color("orange", "cell", column="F")) == []


def test_light_and_dark_are_told_apart_where_everybody_sees_it() -> None:
    sheet = Spreadsheet(coloured(C4="#217346", E9="#c6e0b4"))
    assert sheet.resolve(color("green", "cell", "dark")) == [("cell", "C4")]
    assert sheet.resolve(color("green", "cell", "light")) == [("cell", "E9")]
    assert len(sheet.resolve(color("green", "cell"))) == 2
    near = Spreadsheet(coloured(C4="#6aa84f", E9="#92d050", G9="#c6e0b4"))
    assert len(near.resolve(color("green", "cell", "light"))) == 2
    between = Spreadsheet(coloured(C4="#66bb6a", E9="#92d050"))
    assert refusal(between, **color("green", "cell", "light")) == "shades_too_near"


def test_a_fill_between_two_names_is_not_meant_beside_a_clear_one() -> None:
    amber = Spreadsheet(coloured(C4="#ff9900", E9="#ffb000"))
    assert len(amber.resolve(color("orange", "cell"))) == 2
    gold = Spreadsheet(coloured(C4="#ffff00", E9="#ffc000"))
    assert gold.resolve(color("yellow", "cell")) == [("cell", "C4")]


def test_shades_that_run_together_are_no_region() -> None:
    cells = row_of("C4", "D4", "E4", fill="#00b050") | coloured(F4="#34a853")
    sheet = Spreadsheet(cells)
    assert refusal(sheet, **color("green", "row")) == "same_colour_elsewhere"


def test_shades_that_differ_at_first_sight_are_regions_of_their_own_though_they_touch() -> None:
    sheet = Spreadsheet(coloured(C4="#217346", C5="#c6e0b4"))
    assert sheet.resolve(color("green", "cell", "dark")) == [("cell", "C4")]


def test_a_merged_cell_is_called_by_its_first() -> None:
    sheet = Spreadsheet({"B5": "Title"}, merges=["B5:D5"])
    assert sheet.resolve({"find": "cell", "ref": "B5"}) == [("cell", "B5")]
    assert sheet.resolve({"find": "cell", "ref": "B5", "text": "Title"}) == [("cell", "B5")]
    assert sheet.resolve({"find": "text", "text": "Title"}) == [("cell", "B5")]
    assert refusal(sheet, find="cell", ref="C5") == "merged_cell"


def test_lines_too_near_to_each_other_are_not_asked_for() -> None:
    sheet = Spreadsheet(widths={4: 9})
    assert refusal(sheet, **edge("C5")) == "line_beside_narrow"
    corner = {"find": "corner", "ref": "E5", "corner": "top_left"}
    assert refusal(sheet, **corner) == "line_beside_narrow"


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


def test_an_edge_between_fills_that_look_alike_does_not_show() -> None:
    sheet = Spreadsheet(coloured(C12="#ddebf7", D12="#dcebf7"))
    assert refusal(sheet, **edge("C12")) == "line_does_not_show"
    dark = Spreadsheet(gridlines=False, borders=["B2:F20"], skin="libreoffice", theme="dark")
    assert refusal(dark, **edge("C12")) == "line_does_not_show"
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
    assert refusal(sheet, find="column_divider", after="C") == "line_beside_narrow"


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
