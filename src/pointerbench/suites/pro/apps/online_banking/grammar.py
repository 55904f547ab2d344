"""A customer of a bank: accounts with their transactions, payees, orders, cards, letters, funds."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, shares, told_apart, wave

_MOVES = 24


def document(draw: Draw) -> dict[str, Any]:
    me = draw.person()
    accounts = _accounts(draw.child("accounts"))
    moves = _moves(draw.child("moves"), accounts[0]["value"])
    money_in = sum(one["sum"] for one in moves if one["sum"] > 0)
    money_out = sum(-one["sum"] for one in moves if one["sum"] < 0)
    orders = _orders(draw.child("orders"))
    last = draw.date_text(draw.day(-4, -1), "short")
    return {
        "title": "Lindhaven Bank",
        "path": "/banking/overview",
        "me": me,
        "accounts": accounts,
        "total": draw.money_text(round(sum(one["value"] for one in accounts), 2), 2),
        "available": draw.money_text(accounts[0]["value"] + 500, 2),
        "moves": moves,
        "in": draw.money_text(round(money_in, 2), 2),
        "out": draw.money_text(round(money_out, 2), 2),
        "kinds": _kinds(draw, moves, money_out),
        "payees": _payees(draw.child("payees")),
        "orders": orders,
        "monthly": draw.money_text(round(sum(one["sum"] for one in orders), 2), 2),
        "debits": _debits(draw.child("debits")),
        "cards": _cards(draw.child("cards"), me["name"], accounts[-1]),
        "statements": _statements(draw.child("statements")),
        "letters": _letters(draw.child("letters"), me["given"]),
        **_invest(draw.child("invest")),
        "form": _form(draw, accounts[0]["value"]),
        "today": draw.date_text(draw.today, "long"),
        "login": f"{last}, {draw.time_text(draw.minutes(7, 22))}",
        "sign": draw.currency,
    }


def _form(draw: Draw, balance: float) -> dict[str, Any]:
    value = draw.stream.integer(2000, 48000) / 100
    return {
        "sum": f"{value:.2f}",
        "after": draw.money_text(round(balance - value, 2), 2),
        "note": draw.bank("notes"),
        "date": draw.date_text(draw.day(1, 6), "long"),
        "biller": draw.bank("billers"),
        "ref": draw.code("####-####-##"),
    }


def _number(draw: Draw) -> str:
    return draw.code("##-##-##") + "  " + draw.code("########")


def _accounts(draw: Draw) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    kinds = [("Everyday Account", "ri:wallet-3-line"), ("Joint Account", "ri:group-line")]
    kinds += [(name, "ri:safe-2-line") for name in draw.banks("savings", 2)] + [
        ("Gold Card", "ri:bank-card-line")
    ]
    tops = [stream.integer(1900, 6400), stream.integer(700, 1800)]
    tops += [stream.integer(9000, 26000), stream.integer(7000, 8800), -stream.integer(180, 1400)]
    for n, ((name, icon), top) in enumerate(zip(kinds, tops, strict=True)):
        value = round(top + stream.integer(1, 99) / 100, 2)
        number = _number(draw) if n < 4 else draw.code("•••• •••• •••• ####")
        found.append(
            {
                "key": f"a{n}",
                "name": name,
                "icon": icon,
                "number": number,
                "value": value,
                "text": draw.money_text(value, 2),
                "note": "Owed" if n == 4 else "Available" if n < 2 else "Savings",
            }
        )
    return found


def _moves(draw: Draw, balance: float) -> list[dict[str, Any]]:
    """The newest first; each row's balance is the one after it."""
    stream, found, at = draw.stream, [], balance
    sums = told_apart(draw.spread(4, 320, _MOVES), 1.1)
    ages = sorted(stream.integer(0, 29) for _ in range(_MOVES))
    for n, shop in enumerate(draw.banks("shops", _MOVES)):
        day, sum_ = draw.day(-ages[n], -ages[n]), -round(sums[n] + stream.integer(1, 99) / 100, 2)
        one = {**shop, "way": _way(stream, shop["kind"])}
        if n in (5, 13, 20):
            sum_ = -sum_ if n != 13 else round(stream.integer(1800, 3900) + 0.35, 2)
            who = draw.company() if n == 13 else draw.person()["name"]
            one = {"name": who, "kind": "Income", "way": "Salary" if n == 13 else "Received"}
        found.append(
            {
                "key": f"m{n}",
                **one,
                "day": draw.date_text(day, "short"),
                "date": day.isoformat(),
                "sum": sum_,
                "text": draw.money_text(sum_, 2, signed=True),
                "balance": draw.money_text(round(at, 2), 2),
                "pending": ages[n] < 2,
            }
        )
        at -= sum_
    return found


