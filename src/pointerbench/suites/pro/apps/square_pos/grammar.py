"""A restaurant at the till: its menu, a bill being rung up, open tickets, payments, guests."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_MENU = (
    ("starters", "Starters", "#2e7d5b", 5, 13, 29),
    ("mains", "Mains", "#b3502e", 9, 24, 59),
    ("drinks", "Drinks", "#2f6f9f", 7, 7, 23),
    ("hots", "Coffee & Tea", "#6d4c3d", 5, 6, 13),
    ("sweets", "Desserts", "#8b4a86", 5, 11, 21),
)
_PAGES = ("Lunch", "Dinner", "Bar", "Brunch", "To go")
_TAX = 8.25
_REASONS = ("Returned goods", "Accidental charge", "Canceled order", "Fraudulent charge", "Other")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    now, staff = 12 * 60 + stream.integer(75, 175), draw.people(5)
    menu = _menu(draw)
    tables = draw.distinct(1, 38, 18)
    lines = _lines(draw, menu)
    return {
        "title": draw.bank("venues"),
        "day_minute": now,
        "register": f"Register {stream.integer(1, 4)}",
        "me": staff[0],
        "menu": menu,
        "cats": [{"id": f"c{n}", "name": one[1]} for n, one in enumerate(_MENU)],
        "pages": ["Favorites", *_PAGES],
        "discounts": [
            {"key": f"d{n}", "name": name} for n, name in enumerate(draw.banks("discounts", 5))
        ],
        "mods": _mods(draw),
        "reasons": _REASONS,
        "lines": lines,
        "tax": _TAX,
        "currency": draw.money_text(1)[:1],
        "table": f"Table {tables[0]}",
        "covers": stream.integer(2, 6),
        "guest": draw.person(),
        "tickets": _tickets(draw.child("tickets"), staff, tables[1:], now),
        "payments": _payments(draw.child("payments"), menu, staff, now),
        "guests": _guests(draw.child("guests")),
        "report": _report(draw.child("report"), menu),
        "today": draw.date_text(draw.today, "long"),
        "days": [draw.date_text(draw.day(-n, -n), "weekday") for n in (0, 1)],
    }


def _menu(draw: Draw) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for at, (bank, called, ink, count, low, high) in enumerate(_MENU):
        halves = draw.distinct(low, high, count)
        stocks = draw.distinct(4, 90, count)
        for n, entry in enumerate(draw.banks(bank, count)):
            name, _, short = entry.partition("|")
            price = halves[n] / 2 + (0 if at % 2 else 0.25)
            found.append(
                {
                    "key": f"m{at}{n}",
                    "name": name,
                    "abbr": short,
                    "cat": called,
                    "at": at,
                    "ink": ink,
                    "price": price,
                    "text": draw.money_text(price, 2),
                    "stock": stocks[n] * (3 if at in (2, 3) else 1),
                    "out": draw.stream.chance(0.12),
                    "sold": draw.stream.integer(6, 60),
                    "sku": f"{called[:2].upper()}-{draw.stream.integer(100, 999)}",
                }
            )
    return found


def _lines(draw: Draw, menu: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is on the bill: dishes first, then what is drunk."""
    stream, chosen = draw.stream, []
    for at, count in ((0, 1), (1, 2), (2, 2), (4, 1)):
        chosen += stream.sample([one for one in menu if one["at"] == at], count)
    notes = draw.banks("notes", 3)
    return [
        {
            "key": f"l{n}",
            "item": one["key"],
            "qty": stream.pick([1, 1, 2, 2, 3]),
            "note": notes[n] if n < 3 and n != 1 else "",
        }
        for n, one in enumerate(chosen)
    ]


def _mods(draw: Draw) -> list[dict[str, Any]]:
    cents = draw.distinct(2, 14, 6)
    return [
        {
            "key": f"o{n}",
            "name": name,
            "price": cents[n] / 4,
            "text": draw.money_text(cents[n] / 4, 2),
        }
        for n, name in enumerate(draw.banks("mods", 6))
    ]


def _tickets(
    draw: Draw, staff: list[dict[str, str]], tables: list[int], now: int
) -> list[dict[str, Any]]:
    stream, ages, count = draw.stream, sorted(draw.distinct(2, 118, 13)), 13
    totals = draw.distinct(1800, 24000, count, 55)
    names = [f"Table {n}" for n in tables[:8]] + [who["name"] for who in draw.people(count - 8)]
    names = stream.shuffled(names)
    return [
        {
            "key": f"k{n}",
            "name": names[n],
            "guests": stream.integer(1, 8) if names[n].startswith("Table") else 1,
            "kind": "Dine in" if names[n].startswith("Table") else stream.pick(["To go", "Pickup"]),
            "server": staff[n % 4 if n else 4]["name"],
            "opened": draw.time_text(now - ages[n]),
            "minute": now - ages[n],
            "age": f"{ages[n]} min" if ages[n] < 60 else f"{ages[n] // 60} h {ages[n] % 60} min",
            "total": totals[n] / 100,
            "text": draw.money_text(totals[n] / 100, 2),
        }
        for n in range(count)
    ]


