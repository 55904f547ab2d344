"""Panels around a composition: project, viewer, effect controls."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import told, told_icon
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    parameter,
    photo,
    tabs,
    timecode,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

_BLUE = "#4b9dff"


def _head(d: Desk, nodes: list[Node]) -> Group:
    look = d.look
    return row(*nodes, push(), icon(look, "menu", 12, look.theme.muted), pad=pad(4, 0), height=26,
               border=look.theme.line, edges="b", clip=True)  # fmt: skip


def _items(d: Desk) -> list[Node]:
    look = d.look
    lines: list[Node] = []
    own = d.document.split(" - ", maxsplit=1)[0]
    for item in d.content("items"):
        entry = {**item, "text": own} if item.get("chosen") else item
        line = panels.item(
            look,
            entry["text"],
            sign=entry["sign"],
            level=entry.get("level", 0),
            opened=entry.get("opened"),
            height=20,
            end=(tools.swatch(look, entry["color"], 9), hint(look, entry["kind"], 10)),
            chosen=bool(entry.get("chosen")),
        )
        lines.append(d.thing(line, entry))
    return lines


def project(d: Desk, width: float) -> Group:
    """The material of the project as a tree."""
    look, theme = d.look, d.look.theme
    top = row(
        photo(d.integer(0, 300), 76, 44),
        column(
            say(look, d.document.split(" - ", maxsplit=1)[0], 11, bold=True),
            hint(look, "1920 x 1080 (1.00)", 10),
            hint(look, "10;00, 25.00 fps", 10),
            gap=1,
            grow=1,
        ),
        gap=8,
        pad=pad(8, 6),
    )
    lines = _items(d)
    search = d.thing(
        tools.field(look, sign="search", grow=1, pad=pad(5, 1)), d.content("item_search"), "other"
    )
    heads = row(
        hint(look, "Name", 10), push(), hint(look, "Type", 10), pad=pad(10, 2), fill=theme.bar
    )
    foot = row(
        *d.bar("project", 14, pad=pad(4, 2)),
        d.button("depth", size=10.5, pad=pad(6, 0)),
        push(),
        gap=2,
        pad=pad(6, 2),
        border=theme.line,
        edges="t",
    )
    return column(
        _head(d, tabs(d, "project_tabs", "Project", pad=pad(6, 4))),
        top,
        row(search, pad=pad(6, 2)),
        heads,
        column(*lines, grow=1, clip=True),
        foot,
        width=width,
        fill=theme.card,
        clip=True,
    )


def _stage(d: Desk, wide: float, *, mask: bool) -> list[Node]:
    """The picture with its title, and what can be dragged on it."""
    look = d.look
    high = wide * 9 / 16
    title = d.turn(d.content("headlines"))
    nodes: list[Node] = [
        at(photo(d.integer(0, 300), wide, high), Spot(0.5, 0.5, dx=-wide / 2, dy=-high / 2))
    ]
    text = row(
        say(look, title, 26, "#ffffff", bold=True),
        hugs=True,
        pad=pad(6, 2),
        border=_BLUE,
        fill="#27425f",
    )
    nodes.append(
        told(d, at(text, Spot(0.5, 0.5, dx=-wide * 0.42, dy=high * 0.18)), "other", "title_layer")
    )
    if mask:
        path = at(
            Group(border="#e8c23c", radius=60, thickness=2),
            Spot(0.5, 0.5, dx=40, dy=-96, dw=130, dh=120),
        )
        nodes.append(told(d, path, "other", "mask_path"))
    return nodes + _handles(d, wide, high)


def _handles(d: Desk, wide: float, high: float) -> list[Node]:
    """The corners of the picture, and the point around which it turns."""
    nodes: list[Node] = []
    corners = (
        ("upper left", -0.5, -0.5),
        ("upper right", 0.5, -0.5),
        ("lower left", -0.5, 0.5),
        ("lower right", 0.5, 0.5),
    )
    for said, x, y in corners:
        handle = at(
            Group(fill="#ffffff", border=_BLUE),
            Spot(0.5, 0.5, dx=x * wide - 4, dy=y * high - 4, dw=8, dh=8),
        )
        nodes.append(told(d, handle, "other", "handle", corner=said))
    center = at(
        column(
            Group(fill="#ffffff", width=3, height=3),
            width=11,
            height=11,
            border="#ffffff",
            radius=6,
            justify="center",
            align="center",
        ),
        Spot(0.5, 0.5, dx=-5, dy=-5),
    )
    nodes.append(told(d, center, "other", "anchor"))
    return nodes


def viewer(d: Desk, width: float, seconds: float, *, mask: bool = False) -> Group:
    """The composition: a picture, a title with its handles, a mask's path."""
    look, theme = d.look, d.look.theme
    name = f"Composition {d.document.split(' - ', maxsplit=1)[0]}"
    head = _head(
        d,
        [
            d.mark(panels.tab(look, name, on=True), "text", words=(name,)),
            *tabs(d, "viewer_tabs", ""),
        ],
    )
    nodes = _stage(d, min(width - 24, 500), mask=mask)
    screen = panels.canvas(look, *nodes, fill="#232326" if theme.dark else "#8d8f94")
    foot = row(
        d.thing(
            tools.choice(look, d.pick(("50%", "66.7%", "100%")), 64, pad=pad(4, 0)),
            d.content("magnification"),
            "other",
        ),
        d.thing(
            tools.choice(look, d.pick(("Full", "Half", "Third")), 60, pad=pad(4, 0)),
            d.content("resolution"),
            "other",
        ),
        *d.bar("viewer", 14, pad=pad(4, 2)),
        push(),
        hint(look, timecode(seconds), 11),
        gap=2,
        pad=pad(6, 2),
        border=theme.line,
        edges="t",
        clip=True,
    )
    return column(head, screen, foot, width=width, fill=theme.card, clip=True)


def controls(d: Desk, width: float) -> Group:
    """The effects of the chosen layer with their parameters."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = [
        row(
            hint(look, f"{d.document.split(' - ', maxsplit=1)[0]} * Logo plate.ai", 10.5),
            pad=pad(8, 3),
        )
    ]
    for effect in d.content("effects"):
        said = effect["said"]
        name = row(say(look, effect["text"], 11, bold=True), hugs=True)
        lines.append(
            row(
                icon(look, "chevron_down", 11, theme.muted),
                told_icon(d, "function", "effect_on", 12, effect=said),
                d.thing(name, effect),
                push(),
                told(
                    d,
                    row(say(look, "Reset", 10.5, theme.link), hugs=True),
                    "text",
                    "effect_reset",
                    words=("Reset",),
                    effect=said,
                ),
                gap=4,
                pad=pad(6, 2),
                fill=theme.bar,
            )
        )
        lines += [parameter(d, entry) for entry in effect["rows"]]
    return column(
        _head(d, tabs(d, "project_tabs", "Effect Controls", pad=pad(6, 4))),
        *lines,
        width=width,
        fill=theme.card,
        clip=True,
    )
