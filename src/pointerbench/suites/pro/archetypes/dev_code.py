"""Source code in an editor: coloured words, and a gutter whose parts can be clicked.

A file of an application's content is a table: ``name``, ``path`` (what leads to it), ``code``,
``language``, ``first`` (number of its first line), and lists of tables that say at which line
(``at``, a piece of its text) something is: ``stops`` (breakpoints, ``on`` or not yet), ``folds``,
``lens`` (a ``text`` above the line), ``signs`` (an ``icon`` in the gutter), ``hints`` (a ``text``
behind the line), ``changes`` (a bar in the gutter; ``old`` is what the line was). ``here`` is the
line with the caret, ``paused`` the one that a debugger stands at, ``wrong`` are pieces underlined.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of, underlined
from pointerbench.suites.pro.archetypes.dev_kit import thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, row
from pointerbench.widgets.texts import code, hint, icon

File = Mapping[str, Any]


class Editor(NamedTuple):
    """How a program sets its code.

    ``gutter`` are the columns before it: stop, number, change, fold, sign, arrow (a number on
    which a breakpoint lies).
    """

    scheme: str
    gutter: tuple[str, ...] = ("stop", "number", "change", "fold")
    size: float = 12
    height: float = 18
    ground: Color = ""


class _Line(NamedTuple):
    number: int
    text: str
    here: bool


_WIDTHS = {"stop": 18, "number": 32, "change": 6, "fold": 14, "sign": 20, "arrow": 40}


def lines_of(file: File) -> list[str]:
    return str(file["code"]).strip("\n").split("\n")


def listing(d: Desk, file: File, editor: Editor, *, skip: int = 0, rows: int = 60) -> Group:
    """The file's lines with their gutter, from a line on."""
    nodes: list[Node] = []
    first = int(file.get("first", 1))
    chosen = str(file.get("here", "\0"))
    for number, text in enumerate(lines_of(file)[skip : skip + rows], first + skip):
        nodes += [_lens(d, entry, text, editor) for entry in _of(file, "lens", text)]
        nodes.append(_line(d, file, editor, _Line(number, text, chosen in text)))
    ground = editor.ground or d.look.theme.card
    return column(*nodes, grow=1, clip=True, fill=ground, pad=pad(0, 2))


def _of(file: File, kind: str, text: str) -> list[Mapping[str, Any]]:
    """What the file says about a line."""
    return [entry for entry in file.get(kind, ()) if entry["at"] in text]


def _lens(d: Desk, entry: Mapping[str, Any], text: str, editor: Editor) -> Group:
    blanks = len(text) - len(text.lstrip())
    left = sum(_WIDTHS[name] for name in editor.gutter) + 6 + blanks * editor.size * 0.6
    words = thing(d, row(hint(d.look, entry["text"], 10.5), hugs=True), entry)
    return row(words, pad=Pad(2, 0, 0, left), height=16)


def _line(d: Desk, file: File, editor: Editor, line: _Line) -> Group:
    look, theme = d.look, d.look.theme
    cells = [
        row(
            _GUTTER[name](d, file, editor, line),
            width=_WIDTHS[name],
            height=editor.height,
            align="stretch",
        )
        for name in editor.gutter
    ]
    spans = colored(line.text, inks_of(look, editor.scheme), file.get("language", "c"))
    for piece in file.get("wrong", ()):
        spans = underlined(spans, piece, theme.bad)
    nodes: list[Node] = [code(look, spans, editor.size)]
    for entry in _of(file, "hints", line.text):
        if len(line.text) > 50:
            continue
        words = code(look, entry["text"], editor.size - 1, theme.faint)
        nodes.append(thing(d, row(words, hugs=True), entry))
    ground, fill = editor.ground or theme.card, ""
    if line.here:
        fill = mixed(ground, theme.accent, 26)
    if file.get("paused", "\0") in line.text:
        fill = mixed(ground, "#e0b000", 60 if theme.dark else 90)
    inside = row(*nodes, gap=14, pad=Pad(0, 0, 0, 6), grow=1, clip=True, height=editor.height)
    made = row(*cells, inside, height=editor.height, fill=fill)
    return d.mark(made, "other", key="code:here") if line.here else made


