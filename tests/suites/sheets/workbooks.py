"""Tables as a workbook holds them, drawn once for all that look at them."""

from __future__ import annotations

from functools import cache

from pointerbench.suites.sheets.content import draw
from pointerbench.suites.sheets.content.table import Field, Table
from pointerbench.values.rng import Stream


@cache
def table_of(kind: str, language: str, seed: int = 0, rows: int = 24) -> Table:
    stream = Stream(f"book/{kind}/{language}/{seed}")
    setting = draw.draw_setting(stream, kind, language, rows)
    return draw.draw_kind(stream, kind, setting, rows, (99, 99))


def field_of(table: Table, key: str) -> Field:
    return next(field for field in table.fields if field.key == key)
