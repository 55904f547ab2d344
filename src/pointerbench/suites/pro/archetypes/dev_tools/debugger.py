"""Scripts of the page with breakpoints, and what is known of the place where they halt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import Editor, File, lines_of, listing
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    seam,
    shifted,
    sign,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say


def sources(d: Desk) -> Group:
    """Tabs of navigators at the left, steps over the values at the right."""
    look, theme = d.look, d.look.theme
    file = shifted(d, d.content("files"))
    tabs = [
        tab(d, entry, on=not at, pad=pad(7, 5)) for at, entry in enumerate(d.content("navigators"))
    ]
    left = column(
        row(
            *tabs,
            push(),
            *d.bar("navigator", size=14),
            border=theme.line,
            edges="b",
            fill=theme.bar,
        ),
        column(
            *tree(d, d.content("files_tree"), chosen=file["name"], files=True, height=20),
            pad=pad(0, 3),
        ),
        width=206,
        fill=theme.card,
        clip=True,
    )
    steps = row(*d.bar("steps"), gap=1, pad=pad(6, 2), border=theme.line, edges="b", fill=theme.bar)
    paused = row(
        icon(look, "info", 13, "#8a6500"),
        say(look, d.content("paused"), 11.5, "#3a2c00"),
        gap=6,
        pad=pad(8, 4),
        fill="#f8e8a8",
    )
    right = column(steps, paused, *_sections(d, file), width=236, fill=theme.card, clip=True)
    return panes(left, seam(look), _code(d, file), seam(look), right, grow=1, clip=True)


def debugger(d: Desk) -> Group:
    """Sources and outline at the left, code, and steps over the lists at the right."""
    look, theme = d.look, d.look.theme
    file = shifted(d, d.content("files"))
    tabs = [
        tab(d, entry, on=not at, pad=pad(9, 5), edges="t")
        for at, entry in enumerate(d.content("navigators"))
    ]
    left = column(
        row(*tabs, border=theme.line, edges="b", fill=theme.bar),
        column(
            *tree(d, d.content("files_tree"), chosen=file["name"], files=True, height=20),
            pad=pad(0, 3),
        ),
        width=196,
        fill=theme.bar,
        clip=True,
    )
    steps = row(
        *d.bar("steps"),
        push(),
        *d.bar("steps_end"),
        gap=1,
        pad=pad(6, 1),
        border=theme.line,
        edges="b",
        fill=theme.bar,
        height=29,
    )
    right = column(steps, *_sections(d, file), width=252, fill=theme.bar, clip=True)
    return panes(left, seam(look), _code(d, file), seam(look), right, grow=1, clip=True)


def _code(d: Desk, file: File) -> Group:
    look, theme = d.look, d.look.theme
    editor = Editor("chrome", ("stop", "number", "fold"), 12, 18, theme.card)
    halt = next((at for at, text in enumerate(lines_of(file)) if file["paused"] in text), 0)
    above = 6 if look.platform.startswith("browser") else 14
    text = listing(d, file, editor, skip=max(0, halt - above))
    line = halt + int(file.get("first", 1))
    links = [
        thing(d, row(hint(look, entry["text"], 11), hugs=True, pad=pad(3, 2)), entry)
        for entry in d.content("code_links")
    ]
    foot = tools.bar(
        look,
        *d.bar("code_foot", size=14),
        hint(look, f"Line {line}, Column 18", 11),
        push(),
        *links,
        edge="t",
        gap=6,
        pad=pad(6, 0),
        height=24,
    )
    return column(_files(d, file), panels.scrolled(look, text, 0.2, 0.5), foot, grow=1, clip=True)


def _files(d: Desk, file: File) -> Group:
    """The open files as tabs."""
    look, theme = d.look, d.look.theme
    entries = [{"text": file["name"]}, *(e for e in d.content("tabs") if e["text"] != file["name"])]
    tabs: list[Node] = []
    for at, entry in enumerate(entries[:3]):
        does = entry.get("shut", d.content("shut") if not at else ())
        cross = row(icon(look, "close", 10, theme.muted), pad=pad(3, 3), hugs=True)
        lead = [sign(look, entry["text"])]
        made = tab(d, entry, on=not at, before=lead, border="", pad=pad(8, 5))
        line: dict[str, Any] = {"edges": "b", "thickness": 2}
        shade = theme.accent if not at else ""
        close = d.mark(cross, "icon", does)
        tabs.append(row(made, close, pad=Pad(0, 4, 0, 0), border=shade, **line))
    ends = d.bar("code_tabs", size=14)
    return tools.bar(look, *tabs, push(), *ends, height=28, gap=0, pad=pad(0, 0))


def _sections(d: Desk, file: File) -> list[Node]:
    makers = {
        "watch": lambda: _values(d, file["watch"]),
        "stops": lambda: _stops(d, file),
        "scope": lambda: _values(d, file["locals"]),
        "calls": lambda: tree(d, file["calls"], height=20),
    }
    nodes: list[Node] = []
    for entry in d.content("sections"):
        opened = entry.get("what") in makers
        nodes.append(_fold(d, entry, opened))
        if opened:
            nodes += makers[entry["what"]]()
    return nodes


def _fold(d: Desk, entry: Mapping[str, Any], opened: bool) -> Group:
    look, theme = d.look, d.look.theme
    mark = icon(look, "caret_down" if opened else "caret_right", 10, theme.muted)
    words = row(mark, say(look, entry["text"], 11.5, bold=True), gap=5, hugs=True, pad=pad(6, 3))
    bar = d.bar(entry.get("bar", ""), size=13, pad=pad(3, 2))
    return row(
        thing(d, words, entry),
        push(),
        *bar,
        fill=theme.bar,
        border=theme.line,
        edges="tb",
        pad=Pad(0, 4, 0, 0),
        height=24,
    )


def _values(d: Desk, entries: Sequence[Mapping[str, Any] | str]) -> list[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in entries:
        own = leaf(entry)
        lead: Node = Group(width=10)
        if own.opened is not None:
            lead = icon(look, "caret_down" if own.opened else "caret_right", 10, theme.muted)
        name = code(look, f"{own.text}:", 11.5, theme.bad)
        shown = row(code(look, own.end, 11.5, theme.link), hugs=True, pad=pad(2, 1))
        value = thing(d, shown, {"does": own.more.get("does", ())}, "other")
        nodes.append(
            row(
                lead, name, value, gap=3, pad=Pad(0, 4, 0, 8 + 11 * own.level), height=19, clip=True
            )
        )
    return nodes


def _stops(d: Desk, file: File) -> list[Node]:
    look = d.look
    nodes: list[Node] = []
    for entry in file["breakpoints"]:
        nodes.append(
            row(
                control(d, entry),
                code(look, entry["shows"], 11, grow=1),
                hint(look, entry["line"], 11),
                gap=5,
                pad=pad(10, 1),
                height=20,
                clip=True,
            )
        )
    return nodes
