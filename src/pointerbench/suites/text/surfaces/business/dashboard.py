"""A web shop's dashboard: tiles with figures, charts, best sellers in a table, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    card,
    nav_item,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, site_header, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, ui, ui_title
from pointerbench.suites.text.surfaces.business.activity import activity
from pointerbench.suites.text.surfaces.business.parts import (
    TICK,
    Col,
    branded,
    cents,
    grid,
    scale,
    share,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_SECTIONS = (
    ("dashboard", "gauge"),
    ("orders", "cart"),
    ("products_label", "package"),
    ("customers", "contacts"),
    ("analytics", "chart_line"),
    ("business.offers", "tag"),
    ("reports", "chart_bar"),
    ("settings", "settings"),
)
_BRANDS = ("Vantia", "Kontoro", "Loomline", "Meridia", "Ostara")
_CHANNELS = ("shop", "branches", "phone", "partners")
_PALETTE = ("#3b82f6", "#f59e0b", "#10b981", "#8b5cf6")


def build(w: Writer) -> Node:
    brand = w.pick(_BRANDS)
    top = w.pick((4, 6, 8, 12)) * 1000 * w.locale.price_level
    curve = _curve(w, 30, top)
    revenue = sum(curve)
    blocks = [
        _tiles(w, revenue),
        panes(_trend(w, curve, top), _channels(w, revenue), gap=14),
        panes(_best(w, revenue), activity(w), gap=14),
    ]
    if w.chance(0.3):
        blocks[1], blocks[2] = blocks[2], blocks[1]
    content = column(_headline(w), *blocks, gap=14, pad=pad(24, 16), grow=1, clip=True)
    if w.chance(0.6):
        body = panes(_side(w, brand), content, fill=w.theme.page, grow=1)
    else:
        menu = [w.say(key) for key, _ in _SECTIONS[:6]]
        head = site_header(w, brand, menu, Icon("bell", 19, w.theme.muted), avatar(w, 30), chosen=0)
        body = page(w, head, content)
    return web(w, f"{brand} – {w.say('dashboard')}", f"app.{brand.lower()}.io/dashboard", body)


def _curve(w: Writer, count: int, top: int) -> list[int]:
    """A rising course of so many sums in cents, which fills a chart up to ``top`` whole ones."""
    level, course = 500.0, []
    for number in range(count):
        level = max(180.0, level + w.integer(-90, 110) + number / 3)
        course.append(level)
    factor = top * 100 / 1.08 / max(course)
    return [int(value * factor) for value in course]


def _side(w: Writer, brand: str) -> Group:
    counts = {"orders": str(w.integer(3, 40)), "business.offers": str(w.integer(2, 19))}
    items = [
        nav_item(w, w.say(key), icon=icon, chosen=key == "dashboard", count=counts.get(key, ""))
        for key, icon in _SECTIONS
    ]
    who = row(avatar(w, 30), label(w, w.me, 12.5), gap=9)
    return sidebar(w, branded(w, brand), space(12), *items, push(), who, width=196)


def _headline(w: Writer) -> Group:
    box = row(
        Icon("calendar", 16, w.theme.muted),
        label(w, w.say("business.dash.range"), 13),
        Icon("chevron_down", 14, w.theme.muted),
        gap=8,
        pad=pad(11, 6),
        fill=w.theme.card,
        border=w.theme.line,
        radius=5,
        hit=True,
    )
    return row(ui_title(w, w.say("dashboard"), 21), push(), search_box(w, width=210), box, gap=10)


def _tiles(w: Writer, revenue: int) -> Group:
    """Four figures with their changes; revenue is orders times the average basket."""
    orders = w.integer(420, 1900)
    visitors = orders * w.integer(22, 60)
    figures = [
        (w.say("revenue"), w.amount(revenue), True),
        (w.say("orders"), w.number(orders), True),
        (w.say("business.dash.basket"), w.amount(revenue // orders), True),
        (w.say("business.dash.conversion"), w.percent(share(orders, visitors), 1), True),
    ]
    extra = (w.say("business.dash.visitors"), w.number(visitors), True)
    returns = (w.say("business.dash.returns_rate"), w.percent(w.integer(18, 79), 1), False)
    figures[w.integer(2, 3)] = w.pick((extra, returns))
    return panes(*(_tile(w, *figure) for figure in figures), gap=14)


def _tile(w: Writer, caption: str, value: str, more_is_good: bool) -> Group:
    theme = w.theme
    change = w.integer(-48, 138)
    good = (change >= 0) == more_is_good
    color = theme.good if good else theme.bad
    text = w.percent(change, 1) if change < 0 else f"+{w.percent(change, 1)}"
    points = tuple(map(float, _curve(w, 10, 100)))
    if (points[-1] >= points[0]) != (change >= 0):
        points = points[::-1]
    spark = Drawing("sparkline", 22, 44, (color,), points)
    return card(
        w,
        row(muted(w, caption, 12, grow=1, limit=1), spark, gap=4),
        ui(w, value, 20, bold=True, leading=1.2),
        ui(w, w.say("business.dash.against", change=text), 12, color, limit=1),
        gap=4,
        grow=1,
    )


def _trend(w: Writer, curve: Sequence[int], top: int) -> Group:
    """Revenue day by day, with its scale and days."""
    kind = w.pick(("line_chart", "area_chart", "bars"))
    values = tuple(cents / 100 for cents in curve)
    chart = Drawing(kind, 186, None, (w.theme.accent,), values)
    days = [w.day_month(w.day(back, back)) for back in range(-30, 0, 5)]
    foot = row(*(muted(w, day, 11) for day in days), justify="between")
    plot = column(chart, foot, gap=4, pad=Pad(TICK, 0, 0, 0), grow=1)
    drawn = panes(column(scale(w, 0, top, height=186, decimals=0)), plot, gap=8)
    return card(w, ui_title(w, w.say("business.dash.trend"), 15), drawn, grow=1)


def _channels(w: Writer, revenue: int) -> Group:
    """Where the revenue comes from."""
    weights = [w.integer(30, 60), w.integer(12, 30), w.integer(4, 14), w.integer(5, 18)]
    whole = sum(weights)
    shares = [share(weight, whole) for weight in weights]
    shares[0] += 1000 - sum(shares)
    rows = [
        row(
            column(width=10, height=10, radius=2, fill=color),
            ui(w, w.say(f"business.dash.{key}"), 12.5, grow=1),
            ui(w, w.percent(part, 1), 12.5, bold=True),
            gap=8,
        )
        for key, color, part in zip(_CHANNELS, _PALETTE, shares, strict=True)
    ]
    ring = Drawing("donut", 104, 104, _PALETTE, tuple(map(float, shares)))
    return card(
        w,
        ui_title(w, w.say("business.dash.channels"), 15),
        column(ring, align="center"),
        *rows,
        gap=8,
        width=270,
    )


def _best(w: Writer, revenue: int) -> Group:
    """What sold best, the best first."""
    cols = (
        Col(w.say("item"), grow=1),
        Col(w.say("business.dash.units"), "right"),
        Col(w.say("revenue"), "right"),
        Col(w.say("business.dash.share"), "right"),
    )
    rows = []
    for number, (name, _) in enumerate(w.entries("products", 7)):
        price = cents(w, 14, 59)
        units = max(1, revenue * (160 - 20 * number - w.integer(0, 9)) // 1000 // price)
        rows.append(
            (
                name,
                w.number(units),
                w.amount(price * units),
                w.percent(share(price * units, revenue), 1),
            )
        )
    heading = ui_title(w, w.say("business.dash.top"), 15)
    return card(w, heading, grid(w, cols, rows, size=12.5), grow=1)
