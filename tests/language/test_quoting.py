"""Quotation marks around texts that may hold some themselves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.language.quoting import quoted
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

PAIRS = {'""': 3.0, "“”": 2.0, "''": 1.0, "«»": 1.0, "«\u00a0\u00a0»": 1.0}


@given(st.text("ab \"'“”«»", max_size=12), st.integers(0, 99))
def test_the_marks_do_not_occur_in_the_text(text: str, seed: int) -> None:
    try:
        said = quoted(Stream(f"quote/{seed}"), text, PAIRS)
    except UnprovedTaskError:
        assert all(set(pair) & set(text) for pair in PAIRS)
        return
    pair = next(p for p in PAIRS if said == p[: len(p) // 2] + text + p[len(p) // 2 :])
    assert not set(pair.replace("\u00a0", "")) & set(text)


def test_marks_that_only_look_alike_are_avoided_where_others_are_free() -> None:
    for seed in range(40):
        assert quoted(Stream(f"quote/{seed}"), "the “old” mill", PAIRS)[0] not in '"“”'


def test_a_text_with_every_mark_cannot_be_quoted() -> None:
    with pytest.raises(UnprovedTaskError):
        quoted(Stream("quote"), "\"'“”«»", PAIRS)
