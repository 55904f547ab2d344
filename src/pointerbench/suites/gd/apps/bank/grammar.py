"""Accounts of one customer: every balance follows from what was booked before it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_ROWS = 11
_INKS = ("#1d3f8f", "#0f766e", "#9a3412", "#6d28d9", "#334155")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    owner = draw.person()
    rows = _rows(draw.child("rows"))
    accounts = _accounts(draw.child("accounts"), _needed(rows))
    balance = accounts[0]["balance"]
    for row in rows:
        row["balance_text"] = _money(draw, balance)
        balance = round(balance - row["signed"], 2)
    return {
        "owner": owner,
        "accounts": accounts,
        "rows": rows,
        "months": [_span(draw, back) for back in (31, 0)],
        "shares": _shares(draw, rows),
        "plans": _plans(draw.child("plans")),
        "payees": _payees(draw.child("payees")),
        "cards": _cards(draw.child("cards"), owner),
        "amount": _money(draw, round(draw.price(40, 1900), 2)),
        "reference": stream.pick(content["references"]).format(code=draw.code("AA-####")),
        "due": draw.date_text(draw.day(2, 20), "long"),
        "lost": stream.pick(content["lost"]),
        "seen": draw.time_text(draw.minutes(6, 22, 1)),
        "letters": stream.integer(1, 7),
    }


def _money(draw: Draw, value: float) -> str:
    sign = "−" if value < 0 else ""
    return f"{sign}{draw.currency}{abs(value):,.2f}"


def _span(draw: Draw, back: int) -> str:
    """The month that ended so many days ago, which holds all rows where it ends today."""
    end = draw.today - timedelta(days=back)
    return f"{draw.date_text(end - timedelta(days=30))} – {draw.date_text(end)}"


def _needed(rows: list[dict[str, Any]]) -> float:
    """What the account must hold now for it never to have been overdrawn."""
    booked: list[float] = [row["signed"] for row in rows]
    return max(0.0, *(sum(booked[: place + 1]) for place in range(len(booked))))


def _accounts(draw: Draw, needed: float) -> list[dict[str, Any]]:
    """The accounts, the booked one first: with ``needed`` in it at least."""
    stream, content = draw.stream, draw.content
    first, *others = content["accounts"]
    made = []
    for place, entry in enumerate([first, *stream.sample(others, stream.integer(3, 4))]):
        balance = round(stream.uniform(entry["low"], entry["high"]), 2)
        if not place and balance < needed:
            balance = round(balance + needed, 2)
        rate = stream.integer(*entry["rate"]) / 100
        made.append(
            {
                "key": f"a{place}",
                "name": entry["name"],
                "icon": entry["icon"],
                "ink": _INKS[place],
                "number": draw.code(content["number"]),
                "balance": balance,
                "balance_text": _money(draw, balance),
                "rate": rate,
                "rate_text": draw.percent_text(rate, 2),
            }
        )
    return made


def _rows(draw: Draw) -> list[dict[str, Any]]:
    """What was booked, the newest first; wages and two small sums came in."""
    stream, content = draw.stream, draw.content
    kinds = [k for k in content["kinds"] if not k["income"]]
    chosen = []
    for _ in range(_ROWS):
        chosen.append(stream.pick(kinds))
        kinds = [k for k in kinds if k is not chosen[-1] or not k.get("once")]
    wages, other = (k for k in content["kinds"] if k["income"])
    for place, kind in zip(stream.sample(range(_ROWS), 3), (wages, other, other), strict=True):
        chosen[place] = kind
    days = sorted(stream.integer(0, 19) for _ in range(_ROWS))
    taken: set[str] = set()
    rows = []
    for place, kind in enumerate(chosen):
        name = stream.pick([name for name in kind["names"] if name not in taken])
        taken.add(name)
        rows.append(_row(draw.child(f"row{place}"), place, kind, name, days[place]))
    return rows


def _row(draw: Draw, place: int, kind: dict[str, Any], name: str, ago: int) -> dict[str, Any]:
    stream = draw.stream
    amount = round(stream.uniform(kind["low"], kind["high"]), 2)
    day: date = draw.today - timedelta(days=ago)
    sign = "+" if kind["income"] else "−"
    return {
        "key": f"t{place}",
        "name": name,
        "kind": kind["name"],
        "icon": kind["icon"],
        "ink": kind["ink"],
        "income": kind["income"],
        "amount": amount,
        "amount_text": _money(draw, amount),
        "sign": sign,
        "signed": amount if kind["income"] else -amount,
        "date": day.isoformat(),
        "date_text": draw.date_text(day),
        "long_text": draw.date_text(day, "long"),
        "time_text": draw.time_text(draw.minutes(6, 22, 1)),
        "way": draw.content["ways"][2] if kind["income"] else stream.pick(draw.content["ways"]),
        "pending": ago < 3 and not kind["income"] and stream.chance(0.6),
        "code": draw.code("AA##-########"),
    }


def _shares(draw: Draw, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How the spending divides among its kinds; whole percents that make a hundred."""
    sums: dict[str, float] = {}
    inks = {row["kind"]: row["ink"] for row in rows}
    for row in rows:
        if not row["income"]:
            sums[row["kind"]] = sums.get(row["kind"], 0) + row["amount"]
    total = sum(sums.values())
    ordered = sorted(sums.items(), key=lambda entry: -entry[1])
    shares = [round(100 * value / total) for _, value in ordered]
    shares[0] += 100 - sum(shares)
    made = []
    for (kind, value), share in zip(ordered, shares, strict=True):
        text = draw.percent_text(share)
        made.append({"kind": kind, "share": share, "share_text": text, "ink": inks[kind]})
        made[-1]["sum_text"] = _money(draw, round(value, 2))
    return [entry for entry in made if entry["share"] > 0]


