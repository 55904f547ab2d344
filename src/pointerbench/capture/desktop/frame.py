"""What an X server without a screen shows: its frame buffer, read where it lies in memory."""

from __future__ import annotations

import mmap
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from pointerbench.capture.evidence import Pixels

_WORDS = 25  # of the header of an XWD file, big-endian
_COLOUR = 12  # bytes of a colour in its table


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
        start, height, width, stride = self._shape
        raw = np.frombuffer(self._map[start : start + height * stride], np.uint8)
        rows = raw.reshape(height, stride)[:, : 4 * width].reshape(height, width, 4)
        return np.ascontiguousarray(rows[:, :, 2::-1])

    def settled(self, quiet: float = 0.4, most: float = 10.0, step: float = 0.05) -> bool:
        """Waits until nothing has changed for ``quiet`` seconds; False after ``most`` seconds."""
        begun = last = time.monotonic()
        before = self._raw()
        while time.monotonic() - begun < most:
            time.sleep(step)
            now = self._raw()
            if now != before:
                last, before = time.monotonic(), now
            elif time.monotonic() - last >= quiet:
                return True
        return False

    def changes(self, before: Pixels, most: float, then: float = 0.08) -> Pixels:
        """The screen once it differs from a picture, and ``then`` seconds have passed; the screen
        as it is where nothing changes for ``most`` seconds."""
        self.until(lambda: not np.array_equal(self.grab(), before), most)
        now = self.grab()
        if np.array_equal(now, before):
            return now
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

    def _raw(self) -> bytes:
        start, height, _, stride = self._shape
        return self._map[start : start + height * stride]

    def close(self) -> None:
        self._map.close()
