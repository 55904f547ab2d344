"""An exchange's order form, and what was traded last."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Pad
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.texts import muted, pressable, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.coin_book import Market
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def form(w: Writer, market: Market) -> Group:
    """The order to be placed."""
    theme = w.theme
    count = w.integer(20, 900)
    kinds = [
        pressable(w, w.say(f"business.coin.{key}"), 12.5, theme.link if not number else theme.muted)
        for number, key in enumerate(("limit", "market", "stop"))
    ]
    total, part = market.price * count // 1000, w.pick((10, 20, 25, 40, 50, 75))
    fields = (
        (w.say("price"), w.number(market.price, 2), "EUR"),
        (w.say("quantity"), w.number(count, 3), market.sign),
        (w.say("total"), w.number(total, 2), "EUR"),
    )
    fee = w.number((total * 15 + 5000) // 10000, 2)
    return column(
        panes(
            button(
                w,
                w.say("business.stock.buy"),
                primary=True,
                grow=1,
                pad=pad(8, 5),
                fill=theme.good,
                border=theme.good,
            ),
            button(w, w.say("business.stock.sell"), grow=1, pad=pad(8, 5)),
            gap=6,
        ),
        row(*kinds, gap=16),
        *(_field(w, *parts) for parts in fields),
        Drawing("slider", 16, None, (theme.accent, theme.line), (part / 100,)),
        _fact(w, w.say("business.coin.available"), f"{w.number(total * 100 // part, 2)} EUR"),
        _fact(w, w.say("business.coin.fee"), f"{fee} EUR"),
        prose(w, w.say(f"business.coin.risk.{w.integer(1, 2)}"), 12, theme.muted, styles=()),
        gap=9,
        pad=pad(12, 10),
        border=theme.line,
        edges="b",
        place="form",
    )


def _field(w: Writer, caption: str, value: str, unit: str) -> Group:
    theme = w.theme
    return row(
        muted(w, caption, 12),
        push(),
        ui(w, value, 13),
        muted(w, unit, 12),
        gap=6,
        pad=pad(9, 6),
        fill=theme.code,
        radius=4,
    )


def _fact(w: Writer, caption: str, value: str) -> Group:
    return row(muted(w, caption, 12), push(), ui(w, value, 12))


def trades(w: Writer, market: Market, now: int) -> Group:
    """What was traded last."""
    theme = w.theme
    rows = []
    seconds = now * 60 + w.integer(0, 59)
    for _ in range(16):
        price = market.price * (10000 + w.integer(-14, 14)) // 10000
        color = theme.good if price >= market.price else theme.bad
        time = f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
        seconds -= w.integer(1, 14)
        rows.append(
            row(
                ui(w, w.number(price, 2), 12, color, grow=1, leading=1.25),
                ui(w, w.number(w.integer(3, 2900), 3), 12, grow=1, align="right", leading=1.25),
                ui(w, time, 12, theme.muted, grow=1, align="right", leading=1.25),
                pad=pad(12, 2),
            )
        )
    heading = column(ui_title(w, w.say("business.coin.trades"), 13.5), pad=Pad(9, 12, 4, 12))
    return column(heading, *rows, grow=1, clip=True)
