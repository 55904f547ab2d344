"""A market as a chartist sees it: prices of one share, a watchlist, orders, scripts of others."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import prices
from pointerbench.values.rng import Stream

_PAIRS = (
    ("EURUSD", "Euro / U.S. Dollar", 1.09),
    ("GBPUSD", "British Pound / U.S. Dollar", 1.27),
    ("USDJPY", "U.S. Dollar / Japanese Yen", 149.2),
    ("AUDUSD", "Australian Dollar / U.S. Dollar", 0.66),
)
_RAW = (
    ("XAUUSD", "Gold spot", 2380.0),
    ("USOIL", "Crude oil", 76.4),
    ("NATGAS", "Gas", 2.61),
)
_BARS = 210
_SHARES = 9


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    shares = _shares(draw)
    own = shares[stream.integer(0, 4)]
    bars = _bars(draw.child("bars"), own["price"])
    closes = [bar["c"] for bar in bars]
    last, before = bars[-1]["c"], bars[-2]["c"]
    own |= {"price": last, "text": f"{last:,.2f}", "change": round(last - before, 2)}
    own["percent"] = round(100 * (last - before) / before, 2)
    watch = shares + [_other(draw, *one) for one in (*_PAIRS, *_RAW)]
    watch = [{**one, "key": f"w{at}", "group": _kind(at)} for at, one in enumerate(watch)]
    me = draw.person()
    return {
        "title": f"{own['ticker']} {own['text']} {'▲' if own['change'] >= 0 else '▼'}",
        "me": me,
        "own": own["ticker"],
        "name": own["name"],
        "exchange": own["exchange"],
        "watch": watch,
        "bars": bars,
        "stats": _stats(stream, bars),
        "scripts": _scripts(draw.child("scripts")),
        "orders": _orders(draw.child("orders").stream, shares),
        "alerts": _alerts(stream, shares),
        "rsi": prices.strength(closes),
        "average": prices.average(closes, 20),
        "slow": prices.average(closes, 50),
        "time": f"{stream.integer(14, 19)}:{stream.integer(10, 59)}:{stream.integer(10, 59)}",
    }


def _kind(at: int) -> int:
    """Of an entry of the watchlist: a share, a pair of currencies, something raw."""
    return 0 if at < _SHARES else 1 if at < _SHARES + len(_PAIRS) else 2


def _shares(draw: Draw) -> list[dict[str, Any]]:
    """Shares of companies that nobody has heard of, with tickers that all differ."""
    found: dict[str, dict[str, Any]] = {}
    while len(found) < _SHARES:
        name = draw.company()
        letters = [letter for letter in name.upper() if letter.isalpha()]
        ticker = "".join(letters[: draw.stream.integer(3, 4)])
        found.setdefault(ticker, _other(draw, ticker, name, draw.stream.uniform(14, 420)))
    for one in found.values():
        one["exchange"] = draw.stream.pick(draw.content["exchanges"])
    return list(found.values())


def _other(draw: Draw, ticker: str, name: str, price: float) -> dict[str, Any]:
    stream = draw.stream
    price *= stream.uniform(0.96, 1.04)
    percent = round(stream.uniform(-4, 4), 2) or 0.12
    digits = 5 if price < 3 else 2
    return {
        "ticker": ticker,
        "name": name,
        "exchange": "FX",
        "ink": draw.ink(),
        "price": round(price, digits),
        "text": f"{price:,.{digits}f}",
        "percent": percent,
        "change": round(price * percent / 100, digits),
        "volume": round(stream.uniform(0.2, 48), 2),
    }


def _bars(draw: Draw, end: float) -> list[dict[str, Any]]:
    """Days of trading, the last of which closes about at a price."""
    day, days = draw.today, []
    for _ in range(_BARS):
        while day.weekday() > 4:
            day -= dt.timedelta(days=1)
        days.append(day.isoformat())
        day -= dt.timedelta(days=1)
    return [
        {**bar, "d": day}
        for bar, day in zip(prices.bars(draw.stream, end, _BARS), days[::-1], strict=True)
    ]


def _stats(stream: Stream, bars: list[dict[str, Any]]) -> list[list[str]]:
    year = bars[-200:]
    return [
        ["Volume", f"{bars[-1]['v']}M"],
        ["Average volume (30D)", f"{sum(bar['v'] for bar in bars[-30:]) / 30:.2f}M"],
        ["Market capitalization", f"{stream.uniform(1.1, 88):.2f}B"],
        ["Dividend yield (indicated)", f"{stream.uniform(0.2, 5):.2f}%"],
        ["Price to earnings (TTM)", f"{stream.uniform(7, 42):.2f}"],
        ["Basic EPS (TTM)", f"{stream.uniform(0.8, 14):.2f}"],
        ["52 week high", f"{max(bar['h'] for bar in year):,.2f}"],
        ["52 week low", f"{min(bar['l'] for bar in year):,.2f}"],
        ["Beta (1Y)", f"{stream.uniform(0.4, 1.9):.2f}"],
    ]


def _scripts(draw: Draw) -> list[dict[str, Any]]:
    likes = draw.distinct(12, 9800, 8, 11)
    pairs = zip(draw.banks("scripts", 8), draw.banks("authors", 8), likes, strict=True)
    return [
        {
            "key": f"s{at}",
            "name": name,
            "who": who,
            "likes": n,
            "text": f"{n / 1000:.1f}K",
        }
        if n >= 1000
        else {"key": f"s{at}", "name": name, "who": who, "likes": n, "text": str(n)}
        for at, (name, who, n) in enumerate(pairs)
    ]


def _orders(stream: Stream, shares: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for at, one in enumerate(stream.sample(shares, 6)):
        count = stream.integer(5, 300)
        paid = round(one["price"] * stream.uniform(0.9, 1.1), 2)
        profit = round(count * (one["price"] - paid), 2)
        found.append(
            {
                "key": f"o{at}",
                "ticker": one["ticker"],
                "count": count,
                "paid": f"{paid:,.2f}",
                "last": one["text"],
                "profit": profit,
                "text": f"{profit:+,.2f}",
            }
        )
    return found


def _alerts(stream: Stream, shares: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {
            "key": f"a{at}",
            "ticker": one["ticker"],
            "text": f"{one['ticker']} Crossing {one['price'] * stream.uniform(0.93, 1.07):,.2f}",
            "on": stream.chance(0.7),
        }
        for at, one in enumerate(stream.sample(shares, 6))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one = stream.pick(document["watch"][:6])["key"]
    return {
        "chart": {"picked": one},
        "indicators": {"rsi": True, "averages": True, "panel": "watch"},
        "drawing": {"drawn": True, "panel": "watch"},
        "alerts": {"panel": "alerts"},
        "data": {"panel": "data", "averages": True},
        "trading": {"bottom": "Trading Panel", "rsi": False},
        "replay": {"replay": True, "averages": True},
        "menu_interval": {"open": "interval"},
        "menu_type": {"open": "type", "rsi": True},
        "menu_chart": {"open": "chart", "averages": True},
        "menu_lines": {"open": "lines"},
        "dialog_indicators": {"dialog": "indicators"},
        "dialog_alert": {"dialog": "alert"},
        "dialog_settings": {"dialog": "settings", "averages": True},
        "dialog_symbol": {"dialog": "symbol"},
        "notice": {"notice": True, "picked": one},
    }
