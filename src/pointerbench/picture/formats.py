"""The formats of pictures: each an encoder that also tells the identity of what will be read."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.picture import png, webp
from pointerbench.picture.pixels import Picture, picture_of

ENCODERS: dict[str, Callable[[Picture], tuple[bytes, str]]] = {
    "png": png.encode,
    "webp": webp.encode,
}
"""By the end of the file's name: from a picture to its bytes and the digest of their pixels."""


def as_stored(picture: Picture, format: str) -> Picture:
    """The picture as it is read again after it was written in that format."""
    return picture if format == "png" else picture_of(ENCODERS[format](picture)[0])
