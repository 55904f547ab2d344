"""How circuits behave over time or frequency, and axes as LTspice labels them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

POINTS = 480
_PREFIXES = ((1e9, "G"), (1e6, "Meg"), (1e3, "K"), (1, ""), (1e-3, "m"), (1e-6, "µ"), (1e-9, "n"))
_STEPS = (1, 2, 2.5, 5, 10)
INKS = ("#00ff00", "#3f5bff", "#ff2020", "#00e5e5", "#ff30ff", "#a0a0a0")

Wave = Callable[[float], float]


def scaled(value: float) -> str:
    """A number with its prefix, as one types it: ``4.7K``, ``100n``."""
    if value == 0:
        return "0"
    size, letter = next((one for one in _PREFIXES if abs(value) >= one[0] * 0.9999), _PREFIXES[-1])
    return f"{value / size:.4g}{letter}"


def axis(low: float, high: float, unit: str, count: int = 9) -> list[dict[str, Any]]:
    """Round values around a range, about so many, with their labels."""
    raw = (high - low or 1) / count
    ten = float(10 ** math.floor(math.log10(raw)))
    step = next(n for n in _STEPS if n * ten >= raw * 0.999) * ten
    first, last = math.floor(low / step + 1e-6), math.ceil(high / step - 1e-6)
    most = max(abs(first), abs(last)) * step
    size, letter = next((one for one in _PREFIXES if most >= one[0] * 0.9999), _PREFIXES[-1])
    places = max(0, -math.floor(math.log10(step / size) + 1e-9))
    if round(step / size * 10**places, 6) % 1:
        places += 1
    values = [n * step for n in range(first, last + 1)]
    return [{"at": at, "label": f"{at / size:.{places}f}{letter}{unit}"} for at in values]


def times(stop: float) -> list[dict[str, Any]]:
    """Marks of the time axis, as shares of it."""
    ticks = axis(0, stop, "s", 10)
    return [one | {"at": one["at"] / stop} for one in ticks if one["at"] <= stop * 1.001]


def octaves(low: float, high: float) -> list[dict[str, Any]]:
    """Marks of an axis of frequencies: one a decade."""
    first, last = round(math.log10(low)), round(math.log10(high))
    marks = [(n - first) / (last - first) for n in range(first, last + 1)]
    return [
        {"at": at, "label": f"{scaled(10.0**n)}Hz"}
        for at, n in zip(marks, range(first, last + 1), strict=True)
    ]


def sampled(wave: Wave, stop: float) -> list[float]:
    return [round(wave(n * stop / (POINTS - 1)), 6) for n in range(POINTS)]


def plot(
    stop: float, left: Sequence[tuple[str, Wave]], right: Sequence[tuple[str, Wave]] = ()
) -> dict[str, Any]:
    """Voltages on the left axis and currents on the right one, over time."""
    series = []
    for n, (label, wave) in enumerate([*left, *right]):
        own = {"id": label, "label": label, "ink": INKS[n % len(INKS)], "right": n >= len(left)}
        series.append({**own, "values": sampled(wave, stop)})
    return {
        "series": series,
        "stop": stop,
        "marks": times(stop),
        "ticks": _around([one for one in series if not one["right"]], "V"),
        "right": _around([one for one in series if one["right"]], "A"),
    }


def _around(series: Sequence[dict[str, Any]], unit: str) -> list[dict[str, Any]]:
    values = [value for one in series for value in one["values"]]
    if not values:
        return []
    low, high = min(values), max(values)
    return axis(low, high if high > low else low + 1, unit)


def bode(low: float, high: float, gain: Callable[[float], complex], label: str) -> dict[str, Any]:
    """Gain and phase over frequency."""
    ways = [low * (high / low) ** (n / (POINTS - 1)) for n in range(POINTS)]
    found = [gain(way) for way in ways]
    decibels = [round(20 * math.log10(max(1e-9, abs(one))), 3) for one in found]
    phases = [round(math.degrees(math.atan2(one.imag, one.real)), 2) for one in found]
    own = {"id": label, "label": label, "ink": INKS[0]}
    series = [
        {**own, "values": decibels, "right": False},
        {**own, "id": "phase", "label": "", "values": phases, "right": True, "dash": "2 3"},
    ]
    return {
        "series": series,
        "marks": octaves(low, high),
        "ticks": axis(min(decibels), max(decibels), "dB"),
        "right": axis(min(phases), max(phases), "°"),
    }


def ringing(stop: float, source: Wave, r: float, l: float, c: float) -> tuple[Wave, Wave]:  # noqa: E741
    """Voltage at the capacitor of a series circuit, and the current through it."""
    steps, per = POINTS * 40, stop / (POINTS * 40)
    volts, amps = [0.0], [0.0]
    for n in range(steps):
        amp = amps[-1] + (source(n * per) - volts[-1] - r * amps[-1]) / l * per
        amps.append(amp)
        volts.append(volts[-1] + amp / c * per)
    return _read(volts, per), _read(amps, per)


def smoothed(stop: float, source: Wave, r: float, c: float) -> Wave:
    """What a capacitor behind a diode makes of a wave."""
    steps, per = POINTS * 20, stop / (POINTS * 20)
    volts = [0.0]
    for n in range(steps):
        volts.append(max(source(n * per) - 0.7, volts[-1] * (1 - per / (r * c))))
    return _read(volts, per)


def _read(values: list[float], per: float) -> Wave:
    return lambda t: values[min(len(values) - 1, round(t / per))]


def pulse(high: float, delay: float, on: float, period: float) -> Wave:
    return lambda t: high if t >= delay and (t - delay) % period < on else 0.0


def sine(offset: float, swing: float, frequency: float, turn: float = 0) -> Wave:
    return lambda t: offset + swing * math.sin(2 * math.pi * frequency * t + turn)
