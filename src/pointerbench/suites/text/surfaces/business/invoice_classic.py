"""A firm's invoice on white paper: letterhead, parties and dates, items, sums, bank at the foot."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.text.kit.texts import prose, text, title
from pointerbench.suites.text.surfaces.business.bill_facts import fact_rows
from pointerbench.suites.text.surfaces.business.bill_parts import (
    Look,
    bank_block,
    contact_lines,
    item_table,
    party,
    totals,
)
from pointerbench.suites.text.surfaces.business.bill_sheet import Sheet, closing, draw_sheet
from pointerbench.suites.text.surfaces.business.parts import DESKS, desk, mark, paper
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row, rule


def build(w: Writer) -> Node:
    sheet = draw_sheet(w)
    head = _centred_head(w, sheet) if w.chance(0.4) else _head(w, sheet)
    body = paper(
        head,
        _parties(w, sheet),
        title(w, w.say("invoice"), 22, w.pick((w.theme.ink, w.theme.link))),
        item_table(w, sheet, _look(w)),
        row(push(), totals(w, sheet, sides=10, rule=w.theme.ink)),
        push(),
        prose(w, closing(w, sheet), sheet.size, styles=()),
        rule(w.theme),
        _foot(w, sheet),
        width=w.integer(724, 790),
        pad=Pad(24, 42, 16, 42),
        gap=9,
    )
    return desk(body, w.pick(DESKS), pad=Pad(12, 0, 12, 0))


def _look(w: Writer) -> Look:
    theme = w.theme
    return w.pick(
        (
            Look(line=theme.line),
            Look(head=theme.soft, line=theme.line),
            Look(head=theme.code, fills=("#ffffff", "#f8f8f8")),
            Look(line=theme.faint, rules=theme.faint),
        )
    )


def _head(w: Writer, sheet: Sheet) -> Group:
    """Logo at the left, the sender's address at the right."""
    bill = sheet.bill
    return row(
        mark(w, 44),
        text(w, bill.brand, 21, bold=True, width=250, leading=1.15),
        push(),
        party(w, bill.sender, "sender", sheet.size, align="right"),
        gap=14,
    )


def _centred_head(w: Writer, sheet: Sheet) -> Group:
    """Everything about the sender in the middle, under the logo."""
    bill = sheet.bill
    first, *rest = bill.sender
    name = title(w, first, 22, w.theme.link, align="center", role="text")
    lines = (text(w, line, sheet.size, w.theme.muted, align="center") for line in rest)
    return column(
        column(mark(w, 34), align="center"),
        column(name, *lines, gap=2, field="sender"),
        gap=5,
    )


def _parties(w: Writer, sheet: Sheet) -> Group:
    caption = text(w, w.say("bill_to"), sheet.size - 1.5, w.theme.muted)
    to = column(caption, party(w, sheet.bill.recipient, "recipient", sheet.size), gap=3)
    return panes(to, push(), fact_rows(w, sheet.dates, sheet.size, width=290), pad=Pad(5))


def _foot(w: Writer, sheet: Sheet) -> Group:
    size = sheet.size - 1
    parts = [contact_lines(w, sheet, size)]
    if len(sheet.bill.items) < 6:
        parts.append(column(text(w, sheet.bill.register, size)))
    return panes(column(*parts, gap=2, grow=1), bank_block(w, sheet, size=size), gap=20)
