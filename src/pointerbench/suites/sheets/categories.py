"""What the Sheets suite asks for: one entry a category.

An entry proposes a target in a laid-out scene, says it as a query that can be executed, and names
the wording with its values. Whether the query fits nothing else is for `resolve` to prove.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from pointerbench.suites.sheets.choices import LINED, NAMED, any_cell, any_text
from pointerbench.suites.sheets.colored import SHAPES, propose_colored
from pointerbench.suites.sheets.proposals import Proposal, Propose, Shot, pick
from pointerbench.suites.sheets.scene import Place, column_name, plain_text, ref
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream


class Category(NamedTuple):
    """``weight`` counts in 250 examples; ``mark`` names what must be coloured on the screen."""

    data_type: str
    weight: int
    propose: Propose
    mark: Callable[[Stream], str] = lambda stream: ""


def _cell_ref(stream: Stream, shot: Shot) -> Proposal:
    name = ref(any_cell(stream, shot, NAMED))
    return Proposal(("cell", name), {"find": "cell", "ref": name}, "cell_ref", {"ref": name})


def _text_of(stream: Stream, shot: Shot) -> tuple[str, str]:
    """The reference and the displayed text of a cell."""
    place = any_text(stream, shot)
    return ref(place), plain_text(shot.layout.shown[place].text)


def _cell_ref_content(stream: Stream, shot: Shot) -> Proposal:
    name, text = _text_of(stream, shot)
    query = {"find": "cell", "ref": name, "text": text}
    return Proposal(("cell", name), query, "cell_ref_content", {"ref": name, "text": text})


def _cell_content(stream: Stream, shot: Shot) -> Proposal:
    name, text = _text_of(stream, shot)
    return Proposal(("cell", name), {"find": "text", "text": text}, "cell_content", {"text": text})


def _col_header(stream: Stream, shot: Shot) -> Proposal:
    name = column_name(pick(stream, shot.whole_columns()))
    query = {"find": "column_header", "column": name}
    return Proposal(("column", name), query, "col_header", {"col": name})


def _row_header(stream: Stream, shot: Shot) -> Proposal:
    name = str(pick(stream, shot.whole_rows()))
    return Proposal(("row", name), {"find": "row_header", "row": name}, "row_header", {"row": name})


def _mark(stream: Stream) -> str:
    return stream.weighted(SHAPES)


def _col_resize(stream: Stream, shot: Shot) -> Proposal:
    column = pick(stream, shot.whole_columns())
    name = column_name(column)
    values: dict[str, Any] = {"col": name}
    if column + 1 in shot.layout.grid.columns:
        values["next_col"] = column_name(column + 1)
    query = {"find": "column_divider", "after": name}
    return Proposal(("column_edge", name), query, "col_resize_handle", values)


def _row_resize(stream: Stream, shot: Shot) -> Proposal:
    row = pick(stream, shot.whole_rows())
    values: dict[str, Any] = {"row": str(row)}
    if row + 1 in shot.layout.grid.rows:
        values["next_row"] = str(row + 1)
    query = {"find": "row_divider", "after": str(row)}
    return Proposal(("row_edge", str(row)), query, "row_resize_handle", values)


def _edge(side: str, stream: Stream, shot: Shot) -> Proposal:
    name = ref(any_cell(stream, shot, LINED))
    query = {"find": "edge", "ref": name, "side": side}
    return Proposal(("edge", name, side), query, f"cell_{side}_edge", {"ref": name})


def _corner(corner: str, stream: Stream, shot: Shot) -> Proposal:
    name = ref(any_cell(stream, shot, LINED))
    query = {"find": "corner", "ref": name, "corner": corner}
    return Proposal(("corner", name, corner), query, f"cell_{corner}_corner", {"ref": name})


def _relative_row(stream: Stream, shot: Shot) -> Proposal:
    column, row = any_cell(stream, shot, LINED)
    down = stream.chance(0.62)
    count = stream.weighted({1: 1, 2: 2, 3: 3, 4: 2, 5: 1.5, 6: 1, 7: 0.6, 8: 0.6})
    values = {"n": count}
    return _move(shot, (column, row), (0, count if down else -count), values)


def _relative_offset(stream: Stream, shot: Shot) -> Proposal:
    start = any_cell(stream, shot, LINED)
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
    "cell_color": Category("color", 29, propose_colored, _mark),
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
