"""Previews and storyboards: phones on a canvas, and the inspector beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    named,
    shifted,
    thing,
    tree,
)
from pointerbench.suites.pro.archetypes.ide.surface import fitted, phone, surface
from pointerbench.suites.pro.archetypes.ide.xcode_code import head
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.look import Look, look_of
from pointerbench.widgets.texts import hint, icon, say

SIZE = (206.0, 376.0)  # that screens are made for


TALL = (206.0, 456.0)


SCENE = (196.0, 440.0)


def _second(d: Desk) -> Mapping[str, Any]:
    """The scene that follows the first one of the storyboard."""
    screen: Mapping[str, Any] = d.content("screens")[1 + d.number % 2]
    return screen


def outline(d: Desk, board: Mapping[str, Any]) -> Group:
    theme = d.look.theme
    scene = _second(d)["scene"]
    entries = [
        {
            **(entry if isinstance(entry, Mapping) else {}),
            "text": (entry if isinstance(entry, str) else entry["text"]).replace("{second}", scene),
        }
        for entry in board["outline"]
    ]
    lines = tree(d, entries, chosen=board["shown_line"], step=11, height=22)
    foot = row(
        *d.bar("outline_foot", size=13, pad=pad(3, 3)),
        control(d, d.content("navigator_filter"), grow=1, pad=pad(6, 2), radius=9),
        gap=2,
        pad=pad(5, 3),
        border=theme.line,
        edges="t",
    )
    return column(
        column(*lines, grow=1, clip=True, pad=pad(0, 4)), foot, width=204, fill=theme.bar, clip=True
    )


def _device(d: Desk) -> Look:
    tone = "dark" if d.look.theme.dark else "light"
    look = look_of("ios", tone, accent=d.content("device_accent"), icons="tabler")
    return replace(look, size=10.5, radius=7)


def canvas(d: Desk) -> Group:
    """The preview at the right of the code."""
    look, theme = d.look, d.look.theme
    own, screen = _device(d), shifted(d, d.content("screens"))
    made = surface(d, own, fitted(screen["parts"], SIZE, TALL), TALL)
    head = row(
        *d.bar("canvas_pin", size=13, pad=pad(4, 4)),
        say(look, screen["name"], 11.5),
        push(),
        pad=pad(8, 2),
        height=28,
    )
    foot = row(
        *d.bar("canvas_modes", size=14, pad=pad(5, 4)),
        push(),
        *d.bar("canvas_zoom", size=14, pad=pad(4, 4)),
        pad=pad(6, 3),
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )
    return column(
        head,
        row(phone(made, TALL, clock="9:41", look=own), justify="center", grow=1, align="start"),
        foot,
        width=262,
        fill=theme.code,
        clip=True,
    )


def storyboard(d: Desk, board: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    own = _device(d)
    first, second = d.content("screens")[0], _second(d)
    scenes: list[Node] = []
    for at_, screen in enumerate((first, second)):
        name = row(
            say(look, screen["scene"], 11),
            justify="center",
            height=24,
            fill=theme.chosen if not at_ else theme.bar,
        )
        shown = board["shown"] if not at_ else ""
        made = surface(d, own, fitted(screen["parts"], SIZE, SCENE), SCENE, shown=shown)
        status = row(
            say(own, "9:41", 9.5, bold=True),
            push(),
            icon(own, "battery", 12),
            pad=pad(12, 0),
            height=18,
            fill=own.theme.page,
        )
        border = "#2f7de0" if not at_ else theme.line
        scenes.append(column(name, status, made, width=196, border=border, hugs=True))
    links = panels.canvas(
        look,
        at(scenes[0], Spot(0, 0, 0, 0, 18, 26)),
        at(_segue(d), Spot(0, 0, 0, 0, 214, 190)),
        at(scenes[1], Spot(0, 0, 0, 0, 258, 26)),
        at(_entry(d), Spot(0, 0, 0, 0, 0, 130)),
        fill=theme.code,
    )
    foot = row(
        *d.bar("board_device", size=14, pad=pad(4, 4)),
        say(look, d.content("target"), 11),
        push(),
        *d.bar("canvas_zoom", size=14, pad=pad(4, 4)),
        tools.separator(look),
        *d.bar("layout_tools", size=14, pad=pad(4, 4)),
        gap=2,
        pad=pad(6, 3),
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )
    return column(*head(d, "Main.storyboard", board["path"], 2), links, foot, grow=1, clip=True)


def _segue(d: Desk) -> Group:
    """The arrow from one scene to the next, with its round sign."""
    look, theme = d.look, d.look.theme
    disc = row(
        icon(look, "chevron_right", 12, theme.muted),
        justify="center",
        width=24,
        height=24,
        radius=12,
        fill=theme.card,
        border=theme.faint,
    )
    line = Group(width=10, height=2, fill=theme.faint)
    return row(line, d.mark(disc, "other", d.content("segue")), line, width=44)


def _entry(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    return d.mark(
        row(icon(look, "forward", 16, theme.faint), width=18, height=18),
        "other",
        d.content("entry_point"),
    )


def inspector(d: Desk, board: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    names = d.app.bars["inspectors"]
    strip = row(
        *(
            d.tool(
                name,
                15,
                pad=pad(5, 4),
                on=name == "attributes_inspector",
                color=theme.link if name == "attributes_inspector" else theme.muted,
            )
            for name in names
        ),
        justify="between",
        pad=pad(8, 3),
        border=theme.line,
        edges="b",
    )
    nodes: list[Node] = []
    for part in board["inspector"]:
        head = row(
            say(look, part["text"], 12, bold=True), pad=pad(10, 5), border=theme.line, edges="t"
        )
        nodes.append(thing(d, head, part))
        nodes += [_attribute(d, entry) for entry in part["rows"]]
    return column(strip, column(*nodes, grow=1, clip=True), width=226, fill=theme.bar, clip=True)


def _attribute(d: Desk, entry: Mapping[str, Any]) -> Group:
    if entry.get("kind") != "color":
        return named(d, entry, 80)
    look = d.look
    swatch = d.mark(
        tools.swatch(look, entry["value"], 18, width=44, radius=3), "other", entry["does"]
    )
    name = row(hint(look, entry["name"]), width=80)
    return row(name, swatch, push(), gap=6, pad=pad(8, 3))
