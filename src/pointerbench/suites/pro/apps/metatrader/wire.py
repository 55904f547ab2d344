"""What comes in: headlines, letters, figures, bells, messages; and what a robot is tried with."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.metatrader import ledger


def dated(draw: Draw, bank: str, count: int, now: dt.datetime, gap: int) -> list[dict[str, Any]]:
    """Entries of a list with the times at which they came, the newest first."""
    found, when = [], now
    for at in range(count):
        when -= dt.timedelta(minutes=draw.stream.integer(2, 2 * gap))
        one = draw.bank(bank)
        parts = one if isinstance(one, list) else [one, ""]
        found.append(
            {"key": f"n{at}", "text": parts[0], "from": parts[1], "time": f"{when:%Y.%m.%d %H:%M}"}
        )
    return found


def events(draw: Draw, now: dt.datetime) -> list[dict[str, Any]]:
    """What is published today, by the clock."""
    stream = draw.stream
    minutes = sorted(draw.distinct(7 * 60, 21 * 60, 10, 15))
    found = []
    for at, (minute, (name, money, unit)) in enumerate(
        zip(minutes, draw.banks("events", 10), strict=True)
    ):
        base = stream.uniform(0.2, 6) if unit == "%" else stream.uniform(20, 260)
        digits = 1
        shown = [f"{base * stream.uniform(0.9, 1.1):.{digits}f}{unit}" for _ in range(3)]
        past = minute < now.hour * 60 + now.minute
        found.append(
            {
                "key": f"e{at}",
                "time": f"{minute // 60:02d}:{minute % 60:02d}",
                "minute": minute,
                "money": money,
                "name": name,
                "weight": stream.pick(["low", "medium", "high"]),
                "period": f"{now - dt.timedelta(days=32):%b}",
                "actual": shown[0] if past else "",
                "forecast": shown[1],
                "previous": shown[2],
            }
        )
    return found


def alerts(draw: Draw, quotes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream, counts = draw.stream, draw.distinct(1, 40, 7)
    found = []
    for at, one in enumerate(stream.sample(quotes, 7)):
        low = stream.chance(0.5)
        found.append(
            {
                "key": f"a{at}",
                "symbol": one["key"],
                "rule": f"{'Bid' if stream.chance(0.6) else 'Ask'} {'<' if low else '>'} "
                + ledger.stop_at(stream, one["value"], one["digits"], below=low),
                "count": counts[at],
                "limit": str(stream.pick([10, 50, 100, 1000])),
                "pause": f"{stream.pick([10, 30, 60, 300])} s",
                "event": stream.pick(["alert.wav", "timeout.wav", "Mail", "Notification"]),
                "off": stream.chance(0.25),
            }
        )
    return found


def journal(
    draw: Draw, now: dt.datetime, login: int, server: str, trades: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    stream, when, found = draw.stream, now - dt.timedelta(minutes=140), []
    lines = [
        ("Terminal", "x64 build 4620 started"),
        ("Terminal", f"Windows 11 build 22631, {stream.pick([8, 12, 16])} x CPU, AVX2"),
        ("Network", f"'{login}': authorized on {server} through Access Server 2"),
        ("Network", f"'{login}': previous successful authorization performed from 10.0.8.14"),
        ("Network", f"'{login}': terminal synchronized: {len(trades)} positions, 2 orders"),
        ("Network", f"'{login}': trading has been enabled - hedging mode"),
        *(
            ("Trades", f"'{login}': market {t['type']} {t['lots']} {t['symbol']}")
            for t in trades[:3]
        ),
        *(("Experts", text) for text in draw.banks("journal", 4)),
    ]
    for at, (source, text) in enumerate(lines):
        when += dt.timedelta(seconds=stream.integer(1, 1200) if at > 5 else stream.integer(0, 4))
        moment = when.replace(microsecond=1000 * stream.integer(0, 999))
        time = f"{moment:%Y.%m.%d %H:%M:%S}.{moment.microsecond // 1000:03d}"
        found.append({"key": f"j{at}", "source": source, "text": text, "time": time})
    return found


def tester(draw: Draw, quotes: list[dict[str, Any]]) -> dict[str, Any]:
    stream = draw.stream
    year = draw.today.year
    names = draw.banks("inputs", 9)
    values = draw.distinct(2, 240, 9)
    return {
        "expert": f"{draw.bank('experts')}.ex5",
        "symbol": stream.pick(quotes)["key"],
        "from": f"{year - 1}.01.01",
        "to": f"{year}.01.01",
        "deposit": f"{stream.integer(1, 20) * 5000}",
        "leverage": f"1:{stream.pick([30, 50, 100, 200, 500])}",
        "inputs": [
            {
                "key": f"i{at}",
                "name": name,
                "value": str(value),
                "start": str(max(1, value // 2)),
                "step": str(stream.pick([1, 2, 5, 10])),
                "stop": str(value * stream.integer(2, 6)),
                "on": stream.chance(0.4),
            }
            for at, (name, value) in enumerate(zip(names, values, strict=True))
        ],
    }
