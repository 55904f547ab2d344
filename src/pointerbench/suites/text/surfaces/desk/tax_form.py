"""An official form on paper: numbered boxes, amounts that add up, notes on how to fill it in."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Node
from pointerbench.suites.text.kit.texts import prose, text, ui
from pointerbench.suites.text.surfaces.desk.tax_paper import INK, PEN, Form, head, person, small
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_TINTS = ("#e3efe6", "#e6ecf7", "#f6ead9", "#f3e4e8", "#e9e9e2")
_INCOME = ("desk.pension", "desk.interest", "desk.rent", "desk.freelance")
_COSTS = ("desk.commuting", "desk.insurance", "desk.donations", "desk.training", "desk.craftsmen")


class Line(NamedTuple):
    """A line of the form and its amount in whole units of the currency."""

    key: str
    amount: int
    total: bool = False


def build(w: Writer) -> Node:
    form = Form(w.pick(_TINTS), w.code("?##-###"), w.today.year - 1, w.city())
    income = [Line(key, w.integer(3, 90) * w.pick((11, 37, 53))) for key in w.sample(_INCOME, 3)]
    income.insert(0, Line("desk.wages", w.integer(24000, 68000)))
    earned = sum(line.amount for line in income)
    costs = [Line(key, w.integer(40, 1900)) for key in w.sample(_COSTS, 4)]
    spent = sum(line.amount for line in costs)
    due = (earned - spent) * w.integer(14, 24) // 100
    paid = due + w.integer(-900, 1300)
    ends = [Line("desk.taxable", earned - spent), Line("desk.tax_due", due)]
    ends += [Line("desk.withheld", paid)]
    last = "desk.refund" if paid >= due else "desk.to_pay"
    ends.append(Line(last, abs(paid - due), total=True))
    income.append(Line("desk.total_income", earned, total=True))
    costs.append(Line("desk.total_costs", spent, total=True))
    sheet = column(
        head(w, form),
        person(w, form),
        _section(w, form, ("A", "income", "income"), income, 10),
        _section(w, form, ("B", "desk.deductions", "costs"), costs, 30),
        _section(w, form, ("C", "desk.calculation", "result"), ends, 50),
        _signed(w, form),
        width=w.pick((860, 900, 930)),
        gap=0,
        fill="#ffffff",
        border="#8a8a8a",
        place="form",
    )
    ground = w.pick(("#d7d7d2", "#b9c0c7", "#5b5f63", "#cdbfa6"))
    return column(
        sheet, align="center", pad=pad(0, w.pick((12, 24))), fill=ground, clip=True, grow=1
    )


def _section(
    w: Writer, form: Form, names: tuple[str, str, str], lines: list[Line], first: int
) -> Node:
    letter, key, hint = names
    sign = column(
        ui(w, letter, 17, "#ffffff", bold=True, align="center", role="title"),
        width=34,
        justify="center",
        fill=INK,
    )
    heading = row(
        ui(w, w.say(key), 13.5, INK, bold=True, role="title"),
        pad=pad(12, 5),
        fill=form.tint,
        grow=1,
    )
    rows = [_line(w, form, first + number, line) for number, line in enumerate(lines)]
    said = (w.say(f"desk.{kind}_{hint}") for kind in ("hint", "tip"))
    note = column(
        *(prose(w, one, 12, INK, styles=("bold", "italic"), leading=1.35) for one in said),
        gap=6,
        width=246,
        pad=pad(12, 8),
        border="#9a9a9a",
        edges="l",
        place="panel",
    )
    body = panes(column(*rows[:-1], push(), rows[-1], grow=1), note)
    return column(panes(sign, heading), body, border=INK, edges="b", place="section")


def _line(w: Writer, form: Form, number: int, line: Line) -> Node:
    """A numbered line: what it asks for, dots to fill, the amount in its box."""
    amount = text(w, w.number(line.amount), 15, PEN, bold=line.total, align="right", leading=1.25)
    box = column(
        amount,
        width=132,
        pad=pad(10, 3),
        border=INK,
        fill="#ffffff",
        thickness=2 if line.total else 1,
    )
    sign = w.amount(0).strip("0123456789.,\u00a0 -") or "EUR"
    return row(
        small(w, str(number), 11, bold=True, width=20),
        small(w, w.say(line.key), 12.5, bold=line.total, grow=1),
        box,
        small(w, sign, 11, width=24),
        gap=10,
        pad=pad(12, 3),
        fill=form.tint if line.total else "",
        place="row",
    )


def _signed(w: Writer, form: Form) -> Node:
    day = w.short_date(w.day(-60))
    declared = prose(w, w.say("desk.tax_oath"), 12, INK, styles=("bold",), leading=1.35, grow=1)
    place = column(
        text(w, f"{form.city}, {day}", 14, PEN),
        small(w, w.say("desk.place_date"), 10),
        gap=1,
        width=200,
        border="#9a9a9a",
        edges="l",
        pad=pad(12, 6),
    )
    name = column(
        Drawing("signature", 30, 150, (PEN,), (float(w.integer(0, 99)),)),
        small(w, w.say("desk.signature"), 10),
        gap=1,
        width=180,
        border="#9a9a9a",
        edges="l",
        pad=pad(12, 6),
    )
    foot = row(
        small(w, f"{form.number} / {form.year}", 10),
        push(),
        small(w, f"{w.say('page')} 1", 10),
        pad=pad(14, 7),
        border=INK,
        edges="t",
    )
    body = panes(column(declared, pad=pad(14, 9), grow=1), place, name)
    return column(body, foot, place="footer")
