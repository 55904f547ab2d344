"""Takes the painted box out of a picture that a model has drawn again: nothing in it is exact."""

from __future__ import annotations

from itertools import product
from math import ceil, exp, prod

import numpy as np

from pointerbench.picture.vision import cv2
from pointerbench.suites.pro.align import Alignment, Pixels, align
from pointerbench.suites.pro.boxfit import Edge, Fit, fit_box
from pointerbench.suites.pro.extraction import (
    CHANGED_SHARE,
    UNSEEN,
    Extraction,
    Measures,
    hexed,
    refused,
)
from pointerbench.values.geometry import Box

DRIFT = 64.0  # of a channel's mean: nothing can be told from nothing beyond it
LEAST_CONFIDENCE = 0.97  # that a box is as good as `GOOD_IOU` says
GOOD_IOU = 0.8

_CELL = 5  # pixels over which differences are averaged before they are grouped
_THIN = 2  # every second one each way is enough to find them
_GROUPS = 12  # groups that are looked at
_FAINT = 0.001  # groups that differ less than this share of the loudest are not
_PIECE = 6  # pixels a side of the least painted area; specks are smaller
_CONTRAST = 2500  # squared difference from the paint a pixel; lettering drawn anew stays below
_SAME_PAINT = 64  # steps of a channel


def redrawn(before: Pixels, after: Pixels) -> Extraction:
    """What is not exact: drift and shift are taken out first."""
    aligned = align(before, after)
    measures = Measures(aligned.drift.change, aligned.shift, aligned.drift.noise)
    if aligned.drift.change > DRIFT:
        return refused("drift_too_strong", measures)
    cells = _changed(after, aligned.expected)
    if cv2.countNonZero(cells) > CHANGED_SHARE * cells.size:
        return refused("everything_changed", measures)
    starts = _groups(cells)
    fits = [fit for start in starts if (fit := fit_box(after, aligned.expected, start))]
    pieces = sorted(filter(_visible, fits), key=_rank, reverse=True)
    if not pieces:
        return refused(
            "nothing_changed", measures._replace(specks=_elsewhere(cells, Box(0, 0, 0, 0)))
        )
    best, others = _joined(pieces, after, aligned)
    measures = measures._replace(
        components=1 + sum(_large(fit) for fit in others),
        specks=_elsewhere(cells, best.box),
        fill=best.fill,
        paint=hexed(*best.paint),
        contrast=best.contrast,
        deviation=max(edge.deviation for edge in best.edges),
    )
    confidence = _confidence(best, aligned.shift)
    if confidence < LEAST_CONFIDENCE:
        return refused("unsteady", measures)
    height, width = before.shape[:2]
    box = _unshifted(best, aligned.shift, Box(0, 0, width, height))
    return Extraction(box, confidence, measures)


def _confidence(fit: Fit, shift: tuple[float, float]) -> float:
    """The chance that few enough sides are off for `GOOD_IOU`."""
    if UNSEEN in (edge.deviation for edge in fit.edges):
        return 0.0
    outward = (-shift[0], -shift[1], *shift)
    chances = [
        _missed(edge, by, out) for edge, by, out in zip(fit.edges, shift * 2, outward, strict=True)
    ]
    total = 0.0
    for missed in product((0, 1), repeat=4):
        off = [m * pixels for m, (_, pixels) in zip(missed, chances, strict=True)]
        width, height = fit.box.width + off[0] + off[2], fit.box.height + off[1] + off[3]
        if fit.box.area >= GOOD_IOU * width * height:
            total += prod(p if m else 1 - p for m, (p, _) in zip(missed, chances, strict=True))
    return total


def _missed(edge: Edge, shift: float, outward: float) -> tuple[float, int]:
    """The chance that the side is not at the nearest pixel of the clean picture, and how many
    pixels it is off then."""
    if edge.border:
        # What was shifted out of the picture may have been painted or not.
        return (0.5, ceil(outward) + 1) if outward > 0 else (0.0, 0)
    if not edge.deviation:
        return 0.0, 0
    at = edge.at - shift
    nearest = abs(at - round(at))
    chance = 1 / (1 + exp(min(99.0, (1 - 2 * nearest) / (2 * edge.deviation**2))))
    return chance, max(1, round(2 * edge.deviation))


def _changed(after: Pixels, expected: Pixels) -> Pixels:
    """How much cells differ, where it is more than they commonly do, else 0; one of four pixels."""
    red, green, blue = cv2.split(cv2.absdiff(after, expected))
    cells = cv2.blur(cv2.max(cv2.max(red, green), blue), (_CELL, _CELL))[::_THIN, ::_THIN].copy()
    counts = np.bincount(cells[::2, ::2].ravel(), minlength=256).cumsum()
    median, most = np.searchsorted(counts, (0.5 * counts[-1], 0.9 * counts[-1]))
    least = min(64, max(24, 3 * int(median) + 16, 2 * int(most) + 8))
    return np.asarray(cv2.threshold(cells, least, 255, cv2.THRESH_TOZERO)[1], np.uint8)


def _elsewhere(cells: Pixels, box: Box) -> int:
    """About how many pixels differ outside the box."""
    x1, y1, x2, y2 = (side // _THIN for side in box.grown(_CELL))
    within = cells[max(0, y1) : max(0, y2), max(0, x1) : max(0, x2)]
    return _THIN**2 * (int(np.count_nonzero(cells)) - int(np.count_nonzero(within)))


def _groups(cells: Pixels) -> list[Box]:
    """The groups of neighbours that differ most, each about as large as what changed."""
    # Lines that drift has left must not tie groups together.
    whole = np.asarray(cv2.morphologyEx(cells, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)
    _, labels, found, _ = cv2.connectedComponentsWithStats(whole, connectivity=4, ltype=cv2.CV_16U)
    changed = np.flatnonzero(whole)
    squares = whole.ravel()[changed].astype(np.int64) ** 2
    sums = np.bincount(labels.ravel()[changed], weights=squares, minlength=len(found))
    order = np.argsort(-sums, kind="stable")[:_GROUPS]
    loudest = [i for i in order if sums[i] > _FAINT * sums[order[0]]]
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
            apart = best.evidence + piece.evidence
            if whole and _visible(whole) and whole.evidence > 0.97 * apart:
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
