"""One thing for sale: pictures, price, choices, description, specifications, what buyers say."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Group, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.controls import button, crumbs, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.planning.opinions import opinions
from pointerbench.suites.text.surfaces.planning.parts import (
    SHADES,
    SHOPS,
    Good,
    choices,
    goods,
    one,
    picture,
    rated,
    say,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, space, wrap

Colors = list[tuple[str, str]]

# Goods that come in colours, can be repaired and are guaranteed, and the departments they are in.
_DEPARTMENT = {1: 1, 2: 4, 3: 1, 6: 4, 8: 6, 10: 4, 11: 3}
_OFFERED = tuple(_DEPARTMENT)


def build(w: Writer) -> Node:
    good, *others = goods(w, 4, _OFFERED)
    years = say(w, "n_years", n=w.integer(2, 5))
    shop = w.pick(SHOPS)
    departments = choices(w, "departments")
    department = departments[_DEPARTMENT[good.kind]]
    tools = (search_box(w, width=180), Icon("cart", 20, w.theme.ink))
    big = w.pick((300, 340, 380))
    colors = w.sample(list(zip(choices(w, "colors"), SHADES, strict=True)), 4)
    rating = w.integer(38, 49), w.integer(12, 640)
    body = page(
        w,
        site_header(w, shop, departments[:5], *tools),
        column(
            crumbs(w, [w.say("home"), department, good.name]),
            panes(_pictures(w, good, big, colors), _offer(w, good, rating, colors, years), gap=32),
            _below(w, good, rating, others, years),
            gap=14,
            pad=pad(32, 14),
            grow=1,
        ),
    )
    return web(w, good.name, f"www.{shop.lower().replace(' ', '')}.com/p/{w.code('######')}", body)


def _pictures(w: Writer, good: Good, big: float, colors: Colors) -> Node:
    """The picture large, others small below or beside it."""
    theme = w.theme
    small = [
        column(
            picture(good, 62, 62, shade),
            border=theme.accent if not place else theme.line,
            thickness=2 if not place else 1,
            hugs=True,
        )
        for place, (_, shade) in enumerate(colors)
    ]
    first = colors[0][1]
    if w.chance(0.5):
        return row(column(*small, gap=8), picture(good, big, big, first), gap=10, align="start")
    return column(picture(good, big - 40, big, first), row(*small, gap=10), gap=10, width=big)


def _offer(w: Writer, good: Good, rating: tuple[int, int], colors: Colors, years: str) -> Node:
    theme = w.theme
    lines: list[Node] = [
        muted(w, good.brand.upper(), 12, spacing=1),
        title(w, good.name, 27),
        rated(w, *rating, 13),
        row(
            ui(w, w.amount(good.cents), 25, bold=True, leading=1.2),
            muted(w, say(w, "incl_vat") if w.locale.country != "US" else "", 12),
            gap=12,
            align="end",
        ),
        prose(w, good.description, 15),
        *_choice(w, [name for name, _ in colors]),
        row(
            row(
                Icon("minus", 15, theme.muted),
                ui(w, "1", 14, align="center", grow=1),
                Icon("plus", 15, theme.muted),
                gap=8,
                width=92,
                pad=pad(10, 9),
                border=theme.line,
                radius=5,
            ),
            button(w, w.say("add_to_cart"), primary=True, icon="cart", size=14.5, pad=pad(24, 9)),
            Icon("heart", 20, theme.muted),
            gap=14,
        ),
    ]
    promises = (
        ("truck", say(w, "arrives", date=w.day_month(w.day(2, 6)))),
        ("history", say(w, "return_days", n=w.pick((14, 30, 60)))),
        ("shield", w.colon(say(w, "warranty"), years)),
    )
    for icon, words in promises:
        lines.append(row(Icon(icon, 16, theme.good), ui(w, words, 13), gap=10))
    return column(*lines, gap=10, grow=1)


def _choice(w: Writer, names: list[str]) -> list[Node]:
    """Colours to choose from."""
    boxes = [
        column(
            label(w, name, 12.5, w.theme.link if not number else w.theme.ink),
            pad=pad(10, 6),
            border=w.theme.accent if not number else w.theme.line,
            radius=4,
            hit=True,
            hugs=True,
        )
        for number, name in enumerate(names)
    ]
    return [ui(w, w.colon(say(w, "color"), names[0]), 13), wrap(*boxes, gap=8)]


def _below(w: Writer, good: Good, rating: tuple[int, int], others: list[Good], years: str) -> Node:
    """What follows: about it, the table of facts, buyers' words; in one of two orders."""
    captions = [w.say("description"), w.say("specifications"), w.say("reviews"), w.say("delivery")]
    year = w.integer(1987, 2016)
    notes = w.sample(choices(w, "product_notes", year=year), w.integer(3, 4))
    if w.chance(0.5):
        about: Node = bullets(w, notes, size=14.5)
    else:
        about = prose(w, notes, 14.5)
    said = opinions(w, rating, w.amount(good.cents))
    left = column(ui_title(w, captions[0], 16), about, *said, gap=9, grow=1.25)
    right = column(
        ui_title(w, captions[1], 16), _facts(w, good, years), *_similar(w, others), gap=9, grow=1
    )
    return column(tabs(w, captions, 0), panes(left, right, gap=36), gap=12)


def _facts(w: Writer, good: Good, years: str) -> Node:
    pairs = (
        (say(w, "item_no"), w.code("###-####")),
        (say(w, "dimensions"), good.size),
        (w.say("weight"), f"{w.number(good.weight, 2)} kg"),
        (say(w, "made_in"), one(w, "countries")),
        (say(w, "packaging"), one(w, "packagings")),
        (say(w, "warranty"), years),
    )
    rows = tuple((muted(w, key, 13), ui(w, value, 13)) for key, value in pairs)
    fills = (w.theme.code, w.theme.card)
    return Table((Column(150), Column(grow=1)), rows, pad=Pad(5, 9, 5, 9), fills=fills)


def _similar(w: Writer, others: list[Good]) -> list[Node]:
    cards: list[Group] = [
        column(
            picture(good, 84),
            ui(w, good.name, 12, leading=1.25, limit=2),
            ui(w, w.amount(good.cents), 12.5, bold=True),
            gap=3,
            grow=1,
            place="product",
        )
        for good in others[:3]
    ]
    return [space(2), ui_title(w, w.say("related_products"), 15), panes(*cards, gap=12)]
