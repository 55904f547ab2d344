"""An invoice as design studios send it: a coloured band, cards for the parties, a sum in colour."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.text.kit.texts import prose, text, title
from pointerbench.suites.text.surfaces.business.bill_facts import fact_stacks
from pointerbench.suites.text.surfaces.business.bill_parts import (
    Look,
    bank_block,
    contact_lines,
    item_table,
    party,
    totals,
)
from pointerbench.suites.text.surfaces.business.bill_sheet import Sheet, closing, draw_sheet
from pointerbench.suites.text.surfaces.business.parts import mark
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def build(w: Writer) -> Node:
    sheet = draw_sheet(w)
    theme = w.theme
    striped = w.chance(0.5)
    look = Look(
        head=theme.soft if striped else "",
        head_ink=theme.link,
        line="" if striped else theme.line,
        fills=("#ffffff", "#f7f8fa") if striped else (),
        sides=12,
        least=7,
    )
    first, second = (_band, _strip) if w.chance(0.6) else (_slim_band, _strip)
    middle = column(
        _parties(w, sheet),
        item_table(w, sheet, look),
        panes(
            column(prose(w, closing(w, sheet), sheet.size, theme.muted, styles=()), width=330),
            push(),
            totals(w, sheet, width=290, sides=12, fill=theme.accent),
        ),
        push(),
        gap=16,
        pad=Pad(18, 64, 14, 64),
        grow=1,
    )
    return column(
        first(w, sheet), second(w, sheet), middle, _foot(w, sheet), fill="#ffffff", grow=1
    )


def _band(w: Writer, sheet: Sheet) -> Group:
    """The brand and the word invoice, white on the accent."""
    white = w.theme.on_accent
    return row(
        mark(w, 46, white),
        text(w, sheet.bill.brand, 19, white, bold=True, width=300, leading=1.2),
        push(),
        title(w, w.say("invoice").upper(), 30, white, spacing=3),
        gap=16,
        pad=pad(64, 20),
        fill=w.theme.accent,
        place="header",
    )


def _slim_band(w: Writer, sheet: Sheet) -> Group:
    """A narrow stripe, and the brand below it."""
    head = row(
        mark(w, 40),
        text(w, sheet.bill.brand, 19, w.theme.link, bold=True, width=320, leading=1.2),
        push(),
        title(w, w.say("invoice"), 30),
        gap=16,
        pad=Pad(14, 64, 10, 64),
    )
    return column(column(height=12, fill=w.theme.accent), head, place="header")


def _strip(w: Writer, sheet: Sheet) -> Group:
    """Number and dates, side by side."""
    return row(
        *fact_stacks(w, sheet.dates, sheet.size + 0.5), gap=44, pad=pad(64, 10), fill=w.theme.soft
    )


def _parties(w: Writer, sheet: Sheet) -> Group:
    """Who bills whom."""
    size = sheet.size
    cards = [
        column(
            text(w, w.say(caption), size - 1, w.theme.link, bold=True),
            party(w, lines, field, size),
            gap=5,
            grow=1,
        )
        for caption, lines, field in (
            ("business.from_party", sheet.bill.sender, "sender"),
            ("bill_to", sheet.bill.recipient, "recipient"),
        )
    ]
    if w.chance(0.3):
        cards.reverse()
    return panes(*cards, gap=40)


def _foot(w: Writer, sheet: Sheet) -> Group:
    size = sheet.size - 0.5
    return panes(
        bank_block(w, sheet, size=size),
        push(),
        contact_lines(w, sheet, size),
        gap=30,
        pad=pad(64, 14),
        fill="#f4f5f7",
        border=w.theme.accent,
        edges="t",
        thickness=2,
        place="footer",
    )
