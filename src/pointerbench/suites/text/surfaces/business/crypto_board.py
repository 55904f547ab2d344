"""An exchange for invented coins: order book, candles, order form, trades and open orders."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.controls import tabs
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import muted, pressable, ui, ui_title
from pointerbench.suites.text.surfaces.business.coin_book import Market, book
from pointerbench.suites.text.surfaces.business.coin_desk import form, trades
from pointerbench.suites.text.surfaces.business.parts import Col, branded, course_chart, grid
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

# name, sign, lowest and highest price in hundredths
_COINS = (
    ("Quillon", "QLN", 180000, 420000),
    ("Ferrum", "FRM", 9000, 38000),
    ("Lumenar", "LMR", 2200, 9800),
    ("Tessera", "TSR", 640000, 980000),
    ("Obolus", "OBL", 14000, 52000),
    ("Nivalis", "NVL", 3100, 8700),
    ("Corvid", "CVD", 1200, 5600),
)


def build(w: Writer) -> Node:
    name, sign, low, high = w.pick(_COINS)
    price = w.integer(low, high)
    course = _course(w, price)
    day = round((price / course[0] - 1) * 10000)
    market = Market(name, sign, price, day, course)
    now = w.integer(14 * 60, 21 * 60)
    center = column(
        _chart(w, market, now),
        _orders(w, market, now),
        grow=1,
        border=w.theme.line,
        edges="lr",
        clip=True,
    )
    sides = [book(w, market), column(form(w, market), trades(w, market, now), width=252, clip=True)]
    if w.chance(0.4):
        sides.reverse()
    body = page(
        w,
        _head(w),
        _ticker(w, market),
        panes(sides[0], center, sides[1], grow=1),
    )
    return web(w, f"{sign}/EUR", f"bourza.exchange/trade/{sign.lower()}-eur", body)


def _course(w: Writer, price: int) -> tuple[float, ...]:
    """Closing prices that end at the price of now."""
    value, course = float(price), [float(price)]
    for _ in range(55):
        value *= 1 + w.integer(-190, 180) / 10000
        course.append(round(value, 2))
    return tuple(reversed(course))


def _head(w: Writer) -> Group:
    keys = ("coin.market", "coin.trade", "coin.earn", "coin.wallet")
    tabs_ = [
        pressable(w, w.say(f"business.{key}"), 13.5, w.theme.link if number == 1 else w.theme.ink)
        for number, key in enumerate(keys)
    ]
    return row(
        branded(w, "Bourza"),
        row(*tabs_, gap=20, pad=pad(16, 0), place="navigation"),
        push(),
        *(Icon(name, 18, w.theme.muted) for name in ("bell", "globe", "account")),
        gap=14,
        pad=pad(16, 8),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _ticker(w: Writer, market: Market) -> Group:
    """The pair, its price and the figures of the day."""
    theme = w.theme
    color = theme.good if market.day >= 0 else theme.bad
    sign = "+" if market.day > 0 else ""
    high, low = max(market.course), min(market.course)
    reach = (high - low) * 0.12  # as far as candles reach beyond what they close at
    high, low = round(high + reach), round(low - reach)
    facts = (
        ("day", f"{sign}{w.percent(market.day, 2)}", color),
        ("high", w.number(high, 2), theme.ink),
        ("low", w.number(low, 2), theme.ink),
        ("volume", f"{w.number(w.integer(12000, 98000))} {market.sign}", theme.ink),
    )
    stacks = [
        column(muted(w, w.say(f"business.coin.{key}"), 11.5), ui(w, value, 13, ink), gap=1)
        for key, value, ink in facts
    ]
    pair = column(
        ui_title(w, f"{market.sign}/EUR", 17), muted(w, market.name, 11.5), gap=0, width=112
    )
    price = ui(w, w.number(market.price, 2), 20, color, bold=True)
    return row(
        pair,
        price,
        *stacks,
        gap=30,
        pad=pad(16, 7),
        fill=theme.card,
        border=theme.line,
        edges="b",
    )


def _clock(minutes: int) -> str:
    """Exchanges count twenty-four hours everywhere."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


# --- middle ---------------------------------------------------------------------------------------


def _chart(w: Writer, market: Market, now: int) -> Group:
    theme = w.theme
    spans = [
        pressable(w, span, 12, theme.link if number == 1 else theme.muted)
        for number, span in enumerate(("1m", "15m", "1h", "4h", "1d", "1w"))
    ]
    volumes = tuple(float(w.integer(6, 100)) for _ in market.course)
    bars = Drawing("bars", 46, None, (theme.faint,), volumes)
    start = now // 15 * 15 - 15 * len(market.course)
    times = [_clock(start + number * 165) for number in range(6)]
    foot = row(*(muted(w, time, 11) for time in times), justify="between")
    tools = row(
        *spans,
        push(),
        *(Icon(name, 17, theme.muted) for name in ("function", "pen", "full_screen")),
        gap=14,
        place="toolbar",
    )
    below = panes(column(bars, foot, gap=4, grow=1), column(width=58), gap=6)
    chart = course_chart(w, "candles", market.course, 268)
    return column(tools, chart, below, gap=7, pad=pad(12, 9))


def _orders(w: Writer, market: Market, now: int) -> Group:
    """Orders that wait, below their tabs."""
    keys = ("business.coin.open_orders", "history", "transactions")
    captions = [w.say(key) for key in keys]
    cols = (
        Col(w.say("time")),
        Col(w.say("type"), grow=1),
        Col(w.say("business.coin.side")),
        Col(w.say("price"), "right"),
        Col(w.say("quantity"), "right"),
        Col(w.say("business.coin.filled"), "right"),
    )
    rows: list[tuple[Node | str, ...]] = []
    for minutes in sorted((now - w.integer(2, 800) for _ in range(9)), reverse=True):
        buys, stop = w.chance(0.5), w.chance(0.3)
        side = w.say(f"business.stock.{'buy' if buys else 'sell'}")
        offset = w.integer(2, 60)
        # limits wait for a better price, stops for a worse one
        price = market.price * (1000 - offset if buys != stop else 1000 + offset) // 1000
        rows.append(
            (
                _clock(minutes),
                w.say("business.coin.stop" if stop else "business.coin.limit"),
                ui(w, side, 12, w.theme.good if buys else w.theme.bad),
                w.number(price, 2),
                w.number(w.integer(4, 3900), 3),
                w.percent(0 if stop else w.pick((0, 0, 0, 25, 40, 80))),
            )
        )
    table: Table = grid(w, cols, rows, size=12, pad=Pad(5, 8, 5, 8))
    looks = {"border": w.theme.line, "edges": "t", "pad": pad(8, 2), "grow": 1, "clip": True}
    return column(tabs(w, captions), table, **looks)
