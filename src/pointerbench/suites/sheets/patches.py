"""Coloured regions of a window as a reader sees them: cells that touch and look the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets import colors
from pointerbench.suites.sheets.grid import Grid
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.scene import Place, Range, Scene
from pointerbench.suites.sheets.shades import alike, apart, is_clearly, is_shade
from pointerbench.values.errors import UnprovedTaskError

Spot = tuple[int, int]
"""How many visible columns and rows come before a cell."""


class Patch:
    """Cells that are connected over their sides, all of a colour.

    ``mixed``: there are shades in it that one may see as one or as several.
    """

    def __init__(self, places: frozenset[Place], fills: Mapping[Place, Color]) -> None:
        self.places = places
        self.fill = fills[min(places)]
        self.mixed = not all(alike(self.fill, fills[place]) for place in places)

    @cached_property
    def area(self) -> Range:
        columns, rows = zip(*self.places, strict=True)
        return Range(min(columns), min(rows), max(columns), max(rows))

    def counts(self, axis: int) -> dict[int, int]:
        """How many of its cells lie in each row (axis 1) or column (axis 0)."""
        counted: dict[int, int] = {}
        for place in self.places:
            counted[place[axis]] = counted.get(place[axis], 0) + 1
        return counted


class Patches:
    """The coloured regions of a laid-out window."""

    def __init__(self, scene: Scene, grid: Grid, look: GridLook) -> None:
        self.sheet = scene.sheet
        self.view = scene.view
        self.grid = grid
        self.look = look
        self.ranged = self.view.selection != self.sheet.area(self.view.active)

    def tinted(self, place: Place) -> bool:
        """Whether the tint of a selected range lies over a cell."""
        return self.ranged and self.view.selection.holds(place)

    @cached_property
    def seen(self) -> dict[Place, Color]:
        """The colour of every cell that is not of the ground's; a tint turns white into grey."""
        tint = self.look.selection
        found: dict[Place, Color] = {}
        for row in self.grid.rows.spans:
            for column in self.grid.columns.spans:
                here = (column.index, row.index)
                color = self.fill(here)
                if self.tinted(here):
                    color = colors.blend(color, tint.tint, tint.alpha / 255)
                if color != self.look.ground:
                    found[here] = color
        return found

    def fill(self, here: Place) -> Color:
        """What a cell is filled with, or the ground."""
        cell = self.sheet.cells.get(self.sheet.area(here).first)
        return (cell.style.fill if cell else "") or self.look.ground

    @cached_property
    def all(self) -> list[Patch]:
        """Every region, in the order of reading."""
        grid, seen = self.grid, self.seen
        spots = {(grid.columns.position(c), grid.rows.position(r)): (c, r) for c, r in seen}
        left = dict.fromkeys(spots)
        patches = []
        while left:
            patch = frozenset(
                spots[spot] for spot in self._connected(next(iter(left)), spots, left)
            )
            patches.append(Patch(patch, seen))
        return patches

    def _connected(
        self, start: Spot, spots: Mapping[Spot, Place], left: dict[Spot, None]
    ) -> Iterator[Spot]:
        """Spots that run together with one, taken out of those that are left."""
        todo = [start]
        del left[start]
        while todo:
            x, y = here = todo.pop()
            yield here
            fill = self.seen[spots[here]]
            for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if spot in left and not apart(fill, self.seen[spots[spot]]):
                    del left[spot]
                    todo.append(spot)

    def shape(self, patch: Patch) -> str:
        """Cell, row or column where a person would call it so, else empty."""
        area, places = patch.area, patch.places
        if patch.mixed:
            return ""
        if area == self.sheet.area(area.first):
            return "cell"
        if any(place in self.sheet.merged for place in places):
            return ""
        columns, rows = patch.counts(0), patch.counts(1)
        if len(places) != len(columns) * len(rows):
            return ""
        if len(rows) == 1 and len(columns) > 2 and self.share(patch, "row") == 1:
            return "row"
        alone = len(columns) == 1 and len(rows) > 2
        return "column" if alone and self.share(patch, "column") == 1 else ""

    def share(self, patch: Patch, shape: str) -> float:
        """How much it covers of the row (or column) of the table that it covers most of.

        A title and a header above a column, a total and a remark below it need not have its colour.
        """
        axis, spare = (1, 0) if shape == "row" else (0, 2)
        return max(
            count / max(count, self._run(patch, axis, at, spare))
            for at, count in patch.counts(axis).items()
        )

    def _run(self, patch: Patch, axis: int, at: int, spare: int) -> int:
        """How many cells one after the other stand in the patch's row or column, and around it,
        but for ``spare`` at either end."""
        along = (self.grid.columns, self.grid.rows)[1 - axis]
        own = [along.position(place[1 - axis]) for place in patch.places if place[axis] == at]
        first, last = min(own), max(own)
        before = after = 0
        while first - before > 0 and self._taken(axis, at, along.spans[first - before - 1].index):
            before += 1
        while last + after + 1 < len(along.spans) and self._taken(
            axis, at, along.spans[last + after + 1].index
        ):
            after += 1
        return max(0, before - spare) + last - first + 1 + max(0, after - spare)

    def _taken(self, axis: int, at: int, other: int) -> bool:
        place = (other, at) if axis == 1 else (at, other)
        cell = self.sheet.cells.get(self.sheet.area(place).first)
        return cell is not None and bool(cell.text or cell.style.fill)


def called(patches: Sequence[Patch], color: str, shade: str) -> list[Patch]:
    """Those that a person might mean by a colour's name, and light or dark where it is said.

    Whose fill lies between two names is not meant beside one that has only this name, if they
    differ at first sight. Raises `UnprovedTaskError` where one may doubt which one is lighter.
    """
    named = [patch for patch in patches if color in colors.plausible_names(patch.fill)]
    sure = [patch.fill for patch in named if colors.name(patch.fill) == color]
    meant = [
        patch
        for patch in named
        if colors.nearest_name(patch.fill) == color
        or not any(apart(patch.fill, fill) for fill in sure)
    ]
    if not shade:
        return meant
    by_itself = [patch for patch in meant if is_shade(patch.fill, shade)]
    chosen = [
        patch
        for patch in by_itself
        if not any(is_clearly(shade, other.fill, patch.fill) for other in meant)
    ]
    rest = [patch for patch in meant if patch not in chosen]
    if not all(is_clearly(shade, one.fill, other.fill) for one in chosen for other in rest):
        raise UnprovedTaskError("shades_too_near")
    return chosen
