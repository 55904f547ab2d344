"""Devices and plug-ins: panels of knobs, equalisers with their curve, compressors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.drawings.audiovisual import response
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import knobs, meter, told, told_icon
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, layers, pad, push, row, wrap
from pointerbench.widgets.texts import icon, say

BANDS = ("low shelf", "low mid", "high mid", "high shelf")


def chain(d: Desk, height: float) -> Group:
    """The devices of a track side by side, as many as the file has, from a place on."""
    entries = list(d.content("devices"))
    start, left = d.integer(0, len(entries) - 1), d.width - 100.0
    nodes: list[Node] = []
    for entry in entries[start:] + entries[:start]:
        node = device(d, entry, height)
        if node.width and node.width + 4 <= left:
            nodes.append(node)
            left -= node.width + 4
    drop = column(
        say(d.look, "Drop Audio Effects Here", 10, d.look.theme.muted, align="center", limit=3),
        justify="center",
        grow=1,
    )
    return row(*nodes, drop, gap=4, align="stretch", clip=True, grow=1, pad=pad(4, 3))


def device(d: Desk, entry: Mapping[str, Any], height: float) -> Group:
    """A device with its name bar; what lies inside depends on its ``kind``."""
    look, theme = d.look, d.look.theme
    name, said = entry["name"], entry["said"]
    power = told_icon(d, "power", "device_power", 12, device=said)
    head = row(
        power,
        told(d, row(say(look, name, 11, bold=True), hugs=True), "text", "device", words=(name,),
             device=said),
        push(),
        told_icon(d, "sync", "device_swap", 12, device=said),
        told_icon(d, "save", "device_save", 12, device=said),
        gap=3,
        pad=pad(3, 0),
        height=20,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )  # fmt: skip
    body: list[Node] = []
    columns = int(entry.get("columns", 3))
    width = columns * 62.0 + 14
    if entry.get("kind") == "eq":
        wide = int(entry.get("wide", 220))
        body.append(eq_graph(d, wide, said, height - 34))
        width += wide + 6
    if entry.get("kind") == "dynamics":
        body.append(_dynamics(d, said))
        width += 110
    grid = wrap(*knobs(d, entry.get("knobs", ())), gap=4, width=columns * 62)
    choices = [
        d.thing(tools.choice(look, one["value"], 92, pad=pad(4, 0)), {**one, "text": ""}, "other")
        for one in entry.get("choices", ())
    ]
    if choices:
        body.append(column(*choices, gap=5, width=92))
        width += 98
    body.append(grid)
    inside = row(*body, gap=6, pad=pad(6, 5), align="start")
    return column(
        head,
        inside,
        fill=theme.card,
        border=theme.line,
        radius=3,
        clip=True,
        height=height,
        width=width,
    )


def eq_graph(d: Desk, width: float, said: str, height: float | None = None) -> Group:
    """A curve of gains with the handles of its bands."""
    look, theme = d.look, d.look.theme
    places = (0.12, 0.36, 0.62, 0.86)
    gains = [d.uniform(0.2, 0.55) * d.pick((-1, 1)) for _ in places]
    bands = tuple(v for x, gain in zip(places, gains, strict=True) for v in (x, gain, 0.1))
    ground = "#17191d" if theme.dark else "#2b2e33"
    curve = Drawing("equaliser", 1, None, (theme.accent, "#33465c", "#3a3e44"),
                    (d.integer(1, 99), *bands), grow=1)  # fmt: skip
    nodes: list[Node] = [at(curve, Spot(0, 0, 1, 1))]
    for place, (x, band) in enumerate(zip(places, BANDS, strict=True)):
        y = 0.5 * (1 - 0.92 * response(bands, x))
        dot = layers(
            Drawing("disc", 13, 13, (theme.accent,)),
            row(
                say(look, str(place + 1), 9, "#101010", align="center", grow=1), width=13, height=13
            ),
            width=13,
            height=13,
            ground=theme.accent,
        )
        node = at(dot, Spot(x, y, dx=-6, dy=-6))
        nodes.append(told(d, node, "other", "band", band=band, device=said))
    return panels.canvas(
        look, *nodes, fill=ground, width=width, height=height, grow=0 if height else 1
    )


def _dynamics(d: Desk, said: str) -> Group:
    look = d.look
    curve = Drawing(
        "tone_curve", 92, 92, (look.theme.accent, "#3a3e44"), (0, 0, 0.55, 0.62, 1, 0.78)
    )
    screen = told(
        d, column(curve, fill="#17191d", width=92, height=92), "other", "threshold", device=said
    )
    return row(screen, meter((d.uniform(0.3, 0.7),), 8, 92), gap=4, width=104)


def plugin_list(d: Desk, entries: Sequence[str], chosen: int) -> list[Node]:
    """Plug-ins in their order, each with a box to switch it off."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, name in enumerate(entries):
        short = name.split(": ")[-1].split(" (")[0]
        check = told(d, tools.check(look, "", on=True), "other", "plugin_on", plugin=short)
        line = row(
            check,
            told(d, row(say(look, name, 11, grow=1), grow=1), "text", "plugin", words=(name,)),
            gap=5,
            pad=pad(6, 1),
            fill=theme.chosen if place == chosen else "",
        )
        nodes.append(line)
    return nodes


def sign_row(d: Desk, sign: str, text: str, **values: str) -> Group:
    """A line of a browser: an icon and a name."""
    look = d.look
    return row(
        icon(look, sign, 13, look.theme.muted), say(look, text, 11, grow=1), gap=5, pad=pad(6, 1)
    )
