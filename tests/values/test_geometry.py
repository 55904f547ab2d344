"""A box against the plain set of its pixels."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pointerbench.values.geometry import Box

Pixels = frozenset[tuple[int, int]]
small = st.integers(-6, 6)
sizes = st.integers(0, 6)
boxes = st.builds(Box.at, small, small, sizes, sizes)
inverted = st.builds(Box, small, small, small, small)


def pixels(box: Box) -> Pixels:
    return frozenset((x, y) for x in range(box.x1, box.x2) for y in range(box.y1, box.y2))


@given(inverted)
def test_area_counts_pixels(box: Box) -> None:
    assert box.area == len(pixels(box))


@given(small, small, sizes, sizes)
def test_at_and_around_have_the_size_they_were_asked_for(x: int, y: int, w: int, h: int) -> None:
    for box in (Box.at(x, y, w, h), Box.around(x, y, w, h)):
        assert (box.width, box.height) == (w, h)
    assert Box.at(x, y, w, h)[:2] == (x, y)


@given(small, small, st.integers(0, 3), st.integers(0, 3))
def test_around_is_symmetric_about_the_point_between_pixels(x: int, y: int, w: int, h: int) -> None:
    box = Box.around(x, y, 2 * w, 2 * h)
    assert (box.x1 + box.x2, box.y1 + box.y2) == (2 * x, 2 * y)


@given(boxes)
def test_the_center_lies_in_every_box_that_is_not_empty(box: Box) -> None:
    assert (box.center in pixels(box)) == bool(box.area)
    assert box.contains(*box.center) == bool(box.area)


@given(inverted, small, small)
def test_contains_is_membership(box: Box, x: int, y: int) -> None:
    assert box.contains(x, y) == ((x, y) in pixels(box))


@given(boxes, st.floats(-7, 7), st.floats(-7, 7))
def test_contains_takes_points_between_pixels(box: Box, x: float, y: float) -> None:
    assert box.contains(x, y) == ((x // 1, y // 1) in pixels(box))


@given(boxes)
def test_neighbours_share_an_edge_and_no_point(box: Box) -> None:
    right = box.moved(box.width, 0)
    assert not box.overlaps(right)
    assert not any(box.contains(x, y) and right.contains(x, y) for x, y in pixels(box.union(right)))


@given(boxes, boxes)
def test_overlaps_intersect_and_covers_are_those_of_sets(a: Box, b: Box) -> None:
    shared = pixels(a) & pixels(b)
    assert pixels(a.intersect(b)) == shared
    if a.area and b.area:
        assert a.overlaps(b) == bool(shared)
        assert a.covers(b) == (pixels(b) <= pixels(a))


@given(boxes, boxes)
def test_intersection_is_never_inverted(a: Box, b: Box) -> None:
    part = a.intersect(b)
    assert part.width >= 0
    assert part.height >= 0


@given(boxes, boxes)
def test_the_union_is_the_smallest_box_around_both(a: Box, b: Box) -> None:
    union = a.union(b)
    assert union.covers(a)
    assert union.covers(b)
    assert union == b.union(a)
    for smaller in (
        union._replace(x1=union.x1 + 1),
        union._replace(y1=union.y1 + 1),
        union._replace(x2=union.x2 - 1),
        union._replace(y2=union.y2 - 1),
    ):
        assert not (smaller.covers(a) and smaller.covers(b))


@given(boxes, small, small)
def test_grown_and_moved_have_inverses(box: Box, dx: int, dy: int) -> None:
    assert box.grown(dx, dy).grown(-dx, -dy) == box
    assert box.grown(dx) == box.grown(dx, dx)
    assert box.moved(dx, dy).moved(-dx, -dy) == box
    assert pixels(box.moved(dx, dy)) == {(x + dx, y + dy) for x, y in pixels(box)}


def test_a_box_is_the_four_numbers_of_a_row() -> None:
    assert list(Box(1, 2, 3, 4)) == [1, 2, 3, 4]
    assert Box(*[1, 2, 3, 4]) == (1, 2, 3, 4)
