"""What a user marks by colour: mostly one colour used several times, seldom a single cell.

Where a coloured region will be asked for, the sheet has others beside it: one of the same shape in
a near shade, rows that are coloured in part, and cells in a third colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.arrange import Arrangement
from pointerbench.suites.sheets.colors import (
    HIGHLIGHTS,
    distance,
    ink_on,
    luminance,
    name,
    plausible_names,
)
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.scene import Place, Range
from pointerbench.suites.sheets.themes import shown_fill
from pointerbench.values.rng import Stream

# What people reach for.
_LIKED = {"yellow": 8, "green": 4, "orange": 3, "blue": 2.5, "red": 1.5, "pink": 1.5, "gray": 1.2}
_LIKED |= {"purple": 0.8, "teal": 0.6, "brown": 0.2}
_PALE = 0.4  # luminance from which on a shade is taken for more than a few cells
_DIM = 0.11  # and that up to which it is no louder on dark cells
_HABITS = {"": 5.5, "cells": 2, "rows": 1.5, "parts": 1, "column": 0.5, "cell": 0.35}
_ALIKE = 0.1  # distance up to which one shade may be taken for another
_TRIES = 6  # places looked at for one mark before it is left out


class Swatch(NamedTuple):
    """A shade that people reach for by ``chosen``, its name on white paper, as a theme shows it:
    its colour, what a reader calls that (None: readers differ), and whether a row of it is ``pale``
    enough to read."""

    chosen: str
    color: Color
    name: str | None
    pale: bool


@cache
def swatches(look: GridLook) -> tuple[Swatch, ...]:
    """Every highlight in the look's colours; what people often take stands twice."""
    found = []
    for chosen, shades in HIGHLIGHTS.items():
        for shade in shades:
            color = shown_fill(shade, look)
            quiet = luminance(shade) > _PALE or (look.darkens and luminance(color) < _DIM)
            found.append(Swatch(chosen, color, name(color), quiet))
    return tuple(found)


def mark(stream: Stream, page: Arrangement, wanted: str, look: GridLook) -> None:
    """Colours places of the page as the look shows it; if ``wanted`` (cell, row or column), also
    one that is alone in its colour, among others that are not it."""
    if wanted:
        _among_others(_Pen(stream, page, [each for each in swatches(look) if each.name]), wanted)
        return
    habit = stream.weighted(_HABITS)
    if habit:
        pen = _Pen(stream, page, swatches(look))
        shade = pen.shade(power=1, pale=habit in _BROAD)
        pen.draw(_SHAPES[habit], shade, _COUNTS.get(habit, (1, 1)))


def _among_others(pen: _Pen, wanted: str) -> None:
    stream = pen.stream
    shade = pen.shade(power=0.35, pale=wanted in _BROAD)
    pen.draw(_SHAPES[wanted], shade, (1, 1))
    if stream.chance(0.9):
        pen.draw(_SHAPES[wanted], pen.near(shade, pale=wanted in _BROAD), (1, 1))
    for other, chance in (("parts", 0.6), ("cells", 0.6), (wanted, 0.35)):
        if stream.chance(chance):
            shade = pen.shade(power=0.35, pale=other in _BROAD)
            pen.draw(_SHAPES[other], shade, _COUNTS.get(other, (1, 1)))


