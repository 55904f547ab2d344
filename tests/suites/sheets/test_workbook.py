"""A workbook agrees with itself: totals, tabs and years, tables that belong together, slips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from offenders import over
from workbooks import field_of, table_of

from pointerbench.contract.task import Screen
from pointerbench.language.phrases import LANGUAGES, lexicon
from pointerbench.picture.text_layout import shape
from pointerbench.suites.sheets import content
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.content import draw, periods, store
from pointerbench.suites.sheets.content.draft import Draft
from pointerbench.suites.sheets.content.plan import plan_of
from pointerbench.suites.sheets.layout import lay_out
from pointerbench.suites.sheets.measure import Measure
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.values.rng import Stream

every_table = over(store.kind_names(), LANGUAGES)
every_kind = over(store.kind_names())
skins = [name for name in SKINS if name != "bare"]

# What a person adds up: money, hours, goods of one sort, people, distances; not the rest.
SUMMED = {
    *("amount", "net", "tax", "gross", "total", "cost", "value", "gain", "spend", "takings"),
    *("planned", "actual", "variance", "forecast", "turnover", "insurance", "fee", "fine", "parts"),
    *("base", "overtime", "bonus", "deductions", "payment", "interest", "principal", "postage"),
    *("hours", "effort", "nights", "distance", "litres", "use", "solar", "weight", "parcels"),
    *("impressions", "clicks", "orders", "conversions", "visits", "views", "tickets", "spectators"),
    *("people", "places", "enrolled", "absences", "units", "bottles", "pallets", "rain", "sun"),
    *("cores", "memory", "disk", "part"),
}


@cache
def scenes() -> list[Scene]:
    briefs = [
        Brief(skin, language, wanted)
        for skin in skins
        for language in LANGUAGES
        for wanted in ("", "", "cell", "row", "column")
    ]
    return [compose(Stream(f"scene/{i}"), brief, Screen()) for i, brief in enumerate(briefs)]


# --- totals -------------------------------------------------------------------------------------


def test_the_label_of_a_total_row_says_what_its_formulas_do() -> None:
    rows = [row for scene in scenes() for row in _total_rows(scene)]
    assert len(rows) > 60
    assert {way for _, way, _ in rows} == {"sum", "average"}
    for language, way, label in rows:
        assert label in store.word(f"surroundings.{way}", language), (language, way, label)


def _total_rows(scene: Scene) -> Iterator[tuple[str, str, str]]:
    """Language, function and label of every cell that adds up or averages."""
    language, cells = scene.program.language, scene.sheet.cells
    names = store.by_attribute("functions.names", language)
    ways = {names["SUM"]: "sum", names["AVERAGE"]: "average"}
    for (column, row), cell in cells.items():
        found = re.match(r"=(\w+)\(([A-Z]+)\d+:\2\d+\)$", cell.edit)
        if found and cell.text:
            left = column
            while not _is_label(scene, (left, row)):
                left -= 1
            yield language, ways[found[1]], cells[left, row].text


def _is_label(scene: Scene, place: tuple[int, int]) -> bool:
    cell = scene.sheet.cells.get(place)
    return bool(cell and cell.text and not cell.number and not cell.edit.startswith("="))


@every_kind
def test_only_what_people_add_up_is_added_up(kind: str) -> None:
    for key, spec in plan_of(kind).specs.items():
        assert spec.get("total", "average") == "average" or key in SUMMED, key


# --- tabs, years, periods -----------------------------------------------------------------------


@over(store.kind_names(), range(6))
def test_tab_book_title_and_dates_speak_of_the_same_time(kind: str, seed: int) -> None:
    table = table_of(kind, LANGUAGES[seed], seed)
    period, tab = table.setting.period, table.tabs[table.tab]
    years = {str(year) for year in range(period.first.year, period.last.year + 1)}
    for text in (tab, table.title, re.sub(r"(20\d\d)\d\d", r"\1", table.book)):
        assert {*re.findall(r"20\d\d", text)} <= years, (text, years)
    months = store.texts("calendar.tab_months", LANGUAGES[seed])
    if tab in months and set(table.tabs) <= {*months}:
        assert months.index(tab) + 1 == period.first.month


def test_the_active_tab_is_the_one_the_table_stands_on() -> None:
    for kind in store.kind_names():
        for seed, language in enumerate(LANGUAGES):
            table = table_of(kind, language, seed)
            declared = store.read(f"kinds/{kind}")["tabs"]
            own = [line.split(" | ")[seed].strip() for line in declared.strip().splitlines()]
            own = [table.setting.locale.respelt(name) for name in own]
            assert table.tabs[table.tab] not in own[1:], (kind, table.tabs)


@over(store.kind_names(), range(6))
def test_what_was_measured_lies_in_the_period_and_the_period_in_the_past(
    kind: str, seed: int
) -> None:
    language = LANGUAGES[seed]
    stream = Stream(f"past/{kind}/{seed}")
    for rows in (8, 40):
        setting = draw.draw_setting(stream, kind, language, rows)
        draft = Draft(kind, rows, stream, setting)
        plan = plan_of(kind)
        draw.fill_columns(draft, plan, list(plan.showable))
        assert periods.is_past(setting.period)
        for key, column in draft.columns.items():
            spec = plan.specs[key]
            if spec.make in ("log", "regular") and not spec.get("ahead"):
                days = [day for day in column.cells if day]
                assert setting.period.first <= min(days) <= max(days) <= setting.period.last, key


@pytest.mark.parametrize("length", ["day", "month", "quarter", "year"])
def test_a_period_moves_by_its_own_length(length: str) -> None:
    for seed in range(12):
        period = periods.draw_period(Stream(f"period/{seed}"), length)
        later = periods.shifted(period, 1)
        assert (later.first - period.last).days == 1
        assert periods.shifted(later, -1) == period


# --- tables of one sheet ------------------------------------------------------------------------

STRANGERS = [
    ("cinema_programme", "gym_members"),
    ("payroll", "course_schedule"),
    ("invoices", "warehouse_bins"),
    ("household_budget", "stock_portfolio"),
    ("weather_log", "lab_measurements"),
    ("bug_list", "ad_campaigns"),
]


@pytest.mark.parametrize(("one", "other"), STRANGERS)
def test_unrelated_kinds_do_not_share_a_sheet(one: str, other: str) -> None:
    assert other not in store.companions(one)


@every_kind
def test_a_table_beside_another_is_related_and_written_alike(kind: str) -> None:
    assert len(store.companions(kind)) <= 3
    first = table_of(kind, "de")
    if content.has_companions(first):
        second = content.draw_beside(Stream(f"beside/{kind}"), first, 5, (3, 6))
        assert second.kind in store.companions(kind)
        assert second.kind != kind
        assert second.setting.locale == first.setting.locale
        assert second.setting.style == first.setting.style
        assert periods.is_past(second.setting.period)


@every_kind
def test_the_same_table_again_has_the_same_columns_for_another_time(kind: str) -> None:
    first = table_of(kind, "it")
    second = content.draw_again(Stream(f"again/{kind}"), first, 6, 1)
    third = content.draw_again(Stream(f"again/{kind}/2"), first, 6, 2)
    assert [field.header for field in second.fields] == [field.header for field in first.fields]
    assert len({first.title, second.title, third.title}) == 3
    if kind != "loan_amortisation":
        assert periods.is_past(third.setting.period)


@over(LANGUAGES)
def test_amounts_of_a_sheet_are_written_in_one_way(language: str) -> None:
    for kind in store.kind_names():
        money = [f for f in table_of(kind, language).fields if f.kind == "currency"]
        marks = {
            re.sub(r"[\d.,’\s\u202f()-]", "", text) for f in money for text in f.values if text
        }
        assert len(marks) <= 1, (kind, marks)


# --- the program ---------------------------------------------------------------------------------


def test_whoever_is_signed_in_has_a_name_of_the_language() -> None:
    for scene in scenes():
        first, _, last = scene.program.account.partition(" ")
        assert first in lexicon(scene.program.language, "first_names")
        assert last in lexicon(scene.program.language, "surnames")
        assert scene.program.initials == (first[0] + last.split()[-1][0]).upper()
    assert len({scene.program.account for scene in scenes()}) > 60


# --- widths -------------------------------------------------------------------------------------


def test_columns_of_hashes_are_rare_and_never_two() -> None:
    hashed = [_hashed_columns(scene) for scene in scenes()]
    assert sum(map(bool, hashed)) <= 0.03 * len(hashed)  # 2 % and a little chance
    assert max(hashed) <= 1


def _hashed_columns(scene: Scene) -> int:
    shown = lay_out(scene, Screen()).shown
    return len({column for (column, _), each in shown.items() if each.text == "###"})


def test_a_column_has_room_for_its_numbers_at_any_zoom() -> None:
    for zoom in (0.5, 0.67, 0.75, 0.9, 1.1, 1.3, 1.75):
        measure = Measure(Stream("m"), "Arimo", 10, 80, zoom)
        for text in ("€ 11.111,11", "28/08/2024", "1.017.544", "-1,7%"):
            seen = shape(text, measure.seen[False]).width
            assert measure.room(text, number=True) * zoom >= seen + 7 * zoom


# --- summaries ----------------------------------------------------------------------------------


@every_kind
def test_a_summary_counts_and_adds_what_the_list_beside_it_shows(kind: str) -> None:
    table = table_of(kind, "nl", rows=30)
    summary = content.summarize(table, Stream(f"summary/{kind}"))
    if summary is None:
        return
    by, count, *sums = summary.fields
    listed, read = field_of(table, by.key), table.setting.locale.parse
    assert sum(map(int, count.values)) == sum(map(bool, listed.values)) == int(count.total)
    for added in sums:
        pairs = list(zip(listed.values, field_of(table, added.key).values, strict=True))
        for sort, told in zip(by.values, added.values, strict=True):
            assert read(told) == sum(read(text) for word, text in pairs if word == sort and text)


def test_a_blank_column_is_not_added_up() -> None:
    table = table_of("library_loans", "en")
    blank = replace(field_of(table, "fine"), values=("",) * 24)
    fields = tuple(blank if field.key == "fine" else field for field in table.fields)
    for seed in range(8):
        summary = content.summarize(replace(table, fields=fields), Stream(f"blank/{seed}"))
        assert summary
        assert [field.key for field in summary.fields[1:]] == ["count"]


def test_many_kinds_can_be_summed_up() -> None:
    able = [k for k in store.kind_names() if content.summarize(table_of(k, "fr"), Stream(k))]
    assert len(able) >= 25
