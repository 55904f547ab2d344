"""A recording studio with a display for the transport, inspector strips and round regions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.audiovisual import (
    knob,
    play_head,
    ruler,
    small,
    told,
    unless,
)
from pointerbench.suites.pro.archetypes.daw.lanes import Track, bar_numbers, lane, tracks
from pointerbench.suites.pro.archetypes.daw.logic_bars import control_bar, track_bar
from pointerbench.suites.pro.archetypes.daw.roll import roll
from pointerbench.suites.pro.archetypes.daw.strips import ROWS, strip
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

MAIN = Track("Stereo Out", "stereo output", "#c8ccd2", "main", "speaker_box", ())


def _tracks(d: Desk, shown: list[Track], picked: int, high: float, head: float = 226) -> Group:
    """The tracks' heads at the left, their regions at the right."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for place, track in enumerate(shown):
        header = _header(d, track, place, head, high, place == picked)
        lines.append(
            panes(header, lane(d, track, 32, "region", 0 if place == picked else -1), height=high)
        )
    top = panes(
        row(*d.bar("heads", 12, pad=pad(4, 2)), push(), width=head, pad=pad(6, 0), fill=theme.bar,
            border=theme.line, edges="br"),
        column(
            _cycle(d),
            ruler(d, bar_numbers(1, 8, 4), 18),
            grow=1,
        ),
        height=30,
    )  # fmt: skip
    ground = Drawing("beat_grid", 1, None, (theme.line, theme.bar), (16, 2), grow=1)
    rest = panes(
        column(width=head, fill=theme.card, border=theme.line, edges="r"),
        panels.canvas(look, at(ground, Spot(0, 0, 1, 1))),
        grow=1,
    )
    return panes(
        column(top, *lines, rest, grow=1, clip=True),
        panels.scroll_bar(look, 0.05, 0.6),
        grow=1,
        clip=True,
    )


def _cycle(d: Desk) -> Group:
    """The strip in which the range to be repeated lies."""
    start = d.pick((0.125, 0.25, 0.375))
    bar = int(d.turn(d.content("display")[0]["values"]).split(" ")[0])
    span = at(Group(fill="#d8b13c", radius=3), Spot(start, 0, d.pick((0.125, 0.25)), 1))
    return panels.canvas(
        d.look, told(d, span, "other", "cycle"), play_head((bar - 1) / 32, "#e8e8e8"),
        height=12, fill=d.look.theme.bar, grow=0,
    )  # fmt: skip


