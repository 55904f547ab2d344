"""Tool bars with signs of the trade, trees, property tables and strips of tabs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.drawings.signs import NUMBERS
from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def pick(d: Desk, name: str, node: Node, kind: str = "other", **fields: Any) -> Group:
    """The node as an element that ``content.picks`` of the application tells how to ask for."""
    does = d.content("picks")[name]
    return d.mark(node, kind, does, function=f"pick:{name}", **fields)


def ink_of(d: Desk, name: str) -> Color:
    """The colour that the application file gives a function's sign below ``content.inks``."""
    for color, names in d.content("inks", {}).items():
        if name in names:
            return mixed(color, "#ffffff", 90) if d.look.theme.dark else str(color)
    return ""


def sign(d: Desk, name: str, size: int = 16, color: Color = "") -> Node:
    """A function's sign: one of the trade's (``content.glyphs``), or else its icon."""
    own = ink_of(d, name)
    glyph = d.content("glyphs", {}).get(name, "")
    if glyph:
        return glyph_sign(d, glyph, size, color or d.look.theme.ink, own)
    return icon(d.look, d.function(name).icon, size, color or own)


def glyph_sign(d: Desk, glyph: str, size: int = 16, color: Color = "", accent: Color = "") -> Node:
    colors = (color or d.look.theme.ink, accent or d.look.theme.link)
    return Drawing("glyph", size, size, colors, (float(NUMBERS[glyph]),))


def entry_sign(d: Desk, entry: Entry, size: int = 16) -> list[Node]:
    """The sign of a content entry: its ``glyph`` or ``icon`` in its ``ink``."""
    ink = entry.get("ink", "")
    if "glyph" in entry:
        return [glyph_sign(d, entry["glyph"], size, "", ink)]
    if "icon" in entry:
        return [icon(d.look, entry["icon"], size, ink or d.look.theme.muted)]
    return []


def tool(d: Desk, name: str, size: int = 16, *, drop: bool = False, **looks: Any) -> Group:
    """An icon button of a function, pressed where the application says so."""
    theme, on = d.look.theme, looks.pop("on", name in d.app.on)
    inside: list[Node] = [sign(d, name, size)]
    if drop:
        inside.append(icon(d.look, "caret_down", 8, theme.muted))
    own: dict[str, Any] = {
        "pad": pad(4, 4),
        "radius": d.look.radius,
        "fill": theme.chosen if on else "",
        "border": theme.accent if on else "",
        "gap": 1,
        "hugs": True,
    }
    return d.does(name, row(*inside, **{**own, **looks}), "icon")


def tool_row(d: Desk, name: str, size: int = 16, **looks: Any) -> list[Node]:
    """The icon buttons of one of the application's bars, with lines between its groups."""
    return [
        tools.separator(d.look, size + 2) if one == "|" else tool(d, one, size, **looks)
        for one in d.app.bars.get(name, ())
    ]


def tool_column(d: Desk, name: str, size: int = 16, edge: str = "r", **looks: Any) -> Group:
    """The icon buttons of a bar, one below another."""
    nodes: list[Node] = [
        Group(width=size + 4, height=1, fill=d.look.theme.line)
        if one == "|"
        else tool(d, one, size)
        for one in d.app.bars.get(name, ())
    ]
    return tools.palette(d.look, *nodes, edge=edge, **{"gap": 1, "pad": pad(3, 4), **looks})


def worded(d: Desk, name: str, *, size: int = 16, **looks: Any) -> Group:
    """A function as its sign with its label beside it."""
    entry = d.function(name)
    signs = [sign(d, name, size)] if entry.icon or name in d.content("glyphs", {}) else []
    own: dict[str, Any] = {"gap": 5, "pad": pad(5, 2), "hugs": True, "radius": d.look.radius}
    if name in d.app.on:
        own["fill"] = d.look.theme.chosen
    return d.does(name, row(*signs, say(d.look, entry.label, 11), **{**own, **looks}), "text")


def tree(d: Desk, entries: Sequence[Entry], *, height: float = 20, **looks: Any) -> list[Node]:
    """Lines of a tree. An entry has ``text``, and may have ``icon`` or ``glyph``, ``ink``,
    ``level``, ``opened``, ``chosen``, ``check`` (with ``toggle``: what its box is asked with),
    ``end`` and ``does``."""
    return [_branch(d, entry, height, looks) for entry in entries]


