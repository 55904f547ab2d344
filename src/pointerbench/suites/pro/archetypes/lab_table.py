"""Tables of resources as application files write them down: heads, rows, a box to tick, tools.

A table has ``columns`` (``text``, ``width`` (below 10: a share of the rest), ``kind``, ``does`` for
its head, ``cell`` for its cells), ``rows`` of texts, and maybe ``tick`` and ``icons`` (``icon``,
``does``) for every row. Wordings for cells, ticks and icons have ``{name}``: the row's first text,
or, if it has one text more than there are columns, that one. A first text may begin with two blanks
for every level it lies deep, and ``v`` or ``>`` where it can be folded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import leaf
from pointerbench.suites.pro.archetypes.lab_kit import small, state, tick, wordings
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import code, hint, icon, say

Spec = Mapping[str, Any]
_TONES = {"good": "good", "warn": "warn", "bad": "bad", "off": "faint", "link": "link"}


def table(
    d: Desk,
    spec: Spec,
    *,
    rows: Sequence[Sequence[str]] | None = None,
    chosen: int = -1,
    height: float = 0,
    size: float = 0,
    rules: bool = False,
    **looks: Any,
) -> Group:
    """The table; ``chosen`` is the number of the row that is selected."""
    high = height or d.look.row
    shown = spec["rows"] if rows is None else rows
    lines: list[Node] = [_head(d, spec, high, size, rules)]
    lines += [
        _row(d, spec, entry, on=place == chosen, high=high, size=size, rules=rules)
        for place, entry in enumerate(shown)
    ]
    return column(*lines, **looks)


def name_of(spec: Spec, entry: Sequence[str]) -> str:
    """What a row is called in instructions."""
    return entry[-1] if len(entry) > len(spec["columns"]) else leaf(entry[0]).text


def tone(d: Desk, name: str) -> str:
    return str(getattr(d.look.theme, _TONES[name]))


def _box(node: Node, entry: Spec, rules: bool, line: str) -> Group:
    width = entry.get("width", 1)
    size: dict[str, Any] = {"width": width} if width >= 10 else {"grow": width}
    own: dict[str, Any] = {"border": line, "edges": "r"} if rules else {}
    side = "end" if entry.get("right") else "start"
    return row(node, pad=pad(7, 0), clip=True, justify=side, align="center", **size, **own)


def _head(d: Desk, spec: Spec, high: float, size: float, rules: bool) -> Group:
    look, theme = d.look, d.look.theme
    cells: list[Node] = []
    if "tick" in spec:
        cells.append(row(tick(d, spec.get("tick_all", ())), width=30, justify="center"))
    for entry in spec["columns"]:
        words = say(look, entry["text"], (size or look.size) - 0.5, theme.muted, bold=True)
        sign = [icon(look, "sort_ascending", 12, theme.muted)] if entry.get("sorted") else []
        node = row(words, *sign, gap=3, hugs=True, pad=pad(0, 2))
        cell = _box(node, entry, rules, theme.line)
        cells.append(d.mark(cell, "text", entry.get("does", ()), words=(entry["text"],)))
    if "icons" in spec:
        cells.append(row(hint(look, spec.get("icons_head", "")), width=_room(spec)))
    ground = theme.bar
    return row(*cells, height=high, fill=ground, border=theme.line, edges="tb", align="stretch")


def _room(spec: Spec) -> float:
    return 10 + 24.0 * len(spec["icons"])


def _row(
    d: Desk, spec: Spec, entry: Sequence[str], *, on: bool, high: float, size: float, rules: bool
) -> Group:
    theme = d.look.theme
    name = name_of(spec, entry)
    cells: list[Node] = []
    if "tick" in spec:
        box = tick(d, () if on else wordings(spec["tick"], name=name), on=on)
        cells.append(row(box, width=30, justify="center"))
    for place, one in enumerate(spec["columns"]):
        kind = one.get("kind", "")
        own = {"size": size, **one} if size else one
        made = _KINDS[kind](d, own, entry[place], name)
        if not place:
            made = _first(d, entry[0], made)
        cell = _box(made, one, rules, theme.line)
        if kind == "value":
            does = wordings(one.get("cell", ()), name=name) if entry[place] else ()
            cell = d.mark(cell, "other", does, words=(entry[place],))
        cells.append(cell)
    for extra in spec.get("icons", ()):
        does = wordings(extra["does"], name=name)
        button = small(d, extra["icon"], does, 14, color=theme.muted)
        cells.append(row(button, width=24, justify="center"))
    if "icons" in spec:
        cells.append(Group(width=10))
    fill = mixed(theme.card, theme.accent, 44) if on else ""
    return row(*cells, height=high, fill=fill, border=theme.line, edges="b", align="stretch")


def _first(d: Desk, text: str, made: Node) -> Group:
    """The first cell with its fold and indent."""
    own = leaf(text)
    nodes: list[Node] = []
    if own.opened is not None:
        sign = "chevron_down" if own.opened else "chevron_right"
        nodes.append(icon(d.look, sign, 12, d.look.theme.muted))
    return row(*nodes, made, gap=5, pad=Pad(0, 0, 0, 14.0 * own.level))


# --- cells ----------------------------------------------------------------------------------------


def _plain(d: Desk, entry: Spec, text: str, name: str) -> Node:
    return say(d.look, leaf(text).text, entry.get("size", 0), bold=bool(entry.get("bold")))


def _muted(d: Desk, entry: Spec, text: str, name: str) -> Node:
    return hint(d.look, text, entry.get("size", d.look.size - 0.5))


def _mono(d: Desk, entry: Spec, text: str, name: str) -> Node:
    return code(d.look, leaf(text).text, entry.get("size", d.look.size - 1), limit=1)


def _words(d: Desk, entry: Spec, text: str, name: str) -> Node:
    """Words that can be clicked, in the colour of links or (``ink``) of texts."""
    shown = leaf(text).text
    if shown == "-":
        return hint(d.look, shown)
    theme = d.look.theme
    color = theme.ink if entry.get("ink") else theme.link
    sign = [icon(d.look, entry["sign"], 14, theme.muted)] if "sign" in entry else []
    node = row(
        *sign, say(d.look, shown, entry.get("size", 0), color), gap=5, hugs=True, pad=pad(0, 2)
    )
    does = wordings(entry.get("cell", ()), name=name, text=shown)
    return d.mark(node, "text", does, words=(shown,))


def _value(d: Desk, entry: Spec, text: str, name: str) -> Node:
    """What stands in a cell that can be chosen as a whole."""
    face = code if entry.get("code") else say
    return face(d.look, text, entry.get("size", 0), limit=1)


def _state(d: Desk, entry: Spec, text: str, name: str) -> Node:
    words, _, color = text.partition("|")
    return state(d.look, words, tone(d, color or "good"), entry.get("size", 0))


def _badge(d: Desk, entry: Spec, text: str, name: str) -> Node:
    words, _, color = text.partition("|")
    ink = tone(d, color or "link")
    return tools.badge(d.look, words, mixed(d.look.theme.card, ink, 40), ink, radius=4)


def _bar(d: Desk, entry: Spec, text: str, name: str) -> Node:
    """A share as a bar with its figure."""
    words, _, figure = text.partition("|")
    share = min(1.0, float(figure or words) / 100)
    theme = d.look.theme
    color = theme.bad if share > 0.85 else theme.warn if share > 0.65 else theme.good
    room = 46.0
    full = Group(width=max(2, room * share), height=7, fill=color)
    track = row(full, width=room, height=7, fill=mixed(theme.card, theme.ink, 36))
    return row(track, say(d.look, words, d.look.size - 1), gap=6, hugs=True)


def _squares(d: Desk, entry: Spec, text: str, name: str) -> Node:
    """One square for each letter: g, y, r or n (none)."""
    theme = d.look.theme
    colors = {"g": theme.good, "y": theme.warn, "r": theme.bad, "n": theme.faint}
    node = row(
        *(Group(width=9, height=9, fill=colors[one]) for one in text),
        gap=4,
        hugs=True,
        pad=pad(1, 3),
    )
    return (
        d.mark(node, "other", wordings(entry.get("cell", ()), name=name))
        if "cell" in entry
        else node
    )


_KINDS: dict[str, Callable[[Desk, Spec, str, str], Node]] = {
    "": _plain,
    "muted": _muted,
    "mono": _mono,
    "link": _words,
    "value": _value,
    "state": _state,
    "badge": _badge,
    "bar": _bar,
    "squares": _squares,
}
