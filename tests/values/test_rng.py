"""Random streams: independent of order, of neighbours, and of one another."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.values.rng import Stream, example_stream, permuted

paths = st.text(st.characters(codec="utf-8"), max_size=20)


def draws(stream: Stream, count: int = 20) -> list[float]:
    return [stream.random() for _ in range(count)]


def test_a_stream_is_the_hash_of_its_path() -> None:
    seed = int(hashlib.sha256(b"7/sheets/test/3").hexdigest(), 16)
    other = random.Random(seed)
    assert draws(example_stream(7, "sheets", "test", 3)) == [other.random() for _ in range(20)]


@given(paths)
def test_the_same_path_gives_the_same_numbers(path: str) -> None:
    assert draws(Stream(path)) == draws(Stream(path))


@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_neighbours_share_no_number(seed: int, index: int) -> None:
    near = [
        example_stream(seed + ds, suite, split, index + di)
        for ds in (0, 1)
        for di in (0, 1)
        for suite in ("sheets", "text")
        for split in ("test", "train")
    ]
    numbers = [number for stream in near for number in draws(stream)]
    assert len(set(numbers)) == len(numbers)


def test_no_example_returns_under_another_seed_and_index() -> None:
    """The fault of ``Random(seed + index)``, looked for on a whole square."""
    first = Counter(
        example_stream(s, "sheets", "test", i).random() for s in range(60) for i in range(60)
    )
    assert first.most_common(1)[0][1] == 1


@given(paths, paths, st.integers(0, 30))
def test_a_child_is_the_same_whatever_was_drawn_before(
    path: str, purpose: str, before: int
) -> None:
    fresh, used = Stream(path), Stream(path)
    draws(used, before)
    used.child("other").random()
    assert draws(fresh.child(purpose)) == draws(used.child(purpose))
    assert draws(fresh) == draws(Stream(path))


def test_drawing_from_a_child_leaves_the_parent_alone() -> None:
    parent = Stream("a")
    draws(parent.child("b"))
    assert draws(parent) == draws(Stream("a"))


@given(paths, st.integers(-50, 50), st.integers(0, 50))
def test_integer_reaches_both_ends_and_nothing_else(path: str, low: int, span: int) -> None:
    stream = Stream(path)
    seen = {stream.integer(low, low + span) for _ in range(40 * (span + 1) if span < 4 else 40)}
    assert seen <= set(range(low, low + span + 1))
    if span < 4:
        assert seen == set(range(low, low + span + 1))


@given(paths, st.floats(-1e6, 1e6), st.floats(0, 1e6))
def test_uniform_stays_between(path: str, low: float, span: float) -> None:
    stream = Stream(path)
    assert all(low <= stream.uniform(low, low + span) <= low + span for _ in range(20))


def test_chance_is_never_at_0_and_always_at_1() -> None:
    stream = Stream("chance")
    assert not any(stream.chance(0) for _ in range(1000))
    assert all(stream.chance(1) for _ in range(1000))
    assert 400 < sum(stream.chance(0.5) for _ in range(1000)) < 600


@given(paths, st.lists(st.integers(), min_size=1, max_size=8))
def test_pick_takes_one_of_them(path: str, options: list[int]) -> None:
    assert Stream(path).pick(options) in options


def test_pick_takes_each_about_as_often() -> None:
    stream = Stream("pick")
    taken = Counter(stream.pick("abcde") for _ in range(5000))
    assert set(taken) == set("abcde")
    assert all(850 < count < 1150 for count in taken.values())


@given(paths, st.dictionaries(st.text(max_size=3), st.floats(0, 100), min_size=1, max_size=6))
def test_weighted_never_takes_a_weight_of_0(path: str, weights: dict[str, float]) -> None:
    stream = Stream(path)
    taken = {stream.weighted(weights) for _ in range(30)}
    assert taken <= set(weights)
    if sum(weights.values()) > 1e-9 and list(weights.values())[-1] > 0:
        assert all(weights[name] > 0 for name in taken)


def test_weighted_keeps_the_proportions() -> None:
    stream = Stream("weights")
    taken = Counter(stream.weighted({"a": 6, "b": 3, "never": 0, "c": 1}) for _ in range(10_000))
    assert set(taken) == {"a", "b", "c"}
    assert abs(taken["a"] - 6000) < 200
    assert abs(taken["b"] - 3000) < 200
    assert abs(taken["c"] - 1000) < 150


@given(paths, st.lists(st.integers(0, 5), max_size=12))
def test_shuffled_keeps_every_item_and_leaves_the_original(path: str, items: list[int]) -> None:
    before = list(items)
    shuffled = Stream(path).shuffled(items)
    assert Counter(shuffled) == Counter(items)
    assert items == before


def test_shuffled_reaches_every_order_about_as_often() -> None:
    orders = Counter("".join(Stream(f"shuffle/{i}").shuffled("abc")) for i in range(3000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


@given(paths, st.integers(0, 12), st.data())
def test_sample_takes_different_positions(path: str, size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, size))
    items = list(range(size))
    taken = Stream(path).sample(items, count)
    assert len(taken) == len(set(taken)) == count
    assert set(taken) <= set(items)
    assert items == list(range(size))


def test_sample_of_all_is_a_shuffle() -> None:
    assert sorted(Stream("all").sample("abcdef", 6)) == list("abcdef")


def test_sample_refuses_more_than_there_is() -> None:
    with pytest.raises(ValueError, match="cannot take 4 of 3"):
        Stream("x").sample("abc", 4)


@given(st.integers(1, 60), st.integers(0, 20), paths)
def test_permuted_is_a_permutation_of_every_block(size: int, block: int, name: str) -> None:
    start = block * size
    assert sorted(permuted(i, size, name) for i in range(start, start + size)) == list(range(size))


def test_permuted_orders_every_block_anew_and_by_name() -> None:
    blocks = [tuple(permuted(i, 20, "skin") for i in range(b, b + 20)) for b in range(0, 400, 20)]
    assert all(a != b for a, b in pairwise(blocks))
    assert blocks[0] != tuple(permuted(i, 20, "language") for i in range(20))


@given(paths, st.integers(1001, 3000), st.integers(0, 20))
def test_a_few_of_many_are_those_that_a_shuffle_would_give(
    path: str, size: int, count: int
) -> None:
    own, other = Stream(path), Stream(path)
    items = list(range(size))
    for first in range(count):
        at = first + int(other.random() * (size - first))
        items[first], items[at] = items[at], items[first]
    assert own.sample(range(size), count) == items[:count]


def test_a_sample_of_a_long_range_does_not_copy_it() -> None:
    assert len(set(Stream("long").sample(range(10**15), 5))) == 5
