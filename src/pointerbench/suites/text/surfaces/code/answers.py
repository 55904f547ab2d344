"""What a shop's interface answers, as values for JSON."""

from __future__ import annotations

import datetime as dt

from pointerbench.suites.text.kit.opinions import draw_opinions
from pointerbench.suites.text.writer import Writer

_CURRENCIES = {"US": "USD", "GB": "GBP", "CH": "CHF", "MX": "MXN"}


def products_answer(w: Writer, method: str) -> dict[str, object]:
    """A page of products, or one product, with its reviews unless it is new."""
    currency = _CURRENCIES.get(w.locale.country, "EUR")
    many, items = method == "GET", []
    for name, about in w.entries("products", 4 if many else 1):
        stock = w.integer(0, 240) if w.chance(0.85) else 0
        items.append(
            {
                "id": w.integer(100, 990),
                "sku": w.code("??-####"),
                "name": name,
                "description": about,
                "price": w.integer(4, 98) + w.pick((0.5, 0.9, 0.95, 0.99)),
                "currency": currency,
                "stock": stock,
                "available": stock > 0,
                "supplier": {"name": w.company(), "city": w.city()},
            }
        )
    if many:
        return {"page": 1, "total": w.integer(40, 900), "items": items}
    price = w.amount(round(100 * float(str(items[0]["price"]))))
    said = [
        {**opinion._asdict(), "author": w.first_name()}
        for opinion in draw_opinions(w, 0 if method == "POST" else 3, price)
    ]
    now = dt.datetime.combine(
        w.today, dt.time(w.integer(6, 17), w.integer(0, 59), w.integer(0, 59))
    )
    made = now if method == "POST" else now - dt.timedelta(w.integer(20, 600), w.integer(0, 9999))
    own = f"/v2/products/{items[0]['id']}"
    return {
        **items[0],
        "created_at": f"{made.isoformat()}Z",
        "updated_at": f"{now.isoformat()}Z",
        "links": {"self": own, "picture": f"{own}/picture", "reviews": f"{own}/reviews"},
        "reviews": said,
    }
