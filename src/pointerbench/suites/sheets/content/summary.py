"""A small table beside a list: how many rows of each sort it has, and what they come to."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from decimal import Decimal

from pointerbench.language.locales import Locale
from pointerbench.suites.sheets.content import display, store
from pointerbench.suites.sheets.content.draft import Column
from pointerbench.suites.sheets.content.table import Field, Table, TotalRow
from pointerbench.values.rng import Stream

_MOST = 8  # sorts that such a table has
_ADDED = ("integer", "decimal", "currency")


def summarize(table: Table, stream: Stream) -> Table | None:
    """Rows counted, and one or two columns added up, by the words of another column; None where
    the table has no column of few words."""
    groups = [each for each in table.fields if each.kind == "text" and _few(each)]
    if not groups:
        return None
    by = stream.pick(groups)
    counted = Counter(text for text in by.values if text)
    sorts = tuple(sort for sort, _ in counted.most_common())
    locale = table.setting.locale
    count = Column("integer", [counted[sort] for sort in sorts])
    fields = [_words(by, sorts), _numbers("count", _word("count", stream, locale), count, table)]
    sums = [each for each in table.fields if _is_added(each)]
    for each in stream.sample(sums, min(len(sums), stream.integer(0, 2))):
        fields.append(_numbers(each.key, each.header, _sums(each, by, sorts, locale), table))
    title = f"{_word('summary', stream, locale)} – {by.header}"
    return replace(
        table,
        heading=title,
        title=title,
        totals=(TotalRow("sum", _word("sum", stream, locale)),),
        fields=tuple(fields),
    )


def _few(each: Field) -> bool:
    words = Counter(text for text in each.values if text)
    return 2 <= len(words) <= _MOST and max(words.values()) > 1


def _is_added(each: Field) -> bool:
    return each.how == "sum" and each.kind in _ADDED and any(each.values)


def _word(name: str, stream: Stream, locale: Locale) -> str:
    return locale.respelt(stream.pick(store.word(f"surroundings.{name}", locale.language)))


def _words(by: Field, sorts: tuple[str, ...]) -> Field:
    """The first column: every sort once."""
    tones = dict(zip(by.values, by.tones, strict=False))
    told = tuple(tones.get(sort, "") for sort in sorts) if by.tones else ()
    return replace(by, values=sorts, edits=None, formula="", tones=told)


def _numbers(key: str, header: str, column: Column, table: Table) -> Field:
    locale, style = table.setting.locale, table.setting.style
    words = ("", "")
    total = display.writer(column, locale, style, words)(display.total_of(column, "sum"))
    edits = display.edited(column, locale, words)
    return Field(
        key=key,
        header=header,
        kind=column.kind,
        values=tuple(display.shown(column, locale, style, words)),
        edits=tuple(edits) if edits else None,
        formula="",
        how="sum",
        total=total,
        total_formula=display.total_formula("sum", locale),
    )


def _sums(each: Field, by: Field, sorts: tuple[str, ...], locale: Locale) -> Column:
    """What the rows of each sort come to, read back from what the list shows."""
    numbers = [locale.parse(text) if text else Decimal() for text in each.values]
    first = next(text for text in each.values if text)
    fraction = first.partition(locale.decimal)[2] if each.kind != "integer" else ""
    decimals = sum(sign.isdigit() for sign in fraction)
    whole = dict.fromkeys(sorts, Decimal())
    for sort, number in zip(by.values, numbers, strict=True):
        if sort:
            whole[sort] += number
    return Column(each.kind, [int(whole[sort].scaleb(decimals)) for sort in sorts], decimals)
