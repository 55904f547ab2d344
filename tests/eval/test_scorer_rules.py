"""What counts as a hit: tables at the edges, and second constructions that share no code."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.eval import check_truth, judge, parse_prediction

BOX = [10, 20, 30, 40]


def outcome(spec: dict[str, Any], prediction: dict[str, Any], frame: str = "pixel") -> str:
    truth = check_truth({"id": "a", "eval": spec, "image_size": [1000, 500]})
    return judge(truth, parse_prediction(prediction), frame).outcome


def at(*point: float) -> dict[str, Any]:
    return {"id": "a", "point": list(point)}


def box(*corners: float) -> dict[str, Any]:
    return {"id": "a", "bbox": list(corners)}


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (20, 30, "hit"),
        (10, 20, "hit"),
        (30, 40, "hit"),
        (10, 40, "hit"),
        (30.0, 20.0, "hit"),
        (30.0000001, 30, "miss"),  # nothing is rounded
        (30.4, 30, "miss"),
        (9.6, 30, "miss"),
        (20, 40.5, "miss"),
        (20, 19.999, "miss"),
        (-5, 30, "miss"),  # one negative coordinate is no refusal
        (-0.0, -0.0, "miss"),
    ],
)
def test_closed_box_and_unrounded_point(x: float, y: float, expected: str) -> None:
    assert outcome({"type": "point_in_bbox", "bbox": BOX}, at(x, y)) == expected


def test_empty_point_box_is_hit_on_its_only_point() -> None:
    spec = {"type": "point_in_bbox", "bbox": [5, 5, 5, 5]}
    assert outcome(spec, at(5, 5)) == "hit"
    assert outcome(spec, at(5, 6)) == "miss"


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (5, 5, "hit"),
        (105, 5, "hit"),
        (50, 5, "miss"),
        (2, 2, "miss"),
        (3, 3, "miss"),
        (10, 0, "hit"),
    ],
)
def test_any_region_counts_bbox_only_describes_and_excluded_never_counts(
    x: float, y: float, expected: str
) -> None:
    spec = {
        "type": "point_in_bbox",
        "bbox": [0, 0, 110, 10],
        "regions": [[0, 0, 10, 10], [100, 0, 110, 10]],
        "excluded": [[1, 1, 3, 3]],
    }
    assert outcome(spec, at(x, y)) == expected


def test_excluded_edge_is_closed_too() -> None:
    spec = {"type": "point_in_bbox", "bbox": [0, 0, 10, 10], "excluded": [[10, 0, 20, 10]]}
    assert outcome(spec, at(10, 5)) == "miss"
    assert outcome(spec, at(9.999, 5)) == "hit"


STAR = [[50, 0], [80, 90], [2, 35], [98, 35], [20, 90]]  # its middle pentagon is outside


def test_polygon_by_the_even_odd_rule_with_its_edges() -> None:
    spec = {"type": "point_in_bbox", "polygon": STAR}
    assert outcome(spec, at(50, 10)) == "hit"
    assert outcome(spec, at(50, 50)) == "miss"  # wound around twice
    assert outcome(spec, at(50, 0)) == "hit"
    assert outcome(spec, at(50, 35)) == "hit"  # on an edge


def crosses_oddly(polygon: list[tuple[int, int]], x: Fraction, y: Fraction) -> bool:
    """Even-odd by exact crossing points of a ray that meets no vertex: a second construction."""
    tilt = Fraction(1, 10**6)  # the ray goes right and a little down
    crossings = 0
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        dx, dy = bx - ax, by - ay
        determinant = dx * tilt - dy
        if determinant == 0:
            continue
        along_edge = ((x - ax) * tilt - (y - ay)) / determinant
        along_ray = (ax + along_edge * dx) - x
        crossings += 0 <= along_edge < 1 and along_ray > 0
    return crossings % 2 == 1


corner = st.tuples(st.integers(0, 30), st.integers(0, 30))


@given(st.lists(corner, min_size=3, max_size=8), st.integers(0, 30), st.integers(0, 30))
def test_polygon_against_exact_crossings(polygon: list[tuple[int, int]], i: int, j: int) -> None:
    x, y = Fraction(i) + Fraction(1, 3), Fraction(j) + Fraction(1, 7)
    on_edge = any(
        (bx - ax) * (y - ay) == (by - ay) * (x - ax)
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
    )
    if on_edge:
        return
    spec = {"type": "point_in_bbox", "polygon": [list(p) for p in polygon]}
    expected = "hit" if crosses_oddly(polygon, x, y) else "miss"
    assert outcome(spec, at(float(x), float(y))) == expected


def cells(corners: list[int]) -> set[tuple[int, int]]:
    x1, y1, x2, y2 = corners
    return set(itertools.product(range(x1, x2), range(y1, y2)))


span = st.tuples(st.integers(0, 12), st.integers(1, 8))


@st.composite
def boxes(draw: st.DrawFn) -> list[int]:
    (x, width), (y, height) = draw(span), draw(span)
    return [x, y, x + width, y + height]


@given(boxes(), boxes(), st.integers(0, 20), st.sampled_from(["iou", "coverage", "precision"]))
def test_areas_against_counted_pixels(
    truth: list[int], predicted: list[int], twentieths: int, measure: str
) -> None:
    ours, theirs = cells(truth), cells(predicted)
    among = {"iou": ours | theirs, "coverage": ours, "precision": theirs}[measure]
    share = Fraction(len(ours & theirs), len(among))
    spec = {"type": "iou", "bbox": truth, f"min_{measure}": twentieths / 20}
    expected = "hit" if share >= Fraction(twentieths, 20) else "miss"
    assert outcome(spec, box(*predicted)) == expected


@pytest.mark.parametrize(
    ("thresholds", "predicted", "expected"),
    [
        ({}, (0, 0, 10, 5), "hit"),  # min_iou 0.5 by default, met exactly
        ({}, (0, 0, 10, 4.999), "miss"),
        ({"min_iou": 0.7}, (0, 0, 10, 7), "hit"),  # 0.7 is not a binary fraction
        ({"min_coverage": 0.5}, (0, 0, 10, 5), "hit"),
        ({"min_coverage": 0.5}, (0, 0, 900, 500), "hit"),
        ({"min_coverage": 0.5, "min_precision": 0.5}, (0, 0, 900, 500), "miss"),
        ({"min_coverage": 0.5, "min_precision": 0.9}, (0, 0, 10, 6), "hit"),
        ({"min_precision": 1}, (2, 2, 3, 3), "hit"),
        ({"min_precision": 0.1}, (2, 2, 2, 2), "miss"),  # an empty box has no precision
        ({"min_iou": 0.9, "min_coverage": 0.1}, (0, 0, 10, 5), "miss"),
    ],
)
def test_every_threshold_present_must_be_met(
    thresholds: dict[str, float], predicted: tuple[float, ...], expected: str
) -> None:
    spec = {"type": "iou", "bbox": [0, 0, 10, 10], **thresholds}
    assert outcome(spec, box(*predicted)) == expected


def test_iou_with_the_best_region() -> None:
    spec = {"type": "iou", "regions": [[0, 0, 10, 10], [100, 0, 140, 10]], "min_iou": 0.9}
    assert outcome(spec, box(100, 0, 140, 10)) == "hit"
    assert outcome(spec, box(0, 0, 140, 10)) == "miss"
    truth = check_truth({"id": "a", "eval": spec})
    assert judge(truth, (100.0, 0.0, 140.0, 10.0)).iou == 1


@pytest.mark.parametrize(
    ("rule", "prediction", "expected"),
    [
        ("refusal", {"refusal": True}, "hit"),
        ("refusal", {"point": [-1, -1]}, "hit"),
        ("refusal", {"point": [5, 5]}, "miss"),
        ("refusal", {"bbox": [0, 0, 5, 5]}, "miss"),
        ("refusal", {"point": "none"}, "invalid"),
        ("point_in_bbox", {"refusal": True}, "refused"),
        ("point_in_bbox", {"point": [-0.1, -9999]}, "refused"),
        ("point_in_bbox", {"bbox": [0, 0, 10, 10]}, "invalid"),  # not converted to its centre
        ("iou", {"point": [5, 5]}, "invalid"),
        ("iou", {"refusal": True}, "refused"),
        ("iou", {"bbox": [0, 0, 10, 10]}, "hit"),
    ],
)
def test_refusals_and_wrong_kinds(rule: str, prediction: dict[str, Any], expected: str) -> None:
    spec = {"type": rule} if rule == "refusal" else {"type": rule, "bbox": [0, 0, 10, 10]}
    assert outcome(spec, {"id": "a", **prediction}) == expected


def test_no_prediction_is_missing() -> None:
    truth = check_truth({"id": "a", "eval": {"type": "refusal"}})
    assert judge(truth, None).outcome == "missing"


@pytest.mark.parametrize(
    ("target", "x", "y", "kind"),
    [
        ([10, 20, 30, 40], 35, 30, "near"),  # within 10 px
        ([10, 20, 30, 40], 50, 60, "near"),  # one width and one height away
        ([10, 20, 30, 40], 51, 30, "elsewhere"),
        ([10, 20, 12, 22], 22, 12, "near"),  # 10 px, however small the target
        ([20, 30, 29, 40], 30, 20, "near"),  # though swapped it would hit: near comes first
        ([150, 300, 160, 310], 305, 155, "axes_swapped"),
        ([30, 90, 45, 110], 75, 200, "wrong_scale"),  # halved
        ([150, 200, 160, 220], 77, 105, "wrong_scale"),  # doubled
        ([500, 200, 510, 220], 505, 410, "wrong_scale"),  # as per1000, y is halved
        ([400, 200, 410, 220], 0.405, 0.42, "wrong_scale"),  # as unit
        ([10, 20, 30, 40], 1001, 260, "off_image"),
        ([10, 20, 30, 40], -1, 260, "off_image"),
        ([10, 20, 30, 40], 999, 499, "elsewhere"),
    ],
)
def test_kinds_of_miss_in_their_order(target: list[int], x: float, y: float, kind: str) -> None:
    row = {"id": "a", "image_size": [1000, 500], "eval": {"type": "point_in_bbox", "bbox": target}}
    verdict = judge(check_truth(row), (x, y))
    assert (verdict.outcome, verdict.detail) == ("miss", kind)


def test_kind_of_a_box_miss_goes_by_its_centre() -> None:
    truth = check_truth(
        {"id": "a", "image_size": [1000, 500], "eval": {"type": "iou", "bbox": [300, 50, 340, 90]}}
    )
    assert judge(truth, (350, 60, 360, 70)).detail == "near"
    assert judge(truth, (50, 300, 90, 340)).detail == "axes_swapped"
    assert judge(truth, (600, 100, 680, 180)).detail == "wrong_scale"
    assert judge(truth, (900, 480, 990, 600)).detail == "off_image"


def test_distance_is_to_the_nearest_region_and_0_inside() -> None:
    spec = {"type": "point_in_bbox", "regions": [[0, 0, 10, 10], [100, 100, 110, 110]]}
    truth = check_truth({"id": "a", "eval": spec})
    assert judge(truth, (13, 14)).distance == 5
    assert judge(truth, (90, 105)).distance == 10
    assert judge(truth, (5, 5)).distance == 0
