"""Prices over time, as chartists see them: bars of trading, and what is computed from them."""

from __future__ import annotations

from itertools import pairwise

from pointerbench.values.rng import Stream

Bar = dict[str, float]


def bars(
    stream: Stream, end: float, count: int, *, digits: int = 2, swing: float = 1.0
) -> list[Bar]:
    """Bars of trading, the last of which closes at a price; ``swing``: how lively it is."""

    def by(share: float) -> float:
        return stream.uniform(-share * swing, share * swing)

    close, drift, found = end, 0.0, []
    for _ in range(count):
        drift = 0.9 * drift + by(0.004)
        begin = close * (1 - drift + by(0.012))
        high = max(begin, close) * (1 + stream.uniform(0.001 * swing, 0.011 * swing))
        low = min(begin, close) * (1 - stream.uniform(0.001 * swing, 0.011 * swing))
        span = abs(close - begin) / close / swing
        ends = {"o": begin, "h": high, "l": low, "c": close}
        busy = round(1.2 + 130 * span + stream.uniform(0, 1.6), 2)
        found.append({name: round(value, digits) for name, value in ends.items()} | {"v": busy})
        close = begin * (1 + by(0.004))
    return found[::-1]


def average(values: list[float], span: int, digits: int = 2) -> list[float | None]:
    """The plain moving average; nothing where too few values came before."""
    return [
        None if at < span - 1 else round(sum(values[at - span + 1 : at + 1]) / span, digits)
        for at in range(len(values))
    ]


def smooth(values: list[float], span: int) -> list[float]:
    """The exponential moving average."""
    found = [values[0]]
    for value in values[1:]:
        found.append(found[-1] + 2 / (span + 1) * (value - found[-1]))
    return found


def strength(values: list[float]) -> list[float]:
    """The relative strength over fourteen bars."""
    up = down = 1.0
    found = [50.0]
    for one, two in pairwise(values):
        up = (13 * up + max(0.0, two - one)) / 14
        down = (13 * down + max(0.0, one - two)) / 14
        found.append(round(100 * up / (up + down), 2))
    return found
