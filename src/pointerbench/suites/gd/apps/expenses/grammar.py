"""A month of spending: payments, what they come to by category, and what was planned."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_CATEGORIES = 8


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    kinds = stream.sample(content["categories"], _CATEGORIES)
    payments = _payments(draw, kinds)
    total = sum(payment["amount"] for payment in payments)
    categories = [_category(draw, kind, payments, total) for kind in kinds]
    budget = sum(category["budget"] for category in categories)
    income = round(budget * stream.uniform(1.1, 1.6), -1)
    return {
        "owner": draw.person(),
        "months": [draw.month_text(draw.day(-30 * n, -30 * n)) for n in (2, 1, 0)],
        "currency": draw.currency,
        "accounts": content["accounts"],
        "payments": sorted(payments, key=lambda one: (one["iso"], one["time"]), reverse=True),
        "categories": sorted(categories, key=lambda one: -one["spent"]),
        "total_text": draw.money_text(round(total, 2)),
        "budget_text": draw.money_text(budget),
        "left_text": draw.money_text(round(abs(budget - total), 2)),
        "over": total > budget,
        "most": max(category["budget"] for category in categories) * 1.2,
        "income_text": draw.money_text(income),
        "daily_text": draw.money_text(round(total / 28, 2)),
        "days": [stream.integer(4, 60) for _ in range(14)],
        "share": round(total / budget * 100),
    }


def _payments(draw: Draw, kinds: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Two to six payments of every category, of different amounts."""
    found: list[dict[str, Any]] = []
    counts = draw.stream.shuffled([1, 2, 3, 4, 5, 5, 6, 7])
    times = draw.distinct(7 * 60, 22 * 60, sum(counts))
    for kind, count in zip(kinds, counts, strict=True):
        own = draw.child(kind["key"])
        shops = own.stream.shuffled(kind["shops"])
        for place, amount in enumerate(own.prices(kind["low"], kind["high"], count)):
            number = len(found)
            day = own.day(-27, 0)
            found.append(
                {
                    "key": f"p{number}",
                    "shop": shops[place % len(shops)],
                    "category": kind["key"],
                    "name": kind["name"],
                    "icon": kind["icon"],
                    "ink": kind["ink"],
                    "amount": amount,
                    "amount_text": draw.money_text(amount),
                    "iso": day.isoformat(),
                    "date": draw.date_text(day),
                    "time": draw.time_text(times[number]),
                    "account": own.stream.pick(draw.content["accounts"]),
                    "repeats": own.stream.chance(0.2),
                }
            )
    return found


def _category(
    draw: Draw, kind: dict[str, Any], payments: list[dict[str, Any]], total: float
) -> dict[str, Any]:
    own = [payment["amount"] for payment in payments if payment["category"] == kind["key"]]
    spent = round(sum(own), 2)
    step = 50 if draw.language == "zh" else 10
    budget = max(step, round(spent / draw.stream.uniform(0.45, 1.25) / step) * step)
    used = round(spent / budget * 100)
    return {
        "key": kind["key"],
        "name": kind["name"],
        "icon": kind["icon"],
        "ink": kind["ink"],
        "spent": spent,
        "spent_text": draw.money_text(spent),
        "budget": budget,
        "budget_text": draw.money_text(budget),
        "used": used,
        "used_text": draw.percent_text(used),
        "part": spent / total,
        "count": len(own),
        "over": spent > budget,
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    payment = stream.pick(document["payments"][:6])["key"]
    category = stream.pick(document["categories"])["key"]
    return {
        "overview": {},
        "payments": {"view": "payments"},
        "largest": {"view": "payments", "sort": "amount"},
        "chosen": {"view": "payments", "selected": [payment], "choosing": True},
        "filter": {"view": "payments", "menu": "account"},
        "budgets": {"view": "budgets"},
        "form": {"dialog": "form", "amount": str(stream.integer(3, 240)), "category": category},
        "detail": {"dialog": "detail", "open": payment, "view": "payments"},
        "delete": {"dialog": "delete", "open": payment, "view": "payments"},
        "saved": {"view": "payments", "toast": True},
        "more": {"view": "more"},
        "warning": {"view": "budgets", "warned": True},
        "empty": {"view": "payments", "query": stream.pick(["qqz", "xxw", "zzv"])},
    }
