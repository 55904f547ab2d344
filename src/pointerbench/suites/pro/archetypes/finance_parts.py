"""What programs for money and records share: tables, forms, tabs and lists from an app's tables.

An entry with ``does`` may be asked for; its first wording tells it from all others, so the same
words may stand in two places of a screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Color, Group, Node, Pad
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def own(d: Desk, node: Node, entry: Entry | str, kind: str = "text") -> Group:
    """The node as an element that does what the entry says."""
    if isinstance(entry, str):
        return d.mark(node, kind, words=(entry,))
    text = entry.get("text", "")
    return d.mark(node, kind, entry.get("does", ()), words=(text,) if text else ())


def tint(look: Look, value: str) -> Color:
    """Gains are green and losses red."""
    if value[:1] == "+":
        return look.theme.good
    return look.theme.bad if value[:1] in "-−–" and len(value) > 1 else ""


def tabs(d: Desk, entries: Sequence[Entry | str], on: int = 0, kind: str = "under") -> list[Node]:
    """Tabs, of which the shown one is never asked for."""
    found: list[Node] = []
    marked = [k for k, one in enumerate(entries) if isinstance(one, Mapping) and one.get("on")]
    on = marked[0] if marked else on
    for place, entry in enumerate(entries):
        text = entry if isinstance(entry, str) else entry["text"]
        node = panels.tab(d.look, text, on=place == on, kind=kind)
        found.append(own(d, node, text if place == on else entry))
    return found


def signs(d: Desk, entries: Iterable[Entry], size: int = 14) -> list[Node]:
    """Icon buttons that belong to one thing of the content."""
    return [own(d, tools.tool(d.look, one["icon"], size), one, "icon") for one in entries]


def control(d: Desk, entry: Entry) -> Group:
    """The control of a form's line."""
    look, kind = d.look, entry.get("kind", "field")
    value = str(entry.get("value", ""))
    if kind == "choice":
        node = tools.choice(look, value, entry.get("width"))
    elif kind == "check":
        node = tools.check(look, value, on=bool(entry.get("on")))
    elif kind == "number":
        node = tools.number(look, value, entry.get("unit", ""), entry.get("width", 96))
    elif kind == "slider":
        node = tools.slider(look, float(value), entry.get("width"))
    elif kind == "switch":
        node = tools.switch(look, on=bool(entry.get("on")))
    elif entry.get("dim"):
        node = tools.field(look, dim=entry["dim"], sign=entry.get("icon", ""))
    else:
        node = tools.field(look, value, sign=entry.get("icon", ""), width=entry.get("width"))
    return own(d, node, {"does": entry.get("does", ())}, "other")


def form(d: Desk, rows: Sequence[Entry], width: float = 96) -> list[Node]:
    """Names with their controls."""
    found: list[Node] = []
    for entry in rows:
        name = row(hint(d.look, entry["name"], d.look.size - 0.5, grow=1), width=width)
        made = control(d, entry)
        if entry.get("kind") in ("switch", "number"):
            found.append(row(row(name, grow=1), made, gap=6, pad=pad(9, 3)))
        else:
            found.append(row(name, column(made, grow=1), gap=6, pad=pad(9, 3)))
    return found


def stacked(d: Desk, rows: Sequence[Entry], grow: float = 0) -> list[Node]:
    """Names above their controls, as pages on the web have them."""
    return [
        column(hint(d.look, one["name"], d.look.size - 1), control(d, one), gap=3, grow=grow)
        for one in rows
    ]


def items(d: Desk, entries: Sequence[Entry], on: str = "") -> list[Node]:
    """Lines of a list or tree."""
    found: list[Node] = []
    for entry in entries:
        if entry.get("title"):
            found.append(panels.caption(d.look, entry["title"]))
            continue
        chosen = entry["text"] == on or bool(entry.get("on"))
        node = panels.item(
            d.look,
            entry["text"],
            sign=entry.get("icon", ""),
            level=entry.get("level", 0),
            opened=entry.get("opened"),
            chosen=chosen,
        )
        found.append(own(d, node, entry["text"] if chosen else entry))
    return found


