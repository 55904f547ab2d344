"""Dates, times, money and numbers as texts of each language."""

from __future__ import annotations

import datetime as dt

import pytest

from pointerbench.pages.banks.written import Writer

DAY = dt.date(2026, 10, 5)


class _Writer(Writer):
    def __init__(self, language: str, currency: str) -> None:
        self.language, self.currency = language, currency


EN, ZH, POUNDS = _Writer("en", "$"), _Writer("zh", "¥"), _Writer("en", "£")


@pytest.mark.parametrize(
    ("style", "english", "chinese"),
    [
        ("short", "Oct 5", "10月5日"),
        ("long", "5 October 2026", "2026年10月5日"),
        ("weekday", "Mon 5 Oct", "10月5日 周一"),
        ("numeric", "2026-10-05", "2026-10-05"),
        ("month", "October 2026", "2026年10月"),
    ],
)
def test_dates(style: str, english: str, chinese: str) -> None:
    assert (EN.date_text(DAY, style), ZH.date_text(DAY, style)) == (english, chinese)


def test_parts_of_dates() -> None:
    assert (EN.weekday(DAY), ZH.weekday(DAY)) == ("Mon", "周一")
    assert (EN.weekday(DAY, short=False), ZH.weekday(DAY, short=False)) == ("Monday", "星期一")
    assert (EN.month_text(DAY), ZH.month_text(DAY)) == ("October 2026", "2026年10月")
    assert (EN.month_text(DAY, year=False), ZH.month_text(DAY, year=False)) == ("October", "10月")
    assert (EN.week_text(DAY), ZH.week_text(DAY)) == ("5 – 11 Oct", "10月5日–11日")
    other = dt.date(2026, 10, 1)
    assert (EN.week_text(other), ZH.week_text(other)) == ("28 Sep – 4 Oct", "9月28日–10月4日")


@pytest.mark.parametrize(
    ("minutes", "english", "chinese"),
    [
        (0, "0 min", "0分钟"),
        (45, "45 min", "45分钟"),
        (120, "2 h", "2小时"),
        (135, "2 h 15 min", "2小时15分钟"),
    ],
)
def test_durations(minutes: int, english: str, chinese: str) -> None:
    assert (EN.duration_text(minutes), ZH.duration_text(minutes)) == (english, chinese)


def test_times() -> None:
    assert [EN.time_text(minutes) for minutes in (0, 525, 1439, 1500)] == [
        *("00:00", "08:45", "23:59", "01:00"),
    ]
    assert [ZH.clip_text(seconds) for seconds in (9, 245, 3753)] == ["0:09", "4:05", "1:02:33"]


@pytest.mark.parametrize(
    ("minutes", "english", "chinese"),
    [
        (0, "just now", "刚刚"),
        (5, "5 min ago", "5分钟前"),
        (125, "2 h ago", "2小时前"),
        (1500, "yesterday", "昨天"),
        (3 * 1440, "3 days ago", "3天前"),
        (15 * 1440, "2 weeks ago", "2周前"),
        (95 * 1440, "3 months ago", "3个月前"),
        (800 * 1440, "2 years ago", "2年前"),
    ],
)
def test_how_long_ago(minutes: int, english: str, chinese: str) -> None:
    assert (EN.ago_text(minutes), ZH.ago_text(minutes)) == (english, chinese)


@pytest.mark.parametrize(
    ("value", "english", "chinese"),
    [
        (19.99, "$19.99", "¥19.99"),
        (39.9, "$39.90", "¥39.9"),
        (129, "$129", "¥129"),
        (1249.0, "$1,249", "¥1,249"),
        (-5.5, "-$5.50", "-¥5.5"),
    ],
)
def test_money(value: float, english: str, chinese: str) -> None:
    assert (EN.money_text(value), ZH.money_text(value)) == (english, chinese)


def test_money_in_columns() -> None:
    assert POUNDS.money_text(24.5) == "£24.50"
    assert EN.money_text(20, 2) == "$20.00"
    assert ZH.money_text(20, 2, signed=True) == "+¥20.00"
    assert EN.money_text(-20, signed=True) == "-$20"


def test_numbers() -> None:
    assert [EN.number_text(value) for value in (7, 12345, 2.5)] == ["7", "12,345", "3"]
    assert ZH.number_text(1234.5, 2) == "1,234.50"
    assert [EN.percent_text(12), EN.percent_text(12.5, 1)] == ["12%", "12.5%"]
    sizes = [EN.size_text(size) for size in (640, 81_200, 999_999, 2_400_000, 12_345_678_901)]
    assert sizes == ["640 B", "81 KB", "1.0 MB", "2.4 MB", "12.3 GB"]


def test_counts() -> None:
    counts = (842, 999, 1000, 12_400, 999_950, 128_000, 3_456_789, 1_200_000_000)
    english = ["842", "999", "1K", "12.4K", "1M", "128K", "3.5M", "1.2B"]
    assert [EN.count_text(count) for count in counts] == english
    counts = (842, 9999, 10_000, 12_400, 1_280_000, 99_990_000, 340_000_000, 1_200_000_000)
    chinese = ["842", "9999", "1万", "1.2万", "128万", "1亿", "3.4亿", "12亿"]
    assert [ZH.count_text(count) for count in counts] == chinese
