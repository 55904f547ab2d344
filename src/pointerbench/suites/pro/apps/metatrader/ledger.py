"""What a trader holds, has ordered and has closed, and how the account stands."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.metatrader import market
from pointerbench.values.rng import Stream

_OPEN, _PENDING, _CLOSED = 6, 2, 11


def stop_at(stream: Stream, price: float, digits: int, *, below: bool) -> str:
    share = stream.uniform(0.003, 0.009)
    return market.priced(price * (1 - share if below else 1 + share), digits)


def trades(
    draw: Draw, quotes: list[dict[str, Any]], first: dict[str, Any], now: dt.datetime
) -> list[dict[str, Any]]:
    """Open positions, the newest last; the first one is of the first chart."""
    stream = draw.stream
    others = [one for one in quotes if one is not first]
    chosen = [first, *stream.sample(others, _OPEN - 1)]
    volumes = [n / 100 for n in draw.distinct(5, 120, _OPEN, 5)]
    tickets = sorted(draw.distinct(884_120_000, 884_139_000, _OPEN, 7))
    found = []
    for at, (one, volume) in enumerate(zip(chosen, volumes, strict=True)):
        bought, digits = stream.chance(0.55) if at else True, one["digits"]
        sign = 1 if stream.chance(0.62) else -1
        opened = one["value"] * (1 - sign * stream.uniform(0.0006, 0.0055) * (1 if bought else -1))
        opened = round(opened, digits)
        price = one["bid"] if bought else one["ask"]
        profit = market.dollars(one["key"], volume, opened, float(price), bought=bought)
        begun = now - dt.timedelta(minutes=stream.integer(20, 400) + 380 * (_OPEN - at))
        begun -= dt.timedelta(days=max(0, begun.weekday() - 4))
        found.append(
            {
                "key": f"t{at}",
                "symbol": one["key"],
                "ticket": str(tickets[at]),
                "time": f"{begun:%Y.%m.%d %H:%M}",
                "type": "buy" if bought else "sell",
                "volume": volume,
                "lots": f"{volume:.2f}",
                "open": market.priced(opened, digits),
                "opened": opened,
                "sl": stop_at(stream, one["value"], digits, below=bought),
                "tp": stop_at(stream, one["value"], digits, below=not bought),
                "price": price,
                "swap": f"{-stream.uniform(0, 4.4):.2f}",
                "profit": profit,
                "gain": market.spaced(profit),
                "margin": market.margin(one["key"], volume, float(price)),
                "dollars": market.margin(one["key"], volume, float(price)) * 100,
            }
        )
    return found


def account(
    stream: Stream, trades: list[dict[str, Any]], deals: list[dict[str, Any]]
) -> dict[str, Any]:
    held = sum(one["margin"] for one in trades)
    deposit = 500 * round(held * stream.uniform(4, 13) / 500) + 1000
    balance = deposit + earned(deals)
    profit = sum(one["profit"] + float(one["swap"]) for one in trades)
    equity = balance + profit
    return {
        "balance": market.spaced(balance),
        "equity": market.spaced(equity),
        "margin": market.spaced(held),
        "free": market.spaced(equity - held),
        "level": market.spaced(100 * equity / held),
        "profit": market.spaced(profit),
        "sum": equity,
        "deposit": deposit,
    }


def orders(draw: Draw, quotes: list[dict[str, Any]], now: dt.datetime) -> list[dict[str, Any]]:
    """Orders that wait for a price."""
    stream, found = draw.stream, []
    for at, one in enumerate(stream.sample(quotes, _PENDING)):
        bought, broken = stream.chance(0.5), stream.chance(0.4)
        below = bought != broken
        price = float(stop_at(stream, one["value"], one["digits"], below=below))
        placed = now - dt.timedelta(minutes=stream.integer(5, 500))
        found.append(
            {
                "key": f"p{at}",
                "symbol": one["key"],
                "ticket": str(884_140_000 + stream.integer(10, 900) + 1000 * at),
                "time": f"{placed:%Y.%m.%d %H:%M}",
                "type": f"{'buy' if bought else 'sell'} {'stop' if broken else 'limit'}",
                "lots": f"{stream.pick([0.1, 0.2, 0.25, 0.5, 1.0]):.2f} / 0.00",
                "open": market.priced(price, one["digits"]),
                "sl": stop_at(stream, price, one["digits"], below=bought),
                "tp": stop_at(stream, price, one["digits"], below=not bought),
                "price": one["ask"] if bought else one["bid"],
                "gain": "placed",
            }
        )
    return found


def deals(draw: Draw, now: dt.datetime) -> list[dict[str, Any]]:
    """What was closed before, the oldest first."""
    stream, found = draw.stream, []
    profits = draw.distinct(-21_000, 34_000, _CLOSED, 13)
    day = now - dt.timedelta(days=16)
    for at, cents in enumerate(profits):
        kind = stream.pick(market.KINDS)
        bought = stream.chance(0.5)
        volume = stream.integer(1, 24) / 20
        day += dt.timedelta(hours=stream.integer(14, 30))
        day += dt.timedelta(days=2 if day.weekday() > 4 else 0)
        opened = kind.price * stream.uniform(0.985, 1.015)
        worth = kind.lot * volume * market.DOLLARS[kind.quoted]
        closed = opened + (1 if bought else -1) * cents / 100 / worth
        until = day + dt.timedelta(minutes=stream.integer(9, 300))
        found.append(
            {
                "key": f"d{at}",
                "symbol": kind.name,
                "ticket": str(883_700_000 + 21_000 * at + stream.integer(0, 9000)),
                "time": f"{day:%Y.%m.%d %H:%M}",
                "type": "buy" if bought else "sell",
                "lots": f"{volume:.2f}",
                "open": market.priced(opened, kind.digits),
                "closed": f"{until:%Y.%m.%d %H:%M}",
                "close": market.priced(closed, kind.digits),
                "swap": f"{-stream.uniform(0, 3.9):.2f}",
                "profit": cents / 100,
                "gain": f"{cents / 100:.2f}",
            }
        )
    return found


def earned(deals: list[dict[str, Any]]) -> float:
    return sum(float(one["profit"]) + float(one["swap"]) for one in deals)


def sums(deals: list[dict[str, Any]], deposit: float) -> dict[str, str]:
    total = earned(deals)
    sums = [("Profit", total), ("Credit", 0), ("Deposit", deposit), ("Withdrawal", 0)]
    text = "  ".join(f"{name}: {market.spaced(value)}" for name, value in sums)
    return {
        "sums": f"{text}  Balance: {market.spaced(deposit + total)}",
        "total": market.spaced(total),
    }


def assets(trades: list[dict[str, Any]], account: dict[str, Any]) -> list[dict[str, Any]]:
    """What is held of each asset, and of the account's own money."""
    rows = [(one["symbol"], one["volume"], one["dollars"], one["type"]) for one in trades]
    rows.append(("USD", 0.0, account["sum"], "buy"))
    most = max(row[2] for row in rows)
    inks = ("#c62828", "#2e7d32", "#ef6c00", "#6a1b9a", "#00838f", "#9e9d24", "#283593")
    return [
        {
            "key": name,
            "volume": f"{volume:.2f}" if volume else f"{worth / 1000:.3f}K",
            "rate": "1.00" if name == "USD" else trades[at]["price"],
            "worth": round(worth, 2),
            "text": f"{worth:.2f}",
            "share": round(96 * worth / most, 1),
            "ink": inks[at],
            "long": side == "buy",
        }
        for at, (name, volume, worth, side) in enumerate(rows)
    ]


def book(draw: Draw, quote: dict[str, Any]) -> list[dict[str, Any]]:
    """Offers above the price, bids below it; no two are equally large."""
    sizes = draw.distinct(5, 430, 22, 17)
    point, bid = 10 ** -quote["digits"], quote["value"]
    steps = [*range(10, -1, -1), *range(-1, -12, -1)]
    return [
        {
            "key": f"l{at}",
            "ask": step >= 0,
            "price": market.priced(bid + (step + quote["spread"] * (step >= 0)) * point, 5)
            if quote["digits"] == 5
            else market.priced(
                bid + (step + quote["spread"] * (step >= 0)) * point, quote["digits"]
            ),
            "size": size,
            "share": round(size / 4, 1),
        }
        for at, (step, size) in enumerate(zip(steps, sizes, strict=True))
    ]
