"""Details of a cluster's resource in a drawer, and the overview of the whole cluster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.dev_kit import control
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    legend,
    link,
    plot,
    small,
    state,
    tabs_of,
)
from pointerbench.suites.pro.archetypes.lab_table import table, tone
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def detail_page(d: Desk, shown: str) -> Group:
    look = d.look
    spec: Spec = d.content(shown)
    chosen = d.pick((0, 1, 3, 4))
    columns = spec["columns"]
    keep = [place for place, one in enumerate(columns) if one.get("narrow")]
    rows = [[*(entry[place] for place in keep), *entry[len(columns) :]] for entry in spec["rows"]]
    slim = {**spec, "columns": [columns[place] for place in keep]}
    made = table(d, slim, rows=rows, chosen=chosen, height=27, size=11.5)
    left = column(
        row(
            say(look, spec["title"], 15, bold=True),
            push(),
            control(d, {**d.content("filter"), "dim": f"Search {spec['title']}..."}, width=150),
            gap=7,
            pad=pad(12, 7),
            fill=look.theme.bar,
        ),
        column(made, grow=1, clip=True, fill=look.theme.card),
        grow=1,
        clip=True,
    )
    return panes(left, _drawer(d, spec, chosen), grow=1, clip=True)


def _drawer(d: Desk, spec: Spec, chosen: int) -> Group:
    look, theme = d.look, d.look.theme
    line = spec["rows"][chosen]
    own, name = _filled(spec["drawer"], line), str(line[0])
    kind = own["kind"]
    head = row(
        say(look, f"{kind}: {name}", 13, bold=True, grow=1),
        *d.bar("drawer", 14),
        gap=1,
        pad=pad(10, 5),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    tabs = tabs_of(d, d.content("metrics_tabs"))
    facts = [_fact(d, entry) for entry in own["facts"]]
    listed: list[Node] = [
        *facts,
        panels.section(
            look, own["list"]["title"], *(_part(d, entry) for entry in own["list"]["rows"])
        ),
    ]
    body = column(
        panels.tab_strip(look, *tabs, fill="", pad=pad(1)),
        *_curves(d, own),
        *listed,
        gap=1,
        grow=1,
        clip=True,
    )
    return column(
        head,
        panes(body, bar_of(d, (), 0, 0.5), grow=1, clip=True),
        width=408,
        fill=theme.card,
        border=theme.line,
        edges="l",
        clip=True,
    )


def _curves(d: Desk, own: Spec) -> list[Node]:
    """The load against what was asked for, with its legend."""
    look = d.look
    data = (float(d.integer(1, 80)), 3, 44, 4, 6, 0, 0.36, 0.16, 0.6, 0.05, 0.82, 0.0)
    colors = ("#3d90ce", "#4cae4f", "#c93dce")
    drawn = panels.picture("series", look.theme.line, *colors, data=data)
    times = ("10:00", "10:15", "10:30", "10:45", "11:00")
    chart = plot(look, drawn, own["ys"], times, gutter=38)
    names = ("Usage", "Requests", "Limits")
    keys = row(*legend(d, names, colors, d.content("curve_does")), gap=8, pad=pad(46, 0))
    return [column(chart, height=138), keys]


def _filled(own: Any, line: list[str]) -> Any:
    """The drawer's texts about the row that is chosen."""
    if isinstance(own, str):
        ready, _, wanted = line[2].partition("/")
        return own.replace("checkout", line[0].split("-")[0]).format(
            ready=ready, wanted=wanted, set=line[0].rpartition("-")[0]
        )
    if isinstance(own, Mapping):
        return {key: _filled(value, line) for key, value in own.items()}
    return [_filled(value, line) for value in own] if isinstance(own, list) else own


def _fact(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    values: list[Node] = []
    for value in entry["values"]:
        if isinstance(value, str):
            values.append(say(look, value, 11.5))
        elif value.get("kind") == "label":
            made = tools.badge(
                look, value["text"], mixed(theme.card, theme.ink, 26), theme.ink, radius=3
            )
            values.append(d.mark(made, "other", value.get("does", ()), words=(value["text"],)))
        else:
            values.append(link(d, value["text"], value.get("does", ()), 11.5))
    return row(
        row(hint(look, entry["name"], 11.5), width=118),
        wrap(*values, gap=5, grow=1),
        gap=6,
        pad=pad(10, 3),
        align="start",
        border=theme.line,
        edges="b",
    )


def _part(d: Desk, entry: Spec) -> Group:
    look = d.look
    words = link(d, entry["text"], entry["does"], 11.5)
    tint = tone(d, entry.get("tone", "good"))
    return row(
        state(look, "", tint),
        words,
        push(),
        hint(look, entry["end"], 11),
        *(small(d, one["icon"], one["does"], 14) for one in entry.get("icons", ())),
        gap=4,
        pad=pad(10, 2),
    )


def overview_page(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    own: Spec = d.content("overview")
    left = _totals(d, own)
    rings = [_ring(d, entry) for entry in own["rings"]]
    right = row(*rings, gap=12, pad=pad(12, 8), fill=theme.card, border=theme.line, align="start")
    spec: Spec = own["events"]
    head = row(
        icon(look, "warning", 16, theme.warn),
        say(look, spec["title"], 13, bold=True),
        hint(look, spec["about"]),
        push(),
        *d.bar("table"),
        gap=7,
        pad=pad(12, 6),
        fill=theme.bar,
    )
    made = table(d, spec, height=26, size=11.5)
    return column(
        column(panes(left, right, gap=10, height=262), pad=pad(10)),
        head,
        panes(
            column(made, grow=1, clip=True),
            bar_of(d, d.content("table_scroll"), 0, 0.6),
            grow=1,
            clip=True,
        ),
        grow=1,
        clip=True,
    )


def _totals(d: Desk, own: Spec) -> Group:
    """What the cluster has, and how much of it is asked for and used."""
    look, theme = d.look, d.look.theme
    colors = ("#3d90ce", "#4cae4f", "#e8963d")
    data = (float(d.integer(1, 80)), 3, 54, 5, 7, 1, 0.72, 0.1, 0.5, 0.14, 0.3, 0.12)
    drawn = panels.picture("series", theme.line, *colors, data=data)
    ys = ("96", "72", "48", "24", "0")
    return column(
        row(*tabs_of(d, own["which"]), push(), *tabs_of(d, own["kinds"])),
        plot(look, drawn, ys, own["times"], names=("cores", ""), gutter=28),
        row(*legend(d, own["curves"], colors, own["curve_does"]), gap=10, pad=pad(40, 2)),
        grow=1,
        fill=theme.card,
        border=theme.line,
        pad=pad(8, 5),
    )


def _ring(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    shares = tuple(map(float, entry["shares"]))
    ring = Drawing(
        "donut",
        108,
        108,
        (*entry["colors"], mixed(theme.card, theme.ink, 30)),
        (*shares, max(1.0, 100 - sum(shares))),
    )
    shown = (*entry["colors"], mixed(theme.card, theme.ink, 60))
    lines = [
        row(Group(width=8, height=8, fill=color), hint(look, text, 10.5), gap=5)
        for text, color in zip(entry["lines"], shown, strict=False)
    ]
    made = column(
        say(look, entry["text"], 12, bold=True, align="center"),
        row(ring, justify="center"),
        *lines,
        gap=6,
        width=112,
        pad=pad(2, 2),
    )
    return d.mark(made, "other", entry["does"])
