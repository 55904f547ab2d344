"""Photographs of a collection: a strip of them, a grid of cells, the one that is open."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.studio.words import Entry, entry_mark, open_shot, phrases
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

LABELS = {
    "red": "#c8403a",
    "yellow": "#d9b13a",
    "green": "#4f9a4a",
    "blue": "#3f76c8",
    "purple": "#8a55b5",
}


def shots(d: Desk) -> list[Any]:
    """All shots, in an order that changes from screen to screen, the open one among them."""
    own = list(d.content("shots"))
    turn = (d.number - 1) * 2 % len(own)
    return own[turn:] + own[:turn]


def picture(entry: Entry, wide: float | None = None, high: float = 1, grow: float = 0) -> Drawing:
    return Drawing("photo", high, wide, (), (float(entry["photo"]),), grow)


def rating(d: Desk, stars: int, high: float = 12, wide: float = 66) -> Drawing:
    theme = d.look.theme
    return Drawing("stars", high, wide, (theme.muted, theme.line), (float(stars),))


def film(d: Desk, part: Entry) -> list[Node]:
    """The strip of all shots; the open one is framed."""
    theme = d.look.theme
    wide, high = part.get("size", (76, 52))
    own = d.content("shots")[open_shot(d)]
    nodes = []
    for entry in shots(d)[: part.get("count", 13)]:
        on = entry is own
        edge = theme.ink if on else theme.line
        box = row(picture(entry, wide, high), border=edge, thickness=2 if on else 1, hugs=True)
        mark = entry_mark(d, box, {"does": () if on else entry["does"]}, "other")
        below: Node = row(*_stars(d, entry), height=12, gap=1)
        fill = theme.chosen if on else ""
        nodes.append(column(mark, below, gap=2, pad=pad(3, 2), fill=fill, width=wide + 8))
    return [row(*nodes, gap=part.get("gap", 4), pad=pad(6, 3), align="start", clip=True)]


def _stars(d: Desk, entry: Entry) -> list[Node]:
    """What is given to a shot in short: stars, a colour."""
    stars = entry.get("stars", 0)
    nodes: list[Node] = []
    if stars:
        nodes.append(
            Drawing("stars", 9, 50, (d.look.theme.muted, d.look.theme.line), (float(stars),))
        )
    if entry.get("label"):
        nodes += [push(), Group(fill=LABELS[entry["label"]], width=9, height=9, radius=1)]
    return nodes


def cell(d: Desk, entry: Entry, wide: float, high: float, *, on: bool, place: int) -> Group:
    """A shot of the grid with its number, flag, stars, colour and name."""
    look, theme = d.look, d.look.theme
    box = row(picture(entry, wide - 22, high - 58), hugs=True, border=theme.line)
    image = entry_mark(d, box, {"does": () if on else entry["does"]}, "other")
    kept = bool(entry.get("flag"))
    flag = row(icon(look, "flag", 13, theme.ink if kept else theme.faint), pad=pad(3, 2), hugs=True)
    does = phrases(d, "flag_off" if kept else "flag_on", name=entry["name"])
    turn = row(icon(look, "rotate_right", 13, theme.faint), pad=pad(3, 2), hugs=True)
    rated = row(rating(d, entry.get("stars", 0)), hugs=True)
    top = row(
        d.mark(flag, "icon", does),
        say(look, entry["file"], look.size - 1, theme.muted, grow=1),
        hint(look, str(place), look.size),
        gap=4,
    )
    foot = row(
        d.mark(rated, "other", phrases(d, "rate", name=entry["name"])),
        push(),
        d.mark(turn, "icon", phrases(d, "rotate", name=entry["name"])),
        _label(d, entry),
        gap=4,
    )
    fill = theme.chosen if on else theme.card
    return column(top, row(image, justify="center"), foot, width=wide, height=high, gap=2,
                  pad=pad(5, 3), fill=fill, border=theme.line, justify="between")  # fmt: skip


def _label(d: Desk, entry: Entry) -> Group:
    color = LABELS.get(entry.get("label", ""), "")
    box = Group(
        fill=color, border="" if color else d.look.theme.faint, width=12, height=12, radius=2
    )
    return d.mark(box, "other", phrases(d, "label", name=entry["name"]))
