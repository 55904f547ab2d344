"""A flea market of small ads: what is offered, in which state, by whom and where."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, check, crumbs, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import (
    choices,
    distance,
    say,
    tag,
    tints,
    whole_sum,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row, space

# Of each ad: its picture (a drawing and its number, or an icon), lowest and highest price, and
# whether it can be posted.
_ADS: tuple[tuple[str, int, int, int, bool], ...] = (
    ("camera", 0, 60, 180, False), ("music", 0, 200, 700, False), ("package", 0, 0, 0, False),
    ("camera", 0, 15, 40, True), ("headphones", 0, 60, 140, True), ("camera", 0, 120, 380, False),
    ("product", 9, 1, 4, False), ("product", 2, 35, 90, True), ("cut", 0, 40, 120, True),
    ("photo", 16, 20, 60, False), ("music", 0, 18, 35, False), ("camera", 0, 30, 70, False),
    ("product", 51, 40, 90, False), ("product", 25, 12, 35, True), ("product", 44, 30, 90, True),
    ("product", 35, 15, 45, True),
)  # fmt: skip

_LESSONS = 10  # nobody sends or collects them


def build(w: Writer) -> Node:
    city = w.city()
    site = say(w, "ads_site")
    post = button(w, say(w, "post_ad"), primary=True, icon="plus")
    tools = (Icon("chat", 19, w.theme.muted), Icon("heart", 19, w.theme.muted), post)
    pictured = [number for number, ad in enumerate(_ADS) if ad[0] in ("product", "photo")]
    others = [number for number in range(len(_ADS)) if number not in pictured]
    numbers = w.sample(pictured + w.sample(others, 5), 12)
    tiles = w.chance(0.35)
    ages = sorted(w.integer(0, 6) for _ in numbers)
    ads: list[Node] = [
        _ad(w, number, (city, age), tile=tiles) for number, age in zip(numbers, ages, strict=True)
    ]
    if tiles:
        ads = [panes(*ads[first : first + 3], gap=14) for first in range(0, 12, 3)]
    counts = [w.integer(20, 4000) for _ in choices(w, "ad_departments")]
    count = w.number(sum(counts))
    body = page(
        w,
        site_header(w, site, [], search_box(w, width=230), _place(w, city), *tools),
        panes(
            _side(w, counts),
            column(
                crumbs(w, [w.say("home"), city]),
                row(
                    ui_title(w, say(w, "n_ads", n=count, city=city), 20),
                    push(),
                    label(w, w.colon(say(w, "sort_by"), choices(w, "sorts")[1]), 13, w.theme.link),
                ),
                *ads,
                gap=12,
                grow=1,
            ),
            gap=26,
            pad=pad(28, 16),
            grow=1,
        ),
    )
    return web(w, site, f"www.{w.domain(site)}/{w.code('#####')}", body)


def _place(w: Writer, city: str) -> Node:
    return row(
        Icon("map_pin", 15, w.theme.muted),
        ui(w, f"{city} + {distance(w, w.pick((5, 10, 20, 50)))}", 13, limit=1),
        gap=8,
        pad=pad(11, 7),
        border=w.theme.line,
        radius=6,
        hit=True,
    )


def _side(w: Writer, counts: list[int]) -> Node:
    captions = choices(w, "ad_departments")
    items = [say(w, "web_tab"), *captions]
    return column(
        ui_title(w, w.say("category"), 14),
        *(
            nav_item(w, caption, chosen=not number, count=w.number(count))
            for number, (caption, count) in enumerate(
                zip(items, [sum(counts), *counts], strict=True)
            )
        ),
        space(8),
        ui_title(w, w.say("filter"), 14),
        *(check(w, say(w, key)) for key in ("private_seller", "dealer", "posting_ok", "to_give")),
        gap=4,
        width=196,
        place="sidebar",
    )


def _picture(w: Writer, number: int, height: float, width: float | None) -> Node:
    """The thing, or a sign of its kind where nobody took a photograph."""
    name, variant, *_ = _ADS[number]
    if name in ("product", "photo"):
        return Drawing(name, height, width, (), (float(variant),))
    icon = column(Icon(name, 34, w.theme.faint), width=34, height=34)
    return layers(column(fill=w.theme.code, height=height), icon, width=width, height=height)


def _price(w: Writer, number: int) -> str:
    _, _, low, high, _ = _ADS[number]
    if not high:
        return say(w, "to_give")
    sum_ = whole_sum(w, w.integer(low, high))
    return f"{sum_} {say(w, 'negotiable')}" if number != _LESSONS and w.chance(0.5) else sum_


def _ad(w: Writer, number: int, at: tuple[str, int], *, tile: bool) -> Group:
    theme = w.theme
    name, words = choices(w, f"ad{number + 1}")
    city, age = at
    own = w.town(city) if w.chance(0.6) else city
    when = f"{w.say('today')}, {w.clock()}" if not age else w.day_month(w.day(-age, -age))
    where = row(
        Icon("map_pin", 13, theme.muted), muted(w, f"{own}, {when}", 12, limit=1, grow=1), gap=5
    )
    tint = tints(w)[0]
    key = "posting_ok" if _ADS[number][-1] else "pick_up"
    sent = w.chance(0.7) and number != _LESSONS
    mark = tag(w, say(w, key if sent else "private_seller"), tint)
    heading = text(w, name, 15.5, theme.link, bold=True, leading=1.3, role="title")
    price = ui(w, _price(w, number), 15.5, bold=True)
    about = prose(w, words, 13.5, styles=("bold",), rate=0.2, leading=1.45)
    looks = {"fill": theme.card, "border": theme.line, "place": "entry"}
    if tile:
        foot = (push(), row(mark, push()), where)
        lines = column(heading, price, about, *foot, gap=5, pad=pad(12, 10), grow=1)
        return column(_picture(w, number, 110, None), lines, grow=1, **looks)
    lines = column(
        row(heading, push(), Icon("heart", 16, theme.muted), gap=8),
        about,
        push(),
        row(price, mark, push(), column(where, width=190), gap=12),
        gap=4,
        pad=pad(14, 10),
        grow=1,
    )
    return panes(_picture(w, number, 118, 148), lines, **looks)
