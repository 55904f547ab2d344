"""Finished pictures: what they are, how they are read, and colours as numbers."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageOps

from pointerbench.picture.frame import Color
from pointerbench.values.errors import UsageError

Picture = Image.Image

_ORIENTATION = 0x0112  # the tag of EXIF


@lru_cache(maxsize=4096)
def rgb(color: Color) -> tuple[int, int, int]:
    """``#rrggbb`` as three numbers from 0 to 255."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def open_picture(path: Path) -> Picture:
    """A picture as RGB.

    Raises:
        UsageError: it is missing or cannot be read.
    """
    if not path.exists():
        raise UsageError(f"{path}: no such picture")
    try:
        with Image.open(path) as image:
            return image.convert("RGB")
    except (OSError, SyntaxError, ValueError) as error:
        raise UsageError(f"{path}: the picture cannot be read ({error})") from None


def picture_of(data: bytes) -> Picture:
    """The picture that a file's content is; OSError, SyntaxError or ValueError if it is none."""
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGB")


def picture_size(path: Path) -> tuple[int, int]:
    """Width and height of a picture as it is shown, by its header; nothing is decoded.

    Raises:
        UsageError: it is missing or is no picture.
    """
    try:
        with Image.open(path) as image:
            return shown_size(image)
    except FileNotFoundError:
        raise UsageError(f"{path}: no such picture") from None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise UsageError(f"{path}: the picture cannot be read ({error})") from None


def shown_size(image: Picture) -> tuple[int, int]:
    """Width and height of an opened picture as it is shown: turned as its EXIF says."""
    width, height = image.size
    return (height, width) if orientation(image) > 4 else (width, height)


def shown(image: Picture) -> Picture:
    """An opened picture as RGB as people see it: turned as its EXIF says, what is transparent over
    white."""
    turned = ImageOps.exif_transpose(image) if orientation(image) > 1 else image
    if turned.has_transparency_data:
        paper = Image.new("RGBA", turned.size, (255, 255, 255, 255))
        paper.alpha_composite(turned.convert("RGBA"))
        turned = paper
    return turned.convert("RGB")


def orientation(image: Picture) -> int:
    """How an opened picture is to be turned, from 1 (not at all) to 8, as EXIF numbers them.

    Of a PNG, as its header says: to look behind the pixels for more means to decode them.
    """
    if image.format == "PNG" and "exif" not in image.info:
        return 1
    found = image.getexif().get(_ORIENTATION, 1)
    return found if found in range(1, 9) else 1
