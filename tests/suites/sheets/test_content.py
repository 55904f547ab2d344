"""Every table kind in every language keeps the contract of the content package."""

from __future__ import annotations

import re
from collections import Counter
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from statistics import mean

from offenders import over

from pointerbench.language.locales import Locale, locales
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.sheets import content
from pointerbench.suites.sheets.content import draw, store
from pointerbench.suites.sheets.content.draft import Column
from pointerbench.suites.sheets.content.plan import plan_of
from pointerbench.suites.sheets.content.table import KINDS, Field, Table, place_formula
from pointerbench.values.rng import Stream

ROWS = 26
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
every_table = over(store.kind_names(), LANGUAGES)
every_kind = over(store.kind_names())
every_language = over(LANGUAGES)
numeric = ("integer", "decimal", "currency", "percent")


def drawn(kind: str, language: str, seed: str = "t", rows: int = ROWS) -> tuple[Table, Locale]:
    """A table with all its columns, and the region it was drawn for."""
    stream = Stream(f"{seed}/{kind}/{language}")
    setting = draw.draw_setting(stream, kind, language, rows)
    return draw.draw_kind(stream, kind, setting, rows, (99, 99)), setting.locale


@cache
def table_of(kind: str, language: str) -> tuple[Table, Locale]:
    """The same, drawn once for all that only look at it."""
    return drawn(kind, language)


def texts_of(table: Table) -> list[str]:
    labels = [label for _, label in table.totals]
    texts = [table.title, table.book, *labels, *table.tabs, *table.remarks]
    for field in table.fields:
        texts += [field.header, field.formula, field.total, field.total_formula, *field.values]
        texts += field.edits or ()
    return texts


def allowed(sign: str) -> bool:
    """ASCII, Latin-1, Latin Extended-A, general punctuation, currency signs; no controls."""
    code = ord(sign)
    if code < 0x20 or 0x7F <= code < 0xA0:
        return False
    return code < 0x180 or 0x2010 <= code <= 0x205E or 0x20A0 <= code <= 0x20CF


@every_table
def test_a_table_is_complete(kind: str, language: str) -> None:
    table, _ = table_of(kind, language)
    assert len(table.fields) == plan_of(kind).most
    assert 3 <= len(table.tabs) <= 7
    assert len(set(table.tabs)) == len(table.tabs)
    assert 3 <= len(table.remarks) <= 6
    assert len(set(table.remarks)) == len(table.remarks)
    for field in table.fields:
        assert field.kind in KINDS
        assert field.header
        assert len(field.values) == ROWS
        assert field.edits is None or len(field.edits) == ROWS
        assert any(field.values), f"{field.key} is blank throughout"
    for text in texts_of(table):
        assert text == text.strip(), repr(text)
        assert "{" not in text or text.startswith("="), text
        assert all(allowed(sign) for sign in text), repr(text)


@every_table
def test_texts_fit_their_places(kind: str, language: str) -> None:
    table, _ = table_of(kind, language)
    assert len(table.title) <= 60
    assert table.book
    assert not re.search(r'[/\\:*?"<>|]', table.book)
    assert all(len(tab) <= 31 for tab in table.tabs)  # the programs' limit
    for field in table.fields:
        assert len(field.header) <= 20, field.header
        longest = max(field.values, key=len)
        assert len(longest) <= 48, longest
        if field.kind == "text":
            assert mean(map(len, field.values)) <= 24, field.header


@every_table
def test_numbers_read_back_as_what_the_formula_bar_states(kind: str, language: str) -> None:
    table, locale = table_of(kind, language)
    for field in table.fields:
        if field.kind in numeric:
            assert field.edits is not None
            for shown, edit in zip(field.values, field.edits, strict=True):
                assert bool(shown) == bool(edit)
                if shown:
                    assert locale.parse(shown) == locale.parse(edit), (shown, edit)
                    assert not set(edit) & {*locale.groups, "€", "$", "£"} - {locale.decimal}


