"""How the room in a group is shared among its children, along its axis and across it."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.flow.boxes import Sized
from pointerbench.flow.nodes import Group


def shares(children: tuple[Sized, ...], left: int) -> list[int]:
    """What each child of a column is higher (or, where it grows, lower) than it would be."""
    grows = [
        child.node.grow if not (isinstance(child.node, Group) and child.node.height) else 0
        for child in children
    ]
    total = sum(grows)
    if not total or not left:
        return [0] * len(children)
    extra, given, seen = [], 0, 0.0
    for grow in grows:
        seen += grow
        end = round(left * seen / total) if grow else given
        extra.append(end - given)
        given = end
    return extra


def justified(justify: str, start: int, left: int, count: int) -> tuple[int, int]:
    """Where the first child begins, and how much more space lies between two."""
    if justify == "center":
        return start + left // 2, 0
    if justify == "end":
        return start + left, 0
    if justify == "between" and count > 1 and left > 0:
        return start, left // (count - 1)
    return start, 0


def crossed(align: str, start: int, room: int, size: int) -> int:
    """Where a child begins across the axis."""
    if align == "center":
        return start + (room - size) // 2
    return start + (room - size if align == "end" else 0)


def kept(children: tuple[Sized, ...], place: int) -> int:
    """The room that a child of text columns needs to begin: a heading stands above two lines, at
    least, of what it heads."""
    own = children[place]
    if own.setting is None or own.setting.paragraph.role != "title":
        return 0
    need = own.height
    for child in children[place + 1 :]:
        if child.setting is not None:
            return need + min(child.height, 2 * child.setting.line_height)
        need += child.height
    return need


def column_parts(child: Sized, room: int, column: int) -> list[Sized]:
    """A paragraph in parts that fit into the room and then into whole columns."""
    setting = child.setting
    if setting is None or child.height <= room:
        return [child]
    parts: list[Sized] = []
    lines = list(setting.lines)
    while lines:
        count = min(len(lines), max(1, room // setting.line_height))
        if len(lines) - count == 1 and count > 1:
            count -= 1  # no line stands alone at the top of a column
        own = replace(setting, lines=tuple(lines[:count]))
        if parts:
            own = replace(own, paragraph=replace(setting.paragraph, indent=0, marker=""))
        parts.append(Sized(own.paragraph, child.width, own.height, (), own))
        lines, room = lines[count:], column
    return parts
