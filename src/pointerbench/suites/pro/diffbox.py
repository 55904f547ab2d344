"""Takes the painted box out of two pictures: a clean one, and a copy in which it was painted over.

Nothing else is known, neither the paint nor the place. Where the copy is exact but for one flat
rectangle, that is the answer. Where a model has drawn the picture again, its drift and shift are
taken out (`align`), what still differs is grouped, and a rectangle is fitted to each group
(`boxfit`); the one that explains most is the box, unless its sides are too uncertain.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import ImageChops

from pointerbench.picture.pixels import Picture
from pointerbench.suites.pro.extraction import (
    CHANGED_SHARE,
    UNSEEN,
    Extraction,
    Measures,
    hexed,
    refused,
)
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

_BLIND = 24  # paint on what differs less from it than this cannot be seen


def extract(clean: Picture, painted: Picture) -> Extraction:
    """The box that is painted over.

    Raises:
        UsageError: the pictures differ in size, or one cannot be read; or the copy is not exact and
            OpenCV is missing.
    """
    before, after = _read(clean, "clean"), _read(painted, "painted")
    if before.size != after.size:
        sizes = " and ".join(f"{image.width}x{image.height}" for image in (before, after))
        raise UsageError(f"the clean and the painted picture differ in size: {sizes} pixels")
    found = _flat(before, after)
    if found is not None:
        return found
    # Needs OpenCV, which exact copies do without.
    from pointerbench.suites.pro.redrawn import redrawn  # noqa: PLC0415

    return redrawn(np.asarray(before), np.asarray(after))


def _read(image: Picture, name: str) -> Picture:
    try:
        image.load()
        read = image if image.mode == "RGB" else image.convert("RGB")
    except (OSError, SyntaxError, ValueError) as error:
        raise UsageError(f"the {name} picture cannot be read: {error}") from error
    if not read.width * read.height:
        raise UsageError(f"the {name} picture has no pixels")
    return read


def _flat(clean: Picture, painted: Picture) -> Extraction | None:
    """What is exact: no difference, or that of one rectangle in one colour; else None."""
    changed = ImageChops.difference(clean, painted).getbbox()
    if changed is None:
        return refused("nothing_changed", Measures())
    box = Box(*changed)
    part = np.asarray(painted.crop(box))
    # Some of the pixels say it of most pictures.
    if (part[::16, ::16] != part[0, 0]).any() or (part != part[0, 0]).any():
        return None
    if box.area > CHANGED_SHARE * clean.width * clean.height:
        return refused("everything_changed", Measures())
    red, green, blue = color = part[0, 0].astype(np.int32)
    around = box.grown(1).intersect(Box(0, 0, clean.width, clean.height))
    before, inner = np.asarray(clean.crop(around)), box.moved(-around.x1, -around.y1)
    hidden = before[inner.y1 : inner.y2, inner.x1 : inner.x2].astype(np.int32) - color
    contrast = float(np.sqrt((hidden * hidden).mean()))
    measures = Measures(components=1, fill=1.0, paint=hexed(red, green, blue), contrast=contrast)
    if _blind(before, inner, color):
        return refused("unsteady", measures._replace(deviation=UNSEEN))
    return Extraction(box, 1.0, measures)


def _blind(before: NDArray[np.uint8], box: Box, color: NDArray[np.int32]) -> bool:
    """Whether the picture goes on in the colour of the paint beyond half of a side.

    ``before`` is the box and one pixel around it, where the picture has that.
    """
    lines = (
        before[box.y1 : box.y2, : box.x1],
        before[box.y1 : box.y2, box.x2 :],
        before[: box.y1, box.x1 : box.x2],
        before[box.y2 :, box.x1 : box.x2],
    )
    near = [np.abs(line.astype(np.int32) - color).max(axis=2) < _BLIND for line in lines]
    return any(line.size and line.mean() >= 0.5 for line in near)