@every_table
def test_totals_are_those_of_what_is_displayed(kind: str, language: str) -> None:
    table, locale = table_of(kind, language)
    for field in table.fields:
        assert bool(field.total) == bool(field.total_formula)
        assert bool(field.total) == bool(field.how)
        if not field.total or field.kind == "time":
            continue
        numbers = [locale.parse(text) for text in field.values if text]
        total = locale.parse(field.total)
        if _is_sum(field):
            assert total == sum(numbers)
        else:
            step = Decimal(1).scaleb(_exponent(field, locale))
            average = sum(numbers, Decimal()) / len(numbers)
            assert abs(total - average) <= step / 2 + Decimal("1e-12"), field.key


def _is_sum(field: Field) -> bool:
    return re.match(r"=(SUM|SUMME|SOMME|SUMA|SOMMA|SOM)\(", field.total_formula) is not None


def _exponent(field: Field, locale: Locale) -> int:
    """The last decimal place that the total shows, as a power of ten."""
    fraction = field.total.partition(locale.decimal)[2]
    places = sum(sign.isdigit() for sign in fraction)
    return -places - (2 if field.kind == "percent" else 0)


@every_table
def test_formulas_give_what_the_cells_show(kind: str, language: str) -> None:
    """A second reading of the placed formula, by decimal arithmetic over the displayed cells."""
    table, locale = table_of(kind, language)
    columns = {field.key: LETTERS[place] for place, field in enumerate(table.fields)}
    by_letter = {columns[field.key]: field for field in table.fields}
    for field in table.fields:
        if not field.formula:
            continue
        assert set(re.findall(r"{(\w+)}", field.formula)) <= {*columns, "row"}
        for row, shown in enumerate(field.values):
            if shown:
                formula = place_formula(field.formula, columns, row + 1)
                value = _evaluated(formula, by_letter, locale, row)
                assert _rounded(value, field, shown, locale) == locale.parse(shown), formula


def _evaluated(formula: str, fields: dict[str, Field], locale: Locale, row: int) -> Decimal:
    text = formula.removeprefix("=").replace(locale.separator, ";")
    if locale.decimal == ",":
        text = re.sub(r"(\d),(\d)", r"\1.\2", text)
    text = re.sub(r"(RUNDEN|ARRONDI|REDONDEAR|ARROTONDA|AFRONDEN|ROUND)\(", "ROUND(", text)
    cells = {f"{letter}{row + 1}": field.values[row] for letter, field in fields.items()}
    names = {name: locale.parse(cells[name]) for name in re.findall(r"[A-Z]\d+", text)}
    text = re.sub(r"(?<![A-Z\d.])(\d+(?:\.\d+)?)", r"D('\1')", text).replace(";", ",")
    return Decimal(eval(text, {"D": Decimal, "ROUND": _round}, names))


def _round(value: Decimal, places: Decimal) -> Decimal:
    return value.quantize(Decimal(1).scaleb(-int(places)), ROUND_HALF_UP)


def _rounded(value: Decimal, field: Field, shown: str, locale: Locale) -> Decimal:
    places = sum(sign.isdigit() for sign in shown.partition(locale.decimal)[2])
    return _round(value, Decimal(places + (2 if field.kind == "percent" else 0)))


@every_kind
def test_the_same_path_draws_the_same_table(kind: str) -> None:
    assert drawn(kind, "de") == drawn(kind, "de")
    assert drawn(kind, "de") != drawn(kind, "de", seed="u")


@every_kind
def test_four_hundred_rows_go_on_as_the_first_ones(kind: str) -> None:
    table, _ = drawn(kind, "it", rows=400)
    assert all(len(field.values) == 400 for field in table.fields)
    for field in table.fields:
        if plan_of(kind).specs[field.key].make in ("serial", "code") and field.key != "email":
            spec = plan_of(kind).specs[field.key]
            assert spec.get("per") or spec.get("same") or len(set(field.values)) > 9


@every_kind
def test_fewer_columns_keep_formulas_honest(kind: str) -> None:
    for most in range(3, 9):
        stream = Stream(f"few/{kind}/{most}")
        setting = draw.draw_setting(stream, kind, "fr", 5)
        table = draw.draw_kind(stream, kind, setting, 5, (3, most))
        keys = {field.key for field in table.fields}
        assert 3 <= len(keys) <= most
        for field in table.fields:
            assert set(re.findall(r"{(\w+)}", field.formula)) <= {*keys, "row"}


