"""The small panels beside a composition, its graph of values, its queue of outputs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import told
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    folding,
    tabs,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

_BLUE = "#4b9dff"


def right_stack(d: Desk, width: float, first: int = 0) -> Group:
    """Small panels one below another; only those from ``first`` on are open, as room allows."""
    theme = d.look.theme
    parts: list[Node] = []
    open_ones = {0: (0, 1), 2: (0, 2), 4: (1, 3)}[first]
    for place, entry in enumerate(d.content("stack")):
        body: list[Node] = []
        if place in open_ones:
            body = _small_panel(d, entry["panel"])
        parts.append(
            column(folding(d, entry, *body, opened=bool(body)), border=theme.line, edges="b")
        )
    return column(*parts, width=width, fill=theme.card, clip=True)


def _small_panel(d: Desk, name: str) -> list[Node]:
    look, theme = d.look, d.look.theme
    if name == "preview":
        return [row(push(), *d.bar("preview", 15, pad=pad(5, 3)), push(), pad=pad(4, 4))]
    if name == "effects":
        search = d.thing(
            tools.field(look, sign="search", grow=1, pad=pad(5, 1)),
            d.content("effect_search"),
            "other",
        )
        lines = [
            d.thing(panels.item(look, entry["text"], sign="folder", opened=False, height=19), entry)
            for entry in d.content("effect_groups")
        ]
        return [row(search, pad=pad(6, 3)), *lines]
    if name == "align":
        return [wrap(*d.bar("align", 16, pad=pad(6, 4)), gap=3, pad=pad(8, 4))]
    fields = [
        row(
            icon(look, entry["sign"], 13, theme.muted),
            d.thing(
                tools.choice(look, entry["value"], 70, pad=pad(4, 0)),
                {**entry, "text": ""},
                "other",
            ),
            gap=5,
        )
        for entry in d.content("character")
    ]
    return [
        row(
            d.thing(
                tools.choice(look, "Literata Bold", 150, pad=pad(5, 1)), d.content("font"), "other"
            ),
            push(),
            *d.bar("character", 14, pad=pad(3, 2)),
            pad=pad(8, 3),
        ),
        wrap(*fields, gap=7, pad=pad(8, 3)),
    ]


def graph(d: Desk, x: float) -> Group:
    """Values over time as curves, with their key frames."""
    look, theme = d.look, d.look.theme
    places = (0.08, 0.34, 0.62, 0.9)
    values = [d.uniform(0.12, 0.9) for _ in places]
    other = [d.uniform(0.12, 0.9) for _ in places]
    grid = Drawing("beat_grid", 1, None, (theme.line, theme.line), (10, 1), grow=1)
    nodes: list[Node] = [at(grid, Spot(0, 0, 1, 1))]
    for color, heights in (("#5fbf6a", other), ("#e0604f", values)):
        data = tuple(v for pair in zip(places, heights, strict=True) for v in pair)
        nodes.append(
            at(Drawing("tone_curve", 1, None, (color, ""), data, grow=1), Spot(0, 0, 1, 1))
        )
    highest = max(range(4), key=values.__getitem__)
    lowest = min(range(4), key=values.__getitem__)
    for place, (at_x, value) in enumerate(zip(places, values, strict=True)):
        dot = column(fill="#f2c94c", border="#1b1c1f", width=9, height=9)
        node = at(dot, Spot(at_x, 1 - value, dx=-4, dy=-4))
        key = {highest: "graph_highest", lowest: "graph_lowest"}.get(place, "")
        nodes.append(told(d, node, "other", key))
    nodes.append(at(Group(fill=_BLUE), Spot(x, 0, 0, 1, dw=1)))
    return panels.canvas(look, *nodes, fill=theme.code)


_MESSAGES = (
    "Message: Rendering 2 of 4",
    "RAM: 38% used of 64.0 GB",
    "Renders Started: 14:02:11",
    "Total Time: 6 min 12 s",
)


def _job(d: Desk, entry: Mapping[str, Any], place: int) -> list[Node]:
    """An output: its state, and its settings below."""
    look, theme = d.look, d.look.theme
    said = entry["said"]
    box = told(d, tools.check(look, "", on=entry["state"] != "Done"), "other", "job_on", job=said)
    name = told(
        d,
        row(say(look, entry["name"], 11, bold=True), hugs=True),
        "text",
        "job",
        words=(entry["name"],),
        job=said,
    )
    head = row(
        icon(look, "chevron_down", 11, theme.muted),
        box,
        tools.swatch(look, entry["color"], 10),
        hint(look, str(place + 1), 11),
        row(name, width=150),
        row(hint(look, entry["state"], 11), width=130),
        hint(look, entry["when"], 11),
        gap=8,
        pad=pad(8, 3),
        fill=theme.bar,
    )
    links: list[Node] = [Group(width=50)]
    for title, value, key in (
        ("Render Settings:", "Best Settings", "job_settings"),
        ("Output Module:", entry["module"], "job_module"),
        ("Output To:", entry["file"], "job_file"),
    ):
        text = row(say(look, value, 11, theme.link), hugs=True)
        links += [
            hint(look, title, 11),
            told(d, text, "text", key, words=(value,), job=said),
            Group(width=14),
        ]
    return [head, row(*links, gap=6, pad=pad(8, 3))]


def queue(d: Desk) -> Group:
    """Outputs that wait, run or are done."""
    look, theme = d.look, d.look.theme
    strip = row(
        *tabs(d, "timeline_tabs", "Render Queue"),
        push(),
        fill=theme.card,
        border=theme.line,
        edges="b",
    )
    state = row(
        hint(look, "Current Render", 11),
        say(look, "Titles_v4   214 of 250", 11),
        push(),
        row(Drawing("progress", 7, 280, (theme.good,), (0.62,)), width=280),
        push(),
        d.button("queue_ame", size=11, pad=pad(9, 1)),
        d.button("pause_render", size=11, pad=pad(9, 1)),
        d.button("render", size=11, pad=pad(14, 1), primary=True),
        gap=8,
        pad=pad(10, 5),
        border=theme.line,
        edges="b",
    )
    lines: list[Node] = []
    for place, entry in enumerate(d.content("jobs")):
        lines += _job(d, entry, place)
    log = panes(column(*lines, gap=1, grow=1, clip=True), panels.scroll_bar(look, 0, 0.8), grow=1)
    foot = row(
        *(hint(look, text, 10.5) for text in _MESSAGES),
        gap=40,
        pad=pad(10, 3),
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )
    return column(strip, state, log, foot, grow=1, fill=theme.card, clip=True)
