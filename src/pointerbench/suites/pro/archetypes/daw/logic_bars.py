"""The bars of a recording studio: transport with its display, tools above the lanes."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import told
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say


def control_bar(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    groups = [
        tools.segments(look, d.bar(name, 16, pad=pad(5, 4)), fill=theme.card)
        for name in ("panes", "editors")
    ]
    transport = tools.segments(look, d.bar("transport", 16, pad=pad(6, 4)), fill=theme.card)
    modes = tools.segments(look, d.bar("modes", 16, pad=pad(4, 4)), fill=theme.card)
    lists = tools.segments(look, d.bar("lists", 16, pad=pad(4, 4)), fill=theme.card)
    volume = row(
        icon(look, "volume", 14, theme.muted),
        d.thing(tools.slider(look, d.uniform(0.5, 0.8), 54), d.content("main_volume"), "other"),
        gap=4,
    )
    return tools.bar(
        look, *groups, push(), transport, _display(d), push(), modes, volume, lists,
        gap=6, pad=pad(8, 5),
    )  # fmt: skip


def _display(d: Desk) -> Group:
    """Position, tempo, key and metre in one dark pane."""
    look = d.look
    cells = []
    for entry in d.content("display"):
        value = d.turn(entry["values"])
        cell = column(
            say(look, value, 15, "#d9ecff", bold=True, align="center", grow=1),
            say(look, entry["caption"], 8.5, "#8fb3d6", align="center", grow=1),
            width=entry["width"],
        )
        cells.append(d.thing(cell, {**entry, "text": ""}, "other"))
    width = sum(entry["width"] for entry in d.content("display")) + 12
    return row(
        *cells, fill="#1c2733", radius=5, pad=pad(5, 2), border="#0d141b", height=38, width=width
    )


def track_bar(d: Desk) -> Group:
    look = d.look
    zooms = [
        row(
            icon(look, sign, 12, look.theme.muted),
            told(d, tools.slider(look, d.uniform(0.3, 0.6), 52, 12), "other", f"zoom_{sign}"),
            gap=3,
        )
        for sign in ("resize_vertical", "resize_horizontal")
    ]
    return row(
        *d.buttons("area", pad=pad(6, 1), size=11, drop=True, fill=look.theme.bar, border=""),
        *d.bar("area_tools", 14, pad=pad(4, 2)),
        push(),
        *_snaps(d),
        *zooms,
        gap=4,
        pad=pad(6, 2),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="b",
        height=26,
        clip=True,
    )


def _snaps(d: Desk) -> list[Node]:
    look = d.look
    nodes: list[Node] = []
    for entry in d.content("snaps"):
        nodes.append(hint(look, entry["caption"], 10.5))
        field = tools.choice(look, d.pick(entry["values"]), entry["width"], pad=pad(5, 0))
        nodes.append(d.thing(field, {**entry, "text": ""}, "other"))
    return nodes
