"""What a shop's interface answers, as values for JSON."""

from __future__ import annotations

from pointerbench.suites.text.writer import Writer


def products_answer(w: Writer, *, many: bool) -> dict[str, object]:
    """A page of products, or one product with its reviews."""
    items = []
    for name, about in w.entries("products", 4 if many else 1):
        items.append(
            {
                "id": w.integer(100, 990),
                "name": name,
                "description": about,
                "price": w.integer(490, 9900) / 100,
                "stock": w.integer(0, 240),
                "available": w.chance(0.8),
                "supplier": {"name": w.company(), "city": w.city()},
            }
        )
    if many:
        return {"page": 1, "total": w.integer(40, 900), "items": items}
    said = [
        {"title": title, "text": text, "stars": w.integer(2, 5), "author": w.first_name()}
        for title, text in w.entries("reviews", 4)
    ]
    links = {"self": f"/v2/products/{items[0]['id']}", "reviews": "/v2/reviews"}
    return {**items[0], "updated_at": w.today.isoformat(), "links": links, "reviews": said}
