"""JavaScript in a sparse dark or light editor: folder list, tabs, code, now and then a second pane
or a list of problems below."""

from __future__ import annotations

import re

from pointerbench.flow.nodes import Group, Icon, Node, Rule
from pointerbench.suites.text.kit.furniture import menu_bar
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    caret,
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

# What a linter says of a function, and of another name.
_OF_FUNCTIONS = ("lint_doc", "lint_long")
_OF_NAMES = ("lint_shadow", "lint_before", "lint_type")
_DECLARED = re.compile(r"(async function|function|const|let) (\w+)")


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
        _status(w, scheme, caret(w, source.lines, first + current)),
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


def named(source: Source) -> list[tuple[int, int, str, str]]:
    """Line and column of each name that is declared, with the word before it."""
    return [
        (number, match.start(2) + 1, match[1], match[2])
        for number, line in enumerate(source.lines, 1)
        for match in _DECLARED.finditer(line)
    ]


def _problems(w: Writer, source: Source) -> Group:
    """What a linter finds in this file: names that stand in it, where they stand."""
    found = sorted(w.sample(named(source), w.integer(3, 5)))
    rows = []
    for line, column_, word, name in found:
        bad = w.chance(0.35)
        options = _OF_FUNCTIONS if word.endswith("function") else _OF_NAMES
        once = len(re.findall(rf"\b{name}\b", "\n".join(source.lines))) == 1
        said = w.say("code.lint_unused" if once else f"code.{w.pick(options)}", name=name)
        rows.append(
            row(
                Icon("error" if bad else "warning", 14, w.theme.bad if bad else w.theme.warn),
                ui(w, said, 13, role="prose", grow=1, limit=1),
                muted(w, f"{source.name}:{line}:{column_}"),
                gap=9,
                pad=pad(14, 4),
                place="row",
            )
        )
    count = len(rows)
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


def _status(w: Writer, scheme: Scheme, at: tuple[int, int]) -> Group:
    shown = w.say("code.line_column", line=at[0], column=at[1])
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
