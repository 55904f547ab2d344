"""A small shop: its products, the orders of the last days, and what they add up to."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, shares, told_apart, wave
from pointerbench.suites.pro.kit.work import slug

_ORDERS, _PRODUCTS = 26, 16
_LARGE = ("sofa", "chair", "table", "bike", "camera", "lens", "tent", "lute", "tablet", "keyboard")
_WAYS = ("Standard", "Standard", "Express", "Local pickup")


def document(draw: Draw) -> dict[str, Any]:
    stream, shop = draw.stream, draw.bank("shops")
    products = _products(draw.child("products"))
    orders = _orders(draw.child("orders"), products)
    sales = rounded(told_apart(wave(stream, 12, stream.integer(700, 5200), swing=0.3)), 0)
    before = rounded(wave(stream, 12, sales[0], swing=0.2), 0)
    visits = rounded(told_apart(wave(stream, 12, stream.integer(400, 3000), swing=0.25)), 0)
    return {
        "title": f"{shop} · Orders · Shopify",
        "path": f"/store/{slug(shop)}/orders",
        "shop": shop,
        "me": draw.person(),
        "products": products,
        "orders": orders,
        "sales": sales,
        "before": before,
        "visits": visits,
        "days": [draw.date_text(draw.day(n - 12, n - 12), "short") for n in range(12)],
        "sums": {
            "sales": draw.money_text(int(sum(sales))),
            "visits": f"{int(sum(visits)):,}",
            "orders": str(stream.integer(40, 380)),
            "rate": f"{stream.uniform(1.1, 4.8):.2f}%",
            "back": f"{stream.uniform(9, 38):.1f}%",
            "value": draw.money_text(round(stream.uniform(24, 190), 2), 2),
        },
        "stats": _stats(draw),
        "ways": [
            {"name": name, "count": count}
            for name, count in zip(
                draw.banks("sources", 6), shares(stream, int(sum(visits)), 6), strict=True
            )
        ],
        "todo": stream.integer(4, 40),
        "sign": draw.currency,
        "locations": draw.banks("locations", 2),
    }


def _stats(draw: Draw) -> list[str]:
    """Today's orders, items, returns, what was fulfilled and what has arrived."""
    few, some, orders, items = sorted(draw.distinct(3, 60, 4))
    return [str(n) for n in (orders, items, 0, some, few)]


def _products(draw: Draw) -> list[dict[str, Any]]:
    found = []
    vendors = [draw.brand() for _ in range(4)]
    stock = draw.distinct(2, 240, _PRODUCTS)
    for at, photo in enumerate(draw.photos(_PRODUCTS, "shopping", sold=True)):
        own = draw.child(f"product{at}")
        stream, name = own.stream, draw.caption(photo)
        large = any(word in name.lower() for word in _LARGE)
        price = own.price(190, 980) if large else own.price(6, 95)
        found.append(
            {
                "key": f"p{at}",
                "photo": photo,
                "name": name,
                "status": stream.weighted({"Active": 6, "Draft": 2, "Archived": 1})
                if at
                else "Active",
                "stock": stock[at],
                "stock_text": f"{stock[at]} in stock",
                "vendor": stream.pick(vendors),
                "sku": own.code("AA-####"),
                "price": price,
                "money": own.money_text(price, 2),
                "old": own.money_text(round(price * 1.25), 2),
                "cost": own.money_text(round(price * 0.42, 2), 2),
                "profit": own.money_text(round(price - round(price * 0.42, 2), 2), 2),
                "margin": f"{100 * (price - round(price * 0.42, 2)) / price:.1f}%",
                "markets": stream.integer(1, 4),
                "channels": stream.integer(2, 5),
                "about": " ".join(stream.sample(draw.content["lines"], 3)),
                "tags": stream.sample(draw.content["tags"], 3),
                "collection": stream.pick(draw.content["collections"]),
                "bar": "".join(str(stream.integer(0, 9)) for _ in range(13)),
            }
        )
    return found


def _orders(draw: Draw, products: list[dict[str, Any]]) -> list[dict[str, Any]]:
    number, found = draw.stream.integer(1060, 9800), []
    minutes = draw.minutes(17, 20, 1)
    sold = [one for one in products if one["status"] == "Active"]
    for at in range(_ORDERS):
        own = draw.child(f"order{at}")
        stream, who = own.stream, own.person()
        minutes -= stream.integer(9, 150)
        day = (("Today", "Yesterday")[-(minutes // 1440)]) if minutes > -1440 else ""
        day = day or own.date_text(draw.day(minutes // 1440, minutes // 1440), "short")
        way = stream.pick(_WAYS)
        lines = [
            {"key": f"l{n}", "product": one["key"], "count": stream.integer(1, 3)}
            for n, one in enumerate(stream.sample(sold, stream.integer(1, min(3, len(sold)))))
        ]
        price = {one["key"]: one["price"] for one in sold}
        for line in lines:
            line["sum"] = own.money_text(round(price[line["product"]] * line["count"], 2), 2)
        goods = round(sum(price[line["product"]] * line["count"] for line in lines), 2)
        ship = {"Standard": 4.9, "Express": 12.5, "Local pickup": 0}[way]
        count = sum(line["count"] for line in lines)
        place = own.city()
        done = "Fulfilled" if at > 17 else "Unfulfilled" if at % 3 else "In progress"
        found.append(
            {
                "key": f"o{at}",
                "id": f"#{number - at}",
                "when": f"{day} at {own.time_text(minutes % 1440)}",
                "who": who["name"],
                "mail": who["email"],
                "phone": who["phone"],
                "street": own.street(),
                "city": place,
                "channel": stream.weighted({"Online Store": 5, "Point of Sale": 1, "Shop": 1}),
                "total": round(goods + ship, 2),
                "money": own.money_text(round(goods + ship, 2), 2),
                "goods": own.money_text(goods, 2),
                "ship": own.money_text(ship, 2),
                "paid": stream.weighted({"Paid": 6, "Payment pending": 2, "Refunded": 1}),
                "done": done,
                "items": f"{count} item" + ("s" if count > 1 else ""),
                "way": way,
                "lines": lines,
                "tags": stream.sample(draw.content["marks"], 2),
                "before": stream.integer(1, 14),
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [one["key"] for one in document["orders"][:9]]
    goods = [one["key"] for one in document["products"]]
    one, other = stream.sample(shown, 2)
    return {
        "orders": {"sort": ""},
        "ticked": {"ticked": stream.sample(shown, 3)},
        "order": {"page": "order", "order": one},
        "products": {"page": "products"},
        "product": {"page": "product", "product": stream.pick(goods)},
        "unsaved": {"page": "product", "product": stream.pick(goods), "dirty": True},
        "analytics": {"page": "analytics"},
        "home": {"page": "home"},
        "dialog_search": {"open": "search"},
        "menu_more": {"page": "order", "order": other, "open": "more_order"},
        "menu_store": {"open": "store", "page": "products"},
        "menu_sort": {"open": "sort"},
        "dialog_export": {"dialog": "export"},
        "dialog_stock": {"page": "products", "dialog": "stock", "row": stream.pick(goods[:6])},
        "saved": {"page": "products", "toast": True, "chosen": stream.sample(goods[:8], 2)},
    }
