"""Relations of boxes: clear ones, doubtful ones, and what a mirror makes of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.elements import relations
from pointerbench.values.geometry import Box

BOXES = st.builds(
    Box.at,
    st.integers(0, 300),
    st.integers(0, 300),
    st.integers(4, 90).map(lambda n: n * 2),
    st.integers(4, 90).map(lambda n: n * 2),
)
MIRROR = {"left": "right", "right": "left", "above": "above", "below": "below"}


def mirrored(box: Box) -> Box:
    return Box(-box.x2, box.y1, -box.x1, box.y2)


@given(BOXES, BOXES, st.sampled_from(relations.SIDES))
def test_in_a_mirror_left_is_right(box: Box, anchor: Box, side: str) -> None:
    for loose in (False, True):
        here = relations.beside(box, anchor, side, loose)
        assert here == relations.beside(mirrored(box), mirrored(anchor), MIRROR[side], loose)


@given(BOXES, BOXES, st.sampled_from(relations.SIDES))
def test_what_is_clear_is_possible_and_never_on_two_sides(box: Box, anchor: Box, side: str) -> None:
    if relations.beside(box, anchor, side):
        assert relations.beside(box, anchor, side, loose=True)
        assert relations.beside(anchor, box, relations.OPPOSITE[side])
        sides = [each for each in relations.SIDES if relations.beside(box, anchor, each)]
        assert sides == [side]


@given(BOXES, BOXES, BOXES)
def test_between_knows_no_order(box: Box, first: Box, second: Box) -> None:
    for loose in (False, True):
        here = relations.between(box, first, second, loose)
        assert here == relations.between(box, second, first, loose)


@given(BOXES, BOXES)
def test_distance_is_the_same_both_ways(one: Box, other: Box) -> None:
    assert relations.apart(one, other) == relations.apart(other, one)
    assert relations.apart(one, other) > 0 or not one.overlaps(other) or one.intersect(other).area


@pytest.mark.parametrize(
    ("starts", "order"),
    [([0, 50, 100], [0, 1, 2]), ([100, 0, 50], [1, 2, 0]), ([0, 20, 100], [])],
)
def test_a_row_is_clean_where_nothing_overlaps(starts: list[int], order: list[int]) -> None:
    boxes = [Box.at(x, 10, 40, 20) for x in starts]
    assert relations.lined_up(boxes, "row") == order


def test_the_outermost_is_clearly_so() -> None:
    boxes = {"a": Box.at(0, 0, 40, 20), "b": Box.at(10, 50, 40, 20), "c": Box.at(90, 0, 40, 20)}
    assert relations.outermost(boxes, "left") == ["a", "b"]
    assert relations.outermost(boxes, "right") == ["c"]


def test_near_ties_are_all_nearest() -> None:
    assert relations.least({"a": 20, "b": 24, "c": 60}) == ["a", "b"]
    assert relations.least({}) == []


@pytest.mark.parametrize("corner", relations.CORNERS)
def test_a_corner_is_a_quarter_of_each_side(corner: str) -> None:
    screen = Box(0, 0, 400, 400)
    x = 20 if "left" in corner else 360
    y = 20 if "upper" in corner else 360
    assert relations.in_corner(Box.at(x, y, 20, 20), screen, corner)
    assert not relations.in_corner(Box.at(190, y, 20, 20), screen, corner, loose=True)
