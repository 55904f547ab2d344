"""Which cell is asked for: with something in it, empty, selected or merged, as people need them.

A cell that is empty is mostly the next one to be filled in: beside, below or between others. One
that is selected alone is hardly ever asked for, those of a selected range are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.suites.sheets.proposals import Shot, pick
from pointerbench.suites.sheets.scene import Place
from pointerbench.values.rng import Stream

Kinds = Mapping[str, float]

NAMED: Kinds = {"written": 48, "empty": 40, "anywhere": 6, "ranged": 24, "active": 3, "merged": 26}
"""Cells that are called by their reference; a kind that is not in view is left out."""

LINED: Kinds = {"written": 64, "empty": 22, "anywhere": 4, "ranged": 24, "active": 3}
"""Cells whose edges are asked for, or from which others are counted: never merged."""

READ: Kinds = {"written": 80, "ranged": 24, "active": 3, "merged": 40}
"""Cells that are called by what stands in them."""

_NEAR = 2  # cells from an empty one to one that is not, the latter included


def any_cell(stream: Stream, shot: Shot, kinds: Kinds) -> Place:
    """A cell in full view, of one of the kinds."""
    return pick(stream, _of_a_kind(stream, kinds, lambda kind: _CHOICES[kind](shot)))


def any_text(stream: Stream, shot: Shot) -> Place:
    """A cell whose text is shown whole."""
    texts = shot.texts()

    def found(kind: str) -> list[Place]:
        own = set(_CHOICES[kind](shot))
        return [place for place in texts if place in own]

    return pick(stream, _of_a_kind(stream, READ, found))


def _of_a_kind(stream: Stream, kinds: Kinds, found: Callable[[str], list[Place]]) -> list[Place]:
    """The cells of a kind of which there are any."""
    left = dict(kinds)
    while left:
        kind = stream.weighted(left)
        if places := found(kind):
            return places
        del left[kind]
    return []


def _places(shot: Shot) -> list[Place]:
    """All cells in full view that are not merged."""
    merged, columns = shot.scene.sheet.merged, shot.whole_columns()
    places = [(column, row) for row in shot.whole_rows() for column in columns]
    return [place for place in places if place not in merged] if merged else places


def _written(shot: Shot) -> list[Place]:
    shown = shot.layout.shown
    return [place for place in _places(shot) if place in shown]


def _empty(shot: Shot) -> list[Place]:
    shown, near = shot.layout.shown, range(-_NEAR, _NEAR + 1)
    beside = {(c + step, r) for c, r in shown for step in near}
    beside |= {(c, r + step) for c, r in shown for step in near}
    empty = [place for place in _places(shot) if place not in shown]
    return [place for place in empty if place in beside] or empty


def _ranged(shot: Shot) -> list[Place]:
    view = shot.scene.view
    if view.selection == shot.scene.sheet.area(view.active):
        return []
    return [place for place in _places(shot) if view.selection.holds(place)]


def _active(shot: Shot) -> list[Place]:
    return [place for place in _places(shot) if place == shot.scene.view.active]


def _merged(shot: Shot) -> list[Place]:
    grid = shot.layout.grid
    return [
        area.first
        for area in shot.scene.sheet.merges
        if area.column in grid.columns and area.row in grid.rows and grid.whole(area)
    ]


_CHOICES: Mapping[str, Callable[[Shot], list[Place]]] = {
    "anywhere": _places,
    "written": _written,
    "empty": _empty,
    "ranged": _ranged,
    "active": _active,
    "merged": _merged,
}
