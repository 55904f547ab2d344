"""A broker's board: a list of quotes, one share's course and figures, news of the markets."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, program, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, pressable, ui, ui_title
from pointerbench.suites.text.surfaces.business.parts import Col, branded, course_chart, grid
from pointerbench.suites.text.surfaces.business.quotes import (
    Quote,
    change_color,
    draw_quotes,
    signed,
)
from pointerbench.suites.text.surfaces.business.share_sheet import figures, news
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

# What stands for days, months and years in the spans of the chart.
_SPANS = {
    "en": ("D", "M", "Y"),
    "de": ("T", "M", "J"),
    "fr": ("J", "M", "A"),
    "es": ("D", "M", "A"),
    "it": ("G", "M", "A"),
    "nl": ("D", "M", "J"),
}


def build(w: Writer) -> Node:
    quotes = draw_quotes(w, 17)
    chosen = w.integer(0, 5)
    share = quotes[chosen]
    main = column(
        _headline(w, share),
        _chart(w, share),
        panes(figures(w, share), news(w, share), gap=18),
        gap=12,
        pad=pad(20, 14),
        grow=1,
        clip=True,
    )
    body = page(w, _head(w), panes(_board(w, quotes, chosen), main, grow=1))
    if w.chance(0.3):
        return program(w, f"Tickerline – {share.name}", body, icon="chart_line")
    return web(w, share.name, f"tickerline.com/q/{share.sign.lower()}", body)


def _head(w: Writer) -> Group:
    tabs = [
        pressable(
            w, w.say(f"business.stock.{key}"), 13.5, w.theme.link if not number else w.theme.ink
        )
        for number, key in enumerate(("markets", "watch_list", "depot"))
    ]
    return row(
        branded(w, "Tickerline"),
        row(*tabs, pressable(w, w.say("orders"), 13.5), gap=18, place="navigation", pad=pad(14, 0)),
        push(),
        search_box(w, width=230),
        avatar(w, 28),
        gap=14,
        pad=pad(18, 8),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _board(w: Writer, quotes: list[Quote], chosen: int) -> Group:
    """The quotes in dense lines."""
    cols = (
        Col(w.say("business.stock.share"), grow=1),
        Col(w.say("business.stock.last"), "right"),
        Col(w.say("change"), "right"),
        Col(w.say("business.stock.volume"), "right"),
    )
    rows: list[tuple[Node | str, ...]] = []
    for number, quote in enumerate(quotes):
        name = column(
            ui(w, quote.sign, 12.5, bold=True, leading=1.25),
            muted(w, quote.name, 11, limit=1, leading=1.25),
        )
        ink = w.theme.link if number == chosen else w.theme.ink
        change = ui(w, signed(w, quote.change), 12.5, change_color(w, quote.change), align="right")
        rows.append(
            (
                name,
                ui(w, w.number(quote.last, 2), 12.5, ink, bold=number == chosen, align="right"),
                change,
                w.say("business.stock.million", n=w.number(quote.volume // 10, 2)),
            )
        )
    table = grid(w, cols, rows, size=12, pad=Pad(5, 8, 5, 8))
    heading = row(
        ui_title(w, w.say("business.stock.watch_list"), 14),
        push(),
        Icon("plus", 16, w.theme.muted),
        Icon("sort", 16, w.theme.muted),
        gap=9,
        pad=pad(10, 9),
    )
    looks = {"width": 372, "fill": w.theme.card, "border": w.theme.line, "edges": "r"}
    return column(heading, table, clip=True, place="sidebar", **looks)


def _headline(w: Writer, share: Quote) -> Group:
    color, good = change_color(w, share.change), w.theme.good
    difference = w.number(share.last - share.previous, 2)
    name = column(
        ui_title(w, share.name, 20),
        muted(w, f"{share.sign} · {w.code(f'{w.locale.country}##########')}", 12),
        gap=1,
        grow=1,
    )
    sign = "+" if share.last >= share.previous else ""
    price = column(
        ui(w, w.amount(share.last), 23, bold=True, align="right", leading=1.2),
        ui(w, f"{sign}{difference} ({signed(w, share.change)})", 13, color, align="right"),
    )
    return row(
        name,
        price,
        button(w, w.say("business.stock.buy"), primary=True, fill=good, border=good),
        button(w, w.say("business.stock.sell")),
        gap=10,
    )


def _chart(w: Writer, share: Quote) -> Group:
    """The course with its scale, and the volume below."""
    theme = w.theme
    chosen = w.integer(1, 3)
    day, month, year = _SPANS[w.language]
    names = (f"1{day}", f"5{day}", f"1{month}", f"6{month}", f"1{year}", f"5{year}")
    spans = [
        column(
            label(w, span, 12, theme.link if number == chosen else theme.muted),
            pad=pad(9, 3),
            radius=4,
            fill=theme.chosen if number == chosen else "",
            hit=True,
        )
        for number, span in enumerate(names)
    ]
    kind = w.pick(("candles", "candles", "area_chart", "line_chart"))
    volumes = tuple(float(w.integer(10, 100)) for _ in range(44))
    bars = Drawing("bars", 40, None, (theme.faint,), volumes)
    return column(
        row(
            *spans,
            push(),
            *(Icon(name, 17, theme.muted) for name in ("chart_line", "full_screen")),
            gap=6,
        ),
        course_chart(w, kind, share.course, 206),
        panes(bars, column(width=58), gap=6),
        gap=8,
    )
