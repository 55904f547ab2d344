"""Fits a painted rectangle to the pixels around it, to a part of a pixel.

Each pixel is taken as ``expected + alpha * (paint - expected)``. The box is the one that is most
likely under equal noise: inside it alpha is 1, outside 0. Lines of pixels are summed before they
are compared, so single ones may say anything; where paint and picture agree, they say nothing.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerbench.picture.vision import cv2
from pointerbench.suites.pro.align import Pixels
from pointerbench.suites.pro.extraction import UNSEEN
from pointerbench.values.geometry import Box

Numbers = NDArray[np.int64]

MARGIN = 8  # pixels around a start in which edges are looked for
_ROUNDS = 4
_LOOK = 4  # lines on both sides of an edge that tell how sure it is
_SPREAD = 0.5  # px; measured: deviations of sides go with the root of how wrong the lines are
_BLIND = 24 * 24 * 3  # a line that differs less from the paint than this a pixel tells nothing


class Edge(NamedTuple):
    """One side: where it is, in pixels of the painted picture, and the deviation of that.

    That is `UNSEEN` where paint and picture look the same, so that nothing shows the side.
    """

    at: float
    deviation: float
    border: bool = False  # of the picture


class Fit(NamedTuple):
    """A painted rectangle; ``left, top, right, bottom`` are its sides.

    ``evidence`` is the drop in squared error that the paint explains, ``fill`` the share of pixels
    that are nearer to the paint than to what was there before, or hardly differ from both.
    """

    left: Edge
    top: Edge
    right: Edge
    bottom: Edge
    paint: tuple[int, int, int]
    evidence: int
    fill: float

    @property
    def edges(self) -> tuple[Edge, Edge, Edge, Edge]:
        return self.left, self.top, self.right, self.bottom

    @property
    def box(self) -> Box:
        """The nearest whole pixels."""
        x1, y1, x2, y2 = (round(edge.at) for edge in self.edges)
        return Box(x1, y1, x2, y2)

    @property
    def contrast(self) -> float:
        """Root mean square difference of a channel that the paint explains, 0..255."""
        return sqrt(max(0, self.evidence) / max(1, 3 * self.box.area))


def fit_box(painted: Pixels, expected: Pixels, start: Box) -> Fit | None:
    """The painted rectangle about ``start``; None where nothing there looks painted."""
    height, width = painted.shape[:2]
    window = start.grown(MARGIN).intersect(Box(0, 0, width, height))
    rows, columns = slice(window.y1, window.y2), slice(window.x1, window.x2)
    before = expected[rows, columns].astype(np.int32)
    after = painted[rows, columns].astype(np.int32)
    box = start.moved(-window.x1, -window.y1).intersect(Box(0, 0, window.width, window.height))
    paint = _loudest(after, before, box)
    for _ in range(2):
        if paint is None:
            return None
        contrast = paint - before
        change = _summed((after - before) * contrast)
        weight = _summed(contrast * contrast)
        gain = 2 * change - weight
        patch = _largest_patch(gain) or box
        box = _most_likely(gain, patch)
        paint = _middle(after, box)
    if paint is None:
        return None
    ends = (window.x1 == 0, window.y1 == 0, window.x2 == width, window.y2 == height)
    left, right = _edges(change, weight, box, (ends[0], ends[2]), window.x1)
    turned = Box(box.y1, box.x1, box.y2, box.x2)
    top, bottom = _edges(change.T, weight.T, turned, (ends[1], ends[3]), window.y1)
    evidence = int(gain[box.y1 : box.y2, box.x1 : box.x2].sum())
    red, green, blue = (int(c) for c in paint)
    fill = _fill((gain > 0) | (weight < _BLIND), box, patch)
    return Fit(left, top, right, bottom, (red, green, blue), evidence, fill)


def _fill(near: NDArray[np.bool_], box: Box, patch: Box) -> float:
    """The painted share of the box, or of a larger one if the patch goes on by more than a pixel:
    the most likely box of a disc is smaller than the disc."""
    whole = box if box.grown(1).covers(patch) else box.union(patch)
    return float(near[whole.y1 : whole.y2, whole.x1 : whole.x2].mean())


def _summed(channels: NDArray[np.int32]) -> NDArray[np.int32]:
    """Over the three channels; a sum along so short an axis takes numpy several times longer."""
    total: NDArray[np.int32] = channels[..., 0] + channels[..., 1] + channels[..., 2]
    return total


def _loudest(
    after: NDArray[np.int32], before: NDArray[np.int32], box: Box
) -> NDArray[np.int32] | None:
    """The median colour of the pixels in the box that changed most."""
    part = (slice(box.y1, box.y2), slice(box.x1, box.x2))
    difference = _summed(np.abs(after[part] - before[part])).ravel()
    if not difference.any():
        return None
    cut = int(np.percentile(difference, 80, method="lower")) // 2
    return _median(after[part].reshape(-1, 3)[difference > cut])


def _middle(after: NDArray[np.int32], box: Box) -> NDArray[np.int32] | None:
    """The median colour of the middle of the box: soft edges would dilute it."""
    if not box.area:
        return None
    inner = box.grown(-_inset(box.width), -_inset(box.height))
    return _median(after[inner.y1 : inner.y2, inner.x1 : inner.x2].reshape(-1, 3))


def _inset(side: int) -> int:
    """A third, and two pixels where as many are left: softness reaches that far."""
    return max((side - 1) // 3, min((side - 1) // 2, 2))


def _median(colors: NDArray[np.int32]) -> NDArray[np.int32]:
    middle: NDArray[np.int32] = np.sort(colors, axis=0)[len(colors) // 2]
    return middle


def _largest_patch(gain: NDArray[np.int32]) -> Box | None:
    """Around the largest group of pixels that are nearer to the paint; lines are no part of it."""
    near = cv2.morphologyEx((gain > 0).astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    _, _, found, _ = cv2.connectedComponentsWithStats(near, connectivity=4)
    patches = found[1:].tolist()
    return Box.at(*max(patches, key=lambda patch: patch[4])[:4]) if patches else None


def _most_likely(gain: NDArray[np.int32], box: Box) -> Box:
    """Columns and rows by turns, each time with the best stretch of the other."""
    for _ in range(_ROUNDS):
        before = box
        x1, x2 = _best_stretch(gain[_core(box.y1, box.y2)].sum(axis=0))
        y1, y2 = _best_stretch(gain[:, _core(x1, x2)].sum(axis=1))
        box = Box(x1, y1, x2, y2)
        if box in (before, Box(x1, y1, x1, y1)):
            break
    return box


def _core(start: int, end: int) -> slice:
    """All but the soft ends of a stretch."""
    less = min(2, max(0, end - start - 1) // 4)
    return slice(start + less, end - less)


def _best_stretch(gains: Numbers) -> tuple[int, int]:
    """Start and end of the neighbours with the largest sum."""
    sums = np.concatenate(([0], np.cumsum(gains)))
    lowest = np.minimum.accumulate(sums)
    end = int(np.argmax(sums - lowest))
    return int(np.argmin(sums[: end + 1])), end


def _edges(
    change: NDArray[np.int32], weight: NDArray[np.int32], box: Box, ends: tuple[bool, bool], at: int
) -> tuple[Edge, Edge]:
    """The left and the right side; ``ends`` tells where the window ends with the picture."""
    rows = _core(box.y1, box.y2)
    changes, weights = change[rows].sum(axis=0), weight[rows].sum(axis=0)
    height = rows.stop - rows.start
    first = _edge(changes, weights, box.x1, box.x2, height, ends[0])
    size = len(changes)
    back = _edge(changes[::-1], weights[::-1], size - box.x2, size - box.x1, height, ends[1])
    return first._replace(at=at + first.at), back._replace(at=at + size - back.at)


def _edge(
    changes: Numbers, weights: Numbers, start: int, end: int, height: int, ends: bool
) -> Edge:
    """The left side of the stretch, where the mean alpha of a column passes that of an edge."""
    if start == 0:
        return Edge(0.0, 0.0, True) if ends else Edge(0.0, UNSEEN)
    if min(weights[start - 1], weights[start]) < _BLIND * height:
        return Edge(float(start), UNSEEN)
    alphas = changes / np.maximum(weights, 1)
    outer, inner = min(float(alphas[start - 1]), 0.5), max(float(alphas[start]), 0.5)
    slope = max(inner - outer, 0.05)
    at = start - 0.5 + (_level(changes, weights, start, end, slope) - outer) / slope
    outside = slice(max(0, start - 1 - _LOOK), start - 1)
    inside = slice(start + 1, min(start + 1 + _LOOK, (start + end + 1) // 2))
    wrong = _wrong(alphas[outside], weights[outside], 0)
    wrong += _wrong(alphas[inside], weights[inside], 1)
    return Edge(at, _SPREAD * sqrt(wrong / slope / sqrt(height)))


def _level(changes: Numbers, weights: Numbers, start: int, end: int, slope: float) -> float:
    """Alpha at an edge: half of what it is in the middle in the same rows, of which soft ones have
    less. A little more in a box so small that both edges are soft up to its middle: a Gaussian
    with a deviation of d falls by 0.4 / d a pixel at its edge."""
    inset = _inset(end - start)
    middle = slice(start + inset, end - inset)
    level = int(changes[middle].sum()) / max(1, int(weights[middle].sum()))
    reached = erf((end - start) * slope / (0.8 * sqrt(2)))
    return 0.5 * min(1.2, max(0.6, level)) / max(0.9, reached)


def _wrong(alphas: NDArray[np.float64], weights: Numbers, level: int) -> float:
    """How far alphas are from 0 or 1, by weight."""
    total = int(weights.sum())
    return float((np.abs(alphas - level) * weights).sum()) / total if total else 0.0