def _way(stream: Any, kind: str) -> str:
    return "Direct debit" if kind == "Bills" else stream.pick(["Card payment", "Contactless"])


def _kinds(draw: Draw, moves: list[dict[str, Any]], whole: float) -> list[dict[str, Any]]:
    sums: dict[str, float] = {}
    for one in moves:
        if one["sum"] < 0:
            sums[one["kind"]] = sums.get(one["kind"], 0.0) - one["sum"]
    ranked = sorted(sums.items(), key=lambda pair: -pair[1])
    return [
        {
            "key": f"k{n}",
            "name": name,
            "value": round(value, 2),
            "text": draw.money_text(round(value, 2), 2),
            "share": round(100 * value / whole),
        }
        for n, (name, value) in enumerate(ranked)
    ]


def _payees(draw: Draw) -> list[dict[str, Any]]:
    return [
        {"key": f"p{n}", **one, "number": _number(draw.child(f"p{n}"))}
        for n, one in enumerate(sorted(draw.people(11), key=lambda who: who["name"]))
    ]


def _orders(draw: Draw) -> list[dict[str, Any]]:
    sums, ages = told_apart(draw.spread(15, 1250, 7), 1.15), sorted(draw.distinct(1, 28, 7))
    names = draw.banks("regular", 7)
    return [
        {
            "key": f"o{n}",
            "name": names[n]["name"],
            "who": "Ref. " + draw.code("AA######") if names[n]["firm"] else draw.person()["name"],
            "often": draw.stream.pick(["Monthly", "Monthly", "Quarterly", "Weekly"]),
            "day": draw.date_text(draw.day(ages[n], ages[n]), "short"),
            "date": draw.day(ages[n], ages[n]).isoformat(),
            "sum": round(sums[n], 0),
            "text": draw.money_text(round(sums[n], 0), 2),
        }
        for n in range(7)
    ]


def _debits(draw: Draw) -> list[dict[str, Any]]:
    sums = told_apart(draw.spread(8, 190, 5), 1.15)
    return [
        {
            "key": f"d{n}",
            "name": name,
            "ref": draw.code("AA######"),
            "day": draw.date_text(draw.day(-28 + 5 * n, -28 + 5 * n), "short"),
            "text": draw.money_text(round(sums[n] + draw.stream.integer(1, 99) / 100, 2), 2),
        }
        for n, name in enumerate(draw.banks("billers", 5))
    ]


def _cards(draw: Draw, name: str, credit: dict[str, Any]) -> list[dict[str, Any]]:
    stream, found, year = draw.stream, [], draw.today.year % 100
    for n, kind in enumerate(["Everyday Debit", "Joint Debit", "Gold Credit"]):
        limit = stream.pick([2000, 2500, 3000, 4000])
        used = -credit["value"] if n == 2 else round(limit * stream.uniform(0.1, 0.8), 2)
        number = credit["number"] if n == 2 else draw.code("•••• •••• •••• ####")
        found.append(
            {
                "key": f"c{n}",
                "name": kind,
                "who": name,
                "number": number,
                "end": f"{stream.integer(1, 12):02d}/{year + stream.integer(1, 4)}",
                "limit": draw.money_text(limit),
                "used": draw.money_text(used, 2),
                "left": draw.money_text(round(limit - used, 2), 2),
                "share": round(100 * used / limit),
                "cash": draw.money_text(stream.pick([200, 300, 400, 500])),
            }
        )
    return found


