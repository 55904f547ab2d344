"""A purchase order in a firm's planning program: supplier and terms, line items, sums, texts."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import program, standard_menus, status_bar, toolbar
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.bill import firm
from pointerbench.suites.text.surfaces.business.order_lines import order_lines
from pointerbench.suites.text.surfaces.business.parts import said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_TRADES = ("office", "electric", "joinery", "print", "garden")


def build(w: Writer) -> Node:
    trade, number = w.pick(_TRADES), w.code("45000#####")
    supplier, plant = firm(w, trade), w.city()
    lines, total = order_lines(w, trade)
    caption = f"{w.say('business.order.title')} {number} – {supplier}"
    keys = ("order.lines", "order.texts", "order.partners")
    captions = [w.say(f"business.{key}") for key in keys]
    captions += [w.say("delivery"), w.say("history"), w.say("attachments")]
    main = column(
        _head(w, number, supplier, plant),
        tabs(w, captions, 0),
        lines,
        push(),
        _foot(w, total),
        grow=1,
        gap=10,
        pad=pad(14, 12),
        clip=True,
    )
    body = panes(_orders(w, number, supplier), main, grow=1)
    status = status_bar(
        w,
        (w.say("business.order.plant") + f" {w.code('1#00')}", plant),
        (w.person(), w.clock()),
    )
    return program(
        w,
        caption,
        body,
        icon="cart",
        menus=standard_menus(w, "file", "edit", "view", "insert", "tools", "window", "help"),
        tools=_tools(w),
        status=status,
    )


def _tools(w: Writer) -> Group:
    return toolbar(
        w,
        *("new", "open", "save", "|", "undo", "redo", "|", "print", "mail", "attach", "|"),
        *("filter", "sort", "find", "|", "history"),
        push(),
        button(w, w.say("business.order.release"), primary=True, icon="check", pad=pad(12, 4)),
    )


def _orders(w: Writer, number: str, supplier: str) -> Group:
    """The orders that are open, by their numbers."""
    theme, first = w.theme, int(number)
    rows = []
    for place in range(16):
        chosen = place == 3
        name = supplier if chosen else firm(w, w.pick(_TRADES))
        number_ = str(first + (3 - place) * 7)
        rows.append(
            row(
                Icon("text_file", 16, theme.link if chosen else theme.muted),
                column(label(w, number_, 12.5, bold=chosen), muted(w, name, 11.5, limit=1), grow=1),
                gap=8,
                pad=pad(10, 4),
                fill=theme.chosen if chosen else "",
                hit=True,
            )
        )
    heading = row(ui(w, w.say("orders"), 13, bold=True), push(), Icon("filter", 16, theme.muted))
    return column(
        column(heading, pad=pad(10, 9)),
        *rows,
        width=206,
        fill=theme.bar,
        border=theme.line,
        edges="r",
        place="sidebar",
        clip=True,
    )


# --- the order's head -----------------------------------------------------------------------------


def _head(w: Writer, number: str, supplier: str, plant: str) -> Group:
    """Captions and values in three columns of fields that cannot be edited."""
    day = w.day(-40, -2)
    terms = w.say("business.order.net_days", days=w.pick((14, 30, 45, 60)))
    columns = (
        (
            ("business.order.number", number),
            ("business.order.supplier", supplier),
            ("address", w.street()),
            ("city", w.town()),
        ),
        (
            ("order_date", w.short_date(day)),
            ("business.order.buyer", w.person()),
            ("department", w.say("business.dept.purchasing")),
            ("phone", w.phone(plant)),
        ),
        (
            ("business.order.payment", terms),
            ("business.order.delivery_terms", w.say("business.order.free_house")),
            ("business.cost_centre", w.code("4##0")),
            ("status", w.say("in_progress")),
        ),
    )
    groups = [
        column(*(_fact(w, said(w, key), value) for key, value in facts), gap=4, grow=share)
        for facts, share in zip(columns, (1.3, 1, 1), strict=True)
    ]
    return panes(*groups, gap=18, place="form")


def _fact(w: Writer, caption: str, value: str) -> Group:
    theme = w.theme
    box = column(ui(w, value, 12, limit=1), fill=theme.code, pad=pad(7, 4), grow=1)
    return row(muted(w, caption, 11, width=106), box, gap=7)


# --- its lines ------------------------------------------------------------------------------------


def _foot(w: Writer, total: int) -> Group:
    """The texts of the order beside its sums."""
    theme = w.theme
    tax = (total * w.locale.tax + 50) // 100
    sums = column(
        _sum(w, w.say("business.net_sum"), total),
        _sum(w, f"{said(w, 'vat')} {w.percent(w.locale.tax)}", tax),
        _sum(w, w.say("total"), total + tax, theme.link),
        gap=6,
        width=236,
        pad=pad(12, 10),
        fill=theme.bar,
        border=theme.line,
    )
    texts = column(
        ui_title(w, w.say("business.order.header_text"), 13),
        *(
            prose(w, w.say(f"business.order.text.{number}"), 13, styles=())
            for number in w.sample((1, 2, 3, 4), 2)
        ),
        gap=6,
        grow=1,
        pad=pad(12, 10),
        fill=theme.card,
        border=theme.line,
        place="panel",
    )
    return panes(texts, sums, gap=12)


def _sum(w: Writer, caption: str, cents: int, color: Color = "") -> Group:
    bold = bool(color)
    return row(
        ui(w, caption, 12.5, bold=bold), push(), ui(w, w.amount(cents), 12.5, color, bold=bold)
    )
