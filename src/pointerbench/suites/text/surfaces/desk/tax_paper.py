"""The upper part of an official form: the office, what the form is, and who fills it in."""

from __future__ import annotations

from typing import Any, NamedTuple

from pointerbench.flow.nodes import Drawing, Node, Paragraph
from pointerbench.suites.text.kit.numbers import account_number
from pointerbench.suites.text.kit.texts import text, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

INK, PEN = "#1c1c1c", "#1d3f8f"


class Form(NamedTuple):
    """What all parts of the form share."""

    tint: str
    number: str
    year: int
    city: str


def small(w: Writer, words: str, size: float = 11, **looks: Any) -> Paragraph:
    return ui(w, words, size, INK, **{"leading": 1.25, **looks})


def head(w: Writer, form: Form) -> Node:
    mark = Drawing("emblem", 44, 40, (), (float(w.integer(0, 47)),))
    office = column(
        small(w, w.say("desk.tax_office", city=form.city), 14, bold=True),
        small(w, w.say("desk.form_no", code=form.number), 11),
        gap=2,
        grow=1,
    )
    name = column(
        ui(w, w.say("desk.tax_return"), 21, INK, bold=True, role="title", align="right"),
        small(w, w.say("desk.for_year", year=form.year), 13, align="right"),
        gap=2,
    )
    return row(
        mark,
        office,
        name,
        gap=14,
        pad=pad(20, 13),
        border=INK,
        edges="b",
        thickness=2,
        place="header",
    )


def person(w: Writer, form: Form) -> Node:
    """Who fills it in: boxes with a small caption over a value in ink."""
    name = w.person()
    first, _, last = name.partition(" ")
    born = w.today.replace(year=w.today.year - w.integer(24, 70), day=w.integer(1, 28))
    code = "desk.zip_code" if w.locale.country == "US" else "postcode"
    rows = (
        (
            ("last_name", last, 1.0),
            ("first_name", first, 1.0),
            ("date_of_birth", w.short_date(born), 0.7),
        ),
        (("street", w.street(), 1.3), (code, w.postcode(form.city), 0.5), ("city", form.city, 0.9)),
        (
            ("tax_id", w.code("## ### ### ###"), 0.8),
            _account(w),
        ),
    )
    lines = [panes(*(_box(w, key, value, share) for key, value, share in line)) for line in rows]
    return column(*lines, fill=form.tint, border=INK, edges="b")


def _box(w: Writer, key: str, value: str, share: float) -> Node:
    return column(
        small(w, w.say(key), 10),
        text(w, value, 15, PEN, leading=1.3),
        gap=1,
        pad=pad(12, 5),
        grow=share,
        border="#9a9a9a",
        edges="br",
    )


def _account(w: Writer) -> tuple[str, str, float]:
    """Where a refund goes: an IBAN with its check digits, or a number where there is none."""
    key = "desk.account_no" if w.locale.country in ("US", "MX") else "iban"
    return key, account_number(w), 1.2