@every_language
def test_draws_are_various(language: str) -> None:
    tables = [
        content.draw_table(Stream(f"various/{language}/{index}"), language, 12, (3, 10))
        for index in range(200)
    ]
    kinds = Counter(table.kind for table in tables)
    assert len(kinds) >= 0.9 * len(store.kind_names())
    assert max(kinds.values()) <= 16  # 200 / 49 is 4 each; a sixteenth is beyond chance
    assert len({table.title for table in tables}) > 120
    assert len({table.book for table in tables}) > 150


def test_there_are_enough_kinds() -> None:
    assert len(store.kind_names()) >= 40


def test_min_fields_is_kept_where_a_kind_can() -> None:
    for index in range(60):
        table = content.draw_table(Stream(f"wide/{index}"), "en", 4, (12, 14))
        assert len(table.fields) >= 12


def test_names_and_ids_differ_from_row_to_row() -> None:
    for language in LANGUAGES:
        table, _ = drawn("staff_list", language, rows=30)
        columns = {field.key: field.values for field in table.fields}
        assert len(set(columns["employee"])) == 30
        assert len(set(columns["staff_no"])) == 30
        assert len(set(columns["department"])) < 30


def test_a_league_agrees_with_itself() -> None:
    table, locale = drawn("league_table", "es")
    columns = {field.key: field.values for field in table.fields}
    points = [locale.parse(text) for text in columns["points"]]
    assert points == sorted(points, reverse=True)
    rows = zip(*(columns[key] for key in ("played", "won", "drawn", "lost")), strict=True)
    for played, won, tied, lost in rows:
        assert int(played) == int(won) + int(tied) + int(lost)


def test_every_goal_and_win_of_a_league_is_somebodys_loss() -> None:
    for index, language in enumerate(LANGUAGES):
        table, locale = drawn("league_table", language, rows=11 + index)
        columns = {
            field.key: [locale.parse(text) for text in field.values]
            for field in table.fields
            if field.number
        }
        assert sum(columns["won"]) == sum(columns["lost"])
        assert sum(columns["scored"]) == sum(columns["conceded"])
        assert not sum(columns["drawn"]) % 2
        standing = [*zip(columns["points"], columns["difference"], strict=True)]
        assert standing == sorted(standing, reverse=True)
        short = {len(field.header) < 3 for field in table.fields if field.key in ("won", "lost")}
        assert len(short) == 1


@over(locales())
def test_a_locale_reads_back_what_it_writes(region: str) -> None:
    locale = locales()[region]
    for index in range(60):
        style = locale.draw_style(Stream(f"style/{region}/{index}"))
        for scaled in (0, 7, -7, 1234, 123456, -123456, 98765432):
            true = Decimal(scaled).scaleb(-2)
            assert locale.parse(locale.number(scaled, 2, style.group)) == true
            assert locale.parse(locale.amount(scaled, 2, style)) == true
            assert locale.parse(locale.bare(scaled, 2)) == true
            assert locale.parse(locale.rate(scaled, 2, style)) == true / 100


def test_forms_of_the_regions() -> None:
    def money(region: str, place: int) -> str:
        locale = locales()[region]
        style = locale.draw_style(Stream("any"))
        form = type(style)(locale.groups[0], locale.money[place], "", "", "")
        return locale.amount(123450, 2, form)

    assert money("en_US", 0) == "$1,234.50"
    assert money("de_DE", 0) == "1.234,50 €"
    assert money("de_CH", 0) == "CHF 1’234.50"
    assert money("fr_FR", 0) == "1\u202f234,50\u00a0€"
    assert money("it_IT", 0) == "€ 1.234,50"
    assert money("nl_NL", 0) == "€ 1.234,50"


def test_swiss_german_has_no_sharp_s() -> None:
    tables = (content.draw_table(Stream(f"ch/{index}"), "de", 30, (3, 12)) for index in range(300))
    swiss = [text for table in tables for text in texts_of(table) if "CHF" in text or "’" in text]
    assert swiss
    assert not any("ß" in text for text in swiss)


def test_a_column_counts_in_its_own_unit() -> None:
    assert Column("percent", [], 1).unit == 1000
    assert Column("currency", [], 2).unit == 100
