"""What a drawn table is: typed columns of displayed text, and the lines that stand around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Field:
    """One column; `values` are as the program displays them, '' is a blank cell.

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
    total: str
    total_formula: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table with the texts of its workbook; `book` is a file name without extension."""

    kind: str
    region: str
    title: str
    book: str
    tabs: tuple[str, ...]
    total_label: str
    fields: tuple[Field, ...]
    remarks: tuple[str, ...]


def place_formula(template: str, columns: Mapping[str, str], row: int) -> str:
    """The template with column letters and row filled in.

    >>> place_formula("={units}{row}*{price}{row}", {"units": "C", "price": "D"}, 7)
    '=C7*D7'
    """
    return template.format_map({**columns, "row": str(row)})
