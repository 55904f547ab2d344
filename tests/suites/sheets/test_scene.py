from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.suites.sheets.scene import (
    Range,
    column_name,
    column_number,
    place,
    ref,
)


@pytest.mark.parametrize(
    ("number", "name"), [(1, "A"), (26, "Z"), (27, "AA"), (52, "AZ"), (703, "AAA"), (16384, "XFD")]
)
def test_columns_are_named_as_programs_name_them(number: int, name: str) -> None:
    assert column_name(number) == name
    assert column_number(name) == number


@given(st.integers(1, 16384), st.integers(1, 1048576))
def test_references_and_places_are_inverses(column: int, row: int) -> None:
    assert place(ref((column, row))) == (column, row)


@given(st.integers(1, 9), st.integers(1, 9), st.integers(0, 4), st.integers(0, 4))
def test_a_range_holds_exactly_its_places(column: int, row: int, wider: int, higher: int) -> None:
    area = Range(column, row, column + wider, row + higher)
    inside = set(area.places())
    assert len(inside) == (wider + 1) * (higher + 1)
    around = {(c, r) for c in range(16) for r in range(16)}
    assert {spot for spot in around if area.holds(spot)} == inside


def test_a_range_is_named_by_its_corners_and_a_cell_by_itself() -> None:
    assert Range(2, 2, 4, 9).name == "B2:D9"
    assert Range.cell((2, 2)).name == "B2"
