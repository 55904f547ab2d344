"""An editor of recordings: tool bars, track panels, waveforms or spectrograms, labels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.audiovisual import flat_meter, nth, ruler, told, told_icon
from pointerbench.suites.pro.archetypes.daw.lanes import SOUNDS, Track, tracks
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

_SIDE = 150
_MARKED, _CURSOR = (0.28, 0.52), 0.61  # shares of the time in sight
_GROUND, _WAVE, _LOUD = "#c4c7d6", "#3a3fc0", "#7b80de"
_DARK = ("#3c3f4a", "#7d86f0", "#b5bbff")


def _tool_bars(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    transport = row(
        *d.bar("transport", 20, pad=pad(8, 8), fill=theme.card, border=theme.line), gap=3
    )
    tools_grid = wrap(*d.bar("tools", 16, pad=pad(5, 3)), width=58, gap=1)
    edits = wrap(*d.bar("edit", 16, pad=pad(5, 3)), width=164, gap=1)
    setup = column(
        row(d.button("audio_setup", sign=True, size=11, pad=pad(8, 3)),
            d.button("share_audio", sign=True, size=11, pad=pad(8, 3)), gap=4),
        gap=3,
    )  # fmt: skip
    speed = row(
        d.tool("play_at_speed", 14, pad=pad(4, 2)),
        told(d, tools.slider(look, d.pick((0.3, 0.36)), 66, 14), "other", "speed"),
        gap=3,
    )
    meters = column(
        _level(d, "record_level", d.uniform(0.2, 0.6)),
        _level(d, "play_level", d.uniform(0.4, 0.8)),
        gap=3,
        grow=1,
    )
    return tools.bar(
        look, transport, tools.separator(look, 40), tools_grid, tools.separator(look, 40), edits,
        tools.separator(look, 40), column(setup, speed, gap=3), tools.separator(look, 40), meters,
        gap=6, pad=pad(6, 4),
    )  # fmt: skip


def _level(d: Desk, key: str, level: float) -> Group:
    bar = told(d, flat_meter(d, level, height=15), "other", key)
    return row(d.tool(f"{key}_setup", 14, pad=pad(3, 2)), bar, gap=3)


def _time_line(d: Desk, step: int) -> Group:
    theme = d.look.theme
    labels = [f"{step * k // 60}:{step * k % 60:02d}" for k in range(10)]
    left = row(
        d.tool("timeline_options", 12, pad=pad(4, 2)), push(), width=_SIDE + 34, pad=pad(6, 0)
    )
    loop = at(Group(fill="#9fb8e8" if not theme.dark else "#40557f"), Spot(0.2, 0, 0.3, 0.4))
    strip = panels.canvas(
        d.look, at(ruler(d, labels, 24, 5), Spot(0, 0, 1, 1)), told(d, loop, "other", "loop_range"),
        height=24, grow=1,
    )  # fmt: skip
    return panes(left, strip, height=24, fill=theme.bar, border=theme.line, edges="b")


def _switch(d: Desk) -> dict[str, Any]:
    """How the lettered buttons of a track look."""
    theme = d.look.theme
    return {
        "fill": theme.bar,
        "border": theme.line,
        "pad": pad(4, 1),
        "grow": 1,
        "justify": "center",
    }


def _sliders(d: Desk, said: str) -> list[Node]:
    """Gain and pan."""
    look = d.look
    nodes: list[Node] = []
    for ends, key in (("–+", "gain"), ("LR", "pan")):
        share = d.pick((0.5, 0.5, 0.42, 0.6))
        slider = told(d, tools.slider(look, share, None, 14), "other", key, track=said)
        nodes.append(row(hint(look, ends[0], 10), slider, hint(look, ends[1], 10), gap=4))
    return nodes


def _side(d: Desk, track: Track, high: float, lines: tuple[str, str], chosen: bool) -> Group:
    """A track's panel: name, mute and solo, gain and pan, format."""
    look, theme = d.look, d.look.theme
    said = track.said
    name = told(d, row(say(look, track.name, 11, grow=1), grow=1), "text", "track",
                words=(track.name,), track=said)  # fmt: skip
    head = row(
        told_icon(d, "close", "close_track", 11, track=said), name,
        told_icon(d, "caret_down", "track_menu", 11, track=said), gap=3, fill=theme.bar,
    )  # fmt: skip
    switch = _switch(d)
    buttons = row(
        *(
            told(d, row(say(look, text, 10.5, align="center", grow=1), **switch), "text", key,
                 words=(text,), track=said)
            for text, key in (("Mute", "mute"), ("Solo", "solo"))
        ),
        gap=3,
    )  # fmt: skip
    effects = row(say(look, "Effects", 10.5, align="center", grow=1), **{**switch, "grow": 0})
    nodes: list[Node] = [head, buttons]
    if high > 70:
        nodes.append(told(d, effects, "text", "effects", words=("Effects",), track=said))
    if high > 92:
        nodes += _sliders(d, said)
    if high > 120:
        nodes += [hint(look, lines[0], 9.5), hint(look, lines[1], 9.5)]
    nodes.append(push())
    if high > 70:
        nodes.append(
            row(told_icon(d, "chevron_up", "collapse", 11, track=said), push(),
                told(d, row(say(look, "Select", 10.5), pad=pad(10, 0), fill=theme.bar,
                            border=theme.line, hugs=True), "text", "select", words=("Select",),
                     track=said), push())
        )  # fmt: skip
    return column(
        *nodes, gap=3, pad=pad(4, 3), width=_SIDE, fill=theme.chosen if chosen else theme.card,
        border=theme.line, edges="br", clip=True,
    )  # fmt: skip


