"""A short recording: a melody of plain tones."""

from __future__ import annotations

import io
import math
import wave
from array import array
from pathlib import Path

from pointerbench.values.rng import Stream

_RATE = 22_050  # samples a second
_SCALE = (0, 2, 4, 7, 9, 12, 14, 16)
"""Half tones above the lowest note."""


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """Sixteen notes, one channel, 16 bits."""
    samples = array("h")
    for number in range(16):
        samples.extend(_note(stream.child(str(number))))
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(_RATE)
        file.writeframes(samples.tobytes())
    path = folder / f"{'melody' if language == 'en' else '旋律'}.{form}"
    path.write_bytes(made.getvalue())
    return path


def _note(stream: Stream) -> list[int]:
    """A tone that fades, with its octave."""
    pitch = 220 * 2 ** (stream.pick(_SCALE) / 12)
    count = int(_RATE * stream.pick((0.25, 0.25, 0.5)))
    loud = stream.uniform(0.25, 0.8) * 32_000
    found = []
    for n in range(count):
        at = n / _RATE
        fade = math.exp(-4 * at) * min(1.0, n / 200)
        tone = 0.75 * math.sin(2 * math.pi * pitch * at)
        tone += 0.25 * math.sin(4 * math.pi * pitch * at)
        found.append(int(loud * fade * tone))
    return found
