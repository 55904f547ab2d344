"""Columns of days and times of day."""

from __future__ import annotations

import datetime as dt
from itertools import groupby

from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Column, Draft, Spec

_DAY = 24 * 60  # minutes


def log(draft: Draft, spec: Spec) -> Column:
    """Days of the period in order, as a log has them; no week-ends where `workdays`; about as
    many from one to the next where `even`."""
    random, rows = draft.stream_of(spec).random, draft.rows
    if spec.get("even"):
        days = [draft.period.day((row + random()) / rows) for row in range(rows)]
    else:
        days = sorted(draft.period.day(random()) for _ in range(rows))
    first = draft.period.first
    return Column("date", [_workday(day, first) for day in days] if spec.get("workdays") else days)


def scattered(draft: Draft, spec: Spec) -> Column:
    """Days in no order: of the period, or `years` = [from, to] before its end."""
    random = draft.stream_of(spec).random
    if "years" not in spec.options:
        days = [draft.period.day(random()) for _ in range(draft.rows)]
        return Column("date", [_workday(day, draft.period.first) for day in days])
    near, far = (365.25 * years for years in spec["years"])
    end = draft.period.last
    days = [end - dt.timedelta(days=int(near + (far - near) * random())) for _ in range(draft.rows)]
    if spec.get("first_of_month"):
        days = [day.replace(day=1) if random() < 0.8 else day.replace(day=15) for day in days]
    return Column("date", days)


def regular(draft: Draft, spec: Spec) -> Column:
    """Every `every` days, every "workday", or the same day of each "month"."""
    every, first = spec["every"], draft.period.first
    if every == "workday":
        days = (first + dt.timedelta(days=day) for day in range(2 * draft.rows + 7))
        return Column("date", [day for day in days if day.weekday() < 5][: draft.rows])
    if every == "month":
        months = [first.month - 1 + row for row in range(draft.rows)]
        return Column("date", [dt.date(first.year + m // 12, m % 12 + 1, 1) for m in months])
    return Column("date", [first + dt.timedelta(days=every * row) for row in range(draft.rows)])


def after(draft: Draft, spec: Spec) -> Column:
    """Some days (`low` to `high`, may be negative) after another column; blank where that is."""
    random = draft.stream_of(spec).random
    low, high = spec["low"], spec["high"]
    choices = spec.get("among") or range(low, high + 1)
    cells = [
        None if day is None else day + dt.timedelta(days=choices[int(random() * len(choices))])
        for day in draft.columns[spec["from"]].cells
    ]
    return Column("date", cells)


def nights(draft: Draft, spec: Spec) -> Column:
    """Another date plus a whole number of days that a column states."""
    start, count = draft.columns[spec["from"]], draft.columns[spec["plus"]]
    pairs = zip(start.cells, count.cells, strict=True)
    return Column("date", [day and day + dt.timedelta(days=extra) for day, extra in pairs])


def clock(draft: Draft, spec: Spec) -> Column:
    """Times from low to high (hours) every `step` minutes; in order within a day; or a `span`."""
    random = draft.stream_of(spec).random
    step = spec.get("step", 15)
    low, slots = int(spec["low"] * 60), int((spec["high"] - spec["low"]) * 60) // step + 1
    cells = [low + int(random() * slots) * step for _ in range(draft.rows)]
    if "within" in spec.options:
        days = draft.columns[spec["within"]].cells
        cells = [
            time
            for _, same in groupby(range(draft.rows), key=lambda row: days[row])
            for time in sorted(cells[row] for row in same)
        ]
    return Column("time", cells, span=spec.get("span", False))


def later(draft: Draft, spec: Spec) -> Column:
    """A time of day so many minutes later: of a column (`plus`), or one of `minutes`."""
    random = draft.stream_of(spec).random
    choices = spec.get("minutes", [0])
    extra = draft.columns[spec["plus"]].cells if "plus" in spec.options else [0] * draft.rows
    cells = [
        None if time is None else (time + more + choices[int(random() * len(choices))]) % _DAY
        for time, more in zip(draft.columns[spec["from"]].cells, extra, strict=True)
    ]
    return Column("time", cells)


def elapsed(draft: Draft, spec: Spec) -> Column:
    """The time between two columns, less a third (`less`)."""
    names = [spec["from"], spec["to"]] + ([spec["less"]] if "less" in spec.options else [])
    columns = [draft.columns[name].cells for name in names]
    return Column("time", [_gap(*row) for row in zip(*columns, strict=True)], span=True)


def _gap(start: int | None, end: int | None, less: int = 0) -> int | None:
    return None if start is None or end is None else end - start - less


def weekday(draft: Draft, spec: Spec) -> Column:
    """The name of the day of another column."""
    names = store.texts(spec.get("of", "calendar.weekdays"), draft.language)
    days = draft.columns[spec["from"]].cells
    return Column("text", ["" if day is None else names[day.weekday()] for day in days])


def _workday(day: dt.date, first: dt.date) -> dt.date:
    """The day, or the Friday before it; the Monday after it where that Friday precedes `first`."""
    late = day.weekday() - 4
    if late <= 0:
        return day
    friday = day - dt.timedelta(days=late)
    return friday if friday >= first else day + dt.timedelta(days=3 - late)
