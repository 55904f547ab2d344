"""The numbers behind a notebook: a table of sums, a year of weekly means, and a share, which all
belong to the same data."""

from __future__ import annotations

import math
from typing import NamedTuple

from pointerbench.suites.text.writer import Writer


class Kind(NamedTuple):
    """A notebook's data: its columns, the ones that are drawn and divided, and how often a place
    is in the file."""

    columns: tuple[str, str, str, str]
    drawn: int
    part: int
    whole: int
    weeks: int
    days: int


KINDS = {
    "bikes": Kind(("station", "mornings", "evenings", "rain_days"), 1, 2, 1, 52, 365),
    "bread": Kind(("branch", "loaves", "rolls", "returned"), 1, 2, 1, 52, 303),
    "birds": Kind(("place", "checked", "used", "fledged"), 2, 2, 1, 20, 20),
}


class Figures(NamedTuple):
    """The sums of each place, the weekly means, and the share in per cent."""

    rows: list[tuple[str, int, int, int]]
    weekly: list[float]
    share: float


def draw_figures(w: Writer, name: str, places: list[str]) -> Figures:
    kind = KINDS[name]
    make = {"bikes": _bikes, "bread": _bread, "birds": _birds}[name]
    rows = [(place, *make(w)) for place in sorted(places)]
    sums = [sum(int(row[column]) for row in rows) for column in (kind.drawn, kind.part, kind.whole)]
    mean = sums[0] / (len(rows) * kind.days)
    shape = [_level(name, week) * w.integer(88, 112) for week in range(kind.weeks)]
    average = sum(shape) / len(shape)
    return Figures(rows, [mean * value / average for value in shape], 100 * sums[1] / sums[2])


def _bikes(w: Writer) -> tuple[int, int, int]:
    mornings = w.integer(48000, 310000)
    return mornings, mornings * w.integer(760, 990) // 1000, w.integer(104, 141)


def _bread(w: Writer) -> tuple[int, int, int]:
    loaves = w.integer(9800, 52000)
    return loaves, loaves * w.integer(1900, 3300) // 1000, loaves * w.integer(28, 90) // 1000


def _birds(w: Writer) -> tuple[int, int, int]:
    checked = w.integer(12, 46) * 20
    used = checked * w.integer(180, 400) // 1000
    return checked, used, used * w.integer(260, 480) // 1000


def _level(name: str, week: int) -> float:
    """The course over the year, as the notebook's text tells it."""
    if name == "bikes":  # less in winter, and a closed bridge in summer
        return (1 - 0.3 * math.cos(2 * math.pi * week / 52)) * (0.62 if 27 <= week < 33 else 1)
    if name == "bread":  # up to December, down after the holidays
        return 0.62 if week < 2 else 0.8 + 0.009 * week
    peaks = (math.exp(-(((week - at) / 2.6) ** 2)) for at in (6, 13))
    return 0.12 + sum(peaks)


def axis(top: float) -> list[float]:
    """Five round numbers from 0 to above ``top``."""
    power = 10 ** math.floor(math.log10(top / 4))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if 4 * factor * power >= top * 1.02)
    return [step * place for place in range(5)]
