"""What the Sheets suite asks for: one entry a category.

An entry proposes a target in a laid-out scene, says it as a query that can be executed, and names
the wording with its values. Whether the query fits nothing else is for `resolve` to prove.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from pointerbench.picture.frame import Region
from pointerbench.suites.sheets import colors
from pointerbench.suites.sheets.layout import Layout
from pointerbench.suites.sheets.scene import Place, Range, Scene, column_name, plain_text, ref
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream


class Proposal(NamedTuple):
    """A target, the query that should find it, and the wording key with the values to fill in."""

    target: Region
    query: Mapping[str, Any]
    say: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Shot:
    """A scene and its layout, as a proposer sees them."""

    scene: Scene
    layout: Layout

    def whole_columns(self) -> list[int]:
        columns = self.layout.grid.columns
        return [span.index for span in columns.spans if span.stop <= columns.end]

    def whole_rows(self) -> list[int]:
        rows = self.layout.grid.rows
        return [span.index for span in rows.spans if span.stop <= rows.end]

    def texts(self) -> list[Place]:
        """Cells whose text is shown whole."""
        return [place for place, shown in self.layout.shown.items() if shown.whole]


Propose = Callable[[Stream, Shot], Proposal]


class Category(NamedTuple):
    """``weight`` counts in 250 examples; ``mark`` names what must be coloured on the screen."""

    data_type: str
    weight: int
    propose: Propose
    mark: Callable[[Stream], str] = lambda stream: ""


def _any_cell(stream: Stream, shot: Shot) -> Place:
    """A cell in full view, mostly one with something in it."""
    columns, rows = shot.whole_columns(), shot.whole_rows()
    for _ in range(4):
        place = (_pick(stream, columns), _pick(stream, rows))
        if place in shot.layout.shown or stream.chance(0.3):
            break
    return place


def _pick(stream: Stream, options: Sequence[int]) -> int:
    if not options:
        raise UnprovedTaskError("nothing_to_choose")
    return stream.pick(options)


def _cell_ref(stream: Stream, shot: Shot) -> Proposal:
    name = ref(_any_cell(stream, shot))
    return Proposal(("cell", name), {"find": "cell", "ref": name}, "cell_ref", {"ref": name})


def _text_of(stream: Stream, shot: Shot) -> tuple[str, str]:
    """The reference and the displayed text of a cell."""
    places = shot.texts()
    if not places:
        raise UnprovedTaskError("no_text_shown_whole")
    place = stream.pick(places)
    return ref(place), plain_text(shot.layout.shown[place].text)


def _cell_ref_content(stream: Stream, shot: Shot) -> Proposal:
    name, text = _text_of(stream, shot)
    query = {"find": "cell", "ref": name, "text": text}
    return Proposal(("cell", name), query, "cell_ref_content", {"ref": name, "text": text})


def _cell_content(stream: Stream, shot: Shot) -> Proposal:
    name, text = _text_of(stream, shot)
    return Proposal(("cell", name), {"find": "text", "text": text}, "cell_content", {"text": text})


def _col_header(stream: Stream, shot: Shot) -> Proposal:
    name = column_name(_pick(stream, shot.whole_columns()))
    query = {"find": "column_header", "column": name}
    return Proposal(("column", name), query, "col_header", {"col": name})


def _row_header(stream: Stream, shot: Shot) -> Proposal:
    name = str(_pick(stream, shot.whole_rows()))
    return Proposal(("row", name), {"find": "row_header", "row": name}, "row_header", {"row": name})


def _cell_color(stream: Stream, shot: Shot) -> Proposal:
    """A region in one colour: the cells that were marked so lie next to each other."""
    regions = _coloured(shot)
    if not regions:
        raise UnprovedTaskError("no_coloured_region")
    color, shape, area = stream.pick(regions)
    target = ("cell", ref(area.first)) if shape == "cell" else ("range", area.name)
    query = {"find": "color", "color": color, "shape": shape}
    return Proposal(target, query, f"cell_color.{shape}", {"color": color})


def _coloured(shot: Shot) -> list[tuple[str, str, Range]]:
    """Colour name, shape and extent of the cells in each shade that is called by one name."""
    grid = shot.layout.grid
    places: dict[str, list[Place]] = {}
    for row in grid.rows.spans:
        for column in grid.columns.spans:
            cell = shot.scene.sheet.cells.get((column.index, row.index))
            if cell and cell.style.fill and colors.name(cell.style.fill):
                places.setdefault(cell.style.fill, []).append((column.index, row.index))
    found = []
    for fill, cells in places.items():
        columns, rows = zip(*cells, strict=True)
        area = Range(min(columns), min(rows), max(columns), max(rows))
        shape = _shape(len(set(columns)), len(set(rows)))
        if shape:
            found.append((colors.name(fill) or "", shape, area))
    return found


def _shape(columns: int, rows: int) -> str:
    if columns == rows == 1:
        return "cell"
    if rows == 1 and columns > 2:
        return "row"
    return "column" if columns == 1 and rows > 2 else ""


def _mark(stream: Stream) -> str:
    return stream.weighted({"cell": 5, "row": 3, "column": 3})


def _col_resize(stream: Stream, shot: Shot) -> Proposal:
    column = _pick(stream, shot.whole_columns())
    name = column_name(column)
    values: dict[str, Any] = {"col": name}
    if column + 1 in shot.layout.grid.columns:
        values["next_col"] = column_name(column + 1)
    query = {"find": "column_divider", "after": name}
    return Proposal(("column_edge", name), query, "col_resize_handle", values)


def _row_resize(stream: Stream, shot: Shot) -> Proposal:
    row = _pick(stream, shot.whole_rows())
    values: dict[str, Any] = {"row": str(row)}
    if row + 1 in shot.layout.grid.rows:
        values["next_row"] = str(row + 1)
    query = {"find": "row_divider", "after": str(row)}
    return Proposal(("row_edge", str(row)), query, "row_resize_handle", values)


def _edge(side: str, stream: Stream, shot: Shot) -> Proposal:
    name = ref(_any_cell(stream, shot))
    query = {"find": "edge", "ref": name, "side": side}
    return Proposal(("edge", name, side), query, f"cell_{side}_edge", {"ref": name})


def _corner(corner: str, stream: Stream, shot: Shot) -> Proposal:
    name = ref(_any_cell(stream, shot))
    query = {"find": "corner", "ref": name, "corner": corner}
    return Proposal(("corner", name, corner), query, f"cell_{corner}_corner", {"ref": name})


def _relative_row(stream: Stream, shot: Shot) -> Proposal:
    column, row = _any_cell(stream, shot)
    down = stream.chance(0.62)
    count = stream.weighted({1: 1, 2: 2, 3: 3, 4: 2, 5: 1.5, 6: 1, 7: 0.6, 8: 0.6})
    values = {"n": count}
    return _move(shot, (column, row), (0, count if down else -count), values)


def _relative_offset(stream: Stream, shot: Shot) -> Proposal:
    start = _any_cell(stream, shot)
    columns, rows = stream.integer(1, 4), stream.integer(1, 6)
    right, down = stream.chance(0.55), stream.chance(0.55)
    values = {"cols": columns, "rows": rows}
    return _move(shot, start, (columns if right else -columns, rows if down else -rows), values)


def _move(shot: Shot, start: Place, steps: tuple[int, int], values: Mapping[str, int]) -> Proposal:
    """So many visible columns and rows from a cell; says so where hidden ones are skipped."""
    grid = shot.layout.grid
    column = _step([span.index for span in grid.columns.spans], start[0], steps[0])
    row = _step([span.index for span in grid.rows.spans], start[1], steps[1])
    skips = (abs(column - start[0]), abs(row - start[1])) != (abs(steps[0]), abs(steps[1]))
    across = {1: "right_", -1: "left_", 0: ""}[(steps[0] > 0) - (steps[0] < 0)]
    down = "down" if steps[1] > 0 else "up"
    say = f"cell_relative_{'offset' if across else 'row'}.{across}{down}"
    query = {"find": "move", "from": ref(start), "columns": steps[0], "rows": steps[1]}
    query["visible"] = skips
    told = {"ref": ref(start), **values, **({"visible": True} if skips else {})}
    return Proposal(("cell", ref((column, row))), query, say, told)


def _step(visible: list[int], start: int, steps: int) -> int:
    position = visible.index(start) + steps
    if not 0 <= position < len(visible):
        raise UnprovedTaskError("move_leaves_view")
    return visible[position]


CATEGORIES: dict[str, Category] = {
    "cell_ref": Category("cell", 26, _cell_ref),
    "cell_ref_content": Category("cell", 26, _cell_ref_content),
    "cell_content": Category("cell", 27, _cell_content),
    "col_header": Category("header", 15, _col_header),
    "row_header": Category("header", 15, _row_header),
    "cell_color": Category("color", 29, _cell_color, _mark),
    "col_resize_handle": Category("edge", 15, _col_resize),
    "row_resize_handle": Category("edge", 15, _row_resize),
    "cell_right_edge": Category("edge", 15, partial(_edge, "right")),
    "cell_bottom_edge": Category("edge", 14, partial(_edge, "bottom")),
    "cell_top_left_corner": Category("corner", 6, partial(_corner, "top_left")),
    "cell_top_right_corner": Category("corner", 6, partial(_corner, "top_right")),
    "cell_bottom_left_corner": Category("corner", 6, partial(_corner, "bottom_left")),
    "cell_bottom_right_corner": Category("corner", 6, partial(_corner, "bottom_right")),
    "cell_relative_row": Category("relative", 15, _relative_row),
    "cell_relative_offset": Category("relative", 14, _relative_offset),
}
