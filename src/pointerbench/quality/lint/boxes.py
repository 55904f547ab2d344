"""What is wrong with a row by its own numbers: boxes, points, refusals."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from pointerbench import eval as scorer
from pointerbench.imports.checks import DEFECTS, NOISE
from pointerbench.quality.asked import Asked, Size, truth_of

Found = Iterator[tuple[str, str]]
"""Kinds and reasons."""

_HALF = 0.5  # of the picture: what is larger is hit by whoever clicks anywhere


def row_findings(one: Asked, size: Size | None) -> Found:
    """What is wrong with a row whose picture has that size, if anybody knows it; at most one of a
    kind."""
    if not one.instruction.strip():
        yield "no_instruction", DEFECTS["no_instruction"]
    if said := _unusable(one):
        yield "row", said
    defect = one.row.get("defect")
    if isinstance(defect, str) and defect in DEFECTS:
        yield defect, f"{DEFECTS[defect]} (found by the import)"
    if one.refuses:
        yield from _of_refusal(one)
        return
    boxes = dict[str, str]()
    for name, box in _boxes(one, bool(defect)):
        for kind, reason in _box_findings(name, box, size):
            boxes.setdefault(kind, reason)
    boxes.pop(str(defect), None)
    yield from boxes.items()
    if not (boxes or defect or said):
        yield from _of_truth(one, size)


def _unusable(one: Asked) -> str:
    """What keeps a row from being scored, whatever its boxes are."""
    try:
        scorer.checked_id({"id": one.id})
    except scorer.InputError as error:
        return str(error)
    rule = one.spec.get("type")
    if (isinstance(rule, str) and rule in scorer.RULES) or (one.is_task and not one.spec):
        return ""
    return f'expected "eval" with "type" one of {", ".join(scorer.RULES)}, got {scorer.brief(rule)}'


def _of_refusal(one: Asked) -> Found:
    written = [(one.box_name, one.box), ("point", one.point), ("eval.bbox", one.spec.get("bbox"))]
    there = [f"{name} {scorer.brief(value)}" for name, value in written if value]
    if there:
        yield "refusal_box", f"the row is a refusal, and has {', '.join(there)}"


def _boxes(one: Asked, defective: bool) -> Iterator[tuple[str, Any]]:
    """Every box that the row has, once. What an import gives a defective row to be scored by is
    none of its own."""
    if one.box not in (None, []):
        yield one.box_name, one.box
    if defective:
        return
    own, spec = one.box, one.spec
    if spec.get("bbox") not in (None, own):
        yield "eval.bbox", spec["bbox"]
    regions = spec.get("regions")
    if isinstance(regions, list):
        yield from (
            (f"eval.regions[{place}]", box)
            for place, box in enumerate(regions)
            if box not in (own, spec.get("bbox"))
        )
    polygon = spec.get("polygon")
    if isinstance(polygon, list) and polygon and all(scorer.are_numbers(p, 2) for p in polygon):
        yield "eval.polygon", list(scorer.bounds(polygon))


def _box_findings(name: str, box: Any, size: Size | None) -> Found:
    if not scorer.are_numbers(box, 4):
        yield "not_numbers", f"{name} {scorer.brief(box)}: expected [x1, y1, x2, y2]"
        return
    x1, y1, x2, y2 = box
    told = f"{name} {scorer.brief(box)}"
    if x2 < x1 or y2 < y1:
        yield "inverted", f"{told}: {DEFECTS['inverted']}"
    elif x2 == x1 or y2 == y1:
        yield "empty", f"{told}: {DEFECTS['empty']}"
    if min(box) <= -NOISE:
        yield "negative", f"{told}: {DEFECTS['negative']}"
    width, height = size or (math.inf, math.inf)
    if max(x1, x2) >= width + NOISE or max(y1, y2) >= height + NOISE:
        yield "off_image", f"{told}: {DEFECTS['off_image']}, {width:g}x{height:g}"
    share = (x2 - x1) * (y2 - y1) / (width * height)
    if share > _HALF and x2 > x1:
        yield "large", f"{told}: covers {share:.0%} of the picture, {width:g}x{height:g}"


def _of_truth(one: Asked, size: Size | None) -> Found:
    """Of a row whose boxes are sound: whether they make a target, and its point hits it."""
    try:
        truth = truth_of(one)
    except scorer.InputError as error:
        yield "row", str(error)
        return
    own, scored = one.box, one.spec.get("bbox")
    if own and scored and list(own) != list(scored):
        yield "two_boxes", f"{one.box_name} {scorer.brief(own)}, eval.bbox {scorer.brief(scored)}"
    if one.point in (None, []):
        return
    if not scorer.are_numbers(one.point, 2):
        yield "not_numbers", f"point {scorer.brief(one.point)}: expected [x, y]"
    elif truth is None:
        if size is not None and not (0 <= one.point[0] <= size[0] and 0 <= one.point[1] <= size[1]):
            told = f"point {scorer.brief(one.point)}"
            yield "off_image", f"{told}: not on the picture, {size[0]:g}x{size[1]:g}"
    elif not _hits(truth, one.point):
        target = scorer.brief(list(truth.hull or ()))
        yield "point_outside", f"point {scorer.brief(one.point)} is not in the target, {target}"


def _hits(truth: scorer.Truth, point: Any) -> bool:
    """Of a box that is asked for, the point is to lie in it."""
    if truth.rule == "iou":
        return scorer.in_boxes(truth.boxes, point[0], point[1])
    return scorer.point_hits(truth, point)
