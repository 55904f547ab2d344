"""What a shop's interface answers, as values for JSON."""

from __future__ import annotations

from pointerbench.suites.text.writer import Writer

_CURRENCIES = {"US": "USD", "GB": "GBP", "CH": "CHF", "MX": "MXN"}


def products_answer(w: Writer, *, many: bool) -> dict[str, object]:
    """A page of products, or one product with others like it."""
    currency = _CURRENCIES.get(w.locale.country, "EUR")
    items = []
    for name, about in w.entries("products", 4 if many else 1):
        stock = w.integer(0, 240) if w.chance(0.85) else 0
        items.append(
            {
                "id": w.integer(100, 990),
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
    others = [
        {"id": w.integer(100, 990), "name": name, "description": about}
        for name, about in w.entries("products", 4)
    ]
    links = {"self": f"/v2/products/{items[0]['id']}", "reviews": "/v2/reviews"}
    return {**items[0], "updated_at": w.today.isoformat(), "links": links, "see_also": others}
