"""The page for grading: gallery, viewer, nodes; wheels, curves, scopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import ORDER, told, unless
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    monitor,
    photo,
    stills,
    timecode,
    transport,
)
from pointerbench.suites.pro.archetypes.video_editor.resolve_shell import page
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, say


def color_page(d: Desk) -> Group:
    """Gallery, viewer and nodes above the shots; the instruments below."""
    seconds = 3600 + d.integer(20, 400) + d.uniform(0, 0.9)
    upper = panes(_gallery(d), _viewer(d, seconds), _nodes(d), grow=1, clip=True)
    lower = panes(_wheels(d), _curves(d), _scope(d), height=268, clip=True)
    return page(d, "Color", column(upper, _shots(d), _palettes(d), lower, grow=1))


def _gallery(d: Desk) -> Group:
    look = d.look
    names = [f"1.{k + 1}.1" for k in range(6)]
    grid = wrap(*stills(d, names, (92, 52), 9.5), gap=6, pad=pad(8, 6))
    return panels.dock(
        look, "Stills 1", grid, width=208, edge="r", tools=d.bar("gallery", 13, pad=pad(3, 2))
    )


def _viewer(d: Desk, seconds: float) -> Group:
    look = d.look
    head = row(*d.bar("compare", 14, pad=pad(4, 2)), push(), say(look, d.document, 11), push(),
               say(look, timecode(seconds), 11), gap=3, pad=pad(8, 2))  # fmt: skip
    screen = monitor(d, d.integer(0, 300), 446, 196)
    return column(head, screen, transport(d, "transport", 14), grow=1, fill=look.theme.card)


def _nodes(d: Desk) -> Group:
    """The graph of corrections, from source to output."""
    look, theme = d.look, d.look.theme
    entries = d.content("nodes")
    places = ((0.06, 0.16), (0.38, 0.16), (0.7, 0.16), (0.22, 0.58), (0.54, 0.58))
    nodes: list[Node] = [
        at(Group(fill=theme.faint), Spot(0.02, 0.28, 0.96, 0, dh=2)),
        at(Group(fill=theme.faint), Spot(0.3, 0.7, 0.66, 0, dh=2)),
        at(Group(fill=theme.faint), Spot(0.96, 0.28, 0, 0.42, dw=2, dh=2)),
    ]
    chosen = d.integer(0, len(entries) - 1)
    for place, (entry, (x, y)) in enumerate(zip(entries, places, strict=False)):
        node = column(
            photo(d.integer(0, 300), 68, 38),
            row(
                hint(look, f"{place + 1:02d}", 9.5),
                push(),
                say(look, entry["text"], 9.5),
                pad=pad(3, 1),
            ),
            width=70,
            border=theme.bad if place == chosen else theme.faint,
            fill=theme.bar,
            radius=3,
            clip=True,
        )
        nodes.append(
            d.thing(at(node, Spot(x, y)), unless(place == chosen, {**entry, "text": ""}), "other")
        )
    graph = panels.canvas(look, *nodes, fill=theme.code)
    return panels.dock(
        look, "Clip", graph, width=330, edge="l", tools=d.bar("nodes", 13, pad=pad(3, 2))
    )


def _shots(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    cells: list[Node] = []
    chosen = d.integer(1, 6)
    for place in range(9):
        frame = column(
            photo(d.integer(0, 300), 96, 48),
            border=theme.warn if place == chosen else theme.line,
            width=98,
            thickness=2 if place == chosen else 1,
        )
        name = row(
            hint(look, f"{place + 1:02d}", 9),
            hint(look, timecode(3600 + 11 * place)[:8], 9),
            push(),
            hint(look, "V1", 9),
            gap=5,
            width=98,
        )
        node = column(name, frame, gap=1)
        cells.append(told(d, node, "other", "" if place == chosen else "thumb", nth=ORDER[place]))
    return row(
        *cells, gap=9, pad=pad(9, 3), fill=theme.bar, border=theme.line, edges="tb", clip=True
    )


def _palettes(d: Desk) -> Group:
    return tools.bar(
        d.look,
        *d.bar("palettes", 15, pad=pad(7, 3)),
        push(),
        *d.bar("windows", 15, pad=pad(7, 3)),
        push(),
        *d.bar("scopes", 15, pad=pad(7, 3)),
        gap=1,
    )


def _figure(d: Desk, entry: Mapping[str, Any]) -> Group:
    look = d.look
    value = d.thing(
        row(
            say(look, entry["value"], 10.5, align="center", grow=1),
            width=42,
            fill=look.theme.code,
            pad=pad(2, 1),
        ),
        {**entry, "text": ""},
        "other",
    )
    return row(hint(look, entry["text"], 10.5), value, gap=4)


def _wheel(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A disc with its name, its wheel of brightness, its figures."""
    look, theme = d.look, d.look.theme
    said = entry["said"]
    place = (d.uniform(-0.3, 0.3), d.uniform(-0.3, 0.3), 0.13)
    wheel = column(Drawing("color_wheel", 104, 104, (theme.code,), place), width=104, height=104)
    master = column(
        Drawing("hue_strip", 9, 104, ("#15161a", "#8a8d93", "#15161a")), width=104, height=9
    )
    figures = [
        row(say(look, f"{d.uniform(-0.08, 0.12):.2f}", 9.5, ink, align="center", grow=1), grow=1)
        for ink in (theme.ink, "#ef6a62", "#62c878", "#6f9bf2")
    ]
    title = row(
        told(
            d,
            row(say(look, entry["text"], 11), hugs=True),
            "text",
            "wheel_name",
            words=(entry["text"],),
            range=said,
        ),
        push(),
        told(
            d,
            row(Drawing("spinner", 11, 11, (theme.muted, theme.faint)), hugs=True, pad=pad(2, 2)),
            "icon",
            "wheel_reset",
            range=said,
        ),
        width=104,
    )
    return column(
        title,
        told(d, wheel, "other", "wheel", range=said),
        told(d, master, "other", "master", range=said),
        row(*figures, width=104),
        gap=4,
    )


