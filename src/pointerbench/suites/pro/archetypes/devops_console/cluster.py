"""A cluster's desktop console: a strip of clusters, the tree of resources, tables, a dock below.

Layouts: workloads over a log or shell, a resource with its details at the right, the overview.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, tab
from pointerbench.suites.pro.archetypes.devops_console.cluster_details import (
    detail_page,
    overview_page,
)
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    by_round,
    controls_of,
    printed,
    small,
)
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def build(d: Desk) -> Group:
    if d.layout == 2:
        shown, body = "res_cluster", overview_page(d)
    else:
        shown = by_round(d, ("res_pods", "res_deployments"))
        body = _workloads(d, shown) if d.layout == 0 else detail_page(d, shown)
    inside = panes(_clusters(d), _tree(d, shown), body, grow=1, clip=True)
    return d.window(column(inside, _foot(d), grow=1))


def _clusters(d: Desk) -> Group:
    """The strip of clusters: letters in squares."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [d.tool("catalog", 20, pad=pad(8, 8))]
    chosen = (d.number - 1) % 3
    for place, entry in enumerate(d.content("clusters")):
        on = place == chosen
        words = say(look, entry["text"], 13, "#ffffff", bold=True, align="center")
        square = column(
            words,
            width=36,
            height=36,
            justify="center",
            radius=6,
            fill=entry["color"],
            border="#ffffff" if on else "",
            thickness=2,
        )
        nodes.append(d.mark(square, "other", () if on else entry["does"]))
    nodes += [
        d.tool("add_cluster", 18, pad=pad(8, 8)),
        push(),
        d.tool("preferences", 18, pad=pad(8, 8)),
    ]
    return column(
        *nodes,
        width=54,
        pad=pad(0, 8),
        gap=8,
        align="center",
        fill=theme.bar,
        border=theme.line,
        edges="r",
    )


def _tree(d: Desk, shown: str) -> Group:
    look, theme = d.look, d.look.theme
    own = d.content("clusters")[(d.number - 1) % 3]
    nodes: list[Node] = [
        row(
            icon(look, "server", 16, theme.link),
            say(look, own["name"], 12.5, bold=True, grow=1),
            small(d, "more_vertical", d.content("cluster_menu")),
            gap=7,
            pad=Pad(7, 4, 7, 10),
            border=theme.line,
            edges="b",
        ),
    ]
    for name in d.app.bars["tree"]:
        deep = name.startswith("res_") and name not in d.content("roots")
        entry, on = d.function(name), name == shown
        ink = theme.link if on else theme.ink
        lead: list[Node] = []
        if name in d.content("roots"):
            lead.append(icon(look, entry.icon, 16, theme.muted))
        line = row(
            *lead,
            say(look, entry.label, 12, ink, grow=1),
            *(
                [icon(look, d.content("roots")[name], 10, theme.muted)]
                if d.content("roots").get(name)
                else []
            ),
            gap=8,
            pad=Pad(0, 8, 0, 34 if deep else 10),
            height=22.5,
            fill=theme.chosen if on else "",
        )
        nodes.append(d.mark(line, "text") if on else d.does(name, line, "text"))
    return column(*nodes, width=176, fill=theme.card, border=theme.line, edges="r", clip=True)


def _foot(d: Desk) -> Group:
    look = d.look
    left: list[Node] = [
        icon(look, "server", 12, look.theme.muted),
        hint(look, f"oidc:mira@{d.content('clusters')[(d.number - 1) % 3]['name']}", 11),
    ]
    right: list[Node] = [hint(look, "Kubernetes v1.31.4", 11), d.tool("notifications", 14)]
    return tools.status(look, left, right)


# --- tables ---------------------------------------------------------------------------------------


def _heading(d: Desk, spec: Spec, count: int) -> Group:
    look = d.look
    return row(
        say(look, spec["title"], 15, bold=True),
        hint(look, f"{count} items"),
        push(),
        control(d, d.content("namespaces"), width=146),
        control(d, {**d.content("filter"), "dim": f"Search {spec['title']}..."}, width=158),
        *d.bar("table"),
        gap=7,
        pad=pad(12, 7),
        fill=look.theme.bar,
    )


def _workloads(d: Desk, shown: str) -> Group:
    look = d.look
    spec: Spec = d.content(shown)
    made = table(d, spec, chosen=d.integer(0, 6), height=27, size=11.5)
    listed = column(made, grow=1, clip=True, fill=look.theme.card)
    return column(
        _heading(d, spec, len(spec["rows"])),
        panes(listed, bar_of(d, d.content("table_scroll"), 0, 0.7), grow=1, clip=True),
        _dock(d),
        grow=1,
        clip=True,
    )


def _dock(d: Desk) -> Group:
    """Logs and shells at the foot, in tabs."""
    look, theme = d.look, d.look.theme
    own: Spec = by_round(d, d.content("dock"))
    tabs: list[Node] = []
    for place, entry in enumerate(own["tabs"]):
        sign = icon(look, entry["icon"], 14, theme.link if not place else theme.muted)
        name = tab(d, entry["text"] if not place else entry, on=not place, before=[sign])
        tabs.append(row(name, small(d, "close", entry["shut"], 10), pad=Pad(0, 5, 0, 0)))
    head = row(
        *tabs,
        d.tool("dock_new", 14),
        push(),
        *d.bar("dock", 14),
        gap=3,
        pad=pad(4, 1),
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )
    controls = controls_of(d, own["controls"])
    facts = row(
        *(hint(look, text, 11) for text in own["facts"]),
        *controls,
        push(),
        *d.bar("log", 14),
        gap=8,
        pad=pad(9, 3),
        border=theme.line,
        edges="tb",
    )
    lines = column(*printed(look, own["lines"], 11), pad=pad(9, 5), grow=1, clip=True)
    body = panes(
        lines,
        bar_of(d, d.content("log_scroll"), 0.72, 0.24),
        grow=1,
        clip=True,
        fill=mixed(theme.page, "#000000", 60 if theme.dark else 6),
    )
    return column(head, facts, body, height=272, fill=theme.card, clip=True)


# --- details --------------------------------------------------------------------------------------


# --- the overview ---------------------------------------------------------------------------------
