"""Switches and sliders: a knob on a track."""

from __future__ import annotations

from pointerbench.label.locate.found import Found
from pointerbench.label.locate.regions import Blob, Region, Regions
from pointerbench.values.geometry import Box

_HIGH = (9, 36)  # pixels that they are high at scale 1
_SWITCH = (1.5, 2.7)  # width to height of a switch
_SLIDER = 4.0  # width to height of a slider, at least
_KNOB = 0.55  # height of a knob to that of a switch, at least
_FULL = 0.8  # height of a knob to that of a slider, at least
_SQUARE = 1.25  # a side of a knob to the other, at most
_INSET = 2  # pixels between a knob and the edge of its track, at least
_ROUND = 0.65  # of its box that a knob fills at least


def sliding(regions: Regions, scale: float) -> list[Found]:
    """All switches and sliders."""
    found = []
    for blob in regions.blobs:
        box = blob.box
        if not _HIGH[0] * scale <= box.height <= _HIGH[1] * scale or not blob.inside:
            continue
        knob = _knob(blob, regions.by_number)
        wide = box.width / box.height
        if knob is None:
            continue
        if _SWITCH[0] <= wide <= _SWITCH[1] and _at_an_end(knob, box):
            on = knob.center[0] > box.center[0]
            state = frozenset({"checked"}) if on else frozenset[str]()
            found.append(Found("toggle", box, score=0.7, state=state))
        elif wide >= _SLIDER and knob.height >= _FULL * box.height:
            found.append(Found("slider", box, score=0.5))
    return found


def _knob(blob: Blob, regions: dict[int, Region]) -> Box | None:
    """A part that is as wide as high, nearly as high as the whole, and set in from its edges."""
    for number in blob.inside:
        region = regions[number]
        own = [region.box] if region.fullness >= _ROUND else []
        for box in [*own, *(inner.box for inner in region.blobs)]:
            square = max(box.width, box.height) <= _SQUARE * min(box.width, box.height)
            inset = min(box.y1 - blob.box.y1, blob.box.y2 - box.y2)
            if square and box.height >= _KNOB * blob.box.height and inset >= _INSET:
                return box
    return None


def _at_an_end(knob: Box, box: Box) -> bool:
    left, right = knob.x1 - box.x1, box.x2 - knob.x2
    return min(left, right) <= 0.25 * box.height and abs(left - right) >= 0.25 * box.width
