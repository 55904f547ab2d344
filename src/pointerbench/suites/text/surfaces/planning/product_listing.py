"""A shop's goods: a grid with pictures and filters, or an order list without pictures."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Group, Icon, Node, Pad, Span, Table
from pointerbench.suites.text.kit.controls import chip, crumbs, search_box
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.filters import filter_list
from pointerbench.suites.text.surfaces.planning.parts import (
    SHOPS,
    Good,
    choices,
    goods,
    picture,
    rated,
    say,
    some,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row, space


def build(w: Writer) -> Node:
    shop = w.pick(SHOPS)
    departments = choices(w, "departments")
    title = w.pick((w.say("new_in"), w.say("sale"), say(w, "popular"), w.say("products_label")))
    head = site_header(
        w,
        shop,
        departments[:6],
        search_box(w, width=150),
        Icon("heart", 18, w.theme.muted),
        Icon("cart", 18, w.theme.ink),
    )
    view = w.pick((_grid, _grid, _order_list))
    body = page(w, _banner(w), head, view(w, title))
    return web(w, title, f"www.{shop.lower().replace(' ', '')}.com/shop", body)


def _banner(w: Writer) -> Node:
    """The line of promises above everything."""
    ink = w.theme.on_accent
    promises = [
        say(
            w, "free_shipping", sum=w.amount(100 * w.pick((39, 49, 60, 75)) * w.locale.price_level)
        ),
        say(w, "return_days", n=w.pick((14, 30, 60))),
        say(w, "secure_pay"),
    ]
    words = [label(w, promise, 12, ink) for promise in promises]
    return row(*words, gap=40, pad=pad(28, 5), fill=w.theme.accent, justify="center")


def _heading(w: Writer, department: str, total: int) -> Node:
    sort = row(
        ui(w, w.colon(say(w, "sort_by"), choices(w, "sorts")[w.integer(0, 1)]), 13, role="label"),
        Icon("chevron_down", 14, w.theme.muted),
        gap=7,
        pad=pad(11, 6),
        border=w.theme.line,
        radius=4,
        hit=True,
    )
    return column(
        crumbs(w, [w.say("home"), department]),
        row(
            ui_title(w, department, 24),
            muted(w, say(w, "n_products", n=total), 13),
            push(),
            sort,
            gap=12,
        ),
        gap=5,
    )


def _grid(w: Writer, department: str) -> Node:
    across = w.pick((3, 3, 4))
    stock = goods(w, 12)
    total = 12 * w.integer(5, 31)
    reduced = department == w.say("sale")
    tall = 150 if across == 3 else 128
    lines = [
        panes(
            *(
                _tile(w, good, tall, reduced=reduced or w.chance(0.25))
                for good in stock[first : first + across]
            ),
            gap=14,
        )
        for first in range(0, 9 if across == 3 else 12, across)
    ]
    parts: list[Node] = [column(_heading(w, department, total), *lines, gap=14, grow=1)]
    if across == 3:
        parts.insert(0, filter_list(w, stock, total))
    return panes(*parts, gap=24, pad=pad(28, 16), grow=1)


def _tile(w: Writer, good: Good, tall: float, *, reduced: bool) -> Group:
    theme = w.theme
    image: Node = picture(good, tall)
    if reduced or w.chance(0.2):
        mark = w.say("sale") if reduced else w.pick((w.say("new_in"), say(w, "bestseller")))
        badge = column(
            label(w, mark, 11, theme.on_accent, bold=True),
            pad=pad(7, 3),
            fill=theme.accent,
            hugs=True,
        )
        image = layers(image, column(row(badge, push()), push()))
    lines: list[Node] = [
        muted(w, good.brand, 11.5),
        text(w, good.name, 14.5, bold=True, leading=1.25),
        prose(w, good.description, 12.5, theme.muted, styles=(), leading=1.4),
        push(),
        rated(w, w.integer(36, 50), w.integer(3, 480), 12),
        row(
            _price(w, good.cents, 15, reduced=reduced),
            push(),
            Icon("heart", 16, theme.muted),
            gap=6,
        ),
    ]
    return column(
        image,
        column(*lines, gap=3, pad=pad(11, 9), grow=1),
        grow=1,
        fill=theme.card,
        border=theme.line,
        place="product",
    )


def _price(w: Writer, cents: int, size: float, *, reduced: bool) -> Node:
    """A price, with the former one where it is reduced."""
    if not reduced:
        return ui(w, w.amount(cents), size, bold=True)
    before = (cents * 5 // 4) // 100 * 100 + 90
    spans = (
        Span(w.amount(cents) + "  ", bold=True, color=w.theme.bad),
        Span(w.amount(before), strike=True, color=w.theme.muted, size=0.84),
    )
    return ui(w, spans, size)


def _order_list(w: Writer, department: str) -> Node:
    """What regular customers order from: numbers, descriptions, prices, amounts."""
    count = w.left("products")
    heads = ("", w.say("item"), w.say("delivery"), w.say("price"), w.say("quantity"))
    rows: list[tuple[Node, ...]] = [
        tuple(
            ui(w, head, 12.5, bold=True, align="right" if place == 3 else "left")
            for place, head in enumerate(heads)
        )
    ]
    rows += [_ordered(w) for _ in range(count)]
    table = Table(
        (Column(86), Column(grow=1), Column(120), Column(104), Column(104)),
        tuple(rows),
        pad=Pad(8, 9, 8, 9),
        line=w.theme.line,
        head=w.theme.code,
        fills=(w.theme.card,),
    )
    chips = [chip(w, name) for name in (say(w, "available_now"), *some(w, "colors", 2))]
    return column(
        _heading(w, department, count + 12 * w.integer(1, 9)),
        row(Icon("filter", 16, w.theme.muted), *chips, space(1), gap=9),
        column(table, border=w.theme.line),
        gap=12,
        pad=pad(28, 16),
        grow=1,
    )


def _ordered(w: Writer) -> tuple[Node, ...]:
    theme = w.theme
    name, description = w.entry("products")
    ready = w.chance(0.8)
    state = w.say("in_stock") if ready else say(w, "only_left", n=w.integer(2, 9))
    amount = row(
        ui(w, str(w.pick((0, 0, 0, 1, 2, 4, 12))), 13, align="center", grow=1),
        Icon("cart", 15, theme.link),
        gap=6,
        pad=pad(9, 5),
        border=theme.line,
        radius=4,
    )
    return (
        ui(w, w.code("##-####"), 12.5, theme.muted),
        column(
            text(w, name, 14, bold=True, leading=1.3),
            prose(w, description, 13, theme.muted, styles=(), leading=1.4),
        ),
        ui(w, state, 12.5, theme.good if ready else theme.warn),
        ui(w, w.price(14, 59), 14, bold=True, align="right"),
        amount,
    )
