"""A cutting room of panels: source and program, project, tools, sequence, colour, sound."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import meter, ruler, small, told, told_icon
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    timecode,
    times,
)
from pointerbench.suites.pro.archetypes.video_editor.premiere_panels import (
    effect_controls,
    effects_list,
    lumetri,
    panel,
    program,
    project,
    scopes,
    sound,
)
from pointerbench.suites.pro.archetypes.video_editor.timeline import (
    Lane,
    clips,
    cuts,
    lanes_of,
    marker,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say

_BLUE = "#4b9dff"


def _framed(d: Desk, upper: Node, lower: Node) -> Group:
    look, theme = d.look, d.look.theme
    modes = [
        d.thing(panels.tab(look, entry["text"], on=entry["text"] == "Edit", pad=pad(12, 5)), entry)
        for entry in d.content("modes")
    ]
    head = row(
        *d.bar("home", 16), *modes, push(), hint(look, d.document.split(" - ")[0]), push(),
        *d.bar("header", 16), gap=3, pad=pad(8, 0), fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip
    body = column(upper, lower, gap=3, grow=1, fill="#0d0d0e" if theme.dark else theme.line)
    return d.window(column(head, body, grow=1))


# --- the sequence ---------------------------------------------------------------------------------


def _sequence(d: Desk, seconds: float, wide: float) -> Group:
    look, theme = d.look, d.look.theme
    lanes = lanes_of(d)
    edit = cuts(d)
    name = d.document.split(" - ")[0].lower().replace(" ", "_")
    tab = panels.tab(look, name, on=True, sign="timeline", closes=True)
    corner = column(
        row(say(look, timecode(seconds, ";"), 15, _BLUE), pad=pad(8, 0)),
        row(*d.bar("sequence", 14, pad=pad(4, 2)), gap=1, pad=pad(5, 0)), width=170, gap=1,
    )  # fmt: skip
    count = 8 if wide > 520 else 5
    step = 160.0 / count
    x = (seconds % 160) / 160
    scale = ruler(d, times(d, seconds - x * 160, step, count, ";"), 26, 5)
    ticks = panels.canvas(
        look, at(scale, Spot(0, 0.4, 1, 0.6)),
        *(marker(place, color, "sequence_marker", d, nth=word) for place, color, word in
          ((0.22, "#47c06d", "left"), (0.74, "#e0a23c", "right"))),
        at(_head_mark(), Spot(x, 0.4, dx=-5)), fill=theme.card, height=44, grow=1,
    )  # fmt: skip
    rows: list[Node] = [panes(corner, ticks, height=44)]
    for place, lane in enumerate(lanes):
        body = clips(d, lane, edit, wide, "premiere", chosen=2 if place == 2 else -1)
        line = at(Group(fill=_BLUE), Spot(x, 0, 0, 1, dw=1))
        body = panels.canvas(look, at(body, Spot(0, 0, 1, 1)), line)
        rows.append(panes(_head(d, lane), body, height=lane.high))
    foot = row(Group(width=170), column(panels.scroll_bar(look, 0.1, 0.55, across=True), grow=1))
    rest = panes(Group(width=170, fill=theme.card), panels.canvas(look, fill=theme.code), grow=1)
    return panel(d, [d.mark(tab, "text", words=(name,))], *rows, rest, foot)


def _head_mark() -> Group:
    return column(Drawing("key_frame", 11, 11, (_BLUE,), (1,)), width=11, height=11)


def _head(d: Desk, lane: Lane) -> Group:
    theme = d.look.theme
    said = lane.said
    patch = told(
        d, small(d, lane.name, on="#7aa7e0" if lane.name in ("V1", "A1") else "", width=24), "text",
        "target", words=(lane.name,), track=said,
    )  # fmt: skip
    nodes: list[Node] = [
        told_icon(d, "unlock", "track_lock", 12, track=said),
        patch,
        told_icon(d, "link", "track_sync", 12, track=said),
    ]
    if lane.sounds:
        nodes += [
            told(d, small(d, "M"), "icon", "track_mute", track=said),
            told(d, small(d, "S"), "icon", "track_solo", track=said),
            told_icon(d, "mic", "track_voice", 12, track=said),
        ]
    else:
        nodes.append(told_icon(d, "eye", "track_eye", 13, track=said))
    return row(
        *nodes,
        push(),
        gap=4,
        pad=pad(6, 0),
        width=170,
        fill=theme.bar,
        border=theme.line,
        edges="br",
        clip=True,
    )


def _tools(d: Desk) -> Group:
    return tools.palette(
        d.look, *d.bar("tools", 16, pad=pad(6, 5)), edge="", fill=d.look.theme.card
    )


def _meters(d: Desk) -> Group:
    look = d.look
    scale = column(
        *(
            hint(look, text, 8.5)
            for text in ("0", "-6", "-12", "-18", "-24", "-30", "-36", "-48", "dB")
        ),
        justify="between",
        grow=1,
        width=20,
    )
    bars = told(d, meter((d.uniform(0.5, 0.86), d.uniform(0.5, 0.86)), 22), "other", "meters")
    return panes(bars, scale, gap=3, width=58, pad=pad(6, 6), fill=look.theme.card)


# --- workspaces -----------------------------------------------------------------------------------


def editing(d: Desk) -> Group:
    """Effect controls and program above; project, tools, sequence, meters below."""
    seconds = d.integer(40, 500) + d.uniform(0, 0.9)
    upper = panes(
        effect_controls(d, 500, 300), program(d, 521, seconds, title=True), gap=3, height=364
    )
    lower = panes(
        project(d, 250),
        _tools(d),
        _sequence(d, seconds, 500),
        _meters(d),
        gap=3,
        grow=1,
        clip=True,
    )
    return _framed(d, upper, lower)


def grading(d: Desk) -> Group:
    """Scopes, program and colour above; the sequence below."""
    seconds = d.integer(40, 500) + d.uniform(0, 0.9)
    left = column(
        panes(scopes(d, 248), program(d, 500, seconds), gap=3, height=356),
        panes(_tools(d), _sequence(d, seconds, 480), gap=3, grow=1, clip=True),
        gap=3, grow=1,
    )  # fmt: skip
    return _framed(d, panes(left, lumetri(d, 270), gap=3, grow=1, clip=True), Group())


def mixing(d: Desk) -> Group:
    """Effects, program and sound above; the sequence with its meters below."""
    seconds = d.integer(40, 500) + d.uniform(0, 0.9)
    upper = panes(
        effects_list(d, 240),
        program(d, 508, seconds, title=True),
        sound(d, 270),
        gap=3,
        height=356,
    )
    lower = panes(_tools(d), _sequence(d, seconds, 750), _meters(d), gap=3, grow=1, clip=True)
    return _framed(d, upper, lower)


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "premiere_editing": editing,
    "premiere_grading": grading,
    "premiere_mixing": mixing,
}
