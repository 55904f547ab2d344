"""What invoices are put together from: parties, facts, items, totals and bank, each marked.

A `Sheet` settles which columns and captions an invoice shows; the page's facts are read from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pointerbench.flow.nodes import Color, Column, Group, Pad, Paragraph, Table
from pointerbench.suites.text.kit.texts import text
from pointerbench.suites.text.surfaces.business.bill_facts import fact_lines
from pointerbench.suites.text.surfaces.business.bill_sheet import COLUMNS, Fact, Sheet
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

# --- nodes ----------------------------------------------------------------------------------------


def party(
    w: Writer, lines: Sequence[str], field: str, size: float, color: Color = "", **looks: Any
) -> Group:
    """Name and address, the name bold."""
    nodes = [
        text(w, line, size, color, bold=not number, leading=1.35, **looks)
        for number, line in enumerate(lines)
    ]
    return column(*nodes, field=field)


def contact_lines(w: Writer, sheet: Sheet, size: float, **looks: Any) -> Group:
    """How to reach the sender, down to the web page."""
    website = Fact(w.say("business.crm.website"), sheet.bill.website)
    return fact_lines(w, (*sheet.contact, website), size, **looks)


class Look(NamedTuple):
    """How a table of items is drawn; an empty colour draws nothing.

    ``least`` is the space above and below the texts where there are many items.
    """

    head: Color = ""
    head_ink: Color = ""
    line: Color = ""
    rules: Color = ""
    fills: tuple[Color, ...] = ()
    sides: float = 10
    least: float = 5


def item_table(w: Writer, sheet: Sheet, look: Look, size: float = 0) -> Table:
    """The items, one a row, every cell marked with its item."""
    size = size or sheet.size
    ink = look.head_ink or w.theme.ink
    aligns = [_align(name) for name in sheet.columns]
    head = tuple(
        text(w, w.say(COLUMNS[name]), size - 0.5, ink, bold=True, align=align)
        for name, align in zip(sheet.columns, aligns, strict=True)
    )
    rows = [
        tuple(
            _cell(w, content, size, align, f"items/item.{number}")
            for content, align in zip(sheet.cells(number, item), aligns, strict=True)
        )
        for number, item in enumerate(sheet.bill.items)
    ]
    air = max(2.5, look.least + (7 - len(rows)) * 0.9)
    columns = tuple(Column(grow=1 if name == "description" else 0) for name in sheet.columns)
    return Table(
        columns,
        (head, *rows),
        pad=pad(look.sides, air),
        line=look.line,
        rules=look.rules,
        head=look.head,
        fills=look.fills,
    )


def _align(name: str) -> str:
    return {"description": "left", "position": "left"}.get(name, "right")


def _cell(w: Writer, content: str, size: float, align: str, field: str) -> Paragraph:
    return text(w, content, size, align=align, field=field)


def totals(
    w: Writer,
    sheet: Sheet,
    *,
    width: float = 280,
    sides: float = 8,
    fill: Color = "",
    rule: Color = "",
) -> Group:
    """The sums, the last one larger: on a ground, or below a rule; ``sides`` are the table's."""
    accent = w.theme.accent
    ink = w.theme.on_accent if fill == accent else w.theme.link if rule == accent else ""
    grown = 1.5 if fill else 2.5
    *parts, whole = sheet.totals
    rows = [_sum(w, fact, sheet.size) for fact in parts]
    last = _sum(w, whole, sheet.size + grown, ink, bold=True)
    band = {"fill": fill, "border": rule, "edges": "t", "pad": Pad(6, sides, 6, sides)}
    lines = [*(column(line, pad=Pad(3, sides, 3, sides)) for line in rows), column(last, **band)]
    return column(*lines, width=width, field="totals")


def _sum(w: Writer, fact: Fact, size: float, ink: Color = "", *, bold: bool = False) -> Group:
    return row(
        text(w, fact.caption, size, ink or ("" if bold else w.theme.muted), bold=bold),
        push(),
        text(w, fact.value, size, ink, bold=bold, field=fact.field),
        gap=4,
    )


def bank_block(
    w: Writer,
    sheet: Sheet,
    *,
    size: float = 0,
    color: Color = "",
    caption_color: Color = "",
    stacked: bool = False,
) -> Group:
    """Where to pay, under its heading."""
    size = size or sheet.size
    heading = (
        [text(w, sheet.bank_heading, size, color, bold=True, role="title")]
        if sheet.bank_heading
        else []
    )
    if stacked:
        nodes = [
            column(
                *(
                    [text(w, fact.caption, size - 1.5, caption_color or w.theme.muted)]
                    if fact.caption
                    else []
                ),
                text(w, fact.value, size, color, field=fact.field),
            )
            for fact in sheet.bank
        ]
        return column(*heading, *nodes, gap=5, field="bank")
    return column(
        *heading,
        fact_lines(w, sheet.bank, size, color, caption_color),
        gap=4,
        field="bank",
    )
