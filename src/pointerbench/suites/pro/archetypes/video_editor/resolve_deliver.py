"""The page on which films are written to files."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import ORDER, ruler, told, told_icon
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    monitor,
    photo,
    tabs,
    timecode,
    times,
    transport,
)
from pointerbench.suites.pro.archetypes.video_editor.resolve_shell import page
from pointerbench.suites.pro.archetypes.video_editor.timeline import (
    clips,
    cuts,
    lanes_of,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say


def deliver_page(d: Desk) -> Group:
    """Settings of the file at the left, queue at the right, the time line below."""
    seconds = 3600 + d.integer(20, 400) + d.uniform(0, 0.9)
    upper = panes(
        _render_settings(d), _deliver_viewer(d, 448, seconds), _queue(d), grow=1, clip=True
    )
    frames = _film(d)
    return page(d, "Deliver", column(upper, frames, _time_line_small(d), grow=1))


def _render_settings(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    presets = [
        d.thing(
            tools.tool(look, entry["sign"], 20, caption=entry["text"], on=not place, pad=pad(5, 3)),
            entry,
        )
        for place, entry in enumerate(d.content("render_presets"))
    ]
    kinds = tabs(d, "render_tabs", "Video")
    lines: list[Node] = []
    for entry in d.content("render_fields"):
        value = d.pick(entry["values"])
        if entry.get("kind") == "check":
            control: Node = tools.check(look, value, on=bool(entry.get("on")))
        elif entry.get("kind") == "choice":
            control = tools.choice(look, value, grow=1, pad=pad(6, 1))
        else:
            control = tools.field(look, value, grow=1, pad=pad(6, 1))
        label = row(hint(look, entry["text"], 10.5, align="right", grow=1), width=84)
        lines.append(
            row(label, d.thing(control, {**entry, "text": ""}, "other"), gap=8, pad=pad(8, 2))
        )
    return panels.dock(
        look, "Render Settings - Custom Export", row(*presets, pad=pad(4, 4), clip=True),
        *lines[:3], row(*kinds, justify="center", border=theme.line, edges="b"), *lines[3:],
        push(), row(push(), d.button("add_to_queue", primary=True), pad=pad(8, 6)),
        width=296, edge="r", tools=d.bar("render", 13),
    )  # fmt: skip


def _deliver_viewer(d: Desk, width: float, seconds: float) -> Group:
    look = d.look
    head = row(
        say(look, d.document, 11.5), push(), say(look, timecode(seconds), 11.5), pad=pad(10, 4)
    )
    screen = monitor(d, d.integer(0, 300), width, 262)
    return column(
        head, screen, transport(d, "transport", 14), width=width, fill=look.theme.card, grow=1
    )


def _queue(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    jobs: list[Node] = []
    for place, entry in enumerate(d.content("jobs")):
        said = entry["said"]
        top = row(
            told(
                d,
                row(say(look, f"Job {place + 1}", 11, bold=True), hugs=True),
                "text",
                "job",
                words=(f"Job {place + 1}",),
                job=said,
            ),
            push(),
            told_icon(d, "edit", "job_edit", 12, job=said),
            told_icon(d, "close", "job_remove", 12, job=said),
        )
        state = hint(look, entry["state"], 10)
        bar = Drawing(
            "progress", 5, None, (theme.good if place == 0 else theme.accent,), (entry["done"],)
        )
        frame = photo(d.integer(0, 300), 64, 36)
        middle = column(say(look, entry["name"], 10.5), state, row(bar), gap=2, grow=1)
        jobs.append(
            column(
                top, row(frame, middle, gap=8), gap=3, pad=pad(9, 6), border=theme.line, edges="b"
            )
        )
    return panels.dock(
        look, "Render Queue", *jobs, push(),
        row(push(), d.button("render_all", primary=True, grow=0), push(), pad=pad(8, 8)),
        width=280, edge="l", tools=d.bar("queue", 13),
    )  # fmt: skip


def _film(d: Desk) -> Group:
    """The shots of the film in a row."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place in range(9):
        node = column(
            row(
                hint(look, f"{place + 1:02d}", 9.5),
                push(),
                hint(look, timecode(3600 + 13 * place)[:8], 9),
                width=100,
            ),
            photo(d.integer(0, 300), 100, 56),
            hint(look, d.pick(("Apple ProRes", "BRAW", "H.264")), 9),
            gap=1,
        )
        nodes.append(told(d, node, "other", "thumb", nth=ORDER[place]))
    return row(
        *nodes, gap=8, pad=pad(10, 5), fill=theme.bar, border=theme.line, edges="tb", clip=True
    )


def _time_line_small(d: Desk) -> Group:
    lanes = [lane._replace(high=20) for lane in lanes_of(d)[1:5]]
    look, theme = d.look, d.look.theme
    edit = cuts(d)
    rows: list[Node] = [
        panes(Group(width=60, fill=theme.bar), ruler(d, times(d, 3600, 30, 9), 20, 5), height=20)
    ]
    for lane in lanes:
        name = row(
            hint(look, lane.name, 10),
            width=60,
            pad=pad(10, 0),
            fill=theme.bar,
            border=theme.line,
            edges="br",
        )
        rows.append(panes(name, clips(d, lane, edit, 960, "resolve"), height=lane.high))
    return column(*rows, height=104, clip=True)
