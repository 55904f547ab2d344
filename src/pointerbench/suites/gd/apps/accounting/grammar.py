"""The books of one company: invoices are the sums of their lines, totals of what is shown."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_TERMS = (14, 30, 45)


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    rate = stream.pick(content["rates"])
    invoices = _invoices(draw.child("invoices"), stream.integer(10, 13), rate)
    sums = {
        status: sum(x["amount"] for x in invoices if x["status"] in of)
        for status, of in {"open": ("sent", "late"), "late": ("late",), "paid": ("paid",)}.items()
    }
    average = sum(x["amount"] for x in invoices) / len(invoices)
    entries = _entries(draw.child("entries"), stream.integer(9, 12))
    return {
        "menus": content["menus"],
        "company": draw.company(),
        "owner": draw.person(),
        "months": [draw.month_text(draw.day(30 * at, 30 * at)) for at in range(-6, 7)],
        "rate": rate,
        "invoices": invoices,
        "sums": {name: draw.money_text(value, 2) for name, value in sums.items()},
        "average": draw.money_text(round(average, 2), 2),
        "entries": entries,
        "debits": draw.money_text(sum(x["amount"] for x in entries if x["debit"]), 2),
        "credits": draw.money_text(sum(x["amount"] for x in entries if not x["debit"]), 2),
        "moves": _moves(draw.child("moves"), invoices),
        "bars": _bars(draw.child("bars")),
        "shares": _shares(draw.child("shares")),
        "missing": stream.pick(content["missing"]),
        "note": content["note"],
        "client": draw.company(),
        "terms": stream.pick(_TERMS),
        "discount": stream.integer(0, 15),
        "warned": stream.chance(0.5),
        "most": int(max(x["amount"] for x in invoices)) // 100 * 100,
        "badge": sum(x["status"] == "late" for x in invoices),
    }


def _invoices(draw: Draw, count: int, rate: int) -> list[dict[str, Any]]:
    stream = draw.stream
    days = sorted(draw.distinct(1, 80, count))
    start = stream.integer(1100, 8800)
    terms = stream.sample(range(10, 46), count)
    invoices = []
    for at, back in enumerate(days):
        issued, due = draw.day(-back, -back), draw.day(terms[at] - back, terms[at] - back)
        lines = _lines(draw.child(f"lines{at}"))
        net = sum(line["amount"] for line in lines)
        tax = round(net * rate / 100, 2)
        amount = round(net + tax, 2)
        status = "late" if due < draw.today else "draft" if at == 0 else "sent"
        invoices.append(
            {
                "key": f"i{at}",
                "back": back,
                "number": draw.content["number"].replace("####", str(start - at)),
                "client": draw.company(),
                "lines": lines,
                "net": draw.money_text(net, 2),
                "tax": draw.money_text(tax, 2),
                "amount": amount,
                "total": draw.money_text(amount, 2),
                "issued": draw.date_text(issued),
                "issued_iso": issued.isoformat(),
                "due": draw.date_text(due),
                "due_iso": due.isoformat(),
                "status": "paid" if at and stream.chance(0.45) else status,
            }
        )
    return invoices


def _lines(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    names = stream.sample(draw.content["work"], stream.integer(2, 4))
    lines = []
    for name in names:
        quantity, each = stream.integer(1, 12), stream.integer(12, 320)
        lines.append(
            {
                "name": name,
                "quantity": quantity,
                "each": draw.money_text(each),
                "amount": quantity * each,
                "total": draw.money_text(quantity * each, 2),
            }
        )
    return lines


def _entries(draw: Draw, count: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    chosen = stream.sample(range(len(content["texts"])), count)
    amounts = draw.distinct(1200, 380000, count, 5)
    days = sorted(draw.distinct(1, 40, count))
    return [
        {
            "key": f"e{at}",
            "text": content["texts"][chosen[at]],
            "account": content["accounts"][content["booked"][chosen[at]]],
            "amount": amounts[at] / 100,
            "shown": draw.money_text(amounts[at] / 100, 2),
            "debit": stream.chance(0.85),
            "iso": draw.day(-days[at], -days[at]).isoformat(),
            "date": draw.date_text(draw.day(-days[at], -days[at])),
        }
        for at in range(count)
    ]


def _moves(draw: Draw, invoices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What went through the bank: the money of some invoices, and other payments."""
    stream = draw.stream
    count = stream.integer(9, 11)
    days = sorted(draw.distinct(0, 25, count))
    amounts = draw.distinct(900, 420000, count, 5)
    paid = [x for x in invoices if x["status"] == "paid"][:4]
    moves = []
    for at, back in enumerate(days):
        from_client = paid[at // 2] if at % 2 and at // 2 < len(paid) else None
        value = from_client["amount"] if from_client else -amounts[at] / 100
        moves.append(
            {
                "key": f"m{at}",
                "payee": from_client["client"] if from_client else draw.company(),
                "amount": value,
                "shown": draw.money_text(value, 2, signed=True),
                "reference": from_client["number"] if from_client else draw.code("AA-######"),
                "iso": draw.day(-back, -back).isoformat(),
                "date": draw.date_text(draw.day(-back, -back)),
                "matched": bool(from_client) or stream.chance(0.3),
            }
        )
    return moves


def _bars(draw: Draw) -> list[dict[str, Any]]:
    bars = []
    for back in range(5, -1, -1):
        gained, spent = draw.stream.integer(8000, 26000), draw.stream.integer(5000, 19000)
        bars.append(
            {
                "month": draw.month_text(draw.day(-30 * back, -30 * back), year=False),
                "in": gained,
                "out": spent,
                "profit": draw.money_text(gained - spent, signed=True),
                "gain": gained > spent,
            }
        )
    return bars


def _shares(draw: Draw) -> list[dict[str, Any]]:
    names = draw.content["groups"]
    cuts = sorted(draw.distinct(8, 92, len(names) - 1, 4))
    parts = sorted((b - a for a, b in zip([0, *cuts], [*cuts, 100], strict=True)), reverse=True)
    return [
        {"name": name, "percent": part, "shown": draw.percent_text(part)}
        for name, part in zip(names, parts, strict=True)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    first, second = (x["key"] for x in draw.stream.sample(document["invoices"], 2))
    return {
        "invoices": {"open": first, "warned": True},
        "wide": {"open": first, "pane": False, "ticked": [first, second]},
        "ledger": {"page": "ledger", "pane": False},
        "bank": {"page": "bank", "pane": False},
        "overview": {"page": "overview", "pane": False},
        "status": {"drop": True, "open": second},
        "menu": {"menu": draw.stream.pick(["file", "books", "view", "edit"]), "open": first},
        "new": {"dialog": "new_invoice", "open": first},
        "reminded": {"toast": True, "open": second, "reminded": [second]},
        "empty": {"query": document["missing"], "open": first},
        "offline": {"error": True, "page": "bank", "pane": False},
        "closed": {"locked": True, "open": second, "month": -1},
    }
