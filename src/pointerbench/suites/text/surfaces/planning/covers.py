"""Covers of books, without words: photographs, plain cloth, discs, stripes."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad, Rule
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row, space

# Cloth, spine, and what is printed on them.
_CLOTHS = (
    ("#1f4e5f", "#173b48", "#e9d8a6"),
    ("#9b2d30", "#7a2124", "#f3dfc1"),
    ("#e2b13c", "#b98d26", "#3a2f1b"),
    ("#3d405b", "#2c2f45", "#f2cc8f"),
    ("#eae4d3", "#cfc7b0", "#31572c"),
    ("#5b7553", "#465b40", "#f5f0e1"),
    ("#c8553d", "#9d402d", "#fbe9d7"),
    ("#7fa7b8", "#5f8798", "#12263a"),
)
# Photographs of water that a cover may have.
_SEAS = (
    "rocky_coast",
    "sea_cliffs",
    "beach_from_above",
    "green_island",
    "boardwalk",
    "boat_wrecks",
)


def covers(w: Writer, count: int, height: float) -> list[Group]:
    """So many covers, each in a cloth and a manner of its own."""
    cloths = w.sample(_CLOTHS, len(_CLOTHS))
    scenes = w.sample(_SEAS, len(_SEAS))
    found = []
    for number in range(count):
        cloth, spine, print_ = cloths[number % len(cloths)]
        printed = (_pictured, _framed, _sunny, _striped)[number % 4]
        scene = scenes[number // 4 % len(scenes)]
        body = column(*printed(print_, height, scene), grow=1, fill=cloth)
        wide = round(height * 0.68)
        found.append(panes(column(width=4, fill=spine), body, width=wide, height=height, clip=True))
    return found


def _pictured(ink: Color, height: float, scene: str) -> list[Node]:
    """A photograph below a band with a title's rules."""
    return [*_lines(ink), push(), Drawing("photo", round(height * 0.62), None, name=scene)]


def _framed(ink: Color, height: float, scene: str) -> list[Node]:
    """A mark within a frame."""
    size = round(height * 0.26)
    mark = row(push(), Drawing("logo", size, size, (ink,), (float(_SEAS.index(scene)),)), push())
    inner = column(
        push(), mark, push(), Rule(ink), space(5), grow=1, border=ink, pad=Pad(4, 5, 0, 5)
    )
    return [column(inner, grow=1, pad=Pad(5, 5, 5, 5))]


def _sunny(ink: Color, height: float, scene: str) -> list[Node]:
    """A disc over a horizon."""
    size = round(height * 0.36)
    disc = column(width=size, height=size, radius=size / 2, fill=ink)
    return [*_lines(ink), push(), row(push(), disc, push()), space(5), Rule(ink, 2), space(9)]


def _striped(ink: Color, height: float, scene: str) -> list[Node]:
    """Stripes that get closer towards the foot."""
    lines: list[Node] = [*_lines(ink), push()]
    for step in range(6):
        lines += [Rule(ink, 2), space(8 - step)]
    return lines


def _lines(ink: Color) -> list[Node]:
    """Where title and author would stand, too small to be read."""
    title, author = (column(height=high, fill=ink, grow=1) for high in (3, 2))
    return [
        space(7),
        row(space(7), title, space(9)),
        space(3),
        row(space(7), author, space(24)),
    ]
