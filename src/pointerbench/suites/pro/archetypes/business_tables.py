"""Tables of records that know which of their cells can be told from all others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from string import Formatter
from typing import Any

from pointerbench.flow.nodes import Color, Drawing, Group, Node
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    link,
    pill,
    portrait,
    row_of_links,
    soft_pill,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Facts = Mapping[str, str]
_FEW = 8  # lines of a table in which everything may be asked for


def told(wordings: Iterable[str], facts: Facts, others: Sequence[Facts]) -> tuple[str, ...]:
    """The wordings, filled in, that are true of these facts and of none of the others."""
    found = []
    for wording in wordings:
        names = [name for _, name, _, _ in Formatter().parse(wording) if name]
        same = [one for one in others if all(one.get(name) == facts[name] for name in names)]
        if len(same) <= 1 and all(facts[name] for name in names):
            found.append(wording.format_map(facts))
    return tuple(found)


def table(d: Desk, spec: Entry, rows: Sequence[Sequence[Any]], **looks: Any) -> Node:
    """A table of ``columns``: ``text`` (or ``name``), ``width``, ``look``, ``does`` for its head,
    and ``cell``, wordings in which names of columns in braces are those of the row; ``kind`` of
    the cells. The line ``hovered`` has the links ``quick`` below its first cell. ``ticks``,
    ``all`` and ``more`` are wordings for check boxes and for the icon that ends each line; ``top``
    is the ground of the head line. In long tables each line asks for two of its parts, in turn.
    """
    names = [entry.get("name") or entry["text"] for entry in spec["columns"]]
    facts = [_facts(names, cells) for cells in rows]
    head = [_head(d, entry, spec) for entry in spec["columns"]]
    widths = [float(entry["width"]) for entry in spec["columns"]]
    turns = [key for key in ("ticks", "more") if key in spec]
    turns += [name for name, entry in zip(names, spec["columns"], strict=True) if "cell" in entry]
    lines = []
    for place in range(len(facts)):
        asking = {turns[(place + step) % len(turns)] for step in (0, 2)} if turns else set()
        lines.append(_line(d, spec, facts, place, set(turns) if len(facts) < _FEW else asking))
    if "ticks" in spec:
        box = Drawing("checkbox", 14, 14, _box_colors(d), (0.0,))
        head.insert(0, row(d.mark(_padded(box), "other", spec.get("all", ()))))
        widths.insert(0, 34)
    if "more" in spec:
        head.append(say(d.look, ""))
        widths.append(36)
    top = looks.pop("top", "")
    grid = panels.grid(d.look, widths, head, lines, **looks)
    return replace(grid, head=top) if top else grid


def _line(
    d: Desk, spec: Entry, facts: Sequence[Facts], place: int, asking: AbstractSet[str]
) -> list[Node]:
    own = facts[place]
    cells: list[Node] = []
    for entry in spec["columns"]:
        name = entry.get("name") or entry["text"]
        silent = {key: value for key, value in entry.items() if key != "cell"}
        cells.append(
            _cell(
                d, spec, entry if name in asking or entry.get("always") else silent, own[name], own,
                facts,
            )
        )  # fmt: skip
    if place == spec.get("hovered"):
        cells[0] = column(cells[0], row(*row_of_links(d, spec["quick"]), gap=9), gap=2)
    if "ticks" in spec:
        on = place in spec.get("ticked", ())
        box = Drawing("checkbox", 14, 14, _box_colors(d), (float(on),))
        asks = spec["ticks"] if "ticks" in asking and not on else ()
        cells.insert(0, row(d.mark(_padded(box), "other", told(asks, own, facts))))
    if "more" in spec:
        sign = tools.tool(d.look, spec.get("more_icon", "more_horizontal"), 16)
        asks = told(spec["more"], own, facts) if "more" in asking else ()
        cells.append(row(d.mark(sign, "icon", asks), justify="end"))
    return cells


def _facts(names: Sequence[str], cells: Sequence[Any]) -> dict[str, str]:
    """The cells by their columns' names; by the names in small letters, they begin small."""
    found = dict(zip(names, map(str, cells), strict=True))
    small = {
        name.lower(): value[:1].lower() + value[1:]
        for name, value in found.items()
        if name.lower() not in found
    }
    return {**found, **small}


