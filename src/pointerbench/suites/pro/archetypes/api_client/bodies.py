"""Parts of a client for web interfaces: tables of keys and values, bodies, answers, a run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad, Span
from pointerbench.suites.pro.archetypes.dev_inks import inks_of
from pointerbench.suites.pro.archetypes.dev_kit import control, leaf, tab, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import code, hint, icon, say

METHODS = {
    "GET": "#1e7d46",
    "POST": "#8f5a00",
    "PUT": "#2360b0",
    "PATCH": "#6f3fa8",
    "DEL": "#b03028",
}


def verb(look: Look, method: str, size: float) -> Node:
    """The method in its colour."""
    color = METHODS[method]
    if look.theme.dark:
        color = mixed(color, "#ffffff", 110)
    return say(look, "DELETE" if method == "DEL" and size > 11 else method, size, color, bold=True)


def pairs(d: Desk, request: Mapping[str, Any]) -> Group:
    """Keys with values: each line can be left out, each value changed."""
    look, theme = d.look, d.look.theme
    title = {"Params": "Query Params", "Headers": "Headers"}[request["shown"]]
    head = row(hint(look, title, 12), push(), *d.bar("pairs", size=14), pad=Pad(6, 0, 4, 0))
    rows: list[list[Node]] = []
    for entry in request["pairs"]:
        key, value, told = entry["row"]
        box = d.mark(
            tools.check(look, "", on=entry.get("on", True), hugs=True), "other", entry["tick"]
        )
        filled = d.mark(
            row(say(look, value, 12), grow=1, pad=pad(0, 2)), "other", entry["does"], words=(value,)
        )
        rows.append([box, say(look, key, 12), filled, say(look, told, 12, theme.muted)])
    rows.append(
        [
            Group(),
            say(look, "Key", 12, theme.faint),
            say(look, "Value", 12, theme.faint),
            say(look, "Description", 12, theme.faint),
        ]
    )
    heads = panels.heads(look, "", "Key", "Value", "Description")
    table = panels.grid(
        look, (30, 1, 1.4, 1.2), heads, rows, striped=False, tight=3, rules=theme.line
    )
    return column(head, column(table, border=theme.line))


def body_text(d: Desk, text: str, marks: Mapping[str, Any] | None = None) -> Group:
    """JSON with line numbers and arrows that fold objects."""
    look, theme = d.look, d.look.theme
    inks = inks_of(look, "vscode")
    nodes: list[Node] = []
    for number, line in enumerate(text.strip("\n").split("\n"), 1):
        opens = line.rstrip().endswith(("{", "["))
        found = next(
            (entry for entry in (marks or {}).get("folds", ()) if entry["at"] in line), None
        )
        fold: Node = Group(width=12)
        if opens:
            fold = row(icon(look, "chevron_down", 10, theme.muted), hugs=True, pad=pad(1, 3))
            fold = d.mark(fold, "icon", found["does"]) if found else fold
        words: Node = code(look, _json(line, inks.type, inks.string, inks.number), 12)
        pick = next(
            (entry for entry in (marks or {}).get("picks", ()) if entry["at"] in line), None
        )
        if pick:
            words = d.mark(row(words, hugs=True), "other", pick["does"], words=(line.strip(" ,"),))
        nodes.append(
            row(
                row(code(look, str(number), 11, theme.faint, align="right", grow=1), width=30),
                fold,
                words,
                gap=5,
                height=18,
            )
        )
    return panels.scrolled(look, column(*nodes, pad=pad(4, 4)), 0.1, 0.5, fill=theme.card)


def _json(line: str, key: str, string: str, number: str) -> list[Span]:
    name, colon, rest = line.partition('": ')
    if not colon:
        ink = string if '"' in line else number if any(map(str.isdigit, line)) else ""
        return [Span(line, color=ink)]
    ink = string if rest.startswith('"') else number
    bare = rest.rstrip(",")
    ends = rest[len(bare) :]
    return [
        Span(f'{name}"', color=key),
        Span(": "),
        Span(bare, color=ink if bare not in "{[" else ""),
        Span(ends),
    ]


def answer(d: Desk, request: Mapping[str, Any]) -> Group:
    """The server's answer: its tabs, how it went, and its body."""
    look, theme = d.look, d.look.theme
    came, narrow = request["answer"], d.layout == 1
    entries = d.content("answer_tabs")[: 3 if narrow else 4]
    tabs = [tab(d, entry, on=not at, pad=pad(8, 7)) for at, entry in enumerate(entries)]
    facts = _facts(d, came)
    line: dict[str, Any] = {"border": theme.line, "edges": "b", "clip": True}
    head = row(*tabs, push(), *([] if narrow else facts), pad=pad(8, 0), **line)
    second = [row(*facts, gap=4, pad=pad(12, 4))] if narrow else []
    views: list[Node] = []
    for at, entry in enumerate(d.content("views")[: 2 if narrow else 4]):
        text = say(look, leaf(entry).text, 12, theme.link if not at else theme.ink)
        fill = theme.chosen if not at else ""
        views.append(thing(d, row(text, pad=pad(8, 3), fill=fill, radius=3, hugs=True), entry))
    bar = row(
        tools.segments(look, views),
        control(d, d.content("answer_format"), width=86, pad=pad(7, 3)),
        *d.bar("answer", size=14),
        push(),
        *d.bar("answer_end", size=14),
        gap=4,
        pad=pad(12, 4),
    )
    body = body_text(d, came["body"], came)
    return column(head, *second, bar, body, grow=1, clip=True, fill=theme.card)


def _facts(d: Desk, came: Mapping[str, Any]) -> list[Node]:
    """How the call ended, how long it took, and how large the answer is."""
    look, theme = d.look, d.look.theme
    ink = theme.good if came["status"] < 400 else theme.bad
    told = say(look, f"{came['status']} {came['reason']}", 11.5, ink, bold=True)
    fill = mixed(theme.card, ink, 34)
    parts = d.content("facts")
    nodes: list[Node] = [
        thing(d, row(told, pad=pad(7, 2), radius=4, fill=fill, hugs=True), parts["status"])
    ]
    for name, text in (("time", f"{d.integer(38, 420)} ms"), ("size", came["size"])):
        made = row(hint(look, text, 11.5), hugs=True, pad=pad(4, 2))
        nodes.append(thing(d, made, parts[name]))
    return [*nodes, *d.bar("answer_facts", size=14)]
