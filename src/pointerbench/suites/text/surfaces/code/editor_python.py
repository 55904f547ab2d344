"""A Python file in a modern code editor: activity bar, file tree, tabs, path, code, and mostly a
panel with the test run below."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import search_box
from pointerbench.suites.text.kit.furniture import window_buttons
from pointerbench.suites.text.kit.texts import code_line, label, pressable
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    caret,
    code_pane,
    code_size,
    file_tabs,
    panel_tabs,
    path_line,
    tree,
)
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.sources import Source, draw_source
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_DOTS = 72  # of a line in which a tool reports its tests
_ACTIVITIES = ("file", "search", "branch", "bug", "extensions", "test")


def build(w: Writer) -> Node:
    scheme = dress(w)
    source = draw_source(w, "python")
    first = 0 if w.chance(0.6) else w.integer(4, 14)
    lines = source.lines[first:]
    current = w.integer(3, 16)
    names = [source.name, *(f"{w.pick(_others(source))}" for _ in range(w.integer(1, 2)))]
    editor = column(
        file_tabs(w, list(dict.fromkeys(names)), scheme),
        path_line(w, source.path),
        code_pane(w, scheme, Listing(lines, "python", first + 1, current), code_size(w)),
        *([_panel(w, scheme)] if w.chance(0.6) else []),
        grow=1,
        fill=scheme.ground,
    )
    return column(
        _title(w, source, scheme),
        panes(_activities(w, scheme), _explorer(w, source), editor, grow=1),
        _status(w, caret(w, source.lines, first + current)),
        grow=1,
        fill=scheme.ground,
    )


def _others(source: Source) -> list[str]:
    files = [line.strip() for line in source.tree]
    return [name for name in files if "." in name[1:] and name != source.name]


def _title(w: Writer, source: Source, scheme: Scheme) -> Group:
    project = source.path.partition("/")[0]
    menus = ("file", "edit", "code.selection", "view", "code.go", "code.run", "help")
    return row(
        Icon("code", 18, w.theme.accent),
        *(pressable(w, w.say(key), 12.5) for key in menus),
        push(),
        search_box(w, value=project, width=220),
        push(),
        window_buttons(w),
        gap=14,
        pad=pad(12, 3),
        fill=scheme.bar,
        place="menu_bar",
    )


def _activities(w: Writer, scheme: Scheme) -> Group:
    nodes: list[Node] = [
        column(
            Icon(name, 22, w.theme.ink if not number else w.theme.muted),
            pad=pad(13, 12),
            border=w.theme.accent if not number else "",
            edges="l",
            thickness=2,
        )
        for number, name in enumerate(_ACTIVITIES)
    ]
    foot = (Icon("account", 22, w.theme.muted), Icon("settings", 22, w.theme.muted))
    tail = column(*foot, gap=20, pad=pad(13, 14))
    return column(*nodes, push(), tail, width=48, fill=scheme.bar)


def _explorer(w: Writer, source: Source) -> Group:
    heads = [w.say("code.explorer"), w.say("outline"), w.say("code.timeline")]
    closed = [
        row(
            Icon("chevron_right", 12, w.theme.muted),
            label(w, head.upper(), 11, bold=True),
            gap=4,
            pad=pad(8, 5),
            border=w.theme.line,
            edges="t",
            hit=True,
        )
        for head in heads[1:]
    ]
    return column(
        column(label(w, heads[0].upper(), 11, w.theme.muted), pad=pad(18, 11)),
        tree(w, source.tree, source.name),
        push(),
        *closed,
        width=w.integer(18, 22) * 10,
        fill=w.theme.bar,
        border=w.theme.line,
        edges="r",
        place="sidebar",
        clip=True,
    )


def _panel(w: Writer, scheme: Scheme) -> Group:
    """The panel with a terminal in which tests have just run."""
    captions = [w.say(f"code.{key}") for key in ("problems", "output", "debug_console", "terminal")]
    count = w.integer(14, 190)
    prompt = (Span("~/work", color=scheme.call), Span(" $ pytest -q"))
    lines: list[Node] = [
        code_line(w, prompt, 12.5),
        *(code_line(w, (Span(dots, color=w.theme.good), Span(share)), 12.5)
          for dots, share in passed(count)),
        code_line(w, (Span(f"{count} passed", bold=True, color=w.theme.good),
                      Span(f" in {w.integer(0, 9)}.{w.code('##')}s", color=w.theme.good)), 12.5),
        code_line(w, (Span("~/work", color=scheme.call), Span(" $ ")), 12.5),
    ]  # fmt: skip
    return column(
        panel_tabs(w, captions, 3),
        column(*lines, pad=pad(18, 8), place="terminal"),
        border=w.theme.line,
        edges="t",
        height=w.integer(13, 16) * 10,
        clip=True,
        place="panel",
    )


def passed(count: int) -> list[tuple[str, str]]:
    """The dots of so many tests in lines of 80 columns, each with the share that is done."""
    return [
        (
            f"{'.' * min(_DOTS, count - first):<73}",
            f"[{100 * min(first + _DOTS, count) // count:>3}%]",
        )
        for first in range(0, count, _DOTS)
    ]


def _status(w: Writer, at: tuple[int, int]) -> Group:
    ink = w.theme.on_accent
    left = ("branch", "sync", "error", "warning")
    texts = ("main", "", "0", str(w.integer(0, 4)))
    nodes: list[Node] = []
    for name, text in zip(left, texts, strict=True):
        nodes.append(row(Icon(name, 14, ink), label(w, text, 12, ink), gap=4))
    right = (
        w.say("code.line_column", line=at[0], column=at[1]),
        w.say("code.spaces", n=4),
        "UTF-8",
        "LF",
        "Python 3.12",
    )
    return row(
        *nodes,
        push(),
        *(label(w, text, 12, ink) for text in right),
        gap=14,
        pad=pad(12, 0),
        height=24,
        fill=w.theme.accent,
        place="status_bar",
    )