def _branch(d: Desk, entry: Entry, height: float, looks: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    opened, chosen = entry.get("opened"), entry.get("chosen", False)
    fold: Node = Group(width=10)
    if opened is not None:
        fold = icon(look, "chevron_down" if opened else "chevron_right", 10, theme.muted)
    nodes: list[Node] = [fold]
    if "check" in entry:
        nodes.append(check_box(d, entry))
    nodes += entry_sign(d, entry)
    ink = theme.muted if entry.get("dim") else theme.ink
    nodes.append(
        say(
            look, entry["text"], entry.get("size", 11.5), ink, bold=entry.get("bold", False), grow=1
        )
    )
    if entry.get("end"):
        nodes.append(hint(look, entry["end"], 11))
    own: dict[str, Any] = {
        "gap": 4,
        "pad": Pad(0, 6, 0, 4 + 14 * entry.get("level", 0)),
        "height": height,
        "fill": theme.chosen if chosen else "",
    }
    line = row(*nodes, **{**own, **looks})
    does = entry.get("does", ())
    return d.mark(
        line,
        "text",
        does,
        function=f"branch:{entry['text']}" if does else "",
        words=(entry["text"],),
    )


def check_box(d: Desk, entry: Entry) -> Group:
    """The box of a line that can be ticked; ``toggle`` is what it is asked with."""
    theme = d.look.theme
    box = Drawing(
        "checkbox", 13, 13, (theme.accent, theme.muted, theme.card), (float(entry["check"]),)
    )
    does = entry.get("toggle", ())
    name = f"toggle:{entry['text']}" if does else ""
    return d.mark(row(box, hugs=True), "other", does, function=name)


def value_of(d: Desk, entry: Entry, key: str = "value") -> str:
    """An entry's value; of several, the screens take turns."""
    value = entry.get(key, "")
    return str(d.turn(value) if isinstance(value, list) else value)


def property_table(
    d: Desk, entries: Sequence[Entry], width: float = 110, *, height: float = 20
) -> list[Node]:
    """Lines of a property table: a ``section``, or a ``name`` with its ``value``.

    ``kind`` is how the value looks: field (default), choice, check, swatch, number.
    """
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in entries:
        if "section" in entry:
            head = row(
                icon(look, "chevron_down", 10, theme.muted),
                say(look, entry["section"], 11.5, bold=True, grow=1),
                gap=4,
                pad=pad(5, 0),
                height=height,
                fill=theme.bar,
            )
            does = entry.get("does", ())
            name = f"section:{entry['section']}" if does else ""
            nodes.append(d.mark(head, "text", does, function=name, words=(entry["section"],)))
            continue
        title = row(say(look, entry["name"], 11, theme.muted, grow=1), width=width, pad=pad(8, 0))
        nodes.append(
            row(title, value_cell(d, entry, height), border=theme.line, edges="b", height=height)
        )
    return nodes


def value_cell(d: Desk, entry: Entry, height: float = 20) -> Group:
    """The value of a line of a property table, marked."""
    look, theme = d.look, d.look.theme
    value, kind = value_of(d, entry), entry.get("kind", "field")
    inside: list[Node] = []
    if kind == "check":
        inside.append(
            Drawing(
                "checkbox",
                13,
                13,
                (theme.accent, theme.muted, theme.card),
                (float(value == "true"),),
            )
        )
    if kind == "swatch":
        inside.append(tools.swatch(look, entry["ink"], 12))
    inside.append(say(look, value, 11, grow=1))
    if kind == "choice":
        inside.append(icon(look, "chevron_down", 10, theme.muted))
    cell = row(
        *inside,
        gap=5,
        pad=pad(6, 0),
        height=height,
        grow=1,
        fill=theme.card,
        border=theme.line,
        edges="l",
    )
    does = entry.get("does", ())
    return d.mark(
        cell, "other", does, function=f"value:{entry['name']}" if does else "", words=(value,)
    )


def tabs(
    d: Desk, entries: Sequence[Any], chosen: int = 0, kind: str = "under", **looks: Any
) -> list[Node]:
    """Tabs of content entries (a text, or a table with ``text`` and ``does``)."""
    return [
        d.thing(
            panels.tab(
                d.look,
                entry if isinstance(entry, str) else entry["text"],
                on=place == chosen,
                kind=kind,
                **looks,
            ),
            entry if place != chosen or isinstance(entry, str) else entry["text"],
        )
        for place, entry in enumerate(entries)
    ]


def side_panel(
    d: Desk, caption: str, *nodes: Node, width: float, edge: str = "r", **looks: Any
) -> Group:
    """A docked panel with a float and a close button in its head."""
    look, theme = d.look, d.look.theme
    ends = [
        d.mark(row(icon(look, name, 10, theme.muted), pad=pad(3, 3), hugs=True), "icon")
        for name in ("restore", "close")
    ]
    return panels.dock(look, caption, *nodes, tools=ends, width=width, edge=edge, **looks)


def stacked(d: Desk, *nodes: Node, **looks: Any) -> Group:
    """Lines one below another on the ground of lists."""
    return column(*nodes, **{"fill": d.look.theme.card, "clip": True, **looks})
