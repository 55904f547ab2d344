"""Who takes part in a call, what state they are in, and their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, free, pad, row
from pointerbench.widgets.texts import icon, say

SHADES = ("#5b4b8a", "#2f6f6a", "#8a4b57", "#3d5f8f", "#7a6236", "#4a6b3f")
STAGE = "#1a1b1e"


@dataclass(frozen=True, slots=True)
class Crowd:
    """The people of a call: one speaks, one has a hand up, one has no camera, some are muted."""

    names: tuple[str, ...]
    speaking: int
    raised: int
    dark: int
    muted: frozenset[int]

    def state(self, place: int) -> str:
        """What tells this person from all others; empty if nothing does."""
        states = {self.speaking: "speaking", self.raised: "raised", self.dark: "dark"}
        return states.get(place, "")


def crowd_of(d: Desk, count: int) -> Crowd:
    names = tuple(d.sample(d.content("people"), count))
    speaking, raised, dark = d.sample(range(1, count), 3)
    others = [place for place in range(1, count) if place != speaking]
    # The user, who is the first, is muted, as the tool bar says.
    return Crowd(names, speaking, raised, dark, frozenset({0, *d.sample(others, count // 2)}))


def number_of(name: str) -> int:
    return sum(map(ord, name))


def initials(name: str) -> str:
    return "".join(word[0] for word in name.split()[:2])


def face(d: Desk, name: str, size: float = 28, *, drawn: bool = True) -> Node:
    """A small portrait, or the initials on a disc."""
    if drawn:
        return Drawing("avatar", size, size, (), (float(number_of(name)),))
    text = say(d.look, initials(name), size * 0.4, "#ffffff", bold=True)
    return row(text, width=size, height=size, radius=size / 2, justify="center",
               fill=SHADES[number_of(name) % len(SHADES)])  # fmt: skip


def tile(d: Desk, crowd: Crowd, place: int, *, tools_on: bool = False, **looks: Any) -> Group:
    """The picture of one person with the name in its corner."""
    look = d.look
    name, on = crowd.names[place], place == crowd.speaking
    ground = "#2c2e33"
    picture: Node
    if place == crowd.dark:
        held = row(face(d, name, 72, drawn=False), hugs=True)
        picture = column(row(held, justify="center"), justify="center", fill=ground, grow=1)
    else:
        drawn = Drawing("webcam", 10, None, (), (float(number_of(name)),), grow=1)
        picture = column(drawn, clip=True, grow=1)
    over: list[Node] = [_label(d, crowd, place)]
    if place == crowd.raised:
        sign = row(
            icon(look, "hand", 16, "#3a2d00"), pad=pad(4), radius=12, fill="#ffd24d", hugs=True
        )
        over.append(at(sign, Spot(0, 0, dx=7, dy=7)))
    if tools_on:
        over += _hover(d, name)
    frame = free(
        at(picture, Spot(0, 0, 1, 1)), *over, grow=1,
        border="#f2c230" if on and d.app.slug == "zoom" else ("#7f85f5" if on else "#000000"),
        thickness=3 if on else 1,
    )  # fmt: skip
    return asked_tile(d, crowd, place, replace(frame, **looks))


def asked_tile(d: Desk, crowd: Crowd, place: int, node: Group) -> Group:
    """The picture as an element: asked for by its state, or by the name."""
    words = d.content("tile")
    state = crowd.state(place)
    key = state if state in words else "name"
    does = tuple(text.format(who=crowd.names[place]) for text in words[key])
    return d.mark(node, "other", does, words=(crowd.names[place],) if key != "name" else ())


def _label(d: Desk, crowd: Crowd, place: int) -> Group:
    quiet = place in crowd.muted
    sign = icon(d.look, "mic_off" if quiet else "mic", 12, "#ff8a80" if quiet else "#ffffff")
    name = say(d.look, crowd.names[place], d.look.size - 1, "#ffffff")
    bar = row(sign, name, gap=4, pad=pad(6, 2), fill="#202124", radius=3, hugs=True)
    return at(bar, Spot(0, 1, dx=6, dy=-26))


def _hover(d: Desk, name: str) -> list[Node]:
    nodes: list[Node] = []
    for place, (sign, does) in enumerate(d.content("tile_tools").items()):
        wordings = tuple(text.format(who=name) for text in does)
        shown = tools.tool(d.look, sign, 16, color="#ffffff", fill="#202124", pad=pad(5, 5))
        nodes.append(
            at(d.mark(shown, "icon", wordings), Spot(1, 0, dx=-32 - 30 * place, dy=6))
        )  # fmt: skip
    return nodes


def gallery(d: Desk, crowd: Crowd, columns: int, places: Sequence[int], **looks: Any) -> Group:
    """Pictures in rows of equal size."""
    hovered = next(place for place in places if not crowd.state(place))
    lines: list[Node] = []
    for start in range(0, len(places), columns):
        tiles: list[Node] = [
            tile(d, crowd, place, tools_on=place == hovered)
            for place in places[start : start + columns]
        ]
        lines.append(Group(tuple(tiles), "row", 5, align="stretch", grow=1))
    return column(*lines, **{"gap": 5, "pad": pad(6), "fill": STAGE, "grow": 1, **looks})
