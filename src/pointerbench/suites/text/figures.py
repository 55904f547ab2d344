"""Numbers, sums, dates and times as a page's region writes them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

from pointerbench.language.locales import Locale
from pointerbench.language.phrases import calendar
from pointerbench.values.rng import Stream

_APART = ("de", "es")  # set a blank before the sign of percent, where the region has that too
_LONG_DATE = {
    "en_US": "{month} {d}, {y}",
    "en": "{d} {month} {y}",
    "de": "{d}. {month} {y}",
    "fr": "{d} {month} {y}",
    "es": "{d} de {month} de {y}",
    "it": "{d} {month} {y}",
    "nl": "{d} {month} {y}",
}
_FIRST = {"fr": "1er", "it": "1º"}  # of a month


def draw_today(stream: Stream) -> dt.date:
    """A day of the last years, not between Christmas and the new year, when offices and schools
    are shut."""
    day = dt.date(2023, 1, 9) + dt.timedelta(stream.integer(0, 1400))
    shut = (day.month, day.day) > (12, 18) or (day.month, day.day) < (1, 4)
    return day + dt.timedelta(16) if shut else day


class Figures:
    """What a writer says in figures; ``today`` is the page's day."""

    stream: Stream
    language: str
    locale: Locale
    today: dt.date

    def number(self, value: int, decimals: int = 0) -> str:
        """A count of the last decimal place, as the region writes it: 12345, 1 -> '1,234.5'."""
        return self.locale.number(value, decimals, self.locale.groups[0])

    def amount(self, cents: int) -> str:
        """A sum with its currency."""
        form = self.locale.money[0].split(" ; ")[0 if cents >= 0 else 1]
        return form.replace("{n}", self.number(abs(cents), 2)).replace(" ", "\u00a0")

    def price(self, low: int, high: int) -> str:
        """A price between whole amounts of euros or what they buy, ending as prices do."""
        ends = (0, 50, 90, 95, 99)
        cents = self.stream.integer(low, high) * 100 + self.stream.pick(ends)
        return self.amount(cents * self.locale.price_level)

    def percent(self, value: int, decimals: int = 0) -> str:
        forms = self.locale.percent
        form = forms[-1 if self.language in _APART else 0]
        return form.replace("{n}", self.number(value, decimals)).replace(" ", "\u00a0")

    def day(self, low: int = -400, high: int = 0) -> dt.date:
        """A day so many days from today."""
        return self.today + dt.timedelta(self.stream.integer(low, high))

    def workday(self) -> dt.date:
        """A day of the weeks to come on which people meet, so no Sunday."""
        day = self.day(14, 40)
        return day + dt.timedelta(day.weekday() == 6)

    def long_date(self, day: dt.date | None = None) -> str:
        """As running text has it: '14 March 2025', '14. März 2025'."""
        day = day or self.day()
        form = _LONG_DATE.get(self.locale.region) or _LONG_DATE[self.language]
        month = calendar("months", self.language)[day.month - 1]
        number = _FIRST.get(self.language, "1") if day.day == 1 else str(day.day)
        return form.format(d=number, month=month, y=day.year)

    def short_date(self, day: dt.date | None = None) -> str:
        return self.locale.date(day or self.day(), self.locale.short_date)

    def day_month(self, day: dt.date | None = None) -> str:
        """As lists have it: '14 Mar', 'Mar 14', '14. Mrz'."""
        day = day or self.day()
        month = calendar("short_months", self.language)[day.month - 1]
        if self.locale.region == "en_US":
            return f"{month} {day.day}"
        return f"{day.day}{'.' if self.language == 'de' else ''} {month}"

    def weekday(self, day: dt.date | None = None) -> str:
        return calendar("weekdays", self.language)[(day or self.day()).weekday()]

    def short_day(self, day: dt.date) -> str:
        """As calendars have it: 'Mon', 'Mo', 'lun.'."""
        return calendar("short_days", self.language)[day.weekday()]

    def month(self, day: dt.date | None = None) -> str:
        return calendar("months", self.language)[(day or self.day()).month - 1]

    def clock(self, minutes: int | None = None) -> str:
        """A time of day, or one at random within working hours."""
        minutes = self.stream.integer(7 * 60, 21 * 60) if minutes is None else minutes
        return self.locale.time(minutes, self.locale.times[0])

    def said_time(self, minutes: int) -> str:
        """A time of day as running text has it: '5:30 PM', '17:30', '17h30'."""
        hours, rest = divmod(minutes, 60)
        if self.locale.region == "en_US":
            return self.clock(minutes)
        if self.language == "fr":
            return f"{hours}h{rest:02}" if rest else f"{hours}h"
        return f"{hours}:{rest:02}"


FIGURES: dict[str, Callable[[Figures], str]] = {
    "date": lambda w: w.long_date(w.day(-120, -8)),
    "soon": lambda w: w.long_date(w.day(4, 10)),
    "coming": lambda w: w.long_date(w.day(14, 40)),
    "later": lambda w: w.long_date(w.day(50, 90)),
    "weekday": Figures.weekday,
    "month": Figures.month,
    "year": lambda w: str(w.today.year - w.stream.integer(0, 3)),
    "time": lambda w: w.said_time(5 * w.stream.integer(8 * 12, 19 * 12)),
    "few": lambda w: str(w.stream.integer(3, 9)),
    "number": lambda w: str(w.stream.integer(12, 96)),
    "big": lambda w: w.number(w.stream.integer(115, 980) * 10),
    "percent": lambda w: w.percent(w.stream.integer(4, 88)),
    "amount": lambda w: w.price(12, 190),
    "fee": lambda w: w.price(3, 16),  # a ticket, a small service
}
"""What stands for days, times and figures in texts; whatever writes may draw them."""
