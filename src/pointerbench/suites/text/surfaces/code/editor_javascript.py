"""JavaScript in a sparse dark or light editor: folder list, tabs, code, now and then a second pane
or a list of problems below."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Rule
from pointerbench.suites.text.kit.furniture import menu_bar
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    code_pane,
    code_size,
    file_tabs,
    panel_tabs,
    tree,
)
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.sources import Source, draw_source
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_TROUBLES = ("lint_unused", "lint_const", "lint_await", "lint_equal", "lint_long", "lint_empty")


def build(w: Writer) -> Node:
    scheme = dress(w)
    source = draw_source(w, "javascript")
    second = w.chance(0.3)
    more = [_other(w, source)] if w.chance(0.7) and not second else []
    first, current = 0 if w.chance(0.5) else w.integer(5, 16), w.integer(2, 20)
    left = _pane(w, scheme, source, more, (first, current))
    areas: list[Node] = [left]
    if second:
        other = draw_source(w, "javascript")
        areas += [Rule(scheme.line), _pane(w, scheme, other, [], (0, -1))]
    middle: list[Node] = [panes(*areas, grow=1)]
    if w.chance(0.65):
        middle.append(_problems(w, source))
    menus = ("file", "edit", "code.selection", "find", "view", "tools", "preferences", "help")
    body: list[Node] = [column(*middle, grow=1)]
    if not second:
        body.insert(0, _folders(w, source))
    return column(
        menu_bar(w, [w.say(key) for key in menus]),
        panes(*body, grow=1),
        _status(w, scheme, first + current + 1),
        grow=1,
        fill=scheme.ground,
    )


def _other(w: Writer, source: Source) -> str:
    names = [line.strip() for line in source.tree if ".js" in line]
    return w.pick([name for name in names if name != source.name])


def _pane(w: Writer, scheme: Scheme, source: Source, more: list[str], at: tuple[int, int]) -> Group:
    """Tabs and code, from one line on, with the caret in another."""
    first, current = at
    code = Listing(source.lines[first:], "javascript", first + 1, current)
    pane = code_pane(w, scheme, code, code_size(w))
    tabs = file_tabs(w, [source.name, *more], scheme, accent=False)
    return column(tabs, pane, grow=1, clip=True)


def _folders(w: Writer, source: Source) -> Group:
    return column(
        column(label(w, w.say("code.folders"), 12, w.theme.muted, bold=True), pad=pad(12, 9)),
        tree(w, source.tree, source.name, 12.5, icons=False),
        width=170,
        fill=w.theme.bar,
        place="sidebar",
        clip=True,
    )


def _problems(w: Writer, source: Source) -> Group:
    count = w.integer(3, 5)
    spots = sorted(w.integer(4, 70) for _ in range(count))
    rows = []
    for spot, key in zip(spots, w.sample(_TROUBLES, count), strict=True):
        bad = w.chance(0.35)
        rows.append(
            row(
                Icon("error" if bad else "warning", 14, w.theme.bad if bad else w.theme.warn),
                ui(w, w.say(f"code.{key}"), 13, role="prose", grow=1, limit=1),
                muted(w, f"{source.name}:{spot}:{w.integer(3, 40)}"),
                gap=9,
                pad=pad(14, 4),
                place="row",
            )
        )
    heads = [f"{w.say('code.problems')} ({count})", w.say("code.output"), w.say("code.terminal")]
    return column(
        panel_tabs(w, heads),
        *rows,
        pad=pad(0, 4),
        border=w.theme.line,
        edges="t",
        fill=w.theme.bar,
        place="panel",
    )


def _status(w: Writer, scheme: Scheme, line: int) -> Group:
    shown = w.say("code.line_column", line=line, column=w.integer(1, 50))
    return row(
        Icon("sidebar_left", 14, w.theme.muted),
        label(w, shown, 12, w.theme.muted),
        push(),
        label(w, w.say("code.spaces", n=2), 12, w.theme.muted),
        label(w, "JavaScript", 12, w.theme.muted),
        gap=18,
        pad=pad(12, 0),
        height=25,
        fill=scheme.bar,
        place="status_bar",
    )
