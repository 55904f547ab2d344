"""Tools and controls as application files write them down: in bars, ribbons and side bars.

An entry is the id of a function (with ``+`` behind it where an arrow opens more), ``|`` for a line
between groups, ``>`` for all the room that is left, or a table:

- ``big``: the id of a function as a large icon over its label; ``+`` as above
- ``lines``: ids as small icons beside their labels, one below another
- ``rows``: lists of entries, one below another
- ``tiles``: samples of a gallery, each with ``text``, ``icon``, ``fill``, ``photo`` or ``sheet``
- ``say``: words before a control
- ``value``: a control of the ``kind`` choice, field, number, check, slider or swatch
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Rule
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.look import luminance
from pointerbench.widgets.texts import hint, icon, say

Entry = str | Mapping[str, Any]


def parts(d: Desk, entries: Iterable[Entry], size: int = 16) -> list[Node]:
    """The entries as nodes."""
    return [part(d, entry, size) for entry in entries]


def strip(d: Desk, entries: Iterable[Entry], size: int = 16, **looks: Any) -> Group:
    """A tool bar of entries."""
    return tools.bar(d.look, *parts(d, entries, size), **looks)


def part(d: Desk, entry: Entry, size: int = 16) -> Node:
    """One entry as a node."""
    if isinstance(entry, str):
        return _tool(d, entry, size)
    for key, make in _MAKERS.items():
        if key in entry:
            made: Node = make(d, entry)
            return made
    return control(d, entry)


def _tool(d: Desk, name: str, size: int) -> Node:
    if name == "|":
        return tools.separator(d.look)
    if name == ">":
        return push()
    if name.endswith("+"):
        return d.tool(name[:-1], size, drop=True, pad=pad(4, 4))
    return d.tool(name, size)


# --- labelled tools -------------------------------------------------------------------------------


def big(d: Desk, name: str, size: int = 24) -> Group:
    """A large icon over its label, which takes two lines where it has words enough."""
    look, bare = d.look, name.rstrip("+")
    entry = d.function(bare)
    first, second = _halves(entry.label)
    pressed = bare in d.app.on
    small = look.size - 1
    lines: list[Node] = [icon(look, entry.icon, size, look.theme.link, filled=pressed)]
    lines.append(say(look, first, small, align="center"))
    arrow = icon(look, "chevron_down", 10, look.theme.muted)
    if second:
        lines.append(
            row(say(look, second, small), *([arrow] if name != bare else ()), gap=2, hugs=True)
        )
    elif name != bare:
        lines.append(arrow)
    node = column(
        *lines,
        pad=pad(5, 3),
        gap=1,
        align="center",
        radius=look.radius,
        fill=look.theme.chosen if pressed else "",
        hugs=True,
    )
    return d.does(bare, node, "text")


def _halves(label: str) -> tuple[str, str]:
    """A label in two lines of about the same length; short ones stay whole."""
    words = label.split()
    if len(words) < 2 or len(label) < 9:
        return label, ""
    cuts = range(1, len(words))
    cut = min(cuts, key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:]))))
    return " ".join(words[:cut]), " ".join(words[cut:])


def line(d: Desk, name: str) -> Group:
    """A small icon beside its label."""
    look, bare = d.look, name.rstrip("+")
    entry = d.function(bare)
    nodes: list[Node] = [
        icon(look, entry.icon, 16, look.theme.link),
        say(look, entry.label, look.size - 0.5),
    ]
    if name != bare:
        nodes.append(icon(look, "chevron_down", 10, look.theme.muted))
    fill = look.theme.chosen if bare in d.app.on else ""
    node = row(*nodes, gap=5, pad=pad(5, 3), radius=look.radius, fill=fill, hugs=True)
    return d.does(bare, node, "text")


# --- controls -------------------------------------------------------------------------------------


def control(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A field, choice or the like; ``does`` asks for it."""
    look, kind, value = d.look, entry.get("kind", "choice"), str(entry.get("value", ""))
    width = entry.get("width")
    node: Group
    if kind == "check":
        node = tools.check(look, value, on=bool(entry.get("on")), hugs=True)
    elif kind == "number":
        node = tools.number(look, value, width=width or 64)
    elif kind == "slider":
        node = tools.slider(look, float(value), width)
    elif kind == "swatch":
        node = tools.swatch(look, value, entry.get("size", 18))
    elif kind == "field":
        node = tools.field(look, value, dim=entry.get("dim", ""), sign=entry.get("sign", ""),
                           width=width, grow=0 if width else 1)  # fmt: skip
    else:
        node = tools.choice(look, value, width, grow=0 if width else 1)
    return thing(d, node, entry)


def thing(d: Desk, node: Node, entry: Mapping[str, Any], kind: str = "other") -> Group:
    """The node as an element whose function is what ``does`` says, whatever is written on it."""
    does = entry.get("does", ())
    text = str(entry.get("text") or entry.get("value", ""))
    return d.mark(node, kind, does, function=entry.get("means", ""), words=(text,) if text else ())


def _tile(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A sample of a gallery."""
    look, theme = d.look, d.look.theme
    inside: list[Node] = []
    ink = entry.get("ink", "") or theme.ink
    fill = entry.get("fill", "") or theme.card
    if entry.get("fill") and not entry.get("ink"):
        ink = "#1b1b1b" if luminance(fill) > 0.4 else "#ffffff"
    if "icon" in entry:
        inside.append(icon(look, entry["icon"], 20, entry.get("ink", "") or theme.link))
    if "drawing" in entry:
        kind, *data = entry["drawing"]
        inside.append(
            Drawing(kind, entry.get("height", 40), None, tuple(entry.get("colors", ())),
                    tuple(map(float, data)), grow=1)
        )  # fmt: skip
    if "text" in entry:
        inside.append(
            say(look, entry["text"], entry.get("size", look.size - 1), ink,
                bold=entry.get("bold", False), align=entry.get("align", "center"))
        )  # fmt: skip
    node = column(
        *inside,
        gap=3,
        width=entry.get("width", 64),
        height=entry.get("high", 54),
        pad=pad(entry.get("pad", 4), 3),
        justify="center",
        align="stretch" if "drawing" in entry or entry.get("align") == "left" else "center",
        fill=fill,
        border=theme.accent if entry.get("on") else theme.line,
        thickness=2 if entry.get("on") else 1,
        radius=min(3, look.radius),
        clip=True,
    )
    return thing(d, node, {} if entry.get("on") else entry)


def _rows(d: Desk, entry: Mapping[str, Any]) -> Group:
    rows = [row(*parts(d, entries), gap=entry.get("gap", 1)) for entries in entry["rows"]]
    return column(*rows, gap=entry.get("between", 3), hugs=True)


def gallery(d: Desk, entry: Mapping[str, Any]) -> Group:
    """Samples in a row, with the arrows that turn its pages at its end."""
    look = d.look
    arrows = column(
        *(row(icon(look, name, 10, look.theme.muted), pad=pad(3, 4), justify="center")
          for name in ("chevron_up", "chevron_down")),
        border=look.theme.line,
    )  # fmt: skip
    return row(*(_tile(d, tile) for tile in entry["tiles"]), arrows, gap=2, hugs=True)


_MAKERS: dict[str, Any] = {
    "big": lambda d, entry: big(d, entry["big"], entry.get("size", 24)),
    "lines": lambda d, entry: column(*(line(d, name) for name in entry["lines"]), hugs=True),
    "rows": _rows,
    "tiles": gallery,
    "say": lambda d, entry: hint(d.look, entry["say"], d.look.size - 0.5),
    "rule": lambda d, entry: Rule(d.look.theme.line),
}
