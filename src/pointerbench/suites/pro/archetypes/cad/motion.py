"""A library of parts, and the time line of a mechanism."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.cad.inputs import PANE
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    glyph_sign,
    pick,
    tool_row,
    tree,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say


def library(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    data = d.content("standard_parts")
    cards = [
        d.thing(
            column(
                glyph_sign(d, item["glyph"], 34, theme.ink),
                say(look, item["text"], 11, align="center"),
                gap=4,
                align="center",
                pad=pad(6, 7),
                width=84,
                border=theme.line,
                fill=theme.card,
            ),
            item,
        )
        for item in data["items"]
    ]
    pairs = [row(*cards[k : k + 2], gap=6, pad=pad(6, 3)) for k in (0, 2)]
    return panels.dock(
        look,
        "Design Library",
        column(*tree(d, data["folders"], height=19), fill=theme.card, pad=pad(0, 3)),
        column(*pairs, border=theme.line, edges="t", grow=1),
        width=188,
        edge="l",
    )


def motion(d: Desk) -> Group:
    """The time line below the model: rows with their keys."""
    look, theme = d.look, d.look.theme
    data = d.content("motion")
    kind = pick(d, "motion:kind", tools.choice(look, data["types"], 132, pad=pad(6, 1)))
    bar = tools.bar(
        look,
        kind,
        *tool_row(d, "motion", 16),
        push(),
        hint(look, "Frames/s", 11),
        pick(d, "motion:rate", tools.number(look, "24", width=52)),
        gap=3,
        pad=pad(5, 1),
    )
    lines = column(
        *tree(d, [{"level": 1, **entry} for entry in data["rows"]], height=18),
        width=PANE,
        fill=theme.card,
        border=theme.line,
        edges="r",
        pad=pad(0, 0),
    )
    marks = [
        row(hint(look, f"{second} s", 10), grow=1, pad=pad(3, 1), border=theme.line, edges="l")
        for second in range(0, 12, 2)
    ]
    ruler = row(Group(width=PANE), *marks, height=17, fill=theme.bar, border=theme.line, edges="b")
    return column(
        bar,
        ruler,
        panes(lines, _keys(d, len(data["rows"])), clip=True),
        border=theme.line,
        edges="t",
    )


def _keys(d: Desk, count: int) -> Group:
    look, theme = d.look, d.look.theme
    sheet = Sheet(d, 770, 18 * count)
    end = d.pick((5, 6, 7))
    step = 128
    for line in range(count):
        y = 18 * line + 9
        sheet.ink.line(theme.line, 1, (0, y + 9), (770, y + 9))
        spots = [2] if line in (0, 1, 3) else [2, end * step / 2]
        if len(spots) > 1:
            color = "#d95f4a" if line == 2 else "#4a9a5a"
            sheet.ink.rect(color, (2, y - 4, spots[1], y + 3))
        for place, x in enumerate(spots):
            sheet.ink.area(theme.ink, (x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y))
            name = f"key:{line}:{place}"
            if place:
                sheet.mark(name, (x - 7, y - 7, x + 7, y + 7))
    x = 64 * d.pick((1.5, 2.5, 3.5))
    sheet.ink.line("#d04a3a", 1, (x, 0), (x, 18 * count))
    sheet.mark("time_bar", (x - 4, 0, x + 4, 18 * count))
    return panels.canvas(look, sheet.node((0, 0)), height=18 * count, fill=theme.card)
