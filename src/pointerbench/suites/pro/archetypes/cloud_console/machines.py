"""Virtual machines in a table, and the one that is ticked below it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    by_round,
    controls_of,
    link,
    plot,
    small,
    tabs_of,
    wordings,
)
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def build(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("machines")
    rows = by_round(d, spec["sets"])
    chosen = d.integer(0, 4)
    head = row(
        say(look, "Instances", 16, bold=True),
        hint(look, f"(1/{len(rows)})", 14),
        link(d, "Info", spec["info"], 11.5),
        push(),
        *actions(d, "machine_actions", "launch_machine"),
        gap=7,
    )
    box = column(
        head,
        filters(d, spec),
        column(table(d, spec, rows=rows, chosen=chosen, height=25, size=11.5), clip=True),
        gap=6,
        pad=Pad(8, 12, 0, 12),
        fill=theme.card,
        grow=1,
        clip=True,
    )
    return column(box, _split(d, spec, rows[chosen]), grow=1, clip=True)


def actions(d: Desk, bar: str, primary: str) -> list[Node]:
    """Push buttons, refresh first as an icon, the main one last."""
    size: dict[str, Any] = {"size": 12, "pad": pad(10, 3), "radius": 12}
    nodes: list[Node] = [
        d.tool("refresh_table", 14, border=d.look.theme.line, radius=11, pad=pad(6, 5))
    ]
    for name in d.app.bars[bar]:
        drop = name in d.content("drops")
        nodes.append(d.button(name, drop=drop, fill=d.look.theme.card, **size))
    nodes.append(d.button(primary, primary=True, **size))
    return nodes


def filters(d: Desk, spec: Spec) -> Group:
    """The search line with its chips, pages and the wheel."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = controls_of(d, spec["filters"])
    for entry in spec.get("chips", ()):
        nodes.append(
            row(
                say(look, entry["text"], 11, theme.link),
                small(d, "close", entry["drop"], 10, pad=pad(3, 3)),
                gap=3,
                pad=Pad(1, 2, 1, 8),
                border=theme.link,
                radius=4,
                fill=theme.soft,
                hugs=True,
            )
        )
    pages = row(
        d.tool("page_back", 12),
        d.mark(row(say(look, "1", 12, theme.link, bold=True), hugs=True, pad=pad(5, 1)), "text"),
        *(
            d.mark(
                row(say(look, str(number), 12), hugs=True, pad=pad(5, 1)),
                "text",
                wordings(d.content("page_does"), number=word),
                words=(str(number),),
            )
            for number, word in ((2, "second"), (3, "third"))
        ),
        d.tool("page_next", 12),
        d.tool("table_settings", 14),
        gap=2,
        hugs=True,
    )
    return row(*nodes, push(), pages, gap=6)


def _split(d: Desk, spec: Spec, entry: list[str]) -> Group:
    look, theme = d.look, d.look.theme
    own: Spec = spec["detail"]
    grip = row(
        d.mark(
            row(Group(width=26, height=4, radius=2, fill=theme.faint), hugs=True, pad=pad(6, 3)),
            "other",
            own["grip"],
        ),
        justify="center",
    )
    head = row(
        say(look, f"{entry[1]} ({entry[0]})", 15, bold=True),
        push(),
        *d.bar("split"),
        gap=3,
        pad=pad(12, 0),
    )
    shown = by_round(d, ("Details", "Monitoring"))
    tabs = tabs_of(d, own["tabs"], shown, pad=pad(10, 4))
    body = _facts(d, own, entry) if shown == "Details" else _charts(d, own)
    return column(
        grip,
        head,
        panels.tab_strip(look, *tabs, fill="", pad=pad(1)),
        panes(body, bar_of(d, (), 0, 0.6), grow=1, clip=True),
        height=276,
        fill=theme.card,
        border=theme.line,
        edges="t",
        clip=True,
    )


def _facts(d: Desk, own: Spec, entry: list[str]) -> Group:
    look, theme = d.look, d.look.theme
    cells: list[Node] = []
    for column_ in own["facts"]:
        lines: list[Node] = []
        for fact in column_:
            value = fact["value"].format(id=entry[1], kind=entry[3])
            shown: Node = say(look, value, 12)
            if "does" in fact:
                shown = link(d, value, fact["does"], 12)
            copy = (
                [small(d, "copy", fact["copy"], 12, color=theme.link, pad=pad(3, 2))]
                if "copy" in fact
                else []
            )
            lines.append(
                column(hint(look, fact["name"], 11), row(*copy, shown, gap=3), pad=pad(0, 3))
            )
        cells.append(column(*lines, grow=1, border=theme.line, edges="r", pad=Pad(0, 8, 0, 12)))
    head = row(
        icon(look, "caret_down", 12, theme.ink),
        say(look, "Instance summary", 13, bold=True),
        link(d, "Info", own["info"], 11),
        gap=6,
        pad=pad(12, 5),
    )
    return column(d.mark(head, "other"), panes(*cells, grow=1), grow=1, clip=True)


def _charts(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    cards: list[Node] = []
    for entry in own["charts"]:
        data = (float(d.integer(1, 90)), 1, 44, 4, 4, 0, d.uniform(0.2, 0.6), 0.2)
        drawn = panels.picture("series", theme.line, "#0972d3", data=data)
        made = column(
            row(
                say(look, entry["text"], 12, bold=True),
                push(),
                small(d, "more_vertical", entry["menu"], 12),
            ),
            plot(look, drawn, entry["ys"], ("09:00", "09:30", "10:00", "10:30"), gutter=34),
            grow=1,
            border=theme.line,
            pad=pad(8, 4),
        )
        cards.append(d.mark(made, "other", entry["does"]))
    spans = [
        tools.badge(
            look,
            text,
            theme.soft if not place else theme.bar,
            theme.link if not place else theme.ink,
            radius=3,
        )
        for place, text in enumerate(own["spans"])
    ]
    marked = [
        d.mark(node, "text", does, words=(text,))
        for node, text, does in zip(spans, own["spans"], own["spans_does"], strict=True)
    ]
    return column(
        row(push(), *marked, d.tool("add_alarm", 14), gap=6, pad=pad(12, 4)),
        panes(*cards, gap=8, grow=1, pad=Pad(0, 12, 8, 12)),
        grow=1,
    )
