"""A bank's letter with a loan's terms and its repayment table, open in the bank's web page."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.business.parts import (
    Col,
    adviser,
    grid,
    on_paper,
    pairs,
    paper,
    said,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule


class _Loan(NamedTuple):
    """Sums in cents, the rate in hundredths of a percent a year."""

    sum: int
    months: int
    rate: int

    @property
    def payment(self) -> int:
        monthly = self.rate / 120000
        return round(self.sum * monthly / (1 - (1 + monthly) ** -self.months))

    def plan(self) -> list[tuple[int, int, int, int]]:
        """Instalment, interest, principal and what is left, month by month."""
        left, rows = self.sum, []
        for month in range(self.months):
            interest = round(left * self.rate / 120000)
            payment = left + interest if month + 1 == self.months else self.payment
            left -= payment - interest
            rows.append((payment, interest, payment - interest, left))
        return rows


def build(w: Writer) -> Node:
    loan = _Loan(
        w.integer(8, 60) * 50000 * w.locale.price_level,
        w.pick((36, 48, 60, 72, 84)),
        w.integer(34, 79) * 10 + w.pick((0, 5, 9)),
    )
    city = w.city()
    bank = w.say(f"business.bank.{w.integer(1, 4)}", city=city)
    first, second = w.sample((1, 2), 2)
    with on_paper(w):
        letter = _letter(w, loan, (bank, city), first)
    ground = "#2b2e33" if w.theme.dark else w.theme.code
    middle = column(letter, align="center", fill=ground, pad=Pad(16), grow=1, clip=True)
    parts: list[Node] = [middle, _side(w, loan, second, city)]
    if w.chance(0.35):
        parts.reverse()
    menu = [w.say(key) for key in ("overview", "accounts", "savings", "cards_label", "contact")]
    body = page(w, site_header(w, bank, menu, avatar(w, 30)), panes(*parts, grow=1))
    return web(w, said(w, "business.loan.subject"), f"www.{w.domain(bank)}/offers", body)


# --- the letter -----------------------------------------------------------------------------------


def _letter(w: Writer, loan: _Loan, sender: tuple[str, str], hint: int) -> Group:
    bank, city = sender
    person, day = w.me, w.day(-12, -1)
    size = 12.5
    valid = w.long_date(day + dt.timedelta(30))
    lines = (person, w.street(), w.town())
    address = column(*(text(w, line, size, leading=1.3) for line in lines))
    parts = (
        said(w, "business.loan.hello", name=person),
        said(w, f"business.loan.intro.{w.integer(1, 2)}"),
    )
    after = (
        said(w, f"business.loan.rate_text.{hint}"),
        said(w, "business.loan.valid", date=valid),
    )
    return paper(
        text(w, bank, 20, w.theme.link, bold=True),
        rule(w.theme, 2),
        panes(address, push(), text(w, f"{city}, {w.long_date(day)}", size)),
        title(w, said(w, "business.loan.subject"), 17),
        *(prose(w, part, size, styles=()) for part in parts),
        _terms(w, loan),
        prose(w, after[0], size, styles=("bold", "underline")),
        title(w, said(w, "business.loan.plan"), 14),
        _plan(w, loan, day),
        prose(w, after[1], size, styles=()),
        text(w, said(w, "business.letter.close"), size),
        Drawing("signature", 30, 130, ("#23407a",), (float(w.integer(0, 20)),)),
        width=w.integer(620, 680),
        pad=Pad(24, 44, 16, 44),
        gap=9,
    )


def _terms(w: Writer, loan: _Loan) -> Node:
    """The figures that count, in two columns."""
    plan = loan.plan()
    interest = sum(row_[1] for row_ in plan)
    facts = (
        ("sum", w.amount(loan.sum)),
        ("term", said(w, "business.loan.months", n=loan.months)),
        ("rate", w.percent(loan.rate, 2)),
        ("payment", w.amount(loan.payment)),
        ("cost", w.amount(interest)),
        ("whole", w.amount(loan.sum + interest)),
    )
    rows = [
        row(
            text(w, said(w, f"business.loan.{key}"), 12, w.theme.muted),
            push(),
            text(w, value, 12.5, bold=True),
            gap=4,
        )
        for key, value in facts
    ]
    halves = (column(*rows[:3], gap=5, grow=1), column(*rows[3:], gap=5, grow=1))
    return panes(*halves, gap=30, fill=w.theme.soft, pad=pad(14, 10))


def _plan(w: Writer, loan: _Loan, day: dt.date) -> Node:
    """The first instalments and the last one."""
    cols = (
        Col(w.say("business.position")),
        Col(w.say("due"), grow=1),
        Col(said(w, "business.loan.instalment"), "right", grow=1),
        Col(said(w, "business.loan.interest"), "right", grow=1),
        Col(said(w, "business.loan.principal"), "right", grow=1),
        Col(said(w, "business.loan.left"), "right", grow=1),
    )
    plan = loan.plan()
    shown = [*range(w.integer(7, 9)), loan.months - 1]
    rows = []
    for number in shown:
        month = day.month + 1 + number
        due = dt.date(day.year + month // 12, month % 12 + 1, 1)
        values = (w.number(value, 2) for value in plan[number])
        if number + 1 == loan.months:
            rows.append(("…",) * len(cols))
        rows.append((str(number + 1), w.short_date(due), *values))
    return grid(
        w,
        cols,
        rows,
        size=12,
        head=w.theme.code,
        pad=Pad(3, 8, 3, 8),
    )


# --- beside it ------------------------------------------------------------------------------------


def _side(w: Writer, loan: _Loan, hint: int, city: str) -> Group:
    """The offer in short, a course of the debt, whom to ask."""
    theme = w.theme
    step = loan.months // 12
    left = tuple(float(row_[3]) for row_ in loan.plan()[step - 1 :: step])
    facts = (
        (said(w, "business.loan.use"), said(w, f"business.loan.use.{w.integer(1, 4)}")),
        (said(w, "business.loan.term"), said(w, "business.loan.months", n=loan.months)),
        (said(w, "business.loan.rate"), w.percent(loan.rate, 2)),
    )
    return column(
        ui_title(w, said(w, "business.loan.subject"), 17),
        muted(w, said(w, "business.loan.payment"), 12.5),
        ui(w, w.amount(loan.payment), 25, bold=True, leading=1.2),
        pairs(w, facts, 12.5, gap=9),
        rule(theme),
        muted(w, said(w, "business.loan.left"), 12.5),
        Drawing("area_chart", 120, None, (theme.accent,), (float(loan.sum), *left)),
        row(muted(w, "1", 11), push(), muted(w, str(loan.months), 11)),
        button(w, said(w, "business.loan.accept"), primary=True, hugs=False),
        button(w, w.say("download"), icon="download", hugs=False),
        rule(theme),
        adviser(w, city),
        row(Icon("calendar", 18, theme.link), ui(w, w.say("appointment"), 13, theme.link), gap=9),
        prose(w, said(w, f"business.loan.rate_text.{hint}"), 12.5, theme.muted, styles=()),
        gap=11,
        width=268,
        pad=pad(20, 18),
        fill=theme.card,
        border=theme.line,
        edges="lr",
        place="sidebar",
        clip=True,
    )
