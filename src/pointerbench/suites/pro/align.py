"""How a painted picture differs from its clean one as a whole: drift of colour, shift, noise.

All of it is sums of integers and plain arithmetic on them, so that machines agree to the bit.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerbench.picture.vision import cv2

Pixels = NDArray[np.uint8]

REACH = 2  # pixels by which a picture may be shifted each way, and half a one more
_STEP = 5  # one pixel of 25 tells the drift
_CUTS = (48, 24, 12)  # residuals that still count in each round of the fit
_GAINS = (0.75, 1.33)


class Line(NamedTuple):
    """One channel of the painted picture is about ``gain * clean + offset``.

    ``change`` is what that does to the channel's mean, ``residual`` the mean difference that is
    left where nothing is painted.
    """

    gain: float
    offset: float
    change: float
    residual: float

    def table(self) -> Pixels:
        """What each level became, for `cv2.LUT`."""
        levels = np.arange(256) * self.gain + self.offset
        return np.asarray(np.clip(np.rint(levels), 0, 255), np.uint8)


class Drift(NamedTuple):
    """Of the three channels."""

    lines: tuple[Line, ...]

    @property
    def change(self) -> float:
        """Mean change of the channel that changed most, 0..255."""
        return max(abs(line.change) for line in self.lines)

    @property
    def noise(self) -> float:
        return sum(line.residual for line in self.lines) / len(self.lines)

    def applied(self, pixels: Pixels) -> Pixels:
        planes = zip(cv2.split(pixels), self.lines, strict=True)
        return np.asarray(cv2.merge([cv2.LUT(plane, line.table()) for plane, line in planes]))


class Alignment(NamedTuple):
    """``expected`` is the painted picture as it would be without paint, from the clean one."""

    expected: Pixels
    drift: Drift
    shift: tuple[float, float]


def align(clean: Pixels, painted: Pixels) -> Alignment:
    """Estimates what happened to the whole picture; pictures are (height, width, 3)."""
    before, after = gray(clean), gray(painted)
    line = fit_line(before[::_STEP, ::_STEP], after[::_STEP, ::_STEP])
    shift = find_shift(np.asarray(cv2.LUT(before, line.table()), np.uint8), after)
    lying = moved(clean, shift)
    drift = fit_drift(lying, painted)
    return Alignment(drift.applied(lying), drift, shift)


def gray(pixels: Pixels) -> Pixels:
    return np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), np.uint8)


def fit_drift(clean: Pixels, painted: Pixels) -> Drift:
    """From a part of the pixels of two pictures that lie on each other."""
    before, after = clean[::_STEP, ::_STEP], painted[::_STEP, ::_STEP]
    return Drift(tuple(fit_line(before[..., i], after[..., i]) for i in range(3)))


def fit_line(clean: Pixels, painted: Pixels) -> Line:
    """Trimmed least squares of one channel."""
    x, y = clean.ravel().astype(np.int32), painted.ravel().astype(np.int32)
    gain, offset = 1.0, float(np.median(y - x))
    for cut in _CUTS:
        near = np.abs(y - gain * x - offset) <= cut
        count = int(near.sum())
        if not count:
            break
        some, other = x[near].astype(np.int64), y[near].astype(np.int64)
        sx, sy = int(some.sum()), int(other.sum())
        spread = count * int((some * some).sum()) - sx * sx
        common = count * int((some * other).sum()) - sx * sy
        # The gain of a picture in one colour is not known: a weight for no gain decides there.
        weight = 400 * count * count
        gain = min(max((common + weight) / (spread + weight), _GAINS[0]), _GAINS[1])
        offset = (sy - gain * sx) / count
    residual = np.abs(y - gain * x - offset)
    near = residual <= _CUTS[-1]
    mean = int(x.sum()) / x.size
    left = float(residual[near].sum()) / max(1, int(near.sum()))
    return Line(gain, offset, (gain - 1) * mean + offset, left)


def find_shift(expected: Pixels, painted: Pixels) -> tuple[float, float]:
    """Where the painted grey picture lies on the expected one, right and down, to half a pixel."""
    edge = REACH + 1
    height, width = painted.shape
    if min(height, width) <= 4 * edge:
        return 0.0, 0.0
    inner = painted[edge : height - edge, edge : width - edge]

    def cost(dx: int, dy: int) -> float:
        """Of a shift in half pixels."""
        part = _slid(expected, dx, dy, edge)
        # Of two that are equally good the smaller one, and a whole one unless half is better.
        extra = 1 + 0.001 * (abs(dx) + abs(dy)) + 0.02 * (dx % 2 + dy % 2)
        return float(cv2.norm(part, inner, cv2.NORM_L1)) * extra

    whole = range(-2 * REACH, 2 * REACH + 1, 2)
    _, x, y = min((cost(dx, dy), dx, dy) for dx in whole for dy in whole)
    near = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    _, x, y = min((cost(dx, dy), dx, dy) for dx, dy in near)
    return x / 2, y / 2


def moved(pixels: Pixels, shift: tuple[float, float]) -> Pixels:
    """Shifted right and down by halves of pixels; the pixels of the edge are repeated."""
    if shift == (0, 0):
        return pixels
    edge = REACH + 1
    wide = cv2.copyMakeBorder(pixels, edge, edge, edge, edge, cv2.BORDER_REPLICATE)
    return _slid(np.asarray(wide, np.uint8), round(2 * shift[0]), round(2 * shift[1]), edge)


def _slid(pixels: Pixels, dx: int, dy: int, edge: int) -> Pixels:
    """All but ``edge`` pixels around, moved by half pixels; half ones are means of two."""
    height, width = pixels.shape[:2]
    x, y = edge - -(-dx // 2), edge - -(-dy // 2)
    across, down = dx % 2, dy % 2
    right, bottom = x + width - 2 * edge + across, y + height - 2 * edge + down
    part = pixels[y:bottom, x:right]
    if across:
        part = _mean(part[:, :-1], part[:, 1:])
    if down:
        part = _mean(part[:-1], part[1:])
    return part


def _mean(one: Pixels, other: Pixels) -> Pixels:
    return np.asarray(cv2.addWeighted(one, 0.5, other, 0.5, 0), np.uint8)
