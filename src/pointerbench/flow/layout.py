"""Places a sized tree on a page, and collects what is to be drawn."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.flow.boxes import Sized, Sizer, spot_of, wrapped_rows
from pointerbench.flow.drawings import paint
from pointerbench.flow.grounds import draw_border, draw_ground
from pointerbench.flow.nodes import (
    NONE,
    Drawing,
    Group,
    Icon,
    Node,
    Paragraph,
    Rule,
    Table,
)
from pointerbench.flow.page import Block, Mark, Page, Place
from pointerbench.flow.paragraph import place
from pointerbench.flow.sharing import column_parts, crossed, justified, kept, shares
from pointerbench.flow.tables import place_table
from pointerbench.flow.where import Where
from pointerbench.picture.frame import Color, Fill, Glyph, Panel
from pointerbench.picture.icons import icon_mask
from pointerbench.values.geometry import Box


def lay_out(root: Node, width: int, height: int, scale: float, ground: Color) -> Page:
    """The tree on a page of that many pixels; what leaves the page is clipped."""
    page = Page(width, height)
    layout = _Layout(page, scale)
    box = Box(0, 0, width, height)
    layout.place(Sizer(scale).size(root, width), box, Where(box, ground, reach=(0, width)))
    page.layers = layout.layers
    return page


class _Layout:
    def __init__(self, page: Page, scale: float) -> None:
        self.page = page
        self.scale = scale
        self.serials: dict[str, int] = {}
        self.layers = 0

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def place(self, sized: Sized, box: Box, where: Where) -> None:
        """Puts the node into the box, which may be larger than it needs; nothing where the box
        begins below what is seen."""
        if box.y1 < where.clip.y2:
            _PLACE[type(sized.node)](self, sized.node, sized, box, where)

    # --- leaves -----------------------------------------------------------------------------------

    def paragraph(self, node: Paragraph, sized: Sized, box: Box, where: Where) -> None:
        page, number = self.page, len(self.page.blocks)
        assert sized.setting is not None
        first, last = place(sized.setting, page, number, box, where.clip, where.ground)
        left, right = where.reach
        if node.marker:
            left = box.x1 + self.px(node.hang)
        for line in page.lines[first:last]:
            line.reach = (left, right)
        field = node.field or where.field
        block = Block(
            number,
            node,
            first,
            last,
            box,
            where.places,
            where.hit,
            where.ground,
            field,
            where.layer,
        )
        page.blocks.append(block)

    def icon(self, node: Icon, sized: Sized, box: Box, where: Where) -> None:
        mask = icon_mask(node.name, node.size, self.scale, node.style)
        at = Box.at(box.x1 + mask.dx, box.y1 + mask.dy, mask.width, mask.height)
        glyph, seen = Glyph(at.x1, at.y1, mask, node.color), at.intersect(where.clip)
        if seen.area:
            cut = seen != at
            self.page.items.append(Panel(seen, where.ground, (glyph,)) if cut else glyph)

    def rule(self, node: Rule, sized: Sized, box: Box, where: Where) -> None:
        self.page.items.append(Fill(box.intersect(where.clip), node.color))

    def drawing(self, node: Drawing, sized: Sized, box: Box, where: Where) -> None:
        if where.clip.overlaps(box):
            clip = None if where.clip.covers(box) else where.clip
            self.page.items += paint(node, box, self.scale, where.ground, clip)

    # --- groups -----------------------------------------------------------------------------------

    def table(self, node: Table, sized: Sized, box: Box, where: Where) -> None:
        place_table(self, node, sized, box, where)

    def group(self, node: Group, sized: Sized, box: Box, where: Where) -> None:
        if node.mark is not None:
            seen = box.intersect(where.clip)
            self.page.marks.append(Mark(node.mark, box, seen, where.layer))
        around, where = where, self._inherited(node, box, where)
        top, right, bottom, left = node.pad
        x1, y1, x2, y2 = box
        up = self.px(node.scroll) if node.scroll else 0
        if node.pad is not NONE:
            x1, y1 = x1 + self.px(left), y1 + self.px(top)
            x2, y2 = x2 - self.px(right), y2 - self.px(bottom)
        _FILL[node.axis](self, node, sized, Box(x1, y1 - up, x2, y2 - up), where)
        if node.border:
            draw_border(self, node, box, around)

    def _inherited(self, node: Group, box: Box, where: Where) -> Where:
        """What the group hands on to those in it."""
        clip, ground, places, hit, field, layer, reach = where
        if node.fill or node.border or node.clip or node.hit:
            reach = (max(reach[0], box.x1), min(reach[1], box.x2))
        if node.fill:
            ground = draw_ground(self, node, box, where)
        if node.ground:
            ground = node.ground
        if node.place:
            places = (*places, self.named(node.place, box))
        if node.clip:
            thick = self.px(node.thickness) if node.border else 0
            clip = clip.intersect(box.grown(-thick))
        if node.hit:
            hit = box.intersect(where.clip)
        return Where(clip, ground, places, hit, node.field or field, layer, reach)

    def named(self, name: str, box: Box) -> Place:
        serial = self.serials.get(name, 0)
        self.serials[name] = serial + 1
        return Place(name, serial, box)

    def stack(self, group: Group, sized: Sized, inner: Box, where: Where) -> None:
        gap, children = self.px(group.gap), sized.children
        used = sum(child.height for child in children) + gap * max(0, len(children) - 1)
        extra = shares(children, inner.height - used)
        y, gap_more = inner.y1, 0
        if not any(extra):
            y, gap_more = justified(group.justify, y, inner.height - used, len(children))
        for child, more in zip(children, extra, strict=True):
            x = crossed(group.align, inner.x1, inner.width, child.width)
            height = max(0, child.height + more)
            self.place(child, Box(x, y, x + child.width, y + height), where)
            y += height + gap + gap_more

    def row(self, group: Group, sized: Sized, inner: Box, where: Where) -> None:
        gap, children = self.px(group.gap), sized.children
        used = sum(child.width for child in children) + gap * max(0, len(children) - 1)
        x, gap_more = justified(group.justify, inner.x1, inner.width - used, len(children))
        half = (gap + gap_more) // 2
        for number, child in enumerate(children):
            if group.align == "stretch" or isinstance(child.node, Rule):
                width = child.width if not isinstance(child.node, Rule) else _rule(child, self)
                box = Box.at(x, inner.y1, width, inner.height)
            else:
                y = crossed(group.align, inner.y1, inner.height, child.height)
                box = Box.at(x, y, child.width, child.height)
            left = x - half if number else where.reach[0]
            right = box.x2 + half if number + 1 < len(children) else where.reach[1]
            self.place(child, box, where.beside(left, right))
            x += box.width + gap + gap_more

    def wrap(self, group: Group, sized: Sized, inner: Box, where: Where) -> None:
        gap, y = self.px(group.gap), inner.y1
        for row in wrapped_rows(sized.children, inner.width, gap):
            height = max(child.height for child in row)
            used = sum(child.width for child in row) + gap * (len(row) - 1)
            x = inner.x1
            if group.justify == "center":
                x += (inner.width - used) // 2
            for child in row:
                top = crossed(group.align, y, height, child.height)
                high = height if group.align == "stretch" else child.height
                box = Box.at(x, top, child.width, high)
                self.place(child, box, where.beside(x - gap // 2, box.x2 + gap // 2))
                x += child.width + gap
            y += height + gap

    def layer(self, group: Group, sized: Sized, inner: Box, where: Where) -> None:
        """The first child fills the box; the others lie over it, each where its sizes put it."""
        for number, child in enumerate(sized.children):
            node = child.node
            if number:
                self.layers += 1
                where = where._replace(layer=self.layers)
            x = crossed(group.align, inner.x1, inner.width, child.width)
            width = inner.width if group.align == "stretch" else child.width
            if isinstance(node, Group) and node.width is not None:
                x, width = crossed("center", inner.x1, inner.width, child.width), child.width
            high = inner.height
            if number and isinstance(node, Group) and (node.height is not None or node.hugs):
                high = child.height
            y = inner.y1 + (inner.height - high) // 2
            box = Box.at(x, y, width, high)
            self.place(child, box, where)

    def free(self, group: Group, sized: Sized, inner: Box, where: Where) -> None:
        for child in sized.children:
            spot = spot_of(child.node)
            x = inner.x1 + round(spot.x * inner.width) + self.px(spot.dx)
            y = inner.y1 + round(spot.y * inner.height) + self.px(spot.dy)
            height = child.height
            if spot.h or spot.dh:
                height = round((spot.y + spot.h) * inner.height) - round(spot.y * inner.height)
                height = max(0, height + self.px(spot.dh))
            box = Box.at(x, y, child.width, height)
            self.place(child, box, where.beside(box.x1, box.x2))

    def flow(self, group: Group, sized: Sized, inner: Box, where: Where) -> None:
        """Children one below another through columns of the group's height; lines of a paragraph
        go on in the next column."""
        gap = self.px(group.gap)
        width = (inner.width - gap * (group.count - 1)) // group.count
        x, y, column = inner.x1, inner.y1, 0
        for number, child in enumerate(sized.children):
            if y > inner.y1 and y + kept(sized.children, number) > inner.y2:
                y = inner.y2 + 1  # a heading without its text goes on in the next column
            for part in column_parts(child, inner.y2 - y, inner.height):
                if y + part.height > inner.y2 and y > inner.y1:
                    column, y = column + 1, inner.y1
                    x = inner.x1 + column * (width + gap)
                if column >= group.count:
                    return
                box = Box.at(x, y, width, part.height)
                self.place(part, box, where.beside(x - gap // 2, box.x2 + gap // 2))
                y += part.height


def _rule(child: Sized, layout: _Layout) -> int:
    assert isinstance(child.node, Rule)
    return max(1, layout.px(child.node.thickness))


_PLACE: dict[type[Node], Callable[..., None]] = {
    Group: _Layout.group,
    Paragraph: _Layout.paragraph,
    Icon: _Layout.icon,
    Rule: _Layout.rule,
    Drawing: _Layout.drawing,
    Table: _Layout.table,
}
_FILL: dict[str, Callable[..., None]] = {
    "column": _Layout.stack,
    "row": _Layout.row,
    "wrap": _Layout.wrap,
    "layers": _Layout.layer,
    "columns": _Layout.flow,
    "free": _Layout.free,
}
