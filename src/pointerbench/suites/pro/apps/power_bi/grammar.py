"""A chain's sales by month, category and store, the report over them and the tables behind it."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, shares, told_apart, wave
from pointerbench.values.rng import Stream

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_INKS = ("#118dff", "#12239e", "#e66c37", "#6b007b", "#e044a7")
_TABLES: dict[str, list[str]] = {
    "Sales": ["Discount", "Order Date", "Product Key", "Quantity", "Sales Amount", "Store Key"],
    "Date": ["Date", "Month", "Quarter", "Weekday", "Year"],
    "Product": ["Brand", "Category", "Name", "Product Key", "Unit Cost"],
    "Store": ["City", "Manager", "Opened", "Region", "Store Key"],
    "Target": ["Amount", "Month", "Store Key"],
}
_SUMS = {"Discount", "Quantity", "Sales Amount", "Unit Cost", "Amount"}


def document(draw: Draw) -> dict[str, Any]:
    stream, shop = draw.stream, draw.bank("chains")
    chain = shop["name"]
    year = draw.today.year - stream.integer(0, 1)
    level = stream.integer(180, 2400) * 1000
    months = told_apart(wave(stream, 12, level, swing=0.2, noise=0.12), 1.32)
    sales = [round(one / 100) * 100 for one in months]
    total = sum(sales)
    categories = shop["sells"]
    regions = sorted(draw.cities(6))
    stores = _stores(draw, regions, total)
    cost = sum(one["sales"] * (1 - one["margin"] / 100) for one in stores)
    return {
        "title": f"{chain} {draw.bank('periods')} {year}",
        "chain": chain,
        "year": year,
        "sign": draw.money_text(1)[0],
        "months": list(_MONTHS),
        "sales": sales,
        "margins": _margins(stream, sales, 100 * (total - cost) / total),
        "total": total,
        "categories": _parts(draw, categories, total, "c"),
        "regions": regions,
        "stores": stores,
        "units": shares(stream, stream.integer(21, 140) * 1000, 5, fall=0.8),
        "cards": _cards(draw, total, cost, len(stores)),
        "pages": draw.banks("pages", 4),
        "tables": _tables(draw),
        "measures": sorted(draw.banks("measures", 4)),
        "rows": _rows(draw.child("rows"), stores, categories, year),
        "me": draw.person(),
        "saved": stream.pick(["Saved to this PC", "Saved"]),
        "zoom": stream.pick([58, 64, 71, 82, 90]),
    }


def _margins(stream: Stream, sales: list[int], mean: float) -> list[float]:
    """A margin a month, in percent; weighted by sales they come to the mean."""
    found = wave(stream, 12, mean, swing=0.12, noise=0.04)
    now = sum(a * b for a, b in zip(found, sales, strict=True)) / sum(sales)
    return rounded([one * mean / now for one in found], 1)


def _parts(draw: Draw, names: list[str], total: int, key: str) -> list[dict[str, Any]]:
    parts = shares(draw.stream, total, len(names))
    return [
        {"key": f"{key}{n}", "name": name, "value": value, "ink": _INKS[n]}
        | {"share": round(100 * value / total, 1)}
        for n, (name, value) in enumerate(zip(draw.stream.shuffled(names), parts, strict=True))
    ]


def _stores(draw: Draw, regions: list[str], total: int) -> list[dict[str, Any]]:
    stream, count = draw.stream, draw.stream.integer(14, 18)
    parts = shares(stream, total, count, fall=0.9)
    margins, found = draw.spread(12, 46, count), []
    names: dict[str, None] = {}
    while len(names) < count:
        names.setdefault(f"{stream.pick(regions)} {stream.pick(draw.content['districts'])}")
    for at, (name, value) in enumerate(zip(names, parts, strict=True)):
        units = max(3, value // stream.integer(38, 90))
        found.append(
            {
                "key": f"s{at}",
                "name": name,
                "sales": value,
                "text": draw.money_text(value),
                "units": units,
                "margin": round(margins[at] + stream.uniform(0, 0.4), 1),
                "growth": round(stream.uniform(-14, 22), 1),
            }
        )
    return found


def _cards(draw: Draw, total: int, cost: float, count: int) -> list[dict[str, str]]:
    orders = total / draw.stream.uniform(34, 120)
    return [
        {"name": "Sales Amount", "text": _short(draw, total)},
        {"name": "Profit", "text": _short(draw, total - cost)},
        {"name": "Margin %", "text": f"{100 * (total - cost) / total:.1f}%"},
        {"name": "Orders", "text": f"{orders / 1000:.1f}K"},
        {"name": "Stores", "text": str(count)},
    ]


def _short(draw: Draw, value: float) -> str:
    sign = draw.money_text(1)[0]
    return f"{sign}{value / 1e6:.2f}M" if value >= 1e6 else f"{sign}{value / 1e3:.0f}K"


def _tables(draw: Draw) -> list[dict[str, Any]]:
    places = {"Date": (4, 6), "Sales": (38, 26), "Product": (72, 5), "Store": (72, 55)}
    places["Target"] = (4, 58)
    return [
        {
            "name": name,
            "x": places[name][0],
            "y": places[name][1],
            "fields": [
                {"name": one, "sum": one in _SUMS, "date": one in ("Date", "Order Date", "Opened")}
                for one in fields
            ],
        }
        for name, fields in sorted(_TABLES.items())
    ]


def _rows(draw: Draw, stores: list[Any], categories: list[str], year: int) -> list[dict[str, Any]]:
    number, found = draw.stream.integer(10000, 90000), []
    amounts = told_apart(draw.spread(12, 4800, 34))
    top, seen = amounts.index(max(amounts)), draw.stream.integer(0, 11)
    amounts[top], amounts[seen] = amounts[seen], amounts[top]
    for at in range(34):
        stream = draw.child(f"row{at}").stream
        day = dt.date(year, 1, 1) + dt.timedelta(days=stream.integer(0, 364))
        number += stream.integer(1, 7)
        many = stream.integer(1, 9)
        amount = amounts[at] + stream.integer(0, 99) / 100
        found.append(
            {
                "key": f"w{at}",
                "order": number,
                "day": f"{day.month}/{day.day}/{day.year}",
                "store": stream.pick(stores)["name"],
                "category": stream.pick(categories),
                "many": many,
                "discount": f"{stream.pick([0, 0, 0, 5, 10, 15])}%",
                "amount": round(amount, 2),
                "text": f"{amount:,.2f}",
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream: Stream = draw.stream
    month, category = stream.integer(0, 11), stream.pick(document["categories"])["key"]
    return {
        "report": {},
        "selected": {"visual": "months", "open_tables": ["Sales", "Date"]},
        "format": {"visual": "months", "side": "format", "tab": "format"},
        "filtered": {"filters": True, "lock": "Year"},
        "highlighted": {"category": category, "visual": "categories"},
        "context_visual": {"visual": "months", "open": "visual", "month": month},
        "menu_get": {"open": "get"},
        "insert": {"tab": "insert", "visual": "stores"},
        "modeling": {"tab": "modeling", "formula": True, "open_tables": ["Sales"]},
        "view_tab": {"tab": "view", "marks": True, "viz": False},
        "view_grid": {"tab": "view", "gridlines": True, "visual": "stores"},
        "context_page": {"open": "page", "at": 1},
        "rows": {"page": "table"},
        "model": {"page": "model"},
        "dialog_publish": {"dialog": "publish"},
        "dialog_refresh": {"dialog": "refresh"},
    }
