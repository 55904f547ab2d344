"""A food delivery shop: dishes of one restaurant, and a cart whose sum is right."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Icon, Node, Span
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row, rule, wrap
from pointerbench.suites.text.kit.controls import avatar, button, search_box
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import (
    brand,
    drinks,
    icon_fact,
    one,
    picture,
    pills,
    rating_of,
    say,
    stars,
)
from pointerbench.suites.text.writer import Writer

_BRANDS = ("Löffl", "Tuktuk", "Mampf", "Bento & Co", "Fliq", "Pronto")


class _Item(NamedTuple):
    name: str
    about: str
    cents: int
    shown: bool = False


def build(w: Writer) -> Node:
    place = one(w, "rest", 8)
    photos = w.chance(0.8)
    dishes = [
        _Item(
            name,
            about,
            w.integer(*((22, 44) if kind == "main" else (12, 24))) * 50,
            kind != "dessert" and photos,
        )
        for name, about, kind in w.entries("dishes", w.integer(9, 12))
    ]
    bottles = [_Item(name, "", cents) for name, cents in drinks(w, 3)]
    grid = w.chance(0.5)
    tiles = [(_tile if grid else _line)(w, item) for item in dishes]
    kinds = [say(w, key) for key in ("popular", "starters", "mains", "desserts", "drinks")]
    menu = column(
        _shop(w, place),
        pills(w, kinds),
        ui_title(w, say(w, "popular"), 18),
        wrap(*tiles, gap=14, align="stretch") if grid else column(*tiles, gap=10),
        gap=14,
        pad=pad(26, 18),
        grow=1,
    )
    cart = _cart(w, w.sample(dishes, w.integer(2, 3)) + bottles[: w.integer(1, 2)])
    body = page(w, _head(w), panes(menu, cart, grow=1))
    return web(w, place, f"www.{w.domain()}/{w.code('####')}", body)


def _head(w: Writer) -> Node:
    theme = w.theme
    return row(
        brand(w, w.pick(_BRANDS)),
        icon_fact(w, "map_pin", say(w, "deliver_to", address=w.street())),
        push(),
        search_box(w, width=210),
        Icon("heart", 20, theme.muted),
        avatar(w, 30),
        gap=20,
        pad=pad(26, 11),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="header",
    )


def _shop(w: Writer, place: str) -> Node:
    value, shown = rating_of(w, 41, 49)
    low = w.integer(4, 7) * 5
    facts = row(
        stars(w, value),
        muted(w, f"{shown} ({w.integer(80, 900)})"),
        icon_fact(w, "clock", f"{low}–{low + 15} {w.say('minutes')}"),
        icon_fact(w, "bag", say(w, "min_order", amount=w.amount(w.pick((1000, 1200, 1500))))),
        gap=14,
    )
    return column(
        picture(w, "dish", w.integer(86, 120)),
        ui_title(w, place, 24),
        facts,
        prose(w, one(w, "rest_text", 2), 14, w.theme.muted),
        gap=8,
        place="section",
    )


def _add(w: Writer) -> Node:
    return column(Icon("plus", 16, w.theme.link), pad=pad(6), radius=14, fill=w.theme.soft)


def _tile(w: Writer, item: _Item) -> Node:
    photo = [picture(w, "dish", 84)] if item.shown else []
    return column(
        *photo,
        column(
            text(w, item.name, 14.5, bold=True, leading=1.3),
            prose(w, item.about, 13, w.theme.muted, styles=(), leading=1.35),
            row(ui(w, w.amount(item.cents), 14), push(), _add(w)),
            gap=5,
            pad=pad(12, 10),
        ),
        width=212,
        fill=w.theme.card,
        border=w.theme.line,
        place="card",
    )


def _line(w: Writer, item: _Item) -> Node:
    return row(
        column(
            text(w, item.name, 15, bold=True),
            prose(w, item.about, 13.5, w.theme.muted, styles=(), leading=1.35),
            ui(w, w.amount(item.cents), 14),
            gap=3,
            grow=1,
        ),
        *([picture(w, "dish", 70, 104)] if item.shown else []),
        _add(w),
        gap=14,
        pad=pad(14, 10),
        fill=w.theme.card,
        border=w.theme.line,
        radius=6,
        place="card",
    )


def _cart(w: Writer, items: list[_Item]) -> Node:
    theme = w.theme
    counts = [w.pick((1, 1, 2, 3)) for _ in items]
    goods = sum(item.cents * count for item, count in zip(items, counts, strict=True))
    fees = [("delivery_fee", w.pick((0, 190, 290, 349))), ("service_fee", w.pick((49, 99)))]
    if w.chance(0.4):
        fees.append(("courier_tip", w.pick((100, 200, 300))))
    sums = [(w.say("subtotal"), goods), *((say(w, key), cents) for key, cents in fees)]
    total = sum(cents for _, cents in sums)
    lines = [
        row(
            row(label(w, f"{count} ×", 13, theme.link), width=28),
            ui(w, item.name, 13.5, grow=1, leading=1.3),
            ui(w, w.amount(item.cents * count), 13.5),
            gap=6,
            align="start",
            place="row",
        )
        for item, count in zip(items, counts, strict=True)
    ]
    note = one(w, "kitchen_note", 2)
    return column(
        ui_title(w, say(w, "your_order"), 19),
        *lines,
        rule(theme),
        muted(w, say(w, "kitchen_note"), 12.5),
        column(
            prose(w, note, 13.5, styles=()),
            pad=pad(10, 8),
            border=theme.line,
            radius=4,
            fill=theme.page,
        ),
        rule(theme),
        *(
            row(muted(w, caption, 13, grow=1), ui(w, w.amount(cents), 13), place="row")
            for caption, cents in sums
        ),
        row(
            ui(w, (Span(w.say("total"), bold=True),), 16, grow=1),
            ui(w, w.amount(total), 16, bold=True),
            place="row",
        ),
        button(w, say(w, "place_order"), primary=True, hugs=False, pad=pad(14, 10)),
        prose(w, say(w, "box_deposit", amount=w.amount(w.pick((50, 100, 200)))), 12.5, theme.muted),
        icon_fact(w, "truck", say(w, "on_the_way", n=w.integer(2, 5) * 5)),
        Drawing("map", 170, None, (theme.accent,), (float(w.integer(0, 40)), 0.4, 0.5)),
        gap=11,
        width=292,
        pad=pad(20, 18),
        fill=theme.card,
        border=theme.line,
        edges="l",
        place="sidebar",
    )
