"""Turns a typed column into what the program shows in its cells and in its formula bar."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from pointerbench.language.locales import Locale, Style
from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Column

NUMERIC = ("integer", "decimal", "currency", "percent")


def shown(column: Column, locale: Locale, style: Style, words: tuple[str, str]) -> list[str]:
    """The displayed text of every cell; `words` are the two names of true and false."""
    write = writer(column, locale, style, words)
    return ["" if cell is None else write(cell) for cell in column.cells]


def edited(column: Column, locale: Locale, words: tuple[str, str]) -> list[str] | None:
    """What the formula bar shows; None where that is what the cell shows."""
    plain = Style("", "{n} ; -{n}", "{n}%", locale.short_date, locale.long_time)
    if column.kind == "boolean" or column.kind not in (*NUMERIC, "date", "time"):
        return None
    if column.kind in NUMERIC:
        sign = "%" if column.kind == "percent" else ""
        return [
            "" if cell is None else locale.bare(cell, column.decimals) + sign
            for cell in column.cells
        ]
    return shown(column, locale, plain, words)


def writer(
    column: Column, locale: Locale, style: Style, words: tuple[str, str]
) -> Callable[[Any], str]:
    """How a cell of this column is written."""
    decimals = column.decimals
    clock = style.time
    if column.span:  # no morning or afternoon; seconds where the style states them
        clock = "{h}:{min}:00" if ":00" in clock else "{h}:{min}"
    forms: dict[str, Callable[[Any], str]] = {
        "integer": lambda cell: locale.number(cell, 0, style.group),
        "decimal": lambda cell: locale.number(cell, decimals, style.group),
        "currency": lambda cell: locale.amount(cell, decimals, style),
        "percent": lambda cell: locale.rate(cell, decimals, style),
        "date": lambda cell: locale.date(cell, style.date),
        "time": lambda cell: locale.time(cell, clock),
        "boolean": lambda cell: words[0] if cell else words[1],
    }
    return forms.get(column.kind, str)


def total_of(column: Column, how: str) -> int:
    """Sum or average in the column's own counts, the average rounded half away from zero."""
    cells = [cell for cell in column.cells if cell is not None]
    whole = sum(cells)
    if how == "sum":
        return int(whole)
    rounded = (2 * abs(whole) + len(cells)) // (2 * len(cells)) if cells else 0
    return int(-rounded if whole < 0 else rounded)


def localized(formula: str, locale: Locale) -> str:
    """A formula over column keys as a template with the locale's functions and separators."""
    names = store.by_attribute("functions.names", locale.language)

    def replaced(match: re.Match[str]) -> str:
        token = match.group()
        if token == ",":
            return locale.separator
        if token[0].isdigit():
            return token.replace(".", locale.decimal)
        return names[token] if token.isupper() else f"{{{token}}}{{row}}"

    return re.sub(r"[A-Za-z_]\w*|\d+\.\d+|,", replaced, formula)


def total_formula(how: str, locale: Locale) -> str:
    """The template of a totals row."""
    name = store.by_attribute("functions.names", locale.language)[
        {"sum": "SUM", "average": "AVERAGE"}[how]
    ]
    return f"={name}({{col}}{{first}}:{{col}}{{last}})"
