"""Finished pictures: what they are, how they are read, and colours as numbers."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image

from pointerbench.errors import UsageError
from pointerbench.frame import Color

Picture = Image.Image


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
