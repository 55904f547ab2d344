"""The graph of commits, and what one of them consists of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    scroller,
    shifted,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

LANES = ("#3fb6d8", "#c86bd0", "#e0a03a", "#6fbf5a", "#e0605a")


WIDE, HIGH = 15.0, 29.0  # of a lane, of a line


def graph(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    heads = row(
        *(
            thing(d, row(hint(look, leaf(entry).text, 10.5), width=wide, pad=pad(8, 5)), entry)
            for entry, wide in zip(d.content("heads")[:2], (126, 112), strict=True)
        ),
        thing(
            d,
            row(hint(look, d.content("heads")[2]["text"], 10.5), hugs=True, pad=pad(8, 5)),
            d.content("heads")[2],
        ),
        push(),
        *d.bar("graph", size=14, pad=pad(3, 3)),
        border=theme.line,
        edges="b",
        height=28,
        pad=Pad(0, 6, 0, 0),
    )
    commits = shifted(d, d.content("graphs"))["commits"]
    lines = [_line(d, entry, at_ == 1) for at_, entry in enumerate(commits)]
    bar = scroller(d, d.content("scroll"), 0, 0.28)
    body = panes(column(*lines, grow=1, clip=True), bar, grow=1, clip=True)
    return column(heads, body, grow=1, fill=theme.card, clip=True)


def _line(d: Desk, entry: Mapping[str, Any], chosen: bool) -> Group:
    """A commit: its names, its node on the lanes, what it says."""
    look, theme = d.look, d.look.theme
    color = LANES[int(entry["lane"]) % 5]
    refs: list[Node] = []
    for ref in entry.get("refs", ()):
        sign = icon(look, ref.get("icon", "laptop"), 11, "#f4f6f8")
        fill = mixed(color, "#000000", 96)
        looks: dict[str, Any] = {"pad": pad(6, 1), "radius": 4, "fill": fill, "hugs": True}
        pill = row(sign, say(look, ref["text"], 11, "#ffffff"), gap=4, **looks)
        refs.append(thing(d, pill, ref))
    tail: list[Node]
    if entry.get("work"):
        field = tools.field(look, dim="// WIP", width=190, pad=pad(7, 2))
        changed = (icon(look, "edit", 12, theme.warn), say(look, "4", 12))
        added = (icon(look, "plus", 12, theme.good), say(look, "1", 12))
        tail = [d.mark(field, "other", entry["does"]), *changed, *added]
    else:
        line = Group(width=3, height=20, fill=color)
        words = row(line, say(look, entry["text"], 12.5), gap=8, hugs=True, pad=pad(0, 3))
        tail = [thing(d, words, entry), push(), hint(look, entry["when"], 11)]
    return row(
        row(push(), *refs, gap=3, width=126, pad=Pad(0, 4, 0, 4), clip=True),
        _node(d, entry, color),
        *tail,
        gap=7,
        pad=Pad(0, 10, 0, 0),
        height=HIGH,
        fill=theme.chosen if chosen else "",
        clip=True,
    )


def _node(d: Desk, entry: Mapping[str, Any], color: str) -> Group:
    """A piece of the graph: the lanes, and on one of them the author's face."""
    data = (WIDE, *(float(number) for number in entry["wires"]))
    wires = Drawing("commit_lanes", HIGH, None, LANES, data, grow=1)
    face: Node = Drawing("avatar", 20, 20, (), (float(entry.get("face", 0)),))
    if entry.get("work"):
        face = Group(width=20, height=20, radius=10, border=color, thickness=2)
    node = d.mark(row(face, hugs=True, pad=pad(1, 1)), "other", entry.get("node", ()))
    x = (int(entry["lane"]) + 0.5) * WIDE - 5
    parts = (at(wires, Spot(0, 0, 1, 1, 6, 0, -6)), at(node, Spot(0, 0, 0, 0, x, 3)))
    return panels.canvas(d.look, *parts, width=112, height=HIGH, grow=0, fill="")


def commit(d: Desk) -> Group:
    """What a commit says, who made it, and which files it touches."""
    look, theme = d.look, d.look.theme
    part = shifted(d, d.content("graphs"))["detail"]
    number = say(look, f"commit: {part['sha']}", 11.5, theme.muted)
    sha = thing(d, row(number, hugs=True, pad=pad(4, 2)), part["copy"])
    head = row(push(), sha, *d.bar("commit", size=13, pad=pad(3, 3)), pad=pad(8, 4))
    words = column(say(look, part["title"], 13.5, bold=True, limit=2), pad=pad(12, 5))
    title = d.mark(words, "other", part["reword"])
    lines = [say(look, line, 12, theme.muted, limit=2) for line in part["body"]]
    told = column(*lines, gap=4, pad=pad(12, 4), border=theme.line, edges="b")
    kinds: list[Node] = []
    for name, tone, text in (("edit", "warn", part["modified"]), ("plus", "good", part["added"])):
        kinds.append(row(icon(look, name, 13, getattr(theme, tone)), say(look, text, 11.5), gap=4))
    views: list[Node] = []
    for place, entry in enumerate(d.content("file_views")):
        text = say(look, entry["text"], 11, theme.ink if not place else theme.muted)
        fill = theme.chosen if not place else ""
        views.append(thing(d, row(text, pad=pad(8, 2), fill=fill, radius=3, hugs=True), entry))
    bar = row(*kinds, push(), tools.segments(look, views), gap=10, pad=pad(12, 6))
    check = row(control(d, d.content("view_all")), pad=pad(12, 4))
    files = [_file(d, entry) for entry in part["files"]]
    parts = (head, title, told, _author(d, part), bar, check, *files)
    return column(*parts, width=278, fill=theme.bar, clip=True)


def _author(d: Desk, part: Mapping[str, Any]) -> Group:
    """Who made the commit and when, and from which it follows."""
    look, theme = d.look, d.look.theme
    face = Drawing("avatar", 34, 34, (), (float(part["face"]),))
    name = say(look, part["author"], 12.5, bold=True)
    link = row(say(look, part["parent"], 11.5, theme.link), hugs=True, pad=pad(2, 1))
    return row(
        d.mark(face, "other", part["author_does"]),
        column(name, hint(look, part["when"], 11), gap=1, grow=1),
        column(hint(look, "parent", 10.5), thing(d, link, part["parent_does"]), gap=0),
        gap=10,
        pad=pad(12, 8),
        border=theme.line,
        edges="b",
    )


def _file(d: Desk, entry: Mapping[str, Any]) -> Group:
    """A touched file, with how many lines it won and lost."""
    look, theme = d.look, d.look.theme
    own = leaf(entry)
    sign = {"A": ("plus", theme.good), "D": ("minus", theme.bad)}.get(own.end, ("edit", theme.warn))
    bars = [
        Group(width=5, height=9, fill=color)
        for color, number in ((theme.good, entry["won"]), (theme.bad, entry["lost"]))
        for _ in range(number)
    ]
    words = row(
        icon(look, sign[0], 12, sign[1]), say(look, own.text, 12), gap=6, hugs=True, pad=pad(4, 3)
    )
    return row(
        thing(d, words, entry),
        push(),
        d.mark(row(*bars, gap=1, hugs=True, pad=pad(2, 2)), "other", entry.get("lines", ())),
        pad=Pad(0, 12, 0, 10),
        height=25,
        clip=True,
    )
