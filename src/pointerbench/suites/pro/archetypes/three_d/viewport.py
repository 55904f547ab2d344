"""A view into a scene: bodies where a camera sees them, lamps and cameras as signs, handles."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from pointerbench.flow.drawings.studio_bodies import SHAPES
from pointerbench.flow.drawings.studio_mesh import Camera, Extent, extent
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.controls import line
from pointerbench.suites.pro.archetypes.studio.scene import chosen, scene
from pointerbench.suites.pro.archetypes.studio.words import Entry, entry_mark, phrases
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, row
from pointerbench.widgets.texts import icon, say

_HIDDEN = 0.3  # share of a body that nearer ones may cover where it is still asked for


def viewport(d: Desk, entry: Entry, wide: float) -> Group:
    """The open scene; ``mode`` 0 is shaded, 1 shows edges alone, 2 has edges on the faces."""
    own = scene(d)
    camera = camera_of(own, entry, wide)
    ground = entry.get("ground", "#3b3b3b")
    nodes: list[Node] = []
    if entry.get("sky"):
        nodes.append(at(Drawing("ramp", 1, None, tuple(entry["sky"]), (1.0,)), Spot(0, 0, 1, 1)))
    if entry.get("floor", True):
        lines = (*camera, float(entry.get("reach", 12)))
        colors = tuple(entry.get("lines", ()))
        nodes.append(at(Drawing("floor", 1, None, colors, lines), Spot(0, 0, 1, 1)))
    nodes += _bodies(d, entry, own, camera)
    if not entry.get("plain"):
        nodes += _signs(d, own, camera)
        nodes += _handles(d, entry, own, camera)
    nodes += _overlays(d, entry, ground)
    return panels.canvas(d.look, *nodes, fill=ground)


def camera_of(own: Any, entry: Entry, wide: float) -> Camera:
    """The scene's camera, zoomed so that the scene fits the editor."""
    yaw, pitch, distance, zoom, height = entry.get("camera", own["camera"])
    scale = entry.get("scale", 1) * min(1.0, wide / 560)
    return Camera(yaw, pitch, distance, zoom * scale, height)


def _place(thing: Entry) -> tuple[tuple[float, float, float], float, float]:
    x, y, z = thing["at"]
    return (float(x), float(y), float(z)), float(thing.get("size", 1)), float(thing.get("turn", 0))


def _spot(seen: Extent) -> Spot:
    return Spot(0.5, 0.5, 0, 0, seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top)


def _bodies(d: Desk, entry: Entry, own: Any, camera: Camera) -> list[Node]:
    """All bodies in one drawing, and what of them can be picked; nothing is asked for in one of
    several views of a scene (``plain`` and ``mute``)."""
    things = own["objects"]
    seen = [extent(one["mesh"], *_place(one), camera) for one in things]
    plain = bool(entry.get("plain"))
    picked = -1 if plain else chosen(d)
    data: list[float] = [*camera, float(entry.get("mode", 0)), float(picked)]
    colors: list[str] = []
    for one in things:
        where, size, turn = _place(one)
        data += [float(SHAPES.index(one["mesh"])), *where, size, turn]
        tones = list(entry.get("tones") or one["colors"])
        colors += (tones + ["#70757c"] * 3)[:3]
    colors.append(entry.get("edge", "#f5962a"))
    drawn = Drawing("bodies", 1, None, tuple(colors), tuple(data))
    nodes: list[Node] = [at(drawn, Spot(0, 0, 1, 1))]
    for place in sorted(range(len(seen)), key=lambda k: -seen[k].far):
        asked = place != picked and not entry.get("mute", plain) and _clear(seen, place)
        does = things[place].get("does", ()) if asked else ()
        nodes.append(d.mark(at(Group(), _spot(seen[place])), "other", does))
    return nodes


