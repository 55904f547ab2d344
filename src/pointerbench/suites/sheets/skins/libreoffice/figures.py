"""Average and sum of the selected cells, as the status bar shows them in the active cell's form.

Only what is certain is shown: numbers typed in as numbers, all of one kind. A single number shows
itself, whatever its form.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

from pointerbench.suites.sheets.scene import Cell, Scene

_CORE = re.compile(r"\d[\d.,'’ \u00a0\u202f]*\d|\d")


class Figures(NamedTuple):
    average: str
    sum: str


def figures(scene: Scene) -> Figures | None:
    """None where they cannot be told for certain."""
    sheet, view = scene.sheet, scene.view
    numbers = {
        place: cell
        for place in view.selection.places()
        if (cell := sheet.cells.get(place)) and cell.number and cell.text
    }
    if not numbers:
        return Figures("", "0")
    active = numbers.get(view.active)
    hidden = any(c in sheet.hidden_columns or r in sheet.hidden_rows for c, r in numbers)
    if active is None or hidden:
        return None
    if len(numbers) == 1:
        return Figures(active.text, active.text)
    return _computed(list(numbers.values()), active, scene.program.language)


def _computed(numbers: list[Cell], active: Cell, language: str) -> Figures | None:
    mark = "." if language == "en" else ","
    values = [_value(cell, mark) for cell in numbers]
    own = _value(active, mark)
    if own is None or None in values or _percents(numbers) not in (0, len(numbers)):
        return None
    whole = sum((value for value in values if value is not None), Decimal())
    average = whole / len(values)
    if active.text == active.edit and "%" not in active.edit:
        return Figures(_plain(average, mark), _plain(whole, mark))
    form = _Form.of(active.text, mark)
    if form is None or form.write(own) != active.text:
        return None
    return Figures(form.write(average), form.write(whole))


def _plain(value: Decimal, mark: str) -> str:
    """As a cell without a format shows it: up to fifteen digits."""
    digits = f"{value:.15g}".rstrip("0") if value % 1 else f"{value:.0f}"
    return digits.replace(".", mark)


def _value(cell: Cell, mark: str) -> Decimal | None:
    """What was typed in, without separated thousands; None for a formula, a date or a time."""
    if not re.fullmatch(rf"-?\d+(?:\{mark}\d+)?%?", cell.edit):
        return None
    return Decimal(cell.edit.rstrip("%").replace(mark, "."))


def _percents(cells: list[Cell]) -> int:
    return sum(cell.edit.endswith("%") for cell in cells)


class _Form(NamedTuple):
    """How a number is written: what stands around it, its marks, and its decimals."""

    before: str
    after: str
    mark: str
    group: str
    decimals: int

    @classmethod
    def of(cls, text: str, mark: str) -> _Form | None:
        core = _CORE.search(text)
        if core is None or "-" in text or "−" in text:
            return None
        whole, _, rest = core.group().partition(mark)
        groups = re.sub(r"\d", "", whole)
        return cls(text[: core.start()], text[core.end() :], mark, groups[:1], len(rest))

    def write(self, value: Decimal) -> str:
        rounded = value.quantize(Decimal(1).scaleb(-self.decimals), ROUND_HALF_UP)
        digits = f"{abs(rounded):,}" if self.group else f"{abs(rounded)}"
        whole, _, rest = digits.partition(".")
        number = whole.replace(",", self.group) + (self.mark + rest if rest else "")
        return f"{'-' if rounded < 0 else ''}{self.before}{number}{self.after}"
