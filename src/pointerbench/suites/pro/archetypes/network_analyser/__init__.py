"""A reader of captured packets: a list of them, one of them taken apart, and its bytes.

Layouts: details and bytes side by side, one below another with a search, a window of statistics.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    dress,
    offer_menu,
    sash,
    shifted,
    thing,
)
from pointerbench.suites.pro.archetypes.network_analyser.panes import (
    details,
    dump,
    packets,
)
from pointerbench.suites.pro.archetypes.network_analyser.statistics import statistics
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import say


def build(d: Desk) -> Group:
    dress(d)
    capture = shifted(d, d.content("captures"))
    if d.layout == 2:
        return statistics(d, d.content("captures")[0])
    offer_menu(d, "context_packet")
    listed = packets(d, capture, 19 if d.layout == 0 else 15)
    parts: list[Node] = [_bar(d), _filter(d, capture)]
    if d.layout == 1:
        parts.append(_find(d, capture))
    parts += [listed, sash(d, d.content("sash_list"), across=True)]
    layers, data = details(d, capture), dump(d, capture)
    if d.layout == 0:
        parts.append(
            panes(
                column(layers, grow=1.05, clip=True),
                sash(d, d.content("sash_bytes")),
                column(data, width=478, clip=True),
                height=262,
            )
        )
    else:
        parts += [column(layers, height=176, clip=True), column(data, height=112, clip=True)]
    parts.append(_foot(d, capture))
    return d.window(
        column(*parts, grow=1),
        title=f"*{d.content('interface')}" if d.layout == 1 else capture["file"],
    )


def _bar(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    colors = {"start_capture": "#2f7fc8", "stop_capture": theme.bad, "restart_capture": theme.good}
    live = d.layout == 1
    off = ("start_capture",) if live else ("stop_capture", "restart_capture")
    nodes: list[Node] = []
    for name in d.app.bars["main"]:
        if name == "|":
            nodes.append(tools.separator(look, 24))
        elif name in off:
            sign = d.function(name).icon
            nodes.append(tools.tool(look, sign, 20, pad=pad(6, 5), color=theme.line))
        else:
            nodes.append(d.tool(name, 20, pad=pad(6, 5), color=colors.get(name, "")))
    return tools.bar(look, *nodes, gap=1, pad=pad(6, 2))


def _filter(d: Desk, capture: Mapping[str, Any]) -> Group:
    """The line in which one says what is shown; green while it is correct."""
    look, theme = d.look, d.look.theme
    good = "#afffaf" if not theme.dark else "#1f5a2a"
    text = capture["filter"]
    inside = (
        [say(look, text, 12.5, grow=1)]
        if text
        else [say(look, "Apply a display filter … <Ctrl-/>", 12.5, theme.faint, grow=1)]
    )
    field = d.mark(
        row(*inside, grow=1, pad=pad(7, 3)), "other", d.content("filter_does"), words=(text,)
    )
    start = d.bar("filter_start", size=15, pad=pad(5, 4))
    ends = d.bar("filter_end", size=15, pad=pad(5, 4))
    box = row(
        *start,
        row(field, width=602),
        *ends,
        width=712,
        border=theme.line,
        fill=good if text else theme.card,
        radius=2,
        clip=True,
    )
    saved = [
        thing(
            d,
            row(
                say(look, entry["text"], 12), pad=pad(8, 3), border=theme.line, radius=3, hugs=True
            ),
            entry,
        )
        for entry in d.content("saved_filters")
    ]
    return row(
        box,
        *d.bar("filter_add", size=15, pad=pad(5, 4)),
        *saved,
        gap=4,
        pad=pad(6, 3),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _find(d: Desk, capture: Mapping[str, Any]) -> Group:
    _look, theme = d.look, d.look.theme
    parts = [
        control(d, entry, **({"width": entry["width"]} if "width" in entry else {}))
        for entry in d.content("find")
    ]
    term = control(d, {**d.content("find_term"), "value": capture["term"]}, width=190)
    return row(
        *parts,
        term,
        d.button("find_next", pad=pad(10, 2)),
        d.button("find_cancel", pad=pad(10, 2)),
        push(),
        gap=8,
        pad=pad(8, 4),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _foot(d: Desk, capture: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    ready = d.mark(
        row(Drawing("disc", 13, 13, (capture["expert"],)), hugs=True, pad=pad(3, 3)),
        "other",
        d.content("expert_does"),
    )
    live = f"{d.content('interface')}: <live capture in progress>"
    name = say(look, live if d.layout == 1 else capture["told"], 12)
    total = capture["total"]
    shown = (
        f"Packets: {total} · Displayed: {capture['shown']} ({100 * capture['shown'] / total:.1f}%)"
    )
    profile = thing(
        d,
        row(say(look, f"Profile: {capture['profile']}", 12), hugs=True, pad=pad(6, 2)),
        d.content("profile"),
    )
    return tools.status(
        look,
        [ready, *d.bar("foot", size=14, pad=pad(3, 3)), name],
        [say(look, shown, 12), Group(width=1, height=16, fill=theme.line), profile],
        height=26,
    )
