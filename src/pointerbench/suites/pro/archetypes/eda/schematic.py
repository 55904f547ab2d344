"""A schematic editor: with its hierarchy, with properties, with violations and nets."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Group, Spot
from pointerbench.suites.pro.archetypes.eda import docks
from pointerbench.suites.pro.archetypes.eda.circuit import Colors, circuit, fitted
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    property_table,
    side_panel,
    tool_column,
    tool_row,
    tree,
    value_of,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, row
from pointerbench.widgets.texts import hint

_PAPER = Colors(
    "#0b8a1e",
    "#8a1010",
    "#fffdd0",
    "#8a1010",
    "#0a6a6a",
    "#0a6a6a",
    "#1a1a1a",
    "#2a3fb0",
    "#f6f4ee",
)
_NIGHT = Colors(
    "#5cc46a",
    "#d08a80",
    "#2e3038",
    "#c8a09a",
    "#66c4c4",
    "#66c4c4",
    "#e0e0e0",
    "#9ab0f0",
    "#1b1d24",
)


def build(d: Desk) -> Group:
    """Layouts: the hierarchy beside the sheet; properties; violations below, nets beside."""
    look = d.look
    canvas = _canvas(d)
    left, right = tool_column(d, "left", 16), tool_column(d, "right", 16, edge="l")
    if d.layout == 0:
        body = panes(left, _hierarchy(d), canvas, right, grow=1, clip=True)
    elif d.layout == 1:
        body = panes(left, _properties(d), canvas, right, grow=1, clip=True)
    else:
        middle = column(
            canvas, docks.violations(d, "Electrical Rules Checker", d.content("erc"), 176), grow=1
        )
        nets = docks.find_panel(d, "Net Navigator", d.content("nets"), 170)
        body = panes(left, middle, nets, right, grow=1, clip=True)
    bar = tools.bar(look, *tool_row(d, "top", 20), gap=0, pad=pad(4, 2))
    where = [
        f"Z {d.pick(('1.50', '2.00', '1.25'))}",
        f"X {d.uniform(60, 180):.2f}  Y {d.uniform(40, 120):.2f}",
        f"dx {d.uniform(2, 40):.2f}  dy {d.uniform(2, 40):.2f}",
        "grid 1.27",
        "mm",
        "Select item(s)",
    ]
    foot = [docks.message_panel(d, _selected(d)), docks.position_line(d, where)]
    return d.window(column(bar, body, *foot, grow=1))


def _selected(d: Desk) -> list[tuple[str, str]]:
    entry = _circuit(d)
    return [(name, str(value)) for name, value in entry["selected"].items()]


def _circuit(d: Desk) -> dict[str, Any]:
    found: dict[str, Any] = d.turn(d.content("circuits"))
    return found


def _canvas(d: Desk) -> Group:
    """The drawing sheet with its frame and title block, and the circuit on it."""
    colors = _NIGHT if d.look.theme.dark else _PAPER
    entry = _circuit(d)
    wide, high = {0: (726, 540), 1: (690, 540), 2: (710, 370)}[d.layout]
    sheet = Sheet(d, wide, high)
    _frame(d, sheet, colors, entry)
    inner = Sheet(d, wide - 50, high - 60)
    circuit(inner, entry, fitted(inner, entry), colors)
    sheet.put(inner.node(spot=Spot(w=1, h=1)), (22, 20, wide - 28, high - 40))
    return panels.canvas(d.look, sheet.node((0.5, 0.5)), fill=colors.ground)


def _frame(d: Desk, sheet: Sheet, colors: Colors, entry: dict[str, Any]) -> None:
    wide, high = sheet.width, sheet.height
    ink, red = sheet.ink, colors.body
    ink.rect(red, (3, 3, wide - 3, high - 3), 1)
    ink.rect(red, (14, 14, wide - 14, high - 14), 1)
    for k in range(1, 5):
        x = wide * k / 5
        ink.line(red, 1, (x, 3), (x, 14))
        ink.line(red, 1, (x, high - 14), (x, high - 3))
    for k, name in enumerate("12345"):
        sheet.text(
            name, wide * (k + 0.5) / 5, 9, 8, red, anchor="middle", margin=0, ground=colors.ground
        )
    x1, y1 = wide - 254, high - 64
    ink.rect(red, (x1, y1, wide - 14, high - 14), 1)
    ink.line(red, 1, (x1, y1 + 25), (wide - 14, y1 + 25))
    ink.line(red, 1, (x1 + 150, y1), (x1 + 150, high - 14))
    for name, text, x, y in (
        ("title", f"Title: {entry['title']}", x1 + 5, y1 + 12),
        ("rev", f"Rev: {value_of(d, {'value': ['A', 'B2', '1.0', '0.3']})}", x1 + 155, y1 + 12),
        ("date", f"Date: {entry['date']}", x1 + 5, y1 + 37),
        ("sheet", "Id: 1/3", x1 + 155, y1 + 37),
    ):
        sheet.text(text, x, y, 10, red, name=f"block:{name}", kind="text", ground=colors.ground)


def _hierarchy(d: Desk) -> Group:
    lines = [{"opened": None, **entry} for entry in d.content("hierarchy")]
    name = d.document.rsplit(".", 1)[0]
    first = {"text": name, "icon": "file", "opened": True, "chosen": True, "ink": "#2f6fb0"}
    upper = side_panel(
        d,
        "Schematic Hierarchy",
        column(*tree(d, [first, *lines]), pad=pad(0, 3), grow=1, fill=d.look.theme.card),
        width=182,
        grow=3,
    )
    return column(
        upper, _recent(d), docks.selection_filter(d), width=182, border=d.look.theme.line, edges="r"
    )


def _recent(d: Desk) -> Group:
    head = row(hint(d.look, "Placed recently", 11), pad=pad(8, 3), fill=d.look.theme.bar)
    return column(head, *tree(d, d.content("recent")), fill=d.look.theme.card, grow=2)


def _properties(d: Desk) -> Group:
    grid = panels.scrolled(
        d.look,
        column(*property_table(d, d.content("properties"), 104)),
        0,
        0.8,
        fill=d.look.theme.card,
    )
    panel = side_panel(d, "Properties", grid, width=224, grow=4)
    return column(
        panel, _recent(d), docks.selection_filter(d), width=224, border=d.look.theme.line, edges="r"
    )
