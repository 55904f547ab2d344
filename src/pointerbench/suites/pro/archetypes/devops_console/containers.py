"""Containers on a desktop.

Layouts: the list of containers, one container with its log and its load, images or volumes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.devops_console.container_page import container_page
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    by_round,
    controls_of,
    link,
    state,
    tabs_of,
)
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def build(d: Desk) -> Group:
    place = "nav_containers"
    if d.layout == 2:
        place, body = _storage(d)
    else:
        body = container_page(d) if d.layout else _list(d)
    inside = panes(_places(d, place), column(body, grow=1, clip=True), grow=1, clip=True)
    return d.window(column(_head(d), inside, _foot(d), grow=1), menus=(), title=d.app.name)


def _head(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    ink = "#ffffff"
    ground = mixed(theme.accent, "#0b1f4d", 120)
    field = row(
        icon(look, "search", 14, "#d5def5"),
        say(look, "Search", 12, "#d5def5", grow=1),
        row(
            say(look, "Ctrl+K", 10.5, "#d5def5"),
            pad=pad(5, 0),
            radius=3,
            fill=mixed(ground, "#ffffff", 40),
            hugs=True,
        ),
        gap=8,
        pad=pad(10, 5),
        width=330,
        radius=4,
        fill=mixed(ground, "#ffffff", 26),
    )
    return row(
        icon(look, "package", 20, ink),
        say(look, d.content("brand"), 14, ink, bold=True),
        push(),
        d.mark(field, "other", d.content("search")),
        push(),
        *(d.tool(name, 18, color=ink) for name in d.app.bars["head"]),
        row(Drawing("avatar", 24, 24, (), (float(d.integer(0, 40)),)), hugs=True),
        gap=8,
        pad=pad(14, 0),
        height=44,
        fill=ground,
    )


def _places(d: Desk, shown: str) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for name in d.app.bars["nav"]:
        if name == "|":
            nodes.append(Group(height=9))
            continue
        entry, on = d.function(name), name == shown
        ink = theme.link if on else theme.ink
        line = row(
            icon(look, entry.icon, 16, ink, filled=on),
            say(look, entry.label, 12.5, ink, grow=1),
            gap=10,
            pad=pad(10, 0),
            height=32,
            radius=4,
            fill=theme.chosen if on else "",
        )
        nodes.append(d.mark(line, "text") if on else d.does(name, line, "text"))
    note = d.content("aside")
    card = column(
        say(look, note["title"], 12, bold=True),
        hint(look, note["text"], 11, limit=4),
        link(d, note["link"]["text"], note["link"]["does"], 11.5),
        gap=4,
        pad=pad(10, 9),
        fill=theme.card,
        border=theme.line,
        radius=4,
    )
    return column(
        *nodes,
        push(),
        card,
        width=172,
        pad=pad(8, 10),
        gap=2,
        fill=theme.bar,
        border=theme.line,
        edges="r",
        clip=True,
    )


def _foot(d: Desk) -> Group:
    look = d.look
    figures = (
        f"RAM {d.uniform(2.1, 5.8):.2f} GB",
        f"CPU {d.uniform(1, 31):.2f}%",
        f"Disk: {d.uniform(11, 52):.2f} GB used (limit 120.00 GB)",
    )
    left: list[Node] = [
        row(state(look, "Engine running", look.theme.good, 11.5), pad=pad(4, 2), hugs=True),
        *d.bar("engine", 14),
        tools.separator(look, 14),
        *(hint(look, text, 11) for text in figures),
    ]
    right: list[Node] = [
        d.tool("open_terminal", 14),
        d.button("whats_new", size=11, pad=pad(6, 1)),
        hint(look, "v4.37.1", 11),
    ]
    return tools.status(look, left, right, height=28)


def _title(d: Desk, spec: Spec) -> Group:
    look = d.look
    more = [link(d, spec["learn"]["text"], spec["learn"]["does"], 12)] if "learn" in spec else []
    return column(
        row(say(look, spec["title"], 20, bold=True), *more, gap=12),
        hint(look, spec["about"], 12),
        gap=2,
    )


# --- the list of containers -----------------------------------------------------------------------


def _list(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("containers")
    rows = d.turn(spec["sets"])
    chosen = d.integer(1, len(rows) - 1)
    charts = row(*(_usage(d, entry, place) for place, entry in enumerate(spec["usage"])), gap=14)
    filters = controls_of(d, spec["filters"])
    strip = row(
        *filters[:1],
        *d.bar("columns"),
        filters[1],
        say(look, spec["filters"][1]["name"], 12),
        push(),
        *(
            d.button(name, primary=name == "start_selected", sign=True)
            for name in d.app.bars["selection"]
        ),
        gap=9,
    )
    made = table(d, spec, rows=rows, chosen=chosen, height=33)
    foot = row(
        hint(look, f"Selected 1 of {len(rows)}", 11.5),
        push(),
        hint(look, f"Showing {len(rows)} items", 11.5),
    )
    body = column(
        _title(d, spec),
        charts,
        strip,
        column(made, border=theme.line, fill=theme.card, radius=0),
        foot,
        gap=11,
        pad=pad(18, 12),
        grow=1,
        clip=True,
    )
    return panes(body, bar_of(d, (), 0, 0.8), grow=1, clip=True)


def _usage(d: Desk, entry: Spec, place: int) -> Group:
    look, theme = d.look, d.look.theme
    share = d.uniform(0.12, 0.6)
    data = (float(d.integer(1, 90)), 1, 48, 0, 0, 1, share, 0.25)
    spark = panels.picture(
        "series", theme.line, theme.accent, data=data, height=34, grow=0, width=128
    )
    words = column(
        hint(look, entry["text"], 11.5),
        say(look, entry["value"].format(share * 100), 15, bold=True),
    )
    inside = row(
        words,
        push(),
        spark,
        gap=10,
        pad=pad(12, 7),
        fill=theme.card,
        border=theme.line,
        radius=4,
        grow=1,
    )
    return d.mark(inside, "other", entry["does"])


# --- one container --------------------------------------------------------------------------------


# --- images and volumes ---------------------------------------------------------------------------


def _storage(d: Desk) -> tuple[str, Group]:
    look, theme = d.look, d.look.theme
    name = by_round(d, ("images", "volumes"))
    spec: Spec = d.content(name)
    chosen = d.integer(0, len(spec["rows"]) - 1)
    tabs = tabs_of(d, spec["tabs"])
    share = spec["share"]
    track = row(
        Group(width=220 * share, height=8, fill=theme.accent, radius=3),
        width=220,
        height=8,
        fill=mixed(theme.card, theme.ink, 36),
        radius=3,
    )
    facts = row(
        track,
        hint(look, spec["used"], 12),
        push(),
        hint(look, spec["refreshed"], 12),
        d.tool("refresh_list"),
        gap=10,
    )
    filters = controls_of(d, spec["filters"])
    buttons = [
        d.button(one, sign=True, primary=not place) for place, one in enumerate(d.app.bars[name])
    ]
    made = table(d, spec, chosen=chosen, height=33)
    body = column(
        _title(d, spec),
        panels.tab_strip(look, *tabs, fill="", pad=pad(1)),
        facts,
        row(*filters, *d.bar("columns"), push(), *buttons, gap=8),
        column(made, border=theme.line, fill=theme.card),
        row(hint(look, f"Showing {len(spec['rows'])} items", 11.5)),
        gap=10,
        pad=pad(18, 12),
        grow=1,
        clip=True,
    )
    return f"nav_{name}", panes(body, bar_of(d, (), 0, 0.84), grow=1, clip=True)
