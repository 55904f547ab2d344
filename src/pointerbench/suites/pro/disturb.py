"""What an image model does to a picture that it was only asked to paint on, in known amounts.

Pure functions of their arguments: a `Stream` names the disturbance, and the same name gives the
same pixels. They stand in for a model where there is none: in the bench of the extraction, and in
tests.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

RGB = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Strength:
    """How much of each a model does. Lengths in pixels, colours in steps of 0..255.

    Attributes:
        quality: of JPEG with halved chroma; 0 for none.
        noise: standard deviation, each channel apart.
        gain, offset: each channel becomes ``c * (1 ± gain) ± offset``, at most.
        shift: of the whole picture at most, each way; ``half`` allows half pixels.
        soft: standard deviation of the Gaussian that the painted shape is blurred with.
        paint: how far each channel of the paint may be off.
        specks: blobs of 1 to 4 px elsewhere, in any colour.
    """

    quality: int = 0
    noise: float = 0.0
    gain: float = 0.0
    offset: int = 0
    shift: int = 0
    half: bool = False
    soft: float = 0.0
    paint: int = 0
    specks: int = 0


STRENGTHS: dict[str, Strength] = {
    "undisturbed": Strength(),
    "weak": Strength(90, 1, 0.02, 2, 1, False, 0.6, 20, 3),
    "middle": Strength(75, 3, 0.05, 6, 2, False, 1.0, 50, 8),
    "strong": Strength(50, 6, 0.1, 14, 2, True, 1.6, 90, 20),
}


def disturbed(
    clean: Image.Image, box: Box, paint: RGB, strength: Strength, stream: Stream
) -> Image.Image:
    """A copy of the clean picture (RGB) with the box painted over, and disturbed."""
    pixels = np.asarray(clean)
    pixels = painted(pixels, box, _off(paint, strength.paint, stream.child("paint")), strength.soft)
    _speckle(pixels, box, paint, strength.specks, stream.child("specks"))
    pixels = _shifted(pixels, strength, stream.child("shift"))
    levels = _drifted(pixels, strength, stream.child("drift"))
    if strength.noise:
        levels = levels + strength.noise * _noise(levels.shape, stream.child("noise"))
    image = Image.fromarray(np.clip(np.rint(levels), 0, 255).astype(np.uint8))
    return _compressed(image, strength.quality) if strength.quality else image


def painted(pixels: NDArray[np.uint8], box: Box, paint: RGB, soft: float = 0) -> NDArray[np.uint8]:
    """A copy with the box in one colour; ``soft`` is the deviation of its edges in pixels."""
    height, width = pixels.shape[:2]
    down = _coverage(box.y1, box.y2, height, soft)
    across = _coverage(box.x1, box.x2, width, soft)
    alpha = (down[:, None] * across[None, :])[:, :, None]
    mixed = pixels * (1 - alpha) + np.array(paint) * alpha
    return np.rint(mixed).astype(np.uint8)


def _coverage(start: int, end: int, size: int, soft: float) -> NDArray[np.float64]:
    """How much of each pixel of a line the blurred stretch covers."""
    line = np.zeros(size)
    line[start:end] = 1
    if not soft:
        return line
    reach = int(np.ceil(4 * soft))
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / soft) ** 2)
    # Edge values are repeated: a box at the border stays whole there.
    return np.convolve(np.pad(line, reach, mode="edge"), kernel / kernel.sum(), "valid")


def _off(paint: RGB, most: int, stream: Stream) -> RGB:
    red, green, blue = (min(255, max(0, c + stream.integer(-most, most))) for c in paint)
    return red, green, blue


def _speckle(pixels: NDArray[np.uint8], box: Box, paint: RGB, count: int, stream: Stream) -> None:
    """Blobs a few pixels off the box at least; every third has the colour of the paint."""
    height, width = pixels.shape[:2]
    placed = 0
    while placed < count:
        size = stream.integer(1, 4), stream.integer(1, 4)
        x, y = stream.integer(0, width - size[0]), stream.integer(0, height - size[1])
        if Box.at(x, y, *size).overlaps(box.grown(6)):
            continue
        red, green, blue = (stream.integer(0, 255) for _ in range(3))
        color = paint if placed % 3 == 0 else (red, green, blue)
        pixels[y : y + size[1], x : x + size[0]] = color
        placed += 1


def _shifted(pixels: NDArray[np.uint8], strength: Strength, stream: Stream) -> NDArray[np.uint8]:
    """Moved right and down; the pixels of the edge are repeated."""
    steps = 2 if strength.half else 1
    most = strength.shift * steps
    for axis in (1, 0):
        amount = stream.integer(-most, most)
        whole, part = divmod(amount, steps)
        pixels = _moved(pixels, whole, axis)
        if part:
            after = _moved(pixels, 1, axis).astype(np.uint16)
            pixels = ((pixels + after + 1) // 2).astype(np.uint8)
    return pixels


def _moved(pixels: NDArray[np.uint8], amount: int, axis: int) -> NDArray[np.uint8]:
    size = pixels.shape[axis]
    taken: NDArray[np.uint8] = pixels.take(
        np.clip(np.arange(size) - amount, 0, size - 1), axis=axis
    )
    return taken


def _drifted(pixels: NDArray[np.uint8], strength: Strength, stream: Stream) -> NDArray[np.float64]:
    gains = [1 + stream.uniform(-strength.gain, strength.gain) for _ in range(3)]
    offsets = [stream.uniform(-strength.offset, strength.offset) for _ in range(3)]
    return np.asarray(pixels * np.array(gains) + np.array(offsets))


def _noise(shape: tuple[int, ...], stream: Stream) -> NDArray[np.float64]:
    """About normal, with a deviation of 1: four bytes summed."""
    count = int(np.prod(shape))
    path = f"{stream.path}/bytes".encode()
    levels = np.frombuffer(hashlib.shake_128(path).digest(4 * count), np.uint8).reshape(4, count)
    total = levels.sum(axis=0, dtype=np.int64) - 510
    deviation = 2 * ((256**2 - 1) / 12) ** 0.5
    return np.asarray(total.reshape(shape) / deviation)


def _compressed(image: Image.Image, quality: int) -> Image.Image:
    buffer = BytesIO()
    image.save(buffer, "JPEG", quality=quality, subsampling="4:2:0")
    return Image.open(buffer).convert("RGB")
