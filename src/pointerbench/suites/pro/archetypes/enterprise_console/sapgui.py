"""A classic desktop client: the menu tree, a grid of order items, an order with its positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    pointed,
    sign,
    tabs,
    thing,
    toned,
)
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


_SHOWN = 22  # lines of the list


def build(d: Desk) -> Group:
    """Layouts: the menu tree, the list of items, the order."""
    toned(d)
    d.look = replace(d.look, size=12.0, row=20, radius=min(d.look.radius, 2))
    main = (_easy_access, _list, _order)[d.layout](d)
    body = column(_standard(d), _title(d), main, _foot(d), grow=1)
    return d.window(body, title=d.document)


def _standard(d: Desk) -> Group:
    """The row that every screen has: the green tick, the command field, the common commands."""
    look, theme = d.look, d.look.theme
    colors = {"back": "#2f9e44", "exit": "#c58a00", "cancel": "#d1322b", "save": theme.link}
    nodes: list[Node] = []
    for name in d.app.bars["standard"]:
        if name == "|":
            nodes.append(tools.separator(look))
        elif d.layout == 1 and name in ("find", "find_next"):
            # The grid has a search of its own, and both would do.
            nodes.append(d.mark(tools.tool(look, d.function(name).icon, 16, pad=pad(4)), "icon"))
        else:
            nodes.append(d.tool(name, 16, color=colors.get(name, ""), pad=pad(4)))
    tick = d.tool("enter", 16, color="#2f9e44", pad=pad(4))
    code = ("/nVA05", "/nVA02", "")[d.layout - 1]
    field = asked(d, tools.field(look, code, width=104), "command")
    arrow = sign(d, "caret_down", "command_list", 12, border=theme.line, pad=pad(3, 5))
    return tools.bar(look, tick, field, arrow, Group(width=6), *nodes, gap=2, pad=pad(6, 3))


def _title(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    fill = mixed(theme.bar, theme.accent, 26)
    return row(
        say(look, d.document, 15, bold=True), pad=pad(12, 6), fill=fill, border=theme.line,
        edges="b",
    )  # fmt: skip


def _foot(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    texts = (f"{_SHOWN} documents displayed", "Order can be changed", "Menu of user MHOLM")
    glyph, ink = ("success", theme.good) if d.layout == 1 else ("info", theme.link)
    said = row(
        icon(look, glyph, 14, ink), say(look, texts[d.layout - 1], 11.5), gap=6, hugs=True,
        pad=pad(4, 2),
    )  # fmt: skip
    system = asked(
        d, row(say(look, "TLP (1) 100", 11.5), pad=pad(6, 2), hugs=True), "system", "text"
    )
    mode = asked(d, row(say(look, "OVR", 11.5), pad=pad(6, 2), hugs=True), "mode", "text")
    return tools.status(
        look, [asked(d, said, "message", "text")],
        [
            system, tools.separator(look), hint(look, "sap-tlp-02", 11.5), tools.separator(look),
            mode,
        ],
    )  # fmt: skip


# --- the menu tree --------------------------------------------------------------------------------


def _easy_access(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    bar = tools.bar(look, *d.bar("menu_tools"), gap=3, pad=pad(8, 3))
    lines: list[Node] = []
    for entry in d.content("tree"):
        folder = "opened" in entry
        arrow: Node = Group(width=16)
        if folder:
            glyph = "caret_down" if entry["opened"] else "caret_right"
            key = "fold" if entry["opened"] else "unfold"
            arrow = asked(
                d,
                row(icon(look, glyph, 12, theme.muted), pad=pad(2), hugs=True),
                key,
                about=entry["about"],
            )
        hue = "#d9a400" if folder else theme.muted
        text = thing(d, row(say(look, entry["text"]), hugs=True, pad=pad(3, 2)), entry)
        lines.append(
            row(
                Group(width=10 + 18 * entry["level"]), arrow,
                icon(look, entry["icon"], 14, hue, filled=folder), text, gap=4, height=20,
            )
        )  # fmt: skip
    tree = panels.scrolled(look, column(*lines, pad=pad(0, 5)), 0, 0.5, fill=theme.card)
    scenery = column(
        Drawing("photo", 10, None, (), (13.0 if theme.dark else 15.0,), grow=1), width=330,
        clip=True, border=theme.line, edges="l",
    )  # fmt: skip
    return column(bar, panes(tree, scenery, grow=1, clip=True), grow=1)


# --- the list -------------------------------------------------------------------------------------


def _list(d: Desk) -> Group:
    pointed(d, 0.45, 0.4)
    look, theme = d.look, d.look.theme
    bar = tools.bar(look, *d.bar("alv"), gap=2, pad=pad(6, 3))
    facts = row(
        *(
            row(hint(look, name), say(look, value, bold=True), gap=6)
            for name, value in (
                ("Sales organisation", "1000"), ("Created from", "09/01/2026"),
                ("to", "09/14/2026"), ("Layout", "/ORDER_DLV"),
            )
        ),
        gap=26, pad=pad(12, 6),
    )  # fmt: skip
    marks = d.content("marks")
    rows = [[cells[0], marks[cells[1]], *cells[2:]] for cells in _ordered(d)[:_SHOWN]]
    grid = table(
        d, d.content("list"), rows, tight=2.6, rules=theme.line, top=theme.bar,
        fills=(theme.card, theme.code),
    )  # fmt: skip
    total = sum(float(cells[8].replace(",", "")) for cells in rows)
    figure = asked(
        d,
        row(
            say(look, f"{total:,.2f}", 0, "#2a2200", bold=True, align="right", grow=1), width=104,
            pad=pad(6, 1),
        ),
        "total",
    )  # fmt: skip
    sums = row(
        say(look, "Total", 0, "#2a2200", bold=True), push(), figure, Group(width=122),
        pad=Pad(2, 0, 2, 8), fill="#f2d860", border=theme.line, edges="tb",
    )  # fmt: skip
    held = column(grid, sums, grow=1, clip=True)
    body = panels.scrolled(look, held, 0, 0.8, fill=theme.card)
    across = panels.scroll_bar(look, 0, 0.86, across=True)
    return column(bar, facts, body, across, grow=1)


def _ordered(d: Desk) -> list[list[str]]:
    """All of the lines, by number or by what they are worth."""
    rows: list[list[str]] = list(d.content("rows"))
    if d.number % 2 == 0:
        return sorted(rows, key=lambda cells: -float(cells[8].replace(",", "")))
    return rows


# --- the order ------------------------------------------------------------------------------------


def _order(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    orders = d.content("orders")
    order = next((one for one in orders if one["number"] in d.document), orders[0])
    buttons: list[Node] = []
    for name in d.app.bars["order"]:
        if name == "|":
            buttons.append(tools.separator(look))
        else:
            buttons.append(d.button(name, sign=True, fill="", border="", pad=pad(6, 3)))
    head = column(
        *(_field(d, one, order) for one in d.content("head_fields")), gap=3, pad=pad(14, 8)
    )
    strip = panels.tab_strip(look, *tabs(d, d.content("order_tabs"), 0, kind="card"))
    half = d.content("sales_fields")
    fields = row(
        column(*(_field(d, one, order) for one in half[:4]), gap=3, grow=1),
        column(*(_field(d, one, order) for one in half[4:]), gap=3, grow=1), gap=20, pad=pad(14, 8),
        align="start",
    )  # fmt: skip
    rows = [*order["items"], *([""] * 9 for _ in range(9 - len(order["items"])))]
    grid = table(
        d, d.content("items"), rows, tight=1.6, rules=theme.line, top=theme.bar, fills=(theme.card,)
    )
    body = column(panels.caption(look, "All items"), grid, border=theme.line, clip=True)
    signs = row(*d.bar("items"), gap=3, pad=pad(6, 4))
    return column(
        tools.bar(look, *buttons, gap=2), head,
        column(
            strip, fields, row(column(body, grow=1), pad=pad(10, 2)), signs, fill=theme.card,
            border=theme.line, grow=1, clip=True,
        ),
        fill=theme.page, grow=1, clip=True, pad=Pad(0, 8, 6, 8),
    )  # fmt: skip


def _field(d: Desk, entry: Entry, order: Entry) -> Group:
    """A field with its name, what helps to fill it, and what its value means."""
    look, theme = d.look, d.look.theme
    value = str(order.get(entry.get("key", ""), entry.get("value", "")))
    node: Group
    if entry.get("kind") == "check":
        node = tools.check(look, value, hugs=True)
    elif entry.get("kind") == "choice":
        node = tools.choice(look, value, 170, pad=pad(5, 2))
    elif "does" in entry:
        node = tools.field(look, value, width=entry.get("width", 110), pad=pad(5, 2))
    else:
        node = row(
            say(look, value, grow=1), width=entry.get("width", 110), pad=pad(5, 2), fill=theme.code
        )
    nodes: list[Node] = [
        row(hint(look, entry["name"], 11.5), width=108),
        thing(d, node, {"does": entry.get("does", ())}, "other"),
    ]
    if "help" in entry:
        box = tools.tool(look, "copy", 12, border=theme.line, pad=pad(3), fill=theme.card)
        nodes.append(d.mark(box, "icon", entry["help"]))
    if "tail" in entry:
        nodes.append(say(look, str(order.get(entry["tail"], entry["tail"]))))
    return row(*nodes, gap=6)
