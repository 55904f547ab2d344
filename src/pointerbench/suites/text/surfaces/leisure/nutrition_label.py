"""A food's page in a grocery shop: picture and price, ingredients, and its nutrition table."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.flow.nodes import Column, Drawing, Group, Node, Pad, Paragraph, Rule, Table
from pointerbench.suites.text.kit.controls import button, chips, crumbs, tabs
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.foods import FOODS, Food, nutrition_rows
from pointerbench.suites.text.surfaces.leisure.parts import (
    fact_lines,
    names,
    newest,
    one,
    rating_of,
    say,
    site_of,
    stars,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_SHOPS = ("Korb & Kiste", "Mercado 24", "Freshli", "Vorratskammer", "Bonmarché Vert", "Granary")

# Width, height and radius of each food's pack: a carton, a jar, a bag.
_SHAPES = (
    *((176, 168, 6), (186, 172, 22), (206, 160, 26)),
    *((206, 136, 4), (168, 176, 6), (178, 172, 24)),
)
_GRAMS = (250, 500, 300, 200, 450, 340)
_PACKS = (
    ("#a8532f", "#f3e7dc"),
    ("#2f6b4f", "#e3efe6"),
    ("#3b4f86", "#e5e9f4"),
    ("#8a2f4b", "#f6e4ea"),
)


def build(w: Writer) -> Node:
    number = w.integer(1, len(FOODS))
    name = say(w, f"food_{number}")
    food = FOODS[number - 1]
    kinds = [say(w, key) for key in ("groceries", "bakery", "dairy", "drinks")]
    side = column(
        _pack(w, name, number),
        _table(w, food),
        prose(w, say(w, "reference_note"), 12.5, w.theme.muted, styles=()),
        chips(w, [say(w, "popular"), w.pick(kinds[:1])]),
        gap=13,
        width=424,
    )
    parts = (side, _details(w, number))
    body = page(
        w,
        site_header(w, site_of(w, _SHOPS), kinds, site_search(w), chosen=0),
        column(
            crumbs(w, [w.say("home"), say(w, "groceries"), name]),
            panes(*(parts if w.chance(0.5) else parts[::-1]), gap=34),
            gap=14,
            pad=pad(40, 16),
        ),
    )
    return web(w, name, f"www.{w.domain(site_of(w, _SHOPS))}/{w.code('######')}", body)


def _details(w: Writer, number: int) -> Group:
    return column(
        title(w, say(w, f"food_{number}"), 26),
        _rated(w),
        prose(w, say(w, f"food_{number}_text"), styles=("bold", "italic")),
        row(
            ui(w, w.price(2, 6), 24, bold=True),
            button(w, w.say("add_to_cart"), primary=True, icon="cart"),
            gap=18,
        ),
        tabs(w, [w.say("description"), say(w, "ingredients"), w.say("reviews")], 1),
        prose(w, say(w, f"food_{number}_list"), 14.5, styles=("bold",), rate=0.8),
        ui_title(w, say(w, "storage"), 15),
        prose(w, one(w, "storage", 2), 14.5, styles=("bold",)),
        rule(w.theme),
        *fact_lines(
            w, ((say(w, "origin"), w.city()), (say(w, "article_number"), w.code("#######")))
        ),
        ui_title(w, w.say("reviews"), 15),
        *_reviews(w),
        gap=11,
        grow=1,
    )


def _pack(w: Writer, name: str, number: int) -> Group:
    """The product: a carton, bag or jar with its name on it."""
    fill, ground = w.pick(_PACKS)
    size = 14.5 if max(map(len, name.split())) < 17 else 12
    wide, high, radius = _SHAPES[number - 1]
    front = column(
        row(Drawing("logo", 30, 30, ("#ffffff",), (float(w.integer(0, 13)),)), justify="center"),
        ui(w, name, size, "#ffffff", bold=True, align="center", leading=1.2),
        push(),
        ui(w, f"{_GRAMS[number - 1]} g", 12, "#ffffff", align="center"),
        gap=9,
        width=wide,
        height=high,
        pad=pad(9, 16),
        fill=fill,
        radius=radius,
        shadow=radius < 10,
    )
    return row(front, justify="center", pad=pad(0, 18), fill=ground)


def _rated(w: Writer) -> Node:
    value, shown = rating_of(w, 38, 49)
    return row(stars(w, value), muted(w, f"{shown} ({w.integer(14, 480)})"), gap=9)


def _reviews(w: Writer) -> list[Node]:
    return [
        column(
            row(
                stars(w, w.integer(3, 5), 12),
                push(),
                muted(w, f"{w.first_name()}, {w.day_month(day)}"),
            ),
            prose(w, line, 14, styles=("bold",), rate=0.2),
            gap=4,
            place="review",
        )
        for line, day in zip(names(w, "food_says", 6, 3), newest(w, 3), strict=True)
    ]


def _table(w: Writer, food: Food) -> Group:
    theme = w.theme
    head = ("", say(w, "per_100"), say(w, "per_serving", n=food.serving), say(w, "daily_share"))

    def cell(content: str, place: int, *, strong: bool = False, faint: bool = False) -> Paragraph:
        color = theme.muted if faint else theme.ink
        align = "right" if place else "left"
        return ui(
            w, content, 12.5, color, bold=strong, align=align, leading=1.3, pre="\n" in content
        )

    rows: list[tuple[Node, ...]] = [tuple(cell(text, n, faint=True) for n, text in enumerate(head))]
    for number, values in enumerate(nutrition_rows(w, food)):
        strong = number not in (2, 4)
        first = replace(cell(values[0], 0, strong=strong), hang=0 if strong else 11)
        rows.append((first, *(cell(text, n) for n, text in enumerate(values[1:], 1))))
    table = Table(
        (Column(grow=1.2), Column(width=98), Column(width=104), Column(width=64)),
        tuple(rows),
        Pad(4, 4, 4, 4),
        theme.line,
    )
    return column(
        ui_title(w, say(w, "nutrition"), 22),
        Rule(theme.ink, w.pick((2, 5, 8))),
        table,
        gap=4,
        pad=pad(12, 10),
        border=theme.ink,
        thickness=w.pick((1, 2)),
        fill=theme.card,
        place="table",
    )
