"""Whether two pictures of screens are nearly the same, by their grey at 64x48 pixels.

Two are *apart* if their sizes differ, or their thumbnails by two grey levels of 255 in the mean.
No two pictures of the official sets are nearer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from pointerbench.picture.pixels import Picture

Grey: TypeAlias = npt.NDArray[np.uint8]
"""A thumbnail, (48, 64); of several, (n, 48, 64)."""

SIZE = (64, 48)
LEVELS = 2.0  # of 255: pictures that differ by less in the mean are nearly the same
_CELL = 8  # pixels of a thumbnail each way, which are looked at together first


def apart(one: Picture, other: Picture) -> bool:
    """Whether they differ in size, or clearly in their grey."""
    return one.size != other.size or levels(thumbnail(one), thumbnail(other)) >= LEVELS


def thumbnail(picture: Picture) -> Grey:
    """The grey of a picture, made small."""
    return np.asarray(picture.convert("L").resize(SIZE))  # bicubic


def levels(one: Grey, other: Grey) -> float:
    """By how many levels two thumbnails differ in the mean."""
    return float(differences(one[np.newaxis], other)[0])


def differences(several: Grey, one: Grey) -> npt.NDArray[np.float64]:
    """By how many levels each of several differs from one in the mean."""
    apart: npt.NDArray[np.float64] = np.abs(several.astype(np.int16) - one).mean(axis=(1, 2))
    return apart


def near(thumbnails: Sequence[Grey]) -> Iterator[tuple[int, int, float]]:
    """Of every thumbnail that has a near one before it: its number, that of the first such, and by
    how many levels they differ; in order.

    Exact. What is far by the mean of the whole, or by the means of cells, is far: such means differ
    by no more than the thumbnails do. So of thousands of thumbnails a few are looked at for each.
    """
    if not thumbnails:
        return
    table = np.stack(thumbnails)
    cells = _cells(table)
    whole = cells.mean(axis=1)
    order = np.argsort(whole, kind="stable")
    ordered = whole[order]
    for number in range(1, len(table)):
        start, stop = np.searchsorted(ordered, (whole[number] - LEVELS, whole[number] + LEVELS))
        some = order[start:stop]
        some = some[some < number]
        some = some[np.abs(cells[some] - cells[number]).mean(axis=1) < LEVELS]
        found = differences(table[some], table[number])
        close = np.flatnonzero(found < LEVELS)
        if len(close):
            first = int(close[some[close].argmin()])
            yield number, int(some[first]), float(found[first])


def _cells(table: Grey) -> npt.NDArray[np.float64]:
    """The mean of each cell of each thumbnail, (n, 48)."""
    n, height, width = table.shape
    split = table.reshape(n, height // _CELL, _CELL, width // _CELL, _CELL)
    means: npt.NDArray[np.float64] = split.mean(axis=(2, 4)).reshape(n, -1)
    return means
