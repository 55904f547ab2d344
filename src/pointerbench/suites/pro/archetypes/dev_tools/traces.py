"""A performance trace: an overview, tracks with a flame chart, and where the time went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import control, seam, shifted, tab, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

PARTS = (
    ("Scripting", "#e8b931"),
    ("Rendering", "#9a7fd6"),
    ("Painting", "#69a85c"),
    ("System", "#a8a8a8"),
    ("Idle", "#d8d8d8"),
)


def performance(d: Desk) -> Group:
    look = d.look
    host = shifted(d, d.content("sites"))["origin"].removeprefix("https://")
    strip = tools.bar(
        look,
        *d.bar("performance"),
        control(d, {**d.content("recording"), "value": f"{host} #2"}, width=168, pad=pad(6, 2)),
        push(),
        *(control(d, entry) for entry in d.content("trace_checks")),
        *d.bar("performance_end"),
        gap=5,
        pad=pad(6, 2),
    )
    tracks = [_track(d, entry) for entry in d.content("tracks")]
    middle = panes(
        column(_ruler(d), _markers(d), *tracks, grow=1, clip=True),
        seam(look),
        _insights(d),
        grow=1,
        clip=True,
    )
    return column(strip, _overview(d), middle, _foot(d), grow=1)


def _overview(d: Desk) -> Group:
    """The whole recording in small: load, pictures of the page, and the part that is shown."""
    photo = float(shifted(d, d.content("sites"))["photo"])
    look, theme = d.look, d.look.theme
    load = panels.picture(
        "trace_series",
        theme.line,
        "#e8b931",
        "#9a7fd6",
        data=(float(d.integer(1, 60)), 2, 160, 0.9, 0.42, 0.2),
        height=30,
        grow=0,
    )
    shots = row(
        *(
            d.mark(
                Drawing("photo", 30, 49, (), (photo,)),
                "other",
                d.content("shots")["first" if not n else "last"] if n in (0, 17) else (),
            )
            for n in range(18)
        ),
        gap=3,
        height=30,
        clip=True,
    )
    window = Group(fill=theme.accent, shade=38)
    grips = [
        at(
            d.mark(Group(fill=theme.accent, radius=2), "other", d.content("overview")[name]),
            Spot(share, 0.28, 0, 0, dx=-4, dw=8, dh=26),
        )
        for share, name in ((0.22, "left"), (0.7, "right"))
    ]
    return panels.canvas(
        look,
        at(load, Spot(0, 0, 1, 0, dy=2)),
        at(shots, Spot(0, 0, 1, 0, dx=4, dy=34)),
        at(window, Spot(0.22, 0, 0.48, 1)),
        *grips,
        height=68,
        grow=0,
        fill=theme.card,
        border=theme.line,
        edges="b",
    )


def _ruler(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    first = d.integer(6, 18) * 100
    nodes: list[Node] = []
    for step in range(7):
        share = step / 7
        nodes.append(at(hint(look, f"{first + 150 * step} ms", 10), Spot(share, 0, dx=4, dy=1)))
        nodes.append(at(Group(fill=theme.line), Spot(share, 0, 0, 1, dw=1)))
    inside = panels.canvas(look, *nodes, height=17, fill=theme.bar)
    return row(Group(width=104, height=17, fill=theme.bar), inside, border=theme.line, edges="b")


def _head(d: Desk, entry: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    fold = "caret_down" if entry.get("rows", 1) > 1 else "caret_right"
    return thing(
        d,
        row(
            icon(look, fold, 10, theme.muted),
            say(look, entry["text"], 11),
            gap=4,
            width=104,
            pad=pad(7, 2),
        ),
        entry,
    )


def _markers(d: Desk) -> Group:
    """Moments of the load: first paint and the like."""
    look = d.look
    entry = d.content("timings")
    nodes: list[Node] = []
    for mark in entry["marks"]:
        words = row(
            say(look, mark["text"], 10, "#ffffff", bold=True),
            pad=pad(4, 0),
            fill=mark["color"],
            radius=2,
            hugs=True,
        )
        nodes.append(at(thing(d, words, mark, "other"), Spot(mark["at"], 0.1)))
    lane = panels.canvas(look, *nodes, height=19, fill=look.theme.card, grow=1)
    return row(_head(d, entry), lane, border=look.theme.line, edges="b")


def _track(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A lane of blocks, deeper ones within those above them; its ends can be asked for."""
    look, theme = d.look, d.look.theme
    _name, depth = entry["text"], int(entry.get("rows", 1))
    spans: list[tuple[float, float]] = []
    x = d.uniform(0.004, 0.03)
    while x < 0.96:
        wide = min(d.uniform(0.03, 0.17), 0.995 - x)
        spans.append((x, wide))
        x += wide + d.uniform(0.012, 0.05)
    lanes: list[Node] = []
    for level in range(depth):
        blocks = [
            _block(d, entry, span, level, place, len(spans)) for place, span in enumerate(spans)
        ]
        lanes.append(panels.canvas(look, *blocks, height=17, fill=theme.card, grow=0))
        spans = [part for span in spans for part in _called(d, span)]
    return row(_head(d, entry), column(*lanes, grow=1), align="start", border=theme.line, edges="b")


