"""The numbers behind a notebook: a table of sums, a year of weekly means, and a share, which all
belong to the same data."""

from __future__ import annotations

import math
from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.writer import Writer


class Kind(NamedTuple):
    """A notebook's data, as ``notebooks.toml`` says at its head."""

    columns: tuple[str, str, str, str]
    drawn: int
    part: int
    whole: int
    first: tuple[int, int]
    second: tuple[int, int, int]
    third: tuple[int, int, int]
    weeks: int = 52
    days: int = 365
    season: tuple[float, int] = (0, 0)
    growth: float = 0
    stretches: tuple[tuple[int, int, float], ...] = ()

    def level(self, week: int) -> float:
        """The course over the year, as the notebook's text tells it."""
        swing, top = self.season
        value = 1 + swing * math.cos(2 * math.pi * (week - top) / 52) + self.growth * week
        for start, stop, factor in self.stretches:
            value *= factor if start <= week < stop else 1
        return value


KINDS = {
    name: Kind(**raw) for name, raw in read_toml(Path(__file__).parent / "notebooks.toml").items()
}


class Figures(NamedTuple):
    """The sums of each place, the weekly means, and the share in per cent."""

    rows: list[tuple[str, int, int, int]]
    weekly: list[float]
    share: float


def draw_figures(w: Writer, name: str, places: list[str]) -> Figures:
    kind = KINDS[name]
    rows = [(place, *_row(w, kind)) for place in sorted(places)]
    sums = [sum(int(row[column]) for row in rows) for column in (kind.drawn, kind.part, kind.whole)]
    mean = sums[0] / (len(rows) * kind.days)
    shape = [kind.level(week) * w.integer(88, 112) for week in range(kind.weeks)]
    average = sum(shape) / len(shape)
    return Figures(rows, [mean * value / average for value in shape], 100 * sums[1] / sums[2])


def _row(w: Writer, kind: Kind) -> tuple[int, int, int]:
    """The sums of a place; the second and third are shares of an earlier one, or stand alone."""
    found = [w.integer(*kind.first)]
    for of, low, high in (kind.second, kind.third):
        drawn = w.integer(low, high)
        found.append(found[of - 1] * drawn // 1000 if of else drawn)
    return found[0], found[1], found[2]


def axis(top: float) -> list[float]:
    """Five round numbers from 0 to above ``top``."""
    power = 10 ** math.floor(math.log10(top / 4))
    step = next(
        factor * power for factor in (1, 2, 2.5, 5, 10, 20) if 4 * factor * power >= top * 1.02
    )
    return [step * place for place in range(5)]
