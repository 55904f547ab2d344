"""What a daily user would stumble over in a table's contents."""

from __future__ import annotations

import re

from workbooks import field_of, table_of

from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.sheets.content import draw
from pointerbench.suites.sheets.content.draft import Draft
from pointerbench.suites.sheets.content.plan import plan_of
from pointerbench.values.rng import Stream


def test_parts_come_to_a_hundred() -> None:
    for seed in range(6):
        for kind in ("web_analytics", "recipe_costing", "stock_portfolio"):
            table = table_of(kind, "de", seed)
            share = next(field for field in table.fields if field.key in ("part", "weight"))
            assert table.setting.locale.parse(share.total) == 1


def test_times_of_day_end_at_midnight() -> None:
    for seed in range(6):
        ends = field_of(table_of("cinema_programme", "fr", seed), "end").values
        assert all(int(re.split(r"\D", text)[0]) < 24 for text in ends), ends


def test_nothing_is_produced_or_used_below_nought() -> None:
    for seed in range(6):
        table = table_of("energy_readings", "de", seed, rows=48)
        for key in ("use", "solar"):
            assert not any(text.startswith("-") for text in field_of(table, key).values)


def test_nobody_goes_to_the_dentist_five_times_in_a_month() -> None:
    for seed in range(6):
        items = field_of(table_of("household_budget", "en", seed, rows=40), "item").values
        assert items.count("Dentist") <= 1
        assert items.count("Internet") <= 1
        assert items.count("Supermarket") >= 4


def test_a_car_is_not_filled_up_five_times_in_ten_days() -> None:
    for seed in range(6):
        stream = Stream(f"fuel/{seed}")
        setting = draw.draw_setting(stream, "fuel_log", "es", 40)
        draft = Draft("fuel_log", 40, stream, setting)
        draw.fill_columns(draft, plan_of("fuel_log"), ["date"])
        days = draft.columns["date"].cells
        spans = [(after - before).days for before, after in zip(days, days[4:], strict=False)]
        assert min(spans) > 10


def test_the_weather_agrees_with_itself() -> None:
    for seed in range(4):
        table = table_of("weather_log", "nl", seed, rows=28)
        columns = {field.key: field for field in table.fields}
        read = table.setting.locale.parse
        rain, sun, low, high = (
            [read(text) for text in columns[key].values]
            for key in ("rain", "sun", "low_temp", "high_temp")
        )
        assert all(a < b for a, b in zip(low, high, strict=True))
        assert all(sunny < 9 for sunny, wet in zip(sun, rain, strict=True) if wet > 5)


def test_rooms_are_those_of_a_house_of_that_language() -> None:
    for language in LANGUAGES:
        rooms = field_of(table_of("course_schedule", language), "room").values
        assert len(set(rooms)) <= 8
        bookings = table_of("hotel_bookings", language)
        assert all(re.fullmatch(r"[123]\d\d", text) for text in field_of(bookings, "room").values)
    assert field_of(table_of("hotel_bookings", "fr"), "room").header == "Chambre"
    assert field_of(table_of("patient_appointments", "es"), "room").header == "Consulta"


def test_addresses_end_as_those_of_the_country_do() -> None:
    for seed in range(40):
        table = table_of("staff_list", "es", seed)
        if table.region == "es_MX":
            assert not any(text.endswith(".es") for text in field_of(table, "email").values)
            return
    raise AssertionError("no Mexican table in forty")


def test_headings_are_those_of_the_country() -> None:
    headings = {
        (table.region, key): field_of(table, key).header
        for kind, key, language in (("invoices", "tax", "en"), ("vehicle_fleet", "plate", "es"))
        for table in (table_of(kind, language, seed) for seed in range(30))
    }
    assert headings["en_GB", "tax"] == "VAT"
    assert "tax" in headings["en_US", "tax"].casefold()
    assert headings["es_MX", "plate"] == "Placas"
    assert headings["es_ES", "plate"] == "Matrícula"


def test_a_file_name_is_spelt_as_in_the_country() -> None:
    tables = [table_of("recipe_costing", "es", seed) for seed in range(30)]
    books = [table.book for table in tables if table.region == "es_MX"]
    assert any("Costo" in book for book in books)
    assert not any("Coste" in book for book in books)


def test_only_who_comes_has_paid() -> None:
    table = table_of("event_guests", "en", rows=40)
    come = [bool(text) for text in field_of(table, "people").values]
    assert [bool(text) for text in field_of(table, "paid").values] == come
    assert {*come} == {True, False}


def test_a_single_room_has_one_guest() -> None:
    table = table_of("hotel_bookings", "en")
    pairs = zip(field_of(table, "room_type").values, field_of(table, "people").values, strict=True)
    assert {people for room, people in pairs if room == "Single"} == {"1"}


def test_a_firm_has_one_managing_director() -> None:
    for seed in range(6):
        jobs = field_of(table_of("staff_list", "de", seed, rows=40), "job").values
        assert jobs.count("Geschäftsführung") <= 1


def test_numbers_go_on_where_a_table_is_scrolled() -> None:
    stream = Stream("scrolled")
    setting = draw.draw_setting(stream, "student_grades", "en", 5)
    table = draw.draw_kind(stream, "student_grades", setting, 5, (99, 99), above=300)
    assert field_of(table, "number").values == ("301", "302", "303", "304", "305")
