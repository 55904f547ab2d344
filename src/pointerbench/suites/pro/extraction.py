"""What an extraction finds, and the measures that it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pointerbench.values.geometry import Box

UNSEEN = 99.0  # pixels: the deviation of a side that nothing shows
CHANGED_SHARE = 0.35  # of the screen: more than this is no target any more


class Measures(NamedTuple):
    """What an extraction rests on; what was not measured has its default.

    Attributes:
        drift: mean change of the channel that changed most over the whole picture, 0..255.
        shift: of the whole painted picture, right and down, in pixels, to one half.
        noise: mean difference a channel where nothing is painted, without drift and shift.
        components: painted areas, that of the box among them.
        specks: about how many pixels differ clearly outside the box, other painted areas included.
        fill: share of the box's pixels that are painted.
        paint: median colour of the middle of the box, ``#rrggbb``, as painted.
        contrast: root mean square difference of a channel between the paint and what it hides.
        deviation: of the side that is least certain, in pixels.
    """

    drift: float = 0.0
    shift: tuple[float, float] = (0.0, 0.0)
    noise: float = 0.0
    components: int = 0
    specks: int = 0
    fill: float = 0.0
    paint: str = ""
    contrast: float = 0.0
    deviation: float = 0.0


@dataclass(frozen=True, slots=True)
class Extraction:
    """A box in pixels of the clean picture, or the reason why there is none.

    ``confidence`` is the chance that the box has an IoU of 0.8 or more with what was painted over,
    and 0 without a box. ``reason`` is one of ``nothing_changed``, ``everything_changed``,
    ``drift_too_strong`` and ``unsteady`` (a side cannot be told), and empty with a box. Several
    areas and ragged ones are left to who reads the measures.
    """

    box: Box | None
    confidence: float
    measures: Measures
    reason: str = ""


def refused(reason: str, measures: Measures) -> Extraction:
    return Extraction(None, 0.0, measures, reason)


def hexed(red: int, green: int, blue: int) -> str:
    return f"#{red:02x}{green:02x}{blue:02x}"
