"""A trader's afternoon: quotes, charts with studies, positions, what the broker and robots said."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.metatrader import ledger, market, wire
from pointerbench.suites.pro.kit import prices

_BARS, _CHARTS = 260, 4


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    minute = stream.integer(9 * 60, 19 * 60)
    now = dt.datetime.combine(_trading(draw.today), dt.time(minute // 60, minute % 60))
    quotes = market.quotes(stream.child("quotes"))
    charted = [quotes[at] for at in (*stream.sample(range(6), _CHARTS - 1), len(quotes) - 1)]
    charts = [_chart(draw.child(f"chart{n}"), one, now) for n, one in enumerate(charted)]
    trades = ledger.trades(draw.child("trades"), quotes, charted[0], now)
    broker = draw.brand()
    server = f"{broker}-{'Demo' if stream.chance(0.6) else 'Live0' + str(stream.integer(1, 4))}"
    login = stream.integer(20_000_000, 98_000_000)
    deals = ledger.deals(draw.child("deals"), now)
    account = ledger.account(stream, trades, deals)
    kind = "Demo Account - " if server.endswith("Demo") else ""
    return {
        "title": f"{login} - {server}: {kind}Hedge - {charted[0]['key']},H1",
        "day_minute": minute,
        "login": login,
        "server": server,
        "broker": f"{broker} Markets Ltd.",
        "clock": f"{now:%H:%M}:{stream.integer(0, 59):02d}",
        "ping": f"{stream.uniform(18, 240):.2f} ms",
        "speed": f"{stream.integer(140, 980)} / {stream.integer(2, 30)} Kb",
        "scheme": stream.pick(["green", "green", "white", "blue"]),
        "quotes": quotes,
        "all": stream.integer(320, 2400),
        "charts": charts,
        "trades": trades,
        "orders": ledger.orders(draw.child("orders"), quotes, now),
        "account": account,
        "deals": {"rows": deals, **ledger.sums(deals, account["deposit"])},
        "assets": ledger.assets(trades, account),
        "book": ledger.book(draw.child("book"), charted[0]),
        "news": wire.dated(draw.child("news"), "news", 10, now, 9),
        "mail": wire.dated(draw.child("mail"), "mail", 7, now, 2200),
        "events": wire.events(draw.child("events"), now),
        "alerts": wire.alerts(draw.child("alerts"), quotes),
        "journal": wire.journal(draw.child("journal"), now, login, server, trades),
        "experts": draw.banks("experts", 4),
        "scripts": draw.banks("scripts", 3),
        "tester": wire.tester(draw.child("tester"), quotes),
        "ring": stream.pick(quotes[:6])["key"],
    }


def _trading(day: dt.date) -> dt.date:
    """The day itself, or the Friday before it: on weekends nothing is traded."""
    return day - dt.timedelta(days=max(0, day.weekday() - 4))


def _hours(now: dt.datetime, count: int) -> list[dt.datetime]:
    hour, found = now.replace(minute=0), list[dt.datetime]()
    while len(found) < count:
        if hour.weekday() < 5:
            found.append(hour)
        hour -= dt.timedelta(hours=1)
    return found[::-1]


def _chart(draw: Draw, quote: dict[str, Any], now: dt.datetime) -> dict[str, Any]:
    digits = quote["digits"]
    bars = prices.bars(draw.stream, quote["value"], _BARS, digits=digits, swing=quote["swing"])
    bars[-1]["c"] = last = round(quote["value"], digits)
    bars[-1]["h"], bars[-1]["l"] = max(bars[-1]["h"], last), min(bars[-1]["l"], last)
    closes = [bar["c"] for bar in bars]
    quick, slow = prices.smooth(closes, 12), prices.smooth(closes, 26)
    rise = [one - two for one, two in zip(quick, slow, strict=True)]
    times = [f"{one:%d %b %H:%M}" for one in _hours(now, _BARS)]
    spans = draw.stream.pick([(5, 20), (8, 21), (10, 30), (14, 50), (20, 100)])
    return {
        "key": quote["key"],
        "about": quote["about"],
        "digits": digits,
        "bars": [
            bar | {"t": time, "n": round(bar["v"] * 430)}
            for bar, time in zip(bars, times, strict=True)
        ],
        "year": f"{now:%Y}",
        "fast": prices.average(closes, spans[0], digits),
        "slow": prices.average(closes, spans[1], digits),
        "spans": spans,
        "macd": [round(one, digits + 1) for one in rise],
        "signal": [round(one, digits + 1) for one in prices.smooth(rise, 9)],
        "rsi": prices.strength(closes),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    trade = stream.pick(document["trades"])["key"]
    quote = stream.pick(document["quotes"][:8])["key"]
    two = {"windows": 2}
    return {
        "trade": {"quote": quote},
        "tiled": {"windows": 4, "watch": "trading", "nav": False, "box": "exposure", "kind": "bars"}
        | {"algo": True},
        "history": two | {"box": "history", "watch": "details", "quote": quote, "shift": False},
        "depth": {
            "depth": True,
            "tool": "trend",
            "quote": quote,
            "studies": False,
            "oneclick": True,
        },
        "calendar": {"box": "calendar", "data": True, "nav": False, "kind": "line"},
        "alerts": two | {"box": "alerts", "algo": True, "quote": quote, "scroll": False},
        "journal": {"box": "journal", "oneclick": True, "grid": False, "volumes": True},
        "news": {"box": "news", "watch": "trading", "volumes": True, "nav": False},
        "mailbox": {"box": "mailbox", "windows": 4, "quote": quote},
        "tester": {"bottom": "tester", "watch": "symbols", "tab": "settings"},
        "tester_inputs": {"bottom": "tester", "tab": "inputs", "quote": quote, "studies": False},
        "menu_file": {"menu": "file", "windows": 4, "box": "exposure"},
        "menu_view": {"menu": "view", "box": "history"},
        "menu_charts": {"menu": "charts", "quote": quote, "volumes": True, "grid": False},
        "menu_tools": {"menu": "tools", "box": "journal"},
        "menu_window": {"menu": "window", "watch": "trading", "nav": False},
        "context_trade": {"open": "trade", "picked": trade},
        "context_watch": {"open": "watch", "quote": quote, "box": "news"},
        "context_chart": {"open": "chart", "oneclick": True, "box": "exposure"},
        "dialog_order": {"dialog": "order", "quote": quote},
        "dialog_pending": {"dialog": "pending", "windows": 4, "box": "exposure"},
        "dialog_options": {"dialog": "options", "page": stream.pick(["charts", "charts"])},
        "dialog_options_experts": {"dialog": "options", "page": "experts", "windows": 2},
        "dialog_symbols": {"dialog": "symbols", "box": "journal"},
        "notice": {"notice": True, "picked": trade, "watch": "ticks"},
    }
