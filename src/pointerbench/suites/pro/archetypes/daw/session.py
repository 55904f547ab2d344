"""Clips in a grid of tracks and scenes, with the mixer below."""

from __future__ import annotations

from collections.abc import Mapping

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import (
    fader,
    knob,
    meter,
    small,
    told,
    told_icon,
)
from pointerbench.suites.pro.archetypes.daw.devices import chain
from pointerbench.suites.pro.archetypes.daw.lanes import Track, tracks
from pointerbench.suites.pro.archetypes.daw.live_shell import framed
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_SPARE = 3  # empty rows below the scenes


def session(d: Desk) -> Group:
    """Clips in a grid of tracks and scenes, with the mixer below."""
    theme = d.look.theme
    scenes = d.content("scenes")[: d.integer(7, 8)]
    shown = numbered(tracks(d, 7))
    columns = [_session_track(d, track, place, scenes) for place, track in enumerate(shown)]
    returns = [_return_track(d, name, len(scenes)) for name in d.content("returns")[:1]]
    work = panes(
        *columns, *returns, _master(d, scenes), gap=2, grow=1, fill=theme.page, pad=pad(2, 2)
    )
    return framed(
        d, work, column(chain(d, 142), height=150, fill=theme.page, border=theme.line, edges="t")
    )


def numbered(shown: list[Track]) -> list[Track]:
    return [track._replace(name=f"{place} {track.name}") for place, track in enumerate(shown, 1)]


def _head(d: Desk, name: str, color: str, said: str) -> Group:
    node = row(
        say(d.look, name, 11, "#101010", grow=1), icon(d.look, "caret_down", 10, "#202020"),
        pad=pad(4, 2), fill=color,
    )  # fmt: skip
    return told(d, node, "text", "track", words=(name,), track=said)


def _session_track(d: Desk, track: Track, place: int, scenes: list[Mapping[str, str]]) -> Group:
    slots: list[Node] = [_head(d, track.name, track.color, track.said)]
    playing = d.integer(0, len(scenes) - 2)
    for number, scene in enumerate(scenes):
        if number in (0, playing) or d.chance(0.66):
            name = track.clips[number % len(track.clips)]
            slots.append(_slot(d, track, scene, name, number == playing))
        else:
            slots.append(_empty(d))
    slots += [_empty(d) for _ in range(_SPARE)]
    stop = told_icon(d, "stop", "stop_track", 10, track=track.said)
    strip = row(stop, push(), hint(d.look, f"{d.integer(1, 16)}", 10), push(),
                Drawing("knob", 13, 13, (d.look.theme.good,), (d.uniform(0.1, 0.9),)),
                gap=2, pad=pad(3, 1), height=20, fill=d.look.theme.card)  # fmt: skip
    return column(*slots, strip, _mixer(d, track.said, str(place + 1)), gap=1, grow=1, clip=True)


def _slot(d: Desk, track: Track, scene: Mapping[str, str], name: str, playing: bool) -> Group:
    ink = "#0f7a1f" if playing else "#1a1a1a"
    values = {"track": track.said, "scene": scene["said"]}
    fire = row(icon(d.look, "play", 11, ink, filled=True), pad=pad(3, 3), hugs=True)
    body = row(say(d.look, name, 10.5, "#101010", grow=1), grow=1, pad=pad(1, 3))
    return row(
        told(d, fire, "icon", "launch", **values),
        told(d, body, "other", "slot", **values),
        fill=mixed(track.color, "#ffffff", 150) if playing else track.color,
        height=20,
    )


def _empty(d: Desk) -> Group:
    theme = d.look.theme
    node = row(icon(d.look, "stop", 10, theme.faint), pad=pad(4, 0), fill=theme.card, height=20)
    return d.mark(node, "other")


def switches(d: Desk, said: str, number: str, width: float) -> tuple[Node, Node]:
    """A track's own: whether it sounds, whether it alone does."""
    return (
        told(d, small(d, number, on="#ffb532", width=width), "other", "activator", track=said),
        told(d, small(d, "S", width=width), "icon", "solo", track=said),
    )


def _mixer(d: Desk, said: str, number: str, *, own: bool = True) -> Group:
    """Sends, pan, switches, fader; ``own`` is False for what gathers other tracks."""
    look, theme = d.look, d.look.theme
    sends = row(
        *(
            told(
                d,
                knob(d, d.uniform(0, 0.7), 20),
                "other",
                f"send_{name}" if own else "",
                track=said,
            )
            for name in ("a", "b")
        ),
        gap=10,
        justify="center",
        pad=pad(0, 3),
    )
    level = d.uniform(0.4, 0.85)
    left = column(
        told(
            d, knob(d, d.pick((0.5, 0.5, 0.35, 0.66)), 24, middle=True), "other", "pan", track=said
        ),
        *(switches(d, said, number, 24) if number != "M" else ()),
        *([told_icon(d, "record", "arm", 12, track=said)] if own else ()),
        push(),
        hint(look, f"{(level - 0.85) * 40:.1f}", 10),
        gap=4,
        align="center",
        grow=1,
    )
    levels = panes(
        told(d, fader(d, level, 22), "other", "volume", track=said),
        meter((level * 0.9, level * 0.86), 9, None, "#7fd14b", "#e8c93f", "#e5534b", theme.page),
        gap=2,
        width=34,
    )
    strip = panes(left, levels, gap=2, grow=1)
    return column(sends, strip, grow=1, pad=pad(3, 2), fill=theme.card)


def _return_track(d: Desk, name: Mapping[str, str], count: int) -> Group:
    slots: list[Node] = [_head(d, name["name"], "#9db4c0", name["said"])]
    slots += [Group(height=20, fill=d.look.theme.page) for _ in range(count + _SPARE)]
    strip = row(height=20, fill=d.look.theme.card)
    return column(
        *slots, strip, _mixer(d, name["said"], "A", own=False), gap=1, width=66, clip=True
    )


def _master(d: Desk, scenes: list[Mapping[str, str]]) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = [_head(d, "Main", "#c0c4c8", "whole mix")]
    for scene in scenes:
        fire = row(icon(look, "play", 11, filled=True), pad=pad(3, 3), hugs=True)
        name = row(say(look, scene["name"], 10.5, grow=1), grow=1)
        lines.append(
            row(
                told(d, fire, "icon", "scene", scene=scene["said"]),
                told(d, name, "text", "scene_name", words=(scene["name"],), scene=scene["said"]),
                fill=theme.card, height=20,
            )
        )  # fmt: skip
    for number in range(_SPARE):
        fire = row(icon(look, "play", 11, theme.muted), pad=pad(3, 3), hugs=True)
        label = hint(look, str(len(scenes) + number + 1), 10.5, grow=1)
        lines.append(d.mark(row(fire, label, fill=theme.card, height=20), "text"))
    lines.append(
        row(d.tool("stop_all_clips", 10, pad=pad(3, 2)), push(), height=20, fill=theme.card)
    )
    return column(*lines, _mixer(d, "whole mix", "M", own=False), gap=1, width=92, clip=True)
