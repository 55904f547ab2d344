"""What stands around a chart: quotes, an order ticket, the book of orders, alerts, positions."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.finance_parts import (
    Entry,
    form,
    items,
    notes,
    own,
    table,
    tabs,
    tint,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, say


def watchlist(d: Desk, shown: str, most: int = 99, **looks: Any) -> Group:
    """Symbols with their last prices."""
    look = d.look
    heads = d.content("watch_heads")
    lines: list[Node] = [
        row(
            hint(look, heads[0], 11, grow=1),
            *(row(hint(look, one, 11), width=64, justify="end") for one in heads[1:]),
            pad=pad(9, 2),
        )
    ]
    shown_ones = d.content("watch")[:most]
    moves = [float(one["values"][-1].strip("%")) for one in shown_ones if "values" in one]
    for entry in shown_ones:
        if entry.get("title"):
            lines.append(panels.caption(look, entry["title"]))
            continue
        on = entry["text"] == shown
        name = row(say(look, entry["text"], 12, bold=on), grow=1)
        values = [
            row(say(look, one, 11.5, tint(look, one)), width=64, justify="end")
            for one in entry["values"]
        ]
        values[-1] = d.mark(values[-1], "other", _move(entry["values"][-1], moves))
        mark = own(d, name, entry["text"] if on else entry)
        fill = look.theme.chosen if on else ""
        lines.append(row(mark, *values, pad=pad(9, 0), height=22, fill=fill))
    return panels.dock(
        look, d.content("watch_title"), *lines, tools=d.bar("watch", 14), **{"grow": 1, **looks}
    )


def _move(value: str, moves: list[float]) -> tuple[str, ...]:
    """What is asked of a change: of the ends of the list only."""
    number = float(value.strip("%"))
    if number == max(moves):
        return ("Which quote rose most? Pick its change.", "Select the best change in the list.")
    if number == min(moves):
        return ("Which quote fell most? Pick its change.", "Select the worst change in the list.")
    return ()


def details(d: Desk, symbol: Entry) -> Group:
    """What is known of the chosen symbol."""
    look = d.look
    facts = [
        row(hint(look, name, 11), push(), say(look, value, 11.5), pad=pad(9, 2))
        for name, value in symbol.get("facts", {}).items()
    ]
    trend = tuple(float(d.integer(20, 90)) for _ in range(22))
    head = column(
        say(look, symbol["name"], 13, bold=True),
        row(
            say(look, symbol["last"], 20, bold=True),
            say(look, symbol["change"], 12, tint(look, symbol["change"])),
            gap=8,
        ),
        pad=pad(9, 6),
    )
    said = (
        "Open the little curve of the chosen symbol.",
        "Enlarge the small trend in the details.",
    )
    drawn = column(Drawing("sparkline", 34, None, (look.theme.link,), trend), pad=pad(9, 3))
    spark = d.mark(drawn, "other", said)
    return column(
        row(head, push(), *d.bar("details", 14), pad=Pad(0, 6, 0, 0)),
        spark,
        *facts,
        border=look.theme.line,
        edges="t",
        pad=Pad(0, 0, 6, 0),
    )


def ticket(d: Desk, **looks: Any) -> Group:
    """An order that is being written."""
    look = d.look
    own_words = d.content("ticket")
    sides: list[Node] = []
    for entry in own_words["sides"]:
        quote = column(
            say(look, entry["text"], 11.5, "#ffffff", align="center"),
            say(look, entry["value"], 15, "#ffffff", bold=True, align="center"),
            gap=0,
            pad=pad(8, 5),
            fill=entry["ink"],
            radius=look.radius,
            grow=1,
        )
        sides.append(own(d, quote, entry))
    sums = [
        row(hint(look, name, 11.5), push(), say(look, value, 11.5), pad=pad(9, 2))
        for name, value in own_words["sums"].items()
    ]
    return panels.dock(
        look,
        own_words["title"],
        row(*sides, gap=4, pad=pad(8, 7)),
        row(*tabs(d, own_words["kinds"]), gap=2, pad=pad(6, 2)),
        *form(d, own_words["rows"], 88),
        *sums,
        column(d.button("send_order", primary=True, pad=pad(10, 7), hugs=False), pad=pad(9, 8)),
        tools=d.bar("ticket", 14),
        **looks,
    )


def book(d: Desk, symbol: Entry, levels: int = 9, **looks: Any) -> Group:
    """Offers above, bids below; the ends and the largest ones can be told apart."""
    look = d.look
    sizes = d.sample(range(11, 99), 2 * levels)
    rises, falls = d.content("candles")
    lines: list[Node] = []
    for place, size in enumerate(sizes):
        offer = place < levels
        group = sizes[:levels] if offer else sizes[levels:]
        if place == levels:
            lines.append(
                row(hint(look, d.content("book")["middle"], 11), justify="center", height=20)
            )
        step = symbol["swing"] / 140
        shift = (levels - place) if offer else (levels - 1 - place)
        price = f"{symbol['price'] + step * shift:.{symbol['digits']}f}"
        said: tuple[str, ...] = ()
        best = place in (levels - 1, levels)
        name, deal = ("offer", "sell") if offer else ("bid", "buy")
        if best:
            said = (
                f"Join the queue at the best {name}.",
                f"Place a limit order at the nearest {name}.",
            )
        elif size == max(group):
            said = (
                f"Where do most people wait to {deal}? Pick it.",
                f"Select the largest {name} in the depth.",
            )
        elif place in (0, 2 * levels - 1):
            said = (
                f"Pick the {name} that is farthest from the market.",
                f"Go to the outermost {name} in the depth.",
            )
        ink = falls if offer else rises
        depth = panels.canvas(
            look, at(Group(fill=ink), Spot(0, 0.15, size / 100, 0.7)), fill="", height=16
        )
        line = row(
            row(say(look, price, 11.5), width=70),
            row(say(look, str(size * 10), 11.5), width=36),
            column(depth, grow=1),
            gap=4,
            pad=pad(9, 0),
            height=19,
        )
        lines.append(d.mark(line, "other", said))
    return panels.dock(look, d.content("book")["title"], *lines, tools=d.bar("book", 14), **looks)


def navigator(d: Desk, **looks: Any) -> Group:
    """A tree of accounts, indicators and scripts."""
    entry = d.content("navigator")
    nodes = items(d, entry["items"])
    return panels.dock(d.look, entry["title"], *nodes, tools=d.bar("navigator", 14), **looks)


def alerts(d: Desk, **looks: Any) -> Group:
    """What waits for a price."""
    entry = d.content("alerts")
    lines = notes(d, entry["items"])
    return panels.dock(d.look, entry["title"], *lines, tools=d.bar("alerts", 14), **looks)


def lower(d: Desk, shown: int, height: float) -> Group:
    """The dock below the chart with its tabs; ``shown`` is the one that is open."""
    look = d.look
    entry = d.content("lower")
    strip = tools.bar(
        look,
        *tabs(d, entry["tabs"], shown, entry.get("kind", "under")),
        push(),
        *d.bar("lower", 14),
        pad=pad(6, 0),
        gap=2,
        edge="tb",
    )
    body = table(d, entry["tables"][shown], 2)
    sums = [hint(look, entry["sums"][shown], 11.5)] if entry.get("sums") else []
    foot = [row(*sums, pad=pad(9, 4), fill=look.theme.bar)] if sums else []
    inside = column(body, *foot, grow=1, clip=True)
    parts = [inside, strip] if entry.get("below") else [strip, inside]
    return column(*parts, height=height, fill=look.theme.card, clip=True)
