"""The summary of an order: its lines, a voucher, the sums, what the buyer accepts."""

from __future__ import annotations

from typing import Any, NamedTuple

from pointerbench.flow.nodes import Icon, Node
from pointerbench.suites.text.kit.controls import button, field
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row, rule


class Item(NamedTuple):
    """A line of the order, its price in cents."""

    name: str
    about: str
    pieces: int
    price: int


def summary(w: Writer, goods: list[Item], shipping: int) -> Node:
    theme = w.theme
    subtotal = sum(one.pieces * one.price for one in goods)
    discount = subtotal // 10 if w.chance(0.4) else 0
    total = subtotal - discount + shipping
    rate = w.locale.tax
    tax = (total * rate * 2 + 100 + rate) // (2 * (100 + rate))
    sums = [("subtotal", subtotal), ("discount", -discount), ("shipping", shipping)]
    lines: list[Node] = [_sum(w, w.say(key), cents) for key, cents in sums if cents]
    taxed = f"{w.say('desk.incl')} {w.percent(rate)} {w.say('vat')}"
    included = w.colon(taxed, w.amount(tax))
    notes = [muted(w, included, 12, align="right")]
    if w.locale.country == "US":  # prices are without tax there
        tax, notes = (total * rate + 50) // 100, []
        lines.append(_sum(w, f"{w.say('tax')} ({w.percent(rate)})", tax))
        total += tax
    parts = [_voucher(w, used=discount > 0)] if discount or w.chance(0.5) else []
    return column(
        ui_title(w, w.say("desk.your_order"), 17),
        *(_item(w, one) for one in goods),
        *parts,
        rule(theme),
        *lines,
        rule(theme),
        row(ui(w, w.say("total"), 16, bold=True, grow=1), ui(w, w.amount(total), 17, bold=True)),
        *notes,
        button(w, w.say("buy_now"), primary=True, hugs=False, pad=pad(14, 12), size=14.5),
        _returns(w),
        gap=11,
        pad=pad(20, 18),
        fill=theme.card,
        border=theme.line,
        radius=6,
        place="panel",
    )


def _voucher(w: Writer, *, used: bool) -> Node:
    code = field(w, w.say("desk.voucher"), w.code("?????##") if used else "", grow=1)
    return row(code, button(w, w.say("apply")), gap=10, align="end")


def _returns(w: Writer) -> Node:
    said = w.say("desk.return_policy", n=w.pick((14, 30)))
    return prose(w, said, 12.5, w.theme.muted, styles=())


def _item(w: Writer, one: Item) -> Node:
    words = column(
        ui(w, one.name, 13.5, bold=True, limit=2),
        muted(w, f"{one.pieces} × {w.amount(one.price)}", 12.5),
        gap=2,
        grow=1,
    )
    price = ui(w, w.amount(one.pieces * one.price), 13.5)
    return row(
        _picture(w),
        words,
        price,
        gap=12,
        place="product",
    )


def _picture(w: Writer) -> Node:
    """What a shop shows of goods without a photograph."""
    theme = w.theme
    sign = Icon("package", 24, theme.muted)
    looks: dict[str, Any] = {"align": "center", "justify": "center", "fill": theme.code}
    return column(sign, width=52, height=52, radius=5, **looks)


def _sum(w: Writer, caption: str, cents: int) -> Node:
    return row(ui(w, caption, 13.5, w.theme.muted, grow=1), ui(w, w.amount(cents), 13.5))