class _Pen:
    """Colours free places in colours that nothing else on the page could be called by."""

    def __init__(self, stream: Stream, page: Arrangement, shades: Sequence[Swatch]) -> None:
        self.stream = stream
        self.page = page
        self.covered: set[Place] = set()
        self.all = self.free = shades
        cells = page.draft.cells
        view = ((column, row) for row in page.rows() for column in page.columns())
        for fill in dict.fromkeys(cells[place].style.fill for place in view if place in cells):
            if fill:
                self._take(plausible_names(fill))
        self.free = self.free or self.all

    def shade(self, *, power: float, pale: bool) -> Swatch:
        """A shade of a name not used yet, while there are any; the lower the ``power``, the less
        it matters which ones people like. A large mark is mostly ``pale``."""
        shades = self.free
        if pale and self.stream.chance(0.95):
            shades = _pale(shades) or shades
        liked = {each.chosen: _LIKED[each.chosen] ** power for each in shades}
        chosen = self.stream.weighted(liked)
        return self._use(self.stream.pick([each for each in shades if each.chosen == chosen]))

    def near(self, shade: Swatch, *, pale: bool) -> Swatch:
        """One of the three shades that look most like it: of other names, or now and then a
        lighter or darker one of the same name."""
        own = [
            each
            for each in self.all
            if each.name == shade.name and distance(shade.color, each.color) > _ALIKE
        ]
        if own and self.stream.chance(0.25):
            return self.stream.pick(own)
        others = list(dict.fromkeys(self.free))
        if pale:
            others = _pale(others) or others
        others.sort(key=lambda other: distance(shade.color, other.color))
        return self._use(self.stream.pick(others[:3]))

    def _use(self, shade: Swatch) -> Swatch:
        free = self.free
        self._take(plausible_names(shade.color))
        self.free = self.free or free
        return shade

    def _take(self, names: frozenset[str]) -> None:
        """Leaves out what one might call by one of the names."""
        self.free = [each for each in self.free if not names & plausible_names(each.color)]

    def draw(
        self, shape: Callable[..., Iterator[Place]], shade: Swatch, count: tuple[int, int]
    ) -> None:
        """So many marks of a shape where nothing is marked yet, and no two of them touch."""
        for _ in range(self.stream.integer(*count)):
            for _ in range(_TRIES):
                places = list(shape(self.stream, self.page))
                if places and not self.covered.intersection(_around(places)):
                    break
            else:
                continue
            self.covered.update(places)
            for place in places:
                self.page.draft.fill(place, shade.color, ink_on(shade.color))


def _pale(shades: Sequence[Swatch]) -> list[Swatch]:
    return [each for each in shades if each.pale]


def _around(places: list[Place]) -> Iterator[Place]:
    """The places and those beside them."""
    for column, row in places:
        yield column, row
        yield from ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))


def _cell(stream: Stream, page: Arrangement) -> Iterator[Place]:
    """One of a table's values; now and then one that is missing."""
    area = stream.pick(page.values)
    rows = _shared(range(area.row, area.last_row + 1), page.rows())
    columns = _shared(range(area.column, area.last_column + 1), page.columns())
    if rows and columns:
        for _ in range(4):
            place = (stream.pick(columns), stream.pick(rows))
            if place in page.draft.cells or stream.chance(0.1):
                break
        yield place


def _row(stream: Stream, page: Arrangement) -> Iterator[Place]:
    """A row of a table from its first column to its last."""
    area = stream.pick(page.values)
    rows = _shared(range(area.row, area.last_row + 1), page.rows())
    if rows:
        row = stream.pick(rows)
        yield from Range(area.column, row, area.last_column, row).places()


def _part(stream: Stream, page: Arrangement) -> Iterator[Place]:
    """Some cells of a table's row side by side, not all."""
    row = list(_row(stream, page))
    if len(row) > 3:
        count = stream.integer(2, len(row) - 1)
        first = stream.weighted({0: 2, stream.integer(0, len(row) - count): 1})
        yield from row[first : first + count]


def _column(stream: Stream, page: Arrangement) -> Iterator[Place]:
    """A column of a table between its header and its totals."""
    area = stream.pick(page.values)
    columns = _shared(range(area.column, area.last_column + 1), page.columns())
    if columns:
        column = stream.pick(columns)
        yield from Range(column, area.row, column, area.last_row).places()


def _shared(one: range, other: range) -> range:
    return range(max(one.start, other.start), min(one.stop, other.stop))


_SHAPES = {
    "cell": _cell,
    "cells": _cell,
    "row": _row,
    "rows": _row,
    "parts": _part,
    "column": _column,
}
_BROAD = frozenset({"row", "rows", "parts", "column"})
_COUNTS = {"cells": (2, 6), "rows": (2, 4), "parts": (1, 3)}
