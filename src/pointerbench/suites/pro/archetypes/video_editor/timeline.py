"""Tracks of pictures and sounds with their clips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import nth, told
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, panes, row
from pointerbench.widgets.texts import icon, say

Spans = list[tuple[float, float]]


class Lane(NamedTuple):
    """A track: ``kind`` is video, overlay, title, speech, music or drums."""

    name: str
    said: str
    kind: str
    color: str
    high: float

    @property
    def sounds(self) -> bool:
        return self.kind in ("speech", "music", "drums")


def lanes_of(d: Desk, count: int = 9) -> list[Lane]:
    """The tracks that the file lists, from above."""
    return [
        Lane(one["name"], one["said"], one["kind"], one["color"], one.get("high", 34))
        for one in d.content("lanes")[:count]
    ]


def cuts(d: Desk) -> Spans:
    """Shots one after another without gaps."""
    found, x = [], 0.01
    while x < 0.84:
        length = d.uniform(0.08, 0.19)
        found.append((x, length))
        x += length
    return found


def spans(d: Desk, kind: str, edit: Spans) -> Spans:
    """Where a track's clips lie, given the cuts of the main one."""
    if kind in ("video", "speech"):
        return edit
    if kind == "music":
        middle = d.uniform(0.4, 0.6)
        return [(0.01, middle - 0.02), (middle, 0.97 - middle)]
    count = 3 if kind == "title" else 4
    width = 0.09 if kind == "title" else 0.12
    return [
        (0.04 + 0.9 * k / count + d.uniform(0, 0.08), d.uniform(0.6, 1) * width)
        for k in range(count)
    ]


def clips(
    d: Desk, lane: Lane, edit: Spans, wide: float, style: str, *, chosen: int = -1, **looks: Any
) -> Group:
    """The lane of a track that is so many pixels wide."""
    theme = d.look.theme
    places = spans(d, lane.kind, edit)
    names = d.content("titles") if lane.kind == "title" else d.content("shots")
    if lane.sounds:
        names = d.content("sounds")[lane.kind]
    nodes: list[Node] = []
    start = d.integer(0, 20)
    for place, (x, w) in enumerate(places):
        name = names[(start + place) % len(names)]
        room = (w * wide, lane.high)
        node = _STYLES[style](d, lane, name, room, place == chosen)
        spot = at(node, Spot(x, 0, w, 1, dw=-1))
        key = "" if place == chosen else "clip"
        nodes.append(told(d, spot, "other", key, nth=nth(place, len(places)), track=lane.said))
    own: dict[str, Any] = {"fill": theme.code, "border": theme.line, "edges": "b"}
    return panels.canvas(d.look, *nodes, **{**own, **looks})


def _shot(width: float, height: float, scene: int) -> Drawing:
    return Drawing("photo", height, width, (), (scene,))


def _wave(d: Desk, lane: Lane, ink: str) -> Group:
    kinds = {"music": 0, "drums": 1, "speech": 2}
    data = (d.integer(1, 999), 0.9, 1, kinds[lane.kind])
    return column(Drawing("sound", 1, None, (ink,), data, grow=1), grow=1)


def _premiere(d: Desk, lane: Lane, name: str, room: tuple[float, float], chosen: bool) -> Group:
    color = mixed(lane.color, "#ffffff", 90) if chosen else lane.color
    ink = "#101214"
    badge = row(say(d.look, "fx", 8.5, ink, align="center"), border=ink, width=14, height=11)
    title: list[Node] = [say(d.look, name, 10, ink, grow=1)] if room[0] > 36 else []
    label = row(badge, *title, gap=3, pad=pad(3, 1))
    if lane.sounds:
        body: list[Node] = [_wave(d, lane, mixed(lane.color, "#0c1410", 200))]
        if room[1] > 30:
            body.insert(0, label)
    else:
        high = room[1] - 18
        thumb = _shot(min(high * 16 / 9, room[0] * 0.45), high, d.integer(0, 300))
        body = [label, row(thumb, pad=pad(2, 0))] if high > 9 else [label]
    return column(*body, fill=color, border=mixed(color, "#000000", 120), clip=True)


def _resolve(d: Desk, lane: Lane, name: str, room: tuple[float, float], chosen: bool) -> Group:
    edge = "#e8463c" if chosen else mixed(lane.color, "#000000", 120)
    sign = {"title": "text_box", "overlay": "film", "video": "film"}.get(lane.kind, "music")
    label = row(
        icon(d.look, sign, 10, "#ffffff"), say(d.look, name, 9.5, "#ffffff", grow=1), gap=3,
        pad=pad(3, 0), height=14, fill=mixed(lane.color, "#000000", 70),
    )  # fmt: skip
    if lane.sounds:
        return column(
            _wave(d, lane, mixed(lane.color, "#ffffff", 130)),
            label,
            fill=mixed(lane.color, "#000000", 110),
            border=edge,
            radius=2,
            clip=True,
        )
    high = room[1] - 16
    thumbs: list[Node] = []
    if high > 12 and lane.kind != "title":
        scene, wide = d.integer(0, 300), min(high * 16 / 9, room[0] / 2)
        thumbs = [_shot(wide, high, scene) for _ in range(1 + (room[0] > 90))]
    strip = row(*thumbs, justify="between", grow=1, height=high)
    return column(
        column(strip, grow=1), label, fill=lane.color, border=edge, radius=2, clip=True,
        thickness=2 if chosen else 1,
    )  # fmt: skip


def _final_cut(d: Desk, lane: Lane, name: str, room: tuple[float, float], chosen: bool) -> Group:
    """The story's own clips carry their sound below the pictures."""
    edge = "#f6c945" if chosen else mixed(lane.color, "#000000", 140)
    label = row(say(d.look, name, 9.5, "#ffffff", grow=1), pad=pad(4, 0), height=13)
    look: dict[str, Any] = {
        "border": edge,
        "radius": 4,
        "clip": True,
        "thickness": 2 if chosen else 1,
    }
    if lane.sounds:
        return column(
            label,
            _wave(d, lane, mixed(lane.color, "#ffffff", 140)),
            fill=mixed(lane.color, "#000000", 60),
            **look,
        )
    if lane.kind == "title":
        return column(label, fill=lane.color, justify="center", **look)
    high = (room[1] - 14) * (0.62 if lane.kind == "video" else 1)
    count = max(1, min(5, round(room[0] / (high * 1.9))))
    width = room[0] / count
    scene = d.integer(0, 300)
    strip = row(*(_shot(width, high, scene) for _ in range(count)), height=high, clip=True)
    parts: list[Node] = [label, strip]
    if lane.kind == "video":
        parts.append(_wave(d, lane._replace(kind="speech"), "#7fb2f0"))
    return column(*parts, fill=lane.color, **look)


_STYLES = {"premiere": _premiere, "resolve": _resolve, "final_cut": _final_cut}


def stack(rows: Sequence[tuple[Node, Node]], lanes: Sequence[Lane]) -> list[Node]:
    """Heads beside their lanes."""
    return [
        panes(head, body, height=lane.high) for (head, body), lane in zip(rows, lanes, strict=True)
    ]


def marker(x: float, color: str, key: str, d: Desk, **values: str) -> Group:
    """A marker on a ruler."""
    flag = Drawing("key_frame", 10, 10, (color,), (0,))
    return told(
        d, at(column(flag, width=10, height=10), Spot(x, 0, dx=-5, dy=1)), "other", key, **values
    )
