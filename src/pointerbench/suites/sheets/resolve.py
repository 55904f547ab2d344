"""Executes a query on what a reader sees of a sheet, without knowing the target.

Each kind of query returns every region that fits. Where a person could doubt what is meant
(something hidden, merged or scrolled away in between; a line that does not show), it refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pointerbench.picture.frame import Region
from pointerbench.suites.sheets import colors
from pointerbench.suites.sheets.grid import Axis, Grid
from pointerbench.suites.sheets.layout import Layout
from pointerbench.suites.sheets.patches import Patch, Patches, called
from pointerbench.suites.sheets.scene import (
    Place,
    Scene,
    column_number,
    place,
    plain_text,
    ref,
)
from pointerbench.suites.sheets.shades import alike, confusable
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.geometry import Box

_LEAST_CONTRAST = 3.0
_LEAST_LINE = 1.25  # contrast of a border, less than the faintest grid line has
_LEAST_TEXT = 9  # pixels of font size, on a screen of scale 1
_PART = 0.6  # who is asked for a coloured row does not think of one of which so much is coloured


class Resolver:
    """Answers queries about one laid-out scene."""

    def __init__(self, scene: Scene, layout: Layout) -> None:
        self.scene = scene
        self.sheet = scene.sheet
        self.layout = layout
        self.grid: Grid = layout.grid
        self.look = SKINS[scene.program.skin].looks[scene.program.theme]
        self.patches = Patches(scene, layout.grid, self.look)

    def __call__(self, query: Mapping[str, Any]) -> list[Region]:
        return list(_QUERIES[query["find"]](self, query))

    def cell(self, query: Mapping[str, Any]) -> Iterator[Region]:
        here = place(query["ref"])
        _demand(self.sheet.area(here).first == here, "merged_cell")
        if "text" in query:
            self._demand_legible(here)
            if plain_text(self.layout.shown[here].text) != query["text"]:
                return
        if self._in_view(here):
            yield "cell", query["ref"]

    def text(self, query: Mapping[str, Any]) -> Iterator[Region]:
        """Cells that show the text, alone or among others, or would if they were wider."""
        wanted = query["text"].casefold()
        for here, shown in self.layout.shown.items():
            full = plain_text(self.sheet.cells[here].text).casefold()
            if wanted in full or (shown.text and wanted in plain_text(shown.text).casefold()):
                if full == wanted and shown.whole:
                    self._demand_legible(here)
                yield "cell", ref(here)

    def column_header(self, query: Mapping[str, Any]) -> Iterator[Region]:
        if self.grid.columns.whole(column_number(query["column"])):
            yield "column", query["column"]

    def row_header(self, query: Mapping[str, Any]) -> Iterator[Region]:
        if self.grid.rows.whole(int(query["row"])):
            yield "row", query["row"]

    def column_divider(self, query: Mapping[str, Any]) -> Iterator[Region]:
        column = column_number(query["after"])
        self._demand_divider(self.grid.columns, column, self.sheet.hidden_columns)
        yield "column_edge", query["after"]

    def row_divider(self, query: Mapping[str, Any]) -> Iterator[Region]:
        self._demand_divider(self.grid.rows, int(query["after"]), self.sheet.hidden_rows)
        yield "row_edge", query["after"]

    def _demand_divider(self, axis: Axis, index: int, hidden: frozenset[int]) -> None:
        _demand(axis.whole(index), "divider_not_in_view")
        _demand(index + 1 not in hidden, "hidden_after_divider")
        self._demand_room(axis, index)
        if index + 1 in axis:
            after = axis.span(index + 1)
            _demand(after.start == axis.span(index).stop, "scrolled_after_divider")
            self._demand_room(axis, index + 1)

    def _demand_room(self, axis: Axis, *indices: int) -> None:
        """Between the boxes of a column's (or row's) two lines there must be as much as in one."""
        for index in indices:
            span = axis.span(index)
            _demand(span.stop - span.start >= 2 * self.grid.reach, "line_beside_narrow")

    def color(self, query: Mapping[str, Any]) -> Iterator[Region]:
        """Regions that a person might call by the colour's name, in the asked shape; or, where a
        column or row is named, cells of that colour in it."""
        meant = called(self.patches.all, query["color"], query["shade"])
        if "column" in query or "row" in query:
            yield from self._coloured_in(query, meant)
            return
        shape = query["shape"]
        shapes = [(patch, self.patches.shape(patch)) for patch in meant]
        for patch, own in shapes:
            lesser = shape != "cell" and self.patches.share(patch, shape) <= _PART
            _demand(own == shape or lesser, "same_colour_elsewhere")
        for patch, own in shapes:
            if own == shape:
                self._demand_distinct(patch, meant)
                name = ref(patch.area.first)
                yield ("cell", name) if shape == "cell" else ("range", patch.area.name)

    def _coloured_in(self, query: Mapping[str, Any], meant: list[Patch]) -> Iterator[Region]:
        """Single cells of a colour in one column or row."""
        axis = 0 if "column" in query else 1
        index = column_number(query["column"]) if axis == 0 else int(query["row"])
        for patch in meant:
            for here in sorted(patch.places):
                if here[axis] == index:
                    self._demand_single(here)
                    _demand(not patch.mixed, "shades_run_together")
                    self._demand_distinct(patch, meant)
                    yield "cell", ref(here)

    def _demand_distinct(self, patch: Patch, meant: list[Patch]) -> None:
        """No other colour may be taken for it, and the selection's tint must not change it."""
        tinted = any(map(self.patches.tinted, patch.places))
        _demand(not tinted, "colour_under_selection")
        others = (other for other in self.patches.all if other not in meant)
        near = any(confusable(patch.fill, other.fill) for other in others)
        _demand(not near, "shades_too_near")

    def edge(self, query: Mapping[str, Any]) -> Iterator[Region]:
        here = place(query["ref"])
        self._demand_single(here)
        self._demand_line(here, query["side"])
        yield from self._unless_on_handle(("edge", query["ref"], query["side"]))

    def corner(self, query: Mapping[str, Any]) -> Iterator[Region]:
        here = place(query["ref"])
        self._demand_single(here)
        down, across = query["corner"].split("_")
        self._demand_line(here, {"top": "top", "bottom": "bottom"}[down])
        self._demand_line(here, across)
        yield from self._unless_on_handle(("corner", query["ref"], query["corner"]))

    def _demand_line(self, here: Place, side: str) -> None:
        """The line on that side must show, and no text may run over it."""
        columns, rows = self.grid.columns, self.grid.rows
        step, axis = _SIDES[side]
        along = (columns, rows)[axis]
        position = along.position(here[axis]) + step
        if not 0 <= position < len(along.spans):
            raise UnprovedTaskError("line_at_the_windows_edge")
        neighbour = along.spans[position].index
        _demand(abs(neighbour - here[axis]) == 1, "hidden_beside_line")
        other = (neighbour, here[1]) if axis == 0 else (here[0], neighbour)
        self._demand_single(other)
        self._demand_room(along, here[axis], neighbour)
        first = min(here, other)
        fills = self.patches.fill(here), self.patches.fill(other)
        bordered = any(
            border.kind == "all"
            and border.range.holds(here)
            and border.range.holds(other)
            and any(colors.contrast(border.color, fill) >= _LEAST_LINE for fill in fills)
            for border in self.sheet.borders
        )
        cell = self.sheet.cells.get(first)
        plain = self.sheet.gridlines and not (cell and cell.style.fill)
        _demand(bordered or plain or not alike(*fills), "line_does_not_show")
        spills = any(
            shown.spills and where[1] in (here[1], other[1])
            for where, shown in self.layout.shown.items()
        )
        _demand(not spills, "text_over_line")

    def _unless_on_handle(self, region: Region) -> Iterator[Region]:
        box, handle = self.layout.frame.regions[region], self.layout.handle
        _demand(not (handle and handle.grown(2).overlaps(box)), "on_fill_handle")
        yield region

    def move(self, query: Mapping[str, Any]) -> Iterator[Region]:
        """Counts visible columns and rows as a reader's finger would."""
        start = place(query["from"])
        _demand(self._in_view(start), "start_not_in_view")
        columns = self._walk(self.grid.columns, start[0], query["columns"])
        rows = self._walk(self.grid.rows, start[1], query["rows"])
        hidden = self.sheet.hidden_columns, self.sheet.hidden_rows
        for path, kept in zip((columns, rows), hidden, strict=True):
            between = set(range(min(path), max(path))) - set(path)
            _demand(between <= kept, "scrolled_in_between")
            _demand(not between or query["visible"], "hidden_in_between")
        for column in columns:
            for row in rows:
                self._demand_single((column, row))
        yield "cell", ref((columns[-1], rows[-1]))

    def _walk(self, axis: Axis, start: int, steps: int) -> list[int]:
        here = axis.position(start)
        stop = here + steps
        _demand(0 <= stop < len(axis.spans), "move_leaves_view")
        step = 1 if steps > 0 else -1
        return [axis.spans[p].index for p in range(here, stop + step, step)]

    def _in_view(self, here: Place) -> bool:
        return self.grid.whole(self.sheet.area(here))

    def _demand_single(self, here: Place) -> None:
        _demand(here not in self.sheet.merged, "merged_cell")

    def _demand_legible(self, here: Place) -> None:
        cell = self.sheet.cells[here]
        ink, ground = cell.style.color or self.look.text, cell.style.fill or self.look.ground
        _demand(colors.contrast(ink, ground) >= _LEAST_CONTRAST, "text_too_faint")
        pixels = self.sheet.points * 96 / 72 * self.scene.view.zoom / 100
        _demand(pixels >= _LEAST_TEXT, "text_too_small")
        handle, box = self.layout.handle, self.grid.cell_box(here)
        _demand(not handle or not box.overlaps(handle) or _roomy(box, handle), "under_handle")


def _roomy(box: Box, handle: Box) -> bool:
    return min(box.width, box.height) > 2 * max(handle.width, handle.height)


def _demand(met: bool, reason: str) -> None:
    if not met:
        raise UnprovedTaskError(reason)


_SIDES = {"left": (-1, 0), "right": (1, 0), "top": (-1, 1), "bottom": (1, 1)}

_QUERIES: dict[str, Callable[[Resolver, Mapping[str, Any]], Iterator[Region]]] = {
    "cell": Resolver.cell,
    "text": Resolver.text,
    "column_header": Resolver.column_header,
    "row_header": Resolver.row_header,
    "column_divider": Resolver.column_divider,
    "row_divider": Resolver.row_divider,
    "color": Resolver.color,
    "edge": Resolver.edge,
    "corner": Resolver.corner,
    "move": Resolver.move,
}
