"""A flea market of small ads: what is offered, in which state, by whom and where."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.boxes import column, layers, pad, panes, push, row, space
from pointerbench.suites.text.kit.controls import button, check, crumbs, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import choices, say, tag, tints
from pointerbench.suites.text.writer import Writer

# Of each ad: its picture (a drawing and its number, or an icon), lowest and highest price.
_ADS: tuple[tuple[str, int, int, int], ...] = (
    ("camera", 0, 60, 180), ("music", 0, 200, 700), ("package", 0, 0, 0), ("camera", 0, 15, 40),
    ("headphones", 0, 60, 140), ("camera", 0, 120, 380), ("product", 9, 1, 4),
    ("product", 2, 35, 90), ("cut", 0, 40, 120), ("photo", 16, 20, 60), ("music", 0, 18, 35),
    ("camera", 0, 30, 70),
)  # fmt: skip


def build(w: Writer) -> Node:
    city = w.city()
    site = say(w, "ads_site")
    post = button(w, say(w, "post_ad"), primary=True, icon="plus")
    tools = (Icon("chat", 19, w.theme.muted), Icon("heart", 19, w.theme.muted), post)
    numbers = w.sample(range(len(_ADS)), 12)
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
                    label(w, f"{say(w, 'sort_by')}: {choices(w, 'sorts')[1]}", 13, w.theme.link),
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
    return web(w, site, f"www.{w.domain()}/{w.code('#####')}", body)


def _place(w: Writer, city: str) -> Node:
    return row(
        Icon("map_pin", 15, w.theme.muted),
        ui(w, f"{city}, {say(w, 'radius', n=w.pick((5, 10, 20, 50)))}", 13, limit=1),
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
    _, _, low, high = _ADS[number]
    if not high:
        return say(w, "to_give")
    sum_ = w.amount(100 * w.integer(low, high)).replace(w.number(0, 2)[1:], "")
    return f"{sum_} {say(w, 'negotiable')}" if w.chance(0.5) else sum_


def _ad(w: Writer, number: int, at: tuple[str, int], *, tile: bool) -> Group:
    theme = w.theme
    name, words = choices(w, f"ad{number + 1}")
    city, age = at
    own = f"{w.postcode()} {city}" if w.chance(0.6) else city
    when = f"{w.say('today')}, {w.clock()}" if not age else w.day_month(w.day(-age, -age))
    where = row(
        Icon("map_pin", 13, theme.muted), muted(w, f"{own}, {when}", 12, limit=1, grow=1), gap=5
    )
    tint = tints(w)[0]
    mark = tag(w, say(w, w.pick(("pick_up", "posting_ok", "private_seller"))), tint)
    heading = text(w, name, 15.5, theme.link, bold=True, leading=1.3, role="title")
    price = ui(w, _price(w, number), 15.5, bold=True)
    about = prose(w, words, 13.5, styles=("bold",), rate=0.2, leading=1.45)
    looks = {"fill": theme.card, "border": theme.line, "place": "entry"}
    if tile:
        lines = column(heading, price, about, row(mark, push()), where, gap=5, pad=pad(12, 10))
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
