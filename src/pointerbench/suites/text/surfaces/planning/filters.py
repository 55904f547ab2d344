"""The filters beside a shop's goods."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Drawing, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import check
from pointerbench.suites.text.kit.texts import label, muted, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import (
    SHADES,
    Good,
    choices,
    say,
    whole_sum,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, push, row


def filter_list(w: Writer, stock: list[Good], total: int) -> Node:
    """Brands, price, colours, rating and more, none chosen."""
    theme = w.theme
    brands = sorted({good.brand for good in stock})
    counts = [total * w.integer(8, 15) // 100 for _ in brands]
    prices = [good.cents // (100 * w.locale.price_level) for good in stock]
    low, high = min(prices) // 5 * 5, (max(prices) // 50 + 1) * 50
    ends = row(ui(w, whole_sum(w, low), 12), push(), ui(w, whole_sum(w, high), 12))
    slider = Drawing("slider", 16, None, (theme.accent, theme.line, theme.card), (1.0,))
    ratings = [say(w, "and_up", n=say(w, "stars_n", n=n)) for n in (4, 3)]
    shades = zip(choices(w, "colors"), SHADES, strict=True)
    return column(
        row(Icon("filter", 16, theme.ink), ui_title(w, w.say("filter"), 15), gap=8),
        _group(w, say(w, "brand"), *(_box(w, *each) for each in zip(brands, counts, strict=True))),
        _group(w, w.say("price"), slider, ends),
        _group(w, say(w, "color"), *(_shade(w, name, shade) for name, shade in shades)),
        _group(w, w.say("rating"), *(check(w, words, kind="radio") for words in ratings)),
        _group(
            w, w.say("options"), check(w, say(w, "available_now")), check(w, say(w, "only_sale"))
        ),
        gap=10,
        width=196,
        place="sidebar",
    )


def _group(w: Writer, caption: str, *nodes: Node) -> Node:
    heading = ui(w, caption, 13, bold=True, role="title")
    return column(heading, *nodes, gap=7, pad=Pad(9, 0, 3, 0), border=w.theme.line, edges="t")


def _shade(w: Writer, name: str, shade: Color) -> Node:
    disc = column(width=14, height=14, radius=7, fill=shade)
    return row(disc, label(w, name, 12.5, grow=1), gap=9, hit=True)


def _box(w: Writer, caption: str, count: int) -> Node:
    box = Drawing("checkbox", 15, 15, (w.theme.accent, w.theme.muted, w.theme.card), (0.0,))
    return row(box, label(w, caption, 12.5, grow=1), muted(w, str(count), 12), gap=9, hit=True)
