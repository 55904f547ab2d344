"""A picture taken apart into flat regions and the blobs of ink that lie in them.

A *region* is all pixels that hang together by steps of a few levels: the ground of a window, the
inside of a field, the face of a button, light or dark, also where it fades from one colour to
another. A *blob* is what lies in a region and is not of it: a letter, an icon, a button with its
border. So everything on a screen of flat colours is told by what it lies on, and no threshold of
brightness is needed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.evidence import Pixels
from pointerbench.picture.vision import cv2
from pointerbench.values.geometry import Box

Labels = NDArray[np.int32]

_STEP = 3  # levels of 255 between neighbours of one region
_SMALLEST = 7  # pixels of a side of a region
_FEWEST = 40  # pixels of a region


@dataclass(slots=True)
class Blob:
    """What lies in a region and is not of it; ``inside`` are the regions in it, largest first."""

    box: Box
    pixels: int
    region: int
    inside: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Region:
    """A flat region.

    Attributes:
        box: around it.
        pixels: how many are its own.
        filled: how many are its own or of what lies in it.
        colour: of its first row, as levels of red, green and blue.
        blobs: what lies in it.
        around: the blob that it is a part of; None for one that nothing surrounds.
    """

    box: Box
    pixels: int
    filled: int
    colour: tuple[int, int, int]
    blobs: list[Blob] = field(default_factory=list)
    around: Blob | None = None

    @property
    def fullness(self) -> float:
        """The share of its box that it fills: 1 for a rectangle, 0.79 for a disc."""
        return self.filled / max(1, self.box.area)


@dataclass(frozen=True)
class Regions:
    """All regions of a picture that are large enough, by number, the largest first."""

    size: tuple[int, int]
    by_number: dict[int, Region]

    @property
    def blobs(self) -> list[Blob]:
        return [blob for region in self.by_number.values() for blob in region.blobs]


def regions_of(pixels: Pixels) -> Regions:
    """Takes a picture apart; ``pixels`` has the shape (height, width, 3)."""
    labels, boxes, counts = _labelled(pixels)
    height, width = labels.shape
    sides = boxes[:, 2:] - boxes[:, :2]
    large = np.flatnonzero((sides.min(axis=1) >= _SMALLEST) & (counts >= _FEWEST))
    order = large[np.argsort(-counts[large], kind="stable")].tolist()
    found: dict[int, Region] = {}
    holes: list[tuple[Blob, Labels, int, Box]] = []
    firsts = {}
    for number in order:
        box = Box(*boxes[number].tolist())
        own = labels[box.y1 : box.y2, box.x1 : box.x2] == number
        blobs, inner = _blobs_in(own, number, box)
        firsts[number] = box.x1 + int(own[0].argmax()), box.y1
        x, y = firsts[number]
        red, green, blue = (int(level) for level in pixels[y, x])
        pixels_in = int(counts[number]) + sum(blob.pixels for blob in blobs.values())
        found[number] = Region(
            box, int(counts[number]), pixels_in, (red, green, blue), list(blobs.values())
        )
        holes += [(blob, inner, label, box) for label, blob in blobs.items()]
    _settle(found, firsts, holes, (height, width))
    return Regions((width, height), found)


def _labelled(pixels: Pixels) -> tuple[Labels, NDArray[np.int64], NDArray[np.int64]]:
    """Each pixel's region, and by region its box and how many pixels it has.

    Pixels are nodes of a grid, with the steps between neighbours as nodes of their own between
    them: what hangs together there is a region.
    """
    height, width = pixels.shape[:2]
    grid = np.zeros((2 * height - 1, 2 * width - 1), np.uint8)
    grid[::2, ::2] = 1
    grid[::2, 1::2] = cv2.absdiff(pixels[:, 1:], pixels[:, :-1]).max(axis=2) <= _STEP
    grid[1::2, ::2] = cv2.absdiff(pixels[1:], pixels[:-1]).max(axis=2) <= _STEP
    number, labels, stats, _ = cv2.connectedComponentsWithStats(grid, connectivity=4)
    pixel: Labels = np.ascontiguousarray(labels[::2, ::2], np.int32)
    left, top, wide, high = (stats[:, at].astype(np.int64) for at in range(4))
    boxes = np.stack(
        [(left + 1) // 2, (top + 1) // 2, (left + wide + 1) // 2, (top + high + 1) // 2], axis=1
    )
    counts = np.bincount(pixel.ravel(), minlength=number).astype(np.int64)
    counts[0] = 0  # the nodes between pixels that differ
    return pixel, boxes, counts


def _blobs_in(own: NDArray[np.bool_], number: int, box: Box) -> tuple[dict[int, Blob], Labels]:
    """The blobs in a region by their label, and where they lie in its box."""
    _, inner, stats, _ = cv2.connectedComponentsWithStats((~own).view(np.uint8), connectivity=8)
    height, width = own.shape
    found = {}
    for label, (x, y, wide, high, count) in enumerate(stats.tolist()):
        outside = x == 0 or y == 0 or x + wide == width or y + high == height
        if label and not outside:
            place = Box.at(box.x1 + x, box.y1 + y, wide, high)
            found[label] = Blob(place, count, number)
    return found, np.asarray(inner, np.int32)


def _settle(
    found: dict[int, Region],
    firsts: dict[int, tuple[int, int]],
    holes: list[tuple[Blob, Labels, int, Box]],
    shape: tuple[int, int],
) -> None:
    """Tells every region in which blob it lies: the smallest that holds its first pixel."""
    owner = np.full(shape, -1, np.int32)
    wide = [hole for hole in holes if min(hole[0].box.width, hole[0].box.height) >= _SMALLEST]
    wide.sort(key=lambda hole: -hole[0].pixels)
    for at, (blob, inner, label, box) in enumerate(wide):
        x1, y1, x2, y2 = blob.box
        part = inner[y1 - box.y1 : y2 - box.y1, x1 - box.x1 : x2 - box.x1] == label
        owner[y1:y2, x1:x2][part] = at
    for number, (x, y) in firsts.items():
        at = int(owner[y, x])
        if at >= 0:
            found[number].around = wide[at][0]
            wide[at][0].inside.append(number)
