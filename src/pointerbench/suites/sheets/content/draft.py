"""A table in the making: typed columns by key, and what they share."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pointerbench.language.locales import Locale, Style
from pointerbench.values.rng import Stream


@dataclass(slots=True)
class Column:
    """Typed cells, None where blank.

    Numbers are whole counts of the last decimal place (of a percent, for kind 'percent'), times
    are minutes, the rest is text, `date` or bool. `picks` holds what a cell was taken from, for
    the columns that follow it.
    """

    kind: str
    cells: list[Any]
    decimals: int = 0
    picks: Sequence[Any] = ()
    span: bool = False  # a time that lasts, not a time of day

    @property
    def unit(self) -> int:
        """How many counts make one."""
        return int(10 ** (self.decimals + 2 if self.kind == "percent" else self.decimals))


@dataclass(frozen=True, slots=True)
class Spec:
    """One column as its kind's file declares it."""

    key: str
    make: str
    kind: str
    options: Mapping[str, Any]

    def get(self, option: str, default: Any = None) -> Any:
        return self.options.get(option, default)

    def __getitem__(self, option: str) -> Any:
        return self.options[option]


@dataclass(frozen=True, slots=True)
class Period:
    """The days that a table covers, both included."""

    first: dt.date
    last: dt.date

    @property
    def days(self) -> int:
        return (self.last - self.first).days + 1

    def day(self, share: float) -> dt.date:
        """The day at a share from 0 to just under 1 of the period."""
        return self.first + dt.timedelta(days=int(share * self.days))


@dataclass(frozen=True, slots=True)
class Setting:
    """What all tables of a workbook share: region, ways of writing, and the time they speak of.

    `habits` is the path of the streams that decide what is the same in all of them: which word
    heads a column, how codes look and whether surnames come first.
    """

    habits: str
    locale: Locale
    style: Style
    booleans: str
    period: Period


@dataclass(slots=True)
class Draft:
    """What a generator may look at: the columns before it, and the table's surroundings.

    `above` rows of the table stand before those that are drawn.
    """

    kind: str
    rows: int
    stream: Stream
    setting: Setting
    above: int = 0
    columns: dict[str, Column] = field(default_factory=dict)
    shared: dict[str, Any] = field(default_factory=dict)

    @property
    def locale(self) -> Locale:
        return self.setting.locale

    @property
    def style(self) -> Style:
        return self.setting.style

    @property
    def period(self) -> Period:
        return self.setting.period

    @property
    def language(self) -> str:
        return self.locale.language

    def stream_of(self, spec: Spec) -> Stream:
        """Of the column's cells; of a column of one value, all tables of the workbook have that."""
        if spec.get("same") or spec.make == "constant":
            return self.habit(f"column/{spec.key}")
        return self.stream.child(f"column/{spec.key}")

    def habit(self, purpose: str) -> Stream:
        """What is decided once for a workbook."""
        return Stream(self.path(purpose))

    def path(self, purpose: str) -> str:
        """The path of a habit's stream."""
        return f"{self.setting.habits}/{purpose}"
