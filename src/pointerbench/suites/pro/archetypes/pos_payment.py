"""Taking the money at a till: keys, ways to pay, tips, the receipt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def payment(d: Desk) -> Group:
    look = d.look
    own = d.content("payment")
    keys = []
    for line in (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("00", "0", "⌫")):
        keys.append(row(*(_key(d, sign, own["keys"].get(sign, ())) for sign in line), gap=7))
    quick = [
        d.thing(tools.button(look, e["text"], size=15, pad=pad(16, 9), grow=1), e)
        for e in own["quick"]
    ]
    ways = []
    for entry in own["ways"]:
        on = bool(entry.get("on"))
        node = row(
            icon(look, entry["icon"], 20, look.theme.link),
            column(
                say(look, entry["text"], 14, bold=True), hint(look, entry["note"]), gap=0, grow=1
            ),
            gap=11,
            pad=pad(12, 8),
            radius=7,
            fill=look.theme.chosen if on else look.theme.card,
            border=look.theme.accent if on else look.theme.line,
        )
        ways.append(d.thing(node, entry["text"] if on else entry))
    tips = [
        d.thing(
            column(
                say(look, e["text"], 15, bold=True, align="center"),
                hint(look, e["note"], align="center"),
                pad=pad(8, 6),
                radius=7,
                fill=look.theme.card,
                border=look.theme.line,
                grow=1,
                align="center",
            ),
            e,
            "other",
        )
        for e in own["tips"]
    ]
    left = column(
        hint(look, "To pay", 13),
        say(look, own["due"], 34, bold=True),
        row(hint(look, "Given", 13), push(), say(look, own["given"], 19)),
        row(
            hint(look, "Change", 13),
            push(),
            say(look, own["change"], 19, look.theme.good, bold=True),
        ),
        row(*quick[:3], gap=7),
        row(*quick[3:], gap=7),
        *keys,
        gap=7,
        width=318,
        pad=pad(16, 10),
    )
    middle = column(
        say(look, "Method", 14, bold=True),
        *ways,
        say(look, "Tip", 14, bold=True),
        row(*tips, gap=7),
        say(look, "Receipt", 14, bold=True),
        row(*d.buttons("receipt"), gap=7),
        push(),
        d.button("finish", primary=True, size=16, pad=pad(16, 11)),
        gap=8,
        grow=1,
        pad=pad(12, 12),
    )
    lines = [
        row(
            say(look, f"{e['count']} × {e['text']}", 12.5, grow=1),
            say(look, e["sum"], 12.5),
            pad=pad(10, 4),
        )
        for e in d.content("bill")
    ]
    marked = [d.mark(line, "text") for line in lines]
    bill = column(
        row(say(look, "Bill", 14, bold=True), push(), *d.bar("bill", 16), pad=pad(10, 6)),
        *marked,
        width=226,
        fill=look.theme.card,
        border=look.theme.line,
        edges="l",
        clip=True,
    )
    return panes(left, middle, bill, grow=1, clip=True)


def _key(d: Desk, sign: str, does: tuple[str, ...]) -> Group:
    look = d.look
    inside: Node = say(look, sign, 20, align="center")
    if sign == "⌫":
        inside = icon(look, "clear", 20)
    node = row(
        inside,
        justify="center",
        height=50,
        radius=7,
        fill=look.theme.card,
        border=look.theme.line,
        grow=1,
    )
    kind = "icon" if sign == "⌫" else "text"
    return d.mark(node, kind, does, function=f"key:{sign}", words=(sign,))
