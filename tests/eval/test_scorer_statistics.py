"""Intervals and tests against definitions solved another way, and published examples."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.eval import Z95, mcnemar, newcombe, quantile, wilson


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [
        # Newcombe 1998, Statist. Med. 17:857-872, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_published_values(hits: int, n: int, low: float, high: float) -> None:
    assert wilson(hits, n) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_limits_are_where_the_score_test_is_just_rejected(counts: tuple[int, int]) -> None:
    hits, n = counts
    for limit in wilson(hits, n):
        distance = abs(hits / n - limit)
        assert distance == pytest.approx(
            Z95 * math.sqrt(limit * (1 - limit) / n), rel=1e-6, abs=1e-9
        )


def test_wilson_knows_nothing_of_no_rows() -> None:
    assert wilson(0, 0) == (0, 1)


def test_newcombe_published_example() -> None:
    """Two culture media on 50 specimens: Altman et al., Statistics with Confidence, 2nd ed."""
    low, high = newcombe(20, 12, 2, 16)
    assert (round(low, 3), round(high, 3)) == (0.056, 0.329)


cell = st.integers(0, 200)


@given(cell, cell, cell, cell)
def test_newcombe_holds_the_difference_and_turns_with_the_sign(
    a: int, b: int, c: int, d: int
) -> None:
    if a + b + c + d == 0:
        return
    low, high = newcombe(a, b, c, d)
    assert -1 - 1e-9 <= low <= (b - c) / (a + b + c + d) <= high <= 1 + 1e-9
    assert newcombe(a, c, b, d) == pytest.approx((-high, -low))


def exact_p(b: int, c: int) -> Fraction:
    """The whole distribution: all outcomes no likelier than the one seen."""
    n = b + c
    seen = math.comb(n, b)
    return Fraction(sum(math.comb(n, k) for k in range(n + 1) if math.comb(n, k) <= seen), 2**n)


@pytest.mark.parametrize("n", range(41))
def test_mcnemar_against_the_whole_distribution(n: int) -> None:
    for b in range(n + 1):
        assert mcnemar(b, n - b) == pytest.approx(float(exact_p(b, n - b)), rel=1e-12)


def test_mcnemar_known_values() -> None:
    assert mcnemar(0, 0) == 1
    assert mcnemar(5, 5) == 1
    assert mcnemar(1, 0) == 1
    assert mcnemar(6, 0) == pytest.approx(2 / 64)
    assert mcnemar(2, 10) == mcnemar(10, 2)


def test_mcnemar_of_a_million_flips() -> None:
    """The normal approximation with continuity correction is good to many digits there."""
    b, c = 499_000, 501_000
    z = (abs(b - c) - 1) / math.sqrt(b + c)
    assert mcnemar(b, c) == pytest.approx(math.erfc(z / math.sqrt(2)), rel=1e-3)
    assert mcnemar(0, 1_000_000) == 0


def test_quantiles_by_hand() -> None:
    assert quantile(2, [3.0, 4.0], 0.5) == 1.5  # 0 0 3 4
    assert quantile(0, [1.0, 2.0, 10.0], 0.5) == 2
    assert quantile(0, [0.0, 10.0], 0.9) == 9
    assert quantile(3, [], 0.9) == 0
    assert quantile(0, [7.0], 0.5) == 7


def test_quantiles_against_a_sorted_list_with_its_zeros() -> None:
    rng = random.Random(4)
    for _ in range(50):
        values = sorted(rng.choice((0.0, rng.random())) for _ in range(rng.randrange(1, 30)))
        others = [value for value in values if value]
        at = 0.9 * (len(values) - 1)
        low = values[int(at)]
        expected = low + (values[min(int(at) + 1, len(values) - 1)] - low) * (at % 1)
        assert quantile(len(values) - len(others), others, 0.9) == pytest.approx(expected)
