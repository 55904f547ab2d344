"""Dashboards over measurements.

Layouts: a dashboard of panels, one panel in its editor, exploring logs or the rules of alarms.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import dress
from pointerbench.suites.pro.archetypes.lab_kit import wordings
from pointerbench.suites.pro.archetypes.monitoring import board, editor, explore
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import icon, say


def build(d: Desk) -> Group:
    dress(d)
    crumbs, body = (board.dashboard, editor.editing, explore.exploring)[d.layout](d)
    inside = column(_head(d, crumbs), body, grow=1, clip=True)
    names = d.app.bars["rail"] if d.layout != 2 else ()
    whole = (
        panes(_rail(d), inside, grow=1, clip=True)
        if names
        else panes(_menu(d, crumbs[-1]), inside, grow=1)
    )
    return d.window(whole, title=f"{crumbs[-1]} - Grafana")


def _head(d: Desk, crumbs: tuple[str, ...]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, name in enumerate(crumbs):
        last = place == len(crumbs) - 1
        words = row(
            say(look, name, 12.5, theme.ink if last else theme.muted), hugs=True, pad=pad(3, 2)
        )
        same = [
            one
            for one in d.app.bars["places" if d.layout == 2 else "rail"]
            if d.function(one).label == name
        ]
        if same and not last:
            nodes.append(d.does(same[0], words, "text", key=f"crumb:{name}"))
        else:
            does = () if last else wordings(d.content("crumb"), name=name)
            nodes.append(d.mark(words, "text", does, words=(name,)))
        if not last:
            nodes.append(icon(look, "chevron_right", 12, theme.muted))
    field = tools.field(look, dim="Search or jump to...", sign="search", width=226)
    return row(
        *nodes,
        push(),
        d.mark(field, "other", d.content("search")),
        push(),
        *d.bar("head"),
        Drawing("avatar", 22, 22, (), (float(d.integer(0, 40)),)),
        gap=5,
        pad=Pad(0, 12, 0, 12),
        height=40,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )


def _rail(d: Desk) -> Group:
    theme = d.look.theme
    nodes = [d.tool(name, 18, pad=pad(8, 8), color=theme.muted) for name in d.app.bars["rail"]]
    return column(
        *nodes,
        push(),
        d.tool("user_profile", 18, pad=pad(8, 8), color=theme.muted),
        width=46,
        pad=pad(4, 6),
        gap=3,
        align="center",
        fill=theme.bar,
        border=theme.line,
        edges="r",
    )


def _menu(d: Desk, shown: str) -> Group:
    """The places of the program, unfolded."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [
        row(
            icon(look, "flame", 20, "#f05a28"),
            say(look, "Grafana", 14, bold=True),
            push(),
            d.tool("undock_menu"),
            gap=8,
            pad=Pad(8, 6, 8, 12),
        )
    ]
    for name in d.app.bars["places"]:
        entry = d.function(name)
        deep = not entry.icon
        on = entry.label == shown
        lead: list[Node] = [] if deep else [icon(look, entry.icon, 16, theme.muted)]
        line = row(
            *lead,
            say(look, entry.label, 12.5, theme.ink if on or not deep else theme.muted, grow=1),
            gap=9,
            pad=Pad(0, 8, 0, 37 if deep else 12),
            height=27,
            fill=theme.chosen if on else "",
            border="#f05a28" if on else "",
            edges="l",
            thickness=3,
        )
        nodes.append(d.mark(line, "text") if on else d.does(name, line, "text"))
    return column(*nodes, width=190, fill=theme.bar, border=theme.line, edges="r", clip=True)
