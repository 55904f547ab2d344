"""A workbench of docked views: a navigator, editors of scripts and tables, a value beside them.

Layouts: a script over its result, the properties of a table, a diagram of tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.database.dbeaver_table import diagram, rows_bar, table
from pointerbench.suites.pro.archetypes.database.parts import editor_tabs, rows_of, upright
from pointerbench.suites.pro.archetypes.dev_code import Editor, listing
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    offer_menu,
    sash,
    seam,
    shifted,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    script = shifted(d, d.content("scripts"))
    look = d.look
    offer_menu(d, "context_rows" if d.layout < 2 else "")
    if d.layout == 0:
        title = {"text": script["name"], "icon": "code"}
        work = column(
            _tabs(d, title),
            _script(d, script),
            sash(d, d.content("sash"), across=True),
            _result(d, script),
            grow=1,
            clip=True,
        )
    elif d.layout == 1:
        title = {"text": d.content("table")["name"], "icon": "table"}
        work = column(_tabs(d, title), table(d), grow=1, clip=True)
    else:
        title = {"text": d.content("diagram")["name"], "icon": "org_chart"}
        work = column(_tabs(d, title), diagram(d), grow=1, clip=True)
    body = column(
        _bar(d), panes(_navigator(d), seam(look), work, grow=1, clip=True), _foot(d), grow=1
    )
    return d.window(body, title=f"{d.app.name} 25.0 - {title['text']}")


def _bar(d: Desk) -> Group:
    look = d.look
    sql = d.does(
        "new_script",
        row(
            icon(look, "code", 15),
            say(look, "SQL"),
            icon(look, "caret_down", 10),
            gap=4,
            pad=pad(6, 4),
            hugs=True,
            radius=3,
        ),
        "text",
    )
    parts = [
        control(d, entry, width=entry["width"], pad=pad(7, 2)) for entry in d.content("context")
    ]
    return tools.bar(
        look,
        *d.bar("connections"),
        tools.separator(look),
        sql,
        tools.separator(look),
        *d.bar("transactions"),
        parts[0],
        tools.separator(look),
        *parts[1:],
        tools.separator(look),
        *d.bar("tasks"),
        push(),
        *d.bar("bar_end"),
        gap=2,
        pad=pad(6, 2),
        height=32,
    )


def _view(d: Desk, entries: Any, *nodes: Node, bar: str, **looks: Any) -> Group:
    """A docked view: its tabs and its tools."""
    theme = d.look.theme
    tabs = [tab(d, entry, on=not at_, pad=pad(8, 5)) for at_, entry in enumerate(entries)]
    head = row(
        *tabs,
        push(),
        *d.bar(bar, size=14, pad=pad(3, 3)),
        pad=Pad(0, 4, 0, 0),
        height=28,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )
    return column(head, *nodes, clip=True, **{"fill": theme.card, **looks})


def _navigator(d: Desk) -> Group:
    find = row(control(d, d.content("navigator_filter"), grow=1, pad=pad(7, 2)), pad=pad(5, 4))
    lines = tree(d, d.content("navigator"), chosen=d.content("chosen"), height=21)
    upper = _view(
        d,
        d.content("navigator_tabs"),
        find,
        panels.scrolled(d.look, column(*lines), 0.05, 0.7),
        bar="navigator",
        grow=1,
    )
    below = _view(
        d,
        d.content("project_tabs"),
        *tree(d, d.content("project"), height=21),
        bar="project",
        height=170,
    )
    return column(upper, below, width=246)


def _tabs(d: Desk, title: Mapping[str, Any]) -> Group:
    theme = d.look.theme
    return row(
        *editor_tabs(d, title, 2),
        push(),
        *d.bar("tab_end", size=14, pad=pad(4, 4)),
        height=28,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _script(d: Desk, script: Mapping[str, Any]) -> Group:
    editor = Editor("query", ("number", "change", "fold"), 12, 18, d.look.theme.card)
    file = {**script, "language": "sql", "paused": "\0"}
    return panes(
        upright(d, "script"),
        listing(d, file, editor),
        panels.scroll_bar(d.look, 0, 0.8),
        height=262,
        clip=True,
    )


def _result(d: Desk, script: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    result = script["result"]
    tabs = [tab(d, {"text": result["name"]}, on=True, pad=pad(8, 5))]
    tabs += [tab(d, entry, pad=pad(8, 5)) for entry in d.content("result_tabs")]
    head = row(*tabs, height=27, fill=theme.bar, border=theme.line, edges="b")
    find = row(
        icon(look, "filter", 13, theme.link),
        say(look, result["name"], 11.5, theme.link),
        control(d, d.content("row_filter"), width=440, pad=pad(7, 2)),
        push(),
        *d.bar("row_filter", size=14, pad=pad(3, 3)),
        gap=5,
        pad=pad(6, 3),
        border=theme.line,
        edges="b",
    )
    grid = panels.scrolled(look, rows_of(d, result), 0, 0.3)
    value = _view(d, d.content("value_tabs"), _value(d, result), bar="value", width=176)
    return column(
        head,
        find,
        panes(upright(d, "shapes", 14, 26), grid, seam(look), value, grow=1, clip=True),
        rows_bar(d, f"{len(result['rows'])} row(s) fetched - {d.integer(3, 60)} ms"),
        grow=1,
        clip=True,
        fill=theme.card,
    )


def _value(d: Desk, result: Mapping[str, Any]) -> Group:
    look = d.look
    row_, col = result["chosen"]
    return column(
        say(look, result["rows"][row_][col], 12, limit=4),
        hint(look, result["columns"][col]["text"], 11),
        gap=6,
        pad=pad(10, 8),
        grow=1,
    )


def _foot(d: Desk) -> Group:
    look = d.look
    nodes = [
        thing(d, row(hint(look, entry["text"], 11.5), hugs=True, pad=pad(6, 2)), entry)
        for entry in d.content("status")
    ]
    memory = Drawing("progress", 8, 76, (look.theme.accent, look.theme.line), (0.42,))
    used = d.mark(
        row(hint(look, "412M of 980M", 11), memory, gap=6, hugs=True, pad=pad(3, 3)),
        "other",
        d.content("memory"),
    )
    return tools.status(
        look, [*d.bar("foot", size=13, pad=pad(3, 3)), *nodes], [used], height=24, gap=6
    )
