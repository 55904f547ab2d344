"""Developing and sorting photographs: a darkroom, a grid of shots, shots side by side."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.canvas import objects
from pointerbench.suites.pro.archetypes.studio.shots import cell, picture, rating, shots
from pointerbench.suites.pro.archetypes.studio.words import Entry, entry_mark, open_shot, phrases
from pointerbench.suites.pro.archetypes.studio.workspace import room_of, workspace
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, row, wrap
from pointerbench.widgets.texts import say


def build(d: Desk) -> Group:
    """Layouts are the application's own: darkroom, grid, and two or more shots to compare."""
    return workspace(d, {"develop": _develop, "grid": _grid, "pair": _pair, "cull": _cull})


def _ground(d: Desk, center: Entry) -> str:
    return str(center.get("ground", "#3c3c3c" if d.look.theme.dark else "#a8a8a8"))


def _develop(d: Desk, center: Entry) -> Node:
    """The open shot with what is laid on it: a crop, masks, pins."""
    own = d.content("shots")[open_shot(d)]
    layers = [one for one in center.get("objects", ()) if one.get("screen", d.number) == d.number]
    edge = d.uniform(0.02, 0.04)
    high = room_of(d) * (1 - 2 * edge) / 1.5
    image = free(
        at(picture(own), Spot(0, 0, 1, 1)), *objects(d, layers), ground="#404040", clip=False
    )
    return panels.canvas(
        d.look,
        at(image, Spot(edge, 0.5, 1 - 2 * edge, 0, 0, -high / 2, 0, high)),
        fill=_ground(d, center),
    )


def _grid(d: Desk, center: Entry) -> Node:
    """Cells in rows."""
    columns = center.get("columns", 4)
    wide = (room_of(d) - 16) / columns
    high = wide * 0.82 + 22
    own = d.content("shots")[open_shot(d)]
    cells = [
        cell(d, entry, wide - 4, high, on=entry is own, place=place)
        for place, entry in enumerate(shots(d), 1)
    ]
    body = wrap(*cells, gap=4, pad=pad(3, 3))
    return panels.scrolled(d.look, column(body, fill=_ground(d, center), grow=1), 0.05, 0.55)


def _pair(d: Desk, center: Entry) -> Node:
    """The same shot before and after, or two shots."""
    own = d.content("shots")[open_shot(d)]
    both = (own, own) if center.get("same") else (own, shots(d)[-1])
    captions = center["captions"]
    sides: list[Node] = []
    for place, (entry, caption) in enumerate(zip(both, captions, strict=True)):
        laid = objects(d, center.get("objects", ())) if place else []
        veil = Group(fill="#808080", shade=70 if center.get("same") and not place else 0)
        image = free(
            at(picture(entry), Spot(0, 0, 1, 1)),
            *([] if place or not center.get("same") else [at(veil, Spot(0, 0, 1, 1))]),
            *laid,
            clip=False,
        )
        wide = center.get("wide", 0.74)
        name = at(say(d.look, caption, 0, "#d8d8d8"), Spot(0, 0, 0, 0, 10, 8))
        spot = Spot((1 - wide) / 2, 0.02, wide, 0.96)
        sides.append(free(name, at(image, spot), ground="#3c3c3c"))
    return column(*sides, gap=2, fill=_ground(d, center), grow=1)


def _cull(d: Desk, center: Entry) -> Node:
    """Some shots as large as they can be."""
    columns = center.get("columns", 2)
    own = d.content("shots")[open_shot(d)]
    rows: list[Node] = []
    every = d.content("shots")
    start = max(0, open_shot(d) - 1)
    some = [every[(start + i) % len(every)] for i in range(columns * center.get("rows", 2))]
    for first in range(0, len(some), columns):
        nodes = []
        for entry in some[first : first + columns]:
            on = entry is own
            image = entry_mark(
                d,
                column(picture(entry, grow=1), border=d.look.theme.ink if on else "", grow=1),
                {"does": () if on else entry["does"]},
                "other",
            )
            name = row(
                say(d.look, entry["file"], d.look.size - 1, "#d0d0d0", grow=1),
                d.mark(
                    row(rating(d, entry.get("stars", 0)), hugs=True),
                    "other",
                    phrases(d, "rate", name=entry["name"]),
                ),
                gap=6,
                ground="#3c3c3c",
            )
            nodes.append(column(image, name, gap=3, grow=1))
        rows.append(row(*nodes, gap=8, grow=1, align="stretch"))
    return column(*rows, gap=8, pad=pad(8, 8), fill=_ground(d, center), grow=1)
