"""What sound looks like in programs that edit it: faders, meters, waveforms, rolls, spectra."""

from __future__ import annotations

from itertools import groupby
from math import cos, exp, pi, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.values import (
    Colors,
    Data,
    Line,
    between,
    chance,
    color_of,
    darker,
    is_dark,
    lighter,
    mix,
    number_of,
    variant_of,
    wave,
)

_BLACK_KEYS = frozenset((1, 3, 6, 8, 10))
_LEVELS = ("#3fb950", "#e3b341", "#e5534b")


def knob(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A turning knob. Data: share, 1 where it counts from the middle. Colors: value, ring, face."""
    share, middle = number_of(data, 0, 0.5), number_of(data, 1, 0)
    radius = min(canvas.w, canvas.h) / 2 - 0.5
    center = canvas.w / 2, canvas.h / 2
    dark = is_dark(canvas.ground)
    ring = color_of(colors, 1, mix(canvas.ground, "#ffffff" if dark else "#000000", 0.28))
    turn = (share - 0.5) * 0.74
    start, end = sorted((0.0 if middle else -0.37, turn))
    radii = radius * 0.76, radius
    canvas.arc(center, radii, (-0.37, 0.37), ring)
    if end - start > 0.004:
        canvas.arc(center, radii, (start, end), color_of(colors, 0, "#4aa3df"))
    face = color_of(colors, 2, mix(canvas.ground, "#ffffff" if dark else "#000000", 0.12))
    canvas.disc(*center, radius * 0.6, face)
    tip = center[0] + radius * sin(turn * TURN), center[1] - radius * cos(turn * TURN)
    canvas.stroke((center, tip), max(1.4, radius * 0.16), "#f2f2f2" if dark else "#202020")


def fader(canvas: Canvas, colors: Colors, data: Data) -> None:
    """An upright fader. Data: share. Colors: cap, slot, scale."""
    share = min(1.0, max(0.0, number_of(data, 0, 0.7)))
    dark = is_dark(canvas.ground)
    ink = "#ffffff" if dark else "#000000"
    cap_high = max(10, min(round(20 * canvas.u), canvas.h // 4))
    reach = canvas.h - cap_high
    slot = color_of(colors, 1, "#101114" if dark else mix(canvas.ground, ink, 0.5))
    scale = color_of(colors, 2, mix(canvas.ground, ink, 0.3))
    for k in range(9):
        y = cap_high / 2 + reach * k / 8
        half = canvas.w * (0.46 if k % 2 == 0 else 0.3)
        canvas.fill(canvas.w / 2 - half, y, canvas.w / 2 + half, y + 1, scale)
    thick = max(2, round(3 * canvas.u))
    canvas.rounded(((canvas.w - thick) / 2, 0, (canvas.w + thick) / 2, canvas.h), thick, slot)
    wide = min(canvas.w, round(16 * canvas.u))
    left, top = (canvas.w - wide) / 2, reach * (1 - share)
    cap = color_of(colors, 0, mix(canvas.ground, ink, 0.62))
    canvas.rounded((left, top, left + wide, top + cap_high), 2 * canvas.u, darker(cap, 0.3))
    canvas.rounded((left, top, left + wide, top + cap_high - 1), 2 * canvas.u, cap)
    line = "#101010" if not is_dark(cap) else "#f4f4f4"
    canvas.fill(left, top + cap_high / 2 - 1, left + wide, top + cap_high / 2 + 1, line)


def meter(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Levels as bars along the longer side. Data: a share each. Colors: low, middle, high, ground
    (without one the three zones show through)."""
    upright = canvas.h >= canvas.w
    long, wide = (canvas.h, canvas.w) if upright else (canvas.w, canvas.h)
    levels = data or (0.6, 0.55)
    gap = max(1, round(canvas.u)) if len(levels) > 1 else 0
    size = (wide - gap * (len(levels) - 1)) / len(levels)
    for k, level in enumerate(levels):
        at = k * (size + gap)
        for zone, (start, end) in enumerate(((0, 0.72), (0.72, 0.9), (0.9, 1.0))):
            color = color_of(colors, zone, _LEVELS[zone])
            dim = color_of(colors, 3, mix(mix(canvas.ground, "#000000", 0.25), color, 0.26))
            stop = min(end, max(start, level))
            for x1, x2, ink in ((start, stop, color), (stop, end, dim)):
                a, b = round(x1 * long), round(x2 * long)
                if upright:
                    canvas.fill(at, long - b, at + size, long - a, ink)
                else:
                    canvas.fill(a, at, b, at + size, ink)
        peak = round(min(0.985, level + between(0.03, 0.1, round(level * 997), k)) * long)
        mark = lighter(color_of(colors, 0, _LEVELS[0]), 0.3)
        thick = max(1, round(canvas.u))
        if upright:
            canvas.fill(at, long - peak, at + size, long - peak + thick, mark)
        else:
            canvas.fill(peak, at, peak + thick, at + size, mark)


def loudness(kind: int, seed: int, length: float) -> Line:
    """How loud a sound of ``length`` pixels is at each of them: music, drums, or speech."""
    swell = wave(seed, 9)
    beat = max(12.0, length / (8 + seed % 9))

    def music(x: float) -> float:
        return min(1.0, max(0.12, 0.52 + 0.34 * swell(x / max(1.0, length))))

    def drums(x: float) -> float:
        hit = int(x // beat)
        into = x / beat - hit
        return between(0.6, 1, seed, hit) * exp(-into * (2.2 + 3 * chance(seed, hit + 99)))

    def speech(x: float) -> float:
        if chance(seed, int(x // 57)) < 0.2:
            return 0.02
        return 0.06 + 0.9 * chance(seed, int(x // 13)) * abs(sin((x % 13) / 13 * pi))

    return (music, drums, speech)[kind % 3]


def sound(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A recording, dense. Data: variant, gain, channels, kind (0 music, 1 drums, 2 speech), and 1
    where its even loudness shows in a paler colour. Colors: peaks, loudness, centre line."""
    seed, gain = variant_of(data), number_of(data, 1, 0.9)
    channels = min(canvas.h, max(1, int(number_of(data, 2, 1))))
    kind = int(number_of(data, 3, 0))
    ink = color_of(colors, 0, "#3b6fd4")
    high = canvas.h / channels
    loud_at = loudness(kind, seed, canvas.w)
    loud = [loud_at(x) for x in range(canvas.w + 1)]
    for channel in range(channels):
        middle, half = high * (channel + 0.5), high * 0.47 * gain
        if len(colors) > 2:
            canvas.fill(0, middle, canvas.w, middle + 1, colors[2])
        peaks = [
            max(0.6, half * level * (0.45 + 0.55 * chance(seed + channel, x)))
            for x, level in enumerate(loud)
        ]
        _lobes(canvas, middle, peaks, ink)
        if number_of(data, 4, 0):
            pale = color_of(colors, 1, lighter(ink, 0.4))
            _lobes(canvas, middle, [max(0.5, half * level * 0.36) for level in loud], pale)


def _lobes(canvas: Canvas, middle: float, peaks: list[float], ink: str) -> None:
    """Upright strokes a pixel wide and as long as twice their peaks; equal neighbours are one."""
    spans = [(round(middle - peak), round(middle + peak * 0.94) + 1) for peak in peaks[: canvas.w]]
    x = 0
    for (top, bottom), run in groupby(spans):
        start, x = x, x + len(list(run))
        canvas.fill(start, top, x, bottom, ink)


def note_run(seed: int, count: int) -> list[tuple[float, float, int]]:
    """Notes of a phrase: start and length as shares of it, and pitch in steps from 0 to 11."""
    notes, x, pitch = [], 0.0, 3 + int(chance(seed) * 5)
    step = 1 / count
    for k in range(count):
        pitch = max(0, min(11, pitch + int(chance(seed, k) * 7) - 3))
        if chance(seed, k + 200) > 0.14:
            notes.append((x, step * (0.94 if chance(seed, k + 90) > 0.4 else 0.6), pitch))
        x += step
    return notes


def note_sketch(canvas: Canvas, colors: Colors, data: Data) -> None:
    """The notes of a clip, tiny. Data: variant, number of notes. Colors: notes."""
    ink = color_of(colors, 0, "#202020")
    count = min(canvas.w, max(1, int(number_of(data, 1, 16))))
    thick = max(1, min(round(3 * canvas.u), canvas.h // 12))
    for x, w, pitch in note_run(variant_of(data), count):
        y = (canvas.h - thick) * (1 - pitch / 11)
        canvas.fill(x * canvas.w, y, max(x * canvas.w + 1, (x + w) * canvas.w), y + thick, ink)


def _rows(canvas: Canvas, data: Data) -> tuple[int, int]:
    """The highest pitch and the number of rows, of which there are no more than pixels."""
    return int(number_of(data, 0, 84)), min(canvas.h, max(1, int(number_of(data, 1, 24))))


def _lines(canvas: Canvas, bars: float, parts: float) -> tuple[int, int]:
    """Bars and parts of each: at least one, and no more lines than pixels."""
    count = min(canvas.w, max(1, int(bars)))
    return count, min(canvas.w // count, max(1, int(parts)))


def roll_grid(canvas: Canvas, colors: Colors, data: Data) -> None:
    """The ground of a piano roll. Data: highest pitch, rows, beats, parts of a beat.
    Colors: rows of white keys, of black keys, line, line of a beat."""
    top, rows = _rows(canvas, data)
    beats, parts = _lines(canvas, number_of(data, 2, 16), number_of(data, 3, 4))
    dark = is_dark(canvas.ground)
    white = color_of(colors, 0, mix(canvas.ground, "#ffffff", 0.05))
    black = color_of(colors, 1, mix(canvas.ground, "#000000", 0.14))
    line = color_of(colors, 2, mix(canvas.ground, "#ffffff" if dark else "#000000", 0.1))
    strong = color_of(colors, 3, mix(canvas.ground, "#ffffff" if dark else "#000000", 0.24))
    high = canvas.h / rows
    for row in range(rows):
        pitch = (top - row) % 12
        color = black if pitch in _BLACK_KEYS else white
        canvas.fill(0, row * high, canvas.w, (row + 1) * high, color)
        if pitch in (0, 5):
            canvas.fill(0, (row + 1) * high - 1, canvas.w, (row + 1) * high, line)
    for k in range(beats * parts):
        x = round(canvas.w * k / (beats * parts))
        canvas.fill(x, 0, x + 1, canvas.h, strong if k % parts == 0 else line)


def piano_keys(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A keyboard on its side. Data: highest pitch, rows, pitch that is held. Colors: white keys,
    black keys, the held one."""
    top, rows = _rows(canvas, data)
    held = int(number_of(data, 2, -1))
    white, black = color_of(colors, 0, "#e9e9e6"), color_of(colors, 1, "#26272b")
    canvas.fill(0, 0, canvas.w, canvas.h, white)
    high = canvas.h / rows
    for row in range(rows):
        y, pitch = row * high, (top - row) % 12
        if top - row == held:
            canvas.fill(0, y, canvas.w, y + high, color_of(colors, 2, "#5aa9e6"))
        elif pitch in _BLACK_KEYS:
            canvas.fill(0, y, canvas.w * 0.62, y + high, black)
            canvas.fill(canvas.w * 0.62, y + high / 2, canvas.w, y + high / 2 + 1, "#9a9a98")
        elif pitch in (0, 5):
            canvas.fill(0, y + high - 1, canvas.w, y + high, "#9a9a98")


def beat_grid(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Upright lines. Data: bars, parts of a bar, and from which share down the lines of parts are
    drawn (a ruler's ticks). Colors: line of a bar, of a part, ground of every other bar."""
    bars, parts = _lines(canvas, number_of(data, 0, 16), number_of(data, 1, 4))
    low = number_of(data, 2, 0)
    ink = "#ffffff" if is_dark(canvas.ground) else "#000000"
    if len(colors) > 2 and colors[2]:
        for k in range(1, bars, 2):
            canvas.fill(canvas.w * k / bars, 0, canvas.w * (k + 1) / bars, canvas.h, colors[2])
    for k in range(bars * parts):
        x, whole = round(canvas.w * k / (bars * parts)), k % parts == 0
        color = color_of(colors, 0 if whole else 1, mix(canvas.ground, ink, 0.1 + 0.1 * whole))
        canvas.fill(x, 0 if whole else canvas.h * low, x + 1, canvas.h, color)


def envelope(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A line through points, with dots. Data: x and y in turn, as shares (y from the foot up).
    Colors: line, dots (none without), a veil below."""
    pairs = list(zip(data[::2], data[1::2], strict=False)) or [(0.0, 0.3), (0.5, 0.8), (1.0, 0.5)]
    points: list[Point] = [(x * canvas.w, (1 - y) * (canvas.h - 2) + 1) for x, y in pairs]
    if len(colors) > 2:
        corners = [*points, (points[-1][0], float(canvas.h)), (points[0][0], float(canvas.h))]
        canvas.polygon(corners, colors[2])
    canvas.stroke(points, max(1.2, 1.4 * canvas.u), color_of(colors, 0, "#e5534b"))
    if len(colors) > 1 and colors[1]:
        for x, y in points[1:-1]:
            canvas.disc(x, y, 3 * canvas.u, colors[1])


def response(bands: Data, x: float) -> float:
    """An equaliser's gain (-1 to 1) at a place: ``bands`` are place, gain and width in turn."""
    triples = zip(bands[::3], bands[1::3], bands[2::3], strict=False)
    return sum(g * exp(-(((x - place) / (width or 1e-6)) ** 2)) for place, g, width in triples)


def equaliser(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A curve of gains over the sound's spectrum. Data: variant, then the bands of `response`.
    Colors: curve, spectrum, lines."""
    seed, bands = variant_of(data), data[1:]
    dark = is_dark(canvas.ground)
    ink = "#ffffff" if dark else "#000000"
    line = color_of(colors, 2, mix(canvas.ground, ink, 0.13))
    for k in range(1, 10):
        canvas.fill(canvas.w * k / 10, 0, canvas.w * k / 10 + 1, canvas.h, line)
    for k in range(1, 4):
        canvas.fill(0, canvas.h * k / 4, canvas.w, canvas.h * k / 4 + 1, line)
    shape = wave(seed + 3, 14)
    body = color_of(colors, 1, mix(canvas.ground, "#6fa8dc", 0.36))
    canvas.ridge(lambda x: canvas.h * (0.3 + 0.5 * x + 0.09 * shape(x) + 0.3 * (1 - x) ** 9), body)
    if not bands:
        return
    points = [
        (canvas.w * k / 70, canvas.h / 2 * (1 - 0.92 * response(bands, k / 70))) for k in range(71)
    ]
    canvas.stroke(points, max(1.5, 1.8 * canvas.u), color_of(colors, 0, "#f0a33a"))
