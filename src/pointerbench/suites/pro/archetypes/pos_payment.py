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
_KEYS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("00", "0", "⌫"))


def payment(d: Desk) -> Group:
    """The amount and the keys, ways to pay and tips, and the bill."""
    own = d.content("payment")
    return panes(_amount(d, own), _choices(d, own), _bill(d), grow=1, clip=True)


def _amount(d: Desk, own: Entry) -> Group:
    """What is due and given, and the keys to type it with."""
    look = d.look
    keys = [
        row(*(_key(d, sign, own["keys"].get(sign, ())) for sign in line), gap=7) for line in _KEYS
    ]
    quick = [
        d.thing(tools.button(look, e["text"], size=15, pad=pad(16, 9), grow=1), e)
        for e in own["quick"]
    ]
    change = say(look, own["change"], 19, look.theme.good, bold=True)
    return column(
        hint(look, "To pay", 13),
        say(look, own["due"], 34, bold=True),
        row(hint(look, "Given", 13), push(), say(look, own["given"], 19)),
        row(hint(look, "Change", 13), push(), change),
        row(*quick[:3], gap=7),
        row(*quick[3:], gap=7),
        *keys,
        gap=7,
        width=318,
        pad=pad(16, 10),
    )


def _choices(d: Desk, own: Entry) -> Group:
    """How it is paid, with which tip, and which receipt is wanted."""
    look = d.look
    return column(
        say(look, "Method", 14, bold=True),
        *(_way(d, entry) for entry in own["ways"]),
        say(look, "Tip", 14, bold=True),
        row(*(_tip(d, entry) for entry in own["tips"]), gap=7),
        say(look, "Receipt", 14, bold=True),
        row(*d.buttons("receipt"), gap=7),
        push(),
        d.button("finish", primary=True, size=16, pad=pad(16, 11)),
        gap=8,
        grow=1,
        pad=pad(12, 12),
    )


def _way(d: Desk, entry: Entry) -> Group:
    look = d.look
    on = bool(entry.get("on"))
    name = say(look, entry["text"], 14, bold=True)
    node = row(
        icon(look, entry["icon"], 20, look.theme.link),
        column(name, hint(look, entry["note"]), gap=0, grow=1),
        gap=11,
        pad=pad(12, 8),
        radius=7,
        fill=look.theme.chosen if on else look.theme.card,
        border=look.theme.accent if on else look.theme.line,
    )
    return d.thing(node, entry["text"] if on else entry)


def _tip(d: Desk, entry: Entry) -> Group:
    look = d.look
    node = column(
        say(look, entry["text"], 15, bold=True, align="center"),
        hint(look, entry["note"], align="center"),
        pad=pad(8, 6),
        radius=7,
        fill=look.theme.card,
        border=look.theme.line,
        grow=1,
        align="center",
    )
    return d.thing(node, entry, "other")


def _bill(d: Desk) -> Group:
    look = d.look
    lines = [
        row(
            say(look, f"{e['count']} × {e['text']}", 12.5, grow=1),
            say(look, e["sum"], 12.5),
            pad=pad(10, 4),
        )
        for e in d.content("bill")
    ]
    return column(
        row(say(look, "Bill", 14, bold=True), push(), *d.bar("bill", 16), pad=pad(10, 6)),
        *(d.mark(line, "text") for line in lines),
        width=226,
        fill=look.theme.card,
        border=look.theme.line,
        edges="l",
        clip=True,
    )


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