def _payments(
    draw: Draw, menu: list[dict[str, Any]], staff: list[dict[str, str]], now: int
) -> list[dict[str, Any]]:
    """Payments of today and of the day before, the latest first, each with what was bought."""
    stream, minute, found = draw.stream, now - 2, list[dict[str, Any]]()
    ends = draw.distinct(1000, 9990, 16)
    while len(found) < 14:
        n = len(found)
        if n == 9:
            minute = 21 * 60 + 40
        bought = [
            {"name": one["name"], "qty": stream.pick([1, 1, 2]), "price": one["price"]}
            for one in stream.sample(menu, stream.integer(1, 4))
        ]
        net = sum(one["qty"] * one["price"] for one in bought)
        tax, tip = round(net * _TAX / 100, 2), round(net * stream.pick([0, 0.1, 0.15, 0.2]), 2)
        total = round(net + tax + tip, 2)
        if any(abs(total - one["total"]) < 0.05 * max(total, one["total"]) for one in found):
            continue
        for one in bought:
            one["sum"] = draw.money_text(one["qty"] * one["price"], 2)
        cash = stream.chance(0.25)
        found.append(
            {
                "key": f"p{n}",
                "day": int(n > 8),
                "time": draw.time_text(minute),
                "total": total,
                "text": draw.money_text(total, 2),
                "cash": cash,
                "how": "Cash" if cash else f"{stream.pick(['Visa', 'Mastercard'])} {ends[n]}",
                "with": stream.pick(["Chip", "Tap", "Tap"]),
                "bought": bought,
                "said": ", ".join(one["name"] for one in bought),
                "net": draw.money_text(net, 2),
                "tax": draw.money_text(tax, 2),
                "tip": draw.money_text(tip, 2),
                "who": stream.pick(staff)["name"],
                "receipt": draw.code("AAAA") + str(stream.integer(1, 9)),
            }
        )
        minute -= stream.integer(4, 13)
    return found


def _guests(draw: Draw) -> list[dict[str, Any]]:
    people, visits = draw.people(15), draw.spread(2, 140, 15)
    spent = draw.spread(30, 4200, 15)
    found = []
    for n, who in enumerate(sorted(people, key=lambda one: one["family"])):
        last = draw.day(-80, -1)
        found.append(
            who
            | {
                "key": f"u{n}",
                "visits": visits[n],
                "spent": spent[n],
                "spent_text": draw.money_text(spent[n], 2),
                "last": draw.date_text(last, "short"),
                "since": draw.date_text(draw.day(-1500, -100), "month"),
            }
        )
    return found


def _report(draw: Draw, menu: list[dict[str, Any]]) -> dict[str, Any]:
    """The sales of this day so far: what each dish brought is what the sums add up to."""
    stream = draw.stream
    rows = sorted(menu, key=lambda one: -one["sold"] * one["price"])
    gross = round(sum(one["sold"] * one["price"] for one in menu), 2)
    off, back = round(gross * stream.uniform(0.02, 0.06), 2), round(gross * 0.011, 2)
    net = round(gross - off - back, 2)
    tax, tips = round(net * _TAX / 100, 2), round(net * stream.uniform(0.09, 0.16), 2)
    count, cash = stream.integer(118, 240), round(net * stream.uniform(0.12, 0.3), 2)
    money = draw.money_text
    shares = [stream.uniform(0.5, 1) * (1.9 if n in (1, 2, 8, 9) else 1) for n in range(12)]
    return {
        "stats": [
            ["Gross sales", money(gross, 2)],
            ["Net sales", money(net, 2)],
            ["Transactions", str(count)],
            ["Average sale", money(round(net / count, 2), 2)],
        ],
        "sums": [
            ["Gross sales", money(gross, 2)],
            ["Returns", f"({money(back, 2)})"],
            ["Discounts & comps", f"({money(off, 2)})"],
            ["Net sales", money(net, 2)],
            ["Tax", money(tax, 2)],
            ["Tips", money(tips, 2)],
            ["Total collected", money(round(net + tax + tips, 2), 2)],
        ],
        "ways": [
            ["Card", money(round(net + tax + tips - cash, 2), 2)],
            ["Cash", money(cash, 2)],
            ["Gift card", money(0, 2)],
        ],
        "hours": [round(gross * one / sum(shares)) for one in shares],
        "tops": [
            {
                "key": f"r{n}",
                "name": one["name"],
                "cat": one["cat"],
                "sold": one["sold"],
                "gross": round(one["sold"] * one["price"], 2),
                "text": money(round(one["sold"] * one["price"], 2), 2),
            }
            for n, one in enumerate(rows[:9])
        ],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    line = stream.pick(document["lines"][1:3])["key"]
    paid = [one["key"] for one in document["payments"][:7]]
    open_ = [one["key"] for one in document["tickets"]]
    one, other = stream.sample(paid, 2)
    return {
        "favorites": {},
        "library": {"tab": "library"},
        "keypad": {"tab": "keypad"},
        "menu_sale": {"open": "sale"},
        "dialog_item": {"dialog": "item", "line": line},
        "payment": {"page": "pay"},
        "tickets": {"page": "tickets"},
        "ticked": {"page": "tickets", "ticked": stream.sample(open_[:9], 2)},
        "menu_sort": {"page": "tickets", "open": "sort"},
        "transactions": {"page": "payments", "paid": one},
        "dialog_refund": {"page": "payments", "paid": other, "dialog": "refund"},
        "items": {"page": "items"},
        "customers": {"page": "guests"},
        "reports": {"page": "reports"},
        "menu_more": {"page": "reports", "open": "more"},
        "saved": {"page": "checkout", "toast": True, "grid": 2},
    }
