"""Tool windows: tests that ran, a debugger, a structure, what is to be committed, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import File
from pointerbench.suites.pro.archetypes.dev_kit import (
    branch,
    control,
    leaf,
    scroller,
    seam,
    shifted,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

LANES = ("#4aa3df", "#d19a3f", "#7fb56a", "#c678b8")


def _window(
    d: Desk, head: Any, body: Node, *, bar: str, tabs: Sequence[Node] = (), height: float = 236
) -> Group:
    look, theme = d.look, d.look.theme
    name = thing(d, row(say(look, leaf(head).text, bold=True), hugs=True, pad=pad(4, 4)), head)
    top = row(
        name, *tabs, push(), *d.bar(bar, pad=pad(4, 4)), gap=2, pad=pad(8, 0), height=32, clip=True
    )
    return column(top, body, height=height, fill=theme.bar, clip=True)


def _column_bar(d: Desk, name: str) -> Group:
    theme = d.look.theme
    nodes = [
        Group(height=1, width=18, fill=theme.line) if one == "|" else d.tool(one, pad=pad(5, 4))
        for one in d.app.bars[name]
    ]
    return column(
        *nodes,
        gap=2,
        pad=pad(3, 3),
        width=32,
        align="center",
        border=theme.line,
        edges="r",
        clip=True,
    )


def tests(d: Desk) -> Group:
    """A run of tests: its tree with ticks and crosses, and what was printed."""
    look, theme = d.look, d.look.theme
    run = shifted(d, d.content("tests"))
    inks = {
        "ok": ("success", theme.good),
        "bad": ("error", theme.bad),
        "skip": ("forbidden", theme.warn),
    }
    lines: list[Node] = []
    for entry in run["tree"]:
        name, color = inks[entry.get("state", "ok")]
        lines.append(branch(d, {**entry, "icon": name, "color": color}))
    summary = row(
        icon(look, "error", 14, theme.bad), say(look, run["summary"], grow=1), gap=6, pad=pad(12, 4)
    )
    output = [
        code(look, text, 11.5, _ink(d, text)) for text in run["output"].strip("\n").split("\n")
    ]
    body = panes(
        _column_bar(d, "tests_side"),
        column(*lines, width=276, border=theme.line, edges="r", clip=True),
        column(
            summary,
            column(*output, pad=pad(12, 2), grow=1, clip=True),
            grow=1,
            clip=True,
            fill=theme.page,
        ),
        scroller(d, d.content("output_scroll"), 0.3, 0.5),
        grow=1,
        clip=True,
    )
    tabs = [tab(d, entry, on=not at) for at, entry in enumerate(d.content("run_tabs"))]
    return _window(d, d.content("run_head"), body, bar="tests", tabs=tabs)


def _ink(d: Desk, text: str) -> Color:
    theme = d.look.theme
    bare = text.strip()
    if bare.startswith(("org.", "Expected", "Actual", "ERROR", "E/")):
        return theme.bad
    if bare.startswith(("at ", "W/", "WARN")):
        return theme.warn
    return theme.ink if not bare.startswith(("Process", "C:", "/usr")) else theme.muted


def debugger(d: Desk, file: File) -> Group:
    """Frames at the left, values at the right, and a field for expressions over them."""
    _look, theme = d.look, d.look.theme
    tabs = [tab(d, entry, on=not at) for at, entry in enumerate(d.content("debug_tabs"))]
    steps = row(*d.bar("debug_steps", pad=pad(4, 4)), gap=1, pad=pad(6, 2), height=30)
    thread = row(control(d, d.content("thread"), grow=1, pad=pad(6, 2)), pad=pad(6, 3))
    frames = column(
        thread, *tree(d, file["calls"], step=6), width=256, border=theme.line, edges="r", clip=True
    )
    field = row(
        control(d, d.content("evaluate"), width=360, pad=pad(7, 3)),
        *d.bar("evaluate", pad=pad(4, 3)),
        gap=4,
        pad=pad(6, 3),
    )
    body = column(
        steps,
        panes(
            frames,
            column(field, *values(d, file["locals"]), grow=1, clip=True, fill=theme.page),
            grow=1,
            clip=True,
        ),
        grow=1,
    )
    return _window(d, d.content("debug_head"), body, bar="debug", tabs=tabs, height=268)


def values(d: Desk, entries: Sequence[Mapping[str, Any] | str]) -> list[Node]:
    """Names with values that can be changed."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in entries:
        own = leaf(entry)
        fold = "chevron_down" if own.opened else "chevron_right"
        lead = icon(look, fold, 12, theme.muted) if own.opened is not None else Group(width=12)
        mark = icon(look, "braces" if own.opened is not None else "variable", 13, theme.link)
        shown = row(code(look, own.end, 11.5), hugs=True, height=20, pad=pad(3, 0))
        value = thing(d, shown, {"does": own.more.get("does", ())}, "other")
        name = code(look, f"{own.text} =", 11.5, theme.warn)
        left = 10 + 14 * own.level
        nodes.append(row(lead, mark, name, value, gap=5, pad=Pad(0, 6, 0, left), height=21))
    return nodes


