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
class Pictures:
    """How the pictures of a suite lie in a set.

    ``format`` is one of `pointerbench.picture.formats.ENCODERS`, and the end of the files' names.
    ``rows`` examples in a row stand on one screen and share its picture. With ``layers`` every
    screen has a line of ``layers.jsonl``. Those that are not ``sized`` show screens of their own
    sizes and scales: no option changes them. ``living`` ones are drawn by a browser, or by programs
    that run: their pixels are those of its build, or of their versions.
    """

    format: str = "png"
    rows: int = 1
    layers: bool = False
    sized: bool = True
    living: bool = False

    def file_of(self, index: int) -> str:
        """The picture of an example: ``0007.png``, or ``s0001.webp`` where screens are shared."""
        stem = f"{index:04d}" if self.rows == 1 else f"s{index // self.rows:04d}"
        return f"{stem}.{self.format}"

    def whole(self, size: int) -> int:
        """That many examples, or a few more, so that they are whole screens."""
        return -(-size // self.rows) * self.rows


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

    ``picture`` is the frame drawn, where the suite had to look at it, or where there is no frame.
    ``layer`` is what ``layers.jsonl`` says of the screen, with its ``file_name``. Of examples on
    one screen the builder takes picture and layer of the first that it meets.
    """

    example: Example
    frame: Frame | None
    rejects: Counter[str]
    picture: Picture | None = None
    layer: Mapping[str, Any] | None = None


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
    def official_count(self) -> int:
        """How many examples the published test set has."""
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

    @property
    def pictures(self) -> Pictures:
        """How its pictures lie in a set."""
        ...

    def tools(self) -> Mapping[str, str]:
        """What its pixels depend on besides `contract.manifest.tools`: name -> version.

        Asked for only when something is drawn or compared, as it may have to look for a program.

        Raises:
            UsageError: such a program is missing; says what to type.
        """
        ...

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        """Files that describe a test set as a whole: name -> text."""
        ...

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        """Example ``index``: depends on nothing but the suite's version and these arguments.

        Raises:
            ExampleError: it cannot be made; the builder goes on with the others.
        """
        ...
