"""Prices, ratings and numbers that are told apart at a glance."""

from __future__ import annotations

from typing import Any

from pointerbench.values.rng import Stream

_CENTS = {
    "en": {0.99: 5, 0.5: 2, 0.95: 2, 0.49: 1, 0.0: 2},
    "zh": {0.9: 6, 0.8: 2, 0.5: 1, 0.0: 4},
}
_ROUND_FROM = 100  # larger prices are whole
_KEPT = 0.6  # of a slot is used: two neighbours are at least 40 % of it apart


def price(stream: Stream, language: str, low: float, high: float) -> float:
    """A price in the range; small ones more often, as in shops, when the range is wide."""
    drawn = (
        low * (high / low) ** stream.random()
        if low > 0 and high > low * 8
        else (stream.uniform(low, high))
    )
    return _priced(stream, language, drawn, (low, high))


def prices(stream: Stream, language: str, low: float, high: float, count: int) -> list[float]:
    """Prices of as many parts of the range."""
    return [
        _priced(stream, language, drawn, part) for drawn, part in _slots(stream, low, high, count)
    ]


def _priced(stream: Stream, language: str, drawn: float, bounds: tuple[float, float]) -> float:
    """The nearest usual price; a plain one where none fits into the bounds."""
    low, high = bounds
    if drawn >= _ROUND_FROM:
        ending = stream.pick((0, 5, 8, 9, 9)) if high - low >= 20 else int(drawn) % 10
        candidates = [int(drawn) // 10 * 10 + ending + step for step in (0, 10, -10)]
        if drawn >= 10000:
            candidates = [candidate // 100 * 100 for candidate in candidates]
    else:
        cents = stream.weighted(_CENTS[language])
        candidates = [int(drawn) + cents + step for step in (0, 1, -1)]
    fitting = [candidate for candidate in candidates if low <= candidate <= high]
    chosen = fitting[0] if fitting else round(drawn, 2 if language == "en" else 1)
    return int(chosen) if float(chosen).is_integer() else round(chosen, 2)


def rating(stream: Stream) -> float:
    """3.1 to 5.0, one decimal."""
    return round(5 - 1.9 * stream.random() ** 1.6, 1)


def ratings(stream: Stream, count: int) -> list[float]:
    """As many different ones; half of them taken from 4.0 upwards as long as there are any."""
    tenths = {tenth: 3 if tenth >= 40 else 1 for tenth in range(31, 51)}
    chosen: list[float] = []
    for _ in range(count):
        tenth = stream.weighted(tenths)
        del tenths[tenth]
        chosen.append(tenth / 10)
    return chosen


def spread(stream: Stream, low: float, high: float, count: int) -> list[Any]:
    """Numbers of as many equal parts of the range; whole if the bounds are."""
    drawn = [number for number, _ in _slots(stream, low, high, count)]
    if not (isinstance(low, int) and isinstance(high, int)):
        return [round(number, 2) for number in drawn]
    if high - low + 1 < count:
        raise ValueError(f"no {count} whole numbers from {low} to {high}")
    return (
        [round(number) for number in drawn]
        if high - low >= 3 * count
        else (stream.sample(range(low, high + 1), count))
    )


def _slots(
    stream: Stream, low: float, high: float, count: int
) -> list[tuple[float, tuple[float, float]]]:
    """Numbers in random order, each with its part of the range: the middle of a slot."""
    width = (high - low) / count
    parts = []
    for place in range(count):
        middle = low + (place + 0.5) * width
        part = (middle - width * _KEPT / 2, middle + width * _KEPT / 2)
        parts.append((stream.uniform(*part), part))
    return stream.shuffled(parts)
