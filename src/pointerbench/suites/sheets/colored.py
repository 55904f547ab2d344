"""Proposes a coloured cell, row or column, and how a person tells it from others of its colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets import colors
from pointerbench.suites.sheets.proposals import Proposal, Shot
from pointerbench.suites.sheets.scene import Place, Range, column_name, ref
from pointerbench.suites.sheets.shades import SHADES, is_clearly, is_shade
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

SHAPES = {"cell": 5, "row": 3, "column": 3}
"""What is asked for, where it can be; screens are drawn so that it mostly can."""

_SHADE_UNASKED = 0.5  # how often light or dark is said where nobody could be mistaken
_PLACE_UNASKED = 0.1  # how often a lone cell's column or row is said


class _Spot(NamedTuple):
    color: Color
    name: str
    shape: str
    area: Range


def propose_colored(stream: Stream, shot: Shot) -> Proposal:
    """A cell, row or column in one colour that is called by one name."""
    spots = list(_spots(shot))
    if not spots:
        raise UnprovedTaskError("no_coloured_region")
    shapes = {spot.shape for spot in spots}
    shape = stream.weighted({each: SHAPES[each] for each in SHAPES if each in shapes})
    spot = stream.pick([each for each in spots if each.shape == shape])
    rivals = [each for each in spots if each.name == spot.name and each != spot]
    shade = _shade(stream, spot, [each.color for each in rivals])
    values = {"color": spot.name, **({"shade": shade} if shade else {})}
    query = {"find": "color", "color": spot.name, "shade": shade, "shape": shape}
    if shape != "cell":
        return Proposal(("range", spot.area.name), query, f"cell_color.{shape}", values)
    told = bool(rivals) and not shade
    where = _place(stream, spot.area.first) if told or stream.chance(_PLACE_UNASKED) else {}
    say = f"cell_color.cell_in_{next(iter(where))}" if where else "cell_color.cell"
    told_as = {"column": "col", "row": "row"}
    values |= {told_as[axis]: name for axis, name in where.items()}
    return Proposal(("cell", ref(spot.area.first)), {**query, **where}, say, values)


def _shade(stream: Stream, spot: _Spot, rivals: list[Color]) -> str:
    """Light or dark where it tells the region from the others, and sometimes anyway."""
    for shade in SHADES:
        if is_shade(spot.color, shade) and all(
            is_clearly(shade, spot.color, rival) for rival in rivals
        ):
            return shade if rivals or stream.chance(_SHADE_UNASKED) else ""
    return ""


def _place(stream: Stream, place: Place) -> dict[str, Any]:
    column, row = place
    return {"column": column_name(column)} if stream.chance(0.6) else {"row": str(row)}


def _spots(shot: Shot) -> Iterator[_Spot]:
    """Cells, rows and columns of one fill: not those of a larger block."""
    grid, cells = shot.layout.grid, shot.scene.sheet.cells
    columns = [span.index for span in grid.columns.spans]
    rows = [span.index for span in grid.rows.spans]
    fills: dict[tuple[int, int], Color] = {}
    for down, row in enumerate(rows):
        for across, column in enumerate(columns):
            cell = cells.get((column, row))
            if cell and cell.style.fill:
                fills[across, down] = cell.style.fill
    for (x, y), fill in fills.items():
        name = colors.name(fill)
        if not name or fills.get((x - 1, y)) == fill or fills.get((x, y - 1)) == fill:
            continue
        wide = _length(fills, fill, (x, y), (1, 0))
        high = _length(fills, fill, (x, y), (0, 1))
        shape = _shape(wide, high)
        if shape:
            last = columns[x + wide - 1], rows[y + high - 1]
            yield _Spot(fill, name, shape, Range(columns[x], rows[y], *last))


def _length(
    fills: dict[tuple[int, int], Color], fill: Color, start: tuple[int, int], step: tuple[int, int]
) -> int:
    """How many cells in a row have the fill."""
    (x, y), count = start, 1
    while fills.get((x + step[0] * count, y + step[1] * count)) == fill:
        count += 1
    return count


def _shape(wide: int, high: int) -> str:
    if wide == high == 1:
        return "cell"
    if high == 1 and wide > 2:
        return "row"
    return "column" if wide == 1 and high > 2 else ""
