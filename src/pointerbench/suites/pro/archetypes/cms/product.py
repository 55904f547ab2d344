"""A product of a shop: texts, pictures, price, stock and variants, its status at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.business_forms import above, area
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    card,
    opener,
    sign,
    soft_pill,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def product(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    found = d.content("products")
    item = found[1] if d.number % 2 == 0 else found[0]
    head = row(
        sign(d, "back", "back"), say(look, item["title"], 17, bold=True),
        soft_pill(d, "Active", "#29a36a", radius=8), push(),
        d.does("discard", tools.button(look, "Discard"), "text"),
        opener(d, tools.button(look, "More actions", drop=True), "More actions"),
        d.does("save", tools.button(look, "Save", primary=True), "text"),
        sign(d, "chevron_left", "previous", border=theme.line),
        sign(d, "chevron_right", "next", border=theme.line), gap=7,
    )  # fmt: skip
    left = column(
        _words(d, item), _media(d, item), _price(d, item), _stock(d, item), _variants(d, item),
        gap=9, grow=1,
    )  # fmt: skip
    body = panes(left, _side(d, item), gap=10, grow=1, clip=True)
    return column(head, body, gap=9, pad=pad(16, 10), grow=1, clip=True)


def _words(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    title = column(
        hint(look, "Title", 11.5),
        row(asked(d, tools.field(look, item["title"], grow=1), "title")),
        gap=2,
    )
    style = asked(d, tools.choice(look, "Paragraph", 88), "style")
    bar = row(
        style, *d.bar("rich", 16, pad=pad(4)), gap=0, pad=pad(5, 3), fill=theme.code,
        border=theme.line,
    )  # fmt: skip
    text = asked(d, area(d, item["text"], 64), "text")
    return card(
        d, title, column(hint(look, "Description", 11.5), bar, row(text), gap=2), gap=6,
        pad=pad(12, 9),
    )  # fmt: skip


def _media(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    shots: list[Node] = []
    for place, drawing in enumerate(item["media"]):
        kind, number = drawing.split()
        shot = row(Drawing(kind, 62, 62, (), (float(number),)), border=theme.line, hugs=True)
        shots.append(asked(d, shot, "photo", place=ORDINALS[place]))
    more = asked(
        d,
        row(
            icon(look, "plus", 20, theme.muted), width=62, height=62, justify="center",
            border=theme.faint, radius=7, fill=theme.code,
        ),
        "photo_add", "icon",
    )  # fmt: skip
    return card(d, say(look, "Media", bold=True), row(*shots, more, gap=8), gap=6, pad=pad(12, 8))


def _named(d: Desk, name: str, value: str, ask: str, **looks: Any) -> Group:
    look = d.look
    field = asked(d, tools.field(look, value, dim="0.00", grow=1), ask)
    return column(hint(look, name, 11.5), row(field), gap=2, grow=1, **looks)


def _price(d: Desk, item: Entry) -> Group:
    look = d.look
    first = row(
        _named(d, "Price", f"€ {item['price']}", "price"),
        _named(d, "Compare-at price", item["before"] and f"€ {item['before']}", "before"),
        _named(d, "Cost per item", f"€ {item['cost']}", "cost"),
        gap=10,
    )
    tax = asked(d, tools.check(look, "Charge tax on this product", on=True, hugs=True), "tax")
    gain = row(
        tax, push(), hint(look, f"Profit € {item['profit']}"),
        hint(look, f"Margin {item['margin']}"), gap=16,
    )  # fmt: skip
    return card(d, say(look, "Pricing", bold=True), first, gain, gap=6, pad=pad(12, 8))


def _stock(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    edit = asked(
        d, row(say(look, "Edit locations", 0, theme.link), hugs=True, pad=pad(2)), "stock_edit",
        "text", "Edit locations",
    )  # fmt: skip
    rows: list[Node] = [
        row(
            hint(look, "Location", 11, grow=1), row(hint(look, "On hand", 11), width=66),
            row(hint(look, "Committed", 11), width=76), row(hint(look, "Available", 11), width=78),
        )
    ]  # fmt: skip
    for name, there, kept, free in item["stock"]:
        field = asked(d, tools.field(look, str(free), width=64, pad=pad(6, 2)), "stock", about=name)
        rows.append(
            row(
                say(look, name, grow=1), row(say(look, str(there)), width=66),
                row(say(look, str(kept)), width=76), row(field, width=78),
            )
        )  # fmt: skip
    checks = row(
        asked(d, tools.check(look, "Track quantity", on=True, hugs=True), "track"),
        asked(d, tools.check(look, "Continue selling when out of stock", hugs=True), "oversell"),
        gap=18,
    )
    codes = row(
        _named(d, "SKU", item["sku"], "sku"), _named(d, "Barcode", item["code"], "code"), gap=10
    )
    return card(
        d, row(say(look, "Inventory", bold=True), push(), edit), *rows, checks, codes, gap=5,
        pad=pad(12, 8),
    )  # fmt: skip


def _variants(d: Desk, item: Entry) -> Group:
    look = d.look
    add = asked(
        d, row(icon(look, "plus", 14), say(look, "Add variant"), gap=5, hugs=True, pad=pad(2)),
        "variant_add", "text", "Add variant",
    )  # fmt: skip
    rows: list[Node] = []
    for name, price, count, drawing in item["variants"]:
        kind, number = drawing.split()
        about = name.lower()
        text = asked(
            d, row(say(look, name, bold=True), hugs=True, pad=pad(3)), "variant", "text",
            about=about,
        )  # fmt: skip
        cost = asked(
            d, tools.field(look, price, width=88, pad=pad(6, 2)), "variant_price", about=about
        )
        rows.append(
            row(
                Drawing(kind, 28, 28, (), (float(number),)), row(text, grow=1), cost,
                row(hint(look, f"{count} available"), width=98), gap=10,
            )
        )  # fmt: skip
    return card(d, row(say(look, "Variants", bold=True), push(), add), *rows, gap=5, pad=pad(12, 8))


def _side(d: Desk, item: Entry) -> Group:
    look = d.look
    status = card(
        d, say(look, "Status", bold=True),
        row(asked(d, tools.choice(look, "Active", grow=1), "status")), gap=6, pad=pad(12, 9),
    )  # fmt: skip
    ways = _channels(d)
    fields = [above(d, one, grow=0) for one in d.content("organization")]
    group = card(
        d,
        row(say(look, "Product organization", bold=True), push(), sign(d, "info", "org_info", 14)),
        *fields, gap=6, pad=pad(12, 9),
    )  # fmt: skip
    sold = _sold(d)
    name = item["title"].lower().replace(", ", "-").replace(" ", "-")
    seo = card(
        d, row(say(look, "Search listing", bold=True), push(), sign(d, "edit", "seo", 14)),
        hint(look, f"hearthandfern.example › products › {name}", 11, limit=2), gap=4,
        pad=pad(12, 9),
    )  # fmt: skip
    return column(status, card(d, *ways, gap=6, pad=pad(12, 9)), sold, group, seo, gap=9, width=228)


def _sold(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    return card(
        d, say(look, "Insights", bold=True), hint(look, "83 units sold in the last 90 days"),
        row(
            Drawing(
                "bars", 44, None, ("#2f9bd8",), (3.0, 5, 4, 7, 6, 9, 8, 11, 7, 12, 10, 13), grow=1,
            )
        ),
        row(
            asked(
                d, row(say(look, "View details", 0, theme.link), hugs=True, pad=pad(2)), "insights",
                "text", "View details",
            )
        ),
        gap=5, pad=pad(12, 9),
    )  # fmt: skip


def _channels(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    ways: list[Node] = [
        row(
            say(look, "Publishing", bold=True), push(),
            sign(d, "more_horizontal", "publish_more", 14),
        )
    ]  # fmt: skip
    for name, on, *does in d.content("publishing"):
        box = d.mark(tools.switch(look, on=on, hugs=True), "other", does)
        ways.append(
            row(
                Drawing("disc", 8, 8, ("#29a36a" if on else theme.faint,)), say(look, name, grow=1),
                box, gap=8,
            )
        )  # fmt: skip
    return ways
