"""Reads what a cell displays back into its value, and writes other values in the same form.

Values are those that spreadsheets count in: a percentage is a fraction, a day the number of days
since the end of 1899, a time the share of a day.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from typing import NamedTuple

from pointerbench.language.locales import Locale, locales
from pointerbench.language.phrases import calendar

_EPOCH = dt.date(1899, 12, 30)
_LAST_DAY = (dt.date(9999, 12, 31) - _EPOCH).days
_DAY = 24 * 60  # minutes
_PLAIN = "{n} ; -{n}"
_SPANS = ("{h}:{min}", "{h}:{min}:00")  # times that last and may pass a day


class Form(NamedTuple):
    """One way of writing values.

    ``kind`` is general (digits alone), decimal, currency, percentage, date, time or span;
    ``pattern`` is as in ``locales.toml``. Numbers have ``decimals`` and separate their thousands
    with ``group``, which is empty where they do not.
    """

    kind: str
    pattern: str
    group: str = ""
    decimals: int = 0


def read(text: str, locale: Locale) -> Decimal | None:
    """The value of a displayed number, date or time; None where it is none of them."""
    for kind, pattern in _forms(locale.region):
        found = _read(text, kind, pattern, locale)
        if found:
            return found[0]
    return None


def form_of(texts: Sequence[str], locale: Locale) -> Form | None:
    """The form that all the texts, values of one column, are written in; None where none fits.

    Several are needed where one does not tell: whether 950 would have a separator above 999, or
    whether 3/4/2025 is the third or the fourth. Bare numbers with more and with fewer decimals
    have no form but their digits.
    """
    for kind, pattern in _forms(locale.region):
        found = [_read(text, kind, pattern, locale) for text in texts]
        forms = [each[1] for each in found if each]
        if forms and len(forms) == len(texts):
            group = next((form.group for form in forms if form.group), "")
            decimals = max(form.decimals for form in forms)
            several = len({form.decimals for form in forms}) > 1
            bare = kind == "decimal" and not group and (several or not decimals)
            return Form("general" if bare else kind, pattern, group, decimals)
    return None


def write(value: Decimal, form: Form, locale: Locale) -> str:
    """The value in a form; a day past the year 9999 is a row of #, as programs show it."""
    if form.kind == "date":
        days = int(value)
        if not 0 <= days <= _LAST_DAY:
            return "########"
        return locale.date(_EPOCH + dt.timedelta(days=days), form.pattern)
    if form.kind in ("time", "span"):
        minutes = int((value * _DAY).to_integral_value(ROUND_HALF_UP))
        return locale.time(minutes % _DAY if form.kind == "time" else minutes, form.pattern)
    shown = value * 100 if form.kind == "percentage" else value
    scaled = int(shown.scaleb(form.decimals).to_integral_value(ROUND_HALF_UP))
    positive, negative = form.pattern.split(" ; ")
    number = locale.number(abs(scaled), form.decimals, form.group)
    return (negative if scaled < 0 else positive).replace("{n}", number)


def unformatted(value: Decimal, locale: Locale, room: int) -> str:
    """The value as a cell without a format shows it in at most ``room`` characters and a sign:
    no separators, no zeros at its end."""
    whole = len(str(abs(int(value))))
    decimals = max(0, room - whole - 1)
    rounded = value.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
    return locale.bare(int(rounded.scaleb(decimals)), decimals)


@cache
def _forms(region: str) -> tuple[tuple[str, str], ...]:
    """Kind and pattern of every way of writing in a region, the most telling ones first."""
    return tuple(dict.fromkeys(_all_forms(locales()[region])))


def _all_forms(locale: Locale) -> Iterator[tuple[str, str]]:
    yield from (("date", form) for form in (locale.short_date, *locale.dates))
    yield from (("time", form) for form in (locale.long_time, *locale.times))
    yield from (("span", form) for form in _SPANS)
    yield from (("percentage", f"{form} ; -{form}") for form in ("{n}%", *locale.percent))
    yield from (("currency", form) for form in locale.money if form != _PLAIN)
    yield "decimal", _PLAIN


def _read(text: str, kind: str, pattern: str, locale: Locale) -> tuple[Decimal, Form] | None:
    """The value and its form by one pattern."""
    if kind in ("date", "time", "span"):
        found = _clock_pattern(pattern, locale.language).fullmatch(text)
        if found is None:
            return None
        parts = found.groupdict()
        value = _day(parts, locale.language) if kind == "date" else _time(parts, kind == "span")
        return None if value is None else (value, Form(kind, pattern))
    for sign, part in zip((1, -1), pattern.split(" ; "), strict=True):
        found = _number_pattern(part, locale.region).fullmatch(text)
        if found:
            rest = found["rest"] or ""
            group = next((mark for mark in found["whole"] if not mark.isdigit()), "")
            digits = found["whole"].replace(group, "") if group else found["whole"]
            decimals = len(rest) + 2 * (kind == "percentage")
            value = sign * Decimal(digits + rest).scaleb(-decimals)
            return value, Form(kind, pattern, group, len(rest))
    return None


@cache
def _number_pattern(pattern: str, region: str) -> re.Pattern[str]:
    locale = locales()[region]
    groups = "".join(sorted(re.escape(group) for group in {*locale.groups}))
    number = rf"(?P<whole>\d{{1,3}}(?:[{groups}]\d{{3}})+|\d+)"
    number += rf"(?:{re.escape(locale.decimal)}(?P<rest>\d+))?"
    before, _, after = pattern.partition("{n}")
    return re.compile(re.escape(before) + number + re.escape(after))


_PARTS = {
    "d": r"(?P<d>[1-9]\d?)",
    "dd": r"(?P<d>\d\d)",
    "m": r"(?P<m>[1-9]\d?)",
    "mm": r"(?P<m>\d\d)",
    "yyyy": r"(?P<y>\d{4})",
    "yy": r"(?P<y>\d\d)",
    "h": r"(?P<h>0|[1-9]\d*)",
    "hh": r"(?P<h>\d\d)",
    "h12": r"(?P<h>[1-9]\d?)",
    "min": r"(?P<min>[0-5]\d)",
    "ampm": r"(?P<ampm>AM|PM)",
}


@cache
def _clock_pattern(pattern: str, language: str) -> re.Pattern[str]:
    """Of a form of dates or times."""
    months = "|".join(map(re.escape, calendar("short_months", language)))
    parts = {**_PARTS, "mon": rf"(?P<mon>{months})"}
    pieces = re.split(r"\{(\w+)\}", pattern)
    return re.compile(
        "".join(parts[piece] if i % 2 else re.escape(piece) for i, piece in enumerate(pieces))
    )


def _day(parts: Mapping[str, str], language: str) -> Decimal | None:
    year = int(parts["y"])
    if len(parts["y"]) == 2:
        year += 2000 if year < 30 else 1900
    named = parts.get("mon")
    month = calendar("short_months", language).index(named) + 1 if named else int(parts["m"])
    try:
        return Decimal((dt.date(year, month, int(parts["d"])) - _EPOCH).days)
    except ValueError:  # no such day
        return None


def _time(parts: Mapping[str, str], lasting: bool) -> Decimal | None:
    hour = int(parts["h"])
    if "ampm" in parts:
        hour = hour % 12 + 12 * (parts["ampm"] == "PM")
    if hour > 23 and not lasting:
        return None
    return Decimal(hour * 60 + int(parts["min"])) / _DAY
