"""A till: goods to tap on with the bill beside them, the payment, and the day's orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.pos_payment import payment
from pointerbench.suites.pro.archetypes.touch_parts import pages
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: goods and the bill, payment with keys, a list of orders."""
    view = (_goods, payment, _orders)[d.layout]
    inside = panes(_rail(d), column(_head(d), view(d), grow=1), grow=1, clip=True)
    return d.window(inside)


def _rail(d: Desk) -> Group:
    look = d.look
    own = (look.theme.on_accent, look.theme.accent)
    nodes = pages(d, own, (20, 10.5), gap=2, pad=pad(3, 6), width=70, radius=8)
    return tools.palette(look, *nodes, push(), *d.bar("rail", 20), gap=4)


def _head(d: Desk) -> Group:
    look = d.look
    own = d.content("shift")
    till = d.thing(
        column(say(look, own["till"], 13, bold=True), hint(look, own["who"]), gap=0), own, "other"
    )
    find = d.mark(
        tools.field(look, dim=own["hint"], sign="search", width=236),
        "other",
        own["find_does"],
        function="find",
    )
    return tools.bar(look, till, push(), find, *d.bar("head", 20), gap=8, pad=pad(14, 6))


# --- goods ----------------------------------------------------------------------------------------


def _goods(d: Desk) -> Group:
    look = d.look
    groups = []
    for place, entry in enumerate(d.content("groups")):
        on = not place
        node = row(
            icon(look, entry["icon"], 16, look.theme.on_accent if on else look.theme.muted),
            say(look, entry["text"], 13, look.theme.on_accent if on else ""),
            gap=6,
            pad=pad(11, 6),
            radius=15,
            hugs=True,
            border=look.theme.line,
            fill=look.theme.accent if on else look.theme.card,
        )
        groups.append(d.thing(node, entry["text"] if on else entry))
    tiles = [_good(d, entry) for entry in d.content("goods")]
    body = column(
        row(*groups, gap=7, pad=Pad(0, 0, 8, 0)), wrap(*tiles, gap=8), gap=2, pad=pad(12, 9)
    )
    foot = row(*d.buttons("goods"), gap=7, pad=pad(12, 7), border=look.theme.line, edges="t")
    return panes(
        column(panels.scrolled(look, body, 0, 0.7), foot, grow=1), _bill(d), grow=1, clip=True
    )


def _good(d: Desk, entry: Entry) -> Group:
    look = d.look
    tile = column(
        Group(height=5, fill=entry["ink"]),
        column(
            say(look, entry["text"], 13, bold=True, limit=2),
            push(),
            row(hint(look, entry.get("left", "")), push(), say(look, entry["price"], 12.5)),
            grow=1,
            pad=pad(8, 6),
        ),
        width=134,
        height=92,
        fill=look.theme.card,
        border=look.theme.line,
        radius=5,
        clip=True,
    )
    return d.thing(tile, entry, "other")


def _bill(d: Desk) -> Group:
    look = d.look
    own = d.content("sums")
    lines = [_position(d, entry) for entry in d.content("bill")]
    sums = [
        row(hint(look, name, 12.5), push(), say(look, value, 12.5), pad=pad(12, 2))
        for name, value in own["rows"].items()
    ]
    total = row(
        say(look, "Total", 19, bold=True),
        push(),
        say(look, own["total"], 19, bold=True),
        pad=pad(12, 5),
    )
    return column(
        row(_customer(d, own), push(), *d.bar("bill", 18), border=look.theme.line, edges="b"),
        column(*lines, grow=1, clip=True),
        *sums,
        total,
        row(*d.buttons("split"), gap=6, pad=pad(12, 4)),
        column(_charge(d, own["total"]), pad=pad(12, 8)),
        width=344,
        fill=look.theme.card,
        border=look.theme.line,
        edges="l",
        clip=True,
    )


def _position(d: Desk, entry: Entry) -> Group:
    """A line of the bill: what, less and more of it, and what it comes to."""
    look = d.look
    text = entry["text"]
    name = column(say(look, text, 13), hint(look, entry["note"], 11), gap=0, grow=1)
    return row(
        d.mark(name, "text", entry["open"], function=f"line:{text}", words=(text,)),
        d.mark(_small(d, "minus"), "icon", entry["less"], function=f"less:{text}"),
        say(look, entry["count"], 13, bold=True),
        d.mark(_small(d, "plus"), "icon", entry["more"], function=f"more:{text}"),
        row(say(look, entry["sum"], 13), width=54, justify="end"),
        gap=5,
        pad=pad(10, 5),
        border=look.theme.line,
        edges="b",
    )


