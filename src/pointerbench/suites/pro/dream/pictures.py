"""What is done to a picture between an image model and a screenshot."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops, ImageOps

from pointerbench.suites.pro.source import PAINTS
from pointerbench.values.errors import PointerbenchError

_NEAR = 64  # channels differ by less: an image model does not keep the two colours apart
_FEW = 0.0005  # share of the screen that may be near the paint


class NoPictureError(PointerbenchError):
    """Bytes that are not a picture."""


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height that a PNG's header says."""
    with Image.open(BytesIO(png), formats=("PNG",)) as picture:
        return picture.size


def decode(data: bytes) -> Image.Image:
    """The picture (RGB) of a PNG, JPEG or WebP file; `NoPictureError` for anything else."""
    try:
        with Image.open(BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as picture:
            return picture.convert("RGB")
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        raise NoPictureError(f"{len(data)} bytes that are no picture") from None


def as_png(data: bytes) -> bytes:
    """The same pixels as a PNG; a PNG is left as it is."""
    picture = decode(data)
    return data if data.startswith(b"\x89PNG\r\n") else encoded(picture)


def encoded(picture: Image.Image) -> bytes:
    """The picture as a PNG."""
    buffer = BytesIO()
    picture.save(buffer, "PNG")
    return buffer.getvalue()


def fit(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture at the size of a screen: scaled to cover it, what stands over is cut off evenly.

    Depends on the two sizes alone, so a picture and its edit stay aligned. The filter has no
    negative lobes, which would draw a rim around every painted target.
    """
    return ImageOps.fit(picture, size, Image.Resampling.HAMMING)


def margin(drawn: tuple[int, int], size: tuple[int, int]) -> float:
    """The share of a drawn picture's width that `fit` cuts off on the left, and on the right."""
    kept = size[0] * drawn[1] / (size[1] * drawn[0])
    return max(0.0, (1 - kept) / 2)


def color_for(picture: Image.Image) -> str:
    """The colour, of `PAINTS`, to paint targets of this screen in: the first that it hardly has."""
    shares = {paint: share_near(picture, paint) for paint in PAINTS}
    return next((p for p in PAINTS if shares[p] <= _FEW), min(PAINTS, key=shares.__getitem__))


def share_near(picture: Image.Image, color: str) -> float:
    """The share of pixels whose channels all are near those of a colour."""
    bands = ImageChops.difference(picture, Image.new("RGB", picture.size, color)).split()
    largest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(largest.histogram()[:_NEAR]) / (picture.width * picture.height)
