"""Names of colours: what is clear has one, what lies between two has two."""

from __future__ import annotations

import pytest

from pointerbench.elements import colors


@pytest.mark.parametrize("name", colors.EXAMPLES)
def test_an_example_has_the_name_that_it_stands_for(name: str) -> None:
    for example in colors.EXAMPLES[name]:
        assert name in colors.possible_names(example), example
        assert colors.possible_names(example) <= colors.possible_names(example, loose=True)


@pytest.mark.parametrize(
    ("colour", "name"),
    [
        *(("#e02020", "red"), ("#0a84ff", "blue"), ("#34c759", "green"), ("#ffcc00", "yellow")),
        *(("#5856d6", ""), ("#f9a825", ""), ("#6200ee", ""), ("#ff2d55", ""), ("#333333", "")),
    ],
)
def test_a_colour_between_two_names_has_no_clear_one(colour: str, name: str) -> None:
    assert colors.clear_name(colour) == name


def test_known_values_of_cielab() -> None:
    # Published values of sRGB red and blue for D65.
    assert colors.lab("#ff0000") == pytest.approx((53.24, 80.09, 67.20), abs=0.05)
    assert colors.lab("#0000ff") == pytest.approx((32.30, 79.19, -107.86), abs=0.05)


def test_distance_is_one() -> None:
    assert colors.distance("#123456", "#123456") == 0
    assert colors.distance("#ff0000", "#00ff00") == colors.distance("#00ff00", "#ff0000")
