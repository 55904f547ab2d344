"""A studio of clips and scenes: session, arrangement, and the editor of a clip."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.audiovisual import (
    box,
    ruler,
    told,
    told_icon,
    unless,
)
from pointerbench.suites.pro.archetypes.daw.devices import chain
from pointerbench.suites.pro.archetypes.daw.lanes import Track, bar_numbers, lane, tracks
from pointerbench.suites.pro.archetypes.daw.live_shell import framed
from pointerbench.suites.pro.archetypes.daw.roll import roll
from pointerbench.suites.pro.archetypes.daw.session import numbered, session, switches
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

# --- arrangement ----------------------------------------------------------------------------------


def arrangement(d: Desk) -> Group:
    """Clips along the time line, the tracks' heads at the right."""
    theme = d.look.theme
    detail = column(chain(d, 142), height=150, fill=theme.page, border=theme.line, edges="t")
    return framed(d, _arranged(d, 9), detail)


def _arranged(d: Desk, count: int) -> Group:
    look, theme = d.look, d.look.theme
    bars, shown = 32, numbered(tracks(d, count))
    numbers = bar_numbers(1, 8, 4)
    overview = told(
        d,
        column(
            Drawing("sound", 22, None, (theme.muted,), (d.integer(1, 99), 0.9, 1, 0)),
            fill=theme.card, height=22, grow=1,
        ),
        "other", "overview",
    )  # fmt: skip
    head = panes(column(overview, ruler(d, numbers, 18), grow=1), _corner(d), height=40)
    rows: list[Node] = []
    picked = d.integer(1, count - 2)
    for place, track in enumerate(shown):
        body = lane(d, track, bars, "bar", 0 if place == picked else -1)
        high = 46 if place in (picked, picked + 1) else 27
        rows.append(panes(body, _track_head(d, track, place, high), height=high))
    for name in (
        *d.content("returns"),
        {"name": "Main", "said": "whole mix", "color": "#c0c4c8"},
    ):
        ground = Drawing("beat_grid", 1, None, (theme.line, theme.bar), (16, 2), grow=1)
        body = panels.canvas(look, at(ground, Spot(0, 0, 1, 1)), border=theme.line, edges="b")
        track = Track(name["name"], name["said"], "#9db4c0", "music", "", ())
        rows.append(panes(body, _track_head(d, track, -1, 25), height=25))
    drop = say(look, "Drop Files and Devices Here", 12, theme.faint, align="center")
    rest = column(drop, justify="center", grow=1, fill=theme.page)
    area = column(head, column(*rows), rest, grow=1, clip=True)
    return panes(area, panels.scroll_bar(look, 0.1, 0.7), grow=1, clip=True)


def _corner(d: Desk) -> Group:
    theme = d.look.theme
    return row(
        *d.bar("arrange", 12, pad=pad(4, 3)),
        gap=1,
        width=190,
        pad=pad(4, 2),
        fill=theme.bar,
        border=theme.line,
        edges="l",
    )


def _track_head(d: Desk, track: Track, place: int, high: float) -> Group:
    look, theme = d.look, d.look.theme
    said = track.said
    name = row(
        icon(look, "caret_down", 10, "#202020"),
        say(look, track.name, 10.5, "#101010", grow=1),
        gap=2,
        pad=pad(3, 0),
        width=78,
        height=16,
        fill=track.color,
    )
    number = str(place + 1) if place >= 0 else track.name[:1]
    first = row(
        told(d, name, "text", "track", words=(track.name,), track=said),
        *(switches(d, said, number, 17) if track.name != "Main" else ()),
        *([told_icon(d, "record", "arm", 11, track=said)] if place >= 0 else ()),
        push(),
        gap=3,
    )
    inside: list[Node] = [first]
    if high > 40:
        level = d.pick(("0", "-3.0", "-6.2", "-1.5"))
        inside.append(
            row(
                told(
                    d,
                    tools.choice(
                        look, d.pick(("Ext. In", "All Ins", "No Input")), 78, pad=pad(3, 0)
                    ),
                    "other",
                    "input",
                    track=said,
                ),
                told(d, box(d, level, 40), "other", "volume", track=said),
                told(d, box(d, d.pick(("C", "12L", "20R")), 32), "other", "pan", track=said),
                gap=3,
            )
        )
    return column(*inside, gap=2, width=190, pad=Pad(4, 4, 2, 4), fill=theme.card, clip=True,
                  border=theme.line, edges="bl")  # fmt: skip


# --- the editor of a clip -------------------------------------------------------------------------


def clip(d: Desk) -> Group:
    """The arrangement, small, above the notes of one clip."""
    look, theme = d.look, d.look.theme
    color = d.pick(("#f2c14e", "#7fc8a9", "#e58f65", "#8fb8de"))
    fields: list[Node] = []
    for entry in d.content("clip_fields"):
        control = d.thing(box(d, d.pick(entry["values"]), 66), {**entry, "text": ""}, "other")
        fields.append(row(hint(look, entry["text"], 10, grow=1), control, gap=4, pad=pad(6, 1)))
    panel = column(
        row(say(look, "Riff A", 11, "#101010", bold=True), pad=pad(6, 2), fill=color),
        row(*d.bar("clip", 12, pad=pad(4, 2)), gap=2, pad=pad(4, 2)),
        *fields,
        row(*d.buttons("clip_ops", pad=pad(6, 1), size=10), gap=3, pad=pad(5, 3)),
        width=152, fill=theme.card, border=theme.line, edges="r", clip=True,
    )  # fmt: skip
    tabs = [
        d.thing(
            panels.tab(look, entry["text"], on=not place, pad=pad(9, 2)), unless(not place, entry)
        )
        for place, entry in enumerate(d.content("clip_tabs"))
    ]
    strip = row(
        *tabs, push(), *d.bar("notes", 12, pad=pad(4, 2)), gap=2, pad=pad(4, 0), fill=theme.bar
    )
    beats = bar_numbers(1, 4, 1)
    top = panes(Group(width=44, fill=theme.bar), ruler(d, beats, 18), height=18)
    editor = column(strip, top, roll(d, color, rows=22), grow=1)
    detail = panes(panel, editor, height=332, border=theme.line, edges="t", clip=True)
    return framed(d, _arranged(d, 5), detail)


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "session": session,
    "arrangement": arrangement,
    "clip": clip,
}
