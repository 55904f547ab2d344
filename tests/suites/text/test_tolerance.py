"""The rule for box answers: what is close enough passes, what takes in a neighbour fails."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from pointerbench.suites.text.tolerance import iou, min_iou, slack
from pointerbench.values.geometry import Box

sides = st.integers(3, 300)
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
    reach = slack(box)
    for shift in product(range(-reach, reach + 1), repeat=4):
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


def test_the_slack_grows_with_the_shorter_side() -> None:
    assert slack(Box(0, 0, 300, 40)) == 1
    assert slack(Box(0, 0, 41, 41)) == 2


def test_there_is_no_threshold_where_a_neighbour_is_too_close() -> None:
    word = Box(0, 0, 60, 12)
    assert min_iou(word, []) is not None
    assert min_iou(word, [Box(62, 8, 64, 12)]) is None


def test_a_box_thinner_than_the_slack_has_no_threshold() -> None:
    assert min_iou(Box(0, 0, 2, 12), []) is None
