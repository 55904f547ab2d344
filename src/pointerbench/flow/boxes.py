"""Sizes a tree of nodes: how wide each would like to be, and how high it is at a width.

A `Sized` mirrors its node, in pixels of the picture; `pointerbench.flow.layout` places it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pointerbench.flow.nodes import (
    NONE,
    Column,
    Drawing,
    Group,
    Icon,
    Node,
    Paragraph,
    Rule,
    Spot,
    Table,
)
from pointerbench.flow.paragraph import Setting, broken, natural_width


@dataclass(slots=True, eq=False)
class Sized:
    """A node at its size; the children of a group, or of a table row by row."""

    node: Node
    width: int
    height: int
    children: tuple[Sized, ...] = ()
    setting: Setting | None = None


class Sizer:
    """Sizes nodes at a scale; lengths that go in are logical, those that come out are pixels."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def px(self, length: float) -> int:
        return round(length * self.scale)

    # --- how wide ---------------------------------------------------------------------------------

    def natural(self, node: Node) -> int:
        """The width at which nothing in the node wraps; 0 for what takes any width."""
        match node:
            case Paragraph():
                return self.px(node.width) if node.width else natural_width(node, self.scale)
            case Icon():
                return self.px(node.size)
            case Rule():
                return self.px(node.thickness)
            case Drawing():
                return self.px(node.width or 0)
            case Table():
                return sum(self._columns(node, None))
            case Group():
                return self._natural_group(node)

    def _natural_group(self, group: Group) -> int:
        if group.width is not None:
            return self.px(group.width)
        inner = [self.natural(child) for child in group.children]
        if group.axis in ("row", "wrap"):
            width = sum(inner) + self.px(group.gap) * max(0, len(inner) - 1)
        else:
            width = max(inner, default=0)
        return width + self.px(group.pad.left) + self.px(group.pad.right)

    # --- how high ---------------------------------------------------------------------------------

    def size(self, node: Node, width: int) -> Sized:
        """The node at most ``width`` pixels wide."""
        return _SIZE[type(node)](self, node, width)

    def paragraph(self, node: Paragraph, width: int) -> Sized:
        room = self.px(node.width) if node.width else width
        setting = broken(node, max(1, room), self.scale)
        return Sized(node, room, setting.height, setting=setting)

    def icon(self, node: Icon, width: int) -> Sized:
        return Sized(node, self.px(node.size), self.px(node.size))

    def rule(self, node: Rule, width: int) -> Sized:
        return Sized(node, width, max(1, self.px(node.thickness)))

    def drawing(self, node: Drawing, width: int) -> Sized:
        own = width if node.width is None else self.px(node.width)
        return Sized(node, own, self.px(node.height))

    def group(self, node: Group, width: int) -> Sized:
        outer = self.px(node.width) if node.width is not None else width
        inner, ends = outer, 0
        if node.pad is not NONE:
            top, right, bottom, left = node.pad
            inner -= self.px(right) + self.px(left)
            ends = self.px(top) + self.px(bottom)
        children, height = _AXIS[node.axis](self, node, max(1, inner))
        height = self.px(node.height) if node.height is not None else height + ends
        return Sized(node, outer, height, tuple(children))

    def stacked(self, group: Group, inner: int) -> tuple[list[Sized], int]:
        children = [self._across(child, group, inner) for child in group.children]
        gaps = self.px(group.gap) * max(0, len(children) - 1)
        return children, sum(child.height for child in children) + gaps

    def _across(self, child: Node, group: Group, inner: int) -> Sized:
        """A child of a column: as wide as the column, or as it likes to be."""
        hugs = group.align != "stretch" or (isinstance(child, Group) and child.hugs)
        if isinstance(child, Group) and child.width is not None:
            return self.size(child, min(inner, self.px(child.width)))
        if hugs and not isinstance(child, Rule):
            return self.size(child, min(inner, self.natural(child) or inner))
        return self.size(child, inner)

    def in_a_row(self, group: Group, inner: int) -> tuple[list[Sized], int]:
        widths = self._shared(group.children, inner - self._gaps(group))
        pairs = zip(group.children, widths, strict=True)
        children = [self.size(child, width) for child, width in pairs]
        return children, max((child.height for child in children), default=0)

    def _gaps(self, group: Group) -> int:
        return self.px(group.gap) * max(0, len(group.children) - 1)

    def _shared(self, nodes: Sequence[Node], room: int) -> list[int]:
        """Widths of children in a row: their own, and shares of the rest; where that is too much,
        the widest gives way, down to half of what it likes."""
        widths = [0 if _grows(node) else self.natural(node) for node in nodes]
        shares = [_grows(node) for node in nodes]
        left = room - sum(widths)
        if left < 0:
            for place in sorted(range(len(widths)), key=lambda place: -widths[place]):
                node = nodes[place]
                if isinstance(node, Group) and node.width is not None:
                    continue
                less = min(widths[place] // 2, max(0, -left))
                widths[place] -= less
                left += less
        total, given, seen = sum(shares), 0, 0.0
        for place, share in enumerate(shares):
            if share:
                seen += share
                end = round(max(left, 0) * seen / total)
                widths[place], given = end - given, end
        return widths

    def wrapped(self, group: Group, inner: int) -> tuple[list[Sized], int]:
        children = [self.size(child, min(inner, self.natural(child))) for child in group.children]
        gap, height = self.px(group.gap), 0
        for row in wrapped_rows(children, inner, gap):
            height += max(child.height for child in row) + gap
        return children, max(0, height - gap)

    def layered(self, group: Group, inner: int) -> tuple[list[Sized], int]:
        children = [self._across(child, group, inner) for child in group.children]
        return children, max((child.height for child in children), default=0)

    def freed(self, group: Group, inner: int) -> tuple[list[Sized], int]:
        """Children at the widths that their spots give them; no height of the group's own."""
        children = []
        for child in group.children:
            spot = spot_of(child)
            if spot.w or spot.dw:
                width = round((spot.x + spot.w) * inner) - round(spot.x * inner) + self.px(spot.dw)
            else:
                width = min(inner, self.natural(child) or inner)
            children.append(self.size(child, max(1, width)))
        return children, 0

    def in_columns(self, group: Group, inner: int) -> tuple[list[Sized], int]:
        width = (inner - self.px(group.gap) * (group.count - 1)) // group.count
        children = [self.size(child, width) for child in group.children]
        total = sum(child.height for child in children)
        # Lines are whole and none stands alone, so that a column may need one more than its share.
        lines = [child.setting.line_height for child in children if child.setting]
        return children, -(-total // group.count) + max(lines, default=0)

    # --- tables -----------------------------------------------------------------------------------

    def _columns(self, table: Table, room: int | None) -> list[int]:
        """The outer widths of a table's columns; without room, as wide as they like."""
        sides = self.px(table.pad.left) + self.px(table.pad.right)
        widths = []
        for place, column in enumerate(table.columns):
            if column.width is not None:
                widths.append(self.px(column.width))
            elif column.grow and room is not None:
                widths.append(0)
            else:
                cells = (row[place] for row in table.rows if place < len(row))
                widths.append(max((self.natural(cell) for cell in cells), default=0) + sides)
        if room is not None:
            self._share_rest(table.columns, widths, room)
        return widths

    def _share_rest(self, columns: tuple[Column, ...], widths: list[int], room: int) -> None:
        left = room - sum(widths)
        total = sum(column.grow for column in columns)
        if total and left > 0:
            given, seen = 0, 0.0
            for place, column in enumerate(columns):
                if column.grow and column.width is None:
                    seen += column.grow
                    end = round(left * seen / total)
                    widths[place], given = end - given, end
        elif left < 0:
            whole = sum(widths)
            for place, width in enumerate(widths):
                widths[place] = width * room // whole

    def table(self, table: Table, width: int) -> Sized:
        widths = self._columns(table, width)
        sides = self.px(table.pad.left) + self.px(table.pad.right)
        ends = self.px(table.pad.top) + self.px(table.pad.bottom)
        rows = []
        for row in table.rows:
            cells = tuple(
                self.size(cell, max(1, own - sides)) for cell, own in zip(row, widths, strict=False)
            )
            height = max((cell.height for cell in cells), default=0) + ends
            rows.append(Sized(table, sum(widths), height, cells))
        columns = tuple(Sized(table, own, 0) for own in widths)
        frame = Sized(table, sum(widths), 0, columns)
        return Sized(table, sum(widths), sum(row.height for row in rows), (frame, *rows))


def spot_of(node: Node) -> Spot:
    """Where a child of a free group lies; in its top left corner if nothing is said."""
    return (node.spot if isinstance(node, Group) else None) or Spot()


def wrapped_rows(children: Sequence[Sized], inner: int, gap: int) -> list[list[Sized]]:
    """The rows into which a wrapping group's children fall."""
    rows: list[list[Sized]] = []
    used = 0
    for child in children:
        if not rows or used + gap + child.width > inner:
            rows.append([])
            used = -gap
        rows[-1].append(child)
        used += gap + child.width
    return rows


def _grows(node: Node) -> float:
    """The node's share of what a row has left over."""
    if isinstance(node, Group) and node.width is not None:
        return 0
    if isinstance(node, Drawing) and node.width is None:
        return node.grow or 1
    return node.grow


_SIZE: dict[type[Node], Callable[..., Sized]] = {
    Group: Sizer.group,
    Paragraph: Sizer.paragraph,
    Icon: Sizer.icon,
    Rule: Sizer.rule,
    Drawing: Sizer.drawing,
    Table: Sizer.table,
}
_AXIS: dict[str, Callable[..., tuple[list[Sized], int]]] = {
    "column": Sizer.stacked,
    "row": Sizer.in_a_row,
    "wrap": Sizer.wrapped,
    "layers": Sizer.layered,
    "columns": Sizer.in_columns,
    "free": Sizer.freed,
}
