"""A window with navigators at the left, inspectors at the right and a debug area below.

Layouts: code with a canvas of previews; a paused app with its gauges; a storyboard.
"""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import File
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    seam,
    shifted,
    thing,
    tree,
)
from pointerbench.suites.pro.archetypes.ide.xcode_boards import (
    canvas,
    inspector,
    outline,
    storyboard,
)
from pointerbench.suites.pro.archetypes.ide.xcode_code import debug_area, editor
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, panes, push, row, space
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    file: File = shifted(d, d.content("files"))
    look = d.look
    if d.layout == 0:
        title = file["name"]
        middle = [
            _navigator(d, "navigate_files", tree(d, d.content("tree"), chosen=title, files=True)),
            seam(look),
            editor(d, file),
            seam(look),
            canvas(d),
        ]
    elif d.layout == 1:
        title = file["name"]
        code_ = column(
            editor(d, file, paused=True), seam(look, across=True), debug_area(d, file), grow=1
        )
        middle = [_navigator(d, "navigate_debug", _gauges(d, file)), seam(look), code_]
    else:
        board = d.content("board")
        title = "Main.storyboard"
        middle = [
            outline(d, board),
            seam(look),
            storyboard(d, board),
            seam(look),
            inspector(d, board),
        ]
    body = panes(*middle, grow=1, clip=True)
    return _window(d, body, title)


def _window(d: Desk, body: Node, title: str) -> Group:
    look, theme = d.look, d.look.theme
    scheme = row(
        icon(look, "app_window", 14, theme.accent),
        say(look, d.content("scheme"), 11.5),
        icon(look, "chevron_right", 10, theme.faint),
        icon(look, "smartphone", 13, theme.muted),
        say(look, d.content("target"), 11.5),
        gap=4,
        pad=pad(8, 3),
        height=24,
        radius=5,
        border=theme.line,
        hugs=True,
    )
    told = d.turn(d.content("activity"))
    activity = row(
        say(look, told, 11.5, grow=1),
        icon(look, "warning", 13, theme.warn),
        say(look, "2", 11.5),
        gap=4,
        pad=pad(9, 3),
        width=218,
        height=24,
        radius=5,
        fill=theme.card,
        border=theme.line,
    )
    names = column(
        say(look, d.content("project"), 12, bold=True), hint(look, d.content("branch"), 10)
    )
    run = [d.tool(name, 16, pad=pad(6, 4)) for name in d.app.bars["run"][: 1 + (d.layout == 1)]]
    left = (
        d.tool("toggle_navigators"),
        space(40),
        *run,
        thing(d, row(names, hugs=True, pad=pad(4, 0)), d.content("branches")),
        push(),
        d.does("choose_destination", scheme, "other"),
    )
    right = (d.does("show_issues", activity, "other"), *d.bar("window"))
    return d.window(body, title=title, header=(left, right))


def _navigator(d: Desk, chosen: str, lines: Sequence[Node]) -> Group:
    theme = d.look.theme
    strip = row(
        *(
            d.tool(
                name,
                15,
                pad=pad(5, 4),
                on=name == chosen,
                color=theme.link if name == chosen else theme.muted,
            )
            for name in d.app.bars["navigators"]
        ),
        justify="between",
        pad=pad(6, 3),
        border=theme.line,
        edges="b",
    )
    foot = row(
        *d.bar("navigator_foot", size=13, pad=pad(3, 3)),
        control(d, d.content("navigator_filter"), grow=1, pad=pad(6, 2), radius=9),
        *d.bar("navigator_scope", size=13, pad=pad(3, 3)),
        gap=2,
        pad=pad(5, 3),
        border=theme.line,
        edges="t",
    )
    return column(
        strip,
        column(*lines, grow=1, clip=True, pad=pad(0, 4)),
        foot,
        width=228,
        fill=theme.bar,
        clip=True,
    )


def _gauges(d: Desk, file: File) -> list[Node]:
    """What the running app uses, as bars, and the threads with their frames."""
    look, theme = d.look, d.look.theme
    parts = d.content("gauges")
    nodes: list[Node] = [
        row(
            icon(look, "app_window", 16, theme.accent),
            column(
                say(look, parts["process"], 12, bold=True),
                hint(look, f"PID {d.integer(3100, 9800)}, Paused", 10.5),
            ),
            push(),
            *d.bar("process", size=13, pad=pad(3, 3)),
            gap=7,
            pad=pad(10, 4),
        )
    ]
    for entry in parts["bars"]:
        bars = [
            Group(width=3, height=float(d.integer(3, 16)), fill=entry["color"]) for _ in range(14)
        ]
        trace = row(*bars, gap=1, align="end", height=17)
        line = row(
            icon(look, entry["icon"], 14, theme.muted),
            say(look, entry["text"], grow=1),
            trace,
            hint(look, entry["value"], 10.5, width=52, align="right"),
            gap=6,
            pad=Pad(0, 8, 0, 20),
            height=24,
        )
        nodes.append(thing(d, line, entry))
    return [*nodes, seam(look, across=True), *tree(d, file["threads"], step=10, height=21)]
