"""What a broker offers: instruments with their prices, and how much of them is worth what."""

from __future__ import annotations

from typing import Any, NamedTuple

from pointerbench.values.rng import Stream


class Kind(NamedTuple):
    """An instrument: what it is called, its price, its digits, a lot of it, who quotes it."""

    name: str
    about: str
    price: float
    digits: int
    lot: float
    quoted: str
    spread: int
    family: str
    swing: float


DOLLARS = {
    "USD": 1.0,
    "EUR": 1.0842,
    "GBP": 1.2674,
    "JPY": 1 / 151.05,
    "CHF": 1 / 0.8842,
    "CAD": 1 / 1.3521,
    "AUD": 0.6539,
    "SEK": 1 / 10.42,
    "NOK": 1 / 10.61,
    "PLN": 1 / 3.97,
}


def _pair(name: str, about: str, price: float, spread: int) -> Kind:
    digits = 3 if name.endswith("JPY") else 5
    return Kind(name, about, price, digits, 100_000, name[3:], spread, "Forex", 0.06)


PAIRS = (
    _pair("EURUSD", "Euro vs US Dollar", 1.0842, 6),
    _pair("GBPUSD", "Great Britain Pound vs US Dollar", 1.2674, 9),
    _pair("USDJPY", "US Dollar vs Yen", 151.05, 8),
    _pair("USDCHF", "US Dollar vs Swiss Franc", 0.8842, 11),
    _pair("AUDUSD", "Australian Dollar vs US Dollar", 0.6539, 10),
    _pair("USDCAD", "US Dollar vs Canadian Dollar", 1.3521, 12),
    _pair("EURGBP", "Euro vs Great Britain Pound", 0.8555, 9),
    _pair("EURJPY", "Euro vs Yen", 163.77, 14),
)
REST = (
    _pair("NZDUSD", "New Zealand Dollar vs US Dollar", 0.6012, 13),
    _pair("GBPJPY", "Great Britain Pound vs Yen", 191.44, 21),
    _pair("EURCHF", "Euro vs Swiss Franc", 0.9586, 15),
    _pair("AUDJPY", "Australian Dollar vs Yen", 98.77, 17),
    _pair("CADJPY", "Canadian Dollar vs Yen", 111.71, 19),
    _pair("EURAUD", "Euro vs Australian Dollar", 1.6581, 22),
    _pair("EURCAD", "Euro vs Canadian Dollar", 1.4659, 20),
    _pair("GBPCHF", "Great Britain Pound vs Swiss Franc", 1.1206, 25),
    _pair("CHFJPY", "Swiss Franc vs Yen", 170.83, 24),
    _pair("USDSEK", "US Dollar vs Sweden Kronor", 10.42, 310),
    _pair("USDNOK", "US Dollar vs Norway Kroner", 10.61, 330),
    _pair("USDPLN", "US Dollar vs Polish Zloty", 3.97, 180),
    Kind("XAGUSD", "Silver vs US Dollar", 27.91, 3, 5000, "USD", 24, "Metals", 0.16),
    Kind("US500", "US 500 Index", 5231.4, 1, 10, "USD", 5, "Indices", 0.1),
    Kind("US30", "Wall Street 30 Index", 38942.0, 1, 1, "USD", 22, "Indices", 0.1),
    Kind("DE40", "Germany 40 Index", 18243.2, 1, 1, "EUR", 12, "Indices", 0.1),
    Kind("UK100", "UK 100 Index", 8132.6, 1, 1, "GBP", 11, "Indices", 0.1),
    Kind("BRENT", "Brent Crude Oil", 84.21, 2, 100, "USD", 4, "Energies", 0.16),
    Kind("WTI", "West Texas Crude Oil", 79.64, 2, 100, "USD", 4, "Energies", 0.16),
    Kind("NATGAS", "Natural Gas", 2.614, 3, 10000, "USD", 6, "Energies", 0.25),
)
GOLD = Kind("XAUUSD", "Gold vs US Dollar", 2381.5, 2, 100, "USD", 18, "Metals", 0.12)
KINDS = (*PAIRS, *REST, GOLD)


def priced(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


def spaced(value: float, decimals: int = 2) -> str:
    """As the terminal writes sums: a space between the thousands."""
    return f"{value:,.{decimals}f}".replace(",", " ")


def quotes(stream: Stream) -> list[dict[str, Any]]:
    """The instruments of the list, each with its bid, ask and what the day brought."""
    chosen = [*stream.sample(PAIRS, 6), *stream.sample(REST, 8), GOLD]
    moves = stream.sample([n for n in range(-94, 95) if n], len(chosen))
    return [
        _quote(stream.child(kind.name), kind, move / 100)
        for kind, move in zip(chosen, moves, strict=True)
    ]


def _quote(stream: Stream, kind: Kind, percent: float) -> dict[str, Any]:
    bid = kind.price * stream.uniform(0.985, 1.015)
    point = 10**-kind.digits
    ask = bid + kind.spread * point
    day = bid * (abs(percent) / 100 + stream.uniform(0.001, 0.004))
    low, high = (bid - day, bid + day / 4) if percent > 0 else (bid - day / 4, bid + day)
    whole = 1 if kind.digits in (1, 3, 5) else 0
    return {
        "key": kind.name,
        "about": kind.about,
        "digits": kind.digits,
        "family": kind.family,
        "swing": kind.swing,
        "value": bid,
        "bid": priced(bid, kind.digits),
        "ask": priced(ask, kind.digits),
        "spread": kind.spread,
        "low": priced(low, kind.digits),
        "high": priced(high, kind.digits),
        "percent": percent,
        "moved": f"{percent:.2f}%",
        "fell": stream.chance(0.5),
        "tail": whole,
        "second": f"{stream.integer(0, 59):02d}",
    }


def dollars(name: str, volume: float, opened: float, now: float, *, bought: bool) -> float:
    """What a position earns by now."""
    kind = next(one for one in KINDS if one.name == name)
    move = now - opened if bought else opened - now
    return round(move * kind.lot * volume * DOLLARS[kind.quoted], 2)


def margin(name: str, volume: float, price: float) -> float:
    """What the broker keeps back for a position, with a leverage of a hundred."""
    kind = next(one for one in KINDS if one.name == name)
    return kind.lot * volume * price * DOLLARS[kind.quoted] / 100
