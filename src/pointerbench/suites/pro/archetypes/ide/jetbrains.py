"""An editor between two stripes of tool windows, with a strip of widgets above.

Layouts: the project and a run of tests; a paused program; what is to be committed, and the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import Editor, File, lines_of, listing
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    scroller,
    seam,
    shifted,
    sign,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.archetypes.ide import jetbrains_windows as windows
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, space
from pointerbench.widgets.texts import hint, icon, say

EDITOR = Editor("jetbrains", ("number", "stop", "sign", "change", "fold"))


def build(d: Desk) -> Group:
    file: File = shifted(d, d.content("files"))
    code = code_area(d, file, paused=d.layout == 1)
    if d.layout == 0:
        side, opened = project(d, file), {"project_window", "run_window"}
        below = windows.tests(d)
    elif d.layout == 1:
        side, opened = windows.structure(d, file), {"structure_window", "debug_window"}
        below = windows.debugger(d, file)
    else:
        side, opened = windows.commit(d), {"commit_window", "git_window"}
        below = windows.log(d)
    upper = panes(side, seam(d.look), code, grow=1, clip=True)
    return frame(d, column(upper, seam(d.look, across=True), below, grow=1), file, opened)


# --- what all windows of this make have -----------------------------------------------------------


def frame(d: Desk, middle: Node, file: File, opened: set[str]) -> Group:
    """The strip of widgets, the stripes left and right, and the foot around a middle."""
    body = column(
        _strip(d),
        panes(
            _stripe(d, "left", "left_foot", opened),
            column(middle, grow=1, clip=True),
            _stripe(d, "right", "right_foot", opened),
            grow=1,
            clip=True,
        ),
        _foot(d, file),
        grow=1,
    )
    title = f"{d.content('workspace')} – {file['name']}"
    return d.window(body, title=title)


def _strip(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    widgets: list[Node] = []
    for entry in d.content("widgets"):
        name = say(look, entry["text"], bold=bool(entry.get("bold")))
        nodes: list[Node] = [
            icon(look, entry["icon"], 16, entry.get("color", theme.muted)),
            name,
            icon(look, "chevron_down", 10, theme.muted),
        ]
        made = row(*nodes, gap=6, pad=pad(8, 5), radius=4, hugs=True)
        widgets.append(thing(d, made, entry))
    run = control(d, d.content("configuration"), width=168, pad=pad(8, 4))
    colors = {"run": theme.good, "debug": theme.good, "stop": theme.bad}
    keys = [d.tool(name, color=colors.get(name, ""), pad=pad(6, 5)) for name in d.app.bars["run"]]
    return row(
        *widgets,
        push(),
        run,
        space(4),
        *keys,
        push(),
        *d.bar("strip", pad=pad(6, 5)),
        gap=3,
        pad=pad(8, 3),
        height=38,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _stripe(d: Desk, upper: str, lower: str, opened: set[str]) -> Group:
    theme = d.look.theme

    def button(name: str) -> Node:
        if name == "|":
            return row(Group(width=20, height=1, fill=theme.line), justify="center", height=7)
        return d.tool(name, 20, pad=pad(6, 6), on=name in opened, color=theme.muted)

    return column(
        *(button(name) for name in d.app.bars[upper]),
        push(),
        *(button(name) for name in d.app.bars.get(lower, ())),
        gap=3,
        pad=pad(4, 6),
        width=40,
        align="center",
        fill=theme.bar,
        border=theme.line,
        edges="r" if upper == "left" else "l",
    )


def _foot(d: Desk, file: File) -> Group:
    look = d.look
    nodes: list[Node] = []
    for entry in (d.content("workspace"), *file["path"]):
        if nodes:
            nodes.append(icon(look, "chevron_right", 10, look.theme.faint))
        text = entry if isinstance(entry, str) else entry["text"]
        nodes.append(thing(d, row(hint(look, text), hugs=True, pad=pad(2, 3)), entry))
    line = 1 + next(at for at, text in enumerate(lines_of(file)) if file["here"] in text)
    ends = []
    for entry in d.content("status"):
        words = entry.get("text", "").replace("{line}", str(line + int(file.get("first", 1)) - 1))
        inside = hint(look, words) if words else icon(look, entry["icon"], 14, look.theme.muted)
        made = row(inside, hugs=True, pad=pad(4, 4))
        ends.append(thing(d, made, {**entry, "text": words}, "text" if words else "icon"))
    left = row(*nodes, gap=3)
    return tools.status(look, [left], ends, gap=4, pad=pad(8, 0))


def tool_window(
    d: Desk,
    head: Mapping[str, Any] | str,
    *nodes: Node,
    bar: str = "",
    tabs: Sequence[Node] = (),
    **looks: Any,
) -> Group:
    """A docked tool window: its name, its tabs, its tools, a menu and a minus to hide it."""
    look, theme = d.look, d.look.theme
    name = thing(d, row(say(look, leaf(head).text, bold=True), hugs=True, pad=pad(4, 4)), head)
    top = row(
        name,
        *tabs,
        push(),
        *d.bar(bar, pad=pad(4, 4)),
        gap=3,
        pad=pad(8, 0),
        height=32,
        clip=True,
    )
    return column(top, *nodes, **{"fill": theme.bar, "clip": True, **looks})


# --- the project and the code ---------------------------------------------------------------------


def project(d: Desk, file: File, width: float = 246) -> Group:
    lines = tree(d, d.content("project"), chosen=file["name"], files=True)
    body = panes(
        column(*lines, grow=1, clip=True),
        scroller(d, d.content("tree_scroll"), 0.01, 0.6),
        grow=1,
        clip=True,
    )
    return tool_window(d, d.content("project_head"), body, bar="project", width=width)


def code_area(
    d: Desk, file: File, *, paused: bool = False, skip: int = 0, others: int = 3
) -> Group:
    """Tabs, code, and at its right the strip of marks."""
    look, theme = d.look, d.look.theme
    editor = EDITOR._replace(ground=theme.page)
    tabs: list[Node] = []
    beside = [entry for entry in d.content("tabs") if entry["text"] != file["name"]][:others]
    for place, entry in enumerate(({"text": file["name"]}, *beside)):
        close = row(icon(look, "close", 12, theme.muted), pad=pad(3, 3), hugs=True)
        does = entry.get("shut", d.content("shut") if not place else ())
        made = tab(d, entry, on=not place, before=[sign(look, entry["text"])], border="", gap=6)
        tabs.append(
            row(
                made,
                d.mark(close, "icon", does),
                pad=Pad(0, 5, 0, 2),
                border=theme.accent if not place else "",
                edges="b",
                thickness=3,
            )
        )
    strip = row(
        *tabs,
        push(),
        *d.bar("editor", pad=pad(4, 4)),
        gap=2,
        pad=Pad(0, 6, 0, 4),
        height=34,
        fill=theme.page,
        border=theme.line,
        edges="b",
        clip=True,
    )
    shown = file if paused else {**file, "paused": "\0", "hints": file.get("usages", ())}
    halt = next(
        (at for at, text in enumerate(lines_of(file)) if file.get("paused", "\0") in text), 0
    )
    from_line = skip or (max(0, halt - 8) if paused or d.layout == 2 else 0)
    code = panes(
        listing(d, shown, editor, skip=from_line), _marks(d), grow=1, clip=True, fill=theme.page
    )
    return column(strip, _inspections(d), code, grow=1, clip=True, fill=theme.page)


def _inspections(d: Desk) -> Group:
    """How many errors and warnings the file has, with arrows to go through them."""
    look, theme = d.look, d.look.theme
    found = [
        thing(
            d,
            row(
                icon(look, entry["icon"], 13, getattr(theme, entry["tone"])),
                say(look, entry["text"], 11),
                gap=3,
                hugs=True,
                pad=pad(3, 2),
            ),
            entry,
        )
        for entry in d.content("inspections")
    ]
    return row(
        push(),
        *found,
        *d.bar("inspections", size=12, pad=pad(3, 3)),
        gap=3,
        pad=pad(8, 0),
        height=22,
    )


def _marks(d: Desk) -> Group:
    """Coloured lines for errors, warnings and changes along the whole file."""
    theme = d.look.theme
    parts: list[Node] = []
    for color in (theme.warn, theme.good, theme.bad, theme.warn, theme.good):
        parts += [space(float(d.integer(16, 60))), Group(height=3, fill=color)]
    strip = column(*parts, width=12, height=270, clip=True)
    return column(d.mark(strip, "other", d.content("marks")), width=12, fill=theme.page)
