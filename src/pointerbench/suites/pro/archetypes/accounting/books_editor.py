"""An invoice that is being written: its head, its lines, its sums."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.finance_parts import (
    Entry,
    control,
    linked,
    stacked,
    table,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, say


def editor(d: Desk) -> Group:
    """One invoice that is being written, over the whole window."""
    look = d.look
    entry = d.content("editor")
    head = tools.bar(
        look,
        *d.bar("editor_left", 18),
        say(look, entry["title"], 17, bold=True),
        push(),
        *d.bar("editor_head", 18),
        gap=6,
        pad=pad(12, 6),
    )
    sums = [
        row(push(), hint(look, one["name"]), row(_sum(d, one), width=120, justify="end"), gap=12)
        for one in entry["sums"]
    ]
    messages = column(*stacked(d, entry["messages"]), gap=7, width=330)
    body = column(
        _top(d, entry),
        row(say(look, "Product or service", 13, bold=True), push(), *d.bar("line_tools"), gap=4),
        table(d, entry["table"], 8),
        row(*d.buttons("lines"), gap=7),
        row(messages, push(), column(*sums, gap=6, width=330), align="start"),
        gap=11,
        pad=pad(20, 12),
        fill=look.theme.card,
        grow=1,
        clip=True,
    )
    foot = tools.bar(
        look,
        *d.buttons("editor_foot"),
        push(),
        *[linked(d, one) for one in entry["links"]],
        push(),
        *d.buttons("editor_save"),
        *d.buttons("editor_send", primary=True),
        edge="t",
        gap=12,
        pad=pad(16, 8),
    )
    return column(head, panels.scrolled(look, body, 0, 0.75), foot, grow=1)


def _top(d: Desk, entry: Entry) -> Node:
    """Whom it goes to, when it is due and what is open."""
    look = d.look
    return row(
        column(*stacked(d, entry["left"]), gap=8, width=270),
        column(*stacked(d, entry["middle"]), gap=8, width=170),
        column(*stacked(d, entry["right"]), gap=8, width=170),
        push(),
        column(
            hint(look, "BALANCE DUE", 11, align="right"),
            say(look, entry["due"], 27, bold=True, align="right"),
            linked(d, entry["payment"]),
            gap=3,
            align="end",
            width=210,
        ),
        gap=18,
        align="start",
    )


def _sum(d: Desk, one: Entry) -> Node:
    if one.get("kind"):
        return control(d, one)
    return d.mark(say(d.look, one["value"], 0, bold=bool(one.get("bold"))), "other")