def _customer(d: Desk, own: Entry) -> Group:
    look = d.look
    name = say(look, own["customer"], 13, bold=True)
    node = row(
        Drawing("avatar", 26, 26, (), (6.0,)),
        column(name, hint(look, own["points"]), gap=0, grow=1),
        gap=8,
        pad=pad(10, 7),
    )
    return d.thing(node, {"text": own["customer"], "does": own["customer_does"]})


def _charge(d: Desk, total: str) -> Group:
    """The large button that goes on to the payment."""
    look = d.look
    caption = f"{d.function('charge').label} {total}"
    node = row(
        say(look, caption, 17, look.theme.on_accent, bold=True),
        justify="center",
        pad=pad(10, 12),
        radius=7,
        fill=look.theme.accent,
    )
    return d.does("charge", node, "text")


def _small(d: Desk, sign: str) -> Group:
    look = d.look
    return row(
        icon(look, sign, 14), justify="center", width=24, height=24, radius=12, fill=look.theme.soft
    )


# --- orders ---------------------------------------------------------------------------------------


def _orders(d: Desk) -> Group:
    look = d.look
    chips = [
        d.thing(panels.tab(look, e["text"], on=not k), e if k else e["text"])
        for k, e in enumerate(d.content("states"))
    ]
    heads = [
        d.mark(row(node, hugs=True), "text", does, function=f"sort:{name}", words=(name,))
        for (name, does), node in zip(_SORTS.items(), panels.heads(look, *_SORTS), strict=True)
    ]
    rows = [_order(d, entry) for entry in d.content("orders")]
    table = panels.grid(look, (92, 66, 1, 84, 92, 78), heads, rows, tight=9)
    hours = tuple(float(d.integer(12, 95)) for _ in range(11))
    side = column(
        *(_figure(d, entry) for entry in d.content("figures")),
        say(look, "Sales by hour", 13, bold=True),
        column(Drawing("bars", 110, None, (look.theme.accent,), hours)),
        *d.buttons("close"),
        gap=9,
        width=236,
        pad=pad(12, 10),
        fill=look.theme.card,
        border=look.theme.line,
        edges="l",
        clip=True,
    )
    tool = tools.bar(look, *chips, push(), *d.bar("orders", 18), gap=3)
    return panes(
        column(tool, panels.scrolled(look, table, 0.1, 0.4), grow=1), side, grow=1, clip=True
    )


def _order(d: Desk, entry: Entry) -> tuple[Node, ...]:
    look = d.look
    tints = {"Open": look.theme.warn, "Refunded": look.theme.bad}
    number = d.mark(
        row(say(look, entry["number"], 0, look.theme.link), hugs=True),
        "text",
        entry.get("does", ()),
        function=f"order:{entry['number']}",
        words=(entry["number"],),
    )
    return (
        number,
        say(look, entry["time"]),
        say(look, entry["who"]),
        hint(look, entry["table"]),
        tools.badge(look, entry["state"], "", tints.get(entry["state"], look.theme.good)),
        d.mark(say(look, entry["sum"], align="right"), "other"),
    )


def _figure(d: Desk, entry: Entry) -> Group:
    look = d.look
    node = row(
        column(hint(look, entry["text"]), say(look, entry["value"], 19, bold=True), gap=0, grow=1),
        say(
            look,
            entry["change"],
            12.5,
            look.theme.good if entry["change"][0] == "+" else look.theme.bad,
        ),
        pad=pad(10, 7),
        radius=7,
        fill=look.theme.page,
        border=look.theme.line,
    )
    return d.thing(node, entry, "other")


_SORTS = {
    "Order": ("Sort the bills by their number.", "Bring the bills into the sequence of numbers."),
    "Time": ("Which bill came last? Sort for that.", "Order these by the hour."),
    "Customer": ("Sort these by who bought.", "Bring the buyers into the alphabet."),
    "Table": ("Put bills of the same seats together.", "Order these by where people sit."),
    "State": ("Put unpaid ones together.", "Order these by what became of them."),
    "Sum": ("Which bill is the highest? Sort for that.", "Order these by how much was paid."),
}
