"""A payslip's sheet: earnings less deductions make what is paid out."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.texts import muted, prose, text, title
from pointerbench.suites.text.surfaces.business.parts import Col, grid, mark, paper
from pointerbench.suites.text.surfaces.business.pay_rates import RATES, insurance_number
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule


class _Line(NamedTuple):
    caption: str
    base: str
    rate: str
    cents: int


def named_month(w: Writer, day: dt.date) -> str:
    return f"{w.month(day)} {day.year}"


def pay_sheet(w: Writer, people: tuple[str, str], month: dt.date) -> Group:
    """The slip of the month, of an employer and an employee who live in one town."""
    (employer, person), town = people, w.city()
    earnings = _earnings(w)
    gross = sum(line.cents for line in earnings)
    deductions = _deductions(w, gross)
    minus = sum(line.cents for line in deductions)
    theme = w.theme
    return paper(
        _head(w, employer, town, month),
        rule(theme),
        _person(w, person, town),
        _block(w, "earnings", earnings, "gross", gross),
        _block(w, "deductions", deductions, "total_deductions", minus),
        row(
            text(w, w.say("business.pay.net"), 14, theme.link, bold=True),
            push(),
            text(w, w.amount(gross - minus), 16, theme.link, bold=True),
            fill=theme.soft,
            pad=pad(12, 7),
        ),
        panes(_year(w, month, gross, minus), _account(w), gap=26),
        prose(w, w.say(f"business.pay.note.{w.integer(1, 2)}"), 11.5, theme.muted, styles=()),
        push(),
        width=w.integer(660, 730),
        pad=Pad(20, 38, 12, 38),
        gap=9,
    )


def _head(w: Writer, employer: str, town: str, month: dt.date) -> Group:
    left = column(
        text(w, employer, 15, bold=True),
        text(w, f"{w.street()}, {w.town(town)}", 11.5, w.theme.muted),
        gap=1,
    )
    right = column(
        title(w, w.say("business.pay.title"), 18, w.theme.link, align="right"),
        text(w, named_month(w, month), 12.5, align="right"),
        gap=1,
    )
    return row(mark(w, 36), left, push(), right, gap=12)


def _person(w: Writer, person: str, town: str) -> Group:
    joined = w.short_date(w.day(-4200, -500))
    number, key = w.pick(((1, "purchasing"), (2, "logistics"), (4, "service")))
    job, dept = w.say(f"business.crm.job.{number}"), w.say(f"business.dept.{key}")
    lines = (person, w.street(), w.town(town))
    name = column(
        *(text(w, line, 12.5, bold=not number) for number, line in enumerate(lines)), gap=1
    )
    facts = (
        ("business.pay.staff_number", w.code("1####")),
        ("business.pay.position", job),
        ("department", dept),
        ("business.pay.joined", joined),
        ("business.pay.insurance_no", insurance_number(w)),
        ("business.pay.days", str(w.integer(19, 22))),
    )
    rows = [
        row(muted(w, w.say(key), 11.5, width=150), text(w, value, 11.5, grow=1), gap=8)
        for key, value in facts
    ]
    return panes(name, push(), column(*rows, gap=1, width=330))


def _earnings(w: Writer) -> list[_Line]:
    """The salary and one to three more."""
    level = w.locale.price_level
    salary = w.integer(42, 98) * 5000 * level
    hourly = salary // 160
    hours = w.integer(3, 14)
    lines = [
        _Line("salary", "", "", salary),
        _Line("overtime", f"{hours} {w.say('hours')}", w.number(hourly, 2), hours * hourly),
        _Line("bonus", "", "", w.integer(4, 40) * 1000 * level),
        _Line("allowance", "", "", w.integer(30, 90) * 100 * level),
        _Line(
            "night",
            f"{hours - 1} {w.say('hours')}",
            w.number(hourly // 4, 2),
            (hours - 1) * (hourly // 4),
        ),
    ]
    return [lines[0], *w.sample(lines[1:], w.integer(2, 3))]


def _deductions(w: Writer, gross: int) -> list[_Line]:
    lines = []
    for key, low, high in RATES.get(w.locale.region, RATES[""]):
        rate = w.integer(low // 5, high // 5) * 5
        cents = (gross * rate + 5000) // 10000
        lines.append(_Line(key, w.number(gross, 2), w.percent(rate, 2), cents))
    if w.chance(0.4):
        lines.append(_Line("meals", "", "", w.integer(20, 70) * 50 * w.locale.price_level))
    return lines


def _block(w: Writer, heading: str, lines: list[_Line], foot: str, total: int) -> Node:
    """A table of lines with its sum."""
    cols = (
        Col(w.say(f"business.pay.{heading}"), grow=1),
        Col(w.say("business.pay.base"), "right", 120),
        Col(w.say("business.pay.rate"), "right", 90),
        Col(w.say("amount"), "right", 120),
    )
    rows = [
        (w.say(f"business.pay.{line.caption}"), line.base, line.rate, w.number(line.cents, 2))
        for line in lines
    ]
    rows.append((w.say(f"business.pay.{foot}"), "", "", w.number(total, 2)))
    return grid(
        w,
        cols,
        rows,
        size=11.5,
        bold_last=True,
        head=w.theme.code,
        line=w.theme.line,
        pad=Pad(3, 10, 3, 10),
    )


def _year(w: Writer, month: dt.date, gross: int, minus: int) -> Group:
    """The sums since January."""
    months = month.month
    facts = (
        (w.say("business.pay.gross"), gross * months),
        (w.say("business.pay.total_deductions"), minus * months),
        (w.say("business.pay.net"), (gross - minus) * months),
    )
    rows = [
        row(muted(w, caption, 11.5), push(), text(w, w.number(value, 2), 11.5))
        for caption, value in facts
    ]
    heading = text(w, f"{w.say('business.pay.year_to_date')} {month.year}", 12, bold=True)
    return column(heading, *rows, gap=2, grow=1)


def _account(w: Writer) -> Group:
    bank = w.say(f"business.bank.{w.integer(1, 4)}", city=w.city())
    return column(
        row(Icon("bank", 16, w.theme.muted), text(w, w.say("bank_details"), 12, bold=True), gap=7),
        text(w, bank, 11.5),
        text(w, w.code("**** **** **** ####"), 11.5),
        Rule(w.theme.line),
        gap=3,
        width=210,
    )
