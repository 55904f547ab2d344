"""What is wrong with pictures, and with what stands in the boxes on them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from PIL import Image

from pointerbench.contract.stored import Source
from pointerbench.imports.checks import DEFECTS
from pointerbench.picture.alike import Grey, thumbnail
from pointerbench.picture.pixels import Picture, shown
from pointerbench.quality.asked import Box, Size
from pointerbench.quality.lint.read_back import Reading, unread
from pointerbench.values import geometry

MARGIN = 2  # pixels around a box: where the edge of a field shows, it is not empty
LEVELS = 8  # of 255: what differs by no more is one colour, but for what JPEG makes of it
_UNREADABLE = (OSError, SyntaxError, ValueError, Image.DecompressionBombError)


@dataclass(frozen=True, slots=True)
class Target:
    """A box that is looked at, of the row of that number: is it ``empty`` on purpose, and what is
    to be read in it."""

    number: int
    box: Box
    empty: bool
    reading: Reading | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """A picture, the numbers of the rows on it, and the sizes that these say."""

    numbers: Sequence[int]
    picture: Source = field(repr=False)
    sizes: Sequence[tuple[int, Size]]
    targets: Sequence[Target]


@dataclass(frozen=True, slots=True)
class Looked:
    """What was found: numbers of rows, kinds and reasons; and the picture's size and thumbnail,
    where it could be read."""

    numbers: Sequence[int]
    found: Sequence[tuple[int, str, str]]
    size: tuple[int, int] | None = None
    thumbnail: Grey | None = field(default=None, repr=False)


def looked_at(job: Job) -> Looked:
    """Opens the picture of a job, once."""
    source = job.picture
    try:
        with Image.open(io.BytesIO(source) if isinstance(source, bytes) else source) as image:
            picture = shown(image)
    except _UNREADABLE as error:
        reason = f"{DEFECTS['bad_picture']} ({error})"
        return Looked(job.numbers, [(job.numbers[0], "bad_picture", reason)])
    return Looked(job.numbers, list(_found(job, picture)), picture.size, thumbnail(picture))


def _found(job: Job, picture: Picture) -> Iterator[tuple[int, str, str]]:
    width, height = picture.size
    for number, size in job.sizes:
        if size != picture.size:
            told = f"image_size says {size[0]:g}x{size[1]:g}, the picture has {width}x{height}"
            yield number, "other_size", told
    for target in job.targets:
        yield from ((target.number, kind, reason) for kind, reason in _in_box(target, picture))


def _in_box(target: Target, picture: Picture) -> Iterator[tuple[str, str]]:
    x1, y1, x2, y2 = (round(side) for side in target.box)
    box = geometry.Box(x1, y1, x2, y2).intersect(geometry.Box(0, 0, *picture.size))
    if not box.area:
        return
    colour = _colour(picture, box)
    if colour and not target.empty:
        yield "flat", f"all of the box {list(box)} and {MARGIN} px around it is {colour}"
    elif target.reading and (told := unread(picture, box, target.reading)):
        yield "not_read", told


def _colour(picture: Picture, box: geometry.Box) -> str:
    """The one colour of a box and what is next to it; "" where there are several."""
    x1, y1, x2, y2 = box.grown(MARGIN).intersect(geometry.Box(0, 0, *picture.size))
    bands: Iterable[tuple[int, int]] = picture.crop((x1, y1, x2, y2)).getextrema()  # type: ignore[assignment]
    if any(high - low > LEVELS for low, high in bands):
        return ""
    return "#" + "".join(f"{low:02x}" for low, _ in bands)
