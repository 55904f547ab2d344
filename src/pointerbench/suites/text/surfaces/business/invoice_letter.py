"""An invoice in the form of a business letter: address window, subject, sentences, signature."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
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
from pointerbench.suites.text.surfaces.business.bill_sheet import Sheet, draw_sheet
from pointerbench.suites.text.surfaces.business.parts import DESKS, desk, mark, paper, said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row, rule


def build(w: Writer) -> Node:
    sheet = draw_sheet(w, 4, 6)
    sheet = replace(sheet, size=min(sheet.size, 11.8))
    size = sheet.size + 0.3
    hello = said(w, "business.letter.hello")
    intro = said(w, f"business.letter.intro.{w.integer(1, 3)}")
    pay = said(w, f"business.letter.pay.{w.integer(1, 2)}", terms=sheet.bill.terms)
    body = paper(
        _head(w, sheet),
        _address(w, sheet),
        title(w, w.say("invoice"), size + 4),
        prose(w, hello, size, styles=(), leading=1.35),
        prose(w, intro, size, styles=(), leading=1.35, align=w.pick(("left", "justify"))),
        item_table(w, sheet, Look(line=w.theme.line, sides=6, least=1.5)),
        row(push(), totals(w, sheet, width=270, sides=6, rule=w.theme.ink)),
        prose(w, pay, size, styles=(), leading=1.35),
        _signature(w, size),
        push(),
        rule(w.theme),
        _foot(w, sheet),
        width=w.integer(720, 790),
        pad=Pad(18, 52, 12, 52),
        gap=5.5,
    )
    return desk(body, w.pick(DESKS), pad=Pad(10, 0, 10, 0))


def _head(w: Writer, sheet: Sheet) -> Group:
    brand = text(w, sheet.bill.brand, 17, w.theme.link, bold=True, leading=1.15)
    logo = mark(w, 30)
    line = row(logo, brand, gap=10) if w.chance(0.5) else row(push(), logo, brand, gap=10)
    return column(line, rule(w.theme), gap=7)


def _address(w: Writer, sheet: Sheet) -> Group:
    """The recipient in the window, sender and dates at the right."""
    size = sheet.size
    facts = fact_rows(w, sheet.dates, size, gap=1)
    right = column(party(w, sheet.bill.sender, "sender", size), facts, gap=8, width=275)
    to = column(party(w, sheet.bill.recipient, "recipient", size + 0.5), pad=Pad(14))
    return panes(to, push(), right)


def _signature(w: Writer, size: float) -> Group:
    """The salutation at the end, a signature in ink, the name below."""
    return column(
        text(w, said(w, "business.letter.close"), size),
        Drawing("signature", 24, 120, ("#23407a",), (float(w.integer(0, 20)),)),
        text(w, w.person(), size),
        gap=1,
        align="start",
    )


def _foot(w: Writer, sheet: Sheet) -> Group:
    """The firm and where to pay, in small type."""
    size = sheet.size - 1.3
    contact = contact_lines(w, sheet, size, gap=1)
    firm = column(contact, text(w, sheet.bill.register, size), gap=1, grow=1)
    return panes(firm, bank_block(w, sheet, size=size), gap=20)
