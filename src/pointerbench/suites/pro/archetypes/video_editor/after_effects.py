"""A studio for motion graphics: project, composition, layers with key frames."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import ruler, told, told_icon
from pointerbench.suites.pro.archetypes.video_editor.effects_panels import controls, project, viewer
from pointerbench.suites.pro.archetypes.video_editor.effects_stack import graph, queue, right_stack
from pointerbench.suites.pro.archetypes.video_editor.parts import tabs, timecode
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_BLUE = "#4b9dff"
_LEFT = 452
_HEADS = (
    ("", 78),
    ("#", 20),
    ("Layer Name", 124),
    ("Switches", 78),
    ("Mode", 66),
    ("Parent", 70),
)


def _framed(d: Desk, upper: Node, lower: Node) -> Group:
    look, theme = d.look, d.look.theme
    spaces = [
        d.thing(panels.tab(look, entry["text"], on=not place, pad=pad(8, 3)), entry)
        for place, entry in enumerate(d.content("workspaces"))
    ]
    snap = d.thing(tools.check(look, "Snapping", on=True), d.content("snapping"), "other")
    head = tools.bar(
        look,
        *d.bar("tools", 16, pad=pad(4, 4)),
        tools.separator(look),
        row(snap, width=86),
        push(),
        *spaces,
        gap=1,
        pad=pad(6, 2),
    )
    body = column(upper, lower, gap=3, grow=1, fill="#0f0f10" if theme.dark else theme.line)
    return d.window(column(head, body, grow=1))


def _ticks(d: Desk, x: float) -> Group:
    """The ruler with the span to preview and the current time."""
    look, theme = d.look, d.look.theme
    scale = ruler(d, [f"{k:02d}s" for k in range(10)], 26, 5)
    work = told(
        d, at(Group(fill="#5c6b8a", radius=2), Spot(0.05, 0, 0.82, 0, dh=8)), "other", "work_area"
    )
    head_mark = at(Group(fill=_BLUE), Spot(x, 0.4, 0, 0.6, dw=2))
    return panels.canvas(
        look, at(scale, Spot(0, 0.4, 1, 0.6)), work, head_mark, height=48, fill=theme.bar
    )


def _layer_heads(d: Desk, seconds: float) -> list[Node]:
    """The current time with its tools, and the names of the columns."""
    look, theme = d.look, d.look.theme
    code = row(say(look, timecode(seconds), 16, _BLUE), hugs=True)
    top = row(
        d.thing(code, d.content("position"), "other"),
        d.thing(
            tools.field(look, sign="search", width=96, pad=pad(5, 1)),
            d.content("layer_search"),
            "other",
        ),
        push(),
        *d.bar("timeline", 14, pad=pad(4, 3)),
        width=_LEFT,
        gap=3,
        pad=pad(8, 0),
        height=30,
    )
    heads = row(
        *(row(hint(look, text, 9.5), width=wide) for text, wide in _HEADS),
        width=_LEFT,
        fill=theme.bar,
        height=18,
        pad=pad(6, 0),
    )
    return [top, heads]


def _time_line(d: Desk, seconds: float, *, curves: bool = False) -> Group:
    """The layers at the left, their bars and key frames at the right."""
    look, theme = d.look, d.look.theme
    name = d.document.split(" - ")[0]
    strip = row(
        d.mark(panels.tab(look, name, on=True, sign="film", closes=True), "text", words=(name,)),
        *tabs(d, "timeline_tabs", ""), push(), fill=theme.card, border=theme.line, edges="b",
    )  # fmt: skip
    x = (seconds % 10) / 10
    ticks = _ticks(d, x)
    rows, bars = _layers(d, x)
    left = column(
        *_layer_heads(d, seconds), *rows, width=_LEFT, clip=True, border=theme.line, edges="r"
    )
    right: list[Node] = [panes(ticks, height=48)]
    right += [graph(d, x)] if curves else bars
    foot = row(
        *d.bar("foot", 13, pad=pad(4, 2)),
        push(),
        told(d, tools.slider(look, 0.4, 110, 12), "other", "zoom"),
        pad=pad(8, 1),
        fill=theme.bar,
        border=theme.line,
        edges="t",
        height=23,
    )
    body = panes(
        left, column(*right, Group(grow=1, fill=theme.code), grow=1, clip=True), grow=1, clip=True
    )
    return column(strip, body, foot, grow=1, fill=theme.card, clip=True)


def _layers(d: Desk, x: float) -> tuple[list[Node], list[Node]]:
    entries = d.content("layers")[: d.integer(6, 7)]
    opened = d.integer(0, 2)
    rows: list[Node] = []
    bars: list[Node] = []
    for place, layer in enumerate(entries):
        rows.append(_layer(d, layer, place, place == opened))
        bars.append(_bar(d, layer, x, place == opened))
        if place == opened:
            for entry in d.content("properties"):
                rows.append(_property(d, entry))
                bars.append(_keys(d, entry, x))
    return rows, bars


def _layer(d: Desk, layer: Mapping[str, Any], place: int, chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    said = layer["said"]
    sign = row(icon(look, layer["sign"], 12, theme.muted), width=16)
    name = told(
        d,
        row(sign, say(look, layer["name"], 10.5, grow=1), gap=3, width=118),
        "text",
        "" if chosen else "layer",
        words=(layer["name"],),
        layer=said,
    )
    seen = "eye" if layer["sign"] != "music" else "volume"
    mode = tools.choice(look, layer.get("mode", "Normal"), 62, pad=pad(3, 0))
    parent = tools.choice(look, layer.get("parent", "None"), 66, pad=pad(3, 0))
    return row(
        told_icon(d, seen, "layer_eye", 12, layer=said),
        told_icon(d, "circle", "layer_solo", 12, layer=said),
        told_icon(d, "unlock", "layer_lock", 12, layer=said),
        told(d, tools.swatch(look, layer["color"], 10), "other", "layer_label", layer=said),
        row(hint(look, str(place + 1), 10, align="center", grow=1), width=20),
        name,
        told_icon(d, "function", "layer_fx", 12, layer=said),
        told_icon(d, "wind", "layer_blur", 12, layer=said),
        told_icon(d, "cube", "layer_3d", 12, layer=said),
        told(d, mode, "other", "layer_mode", layer=said),
        told(d, parent, "other", "layer_parent", layer=said),
        gap=3, pad=pad(6, 0), height=22, width=_LEFT, fill=theme.chosen if chosen else theme.card,
        border=theme.line, edges="b", clip=True,
    )  # fmt: skip


def _property(d: Desk, entry: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    watch = d.thing(
        row(icon(look, "timer", 12, _BLUE), hugs=True, pad=pad(2, 1)),
        {"does": entry["watch"]},
        "icon",
    )
    value = d.thing(
        row(say(look, d.pick(entry["values"]), 10.5, _BLUE), hugs=True),
        {**entry, "text": ""},
        "other",
    )
    return row(
        Group(width=104),
        watch,
        row(say(look, entry["text"], 10.5, grow=1), width=106),
        value,
        push(),
        gap=4,
        pad=pad(6, 0),
        height=20,
        width=_LEFT,
        fill=theme.card,
        border=theme.line,
        edges="b",
    )


def _bar(d: Desk, layer: Mapping[str, Any], x: float, chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    start, length = layer["span"]
    fill = layer["color"]
    node = at(
        Group(fill=fill, border="#f2f2f2" if chosen else "#1b1c1f", radius=1),
        Spot(start, 0.1, length, 0.8),
    )
    cursor = at(Group(fill=_BLUE), Spot(x, 0, 0, 1, dw=1))
    return panels.canvas(
        look,
        told(d, node, "other", "bar", layer=layer["said"]),
        cursor,
        height=22,
        grow=0,
        fill=theme.code,
        border=theme.line,
        edges="b",
    )


def _keys(d: Desk, entry: Mapping[str, Any], x: float) -> Group:
    look, theme = d.look, d.look.theme
    places: Sequence[float] = sorted(
        d.uniform(0.1 + 0.22 * k, 0.24 + 0.22 * k) for k in range(entry["keys"])
    )
    nodes: list[Node] = []
    for place, spot in enumerate(places):
        kind = 1 if place in (0, len(places) - 1) else 0
        mark = column(Drawing("key_frame", 12, 12, ("#c9ccd2",), (kind,)), width=12, height=12)
        node = at(mark, Spot(spot, 0.5, dx=-6, dy=-6))
        key = {0: "key_first", len(places) - 1: "key_last"}.get(place, "")
        nodes.append(told(d, node, "other", key, property=entry["said"]))
    nodes.append(at(Group(fill=_BLUE), Spot(x, 0, 0, 1, dw=1)))
    return panels.canvas(
        look, *nodes, height=20, grow=0, fill=theme.code, border=theme.line, edges="b"
    )


def composing(d: Desk) -> Group:
    """Project, composition and panels above the layers."""
    seconds = d.uniform(2.2, 7.6)
    upper = panes(
        project(d, 236), viewer(d, 556, seconds), right_stack(d, 226), gap=3, height=366, clip=True
    )
    return _framed(d, upper, _time_line(d, seconds))


def animating(d: Desk) -> Group:
    """Effect controls and composition above layers with their graph."""
    seconds = d.uniform(2.2, 7.6)
    upper = panes(
        controls(d, 300),
        viewer(d, 492, seconds, mask=True),
        right_stack(d, 226, 2),
        gap=3,
        height=366,
        clip=True,
    )
    return _framed(d, upper, _time_line(d, seconds, curves=True))


def rendering(d: Desk) -> Group:
    """Project and composition above the queue of outputs."""
    upper = panes(
        project(d, 300),
        viewer(d, 492, d.uniform(2, 8)),
        right_stack(d, 226, 4),
        gap=3,
        height=368,
        clip=True,
    )
    return _framed(d, upper, queue(d))


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "after_composing": composing,
    "after_animating": animating,
    "after_rendering": rendering,
}
