"""The days that a table covers: drawn, moved on, and written as a person names them."""

from __future__ import annotations

import datetime as dt

from pointerbench.language.locales import Locale, Style
from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Period
from pointerbench.values.rng import Stream

FIRST_YEAR, LAST_YEAR = 2023, 2026
LAST_MONTH = 10  # of the last year: later periods would lie in the future
_NOW = dt.date(LAST_YEAR, LAST_MONTH, 1)
_MONTHS = {"day": 1, "month": 1, "quarter": 3, "year": 12}


def draw_period(stream: Stream, length: str, days: int = 0) -> Period:
    """A 'day', 'month', 'quarter' or 'year' of the recent past, or the years that `days` take."""
    months = _fitting(_MONTHS[length], days)
    if months > 12:
        year = stream.integer(FIRST_YEAR, LAST_YEAR - 1)
        return Period(dt.date(year - months // 12 + 1, 1, 1), dt.date(year, 12, 31))
    year = stream.integer(FIRST_YEAR, LAST_YEAR)
    slots = (LAST_MONTH if year == LAST_YEAR else 12) // months
    if not slots:
        year, slots = year - 1, 1
    period = _months_from(dt.date(year, stream.integer(0, slots - 1) * months + 1, 1), months)
    if length != "day":
        return period
    day = period.day(stream.random())
    return Period(day, day)


def _fitting(months: int, days: int) -> int:
    """So many months, or as many as hold the days: a month, a quarter, a year or whole years."""
    for longer in (1, 3, 12):
        if longer >= months and days <= longer * 30:
            return longer
    return max(12, -(-days // 360) * 12)


def _months_from(first: dt.date, months: int) -> Period:
    after = first.month - 1 + months
    end = dt.date(first.year + after // 12, after % 12 + 1, 1) - dt.timedelta(days=1)
    return Period(first, end)


def period_beside(period: Period, length: str, days: int = 0) -> Period:
    """What a table says of the same time: the month, quarter or year at a period's end."""
    last = period.last
    if length == "day":
        return Period(last, last)
    months = _fitting(_MONTHS[length], days)
    place = last.year * 12 + last.month - 1
    if months <= 12:
        place -= place % months
    else:
        place = (last.year + 1) * 12 - months
    whole = _months_from(dt.date(place // 12, place % 12 + 1, 1), months)
    return Period(whole.first, min(whole.last, _months_from(_NOW, 1).last))


def shifted(period: Period, steps: int) -> Period:
    """The period so many of its own lengths later; days, months, quarters or years."""
    if period.days == 1:
        day = period.first + dt.timedelta(days=steps)
        return Period(day, day)
    months = round(period.days / 30.4)
    place = period.first.year * 12 + period.first.month - 1 + steps * months
    return _months_from(dt.date(place // 12, place % 12 + 1, 1), months)


def near(period: Period, number: int) -> Period:
    """The period so many steps later or, towards the end of a year or of what has been, earlier."""
    late = period.last.month > 8 or not is_past(shifted(period, 4))
    return shifted(period, -number if late else number)


def is_past(period: Period) -> bool:
    """Whether the period is over by the last month that tables speak of."""
    return (period.last.year, period.last.month) <= (_NOW.year, _NOW.month)


def period_text(period: Period, locale: Locale, style: Style) -> str:
    """'14.03.2025', 'March 2025', 'Q3 2025', '2025' or '2023–2025'."""
    first = period.first
    if period.days == 1:
        return locale.date(first, style.date)
    if period.days <= 31:
        return f"{store.texts('calendar.months', locale.language)[first.month - 1]} {first.year}"
    if period.days <= 92:
        form = store.word("calendar.quarter", locale.language)[0]
        return form.format(q=(first.month + 2) // 3, year=first.year)
    return year_text(period)


def year_text(period: Period) -> str:
    """'2025' or '2023–2025'."""
    years = dict.fromkeys((period.first.year, period.last.year))
    return "–".join(map(str, years))
