"""A till's slip: goods of one shop, what they cost together, how it was paid, the tax in it."""

from __future__ import annotations

import datetime as dt
import re
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Rule
from pointerbench.suites.text.surfaces.business.parts import mono, paper, said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, space

# a shop's goods: what each costs in tenths of a unit of money, at least and at most
SHOPS: dict[str, tuple[tuple[int, int], ...]] = {
    "market": (
        *((21, 39), (18, 32), (24, 39), (11, 21), (9, 24), (14, 32)),
        *((34, 69), (39, 74), (39, 79), (49, 89), (19, 38), (9, 24)),
    ),
    "cafe": (
        *((29, 39), (32, 48), (26, 34), (34, 49), (42, 69)),
        *((48, 79), (24, 39), (38, 56), (79, 115)),
    ),
    "tools": (
        *((34, 59), (29, 49), (29, 54), (24, 69), (149, 299)),
        *((19, 45), (99, 219), (69, 139), (69, 149)),
    ),
}


class Sale(NamedTuple):
    shop: str
    name: str
    lines: tuple[tuple[str, int, int], ...]
    day: dt.date
    time: str
    rate: int
    on_top: bool = False  # the tax comes on top of the prices, as in the United States

    @property
    def goods(self) -> int:
        return sum(count * price for _, count, price in self.lines)

    @property
    def total(self) -> int:
        return (self.goods * (1000 + self.rate) + 500) // 1000 if self.on_top else self.goods

    @property
    def net(self) -> int:
        if self.on_top:
            return self.goods
        return (self.total * 1000 + (1000 + self.rate) // 2) // (1000 + self.rate)


def draw_sale(w: Writer) -> Sale:
    shop = w.pick(tuple(SHOPS))
    prices = tuple(enumerate(SHOPS[shop], 1))
    level = w.locale.price_level
    lines = tuple(
        (
            said(w, f"business.shop.{shop}.{number}"),
            w.pick((1, 1, 1, 2, 2, 3)),
            w.integer(low, high) * 10 * level + w.pick((0, 5, 9)),
        )
        for number, (low, high) in w.sample(prices, w.integer(6, 9))
    )
    name = said(w, f"business.shop.{shop}.name", last=w.last_name())
    rate = 81 if w.locale.country == "CH" else w.locale.tax * 10
    time = w.clock(w.integer(680, 880)) if shop == "cafe" else w.clock(w.integer(540, 1170))
    on_top = w.locale.country == "US"
    return Sale(shop, name, lines, w.day(-6, -1), time, rate, on_top)


def till_slip(w: Writer, sale: Sale) -> Group:
    size = 13
    city, thanks = w.city(), w.say("business.receipt_thanks")
    if sale.shop == "cafe":  # nobody takes a lunch back
        thanks = re.split(r"(?<=[.!])\s", thanks)[0]
    return paper(
        mono(w, sale.name.upper(), 17, bold=True, align="center"),
        mono(w, w.street(), size, align="center"),
        mono(w, w.town(city), size, align="center"),
        mono(w, f"{w.say('phone')} {w.phone(city)}", size, align="center"),
        space(9),
        _line(
            w, f"{w.short_date(sale.day)}  {sale.time}", w.say("business.till", n=w.integer(1, 6))
        ),
        _line(w, w.say("business.receipt_no"), w.code("00####")),
        _cut(w),
        *(node for line in sale.lines for node in _good(w, line)),
        _cut(w),
        *(_taxes(w, sale) if sale.on_top else ()),
        _line(w, w.say("total").upper(), w.amount(sale.total), 17, bold=True),
        space(4),
        *_payment(w, sale),
        *(() if sale.on_top else (_cut(w), *_taxes(w, sale))),
        space(9),
        mono(w, w.say("business.served_by", name=w.first_name()), size, align="center"),
        mono(w, thanks, size, align="center", role="prose"),
        space(9),
        column(Drawing("barcode", 42, 220, (), (float(w.integer(0, 99)),)), align="center"),
        mono(w, w.code("## ####### ######"), 12, align="center"),
        width=344,
        pad=Pad(20, 24, 20, 24),
        gap=2,
    )


def _line(w: Writer, left: str, right: str, size: float = 13, *, bold: bool = False) -> Group:
    return row(
        mono(w, left, size, bold=bold), push(), mono(w, right, size, bold=bold), align="start"
    )


def _cut(w: Writer) -> Node:
    """A line across the slip."""
    return column(Rule(w.theme.ink), pad=pad(0, 6))


def _good(w: Writer, line: tuple[str, int, int]) -> list[Node]:
    """The name with its price; how many it was where there were several."""
    name, count, price = line
    found: list[Node] = [_line(w, name, w.number(count * price, 2))]
    if count > 1:
        found.append(mono(w, f"   {count} x {w.number(price, 2)}", 12, pre=True))
    return found


def _payment(w: Writer, sale: Sale) -> list[Node]:
    if w.chance(0.65):
        card = w.code("**** **** **** ####")
        return [
            _line(w, w.say("business.card_payment"), w.number(sale.total, 2)),
            _line(w, card, w.say("approved")),
        ]
    step = 1000 * w.locale.price_level
    given = (sale.total // step + 1) * step
    return [
        _line(w, w.say("business.cash"), w.number(given, 2)),
        _line(w, w.say("business.change_due"), w.number(given - sale.total, 2)),
    ]


def _taxes(w: Writer, sale: Sale) -> list[Node]:
    if sale.on_top:
        tax = f"{said(w, 'vat')} {rate(w, sale)}"
        return [
            _line(w, w.say("subtotal"), w.number(sale.net, 2)),
            _line(w, tax, w.number(sale.total - sale.net, 2)),
        ]
    cells = (
        (said(w, "vat"), rate(w, sale)),
        (w.say("business.net"), w.number(sale.net, 2)),
        (w.say("tax"), w.number(sale.total - sale.net, 2)),
        (w.say("business.gross"), w.number(sale.total, 2)),
    )
    stacks = [column(mono(w, caption, 12), mono(w, value, 12)) for caption, value in cells]
    return [row(*stacks, justify="between")]


def rate(w: Writer, sale: Sale) -> str:
    return w.percent(sale.rate, 1) if sale.rate % 10 else w.percent(sale.rate // 10)
