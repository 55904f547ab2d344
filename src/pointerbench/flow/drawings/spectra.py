"""Frequencies of a sound over time."""

from __future__ import annotations

from math import cos, sin

from pointerbench.flow.drawings.audiovisual import loudness
from pointerbench.flow.drawings.canvas import TURN, Canvas
from pointerbench.flow.drawings.values import Colors, Data, blend, number_of, variant_of


def spectrogram(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Frequencies of a sound over time. Data: variant, kind (as of `sound`). Colors: from silence
    to full level."""
    seed, kind = variant_of(data), int(number_of(data, 1, 2))
    scale = colors if len(colors) > 1 else ("#05060f", "#2b1f7a", "#a31f86", "#f0742e", "#fdf3b0")
    shades = [blend(scale, k / 9) for k in range(10)]
    cell, high = max(3, round(canvas.w / 190)), max(3, round(canvas.h / 36))
    loud = loudness(kind, seed, canvas.w)
    canvas.fill(0, 0, canvas.w, canvas.h, shades[0])
    # Where each run of a shade in the last column began: a run that is the same goes on.
    going: dict[tuple[int, int, int], int] = {}
    for x in range(0, canvas.w + cell, cell):
        level = loud(x)
        tone = 0.08 + 0.02 * sin(x * 0.021 + seed)
        runs: list[tuple[int, int, int]] = []
        start, last = 0, 0
        for row in range(canvas.h // high + 1):
            pitch = max(0.0, 1 - row * high / canvas.h)
            ripple = 0.68 + 0.32 * cos(TURN * pitch / tone)
            shade = min(9, int(13 * (level * (1 - pitch) ** 1.4 * ripple + 0.05 * (1 - pitch))))
            if shade != last:
                runs.append((start, row * high, last))
                start, last = row * high, shade
        runs.append((start, canvas.h, last))
        kept = {run: going.get(run, x) for run in runs if run[2] and x < canvas.w}
        for run, since in going.items():
            if run not in kept:
                canvas.fill(since, run[0], x, run[1], shades[run[2]])
        going = kept
