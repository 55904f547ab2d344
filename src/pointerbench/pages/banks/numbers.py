"""Prices, ratings and numbers that are told apart at a glance."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.values.rng import Stream

_CENTS = {
    "en": {0.99: 5, 0.5: 2, 0.95: 2, 0.49: 1, 0.0: 2},
    "zh": {0.9: 6, 0.8: 2, 0.5: 1, 0.0: 4},
}
_WHOLE_FROM = 100  # larger prices have no cents
_HUNDREDS_FROM = 10_000
_WIDE = 8  # times: from there on, small prices are more frequent
_KEPT = 0.6  # of a slot is used: neighbours are at least 40 % of one apart
Part = tuple[float, float]


def price(stream: Stream, language: str, low: float, high: float) -> float:
    """A price in the range; in a wide range small ones are more frequent, as in shops."""
    return prices(stream, language, low, high, 1, kept=1)[0]


def prices(
    stream: Stream, language: str, low: float, high: float, count: int, kept: float = _KEPT
) -> list[float]:
    """Prices of as many parts of the range, in random order."""
    if low > 0 and high > low * _WIDE:
        parts = [
            (math.exp(first), math.exp(last))
            for first, last in _parts(math.log(low), math.log(high), count, kept)
        ]
    else:
        parts = _parts(low, high, count, kept)
    return [_price(stream, language, part) for part in stream.shuffled(parts)]


def _price(stream: Stream, language: str, part: Part) -> float:
    """A usual price of a part of the range; an odd one where no usual one fits in."""
    low, high = part
    drawn = low * (high / low) ** stream.random() if low > 0 else stream.uniform(low, high)
    candidates: list[float]
    if drawn >= _HUNDREDS_FROM:
        candidates = [drawn // 100 * 100 + step for step in (0, 100)]
    elif drawn >= _WHOLE_FROM:
        ending = stream.pick((0, 5, 8, 9, 9))
        candidates = [drawn // 10 * 10 + ending + step for step in (0, 10, -10)]
        candidates += [math.floor(drawn), math.ceil(drawn)]
    else:
        cents = stream.weighted(_CENTS[language])
        candidates = [math.floor(drawn) + cents + step for step in (0, 1, -1)]
    fitting = [candidate for candidate in candidates if low <= candidate <= high]
    chosen = fitting[0] if fitting else round(drawn, 2 if language == "en" else 1)
    return int(chosen) if float(chosen).is_integer() else round(chosen, 2)


def rating(stream: Stream) -> float:
    """3.1 to 5.0, one decimal."""
    return round(5 - 1.9 * float(stream.random() ** 1.6), 1)


def ratings(stream: Stream, count: int) -> list[float]:
    """As many different ones, mostly from 4.0 upwards; there are 20."""
    if count > 20:
        raise ValueError(f"there are 20 ratings, not {count}")
    tenths = {tenth: 3 if tenth >= 40 else 1 for tenth in range(31, 51)}
    chosen: list[float] = []
    for _ in range(count):
        tenth = stream.weighted(tenths)
        del tenths[tenth]
        chosen.append(tenth / 10)
    return chosen


def spread(stream: Stream, low: float, high: float, count: int) -> list[Any]:
    """Numbers of as many equal parts of the range, in random order; whole if the bounds are."""
    if not (isinstance(low, int) and isinstance(high, int)):
        parts = stream.shuffled(_parts(low, high, count))
        return [round(stream.uniform(*part), 2) for part in parts]
    if high - low < 3 * count:  # parts of less than three numbers
        return stream.sample(range(low, high + 1), count)
    return [round(stream.uniform(*part)) for part in stream.shuffled(_parts(low, high, count))]


def _parts(low: float, high: float, count: int, kept: float = _KEPT) -> list[Part]:
    """The middles of equal slots of a range, from the lowest."""
    width = (high - low) / count
    middles = [low + (place + 0.5) * width for place in range(count)]
    return [(middle - width * kept / 2, middle + width * kept / 2) for middle in middles]