def _scale(d: Desk, high: float, channels: int, spectrum: bool) -> Group:
    look, theme = d.look, d.look.theme
    marks = ("8k", "4k", "2k", "0") if spectrum else ("1.0", "0.5", "0.0", "-0.5", "-1.0")
    nodes: list[Node] = []
    for channel in range(channels):
        for k, text in enumerate(marks if high / channels > 54 else marks[::2]):
            count = len(marks if high / channels > 54 else marks[::2]) - 1
            y = (channel + 0.02 + 0.86 * k / max(1, count)) / channels
            nodes.append(at(hint(look, text, 8.5, align="right", width=26), Spot(0, y, dx=3)))
    scale = panels.canvas(
        look, *nodes, width=34, fill=theme.bar, grow=0, border=theme.line, edges="br"
    )
    return d.mark(scale, "other")


def _clips(
    d: Desk, track: Track, pieces: int, channels: int, spectrum: bool, chosen: bool
) -> Group:
    """The clips of a track, with their title bars; a stretch may be selected."""
    look, theme = d.look, d.look.theme
    ground, wave, loud = _DARK if theme.dark else (_GROUND, _WAVE, _LOUD)
    edges = [
        0.0,
        *sorted(d.uniform(0.25 + 0.3 * k, 0.42 + 0.3 * k) for k in range(pieces - 1)),
        0.985,
    ]
    nodes: list[Node] = []
    for k, (start, stop) in enumerate(pairwise(edges)):
        kind = SOUNDS.get(track.kind, 0)
        data = (d.integer(1, 999), 0.94, channels, kind, 1)
        body = Drawing("sound", 1, None, (wave, loud, "#101010"), data, grow=1)
        if spectrum:
            body = Drawing("spectrogram", 1, None, (), (data[0], kind), grow=1)
        name = say(look, f"{track.clips[k % len(track.clips)]} #{k + 1}", 9.5, "#20222a")
        grip = row(name, pad=pad(5, 0), height=14, hugs=True)
        handle = told(d, grip, "other", "clip", nth=nth(k, pieces), track=track.said)
        named = row(handle, fill="#b3bdf0", height=14)
        clip = column(named, column(body, grow=1, fill=ground), border="#5a63a8", clip=True)
        nodes.append(at(clip, Spot(start, 0, stop - start, 1, dw=-2)))
    if chosen:
        veil = Group(fill="#ffffff" if theme.dark else "#20306a", shade=46)
        nodes.append(at(veil, Spot(_MARKED[0], 0, _MARKED[1] - _MARKED[0], 1)))
    nodes.append(
        at(Group(fill="#202020" if not theme.dark else "#e8e8e8"), Spot(_CURSOR, 0, 0, 1, dw=1))
    )
    return panels.canvas(look, *nodes, fill=theme.page, border=theme.line, edges="b")


def _row(
    d: Desk,
    track: Track,
    high: float,
    *,
    pieces: int = 1,
    spectrum: bool = False,
    chosen: bool = False,
) -> Group:
    channels = 2 if track.kind != "speech" and high > 90 else 1
    kind = "Stereo" if channels == 2 else "Mono"
    lines = (f"{kind}, {d.pick(('44100', '48000'))} Hz", "32-bit float")
    return panes(
        _side(d, track, high, lines, chosen),
        _scale(d, high, channels, spectrum),
        _clips(d, track, pieces, channels, spectrum, chosen),
        height=high,
        clip=True,
    )


