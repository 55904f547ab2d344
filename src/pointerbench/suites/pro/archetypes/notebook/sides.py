"""Docks around a notebook: files, headings, running sessions, a debugger, tables and shells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, sash, thing
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, by_round, link, printed, small
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]
_WIDTH = 218


def _dock(d: Desk, *nodes: Node, width: float = _WIDTH) -> Group:
    return column(*nodes, width=width, fill=d.look.theme.bar, clip=True)


def files(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("files")
    head = row(
        d.tool("new_launcher_big", 16, fill=theme.accent, color=theme.on_accent, pad=pad(14, 4)),
        push(),
        *d.bar("files"),
        gap=1,
        pad=pad(8, 6),
    )
    field = row(control(d, spec["filter"], grow=1), pad=pad(8, 2))
    crumbs: list[Node] = [small(d, "folder", spec["root"], 14)]
    for entry in spec["path"]:
        crumbs += [
            hint(look, "/"),
            link(d, entry["text"], entry["does"], 12)
            if "does" in entry
            else say(look, entry["text"], 12),
        ]
    made = table(d, spec, rows=spec["rows"], chosen=own["file"], height=24, size=12)
    return _dock(d, head, field, row(*crumbs, gap=3, pad=pad(8, 3)), made)


def contents(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, "TABLE OF CONTENTS", 11, theme.muted, bold=True),
        push(),
        *d.bar("contents", 14),
        pad=Pad(6, 4, 6, 10),
    )
    nodes: list[Node] = []
    for place, entry in enumerate(own["headings"]):
        on = place == own["heading"]
        level = entry["level"]
        words = row(
            say(look, entry["text"], 12.5, theme.link if on else theme.ink, bold=on),
            hugs=True,
            pad=pad(0, 2),
        )
        fold = [icon(look, "chevron_down", 10, theme.muted)] if level < 2 else []
        line = row(
            *fold,
            d.mark(words, "text", () if on else entry["does"], words=(entry["text"],)),
            gap=5,
            pad=Pad(0, 6, 0, 8 + 15 * (level - 1) + (0 if fold else 15)),
            height=25,
            clip=True,
            border=theme.accent if on else "",
            edges="l",
            thickness=3,
        )
        nodes.append(line)
    return _dock(d, head, *nodes, width=188)


def running(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("running")
    nodes: list[Node] = [
        row(control(d, spec["filter"], grow=1), *d.bar("running", 14), pad=pad(8, 6), gap=2)
    ]
    for group in spec["groups"]:
        head = row(
            icon(look, "chevron_down", 10, theme.muted),
            say(look, group["name"], 11, bold=True, grow=1),
            small(d, "refresh", group["refresh"], 12),
            small(d, "clear", group["all"], 12),
            gap=4,
            pad=Pad(3, 4, 3, 8),
            border=theme.line,
            edges="t",
        )
        nodes.append(head)
        for entry in group["rows"]:
            words = row(
                icon(look, entry["icon"], 14, theme.muted),
                say(look, entry["text"], 12, grow=1),
                gap=6,
                grow=1,
                pad=pad(0, 2),
            )
            made = thing(d, words, entry)
            nodes.append(row(made, small(d, "power", entry["shut"], 12), pad=Pad(1, 6, 1, 20)))
    return _dock(d, *nodes, width=190)


# --- the debugger ---------------------------------------------------------------------------------


def debugger(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("debugger")
    variables = table(d, {**spec["variables"], "rows": own["variables"]}, height=22, size=11.5)
    stack = [_entry(d, entry) for entry in spec["stack"]]
    stops = [_stop(d, entry) for entry in own["stops"]]
    return _dock(
        d,
        _head(d, "VARIABLES", "variables"),
        column(variables, height=196, clip=True),
        _head(d, "CALLSTACK", "stack"),
        column(*stack, pad=pad(0, 2)),
        _head(d, "BREAKPOINTS", "stops"),
        column(*stops, pad=pad(0, 2)),
        _head(d, "SOURCE", "source"),
        column(
            *printed(look, spec["source"], 11), pad=pad(8, 4), fill=theme.code, grow=1, clip=True
        ),
        _head(d, "KERNEL SOURCES", "kernel_sources"),
        width=236,
    )


def _head(d: Desk, text: str, bar: str) -> Group:
    look, theme = d.look, d.look.theme
    return row(
        icon(look, "chevron_down", 10, theme.muted),
        say(look, text, 11, bold=True),
        push(),
        *d.bar(bar, 14),
        gap=4,
        pad=Pad(2, 4, 2, 8),
        height=27,
        border=theme.line,
        edges="tb",
    )


def _entry(d: Desk, entry: Spec) -> Group:
    look = d.look
    words = row(say(look, entry["text"], 12), hugs=True, pad=pad(0, 2))
    return row(thing(d, words, entry), push(), hint(look, entry["end"], 11), pad=pad(10, 0))


def _stop(d: Desk, entry: Spec) -> Group:
    look = d.look
    dot = d.mark(
        row(Group(width=11, height=11, radius=6, fill="#e0453a"), hugs=True, pad=pad(2)),
        "other",
        entry["off"],
    )
    return row(
        dot,
        thing(d, row(say(look, entry["text"], 12), hugs=True, pad=pad(0, 2)), entry),
        push(),
        hint(look, entry["end"], 11),
        gap=5,
        pad=pad(9, 0),
    )


# --- beside the notebook --------------------------------------------------------------------------


def beside(d: Desk) -> Group:
    """A table of values above a shell; or the launcher above a console."""
    look, theme = d.look, d.look.theme
    which = by_round(d, ("table", "launcher"))
    upper = _values(d) if which == "table" else _launcher(d)
    spec: Spec = d.content("lower")[which]
    lines = column(*printed(look, spec["lines"], 11.5), pad=pad(8, 5), grow=1, clip=True)
    body = panes(lines, bar_of(d, spec["scroll"], 0.6, 0.35), grow=1, clip=True, fill=theme.code)
    return column(
        upper,
        sash(d, d.content("sash_across"), across=True),
        _tab(d, spec),
        column(body, height=226),
        grow=1,
        clip=True,
    )


def _tab(d: Desk, spec: Spec) -> Group:
    look, theme = d.look, d.look.theme
    words = row(
        icon(look, spec["icon"], 14, theme.link),
        say(look, spec["text"], 12),
        gap=6,
        pad=Pad(5, 4, 5, 10),
    )
    made = row(
        d.mark(words, "text", words=(spec["text"],)),
        small(d, "close", spec["shut"], 10),
        hugs=True,
        fill=theme.card,
        border=theme.accent,
        edges="t",
        thickness=2,
        pad=Pad(0, 5, 0, 0),
    )
    return row(made, pad=pad(1), fill=theme.bar, border=theme.line, edges="b", clip=True)


def _values(d: Desk) -> Group:
    spec: Spec = d.content("values")
    bar = row(
        hint(d.look, "Delimiter:", 11.5),
        control(d, spec["delimiter"], width=66),
        push(),
        pad=pad(8, 4),
        gap=6,
        border=d.look.theme.line,
        edges="b",
    )
    made = table(d, spec["table"], height=23, size=11.5, rules=True, chosen=d.integer(2, 9))
    return column(
        _tab(d, spec),
        bar,
        panes(
            column(made, grow=1, clip=True), bar_of(d, spec["scroll"], 0, 0.2), grow=1, clip=True
        ),
        grow=1,
        clip=True,
        fill=d.look.theme.card,
    )


def _launcher(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("launcher")
    nodes: list[Node] = []
    for group in spec["groups"]:
        nodes.append(
            row(
                icon(look, group["icon"], 16, theme.link),
                say(look, group["name"], 14.5, bold=True),
                gap=7,
            )
        )
        cards = []
        for entry in group["cards"]:
            card = column(
                icon(look, entry["icon"], 24, entry.get("color", theme.muted)),
                say(look, entry["text"], 11, align="center", limit=2),
                gap=6,
                align="center",
                justify="center",
                width=80,
                height=76,
                pad=pad(4, 5),
                fill=theme.card,
                border=theme.line,
                radius=3,
            )
            cards.append(thing(d, card, entry))
        nodes.append(wrap(*cards, gap=7))
    return column(
        _tab(d, spec),
        column(*nodes, gap=8, pad=pad(12, 10), grow=1, clip=True),
        grow=1,
        clip=True,
        fill=theme.page,
    )
