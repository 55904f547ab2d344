"""What a program's status bar says of the selected cells: how many, their sum, their average."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal

from pointerbench.language.locales import Locale, locales
from pointerbench.language.reading import Form, form_of, read
from pointerbench.suites.sheets.scene import Cell, Place, Scene


@dataclass(frozen=True, slots=True)
class Statistics:
    """``count`` cells with something in them, of which ``numbers`` are numbers (dates and times
    are), with their ``total`` in the units of `pointerbench.language.reading`."""

    count: int
    numbers: int
    total: Decimal

    @property
    def average(self) -> Decimal:
        """Of the numbers.

        Raises:
            ZeroDivisionError: there are none.
        """
        if not self.numbers:
            raise ZeroDivisionError("no numbers to average")
        return self.total / self.numbers


def statistics(scene: Scene, *, hidden: bool = False) -> Statistics:
    """Of the selected cells; those of hidden columns and rows only where ``hidden``."""
    locale = locale_of(scene)
    cells = [cell for cell in _selected(scene, hidden) if cell.edit]
    values = [value for cell in cells if (value := value_of(cell, locale)) is not None]
    return Statistics(len(cells), len(values), sum(values, Decimal()))


def locale_of(scene: Scene) -> Locale:
    """How the workbook's region writes numbers."""
    return locales()[scene.program.region]


def value_of(cell: Cell, locale: Locale) -> Decimal | None:
    """What a cell counts for: the number typed in, or the one that its formula comes to; None for
    texts, and for yes and no."""
    if not cell.number:
        return None
    return read(cell.text if cell.edit.startswith("=") else cell.edit, locale)


def active_form(scene: Scene) -> Form | None:
    """The form that the active cell is written in; None where it is no number."""
    return form_at(scene, scene.view.active)


def form_at(scene: Scene, place: Place) -> Form | None:
    """The form that a cell is written in, as its column tells it; None where it is no number."""
    cells, locale = scene.sheet.cells, locale_of(scene)
    cell = cells.get(place)
    if cell is None or not cell.number or not cell.text:
        return None
    around = [*_texts(cells, place, -1), cell.text, *_texts(cells, place, 1)]
    return form_of(around, locale) or form_of([cell.text], locale)


def _texts(cells: Mapping[Place, Cell], place: Place, step: int) -> Iterator[str]:
    """What the cells above or below show, as long as they are numbers."""
    column, row = place
    while (cell := cells.get((column, row := row + step))) and cell.number and cell.text:
        yield cell.text


def _selected(scene: Scene, hidden: bool) -> Iterator[Cell]:
    sheet = scene.sheet
    for column, row in scene.view.selection.places():
        skipped = column in sheet.hidden_columns or row in sheet.hidden_rows
        if (column, row) in sheet.cells and (hidden or not skipped):
            yield sheet.cells[column, row]
