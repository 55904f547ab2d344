"""Blobs that are no text, put together to icons."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate.found import Line
from pointerbench.label.locate.frames import Frame
from pointerbench.label.locate.regions import Blob, Regions
from pointerbench.picture.vision import cv2
from pointerbench.values.geometry import Box

_LARGEST = 72  # pixels of a side of an icon of scale 1
_SMALLEST = 5
_THIN = 3  # pixels: what is thinner is a rule
_DOTS = 5.0  # as much of three dots in a line
_LONG = 3.4  # times its shorter side: what is longer is a rule or a bar
_APART = 3  # pixels between the parts of an icon
_CONTRAST = 24  # levels of 255
_OF_TEXT = 0.5  # of a blob that lies in a text that it belongs to


def icons_of(
    regions: Regions,
    pixels: Pixels,
    lines: Sequence[Line],
    frames: Sequence[Frame],
    scale: float,
) -> list[Box]:
    """The boxes of what is drawn of icons."""
    arounds = (frame.region.around for frame in frames)
    framed = {(blob.region, blob.box) for blob in arounds if blob}
    loose = [
        blob.box
        for blob in regions.blobs
        if (blob.region, blob.box) not in framed
        and max(blob.box.width, blob.box.height) <= _LARGEST * scale
        and _stands_out(blob, regions, pixels)
    ]
    loose = _without_text(loose, lines)
    wholes = _together(loose, regions.size, round(_APART * scale))
    return [box for box, parts in wholes if _is_icon(box, parts, scale)]


def _stands_out(blob: Blob, regions: Regions, pixels: Pixels) -> bool:
    """Whether anything in a blob differs from its ground as far as one can see."""
    x1, y1, x2, y2 = blob.box
    part = pixels[y1:y2, x1:x2].astype(np.int16)
    ground = regions.by_number[blob.region].colour
    return bool(np.abs(part - ground).max() >= _CONTRAST)


def _without_text(boxes: Sequence[Box], lines: Sequence[Line]) -> list[Box]:
    if not boxes or not lines:
        return list(boxes)
    texts = np.array([line.box for line in lines], np.int64)
    kept = []
    for box in boxes:
        wide = np.minimum(texts[:, 2], box.x2) - np.maximum(texts[:, 0], box.x1)
        high = np.minimum(texts[:, 3], box.y2) - np.maximum(texts[:, 1], box.y1)
        shared = np.where((wide > 0) & (high > 0), wide * high, 0)
        if shared.max() < _OF_TEXT * max(1, box.area):
            kept.append(box)
    return kept


def _together(boxes: Sequence[Box], size: tuple[int, int], apart: int) -> list[tuple[Box, int]]:
    """Boxes that lie next to each other, as one, and how many they are: they are painted a little
    larger, and what hangs together is a whole."""
    width, height = size
    mask = np.zeros((height, width), np.uint8)
    grown = apart // 2
    for x1, y1, x2, y2 in boxes:
        mask[max(0, y1 - grown) : y2 + grown, max(0, x1 - grown) : x2 + grown] = 1
    _, labels, _, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    wholes: dict[int, Box] = {}
    parts: dict[int, int] = {}
    for box in boxes:
        label = int(labels[box.y1, box.x1])
        wholes[label] = wholes[label].union(box) if label in wholes else box
        parts[label] = parts.get(label, 0) + 1
    return [(whole, parts[label]) for label, whole in wholes.items()]


def _is_icon(box: Box, parts: int, scale: float) -> bool:
    shorter, longer = sorted((box.width, box.height))
    long = _LONG if parts < 3 else _DOTS
    return (
        longer >= _SMALLEST * scale
        and shorter >= _THIN * scale
        and longer <= _LARGEST * scale
        and longer <= long * shorter
    )
