"""An SQL script in a database tool: schema tree, editor, and the server's messages below."""

from __future__ import annotations

import re
from typing import Any

from pointerbench.flow.nodes import Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import search_box
from pointerbench.suites.text.kit.furniture import program, status_bar, toolbar
from pointerbench.suites.text.kit.texts import code_line, label
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    code_pane,
    code_size,
    file_tabs,
    panel_tabs,
)
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.sources import Source, draw_source
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

# What the server says, by what there is in the code.
_SAID = {
    "msg_view": r"\bcreate (or replace )?(materialized )?view\b",
    "msg_rows": r"\b(update|insert into|delete from)\b",
    "msg_notice": r"\bif (not )?exists\b",
    "msg_index": r"\bcreate (unique )?index\b",
    "msg_plan": r"\b(select|update|delete)\b",
    "msg_read": r"\bselect\b",
}


def build(w: Writer) -> Node:
    scheme = dress(w)
    source = draw_source(w, "sql")
    first = 0 if w.chance(0.55) else w.integer(3, 12)
    current = w.integer(2, 18)
    base = source.tree[0].strip("/")
    user = w.pick(("postgres", "report", "admin", "etl"))
    connection = f"{user}@db{w.integer(1, 9)}/{base}"
    code = Listing(source.lines[first:], "sql", first + 1, current)
    pane = code_pane(w, scheme, code, code_size(w))
    work = column(
        file_tabs(w, [source.name, *([f"{base}.sql"] if w.chance(0.5) else [])], scheme),
        pane,
        _messages(w, scheme, "\n".join(source.lines)),
        grow=1,
    )
    menus = ("file", "edit", "code.query", "code.database", "tools", "window", "help")
    return program(
        w,
        f"{source.name} - {connection}",
        panes(_schema(w, source), work, grow=1),
        icon="database",
        menus=[w.say(key) for key in menus],
        tools=toolbar(w, *_tools(w, connection)),
        status=status_bar(
            w,
            (w.say("code.connected"), connection),
            (w.say("code.line_column", line=first + current + 1, column=w.integer(1, 50)), "UTF-8"),
        ),
    )


def _tools(w: Writer, connection: str) -> list[Node | str]:
    chosen = row(
        Icon("server", 14, w.theme.muted),
        label(w, connection, 12.5),
        Icon("chevron_down", 12, w.theme.muted),
        gap=7,
        pad=pad(9, 4),
        border=w.theme.line,
        radius=4,
        hit=True,
    )
    looks: dict[str, Any] = {"gap": 5, "pad": pad(8, 4), "hit": True}
    run = row(Icon("play", 16, w.theme.good), label(w, w.say("code.execute"), 12.5), **looks)
    commit = row(Icon("check", 16, w.theme.good), label(w, "Commit", 12.5), **looks)
    back = row(Icon("undo", 16, w.theme.warn), label(w, "Rollback", 12.5), **looks)
    return [
        chosen,
        "|",
        run,
        "stop",
        "|",
        commit,
        back,
        "|",
        "save",
        "spelling",
        "export",
        "history",
    ]


def _schema(w: Writer, source: Source) -> Group:
    """The objects of the database, tables with their counts of rows."""
    nodes: list[Node] = []
    for line in source.tree:
        name, depth = line.strip(), (len(line) - len(line.lstrip())) // 2
        folder = name.endswith("/")
        closed = name.endswith("+/")
        icon = "database" if not depth else "folder" if folder else "table"
        arrow = "chevron_right" if closed or not folder else "chevron_down"
        parts: list[Node] = [
            Icon(arrow, 12, w.theme.muted),
            Icon(icon, 14, w.theme.link if not folder else w.theme.warn),
            label(w, name.rstrip("+/"), 12.5, grow=1, limit=1),
        ]
        if not folder:
            parts.append(label(w, w.number(w.integer(3, 9800)), 11.5, w.theme.muted))
        nodes.append(row(*parts, gap=6, pad=pad(8, 4)._replace(left=8 + 14 * depth), hit=True))
    return column(
        column(search_box(w, w.say("filter"), width=None), pad=pad(8, 8)),
        *nodes,
        width=214,
        fill=w.theme.bar,
        border=w.theme.line,
        edges="r",
        place="sidebar",
        clip=True,
    )


def _messages(w: Writer, scheme: Scheme, code: str) -> Group:
    """What the server said about the statements so far."""
    minutes, seconds = w.integer(8 * 60, 18 * 60), w.integer(1, 9)
    keys = [key for key, form in _SAID.items() if re.search(form, code, re.IGNORECASE)]
    lines = []
    for number, key in enumerate(w.sample(keys, w.integer(3, 4))):
        clock = f"{minutes // 60:02}:{minutes % 60:02}:{seconds + 7 * number:02}"
        text = w.say(f"code.{key}", n=w.integer(2, 480), ms=w.integer(4, 950))
        spans = (Span(f"[{clock}]  ", color=scheme.comment), Span(text))
        lines.append(code_line(w, spans, 12.5, role="prose"))
    tabs = [w.say(f"code.{key}") for key in ("messages", "output", "plan")]
    return column(
        panel_tabs(w, tabs),
        column(*lines, pad=pad(16, 7)),
        push(),
        border=w.theme.line,
        edges="t",
        fill=w.theme.bar,
        place="panel",
    )
