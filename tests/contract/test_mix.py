"""Mixes by index: exact in a cycle, balanced in every stretch, and parsed with help."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.contract.mix import category_at, parse_mix, parse_only
from pointerbench.suites import SUITES, load_suite
from pointerbench.values.errors import UsageError

KNOWN = {"cell_ref": 3.0, "cell_color": 2.0, "col_header": 1.0}
names = st.text("abcdef", min_size=1, max_size=3)
whole = st.dictionaries(names, st.integers(1, 30).map(float), min_size=1, max_size=8)
fractions = st.dictionaries(names, st.floats(0.05, 30), min_size=1, max_size=8)


@given(whole)
def test_whole_weights_are_exact_in_every_cycle(mix: dict[str, float]) -> None:
    total = int(sum(mix.values()))
    for start in (0, total, 5 * total):
        taken = Counter(category_at(i, mix) for i in range(start, start + total))
        assert taken == {name: int(weight) for name, weight in mix.items()}


@given(st.one_of(whole, fractions))
def test_every_prefix_is_balanced(mix: dict[str, float]) -> None:
    total = sum(mix.values())
    taken = Counter[str]()
    for index in range(400):
        taken[category_at(index, mix)] += 1
        for name, weight in mix.items():
            share = weight / total * (index + 1)
            assert abs(taken[name] - share) < len(mix), (name, index)


@given(fractions, st.integers(0, 5000))
def test_the_order_of_the_mapping_is_irrelevant(mix: dict[str, float], index: int) -> None:
    backwards = dict(reversed(mix.items()))
    assert category_at(index, mix) == category_at(index, backwards)


@given(whole, st.integers(0, 10**7))
def test_only_categories_of_the_mix_are_taken(mix: dict[str, float], index: int) -> None:
    assert category_at(index, mix) in mix


@pytest.mark.parametrize("suite", SUITES)
def test_a_suite_has_every_category_early(suite: str) -> None:
    """Of 500 examples every category has at least so many."""
    mix = load_suite(suite).mix
    taken = Counter(category_at(i, mix) for i in range(500))
    assert set(taken) == set(mix)
    assert min(taken.values()) >= {"sheets": 12, "text": 3, "gd": 50, "real": 30}.get(suite, 100)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cell_ref=2,cell_color=1", {"cell_ref": 2, "cell_color": 1}),
        (" cell_color = 0.5 , ", {"cell_color": 0.5}),
        ("col_header=1,cell_ref=1", {"cell_ref": 1, "col_header": 1}),
        ("cell_ref=0,cell_color=3", {"cell_color": 3}),
        ("cell_ref=1e2", {"cell_ref": 100}),
    ],
)
def test_a_mix_is_read(text: str, expected: dict[str, float]) -> None:
    assert parse_mix(text, KNOWN) == expected


@pytest.mark.parametrize("text", ["cell_ref=2,cell_color=1", "cell_color=1,cell_ref=2"])
def test_a_mix_stands_in_the_order_of_the_suite(text: str) -> None:
    assert list(parse_mix(text, KNOWN)) == ["cell_ref", "cell_color"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("cell_reff=1", "no category 'cell_reff'; did you mean 'cell_ref'?"),
        ("colour=1", "did you mean 'cell_color'?"),
        ("zzz=1", "no category 'zzz'; known: cell_ref, cell_color, col_header"),
        ("cell_ref", "the weight of 'cell_ref' must be a number from 0 on, not ''"),
        ("cell_ref=", "must be a number"),
        ("cell_ref=-1", "not '-1'"),
        ("cell_ref=nan", "not 'nan'"),
        ("cell_ref=inf", "not 'inf'"),
        ("cell_ref=two", "not 'two'"),
        ("cell_ref=1,cell_ref=2", "'cell_ref' is given twice"),
        ("cell_ref=0", "at least one weight above 0"),
        (",", "expected category=weight"),
    ],
)
def test_a_mix_that_cannot_be_read_says_why(text: str, words: str) -> None:
    with pytest.raises(UsageError, match=r"^--mix: ") as raised:
        parse_mix(text, KNOWN)
    assert words in str(raised.value)
    assert "\n" not in str(raised.value)


CHOICES = {"surface": ("inbox", "terminal"), "language": ("en", "de")}


def test_values_are_chosen_by_field() -> None:
    assert parse_only([], CHOICES) == {}
    chosen = parse_only(["surface=terminal, inbox", "language=de", "surface=inbox"], CHOICES)
    assert chosen == {"surface": ("terminal", "inbox"), "language": ("de",)}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("surfaces=inbox", "no field 'surfaces'; did you mean 'surface'"),
        ("surface=terminals", "no surface 'terminals'; did you mean 'terminal'"),
        ("language=xx", "no language 'xx'; known: en, de"),
        ("surface=", "expected surface=VALUE,..."),
        ("surface", "expected surface=VALUE,..."),
        ("", "no field ''"),
    ],
)
def test_a_mistaken_choice_is_told(text: str, words: str) -> None:
    with pytest.raises(UsageError, match=re.escape(words)):
        parse_only([text], CHOICES)
