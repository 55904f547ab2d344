"""Draws a table: a kind, a region, the columns it shows, their cells, and the lines around it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pointerbench.language.locales import Locale, draw_locale
from pointerbench.language.phrases import lexicon
from pointerbench.suites.sheets.content import display, store, surroundings
from pointerbench.suites.sheets.content.draft import Column, Draft, Setting, Spec
from pointerbench.suites.sheets.content.generators import GENERATORS
from pointerbench.suites.sheets.content.periods import draw_period, near, period_beside
from pointerbench.suites.sheets.content.plan import Plan, plan_of, shown_columns
from pointerbench.suites.sheets.content.table import WAYS, Field, Table, TotalRow
from pointerbench.suites.sheets.content.tones import tones_of
from pointerbench.values.rng import Stream

_UNSORTED = ("serial", "log", "regular")  # stay in place when the rows are sorted


def draw_table(
    stream: Stream, language: str, rows: int, fields: tuple[int, int], above: int = 0
) -> Table:
    """A table of any kind with from `fields[0]` to `fields[1]` columns; all are equally likely.

    `above` rows stand before those that are drawn.
    """
    kinds = [kind for kind in store.kind_names() if plan_of(kind).holds(rows + above)]
    kind = _kind(stream, kinds, fields[0])
    return draw_kind(stream, kind, draw_setting(stream, kind, language, rows), rows, fields, above)


def draw_beside(stream: Stream, table: Table, rows: int, fields: tuple[int, int]) -> Table:
    """A table for the same sheet: of a kind that people keep together with that one."""
    region = table.setting.locale.region
    kinds = [
        kind
        for kind in store.companions(table.kind)
        if kind != table.kind and region not in store.read(f"kinds/{kind}").get("not_in", ())
    ]
    kind = _kind(stream, kinds, fields[0])
    rows = min(rows, plan_of(kind).longest or rows)
    setting = _beside(table.setting, kind, rows)
    return draw_kind(stream, kind, setting, rows, fields)


def has_companions(table: Table) -> bool:
    """Whether people keep tables of other kinds on the same sheet."""
    return len(store.companions(table.kind)) > 1


def draw_again(stream: Stream, table: Table, rows: int, number: int) -> Table:
    """The same columns once more: for the month after, or for the same time in another town."""
    setting, heading = table.setting, table.heading
    draft = Draft(table.kind, rows, stream, setting)
    if store.read(f"kinds/{table.kind}").get("apart") == "period":
        draft.setting = replace(setting, period=near(setting.period, number))
    else:
        towns = lexicon(draft.language, f"cities_{draft.locale.country}")
        town = draft.habit("towns").shuffled(towns)[number % len(towns)]
        heading = heading.replace("{period}", f"{{period}} – {town}")
    return finished(draft, [each.key for each in table.fields], heading)


def _kind(stream: Stream, kinds: list[str], least: int) -> str:
    kind = stream.child("kind").pick(kinds)
    if plan_of(kind).most < least:
        able = [name for name in kinds if plan_of(name).most >= least]
        kind = stream.child("other kind").pick(able or kinds)
    return kind


def draw_kind(
    stream: Stream,
    kind: str,
    setting: Setting,
    rows: int,
    fields: tuple[int, int] = (3, 12),
    above: int = 0,
) -> Table:
    """A table of this kind with from `fields[0]` to `fields[1]` columns."""
    draft = Draft(kind, rows, stream, setting, above)
    keys = shown_columns(plan_of(kind), stream.child("columns"), *fields)
    declared = store.read(f"kinds/{kind}")
    return finished(draft, keys, surroundings.draw_heading(declared, draft, stream.child("title")))


def finished(draft: Draft, keys: list[str], heading: str) -> Table:
    """The table with these columns, and everything that stands around it."""
    plan, around = plan_of(draft.kind), draft.stream.child("around")
    fill_columns(draft, plan, keys)
    declared = store.read(f"kinds/{draft.kind}")
    blanks = surroundings.draw_blanks(draft, around)
    tabs = surroundings.draw_tabs(declared, draft, around)
    fields = tuple(_field(draft, plan.specs[key], keys) for key in keys)
    table = Table(
        kind=draft.kind,
        setting=draft.setting,
        heading=heading,
        title=heading.format_map(blanks),
        book=surroundings.draw_book(declared, draft, around, blanks, tabs.says),
        tabs=tabs.names,
        tab=tabs.active,
        totals=_totals(draft, fields),
        fields=fields,
        remarks=surroundings.draw_remarks(declared, draft, around, blanks),
    )
    return respelt(table, draft.locale)


def draw_setting(stream: Stream, kind: str, language: str, rows: int) -> Setting:
    """Region, ways of writing and period of a workbook that begins with such a table."""
    declared = store.read(f"kinds/{kind}")
    locale = draw_locale(stream.child("region"), language, declared.get("not_in", ()))
    names = ("surroundings.yes_no", "surroundings.yes_no", "surroundings.true_false")
    return Setting(
        stream.child("habits").path,
        locale,
        locale.draw_style(stream.child("style")),
        stream.child("booleans").pick(names),
        draw_period(stream.child("period"), _length(declared), plan_of(kind).days(rows)),
    )


def _beside(setting: Setting, kind: str, rows: int) -> Setting:
    length = _length(store.read(f"kinds/{kind}"))
    return replace(setting, period=period_beside(setting.period, length, plan_of(kind).days(rows)))


def _length(declared: dict[str, Any]) -> str:
    return str(declared.get("period", "quarter"))


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
        spec = plan.specs[key]
        if spec.make not in _UNSORTED and not spec.get("ordered"):
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
    headings = _headings(spec, locale)
    several = len(headings) > 1
    words = _boolean_words(draft)
    how = spec.get("total", "")
    formula = spec.get("formula", "")
    needed = plan_of(draft.kind).needs[spec.key]
    habit = draft.habit(f"field/{spec.get('heads', spec.key)}")
    return Field(
        key=spec.key,
        header=habit.pick(headings) if several else headings[0],
        kind=column.kind,
        values=tuple(display.shown(column, locale, draft.style, words)),
        edits=_tuple(display.edited(column, locale, words)),
        formula=display.localized(formula, locale) if {*needed} <= {*keys} else "",
        how=how,
        total=_total(column, how, draft),
        total_formula=display.total_formula(how, locale) if how else "",
        tones=tones_of(column, spec, draft),
    )


def _headings(spec: Spec, locale: Locale) -> tuple[str, ...]:
    """What the column may be called: as in the country, if that has words of its own for it."""
    name = spec.get("header", spec.key)
    own = f"{name}_{locale.country}"
    return store.word(
        f"headers.{own if own in store.read('phrases/headers') else name}", locale.language
    )


def _total(column: Column, how: str, draft: Draft) -> str:
    if not how:
        return ""
    write = display.writer(column, draft.locale, draft.style, ("", ""))
    return write(display.total_of(column, how))


def _totals(draft: Draft, fields: tuple[Field, ...]) -> tuple[TotalRow, ...]:
    """A row for the columns that are added up, one for those that are averaged, or both.

    The first column holds what the rows are called.
    """
    ways = tuple(way for way in WAYS if any(field.how == way for field in fields[1:]))
    if len(ways) > 1:
        ways = draft.habit("totals").weighted({WAYS[:1]: 5, WAYS: 3, WAYS[1:]: 2})
    return tuple(
        TotalRow(way, draft.habit(way).pick(store.word(f"surroundings.{way}", draft.language)))
        for way in ways
    )


def _tuple(texts: list[str] | None) -> tuple[str, ...] | None:
    return None if texts is None else tuple(texts)


def _boolean_words(draft: Draft) -> tuple[str, str]:
    yes, no = store.texts(draft.setting.booleans, draft.language)
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
        book="_".join(map(locale.respelt, table.book.split("_"))),
        tabs=mended(table.tabs),
        fields=fields,
        remarks=mended(table.remarks),
        totals=tuple(TotalRow(way, locale.respelt(label)) for way, label in table.totals),
    )
