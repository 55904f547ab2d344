"""A run of a collection: what is to run, how, and how it went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.api_client.bodies import verb
from pointerbench.suites.pro.archetypes.dev_kit import control, tab, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def runner(d: Desk) -> Group:
    """A run of a collection: what is to run, how, and how it went."""
    parts = d.content("runner")
    upper = panes(_order(d, parts), _settings(d, parts), height=344, clip=True)
    return column(upper, _results(d, parts), grow=1, fill=d.look.theme.card, clip=True)


def _order(d: Desk, parts: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    line: dict[str, Any] = {"border": theme.line, "edges": "b"}
    lines: list[Node] = []
    for entry in parts["order"]:
        box = d.mark(tools.check(look, "", on=entry["on"], hugs=True), "other", entry["tick"])
        grip = icon(look, "drag_handle", 12, theme.faint)
        method = row(verb(look, entry["method"], 9.5), width=40)
        name = say(look, entry["text"], 12, grow=1)
        lines.append(row(grip, box, method, name, gap=8, pad=pad(12, 0), height=28, **line))
    title = say(look, "Run Sequence", 12, bold=True)
    head = row(title, push(), *_links(d, parts["links"]), gap=8, pad=pad(12, 6), **line)
    return column(head, *lines, width=290, clip=True, border=theme.line, edges="r")


def _settings(d: Desk, parts: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    kinds = [tab(d, entry, on=not at, pad=pad(8, 6)) for at, entry in enumerate(parts["kinds"])]
    form: list[Node] = [row(*kinds, pad=pad(6, 0), border=theme.line, edges="b")]
    for entry in parts["settings"]:
        name = row(hint(look, entry["label"], 12), width=100)
        made = control(d, entry, width=entry.get("width", 132), pad=pad(7, 3))
        ends = d.bar(entry.get("bar", ""), size=14)
        form.append(row(name, made, *ends, gap=6, pad=pad(14, 4)))
    form += [row(control(d, entry), pad=pad(14, 2)) for entry in parts["checks"]]
    form.append(row(d.button("run_collection", primary=True, pad=pad(14, 5)), pad=pad(14, 8)))
    return column(*form, grow=1, clip=True)


def _links(d: Desk, entries: list[Mapping[str, Any]]) -> list[Node]:
    return [
        thing(
            d,
            row(say(d.look, entry["text"], 11.5, d.look.theme.link), hugs=True, pad=pad(3, 2)),
            entry,
        )
        for entry in entries
    ]


def _results(d: Desk, parts: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    passed, failed = d.integer(31, 44), 3
    told = (
        ("Source", "Runner"),
        ("Environment", d.content("environment")["value"]),
        ("Iterations", "4"),
        ("Duration", f"{d.integer(4, 19)} s {d.integer(10, 990)} ms"),
        ("All tests", str(passed + failed)),
        ("Avg. Resp. Time", f"{d.integer(60, 240)} ms"),
    )
    facts = [
        column(hint(look, name, 11), say(look, value, 13, bold=True), gap=1) for name, value in told
    ]
    filters: list[Node] = []
    for at, entry in enumerate(parts["filters"]):
        text = entry["text"].format(passed=passed, failed=failed, all=passed + failed)
        filters.append(tab(d, {**entry, "text": text}, on=not at, pad=pad(9, 6)))
    lines = [_result(d, entry) for entry in parts["results"]]
    return column(
        row(*facts, push(), *d.bar("results", size=15), gap=26, pad=pad(14, 6)),
        _bars(d, parts["bars"]),
        row(*filters, border=theme.line, edges="tb", pad=pad(6, 0)),
        panels.scrolled(look, column(*lines), 0, 0.5),
        grow=1,
        clip=True,
        border=theme.line,
        edges="t",
    )


def _bars(d: Desk, picks: Mapping[str, Any]) -> Group:
    """A bar for every test; three of them failed."""
    nodes: list[Node] = []
    for number in range(30):
        fill = "#c8433a" if number in (5, 14, 22) else "#3f9a66"
        shape = Group(width=9, height=float(d.integer(8, 40)), fill=fill)
        nodes.append(d.mark(shape, "other", picks.get(str(number), ())))
    return row(*nodes, gap=3, align="end", height=44, pad=pad(14, 2))


def _result(d: Desk, entry: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    good = entry["ok"]
    word = say(look, "PASS" if good else "FAIL", 10, "#ffffff", bold=True)
    badge = row(word, pad=pad(6, 1), radius=3, fill="#2f8f55" if good else "#c8433a", hugs=True)
    name = row(say(look, entry["text"], 12), grow=1)
    return row(
        badge,
        row(verb(look, entry["method"], 9.5), width=38),
        d.mark(name, "text", entry.get("does", ()), words=(entry["text"],)),
        say(look, entry["code"], 11.5, theme.good if good else theme.bad),
        hint(look, entry["ms"], 11.5),
        gap=10,
        pad=pad(14, 0),
        height=25,
        border=theme.line,
        edges="b",
    )
