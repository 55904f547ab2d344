"""A query console: SQL above, the grid of its results below."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Group, Icon, Node, Paragraph, Table
from pointerbench.suites.text.kit.controls import button, nav_item
from pointerbench.suites.text.kit.furniture import program, status_bar, toolbar, web
from pointerbench.suites.text.kit.texts import code_line, label, muted, ui
from pointerbench.suites.text.surfaces.code.parts import Listing, code_pane, code_size, panel_tabs
from pointerbench.suites.text.surfaces.code.results import Results, draw_results
from pointerbench.suites.text.surfaces.code.schemes import dress
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def build(w: Writer) -> Node:
    scheme = dress(w)
    found = draw_results(w)
    code = Listing(found.statement, "sql", 1, w.integer(0, 5))
    pane = code_pane(w, scheme, code, code_size(w), grow=0)
    timing = w.say("code.rows_in", n=len(found.rows), ms=w.integer(3, 900))
    captions = [w.say(f"code.{key}") for key in ("results", "messages", "plan", "chart")]
    grid = column(
        panel_tabs(w, captions),
        column(_grid(w, found), grow=1, clip=True),
        border=w.theme.line,
        edges="t",
        fill=scheme.ground,
        grow=1,
    )
    work = column(pane, grid, grow=1)
    tools = toolbar(w, *_tools(w))
    if w.chance(0.45):
        body = column(
            tools,
            panes(_saved(w, found.kind), work, grow=1),
            _foot(w, timing),
            grow=1,
            fill=scheme.ground,
        )
        return web(w, f"{found.kind}.sql", f"data.{w.domain()}/console/{found.kind}", body)
    menus = ("file", "edit", "view", "code.query", "tools", "help")
    status = status_bar(w, (timing,), (f"report@db{w.integer(1, 4)}", "UTF-8"))
    return program(w, f"{found.kind}.sql", work, icon="database",
                   menus=[w.say(key) for key in menus], tools=tools, status=status)  # fmt: skip


def _tools(w: Writer) -> list[Node | str]:
    run = button(w, w.say("code.execute"), icon="play", primary=True, pad=pad(11, 4))
    return [run, "stop", "|", "save", "history", "|", "csv", "chart_bar", "|", "format_painter"]


def _saved(w: Writer, kind: str) -> Group:
    names = [w.say(f"code.saved_{number}") for number in w.sample(range(1, 8), 6)]
    names.insert(w.integer(0, 3), f"{kind}.sql")
    items = [
        nav_item(w, name, icon="table", chosen=name.endswith(".sql"), size=13) for name in names
    ]
    head = label(w, w.say("code.saved_queries"), 12.5, w.theme.muted, bold=True)
    return column(
        column(head, pad=pad(10, 4)),
        *items,
        gap=3,
        pad=pad(10, 10),
        width=216,
        fill=w.theme.bar,
        place="sidebar",
    )


def _foot(w: Writer, timing: str) -> Group:
    icons = (Icon(name, 14, w.theme.muted) for name in ("first", "previous", "next", "last"))
    return row(
        muted(w, timing, 12.5),
        push(),
        *icons,
        gap=14,
        pad=pad(14, 6),
        fill=w.theme.bar,
        place="status_bar",
    )


def _grid(w: Writer, found: Results) -> Table:
    """The results with their row numbers, figures to the right, prose in the last column."""
    columns = list(zip(*found.rows, strict=True))
    aligns = ["right" if all(map(_figure, cells)) else "left" for cells in columns]
    lines = 2 if found.kind == "items" or w.chance(0.3) else 1
    rows: list[tuple[Node, ...]] = [
        (muted(w, "#", 12.5), *(ui(w, head, 12.5, bold=True, align=align, limit=1)
                                for head, align in zip(found.heads, aligns, strict=True)))
    ]  # fmt: skip
    for number, cells in enumerate(found.rows, 1):
        nodes = [_cell(w, cell, align) for cell, align in zip(cells, aligns, strict=True)]
        if cells[-1]:
            nodes[-1] = code_line(w, cells[-1], 13, role="prose", pre=False, limit=lines,
                                  leading=1.35)  # fmt: skip
        rows.append((muted(w, str(number), 12.5), *nodes))
    widths = [Column(width=38), *(Column() for _ in columns[:-1]), Column(grow=1)]
    return Table(
        tuple(widths),
        tuple(rows),
        pad=pad(10, 4),
        line=w.theme.line,
        rules=w.theme.line,
        head=w.theme.code,
        fills=("", w.theme.bar) if w.chance(0.5) else (),
    )


def _cell(w: Writer, text: str, align: str) -> Paragraph:
    color = w.theme.ink if text else w.theme.muted
    return code_line(w, text or "NULL", 13, color=color, role="text", align=align, leading=1.35)


def _figure(cell: str) -> bool:
    return cell[:1].isdigit() and cell[-1:].isdigit() and "-" not in cell
