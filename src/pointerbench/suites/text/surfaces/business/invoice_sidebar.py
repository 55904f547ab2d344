"""An invoice with a coloured column at its side that holds the parties and the bank."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad
from pointerbench.suites.text.kit.texts import prose, text, title
from pointerbench.suites.text.surfaces.business.bill_facts import fact_stacks
from pointerbench.suites.text.surfaces.business.bill_parts import (
    Look,
    bank_block,
    item_table,
    party,
    totals,
)
from pointerbench.suites.text.surfaces.business.bill_sheet import Sheet, closing, draw_sheet
from pointerbench.suites.text.surfaces.business.parts import mark
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row

# ground, texts, captions
_SIDES = (
    ("#1f3044", "#f3f6fa", "#a9bacd"),
    ("#26352c", "#f2f7f3", "#a8c2b1"),
    ("#3b2a45", "#f7f2fa", "#c3aed1"),
    ("#2d2d30", "#f5f5f5", "#b9b9bd"),
    ("#eef1f5", "#1f2630", "#5a6675"),
    ("#f5efe4", "#2b251b", "#6b5f4b"),
    ("#e6f0ec", "#1a2a24", "#4f685e"),
)


def build(w: Writer) -> Node:
    sheet = draw_sheet(w, positions=False)
    side = _side(w, sheet, w.pick(_SIDES))
    main = _main(w, sheet)
    return panes(*((side, main) if w.chance(0.65) else (main, side)), fill="#ffffff", grow=1)


def _side(w: Writer, sheet: Sheet, colors: tuple[Color, Color, Color]) -> Group:
    """Who, to whom, and where to pay."""
    ground, ink, pale = colors
    size, bill = sheet.size, sheet.bill

    def caption(key: str) -> Node:
        return text(w, w.say(key), size - 1, pale, bold=True)

    return column(
        column(mark(w, 52, ink), align="start"),
        column(
            caption("business.from_party"),
            party(w, bill.sender, "sender", size, ink),
            *fact_stacks(w, sheet.contact, size - 0.5, ink, pale, bold=False),
            gap=6,
        ),
        column(caption("bill_to"), party(w, bill.recipient, "recipient", size, ink), gap=6),
        push(),
        bank_block(w, sheet, size=size - 0.5, color=ink, caption_color=pale, stacked=True),
        width=292,
        pad=Pad(36, 20, 30, 30),
        gap=26,
        fill=ground,
        place="sidebar",
    )


def _main(w: Writer, sheet: Sheet) -> Group:
    theme = w.theme
    heading = w.pick((theme.ink, theme.link))
    look = w.pick(
        (
            Look(head_ink=theme.muted, line=theme.line, sides=8),
            Look(head=theme.accent, head_ink=theme.on_accent, line=theme.line, sides=10),
        )
    )
    sums = totals(w, sheet, width=280, rule=theme.accent)
    return column(
        row(
            title(w, w.say("invoice"), 36, heading),
            push(),
            text(w, sheet.bill.website, sheet.size, theme.muted),
        ),
        row(*fact_stacks(w, sheet.dates, sheet.size + 0.5), justify="between"),
        item_table(w, sheet, look._replace(least=8)),
        row(push(), sums),
        push(),
        *([_scan(w)] if len(sheet.bill.items) < 7 else []),
        prose(w, closing(w, sheet), sheet.size + 0.5, theme.muted, styles=()),
        text(w, sheet.bill.register, sheet.size - 1, theme.faint),
        gap=22,
        pad=Pad(40, 44, 30, 44),
        grow=1,
    )


def _scan(w: Writer) -> Group:
    """A code that a bank's app reads."""
    code = Drawing("qr", 92, 92, ("#111111",), (float(w.integer(0, 90)),))
    hint = prose(w, w.say("business.scan"), 12.5, w.theme.muted, styles=(), width=230)
    return row(code, hint, gap=18)
