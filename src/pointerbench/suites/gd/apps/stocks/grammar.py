"""A market: prices that walk, an account whose sums hold, orders of the day."""

from __future__ import annotations

import datetime
from typing import Any

from pointerbench.pages.banks.draw import Draw

_DAYS = 250  # of trading that the charts know


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    chosen = stream.sample(content["companies"], 12)
    stocks = [_stock(draw.child(company["code"]), company) for company in chosen]
    held = stream.sample(stocks, stream.integer(5, 6))
    positions = [_position(draw.child(f"held{n}"), stock) for n, stock in enumerate(held)]
    cash = stream.integer(*content["cash"]) * 100 + stream.integer(1, 99) / 100
    value = sum(position["value"] for position in positions)
    return {
        "stocks": stocks,
        "days": _dates(draw),
        "positions": positions,
        "orders": _orders(draw.child("orders"), stocks, positions, cash),
        "indices": [_index(draw.child(name), name) for name in content["indices"]],
        "cash": draw.money_text(cash, 2),
        "total": draw.money_text(cash + value, 2),
        "news": _news(draw.child("news"), chosen),
        "funds": cash,
        "sign": draw.money_text(1)[0],
        "person": draw.person(),
        "query": stream.pick(content["queries"]),
    }


def _news(draw: Draw, companies: list[dict[str, Any]]) -> list[dict[str, str]]:
    """Headlines about the companies, the newest first."""
    stream = draw.stream
    templates = stream.sample(draw.content["news"], 8)
    minutes = sorted(draw.distinct(3, 400, len(templates)))
    return [
        {"said": line.format(name=company["name"]), "ago": draw.ago_text(minute)}
        for line, company, minute in zip(
            templates, stream.sample(companies, len(templates)), minutes, strict=True
        )
    ]


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _change(draw: Draw, percent: float) -> dict[str, Any]:
    sign = "+" if percent >= 0 else "-"
    return _fact(percent, f"{sign}{abs(percent):.2f}%")


def _stock(draw: Draw, company: dict[str, Any]) -> dict[str, Any]:
    stream = draw.stream
    closes = _walk(draw.child("walk"), stream.uniform(8, 380))
    price, before = closes[-1], closes[-2]
    volume = round(10 ** stream.uniform(5.2, 7.8))
    pays = stream.chance(0.45)
    ratio = round(stream.uniform(6, 64), 1)
    return {
        "key": company["code"],
        "closes": closes,
        "shakes": [round(stream.uniform(0.2, 1.6), 2) for _ in range(_DAYS)],
        "dividend": pays,
        "up": price >= before,
        "facts": {
            "name": _fact(company["name"], company["name"]),
            "price": _fact(price, draw.money_text(price, 2)),
            "change": _change(draw, round(100 * (price / before - 1), 2)),
            "volume": _fact(volume, draw.count_text(volume)),
            "pe": _fact(ratio, f"{ratio:.1f}"),
            "sector": _fact(company["sector"], company["sector"]),
        },
        "cap": _cap(draw, price * 10 ** stream.uniform(7.3, 9.6)),
    }


def _cap(draw: Draw, value: float) -> str:
    return f"{value / 1e8:.1f}亿" if draw.language == "zh" else f"{value / 1e9:.2f}B"


def _walk(draw: Draw, start: float) -> list[float]:
    """Closing prices; the last two differ enough to speak of a change."""
    stream = draw.stream
    drift, closes = stream.uniform(-0.001, 0.003), [start]
    for _ in range(_DAYS - 2):
        closes.append(max(2.0, closes[-1] * (1 + drift + stream.uniform(-0.024, 0.024))))
    turn = stream.uniform(0.002, 0.048) * (1 if stream.chance(0.55) else -1)
    closes.append(closes[-1] * (1 + turn))
    return [round(close, 2) for close in closes]


def _dates(draw: Draw) -> list[str]:
    """Trading days up to today, the oldest first."""
    day = draw.today
    found: list[str] = []
    while len(found) < _DAYS:
        if day.weekday() < 5:
            found.append(draw.date_text(day))
        day -= datetime.timedelta(days=1)
    return found[::-1]


def _position(draw: Draw, stock: dict[str, Any]) -> dict[str, Any]:
    stream, price = draw.stream, stock["facts"]["price"]["value"]
    lot = draw.content["lot"]
    shares = lot * stream.integer(1, 600 // lot)
    average = round(price * stream.uniform(0.6, 1.3), 2)
    value = round(shares * price, 2)
    gain = round(100 * (price / average - 1), 2)
    return {
        "key": stock["key"],
        "average": draw.money_text(average, 2),
        "value": value,
        "up": gain >= 0,
        "facts": {
            "name": stock["facts"]["name"],
            "shares": _fact(shares, draw.number_text(shares)),
            "value": _fact(value, draw.money_text(value, 2)),
            "gain": _change(draw, gain),
        },
    }


def _orders(
    draw: Draw, stocks: list[Any], positions: list[Any], cash: float
) -> list[dict[str, Any]]:
    """The newest first: only what is held is sold, and there is cash for what is bought."""
    stream = draw.stream
    hours = [*range(9 * 60 + 35, 11 * 60 + 30), *range(13 * 60, 15 * 60)]
    times = sorted(stream.sample(hours, 6), reverse=True)
    held = {position["key"]: position["facts"]["shares"]["value"] for position in positions}
    chosen = stream.sample(stocks, 6)
    return [
        _order(draw.child(stock["key"]), stock, time, (held.get(stock["key"], 0), cash / 6))
        for time, stock in zip(times, chosen, strict=True)
    ]


def _order(
    draw: Draw, stock: dict[str, Any], time: int, means: tuple[int, float]
) -> dict[str, Any]:
    stream, lot = draw.stream, draw.content["lot"]
    held, cash = means
    price = round(stock["facts"]["price"]["value"] * stream.uniform(0.95, 1.05), 2)
    most = held if held else int(cash / price)
    shares = lot * stream.integer(1, max(1, most // lot))
    return {
        "key": f"o{stock['key']}",
        "side": "sell" if held else "buy",
        "partial": shares > lot and stream.chance(0.45),
        "price": draw.money_text(price, 2),
        "facts": {
            "name": stock["facts"]["name"],
            "shares": _fact(shares, draw.number_text(shares)),
            "placed": _fact(f"{time // 60:02d}:{time % 60:02d}", draw.time_text(time)),
        },
    }


def _index(draw: Draw, name: str) -> dict[str, Any]:
    percent = round(draw.stream.uniform(-2.2, 2.2), 2)
    return {
        "name": name,
        "value": draw.number_text(draw.stream.uniform(1800, 14000), 2),
        "change": _change(draw, percent)["text"],
        "up": percent >= 0,
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [stock["key"] for stock in document["stocks"]]
    start = {"symbol": stream.pick(keys[:6]), "watched": keys}
    return {
        "trade": start,
        "sell": {**start, "side": "sell", "shape": "line", "range": "y1", "panel": "orders"},
        "markets": {**start, "page": "markets"},
        "portfolio": {**start, "page": "portfolio"},
        "menu": {**start, "menu": "studies", "range": "m6"},
        "review": {**start, "dialog": "review"},
        "alert": {**start, "dialog": "alert"},
        "wide": {**start, "wide": True, "range": "m6", "panel": "orders"},
        "rejected": {**start, "error": True, "range": "m1"},
        "accepted": {**start, "toast": True, "panel": "orders"},
        "empty": {**start, "page": "markets", "query": document["query"]},
    }
