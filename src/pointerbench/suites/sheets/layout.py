"""A spreadsheet scene laid out: headers, cells, selection, and the program around them.

The frame's regions are ``("cell", "C7")``, ``("range", "B3:F3")``, ``("column", "D")`` and
``("row", "18")`` for headers, ``("column_edge", "D")`` and ``("row_edge", "18")`` for the dividers
in the header strips, ``("edge", "C7", "right")`` and ``("corner", "C7", "top_left")``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Fill, Frame, Item
from pointerbench.suites.sheets.cells import CellLayout, Shown
from pointerbench.suites.sheets.grid import Grid, make_grid
from pointerbench.suites.sheets.headers import header_items
from pointerbench.suites.sheets.lines import (
    border_lines,
    frozen_lines,
    gridlines,
    merged_ground,
)
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.marks import note_marks
from pointerbench.suites.sheets.pages import page_lines
from pointerbench.suites.sheets.regions import GridRegions
from pointerbench.suites.sheets.scene import Place, Scene
from pointerbench.suites.sheets.selection import SelectionLayout
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.values.geometry import Box
from pointerbench.widgets.sketch import Sketch


@dataclass(frozen=True, slots=True)
class Layout:
    """The frame to draw, the grid in it, and what a reader sees of each visible cell.

    ``handle`` is the fill handle of the selection, where it is in view.
    """

    frame: Frame
    grid: Grid
    shown: Mapping[Place, Shown]
    handle: Box | None


def lay_out(scene: Scene, screen: Screen) -> Layout:
    """Places everything; draws nothing and decides nothing."""
    skin = SKINS[scene.program.skin]
    look = skin.looks[scene.program.theme]
    sketch = Sketch(screen.scale)
    grid = _grid(scene, look, sketch.box(*skin.area(screen)), screen.scale)
    cells = CellLayout(scene, grid, look, screen.scale)
    cells.run()
    items: list[Item] = [Fill(grid.box, look.ground)]
    items.extend(gridlines(grid, look) if scene.sheet.gridlines else ())
    items.extend(page_lines(grid, look, screen.scale))
    items.extend(cells.fills)
    items.extend(merged_ground(scene, grid, look))
    for border in scene.sheet.borders:
        items.extend(border_lines(grid, border))
    items.extend(cells.texts)
    items.extend(note_marks(grid, look.note, cells.zoom))
    selection = SelectionLayout(scene, grid, look.selection, screen.scale)
    items.extend(selection.items())
    zoom = _header_zoom(scene, look, screen.scale)
    headers = header_items(grid, look.header.on(scene.sheet.family), scene.view.selection, zoom)
    frozen = frozen_lines(scene, grid, look, screen.scale)
    items.extend(chain(*((headers, frozen) if look.frozen_through else (frozen, headers))))
    skin.chrome(sketch, scene, screen)
    width, height = screen.pixels
    frame = Frame(width, height, look.beyond, tuple(items) + tuple(sketch.items), GridRegions(grid))
    return Layout(frame, grid, cells.shown, selection.handle)


def _header_zoom(scene: Scene, look: GridLook, scale: float) -> float:
    return scale * (scene.view.zoom / 100 if look.header.zooms else 1)


def _grid(scene: Scene, look: GridLook, area: Box, scale: float) -> Grid:
    """The area split into header strips and cells; numbers of many digits need a wider strip."""
    header, zoom = look.header, _header_zoom(scene, look, scale)
    top = area.y1 + round(header.height * zoom)
    sheet, view = scene.sheet, scene.view
    shown = area.height / (sheet.default_height * scale * view.zoom / 100)
    last = view.first_row + int(shown) + len(sheet.hidden_rows)
    extra = max(0, len(str(last)) - header.digits) * header.digit
    left = area.x1 + round((header.width + extra) * zoom)
    box = Box(left, top, area.x2, area.y2)
    strips = Box(left, area.y1, area.x2, top), Box(area.x1, top, left, area.y2)
    return make_grid(scene.sheet, scene.view, box, strips, scale)
