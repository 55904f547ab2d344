"""The default: text is read, regions are taken apart, rules say what is what. No network."""

from __future__ import annotations

from collections.abc import Iterable

from pointerbench.capture.captured import CONFIRMED, Captured, Evidence
from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate.compose import compose
from pointerbench.label.locate.found import Found
from pointerbench.label.locate.reading import Reader
from pointerbench.label.locate.regions import regions_of

_STILL = ("text", "image", "notification")
"""Types on which a click does nothing."""


class Default:
    """Locates the elements of a picture; made once, as the models take a second to load.

    Raises:
        UsageError: the extra is not installed.
    """

    def __init__(self, threads: int = 1) -> None:
        self._reader = Reader(threads)

    def __call__(self, pixels: Pixels) -> tuple[Captured, ...]:
        regions = regions_of(pixels)
        return captured(compose(self._reader.lines(pixels, regions), regions, pixels))


def captured(found: Iterable[Found]) -> tuple[Captured, ...]:
    """Located elements in the form of captured ones."""
    return tuple(_captured(f"e{at}", one) for at, one in enumerate(found))


def _captured(id: str, found: Found) -> Captured:
    evidence = Evidence("located", CONFIRMED, found.score, found.ink)
    return Captured(
        id,
        found.type,
        found.box,
        text=found.text,
        state=found.state,
        active=found.type not in _STILL,
        evidence=(evidence,),
    )
