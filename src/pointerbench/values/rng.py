"""Named random streams: every decision of an example is drawn from a hashed path.

``Random(seed + i)`` makes neighbouring seeds share almost all of their examples; a SHA-256 of
``seed/suite/split/index/purpose`` shares nothing, and needs no order, no count and no worker.
Only `random.Random.random` is used, whose sequence Python keeps the same between releases.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


def _hashed(path: str) -> int:
    return int.from_bytes(hashlib.sha256(path.encode()).digest(), "big")


_MANY = 1000  # options, from which on a sample does not copy them


class Stream:
    """A source of random decisions with a path for a name; `child` names another one below it."""

    __slots__ = ("path", "random")

    def __init__(self, path: str) -> None:
        self.path = path
        self.random = random.Random(_hashed(path)).random

    def child(self, purpose: str) -> Stream:
        """An independent stream, the same whatever has been drawn from this one."""
        return Stream(f"{self.path}/{purpose}")

    def chance(self, probability: float) -> bool:
        return self.random() < probability

    def integer(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self.random() * (high - low + 1))

    def uniform(self, low: float, high: float) -> float:
        return low + self.random() * (high - low)

    def pick(self, options: Sequence[T]) -> T:
        return options[int(self.random() * len(options))]

    def weighted(self, weights: Mapping[T, float]) -> T:
        """One key, with a probability in proportion to its weight; order of the mapping counts."""
        left = self.random() * sum(weights.values())
        for option, weight in weights.items():
            left -= weight
            if left < 0:
                return option
        return option

    def shuffled(self, options: Sequence[T]) -> list[T]:
        """A new list in random order (Fisher-Yates)."""
        items = list(options)
        for last in range(len(items) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            items[last], items[other] = items[other], items[last]
        return items

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        """``count`` different positions of the sequence, in random order."""
        if count > len(options):
            raise ValueError(f"cannot take {count} of {len(options)}")
        if len(options) > _MANY:
            return self._few_of_many(options, count)
        items = list(options)
        for first in range(count):
            other = first + int(self.random() * (len(items) - first))
            items[first], items[other] = items[other], items[first]
        return items[:count]

    def _few_of_many(self, options: Sequence[T], count: int) -> list[T]:
        """The same, at the cost of what is taken: of a shuffle, the positions that it meets."""
        moved: dict[int, int] = {}
        chosen = []
        for first in range(count):
            other = first + int(self.random() * (len(options) - first))
            chosen.append(options[moved.get(other, other)])
            moved[other] = moved.get(first, first)
        return chosen


def example_stream(seed: int, suite: str, split: str, index: int) -> Stream:
    """The stream that decides example ``index``: all its randomness comes from its children."""
    return Stream(f"{seed}/{suite}/{split}/{index}")


def permuted(index: int, size: int, name: str) -> int:
    """Where ``index`` falls in a fixed random order, repeated (reshuffled) every ``size``.

    An exact mix comes from this and not from luck: ``permuted(i, 10, "language") == 0`` is true for
    exactly one of every ten neighbouring examples. No seed goes in, so every set has the same mix.
    """
    block, position = divmod(index, size)
    return Stream(f"mix/{name}/{block}").shuffled(range(size))[position]
