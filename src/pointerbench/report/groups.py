"""Which models can be told apart: paired exact tests, corrected for how many there are."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from pointerbench import eval as scorer

if TYPE_CHECKING:
    import numpy as np

ALPHA = 0.05
"""How often all the differences that are called real may hold one that is none, at most."""

_TINY = 1e-18  # of a chance: what is left out of a distribution
_STEP = 1e-5  # of an accuracy: differences nearer than that count as one
_Chances: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float64]]"

Flips = tuple[int, int, int]
"""On one suite: rows that only the first hits, that only the other hits, and all rows."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two models on the same rows; ``first`` and ``other`` are their places in a ranking.

    ``difference`` is of accuracies, first minus other, with its 95 % interval; ``p`` of the exact
    test, ``adjusted`` after Holm's correction.
    """

    first: int
    other: int
    gained: int
    lost: int
    difference: float
    ci95: tuple[float, float]
    p: float
    adjusted: float = 1.0

    @property
    def differs(self) -> bool:
        return self.adjusted <= ALPHA

    @property
    def turned(self) -> Comparison:
        """The same, the other model first."""
        low, high = self.ci95
        places = (self.other, self.first, self.lost, self.gained)
        return Comparison(*places, -self.difference, (-high, -low), self.p, self.adjusted)


@dataclass(frozen=True, slots=True)
class Standing:
    """``best`` is 1 + the models proved better, ``worst`` is all but those proved worse; models
    that cannot be told apart share a letter of ``letters``, others do not."""

    best: int
    worst: int
    letters: tuple[str, ...]


def compared(hits: Sequence[Mapping[str, bool]]) -> list[Comparison]:
    """Every pair, as ``eval.py --compare`` compares them, then Holm over all of them."""
    ids = list(hits[0]) if hits else []
    masks = [_mask(found, ids) for found in hits]
    return corrected(
        _pair(pair, masks[pair[0]], masks[pair[1]], len(ids))
        for pair in combinations(range(len(hits)), 2)
    )


def _mask(hits: Mapping[str, bool], ids: Sequence[str]) -> int:
    """The rows as the bits of a number: a hundred models are five thousand pairs."""
    return int("".join("1" if hits[id] else "0" for id in reversed(ids)) or "0", 2)


def _pair(pair: tuple[int, int], first: int, other: int, n: int) -> Comparison:
    both = (first & other).bit_count()
    gained, lost = (first & ~other).bit_count(), (other & ~first).bit_count()
    return Comparison(
        *pair,
        gained,
        lost,
        (gained - lost) / n,
        scorer.newcombe(both, gained, lost, n - both - gained - lost),
        scorer.mcnemar(gained, lost),
    )


def corrected(comparisons: Iterable[Comparison]) -> list[Comparison]:
    """The comparisons with ``adjusted`` set, by Holm's correction over all of them."""
    found = list(comparisons)
    adjusted = holm([one.p for one in found])
    return [replace(one, adjusted=p) for one, p in zip(found, adjusted, strict=True)]


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's adjusted p-values, in the order given (1979, Scand. J. Statist. 6:65-70).

    The smallest of m is multiplied by m, the next by m - 1 ...; none is below the one before it,
    nor above 1. Whatever the tests have to do with each other, the chance of any false difference
    among those at or below ALPHA is at most ALPHA.
    """
    adjusted, running = [1.0] * len(chances), 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        running = max(running, min(1.0, (len(chances) - rank) * chances[place]))
        adjusted[place] = running
    return adjusted


def standings(count: int, comparisons: Sequence[Comparison]) -> list[Standing]:
    """Where each of ``count`` models stands, which lie in their order, best first."""
    better, worse = [0] * count, [0] * count
    differing = [one for one in comparisons if one.differs]
    for one in differing:
        ahead, behind = (one.first, one.other) if one.difference > 0 else (one.other, one.first)
        worse[ahead] += 1
        better[behind] += 1
    shared = letters(count, [(one.first, one.other) for one in differing])
    return [Standing(1 + better[i], count - worse[i], shared[i]) for i in range(count)]


def letters(count: int, differing: Iterable[tuple[int, int]]) -> list[tuple[str, ...]]:
    """A compact letter display: two places share a letter if and only if they do not differ.

    A letter stands for one of the largest sets of places no two of which differ, as the letters of
    Piepho (2004, J. Comput. Graph. Statist. 13:456-466) do; a is the set with the first place.
    """
    alike = {place: set(range(count)) - {place} for place in range(count)}
    for first, other in differing:
        alike[first].discard(other)
        alike[other].discard(first)
    sets = sorted(_largest(alike, [], set(alike), set())) if count else []
    return [tuple(_letter(i) for i, one in enumerate(sets) if p in one) for p in range(count)]


def _largest(
    alike: Mapping[int, set[int]], chosen: Sequence[int], open_to: set[int], done: set[int]
) -> Iterator[list[int]]:
    """The sets of places that are all alike and part of no larger one, each in order (Bron and
    Kerbosch 1973, Commun. ACM 16:575-577, with a pivot)."""
    if not open_to and not done:
        yield sorted(chosen)
        return
    pivot = max(open_to | done, key=lambda place: len(alike[place] & open_to))
    for place in sorted(open_to - alike[pivot]):
        yield from _largest(alike, [*chosen, place], open_to & alike[place], done & alike[place])
        open_to, done = open_to - {place}, done | {place}


def _letter(number: int) -> str:
    """a, b ... z, aa, ab ..."""
    name = ""
    while number >= 0:
        name = chr(ord("a") + number % 26) + name
        number = number // 26 - 1
    return name


def macro_interval(
    scores: Sequence[tuple[float, tuple[float, float]]], least: float = 0.0
) -> tuple[float, float]:
    """The 95 % interval of the mean of independent values (accuracies, or differences of them with
    ``least`` -1), each with its own interval: their margins are squared and added (Zou and Donner
    2008, Statist. Med. 27:1693-1702)."""
    k = len(scores)
    middle = math.fsum(value for value, _ in scores) / k
    low = math.hypot(*(value - ci[0] for value, ci in scores)) / k
    high = math.hypot(*(ci[1] - value for value, ci in scores)) / k
    return max(least, middle - low), min(1.0, middle + high)


def macro_test(suites: Sequence[Flips]) -> float:
    """The two-sided exact p of a difference of macro averages over suites that weigh alike.

    As in McNemar's test each flipped row is a coin that falls either way; one of a suite with n
    rows moves its accuracy by 1 / n. Where all suites are of one size this is McNemar's test of
    their rows together.
    """
    coins: Counter[int] = Counter()
    for gained, lost, n in suites:
        coins[n] += gained + lost
    if len(coins) == 1:
        return scorer.mcnemar(sum(s[0] for s in suites), sum(s[1] for s in suites))
    import numpy as np  # noqa: PLC0415

    total = np.ones(1)  # how likely each difference of macro averages is, _STEP apart
    for n, flipped in sorted(coins.items()):
        total = _with_coins(total, flipped, 1 / (n * len(suites)))
    observed = abs(macro_difference(suites))
    limit = math.ceil(observed / _STEP - len(coins) / 2 - 1e-6)  # as much as rounding may hide
    return min(1.0, 2 * float(total[len(total) // 2 + max(0, limit) :].sum()))


def macro_difference(suites: Sequence[Flips]) -> float:
    """Of the macro averages, the first minus the other."""
    return math.fsum((gained - lost) / n for gained, lost, n in suites) / len(suites)


def _with_coins(total: _Chances, flipped: int, unit: float) -> _Chances:
    """The distribution with so many coins more: heads less tails, each worth ``unit``."""
    import numpy as np  # noqa: PLC0415

    whole = math.lgamma(flipped + 1) - flipped * math.log(2)
    chances = [
        math.exp(whole - math.lgamma(k + 1) - math.lgamma(flipped - k + 1))
        for k in range(flipped + 1)
    ]
    steps = [round((2 * k - flipped) * unit / _STEP) for k in range(flipped + 1)]
    likely = [(step, p) for step, p in zip(steps, chances, strict=True) if p > _TINY]
    reach = max(step for step, _ in likely)
    wider = np.zeros(len(total) + 2 * reach)
    for step, chance in likely:
        wider[reach + step : reach + step + len(total)] += chance * total
    return wider
