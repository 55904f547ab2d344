"""A graph of nodes: boxes with sockets, and the wires between them."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.words import Entry, current, entry_mark, phrases
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, row
from pointerbench.widgets.texts import icon, say

_HEAD, _ROW = 23, 20
_PINS = {"color": "#c7c729", "value": "#a1a1a1", "vector": "#6363c7", "shader": "#63c763",
         "run": "#f0f0f0", "object": "#2f8fd8", "bool": "#b03030", "float": "#8fd14f",
         "text": "#d83fb0"}  # fmt: skip
_ORDER = tuple(_PINS)


def graph(d: Desk, entry: Entry, wide: float) -> Group:
    """The nodes of the open document's graph; places are pixels."""
    own = current(d, entry.get("of", "graphs"))
    ground = entry.get("ground", "#1d1d1d")
    scale = min(1.0, wide / own.get("wide", 740))
    nodes: list[Node] = [
        at(
            Drawing("net", 1, None, (entry.get("thin", "#262626"), entry.get("bold", "#121212")),
                    (entry.get("step", 20.0), float(entry.get("dots", 0)), 5.0)),
            Spot(0, 0, 1, 1),
        )
    ]  # fmt: skip
    wires = [value for wire in own["wires"] for value in _wire(own, wire, scale)]
    colors = tuple(_PINS.values())
    nodes.append(at(Drawing("wires", 1, None, colors, tuple(wires)), Spot(0, 0, 1, 1)))
    for number, node in enumerate(own["nodes"]):
        nodes += _node(d, node, scale, chosen=number == own.get("chosen", 0))
    if "caption" in own:
        text = say(d.look, own["caption"], 26, entry.get("faint", "#5c5c5c"), bold=True)
        nodes.append(at(row(text, ground=ground), Spot(1, 1, 0, 0, -260, -46)))
    return panels.canvas(d.look, *nodes, fill=ground)


def _rows(node: Any) -> list[Entry]:
    return [{"left": one} if isinstance(one, str) else one for one in node["rows"]]


def _pin(node: Any, side: str, name: str, scale: float) -> tuple[float, float, str]:
    """Where a socket is, and its kind."""
    x, y = node["at"]
    for place, entry in enumerate(_rows(node)):
        if entry.get(side) == name:
            down = y + _HEAD + 4 + _ROW * place + _ROW / 2
            across = x * scale + (node["width"] if side == "right" else 0)
            return across, down, entry.get("pin", "value")
    raise ValueError(f"no socket {name!r} at the {side} of {node['text']!r}")


def _wire(own: Any, wire: Any, scale: float) -> tuple[float, ...]:
    """From a node's right socket to another one's left socket."""
    first, out, second, into = wire
    x1, y1, kind = _pin(own["nodes"][first], "right", out, scale)
    x2, y2, _ = _pin(own["nodes"][second], "left", into, scale)
    return x1, y1, x2, y2, float(_ORDER.index(kind))


def _node(d: Desk, node: Any, scale: float, *, chosen: bool) -> list[Node]:
    look = d.look
    x, y = node["at"]
    x *= scale
    wide = node["width"]
    rows = _rows(node)
    lead: list[Node] = [icon(look, node["icon"], 13, "#f4f4f4")] if node.get("icon") else []
    title = row(
        *lead, say(look, node["text"], look.size, "#f6f6f6", grow=1), gap=5, pad=pad(8, 0),
        height=_HEAD, fill=node.get("color", "#3b6a4a"),
    )  # fmt: skip
    does = () if chosen else node.get("does", ())
    head = entry_mark(d, title, {"text": node["text"], "does": does})
    body = column(head, *(_line(d, node, entry) for entry in rows), pad=pad(0, 0), gap=0)
    high = _HEAD + 8 + _ROW * len(rows)
    edge = "#f2f2f2" if chosen else "#0d0d0d"
    box = column(body, fill=node.get("fill", "#303030"), border=edge, radius=5, clip=True)
    found: list[Node] = [at(box, Spot(0, 0, 0, 0, x, y, wide, high))]
    for entry in rows:
        for side in ("left", "right"):
            if entry.get(side) and not entry.get("bare"):
                found.append(_socket(d, node, entry, side, scale))
    return found


def _line(d: Desk, node: Any, entry: Entry) -> Node:
    """A line of a node: names of sockets, and the value that an open one has."""
    look = d.look
    inside: list[Node] = []
    if entry.get("left"):
        inside.append(say(look, entry["left"], look.size - 0.5, "#dcdcdc"))
    inside.append(Group(grow=1))
    if "value" in entry:
        inside.append(say(look, str(entry["value"]), look.size - 0.5, "#f0f0f0"))
    if "swatch" in entry:
        inside.append(Group(fill=entry["swatch"], width=44, height=12, radius=2))
    if entry.get("right"):
        inside.append(say(look, entry["right"], look.size - 0.5, "#dcdcdc"))
    shown = row(*inside, gap=5, pad=pad(11, 0), height=_ROW)
    if "value" not in entry and "swatch" not in entry:
        return shown
    filled = row(
        *inside, gap=5, pad=pad(6, 0), height=_ROW - 4, fill="#4a4a4a", radius=3, clip=True
    )
    name = entry.get("left") or entry.get("right") or ""
    does = phrases(d, "node_value", name=name, node=node["text"])
    return column(d.mark(filled, "other", does), pad=pad(8, 2), height=_ROW)


def _socket(d: Desk, node: Any, entry: Entry, side: str, scale: float) -> Node:
    x, y, kind = _pin(node, side, entry[side], scale)
    size = 11
    key = "socket_in" if side == "left" else "socket_out"
    does = phrases(d, key, name=entry[side] or "main", node=node["text"])
    if kind == "run":
        shape: Node = Drawing("art", size, size, (_PINS[kind],), (4.0 + 3,))
        dot: Node = free(at(shape, Spot(0, 0, 1, 1)), grow=0)
    else:
        dot = Group(fill=_PINS[kind], border="#101010", radius=size / 2)
    return d.mark(at(dot, Spot(0, 0, 0, 0, x - size / 2, y - size / 2, size, size)), "other", does)