def _header(d: Desk, track: Track, place: int, width: float, high: float, chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    said = track.said
    label = row(say(look, track.name, 11, grow=1), grow=1)
    key = "" if chosen else "track"
    name = told(d, label, "text", key, words=(track.name,), track=said)
    letters = [
        told(d, small(d, letter, radius=4), "icon", key, track=said)
        for letter, key in (("M", "mute"), ("S", "solo"), ("R", "arm"))
    ]
    level = told(d, tools.slider(look, d.uniform(0.4, 0.8), None, 13), "other", "level", track=said)
    pan = told(d, knob(d, d.pick((0.5, 0.4, 0.6)), 18, middle=True, color=theme.good), "other",
               "balance", track=said)  # fmt: skip
    right: list[Node] = [row(name, height=15)]
    if high > 36:
        right.append(row(*letters, level, pan, gap=4))
    else:
        right = [row(name, *letters, gap=3)]
    return row(
        column(width=5, height=high, fill=track.color),
        row(hint(look, str(place + 1), 10, align="center", grow=1), width=16),
        icon(look, track.sign, 20 if high > 36 else 16, track.color),
        column(*right, gap=2, grow=1),
        gap=5, width=width, pad=Pad(0, 6, 0, 0), fill=theme.chosen if chosen else theme.card,
        border=theme.line, edges="br", clip=True,
    )  # fmt: skip


def _inspector(d: Desk, track: Track) -> Group:
    look, theme = d.look, d.look.theme
    fields: list[Node] = []
    for entry in d.content("region"):
        value = say(look, d.pick(entry["values"]), 10.5, align="right", grow=1)
        control = d.thing(row(value, height=17, grow=1), {**entry, "text": ""}, "other")
        label = row(hint(look, f"{entry['text']}:", 10.5, align="right", grow=1), width=86)
        fields.append(row(label, control, gap=6, pad=pad(6, 0)))
    strips = panes(strip(d, track, 92, plugins=3), strip(d, MAIN, 92, plugins=3), grow=1, clip=True)
    return column(
        panels.section(look, f"Region: {track.clips[0]}", *fields),
        panels.section(look, f"Track: {track.name}", opened=False),
        strips, width=186, fill=theme.card, border=theme.line, edges="r", clip=True,
    )  # fmt: skip


def _loops(d: Desk) -> Group:
    """Prerecorded loops, by instrument, genre and mood."""
    look = d.look
    tags = [
        d.thing(tools.button(look, entry["text"], size=10.5, pad=pad(4, 2), width=84), entry)
        for entry in d.content("loop_tags")
    ]
    pairs = [row(*tags[k : k + 2], gap=4) for k in range(0, len(tags), 2)]
    names = d.sample(d.content("loops"), 15)
    rows = [
        (
            d.mark(
                icon(look, d.pick(("play", "music")), 12, d.pick(("#4f8fe0", "#5cb85c"))), "icon"
            ),
            d.mark(say(look, name, 10.5), "text", words=(name,)),
            hint(look, d.pick(("4", "8", "2", "16")), 10.5),
        )
        for name in sorted(names)
    ]
    heads = panels.heads(look, "", "Name", "Beats")
    table = panels.grid(look, (28, 1, 44), heads, rows, tight=2)
    search = d.thing(
        tools.field(look, dim="Search Loops", sign="search", grow=1),
        d.content("loop_search"),
        "other",
    )
    return panels.dock(
        look,
        "Loop Browser",
        row(search, pad=pad(6, 5)),
        column(*pairs, gap=4, pad=pad(6, 0)),
        column(table, grow=1, pad=pad(0, 6), clip=True),
        row(
            *d.bar("loop_foot", 12, pad=pad(4, 3)),
            push(),
            hint(look, "312 items", 10.5),
            pad=pad(6, 2),
        ),
        width=190,
        edge="l",
    )


def tracks_view(d: Desk) -> Group:
    """Inspector, tracks, loop browser."""
    shown = tracks(d, 11)
    picked = d.integer(1, len(shown) - 1)
    middle = column(track_bar(d), _tracks(d, shown, picked, 44, 214), grow=1, clip=True)
    body = panes(_inspector(d, shown[picked]), middle, _loops(d), grow=1, clip=True)
    return d.window(column(control_bar(d), body, grow=1))


def mixer_view(d: Desk) -> Group:
    """The tracks, small, above the console."""
    look, theme = d.look, d.look.theme
    shown = tracks(d, 10)
    upper = column(track_bar(d), _tracks(d, shown[:6], d.integer(0, 5), 27), grow=1, clip=True)
    heights = (17, 26, 17, 35, 35, 17, 17, 17)
    names = column(
        *(
            row(hint(look, name, 10.5, align="right", grow=1), height=high)
            for name, high in zip(ROWS, heights, strict=True)
        ),
        gap=4,
        pad=pad(6, 4),
        width=84,
        fill=theme.bar,
    )
    buses = [
        Track(name, said, "#b9a2e0", "bus", "reply", ())
        for name, said in (("Aux 1", "reverb bus"),)
    ]
    strips = [strip(d, track, 78, plugins=2) for track in (*shown, *buses, MAIN)]
    filters = [
        d.thing(
            panels.tab(look, entry["text"], on=entry["text"] == "Tracks", pad=pad(7, 2)),
            unless(entry["text"] == "Tracks", entry),
        )
        for entry in d.content("mixer_filters")
    ]
    head = row(
        say(look, "Mixer", 11.5, bold=True), push(), *filters, push(),
        *d.bar("mixer", 14, pad=pad(5, 2)), gap=3, pad=pad(8, 1), fill=theme.bar,
    )  # fmt: skip
    lower = column(
        head, panes(names, *strips, grow=1, clip=True), height=462, fill=theme.card,
        border=theme.line, edges="t", clip=True,
    )  # fmt: skip
    return d.window(column(control_bar(d), upper, lower, grow=1))


def editor_view(d: Desk) -> Group:
    """The tracks above the notes of a region."""
    look, theme = d.look, d.look.theme
    shown = tracks(d, 7)
    edited = next(track for track in shown if track.kind == "midi")
    tabs = [
        d.thing(panels.tab(look, entry["text"], on=not k, pad=pad(10, 3)), unless(not k, entry))
        for k, entry in enumerate(d.content("editor_tabs"))
    ]
    head = row(
        *tabs, push(), *d.bar("roll", 14, pad=pad(5, 2)), gap=2, fill=theme.bar, pad=pad(6, 0)
    )
    fields: list[Node] = []
    for entry in d.content("roll_fields"):
        fields.append(hint(look, entry["text"], 10.5))
        if entry.get("slider"):
            node = tools.slider(look, d.uniform(0.3, 0.9), 150, 14)
        else:
            node = tools.choice(look, d.pick(entry["values"]), pad=pad(6, 1))
        fields.append(d.thing(node, {**entry, "text": ""}, "other"))
    side = column(
        say(look, edited.clips[0], 11.5, bold=True), hint(look, f"on {edited.name}", 10.5), *fields,
        gap=5, pad=pad(9, 7), width=172, fill=theme.card, border=theme.line, edges="r", clip=True,
    )  # fmt: skip
    top = panes(Group(width=44, fill=theme.bar), ruler(d, bar_numbers(9, 4, 1), 18), height=18)
    notes = column(top, roll(d, edited.color, rows=26, beats=16), grow=1)
    lower = column(
        head,
        panes(side, notes, grow=1, clip=True),
        height=372,
        border=theme.line,
        edges="t",
        clip=True,
    )
    upper = column(track_bar(d), _tracks(d, shown, shown.index(edited), 30), grow=1, clip=True)
    return d.window(column(control_bar(d), upper, lower, grow=1))


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "logic_tracks": tracks_view,
    "logic_mixer": mixer_view,
    "logic_editor": editor_view,
}
