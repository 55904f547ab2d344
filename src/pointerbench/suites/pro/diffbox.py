"""Takes the painted box out of two pictures: a clean one, and a copy in which it was painted over.

Nothing else is known, neither the paint nor the place. Where the copy is exact but for one flat
rectangle, that is the answer. Where a model has drawn the picture again, its drift and shift are
taken out (`align`), what still differs is grouped, and a rectangle is fitted to each group
(`boxfit`); the one that explains most is the box, unless its sides are too uncertain.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from PIL import Image

from pointerbench.errors import UsageError
from pointerbench.geometry import Box
from pointerbench.suites.pro.align import Alignment, Pixels, align, cv2
from pointerbench.suites.pro.boxfit import Fit, fit_box

CHANGED_SHARE = 0.35  # of the screen: more than this is no target any more
DRIFT = 64.0  # of a channel's mean: nothing can be told from nothing beyond it
DOUBT = 0.4  # of a box: the share of it that may be wrong

_CELL = 5  # pixels over which differences are averaged before they are grouped
_THIN = 2  # every second one each way is enough to find them
_GROUPS = 12  # groups that are looked at
_PIECE = 6  # pixels a side of the least painted area; specks are smaller
_CONTRAST = 2500  # squared difference from the paint a pixel; lettering drawn anew stays below
_SAME_PAINT = 64  # steps of a channel
_BLIND = 24  # paint on what differs less from it than this cannot be seen


class Measures(NamedTuple):
    """What an extraction rests on; what was not measured has its default.

    Attributes:
        drift: mean change of the channel that changed most over the whole picture, 0..255.
        shift: of the whole painted picture, right and down, in pixels, to one half.
        noise: mean difference a channel where nothing is painted, without drift and shift.
        components: painted areas, that of the box among them.
        specks: smaller or fainter groups of changed pixels elsewhere.
        fill: share of the box's pixels that are painted.
        paint: median colour of the middle of the box, ``#rrggbb``, as painted.
        contrast: root mean square difference of a channel between the paint and what it hides.
        doubt: share of the box that may be wrong, over all four sides.
    """

    drift: float = 0.0
    shift: tuple[float, float] = (0.0, 0.0)
    noise: float = 0.0
    components: int = 0
    specks: int = 0
    fill: float = 0.0
    paint: str = ""
    contrast: float = 0.0
    doubt: float = 0.0


@dataclass(frozen=True, slots=True)
class Extraction:
    """A box in pixels of the clean picture, or the reason why there is none.

    ``confidence`` is from 0 to 1, and 0 without a box. ``reason`` is one of ``nothing_changed``,
    ``everything_changed``, ``drift_too_strong`` and ``unsteady`` (sides that cannot be told), and
    empty with a box. Several areas and ragged ones are left to who reads the measures.
    """

    box: Box | None
    confidence: float
    measures: Measures
    reason: str = ""


def extract(clean: Image.Image, painted: Image.Image) -> Extraction:
    """The box that is painted over.

    Raises:
        UsageError: the pictures differ in size, or one cannot be read; or OpenCV is missing.
    """
    before, after = _pixels(clean, "clean"), _pixels(painted, "painted")
    if clean.size != painted.size:
        sizes = " and ".join(f"{image.width}x{image.height}" for image in (clean, painted))
        raise UsageError(f"the clean and the painted picture differ in size: {sizes} pixels")
    found = _flat(before, after)
    return found or _redrawn(before, after)


def _pixels(image: Image.Image, name: str) -> Pixels:
    try:
        pixels = np.asarray(image if image.mode == "RGB" else image.convert("RGB"))
    except (OSError, SyntaxError, ValueError) as error:
        raise UsageError(f"the {name} picture cannot be read: {error}") from error
    if not pixels.size:
        raise UsageError(f"the {name} picture has no pixels")
    return pixels


def _flat(before: Pixels, after: Pixels) -> Extraction | None:
    """What is exact: no difference, or that of one rectangle in one colour; else None."""
    same = cv2.inRange(cv2.absdiff(before, after), (0, 0, 0), (0, 0, 0))
    x, y, width, height = cv2.boundingRect(cv2.bitwise_not(same))
    if not width:
        return _refused("nothing_changed", Measures())
    box = Box.at(x, y, width, height)
    part = after[y : box.y2, x : box.x2]
    # Some of the pixels say it of most pictures.
    if (part[::16, ::16] != part[0, 0]).any() or (part != part[0, 0]).any():
        return None
    if box.area > CHANGED_SHARE * same.size:
        return _refused("everything_changed", Measures())
    color = part[0, 0].astype(np.int32)
    hidden = before[y : box.y2, x : box.x2].astype(np.int32) - color
    contrast = float(np.sqrt((hidden * hidden).mean()))
    measures = Measures(components=1, fill=1.0, paint=_hex(color), contrast=contrast)
    if _blind(before, box, color):
        return _refused("unsteady", measures._replace(doubt=1.0))
    return Extraction(box, 1.0, measures)


def _blind(before: Pixels, box: Box, color: np.ndarray) -> bool:
    """Whether the picture goes on in the colour of the paint beyond half of a side."""
    height, width = before.shape[:2]
    around = box.grown(1).intersect(Box(0, 0, width, height))
    lines = (
        before[box.y1 : box.y2, around.x1 : box.x1],
        before[box.y1 : box.y2, box.x2 : around.x2],
        before[around.y1 : box.y1, box.x1 : box.x2],
        before[box.y2 : around.y2, box.x1 : box.x2],
    )
    near = [np.abs(line.astype(np.int32) - color).max(axis=2) < _BLIND for line in lines]
    return any(line.size and line.mean() >= 0.5 for line in near)


def _redrawn(before: Pixels, after: Pixels) -> Extraction:
    """What is not exact: drift and shift are taken out first."""
    aligned = align(before, after)
    measures = Measures(aligned.drift.change, aligned.shift, aligned.drift.noise)
    if aligned.drift.change > DRIFT:
        return _refused("drift_too_strong", measures)
    cells = _changed(after, aligned.expected)
    if cv2.countNonZero(cells) > CHANGED_SHARE * cells.size:
        return _refused("everything_changed", measures)
    starts = _groups(cells)
    fits = [fit for start in starts if (fit := fit_box(after, aligned.expected, start))]
    pieces = sorted(filter(_visible, fits), key=_rank, reverse=True)
    if not pieces:
        return _refused("nothing_changed", measures._replace(specks=len(starts)))
    best, others = _joined(pieces, after, aligned)
    measures = measures._replace(
        components=1 + sum(_large(fit) for fit in others),
        specks=len(starts) - 1 - sum(_large(fit) for fit in others),
        fill=best.fill,
        paint=_hex(best.paint),
        contrast=best.contrast,
        doubt=best.doubt,
    )
    if best.doubt > DOUBT:
        return _refused("unsteady", measures)
    height, width = before.shape[:2]
    box = _unshifted(best, aligned.shift, Box(0, 0, width, height))
    return Extraction(box, 1 - best.doubt, measures)


def _refused(reason: str, measures: Measures) -> Extraction:
    return Extraction(None, 0.0, measures, reason)


def _hex(color: object) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


def _changed(after: Pixels, expected: Pixels) -> Pixels:
    """How much cells differ, where it is more than they commonly do, else 0; one of four pixels."""
    red, green, blue = cv2.split(cv2.absdiff(after, expected))
    cells = cv2.blur(cv2.max(cv2.max(red, green), blue), (_CELL, _CELL))[::_THIN, ::_THIN].copy()
    counts = np.bincount(cells[::2, ::2].ravel(), minlength=256).cumsum()
    median, most = np.searchsorted(counts, (0.5 * counts[-1], 0.9 * counts[-1]))
    least = min(64, max(24, 3 * int(median) + 16, 2 * int(most) + 8))
    return np.asarray(cv2.threshold(cells, least, 255, cv2.THRESH_TOZERO)[1], np.uint8)


def _groups(cells: Pixels) -> list[Box]:
    """The groups of neighbours that differ most, each about as large as what changed."""
    _, labels, found, _ = cv2.connectedComponentsWithStats(cells, connectivity=4, ltype=cv2.CV_16U)
    changed = np.flatnonzero(cells)
    squares = cells.ravel()[changed].astype(np.int64) ** 2
    sums = np.bincount(labels.ravel()[changed], weights=squares, minlength=len(found))
    loudest = [i for i in np.argsort(-sums, kind="stable")[:_GROUPS] if sums[i]]
    boxes = [Box.at(*(_THIN * found[i, :4]).tolist()) for i in loudest]
    less = _CELL // 2  # averaging has made them larger by half a cell each way
    return [box.grown(-less) if min(box.width, box.height) > 2 * less else box for box in boxes]


def _visible(fit: Fit) -> bool:
    return fit.box.area > 0 and fit.evidence > _CONTRAST * fit.box.area


def _large(fit: Fit) -> bool:
    return min(fit.box.width, fit.box.height) >= _PIECE


def _rank(fit: Fit) -> tuple[bool, int]:
    """A speck is the box only where there is nothing larger."""
    return min(fit.box.width, fit.box.height) >= _PIECE - 1, fit.evidence


def _joined(pieces: list[Fit], after: Pixels, aligned: Alignment) -> tuple[Fit, list[Fit]]:
    """The best piece, with those that it forms one rectangle with; and the others.

    Two do where what lies between looks the same painted or not: paint on its own colour.
    """
    best, others = pieces[0], []
    for piece in pieces[1:]:
        if piece.box.overlaps(best.box):
            continue
        if _alike(piece, best):
            whole = fit_box(after, aligned.expected, best.box.union(piece.box))
            if whole and _visible(whole) and whole.evidence > 0.97 * (best.evidence + piece.evidence):
                best = whole
                continue
        others.append(piece)
    return best, others


def _alike(one: Fit, other: Fit) -> bool:
    return max(abs(a - b) for a, b in zip(one.paint, other.paint, strict=True)) <= _SAME_PAINT


def _unshifted(fit: Fit, shift: tuple[float, float], screen: Box) -> Box:
    """In pixels of the clean picture. What touches the border of one touches it in both."""
    sides = [
        border if edge.border else min(max(round(edge.at - by), low), high)
        for edge, border, by, low, high in zip(
            fit.edges, screen, shift * 2, (0, 0, 0, 0), screen[2:] * 2, strict=True
        )
    ]
    return Box(*sides)
