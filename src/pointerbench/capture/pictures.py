"""Pictures of screens as files and as digests."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path

import numpy as np
from PIL import Image

from pointerbench.capture.evidence import Pixels
from pointerbench.picture.pixels import open_picture
from pointerbench.values.files import write_bytes


def write_picture(path: Path, pixels: Pixels) -> None:
    """A PNG of a screen."""
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "PNG", optimize=False, compress_level=6)
    write_bytes(path, file.getvalue())


def read_picture(path: Path) -> Pixels:
    """The pixels of a picture, shape (height, width, 3).

    Raises:
        UsageError: it is missing or cannot be read.
    """
    return np.asarray(open_picture(path))


def digest(pixels: Pixels) -> str:
    """SHA-256 of size and pixels, whatever file they are kept in."""
    height, width = pixels.shape[:2]
    return hashlib.sha256(f"{width}x{height}\n".encode() + pixels.tobytes()).hexdigest()
