"""The rule for box answers: what is close enough passes, what takes in a neighbour fails."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.suites.text.tolerance import SLACK, iou, min_iou
from pointerbench.values.geometry import Box

sides = st.integers(5, 300)
places = st.integers(-400, 400)


@st.composite
def boxes(draw: st.DrawFn) -> Box:
    return Box.at(draw(places), draw(places), draw(sides), draw(sides))


@given(boxes(), st.lists(boxes(), max_size=5))
def test_a_threshold_does_what_the_rule_says(box: Box, others: list[Box]) -> None:
    neighbours = [other for other in others if not other.overlaps(box)]
    threshold = min_iou(box, neighbours)
    if threshold is None:
        return
    for shift in product(range(-SLACK, SLACK + 1), repeat=4):
        near = Box(*(side + by for side, by in zip(box, shift, strict=True)))
        assert iou(box, near) >= threshold
    for other in neighbours:
        both = box.union(other)
        assert iou(box, both) < threshold
        assert iou(box, both.grown(3)) < threshold
        # Less of the truth does not make up for a neighbour.
        cut = Box(max(both.x1, box.x1 + 1), both.y1, both.x2, both.y2)
        if cut.covers(other):
            assert iou(box, cut) < threshold


@pytest.mark.parametrize("box", [Box(0, 0, 300, 9), Box(0, 0, 14, 16), Box(0, 0, 400, 90)])
def test_two_pixels_are_forgiven_whatever_the_size(box: Box) -> None:
    threshold = min_iou(box, [])
    assert threshold is not None
    for shift in product((-2, 2), repeat=4):
        assert iou(box, Box(*map(sum, zip(box, shift, strict=True)))) >= threshold


def test_there_is_no_threshold_where_a_neighbour_is_too_close() -> None:
    word = Box(0, 0, 60, 12)
    assert min_iou(word, []) is not None
    assert min_iou(word, [Box(62, 8, 64, 12)]) is None
    letter = Box(0, 0, 7, 9)
    assert min_iou(letter, [Box(8, 0, 14, 9)]) is None


def test_a_box_thinner_than_the_slack_has_no_threshold() -> None:
    assert min_iou(Box(0, 0, 4, 12), []) is None
