"""Draws a table: a kind, a region, the columns it shows, their cells, and the lines around it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pointerbench.language.locales import Locale, Style, draw_locale, locales
from pointerbench.suites.sheets.content import display, store, surroundings
from pointerbench.suites.sheets.content.draft import Column, Draft, Spec
from pointerbench.suites.sheets.content.generators import GENERATORS
from pointerbench.suites.sheets.content.plan import Plan, plan_of, shown_columns
from pointerbench.suites.sheets.content.table import Field, Table
from pointerbench.values.rng import Stream

_UNSORTED = ("serial", "log", "regular")  # stay in place when the rows are sorted


def draw_table(
    stream: Stream, language: str, rows: int, fields: tuple[int, int], beside: Table | None = None
) -> Table:
    """A table of any kind with from `fields[0]` to `fields[1]` columns; all are equally likely.

    `beside` is a table of the same workbook: the new one then is of a related kind and of the same
    region.
    """
    kinds = store.kind_names()
    if beside:
        kinds = tuple(
            kind
            for kind in store.companions(beside.kind)
            if beside.region not in store.read(f"kinds/{kind}").get("not_in", ())
        )
    kind = stream.child("kind").pick(kinds)
    if plan_of(kind).most < fields[0]:
        able = [name for name in kinds if plan_of(name).most >= fields[0]]
        kind = stream.child("other kind").pick(able or kinds)
    return draw_kind(stream, kind, language, rows, fields, beside.region if beside else "")


def draw_kind(
    stream: Stream,
    kind: str,
    language: str,
    rows: int,
    fields: tuple[int, int] = (3, 12),
    region: str = "",
) -> Table:
    """A table of this kind with from `fields[0]` to `fields[1]` columns, of that or any region."""
    draft = start_draft(stream, kind, language, rows, region)
    plan = plan_of(kind)
    keys = shown_columns(plan, stream.child("columns"), *fields)
    fill_columns(draft, plan, keys)
    declared, around = store.read(f"kinds/{kind}"), stream.child("around")
    blanks = surroundings.draw_blanks(draft, around)
    total = around.pick(store.word("surroundings.total", language))
    table = Table(
        kind=kind,
        region=draft.locale.region,
        title=surroundings.draw_title(declared, draft, around, blanks),
        book=surroundings.draw_book(declared, draft, around, blanks),
        tabs=surroundings.draw_tabs(declared, draft, around),
        total_label=total,
        fields=tuple(_field(draft, plan.specs[key], keys) for key in keys),
        remarks=surroundings.draw_remarks(declared, draft, around, blanks),
    )
    return respelt(table, draft.locale)


def start_draft(stream: Stream, kind: str, language: str, rows: int, region: str = "") -> Draft:
    """An empty draft with its region, style and period."""
    declared = store.read(f"kinds/{kind}")
    locale = locales().get(region) or draw_locale(
        stream.child("region"), language, declared.get("not_in", ())
    )
    style = locale.draw_style(stream.child("style"))
    length = declared.get("period", "quarter")
    period = surroundings.draw_period(stream.child("period"), length)
    return Draft(kind, rows, stream, locale, style, period)


def fill_columns(draft: Draft, plan: Plan, keys: list[str]) -> None:
    """Makes the columns and what they need, then sorts the rows where the kind says so."""
    sort_key = plan.sort.removeprefix("-")
    for key in [*keys, sort_key] if sort_key else keys:
        _make(draft, plan, key)
    if not sort_key:
        return
    cells = draft.columns[sort_key].cells
    order = sorted(range(draft.rows), key=cells.__getitem__, reverse=plan.sort.startswith("-"))
    for key, column in draft.columns.items():
        if plan.specs[key].make not in _UNSORTED:
            column.cells = [column.cells[row] for row in order]
            column.picks = [column.picks[row] for row in order] if column.picks else ()


def _make(draft: Draft, plan: Plan, key: str) -> None:
    if key in draft.columns:
        return
    for other in plan.needs[key]:
        _make(draft, plan, other)
    spec = plan.specs[key]
    draft.columns[key] = _with_blanks(draft, spec, GENERATORS[spec.make][0](draft, spec))


def _with_blanks(draft: Draft, spec: Spec, column: Column) -> Column:
    """Blanks a share of the cells (`blank`), and those where another column is not one of `only`.

    `same` gives all rows the first cell, `per = "customer"` gives each customer one.
    `only = "status:0,2"` keeps the rows whose status is the first or third of its list;
    `only = "paid"` keeps those where that column is true or filled.
    """
    if "per" in spec.options:
        first: dict[Any, Any] = {}
        pairs = zip(draft.columns[spec["per"]].cells, column.cells, strict=True)
        column.cells = [first.setdefault(owner, cell) for owner, cell in pairs]
    if spec.get("same"):
        column.cells = column.cells[:1] * draft.rows
    if "only" in spec.options:
        name, _, places = spec["only"].partition(":")
        other = draft.columns[name]
        if places:
            wanted = {int(place) for place in places.split(",")}
            keep = [pick.place in wanted for pick in other.picks]
        else:
            keep = [bool(cell) for cell in other.cells]
        column.cells = [
            cell if kept else None for cell, kept in zip(column.cells, keep, strict=True)
        ]
    if "blank" in spec.options:
        random, rate = draft.stream.child(f"blank/{spec.key}").random, spec["blank"]
        column.cells = [None if random() < rate else cell for cell in column.cells]
    return column


def _field(draft: Draft, spec: Spec, keys: list[str]) -> Field:
    column, locale = draft.columns[spec.key], draft.locale
    stream = draft.stream.child(f"field/{spec.key}")
    style = draft.style
    if column.kind == "currency" and stream.chance(0.06):
        style = replace(style, money="{n} ; -{n}")
    words = _boolean_words(draft)
    how = spec.get("total", "")
    formula = spec.get("formula", "")
    needed = plan_of(draft.kind).needs[spec.key]
    return Field(
        key=spec.key,
        header=stream.pick(store.word(f"headers.{spec.get('header', spec.key)}", draft.language)),
        kind=column.kind,
        values=tuple(display.shown(column, locale, style, words)),
        edits=_tuple(display.edited(column, locale, words)),
        formula=display.localized(formula, locale) if {*needed} <= {*keys} else "",
        total=_total(column, how, draft, style),
        total_formula=display.total_formula(how, locale) if how else "",
    )


def _total(column: Column, how: str, draft: Draft, style: Style) -> str:
    if not how:
        return ""
    write = display.writer(column, draft.locale, style, ("", ""))
    return write(display.total_of(column, how))


def _tuple(texts: list[str] | None) -> tuple[str, ...] | None:
    return None if texts is None else tuple(texts)


def _boolean_words(draft: Draft) -> tuple[str, str]:
    names = ("surroundings.yes_no", "surroundings.yes_no", "surroundings.true_false")
    if "booleans" not in draft.shared:
        draft.shared["booleans"] = draft.stream.child("booleans").pick(names)
    yes, no = store.texts(draft.shared["booleans"], draft.language)
    return yes, no


def respelt(table: Table, locale: Locale) -> Table:
    """The table in the region's own words: Swiss 'Strasse', American 'color', Mexican 'auto'."""
    if not locale.spelling:
        return table

    def mended(texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(locale.respelt(text) for text in texts)

    fields = tuple(
        replace(field, header=locale.respelt(field.header), values=mended(field.values))
        if field.kind in ("text", "note")
        else replace(field, header=locale.respelt(field.header))
        for field in table.fields
    )
    return replace(
        table,
        title=locale.respelt(table.title),
        book=locale.respelt(table.book),
        tabs=mended(table.tabs),
        fields=fields,
        remarks=mended(table.remarks),
    )
