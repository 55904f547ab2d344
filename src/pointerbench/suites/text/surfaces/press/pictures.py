"""Photographs that go with nearly any story: places and landscapes, none of them twice."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.flow.nodes import Drawing
from pointerbench.suites.text.kit.photos import photograph
from pointerbench.suites.text.writer import Writer

# Of the scenes of `flow.drawings.photos`: hills, sea, towns, forests; no dish, no goods, no flower.
_PLACES = (0, 1, 3, 5, 7, 9, 11, 12, 13, 15, 17, 18, 20, 21, 22, 23, 24, 25)
COUNTRY = (0, 5, 7, 15, 17, 20, 23)  # of these, the open country
_SCENES = 26


def album(w: Writer) -> Iterator[int]:
    """Scenes in an order of the page's own."""
    return iter([place + _SCENES * w.integer(0, 3) for place in w.sample(_PLACES, len(_PLACES))])


def view(w: Writer, height: float, width: float | None = None, scene: int | None = None) -> Drawing:
    """A photograph of a town or of a landscape; of the open country, if the scene is one of it."""
    country = scene is not None and scene % _SCENES in COUNTRY
    return photograph(w, height, width, ("land",) if country else ("town", "land"))
