"""The books of a firm: a list of invoices, a dashboard of profit and loss, an invoice's editor."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.accounting.books_editor import editor
from pointerbench.suites.pro.archetypes.finance_parts import (
    Entry,
    card,
    control,
    figure,
    items,
    linked,
    notes,
    own,
    table,
    tabs,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, say

_INKS = ("#2ca01c", "#0077c5", "#f0a500", "#8b5cf6", "#0aa2a6", "#d1495b")


def books(d: Desk) -> Group:
    """Layouts: invoices, dashboard, editor."""
    title = d.app.documents[d.layout]
    if d.layout == 2:
        return d.window(editor(d), title=title)
    view = (_invoices, _dashboard)[d.layout]
    inside = column(_head(d), view(d), grow=1, clip=True)
    return d.window(panes(_side(d), inside, grow=1, clip=True), title=title)


def _side(d: Desk) -> Group:
    """The dark bar of pages."""
    look = d.look
    dark = with_theme(
        look,
        ink="#f1f4f7",
        muted="#c2cad3",
        card="#2b333c",
        bar="#2b333c",
        chosen="#44505d",
        link="#ffffff",
        line="#44505d",
    )
    plain, d.look = d.look, dark
    lines = items(d, d.content("pages"), d.content("shown")[d.layout])
    new = d.button("new_thing", sign=True, pad=pad(10, 6), radius=14, hugs=False)
    foot = d.bar("side")
    d.look = plain
    return column(
        row(say(dark, d.app.name, 15, bold=True), pad=pad(12, 10)),
        column(new, pad=pad(12, 4)),
        *lines,
        push(),
        row(*foot, gap=4, pad=pad(8, 6)),
        width=176,
        fill="#2b333c",
        clip=True,
    )


def _head(d: Desk) -> Group:
    look = d.look
    find = d.mark(
        tools.field(look, dim=d.content("find_hint"), sign="search", width=236),
        "other",
        d.content("find"),
        function="find",
    )
    firm = own(
        d, row(say(look, d.content("firm")["text"], 14, bold=True), hugs=True), d.content("firm")
    )
    return tools.bar(look, firm, push(), find, *d.bar("head", 18), gap=6, pad=pad(12, 5))


# --- invoices -------------------------------------------------------------------------------------


def _invoices(d: Desk) -> Group:
    look = d.look
    entry = d.content("invoices")
    money: list[Node] = []
    for part in entry["money"]:
        node = column(
            say(look, part["value"], 17, bold=True),
            hint(look, part["text"]),
            Group(height=9, fill=part["ink"]),
            gap=2,
            grow=part["share"],
        )
        money.append(own(d, node, part, "other"))
    filters = [
        column(hint(look, one["name"], 11), control(d, one), gap=2, width=one["width"])
        for one in entry["filters"]
    ]
    body = column(
        row(
            say(look, entry["title"], 20), push(), *d.buttons("invoice_ends", pad=pad(11, 5)), gap=6
        ),
        row(*tabs(d, entry["tabs"]), gap=4, border=look.theme.line, edges="b"),
        row(*money, gap=3, align="stretch"),
        row(*filters, push(), *d.bar("invoice_tools"), gap=9, align="end"),
        table(d, entry["table"], 9),
        row(hint(look, entry["range"]), push(), *d.bar("pager"), gap=4),
        gap=9,
        pad=pad(16, 10),
        fill=look.theme.card,
        grow=1,
        clip=True,
    )
    return panels.scrolled(look, body, 0, 0.6)


# --- dashboard ------------------------------------------------------------------------------------


def _dashboard(d: Desk) -> Group:
    look = d.look
    entry = d.content("dashboard")
    upper = (_profit(d, entry["profit"]), _expenses(d, entry["expenses"]), _bank(d, entry["bank"]))
    lower = (_sales(d, entry["sales"]), _tasks(d, entry["tasks"]))
    return column(
        row(*tabs(d, entry["tabs"]), push(), *d.bar("dashboard"), gap=4),
        row(
            *(
                figure(d, one, fill=look.theme.card, border=look.theme.line, radius=look.radius)
                for one in entry["figures"]
            ),
            gap=8,
            align="stretch",
        ),
        row(*upper, gap=8, align="stretch", height=272),
        row(*lower, gap=8, align="stretch", grow=1),
        gap=8,
        pad=pad(12, 8),
        fill=look.theme.page,
        grow=1,
        clip=True,
    )


def _profit(d: Desk, entry: Entry) -> Group:
    """Income and expenses as lying bars, all of which can be opened."""
    look = d.look
    lines: list[Node] = [say(look, entry["value"], 22, bold=True), hint(look, entry["note"])]
    for part in entry["bars"]:
        bar = at(Group(fill=part["ink"]), Spot(0, 0, part["share"], 1))
        lane = panels.canvas(
            look, own(d, bar, {"does": part["does"]}, "other"), height=20, grow=0, fill=""
        )
        lines += [row(hint(look, part["text"]), push(), say(look, part["value"])), lane]
    return card(
        d,
        entry["title"],
        *lines,
        push(),
        linked(d, entry["link"]),
        ends=[control(d, entry["span"])],
        grow=1.1,
    )


def _expenses(d: Desk, entry: Entry) -> Group:
    look = d.look
    values = tuple(float(part["share"]) for part in entry["parts"])
    ring = d.mark(row(Drawing("donut", 76, 76, _INKS, values), hugs=True), "other")
    legend = []
    for part, ink in zip(entry["parts"], _INKS, strict=False):
        line = row(
            Group(width=9, height=9, fill=ink),
            say(look, part["text"], 11.5, grow=1),
            hint(look, part["value"], 11),
            gap=5,
            pad=pad(2, 1),
        )
        legend.append(own(d, line, part))
    return card(
        d,
        entry["title"],
        row(say(look, entry["value"], 20, bold=True), push(), ring),
        *legend,
        ends=d.bar("expenses", 14),
        grow=1,
    )


def _bank(d: Desk, entry: Entry) -> Group:
    look = d.look
    lines: list[Node] = []
    for part in entry["accounts"]:
        name = own(d, row(say(look, part["text"], bold=True), hugs=True), part)
        review = [linked(d, part["review"])] if part.get("review") else []
        lines += [
            row(name, push(), *review),
            row(
                hint(look, "Bank balance"),
                push(),
                say(look, part["value"]),
                border=look.theme.line,
                edges="b",
                pad=pad(0, 3),
            ),
        ]
    return card(
        d, entry["title"], *lines, push(), linked(d, entry["link"]), ends=d.bar("bank", 14), grow=1
    )


def _sales(d: Desk, entry: Entry) -> Group:
    """Sales of the months as columns; the months are told apart by name and height."""
    look = d.look
    names = entry["names"]
    values = d.sample(range(22, 97, 4), len(names))
    shapes: list[Node] = []
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        said = [f"Which sales made up {name}? Open that month.", f"Look into the column of {name}."]
        if value == max(values):
            said = ["Which month sold most? Open it.", "Drill into the tallest column of sales."]
        elif value == min(values):
            said = ["Which month sold least? Open it.", "Drill into the lowest column of sales."]
        spot = Spot((place + 0.18) / len(names), 1 - value / 100, 0.64 / len(names), value / 100)
        ink = mixed(look.theme.card, _INKS[0], 230 if place == len(names) - 1 else 150)
        shapes.append(own(d, at(Group(fill=ink), spot), {"does": said}, "other"))
    labels = row(*(hint(look, name, 10.5, align="center", grow=1) for name in names))
    return card(
        d,
        entry["title"],
        row(say(look, entry["value"], 20, bold=True), hint(look, entry["note"]), gap=10),
        panels.canvas(look, *shapes, fill="", border=look.theme.line, edges="b"),
        labels,
        ends=[control(d, entry["span"])],
        grow=1.4,
    )


def _tasks(d: Desk, entry: Entry) -> Group:
    return card(d, entry["title"], *notes(d, entry["items"]), ends=d.bar("tasks", 14), grow=1)
