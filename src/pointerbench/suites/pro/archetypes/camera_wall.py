"""Surveillance: a wall of live pictures, the recordings of a day, the list of what was noticed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_INK = "#f4f6f8"


def build(d: Desk) -> Group:
    """Layouts: a wall of nine, one large with others below and a timeline, events with a player."""
    view = (_wall, _playback, _events)[d.layout]
    inside = panes(_devices(d), view(d), grow=1, clip=True)
    tabs = []
    for place, entry in enumerate(d.content("pages")):
        on = place == d.layout
        node = panels.tab(d.look, entry["text"], on=on, sign=entry["icon"])
        tabs.append(d.thing(node, entry["text"] if on else entry))
    head = tools.bar(d.look, *tabs, push(), *d.bar("head", 18), gap=3, pad=pad(6, 0))
    return d.window(column(head, inside, _status(d), grow=1))


def _devices(d: Desk) -> Group:
    """Sites, recorders and cameras as a tree."""
    look = d.look
    nodes: list[Node] = []
    for entry in d.content("tree"):
        node = panels.item(
            look,
            entry["text"],
            sign=entry["icon"],
            level=entry.get("level", 0),
            opened=entry.get("opened"),
            color=look.theme.good if entry.get("live") else "",
            end=[icon(look, "record", 10, look.theme.bad)] if entry.get("rec") else (),
        )
        nodes.append(d.thing(node, entry))
    return panels.dock(
        look,
        "Devices",
        row(tools.field(look, dim="Search cameras", sign="search", grow=1), pad=pad(6, 5)),
        *nodes,
        push(),
        _steer(d),
        tools=d.bar("tree", 14),
        width=206,
        edge="r",
    )


def _steer(d: Desk) -> Group:
    """The pad that moves the chosen camera."""
    look = d.look
    names = d.app.bars["steer"]
    rows = [row(*(d.tool(name, 18) for name in names[k : k + 3]), gap=6) for k in (0, 3, 6)]
    zoom = d.mark(
        tools.slider(look, 0.4), "other", d.content("zoom_does"), function="zoom", words=("Zoom",)
    )
    return column(
        panels.caption(look, "PTZ control"),
        row(column(*rows, gap=4), justify="center"),
        row(hint(look, "Zoom"), zoom, gap=8, pad=pad(10, 6)),
        border=look.theme.line,
        edges="t",
    )


def _status(d: Desk) -> Group:
    look = d.look
    left = [say(look, "Recording 14 of 16 channels", 11), hint(look, "Storage 71 % of 24 TB")]
    return tools.status(look, left, [hint(look, "Guard 1"), hint(look, d.content("stamp"))])


def _live(d: Desk, entry: Entry, *, chosen: bool = False) -> Group:
    """One channel: its picture, its name, and marks on it."""
    look = d.look
    picture: Node = Drawing("photo", 1, None, (), (float(entry["photo"]),))
    signs: list[Node] = [icon(look, "record", 12, "#ff5a50")] if entry.get("rec") else []
    if entry.get("motion"):
        signs.append(icon(look, "walk", 14, "#ffd24a"))
    return panels.canvas(
        look,
        at(picture, Spot(0, 0, 1, 1)),
        at(Group(fill="#07130f", shade=128), Spot(0, 0, 1, 1)),  # it is night
        at(
            row(
                say(look, entry["text"], 11, _INK),
                push(),
                *signs,
                gap=4,
                pad=pad(5, 1),
                fill="#14181d",
            ),
            Spot(0, 0, 1, dh=18),
        ),
        border=look.theme.accent if chosen else "#000000",
        thickness=2 if chosen else 1,
    )


def _wall(d: Desk) -> Group:
    look = d.look
    channels = d.content("channels")
    chosen = d.integer(0, 8)
    lines: list[Node] = []
    for start in (0, 3, 6):
        tiles = [
            d.mark(
                _live(d, entry, chosen=start + k == chosen),
                "other",
                entry["does"],
                function=f"channel:{entry['text']}",
                words=(entry["text"],),
            )
            for k, entry in enumerate(channels[start : start + 3])
        ]
        lines.append(panes(*tiles, gap=2, grow=1))
    tool = tools.bar(look, *d.bar("wall", 18), push(), *d.bar("screens", 18), gap=4, edge="t")
    return column(*lines, tool, gap=2, grow=1, fill="#0b0d10")


def _playback(d: Desk) -> Group:
    look = d.look
    channels = d.content("channels")
    large = channels[d.integer(0, len(channels) - 1)]
    others = [entry for entry in channels if entry is not large][:5]
    small = [
        d.mark(_live(d, entry), "other", entry["does"], function=f"channel:{entry['text']}")
        for entry in others
    ]
    strip = panes(*small, gap=2, height=92)
    player = tools.bar(look, *d.bar("player", 20), push(), *d.bar("clip", 18), gap=5, edge="t")
    return column(
        _live(d, large, chosen=True), strip, player, _timeline(d, channels), gap=2, grow=1
    )


def _timeline(d: Desk, channels: Sequence[Entry]) -> Group:
    """What was recorded when: a lane a channel, and the moment that is shown."""
    look = d.look
    lanes: list[Node] = []
    for entry in channels[:5]:
        parts: list[Node] = []
        x = d.uniform(0, 0.06)
        spans = []
        while x < 0.9:
            w = d.uniform(0.05, 0.22)
            spans.append((x, min(w, 0.98 - x)))
            x += w + d.uniform(0.02, 0.09)
        longest = max(spans, key=lambda span: span[1])
        for span in spans:
            does: tuple[str, ...] = ()
            if span == longest:
                name = entry["text"].split(" ", 1)[1].lower()
                does = (
                    f"Go to the longest stretch that was recorded of the {name}.",
                    f"Play the {name} where most was recorded without a break.",
                )
            block = Group(fill=look.theme.accent if span != longest else look.theme.good, radius=2)
            key = f"span:{entry['text']}:{span[0]:.3f}"
            parts.append(
                d.mark(at(block, Spot(span[0], 0.2, span[1], 0.6)), "other", does, function=key)
            )
        name = row(hint(look, entry["text"], 10.5), width=118, pad=pad(8, 0))
        lane = panels.canvas(look, *parts, height=17, grow=0, fill=look.theme.code)
        lanes.append(row(name, column(lane, grow=1)))
    hours = row(
        Group(width=118), *(hint(look, f"{hour:02d}:00", 10, grow=1) for hour in range(0, 24, 2))
    )
    return column(hours, *lanes, gap=2, pad=Pad(3, 8, 5, 0), fill=look.theme.card)


def _events(d: Desk) -> Group:
    look = d.look
    channels = d.content("channels")
    filters = [
        d.thing(tools.check(look, entry["text"], on=bool(entry.get("on"))), entry, "other")
        for entry in d.content("filters")
    ]
    rows = [_event(d, entry) for entry in d.content("events")]
    heads = [
        d.mark(row(node, hugs=True), "text")
        for node in panels.heads(look, "Snapshot", "Event", "Camera", "Time", "Priority")
    ]
    table = panels.grid(look, (74, 1.3, 110, 84, 74), heads, rows)
    beside = column(
        column(_live(d, channels[d.integer(0, 8)], chosen=True), height=190),
        row(*d.bar("player", 18), gap=3, pad=pad(4, 2)),
        row(*d.buttons("handle"), gap=6, pad=pad(6, 4)),
        panels.caption(look, "Show"),
        column(*filters, gap=3, pad=pad(10, 2)),
        push(),
        width=268,
        fill=look.theme.card,
        border=look.theme.line,
        edges="l",
        clip=True,
    )
    tool = tools.bar(look, *d.bar("list", 16), push(), *d.bar("screens", 16), gap=3)
    return panes(
        column(tool, panels.scrolled(look, table, 0.1, 0.5), grow=1), beside, grow=1, clip=True
    )


def _event(d: Desk, entry: Entry) -> tuple[Node, ...]:
    look = d.look
    fill = look.theme.bad if entry["level"] == "High" else ""
    return (
        d.mark(column(Drawing("photo", 34, 58, (), (float(entry["photo"]),))), "other"),
        d.thing(row(say(look, entry["text"]), hugs=True), entry),
        hint(look, entry["where"]),
        hint(look, entry["time"]),
        tools.badge(look, entry["level"], "", fill),
    )
