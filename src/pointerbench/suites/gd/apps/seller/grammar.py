"""Orders and stock of a small shop: what orders hold adds up to what they cost and weigh."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_COUNTS = {
    "to_ship": (5, 40),
    "shipped": (10, 60),
    "unpaid": (3, 30),
    "refund": (2, 9),
    "done": (80, 300),
}
_STATUS = {"to_ship": 5, "shipped": 3, "unpaid": 2, "refund": 1, "done": 3}
_LATE = 3  # days after which an order should have left
_TAX = 6


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    products = [_product(draw.child(f"product{n}"), n) for n in range(20)]
    products = list({product["name"]: product for product in products}.values())[:12]
    buyers = draw.child("buyers").people(12)
    count = stream.integer(8, 11)
    days = sorted(stream.integer(0, 9) for _ in range(count))
    first = stream.integer(20_000, 89_000)
    number = draw.code("AA")
    orders = [
        _order(
            draw.child(f"order{n}"),
            {
                "key": f"o{n}",
                "code": f"{number}-{first - sum(days[: n + 1]) * 17 - n}",
                "buyer": buyers[n],
                "date": draw.today - timedelta(days=days[n]),
            },
            products,
        )
        for n in range(count)
    ]
    _newest_first(orders)
    counts = {status: stream.integer(*_COUNTS[status]) for status in _STATUS}
    return {
        "store": draw.content["store"].format(brand=draw.brand()),
        "owner": buyers[-1],
        "orders": orders,
        "products": products,
        "counts": {**counts, "all": sum(counts.values())},
        "figures": _figures(draw.child("figures"), counts),
        "notices": _notices(draw.child("notices"), orders, products),
        "unread": stream.integer(2, 9),
        "range": stream.pick(draw.content["ranges"]),
        "warn": stream.integer(6, 30),
        "lost": stream.pick(draw.content["lost"]),
        "note": stream.pick(draw.content["notes"]),
    }


def _product(draw: Draw, number: int) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    thing = stream.pick(content["things"])
    colour = stream.pick(content["colours"])
    name = content["naming"].format(
        of=stream.pick(thing["of"]), thing=thing["name"], colour=colour["name"]
    )
    price = draw.price(thing["low"], thing["high"])
    stock, sold = stream.integer(0, 240), stream.integer(3, 620)
    margin, rating = stream.integer(14, 62), stream.integer(34, 50) / 10
    return {
        "key": f"p{number}",
        "name": name,
        "sku": draw.code("AA#-####"),
        "icon": thing["icon"],
        "ink": colour["ink"],
        "price": price,
        "price_text": draw.money_text(price),
        "grams": thing["grams"] + stream.integer(0, 9) * 10,
        "stock": stock,
        "sold": sold,
        "margin": margin,
        "margin_text": draw.percent_text(margin),
        "rating": rating,
        "rating_text": draw.number_text(rating, 1),
        "off": stream.chance(0.2),
    }


def _order(draw: Draw, known: dict[str, Any], products: list[dict[str, Any]]) -> dict[str, Any]:
    stream = draw.stream
    day: date = known["date"]
    chosen = stream.sample(products, stream.integer(1, 3))
    lines = [_line(draw, product, stream.weighted({1: 6, 2: 3, 3: 1})) for product in chosen]
    subtotal = round(sum(line["sum"] for line in lines), 2)
    postage = stream.pick([0, 0, _TAX, 2 * _TAX])
    grams = sum(line["grams"] for line in lines)
    status = stream.weighted(_STATUS)
    late = status == "to_ship" and (draw.today - day).days >= _LATE
    buyer = known["buyer"]
    return {
        "key": known["key"],
        "code": known["code"],
        "buyer": buyer["name"],
        "initials": buyer["initials"],
        "ink": buyer["ink"],
        "phone": buyer["phone"],
        "city": draw.city(),
        "street": draw.street(),
        "date": day.isoformat(),
        "date_text": draw.date_text(day),
        "time_text": draw.time_text(draw.minutes(7, 23, 1)),
        "lines": lines,
        "pieces": sum(line["count"] for line in lines),
        "subtotal_text": draw.money_text(subtotal),
        "postage_text": draw.money_text(postage),
        "total": round(subtotal + postage, 2),
        "total_text": draw.money_text(round(subtotal + postage, 2)),
        "weight": grams / 1000,
        "weight_text": f"{grams / 1000:.2f} kg",
        "status": status,
        "late": late,
        "method": stream.pick(draw.content["methods"]),
        "parcel": draw.code("##########"),
    }


def _line(draw: Draw, product: dict[str, Any], count: int) -> dict[str, Any]:
    total = round(product["price"] * count, 2)
    return {
        "name": product["name"],
        "icon": product["icon"],
        "ink": product["ink"],
        "count": count,
        "grams": product["grams"] * count,
        "sum": total,
        "sum_text": draw.money_text(total),
    }


def _newest_first(orders: list[dict[str, Any]]) -> None:
    """Gives the orders of a day their times anew, so that the latest stands first."""
    for day in sorted({order["date"] for order in orders}):
        same = [order for order in orders if order["date"] == day]
        times = sorted((order["time_text"] for order in same), reverse=True)
        for order, time in zip(same, times, strict=True):
            order["time_text"] = time


def _figures(draw: Draw, counts: dict[str, int]) -> list[dict[str, Any]]:
    """The four figures above the orders, each with a small curve and its change."""
    stream = draw.stream
    values = {
        "sales": draw.money_text(stream.integer(800, 9800)),
        "waiting": draw.number_text(counts["to_ship"]),
        "visitors": draw.number_text(stream.integer(400, 21000)),
        "returned": draw.percent_text(100 * counts["refund"] / sum(counts.values()), 1),
    }
    figures = []
    for name, value in values.items():
        change = stream.integer(-190, 260) / 10
        heights = [stream.integer(4, 28) for _ in range(9)]
        figures.append(
            {
                "name": name,
                "value": value,
                "change": f"{'+' if change >= 0 else '−'}{draw.percent_text(abs(change), 1)}",
                "up": (change >= 0) != (name == "returned"),
                "curve": " ".join(f"{12 * at},{30 - height}" for at, height in enumerate(heights)),
            }
        )
    return figures


def _notices(
    draw: Draw, orders: list[dict[str, Any]], products: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    stream = draw.stream
    minutes = sorted(stream.sample(range(3, 300), 4))
    texts = stream.sample(draw.content["notices"], 4)
    return [
        {
            "icon": text["icon"],
            "text": text["text"].format(
                code=stream.pick(orders)["code"], product=stream.pick(products)["name"]
            ),
            "ago": draw.ago_text(minute),
        }
        for text, minute in zip(texts, minutes, strict=True)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [order["key"] for order in document["orders"]]
    chosen = stream.sample(keys[:6], stream.integer(2, 3))
    item = stream.pick(document["products"][:6])["key"]
    return {
        "orders": {},
        "chosen": {"checked": chosen, "figures": False},
        "largest": {"sort": "total", "compact": True, "flagged": chosen[:1]},
        "menu": {"menu": stream.pick(keys[:4]), "figures": False},
        "order": {"dialog": "order", "open": stream.pick(keys)},
        "notices": {"panel": "notices"},
        "stock": {"page": "stock", "off": [p["key"] for p in document["products"] if p["off"]]},
        "adjust": {"page": "stock", "dialog": "adjust", "open": item},
        "sent": {"toast": "exported", "nav": False},
        "empty": {"query": document["lost"]},
        "error": {"error": True, "figures": False},
    }