def _called(d: Desk, span: tuple[float, float]) -> list[tuple[float, float]]:
    """What a block spends its time on: one or two narrower blocks."""
    x, wide = span
    if wide < 0.016:
        return []
    whole = wide * d.uniform(0.82, 0.99)
    if wide < 0.05 or d.chance(0.5):
        return [(x + (wide - whole) * 0.4, whole)]
    first = whole * d.uniform(0.25, 0.7)
    return [(x, first), (x + first + wide * 0.02, whole - first)]


def _block(
    d: Desk, entry: Mapping[str, Any], span: tuple[float, float], level: int, place: int, count: int
) -> Group:
    look, name = d.look, entry["text"]
    color = d.pick(entry["colors"])
    words: list[Node] = []
    if span[1] > 0.07:
        words = [say(look, d.pick(entry["names"]), 10, "#1d1d1d")]
    does: tuple[str, ...] = ()
    where = "" if int(entry.get("rows", 1)) == 1 else "in the top row of "
    if not level and place == 0:
        does = (
            f"Pick the first block {where or 'on '}the lane of {entry['lane']}.",
            f"What came first {'in the top row' if where else 'on the track'} of {entry['lane']}?",
        )
    elif not level and place == count - 1:
        does = (
            f"Pick the last block {where or 'on '}the lane of {entry['lane']}.",
            f"What came last {'in the top row' if where else 'on the track'} of {entry['lane']}?",
        )
    node = row(*words, pad=pad(3, 0), fill=color, border=look.theme.card, clip=True)
    return d.mark(
        at(node, Spot(span[0], 0, span[1], 1)), "other", does, function=does[0] if does else name
    )


def _insights(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    scores = [
        column(
            hint(look, entry["text"], 10.5),
            say(look, entry["value"], 13, getattr(theme, entry["tone"]), bold=True),
            align="center",
            grow=1,
        )
        for entry in d.content("scores")
    ]
    nodes: list[Node] = [row(*scores, pad=pad(8, 7), border=theme.line, edges="b")]
    for entry in d.content("insights"):
        tone = getattr(theme, entry["tone"])
        line = column(
            row(
                icon(look, "warning" if entry["tone"] != "good" else "success", 13, tone),
                say(look, entry["text"], 11.5, grow=1),
                say(look, entry["saves"], 11, tone),
                gap=6,
            ),
            pad=pad(8, 6),
            border=theme.line,
            edges="b",
        )
        nodes.append(thing(d, line, entry))
    head = row(
        say(look, "Insights", 12, bold=True),
        push(),
        *d.bar("insights", size=13, pad=pad(3, 3)),
        pad=pad(8, 3),
        fill=theme.bar,
    )
    return column(head, *nodes, width=222, fill=theme.card, clip=True)


def _foot(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    tabs = [tab(d, entry, on=not place) for place, entry in enumerate(d.content("trace_tabs"))]
    values = [
        d.integer(300, 900),
        d.integer(120, 420),
        d.integer(40, 160),
        d.integer(90, 220),
        d.integer(300, 900),
    ]
    lines = [
        row(
            tools.swatch(look, color, 10),
            say(look, name, 11.5, grow=1),
            say(look, f"{ms} ms", 11.5),
            gap=8,
            width=176,
        )
        for (name, color), ms in zip(PARTS, values, strict=True)
    ]
    ring = Drawing("donut", 96, 96, tuple(color for _, color in PARTS), tuple(map(float, values)))
    longest = [
        row(
            say(look, entry["name"], 11.5, theme.link, grow=1), hint(look, entry["ms"], 11.5), gap=8
        )
        for entry in d.content("costs")
    ]
    body = row(
        ring,
        column(*lines, gap=3),
        Group(width=1, height=96, fill=theme.line),
        column(say(look, "Longest activities", 11.5, bold=True), *longest, gap=3, grow=1),
        gap=24,
        pad=Pad(10, 24, 10, 24),
        height=124,
        clip=True,
    )
    return column(
        panels.tab_strip(look, *tabs), body, fill=theme.card, border=theme.line, edges="t"
    )
