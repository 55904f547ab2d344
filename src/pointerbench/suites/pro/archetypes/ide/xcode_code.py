"""The code of that window, and the debug area below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import Editor, File, lines_of, listing, minimap
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    seam,
    sign,
    tab,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say


def head(d: Desk, name: str, path: Sequence[Any], others: int = 2) -> list[Node]:
    """The tabs, and the path by which one jumps."""
    look, theme = d.look, d.look.theme
    beside = [entry for entry in d.content("tabs") if entry["text"] != name][:others]
    tabs: list[Node] = []
    for place, entry in enumerate(({"text": name}, *beside)):
        lead = [sign(look, leaf(entry).text)]
        fill = theme.page if not place else ""
        looks: dict[str, Any] = {"border": "", "pad": pad(12, 5), "fill": fill}
        tabs.append(tab(d, entry, on=not place, before=lead, **looks))
    start = d.bar("tab_start", size=13, pad=pad(5, 4))
    ends = d.bar("tab_end", size=13, pad=pad(4, 4))
    strip = tools.bar(look, *start, *tabs, push(), *ends, height=28, gap=0, pad=pad(4, 0))
    nodes: list[Node] = list(d.bar("jump", size=12, pad=pad(4, 3)))
    for place, entry in enumerate(path):
        if place:
            nodes.append(icon(look, "chevron_right", 9, theme.faint))
        text = entry if isinstance(entry, str) else entry["text"]
        nodes.append(thing(d, row(say(look, text, 11), hugs=True, pad=pad(3, 2)), entry))
    jump = tools.bar(look, *nodes, height=24, pad=pad(6, 0), fill=theme.page)
    return [strip, jump]


def editor(d: Desk, file: File, *, paused: bool = False) -> Group:
    look, theme = d.look, d.look.theme
    editor = Editor("xcode", ("change", "arrow", "fold"), 12, 18, theme.page)
    shown = file if paused else {**file, "paused": "\0", "hints": ()}
    halt = next((at_ for at_, text in enumerate(lines_of(file)) if file["paused"] in text), 0)
    text = listing(d, shown, editor, skip=max(0, halt - 12) if paused else 0)
    parts = [text]
    if paused:
        parts.append(minimap(d, file, editor, tuple(d.content("minimap")), 74))
    line = halt + int(file.get("first", 1))
    foot = row(
        push(),
        thing(
            d,
            row(hint(look, f"Line: {line}  Col: 21", 10.5), hugs=True, pad=pad(4, 2)),
            d.content("caret"),
        ),
        *d.bar("editor_foot", size=13, pad=pad(3, 3)),
        pad=pad(8, 0),
        height=23,
        fill=theme.page,
        border=theme.line,
        edges="t",
    )
    return column(
        *head(d, file["name"], file["path"], 2 + paused),
        panes(*parts, grow=1, clip=True),
        foot,
        grow=1,
        clip=True,
    )


def debug_area(d: Desk, file: File) -> Group:
    """Steps over the values at the left and what was printed at the right."""
    look, theme = d.look, d.look.theme
    steps = d.bar("debug", size=15, pad=pad(5, 4))
    where = say(look, file["frame"], 11)
    bar = tools.bar(look, *steps, tools.separator(look), where, gap=1, pad=pad(6, 1), height=28)
    foot: dict[str, Any] = {"border": theme.line, "edges": "t", "gap": 3, "pad": pad(5, 3)}
    names = [_value(d, entry) for entry in file["locals"]]
    left = column(
        column(*names, grow=1, clip=True),
        row(
            control(d, d.content("variables_scope"), width=86, pad=pad(6, 1)),
            *d.bar("variables", size=13, pad=pad(3, 3)),
            push(),
            control(d, d.content("variables_filter"), width=112, pad=pad(6, 1), radius=9),
            **foot,
        ),
        width=336,
        clip=True,
    )
    console = [code(look, text, 11.5) for text in file["console"].strip("\n").split("\n")]
    right = column(
        column(*console, grow=1, clip=True, pad=pad(8, 4)),
        row(
            control(d, d.content("console_scope"), width=104, pad=pad(6, 1)),
            push(),
            control(d, d.content("console_filter"), width=128, pad=pad(6, 1), radius=9),
            *d.bar("console", size=13, pad=pad(3, 3)),
            **foot,
        ),
        grow=1,
        clip=True,
    )
    both = panes(left, seam(look), right, grow=1, clip=True)
    return column(bar, both, height=232, fill=theme.page)


def _value(d: Desk, entry: Mapping[str, Any] | str) -> Group:
    """A variable with its value, which can be edited."""
    look, theme = d.look, d.look.theme
    own = leaf(entry)
    lead: Node = Group(width=11)
    if own.opened is not None:
        fold = "chevron_down" if own.opened else "chevron_right"
        lead = icon(look, fold, 11, theme.muted)
    letter = say(look, own.more.get("badge", "L"), 9, "#ffffff", bold=True)
    badge = row(letter, width=14, height=14, justify="center", radius=3, fill="#5b7fb8")
    shown = row(say(look, own.end, 11.5, theme.muted), hugs=True, pad=pad(2, 1))
    value = thing(d, shown, {"does": own.more.get("does", ())}, "other")
    name = say(look, f"{own.text} =", 11.5, bold=True)
    return row(lead, badge, name, value, gap=4, pad=Pad(0, 4, 0, 8 + 12 * own.level), height=21)
