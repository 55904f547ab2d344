"""A small business's books: customers and their invoices, the bank's feed, profit and loss."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, shares, told_apart, wave

_INVOICES, _FEED = 22, 20


def document(draw: Draw) -> dict[str, Any]:
    stream, firm = draw.stream, draw.bank("firms")
    customers = [
        {"firm": draw.company() if n % 2 else who["name"], "email": who["email"]}
        for n, who in enumerate(draw.people(12))
    ]
    services = draw.banks("services", 5)
    invoices = _invoices(draw.child("invoices"), customers)
    due = [one for one in invoices if one["state"] != "Paid"]
    late = sum(one["open"] for one in due if one["late"])
    rest = sum(one["open"] for one in due if not one["late"])
    paid = sum(one["total"] for one in invoices if one["state"] == "Paid")
    return {
        "title": f"QuickBooks - {firm}",
        "path": "/app/invoices",
        "firm": firm,
        "me": draw.person(),
        "customers": customers,
        "invoices": invoices,
        "money": {
            "late": draw.money_text(round(late, 2), 2),
            "rest": draw.money_text(round(rest, 2), 2),
            "paid": draw.money_text(round(paid, 2), 2),
            "due": draw.money_text(round(late + rest, 2), 2),
        },
        "parts": [round(100 * late / (late + rest)), stream.integer(30, 60)],
        "feed": _feed(draw.child("feed")),
        "bank": draw.money_text(stream.integer(420000, 9800000) / 100, 2),
        "books": draw.money_text(stream.integer(420000, 9800000) / 100, 2),
        "lines": _lines(draw.child("lines"), services),
        "report": _report(draw.child("report")),
        "months": [
            draw.month_text(draw.day(-30 * n - 15, -30 * n - 15), year=False)[:3] for n in range(6)
        ][::-1],
        "income": rounded(told_apart(wave(stream, 6, stream.integer(9, 60), swing=0.2)), 0),
        "outgo": rounded(told_apart(wave(stream, 6, stream.integer(6, 30), swing=0.2)), 0),
        "spent": _spent(draw.child("spent")),
        "number": str(stream.integer(1010, 8900)),
        "today": _us(draw.today),
        "then": _us(draw.day(30, 30)),
        "sign": draw.currency,
    }


def _us(day: Any) -> str:
    return f"{day.month:02d}/{day.day:02d}/{day.year}"


def _invoices(draw: Draw, customers: Any) -> list[dict[str, Any]]:
    stream, number, found = draw.stream, draw.stream.integer(1040, 9000), []
    totals = told_apart(draw.spread(120, 9800, _INVOICES), 1.2)
    ages = sorted(draw.distinct(1, 120, _INVOICES))
    for at in range(_INVOICES):
        day = draw.day(-ages[at], -ages[at])
        days = 30 - ages[at]
        late = days < 0
        state = "Paid" if at > 2 and stream.chance(0.45) else "Overdue" if late else "Due"
        total = round(totals[at] + stream.integer(0, 99) / 100, 2)
        shown = {"Overdue": f"Overdue {-days} days", "Due": f"Due in {days} days", "Paid": "Paid"}
        found.append(
            {
                "key": f"i{at}",
                "id": str(number - at),
                "who": stream.pick(customers)["firm"],
                "day": _us(day),
                "date": day.isoformat(),
                "state": state,
                "shown": shown[state].replace("in 0 days", "today"),
                "late": state == "Overdue",
                "total": total,
                "open": 0.0 if state == "Paid" else total,
                "text": draw.money_text(total, 2),
            }
        )
    return found


def _feed(draw: Draw) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    ages = sorted(draw.distinct(0, 60, _FEED))
    sums = told_apart(draw.spread(8, 2400, _FEED), 1.2)
    for at, shop in enumerate(draw.banks("shops", 10) + draw.banks("shops", 10)):
        day = draw.day(-ages[at], -ages[at])
        amount = round(sums[at] + stream.integer(0, 99) / 100, 2)
        into = at % 5 == 3
        found.append(
            {
                "key": f"b{at}",
                "day": _us(day),
                "name": shop["name"] + (f" {stream.integer(100, 999)}" if at > 9 else ""),
                "kind": "Sales" if into else shop["kind"],
                "into": into,
                "sum": amount,
                "text": draw.money_text(amount, 2),
                "matched": at % 4 == 2,
            }
        )
    return found


def _lines(draw: Draw, services: list[Any]) -> dict[str, Any]:
    found, whole = [], 0.0
    for n, service in enumerate(services[:4]):
        count, price = draw.stream.integer(1, 12), draw.price(25, 320)
        whole += round(count * price, 2)
        found.append(
            {
                "key": f"l{n}",
                **service,
                "count": str(count),
                "price": draw.money_text(price, 2),
                "sum": draw.money_text(round(count * price, 2), 2),
            }
        )
    return {"rows": found, "total": draw.money_text(round(whole, 2), 2)}


def _report(draw: Draw) -> list[dict[str, Any]]:
    """Profit and loss: what came in, what it cost, what else was spent, and what remains."""
    stream = draw.stream
    rows: list[dict[str, Any]] = []
    income = shares(stream, stream.integer(40000, 190000), 3)
    cost = shares(stream, sum(income) // stream.integer(3, 6), 2)
    spent = shares(stream, sum(income) // stream.integer(3, 5), 8, fall=0.8)

    def block(title: str, names: list[str], sums: list[int], end: str) -> None:
        rows.append({"key": f"r{len(rows)}", "name": title, "head": True, "text": ""})
        for name, value in zip(names, sums, strict=True):
            text = draw.money_text(value, 2)
            rows.append({"key": f"r{len(rows)}", "name": name, "text": text, "value": value})
        total = draw.money_text(sum(sums), 2)
        rows.append({"key": f"r{len(rows)}", "name": end, "total": True, "text": total})

    words = draw.content
    block("Income", stream.sample(words["incomes"], 3), income, "Total Income")
    block("Cost of Goods Sold", stream.sample(words["costs"], 2), cost, "Total Cost of Goods Sold")
    gross = draw.money_text(sum(income) - sum(cost), 2)
    rows.append({"key": "gross", "name": "GROSS PROFIT", "total": True, "text": gross})
    block("Expenses", stream.sample(words["expenses"], 8), spent, "Total Expenses")
    net = draw.money_text(sum(income) - sum(cost) - sum(spent), 2)
    rows.append({"key": "net", "name": "NET INCOME", "total": True, "text": net})
    return rows


def _spent(draw: Draw) -> list[dict[str, Any]]:
    names = draw.stream.sample(draw.content["expenses"], 4)
    parts = shares(draw.stream, draw.stream.integer(4000, 30000), 4)
    return [
        {"key": f"s{n}", "name": name, "value": part, "text": draw.money_text(part)}
        for n, (name, part) in enumerate(zip(names, parts, strict=True))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [one["key"] for one in document["invoices"][:8]]
    feed = [one["key"] for one in document["feed"][:6]]
    return {
        "invoices": {},
        "ticked": {"ticked": stream.sample(shown, 3)},
        "bank": {"page": "bank"},
        "bank_open": {"page": "bank", "row": stream.pick(feed)},
        "dashboard": {"page": "dashboard"},
        "report": {"page": "report"},
        "invoice": {"page": "invoice"},
        "menu_new": {"open": "new"},
        "menu_row": {"open": "row", "row": stream.pick(shown)},
        "menu_gear": {"open": "gear", "page": "dashboard"},
        "dialog_customer": {"dialog": "customer"},
        "saved": {"toast": True, "filter": "Overdue"},
    }