# --- the gutter -----------------------------------------------------------------------------------


def _stop(d: Desk, file: File, editor: Editor, line: _Line) -> Node:
    """A breakpoint, or the place for one."""
    for entry in _of(file, "stops", line.text):
        shown: list[Node] = []
        if entry.get("on"):
            shown = [Drawing("disc", 11, 11, (entry.get("color", "#db4b4b"),))]
        node = row(*shown, justify="center", grow=1, height=editor.height)
        return d.mark(node, "other", entry.get("does", ()))
    if file.get("paused", "\0") in line.text:
        arrow = icon(d.look, "chevron_right", 12, "#d8a800")
        return row(arrow, justify="center", grow=1, height=editor.height)
    return Group(grow=1)


def _number(d: Desk, file: File, editor: Editor, line: _Line) -> Node:
    theme = d.look.theme
    color = theme.ink if line.here else theme.faint
    text = code(d.look, str(line.number), editor.size - 1, color, align="right", grow=1)
    return row(text, pad=Pad(0, 4, 0, 0), grow=1, height=editor.height)


def _arrow(d: Desk, file: File, editor: Editor, line: _Line) -> Node:
    """A number that becomes a blue arrow where there is a breakpoint."""
    theme = d.look.theme
    stops = _of(file, "stops", line.text)
    on = bool(stops) and bool(stops[0].get("on"))
    ink = "#ffffff" if on else theme.ink if line.here else theme.faint
    text = code(d.look, str(line.number), editor.size - 1, ink, align="right", grow=1)
    fill = "#3a7bd5" if on else ""
    node = row(text, pad=Pad(0, 6, 0, 0), grow=1, height=editor.height, fill=fill, radius=3)
    return d.mark(node, "other", stops[0].get("does", ())) if stops else node


def _change(d: Desk, file: File, editor: Editor, line: _Line) -> Node:
    """A bar beside lines that are not as they were."""
    for entry in _of(file, "changes", line.text):
        color = {"new": "#4ea84e", "gone": "#d05050"}.get(entry.get("kind", ""), "#3c8ed0")
        bar = row(Group(width=3, height=editor.height, fill=color), grow=1, justify="center")
        return d.mark(bar, "other", entry.get("does", ()))
    return Group(grow=1)


def _fold(d: Desk, file: File, editor: Editor, line: _Line) -> Node:
    for entry in _of(file, "folds", line.text):
        name = "chevron_right" if entry.get("shut") else "chevron_down"
        sign = icon(d.look, name, 10, d.look.theme.muted)
        node = row(sign, justify="center", grow=1, height=editor.height)
        return d.mark(node, "icon", entry.get("does", ()))
    return Group(grow=1)


def _sign(d: Desk, file: File, editor: Editor, line: _Line) -> Node:
    for entry in _of(file, "signs", line.text):
        color = entry.get("color", d.look.theme.muted)
        sign = icon(d.look, entry["icon"], 14, color)
        node = row(sign, justify="center", grow=1, height=editor.height)
        return d.mark(node, "icon", entry.get("does", ()))
    return Group(grow=1)


_GUTTER: dict[str, Callable[[Desk, File, Editor, _Line], Node]] = {
    "stop": _stop,
    "number": _number,
    "change": _change,
    "fold": _fold,
    "sign": _sign,
    "arrow": _arrow,
}


def minimap(d: Desk, file: File, editor: Editor, does: tuple[str, ...], width: float = 62) -> Group:
    """A small picture of the whole file, by which one moves through it."""
    shape: list[float] = []
    for text in lines_of(file):
        bare = text.lstrip()
        shape += [float(len(text) - len(bare)), float(len(bare))]
    inks = inks_of(d.look, editor.scheme)
    colors = (d.look.theme.muted, inks.keyword, inks.string, d.look.theme.faint)
    picture = panels.picture("minimap", *colors, data=shape)
    seen = d.mark(Group(), "other", does)
    return free(
        at(picture, Spot(0, 0, 1, 1)),
        at(seen, Spot(0, 0, 1, 0, dh=110)),
        width=width,
        fill=editor.ground,
        grow=0,
    )