def _labels(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    side = column(
        row(icon(look, "close", 11, theme.muted), say(look, "Labels", 11, grow=1),
            icon(look, "caret_down", 11, theme.muted), gap=3, fill=theme.bar),
        width=_SIDE + 34, pad=pad(4, 3), fill=theme.card, border=theme.line, edges="br",
    )  # fmt: skip
    entries = d.content("labels")
    nodes: list[Node] = []
    for k, entry in enumerate(entries):
        flag = row(icon(look, "tag", 10, "#ffffff"), say(look, entry["text"], 10, "#ffffff"), gap=3,
                   pad=pad(4, 1), fill="#b04a58", radius=2, hugs=True)  # fmt: skip
        nodes.append(d.thing(at(flag, Spot(0.02 + k / len(entries), 0.3)), entry))
    body = panels.canvas(look, *nodes, fill=theme.code, border=theme.line, edges="b")
    return panes(side, body, height=52)


def _framed(d: Desk, *rows: Node) -> Group:
    look, theme = d.look, d.look.theme
    empty = column(grow=1, fill=theme.page)
    step = d.pick((5, 10, 15, 30))
    area = panes(
        column(_time_line(d, step), *rows, empty, grow=1, clip=True),
        panels.scroll_bar(look, 0, 0.8),
        grow=1,
        clip=True,
    )
    bar = column(panels.scroll_bar(look, 0.1, 0.5, across=True), grow=1)
    across = row(Group(width=_SIDE + 34), bar, fill=theme.bar)
    status = tools.status(
        look, [say(look, "Playing.", 11),
               hint(look, d.pick(d.content("hints")), 11)],
        [hint(look, f"Disk space for recording: {d.integer(4, 90)} hours", 11)],
    )  # fmt: skip
    return d.window(column(_tool_bars(d), area, across, _selection(d, step), status, grow=1))


def _stamp(seconds: float) -> str:
    return f"{int(seconds // 3600):02d}:{int(seconds // 60) % 60:02d}:{seconds % 60:06.3f}"


def _selection(d: Desk, step: int) -> Group:
    """Rate, snapping, position, and the selected stretch in large figures."""
    look, theme = d.look, d.look.theme
    parts: list[Node] = []
    for entry in d.content("selection"):
        value = d.turn(entry.get("values", ("",)))
        if entry.get("kind") == "position":
            hours, minutes, seconds = _stamp(_CURSOR * 10 * step).split(":")
            value = f"{hours} h {minutes} m {seconds} s"
        elif entry.get("kind") == "range":
            value = "   -   ".join(_stamp(share * 10 * step) for share in _MARKED)
        if entry.get("big"):
            node: Node = row(
                say(look, value, entry["big"], "#dfe6ff", bold=True), fill="#20242f", pad=pad(8, 3),
                border=theme.line, hugs=True,
            )  # fmt: skip
        else:
            node = tools.choice(look, value, entry["width"], pad=pad(5, 2))
        control = d.thing(node, {**entry, "text": ""}, "other")
        parts.append(column(hint(look, entry["text"], 10), row(control), gap=2))
    return row(*parts, gap=14, pad=Pad(3, 10, 5, 10), fill=theme.bar, border=theme.line, edges="t")


def wave_view(d: Desk) -> Group:
    """Two stereo recordings, high."""
    first, second, *_ = tracks(d, 3)
    return _framed(d, _row(d, first, 236, pieces=2, chosen=True), _row(d, second, 210))


def spectrum_view(d: Desk) -> Group:
    """A spectrogram, a waveform, and labels."""
    first, second, *_ = tracks(d, 3)
    top = _row(d, first, 236, spectrum=True, chosen=True)
    return _framed(d, top, _row(d, second, 160, pieces=2), _labels(d))


def multi_view(d: Desk) -> Group:
    """Many tracks of several clips each."""
    shown = tracks(d, 6)
    rows = [
        _row(d, track, 84, pieces=d.integer(1, 3), chosen=k == 1) for k, track in enumerate(shown)
    ]
    return _framed(d, *rows)


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "audacity_wave": wave_view,
    "audacity_spectrum": spectrum_view,
    "audacity_multi": multi_view,
}
