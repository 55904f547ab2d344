"""What the archetypes of sound and film share: intents by template, knobs, faders, meters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

ORDER = (
    *("first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)


def toned(d: Desk) -> None:
    """The greys that the program has of its own, where its file names them for the tone."""
    own = d.content("theme", {}).get(d.look.tone)
    if own:
        d.look = with_theme(d.look, **own)


def told(
    d: Desk, node: Node, kind: str, key: str, *, words: Sequence[str] = (), **values: str
) -> Group:
    """The node with the intents that the file's ``says`` has for a key, with names put in; an
    element that is never asked for where it has none, or where a name is empty."""
    said: Sequence[str] = d.content("says", {}).get(key, ()) if all(values.values()) else ()
    does = tuple(line.format(**values) for line in said)
    function = "/".join(("says", key, *values.values())) if does else ""
    return d.mark(node, kind, does, function=function, words=words)


def told_icon(d: Desk, name: str, key: str, size: int = 14, **values: str) -> Group:
    """A small icon button whose intents come from ``says``."""
    node = row(icon(d.look, name, size), pad=pad(3, 2), hugs=True, radius=2)
    return told(d, node, "icon", key, **values)


def unless(chosen: bool, entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """The entry; without its intents where it is chosen already."""
    return {key: value for key, value in entry.items() if key != "does"} if chosen else entry


def nth(place: int, count: int) -> str:
    """How a thing is called by its place in a row of so many; "" where that has no short name."""
    if count == 1:
        return "only"
    if place == count - 1:
        return "last"
    return ORDER[place] if place < len(ORDER) else ""


def knob(
    d: Desk, share: float, size: float = 24, *, middle: bool = False, color: str = ""
) -> Group:
    """A turning knob alone."""
    drawn = Drawing("knob", size, size, (color or d.look.theme.accent,), (share, float(middle)))
    return column(drawn, width=size, height=size)


def fader(d: Desk, share: float, width: float = 26, height: float | None = None) -> Group:
    """An upright fader, as high as there is room."""
    drawn = Drawing("fader", height or 60, width, (), (share,), grow=1)
    return column(drawn, width=width, height=height, grow=0 if height else 1)


def meter(
    levels: Sequence[float], width: float, height: float | None = None, *colors: str
) -> Group:
    """Level bars, as high as there is room."""
    drawn = Drawing("meter", height or 60, width, colors, tuple(levels), grow=1)
    return column(drawn, width=width, height=height, grow=0 if height else 1)


def flat_meter(d: Desk, level: float, *colors: str, height: float = 6, count: int = 2) -> Group:
    """Level bars from left to right, as wide as there is room."""
    levels = tuple(max(0.02, level - 0.04 * k) for k in range(count))
    return column(Drawing("meter", height, None, colors, levels, grow=1), grow=1, height=height)


def box(d: Desk, text: str, width: float | None = None, **looks: Any) -> Group:
    """A small field whose value is dragged or typed over."""
    theme = d.look.theme
    own: dict[str, Any] = {
        "fill": theme.code if theme.dark else theme.card,
        "border": theme.line,
        "pad": pad(4, 1),
        "justify": "center",
        "width": width,
        "height": 19,
    }
    return row(say(d.look, text, 11, align="center", grow=1), **{**own, **looks})


def captioned(d: Desk, caption: str, value: str, control: Node, width: float = 56) -> Group:
    """A control with its name above and its value below, as devices have them."""
    look = d.look
    return column(
        say(look, caption, 10, look.theme.muted, align="center", width=width),
        row(control, justify="center", width=width),
        say(look, value, 10, align="center", width=width),
        width=width,
        gap=1,
        align="center",
    )


def knobs(
    d: Desk, entries: Sequence[Mapping[str, Any]], size: float = 26, width: float = 58
) -> list[Node]:
    """Knobs as the file has them: ``text``, ``value``, ``share`` and, if asked for, ``does``."""
    nodes: list[Node] = []
    for entry in entries:
        share = min(0.98, max(0.02, entry.get("share", 0.5) + d.uniform(-0.12, 0.12)))
        control = knob(d, share, size, middle=bool(entry.get("middle")))
        thing = d.thing(control, {**entry, "text": ""}, "other")
        nodes.append(captioned(d, entry["text"], entry["value"], thing, width))
    return nodes


def ruler(
    d: Desk, labels: Sequence[str], height: float = 20, parts: int = 4, **looks: Any
) -> Group:
    """A time ruler: a label at each of its main lines, ticks between them."""
    look, theme = d.look, d.look.theme
    count = len(labels)
    ticks = Drawing("beat_grid", 1, None, (theme.faint, theme.line), (count, parts, 0.6), grow=1)
    marks = [
        at(hint(look, label, 10, width=66), Spot(place / count, 0, dx=4))
        for place, label in enumerate(labels)
    ]
    own: dict[str, Any] = {"height": height, "fill": theme.bar, "grow": 1}
    return panels.canvas(look, at(ticks, Spot(0, 0, 1, 1)), *marks, **{**own, **looks})


def play_head(x: float, color: str, width: float = 1) -> Group:
    """The line where playing is."""
    return at(Group(fill=color), Spot(x, 0, 0, 1, dw=width))


def small(d: Desk, text: str, *, on: str = "", size: float = 10, **looks: Any) -> Group:
    """A tiny lettered button as of a track's head; lit in a colour where it is ``on``."""
    theme = d.look.theme
    ink = "#14161a" if on else theme.ink
    own: dict[str, Any] = {
        "width": 17,
        "height": 16,
        "fill": on or theme.bar,
        "border": theme.line,
        "radius": 2,
        "justify": "center",
    }
    return row(say(d.look, text, size, ink, align="center", grow=1), **{**own, **looks})
