"""Docked panels of a numerical desk: folder, workspace, command line, tabs of documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import tree
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, inked, inks_of, small
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, icon, say

Spec = Mapping[str, Any]


def docked(d: Desk, name: str, said: str, *nodes: Node, **looks: Any) -> Group:
    """A docked panel: its name, and the button with what can be done to it."""
    look, theme = d.look, d.look.theme
    menu = small(
        d,
        "chevron_down",
        [text.format(panel=said) for text in d.content("panel")],
        12,
        pad=pad(3, 2),
    )
    head = row(
        say(look, name, 11.5, bold=True),
        push(),
        menu,
        pad=Pad(0, 2, 0, 6),
        height=22,
        fill=mixed(theme.bar, theme.accent, 40),
        border=theme.line,
        edges="b",
    )
    return column(head, *nodes, **{"fill": theme.card, "clip": True, **looks})


def folder_panel(d: Desk, own: Spec, **looks: Any) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, "Name", 11, theme.muted),
        icon(look, "caret_up", 8, theme.muted),
        gap=4,
        hugs=True,
        pad=pad(2, 1),
    )
    name = d.mark(head, "text", d.content("folder_head"), words=("Name",))
    lines = tree(d, own["files"], own["name"], height=20, step=10)
    details = row(
        say(look, "Details", 11.5, bold=True, grow=1),
        small(d, "chevron_up", d.content("details"), 12),
        pad=Pad(0, 4, 0, 6),
        border=theme.line,
        edges="t",
        fill=theme.bar,
    )
    return docked(
        d,
        "Current Folder",
        "folder",
        row(name, pad=pad(18, 1), border=theme.line, edges="b"),
        column(*lines, grow=1, clip=True),
        details,
        **looks,
    )


def workspace_panel(d: Desk, own: Spec, **looks: Any) -> Group:
    made = table(
        d,
        {**d.content("workspace"), "rows": own["workspace"]},
        height=20,
        size=11.5,
        chosen=own["chosen"],
    )
    return docked(
        d,
        "Workspace",
        "workspace",
        panes(column(made, grow=1, clip=True), grow=1, clip=True),
        **looks,
    )


def command_panel(d: Desk, own: Spec, **looks: Any) -> Group:
    look = d.look
    shades = {**inks_of(look), "a": "#c06000" if not look.theme.dark else "#e0a060"}
    lines = [code(look, inked(text, shades), 12) for text in own["command"]]
    prompt = row(
        d.mark(
            row(say(look, "fx", 11, look.theme.link, bold=True), hugs=True, pad=pad(3, 1)),
            "icon",
            d.content("functions_does"),
        ),
        code(look, ">> ", 12),
        gap=2,
    )
    body = panes(
        column(*lines, prompt, pad=pad(8, 4), grow=1, clip=True),
        bar_of(d, d.content("scroll_command"), 0.75, 0.2),
        grow=1,
        clip=True,
    )
    return docked(d, "Command Window", "command line", body, **looks)


def document_tabs(d: Desk, own: Spec, names: Sequence[Any]) -> Group:
    """Tabs of documents, each with its cross."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, entry in enumerate(names):
        on = not place
        text = entry if isinstance(entry, str) else entry["text"]
        words = row(
            say(look, text, 11.5, theme.ink if on else theme.muted), hugs=True, pad=pad(7, 3)
        )
        made = d.mark(words, "text", () if on else entry["does"], words=(text,))
        shut = small(d, "close", d.content("shut") if on else entry["shut"], 10, pad=pad(3, 3))
        nodes.append(
            row(made, shut, hugs=True, fill=theme.card if on else "", border=theme.line, edges="r")
        )
    return row(
        *nodes,
        d.tool("tab_add", 12),
        pad=pad(1),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )
