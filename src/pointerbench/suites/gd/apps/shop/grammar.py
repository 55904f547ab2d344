"""A shop's products, told and priced by what their photographs show; a cart that adds up."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from pointerbench.elements.photos import photo
from pointerbench.pages.banks.draw import Draw

_COUNT = 12
_COLOURED = ("sofas", "small", "light", "sport", "bikes", "deco")
_STURDY = ("sofas", "small", "light", "tech", "bikes")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    products = _products(draw.child("products"))
    prices = [product["price"] for product in products]
    cart = _cart(draw, stream.sample(products, 3))
    return {
        "products": products,
        "departments": [_shelf(draw, shelf) for shelf in content["departments"]],
        "inks": stream.sample(content["inks"], 6),
        "most": _rounded(max(prices)),
        "total": draw.number_text(stream.integer(80, 3200)),
        "customer": draw.person(),
        "place": draw.district(),
        "cart": cart,
        "sums": _sums(draw, cart),
        "reviews": [_review(draw.child(f"review{n}"), products[n]) for n in range(3)],
        "lost": stream.pick(content["lost"]),
        "deal": stream.pick(content["deals"]).format(
            money=draw.money_text(stream.integer(3, 12) * 10)
        ),
        "code": draw.code("AAA##"),
        "liked": [product["key"] for product in stream.sample(products, 2)],
    }


def _rounded(price: float) -> int:
    step = 10 if price < 200 else 100
    return (int(price) // step + 1) * step


def _shelf(draw: Draw, shelf: dict[str, Any]) -> dict[str, Any]:
    count = draw.stream.child(shelf["id"]).integer(6, 240)
    return {"id": shelf["id"], "name": shelf["name"], "icon": shelf["icon"], "count": count}


def _products(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    photos = draw.photos(_COUNT, "product")
    ratings = draw.ratings(_COUNT)
    reviews = draw.spread(3, 4200, _COUNT)
    days = stream.sample(range(1, 22), _COUNT)
    return [
        _product(draw.child(f"product{n}"), f"p{n}", id_, (ratings[n], reviews[n], days[n]))
        for n, id_ in enumerate(photos)
    ]


def _product(draw: Draw, key: str, id_: str, known: tuple[float, int, int]) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    rating, reviews, days = known
    sold = photo(id_).sold_as
    shelf = _department(content, sold["en"].lower())
    price = draw.price(shelf["low"], shelf["high"])
    off = stream.pick([10, 15, 20, 25, 30, 40]) if stream.chance(0.35) else 0
    before = round(price / (1 - off / 100), 1 if price < 40 else 0)
    day = draw.today + timedelta(days=days)
    about = content["about"] + (content["sturdy"] if shelf["id"] in _STURDY else [])
    title = content["title"].format(brand=draw.brand(), thing=_thing(draw, sold[draw.language]))
    return {
        "key": key,
        "photo": id_,
        "name": title,
        "shelf": shelf["name"],
        "colours": shelf["id"] in _COLOURED,
        "price": price,
        "price_text": draw.money_text(price),
        "off": off,
        "before_text": draw.money_text(before) if off else "",
        "rating": rating,
        "rating_text": draw.number_text(rating, 1),
        "reviews": reviews,
        "reviews_text": draw.number_text(reviews),
        "date": day.isoformat(),
        "date_text": draw.date_text(day),
        "free": price > shelf["high"] / 3 or stream.chance(0.3),
        "left": stream.integer(2, 9) if stream.chance(0.25) else 0,
        "code": draw.code("##-####-###"),
        "about": stream.sample(about, 4),
    }


def _thing(draw: Draw, sold: str) -> str:
    """A name after that of a make: small letters, but not those of "USB"."""
    named = draw.language == "zh" or sold[1:2].isupper()
    return sold if named else sold[:1].lower() + sold[1:]


def _department(content: Any, sold: str) -> dict[str, Any]:
    """The first department one of whose words is in the name; the last one takes the rest."""
    shelves: list[dict[str, Any]] = content["departments"]
    return next((s for s in shelves if any(word in sold for word in s["words"])), shelves[-1])


def _cart(draw: Draw, products: list[dict[str, Any]]) -> list[dict[str, Any]]:
    cart = []
    for product in products:
        count = draw.stream.weighted({1: 5, 2: 3, 3: 1})
        total = round(product["price"] * count, 2)
        same = ("key", "photo", "name", "price_text")
        kept = {name: product[name] for name in same}
        cart.append({**kept, "count": count, "sum": total, "sum_text": draw.money_text(total)})
    return cart


def _sums(draw: Draw, cart: list[dict[str, Any]]) -> dict[str, Any]:
    goods = round(sum(line["sum"] for line in cart), 2)
    postage = draw.stream.pick([0, 5, 8, 12])
    return {
        "count": sum(line["count"] for line in cart),
        "goods": draw.money_text(goods),
        "postage": draw.money_text(postage) if postage else draw.content["nothing"],
        "total": draw.money_text(round(goods + postage, 2)),
    }


def _review(draw: Draw, product: dict[str, Any]) -> dict[str, Any]:
    person = draw.person()
    stars = draw.stream.weighted({5: 5, 4: 4, 3: 2, 2: 1})
    return {
        "name": person["name"],
        "initials": person["initials"],
        "ink": person["ink"],
        "stars": stars,
        "text": draw.review("home"),
        "date_text": draw.date_text(draw.day(-80, -2)),
        "useful": draw.stream.integer(1, 60),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [product["key"] for product in document["products"]]
    liked = document["liked"]
    return {
        "products": {"liked": liked},
        "cheap": {"liked": liked, "sort": "price", "strip": False},
        "menu": {"menu": "sort", "liked": liked},
        "detail": {"page": "product", "open": stream.pick(keys)},
        "cart": {"dialog": "cart"},
        "compare": {"dialog": "compare", "compared": stream.sample(keys, 3)},
        "added": {"toast": "added", "count": 1, "strip": False},
        "reviews": {"page": "product", "open": stream.pick(keys), "part": "reviews"},
        "place": {"dialog": "place"},
        "empty": {"query": document["lost"]},
        "error": {"error": True, "liked": liked},
    }
