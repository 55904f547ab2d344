"""Believable table content for spreadsheets in six languages, drawn from one `Stream`.

Everything a table says stands in TOML: `kinds/` (one file a kind of table), `phrases/` (one line a
meaning, in all six languages); names and ways of writing come from `pointerbench.language`.
`generators.py` interprets the columns.
"""

from __future__ import annotations

from pointerbench.language.locales import Locale
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.sheets.content.draw import draw_table
from pointerbench.suites.sheets.content.table import Field, Table, place_formula

__all__ = ["LANGUAGES", "Field", "Locale", "Table", "draw_table", "place_formula"]
