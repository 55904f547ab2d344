"""A suite of pages for finishing films: the page for cutting and the page for delivery."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.audiovisual import ruler, small, told, told_icon
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    folding,
    monitor,
    slider_line,
    stills,
    timecode,
    times,
)
from pointerbench.suites.pro.archetypes.video_editor.resolve_color import color_page
from pointerbench.suites.pro.archetypes.video_editor.resolve_deliver import deliver_page
from pointerbench.suites.pro.archetypes.video_editor.resolve_shell import page
from pointerbench.suites.pro.archetypes.video_editor.timeline import (
    Lane,
    clips,
    cuts,
    lanes_of,
    marker,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

_RED = "#e8463c"
_HEAD = 176


def edit_page(d: Desk) -> Group:
    """Media pool, viewer, inspector; the time line below."""
    seconds = 3600 + d.integer(20, 400) + d.uniform(0, 0.9)
    upper = panes(_pool(d), _viewer(d, 438, seconds), _inspector(d), height=322, clip=True)
    return page(d, "Edit", column(upper, _strip(d), _time_line(d, seconds, 800), grow=1))


def _pool(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    bins = [
        d.thing(
            panels.item(look, entry["text"], sign="folder", level=entry.get("level", 0),
                        chosen=not place, height=20),
            entry,
        )
        for place, entry in enumerate(d.content("bins"))
    ]  # fmt: skip
    smart = [
        d.thing(panels.item(look, entry["text"], sign="tag", level=1, height=20), entry)
        for entry in d.content("smart_bins")
    ]
    left = column(*bins, push(), panels.caption(look, "Smart Bins"), *smart, width=122, clip=True,
                  border=theme.line, edges="r")  # fmt: skip
    frames = stills(d, d.sample(d.content("shots"), 6), (80, 46), 10)
    grid = wrap(*frames, gap=6, pad=pad(8, 8), grow=1)
    head = row(
        say(look, "Master", 11.5, bold=True),
        push(),
        *d.bar("pool", 13, pad=pad(3, 2)),
        pad=pad(8, 3),
        border=theme.line,
        edges="b",
    )
    return column(head, panes(left, grid, grow=1, clip=True), width=316, fill=theme.card,
                  border=theme.line, edges="r", clip=True)  # fmt: skip


def _viewer(d: Desk, width: float, seconds: float) -> Group:
    look = d.look
    head = row(
        d.thing(
            tools.choice(look, d.pick(("Fit", "48%", "100%")), 60, pad=pad(5, 1)),
            d.content("zoom"),
            "other",
        ),
        push(),
        say(look, d.document, 11.5),
        push(),
        d.thing(row(say(look, timecode(seconds), 11.5), hugs=True), d.content("position"), "other"),
        gap=6,
        pad=pad(8, 3),
    )
    screen = monitor(d, d.integer(0, 300), width, 240)
    bar = row(
        *d.bar("viewer_left", 14, pad=pad(4, 3)),
        push(),
        *d.bar("transport", 14, pad=pad(6, 3)),
        push(),
        *d.bar("viewer_right", 14, pad=pad(4, 3)),
        pad=pad(6, 1),
    )
    scrub = row(tools.slider(look, d.uniform(0.2, 0.8), None, 12), pad=pad(8, 0))
    return column(
        head, screen, told(d, scrub, "other", "jog"), bar, width=width, fill=look.theme.card
    )


def _inspector(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    strip = [
        d.thing(
            tools.tool(
                look,
                entry["sign"],
                14,
                caption=entry["text"],
                on=entry["text"] == "Video",
                pad=pad(4, 2),
            ),
            entry,
        )
        for entry in d.content("inspector_tabs")
    ]
    parts = [
        folding(d, entry, *(slider_line(d, one, 74, 46) for one in entry.get("rows", ())), on=True,
                opened="rows" in entry)
        for entry in d.content("inspector")
    ]  # fmt: skip
    name = row(say(look, f"Timeline - {d.pick(d.content('shots'))}", 11), pad=pad(8, 3))
    return column(
        name, row(*strip, justify="between", pad=pad(6, 0), border=theme.line, edges="tb"), *parts,
        width=270, fill=theme.card, border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _strip(d: Desk) -> Group:
    look = d.look
    volume = d.thing(tools.slider(look, d.uniform(0.5, 0.8), 60, 12), d.content("volume"), "other")
    return tools.bar(
        look, *d.bar("views", 14, pad=pad(5, 3)), push(), *d.bar("edit", 14, pad=pad(5, 3)), push(),
        *d.bar("zoom", 14, pad=pad(4, 3)),
        told(d, tools.slider(look, d.uniform(0.3, 0.6), 78, 12), "other", "timeline_zoom"),
        icon(look, "volume", 13), volume, gap=2, edge="tb",
    )  # fmt: skip


def _time_line(d: Desk, seconds: float, wide: float) -> Group:
    look, theme = d.look, d.look.theme
    lanes = lanes_of(d)
    edit = cuts(d)
    x = d.uniform(0.25, 0.6)
    code = row(say(look, timecode(seconds), 18), pad=pad(10, 0), width=_HEAD, height=30)
    ticks = panels.canvas(
        look, at(ruler(d, times(d, seconds - x * 120, 15, 8), 22, 5), Spot(0, 0.2, 1, 0.8)),
        *(marker(place, color, "marker", d, tint=word) for place, color, word in
          ((0.13, "#4fa0e8", "blue"), (0.8, "#e8c23c", "yellow"))),
        at(Group(fill=_RED), Spot(x, 0.4, 0, 0.6, dw=2)), fill=theme.card, height=30, grow=1,
    )  # fmt: skip
    rows: list[Node] = [panes(code, ticks, height=30, border=theme.line, edges="b")]
    for place, lane in enumerate(lanes):
        body = clips(d, lane, edit, wide, "resolve", chosen=3 if place == 2 else -1)
        line = at(Group(fill=_RED), Spot(x, 0, 0, 1, dw=1))
        rows.append(
            panes(
                _lane_head(d, lane, len(edit) if lane.kind == "video" else 4),
                panels.canvas(look, at(body, Spot(0, 0, 1, 1)), line),
                height=lane.high,
            )
        )
    rest = panes(Group(width=_HEAD, fill=theme.bar), panels.canvas(look), grow=1)
    return column(*rows, rest, grow=1, clip=True, fill=theme.card)


def _lane_head(d: Desk, lane: Lane, count: int) -> Group:
    look, theme = d.look, d.look.theme
    said = lane.said
    name = told(
        d,
        small(d, lane.name, on=lane.color if lane.name in ("V1", "A1") else "", width=24),
        "text",
        "target",
        words=(lane.name,),
        track=said,
    )
    nodes: list[Node] = [name]
    nodes += [
        told_icon(d, "unlock", "track_lock", 12, track=said),
        told_icon(d, "link", "track_auto", 12, track=said),
    ]
    if lane.sounds:
        nodes += [
            told(d, small(d, "S"), "icon", "track_solo", track=said),
            told(d, small(d, "M"), "icon", "track_mute", track=said),
        ]
    else:
        nodes.append(told_icon(d, "film", "track_enable", 13, track=said))
    lines: list[Node] = [row(*nodes, gap=5)]
    if lane.high > 40:
        lines.append(hint(look, f"{count} Clips", 9.5))
    return column(
        *lines,
        gap=3,
        width=_HEAD,
        pad=Pad(3, 6, 2, 10),
        fill=theme.bar,
        border=theme.line,
        edges="br",
        clip=True,
        justify="center",
    )


# --- delivery -------------------------------------------------------------------------------------


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "resolve_edit": edit_page,
    "resolve_color": color_page,
    "resolve_deliver": deliver_page,
}
