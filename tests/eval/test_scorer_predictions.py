"""What a prediction row says, and the frames its numbers may be in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.eval import FRAMES, check_truth, judge, parse_prediction, to_pixels

HUGE = int("9" * 400)


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"point": [1, 2.5]}, (1, 2.5)),
        ({"coordinate": [1, 2.5]}, (1, 2.5)),
        ({"coordinate": [-1, -1]}, ()),
        ({"point": [1, 2], "coordinate": None}, (1, 2)),
        ({"x": 1, "y": 2}, (1, 2)),
        ({"bbox": [1, 2, 3, 4]}, (1, 2, 3, 4)),
        ({"x1": 1, "y1": 2, "x2": 3, "y2": 4}, (1, 2, 3, 4)),
        ({"bbox": [3, 3, 3, 3]}, (3, 3, 3, 3)),
        ({"refusal": True}, ()),
        ({"point": [-1, -1]}, ()),
        ({"x": -0.5, "y": -7}, ()),
        ({"point": [-1, 5]}, (-1, 5)),
        ({"point": [-0.0, -0.0]}, (0, 0)),
        ({"point": [1, 2], "bbox": None, "refusal": False, "raw": "click"}, (1, 2)),
        ({"point": None, "bbox": [1, 2, 3, 4]}, (1, 2, 3, 4)),
        ({"point": [1, 2], "x": None, "y": None}, (1, 2)),
    ],
)
def test_accepted_forms(fields: dict[str, Any], answer: tuple[float, ...]) -> None:
    assert parse_prediction({"id": "a", **fields}) == answer


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"point": None},
        {"refusal": False},
        {"refusal": "yes"},
        {"refusal": 1},
        {"point": [1]},
        {"point": [1, 2, 3]},
        {"point": ["1", "2"]},
        {"point": [True, False]},
        {"point": [1, None]},
        {"point": "1,2"},
        {"point": {"x": 1, "y": 2}},
        {"point": [[1, 2]]},
        {"point": [float("nan"), 1]},
        {"point": [1, float("inf")]},
        {"point": [HUGE, 1]},
        {"point": [1, -HUGE], "raw": ""},
        {"x": 1},
        {"x": 1, "y": "2"},
        {"x1": 1, "y1": 2, "x2": 3},
        {"bbox": [1, 2, 3]},
        {"bbox": [3, 2, 1, 4]},
        {"bbox": [1, 4, 3, 2]},
        {"bbox": [1, 2, 3, float("nan")]},
        {"point": [1, 2], "bbox": [1, 2, 3, 4]},
        {"point": [1, 2], "x": 1, "y": 2},
        {"point": [1, 2], "refusal": True},
        {"point": [1, 2], "coordinate": [1, 2]},
        {"coordinate": ["1", "2"]},
        {"coordinate": [1, 2, 3, 4]},
        {"bbox": [1, 2, 3, 4], "x1": 1, "y1": 2, "x2": 3, "y2": 4},
    ],
)
def test_unusable_answers_are_invalid(fields: dict[str, Any]) -> None:
    answer = parse_prediction({"id": "a", **fields})
    assert isinstance(answer, str)
    truth = check_truth({"id": "a", "eval": {"type": "point_in_bbox", "bbox": [0, 0, 9, 9]}})
    assert judge(truth, answer).outcome == "invalid"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
answer_keys = st.sampled_from(
    ["point", "coordinate", "bbox", "refusal", "x", "y", "x1", "y1", "x2", "y2", "raw"]
)


@given(st.dictionaries(answer_keys, json_values), st.sampled_from(list(FRAMES)))
def test_no_prediction_row_raises(fields: dict[str, Any], frame: str) -> None:
    row = json.loads(json.dumps({"id": "a", **fields}))
    for spec in (
        {"type": "point_in_bbox", "bbox": [0, 0, 9, 9]},
        {"type": "iou", "bbox": [0, 0, 9, 9]},
    ):
        truth = check_truth({"id": "a", "eval": spec, "image_size": [1000, 500]})
        verdict = judge(truth, parse_prediction(row), frame)
        assert verdict.outcome in ("hit", "miss", "refused", "invalid")


@pytest.mark.parametrize(
    ("frame", "point"),
    [
        ("pixel", (250, 100)),
        ("unit", (0.25, 0.2)),
        ("percent", (25, 20)),
        ("per999", (249.75, 199.8)),
        ("per1000", (250, 200)),
    ],
)
def test_a_frame_is_what_it_says(frame: str, point: tuple[float, float]) -> None:
    bbox = [249.999, 99.999, 250.001, 100.001]
    truth = check_truth(
        {"id": "a", "eval": {"type": "point_in_bbox", "bbox": bbox}, "image_size": [1000, 500]}
    )
    assert judge(truth, point, frame).outcome == "hit"
    for other in FRAMES:
        if other != frame:
            verdict = judge(truth, point, other)
            assert verdict.outcome == "miss"
            assert frame in verdict.readings


sides = st.integers(1, 8000)
coordinates = st.floats(-10, 9000, allow_nan=False)


@given(coordinates, coordinates, sides, sides, st.sampled_from(["unit", "percent", "per1000"]))
def test_frames_undo_one_another(x: float, y: float, width: int, height: int, frame: str) -> None:
    scale = {"unit": 1, "percent": 100, "per1000": 1000}[frame]
    relative = (x / width * scale, y / height * scale)
    assert to_pixels(relative, frame, (width, height)) == pytest.approx((x, y), abs=1e-9)
    box = (*relative, *relative)
    assert to_pixels(box, frame, (width, height)) == pytest.approx((x, y, x, y), abs=1e-9)


def test_the_far_corner_of_each_frame_is_the_far_corner_of_the_image() -> None:
    for frame, side in (("unit", 1), ("percent", 100), ("per999", 999), ("per1000", 1000)):
        assert to_pixels((side, side), frame, (1024, 768)) == (1024, 768)


def test_a_refusal_is_told_before_the_frame_is_applied() -> None:
    truth = check_truth({"id": "a", "eval": {"type": "refusal"}})  # needs no image_size
    assert (
        judge(truth, parse_prediction({"id": "a", "point": [-1, -1]}), "per1000").outcome == "hit"
    )