def structure(d: Desk, file: File) -> Group:
    look, theme = d.look, d.look.theme
    head = d.content("structure_head")
    name = thing(d, row(say(look, leaf(head).text, bold=True), hugs=True, pad=pad(4, 4)), head)
    top = row(name, push(), *d.bar("structure", pad=pad(4, 4)), gap=2, pad=pad(8, 0), height=32)
    lines = tree(d, file["outline"])
    stops = d.content("stops_head")
    below = [
        row(
            control(d, entry),
            Drawing("disc", 10, 10, ("#db5860",)),
            say(look, entry["file"], grow=1),
            hint(look, entry["line"]),
            gap=6,
            pad=Pad(0, 10, 0, 12),
            height=23,
        )
        for entry in d.content("stops")
    ]
    title = row(
        thing(d, row(say(look, leaf(stops).text, bold=True), hugs=True, pad=pad(4, 4)), stops),
        push(),
        *d.bar("stops", pad=pad(4, 4)),
        pad=pad(8, 0),
        height=32,
    )
    return column(
        top,
        column(*lines, grow=1, clip=True),
        seam(look, across=True),
        title,
        *below,
        width=250,
        fill=theme.bar,
        clip=True,
    )


def commit(d: Desk) -> Group:
    """Files with boxes to tick, a message, and the buttons below it."""
    look, theme = d.look, d.look.theme
    parts = d.content("commit")
    top = row(
        thing(
            d,
            row(say(look, parts["head"]["text"], bold=True), hugs=True, pad=pad(4, 4)),
            parts["head"],
        ),
        push(),
        *d.bar("commit", pad=pad(4, 4)),
        gap=2,
        pad=pad(8, 0),
        height=32,
    )
    lines: list[Node] = []
    for entry in parts["files"]:
        box = control(d, {"kind": "check", "on": entry["on"], "does": entry["tick"]})
        line = branch(d, entry, files=entry.get("files", True), grow=1)
        lines.append(row(box, line, pad=Pad(0, 4, 0, 10 + 14 * entry.get("deep", 0)), gap=0))
    message = column(
        control(d, parts["amend"]),
        control(d, parts["message"], height=52, align="start", pad=pad(8, 6)),
        row(d.button("commit", primary=True), d.button("commit_and_push"), gap=8),
        gap=6,
        pad=pad(10, 8),
        border=theme.line,
        edges="t",
    )
    return column(
        top, column(*lines, grow=1, clip=True), message, width=262, fill=theme.bar, clip=True
    )


def log(d: Desk) -> Group:
    """The history: branches, a graph with its commits, the files of the chosen one."""
    look, theme = d.look, d.look.theme
    parts = d.content("log")
    branches = column(
        *tree(d, parts["branches"]), width=176, border=theme.line, edges="r", clip=True
    )
    fields = row(
        *(
            control(d, entry, width=entry.get("width", 84), pad=pad(6, 2))
            for entry in parts["filters"]
        ),
        push(),
        *d.bar("log", pad=pad(4, 3)),
        gap=5,
        pad=pad(6, 3),
    )
    rows = [_commit(d, entry, at == 1) for at, entry in enumerate(parts["commits"])]
    details = column(
        *tree(d, parts["changed"], files=True),
        seam(look, across=True),
        column(
            say(look, parts["subject"], bold=True, limit=2),
            hint(look, parts["author"], limit=2),
            gap=4,
            pad=pad(10, 6),
        ),
        width=222,
        border=theme.line,
        edges="l",
        clip=True,
    )
    middle = column(fields, column(*rows, grow=1, clip=True), grow=1, clip=True, fill=theme.page)
    tabs = [tab(d, entry, on=not at) for at, entry in enumerate(parts["tabs"])]
    body = panes(branches, middle, details, grow=1, clip=True)
    return _window(d, parts["head"], body, bar="git", tabs=tabs, height=290)


def _commit(d: Desk, entry: Mapping[str, Any], chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    lane = float(entry.get("node", 0))
    data = (11.0, *(float(number) for number in entry["lanes"]), lane, lane, lane, 3.0)
    wire = Drawing("commit_lanes", 22, 40, LANES, data)
    tags = [tools.badge(look, name, theme.soft) for name in entry.get("tags", ())]
    node = row(
        wire,
        say(look, entry["text"]),
        *tags,
        push(),
        hint(look, entry["who"], width=84),
        hint(look, entry["when"], width=72),
        gap=6,
        pad=pad(6, 0),
        height=22,
        fill=theme.chosen if chosen else "",
        clip=True,
    )
    return thing(d, node, entry)
