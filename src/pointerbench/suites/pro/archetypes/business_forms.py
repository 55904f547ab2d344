"""Lines of forms: a name with the control that holds its value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.business_parts import Entry, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, say


def control(d: Desk, entry: Entry, **looks: Any) -> Group:
    """The control of a form's line, by its ``kind``."""
    look, kind, value = d.look, entry.get("kind", "field"), str(entry.get("value", ""))
    node: Group
    if kind == "choice":
        node = tools.choice(look, value, grow=1, **looks)
    elif kind == "check":
        node = tools.check(look, value, on=bool(entry.get("on")), hugs=True)
    elif kind == "switch":
        node = tools.switch(look, on=bool(entry.get("on")), hugs=True)
    elif kind == "area":
        node = area(d, value, entry.get("high", 58))
    elif kind == "link":
        node = row(say(look, value, 0, look.theme.link), hugs=True, pad=pad(0, 3))
    elif kind == "plain":
        node = row(say(look, value, grow=1), grow=1, pad=pad(0, 3))
    else:
        node = tools.field(
            look, value, dim=entry.get("dim", ""), sign=entry.get("sign", ""),
            end=entry.get("end", ""), grow=1, **looks,
        )  # fmt: skip
    return thing(d, node, {**entry, "text": ""}, "other" if kind != "link" else "text")


def area(d: Desk, text: str, high: float, *, dim: bool = False) -> Group:
    """A field for several lines; ``dim`` shows a hint instead of what was written."""
    like = tools.field(d.look)
    ink = d.look.theme.faint if dim else ""
    return row(
        say(d.look, text, 0, ink, limit=4, grow=1), align="start", pad=pad(8, 5), height=high,
        fill=like.fill, border=like.border, radius=like.radius, grow=1,
    )  # fmt: skip


def above(d: Desk, entry: Entry, **looks: Any) -> Group:
    """A line of a form with its name above its control."""
    star = " *" if entry.get("must") else ""
    name = hint(d.look, entry["name"] + star, d.look.size - 0.5)
    return column(name, row(control(d, entry)), **{"gap": 2, "grow": 1, **looks})


def beside(d: Desk, entry: Entry, width: float = 110, **looks: Any) -> Group:
    """A line of a form with its name at the left, right-aligned."""
    star = "* " if entry.get("must") else ""
    name = say(d.look, star + entry["name"], d.look.size - 0.5, d.look.theme.muted, align="right")
    held = column(name, width=width)
    return row(held, row(control(d, entry), grow=1), **{"gap": 8, **looks})


def pairs(nodes: Sequence[Node], count: int = 2, gap: float = 14, *, between: float = 7) -> Group:
    """The nodes in so many columns of the same width, filled line by line."""
    columns = [column(*nodes[at::count], gap=between, grow=1) for at in range(count)]
    return row(*columns, align="start", gap=gap)
