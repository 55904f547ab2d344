"""An expense report to be approved: trip, expenses with sums, shares by category, comments."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    chip,
    crumbs,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import avatar, likeness
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.business.parts import (
    Col,
    grid,
    pairs,
    said,
    stacked,
    workday,
)
from pointerbench.suites.text.surfaces.business.trip_expenses import KINDS, Expense, draw_expenses
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_COLORS = ("#3b82f6", "#f59e0b", "#10b981", "#ef4444", "#8b5cf6", "#64748b")


def build(w: Writer) -> Node:
    city = w.city()
    person, boss, clerk = w.people(3)
    expenses = draw_expenses(w, city)
    total = sum(expense.sum for expense in expenses)
    handed_in = workday(expenses[-1].day + dt.timedelta(w.integer(2, 6)), 1)
    menu = [w.say(key) for key in ("overview", "reports", "approved", "cards_label", "settings")]
    body = page(
        w,
        site_header(w, "Spesario", menu, avatar(w, 28), chosen=1),
        column(
            crumbs(w, (w.say("reports"), w.say("pending"), w.code("R-####"))),
            _headline(w, w.say(f"business.report.trip.{w.integer(1, 3)}", city=city)),
            _facts(w, person, expenses, handed_in),
            panes(
                column(_table(w, expenses, total), _comments(w, person, clerk), gap=14, grow=1),
                _side(w, expenses, total, _approvals(w, (boss, clerk), handed_in)),
                gap=18,
            ),
            gap=13,
            pad=pad(28, 15),
        ),
    )
    return web(w, w.say("business.report.title"), f"spesario.app/reports/{w.code('####')}", body)


def _headline(w: Writer, text: str) -> Group:
    return row(
        title(w, text, 24),
        chip(w, w.say("pending")),
        push(),
        button(w, w.say("business.report.reject"), icon="undo"),
        button(w, w.say("business.report.approve"), icon="check", primary=True),
        gap=10,
    )


def _facts(w: Writer, person: str, expenses: list[Expense], handed_in: dt.date) -> Group:
    """Who was where and when."""
    first, last = expenses[0].day, expenses[-1].day
    dept = w.pick(("sales", "marketing", "service", "research", "purchasing"))
    facts = (
        (w.say("business.report.employee"), person),
        (w.say("department"), w.say(f"business.dept.{dept}")),
        (w.say("business.report.period"), f"{w.short_date(first)} – {w.short_date(last)}"),
        (w.say("business.report.submitted"), w.short_date(handed_in)),
        (said(w, "business.cost_centre"), w.code("4##0")),
    )
    return card(w, row(*stacked(w, facts, 13.5), justify="between"), pad=pad(20, 11))


def _table(w: Writer, expenses: list[Expense], total: int) -> Node:
    cols = (
        Col(w.say("date")),
        Col(w.say("category")),
        Col(w.say("description"), grow=1),
        Col(w.say("business.report.receipt"), "center"),
        Col(w.say("amount"), "right"),
    )
    rows: list[tuple[Node | str, ...]] = [
        (
            w.short_date(expense.day),
            w.say(f"business.cost.{expense.kind}"),
            expense.text,
            row(Icon("attach", 15, w.theme.muted), justify="center"),
            w.amount(expense.sum),
        )
        for expense in expenses
    ]
    rows.append(("", "", ui(w, w.say("total"), 13, bold=True), "", w.amount(total)))
    return grid(w, cols, rows, size=13, bold_last=True, head=w.theme.code)


def _comments(w: Writer, person: str, clerk: str) -> Group:
    """What was said about the report."""
    first = said(w, f"business.report.note.{w.integer(1, 3)}")
    first = f"{first} {said(w, 'business.report.note_end')}"
    second = said(w, f"business.report.answer.{w.integer(1, 2)}")
    return column(
        ui_title(w, w.say("comments"), 15),
        *(_comment(w, name, text) for name, text in ((person, first), (clerk, second))),
        row(
            avatar(w, 32),
            row(
                ui(w, w.say("comment"), 13, w.theme.faint, role="label"),
                fill=w.theme.card,
                border=w.theme.line,
                radius=5,
                pad=pad(12, 9),
                grow=1,
                hit=True,
            ),
            gap=11,
        ),
        gap=10,
    )


def _comment(w: Writer, name: str, text: str) -> Group:
    return row(
        likeness(w, name, 32),
        column(
            row(ui(w, name, 13, bold=True), muted(w, w.clock(w.integer(490, 1060))), gap=9),
            prose(w, text, 13.5),
            gap=2,
            grow=1,
        ),
        gap=11,
        align="start",
        place="comment",
    )


def _side(w: Writer, expenses: list[Expense], total: int, approvals: Node) -> Group:
    """Shares by category, what is to be paid out, and who has to agree."""
    sums = {kind: sum(e.sum for e in expenses if e.kind == kind) for kind in KINDS}
    sums = {kind: part for kind, part in sums.items() if part}
    advance = total // 30000 * 10000
    legend = [
        row(
            column(width=10, height=10, fill=color, radius=2),
            ui(w, w.say(f"business.cost.{kind}"), 12.5, grow=1),
            ui(w, w.amount(part), 12.5),
            gap=8,
        )
        for color, (kind, part) in zip(_COLORS, sums.items(), strict=False)
    ]
    ring = Drawing("donut", 96, 96, _COLORS, tuple(map(float, sums.values())))
    sums_card = card(
        w,
        ui_title(w, w.say("business.report.by_category"), 14),
        column(ring, align="center"),
        *legend,
        rule(w.theme),
        pairs(w, ((w.say("business.report.advance"), w.amount(-advance)),), 12.5),
        row(
            ui(w, w.say("business.reimburse"), 13.5, bold=True),
            push(),
            ui(w, w.amount(total - advance), 13.5, bold=True),
        ),
        gap=8,
    )
    return column(sums_card, approvals, gap=14, width=268)


def _approvals(w: Writer, people: tuple[str, str], handed_in: dt.date) -> Node:
    """Who has agreed and who has to."""
    day = workday(handed_in + dt.timedelta(w.integer(1, 4)), 1)
    steps = [_step(w, name, None if number else day) for number, name in enumerate(people)]
    return card(w, ui_title(w, w.say("business.report.approvals"), 14), *steps, gap=9)


def _step(w: Writer, name: str, done: dt.date | None) -> Group:
    theme = w.theme
    icon = Icon("success", 20, theme.good) if done else Icon("clock", 20, theme.warn)
    state = w.say("approved" if done else "pending")
    return row(
        icon,
        column(label(w, name, 13), muted(w, state, 12), gap=1, grow=1),
        muted(w, w.day_month(done)) if done else push(),
        gap=10,
        place="entry",
    )
