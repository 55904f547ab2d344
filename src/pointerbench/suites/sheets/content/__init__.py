"""Believable table content for spreadsheets in six languages, drawn from one `Stream`.

Everything a table says stands in TOML: `kinds/` (one file a kind of table), `phrases/` (one line a
meaning, in all six languages); names and ways of writing come from `pointerbench.language`.
`generators.py` interprets the columns.
"""

from __future__ import annotations

from pointerbench.language.locales import Locale
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.sheets.content.draw import (
    draw_again,
    draw_beside,
    draw_table,
    has_companions,
)
from pointerbench.suites.sheets.content.summary import summarize
from pointerbench.suites.sheets.content.table import Field, Table, place_formula
from pointerbench.suites.sheets.content.texts import draw_account

__all__ = [
    "LANGUAGES",
    "Field",
    "Locale",
    "Table",
    "draw_account",
    "draw_again",
    "draw_beside",
    "draw_table",
    "has_companions",
    "place_formula",
    "summarize",
]
