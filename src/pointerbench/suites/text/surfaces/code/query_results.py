"""A query console: SQL above, the grid of its results below."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Column, Group, Icon, Node, Table
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row
from pointerbench.suites.text.kit.controls import button, nav_item
from pointerbench.suites.text.kit.furniture import program, status_bar, toolbar, web
from pointerbench.suites.text.kit.texts import code_line, label, muted, ui
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    code_pane,
    code_size,
    panel_tabs,
)
from pointerbench.suites.text.surfaces.code.schemes import dress
from pointerbench.suites.text.surfaces.code.sources import fill
from pointerbench.suites.text.writer import Writer

_SQL = {
    "orders": """
-- «q_orders»
select o.order_no, c.last_name || ' ' || c.first_name as customer,
       c.city, o.ordered_on, o.total, o.state
from orders as o
    join customers as c on c.id = o.customer_id
where o.ordered_on >= '«=since»'
  and o.state <> '«q_cancelled»'
order by o.ordered_on desc;""",
    "members": """
-- «q_members»
select m.member_no, m.name, m.email, b.name as branch, m.joined_on,
       count(l.id) as loans
from members as m
    left join loans as l on l.member_id = m.id
    join branches as b on b.id = m.branch_id
group by m.id, b.name
having count(l.id) > 0
order by m.name;""",
    "remarks": """
-- «q_remarks»
select r.id, r.created_at, r.city, r.rating, r.remark
from feedback as r
where r.rating is not null
  and length(r.remark) > 20
order by r.created_at desc;""",
}
_STATES = ("paid", "pending", "completed", "draft", "overdue")


def build(w: Writer) -> Node:
    scheme = dress(w)
    kind = w.pick(tuple(_SQL))
    heads, rows = {"orders": _orders, "members": _members, "remarks": _remarks}[kind](w)
    lines = fill(
        w, _SQL[kind].strip("\n"), "sql", {"since": (w.today - dt.timedelta(90)).isoformat()}
    )
    code = Listing(lines, "sql", 1, w.integer(0, 5))
    pane = code_pane(w, scheme, code, code_size(w), grow=0)
    count = len(rows) if kind == "remarks" else w.integer(len(rows), 480)
    timing = w.say("code.rows_in", n=w.number(count), ms=w.integer(3, 900))
    captions = [w.say(f"code.{key}") for key in ("results", "messages", "plan", "chart")]
    grid = column(
        panel_tabs(w, captions),
        column(_grid(w, heads, rows), grow=1, clip=True),
        border=w.theme.line,
        edges="t",
        fill=scheme.ground,
        grow=1,
    )
    work = column(pane, grid, grow=1)
    tools = toolbar(w, *_tools(w))
    if w.chance(0.45):
        body = column(
            tools, panes(_saved(w), work, grow=1), _foot(w, timing), grow=1, fill=scheme.ground
        )
        return web(w, f"{kind}.sql", f"data.{w.domain()}/console/{kind}", body)
    menus = ("file", "edit", "view", "code.query", "tools", "help")
    status = status_bar(w, (timing,), (f"report@db{w.integer(1, 4)}", "UTF-8"))
    return program(w, f"{kind}.sql", work, icon="database", menus=[w.say(k) for k in menus],
                   tools=tools, status=status)  # fmt: skip


def _tools(w: Writer) -> list[Node | str]:
    run = button(w, w.say("code.execute"), icon="play", primary=True, pad=pad(11, 4))
    return [run, "stop", "|", "save", "history", "|", "csv", "chart_bar", "|", "format_painter"]


def _saved(w: Writer) -> Group:
    items = [
        nav_item(w, w.say(f"code.saved_{number}"), icon="table", chosen=number == 1, size=13)
        for number in range(1, 8)
    ]
    head = label(w, w.say("code.saved_queries"), 12.5, w.theme.muted, bold=True)
    return column(
        head, *items, gap=3, pad=pad(10, 12), width=200, fill=w.theme.bar, place="sidebar"
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


def _grid(w: Writer, heads: list[str], rows: list[list[str]]) -> Table:
    """The results with their row numbers, figures to the right."""
    right = [all(cell[:1].isdigit() and cell[-1:].isdigit() and "-" not in cell for cell in cells)
             for cells in zip(*rows, strict=True)]  # fmt: skip
    top: list[Node] = [muted(w, "#", 12.5)]
    top += [ui(w, head, 12.5, bold=True, limit=1) for head in heads]
    body: list[tuple[Node, ...]] = [tuple(top)]
    for number, cells in enumerate(rows, 1):
        nodes: list[Node] = [muted(w, str(number), 12.5)]
        for cell, figure in zip(cells, right, strict=True):
            align = "right" if figure else "left"
            nodes.append(
                code_line(w, cell, 12.5, role="text", align=align, pre=False, limit=1, leading=1.4)
            )
        body.append(tuple(nodes))
    lengths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    columns_ = [Column(width=38)]
    for figure, length in zip(right, lengths, strict=True):
        shared = max(lengths) < 45 and not figure
        grows = shared or length == max(lengths)
        columns_.append(Column(grow=length + 5) if grows else Column())
    stripes = ("", w.theme.bar) if w.chance(0.5) else ()
    return Table(
        tuple(columns_),
        tuple(body),
        pad=pad(10, 4),
        line=w.theme.line,
        rules=w.theme.line,
        head=w.theme.code,
        fills=stripes,
    )


def _orders(w: Writer) -> tuple[list[str], list[list[str]]]:
    heads = ["order_no", "customer", "city", "ordered_on", "total", "state"]
    days = sorted((w.day(-90, -1) for _ in range(22)), reverse=True)
    number = w.integer(20400, 88000)
    rows = []
    for day in days:
        number -= w.integer(1, 9)
        state = w.say(w.pick(_STATES))
        total = w.number(w.integer(990, 48900), 2)
        rows.append([str(number), w.person(), w.city(), day.isoformat(), total, state])
    return heads, rows


def _members(w: Writer) -> tuple[list[str], list[list[str]]]:
    heads = ["member_no", "name", "email", "branch", "joined_on", "loans"]
    people = sorted(w.people(22), key=lambda name: name.split()[-1])
    domains = [w.domain() for _ in range(4)]
    branches = w.cities(4)
    rows = [
        [
            w.code("M-#####"),
            name,
            w.email(name, w.pick(domains)),
            w.pick(branches),
            w.day(-2400).isoformat(),
            str(w.integer(1, 48)),
        ]
        for name in people
    ]
    return heads, rows


def _remarks(w: Writer) -> tuple[list[str], list[list[str]]]:
    heads = ["id", "created_at", "city", "rating", "remark"]
    entries = [text for _, text in w.entries("reviews", 9)] + w.lines("comments", 10)
    days = sorted((w.day(-50, -1) for _ in entries), reverse=True)
    number = w.integer(900, 9000)
    rows = []
    for day, text in zip(days, entries, strict=True):
        number -= w.integer(1, 5)
        rows.append([str(number), day.isoformat(), w.city(), str(w.integer(2, 5)), text])
    return heads, rows
