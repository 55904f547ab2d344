"""Somebody's money: three cards whose balances add up, payments, bills, what a month cost."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_PAYMENTS, _BILLS, _BUDGETS = 10, 8, 7


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    me, *people = draw.people(6)
    cards = _cards(draw.child("cards"))
    total = round(sum(card["worth"] for card in cards), 2)
    bills = _bills(draw.child("bills"))
    budgets, spent, planned = _budgets(draw.child("budgets"))
    held, fee = cards[0]["worth"], 0.5
    amount = draw.price(20, min(480, held / 2))
    today = draw.today
    return {
        "me": me,
        "people": people,
        "some": [stream.chance(0.5)],
        "cards": cards,
        "balance": draw.money_text(total),
        "sign": draw.money_text(1)[0],
        "trend": draw.content["trend"].format(
            share=stream.integer(11, 68) / 10, date=draw.date_text(today.replace(day=1))
        ),
        "limit": stream.integer(5, 45) * 100,
        "alert": stream.integer(1, 9) * 50,
        "payments": _payments(draw.child("payments")),
        "bills": bills,
        "due": draw.money_text(round(sum(b["worth"] for b in bills if not b["paid"]), 2)),
        "budgets": budgets,
        "spent": draw.money_text(spent),
        "planned": draw.money_text(planned),
        "months": _months(draw),
        "sum": draw.money_text(amount),
        "over": draw.money_text(round(held / 50) * 50 + stream.integer(2, 12) * 50),
        "fee": draw.money_text(fee),
        "total": draw.money_text(round(amount + fee, 2)),
    }


def _months(draw: Draw) -> list[str]:
    """This month and the three before it."""
    firsts = [draw.today.replace(day=1)]
    for _ in range(3):
        firsts.append((firsts[-1] - timedelta(days=1)).replace(day=1))
    return [draw.date_text(first, "month") for first in firsts]


def _cards(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    names = stream.sample(content["cards"], 3)
    grounds = stream.sample(content["grounds"], 3)
    year = draw.today.year % 100
    cards = []
    for number, name in enumerate(names):
        worth = round(stream.uniform(140, 9800), 2)
        cards.append(
            {
                "key": f"c{number}",
                "name": name,
                "ground": grounds[number],
                "worth": worth,
                "balance": draw.money_text(worth),
                "last": f"{stream.integer(0, 9999):04d}",
                "until": f"{stream.integer(1, 12):02d}/{year + stream.integer(1, 5)}",
            }
        )
    return cards


def _payments(draw: Draw) -> list[dict[str, Any]]:
    """The newest first."""
    stream, content = draw.stream, draw.content
    shops = stream.sample([(k, name) for k in content["kinds"] for name in k["shops"]], _PAYMENTS)
    prices = [draw.price(kind["cost"][0] * 0.2, kind["cost"][1] * 0.4) for kind, _ in shops]
    pasts = sorted(draw.distinct(0, 24, _PAYMENTS))
    payments = []
    for number, (kind, name) in enumerate(shops):
        day = draw.day(-pasts[number], -pasts[number])
        payments.append(
            {
                "key": f"p{number}",
                "icon": kind["icon"],
                "ink": kind["ink"],
                "facts": {
                    "name": {"value": name, "text": name},
                    "kind": {"value": kind["name"], "text": kind["name"]},
                    "amount": {"value": prices[number], "text": draw.money_text(prices[number])},
                    "date": {"value": day.isoformat(), "text": draw.date_text(day)},
                },
            }
        )
    return payments


def _bills(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    kinds = stream.sample(content["bills"], _BILLS)
    prices = [draw.price(*kind["cost"]) for kind in kinds]
    days = sorted(draw.distinct(-6, 26, _BILLS))
    bills = []
    for number, kind in enumerate(kinds):
        day = draw.day(days[number], days[number])
        bills.append(
            {
                "key": f"b{number}",
                "icon": kind["icon"],
                "ink": kind["ink"],
                "by": f"{content['account']} {draw.code('#### ####')}",
                "worth": prices[number],
                "paid": days[number] < 0,
                "auto": stream.chance(0.35),
                "facts": {
                    "name": {"value": kind["name"], "text": kind["name"]},
                    "amount": {"value": prices[number], "text": draw.money_text(prices[number])},
                    "due": {"value": day.isoformat(), "text": draw.date_text(day)},
                },
            }
        )
    return bills


def _budgets(draw: Draw) -> tuple[list[dict[str, Any]], float, float]:
    """The categories of a month by what they cost, with all that was spent and planned."""
    stream, content = draw.stream, draw.content
    costs = [(draw.price(*kind["cost"]), kind) for kind in content["kinds"]]
    costs = sorted(stream.sample(costs, _BUDGETS), key=lambda cost: -cost[0])
    spent, kinds = [cost for cost, _ in costs], [kind for _, kind in costs]
    shares = draw.distinct(24, 118, _BUDGETS)
    counts = draw.distinct(2, 19, _BUDGETS)
    total = round(sum(spent), 2)
    budgets = [
        {
            "key": f"k{number}",
            "icon": kind["icon"],
            "ink": kind["ink"],
            "part": spent[number] / total,
            "facts": {
                "name": {"value": kind["name"], "text": kind["name"]},
                "spent": {"value": spent[number], "text": draw.money_text(spent[number])},
                "share": {"value": shares[number], "text": f"{shares[number]}%"},
                "count": {
                    "value": counts[number],
                    "text": content["count"].format(count=counts[number]),
                },
            },
        }
        for number, kind in enumerate(kinds)
    ]
    planned = sum(cost * 100 / share for cost, share in zip(spent, shares, strict=True))
    return budgets, total, round(planned, -1)


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    held = stream.pick(document["payments"][:6])["key"]
    return {
        "home": {"hidden": stream.chance(0.15)},
        "cards": {"screen": "cards", "card": stream.integer(0, 2) - 1},
        "frozen": {"screen": "cards", "frozen": True},
        "bills": {"screen": "bills"},
        "open": {"screen": "bills", "filter": "open"},
        "insight": {"screen": "insight"},
        "columns": {"screen": "insight", "chart": "bars"},
        "transfer": {"screen": "transfer"},
        "short": {"screen": "transfer", "short": True},
        "menu": {"menu": held, "dialog": "menu"},
        "confirm": {"screen": "transfer", "dialog": "confirm"},
        "sent": {"done": True},
    }
