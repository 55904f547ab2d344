"""The line items of a purchase order, and their sum."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Node, Pad
from pointerbench.suites.text.surfaces.business.parts import Col, grid, said
from pointerbench.suites.text.surfaces.business.trades import TRADES
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column

_LINES = 10
_BLANK: tuple[Node | str, ...] = (column(height=17), *("",) * 7)  # a line not yet filled in


def order_lines(w: Writer, trade: str) -> tuple[Node, int]:
    """The line items, and what they cost together."""
    cols = (
        Col(w.say("business.position")),
        Col(w.say("business.order.article")),
        Col(w.say("description"), grow=1),
        Col(w.say("quantity"), "right"),
        Col(w.say("business.order.unit")),
        Col(w.say("unit_price"), "right"),
        Col(w.say("amount"), "right"),
        Col(w.say("business.order.delivery_date"), "right"),
    )
    total = 0
    rows: list[tuple[Node | str, ...]] = []
    day = w.today + dt.timedelta(w.integer(5, 12))
    units = {"h": w.say("hours"), "months": w.say("business.unit.months")}
    for number, good in enumerate(w.sample(TRADES[trade], w.integer(7, 9))):
        count = w.integer(1, max(2, good.most))
        price = (w.integer(good.low, good.high) * 100 + w.pick((0, 50, 80))) * w.locale.price_level
        total += count * price
        later = day + dt.timedelta(w.pick((0, 0, 0, 3, 7)))
        rows.append(
            (
                str(number * 10 + 10),
                w.code("7##-####"),
                said(w, f"business.{trade}.{good.key}"),
                w.number(count),
                units.get(good.unit, good.unit) or w.say("business.order.pieces"),
                w.number(price, 2),
                w.number(count * price, 2),
                w.short_date(later),
            )
        )
    line = w.theme.line
    rows += [_BLANK] * (_LINES - len(rows))
    lines = grid(w, cols, rows, size=12, head=w.theme.bar, rules=line, pad=Pad(5, 7, 5, 7))
    return column(lines, border=line, edges="lt"), total
