"""Trading: a chart of candles among quotes, orders and positions."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.finance_parts import Entry, own, tabs
from pointerbench.suites.pro.archetypes.trading import sides
from pointerbench.suites.pro.archetypes.trading.chart import chart
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say

__all__ = ["build"]


def build(d: Desk) -> Group:
    """Layouts: a chart with quotes, a chart with ticket and book, two charts with a table."""
    if d.content("style") == "terminal":
        return _terminal(d)
    return _site(d)


def _shown(d: Desk) -> Entry:
    """The symbol of the (first) chart; the ticket is always for the first of all."""
    symbols = d.content("symbols")
    place = 0 if d.layout == 1 else (d.number + d.number // 3) % len(symbols)
    shown: Entry = symbols[place]
    return shown


def _other(d: Desk, symbol: Entry) -> Entry:
    symbols = d.content("symbols")
    other: Entry = symbols[(symbols.index(symbol) + 1) % len(symbols)]
    return other


# --- a site of charts -----------------------------------------------------------------------------


def _site(d: Desk) -> Group:
    look = d.look
    symbol = _shown(d)
    draw = tools.palette(look, *d.bar("draw", 18), gap=3)
    rail = tools.palette(look, *d.bar("rail", 18), push(), *d.bar("rail_end", 18), gap=6, edge="l")
    edge = {"width": 246, "border": look.theme.line, "edges": "l", "clip": True}
    if d.layout == 0:
        middle = column(chart(d, symbol), _ranges(d), _folded(d), grow=1, clip=True)
        side = column(sides.watchlist(d, symbol["text"]), sides.details(d, symbol), **edge)
    elif d.layout == 1:
        middle = column(chart(d, symbol, 44), sides.lower(d, 0, 186), grow=1, clip=True)
        side = column(sides.ticket(d), sides.book(d, symbol, 6, grow=1), **edge)
    else:
        other = _other(d, symbol)
        pair = panes(
            chart(d, symbol, 28, alone=False), chart(d, other, 28, alone=False), gap=4, grow=1
        )
        middle = column(pair, _ranges(d), sides.lower(d, 1, 216), grow=1, clip=True)
        side = column(sides.alerts(d), sides.watchlist(d, symbol["text"], 12), **edge)
    inside = panes(draw, middle, side, rail, grow=1, clip=True)
    return d.window(
        column(_top(d, symbol["text"]), inside, grow=1), title=f"{symbol['text']} {symbol['last']}"
    )


def _top(d: Desk, symbol: str) -> Group:
    look = d.look
    find = d.mark(
        tools.field(look, symbol, sign="search", width=120),
        "other",
        d.content("find"),
        function="find_symbol",
    )
    spans = [
        own(
            d,
            tools.button(
                look,
                one["text"],
                border="",
                fill=look.theme.chosen if one.get("on") else "",
                pad=pad(6, 3),
            ),
            one["text"] if one.get("on") else one,
        )
        for one in d.content("spans")
    ]
    return tools.bar(
        look,
        find,
        *d.bar("head_left", 18),
        tools.separator(look),
        *spans,
        tools.separator(look),
        *d.bar("head", 18),
        push(),
        *d.bar("head_end", 18),
        *d.buttons("publish", primary=True),
        gap=3,
    )


def _ranges(d: Desk) -> Group:
    look = d.look
    spans = [
        own(d, row(say(look, one["text"], 11.5), pad=pad(5, 2), hugs=True), one)
        for one in d.content("ranges")
    ]
    end = [
        own(d, row(say(look, one["text"], 11.5), pad=pad(4, 2), hugs=True), one)
        for one in d.content("scales")
    ]
    return tools.bar(
        look,
        *spans,
        *d.bar("ranges", 14),
        push(),
        hint(look, "14:32:08 (UTC+1)", 11.5),
        *end,
        edge="t",
    )


def _folded(d: Desk) -> Group:
    """The tabs of the lower dock, which is closed."""
    look = d.look
    entries = d.content("lower")["tabs"]
    return tools.bar(
        look, *tabs(d, entries, -1), push(), *d.bar("folded", 14), edge="t", pad=pad(6, 1)
    )


# --- a terminal -----------------------------------------------------------------------------------


def _terminal(d: Desk) -> Group:
    look = d.look
    symbol = _shown(d)
    edge = {"width": 218, "border": look.theme.line, "edges": "r", "clip": True}
    watch = sides.watchlist(d, symbol["text"], 13)
    if d.layout == 0:
        side: Node = column(watch, sides.navigator(d, grow=1), **edge)
        middle = panes(side, _framed(d, symbol, 54), grow=1, clip=True)
        under = sides.lower(d, 0, 196)
    elif d.layout == 1:
        right = column(
            sides.ticket(d),
            sides.navigator(d, grow=1),
            **{**edge, "edges": "l", "width": 236},
        )
        few = sides.watchlist(d, symbol["text"], 11)
        left = column(few, sides.book(d, symbol, 4), **{**edge, "width": 206})
        middle = panes(left, _framed(d, symbol, 38), right, grow=1, clip=True)
        under = sides.lower(d, 1, 150)
    else:
        other = _other(d, symbol)
        pair = panes(_framed(d, symbol, 28, False), _framed(d, other, 28, False), grow=1)
        middle = panes(column(sides.navigator(d, grow=1), **edge), pair, grow=1, clip=True)
        under = sides.lower(d, 2, 228)
    bars = [
        tools.bar(look, *d.bar("standard", 18), gap=2),
        tools.bar(look, *d.bar("draw"), tools.separator(look), *_spans(d), gap=2),
    ]
    return d.window(column(*bars, middle, under, _status(d), grow=1))


def _framed(d: Desk, symbol: Entry, count: int, alone: bool = True) -> Group:
    """A chart with the tabs of open charts below it."""
    look = d.look
    if not alone:
        return column(
            row(
                say(look, f"{symbol['text']},{d.content('span')}", 11.5, bold=True),
                pad=pad(8, 3),
                fill=look.theme.bar,
            ),
            chart(d, symbol, count, alone=False),
            grow=1,
            border=look.theme.line,
        )
    strip = panels_of(d, symbol["text"])
    return column(chart(d, symbol, count), strip, grow=1, clip=True)


def panels_of(d: Desk, shown: str) -> Group:
    """The tabs of open charts."""
    entries = d.content("open_charts")
    on = next((k for k, one in enumerate(entries) if one["text"].startswith(shown)), -1)
    return tools.bar(d.look, *tabs(d, entries, on, "card"), edge="t", pad=pad(0, 0))


def _spans(d: Desk) -> list[Node]:
    look = d.look
    return [
        own(
            d,
            row(
                say(look, one["text"], 12, bold=bool(one.get("on"))),
                pad=pad(6, 3),
                fill=look.theme.chosen if one.get("on") else "",
                hugs=True,
            ),
            one["text"] if one.get("on") else one,
        )
        for one in d.content("spans")
    ]


def _status(d: Desk) -> Group:
    look = d.look
    end = [
        own(d, row(hint(look, one["text"], 11.5), hugs=True), one) for one in d.content("status")
    ]
    return tools.status(look, [hint(look, d.content("status_text"), 11.5)], end)
