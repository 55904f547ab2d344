"""Parts that consoles, monitors, notebooks and statistics programs share: inked lines, plots.

An inked line has ``^`` and a letter where its colour changes: r, g, y, b, m, c as in terminals,
d (dim), w (bright), a (accent); ``^.`` goes back to the plain colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from pointerbench.flow.nodes import Color, Group, Node, Pad, Span, Spot
from pointerbench.suites.pro.archetypes.dev_kit import control, tab, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, free, pad, panes, row, space
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import code, icon, say

T = TypeVar("T")

Entry = Mapping[str, Any]
Inks = Mapping[str, Color]

_DARK = {
    "r": "#f0616d",
    "g": "#4ec96a",
    "y": "#e5c453",
    "b": "#5aa2f5",
    "m": "#c586e0",
    "c": "#4fc3d6",
}
_LIGHT = {
    "r": "#b3261e",
    "g": "#1a7a34",
    "y": "#8a6100",
    "b": "#1a5fc4",
    "m": "#8a2fa0",
    "c": "#0b6f80",
}


def inks_of(look: Look) -> dict[str, Color]:
    """The colours of inked lines on the look's grounds."""
    theme = look.theme
    own = _DARK if theme.dark else _LIGHT
    return {**own, "d": theme.muted, "w": theme.ink, "a": theme.link}


def inked(text: str, inks: Inks) -> list[Span]:
    """A line with its colours."""
    first, *parts = text.split("^")
    spans = [Span(first)] if first else []
    for part in parts:
        if part[1:]:
            spans.append(Span(part[1:], color=inks.get(part[0], "")))
    return spans or [Span(" ")]


def printed(
    look: Look, lines: Iterable[str], size: float = 12, *, inks: Inks | None = None, **looks: Any
) -> list[Node]:
    """Inked lines in the face of terminals, one below another."""
    shades = inks or inks_of(look)
    return [code(look, inked(line, shades), size, **looks) for line in lines]