def _statements(draw: Draw) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for n in range(16):
        day = draw.day(-30 * n - 20, -30 * n - 20)
        name = draw.month_text(day)
        if found and found[-1]["name"] == name:
            continue
        value = round(draw.stream.integer(900, 6000) + draw.stream.integer(1, 99) / 100, 2)
        pages = draw.stream.integer(2, 9)
        found.append(
            {
                "key": f"s{n}",
                "name": name,
                "pages": f"{pages} pages",
                "size": draw.size_text(pages * 41000 + draw.stream.integer(100, 9000)),
                "text": draw.money_text(value, 2),
            }
        )
    return found


def _letters(draw: Draw, name: str) -> list[dict[str, Any]]:
    ages, found = sorted(draw.distinct(0, 90, 12)), []
    for n, one in enumerate(draw.banks("letters", 12)):
        day = draw.date_text(draw.day(-ages[n], -ages[n]), "short")
        found.append({"key": f"l{n}", **one, "day": day, "new": n < 3})
    return found


def _invest(draw: Draw) -> dict[str, Any]:
    stream, found = draw.stream, []
    gains = told_apart(draw.spread(1, 44, 9), 1.1)
    values = shares(stream, stream.integer(18000, 90000), 9, fall=0.8)
    for n, one in enumerate(draw.banks("funds", 9)):
        gain = round((gains[n] + stream.integer(1, 9) / 10) * (-1 if n % 4 == 2 else 1), 1)
        price = round(stream.uniform(8, 190), 2)
        found.append(
            {
                "key": f"h{n}",
                **one,
                "units": draw.number_text(values[n] / price, 2),
                "price": draw.money_text(price, 2),
                "value": values[n],
                "text": draw.money_text(values[n], 2),
                "gain": gain,
                "grown": ("+" if gain > 0 else "") + draw.percent_text(gain, 1),
            }
        )
    whole = sum(values)
    classes: dict[str, int] = {}
    for one in found:
        classes[one["kind"]] = classes.get(one["kind"], 0) + one["value"]
    cost = sum(one["value"] / (1 + one["gain"] / 100) for one in found)
    curve = wave(stream, 12, whole, swing=0.08, noise=0.03)
    return {
        "holdings": found,
        "worth": draw.money_text(whole, 2),
        "grown": draw.money_text(round(whole - cost, 2), 2, signed=True),
        "curve": [*rounded(curve[:-1], 0), whole],
        "months": [
            draw.month_text(draw.day(-30 * n - 15, -30 * n - 15), year=False)[:3] for n in range(12)
        ][::-1],
        "classes": [
            {"key": f"x{n}", "name": name, "value": value, "text": draw.money_text(value, 2)}
            for n, (name, value) in enumerate(sorted(classes.items(), key=lambda pair: -pair[1]))
        ],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    moves = [one["key"] for one in document["moves"][:8]]
    return {
        "overview": {},
        "account": {"page": "account"},
        "move": {"page": "account", "move": stream.pick(moves)},
        "menu_row": {"page": "account", "open": "row", "row": stream.pick(moves[:6])},
        "pay": {"page": "pay"},
        "bill": {"page": "pay", "form": "bill"},
        "orders": {"page": "orders"},
        "cards": {"page": "cards", "card": stream.pick(["c0", "c1", "c2"])},
        "statements": {"page": "statements"},
        "messages": {"page": "messages", "letter": stream.pick(["l2", "l3", "l4"])},
        "invest": {"page": "invest"},
        "menu_me": {"open": "me", "page": "orders"},
        "dialog_payee": {"page": "pay", "dialog": "payee"},
        "dialog_check": {"page": "pay", "dialog": "check"},
        "saved": {"toast": True, "page": "orders"},
    }
