"""An exchange's order book: asks above the price, bids below it."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color, Group, Icon, Pad
from pointerbench.suites.text.kit.texts import muted, ui, ui_title
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, push, row


class Market(NamedTuple):
    name: str
    sign: str
    price: int
    day: int
    course: tuple[float, ...]


def book(w: Writer, market: Market) -> Group:
    """Asks above the price, bids below it."""
    theme = w.theme
    step = max(1, market.price // 4000)
    asks = _levels(w, market.price + step, step)[::-1]
    bids = _levels(w, market.price - step, -step)
    heads = (w.say("price"), w.say("quantity"), w.say("total"))
    head = row(
        *(
            muted(w, text, 11.5, grow=1, align="right" if number else "left")
            for number, text in enumerate(heads)
        ),
        pad=pad(10, 4),
    )
    return column(
        column(ui_title(w, w.say("business.coin.book"), 13.5), pad=Pad(9, 10, 3, 10)),
        head,
        *(_level(w, level, theme.bad) for level in asks),
        _price(w, market, 2 * step),
        *(_level(w, level, theme.good) for level in bids),
        width=248,
        clip=True,
        place="panel",
    )


def _price(w: Writer, market: Market, gap: int) -> Group:
    """The price between asks and bids, and how far those are apart."""
    theme = w.theme
    arrow = Icon("arrow_up" if market.day >= 0 else "arrow_down", 16, theme.muted)
    spread = f"{w.say('business.coin.spread')} {w.number(gap, 2)}"
    return row(
        ui(
            w,
            w.number(market.price, 2),
            16,
            theme.good if market.day >= 0 else theme.bad,
            bold=True,
        ),
        arrow,
        push(),
        muted(w, spread, 11.5),
        gap=6,
        pad=pad(10, 5),
        border=theme.line,
        edges="tb",
    )


def _levels(w: Writer, first: int, step: int) -> list[tuple[int, int, int]]:
    """Prices from the best on, with what is on offer there and up to there."""
    found, total, price = [], 0, first
    for _ in range(15):
        count = w.integer(8, 4200)
        total += count
        found.append((price, count, total))
        price += step * w.integer(1, 4)
    return found


def _level(w: Writer, level: tuple[int, int, int], color: Color) -> Group:
    """A line of the book; the deeper, the longer the bar behind it."""
    price, count, total = level
    depth = min(238, 6 + total // 150)
    cells = (
        ui(w, w.number(price, 2), 12, color, grow=1, leading=1.25),
        ui(w, w.number(count, 3), 12, align="right", grow=1, leading=1.25),
        ui(w, w.number(total, 3), 12, align="right", grow=1, leading=1.25),
    )
    bar = row(push(), column(width=depth, height=20, fill=color, shade=34))
    return layers(bar, row(*cells, pad=pad(10, 2)), height=20)
