"""Where printed pages end on a sheet."""

from __future__ import annotations

from dataclasses import replace

from spreadsheet import Spreadsheet, cell

from pointerbench.contract.task import Screen
from pointerbench.picture.raster import draw
from pointerbench.suites.sheets.layout import Layout, lay_out
from pointerbench.suites.sheets.pages import page_ends
from pointerbench.suites.sheets.scene import Scene

DASH = (0x66, 0x66, 0x66)


def paged(page: tuple[int, int] | None = (270, 190)) -> Scene:
    cells = {f"{column}{row}": cell("x") for column in "AG" for row in (1, 25)}
    made = Spreadsheet(cells, skin="libreoffice", widths={2: 20}, hidden_columns=(3,)).scene
    return replace(made, sheet=replace(made.sheet, page=page))


def laid(scene: Scene) -> Layout:
    return lay_out(scene, Screen())


def test_a_page_ends_before_the_column_and_the_row_that_it_has_no_room_for() -> None:
    # A to E are 80, 20, 0, 80 and 80 pixels wide (C is hidden), rows are 20 high.
    assert page_ends(paged().sheet) == ((5,), (9, 18))
    assert page_ends(paged((10, 10)).sheet)[0] == (1, 2, 4, 5, 6)
    assert page_ends(paged(None).sheet) == ((), ())


def test_pages_end_in_dashes_in_place_of_the_grid_line() -> None:
    layout = laid(paged())
    picture, grid = draw(layout.frame), layout.grid
    x, y = grid.columns.span(5).stop - 1, grid.rows.span(9).stop - 1
    top = [picture.getpixel((x, grid.box.y1 + step)) for step in (0, 4, 5, 9, 10)]
    assert [pixel == DASH for pixel in top] == [True, True, False, False, True]
    side = [picture.getpixel((grid.box.x1 + step, y)) for step in (0, 4, 5, 9, 10)]
    assert [pixel == DASH for pixel in side] == [True, True, False, False, True]
    assert DASH not in {picture.getpixel((x + 80, at)) for at in range(grid.box.y1, grid.box.y2)}