def by_round(d: Desk, options: Sequence[T]) -> T:
    """One after the other each time the layouts have all had their turn."""
    return options[((d.number - 1) // 3 + d.layout) % len(options)]


# --- elements -------------------------------------------------------------------------------------


def wordings(entries: Sequence[str], **names: str) -> tuple[str, ...]:
    """Wordings with their names filled in."""
    return tuple(entry.format(**names) for entry in entries)


def small(d: Desk, name: str, does: Sequence[str] = (), size: int = 14, **looks: Any) -> Group:
    """A small icon that belongs to one line or panel, with wordings that say to which."""
    own: dict[str, Any] = {"pad": pad(4, 3), **looks}
    return d.mark(tools.tool(d.look, name, size, **own), "icon", does)


def tick(d: Desk, does: Sequence[str] = (), *, on: bool = False, **looks: Any) -> Group:
    """A check box without a caption."""
    box = tools.check(d.look, "", on=on, **{"hugs": True, "pad": pad(2, 2), **looks})
    return d.mark(box, "other", does)


def link(d: Desk, text: str, does: Sequence[str] = (), size: float = 0, **looks: Any) -> Group:
    """A text in the colour of links, as wide as its words."""
    node = row(say(d.look, text, size, d.look.theme.link), hugs=True, **{"pad": pad(0, 1), **looks})
    return d.mark(node, "text", does, words=(text,))


def state(look: Look, text: str, color: Color, size: float = 0) -> Group:
    """A word behind a dot of its colour."""
    dot = Group(width=8, height=8, radius=4, fill=color)
    return row(dot, say(look, text, size), gap=6, hugs=True)


def bar_of(d: Desk, does: Sequence[str], before: float, seen: float, **looks: Any) -> Group:
    """A scroll bar that may be asked for."""
    return d.mark(panels.scroll_bar(d.look, before, seen, **looks), "other", does)


def tabs_of(d: Desk, entries: Sequence[Any], shown: str = "", **looks: Any) -> list[Node]:
    """Tabs of which one is on: that with the text ``shown``, or else the first."""
    nodes: list[Node] = []
    for place, entry in enumerate(entries):
        on = entry["text"] == shown if shown else not place
        nodes.append(tab(d, entry["text"] if on else entry, on=on, **looks))
    return nodes


def controls_of(d: Desk, entries: Sequence[Entry]) -> list[Node]:
    """Fields, choices and boxes to tick, each as wide as its entry says."""
    return [control(d, entry, width=entry.get("width")) for entry in entries]


def words_of(
    d: Desk, entry: Entry | str, size: float = 12, color: Color = "", **looks: Any
) -> Group:
    """An entry as words that can be clicked, as wide as they are."""
    text = entry if isinstance(entry, str) else entry["text"]
    node = row(say(d.look, text, size, color), **{"hugs": True, "pad": pad(4, 1), **looks})
    return thing(d, node, entry)


def labelled(d: Desk, name: str, sign: str, **looks: Any) -> Group:
    """A line of a side bar: an icon beside words, whose function is in the application file."""
    entry, look = d.function(name), d.look
    mark = icon(look, sign or entry.icon, 16, look.theme.muted)
    nodes: list[Node] = [mark, say(look, entry.label, grow=1)]
    own: dict[str, Any] = {"gap": 8, "pad": pad(8, 4)}
    return d.does(name, row(*nodes, **{**own, **looks}), "text")


# --- plots ----------------------------------------------------------------------------------------


def plot(
    look: Look,
    picture: Node,
    ys: Sequence[str],
    xs: Sequence[str],
    *,
    names: tuple[str, str] = ("", ""),
    gutter: float = 34,
    size: float = 10,
    ink: Color = "",
    inset: float = 0,
    **looks: Any,
) -> Group:
    """A picture with ticks along its left (the highest first) and its foot.

    Args:
        names: of the two axes; the upright one's stands above its ticks.
        inset: share of the picture's width and height before the first and after the last tick.
    """
    color = ink or look.theme.muted
    ticks, feet = _ticks(look, (ys, xs), size, color, inset)
    above = [row(say(look, names[0], size + 0.5, color), pad=Pad(0, 0, 4, 4))] if names[0] else []
    below = [
        row(Group(width=gutter), say(look, names[1], size + 0.5, color, align="center", grow=1))
    ]
    shown = panes(free(*ticks, width=gutter, grow=0, clip=False), Group(width=4), picture, grow=1)
    foot = panes(Group(width=gutter + 4), free(*feet, clip=False), height=14)
    own: dict[str, Any] = {"grow": 1, "pad": Pad(7, 19, 4, 4)}
    return column(*above, shown, space(3), foot, *(below if names[1] else ()), **{**own, **looks})


def _ticks(
    look: Look,
    texts: tuple[Sequence[str], Sequence[str]],
    size: float,
    color: Color,
    inset: float,
) -> tuple[list[Node], list[Node]]:
    """Words beside the upright axis and below the other, each centred on its tick."""
    room = 1 - 2 * inset
    ticks: list[Node] = []
    for place, text in enumerate(texts[0]):
        y = inset + room * place / max(1, len(texts[0]) - 1)
        line = row(say(look, text, size, color, align="right", grow=1), height=14)
        ticks.append(at(line, Spot(0, y, 1, 0, dy=-7)))
    feet: list[Node] = []
    half = 0.5 / max(1, len(texts[1]) - 1) * room
    for place, text in enumerate(texts[1]):
        x = inset + room * place / max(1, len(texts[1]) - 1)
        line = row(say(look, text, size, color, align="center", grow=1), height=14)
        feet.append(at(line, Spot(x - half, 0, 2 * half, 0)))
    return ticks, feet


def legend(
    d: Desk,
    names: Sequence[str],
    colors: Sequence[Color],
    does: Sequence[str] = (),
    size: float = 11,
    **looks: Any,
) -> list[Node]:
    """Names of curves beside their colours; wordings have ``{name}``."""
    nodes: list[Node] = []
    for name, color in zip(names, colors, strict=False):
        sign = Group(width=12, height=4, radius=2, fill=color)
        line = row(sign, say(d.look, name, size), gap=5, hugs=True, **{"pad": pad(3, 1), **looks})
        nodes.append(d.mark(line, "text", wordings(does, name=name), words=(name,)))
    return nodes
