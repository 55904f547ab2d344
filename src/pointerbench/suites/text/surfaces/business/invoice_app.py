"""An accounting program in the browser: the firm's invoices in a list, the chosen one beside it."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, chip, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import disc
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.business.bill import Bill
from pointerbench.suites.text.surfaces.business.bill_facts import fact_lines, fact_rows
from pointerbench.suites.text.surfaces.business.bill_parts import (
    Look,
    bank_block,
    item_table,
    party,
    totals,
)
from pointerbench.suites.text.surfaces.business.bill_sheet import Sheet, closing, draw_sheet
from pointerbench.suites.text.surfaces.business.parts import branded, cents
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_SECTIONS = (
    ("overview", "home"),
    ("business.bills", "receipt"),
    ("business.offers", "text_file"),
    ("customers", "contacts"),
    ("products_label", "package"),
    ("expenses", "wallet"),
    ("accounts", "bank"),
    ("reports", "chart_bar"),
)


# what is done with an invoice, in this order
_STEPS = (("made", "edit"), ("checked", "success"), ("sent", "send"), ("read", "eye"))


def build(w: Writer) -> Node:
    sheet = draw_sheet(w, 4, 6)
    late = sheet.bill.due < w.today
    state = "overdue" if late else w.pick(("draft", "pending", "sent"))
    beside = _navigation(w) if w.chance(0.5) else _list(w, sheet.bill, state)
    chosen = column(_actions(w, state), _bill(w, sheet, state), grow=1, clip=True)
    body = page(
        w,
        _head(w),
        panes(beside, chosen, grow=1),
    )
    return web(w, w.say("invoice"), f"app.tallybook.io/{w.code('#####')}", body)


def _head(w: Writer) -> Group:
    return row(
        branded(w, "Tallybook"),
        space(10),
        search_box(w, width=300),
        push(),
        Icon("bell", 18, w.theme.muted),
        Icon("help", 18, w.theme.muted),
        disc(w, w.me, 28),
        gap=14,
        pad=pad(18, 8),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _navigation(w: Writer) -> Group:
    items = [
        nav_item(w, w.say(key), icon=icon, chosen=key == "business.bills")
        for key, icon in _SECTIONS
    ]
    return sidebar(w, *items, push(), nav_item(w, w.say("settings"), icon="settings"), width=176)


class _Entry(NamedTuple):
    """An invoice in the list: to whom, when, how much, paid or not."""

    day: dt.date
    name: str
    total: str
    state: str
    chosen: bool = False


def _list(w: Writer, bill: Bill, state: str) -> Group:
    """The invoice among others of its weeks, the latest first."""
    own = bill.recipient[0]
    names = [name for name in (w.company() for _ in range(20)) if name != own][:14]
    latest = min(w.today, bill.issued + dt.timedelta(w.integer(6, 18)))
    days = sorted(latest - dt.timedelta(w.integer(0, 70)) for _ in names)
    entries = [
        _Entry(day, name, w.amount(cents(w, 60, 4200)), _state(w, (w.today - day).days))
        for name, day in zip(names, days, strict=True)
    ]
    entries.append(_Entry(bill.issued, own, bill.total, state, chosen=True))
    rows = [_line(w, entry) for entry in sorted(entries, reverse=True)]
    return column(*rows, width=282, border=w.theme.line, edges="r", fill=w.theme.card, clip=True)


def _line(w: Writer, entry: _Entry) -> Group:
    theme = w.theme
    color = {"paid": theme.good, "overdue": theme.bad}.get(entry.state, theme.muted)
    shown = w.say(f"business.bill_state.{entry.state}")
    return column(
        row(ui(w, entry.name, 13, limit=1, grow=1), ui(w, entry.total, 12.5), gap=8),
        row(muted(w, w.day_month(entry.day)), push(), ui(w, shown, 12, color)),
        gap=2,
        pad=pad(14, 9),
        fill=theme.chosen if entry.chosen else "",
        border=theme.line,
        edges="b",
        place="entry",
    )


def _state(w: Writer, age: int) -> str:
    """What has become of an invoice so many days old."""
    if age < 20:
        return w.pick(("draft", "sent", "pending"))
    return w.pick(("paid", "paid", "pending" if age < 35 else "overdue"))


def _actions(w: Writer, state: str) -> Group:
    return row(
        chip(w, w.say(f"business.bill_state.{state}"), w.theme.code, w.theme.bad)
        if state == "overdue"
        else chip(w, w.say(f"business.bill_state.{state}")),
        push(),
        button(w, w.say("edit"), icon="edit"),
        button(w, w.say("print"), icon="print"),
        button(w, w.say("send"), icon="send", primary=True),
        gap=8,
        pad=pad(20, 8),
        border=w.theme.line,
        edges="b",
        place="toolbar",
    )


def _bill(w: Writer, sheet: Sheet, state: str) -> Group:
    """The invoice on a card in the program's own colours."""
    theme, size, bill = w.theme, sheet.size, sheet.bill
    card = column(
        panes(
            column(
                title(w, w.say("invoice"), 22),
                party(w, bill.sender, "sender", size),
                fact_lines(w, sheet.contact, size - 0.5),
                gap=5,
            ),
            push(),
            column(
                muted(w, w.say("bill_to"), 12),
                party(w, bill.recipient, "recipient", size),
                space(6),
                fact_rows(w, sheet.dates, size, gap=2),
                gap=2,
                width=300,
            ),
        ),
        item_table(w, sheet, Look(head=theme.code, line=theme.line, sides=8, least=4)),
        panes(
            bank_block(w, sheet, size=size - 0.5),
            push(),
            totals(w, sheet, width=265, rule=theme.faint),
        ),
        prose(w, closing(w, sheet), size, theme.muted, styles=()),
        fill=theme.card,
        border=theme.line,
        pad=Pad(18, 24, 14, 24),
        gap=12,
        place="card",
    )
    return column(card, _history(w, state), pad=pad(18, 14), gap=14, grow=1, clip=True)


def _history(w: Writer, state: str) -> Group:
    """What was done with the invoice, and a remark that the customer does not see."""
    theme = w.theme
    who, minutes = w.person(), w.integer(8 * 60, 10 * 60)
    steps = []
    for key, icon in _STEPS[: 2 if state == "draft" else 4]:
        done = w.say(f"business.bill_log.{key}", name=who)
        texts = (prose(w, done, 13, styles=(), grow=1), muted(w, w.clock(minutes), 12))
        steps.append(row(Icon(icon, 16, theme.link), *texts, gap=10, place="entry"))
        minutes += w.integer(4, 150)
    note = column(
        ui_title(w, w.say("notes"), 14),
        prose(w, w.say(f"business.bill_note.{w.integer(1, 3)}"), 13, theme.muted),
        gap=6,
        width=250,
    )
    log = column(ui_title(w, w.say("history"), 14), *steps, gap=6, grow=1)
    looks = {"fill": theme.card, "border": theme.line, "pad": pad(24, 13), "place": "panel"}
    return panes(log, note, gap=34, **looks)
