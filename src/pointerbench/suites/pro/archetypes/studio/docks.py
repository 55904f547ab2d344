"""Docks with their tabs or titles, and columns of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.studio.controls import line, tool
from pointerbench.suites.pro.archetypes.studio.parts import parts
from pointerbench.suites.pro.archetypes.studio.words import Entry, entry_mark, style
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import icon, say

_TALL = ("layers", "tree", "list", "tiles", "push", "frames")  # parts that take what is left


def dock(d: Desk, name: str) -> Group:
    """One of the application's docks."""
    entry: Entry = d.content("docks")[name]
    nodes: list[Node] = [*_head(d, entry), *parts(d, entry.get("parts", []))]
    if entry.get("foot"):
        if not entry.get("fits") and not any(one["part"] in _TALL for one in entry["parts"]):
            nodes.append(push())
        nodes.append(_foot(d, entry))
    body: Node = column(*nodes, grow=1, clip=True)
    if "scroll" in entry:
        before, seen = entry["scroll"]
        head = _head(d, entry)
        inside = column(*nodes[len(head) :], grow=1, clip=True)
        body = column(*head, panes(inside, panels.scroll_bar(d.look, before, seen), grow=1), grow=1)
    looks: dict[str, Any] = {"fill": d.look.theme.card, "clip": True}
    if "height" in entry:
        looks["height"] = entry["height"]
    elif entry.get("fits"):
        looks["grow"] = 0
    else:
        looks["grow"] = entry.get("grow", 1)
    return column(body, **looks, border=d.look.theme.line, edges=style(d, "dock_edges", "b"))


def _head(d: Desk, entry: Entry) -> list[Node]:
    """Tabs, or a title with its tools."""
    look, theme = d.look, d.look.theme
    ends = line(d, entry.get("ends", ()))
    if "title" in entry:
        form = style(d, "title", "left")
        caption: Node = say(look, entry["title"], look.size, bold=bool(style(d, "bold", True)))
        if form == "center":
            return [row(push(), caption, push(), *ends, pad=pad(8, 3), gap=3, fill=theme.bar)]
        lead = [icon(look, entry["icon"], 14, theme.muted)] if entry.get("icon") else []
        return [
            row(*lead, caption, push(), *ends, gap=4, pad=pad(8, 3), fill=theme.bar,
                border=theme.line, edges="b", clip=True)
        ]  # fmt: skip
    if "tabs" not in entry:
        return []
    return [tabs(d, entry["tabs"], entry.get("on", 0), ends)]


def tabs(d: Desk, entries: Sequence[Any], on: int, ends: Sequence[Node] = ()) -> Group:
    """A strip of tabs; the chosen one is not asked for."""
    look, theme = d.look, d.look.theme
    kind = style(d, "tabs", "card")
    nodes: list[Node] = []
    for place, one in enumerate(entries):
        entry: Entry = {"text": one} if isinstance(one, str) else one
        chosen = place == on
        looks: dict[str, Any] = {"pad": pad(style(d, "tab_pad", 8), 4)}
        if entry.get("icon"):
            ink = theme.ink if chosen else theme.muted
            node = row(
                icon(look, entry["icon"], 16, ink),
                pad=pad(6, 4),
                hugs=True,
                fill=theme.card if chosen else "",
            )
            mark_kind = "icon"
        else:
            node = panels.tab(look, entry["text"], on=chosen, kind=kind, **looks)
            mark_kind = "text"
        does = () if chosen else entry.get("does", ())
        means = "" if chosen else entry.get("means", "")
        nodes.append(entry_mark(d, node, {**entry, "does": does, "means": means}, mark_kind))
    return panels.tab_strip(look, *nodes, push(), *ends, pad=pad(0, 0), gap=0)


def _foot(d: Desk, entry: Entry) -> Node:
    look = d.look
    names = (name for name in d.app.bars[entry["foot"]] if name != "|")
    nodes = [tool(d, name, entry.get("foot_size", 14)) for name in names]
    return row(
        *nodes, gap=entry.get("foot_gap", 4), pad=pad(6, 1), fill=look.theme.bar,
        border=look.theme.line, edges="t", justify=entry.get("foot_at", "end"), clip=True,
    )  # fmt: skip


def dock_column(d: Desk, names: Sequence[str], width: float, edge: str) -> Group:
    """Docks one below another."""
    theme = d.look.theme
    nodes = [dock(d, name) for name in names]
    return column(*nodes, width=width, fill=theme.card, border=theme.line, edges=edge, clip=True)
