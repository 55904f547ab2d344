from __future__ import annotations

import datetime as dt
from decimal import Decimal

import pytest
from offenders import over

from pointerbench.language.locales import locales
from pointerbench.language.reading import Form, form_of, read, unformatted, write
from pointerbench.values.rng import Stream

REGIONS = tuple(locales())


@over(REGIONS)
def test_every_number_amount_and_rate_is_read_as_what_was_written(region: str) -> None:
    locale, stream = locales()[region], Stream("reading")
    for number in range(60):
        style = locale.draw_style(stream.child(str(number)))
        scaled = stream.integer(-4_000_000, 4_000_000)
        assert read(locale.amount(scaled, 2, style), locale) == Decimal(scaled) / 100
        assert read(locale.number(scaled, 1, style.group), locale) == Decimal(scaled) / 10
        assert read(locale.rate(scaled, 1, style), locale) == Decimal(scaled) / 1000
        assert read(locale.bare(scaled, 2), locale) == Decimal(scaled) / 100


@over(REGIONS)
def test_every_day_and_time_is_read_as_what_was_written(region: str) -> None:
    locale = locales()[region]
    day, minutes = dt.date(2024, 11, 28), 13 * 60 + 5
    for form in (*locale.dates, locale.short_date):
        assert read(locale.date(day, form), locale) == 45624, form
    for form in (*locale.times, locale.long_time):
        assert read(locale.time(minutes, form), locale) == Decimal(minutes) / 1440, form


@over(REGIONS)
def test_a_column_written_again_in_its_own_form_is_the_same(region: str) -> None:
    locale, stream = locales()[region], Stream("forms")
    for number in range(40):
        style = locale.draw_style(stream.child(str(number)))
        values = [stream.integer(-900_000, 900_000) for _ in range(12)]
        days = [dt.date(2024, 1, 1) + dt.timedelta(days=abs(value) % 900) for value in values]
        for texts in (
            [locale.amount(value, 2, style) for value in values],
            [locale.rate(value, 1, style) for value in values],
            [locale.number(value, 0, style.group) for value in values],
            [locale.date(day, style.date) for day in days],
            [locale.time(value % 1440, style.time) for value in values],
        ):
            form = form_of(texts, locale)
            assert form is not None
            assert texts == [write(read(text, locale) or Decimal(), form, locale) for text in texts]


@pytest.mark.parametrize(
    ("region", "texts", "value", "written"),
    [
        ("en_US", ["$950.00", "$1,200.00"], "3400.5", "$3,400.50"),
        ("en_US", ["$950.00"], "-3400.5", "-$3400.50"),
        ("de_DE", ["950,00 €", "1.200,00 €"], "3400.5", "3.400,50 €"),
        ("fr_FR", ["12,5\u00a0%"], "0.1425", "14,3\u00a0%"),
        ("nl_NL", ["€ 12,00", "€ -4,00"], "-3", "€ -3,00"),
        ("de_CH", ["CHF 12.50"], "7", "CHF 7.00"),
        ("en_US", ["3:30 PM"], "1.75", "6:00 PM"),
        ("en_US", ["26:30"], "1.75", "42:00"),
        ("en_US", ["10/3/2025"], "45935.4", "10/5/2025"),
        ("en_US", ["10/3/2025"], "4593500", "########"),
        ("es_ES", ["7", "12"], "7", "7"),
    ],
)
def test_another_value_is_written_as_its_column_is(
    region: str, texts: list[str], value: str, written: str
) -> None:
    locale = locales()[region]
    form = form_of(texts, locale)
    assert form is not None
    assert write(Decimal(value), form, locale) == written


def test_one_form_must_fit_all_of_a_column() -> None:
    locale = locales()["en_US"]
    assert form_of(["12/24/2025", "1/2/2025"], locale) == Form("date", "{m}/{d}/{yyyy}")
    assert form_of(["950", "1,200"], locale) == Form("decimal", "{n} ; -{n}", ",", 0)
    assert form_of(["950", "1200"], locale) == Form("general", "{n} ; -{n}")
    assert form_of([f"4{locale.decimal}5", "3"], locale) == Form("general", "{n} ; -{n}", "", 1)
    assert form_of(["950", "$1,200"], locale) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Decimal(100) / 3, "33,33333333"),
        (Decimal(7), "7"),
        (Decimal("0.375"), "0,375"),
        (Decimal(-2) / 3, "-0,666666667"),
        (Decimal(123456789012), "123456789012"),
    ],
)
def test_a_value_without_a_format_fills_its_room_at_most(value: Decimal, text: str) -> None:
    assert unformatted(value, locales()["de_DE"], 11) == text
