"""The pictures as models get them: as files where they fit, else cut out, resized, encoded as PNG.

Models see a picture as people do: turned as its EXIF says, transparent parts over white. All of
this is done in a few threads, and what was made last is kept for the models that ask next.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image

from pointerbench.picture.pixels import Picture, orientation, shown, shown_size
from pointerbench.picture.png import png_of
from pointerbench.run.question import Sent, Size
from pointerbench.values.errors import UsageError

Crop = tuple[int, int, int, int]
"""A part of a picture: x1, y1, x2, y2 in its pixels, right and lower edge not included."""

KEPT = 64 << 20  # bytes of PNGs

_PLAIN = {"1", "L", "P", "RGB"}
_THREADS = 4

_Key = tuple[Path, int, int, Size, Crop | None, Size | None]


class Pictures:
    """Makes pictures ready to be sent; the last ``kept`` bytes of them stay in memory."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._held = 0
        self._made: OrderedDict[_Key, Sent] = OrderedDict()
        self._making: dict[_Key, asyncio.Future[Sent]] = {}
        self._threads = ThreadPoolExecutor(min(_THREADS, os.cpu_count() or 1), "picture")

    async def sent(
        self,
        path: Path,
        size: Size,
        to: Size,
        crop: Crop | None = None,
        covered: Size | None = None,
    ) -> Sent:
        """The picture, or the part ``crop`` of it, resized to ``to``; or to ``covered`` in the
        upper left corner of a white canvas of that size.

        ``size`` is what the whole picture must have: it is the frame of all coordinates.

        Raises:
            UsageError: it is missing, cannot be read or has another size.
        """
        made = self._begun(path, size, to, crop, covered)
        # Whoever stops waiting must not stop it for the others.
        return made if isinstance(made, Sent) else await asyncio.shield(made)

    def begin(self, path: Path, size: Size, to: Size, covered: Size | None = None) -> None:
        """Has a picture made that `sent` will be asked for soon, and that says what is wrong.

        Raises:
            UsageError: it is missing.
        """
        self._begun(path, size, to, None, covered)

    def _begun(
        self, path: Path, size: Size, to: Size, crop: Crop | None, covered: Size | None
    ) -> Sent | asyncio.Future[Sent]:
        try:
            stat = path.stat()
        except OSError:
            raise UsageError(f"{path}: no such picture") from None
        key = (path, stat.st_mtime_ns, stat.st_size, to, crop, covered)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._making:
            loop = asyncio.get_running_loop()
            made = loop.run_in_executor(self._threads, make, path, size, to, crop, covered)
            made.add_done_callback(lambda made: self._keep(key, made))
            self._making[key] = made
        return self._making[key]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._made.clear()

    def _keep(self, key: _Key, made: asyncio.Future[Sent]) -> None:
        del self._making[key]
        if made.cancelled() or made.exception():
            return
        sent = made.result()
        self._made[key] = sent
        self._held += len(sent.png)
        while self._held > self._kept:
            self._held -= len(self._made.popitem(last=False)[1].png)


def make(
    path: Path, size: Size, to: Size, crop: Crop | None = None, covered: Size | None = None
) -> Sent:
    """The picture as `Pictures.sent` gives it, made here and now.

    Raises:
        UsageError: it cannot be read or has another size.
    """
    try:
        data = path.read_bytes()
        with Image.open(BytesIO(data)) as image:
            if shown_size(image) != size:
                width, height = shown_size(image)
                raise UsageError(f"{path}: {width}x{height}, where {size[0]}x{size[1]} is stated")
            if crop is None and to == size and _plain(image):
                image.verify()  # it is not decoded, but must be whole
                return Sent(data, to)
            picture = shown(image)
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise UsageError(f"{path}: the picture cannot be read ({error})") from None
    picture = picture.crop(crop) if crop else picture
    shape = covered or to
    if picture.size != shape:
        picture = picture.resize(shape, Image.Resampling.BICUBIC)
    if shape != to:
        canvas = Image.new("RGB", to, "white")
        canvas.paste(picture)
        picture = canvas
    return Sent(png_of(picture), to)


def _plain(image: Picture) -> bool:
    """Whether the file itself shows everywhere what we would send."""
    return (
        image.format == "PNG"
        and image.mode in _PLAIN
        and "transparency" not in image.info
        and getattr(image, "n_frames", 1) == 1
        and orientation(image) == 1
    )


@contextmanager
def file_of(sent: Sent) -> Iterator[Path]:
    """A file of the picture, for those who are told where it lies; it is gone afterwards."""
    with tempfile.NamedTemporaryFile(prefix="pointerbench-", suffix=".png") as file:
        file.write(sent.png)
        file.flush()
        yield Path(file.name)