def _box_colors(d: Desk) -> tuple[Color, ...]:
    theme = d.look.theme
    return theme.accent, theme.faint, theme.card


def _padded(node: Node) -> Group:
    return row(node, pad=pad(2), hugs=True)


def _head(d: Desk, entry: Entry, spec: Entry) -> Node:
    text = entry.get("text", "")
    if not text:
        return say(d.look, "")
    look = d.look
    nodes: list[Node] = [say(look, text, look.size - 0.5, look.theme.muted, bold=True)]
    if "sorted" in entry:
        nodes.append(icon(look, entry["sorted"], 12, look.theme.muted))
    if entry.get("look") == "number":
        nodes.insert(0, push())
    node = row(*nodes, gap=3, hugs=True)
    return row(thing(d, node, entry if "does" in entry else text))


def _cell(
    d: Desk, spec: Entry, entry: Entry, value: str, own: Facts, facts: Sequence[Facts]
) -> Node:
    shown: Group = _LOOKS[entry.get("look", "plain")](d, spec, value)
    filled = value or entry.get("look") == "grip"
    does = told(entry.get("cell", ()), own, facts) if filled else ()
    kind = entry.get("kind", "other")
    if not does and entry.get("look", "plain") in ("plain", "muted", "number", "cell"):
        return shown
    marked = d.mark(shown, kind, does)
    return row(marked) if entry.get("look") in _HUGGING else marked


def _face_cell(d: Desk, spec: Entry, value: str) -> Group:
    return row(portrait(value, 20), say(d.look, value, grow=1), gap=6)


def _pill_cell(d: Desk, spec: Entry, value: str) -> Group:
    hue = spec.get("pills", {}).get(value, "#7a869a")
    return soft_pill(d, value, hue) if value else row(say(d.look, ""))


def _icon_cell(d: Desk, spec: Entry, value: str) -> Group:
    name, _, color = value.partition(" ")
    if not name:
        return Group(width=16, height=16)
    return row(icon(d.look, name, 16, color or d.look.theme.muted), pad=pad(2), hugs=True)


def _thumb_cell(d: Desk, spec: Entry, value: str) -> Group:
    kind, _, number = value.partition(" ")
    return row(Drawing(kind, 34, 34, (), (float(number or 0),)), hugs=True)


def _count_cell(d: Desk, spec: Entry, value: str) -> Group:
    ground = d.look.theme.accent if value != "0" else d.look.theme.faint
    return pill(d, value, ground, radius=7, size=10.5)


def _share_cell(d: Desk, spec: Entry, value: str) -> Group:
    share = float(value.rstrip("%")) / 100
    drawn = Drawing("progress", 6, None, (d.look.theme.accent, d.look.theme.line), (share,), grow=1)
    return row(drawn, hint(d.look, value), gap=6)


def _switch_cell(d: Desk, spec: Entry, value: str) -> Group:
    return tools.switch(d.look, on=value == "on", hugs=True)


def _grip_cell(d: Desk, spec: Entry, value: str) -> Group:
    theme = d.look.theme
    return Group(width=14, height=14, fill=theme.bar, border=theme.line)


def _input_cell(d: Desk, spec: Entry, value: str) -> Group:
    return row(
        say(d.look, value, grow=1), fill=d.look.theme.code, border=d.look.theme.line, pad=pad(4, 1),
        height=19,
    )  # fmt: skip


_HUGGING = ("grip", "light", "link", "strong", "pill", "icon", "thumb", "switch", "count")
_LOOKS: dict[str, Any] = {
    "plain": lambda d, spec, value: row(say(d.look, value, grow=1)),
    "muted": lambda d, spec, value: row(hint(d.look, value, d.look.size - 0.5, grow=1)),
    "number": lambda d, spec, value: row(say(d.look, value, align="right", grow=1)),
    "link": lambda d, spec, value: link(d, value),
    "strong": lambda d, spec, value: row(say(d.look, value, bold=True), hugs=True, pad=pad(1)),
    "face": _face_cell,
    "pill": _pill_cell,
    "icon": _icon_cell,
    "thumb": _thumb_cell,
    "share": _share_cell,
    "count": _count_cell,
    "switch": _switch_cell,
    "light": lambda d, spec, value: row(Drawing("disc", 12, 12, (value,)), hugs=True, pad=pad(1)),
    "grip": _grip_cell,
    "cell": _input_cell,
}
