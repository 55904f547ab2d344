"""A shop's orders: a table of them, questions about it, and a dashboard of their answers."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, shares, told_apart, wave
from pointerbench.suites.pro.kit.names import named_apart

_INKS = ("#509ee3", "#88bf4d", "#a989c5", "#ef8c8c", "#f9d45c", "#f2a86f")
_PLANS = ("Basic", "Plus", "Business", "Partner")


def document(draw: Draw) -> dict[str, Any]:
    stream, shop = draw.stream, draw.bank("shops")
    collections = draw.banks("collections", 6)
    months = _months(draw, 12)
    level = stream.integer(300, 4200)
    counts = rounded(told_apart(wave(stream, 12, level, swing=0.15, noise=0.1)), 0)
    first = stream.integer(3, 40)
    price = stream.uniform(18, 140)
    revenue = [round(n * price * stream.uniform(0.93, 1.08)) for n in counts]
    total, orders = sum(revenue), int(sum(counts))
    return {
        "title": f"{collections[0]} · Dashboard · Metabase",
        "path": f"/dashboard/{stream.integer(12, 940)}-{collections[0].lower().replace(' ', '-')}",
        "shop": shop,
        "database": draw.bank("databases"),
        "collections": collections,
        "months": months,
        "counts": counts,
        "revenue": revenue,
        "tiles": _tiles(draw, shop, counts, revenue),
        "groups": _groups(draw, stream.pick(draw.content["categories"]), total),
        "sources": _sources(draw, orders),
        "reasons": _reasons(draw),
        "rate": rounded(told_apart(wave(stream, 11, stream.uniform(2.2, 6), noise=0.06)), 2),
        "weeks": [f"W{first + n}" for n in range(11)],
        "rows": _rows(draw.child("rows"), price),
        "whole": orders,
        "questions": _questions(draw, shop, collections),
        "me": draw.person(),
        "people": [one["name"] for one in draw.people(6)],
        "team": stream.pick(draw.content["teams"]),
        "ms": stream.integer(42, 980),
        "sum": draw.money_text(total),
    }


def _months(draw: Draw, count: int) -> list[dict[str, str]]:
    first = draw.today.replace(day=1)
    found = []
    for _ in range(count):
        first = (first - dt.timedelta(days=1)).replace(day=1)
        long = draw.month_text(first)
        found.append({"short": f"{long[:3]} {first.year}", "long": long})
    return found[::-1]


def _change(now: float, before: float) -> dict[str, Any]:
    change = 100 * (now - before) / before
    return {"up": change >= 0, "change": f"{abs(change):.1f}%"}


def _tiles(draw: Draw, shop: str, counts: list[float], revenue: list[int]) -> list[dict[str, Any]]:
    value = [a / b for a, b in zip(revenue[-2:], counts[-2:], strict=True)]
    active = draw.stream.integer(800, 9400)
    before = round(active * draw.stream.uniform(0.92, 1.08))
    return [
        {"id": "t0", "name": "Revenue last month", "text": draw.money_text(revenue[-1])}
        | _change(revenue[-1], revenue[-2]),
        {"id": "t1", "name": f"{shop} last month", "text": f"{int(counts[-1]):,}"}
        | _change(counts[-1], counts[-2]),
        {"id": "t2", "name": "Average value", "text": draw.money_text(round(value[1], 2), 2)}
        | _change(value[1], value[0]),
        {"id": "t3", "name": "Active customers", "text": f"{active:,}"} | _change(active, before),
    ]


def _groups(draw: Draw, names: list[str], total: int) -> list[dict[str, Any]]:
    parts = shares(draw.stream, total, len(names), fall=0.78)
    return [
        {"key": f"g{n}", "name": name, "value": value, "text": draw.money_text(value)}
        for n, (name, value) in enumerate(zip(draw.stream.shuffled(names), parts, strict=True))
    ]


def _sources(draw: Draw, orders: int) -> list[dict[str, Any]]:
    names = draw.stream.sample(draw.content["sources"], 5)
    parts = shares(draw.stream, orders, 5)
    return [
        {
            "key": f"s{n}",
            "name": name,
            "ink": _INKS[n],
            "value": value,
            "share": round(100 * value / orders, 1),
        }
        for n, (name, value) in enumerate(zip(names, parts, strict=True))
    ]


def _reasons(draw: Draw) -> list[dict[str, Any]]:
    names = draw.stream.sample(draw.content["reasons"], 6)
    parts = shares(draw.stream, draw.stream.integer(140, 900), 6)
    return [
        {"key": f"w{n}", "name": name, "value": value}
        for n, (name, value) in enumerate(zip(names, parts, strict=True))
    ]


def _rows(draw: Draw, price: float) -> list[dict[str, Any]]:
    stream, count = draw.stream, 40
    totals = told_apart(draw.spread(price * 0.3, price * 9, count), 1.15)
    number, found = stream.integer(1200, 98000), []
    cities = draw.cities(12)
    for at in range(count):
        own, day = draw.child(f"row{at}"), draw.day(-330, -2)
        number += own.stream.integer(1, 9)
        found.append(
            {
                "key": f"o{at}",
                "id": number,
                "who": draw.company() if own.stream.chance(0.5) else own.person()["name"],
                "plan": own.stream.pick(_PLANS),
                "city": own.stream.pick(cities),
                "seats": own.stream.integer(1, 60),
                "total": round(totals[at], 2),
                "text": draw.money_text(round(totals[at], 2), 2),
                "date": day.isoformat(),
                "day": f"{draw.date_text(day, 'short')}, {day.year}",
            }
        )
    return found


def _questions(draw: Draw, shop: str, collections: list[str]) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    kinds = {"bar-chart": "bar", "line-chart": "line", "table": "table", "pie-chart": "pie"}
    for at, name in enumerate(named_apart(draw, "questions", 18, draw.content["apart"])):
        day = draw.day(-90, 0)
        icon = stream.pick(list(kinds))
        found.append(
            {
                "key": f"q{at}",
                "name": name.format(shop=shop if name.startswith("{") else shop.lower()),
                "icon": icon if at > 2 else "dashboard",
                "who": draw.people(1)[0]["name"],
                "date": day.isoformat(),
                "day": f"{draw.date_text(day, 'short')}, {day.year}",
                "pinned": at < 2,
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    card = stream.pick(["trend", "reasons", "rate"])
    return {
        "dashboard": {"nav": True},
        "dashboard_wide": {"nav": False, "month": stream.integer(2, 9)},
        "menu_card": {"card": card, "open": "card", "nav": True},
        "menu_new": {"open": "new"},
        "editing": {"editing": True, "nav": False},
        "table": {"page": "table"},
        "summarize": {"page": "table", "panel": "sum", "sort": "total"},
        "filter": {"page": "table", "panel": "filter"},
        "menu_column": {
            "page": "table",
            "open": "column",
            "column": stream.pick(["total", "seats"]),
        },
        "chart": {"page": "chart", "panel": "sum", "nav": True},
        "chart_kind": {
            "page": "chart",
            "panel": "kind",
            "nav": True,
            "kind": "Area",
            "month": stream.integer(0, 11),
        },
        "sql": {"page": "sql"},
        "collection": {"page": "collection", "nav": True},
        "collection_ticked": {
            "page": "collection",
            "nav": True,
            "ticked": [one["key"] for one in stream.sample(document["questions"][4:], 2)],
        },
        "dialog_save": {"page": "chart", "dialog": "save"},
        "dialog_mail": {"dialog": "mail", "nav": True},
    }
