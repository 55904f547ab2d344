"""The names under which replies keep coordinates, in lower case with underscores."""

from __future__ import annotations


def names(text: str) -> tuple[str, ...]:
    """The words of a text, in their order."""
    return tuple(text.split())


POINTS = names(
    "coordinate coordinates coords point_2d points_2d point2d point position click_point "
    "click_position click_coordinate click_coordinates clickpoint center centre center_point "
    "location loc xy start_point start_position start_box"
)
BOXES = names(
    "bbox_2d bbox2d bboxes_2d bbox bboxes box_2d box2d box boxes bounding_box boundingbox"
)
ANSWERS = names("answer final_answer result results output response target click prediction")
LISTS = names("points objects detections elements items predictions")

SIDES = (
    names("x1 y1 x2 y2"),
    names("x_min y_min x_max y_max"),
    names("xmin ymin xmax ymax"),
    names("left top right bottom"),
    names("x0 y0 x1 y1"),
)
"""Of a box, by their names."""

CORNERS = tuple(
    (one, other)
    for pair in (
        names("top_left bottom_right"),
        names("upper_left lower_right"),
        names("bottom_left top_right"),
        names("lower_left upper_right"),
    )
    for one, other in (pair, tuple(name.replace("_", "") for name in pair))
)
"""Opposite ones of a box, by their names."""

NOT_PLACES = names("size resolution screen image width height display xywh")
"""In a key's name, they tell that its two numbers are no place."""

SIDES_RANK = 100
LISTS_RANK = 200
RANKS = {
    **{name: rank for rank, name in enumerate(POINTS)},
    **{name: SIDES_RANK + rank for rank, name in enumerate((*BOXES, *ANSWERS))},
    **{name: LISTS_RANK + rank for rank, name in enumerate(LISTS)},
    "": LISTS_RANK - 1,  # what stands in a call without a name
}
"""Which name goes first where there are several: a point, then sides, then boxes, then lists."""

CALLS = frozenset(
    names(
        "arguments args input parameters function functioncall function_call tool_call tool_calls "
        "action actions"
    )
)
KNOWN = frozenset((*RANKS, *CALLS, *names("x y name label type text id button status")))


def plain(key: str) -> str:
    """A key as these lists have it."""
    if key in KNOWN:
        return key
    return key.strip().lower().replace("-", "_").replace(" ", "_")