def _clear(seen: list[Extent], place: int) -> bool:
    """Whether nearer bodies leave enough of a body free, and it of its own middle."""
    own = seen[place]
    area = (own.right - own.left) * (own.bottom - own.top)
    hidden = 0.0
    for number, other in enumerate(seen):
        if number == place or other.far > own.far:
            continue
        across = min(own.right, other.right) - max(own.left, other.left)
        down = min(own.bottom, other.bottom) - max(own.top, other.top)
        hidden += max(0.0, across) * max(0.0, down)
    return hidden < _HIDDEN * area


def _signs(d: Desk, own: Any, camera: Camera) -> list[Node]:
    """Lamps, cameras and other things without a body."""
    nodes: list[Node] = []
    for one in own.get("signs", ()):
        x, y, _ = camera.seen(_place(one)[0])
        sign = icon(d.look, one["icon"], 18, one.get("color", "#f0f0f0"))
        spot = Spot(0.5, 0.5, 0, 0, x - 12, y - 12, 24, 24)
        nodes.append(
            entry_mark(d, at(row(sign, justify="center"), spot), {**one, "text": ""}, "icon")
        )
    return nodes


def _handles(d: Desk, entry: Entry, own: Any, camera: Camera) -> list[Node]:
    """The three arrows of the chosen body."""
    thing = own["objects"][chosen(d)]
    where, size, turn = _place(thing)
    seen = extent(thing["mesh"], where, size, turn, camera)
    x, y = (seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2
    long = 50.0
    arrows = (camera.yaw, camera.pitch, x, y, long)
    nodes: list[Node] = [at(Drawing("gizmo", 1, None, (), arrows), Spot(0, 0, 1, 1))]
    yaw, pitch = camera.yaw * 2 * pi, camera.pitch * 2 * pi
    for name, (a, b, c) in (("x", (1, 0, 0)), ("y", (0, -1, 0)), ("z", (0, 0, 1))):
        right, deep = a * cos(yaw) - b * sin(yaw), a * sin(yaw) + b * cos(yaw)
        dx, dy = right * long, -(c * cos(pitch) + deep * sin(pitch)) * long
        spot = Spot(0.5, 0.5, 0, 0, x + dx * 0.9 - 9, y + dy * 0.9 - 9, 18, 18)
        nodes.append(
            d.mark(at(Group(), spot), "other", phrases(d, f"axis_{name}", name=thing["name"]))
        )
    return nodes


def _overlays(d: Desk, entry: Entry, ground: str) -> list[Node]:
    """What floats over the view: texts, tools at its sides, the little axes."""
    nodes: list[Node] = []
    if "texts" in entry:
        texts = [say(d.look, one, d.look.size - 0.5, "#e6e6e6") for one in entry["texts"]]
        nodes.append(
            at(column(*texts, gap=2, ground=ground), Spot(0, 0, 0, 0, entry.get("inset", 54), 10))
        )
    if "tools" in entry:
        names = [name for name in d.app.bars[entry["tools"]] if name != "|"]
        bar = column(
            *line(d, [{"id": name} for name in names]), gap=3, pad=pad(3, 4), radius=5,
            fill=d.look.theme.card, border=d.look.theme.line,
        )  # fmt: skip
        nodes.append(at(bar, Spot(0, 0, 0, 0, 10, 10)))
    for place, over in enumerate(entry.get("over", ())):
        own = d.content("strips")[over["strip"]]
        bar = row(
            *line(d, own["items"]), gap=4, pad=pad(6, 3), radius=5, fill=d.look.theme.card,
            border=d.look.theme.line, hugs=True,
        )  # fmt: skip
        x, y = over["at"]
        nodes.append(at(bar, Spot(x, y, 0, 0, *over.get("shift", (8, 8 + 34 * place)))))
    if entry.get("compass", True):
        yaw, pitch, *_ = scene(d)["camera"]
        drawn = Drawing("compass", 1, None, (), (float(yaw), float(pitch)))
        does = phrases(d, "compass")
        nodes.append(
            d.mark(
                at(drawn, Spot(1, 0, 0, 0, -92, 12 + entry.get("drop", 0), 78, 78)), "other", does
            )
        )
    return nodes
