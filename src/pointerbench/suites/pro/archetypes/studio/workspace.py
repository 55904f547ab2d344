"""A whole window from an application's layouts: bars, palettes, columns of docks, the middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.studio.controls import line, one, tool
from pointerbench.suites.pro.archetypes.studio.docks import dock, dock_column
from pointerbench.suites.pro.archetypes.studio.words import Entry, plan_of, style
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, wrap

Center = Callable[[Desk, Entry], Node]


def workspace(d: Desk, centers: Mapping[str, Center]) -> Group:
    """The window; what lies in its middle is what a layout's ``center`` names."""
    base = d.look
    d.look = replace(
        base,
        size=min(base.size, style(d, "size", 11.5)),
        row=min(base.row, style(d, "row", 22)),
        radius=min(base.radius, style(d, "radius", 4)),
    )
    plan = plan_of(d)
    nodes: list[Node] = [_strip(d, name, "b") for name in plan.get("bars", ())]
    middle: list[Node] = []
    for side in plan.get("left", ()):
        middle.append(_side(d, side, "r"))
    center = column(
        *(_strip(d, name, "b") for name in plan.get("above", ())),
        centers[plan["center"]["view"]](d, plan["center"]),
        *(_strip(d, name, "t") for name in plan.get("below", ())),
        *(_low(d, names) for names in plan.get("low", ())),
        grow=1,
        clip=True,
    )
    middle.append(center)
    for side in plan.get("right", ()):
        middle.append(_side(d, side, "l"))
    nodes.append(panes(*middle, grow=1, clip=True))
    nodes += [_low(d, names) for names in plan.get("bottom", ())]
    nodes += [_strip(d, name, "t") for name in plan.get("foot", ())]
    d.popups += [_float(d, entry) for entry in plan.get("floats", ())]
    return d.window(column(*nodes, grow=1))


def _float(d: Desk, entry: Entry) -> Popup:
    """A dock in a window of its own, over the others."""
    own = replace(dock(d, entry["dock"]), grow=0, border="")
    node = column(
        own,
        width=entry["width"],
        fill=d.look.theme.card,
        border=d.look.theme.faint,
        radius=d.look.radius,
        shadow=True,
        hugs=True,
        clip=True,
    )
    x, y = entry["place"]
    return Popup(node, place=(x, y))


def room_of(d: Desk) -> float:
    """About how wide the middle is."""
    plan = plan_of(d)
    sides = (*plan.get("left", ()), *plan.get("right", ()))
    return d.width - sum(_width(d, side) for side in sides)


def _width(d: Desk, side: Entry) -> float:
    if "width" in side:
        return float(side["width"])
    if "signs" in side:
        return 32.0
    return palette_width(d, side) + 8


def palette_width(d: Desk, side: Entry) -> float:
    """How wide the tools of a palette are together."""
    columns = side.get("columns", 1)
    size = side.get("size", style(d, "icons", 16))
    return float((size + 2 * side.get("inner", 6)) * columns + columns - 1)


def _strip(d: Desk, name: str, edge: str) -> Node:
    """A line of controls across the window."""
    own: Entry = d.content("strips")[name]
    looks: dict[str, Any] = {"gap": own.get("gap", 4), "pad": pad(own.get("edge", 6), 2)}
    if "height" in own:
        looks["height"] = own["height"]
    if own.get("fill") == "card":
        looks["fill"] = d.look.theme.card
    if "align" in own:
        looks["justify"] = own["align"]
    return tools.bar(d.look, *line(d, own["items"]), edge=edge, **looks)


def _low(d: Desk, names: Any) -> Node:
    """Docks side by side below the middle: names, with a height first."""
    height, *rest = names
    shown = [replace(dock(d, name), grow=d.content("docks")[name].get("share", 1), height=None)
             for name in rest]  # fmt: skip
    for place, name in enumerate(rest):
        width = d.content("docks")[name].get("width")
        if width:
            shown[place] = replace(shown[place], width=width, grow=0)
        if place:
            shown[place] = replace(shown[place], edges="l")
        else:
            shown[place] = replace(shown[place], border="")
    return panes(*shown, height=height, clip=True, border=d.look.theme.line, edges="t")


def _side(d: Desk, side: Entry, edge: str) -> Node:
    """A palette of tools, a strip of folded docks, or a column of docks."""
    if "tools" in side:
        return palette(d, side, edge)
    if "signs" in side:
        return tools.palette(
            d.look, *(one(d, entry) for entry in side["signs"]), edge=edge, gap=side.get("gap", 6)
        )
    return dock_column(d, side["docks"], side["width"], edge)


def palette(d: Desk, side: Entry, edge: str) -> Group:
    """Tools down the side in one or more columns, with the colours to paint with below."""
    size = side.get("size", style(d, "icons", 16))
    columns = side.get("columns", 1)
    own = pad(side.get("inner", 6), side.get("inner", 6) - 1)
    nodes: list[Node] = []
    run: list[Node] = []
    for name in (*d.app.bars[side["tools"]], "|"):
        if name == "|":
            if run:
                nodes.append(
                    wrap(*run, gap=1) if columns > 1 else column(*run, gap=side.get("gap", 1))
                )
            run = []
            continue
        run.append(tool(d, name, size, pad=own))
    parted: list[Node] = []
    wide = palette_width(d, side)
    for node in nodes:
        if parted and side.get("lines", True):
            parted.append(Group(width=wide - 6, height=1, fill=d.look.theme.line))
        parted.append(
            replace(node, width=wide) if columns > 1 and isinstance(node, Group) else node
        )
    ends = line(d, side.get("ends", ()))
    return tools.palette(
        d.look, *parted, *ends, edge=edge, width=wide + 8, gap=side.get("between", 3), pad=pad(3, 4)
    )
