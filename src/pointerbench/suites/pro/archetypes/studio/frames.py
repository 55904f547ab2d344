"""Time in rows: a dope sheet of keys, or clips, below a ruler with the playhead."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.words import Entry, current, entry_mark, phrases
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import at, column, free, pad, panes, row
from pointerbench.widgets.texts import icon, say


def frames(d: Desk, part: Entry) -> list[Node]:
    """Rows with their keys (frames) and clips (from, to, name)."""
    look, theme = d.look, d.look.theme
    count, high = part.get("count", 48), part.get("row", 21)
    rows: Sequence[Entry] = part["rows"] if "rows" in part else current(d, part["of"])
    names: list[Node] = [Group(height=20, fill=theme.bar, border=theme.line, edges="b")]
    now = d.integer(*part.get("near", (count // 3, count // 2)))
    lanes: list[Node] = [_ruler(d, part, count, now)]
    for entry in rows:
        names.append(_name(d, entry, high))
        lanes.append(_lane(d, part, entry, count, high))
    line = at(
        Group(fill=part.get("head", theme.bad)), Spot(_along(part, now, count), 0, 0, 1, -1, 0, 2)
    )
    flag = row(
        say(look, str(now * part.get("scale", 1)), 9.5, "#ffffff", align="center"),
        fill=part.get("head", "#c0392b"),
        radius=3,
        justify="center",
    )
    head = d.mark(
        at(flag, Spot(_along(part, now, count), 0, 0, 0, -13, 2, 26, 16)),
        "other",
        phrases(d, "playhead"),
    )
    body = free(at(column(*lanes), Spot(0, 0, 1, 1)), line, head, fill=theme.code)
    side = column(*names, width=part.get("names", 130), border=theme.line, edges="r", clip=True)
    return [panes(side, body, grow=1, clip=True)]


def _name(d: Desk, entry: Entry, high: float) -> Node:
    look, theme = d.look, d.look.theme
    level = entry.get("level", 0)
    nodes: list[Node] = []
    if entry.get("icon"):
        nodes.append(icon(look, entry["icon"], 13, theme.muted))
    name = row(say(look, entry["text"], look.size - 0.5, grow=1), grow=1, height=high - 1)
    nodes.append(entry_mark(d, name, entry))
    for sign in entry.get("ends", ()):
        node = row(icon(look, sign, 13, theme.muted), pad=pad(2, 2), hugs=True)
        nodes.append(d.mark(node, "icon", phrases(d, f"{sign}_lane", name=entry["text"])))
    fill = theme.chosen if entry.get("chosen") else ""
    return row(
        *nodes,
        gap=5,
        pad=pad(7 + 10 * level, 0),
        height=high,
        fill=fill,
        border=theme.line,
        edges="b",
    )


def _along(part: Entry, frame: float, count: int) -> float:
    """A frame's share of the width; diamonds stand in the middle of theirs."""
    return (frame + (0 if part.get("form_of_keys") == "box" else 0.6)) / count


def _ruler(d: Desk, part: Entry, count: int, now: int) -> Node:
    """Frame numbers; the playhead covers those near it."""
    look, theme = d.look, d.look.theme
    step = part.get("step", 4)
    labels: list[Node] = []
    for i in range(0, count - 1, step):
        shown = part.get("form", "{}").format(i * part.get("scale", 1))
        if not -0.06 * count < i - now < 0.04 * count:
            labels.append(
                at(say(look, shown, 9.5, theme.muted), Spot(_along(part, i, count), 0, 0, 0, 3, 3))
            )
        labels.append(at(Group(fill=theme.line), Spot(_along(part, i, count), 0, 0, 1, 0, 0, 1)))
    return free(*labels, height=20, grow=0, fill=theme.bar, border=theme.line, edges="b")


def _lane(d: Desk, part: Entry, entry: Entry, count: int, high: float) -> Node:
    """Keys as diamonds, or as boxes that fill their frame; clips as bars."""
    theme = d.look.theme
    color = entry.get("color", theme.accent)
    nodes: list[Node] = []
    for clip in entry.get("clips", ()):
        start, stop = clip["from"], clip["to"]
        caption = say(d.look, clip["text"], d.look.size - 1.5, clip.get("ink", "#ffffff"))
        bar = row(caption, pad=pad(5, 0), fill=clip.get("color", color), radius=2, clip=True)
        spot = Spot(start / count, 0, (stop - start) / count, 1, 0, 2, 0, -4)
        nodes.append(entry_mark(d, at(bar, spot), {**clip, "kind": "other"}, "other"))
    for frame in entry.get("keys", ()):
        number = str(frame * part.get("scale", 1))
        does = phrases(d, "key", name=entry["text"], frame=number)
        if part.get("form_of_keys") == "box":
            shape: Node = Group(fill=color, radius=2, border=theme.line)
            spot = Spot(frame / count, 0, 1 / count, 1, 1, 3, -1, -6)
        else:
            shape = Drawing("diamond", 12, 12, (entry.get("key", "#e0b13c"), "#1a1a1a"))
            spot = Spot(_along(part, frame, count), 0, 0, 0, -6, (high - 12) / 2, 12, 12)
        nodes.append(d.mark(at(shape, spot), "other", does))
    fill = theme.soft if entry.get("chosen") else ""
    return free(*nodes, height=high, grow=0, fill=fill, border=theme.line, edges="b")
