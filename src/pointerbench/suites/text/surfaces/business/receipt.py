"""A till receipt photographed for an expense program, beside the values that were read from it."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, chip, field, select
from pointerbench.suites.text.kit.furniture import page, toolbar, web
from pointerbench.suites.text.kit.people import disc
from pointerbench.suites.text.kit.texts import muted, pressable, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.parts import branded, on_paper, said
from pointerbench.suites.text.surfaces.business.till_slip import (
    SHOPS,
    Sale,
    draw_sale,
    rate,
    till_slip,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_CATEGORIES = {"market": "cost.meals", "cafe": "cost.meals", "tools": "cost.material"}
_NOTES = {"market": (2, 3), "cafe": (1, 3), "tools": (2,)}


def build(w: Writer) -> Node:
    sale = draw_sale(w)
    with on_paper(w):
        slip = till_slip(w, sale)
    ground = "#2b2e33" if w.theme.dark else w.pick(("#c9ced4", "#dcd6ca", "#8d949c"))
    view = column(slip, align="center", fill=ground, pad=Pad(18), grow=1, clip=True)
    tools = toolbar(w, "zoom_out", "zoom_in", "rotate_right", "|", "crop", "brightness", push())
    body = page(
        w,
        _head(w),
        panes(
            _recent(w, sale),
            column(tools, view, grow=1),
            _form(w, sale),
            grow=1,
        ),
    )
    return web(w, w.say("business.new_expense"), f"spesario.app/inbox/{w.code('####')}", body)


# --- around it ------------------------------------------------------------------------------------


def _head(w: Writer) -> Group:
    tabs = [
        pressable(w, w.say(key), 13.5, w.theme.link if not number else w.theme.ink, bold=not number)
        for number, key in enumerate(("inbox", "reports", "cards_label", "settings"))
    ]
    return row(
        branded(w, "Spesario"),
        space(6),
        row(*tabs, gap=20, place="navigation"),
        push(),
        disc(w, w.me, 28),
        gap=16,
        pad=pad(18, 9),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _recent(w: Writer, sale: Sale) -> Group:
    """The slips that came in before."""
    rows = []
    days = sorted((w.day(-60, -7) for _ in range(12)), reverse=True)
    for number, day in enumerate((sale.day, *days)):
        shop = w.pick(tuple(SHOPS))
        name = said(w, f"business.shop.{shop}.name", last=w.last_name()) if number else sale.name
        most = 3900 if shop == "cafe" else 9800
        total = w.integer(600, most) * w.locale.price_level if number else sale.total
        rows.append(
            row(
                Drawing("document", 38, 30, (), (float(w.integer(0, 4)),)),
                column(ui(w, name, 13, limit=1), muted(w, w.day_month(day)), gap=1, grow=1),
                ui(w, w.amount(total), 12.5),
                gap=9,
                pad=pad(12, 8),
                fill=w.theme.chosen if not number else "",
                border=w.theme.line,
                edges="b",
                place="entry",
            )
        )
    heading = column(ui_title(w, w.say("business.recent_receipts"), 14), pad=pad(12, 11))
    return column(heading, *rows, width=250, border=w.theme.line, edges="r", clip=True)


def _form(w: Writer, sale: Sale) -> Group:
    """What the program read, to be checked."""
    theme = w.theme
    note = prose(w, w.say(f"business.receipt_note.{w.pick(_NOTES[sale.shop])}"), 13.5, styles=())
    box = column(note, fill=theme.card, border=theme.line, radius=4, pad=pad(10, 8))
    hint = prose(w, w.say("business.read_automatically"), 12.5, theme.muted, styles=())
    return column(
        row(ui_title(w, w.say("business.new_expense"), 17), push(), chip(w, w.say("draft"))),
        row(Icon("magic_wand", 18, theme.link), column(hint, grow=1), gap=10, align="start"),
        field(w, w.say("business.merchant"), sale.name),
        panes(
            field(w, w.say("date"), w.short_date(sale.day), icon="calendar", grow=1),
            field(w, w.say("amount"), w.amount(sale.total), grow=1),
            gap=10,
        ),
        select(w, w.say("category"), w.say(f"business.{_CATEGORIES[sale.shop]}")),
        select(w, w.say("business.project"), f"{w.code('P-####')} {w.city()}"),
        panes(
            field(w, said(w, "vat"), rate(w, sale), grow=1),
            field(w, w.say("tax"), w.amount(sale.total - sale.net), grow=1),
            gap=10,
        ),
        column(muted(w, w.say("notes"), 13), box, gap=5),
        push(),
        row(
            push(),
            button(w, w.say("save")),
            button(w, w.say("business.hand_in"), primary=True),
            gap=8,
        ),
        width=296,
        gap=12,
        pad=pad(18, 16),
        fill=theme.bar,
        border=theme.line,
        edges="l",
        place="form",
    )
