"""How a region writes numbers, money, dates and times, and how numbers are read back."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.language.phrases import calendar, read_toml
from pointerbench.values.rng import Stream

MONEY_SIGNS = ("€", "£", "$", "CHF", "Fr.", "EUR")


@dataclass(frozen=True, slots=True)
class Style:
    """One choice among a locale's ways of writing; `group` '' writes no thousands separator."""

    group: str
    money: str
    percent: str
    date: str
    time: str


@dataclass(frozen=True, slots=True)
class Locale:
    """A region's conventions; numbers arrive as whole counts of the last decimal place."""

    region: str
    language: str
    share: int
    decimal: str
    groups: tuple[str, ...]
    separator: str
    money: tuple[str, ...]
    percent: tuple[str, ...]
    dates: tuple[str, ...]
    short_date: str
    times: tuple[str, ...]
    long_time: str
    phones: tuple[str, ...]
    plates: tuple[str, ...]
    tax: int
    price_level: int
    spelling: tuple[tuple[str, str], ...] = ()

    @property
    def country(self) -> str:
        """The region's ISO code, as in 'DE'."""
        return self.region[3:]

    def draw_style(self, stream: Stream) -> Style:
        """A way of writing; the forms named first are the more frequent."""
        return Style(
            group="" if stream.chance(0.2) else stream.pick(self.groups),
            money=_early(stream, self.money),
            percent=_early(stream, self.percent),
            date=_early(stream, self.dates),
            time=_early(stream, self.times),
        )

    def number(self, scaled: int, decimals: int, group: str = "") -> str:
        """`scaled` / 10**decimals with the locale's decimal mark; inverse: `parse`."""
        digits = str(abs(scaled)).rjust(decimals + 1, "0")
        whole, fraction = (digits[:-decimals], digits[-decimals:]) if decimals else (digits, "")
        if group and len(whole) > 3:
            whole = f"{int(whole):,}".replace(",", group)
        text = whole + self.decimal + fraction if fraction else whole
        return "-" + text if scaled < 0 else text

    def bare(self, scaled: int, decimals: int) -> str:
        """The number as the formula bar has it: no separators, no trailing zeros."""
        text = self.number(scaled, decimals)
        return text.rstrip("0").rstrip(self.decimal) if decimals else text

    def amount(self, scaled: int, decimals: int, style: Style) -> str:
        """Money in the style's form, which says where sign and currency stand."""
        positive, negative = style.money.split(" ; ")
        form = negative if scaled < 0 else positive
        return form.replace("{n}", self.number(abs(scaled), decimals, style.group))

    def rate(self, scaled: int, decimals: int, style: Style) -> str:
        """A percentage: 125 with one decimal is '12.5%'."""
        return style.percent.replace("{n}", self.number(scaled, decimals))

    def date(self, day: dt.date, form: str) -> str:
        """The day in a form such as '{dd}.{mm}.{yyyy}'."""
        return form.format(
            d=day.day,
            dd=f"{day.day:02}",
            m=day.month,
            mm=f"{day.month:02}",
            yyyy=day.year,
            yy=f"{day.year % 100:02}",
            mon=calendar("short_months", self.language)[day.month - 1],
        )

    def time(self, minutes: int, form: str) -> str:
        """Minutes since midnight in a form such as '{hh}:{min}'; more than a day counts on."""
        hour, minute = divmod(minutes, 60)
        return form.format(
            h=hour,
            hh=f"{hour:02}",
            h12=(hour - 1) % 12 + 1,
            min=f"{minute:02}",
            ampm="AM" if hour % 24 < 12 else "PM",
        )

    def respelt(self, text: str) -> str:
        """The text with the region's own spelling and words."""
        if not self.spelling:
            return text
        pattern, words = _spelling(self.spelling)
        return pattern.sub(lambda match: words[match.group()], text)

    def parse(self, text: str) -> Decimal:
        """The number that a displayed number, amount or percentage (as a fraction) states."""
        negative = "-" in text or text.strip().endswith(")")
        is_rate = "%" in text
        for sign in MONEY_SIGNS:
            text = text.replace(sign, "")
        text = text.strip("-%() \u00a0")
        for group in {*self.groups}:
            text = text.replace(group, "")
        number = Decimal(text.strip("-").replace(self.decimal, "."))
        number = number / 100 if is_rate else number
        return -number if negative else number


@cache
def _spelling(pairs: tuple[tuple[str, str], ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern of whole words (or single letters anywhere), and what stands for each."""
    words = (rf"\b{re.escape(word)}\b" if len(word) > 1 else word for word, _ in pairs)
    return re.compile("|".join(words)), dict(pairs)


def _early(stream: Stream, options: tuple[str, ...]) -> str:
    """One of the options, the first most often."""
    return options[int(len(options) * stream.random() ** 1.6)]


@cache
def locales() -> dict[str, Locale]:
    """Every region by its name, 'de_CH'."""
    entries = read_toml(Path(__file__).with_name("locales.toml"))
    return {region: _locale(region, entry) for region, entry in entries.items()}


def _locale(region: str, entry: dict[str, Any]) -> Locale:
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
    }
    values["spelling"] = tuple(entry.get("spelling", {}).items())
    return Locale(region=region, language=region[:2], **values)


def draw_locale(stream: Stream, language: str, without: Sequence[str] = ()) -> Locale:
    """A region of the language, in proportion to its share; none of `without`."""
    places = [place for place in locales().values() if place.language == language]
    shares = {place: place.share for place in places if place.region not in without}
    return stream.weighted(shares)
