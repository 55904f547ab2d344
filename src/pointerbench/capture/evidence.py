"""What two pictures of a screen say about a box: pure judgements, no program and no clock.

Pictures are arrays of shape (height, width, 3), bytes. Boxes are half-open, in pixels.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, SILENT, Evidence
from pointerbench.values.geometry import Box

Pixels = NDArray[np.uint8]

FEWEST = 12
"""Pixels that must change before a change says anything."""

SURFACE = 120_000
"""Pixels of a box that is a surface to work on: no control, and 8 pixels are nothing to it."""

_AROUND = 50  # pixels around a box within which a change is held against it
_TOLERANCE = 3  # a highlight may reach that far out of its box: shadows, focus rings
_INSIDE = 0.9  # of what changed, where the box is right
_TOUCH = 4  # pixels between a widget and what it opens
_TRIM = 0.01  # of what changed on each side that is no part of the shape


def changed(before: Pixels, after: Pixels, masks: Sequence[Box] = ()) -> NDArray[np.bool_]:
    """Which pixels differ, shape (height, width); none under a mask."""
    different: NDArray[np.bool_] = before[:, :, 0] != after[:, :, 0]
    for channel in (1, 2):  # eight times as fast as all of them at once
        different |= before[:, :, channel] != after[:, :, channel]
    for x1, y1, x2, y2 in masks:
        different[max(0, y1) : max(0, y2), max(0, x1) : max(0, x2)] = False
    return different


def bounds(different: NDArray[np.bool_]) -> Box | None:
    """The smallest box around what differs."""
    rows, columns = np.flatnonzero(different.any(axis=1)), np.flatnonzero(different.any(axis=0))
    if not len(rows):
        return None
    return Box(int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)


def judge_change(
    kind: str, before: Pixels, after: Pixels, box: Box, masks: Sequence[Box] = ()
) -> Evidence:
    """Whether what changed near a box, under the pointer or a press, is the box.

    Confirmed if nine in ten changed pixels lie in it and what changed does not reach out of it;
    contradicted otherwise; silent if hardly any changed. ``masks`` are windows that came and went,
    as tooltips. Of a surface a few pixels elsewhere may change, as the number of the line does.
    """
    height, width = before.shape[:2]
    near = box.grown(_AROUND).intersect(Box(0, 0, width, height))
    here = (slice(near.y1, near.y2), slice(near.x1, near.x2))
    moved = [mask.moved(-near.x1, -near.y1) for mask in masks]
    different = changed(before[here], after[here], moved)
    total = int(different.sum())
    if total < FEWEST:
        return Evidence(kind, SILENT)
    own = (
        box.grown(_TOLERANCE)
        .moved(-near.x1, -near.y1)
        .intersect(Box(0, 0, near.width, near.height))
    )
    agree = int(different[own.y1 : own.y2, own.x1 : own.x2].sum()) / total
    where = trimmed(different)
    reaches = where.grown(-1) if where else None
    fits = box.area >= SURFACE or reaches is None or reaches.area == 0 or own.covers(reaches)
    verdict = CONFIRMED if agree >= _INSIDE and fits else CONTRADICTED
    return Evidence(kind, verdict, agree, where.moved(near.x1, near.y1) if where else None)


def trimmed(different: NDArray[np.bool_]) -> Box | None:
    """The box around what differs, without the few pixels that lie far out."""
    rows, columns = different.sum(axis=1), different.sum(axis=0)
    total = int(rows.sum())
    if not total:
        return None
    cut = total * _TRIM
    y1, y2 = _span(rows, cut)
    x1, x2 = _span(columns, cut)
    return Box(x1, y1, x2, y2)


def _span(counts: NDArray[np.int_], cut: float) -> tuple[int, int]:
    ahead = np.cumsum(counts)
    total = int(ahead[-1])
    first = int(np.argmax(ahead > cut))
    last = int(np.argmax(ahead >= total - cut))
    return first, last + 1


def judge_popup(box: Box, opened: Box) -> Evidence:
    """Whether a window that a press opened hangs on the widget's box.

    It must touch the box: below or above it (with one side in line, or as wide), or beside it
    with the top in line, to four pixels.
    """
    apart_y = min(abs(opened.y1 - box.y2), abs(opened.y2 - box.y1))
    apart_x = min(abs(opened.x1 - box.x2), abs(opened.x2 - box.x1))
    in_line_x = min(abs(opened.x1 - box.x1), abs(opened.x2 - box.x2)) <= _TOUCH
    in_line_y = min(abs(opened.y1 - box.y1), abs(opened.y2 - box.y2)) <= 2 * _TOUCH
    over = (
        opened.x1 - _TOUCH <= box.x1 and abs(opened.x2 - box.x2) <= _TOUCH and opened.overlaps(box)
    )
    touches = (apart_y <= _TOUCH and in_line_x) or (apart_x <= _TOUCH and in_line_y) or over
    return Evidence("popup", CONFIRMED if touches else CONTRADICTED, float(touches), opened)


def judge_tooltip(said: str, name: str, description: str) -> Evidence:
    """Whether the tooltip that appeared at a widget's centre is the widget's.

    It is where it says the description or the name, or is said by one of them, letters and digits
    compared. Another text says nothing: programs word tooltips as they like.
    """
    tip = plain(said)
    if not tip:
        return Evidence("tooltip", SILENT)
    for words in (plain(description), plain(name)):
        if words and (words in tip or tip in words):
            return Evidence("tooltip", CONFIRMED, 1.0, text=said)
    return Evidence("tooltip", SILENT, text=said)


def plain(words: str) -> str:
    """Letters and digits of a text, small; marks of markup gone."""
    bare = re.sub(r"<[^<>]*>|&\w+;", " ", words)
    return "".join(c for c in bare.casefold() if c.isalnum())


def same(first: Pixels, second: Pixels) -> bool:
    """Whether two pictures are equal in every pixel."""
    return first.shape == second.shape and bool(np.array_equal(first, second))
