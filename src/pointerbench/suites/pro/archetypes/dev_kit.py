"""Parts that programs for developers share: trees from short notes, controls, sashes, tabs.

A line of a tree is a string, or a table whose ``text`` is one: two blanks for every level, ``v`` or
``>`` for a branch that is open or shut, then its name and, after a bar, what stands at its end:
``"    > components | 4"``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Color, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import menu
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, free, pad, push, row
from pointerbench.widgets.look import Look, with_theme
from pointerbench.widgets.texts import hint, icon, say

T = TypeVar("T")

Entry = Mapping[str, Any] | str

_LINE = re.compile(r"( *)(?:([v>]) )?(.*?)(?: \| (.*))?")


class Leaf(NamedTuple):
    """A line of a tree."""

    text: str
    level: int
    opened: bool | None
    end: str
    more: Mapping[str, Any]


def dress(d: Desk) -> Look:
    """Gives the desk the program's own greys and sizes: ``content.look`` and, by the name of the
    tone, ``content.colors``."""
    colors = d.content("colors", {}).get(d.look.tone, {})
    sizes = {name: float(value) for name, value in d.content("look", {}).items()}
    d.look = replace(with_theme(d.look, **colors), **sizes)  # type: ignore[arg-type]
    return d.look


def shifted(d: Desk, options: Sequence[T]) -> T:
    """One after the other, but not in step with the layouts."""
    number = d.number - 1
    return options[(number + number // 3) % len(options)]


def thing(d: Desk, node: Node, entry: Entry, kind: str = "text", **more: Any) -> Group:
    """Like `Desk.thing`, but only things with the same intents (or ``means``) do the same."""
    if isinstance(entry, str):
        return d.mark(node, kind, words=(leaf(entry).text,), **more)
    text = leaf(entry["text"]).text if entry.get("text") else ""
    words = (text,) if text else ()
    means = entry.get("means", "")
    return d.mark(node, kind, entry.get("does", ()), function=means, words=words, **more)


# --- trees and lists ------------------------------------------------------------------------------


def leaf(entry: Entry) -> Leaf:
    """What a line of a tree says."""
    more: Mapping[str, Any] = {} if isinstance(entry, str) else entry
    found = _LINE.fullmatch(entry if isinstance(entry, str) else entry["text"])
    assert found is not None
    blanks, fold, text, end = found.groups()
    return Leaf(text, len(blanks) // 2, {"v": True, ">": False}.get(fold), end or "", more)


_ENDS = {"M": "warn", "U": "good", "A": "good", "D": "bad"}
_SIGNS: dict[str, tuple[str, str]] = {
    "ts": ("TS", "#3178c6"),
    "tsx": ("TS", "#3178c6"),
    "js": ("JS", "#b8a000"),
    "cs": ("C#", "#3a9a3a"),
    "csproj": ("C#", "#8a63c8"),
    "kt": ("K", "#a05ae0"),
    "java": ("J", "#c8702a"),
    "swift": ("S", "#e8683a"),
    "py": ("PY", "#3f7fb5"),
    "json": ("braces", "#b8a000"),
    "css": ("hash", "#4a90d0"),
    "html": ("code", "#e06c3a"),
    "xml": ("code", "#d08040"),
    "md": ("info", "#4a90d0"),
    "yml": ("settings", "#a070c8"),
    "yaml": ("settings", "#a070c8"),
    "toml": ("settings", "#8a8f98"),
    "env": ("settings", "#a09030"),
    "sql": ("database", "#c88ab0"),
    "svg": ("image", "#c080d0"),
    "png": ("image", "#a080d0"),
    "lock": ("lock", "#8a8f98"),
    "sh": ("terminal", "#5ca85c"),
    "kts": ("build", "#4a9fd0"),
    "properties": ("settings", "#8a8f98"),
    "plist": ("table", "#8a8f98"),
    "xcassets": ("gallery", "#4a90d0"),
    "storyboard": ("app_window", "#d0a030"),
    "resx": ("file", "#8a8f98"),
    "config": ("settings", "#8a8f98"),
}


def sign(look: Look, name: str, *, opened: bool | None = None, default: str = "text_file") -> Node:
    """What stands before a file: two letters, or an icon."""
    ending = name.rpartition(".")[2].lower() if "." in name else ""
    found, color = _SIGNS.get(ending, ("", look.theme.muted))
    if not found:
        found = default if opened is None else "folder"
    if look.theme.dark:
        color = mixed(color, "#ffffff", 90)
    if found in ("TS", "JS", "C#", "K", "J", "S", "PY"):
        text = say(look, found, 9.5, color, bold=True, align="center")
        return row(text, width=16, justify="center")
    return icon(look, found, 16 if opened is not None else 14, color)


def branch(
    d: Desk,
    entry: Entry,
    *,
    chosen: bool = False,
    files: bool = False,
    actions: Sequence[Node] = (),
    step: float = 12,
    **looks: Any,
) -> Group:
    """A line of a tree; ``files`` gives it the sign of its file, else ``icon`` says what it has."""
    look, theme, own = d.look, d.look.theme, leaf(entry)
    nodes: list[Node] = []
    if own.opened is not None:
        fold = "chevron_down" if own.opened else "chevron_right"
        arrow: Node = icon(look, fold, 12, theme.muted)
        if own.more.get("fold"):
            arrow = d.mark(row(arrow, hugs=True, pad=pad(2, 3)), "icon", own.more["fold"])
        nodes.append(arrow)
    name, color = own.more.get("icon", ""), own.more.get("color", "")
    if color and theme.dark:
        color = mixed(color, "#ffffff", 90)
    if name:
        nodes.append(icon(look, name, 14, color or theme.muted))
    elif files and (own.opened is None or own.more.get("folder")):
        nodes.append(sign(look, own.text, opened=own.opened))
    tint = getattr(theme, _ENDS[own.end]) if own.end in _ENDS else own.more.get("ink", "")
    bold = bool(own.more.get("bold"))
    nodes.append(say(look, own.text, 0, tint or theme.ink, bold=bold, grow=0 if actions else 1))
    if actions:
        nodes += [push(), *actions]
    if own.end:
        nodes.append(hint(look, own.end) if not tint else say(look, own.end, 0, tint))
    left = 8 + step * own.level + (17 if own.opened is None and own.level else 0)
    looked: dict[str, Any] = {
        "gap": 5,
        "pad": Pad(0, 8, 0, left),
        "height": look.row,
        "fill": theme.chosen if chosen else "",
        "clip": True,
    }
    return thing(d, row(*nodes, **{**looked, **looks}), entry, key=f"line:{own.text}")


def tree(d: Desk, entries: Sequence[Entry], chosen: str = "", **looks: Any) -> list[Node]:
    """Lines of a tree, one of them chosen by its name."""
    return [branch(d, entry, chosen=leaf(entry).text == chosen, **looks) for entry in entries]


# --- controls -------------------------------------------------------------------------------------


def control(d: Desk, entry: Mapping[str, Any], **looks: Any) -> Group:
    """A field, choice, number, check, switch or slider, as its ``kind`` says; ``value`` is in it.

    ``name`` is what a check is called, ``dim`` stands in an empty field.
    """
    look, value = d.look, str(entry.get("value", ""))
    match entry.get("kind", "field"):
        case "choice":
            node = tools.choice(look, value, **looks)
        case "number":
            node = tools.number(look, value, entry.get("unit", ""), **looks)
        case "check" | "radio" as kind:
            on, name = bool(entry.get("on")), entry.get("name", "")
            form = "radio" if kind == "radio" else "checkbox"
            node = tools.check(look, name, on=on, kind=form, **{"hugs": True, **looks})
        case "switch":
            node = tools.switch(look, on=bool(entry.get("on")), **looks)
        case "slider":
            node = tools.slider(look, float(entry["value"]), looks.get("width"))
        case _:
            words = {key: entry.get(key, "") for key in ("dim", "sign", "end")}
            node = tools.field(look, value, **{**words, **looks})
    means = entry.get("means", "")
    words_on = tuple(filter(None, (value, entry.get("name", ""))))
    return d.mark(node, "other", entry.get("does", ()), function=means, words=words_on)


def named(d: Desk, entry: Mapping[str, Any], width: float = 92, **looks: Any) -> Group:
    """A line of a form: its name, and its control."""
    made = control(d, {**entry, "name": ""}, grow=1)
    name = hint(d.look, entry["name"], d.look.size - 0.5)
    own: dict[str, Any] = {"gap": 6, "pad": pad(8, 2)}
    return row(row(name, width=width), made, **{**own, **looks})


def sash(d: Desk, does: Sequence[str] = (), *, across: bool = False) -> Group:
    """The seam between two panels with a grip to drag; ``across`` lies between upper and lower."""
    theme = d.look.theme
    long: dict[str, Any] = {"width": 44, "height": 7} if across else {"width": 7, "height": 44}
    dot = Group(width=2, height=2, fill=theme.faint)
    line = row if across else column
    dots = line(dot, dot, dot, dot, gap=3, align="center", justify="center", **long)
    grip = d.mark(dots, "other", does)
    if across:
        return row(grip, justify="center", height=7, fill=theme.bar)
    return column(push(), grip, push(), width=7, fill=theme.bar)


def scroller(d: Desk, does: Sequence[str], before: float, seen: float) -> Group:
    """A scroll bar whose thumb can be dragged."""
    theme = d.look.theme
    thumb = d.mark(Group(fill=theme.faint, radius=4), "other", does)
    inside = free(at(thumb, Spot(0, before, 1, seen)))
    return column(inside, width=12, pad=Pad(2, 2, 2, 2), fill=theme.bar)


def seam(look: Look, *, across: bool = False) -> Group:
    """A plain line between two panels."""
    size: dict[str, Any] = {"height": 1} if across else {"width": 1}
    return Group(**size, fill=look.theme.line)


def offer_menu(d: Desk, name: str) -> None:
    """Now and then, opens a context menu that fits what is shown."""
    if name in d.app.bars and d.chance(0.12):
        place = d.uniform(0.3, 0.7), d.uniform(0.3, 0.6)
        d.popups.append(Popup(menu(d, d.app.bars[name]), place=place))


def count(look: Look, number: str, fill: Color = "") -> Group:
    """A small round count on a tab or button."""
    theme = look.theme
    text = say(look, number, 10, theme.on_accent if fill else theme.ink)
    return row(text, pad=pad(5, 0), radius=8, fill=fill or theme.line, hugs=True)


def tab(
    d: Desk,
    entry: Entry,
    *,
    on: bool = False,
    before: Sequence[Node] = (),
    after: Sequence[Node] = (),
    **looks: Any,
) -> Group:
    """A tab with nodes around its words: a sign, a count, a cross."""
    look, theme, own = d.look, d.look.theme, leaf(entry)
    text = say(look, own.text, 0, theme.ink if on else theme.muted)
    ends = [count(look, own.end)] if own.end else []
    looked: dict[str, Any] = {
        "gap": 6,
        "pad": pad(10, 5),
        "hugs": True,
        "border": theme.accent if on else "",
        "edges": "b",
        "thickness": 2,
    }
    return thing(d, row(*before, text, *ends, *after, **{**looked, **looks}), entry)


def cell(d: Desk, text: str, does: Sequence[str] = (), kind: str = "other", **looks: Any) -> Group:
    """A cell of a table that can be chosen."""
    return d.mark(row(say(d.look, text, **looks), grow=1), kind, does, words=(text,))
