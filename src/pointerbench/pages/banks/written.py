"""How dates, times, money and numbers are written in each language."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal

_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)
_SHORT_MONTHS = tuple(month[:3] for month in _MONTHS)
_WEEKDAYS = {
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    "zh": tuple(f"星期{day}" for day in "一二三四五六日"),
}
_SHORT_WEEKDAYS = {
    "en": tuple(day[:3] for day in _WEEKDAYS["en"]),
    "zh": tuple(f"周{day}" for day in "一二三四五六日"),
}
_DATES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "short": "{mon} {d}",
        "long": "{d} {month} {yyyy}",
        "weekday": "{wd} {d} {mon}",
        "numeric": "{yyyy}-{mm:02}-{d:02}",
        "month": "{month} {yyyy}",
    },
    "zh": {
        "short": "{mm}月{d}日",
        "long": "{yyyy}年{mm}月{d}日",
        "weekday": "{mm}月{d}日 {wd}",
        "numeric": "{yyyy}-{mm:02}-{d:02}",
        "month": "{yyyy}年{mm}月",
    },
}
_COUNTS = {
    "en": ((1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")),
    "zh": ((100_000_000, "亿"), (10_000, "万")),
}
_AGO = {
    "en": ("just now", "min ago", "h ago", "yesterday", "day", "week", "month", "year"),
    "zh": ("刚刚", "分钟前", "小时前", "昨天", "天前", "周前", "个月前", "年前"),
}
_HOUR, _DAY = 60, 1440  # minutes


class Writer:
    """Writes values as texts of one language; money in one currency."""

    language: str
    currency: str

    def date_text(self, date: dt.date, style: str = "short") -> str:
        """A date: short "Oct 5", long "5 October 2026", weekday "Mon 5 Oct", numeric, month."""
        return _DATES[self.language][style].format(
            d=date.day,
            mm=date.month,
            yyyy=date.year,
            mon=_SHORT_MONTHS[date.month - 1],
            month=_MONTHS[date.month - 1],
            wd=_SHORT_WEEKDAYS[self.language][date.weekday()],
        )

    def month_text(self, date: dt.date, year: bool = True) -> str:
        """The month of a date: "October 2026" / "2026年10月"; without its year "October"."""
        if year:
            return self.date_text(date, "month")
        return _MONTHS[date.month - 1] if self.language == "en" else f"{date.month}月"

    def week_text(self, date: dt.date) -> str:
        """The week of a date, from Monday to Sunday: "5 – 11 Oct" / "10月5日–11日"."""
        first = date - dt.timedelta(days=date.weekday())
        last = first + dt.timedelta(days=6)
        same = first.month == last.month
        if self.language == "zh":
            end = f"{last.day}日" if same else self.date_text(last)
            return f"{self.date_text(first)}–{end}"
        begin = f"{first.day}" if same else f"{first.day} {_SHORT_MONTHS[first.month - 1]}"
        return f"{begin} – {last.day} {_SHORT_MONTHS[last.month - 1]}"

    def weekday(self, date: dt.date, short: bool = True) -> str:
        """The day of the week: "Mon" / "周一", or "Monday" / "星期一"."""
        return (_SHORT_WEEKDAYS if short else _WEEKDAYS)[self.language][date.weekday()]

    def time_text(self, minutes: int) -> str:
        """Minutes since midnight as a time of the day: "08:45"; after midnight it begins anew."""
        return f"{minutes // _HOUR % 24:02}:{minutes % _HOUR:02}"

    def duration_text(self, minutes: int) -> str:
        """A duration in minutes: "2 h 15 min" / "2小时15分钟"."""
        hours, rest = divmod(minutes, _HOUR)
        if self.language == "zh":
            return (f"{hours}小时" if hours else "") + (f"{rest}分钟" if rest or not hours else "")
        parts = [f"{hours} h"] * bool(hours) + [f"{rest} min"] * bool(rest or not hours)
        return " ".join(parts)

    def clip_text(self, seconds: int) -> str:
        """The length of a clip in seconds: "4:05", "1:02:33"."""
        minutes, rest = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

    def ago_text(self, minutes: int) -> str:
        """How long ago something was, in minutes: "5 min ago", "yesterday", "3 days ago"."""
        now, minute, hour, yesterday, *longer = _AGO[self.language]
        space = " " if self.language == "en" else ""
        if minutes < 1:
            return now
        if minutes < _HOUR:
            return f"{minutes}{space}{minute}"
        if minutes < _DAY:
            return f"{minutes // _HOUR}{space}{hour}"
        days = minutes // _DAY
        if days == 1:
            return yesterday
        place = sum(days >= limit for limit in (14, 60, 730))
        count = days // (1, 7, 30, 365)[place]
        if self.language == "zh":
            return f"{count}{longer[place]}"
        return f"{count} {longer[place]}s ago"

    def money_text(self, value: float, decimals: int | None = None, *, signed: bool = False) -> str:
        """Money in the document's currency: "$19.99", "$1,249", "¥39.9"; ``signed``: "+$20".

        ``decimals`` fixes the number of places, as in a column; without, whole amounts have none.
        """
        if decimals is not None:
            number = self.number_text(abs(value), decimals)
        elif float(value).is_integer():
            number = self.number_text(abs(value))
        else:
            number = self.number_text(abs(value), 2)
            number = number.rstrip("0") if self.language == "zh" else number
        sign = "-" if value < 0 else "+" if signed else ""
        return f"{sign}{self.currency}{number}"

    def number_text(self, value: float, decimals: int = 0) -> str:
        """A number with separators of thousands: "12,345", "3.50"; halves are rounded up."""
        return f"{_rounded(value, decimals):,}"

    def count_text(self, value: int) -> str:
        """A large count, shortened: "842", "12.4K", "3M" / "8342", "1.2万", "3.4亿"."""
        units = _COUNTS[self.language]
        for unit, name in units:
            if value < (unit if unit == units[-1][0] else unit * 0.9995):
                continue
            many = _rounded(value / unit, 1)
            if many >= 100:
                many = _rounded(value / unit, 0)
            return f"{many:,f}".removesuffix(".0") + name
        return str(value)

    def percent_text(self, value: float, decimals: int = 0) -> str:
        """A number of percent: 12.5 with one decimal is "12.5%"."""
        return f"{_rounded(value, decimals)}%"

    def size_text(self, size: int) -> str:
        """The size of a file in bytes: "640 B", "812 KB", "2.4 MB"."""
        if size < 1000:
            return f"{size} B"
        units = ("KB", "MB", "GB", "TB")
        scaled, place = size / 1000, 0
        while scaled >= 999.5 and place < len(units) - 1:
            scaled, place = scaled / 1000, place + 1
        number = _rounded(scaled, 0 if place == 0 or scaled >= 99.95 else 1)
        return f"{number} {units[place]}"


def _rounded(value: float, decimals: int) -> Decimal:
    """Rounded as people do, halves away from zero."""
    return Decimal(str(value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
