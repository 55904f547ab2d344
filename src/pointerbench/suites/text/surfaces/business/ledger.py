"""A bookkeeping program's journal: entries whose debits and credits balance, and one of them."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, search_box
from pointerbench.suites.text.kit.furniture import program, standard_menus, status_bar, toolbar
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.journal_entries import ACCOUNTS, Entry, draw_entries
from pointerbench.suites.text.surfaces.business.parts import Col, grid, pairs, said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def build(w: Writer) -> Node:
    firm = w.company()
    entries = draw_entries(w, firm)
    kinds = ("purchase", "vehicles", "office", "received")
    chosen = next(n for n, entry in enumerate(entries) if entry.kind in kinds)
    main = column(
        _filters(w, entries[-1].day),
        column(_journal(w, entries, chosen), grow=1, clip=True, fill=w.theme.card),
        _sums(w, entries),
        _detail(w, entries[chosen]),
        grow=1,
    )
    parts: list[Node] = [main]
    if w.chance(0.6):
        parts.insert(0, _chart(w, entries[chosen].lines[0].account))
    year = f"{w.say('business.ledger.year')} {entries[0].day.year}"
    return program(
        w,
        f"{w.say('business.ledger.title')} – {firm}",
        panes(*parts, grow=1),
        icon="calculator",
        menus=standard_menus(w, "file", "edit", "view", "insert", "tools", "window", "help"),
        tools=_tools(w),
        status=status_bar(w, (year, firm), (w.person(), w.short_date(w.today))),
    )


def _tools(w: Writer) -> Group:
    return toolbar(
        w,
        *("new", "save", "print", "|", "undo", "redo", "|", "attach", "calculator", "|"),
        *("sort", "filter", "find", "|", "export", "chart_bar"),
        push(),
        search_box(w, width=180),
    )


def _filters(w: Writer, day: dt.date) -> Group:
    """What the journal shows."""
    month = f"{w.month(day)} {day.year}"
    boxes = [
        row(
            label(w, text, 12.5),
            Icon("chevron_down", 14, w.theme.muted),
            gap=8,
            pad=pad(9, 4),
            fill=w.theme.card,
            border=w.theme.line,
            radius=3,
            hit=True,
        )
        for text in (month, w.say("accounts"), w.say("status"))
    ]
    post = button(w, said(w, "business.ledger.post"), primary=True, icon="check", pad=pad(11, 4))
    title = ui_title(w, said(w, "business.ledger.title"), 16)
    return row(title, *boxes, push(), post, gap=9, pad=pad(12, 7))


def _chart(w: Writer, chosen: str) -> Group:
    """The chart of accounts, that of the chosen entry marked."""
    rows = [
        row(
            muted(w, number, 12, width=36),
            label(w, said(w, f"business.ledger.{key}"), 12.5, bold=key == chosen, limit=1, grow=1),
            gap=6,
            pad=pad(11, 6),
            fill=w.theme.chosen if key == chosen else "",
            hit=True,
        )
        for key, number in sorted(ACCOUNTS.items(), key=lambda item: item[1])
    ]
    heading = column(ui(w, said(w, "business.ledger.chart"), 13, bold=True), pad=pad(11, 9))
    looks = {"fill": w.theme.bar, "border": w.theme.line, "edges": "r", "clip": True}
    return column(heading, *rows, width=206, place="sidebar", **looks)


def _journal(w: Writer, entries: list[Entry], chosen: int) -> Node:
    """Date, voucher and text stand in an entry's first line only."""
    cols = (
        Col(w.say("date")),
        Col(said(w, "business.ledger.voucher")),
        Col(said(w, "business.ledger.text"), grow=1.1),
        Col(said(w, "business.ledger.account_no")),
        Col(said(w, "business.ledger.account"), grow=1),
        Col(said(w, "business.ledger.debit"), "right"),
        Col(said(w, "business.ledger.credit"), "right"),
    )
    rows: list[tuple[Node | str, ...]] = []
    for number, entry in enumerate(entries):
        ink = w.theme.link if number == chosen else w.theme.ink
        for place, line in enumerate(entry.lines):
            first = not place
            rows.append(
                (
                    ui(w, w.short_date(entry.day), 12, ink) if first else "",
                    ui(w, entry.voucher, 12, ink) if first else "",
                    ui(w, entry.text, 12, ink, limit=1) if first else "",
                    ACCOUNTS[line.account],
                    ui(w, said(w, f"business.ledger.{line.account}"), 12, limit=1),
                    w.number(line.debit, 2) if line.debit else "",
                    w.number(line.credit, 2) if line.credit else "",
                )
            )
    return grid(
        w,
        cols,
        rows,
        size=12,
        head=w.theme.bar,
        rules=w.theme.line,
        pad=Pad(3, 7, 3, 7),
    )


def _sums(w: Writer, entries: list[Entry]) -> Group:
    """Debits and credits are the same."""
    theme = w.theme
    total = w.number(sum(entry.sum for entry in entries), 2)
    facts = (
        (said(w, "business.ledger.debit"), total, theme.ink),
        (said(w, "business.ledger.credit"), total, theme.ink),
        (said(w, "business.ledger.difference"), w.number(0, 2), theme.good),
    )
    nodes = [
        row(muted(w, caption, 12), ui(w, value, 13, color, bold=True), gap=8)
        for caption, value, color in facts
    ]
    state = row(
        Icon("success", 16, theme.good),
        ui(w, said(w, "business.ledger.balanced"), 12.5, theme.good),
        gap=6,
    )
    return row(
        state,
        push(),
        *nodes,
        gap=26,
        pad=pad(12, 7),
        fill=theme.bar,
        border=theme.line,
        edges="tb",
    )


def _detail(w: Writer, entry: Entry) -> Group:
    """The chosen entry with its paper and a remark."""
    facts = (
        (said(w, "business.ledger.voucher"), entry.voucher),
        (w.say("date"), w.long_date(entry.day)),
        (w.say("amount"), w.amount(entry.sum)),
        (w.say("created"), w.person()),
    )
    file = row(
        Icon("export_pdf", 18, w.theme.muted),
        label(w, f"scan-{entry.voucher}.pdf", 12.5, w.theme.link),
        gap=8,
        hit=True,
    )
    remarks = {"received": 3, "purchase": w.integer(1, 2)}
    remark = said(w, f"business.ledger.remark.{remarks.get(entry.kind, 2)}")
    right = column(
        ui(w, entry.text, 13.5, bold=True, role="title"),
        prose(w, remark, 13, styles=("bold", "highlight"), leading=1.4),
        file,
        gap=6,
        grow=1,
    )
    return panes(
        pairs(w, facts, 12.5, gap=4, width=250), right, gap=28, pad=pad(14, 10), place="panel"
    )
