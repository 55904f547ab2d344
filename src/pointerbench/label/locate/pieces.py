"""Cuts what a text detector finds into single texts, by the ink that lies in it.

A detector takes entries of a menu, cells of a table, or an icon and its label for one line, and its
boxes are loose. The blobs of the regions say where the ink is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate import cuts
from pointerbench.label.locate.letters import Run, around, run_of
from pointerbench.label.locate.regions import Regions
from pointerbench.values.geometry import Box

_TALL = 1.25  # of a line's height: what is higher is no letter of it
_LOOSE = 0.14  # of a line's height that a detector leaves on each side
_MARGIN = 0.18  # of a line's height that is read along with it on each side
_LOST = 0.5  # of a line's height: so far from the end of its place there may be letters
_DENSE = 0.25  # of a line's height: so many columns with ink are more than a line of a table
_STEP = 0.12  # of a line's height: a first letter that far from the next may be an icon
_CONTRAST = 48  # levels of 255 between ink and ground
_UPRIGHT = 1.6  # a place that much higher than wide is text that stands on its end
_LEAST = 4  # pixels of a side of a place


@dataclass(frozen=True, slots=True)
class Piece:
    """One text: the box of its ink, and what is to be read.

    ``rest`` is the ink without its first letter, where that stands apart and may be an icon.
    """

    box: Box
    crop: Box
    rest: Box | None = None


def pieces_of(places: Sequence[Box], regions: Regions, pixels: Pixels) -> list[Piece]:
    """The single texts at the places that a detector found."""
    boxes = np.array([blob.box for blob in regions.blobs], np.int64).reshape(-1, 4)
    large = [place for place in places if min(place.width, place.height) >= _LEAST]
    runs = [_run(place, boxes, pixels) for place in large]
    runs = [part for run in runs for part in cuts.at_gaps(run)]
    runs = [part for run in runs for part in cuts.at_icons(run)]
    runs = [part for run in runs for part in cuts.at_arrows(run)]
    runs = cuts.between_columns(runs)
    runs = [part for run in runs for part in cuts.at_links(run, pixels)]
    return [_piece(run, Box(0, 0, *regions.size)) for run in runs]


def _piece(run: Run, screen: Box) -> Piece:
    place, ink, letters = run.place, run.box, run.letters
    margin = max(2, round(_MARGIN * place.height))
    top, bottom = min(place.y1, ink.y1), max(place.y2, ink.y2)
    crop = Box(ink.x1 - margin, top, ink.x2 + margin, bottom).intersect(screen)
    apart = len(letters) > 2 and letters[1].x1 - letters[0].x2 >= _STEP * place.height
    return Piece(ink, crop, around(letters[1:]) if apart else None)


def _run(place: Box, boxes: NDArray[np.int64], pixels: Pixels) -> Run:
    """The letters in a place; of one without any, or on its end, the place without its margin."""
    blobs = _inside(place, boxes)
    if not blobs or place.height > _UPRIGHT * place.width:
        loose = round(_LOOSE * place.height)
        whole = Box(place.x1 + loose, place.y1 + loose, place.x2 - loose, place.y2 - loose)
        return Run(place, (whole,))
    return run_of(place, _with_ends(place, blobs, pixels))


def _inside(place: Box, boxes: NDArray[np.int64]) -> list[Box]:
    """The blobs whose middles lie in a place and that may be letters of it, from left to right."""
    x, y = (boxes[:, 0] + boxes[:, 2]) / 2, (boxes[:, 1] + boxes[:, 3]) / 2
    own = (x >= place.x1) & (x < place.x2) & (y >= place.y1) & (y < place.y2)
    own &= boxes[:, 3] - boxes[:, 1] <= _TALL * place.height
    own &= boxes[:, 2] - boxes[:, 0] <= place.width
    return [Box(*row) for row in sorted(boxes[own].tolist())]


def _with_ends(place: Box, blobs: list[Box], pixels: Pixels) -> list[Box]:
    """Also letters at the ends of a place that are no blobs: they cross the edge of a filling."""
    quarter = place.height // 4
    band = pixels[place.y1 + quarter : place.y2 - quarter, place.x1 : place.x2]
    if not band.size:
        return blobs
    contrast = (band.max(axis=0).astype(np.int16) - band.min(axis=0)).max(axis=1) >= _CONTRAST
    inked = np.flatnonzero(contrast) + place.x1
    lost, dense = _LOST * place.height, _DENSE * place.height
    whole = around(blobs)
    before, after = inked[inked < whole.x1 - 1], inked[inked > whole.x2]
    ends = []
    if len(before) >= dense and whole.x1 - place.x1 > lost:
        ends.append(Box(int(before[0]), whole.y1, int(before[-1]) + 1, whole.y2))
    if len(after) >= dense and place.x2 - whole.x2 > lost:
        ends.append(Box(int(after[0]), whole.y1, int(after[-1]) + 1, whole.y2))
    return sorted([*blobs, *ends])
