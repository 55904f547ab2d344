"""Names that people give the fields of a task: read where there is no doubt, else named."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from pointerbench import eval as scorer
from pointerbench.values.errors import UsageError

IMAGE, INSTRUCTION, ID = "image_path", "instruction", "task_id"

SAME = {
    IMAGE: (
        *("image", "img", "img_path", "image_file", "image_filename", "img_filename", "image_name"),
        *("file_name", "filename", "file", "screenshot", "screenshot_path", "picture", "path"),
    ),
    INSTRUCTION: ("prompt", "question", "query", "text", "task", "goal", "command"),
    ID: ("id", "sample_id", "question_id", "ui_id"),
}
"""What else a field is called: in a row that has one of them and not the field, it is meant."""

_TRUTH = ("gt_bbox", "gt_point", "eval")
_LIKE_TRUTH = {
    **dict.fromkeys(
        (
            *("bbox", "box", "boundingbox", "gtbox", "targetbbox", "targetbox", "bbox2d", "rect"),
            *("groundtruth", "gt", "labelbbox", "gtbboxes", "bboxes", "region", "xyxy", "xywh"),
        ),
        "gt_bbox",
    ),
    **dict.fromkeys(
        (
            *("point", "targetpoint", "gtpoints", "click", "clickpoint", "coordinate"),
            *("coordinates", "gtcoordinate", "gtcoordinates", "center", "location", "xy"),
        ),
        "gt_point",
    ),
}
"""Names, without capitals and signs, that are likely to say what is right."""

_FORMS = {
    "gt_bbox": "[x1, y1, x2, y2] (left, top, right, bottom)",
    "gt_point": "[x, y]",
}


def named(row: Mapping[str, Any]) -> dict[str, Any]:
    """The row with its fields under the names that tasks have.

    Raises:
        UsageError: two fields could be meant, or one may be what is right, but under another name.
    """
    found = dict(row)
    for name, others in SAME.items():
        there = [other for other in others if found.get(other) not in (None, "")]
        if found.get(name) not in (None, "") or not there:
            continue
        if len(there) > 1:
            names = ", ".join(f'"{other}"' for other in there)
            raise UsageError(f'expected "{name}", and found {names}: rename the one that is meant')
        found = {name if key == there[0] else key: value for key, value in found.items()}
    _refuse_like_truth(found)
    return found


def _refuse_like_truth(row: Mapping[str, Any]) -> None:
    if any(name in row for name in _TRUTH):
        return
    for key, value in row.items():
        meant = _meant(key)
        if meant and value not in (None, ""):
            raise UsageError(
                f'"{scorer.printable(key)}" is no field of a task; did you mean "{meant}": '
                f"{_FORMS[meant]} in pixels of the picture?"
            )


def _meant(key: str) -> str:
    """The field that is likely meant by a name; "" if none is."""
    plain = "".join(c for c in key.casefold() if c.isalnum())
    if plain in _LIKE_TRUTH:
        return _LIKE_TRUTH[plain]
    bare = {"gtbbox": "gt_bbox", "gtpoint": "gt_point"}
    near = difflib.get_close_matches(plain, bare, n=1, cutoff=0.8)
    return bare[near[0]] if near else ""


def check_pixels(name: str, values: Any) -> None:
    """Refuses places that can only be shares of the picture's sides.

    Raises:
        UsageError: says what to do.
    """
    if not values or not all(0 <= value <= 1 for value in values):
        return
    if len(values) == 4 or any(value != int(value) for value in values):
        raise UsageError(
            f'"{name}" {scorer.brief(list(values))} looks like shares of the picture\'s sides, '
            "0 to 1; expected pixels: multiply x by the width and y by the height"
        )
