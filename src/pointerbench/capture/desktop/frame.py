"""What an X server without a screen shows: its frame buffer, read where it lies in memory."""

from __future__ import annotations

import mmap
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.evidence import Pixels

_WORDS = 25  # of the header of an XWD file, big-endian
_COLOUR = 12  # bytes of a colour in its table
_SOME = 16  # of so many rows one is looked at first


@dataclass
class FrameBuffer:
    """The file that Xvfb maps its screen into, in the format of xwd."""

    path: Path
    _map: mmap.mmap = field(init=False)
    _shape: tuple[int, int, int, int] = field(init=False)

    def __post_init__(self) -> None:
        with self.path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(f">{_WORDS}I", self._map[: 4 * _WORDS])
        start = header[0] + header[19] * _COLOUR
        self._shape = (start, header[5], header[4], header[12])

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._shape[2], self._shape[1]

    def grab(self) -> Pixels:
        """What is shown now: RGB, shape (height, width, 3)."""
        rows = self._rows(self._map[:])
        pixels = np.empty((*rows.shape[:2], 3), np.uint8)
        for channel in range(3):  # three times as fast as all of them at once
            pixels[:, :, channel] = rows[:, :, 2 - channel]
        return pixels

    def shows(self, pixels: Pixels) -> bool:
        """Whether it shows a picture now; some rows tell most that it does not."""
        rows = self._rows(self._map)[:, :, 2::-1]
        if rows.shape != pixels.shape or not np.array_equal(rows[::_SOME], pixels[::_SOME]):
            return False
        return np.array_equal(rows, pixels)

    def settled(self, quiet: float = 0.4, most: float = 10.0, step: float = 0.05) -> bool:
        """Waits until nothing has changed for ``quiet`` seconds; False after ``most`` seconds."""
        begun = last = time.monotonic()
        before = self._words().copy()
        while time.monotonic() - begun < most:
            time.sleep(step)
            if not np.array_equal(self._words(), before):
                last, before = time.monotonic(), self._words().copy()
            elif time.monotonic() - last >= quiet:
                return True
        return False

    def changes(self, before: Pixels, most: float, then: float = 0.08) -> Pixels:
        """The screen once it differs from a picture, and ``then`` seconds have passed; the screen
        as it is where nothing changes for ``most`` seconds."""
        words = self._words().copy()
        if self.shows(before):
            self.until(lambda: not np.array_equal(self._words(), words), most)
        if self.shows(before):
            return before
        time.sleep(then)
        return self.grab()

    def until(self, true: Callable[[], bool], most: float, step: float = 0.02) -> bool:
        """Waits until something is so; False after ``most`` seconds."""
        end = time.monotonic() + most
        while not true():
            if time.monotonic() > end:
                return False
            time.sleep(step)
        return True

    def _rows(self, whole: mmap.mmap | bytes) -> Pixels:
        """The screen in a file, not copied: BGR and a byte of nothing, shape (height, width, 4)."""
        start, height, width, stride = self._shape
        raw = np.frombuffer(whole, np.uint8, height * stride, start).reshape(height, stride)
        return raw[:, : 4 * width].reshape(height, width, 4)

    def _words(self) -> NDArray[np.uint32]:
        """The screen as it lies in memory, not copied, to tell soon whether it has changed."""
        start, height, _, stride = self._shape
        return np.frombuffer(self._map, np.uint32, height * stride // 4, start)

    def close(self) -> None:
        self._map.close()
