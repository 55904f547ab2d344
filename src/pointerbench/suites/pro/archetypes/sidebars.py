"""Panels at the side of a document as application files write them down: sections of controls,
trees, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.strips import control, gallery, part, parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def tabs(
    d: Desk, entries: Iterable[Entry], shown: str, make: Callable[[str, bool], Group]
) -> list[Node]:
    """Tabs by ``make(caption, on)``; the one that is shown is not asked for."""
    nodes: list[Node] = []
    for entry in entries:
        on = entry["text"] == shown
        nodes.append(d.thing(make(entry["text"], on), entry["text"] if on else entry))
    return nodes


def pane(d: Desk, entry: Entry, *, width: float = 230, edge: str = "l") -> Group:
    """A panel with its ``title``, ``tools`` in its head line and ``sections``."""
    own = parts(d, entry.get("tools", ()))
    body = sections(d, entry["sections"], entry.get("names", 92))
    return panels.dock(d.look, entry["title"], *body, tools=own, width=width, edge=edge)


def sections(d: Desk, entries: Iterable[Entry], names: float = 92) -> list[Node]:
    """Sections with a ``text`` that fold, of ``fields``, ``items`` and ``tiles``; without a text
    only what is in them. A folded one has ``folded = true``."""
    nodes: list[Node] = []
    for entry in entries:
        opened = not entry.get("folded", False)
        body: list[Node] = []
        if opened:
            body += fields(d, entry.get("fields", ()), names)
            body += items(d, entry.get("items", ()))
            if "tiles" in entry:
                body.append(wrap(*tiles(d, entry["tiles"]), gap=6, pad=pad(8, 5)))
        if "text" in entry:
            nodes.append(_folding(d, entry, opened, body))
        else:
            nodes.append(column(*body, pad=pad(0, 3)))
    return nodes


def tiles(d: Desk, entries: Sequence[Entry]) -> list[Node]:
    """The samples of a gallery without its arrows."""
    return list(gallery(d, {"tiles": entries}).children[:-1])


def _folding(d: Desk, entry: Entry, opened: bool, body: Sequence[Node]) -> Group:
    look = d.look
    sign = "chevron_down" if opened else "chevron_right"
    head = row(
        icon(look, sign, 12, look.theme.muted),
        say(look, entry["text"], look.size - 0.5, bold=True, grow=1),
        gap=5, pad=pad(6, 4), fill=look.theme.bar,
    )  # fmt: skip
    return column(d.thing(head, entry), column(*body, pad=pad(0, 3)) if body else Group())


def fields(d: Desk, entries: Iterable[Entry], width: float = 92) -> list[Node]:
    """Lines of a property panel: a ``name`` with a control, a ``name`` alone (a caption), a row
    of ``parts`` (after a name or not), or a check box."""
    nodes: list[Node] = []
    for entry in entries:
        if "parts" in entry:
            held = row(*parts(d, entry["parts"]), gap=entry.get("gap", 2), grow=1)
            caption = entry.get("name", "")
            named = tools.property_row(d.look, caption, held, width)
            nodes.append(named if caption else row(held, pad=pad(8, 2)))
        elif entry.get("kind") == "check":
            nodes.append(row(control(d, entry), pad=pad(8, 2)))
        elif "button" in entry:
            shown = tools.button(d.look, entry["button"], grow=1)
            own = thing(d, shown, {**entry, "text": entry["button"]}, "text")
            nodes.append(row(own, pad=pad(8, 3)))
        elif "value" in entry:
            nodes.append(tools.property_row(d.look, entry["name"], control(d, entry), width))
        elif "big" in entry or "lines" in entry:
            nodes.append(row(part(d, entry), pad=pad(8, 2)))
        else:
            nodes.append(row(say(d.look, entry["name"], 0, d.look.theme.muted, limit=4, grow=1),
                             pad=pad(8, 3)))  # fmt: skip
    return nodes


def items(d: Desk, entries: Iterable[Entry]) -> list[Node]:
    """Lines of a list or tree: ``text``, ``icon``, ``level``, ``opened``, ``end`` (a count),
    ``chosen``."""
    look = d.look
    nodes: list[Node] = []
    for entry in entries:
        end = [hint(look, str(entry["end"]))] if "end" in entry else []
        chosen = entry.get("chosen", False)
        node = panels.item(
            look, entry["text"], sign=entry.get("icon", ""), level=entry.get("level", 0),
            opened=entry.get("opened"), chosen=chosen, end=end, color=entry.get("ink", ""),
        )  # fmt: skip
        nodes.append(d.thing(node, entry["text"] if chosen else entry))
    return nodes


def switcher(d: Desk, names: Sequence[str], shown: str, size: int = 20, **looks: Any) -> Group:
    """The strip of icons beside a side bar, one for each of its decks."""
    nodes: list[Node] = []
    for name in names:
        if name == ">":
            nodes.append(push())
        elif name == shown:
            entry = d.function(name)
            shown_tool = tools.tool(d.look, entry.icon, size, on=True, pad=pad(6, 6))
            nodes.append(d.mark(shown_tool, "icon"))
        else:
            nodes.append(d.tool(name, size, pad=pad(6, 6)))
    return tools.palette(d.look, *nodes, edge=looks.pop("edge", "l"), **looks)


def remark(d: Desk, entry: Entry, *, number: int, chosen: bool = False) -> Group:
    """A comment's card: ``who``, ``when``, ``text``, and what can be done with it."""
    look, theme = d.look, d.look.theme
    who = entry["who"]
    face = Drawing("avatar", 22, 22, (), (float(number),))
    signs = []
    for sign, does in entry.get("signs", {}).items():
        wordings = tuple(one.format(who=who) for one in does)
        shown = tools.tool(look, sign, 12, pad=pad(3, 3), color=theme.muted)
        signs.append(d.mark(shown, "icon", wordings))
    head = row(
        face,
        column(say(look, who, look.size - 0.5, bold=True), hint(look, entry["when"], 10.5), grow=1),
        *signs,
        gap=6,
    )
    words = row(say(look, entry["text"], look.size - 0.5, limit=6, grow=1))
    body: list[Node] = [head, d.mark(words, "text", entry.get("does", ()), words=(entry["text"],))]
    if "answer" in entry:
        reply = tools.field(look, dim="Reply", grow=1, pad=pad(7, 3))
        wordings = tuple(one.format(who=who) for one in entry["answer"])
        body.append(row(d.mark(reply, "other", wordings)))
    return column(
        *body, gap=5, pad=pad(9, 8), fill=theme.card, radius=look.radius,
        border=theme.accent if chosen else theme.line,
    )  # fmt: skip


def cards(d: Desk, entries: Sequence[Entry], chosen: int = -1, **looks: Any) -> Group:
    """Comments one below another."""
    nodes = [
        remark(d, entry, number=place * 7 + d.number, chosen=place == chosen)
        for place, entry in enumerate(entries)
    ]
    return column(*nodes, **{"gap": 8, "pad": Pad(8, 8, 8, 8), "clip": True, **looks})
