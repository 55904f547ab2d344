"""The back office of a tool maker: who ordered what, one order line by line, its documents."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.sap_gui.orders import (
    TERMS,
    TREE,
    customers,
    flow,
    items,
    money,
    numeric,
    orders,
)

_SKINS = ("crystal", "signature", "crystal", "belize")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    people = draw.people(4)
    users = [one["family"].upper()[:8].replace("’", "").replace(" ", "") for one in people]
    goods = []
    for line in draw.banks("materials", 12):
        name, unit, price = line.split("|")
        code = draw.code("TG##") + f"-{stream.integer(100, 999)}"
        goods.append({"id": code, "name": name, "unit": unit, "price": float(price)})
    buyers = customers(draw, 12)
    found = orders(draw.child("orders"), buyers, goods, users)
    opened = found[14]
    payer = next(one for one in buyers if one["id"] == opened["buyer"])
    lines = items(draw.child("items"), stream.sample(goods, 11), draw.today)
    return {
        "title": "SAP Easy Access",
        "skin": stream.pick(_SKINS),
        "user": users[0],
        "system": stream.pick(("PRD", "P01", "S4P", "ERP")),
        "client": stream.pick(("100", "200", "400", "800")),
        "host": f"sapapp{stream.integer(1, 9):02d}",
        "today": numeric(draw.today),
        "monthago": numeric(draw.day(-30, -30)),
        "buyers": buyers,
        "orders": found,
        "total": money(sum(one["value"] for one in found)),
        "order": {
            "id": opened["id"],
            "po": opened["po"],
            "date": opened["date"],
            "due": opened["due"],
            "buyer": payer,
            "net": money(sum(one["value"] for one in lines)),
            "weight": f"{stream.integer(40, 900)}.{stream.integer(100, 999)}",
            "terms": stream.pick(TERMS),
            "term_text": "Payable in 30 days net",
        },
        "items": lines,
        "flow": flow(draw.child("flow"), opened["id"], lines, opened["age"]),
        "favorites": draw.banks("favorites", 5),
        "tree": [list(one) for one in TREE],
        "variants": draw.banks("variants", 3),
        "layout": draw.bank("layouts"),
        "day_minute": stream.integer(8 * 60, 17 * 60),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    rows = [one["key"] for one in document["orders"][:14]]
    lines = [one["key"] for one in document["items"][:6]]
    one, other, third = stream.sample(rows, 3)
    column = stream.pick(("date", "name", "value"))
    return {
        "easy": {"page": "easy"},
        "list": {"page": "list", "column": column},
        "marked": {"page": "list", "marked": [one, other], "summed": True, "tip": "filter"},
        "order": {"page": "order", "marked": [stream.pick(lines)]},
        "saved": {"page": "order", "said": "saved", "marked": [stream.pick(lines)]},
        "select": {"page": "select"},
        "flow": {"page": "flow", "marked": [stream.pick(document["flow"])["key"]]},
        "menu_document": {"page": "order", "menu": "doc"},
        "menu_system": {"page": "list", "menu": "system", "hover": "sys_services"},
        "context_cell": {"page": "list", "context": third, "column": "name", "marked": [third]},
        "dialog_layout": {"page": "list", "dialog": "layout"},
        "dialog_hits": {"page": "select", "dialog": "hits"},
        "dialog_incomplete": {"page": "order", "dialog": "incomplete"},
        "dialog_message": {"page": "easy", "dialog": "message"},
    }
