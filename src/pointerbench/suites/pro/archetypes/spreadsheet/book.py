"""What stands in a sheet: columns of values that make sense together, with formulas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench.suites.pro.desk import Desk

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@dataclass(frozen=True, slots=True)
class Book:
    """A table that begins in A1.

    Attributes:
        columns: as the application file has them, see `values`.
        rows: the texts of its cells, without the head line.
        keys: what tells the rows apart.
        formulas: of the computed columns, with ``{r}`` for the row's number.
        total: the line of sums, empty where a column has none.
    """

    columns: Sequence[Mapping[str, Any]]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[tuple[float, ...], ...]
    keys: tuple[str, ...]
    formulas: Mapping[int, str]
    total: tuple[str, ...]

    def index(self, name: str) -> int:
        return next(at for at, column in enumerate(self.columns) if column["name"] == name)


def book_of(d: Desk, lines: int) -> Book:
    """The book that this screen has open, with so many rows."""
    entry = d.turn(d.content("books"))
    columns = entry["columns"]
    keys = tuple(d.sample(entry["keys"], lines))
    numbers: list[tuple[float, ...]] = []
    rows: list[tuple[str, ...]] = []
    for place, key in enumerate(keys):
        values = _values(d, columns, place)
        numbers.append(values)
        rows.append(tuple(
            key if column["kind"] == "key" else shown(column, value, place)
            for column, value in zip(columns, values, strict=True)
        ))  # fmt: skip
    total = tuple(
        shown(column, sum(line[at] for line in numbers), 0) if column.get("sum") else ""
        for at, column in enumerate(columns)
    )
    return Book(columns, tuple(rows), tuple(numbers), keys, _formulas(columns), total)


def _values(d: Desk, columns: Sequence[Mapping[str, Any]], place: int) -> tuple[float, ...]:
    """The numbers of a row; words are counted by their place among the choices."""
    found: list[float] = []
    names = [column["name"] for column in columns]
    for column in columns:
        kind = column["kind"]
        if "by" in column:
            other = found[names.index(column["by"])]
            value = float(sum(other > step for step in column["steps"]))
        elif kind == "pick":
            value = float(d.integer(0, len(column["of"]) - 1))
        elif kind in ("count", "date"):
            value = float(d.integer(column.get("low", 0), column.get("high", 3)))
        elif kind in ("money", "percent", "decimal"):
            value = round(d.uniform(column["low"], column["high"]), column.get("digits", 2))
        elif kind == "near":
            other = found[names.index(column["of"][0])]
            if "share" in column:
                value = round(other * d.uniform(1 - column["share"], 1 + column["share"]), 2)
            else:
                value = other + (0 if d.chance(0.5) else d.integer(-9, 6))
        elif kind in ("product", "quotient", "difference", "plus"):
            first, *rest = (found[names.index(name)] for name in column["of"])
            value = first
            for other in rest:
                value = _combined(kind, value, other)
        else:
            value = column.get("start", 1) + place * column.get("step", 1)
        found.append(value)
    return tuple(found)


def _combined(kind: str, one: float, other: float) -> float:
    if kind == "product":
        return one * other
    if kind == "quotient":
        return one / max(1, other)
    return one + other if kind == "plus" else one - other


def shown(column: Mapping[str, Any], value: float, place: int) -> str:
    """A number as the column formats it."""
    kind = column.get("as", column["kind"])
    if kind == "pick":
        return str(column["of"][int(value)])
    if kind == "date":
        day = place * 2 + int(value) % 2
        return f"2026-{1 + day // 28:02d}-{1 + day % 28:02d}"
    if kind == "count" or (kind == "near" and "share" not in column):
        return f"{value:,.0f}"
    digits = column.get("digits", 2)
    formats = {
        "serial": f"{column.get('before', '')}{value:.0f}",
        "percent": f"{value * 100:.1f}%",
        "decimal": f"{value:.{digits}f}",
    }
    return formats.get(kind, f"{column.get('sign', '')}{value:,.{digits}f}")


def _formulas(columns: Sequence[Mapping[str, Any]]) -> dict[int, str]:
    signs = {"product": "*", "quotient": "/", "difference": "-", "plus": "+"}
    names = [column["name"] for column in columns]
    found = {}
    for at, column in enumerate(columns):
        if column["kind"] in signs:
            cells = [f"{letter(names.index(name))}{{r}}" for name in column["of"]]
            found[at] = "=" + signs[column["kind"]].join(cells)
    return found


def letter(place: int) -> str:
    """The heading of a column: A, B, ... Z, AA."""
    first, second = divmod(place, 26)
    return (chr(64 + first) if first else "") + chr(65 + second)
