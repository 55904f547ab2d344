"""A studio of docks: control panels of tracks, items, transport, console, plug-in windows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.audiovisual import (
    fader,
    knob,
    meter,
    ruler,
    small,
    told,
    told_icon,
    unless,
)
from pointerbench.suites.pro.archetypes.daw.lanes import Track, bar_numbers, lane, tracks
from pointerbench.suites.pro.archetypes.daw.reaper_docks import (
    effects_window,
    explorer,
    history,
    manager,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, say

_PANEL = 252


def _framed(d: Desk, shown: list[Track], high: float, dock: Node, chosen: str) -> Group:
    """Tool bar and control panels at the left, items at the right, transport, dock with tabs."""
    look, theme = d.look, d.look.theme
    tabs = [
        d.thing(
            panels.tab(look, entry["text"], on=entry["text"] == chosen, kind="card"),
            unless(entry["text"] == chosen, entry),
        )
        for entry in d.content("docks")
    ]
    strip = row(*tabs, push(), fill=theme.bar, border=theme.line, edges="t")
    body = column(_arrange(d, shown, high), _transport(d), dock, strip, grow=1)
    return d.window(body)


def _arrange(d: Desk, shown: list[Track], high: float) -> Group:
    look, theme = d.look, d.look.theme
    icons = wrap(*d.bar("main", 16, pad=pad(5, 4), radius=2), gap=1, width=_PANEL - 12)
    corner = column(
        icons, pad=pad(6, 4), width=_PANEL, fill=theme.bar, border=theme.line, edges="br"
    )
    lanes: list[Node] = []
    picked = d.integer(0, len(shown) - 1)
    for place, track in enumerate(shown):
        body = lane(d, track, 32, "item", 1 if place == picked else -1)
        lanes.append(panes(_panel(d, track, place, high, place == picked), body, height=high))
        if place == picked and high > 40:
            lanes.append(_envelope_lane(d, track))
    rest = panes(
        column(width=_PANEL, fill=theme.card, border=theme.line, edges="r"),
        panels.canvas(look),
        grow=1,
    )
    area = column(panes(corner, _time(d), height=64), *lanes, rest, grow=1, clip=True)
    return panes(area, panels.scroll_bar(look, 0, 0.66), grow=1, clip=True)


def _time(d: Desk) -> Group:
    """Regions, markers, and the ruler with the play cursor."""
    look, theme = d.look, d.look.theme
    names = d.content("regions")[:4]
    nodes: list[Node] = []
    for place, entry in enumerate(names):
        x = place / len(names)
        node = row(
            say(look, entry["name"], 9.5, "#101010"), fill=entry["color"], pad=pad(4, 0), clip=True
        )
        region = at(node, Spot(x, 0, 1 / len(names), 0.22, dw=-2))
        nodes.append(told(d, region, "text", "region", words=(entry["name"],), part=entry["said"]))
        if place:
            flag = row(
                say(look, str(place), 9, "#ffffff"), fill="#b83a3a", pad=pad(3, 0), hugs=True
            )
            mark = at(flag, Spot(x, 0.26, dx=24))
            nodes.append(told(d, mark, "other", "marker", number=str(place)))
    bars = at(ruler(d, bar_numbers(1, 8, 4), 30), Spot(0, 0.52, 1, 0.48))
    cursor = at(Group(fill="#e8e8e8"), Spot((_bar(d) - 1) / 32, 0.5, 0, 0.5, dw=1))
    return panels.canvas(look, *nodes, bars, cursor, fill=theme.bar, border=theme.line, edges="b")


def _input(d: Desk, track: Track) -> str:
    """What a track records from: notes for an instrument, a socket for the others."""
    *sockets, notes = d.content("inputs")
    return str(notes if track.kind == "midi" else d.pick(sockets))


def _panel(d: Desk, track: Track, place: int, high: float, chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    said = track.said
    name = row(say(look, track.name, 11, grow=1), fill=theme.code, pad=pad(5, 1), grow=1, radius=2)
    first = row(
        told_icon(d, "record", "arm", 13, track=said),
        told(d, name, "text", "" if chosen else "track", words=(track.name,), track=said),
        told(d, knob(d, d.uniform(0.4, 0.8), 19, color=track.color), "other", "volume", track=said),
        told(d, small(d, "M", width=19), "icon", "mute", track=said),
        told(d, small(d, "S", width=19), "icon", "solo", track=said),
        gap=3,
    )
    lines: list[Node] = [first]
    if high > 34:
        lines.append(
            row(
                told(d, small(d, "FX", width=24), "icon", "fx", track=said),
                told_icon(d, "route", "routing", 12, track=said),
                told_icon(d, "trend_lines", "envelopes", 12, track=said),
                told(d, small(d, "ø"), "icon", "phase", track=said),
                told(
                    d,
                    tools.choice(look, _input(d, track), 78, pad=pad(4, 0)),
                    "other",
                    "input",
                    track=said,
                ),
                push(),
                told(d, knob(d, 0.5, 16, middle=True), "other", "pan", track=said),
                gap=3,
            )
        )
    return panes(
        _number(d, track, place),
        column(*lines, gap=3, grow=1, pad=Pad(3, 4, 2, 4), justify="center"),
        meter((d.uniform(0.3, 0.85), d.uniform(0.3, 0.8)), 11),
        width=_PANEL,
        fill=theme.chosen if chosen else theme.card,
        border=theme.line,
        edges="br",
        clip=True,
    )  # fmt: skip


def _number(d: Desk, track: Track, place: int) -> Group:
    text = say(d.look, str(place + 1), 10, "#101214", align="center")
    return column(text, width=20, fill=mixed(track.color, "#ffffff", 40), justify="center")


def _envelope_lane(d: Desk, track: Track) -> Group:
    look, theme = d.look, d.look.theme
    points = [v for k in range(9) for v in (k / 8, d.uniform(0.2, 0.85))]
    curve = Drawing("envelope", 1, None, ("#5fc46f", "#8fe39b"), tuple(points), grow=1)
    side = row(
        Group(width=20),
        told_icon(d, "power", "envelope_bypass", 12, track=track.said),
        say(look, "Volume", 10.5, grow=1),
        told(d, small(d, "Trim", width=32), "text", "envelope_mode", track=track.said),
        hint(look, f"{d.uniform(-9, 1):.2f}dB", 10),
        gap=5, pad=Pad(0, 6, 0, 0), width=_PANEL, fill=theme.bar, border=theme.line, edges="br",
    )  # fmt: skip
    body = panels.canvas(look, at(curve, Spot(0, 0.06, 1, 0.88)), border=theme.line, edges="b")
    return panes(side, body, height=38)


def _bar(d: Desk) -> int:
    """The bar at which the cursor stands."""
    return int(d.turn(d.content("positions")))


def _transport(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    bar, tempo = _bar(d), float(d.turn(d.content("transport_fields")[1]["values"]))
    past = (bar - 1) * 4 * 60 / tempo
    clock = row(
        say(look, f"{bar}.1.00 / {int(past // 60)}:{past % 60:06.3f}", 15, bold=True),
        pad=pad(10, 2),
        fill=theme.code,
        radius=2,
        hugs=True,
    )
    fields: list[Node] = []
    for entry in d.content("transport_fields"):
        fields.append(hint(look, entry["text"], 10.5))
        value = row(
            say(look, d.turn(entry["values"]), 11, align="center", grow=1), width=entry["width"],
            fill=theme.code, pad=pad(4, 2), radius=2,
        )  # fmt: skip
        fields.append(d.thing(value, {**entry, "text": ""}, "other"))
    return row(
        *d.bar("transport", 16, pad=pad(7, 4)),
        tools.separator(look),
        d.thing(clock, d.content("clock"), "other"),
        hint(look, "[Playing]", 11),
        push(),
        *fields,
        *d.bar("automation", 14, pad=pad(4, 3)),
        gap=5, pad=pad(8, 3), fill=theme.bar, border=theme.line, edges="tb", clip=True,
    )  # fmt: skip


def _console(d: Desk, shown: list[Track], height: float) -> Group:
    look, theme = d.look, d.look.theme
    master = Track("MASTER", "whole mix", "#c2c7ce", "main", "", ())
    strips = [_strip(d, track, place) for place, track in enumerate((master, *shown))]
    rest = panels.canvas(look, fill=theme.page)
    return panes(*strips, rest, height=height, fill=theme.page, gap=1, clip=True)


def _strip(d: Desk, track: Track, place: int) -> Group:
    look, theme = d.look, d.look.theme
    said, level = track.said, d.uniform(0.4, 0.85)
    effects = d.sample(d.content("effects"), d.integer(1, 2))
    inserts = [
        told(
            d,
            row(say(look, name, 9.5, grow=1), fill=theme.code, pad=pad(3, 1), radius=2),
            "other",
            "insert",
            nth=str(k + 1),
            track=said,
        )
        for k, name in enumerate(effects)
    ]
    head = row(
        told(d, small(d, "FX", width=24), "icon", "strip_fx", track=said),
        told_icon(d, "power", "strip_bypass", 11, track=said),
        push(),
        told_icon(d, "route", "strip_routing", 11, track=said),
    )
    levels = panes(
        told(d, fader(d, level, 26), "other", "fader", track=said),
        meter((level * 0.92, level * 0.88), 13),
        column(
            told(d, small(d, "M", width=19), "icon", "strip_mute", track=said),
            told(d, small(d, "S", width=19), "icon", "strip_solo", track=said),
            *([told_icon(d, "record", "strip_arm", 12, track=said)] if place else ()),
            push(),
            gap=4,
        ),
        gap=4,
        grow=1,
    )
    label = row(say(look, track.name, 10, "#101214", align="center", grow=1), fill=track.color)
    return column(
        head,
        *inserts,
        *(row(height=16, fill=theme.code, radius=2) for _ in range(2 - len(inserts))),
        row(told(d, knob(d, 0.5, 22, middle=True), "other", "strip_pan", track=said), push(),
            hint(look, f"{(level - 0.78) * 40:.1f}dB", 10)),
        levels,
        told(d, label, "text", "strip", words=(track.name,), track=said),
        gap=3, pad=pad(4, 4), width=84, fill=theme.card,
    )  # fmt: skip


def mixer_view(d: Desk) -> Group:
    """Items above, the console below."""
    shown = tracks(d, 10)
    return _framed(d, shown, 32, _console(d, shown, 236), "Mixer")


def effects_view(d: Desk) -> Group:
    """The window of a track's effects over the items, the list of edits in the dock."""
    shown = tracks(d, 8)
    d.popups.append(Popup(effects_window(d, shown[2]), place=(0.72, 0.46)))
    return _framed(d, shown, 46, history(d, 132), "Undo History")


def media_view(d: Desk) -> Group:
    """High items; files and the list of regions in the dock."""
    shown = tracks(d, 6)
    dock = panes(explorer(d), manager(d), height=214, clip=True)
    return _framed(d, shown, 48, dock, "Media Explorer")


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "reaper_mixer": mixer_view,
    "reaper_effects": effects_view,
    "reaper_media": media_view,
}
