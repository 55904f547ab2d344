"""Figures over time, as monitors, reports and consoles draw them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pointerbench.values.rng import Stream


def wave(
    stream: Stream,
    count: int,
    base: float,
    *,
    swing: float = 0.2,
    noise: float = 0.05,
    turns: float = 1.0,
) -> list[float]:
    """Values around ``base``: ``turns`` ups and downs of so large a share of it, and what wanders
    about them; none is below zero."""
    phase, drift, found = stream.uniform(0, 1), 0.0, []
    for at in range(count):
        share = at / max(1, count - 1)
        drift = 0.7 * drift + stream.uniform(-noise, noise)
        rhythm = swing * math.sin(2 * math.pi * (turns * share + phase))
        found.append(max(0.0, base * (1 + rhythm + drift)))
    return found


def spiked(values: Sequence[float], times: float, at: float) -> list[float]:
    """The values with one peak, ``times`` as high, at a share of their length, and what leads to it
    and away from it."""
    top = int(at * len(values))
    parts = {top - 1: 0.35, top: 1.0, top + 1: 0.6, top + 2: 0.2}
    return [v * (1 + (times - 1) * parts.get(n, 0.0)) for n, v in enumerate(values)]


def shares(stream: Stream, total: int, count: int, *, fall: float = 0.72) -> list[int]:
    """A total in whole parts, the largest first, each about ``fall`` of the one before; they differ
    and add up."""
    weights = [fall**n * stream.uniform(0.93, 1.07) for n in range(count)]
    weights.sort(reverse=True)
    parts = [max(1, round(total * weight / sum(weights))) for weight in weights]
    parts[0] += total - sum(parts)
    return parts


def rounded(values: Sequence[float], digits: int = 2) -> list[float]:
    """As they are handed to a page."""
    return [round(value, digits) for value in values]


def clock(minutes: int) -> str:
    """A time of day: 65 is "01:05", also where the day before or after is meant."""
    return f"{minutes // 60 % 24:02d}:{minutes % 60:02d}"


def hours(now: int, span: int, step: int) -> list[dict[str, object]]:
    """Marks of a time axis that ends at minute ``now``: {at: share of its length, label}."""
    first = -(-(now - span) // step) * step
    return [
        {"at": round((at - now + span) / span, 4), "label": clock(at)}
        for at in range(first, now, step)
        if 0.02 < (at - now + span) / span < 0.98
    ]


def told_apart(values: Sequence[float], factor: float = 1.3) -> list[float]:
    """The values with the highest and the lowest clearly apart from the next, for all to see."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = list(values)
    found[order[-1]] = max(found[order[-1]], factor * found[order[-2]])
    found[order[0]] = min(found[order[0]], found[order[1]] / factor)
    return found
