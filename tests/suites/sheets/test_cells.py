"""What a reader sees of a cell's text: whole, cut, overflowing, wrapped, or ####."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from PIL import ImageChops
from spreadsheet import Spreadsheet, cell

from pointerbench.contract.task import Screen
from pointerbench.picture.fonts import font
from pointerbench.picture.frame import Fill, Polygon, Text
from pointerbench.picture.raster import draw
from pointerbench.picture.text_layout import shape, width_of
from pointerbench.suites.sheets.scene import Cell, column_name, place
from pointerbench.suites.sheets.skins import SKINS

LONG = "Quarterly revenue by region"
CODES = {"B2": "0155", "C2": "4006381333931"}


def test_a_short_text_is_whole() -> None:
    sheet = Spreadsheet({"B2": "Madrid"})
    assert sheet.layout.shown[place("B2")] == ("Madrid", True, False)


def test_a_long_text_runs_over_empty_neighbours() -> None:
    sheet = Spreadsheet({"B2": LONG})
    assert sheet.layout.shown[place("B2")] == (LONG, False, True)


def test_a_long_text_is_cut_where_a_neighbour_is_filled() -> None:
    sheet = Spreadsheet({"B2": LONG, "C2": "x"})
    text, whole, spills = sheet.layout.shown[place("B2")]
    assert LONG.startswith(text)
    assert 0 < len(text) < len(LONG)
    assert (whole, spills) == (False, False)


def test_a_right_aligned_text_runs_over_to_the_left() -> None:
    sheet = Spreadsheet({"D2": cell(LONG, align="right")})
    assert sheet.layout.shown[place("D2")].spills
    cut = Spreadsheet({"D2": cell(LONG, align="right"), "C2": "x"})
    assert LONG.endswith(cut.shown("D2"))


@pytest.mark.parametrize("value", ["1,234,567,890.00", "12/31/2025 23:59:59"])
def test_a_number_too_wide_becomes_hashes(value: str) -> None:
    sheet = Spreadsheet({"B2": cell(value, number=True)})
    assert sheet.layout.shown[place("B2")] == ("###", False, False)
    drawn = [item.line.text for item in sheet.layout.frame.items if isinstance(item, Text)]
    assert any(set(text) == {"#"} and len(text) > 3 for text in drawn)
    assert value not in drawn


def test_a_wrapped_text_is_whole_where_the_row_is_high_enough() -> None:
    wrapped = cell(LONG, wrap=True)
    assert not Spreadsheet({"B2": wrapped}).layout.shown[place("B2")].whole
    sheet = Spreadsheet({"B2": wrapped}, widths={2: 120})
    tall = Spreadsheet({"B2": wrapped}, widths={2: 190})
    assert sheet.shown("B2") == ""
    assert tall.layout.shown[place("B2")] == (LONG, True, False)


def test_a_cell_cut_by_the_window_is_not_whole() -> None:
    sheet = Spreadsheet(dict.fromkeys(("A37", "A38"), "Madrid"))
    last = sheet.layout.grid.rows.spans[-1]
    assert last.stop > sheet.layout.grid.rows.end
    assert sheet.layout.shown[(1, last.index - 1)].whole
    assert not sheet.layout.shown[(1, last.index)].whole


@pytest.mark.parametrize("zoom", [75, 100, 150])
@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_whole_texts_leave_their_ink_inside_their_cell(align: str, zoom: int) -> None:
    names = [f"{column}{row}" for column in "BDF" for row in range(2, 12, 2)]
    texts = dict.fromkeys(names, cell("Ágjy_§", align=align))
    with_text = Spreadsheet(texts, zoom=zoom, gridlines=False)
    without = Spreadsheet(zoom=zoom, gridlines=False)
    before, after = draw(without.layout.frame), draw(with_text.layout.frame)
    grid = with_text.layout.grid
    for name in names:
        box = grid.cell_box(place(name))
        ring = box.grown(3)
        for x in range(ring.x1, ring.x2):
            for y in range(ring.y1, ring.y2):
                if not box.contains(x, y):
                    assert before.getpixel((x, y)) == after.getpixel((x, y)), (name, x, y)


def test_twice_the_scale_shows_the_same_cells() -> None:
    cells = {f"{column}{row}": f"Cell {column}{row}" for column in "ABCD" for row in range(1, 20)}
    one, two = Spreadsheet(cells), Spreadsheet(cells, screen=Screen(1024, 768, 2.0))
    assert one.layout.shown == two.layout.shown
    for place_ in one.layout.shown:
        small, large = one.layout.grid.cell_box(place_), two.layout.grid.cell_box(place_)
        assert tuple(large) == tuple(2 * edge for edge in small)


def red(sheet: Spreadsheet) -> list[tuple[int, int, int, int]]:
    """Where the triangles are that mark a cut text."""
    items = sheet.layout.frame.items
    return [item.box for item in items if isinstance(item, Fill) and item.color == "#ff0000"]


def calc(cells: Mapping[str, Cell | str], **sheet: Any) -> Spreadsheet:
    return Spreadsheet(cells, skin="libreoffice", **sheet)


def test_calc_marks_a_text_at_the_side_where_a_filled_cell_cuts_it() -> None:
    cut = calc({"B2": LONG, "C2": "x"})
    box = cut.layout.grid.cell_box(place("B2"))
    assert red(cut)
    assert all(box.x2 - 5 <= x1 and x2 < box.x2 for x1, _, x2, _ in red(cut))
    right = calc({"B2": "x", "C2": cell(LONG, align="right")})
    box = right.layout.grid.cell_box(place("C2"))
    assert red(right)
    assert all(box.x1 < x1 and x2 < box.x1 + 5 for x1, _, x2, _ in red(right))
    both = calc({"B2": "x", "C2": cell(LONG, align="center"), "D2": "x"})
    assert len({x1 for x1, *_ in red(both)}) == 4


def test_calc_marks_nothing_where_a_text_has_room() -> None:
    assert not red(calc({"B2": LONG}))
    assert not red(calc({"B2": "Madrid", "C2": "x"}))


@pytest.mark.parametrize("first", ["A1", "C1", "BA1"])
@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_calc_marks_no_text_that_only_the_window_cuts(align: str, first: str) -> None:
    grid = calc({}, first=first).layout.grid
    last = grid.columns.spans[-1].index
    assert not grid.columns.whole(last)
    before, at, beyond = (column_name(last + step) for step in (-1, 0, 1))
    long = cell(LONG, align=align)
    cells = {f"{at}2": long, f"{before}4": long, f"{at}6": long, f"{beyond}6": cell("x")}
    assert not red(calc(cells, first=first))


@pytest.mark.parametrize("value", ["1,234,567,890.00", "12/31/2025 23:59:59"])
def test_calc_never_marks_numbers(value: str) -> None:
    cells = {name: cell(value, number=True) for name in ("B2", "C2", "L3", "M3", "N3")}
    assert not red(calc(cells))


def test_a_text_of_a_frozen_column_does_not_run_over_columns_that_are_no_neighbours() -> None:
    sheet = Spreadsheet({"A2": LONG}, frozen=(1, 0), first="M1")
    assert sheet.layout.shown[place("A2")].text != LONG
    assert not sheet.layout.shown[place("A2")].spills


def test_a_title_stands_in_the_middle_of_merged_cells_that_the_window_cuts() -> None:
    title = {"H2": cell("Quarterly revenue", align="center")}
    inside = calc(title, merges=["H2:J2"])
    beyond = calc(title, merges=["H2:P2"])
    grid = beyond.layout.grid
    assert not grid.columns.whole(16)
    left, width = grid.cell_box(place("H2")).x1, 9 * 80
    (text,) = [i for i in beyond.layout.frame.items if isinstance(i, Text) and i[2].text[:1] == "Q"]
    assert abs(text.x + text.line.width / 2 - (left + width / 2)) <= 1
    assert inside.layout.shown[place("H2")].whole
    assert not beyond.layout.shown[place("H2")].whole
    assert not red(calc({"H2": cell(LONG * 2, align="center")}, merges=["H2:P2"]))


@pytest.mark.parametrize("family", ["Arimo", "Tinos"])
@pytest.mark.parametrize("text", ["", "Total", "Av. To, 1.234,50 €", "Wäldchenstraße 7"])
def test_a_column_is_fitted_to_the_width_that_is_drawn(family: str, text: str) -> None:
    for pixels in (11.0, 40 / 3, 17.0):
        assert width_of(text, font(family, pixels)) == shape(text, font(family, pixels)).width


def test_a_link_is_underlined_as_far_as_its_text_shows() -> None:
    link = cell("p.dumas@hoteldescedres.example", color="#0563c1", underline=True)
    for zoom in (75, 100, 150):
        sheet = Spreadsheet({"B2": link, "C2": "x"}, zoom=zoom)
        lines = [
            item.box
            for item in sheet.layout.frame.items
            if isinstance(item, Fill) and item.color == "#0563c1"
        ]
        box = sheet.layout.grid.cell_box(place("B2"))
        assert len(lines) == 1
        assert box.x1 < lines[0].x1 < box.x1 + 10
        assert lines[0].x2 <= box.x2
        assert (box.y1 + box.y2) / 2 < lines[0].y1 < lines[0].y2 < box.y2


@pytest.mark.parametrize(
    ("skin", "theme"), [("excel", "light"), ("excel_white", "dark"), ("google_sheets", "light")]
)
def test_excel_marks_digits_that_are_a_text(skin: str, theme: str) -> None:
    codes = {name: cell(text)._replace(digits=True) for name, text in CODES.items()}
    cells: dict[str, Cell | str] = {**codes, "B3": cell("155", number=True), "B4": "112"}
    sheet = Spreadsheet(cells, skin=skin, theme=theme)
    color = SKINS[skin].looks[theme].text_number
    marks = [
        item.points[0]
        for item in sheet.layout.frame.items
        if isinstance(item, Polygon) and item.color == color
    ]
    wanted = [sheet.layout.grid.cell_box(place(name))[:2] for name in CODES]
    assert marks == (wanted if skin.startswith("excel") else [])


@pytest.mark.parametrize("skin", ["excel", "excel_white", "google_sheets", "libreoffice", "bare"])
def test_a_cell_with_a_note_is_marked_in_its_upper_right_corner(skin: str) -> None:
    cells = {"B2": "Oslo", "C3": "Lima"}
    with_note, without = (
        draw(Spreadsheet(cells, skin=skin, notes=notes).layout.frame)
        for notes in (frozenset({place("B2")}), frozenset[tuple[int, int]]())
    )
    changed = ImageChops.difference(with_note, without).getbbox()
    box = Spreadsheet(cells, skin=skin).layout.grid.cell_box(place("B2"))
    if skin == "bare":
        assert changed is None
        return
    assert changed is not None
    assert (changed[1], changed[2]) == (box.y1, box.x2 - 1)
    assert max(changed[2] - changed[0], changed[3] - changed[1]) <= 8