def table(d: Desk, entry: Entry, tight: float = 3, most: int = 99) -> Node:
    """``heads``, ``widths``, ``sorts`` (head -> wordings), ``right`` (of figures), ``rows``:
    ``cells``, the first of which (or that of ``key``) is the line's name and does what it does."""
    look = d.look
    right = frozenset(entry.get("right", ()))
    heads: list[Node] = []
    named = zip(entry["heads"], panels.heads(look, *entry["heads"]), strict=True)
    for place, (name, node) in enumerate(named):
        sort = {"text": name, "does": entry.get("sorts", {}).get(name, ())}
        head = own(d, row(node, hugs=True), sort) if name else node
        heads.append(row(push(), head) if place in right else head)
    rows = [
        [
            _cell(d, line, cell, place == entry.get("key", 0), place in right)
            for place, cell in enumerate(line["cells"])
        ]
        + ([row(*signs(d, line.get("signs", ())), gap=2)] if entry.get("signs") else [])
        for line in entry["rows"][:most]
    ]
    return panels.grid(look, entry["widths"], heads, rows, tight=tight)


def _cell(d: Desk, line: Entry, cell: Any, names: bool, right: bool) -> Node:
    look = d.look
    if isinstance(cell, Mapping):
        if "on" in cell:
            return own(d, tools.check(look, "", on=bool(cell["on"]), hugs=True), cell, "other")
        ink = getattr(look.theme, cell["ink"]) if cell.get("ink") else tint(look, cell["text"])
        node: Node = say(look, cell["text"], 0, ink, align="right" if right else "left")
        return own(d, node, cell, "other")
    text = str(cell)
    if names:
        node = row(say(look, text, 0, look.theme.link), hugs=True)
        return own(d, node, {"text": text, "does": line.get("does", ())})
    node = say(look, text, 0, tint(look, text), align="right" if right else "left")
    return d.mark(node, "other")


def card(d: Desk, title: str, *nodes: Node, ends: Sequence[Node] = (), **looks: Any) -> Group:
    """A framed part of a page with its title."""
    look = d.look
    head = row(say(look, title, look.size + 0.5, bold=True), push(), *ends, gap=4)
    given: dict[str, Any] = {
        "gap": 6,
        "pad": pad(12, 9),
        "fill": look.theme.card,
        "border": look.theme.line,
        "radius": look.radius,
        "clip": True,
    }
    return column(head, *nodes, **{**given, **looks})


def figure(d: Desk, entry: Entry, size: float = 19, **looks: Any) -> Group:
    """A key figure with its name and what is new about it."""
    look = d.look
    note = entry.get("note", "")
    node = column(
        hint(look, entry["text"], look.size - 1),
        say(look, entry["value"], size, bold=True),
        hint(look, note, look.size - 1.5) if not tint(look, note) else _noted(look, note),
        **{"gap": 1, "grow": 1, "pad": pad(8, 5), **looks},
    )
    return own(d, node, entry, "other")


def _noted(look: Look, note: str) -> Node:
    return say(look, note, look.size - 1.5, tint(look, note))


def linked(d: Desk, entry: Entry) -> Group:
    """Words that can be followed."""
    look = d.look
    return own(d, row(say(look, entry["text"], 0, look.theme.link), hugs=True), entry)


def notes(d: Desk, entries: Sequence[Entry]) -> list[Node]:
    """Lines with a sign, a text and a paler second line."""
    look = d.look
    found: list[Node] = []
    for entry in entries:
        texts = column(say(look, entry["text"]), hint(look, entry["note"]), gap=0, grow=1)
        name = own(d, texts, entry)
        sign = icon(look, entry["icon"], 16, look.theme.muted)
        found.append(row(sign, name, *signs(d, entry.get("signs", ())), gap=8, pad=Pad(4, 9, 4, 9)))
    return found
