"""Where screenshots come from: a clean picture with candidate targets, and a painted copy of each.

Two sources, in modules beside this one, keep to this interface: ``pages_source`` shows living
pages, ``dream.source`` asks an image model.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import numpy as np

from pointerbench.picture.pixels import Picture, rgb
from pointerbench.values.geometry import Box

ELEMENT_TYPES = ("icon", "text", "other")


class AppCard(NamedTuple):
    """What a row says of an application."""

    name: str
    slug: str
    category: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """A target that a source offers.

    Attributes:
        number: of the element on its screen, 8 in ``images_chrome_devtools_02_el8``.
        element_type: of `ELEMENT_TYPES`.
        function: what it does; no other element of the screen does the same.
        words: what is written on it or in its tooltip, which an instruction must not quote.
        subject: the element in words, for a model that is to paint it.
        truth: its box where the source knows it.
        edge: whether it may touch the screen's border.
        more: what its row says besides, as what proves it.
    """

    number: int
    instruction: str
    element_type: str
    function: str
    words: tuple[str, ...]
    subject: str
    truth: Box | None = None
    edge: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Screenshot:
    """A clean picture (RGB) and what may be asked for on it, in the order in which it is taken.

    ``stem`` names it, as ``images_chrome_devtools_02``; ``platform`` is what it runs on; ``labels``
    are the words that can be read on it, as far as the source knows; ``more`` is what its rows say
    besides, as the theme.
    """

    stem: str
    app: AppCard
    platform: str
    picture: Picture
    candidates: tuple[Candidate, ...]
    labels: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)

    def source_id(self, candidate: Candidate) -> str:
        return f"{self.stem}_el{candidate.number}"

    @property
    def source_file(self) -> str:
        return f"{self.stem}.png"


class Source(Protocol):
    """A maker of screenshots."""

    def screenshot(self, slug: str, number: int) -> Screenshot:
        """Screen ``number`` (from 1) of an application."""
        ...

    def painted(self, screenshot: Screenshot, candidate: Candidate) -> Picture:
        """A copy of the picture in which the candidate is painted over (`PAINT`)."""
        ...


PAINTS = ("#ff00ff", "#00ff00", "#00ffff")
"""Colours that targets are painted in: the first, unless the target has it itself."""

_NEAR = 90  # a paint that near to a target's own colour might not be seen


def paint_for(picture: Picture, box: Box) -> str:
    """The first of `PAINTS` that stands out from every pixel of the box."""
    own = np.frombuffer(picture.crop(box).tobytes(), np.uint8).reshape(-1, 3).astype(np.int16)
    for paint in PAINTS:
        if np.abs(own - np.array(rgb(paint), np.int16)).max(axis=1).min() > _NEAR:
            return paint
    return PAINTS[0]


OFFICIAL_SEED = 90311


def stem_of(slug: str, number: int, seed: int) -> str:
    """``images_chrome_devtools_02``; screens of another seed than the official one carry it, so
    that no two screenshots share a name."""
    mark = "" if seed == OFFICIAL_SEED else f"s{seed}_"
    return f"images_{slug}_{mark}{number:02d}"
