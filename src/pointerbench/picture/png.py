"""Pictures as PNG, and the identity of their pixels."""

from __future__ import annotations

import hashlib
import struct
import zlib

from isal import isal_zlib
from PIL import ImageChops, _imaging

from pointerbench.picture.pixels import Picture


def encode(image: Picture) -> tuple[bytes, str]:
    """The picture as a PNG, and the digest of its pixels, from one reading of them."""
    lines = _lines(image)
    return _png(image.size, lines), _digest(image.size, lines)


def png_of(image: Picture) -> bytes:
    """The picture as `encode` writes it."""
    return _png(image.size, _lines(image))


def pixel_digest(image: Picture) -> str:
    """SHA-256 of size and decoded RGB pixels: the identity of a picture, whatever encoded it."""
    return _digest(image.size, _lines(image.convert("RGB")))


def same_pixels(image: Picture, other: Picture) -> bool:
    """Whether two pictures have one size and, as RGB, the same pixels."""
    if image.size != other.size:
        return False
    return ImageChops.difference(_rgb(image), _rgb(other)).getbbox() is None


def _rgb(image: Picture) -> Picture:
    return image if image.mode == "RGB" else image.convert("RGB")  # which would copy it


def _lines(image: Picture) -> bytes:
    """The RGB lines with a 0 before each: in a PNG a line begins with its filter, 0 for none.

    The filters that an encoder tries on each line cost more than they save on flat interfaces.
    """
    # A stride of one byte more than a line leaves a 0 for the next one. The encoder writes all of
    # them at once, where `Image.tobytes` joins pieces.
    stride = image.width * 3 + 1
    image.load()
    encoder = _imaging.raw_encoder("RGB", "RGB", stride, 1)
    encoder.setimage(image.im, (0, 0, *image.size))
    lines = memoryview(encoder.encode(stride * image.height)[2])
    return b"".join((b"\0", lines[:-1]))


def _digest(size: tuple[int, int], lines: bytes) -> str:
    width, height = size
    digest = hashlib.sha256(f"RGB {width}x{height}\n".encode())
    view, stride = memoryview(lines), width * 3 + 1
    for start in range(1, len(lines), stride):
        digest.update(view[start : start + stride - 1])
    return digest.hexdigest()


def _png(size: tuple[int, int], lines: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0)
    # Level 0 compresses, 16 % less than level 1. Levels 1 and 2 are not deterministic: about one
    # picture in five thousand came out as other bytes (of the same pixels) in another process.
    data = isal_zlib.compress(lines, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, body) for kind, body in ((b"IHDR", header), (b"IDAT", data), (b"IEND", b""))
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    # Not isal's sum, which leaves wide registers in use: Pillow's own PNG then takes half as long
    # again, and what is measured against it would look faster than it is.
    check = zlib.crc32(body, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", check)))
