"""A window of many docks: solution, properties, errors, a designer of forms, diagnostics.

Layouts: code over the list of errors; a paused program with its diagnostics; a form designer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import Editor, File, lines_of, listing
from pointerbench.suites.pro.archetypes.dev_kit import control, offer_menu, shifted, tab, thing
from pointerbench.suites.pro.archetypes.ide import visual_studio_debug as debug
from pointerbench.suites.pro.archetypes.ide import visual_studio_docks as docks
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, space
from pointerbench.widgets.texts import icon, say


def build(d: Desk) -> Group:
    file: File = shifted(d, d.content("files"))
    offer_menu(d, "context_code" if d.layout < 2 else "")
    if d.layout == 2:
        form = shifted(d, d.content("forms"))
        title = f"{form['file']} [Design]"
        middle = panes(
            docks.toolbox(d),
            column(_tabs(d, title, 2), docks.designer(d, form), grow=1, clip=True),
            docks.right(d, docks.solution(d, form["file"], 230), docks.properties(d, form)),
            grow=1,
            gap=4,
            pad=pad(4, 0),
            clip=True,
        )
    elif d.layout == 1:
        code = column(_tabs(d, file["name"], 2), _navigation(d, file), _code(d, file), grow=1)
        lower = panes(debug.watch(d, file), debug.calls(d, file), gap=4, height=206)
        middle = panes(
            column(code, lower, gap=4, grow=1),
            debug.diagnostics(d),
            grow=1,
            gap=4,
            pad=pad(4, 0),
            clip=True,
        )
    else:
        code = column(_tabs(d, file["name"], 3), _navigation(d, file), _code(d, file), grow=1)
        right = docks.right(d, docks.solution(d, file["name"]), docks.changes(d))
        middle = panes(
            column(code, docks.errors(d), gap=4, grow=1),
            right,
            grow=1,
            gap=4,
            pad=pad(4, 0),
            clip=True,
        )
    name = file["name"] if d.layout < 2 else ""
    body = column(_bars(d), middle, _foot(d), grow=1, gap=2, fill=d.look.theme.bar)
    return _window(d, body, name)


def _window(d: Desk, body: Node, name: str) -> Group:
    look, theme = d.look, d.look.theme
    find = row(
        icon(look, "search", 12, theme.muted),
        say(look, "Search", 11.5, theme.muted),
        gap=5,
        width=92,
        height=22,
        pad=pad(7, 0),
        border=theme.line,
        radius=3,
    )
    solution = row(
        say(look, d.content("solution_name"), 11.5),
        pad=pad(8, 2),
        fill=theme.chosen,
        radius=3,
        hugs=True,
    )
    left = (row(*d.menus(11.5)), d.does("feature_search", find, "other"), solution)
    return d.window(body, title="", menus=(), header=(left, d.bar("account")), shell=d.chance(0.3))


def _bars(d: Desk) -> Group:
    """The standard tool bar, with the choices of what is built."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [*d.bar("navigate"), *d.bar("files"), tools.separator(look)]
    for entry in d.content("targets"):
        nodes.append(control(d, entry, width=entry["width"], pad=pad(6, 2)))
    if d.layout == 1:
        colors = {"continue_run": theme.good, "stop_debugging": theme.bad}
        steps = [
            tools.separator(look) if one == "|" else d.tool(one, color=colors.get(one, theme.link))
            for one in d.app.bars["debugging"]
        ]
        nodes += steps
    else:
        start = row(
            icon(look, "play", 14, theme.good),
            say(look, d.content("solution_name")),
            icon(look, "chevron_down", 10, theme.muted),
            gap=5,
            pad=pad(7, 4),
            hugs=True,
            radius=3,
        )
        nodes += [d.does("start_debugging", start, "text"), *d.bar("start")]
    nodes += [tools.separator(look), *d.bar("design" if d.layout == 2 else "text")]
    return row(*nodes, gap=1, pad=pad(6, 2), height=32, fill=theme.bar, clip=True)


