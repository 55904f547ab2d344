from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from offenders import over
from spreadsheet import Spreadsheet, cell

from pointerbench.contract.task import Screen
from pointerbench.language.reading import write
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.content import Field
from pointerbench.suites.sheets.scene import Cell, Scene
from pointerbench.suites.sheets.statistics import (
    Statistics,
    active_form,
    locale_of,
    statistics,
    value_of,
)
from pointerbench.values.rng import Stream


def number(text: str, edit: str = "") -> Cell:
    return cell(text, number=True)._replace(edit=edit or text)


def scene(selection: str, **more: Any) -> Scene:
    cells: dict[str, Cell | str] = {
        "B2": "Item",
        "C2": "Price",
        "B3": "Pump",
        "C3": number("$7.50", "7.5"),
        "B4": "Valve",
        "C4": number("$1,200.00", "=D4*2"),
        "B5": "Hose",
        "D5": number("10/3/2025"),
    }
    return Spreadsheet(cells, selection=selection, **more).scene


def test_the_selected_cells_are_counted_and_their_numbers_added() -> None:
    assert statistics(scene("B2:C4")) == Statistics(6, 2, Decimal("1207.5"))
    assert statistics(scene("B2:C4")).average == Decimal("603.75")
    assert statistics(scene("B3:B5")) == Statistics(3, 0, Decimal())
    assert statistics(scene("C5:D5")) == Statistics(1, 1, Decimal(45933))


def test_hidden_cells_count_where_they_are_asked_for() -> None:
    hidden = scene("C3:C4", hidden_rows=(4,))
    assert statistics(hidden).total == Decimal("7.5")
    assert statistics(hidden, hidden=True).total == Decimal("1207.5")


def test_the_active_cell_says_how_its_column_is_written() -> None:
    made = scene("C3:C4")
    form = active_form(made)
    assert form is not None
    assert write(Decimal("2415"), form, locale_of(made)) == "$2,415.00"
    assert active_form(scene("B3:C4")) is None


@over(range(12), ["en", "de", "fr", "es", "it", "nl"])
def test_every_number_on_a_sheet_has_a_value_and_a_form(index: int, language: str) -> None:
    made = compose(Stream(f"values {index}"), Brief("excel", language), Screen())
    locale, seen = locale_of(made), set()
    for place, each in made.sheet.cells.items():
        if each.number and each.text:
            assert value_of(each, locale) is not None, each
            if place[0] not in seen:
                view = made.view._replace(active=place)
                assert active_form(Scene(made.sheet, view, made.program)) is not None, each
            seen.add(place[0])


@pytest.mark.parametrize(
    ("values", "number"),
    [
        (("237", "", "238"), True),
        (("0237", "238"), False),
        (("A-1", "A-2"), False),
        (("4006381333931",), False),
    ],
)
def test_what_is_typed_in_digits_alone_is_a_number(values: tuple[str, ...], number: bool) -> None:
    assert Field("no", "No.", "id", values, None, "", "", "", "").number is number
