"""What an extracted target must be like to enter a pool; whatever is turned away has its reason."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from pointerbench.picture.pixels import rgb
from pointerbench.suites.pro.extraction import Extraction
from pointerbench.suites.pro.source import PAINTS, Candidate, Screenshot
from pointerbench.values.geometry import Box

SMALLEST = 6  # pixels a side
LARGEST_AREA = 0.08  # of the screen
LARGEST_SIDE = 0.6  # of the screen's
LEAST_FILL = 0.82  # of the box must be painted
MOST_DRIFT = 40  # levels of a channel
WRONG_PAINT = 130  # levels of a channel away from every paint that is asked for
LEAST_CONFIDENCE = 0.5
NEAR_TRUTH = 0.8  # IoU with the box that the source knows
_NEAR_WORDING = 0.9


@dataclass(slots=True)
class Judge:
    """Judges the targets of one screenshot, one after the other: earlier ones have precedence."""

    shot: Screenshot
    boxes: list[Box] = field(default_factory=list)
    wordings: list[str] = field(default_factory=list)

    def reason(self, candidate: Candidate, extraction: Extraction) -> str:
        """Why the target is turned away; empty if it is let in (and then later ones must differ
        from it)."""
        if extraction.box is None:
            return extraction.reason
        box = extraction.box
        reason = (
            self._of_measures(extraction)
            or self._of_box(box, candidate)
            or self._of_wording(candidate)
            or self._of_others(box, candidate)
        )
        if not reason:
            self.boxes.append(box)
            self.wordings.append(plain(candidate.instruction))
        return reason

    def _of_measures(self, extraction: Extraction) -> str:
        measures = extraction.measures
        if measures.drift > MOST_DRIFT:
            return "drift_too_strong"
        if measures.components > 1:
            return "several_components"
        if measures.fill < LEAST_FILL:
            return "ragged"
        if _distance(measures.paint) > WRONG_PAINT:
            return "wrong_paint"
        return "" if extraction.confidence >= LEAST_CONFIDENCE else "unsure"

    def _of_box(self, box: Box, candidate: Candidate) -> str:
        width, height = self.shot.picture.size
        if min(box.width, box.height) < SMALLEST:
            return "too_small"
        large = box.area > LARGEST_AREA * width * height
        if large or box.width > LARGEST_SIDE * width or box.height > LARGEST_SIDE * height:
            return "too_large"
        if not candidate.edge and not Box(0, 0, width, height).grown(-1).covers(box):
            return "touches_border"
        if candidate.truth is not None and iou(box, candidate.truth) < NEAR_TRUTH:
            return "not_the_target"
        # A model that always clicks the middle must score nothing.
        return "in_the_middle" if box.grown(1).contains(width // 2, height // 2) else ""

    def _of_wording(self, candidate: Candidate) -> str:
        if candidate.element_type == "icon":
            labels = [label for label in self.shot.labels if " " in label.strip()]
            if any(quotes(candidate.instruction, words) for words in (*candidate.words, *labels)):
                return "quotes_label"
        own = plain(candidate.instruction)
        near = (SequenceMatcher(None, own, other).ratio() for other in self.wordings)
        return "near_duplicate" if any(ratio >= _NEAR_WORDING for ratio in near) else ""

    def _of_others(self, box: Box, candidate: Candidate) -> str:
        return "overlaps_another" if any(box.overlaps(other) for other in self.boxes) else ""


def quotes(instruction: str, words: str) -> bool:
    """Whether an instruction says the words as they stand, whatever the case."""
    bare = words.strip(" .…:").lower()
    if len(bare) < 2 or bare.isdecimal():
        return False
    said = instruction.lower()
    return bare in said and re.search(rf"(?<!\w){re.escape(bare)}(?!\w)", said) is not None


def plain(instruction: str) -> str:
    """The words of an instruction alone, in lower case."""
    return " ".join(re.findall(r"\w+", instruction.lower()))


def iou(one: Box, other: Box) -> float:
    """Intersection over union of two boxes."""
    shared = one.intersect(other).area
    return shared / max(1, one.area + other.area - shared)


def _distance(paint: str) -> int:
    """How far a colour is from the nearest paint that is asked for."""
    own = rgb(paint)
    return min(max(abs(a - b) for a, b in zip(own, rgb(known), strict=True)) for known in PAINTS)