def _tabs(d: Desk, name: str, others: int) -> Group:
    look, theme = d.look, d.look.theme
    entries: list[Mapping[str, Any]] = [{"text": name}]
    entries += [entry for entry in d.content("tabs") if entry["text"] != name][:others]
    nodes: list[Node] = []
    for place, entry in enumerate(entries):
        on = not place
        close = row(icon(look, "close", 11, theme.muted), pad=pad(3, 3), hugs=True)
        pin = [row(icon(look, "pin", 11, theme.muted), pad=pad(2, 2), hugs=True)] if on else []
        made = tab(d, entry, on=on, border="", pad=Pad(3, 3, 3, 9))
        does = entry.get("shut", d.content("shut") if on else ())
        pins = [d.mark(node, "icon", d.content("pin")) for node in pin]
        nodes.append(
            row(
                made,
                *pins,
                d.mark(close, "icon", does),
                pad=Pad(0, 4, 0, 0),
                fill=theme.page if on else "",
                border=theme.accent if on else theme.line,
                edges="t" if on else "r",
                thickness=2 if on else 1,
            )
        )
    return row(
        *nodes,
        push(),
        *d.bar("tab_end", size=14, pad=pad(4, 4)),
        height=27,
        clip=True,
        border=theme.line,
        edges="b",
    )


def _navigation(d: Desk, file: File) -> Group:
    """Three choices above the code: project, type, member."""
    parts = [control(d, entry, grow=1, pad=pad(6, 2), radius=0) for entry in file["members"]]
    return row(*parts, *d.bar("split", size=13, pad=pad(4, 4)), gap=1, pad=pad(1, 1))


def _code(d: Desk, file: File) -> Group:
    theme = d.look.theme
    editor = Editor("vscode", ("stop", "number", "change", "fold"), 12, 17.5, theme.page)
    paused = d.layout == 1
    shown = file if paused else {**file, "paused": "\0", "hints": ()}
    halt = next((at for at, text in enumerate(lines_of(file)) if file["paused"] in text), 0)
    text = listing(d, shown, editor, skip=max(0, halt - 10) if paused else 0)
    bar = panels.scroll_bar(d.look, 0.1, 0.5)
    code = panes(text, bar, grow=1, clip=True, fill=theme.page)
    foot = _code_foot(d, halt + int(file.get("first", 1)))
    return column(code, foot, grow=1, clip=True, border=theme.line)


def _code_foot(d: Desk, line: int) -> Group:
    """Scale, health and position, below the code."""
    look, theme = d.look, d.look.theme
    health: list[Node] = []
    for entry in d.content("health"):
        sign = icon(look, entry["icon"], 13, getattr(theme, entry["tone"]))
        made = row(sign, say(look, entry["text"], 11), gap=4, hugs=True, pad=pad(5, 2))
        health.append(thing(d, made, entry))
    zoom = control(d, d.content("zoom"), width=66, pad=pad(5, 1))
    where = row(say(look, f"Ln: {line}   Ch: 13", 11), hugs=True, pad=pad(4, 2))
    ends = [
        thing(d, row(say(look, entry["text"], 11), hugs=True, pad=pad(4, 2)), entry)
        for entry in d.content("line_modes")
    ]
    moves = d.bar("health", size=13, pad=pad(3, 3))
    place = thing(d, where, d.content("caret"))
    parts = (zoom, *health, *moves, push(), place, *ends)
    return row(*parts, gap=5, pad=pad(4, 0), height=24, fill=theme.bar)


def _foot(d: Desk) -> Group:
    look = d.look
    ground = "#ca5100" if d.layout == 1 else look.theme.accent
    ink = "#ffffff"

    def part(entry: Mapping[str, Any]) -> Node:
        nodes: list[Node] = [icon(look, entry["icon"], 13, ink)] if entry.get("icon") else []
        nodes.append(say(look, entry["text"], 11, ink))
        return thing(d, row(*nodes, gap=4, hugs=True, pad=pad(6, 2)), entry)

    ready = "Stopped at breakpoint" if d.layout == 1 else "Ready"
    left: Sequence[Node] = [space(2), say(look, ready, 11, ink)]
    right = [part(entry) for entry in d.content("status")]
    return tools.status(look, left, right, fill=ground, border="", height=23, gap=4)