def _plans(draw: Draw) -> list[dict[str, Any]]:
    """Standing orders, the next one first."""
    stream, content = draw.stream, draw.content
    made = stream.sample(content["plans"], 5)
    days = sorted(stream.sample(range(1, 29), 5))
    plans = []
    for place, (entry, ahead) in enumerate(zip(made, days, strict=True)):
        amount = round(stream.uniform(entry["low"], entry["high"]), 2)
        day = draw.today + timedelta(days=ahead)
        plans.append(
            {
                "key": f"s{place}",
                "name": entry["name"],
                "icon": entry["icon"],
                "amount": amount,
                "amount_text": _money(draw, amount),
                "date": day.isoformat(),
                "date_text": draw.date_text(day),
                "on": stream.chance(0.75),
            }
        )
    return plans


def _payees(draw: Draw) -> list[dict[str, Any]]:
    """Who money was sent to before: how much last, when, and how often."""
    stream, content = draw.stream, draw.content
    people = draw.people(9)
    days = sorted(stream.sample(range(1, 75), 9))
    counts = stream.sample(range(1, 48), 9)
    made = []
    for place, person in enumerate(people):
        amount = round(stream.uniform(*content["sent"]), 2)
        day = draw.today - timedelta(days=days[place])
        made.append(
            {
                "key": f"p{place}",
                "name": person["name"],
                "initials": person["initials"],
                "ink": person["ink"],
                "bank": stream.pick(content["banks"]),
                "tail": draw.code("####"),
                "last": amount,
                "last_text": _money(draw, amount),
                "date": day.isoformat(),
                "date_text": draw.date_text(day),
                "count": counts[place],
            }
        )
    return made


def _cards(draw: Draw, owner: dict[str, Any]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    cards = []
    for place, entry in enumerate(stream.sample(content["cards"], 3)):
        year = (draw.today.year + stream.integer(1, 5)) % 100
        limit = stream.integer(8, 60) * content["step"]
        used = round(limit * stream.uniform(0.05, 0.95), 2)
        cards.append(
            {
                "key": f"c{place}",
                "name": entry["name"],
                "from": entry["from"],
                "to": entry["to"],
                "holder": owner["name"],
                "tail": draw.code("####"),
                "until": f"{stream.integer(1, 12):02d}/{year}",
                "limit": limit,
                "limit_text": f"{draw.currency}{limit:,}",
                "used": used,
                "used_text": _money(draw, used),
                "share": round(100 * used / limit),
            }
        )
    return cards


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    row = stream.pick(document["rows"])["key"]
    off = [plan["key"] for plan in document["plans"] if not plan["on"]]
    payee = stream.pick(document["payees"][:5])["key"]
    return {
        "overview": {"off": off},
        "spent": {"off": off, "hidden": True, "kind": "spent"},
        "accounts": {"off": off, "menu": "month"},
        "detail": {"off": off, "dialog": "row", "open": row},
        "transfer": {"page": "transfer", "payee": payee},
        "confirm": {"page": "transfer", "payee": payee, "dialog": "confirm"},
        "cards": {"page": "cards", "frozen": ["c1"]},
        "limit": {"page": "cards", "dialog": "limit"},
        "saved": {"off": off, "toast": "statement"},
        "empty": {"off": off, "query": document["lost"]},
        "error": {"page": "transfer", "payee": payee, "error": True},
    }
