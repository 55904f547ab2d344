"""The bar at the foot of a desktop: programs, signs of what is on, the time."""

from __future__ import annotations

from pointerbench.flow.nodes import Icon, Node
from pointerbench.suites.text.kit.texts import ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row


def task_bar(w: Writer) -> Node:
    theme = w.theme
    names = ("menu", "search", "folder", "globe", "mail", "package")
    icons = [column(Icon(name, 20, theme.ink), pad=pad(9, 7)) for name in names]
    signs = (Icon(name, 16, theme.muted) for name in ("wifi", "volume", "battery"))
    clock = column(
        ui(w, w.clock(), 11.5, align="right"), ui(w, w.short_date(w.today), 11.5, align="right")
    )
    return row(
        *icons,
        push(),
        *signs,
        clock,
        gap=8,
        pad=pad(10, 0),
        height=42,
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )
