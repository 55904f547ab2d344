"""What every suite must provide, and what it gets: the contract between suites and the builder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pointerbench.picture.frame import Frame, Region
from pointerbench.picture.pixels import Picture
from pointerbench.values.example import Example, Row
from pointerbench.values.geometry import Box


class Screen(NamedTuple):
    """A screen of logical pixels; the picture has ``scale`` times as many each way."""

    width: int = 1024
    height: int = 768
    scale: float = 1.0

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return round(self.width * self.scale), round(self.height * self.scale)


STANDARD = Screen()


@dataclass(frozen=True, slots=True)
class Options:
    """What a user may choose of a set's pictures and tasks; part of what an example depends on.

    ``mix`` weighs the categories; a category without a weight is left out. Empty: the suite's own.
    ``only`` allows some values of a field that the suite lets one choose. Empty: all.
    """

    screen: Screen = STANDARD
    mix: Mapping[str, float] = field(default_factory=dict)
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def allows(self, **values: str) -> bool:
        """Whether every one of the values, by field, may occur."""
        return all(value in self.only.get(name, (value,)) for name, value in values.items())

    def as_json(self) -> dict[str, Any]:
        """The choices as they stand in a manifest."""
        screen = self.screen
        chosen: dict[str, Any] = {
            "size": [screen.width, screen.height],
            "scale": screen.scale,
            "mix": dict(sorted(self.mix.items())),
        }
        if self.only:
            chosen["only"] = {name: list(self.only[name]) for name in sorted(self.only)}
        return chosen


@dataclass(frozen=True, slots=True)
class Task:
    """One question about a scene.

    ``target`` is the region that the proposer has in mind; ``query`` is what the instruction says,
    in a form that can be executed without knowing the target; ``box`` is the target in pixels.
    """

    category: str
    target: Region
    query: Mapping[str, Any]
    instruction: str
    language: str
    box: Box


@dataclass(frozen=True, slots=True)
class Made:
    """One finished example, the frame to draw, and why earlier proposals were thrown away.

    ``picture`` is the frame drawn, where the suite had to look at it.
    """

    example: Example
    frame: Frame
    rejects: Counter[str]
    picture: Picture | None = None


class Suite(Protocol):
    """A suite, as the builder sees it."""

    @property
    def name(self) -> str: ...

    @property
    def prefix(self) -> str:
        """What ids begin with, as ``pbs``."""
        ...

    @property
    def version(self) -> str:
        """Raised whenever a picture or a row changes."""
        ...

    @property
    def official_seed(self) -> int:
        """The seed of the published test set, which no training set may use."""
        ...

    @property
    def mix(self) -> Mapping[str, float]:
        """The weight of every category."""
        ...

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """The fields that `Options.only` may name, with their values."""
        ...

    @property
    def count_by(self) -> tuple[str, ...]:
        """The fields that a manifest counts."""
        ...

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        """Files that describe a test set as a whole: name -> text."""
        ...

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        """Example ``index``: depends on nothing but the suite's version and these arguments."""
        ...
