"""How a run goes: everything that is neither a task nor a model."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pointerbench.run.question import Size


@dataclass(frozen=True, slots=True)
class Zoom:
    """A second look at a part of the picture around the first answer.

    Either ``factor``: each side of the part is 1/factor of the picture's; or ``size`` in pixels.
    """

    factor: float | None = None
    size: Size | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """The settings of a run. Only the first group can change an answer."""

    repeats: int = 1
    zoom: Zoom | None = None
    refusable: bool = False  # models are told that they may say: it is not there
    seed: int = 0
    language: str | None = None  # of the instructions; None: the set's own

    out: Path = Path("runs")
    cache: Path | None = None
    concurrency: int = 4  # calls at once, a model
    rate: float | None = None  # calls a second, a model
    attempts: int = 5  # of a call, the first included
    timeout: float | None = None  # seconds an attempt; None: the provider's own
    max_cost: float | None = None  # US dollars
    annotate: int = 100  # how many tasks get an annotated picture
    progress: str = "auto"  # or none