def _wheels(d: Desk) -> Group:
    look = d.look
    discs = [_wheel(d, entry) for entry in d.content("wheels")]
    top = row(
        *(_figure(d, one) for one in d.content("grade_top")), justify="between", pad=pad(10, 3)
    )
    foot = row(
        *(_figure(d, one) for one in d.content("grade_foot")), justify="between", pad=pad(10, 3)
    )
    return panels.dock(
        look,
        "Primaries - Color Wheels",
        top,
        row(*discs, justify="between", pad=pad(12, 3), grow=1),
        foot,
        width=478,
        edge="r",
        tools=d.bar("primaries", 13, pad=pad(3, 2)),
    )


def _curves(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    knots = (0.0, 0.02, 0.25, d.uniform(0.18, 0.3), 0.7, d.uniform(0.68, 0.8), 1.0, 0.98)
    curve = Drawing("tone_curve", 1, None, ("#e4e6ea", theme.line), knots, grow=1)
    dots = [
        told(d, at(_dot(), Spot(x, 1 - y, dx=-5, dy=-5)), "other", f"curve_{name}")
        for x, y, name in ((knots[2], knots[3], "low"), (knots[4], knots[5], "high"))
    ]
    pane = column(
        panels.canvas(look, at(curve, Spot(0, 0, 1, 1)), *dots, fill=theme.code),
        grow=1,
        pad=pad(8, 4),
    )
    lines: list[Node] = []
    for entry in d.content("curve_rows"):
        slider = d.thing(
            tools.slider(look, d.uniform(0.6, 0.95), None, 11), {**entry, "text": ""}, "other"
        )
        lines.append(
            row(
                tools.swatch(look, entry["color"], 10),
                slider,
                hint(look, "100", 10),
                gap=7,
                pad=pad(9, 1),
            )
        )
    return panels.dock(
        look,
        "Curves - Custom",
        pane,
        *lines,
        grow=1,
        edge="r",
        tools=d.bar("curves", 13, pad=pad(3, 2)),
    )


def _dot() -> Group:
    return column(Drawing("disc", 10, 10, ("#f4f4f4",)), width=10, height=10)


def _scope(d: Desk) -> Group:
    look = d.look
    kind = d.turn((1, 2, 0, 3))
    name = ("Waveform", "Parade", "Vectorscope", "Histogram")[kind]
    choice = d.thing(tools.choice(look, name, 104, pad=pad(5, 0)), d.content("scope_kind"), "other")
    screen = told(
        d, panels.picture("scope", "#0a0b0c", data=(kind, d.integer(1, 60))), "other", "scope"
    )
    return panels.dock(
        look, "Scopes", column(screen, grow=1, pad=pad(6, 6)), width=252,
        tools=[choice, *d.bar("scope_tools", 13, pad=pad(3, 2))],
    )  # fmt: skip
