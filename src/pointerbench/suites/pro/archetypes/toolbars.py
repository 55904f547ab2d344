"""The frame of office programs with tool bars: the side bar's deck, and the foot line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.sidebars import sections, switcher
from pointerbench.suites.pro.archetypes.strips import control, parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, row
from pointerbench.widgets.texts import say


def deck(d: Desk, entry: Mapping[str, Any]) -> Group:
    """The side bar: one of its decks, and the strip of icons that switch between them."""
    look = d.look
    head = row(
        say(look, entry["title"], 0, bold=True, grow=1), *parts(d, entry.get("tools", ())),
        pad=pad(8, 4), border=look.theme.line, edges="b",
    )  # fmt: skip
    side = column(
        head, *sections(d, entry["sections"], entry.get("names", 84)),
        width=entry.get("width", 214), fill=look.theme.card, border=look.theme.line, edges="l",
        clip=True,
    )  # fmt: skip
    return panes(side, switcher(d, d.content("switcher"), entry["tool"], 16))


def foot(d: Desk, texts: Mapping[str, str]) -> Group:
    """The foot line as ``content.status`` has it; ``texts`` stand for those in braces."""
    look = d.look
    nodes: list[Node] = []
    for entry in d.content("status"):
        if "text" in entry:
            text = texts.get(entry["text"], entry["text"])
            shown = row(say(look, text, look.size - 1), hugs=True, pad=pad(3, 2))
            nodes.append(thing(d, shown, {**entry, "text": text}, "text"))
        elif "slider" in entry:
            nodes.append(control(d, {"kind": "slider", "value": 0.5, "width": 90, **entry}))
        else:
            nodes += parts(d, entry["parts"])
    return tools.status(look, nodes, gap=10)
