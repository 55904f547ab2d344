"""What a drawn table is: typed columns of displayed text, and the lines that stand around it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pointerbench.suites.sheets.content.draft import Setting

KINDS = (
    "text",
    "integer",
    "decimal",
    "currency",
    "percent",
    "date",
    "time",
    "boolean",
    "id",
    "email",
    "phone",
    "note",
)

# Kinds of field whose cells are numbers to the program: dates and times are.
NUMBERS = frozenset({"integer", "decimal", "currency", "percent", "date", "time"})

_PLAIN_NUMBER = re.compile(r"[1-9]\d{,10}")

# How a column is summed up below a table.
WAYS = ("sum", "average")
# What a value says of its row: all is well, it waits, something is wrong, it no longer matters.
TONES = ("good", "fair", "bad", "idle")


@dataclass(frozen=True, slots=True)
class Field:
    """One column; `values` are as the program displays them, '' is a blank cell.

    `tones` say for each row what its value means: one of `TONES`, or '' where it is neither. Where
    no value of the column means anything they are empty. `how` is one of `WAYS`, or ''.

    `edits` is what the formula bar shows for each row, None where that is what the cell shows.
    `formula` and `total_formula` are templates for `place_formula`: `{key}` stands for the column
    letters of the field with that key, `{row}` for the row number; a total also has `{col}`,
    `{first}` and `{last}`. All are '' where there is none.
    """

    key: str
    header: str
    kind: str
    values: tuple[str, ...]
    edits: tuple[str, ...] | None
    formula: str
    how: str
    total: str
    total_formula: str
    tones: tuple[str, ...] = ()

    @property
    def number(self) -> bool:
        """Whether a program takes the cells for numbers, as it does what is typed in digits alone,
        does not begin with a zero and is shown in full."""
        if self.kind != "id":
            return self.kind in NUMBERS
        return all(_PLAIN_NUMBER.fullmatch(value) for value in self.values if value)


class TotalRow(NamedTuple):
    """A row below the table for the columns that are added up, or averaged, and what it says."""

    how: str
    label: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table with the texts of its workbook; `book` is a file name without extension.

    It stands on the sheet at position `tab` of `tabs`. `heading` is its title with '{period}' for
    what sets it apart from others of its kind.
    """

    kind: str
    setting: Setting
    heading: str
    title: str
    book: str
    tabs: tuple[str, ...]
    tab: int
    totals: tuple[TotalRow, ...]
    fields: tuple[Field, ...]
    remarks: tuple[str, ...]

    @property
    def region(self) -> str:
        return self.setting.locale.region


def place_formula(template: str, columns: Mapping[str, str], row: int) -> str:
    """The template with column letters and row filled in.

    >>> place_formula("={units}{row}*{price}{row}", {"units": "C", "price": "D"}, 7)
    '=C7*D7'
    """
    return template.format_map({**columns, "row": str(row)})
