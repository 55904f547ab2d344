"""An invoice open in a PDF viewer: tool bar, small pages at the side, the sheet in the middle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Rule
from pointerbench.suites.text.kit.controls import search_box
from pointerbench.suites.text.kit.furniture import program, standard_menus, toolbar
from pointerbench.suites.text.kit.texts import label, prose, text, title
from pointerbench.suites.text.surfaces.business.bill_facts import fact_rows, fact_stacks
from pointerbench.suites.text.surfaces.business.bill_parts import (
    Look,
    bank_block,
    contact_lines,
    item_table,
    party,
    totals,
)
from pointerbench.suites.text.surfaces.business.bill_sheet import Sheet, closing, draw_sheet
from pointerbench.suites.text.surfaces.business.parts import mark, on_paper, paper
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule


def build(w: Writer) -> Node:
    with on_paper(w):
        sheet = draw_sheet(w, 4, 7)
        sheet = replace(sheet, size=min(sheet.size, 12))
        document = _sheet(w, sheet, w.pick((_split_head, _ruled_head)))
    ground = "#3a3d42" if w.theme.dark else w.pick(("#8f959c", "#cdd1d6", "#6b7178"))
    view = column(document, align="center", fill=ground, pad=Pad(8, 0, 0, 0), grow=1, clip=True)
    pages = w.pick((1, 1, 2, 3))
    scroll = Drawing("scrollbar", 660, 12, (), (0.02, 0.8))
    parts: list[Node] = [view, column(scroll, fill=w.theme.bar, width=12, clip=True)]
    if w.chance(0.75):
        parts.insert(0, _thumbnails(w, pages))
    name = f"{w.say('invoice')} {sheet.bill.number.replace('/', '-')}.pdf"
    menus = standard_menus(w, "file", "edit", "view", "tools", "help") if w.chance(0.4) else ()
    return program(
        w, name, panes(*parts, grow=1), icon="export_pdf", menus=menus, tools=_tools(w, pages)
    )


def _tools(w: Writer, pages: int) -> Group:
    zoom = w.percent(w.pick((80, 90, 100, 110, 125)))
    place = w.say("business.page_of", page=1, pages=pages)
    return toolbar(
        w,
        *("sidebar_left", "|", "save", "print", "mail", "|", "arrow_up", "arrow_down"),
        column(label(w, place, 12.5), pad=pad(8, 0)),
        *("|", "zoom_out", label(w, zoom, 12.5), "zoom_in", "zoom_fit", "|"),
        *("pointer", "hand", "highlight", "comment", "signature"),
        push(),
        search_box(w, w.say("find"), width=170),
    )


def _thumbnails(w: Writer, pages: int) -> Group:
    """The pages in small, the first one chosen."""
    small = [
        column(
            column(_page(w, first=not number), border=w.theme.accent if not number else ""),
            label(w, str(number + 1), 12, w.theme.muted),
            gap=5,
            align="center",
        )
        for number in range(pages)
    ]
    bar = w.theme.bar
    return column(*small, width=132, gap=16, pad=pad(16, 16), fill=bar, place="sidebar", clip=True)


def _page(w: Writer, *, first: bool) -> Group:
    """A page so small that its lines are strokes."""
    grey = "#c3c8ce"
    lengths = (40, 28, 34, 76, 76, 76, 76, 76, 32) if first else (76, 70, 76, 60, 76, 44)
    strokes = [column(Rule(grey, 2), width=length) for length in lengths]
    return column(
        *strokes, width=92, height=126, pad=pad(8, 12), gap=8, fill="#ffffff", align="start"
    )


def _sheet(w: Writer, sheet: Sheet, head: Callable[[Writer, Sheet], Group]) -> Group:
    theme = w.theme
    look = w.pick((Look(head=theme.code, line=theme.line), Look(line=theme.line, sides=6)))
    look = look._replace(least=3.5)
    return paper(
        head(w, sheet),
        item_table(w, sheet, look),
        row(push(), totals(w, sheet, width=260, sides=look.sides, fill=theme.soft)),
        push(),
        prose(w, closing(w, sheet), sheet.size, styles=()),
        rule(theme),
        panes(
            bank_block(w, sheet, size=sheet.size - 1),
            push(),
            contact_lines(w, sheet, sheet.size - 1),
        ),
        width=w.integer(720, 770),
        pad=Pad(22, 42, 14, 42),
        gap=10,
    )


def _split_head(w: Writer, sheet: Sheet) -> Group:
    """Sender and recipient side by side below the brand."""
    size, bill = sheet.size, sheet.bill
    caption = text(w, w.say("bill_to"), size - 1, w.theme.muted)
    return column(
        row(title(w, w.say("invoice"), 26, w.theme.link), push(), mark(w, 42)),
        panes(
            column(party(w, bill.sender, "sender", size), grow=1),
            column(caption, party(w, bill.recipient, "recipient", size), gap=2, grow=1),
            gap=20,
        ),
        row(*fact_stacks(w, sheet.dates, size), justify="between", pad=Pad(4)),
        gap=8,
    )


def _ruled_head(w: Writer, sheet: Sheet) -> Group:
    """The sender above a rule; the recipient and the dates below it."""
    size, bill = sheet.size, sheet.bill
    return column(
        row(mark(w, 40), push(), party(w, bill.sender, "sender", size, align="right"), gap=12),
        Rule(w.theme.accent, 2),
        panes(
            party(w, bill.recipient, "recipient", size),
            push(),
            fact_rows(w, sheet.dates, size, width=300),
            pad=Pad(4, 0, 0, 0),
        ),
        title(w, w.say("invoice"), 21),
        gap=10,
    )
