"""A food delivery shop: dishes of one restaurant, and a cart whose sum is right."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color, Icon, Node
from pointerbench.suites.text.kit.controls import (
    button,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.photos import photograph, town_map
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import (
    brand,
    drinks,
    icon_fact,
    one,
    pills,
    rating_of,
    say,
    site_of,
    stars,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_KINDS = {"starter": "starters", "main": "mains", "dessert": "desserts"}
_BRANDS = ("Löffl", "Tuktuk", "Mampf", "Bento & Co", "Fliq", "Pronto")


class _Item(NamedTuple):
    name: str
    about: str
    cents: int
    kind: str = ""


def build(w: Writer) -> Node:
    place, level = one(w, "rest", 8), w.locale.price_level
    dishes = [
        _Item(
            name, about, w.integer(*((22, 44) if kind == "main" else (12, 24))) * 50 * level, kind
        )
        for name, about, kind in w.entries("dishes", w.integer(10, 12))
    ]
    bottles = [_Item(name, "", cents) for name, cents in drinks(w, 3)]
    grid = w.chance(0.5)
    kinds = [say(w, key) for key in (*_KINDS.values(), "drinks")]
    sections = [
        _section(w, say(w, _KINDS[kind]), [dish for dish in dishes if dish.kind == kind], grid=grid)
        for kind in _KINDS
    ]
    menu = column(
        _shop(w, place),
        pills(w, kinds),
        *sections,
        gap=14,
        pad=pad(26, 18),
        grow=1,
    )
    cart = _cart(w, w.sample(dishes, w.integer(2, 3)) + bottles[: w.integer(1, 2)])
    body = page(w, _head(w), panes(menu, cart, grow=1))
    return web(w, place, f"www.{w.domain(site_of(w, _BRANDS))}/{w.code('####')}", body)


def _head(w: Writer) -> Node:
    return row(
        brand(w, site_of(w, _BRANDS)),
        icon_fact(w, "map_pin", say(w, "deliver_to", address=w.street())),
        push(),
        search_box(w, width=210),
        Icon("heart", 20, w.theme.muted),
        avatar(w, 30),
        gap=20,
        pad=pad(26, 11),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _shop(w: Writer, place: str) -> Node:
    value, shown = rating_of(w, 41, 49)
    words = f"{one(w, 'rest_text', 2)} {say(w, 'about_delivery')}"
    low = w.integer(4, 7) * 5
    facts = row(
        stars(w, value),
        muted(w, f"{shown} ({w.integer(80, 900)})"),
        icon_fact(w, "clock", f"{low}–{low + 15} {w.say('minutes')}"),
        icon_fact(
            w,
            "bag",
            say(w, "min_order", amount=w.amount(w.pick((1000, 1200, 1500)) * w.locale.price_level)),
        ),
        gap=14,
    )
    return column(
        photograph(w, w.integer(86, 120), None, ("dish",)),
        ui_title(w, place, 24),
        facts,
        prose(w, words, 14, w.theme.muted, styles=()),
        gap=8,
        place="section",
    )


def _add(w: Writer) -> Node:
    return column(Icon("plus", 16, w.theme.link), pad=pad(6), radius=14, fill=w.theme.soft)


def _section(w: Writer, caption: str, dishes: list[_Item], *, grid: bool) -> Node:
    """Dishes of a kind, two in a row or one below another."""
    fill = "" if grid else w.theme.soft
    tiles = [_dish(w, dish, fill) for dish in dishes]
    if grid:
        tiles += [column(grow=1)] * (len(tiles) % 2)
        pairs = zip(tiles[::2], tiles[1::2], strict=True)
        body: Node = column(*(panes(*pair, gap=10) for pair in pairs), gap=10)
    else:
        body = column(*tiles, gap=10)
    return column(ui_title(w, caption, 17), body, gap=9, place="section")


def _dish(w: Writer, item: _Item, fill: Color) -> Node:
    """A dish with its price; a tile of the colour, if there is one, stands for its picture."""
    mark = column(
        Icon("food", 24, w.theme.link),
        width=54,
        height=54,
        fill=fill,
        radius=6,
        align="center",
        justify="center",
    )
    return row(
        *((mark,) if fill else ()),
        column(
            text(w, item.name, 15, bold=True),
            prose(w, item.about, 13.5, w.theme.muted, styles=(), leading=1.35),
            ui(w, w.amount(item.cents), 14),
            gap=3,
            grow=1,
        ),
        _add(w),
        gap=14,
        pad=pad(14, 10),
        fill=w.theme.card,
        border=w.theme.line,
        radius=6,
        grow=1,
        place="card",
    )


def _cart(w: Writer, items: list[_Item]) -> Node:
    theme = w.theme
    counts = [w.pick((1, 1, 2, 3)) for _ in items]
    goods = sum(item.cents * count for item, count in zip(items, counts, strict=True))
    lines = [
        row(
            row(label(w, f"{count} ×", 13.5, theme.link), width=28),
            ui(w, item.name, 13.5, grow=1, leading=1.3),
            ui(w, w.amount(item.cents * count), 13.5, leading=1.3),
            gap=6,
            align="start",
            place="row",
        )
        for item, count in zip(items, counts, strict=True)
    ]
    note = prose(w, one(w, "kitchen_note", 3), 13.5, styles=())
    deposit = say(w, "box_deposit", amount=w.amount(w.pick((50, 100, 200)) * w.locale.price_level))
    return column(
        ui_title(w, say(w, "your_order"), 19),
        *lines,
        rule(theme),
        muted(w, say(w, "kitchen_note"), 12.5),
        column(note, pad=pad(10, 8), border=theme.line, radius=4, fill=theme.page),
        rule(theme),
        *_sums(w, goods),
        button(w, say(w, "place_order"), primary=True, hugs=False, pad=pad(14, 10)),
        prose(w, deposit, 12.5, theme.muted, styles=()),
        icon_fact(w, "truck", say(w, "on_the_way", n=w.integer(2, 5) * 5)),
        town_map(w, 170, (0.4, 0.5)),
        gap=11,
        width=292,
        pad=pad(20, 18),
        fill=theme.card,
        border=theme.line,
        edges="l",
        place="sidebar",
    )


def _sums(w: Writer, goods: int) -> list[Node]:
    """What comes on top of the goods, and all of it together."""
    fees = [("delivery_fee", w.pick((0, 190, 290, 349))), ("service_fee", w.pick((49, 99)))]
    if w.chance(0.4):
        fees.append(("courier_tip", w.pick((100, 200, 300))))
    level = w.locale.price_level
    sums = [(w.say("subtotal"), goods), *((say(w, key), cents * level) for key, cents in fees)]
    total = w.amount(sum(cents for _, cents in sums))
    lines: list[Node] = [
        row(muted(w, caption, 13, grow=1), ui(w, w.amount(cents), 13), place="row")
        for caption, cents in sums
    ]
    whole = row(
        ui(w, w.say("total"), 16, bold=True, grow=1), ui(w, total, 16, bold=True), place="row"
    )
    return [*lines, whole]
